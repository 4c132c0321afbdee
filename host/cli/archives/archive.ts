/**
 * What lies in an archive, and in the archives in it, one file after the other, within bounds: nothing is written to disk, one
 * file at a time is in memory, and what unpacks to far more than any archive of invoices is given up. What is left out is
 * counted.
 */
import { mostBytes } from "../../documents/caps.ts";
import { saidOfFile } from "../file_words.ts";
import { type Loaded, type Problem, tooLarge, unreadable, wanted } from "../files.ts";
import {
  Budget,
  MOST_DEPTH,
  MOST_NESTED,
  MOST_TIMES,
  NotHere,
  type Packed,
  type Source,
  type Stored,
  TooMuch,
  type Unpack,
} from "./packed.ts";
import type { XmlLimits } from "../../../engine/mod.ts";

/** The forms of archives, by the ends of their names. */
const forms: readonly (readonly [RegExp, () => Promise<Unpack>])[] = [
  [/\.zip$/i, async () => (await import("./zip.ts")).unzip],
  [/\.tar$/i, async () => (await import("./tar.ts")).untar],
  [/\.(?:tar\.gz|tgz)$/i, async () => (await import("./tar.ts")).untarGzip],
  [/\.(?:tar\.zst|tzst)$/i, async () => (await import("./tar.ts")).untarZstd],
];

/** Whether a file is an archive that is looked into. */
export function isArchive(path: string): boolean {
  return forms.some(([end]) => end.test(path));
}

/** A file of an archive by its path there, and what loads it. What is never loaded is never unpacked. */
export interface Inside {
  readonly file: string;
  readonly load: () => Promise<Loaded | InZip>;
  /** How much of the archive was read with it, from 0 to 1. */
  readonly upTo?: number;
}

/** A file of a ZIP, which is unpacked where it is judged. */
export interface InZip {
  readonly file: string;
  readonly stored: Stored;
}

export interface Looking {
  readonly limits: Partial<XmlLimits>;
  /** Called for each file of an archive whose name is not that of an invoice. */
  readonly passedOver?: () => void;
}

/** An archive that is looked into: its path, also within others, and how many it lies in. */
interface EntryPlace {
  readonly path: string;
  readonly source: Source;
  readonly budget: Budget;
  readonly depth: number;
}

/** The files in an archive that may be invoices, in its order. What is wrong with the archive itself is said as of a file. */
export async function* inside(path: string, looking: Looking): AsyncGenerator<Inside> {
  let size: number;
  try {
    ({ size } = await Deno.stat(path));
  } catch (error) {
    return yield unread(path, problemOf(error));
  }
  yield* members({ path, source: path, budget: new Budget(size), depth: 0 }, looking);
}

async function* members(place: EntryPlace, looking: Looking): AsyncGenerator<Inside> {
  const { path, source, budget } = place;
  const form = forms.find(([end]) => end.test(path));
  if (form === undefined) return;
  try {
    const unpack = await form[1]();
    for await (const packed of unpack(source, budget)) {
      const file = `${path}/${packed.name}`;
      if (wanted.test(packed.name)) yield { file, load: () => loaded(file, packed, looking.limits), upTo: budget.read };
      else if (isArchive(packed.name)) yield* nested(file, packed, place, looking);
      else looking.passedOver?.();
    }
  } catch (error) {
    yield unread(path, problemOf(error));
  }
}

/** An archive in an archive. */
async function* nested(
  file: string,
  packed: Packed,
  { budget, depth }: EntryPlace,
  looking: Looking,
): AsyncGenerator<Inside> {
  if (packed.problem !== undefined) return yield unread(file, packed.problem);
  if (depth >= MOST_DEPTH) return yield unread(file, refused("nested_too_deep", { depth: MOST_DEPTH }));
  let source: Uint8Array | undefined;
  try {
    source = packed.size > MOST_NESTED ? undefined : await packed.read(MOST_NESTED);
  } catch (error) {
    return yield unread(file, problemOf(error));
  }
  if (source === undefined) return yield unread(file, refused("nested_too_large", { megabytes: MOST_NESTED / 1e6 }));
  yield* members({ path: file, source, budget, depth: depth + 1 }, looking);
}

function refused(reason: Parameters<typeof saidOfFile>[0], values: Parameters<typeof saidOfFile>[1]): Problem {
  return { error: "payload_too_large", ...saidOfFile(reason, values) };
}

function unread(file: string, problem: Problem): Inside {
  return { file, load: () => Promise.resolve({ file, problem }) };
}

async function loaded(file: string, packed: Packed, limits: Partial<XmlLimits>): Promise<Loaded | InZip> {
  const { problem, size, stored, read } = packed;
  const cap = mostBytes(limits);
  if (problem !== undefined) return { file, problem };
  if (size > cap) return { file, problem: tooLarge(limits) };
  try {
    if (stored !== undefined) return { file, stored: stored() };
    const bytes = await read(cap);
    return bytes === undefined ? { file, problem: tooLarge(limits) } : { file, bytes };
  } catch (error) {
    return { file, problem: problemOf(error) };
  }
}

/** The bytes of a file of a ZIP. */
export async function fromZip({ file, stored }: InZip): Promise<Loaded> {
  const { unpacked } = await import("./zip.ts");
  try {
    return { file, bytes: unpacked(stored.archive, stored) };
  } catch (error) {
    return { file, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof TooMuch) return refused("unpacks_to_too_much", { times: MOST_TIMES });
  if (error instanceof NotHere) return { error: "unsupported_media_type", ...saidOfFile("packed_otherwise") };
  return unreadable(error) ?? { error: "bad_request", ...saidOfFile("archive_damaged") };
}
