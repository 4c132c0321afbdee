/** Compares verdicts with the reference, and counts. */
import type { Fired, Pair } from "./corpus.ts";

/** What the engine found, by rule: how often, and with which severity. */
export type Found = ReadonlyMap<string, { readonly severity: string; readonly count: number }>;

export interface Figures {
  pairs: number;
  /** Pairs with the same rules and severities. */
  agree: number;
  /** Pairs where "is there a fatal finding" is the same. */
  verdicts: number;
  /** Pairs where every rule fired as often as in the reference. */
  counts: number;
  /** Pairs that are valid here and not in the reference. */
  falseValid: number;
  /** Rules that disagree, with how often each way, and an example. */
  readonly rules: Map<string, { missing: number; extra: number; severity: number; example: string }>;
}

export function noFigures(): Figures {
  return { pairs: 0, agree: 0, verdicts: 0, counts: 0, falseValid: 0, rules: new Map() };
}

/** What differs in one pair, a few words each. */
export interface Differences {
  /** Rules that failed on one side alone, or with another severity. */
  readonly rules: readonly string[];
  /** Rules that failed on both sides, but not equally often. */
  readonly counts: readonly string[];
}

/** Adds one pair. All rules take part. Gives what differs. */
export function add(
  figures: Figures,
  pair: Pair,
  expected: readonly Fired[],
  found: Found,
): Differences {
  const wanted = new Map(expected.map((it) => [it.id, it]));
  const ids = new Set([...wanted.keys(), ...found.keys()]);
  const rules: string[] = [];
  const counts: string[] = [];
  for (const id of ids) {
    const want = wanted.get(id);
    const have = found.get(id);
    if (want?.severity === have?.severity) {
      if (want?.count !== have?.count) counts.push(`${id} ${have?.count} times, not ${want?.count}`);
      continue;
    }
    const kind = want === undefined ? "extra" : have === undefined ? "missing" : "severity";
    rules.push(`${id} ${kind}`);
    const entry = figures.rules.get(id) ?? { missing: 0, extra: 0, severity: 0, example: pair.file };
    entry[kind]++;
    figures.rules.set(id, entry);
  }
  const fatalWanted = [...wanted.values()].some((it) => it.severity === "fatal");
  const fatalFound = [...found.values()].some((it) => it.severity === "fatal");
  figures.pairs++;
  if (rules.length === 0) figures.agree++;
  if (rules.length + counts.length === 0) figures.counts++;
  if (fatalWanted === fatalFound) figures.verdicts++;
  if (fatalWanted && !fatalFound) figures.falseValid++;
  return { rules, counts };
}

/** Prints the figures, with the rules that disagree most. */
export function print(name: string, of: Figures): void {
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
