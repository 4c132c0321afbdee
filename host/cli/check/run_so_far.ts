/** What a run has found so far, and how it is kept in a file, so that another run goes on where one was ended. */
import { ENGINE_VERSION } from "../../../engine/mod.ts";
import { printable } from "../printable.ts";
import { UsageError } from "../terminal.ts";
import { writeWhole } from "../write_whole.ts";
import type { Found } from "./found.ts";
import type { Done } from "./order.ts";
import type { Results } from "./results.ts";

export interface SoFar {
  /** Documents whose results were written, the last of them by its name, and the bytes of the results. */
  readonly done: number;
  readonly last: string;
  readonly bytes: number;
  readonly tally: Readonly<Record<Done["kind"], number>>;
  readonly warnings: number;
  /** Rules of the ignore list that failed. */
  readonly ignored: readonly string[];
}

export const nothing: SoFar = {
  done: 0,
  last: "",
  bytes: 0,
  tally: { valid: 0, invalid: 0, refused: 0 },
  warnings: 0,
  ignored: [],
};

/** With one more document. */
export function withDone(so: SoFar, { file, kind, warnings, ignored }: Done, bytes: number): SoFar {
  return {
    done: so.done + 1,
    last: file,
    bytes,
    tally: { ...so.tally, [kind]: so.tally[kind] + 1 },
    warnings: so.warnings + warnings,
    ignored: ignored.every((rule) => so.ignored.includes(rule))
      ? so.ignored
      : [...new Set([...so.ignored, ...ignored])],
  };
}

/** The file that a run is noted in, and what was asked for: a run with other options is another run. */
export interface Note {
  readonly path: string;
  readonly asked: unknown;
}

interface Noted {
  readonly faktlint: string;
  readonly asked: unknown;
  readonly run: SoFar;
}

/** What a run had found when it was ended; undefined for the first run. Throws UsageError where the note is of another run. */
export async function noted({ path, asked }: Note): Promise<SoFar | undefined> {
  const name = `--resume "${printable(path)}"`;
  let note: Partial<Noted>;
  try {
    note = JSON.parse(await Deno.readTextFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw new UsageError(`${name} is not a file that a run was noted in; nothing was changed`);
  }
  if (!isSoFar(note?.run)) throw new UsageError(`${name} is not a file that a run was noted in; nothing was changed`);
  if (note.faktlint !== ENGINE_VERSION) {
    throw new UsageError(
      `${name} is of version ${note.faktlint}, and this is ${ENGINE_VERSION}: remove it to start over`,
    );
  }
  if (JSON.stringify(note.asked) !== JSON.stringify(asked)) {
    throw new UsageError(`${name} is of a run with other paths or options: give the same, or remove it to start over`);
  }
  return note.run;
}

function isSoFar(run: unknown): run is SoFar {
  if (typeof run !== "object" || run === null) return false;
  const { done, last, bytes, tally, warnings, ignored }: Partial<SoFar> = run;
  return [done, bytes, warnings, tally?.valid, tally?.invalid, tally?.refused].every(Number.isSafeInteger) &&
    typeof last === "string" && Array.isArray(ignored);
}

/** Notes a run. What is said to be written is on disk before. */
export async function note({ path, asked }: Note, run: SoFar, results: Results): Promise<void> {
  await results.sync();
  const noted: Noted = { faktlint: ENGINE_VERSION, asked, run };
  const problem = await writeWhole(path, new TextEncoder().encode(`${JSON.stringify(noted)}\n`));
  if (problem !== undefined) throw new UsageError(problem);
}

/** What is left to be done of all documents. Throws UsageError where those that were done are others now. */
export async function* left(found: AsyncIterable<Found>, { done, last }: SoFar): AsyncGenerator<Found> {
  let number = 0;
  for await (const it of found) {
    number++;
    if (number === done && it.file !== last) throw otherFiles(done, last);
    if (number > done) yield it;
  }
  if (number < done) throw otherFiles(done, last);
}

function otherFiles(done: number, last: string): UsageError {
  return new UsageError(
    `${done} files were checked, the last of them "${printable(last)}", and it is not there in its place any more. ` +
      "Remove the --resume file to start over",
  );
}
