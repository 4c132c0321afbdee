/**
 * How close strict mode is to the official validators: every document and mutant of the corpus, in one process.
 *
 * `deno task tool conformance` prints the figures and exits with 1 when one has sunk below `floor.json`, or when a pair
 * disagrees that `known.json` does not list. `--raise` writes the floor again where figures have risen. `--generated` has
 * invoices judged that are written here, see `generated.ts`; `--schemas` compares what the XML Schemas say, see `schemas.ts`.
 */
import type { GeneralProfile } from "../../engine/scenarios/table.ts";
import { type Figures, print } from "./compare.ts";
import { corpusFolder, hasCorpus, pairs } from "./corpus.ts";
import { judgeGenerated } from "./generated.ts";
import { nations } from "./nations_corpus.ts";
import { measure } from "./nations_measure.ts";
import { comparePair, isImplemented, measured } from "./profiles.ts";
import { compareSchemas } from "./schemas.ts";
import { inScope } from "./scope.ts";

interface Known {
  readonly profile: GeneralProfile;
  readonly file: string;
  readonly reason: string;
}

interface Measured {
  readonly agree: number;
  readonly verdicts: number;
  readonly counts: number;
}

const here = new URL(".", import.meta.url);

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--generated")) return await judgeGenerated(args);
  if (args.includes("--schemas")) return await compareSchemas(args);
  if (!hasCorpus()) {
    console.log(`conformance: skipped, because there is no corpus at ${corpusFolder.pathname}`);
    return 0;
  }
  const known: readonly Known[] = JSON.parse(await Deno.readTextFile(new URL("known.json", here)));
  const listed = new Set(known.map((it) => `${it.profile} ${it.file}`));
  const figures = new Map<string, Figures>();
  const surprises: string[] = [];
  for await (const pair of pairs()) {
    for (const profile of measured[pair.syntax]) {
      const differences = comparePair(figures, profile, pair);
      const agreed = differences === undefined || differences.rules.length === 0;
      if (!agreed && !listed.has(`${profile} ${pair.file}`)) surprises.push(`${profile} ${pair.file}`);
    }
  }
  for (const [name, of] of figures) print(name, of);
  await printScope();
  const held = await nationsHold();
  return await verdict(figures, surprises, args.includes("--raise")) || (held ? 0 : 1);
}

/** The nations, by their own corpus. */
async function nationsHold(): Promise<boolean> {
  console.log("");
  const held: boolean[] = [];
  for (const nation of nations) held.push(await measure(nation, { every: 1 }));
  return held.every((it) => it);
}

async function printScope(): Promise<void> {
  console.log("");
  const sets = [["en16931", "en16931"], ["xrechnung", "xrechnung-ubl"], ["peppol", "peppol-bis-3"]] as const;
  for (const [set, profile] of sets) {
    for (const side of ["ubl", "cii"] as const) {
      const wanted = await inScope(set, side);
      const have = wanted.filter((id) => isImplemented(profile, id, side));
      console.log(`${set} ${side}: ${have.length} of ${wanted.length} rules in scope are implemented`);
    }
  }
}

async function verdict(figures: ReadonlyMap<string, Figures>, surprises: string[], raise: boolean): Promise<number> {
  const file = new URL("floor.json", here);
  const floor: Record<string, Measured> = JSON.parse(await Deno.readTextFile(file));
  let sunk = 0;
  for (const [name, of] of figures) {
    const now: Measured = { agree: of.agree, verdicts: of.verdicts, counts: of.counts };
    const before = floor[name] ?? { agree: 0, verdicts: 0, counts: 0 };
    for (const key of ["agree", "verdicts", "counts"] as const) {
      if (now[key] >= before[key]) continue;
      console.log(`\nSUNK: ${name}, ${key}: ${now[key]} pairs, and the floor is ${before[key]}`);
      sunk++;
    }
    floor[name] = now;
  }
  for (const surprise of surprises.slice(0, 20)) console.log(`DISAGREES and is not in known.json: ${surprise}`);
  if (raise && sunk === 0) await Deno.writeTextFile(file, `${JSON.stringify(floor, null, 2)}\n`);
  console.log(sunk + surprises.length === 0 ? "\nconformance: the floor holds" : "\nconformance: FAILED");
  return sunk + surprises.length === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
