/**
 * How close the engine is to the official validators: every document and mutant of the corpus, in one process.
 *
 * `deno task conformance` prints the figures and exits with 1 when one has sunk below `floor.json`, or when a pair
 * disagrees that `known.json` does not list. `--raise` writes the floor anew where figures have risen.
 */
import { judge } from "../../engine/judge.ts";
import { profileNames, profiles } from "../../engine/profiles.ts";
import type { Profile } from "../../engine/profiles.ts";
import type { Rule } from "../../engine/rules/rule.ts";
import { read } from "../../engine/validate.ts";
import { add, type Figures, type Found, noFigures } from "./compare.ts";
import { inScope, type RuleSet } from "./scope.ts";
import { corpusFolder, type Fired, hasCorpus, type Pair, pairs } from "./corpus.ts";

/** A profile's expectation is a union of rule sets. */
const expectation: Readonly<Record<Profile, readonly RuleSet[]>> = { en16931: ["en16931"] };

interface Known {
  readonly profile: Profile;
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
  if (!hasCorpus()) {
    console.log(`conformance: skipped, for there is no corpus at ${corpusFolder.pathname}`);
    return 0;
  }
  const known: readonly Known[] = JSON.parse(await Deno.readTextFile(new URL("known.json", here)));
  const listed = new Set(known.map((it) => `${it.profile} ${it.file}`));
  const figures = new Map<string, Figures>();
  const surprises: string[] = [];
  for await (const pair of pairs()) {
    for (const profile of profileNames) {
      const agreed = comparePair(figures, profile, pair);
      if (agreed === false && !listed.has(`${profile} ${pair.file}`)) surprises.push(`${profile} ${pair.file}`);
    }
  }
  for (const [name, of] of figures) print(name, of);
  await printScope();
  return await verdict(figures, surprises, args.includes("--raise"));
}

/** Undefined where the reference crashed, so that there is nothing to compare with. */
function comparePair(figures: Map<string, Figures>, profile: Profile, pair: Pair): boolean | undefined {
  const expected: Fired[] = [];
  for (const set of expectation[profile]) {
    const fired = pair.fired[set];
    if (fired === null || fired === undefined) return undefined;
    expected.push(...fired);
  }
  const name = `${profile} ${pair.syntax}`;
  const of = figures.get(name) ?? noFigures();
  figures.set(name, of);
  const side = pair.syntax === "cii" ? "cii" : "ubl";
  return add(of, pair, expected, foundIn(pair, profile), (id) => isImplemented(profile, id, side));
}

function isImplemented(profile: Profile, id: string, side: "ubl" | "cii"): boolean {
  const rules: Readonly<Record<string, Rule | undefined>> = profiles[profile].rules;
  return rules[id]?.[side] !== undefined;
}

function foundIn(pair: Pair, profile: Profile): Found {
  const reading = read(pair.xml);
  if ("refusal" in reading) return new Map([[`refused: ${reading.refusal.xmlCode}`, { severity: "fatal", count: 1 }]]);
  const found = new Map<string, { severity: string; count: number }>();
  for (const { rule, severity } of judge(reading.ok.document, { profile, docsBase: "" })) {
    if (rule.startsWith("ATW-VALUE") || rule.startsWith("ATW-DECLARED")) continue;
    const before = found.get(rule);
    found.set(rule, { severity, count: (before?.count ?? 0) + 1 });
  }
  return found;
}

function print(name: string, of: Figures): void {
  const share = (count: number) => `${count} (${percent(count, of.pairs)} %)`;
  console.log(`\n${name}: ${of.pairs} pairs`);
  console.log(`  same rules and severities  ${share(of.agree)}`);
  console.log(`  same verdict               ${share(of.verdicts)}, valid here alone: ${of.falseValid}`);
  console.log(`  same number of findings    ${share(of.counts)}`);
  const worst = [...of.rules].sort((a, b) => weight(b[1]) - weight(a[1])).slice(0, 12);
  for (const [id, { missing, extra, severity, example }] of worst) {
    console.log(`    ${id}: missing ${missing}, extra ${extra}, other severity ${severity}; such as ${example}`);
  }
}

function weight(of: { missing: number; extra: number; severity: number }): number {
  return of.missing + of.extra + of.severity;
}

function percent(count: number, of: number): string {
  return of === 0 ? "100.00" : (Math.floor((10_000 * count) / of) / 100).toFixed(2);
}

async function printScope(): Promise<void> {
  console.log("");
  for (const side of ["ubl", "cii"] as const) {
    const wanted = await inScope("en16931", side);
    const have = wanted.filter((id) => isImplemented("en16931", id, side));
    console.log(`en16931 ${side}: ${have.length} of ${wanted.length} rules in scope are implemented`);
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
