/** Reading the files that a command is given. */
import { defaultLimits, type Refusal, type XmlLimits } from "../../engine/mod.ts";
import type { Stated } from "../domain/problems.ts";
import { mostBytes } from "../documents/caps.ts";
import { joined } from "../../engine/model/bytes.ts";
import { saidOfFile } from "./file_words.ts";
import type { Terminal } from "./terminal.ts";

/** A file as it was named, and what became of reading it. */
export type Loaded =
  | { readonly file: string; readonly bytes: Uint8Array }
  | { readonly file: string; readonly problem: Problem };

/** Why a file could not be read at all. */
export interface Problem {
  readonly error: "bad_request" | "payload_too_large" | "unsupported_media_type" | Refusal["error"];
  readonly message: string;
  readonly xmlCode?: Refusal["xmlCode"];
  /** The message in other languages. */
  readonly said?: Stated;
}

/** The names of files that may be invoices. */
export const wanted: RegExp = /\.(xml|json|pdf)$/i;

/** Reads a file, or with a terminal "-" as its standard input, into memory; never more than the character cap could need. */
export async function load(
  file: string,
  limits: Partial<XmlLimits>,
  terminal?: Pick<Terminal, "stdin">,
): Promise<Loaded> {
  const cap = mostBytes(limits);
  try {
    const bytes = file === "-" && terminal !== undefined
      ? await drain(terminal.stdin(), cap)
      : await readFile(file, cap);
    return bytes === undefined ? { file, problem: tooLarge(limits) } : { file, bytes };
  } catch (error) {
    return { file, problem: unreadable(error) ?? { error: "bad_request", ...saidOfFile("unreadable") } };
  }
}

/**
 * What is a plain file is read at once: waiting for a notification takes the processor several times as long as judging a
 * small invoice. Where files come from afar, several jobs wait for several of them.
 */
async function readFile(file: string, cap: number): Promise<Uint8Array | undefined> {
  const { isFile, size } = Deno.statSync(file);
  // Anything but a plain file, such as a pipe, does not say its size.
  if (!isFile) return await drain((await Deno.open(file)).readable, cap);
  return size > cap ? undefined : Deno.readFileSync(file);
}

/** A stream in memory; undefined, and the rest unread, where it is longer than `cap` bytes. */
export async function drain(stream: ReadableStream<Uint8Array>, cap: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > cap) return undefined;
    chunks.push(chunk);
  }
  return joined(chunks);
}

export function tooLarge({ characters = defaultLimits.characters }: Partial<XmlLimits>): Problem {
  return { error: "xml_limit_exceeded", xmlCode: "character_limit", ...saidOfFile("too_large", { characters }) };
}

/** Why the system does not give a file; undefined for any other error. */
export function unreadable(error: unknown): Problem | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof Deno.errors.NotFound || code === "ENOENT") {
    return { error: "bad_request", ...saidOfFile("missing") };
  }
  if (error instanceof Deno.errors.PermissionDenied || code === "EACCES") {
    return { error: "bad_request", ...saidOfFile("forbidden") };
  }
  return undefined;
}
