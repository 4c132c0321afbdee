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
 * What the compiler refuses is no program, and counts neither way. Which lines each test reaches is measured once, and kept in
 * `dist/mutation/`. Prints the score by folder and every survivor. Many
 * survivors change nothing that can be seen: read them.
 */
import { parseArgs } from "node:util";
import { Random } from "../tests/support/random.ts";
import { compilerOf, isRefused } from "./mutation/compiler.ts";
import { allMutants, copyProject, root, shareReference } from "./mutation/copy.ts";
import type { Mutant } from "./mutation/mutants.ts";
import { keepReach, keptReach, measure, type Reach } from "./mutation/reach.ts";
import { must } from "./shell.ts";
import { failing, type Fate, fateOf, type Tried } from "./mutation/runs.ts";
import { farTests, isNear, testsNear } from "./mutation/tests.ts";

/** Where what tests reach is kept. */
const KEPT = `${root}dist/mutation`;
/** Milliseconds that a test file may take without a mutant. */
const LONGEST = 1_800_000;

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
    const [programs, refused] = await asked(drawn, folder);
    console.log(`mutation: ${drawn.length} of ${mutants.length} mutants, ${refused.length} refused`);
    const reach = await reachOf(near, programs, copies);
    const nearOf = ({ file }: Mutant) =>
      values.tests === undefined ? reach.filter((it) => isNear(it.file, file)) : reach;
    const tried = await tryAll(programs, copies, nearOf, Infinity);
    print("tests near", [...tried, ...refused]);
    if (values.whole) print("whole suite", [...await throughTheRest(tried, near, copies), ...refused]);
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What the compiler takes, and what it does not. */
async function asked(drawn: readonly Mutant[], folder: string): Promise<[readonly Mutant[], readonly Tried[]]> {
  const types = `${folder}/runtime.d.ts`;
  await Deno.writeTextFile(types, await must(Deno.execPath(), ["types"]));
  const compiler = compilerOf(root, types);
  const programs = drawn.filter((it) => !isRefused(compiler, Deno.readTextFileSync(`${root}${it.file}`), it));
  return [programs, drawn.filter((it) => !programs.includes(it)).map((mutant) => ({ mutant, fate: "refused" }))];
}

/** What the tests near it let through meets the slow ones and those of the product, within bounds. */
async function throughTheRest(tried: readonly Tried[], near: readonly string[], copies: readonly string[]) {
  const left = tried.filter(({ fate }) => fate !== "killed");
  const mutants = left.map(({ mutant }) => mutant);
  const reach = await reachOf(farTests().filter((file) => !near.includes(file)), mutants, copies);
  const met = await tryAll(mutants, copies, () => reach, MOST_MS);
  const again = left.map((before) => {
    const after = met.find(({ mutant }) => mutant === before.mutant) ?? before;
    return after.fate === "unreached" ? before : after;
  });
  return [...tried.filter((it) => !left.includes(it)), ...again];
}

/** What the further tests may take for one survivor, in milliseconds. */
const MOST_MS = 90_000;

/** What each test reaches: as it was kept, or measured in a copy. */
async function reachOf(
  tests: readonly string[],
  mutants: readonly Mutant[],
  copies: readonly string[],
): Promise<readonly Reach[]> {
  const kept = tests.map((file) => keptReach(KEPT, file, Deno.readTextFileSync(`${root}${file}`)));
  // A file that no test has loaded may be one that was not there yet when they were measured.
  const unknown = mutants.filter(({ file }) => !kept.some((it) => it !== undefined && file in it.files));
  const latest = Math.max(0, ...unknown.map(({ file }) => Deno.statSync(`${root}${file}`).mtime?.getTime() ?? 0));
  const missing = tests.filter((_, at) => (kept[at]?.at ?? 0) <= latest);
  if (missing.length > 0) console.log(`mutation: what ${missing.length} of ${tests.length} test files reach …`);
  const groups = Array.from({ length: Math.ceil(missing.length / GROUP) }, (_, at) => {
    return missing.slice(at * GROUP, (at + 1) * GROUP);
  });
  const found = await inParallel(groups, copies, (group, copy) => reachIfAny(copy, group));
  return [...kept.filter((it) => it !== undefined && !missing.includes(it.file)), ...found.flat()].filter((it) => {
    return it !== undefined;
  });
}

/** How many test files are measured together: those beside each other by name are about the same, mostly. */
const GROUP = 5;

/** None for tests that fail without a mutant: they need more than a copy has, for example a build, or a machine with less to do. */
async function reachIfAny(copy: string, tests: readonly string[]): Promise<readonly Reach[]> {
  try {
    const reach = await measure(copy, tests, LONGEST);
    for (const it of reach) keepReach(KEPT, it);
    return reach;
  } catch {
    if (tests.length > 1) return (await inParallel(tests, [copy], (file) => reachIfAny(copy, [file]))).flat();
    console.log(`  left out, because it fails in a copy: ${tests}`);
    return [];
  }
}

/** Tries each mutant, and holds that what noticed one passes without: it could have failed for another reason. */
async function tryAll(
  mutants: readonly Mutant[],
  copies: readonly string[],
  testsOf: (mutant: Mutant) => readonly Reach[],
  most: number,
): Promise<readonly Tried[]> {
  const noticed = new Map<string, number>();
  const tryOne = async (mutant: Mutant, copy: string) => {
    return shown(await fateOf(copy, mutant, { tests: testsOf(mutant), most, noticed }));
  };
  const tried = await inParallel(mutants, copies, tryOne);
  const fallen = new Set(tried.map(({ by }) => by));
  const tests = mutants.flatMap(testsOf).filter(({ file }, at, all) => {
    return fallen.has(file) && all.findIndex((it) => it.file === file) === at;
  });
  const [copy = ""] = copies;
  const wrong = tests.length === 0 ? undefined : await failing(copy, tests);
  if (wrong === undefined) return tried;
  console.log(`  fails without a mutant, and is left out: ${wrong}`);
  const others = (mutant: Mutant) => testsOf(mutant).filter(({ file }) => file !== wrong);
  const again = tried.filter(({ by }) => by === wrong).map(({ mutant }) => mutant);
  return [...tried.filter(({ by }) => by !== wrong), ...await tryAll(again, copies, others, most)];
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
