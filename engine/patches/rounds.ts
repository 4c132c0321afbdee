/** Applying patches until nothing more can be repaired: together where they go together, else one by one. */
import type { Finding, Location } from "../judge/findings.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Patch, WithPatches } from "./mod.ts";

/** A document between repairs, with its verdict. */
export interface State {
  readonly verdict: WithPatches<Verdict>;
}

/** How often what was repaired is looked at again: a repair may bring to light what can be repaired, too. */
const ROUNDS = 4;
/** Where the patches do not go together, so many are tried one by one. */
const MOST_TRIALS = 100;

/**
 * The best that patches make of a document. `apply` gives the document with some patches, or undefined where they cannot be
 * applied. A step is taken where fewer findings are left, and none is of a rule that did not fail as often at the beginning.
 */
export function improved<S extends State>(start: S, apply: (state: S, patches: readonly Patch[]) => S | undefined): S {
  const allowed = counted(start.verdict);
  const step = (from: S, patches: readonly Patch[]) => {
    const next = patches.length === 0 ? undefined : apply(from, patches);
    return next !== undefined && isBetter(from.verdict, next.verdict, allowed) ? next : from;
  };
  let state = start;
  for (let round = 0; round < ROUNDS; round++) {
    const before = state;
    const offered = patchesIn(state.verdict);
    state = step(state, offered);
    if (state === before && offered.length > 1) {
      for (const patch of offered.slice(0, MOST_TRIALS)) state = step(state, [patch]);
    }
    if (state === before) break;
  }
  return state;
}

/** Each patch once: findings of one cause have the same. */
function patchesIn(verdict: WithPatches<Verdict>): readonly Patch[] {
  const patches = allOf(verdict).map(({ patch }) => patch).filter((it) => it !== undefined);
  return [...new Map(patches.map((patch) => [JSON.stringify(patch), patch])).values()];
}

function isBetter(before: State["verdict"], after: State["verdict"], allowed: ReadonlyMap<string, number>): boolean {
  const now = counted(after);
  return total(now) < total(counted(before)) && [...now].every(([rule, count]) => count <= (allowed.get(rule) ?? 0));
}

/** Stands for the findings that are not listed. */
const CUT = "";

/** How often each rule failed. */
function counted(verdict: State["verdict"]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of allOf(verdict)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const cut = verdict.findings_truncated;
  return cut === undefined ? counts : counts.set(CUT, cut.total - cut.returned);
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, it) => sum + it, 0);
}

function allOf({ errors, warnings, information }: State["verdict"]) {
  return [...errors, ...warnings, ...information] as readonly (Finding<Location> & { readonly patch?: Patch })[];
}
