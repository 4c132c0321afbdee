/**
 * How close the engine is to the official validators: every document and mutant of the corpus, in one process.
 *
 * `deno task conformance` prints the figures and exits with 1 when one has sunk below `floor.json`, or when a pair
 * disagrees that `known.json` does not list. `--raise` writes the floor anew where figures have risen.
 */
import { judge } from "../../engine/judge.ts";
import { profiles } from "../../engine/profiles.ts";
import type { Profile } from "../../engine/profiles.ts";
import type { Rule } from "../../engine/rules/rule.ts";
import { read } from "../../engine/validate.ts";
import { add, type Figures, type Found, noFigures } from "./compare.ts";
import { inScope, type RuleSet } from "./scope.ts";
import { corpusFolder, type Fired, hasCorpus, type Pair, pairs } from "./corpus.ts";

/** A profile's expectation is a union of rule sets. */
const expectation: Readonly<Record<Profile, readonly RuleSet[]>> = {
  "en16931": ["en16931"],
  "xrechnung-ubl": ["en16931", "xrechnung"],
  "xrechnung-cii": ["en16931", "xrechnung"],
  "facturx-en16931": ["en16931"],
  "peppol-bis-3": ["en16931", "peppol"],
};

/** What is measured: each profile on the syntax that it is for, and EN 16931 on all. */
const measured: Readonly<Record<Pair["syntax"], readonly Profile[]>> = {
  "ubl-invoice": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "ubl-credit-note": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "cii": ["en16931", "xrechnung-cii"],
};

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
    for (const profile of measured[pair.syntax]) {
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
    expected.push(...fired.map((it) => overridden(profile, it)));
  }
  const name = `${profile} ${pair.syntax}`;
  const of = figures.get(name) ?? noFigures();
  figures.set(name, of);
  const side = pair.syntax === "cii" ? "cii" : "ubl";
  return add(of, pair, expected, foundIn(pair, profile), (id) => isImplemented(profile, id, side));
}

/** The XRechnung validator's configuration gives a few rules another severity than the rule set. */
function overridden(profile: Profile, fired: Fired): Fired {
  const severities: Readonly<Record<string, Fired["severity"]>> = profiles[profile].severities;
  return { ...fired, severity: severities[fired.id] ?? fired.severity };
}

function isImplemented(profile: Profile, id: string, side: "ubl" | "cii"): boolean {
  const rules: Readonly<Record<string, Rule | undefined>> = profiles[profile].rules;
  return rules[id]?.[side] !== undefined;
}

function foundIn(pair: Pair, profile: Profile): Found {
  const reading = read(pair.xml);
  if ("refusal" in reading) return new Map([[`refused: ${reading.refusal.xmlCode}`, { severity: "fatal", count: 1 }]]);
  const found = new Map<string, { severity: string; count: number }>();
  for (const { rule, severity } of judge(reading.ok.document, { profile, mode: "strict", input: "xml", docsBase: "" })) {
    if (rule.startsWith("ATW-") && rule !== "ATW-RULE-FAILED") continue;
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
