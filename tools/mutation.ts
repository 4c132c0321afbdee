/**
 * Changes operators, conditions, constants and boundaries one at a time, and counts the changes that no test near them notices.
 *
 *     deno task tool mutation                        300 mutants of engine/, host/ and web/, drawn at random
 *     deno task tool mutation --count 0              all of them, which takes hours
 *     deno task tool mutation --folder engine/xml/ --count 100 --seed 7
 *     deno task tool mutation --boundaries           boundaries alone: < and <=, a number by one, the first and the last of a list
 *     deno task tool mutation --folder host/http/ --folder host/mcp/ --each 30    so many in each of the folders
 *     deno task tool mutation --folder engine/open/ --tests tests/engine/open_test.ts --tests tests/engine/totals_test.ts
 *     deno task tool mutation --whole                what survives meets the slow tests and those of the product, too
 *
 * What the compiler refuses is no program, and counts neither way. Prints the score by folder and every survivor. Many
 * survivors change nothing that can be seen: read them.
 */
import { parseArgs } from "node:util";
import { Random } from "../tests/support/random.ts";
import { allMutants, copyProject, shareReference } from "./mutation/copy.ts";
import type { Mutant } from "./mutation/mutants.ts";
import { type Baseline, baseline, type Fate, fateOf, type Tried } from "./mutation/runs.ts";
import { farTests, isNear, testsNear } from "./mutation/tests.ts";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      folder: { type: "string", multiple: true, default: ["engine/", "host/", "web/"] },
      count: { type: "string", default: "300" },
      each: { type: "string" },
      boundaries: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: `${navigator.hardwareConcurrency}` },
      tests: { type: "string", multiple: true },
      whole: { type: "boolean", default: false },
    },
  });
  const folder = await Deno.makeTempDir({ prefix: "mutation-" });
  try {
    const rooms = await Promise.all(values.folder.map((it) => allMutants(it, values.boundaries)));
    const mutants = rooms.flat();
    const random = new Random(Number(values.seed));
    const drawn = values.each === undefined
      ? draw(mutants, Number(values.count), random)
      : rooms.flatMap((it) => draw(it, Number(values.each), random));
    const near = values.tests ?? testsNear(drawn.map(({ file }) => file));
    const copies = Array.from({ length: Number(values.jobs) }, (_, job) => `${folder}/${job}`);
    for (const copy of copies) await copyProject(copy);
    shareReference(folder);
    console.log(
      `mutation: ${drawn.length} of ${mutants.length} mutants, ${near.length} test files; what each reaches …`,
    );
    const baselines = (await inParallel(near, copies, (file, copy) => baselineIfAny(copy, file, drawn))).flat();
    const tried = await inParallel(drawn, copies, async (mutant, copy) => {
      const those = values.tests === undefined ? baselines.filter(({ file }) => isNear(file, mutant.file)) : baselines;
      return shown({ mutant, fate: await fateOf(copy, mutant, those) });
    });
    print("tests near", tried);
    if (values.whole) print("whole suite", await throughTheRest(tried, near, copies));
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What the tests near it let through meets the slow ones and those of the product, within bounds. */
async function throughTheRest(tried: readonly Tried[], near: readonly string[], copies: readonly string[]) {
  const left = tried.filter(({ fate }) => fate === "survived" || fate === "unreached");
  const others = farTests().filter((file) => !near.includes(file));
  console.log(`mutation: ${left.length} meet ${others.length} further test files; what each reaches …`);
  const mutants = left.map(({ mutant }) => mutant);
  const baselines = await inParallel(others, copies, (file, copy) => baselineIfAny(copy, file, mutants));
  const met = await inParallel(left, copies, async ({ mutant, fate: before }, copy) => {
    const fate = await fateOf(copy, mutant, baselines.flat(), MOST_MS);
    return shown({ mutant, fate: fate === "unreached" ? before : fate });
  });
  return [...tried.filter((it) => !left.includes(it)), ...met];
}

/** What the further tests may take for one survivor, in milliseconds. */
const MOST_MS = 90_000;

/** None for tests that fail without a mutant: they need more than a copy has, for example a build, or a machine with less to do. */
async function baselineIfAny(copy: string, file: string, mutants: readonly Mutant[]): Promise<readonly Baseline[]> {
  try {
    return [await baseline(copy, file, mutants)];
  } catch {
    console.log(`  left out, because it fails in a copy: ${file}`);
    return [];
  }
}

/** Says what is not noticed as soon as that is known. */
function shown(tried: Tried): Tried {
  const { mutant: { file, line, was, becomes }, fate } = tried;
  const change = `${was}  ->  ${becomes}`.replaceAll(/\s+/g, " ");
  if (fate === "survived" || fate === "unreached") console.log(`  ${fate}: ${file}:${line}  ${change}`);
  return tried;
}

/** So many of the mutants, the same for the same seed; all for 0. */
function draw(all: readonly Mutant[], count: number, random: Random): readonly Mutant[] {
  if (count === 0) return all;
  const left = [...all];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => left.splice(random.below(left.length), 1));
  return drawn.flat();
}

/** Works on all items, in each copy on one at a time. */
async function inParallel<T, R>(
  items: readonly T[],
  copies: readonly string[],
  work: (item: T, copy: string) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (copy: string) => {
    for (let i = next++; i < items.length; i = next++) {
      const item = items[i];
      if (item !== undefined) results.push(await work(item, copy));
    }
  };
  await Promise.all(copies.map(worker));
  return results;
}

/** A row for each room, then one for each floor of the house that has several. */
function print(by: string, tried: readonly Tried[]): void {
  console.log(`mutation, by the ${by}: the share of changes that tests notice, of those that the compiler takes`);
  const rowsBy = (depth: number) => {
    return [...Map.groupBy(tried, ({ mutant: { file } }) => file.split("/").slice(0, depth).join("/"))].sort();
  };
  for (const [room, some] of rowsBy(2)) console.log(`  ${room.padEnd(20)} ${scoreOf(some)}`);
  for (const [house, some] of rowsBy(1)) console.log(`mutation, by the ${by}: ${house}/ ${scoreOf(some)}`);
}

function scoreOf(tried: readonly { readonly fate: Fate }[]): string {
  const count = (fate: Fate) => tried.filter((it) => it.fate === fate).length;
  const counted = tried.length - count("refused");
  const share = counted === 0 ? "  -  " : (100 * count("killed") / counted).toFixed(1);
  const fates = `${count("survived")} survived, ${count("unreached")} reached by no test, ${count("refused")} refused`;
  return `${share} %: ${count("killed")} of ${counted} noticed, ${fates}`;
}

Deno.exitCode = await main();
