/**
 * Changes operators, conditions and constants one at a time, and counts the changes that no test near them notices.
 *
 *     deno task mutation                        300 mutants of engine/ and host/stores/, drawn at random
 *     deno task mutation --count 0              all of them, which takes hours
 *     deno task mutation --folder engine/xml/ --count 100 --seed 7
 *
 * Prints the score by folder and every survivor. Many survivors change nothing that can be seen: read them.
 */
import { parseArgs } from "node:util";
import { Random } from "../tests/support/random.ts";
import { allMutants, copyProject, shareReference } from "./mutation/copy.ts";
import type { Mutant } from "./mutation/mutants.ts";
import { type Baseline, baseline, type Fate, fateOf } from "./mutation/runs.ts";

/** The tests near a folder. Those of the whole product are too slow to run for each mutant. */
const nearTests: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ["engine/pdf/", ["tests/pdf/"]],
  ["engine/", ["tests/engine/", "tests/rules/"]],
  ["host/stores/", ["tests/host/"]],
];

/** What a mutant must not be judged by: random input, hostile files and the corpus notice nearly everything, and take minutes. */
const slow =
  /property_test\.ts$|corpus_test\.ts$|w3c_test\.ts$|round_trip_test\.ts$|reader_peer_test\.ts$|pdf\/hostile_test\.ts$/;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      folder: { type: "string", multiple: true, default: ["engine/", "host/stores/"] },
      count: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: `${navigator.hardwareConcurrency}` },
    },
  });
  const folder = await Deno.makeTempDir({ prefix: "mutation-" });
  try {
    const mutants = await allMutants(values.folder);
    const drawn = draw(mutants, Number(values.count), Number(values.seed));
    const tests = testsNear(values.folder);
    const copies = Array.from({ length: Number(values.jobs) }, (_, job) => `${folder}/${job}`);
    for (const copy of copies) await copyProject(copy);
    shareReference(folder);
    console.log(
      `mutation: ${drawn.length} of ${mutants.length} mutants, ${tests.length} test files; what each reaches …`,
    );
    const baselines = await inParallel(tests, copies, (file, copy) => baseline(copy, file));
    const fates = await inParallel(drawn, copies, async (mutant, copy) => {
      const fate = await fateOf(copy, mutant, near(mutant, baselines));
      if (fate !== "killed") console.log(`  ${fate}: ${mutant.file}:${mutant.line}  ${shown(mutant)}`);
      return { mutant, fate };
    });
    print(fates);
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function shown({ was, becomes }: Mutant): string {
  return `${was}  ->  ${becomes}`.replaceAll(/\s+/g, " ");
}

function testsNear(folders: readonly string[]): readonly string[] {
  const wanted = nearTests.filter(([near]) => folders.some((it) => it.startsWith(near) || near.startsWith(it)));
  return wanted.flatMap(([, tests]) => tests).flatMap((below) => {
    const names = [...Deno.readDirSync(new URL(`../${below}`, import.meta.url))].map(({ name }) => `${below}${name}`);
    return names.filter((path) => path.endsWith("_test.ts") && !slow.test(path));
  });
}

function near({ file }: Mutant, baselines: readonly Baseline[]): readonly Baseline[] {
  const [, tests = []] = nearTests.find(([folder]) => file.startsWith(folder)) ?? [];
  return baselines.filter((it) => tests.some((folder) => it.file.startsWith(folder)));
}

/** So many of the mutants, the same for the same seed; all for 0. */
function draw(all: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  if (count === 0) return all;
  const random = new Random(seed);
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

function print(fates: readonly { readonly mutant: Mutant; readonly fate: Fate }[]): void {
  const byFolder = Map.groupBy(fates, ({ mutant: { file } }) => file.split("/").slice(0, 2).join("/"));
  for (const [folder, some] of [...byFolder].sort()) console.log(`  ${folder.padEnd(20)} ${scoreOf(some)}`);
  for (const top of new Set(fates.map(({ mutant: { file } }) => file.split("/")[0] ?? ""))) {
    console.log(`mutation: ${top}/ ${scoreOf(fates.filter(({ mutant: { file } }) => file.startsWith(`${top}/`)))}`);
  }
}

function scoreOf(fates: readonly { readonly fate: Fate }[]): string {
  const killed = fates.filter(({ fate }) => fate === "killed").length;
  const unreached = fates.filter(({ fate }) => fate === "unreached").length;
  const share = (100 * killed / fates.length).toFixed(1);
  return `${share} %: ${killed} of ${fates.length} noticed, ${unreached} reached by no test`;
}

Deno.exitCode = await main();
