/** The documents that a call names: files, what archives hold, and standard input. */
import { fromZip, inside, type InZip, isArchive } from "../archives/archive.ts";
import { type FileReason, saidOfFile } from "../file_words.ts";
import { load, type Loaded, type Problem } from "../files.ts";
import { find, findListed, type Place } from "../find.ts";
import { type Terminal, UsageError } from "../terminal.ts";
import type { XmlLimits } from "../../../engine/mod.ts";
import { namesIn } from "./list.ts";

/**
 * A document. Without `load` it is a file, which is read where it is judged. What has `load` is loaded before the next is asked
 * for, or never.
 */
export interface Found {
  readonly file: string;
  readonly load?: () => Promise<Loaded | InZip>;
}

/** A document that can be sent to a worker. */
export type Item = Loaded | InZip | Named;

/** What a found document is handed on as. */
export function itemOf({ file, load }: Found): Item | Promise<Item> {
  return load === undefined ? { file } : load();
}

/** The bytes of a document, read or unpacked where it is judged. */
export function loadedOf(item: Item, limits: Partial<XmlLimits>): Loaded | Promise<Loaded> {
  if ("bytes" in item || "problem" in item) return item;
  return "stored" in item ? fromZip(item) : load(item.file, limits);
}

interface Named {
  readonly file: string;
}

export interface Call {
  readonly paths: readonly string[];
  /** A file with further paths, or "-" for standard input. */
  readonly list?: string;
  readonly limits: Partial<XmlLimits>;
  /** Files are changed, which is not done to archives. */
  readonly fix: boolean;
  /** Called for each file of an archive whose name is not that of an invoice. */
  readonly passedOver?: () => void;
}

/** The documents in the order of the call, each found when it is asked for. */
export async function* found(call: Call, terminal: Pick<Terminal, "stdin">): AsyncGenerator<Found> {
  for await (const { file, shut } of named(call, terminal)) {
    if (shut !== undefined) yield { file, load: () => Promise.resolve({ file, problem: problemOf(shut) }) };
    else if (file === "-") yield { file, load: () => load(file, call.limits, terminal) };
    else if (!isArchive(file)) yield { file };
    else if (!call.fix) yield* inside(file, call);
    else yield { file, load: () => Promise.resolve({ file, problem: problemOf("not_repaired") }) };
  }
}

function problemOf(reason: FileReason): Problem {
  return { error: "bad_request", ...saidOfFile(reason) };
}

async function* named({ paths, list }: Call, terminal: Pick<Terminal, "stdin">): AsyncGenerator<Place> {
  yield* find(paths);
  if (list !== undefined) yield* findListed(namesIn(await listOf(list, terminal)));
}

async function listOf(list: string, { stdin }: Pick<Terminal, "stdin">): Promise<ReadableStream<Uint8Array>> {
  if (list === "-") return stdin();
  try {
    return (await Deno.open(list)).readable;
  } catch {
    throw new UsageError(`the list of files "${list}" cannot be read`);
  }
}
