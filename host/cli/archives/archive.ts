/**
 * What lies in an archive, one file after the other, within bounds: nothing is written to disk, one file at a time is in
 * memory, and what unpacks to far more than any archive of invoices is given up.
 */
import { mostBytes } from "../../documents/caps.ts";
import { saidOfFile } from "../file_words.ts";
import { type Loaded, type Problem, tooLarge, unreadable, wanted } from "../files.ts";
import { Budget, MOST_TIMES, type Packed, TooMuch, type Unpack } from "./packed.ts";
import type { XmlLimits } from "../../../engine/mod.ts";

/** The forms of archives, by the ends of their names. */
const forms: readonly (readonly [RegExp, () => Promise<Unpack>])[] = [
  [/\.zip$/i, async () => (await import("./zip.ts")).unzip],
  [/\.tar$/i, async () => (await import("./tar.ts")).untar],
  [/\.(?:tar\.gz|tgz)$/i, async () => (await import("./tar.ts")).untarGzip],
];

/** Whether a file is an archive that is looked into. */
export function isArchive(path: string): boolean {
  return forms.some(([end]) => end.test(path));
}

/** A file of an archive by its path there, and what loads it. What is never loaded is never unpacked. */
export interface Inside {
  readonly file: string;
  readonly load: () => Promise<Loaded>;
}

/** The files in an archive that may be invoices, in its order. What is wrong with the archive itself is said as of a file. */
export async function* inside(path: string, limits: Partial<XmlLimits>): AsyncGenerator<Inside> {
  const form = forms.find(([end]) => end.test(path));
  if (form === undefined) return;
  try {
    const unpack = await form[1]();
    const budget = new Budget((await Deno.stat(path)).size);
    for await (const packed of unpack(path, budget)) {
      if (!wanted.test(packed.name)) continue;
      const file = `${path}/${packed.name}`;
      yield { file, load: () => loaded(file, packed, limits) };
    }
  } catch (error) {
    yield { file: path, load: () => Promise.resolve({ file: path, problem: problemOf(error) }) };
  }
}

async function loaded(file: string, packed: Packed, limits: Partial<XmlLimits>): Promise<Loaded> {
  const { problem, size, read } = packed;
  const cap = mostBytes(limits);
  if (problem !== undefined) return { file, problem };
  if (size > cap) return { file, problem: tooLarge(limits) };
  try {
    const bytes = await read(cap);
    return bytes === undefined ? { file, problem: tooLarge(limits) } : { file, bytes };
  } catch (error) {
    return { file, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof TooMuch) {
    return { error: "payload_too_large", ...saidOfFile("unpacks_to_too_much", { times: MOST_TIMES }) };
  }
  const refused = unreadable(error);
  return refused ?? { error: "bad_request", ...saidOfFile("archive_damaged") };
}
