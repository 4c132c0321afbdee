/** Runs of the tests of a copy: whether they notice a mutant. */
import { together } from "./deno.ts";
import { changed, type Mutant } from "./mutants.ts";
import { type Reach, reaches } from "./reach.ts";

/** `refused`: by the compiler, so that it is no program. */
export type Fate = "killed" | "survived" | "unreached" | "refused";

export interface Tried {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** The test file that failed. */
  readonly by?: string;
}

/** What a mutant meets, and how long it may. */
export interface Meeting {
  readonly tests: readonly Reach[];
  /** How many milliseconds all of them may take without a mutant. */
  readonly most: number;
  /** How many mutants of a file a test has noticed so far, by `file test`: it is likely to notice the next one. */
  readonly noticed: Map<string, number>;
}

/** The tests that reach a mutant, the nearest first, until one fails. A test that never ends has noticed it, too. */
export async function fateOf(copy: string, mutant: Mutant, { tests, most, noticed }: Meeting): Promise<Tried> {
  const path = `${copy}/${mutant.file}`;
  const original = await Deno.readTextFile(path);
  const near = nearestFirst(mutant, tests.filter((it) => reaches(it, mutant.file, original, mutant.line)), noticed);
  try {
    await Deno.writeTextFile(path, changed(original, mutant));
    for (const batch of batches(near, most)) {
      const by = await failing(copy, batch);
      if (by === undefined) continue;
      const key = `${mutant.file} ${by}`;
      noticed.set(key, (noticed.get(key) ?? 0) + 1);
      return { mutant, fate: "killed", by };
    }
    return { mutant, fate: near.length === 0 ? "unreached" : "survived" };
  } finally {
    await Deno.writeTextFile(path, original);
  }
}

/** Which of some test files fails first, all of them in one process. */
export async function failing(copy: string, batch: readonly Reach[]): Promise<string | undefined> {
  const tests = batch.map(({ file }) => file);
  const { passed, output } = await together(copy, tests, 5 * timeOf(batch) + 20_000, ["--fail-fast"]);
  return passed ? undefined : tests.find((file) => output.includes(`${file}:`)) ?? tests[0];
}

/** Those that have noticed changes of the same file, then those with words of its path in theirs, then the quick ones. */
export function nearestFirst({ file }: Mutant, tests: readonly Reach[], noticed: ReadonlyMap<string, number>): Reach[] {
  const before = (test: Reach) => noticed.get(`${file} ${test.file}`) ?? 0;
  const words = new Set(wordsOf(file));
  const alike = (test: Reach) => wordsOf(test.file).filter((it) => words.has(it)).length;
  return tests.toSorted((a, b) => before(b) - before(a) || alike(b) - alike(a) || a.ms - b.ms);
}

/** "engine/xml/reader_test.ts" is about the engine, XML and a reader. */
function wordsOf(path: string): readonly string[] {
  return path.replace(/(?:_test)?\.tsx?$/, "").split(/[/_]/);
}

function timeOf(batch: readonly Reach[]): number {
  return batch.reduce((sum, { ms }) => sum + ms, 0);
}

/** How many in a batch: most mutants are noticed at once, and a process for each test takes long. */
const SIZES: readonly number[] = [1, 3, 9, 27];

export function batches(near: readonly Reach[], most: number): readonly (readonly Reach[])[] {
  const affordable = near.filter((_, index) => timeOf(near.slice(0, index + 1)) <= most);
  const all: (readonly Reach[])[] = [];
  for (let from = 0; from < affordable.length; from += all.at(-1)?.length ?? 0) {
    const size = SIZES[all.length] ?? SIZES.at(-1) ?? 1;
    all.push(affordable.slice(from, from + size));
  }
  return all;
}
