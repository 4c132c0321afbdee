/** The documents that a call names: files, what archives hold, and standard input. */
import { fromZip, type Inside, inside, type InZip, isArchive } from "../archives/archive.ts";
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
  /** How much of all has been found with it, from 0 to 1, where that is known. */
  readonly upTo?: number;
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
  let from = 0;
  for await (const { file, shut, upTo: to } of named(call, terminal)) {
    const upTo = to === undefined ? {} : { upTo: to };
    if (shut !== undefined) yield { file, load: () => Promise.resolve({ file, problem: problemOf(shut) }), ...upTo };
    else if (file === "-") yield { file, load: () => load(file, call.limits, terminal), ...upTo };
    else if (!isArchive(file)) yield { file, ...upTo };
    else if (call.fix) yield { file, load: () => Promise.resolve({ file, problem: problemOf("not_repaired") }) };
    else yield* within(inside(file, call), from, to);
    from = to ?? from;
  }
}

/** What an archive has of all. */
async function* within(files: AsyncIterable<Inside>, from: number, to: number | undefined): AsyncGenerator<Found> {
  for await (const { upTo = 1, ...it } of files) {
    yield to === undefined ? it : { ...it, upTo: from + upTo * (to - from) };
  }
}

/** Notes how much of all is found with each document, in their order, which is also that of their results. */
export async function* noting(found: AsyncIterable<Found>, ahead: (number | undefined)[]): AsyncGenerator<Found> {
  for await (const it of found) {
    ahead.push(it.upTo);
    yield it;
  }
}

function problemOf(reason: FileReason): Problem {
  return { error: "bad_request", ...saidOfFile(reason) };
}

async function* named({ paths, list }: Call, terminal: Pick<Terminal, "stdin">): AsyncGenerator<Place> {
  if (list === undefined) return yield* find(paths);
  // How long a list is shows at its end.
  for await (const { upTo: _, ...place } of find(paths)) yield place;
  for await (const { upTo: _, ...place } of findListed(namesIn(await listOf(list, terminal)))) yield place;
}

async function listOf(list: string, { stdin }: Pick<Terminal, "stdin">): Promise<ReadableStream<Uint8Array>> {
  if (list === "-") return stdin();
  try {
    return (await Deno.open(list)).readable;
  } catch {
    throw new UsageError(`the list of files "${list}" cannot be read`);
  }
}
