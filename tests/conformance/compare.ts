/** Compares verdicts with the reference, and counts. */
import type { Fired, Pair } from "./corpus.ts";

/** What the engine found, by rule: how often, and how grave. */
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

/** Adds one pair. Only rules that `compared` holds take part. Gives whether the pair agreed. */
export function add(
  figures: Figures,
  pair: Pair,
  expected: readonly Fired[],
  found: Found,
  compared: (id: string) => boolean,
): boolean {
  const wanted = new Map(expected.filter((it) => compared(it.id)).map((it) => [it.id, it]));
  const ids = new Set([...wanted.keys(), ...found.keys()]);
  let same = true;
  let sameCounts = true;
  for (const id of ids) {
    const want = wanted.get(id);
    const have = found.get(id);
    if (want?.count !== have?.count) sameCounts = false;
    if (want?.severity === have?.severity) continue;
    same = false;
    const entry = figures.rules.get(id) ?? { missing: 0, extra: 0, severity: 0, example: pair.file };
    entry[want === undefined ? "extra" : have === undefined ? "missing" : "severity"]++;
    figures.rules.set(id, entry);
  }
  const fatalWanted = [...wanted.values()].some((it) => it.severity === "fatal");
  const fatalFound = [...found.values()].some((it) => it.severity === "fatal");
  figures.pairs++;
  if (same) figures.agree++;
  if (same && sameCounts) figures.counts++;
  if (fatalWanted === fatalFound) figures.verdicts++;
  if (fatalWanted && !fatalFound) figures.falseValid++;
  return same;
}
