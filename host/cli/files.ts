/** Finding and reading the files that a command is given. */
import * as fs from "node:fs/promises";
import { defaultLimits, type Refusal, type XmlLimits } from "../../engine/mod.ts";
import { joined } from "../bytes.ts";
import { mostBytes } from "./media.ts";
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
}

const wanted = /\.(xml|json|pdf)$/i;

/**
 * The files that the given paths stand for, in order; folders are walked, their files sorted by name. "-" is standard input. A
 * folder that cannot be walked is given like a file, so that the attempt to read it says why.
 */
export async function* find(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if (path === "-") yield path;
    else if (await isFolder(path)) yield* walk(path);
    else if (isPattern(path) && !(await isThere(path))) yield* matching(path);
    else yield path;
  }
}

/** What a shell left unexpanded: it was quoted, or the shell does not know patterns. */
function isPattern(path: string): boolean {
  return /[*?{[]/.test(path);
}

async function isThere(path: string): Promise<boolean> {
  return await Deno.lstat(path).then(() => true, () => false);
}

/** The files that a pattern means, by name; the pattern itself where there is none, so that reading it says so. */
async function* matching(pattern: string): AsyncGenerator<string> {
  // Node 20 has no patterns, and leaves them to the shell.
  const found = "glob" in fs ? (await Array.fromAsync(fs.glob(pattern))).sort() : [];
  if (found.length === 0) return yield pattern;
  for (const path of found) {
    if (!(await isFolder(path))) yield path;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isDirectory;
  } catch {
    return false;
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await entriesOf(folder);
  if (entries === undefined) return yield folder;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder.replace(/\/+$/, "")}/${entry.name}`;
    if (entry.isDirectory) yield* walk(path);
    else if ((entry.isFile || entry.isSymlink) && wanted.test(entry.name)) yield path;
  }
}

async function entriesOf(folder: string): Promise<Deno.DirEntry[] | undefined> {
  try {
    return await Array.fromAsync(Deno.readDir(folder));
  } catch {
    return undefined;
  }
}

/** Reads a file, or standard input, into memory; never more than the character cap could need. */
export async function load(
  file: string,
  limits: Partial<XmlLimits>,
  terminal: Pick<Terminal, "stdin">,
): Promise<Loaded> {
  const cap = mostBytes(limits);
  try {
    const bytes = file === "-" ? await drain(terminal.stdin(), cap) : await readFile(file, cap);
    return bytes === undefined ? { file, problem: tooLarge(limits) } : { file, bytes };
  } catch (error) {
    return { file, problem: unreadable(error) };
  }
}

async function readFile(file: string, cap: number): Promise<Uint8Array | undefined> {
  const { isFile, size } = await Deno.stat(file);
  // What is no plain file, such as a pipe, does not say its size.
  if (!isFile) return await drain((await Deno.open(file)).readable, cap);
  return size > cap ? undefined : await Deno.readFile(file);
}

async function drain(stream: ReadableStream<Uint8Array>, cap: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > cap) return undefined;
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

function tooLarge({ characters = defaultLimits.characters }: Partial<XmlLimits>): Problem {
  return {
    error: "xml_limit_exceeded",
    xmlCode: "character_limit",
    message: `The file is larger than ${characters} characters can be. Raise the cap with --max-characters.`,
  };
}

function unreadable(error: unknown): Problem {
  if (error instanceof Deno.errors.NotFound) return { error: "bad_request", message: "There is no such file." };
  if (error instanceof Deno.errors.PermissionDenied) {
    return { error: "bad_request", message: "The file may not be read. Check its permissions." };
  }
  return { error: "bad_request", message: "The file cannot be read." };
}
