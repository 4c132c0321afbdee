/** Findings that no change is known for, by what they have in common. */
import { isTermId, type TermId, termRows } from "../model/terms.ts";
import { codeLists } from "../model/codes/index.ts";
import { type Operation, parentOf } from "../patches/operation.ts";
import type { Found } from "../patches/propose.ts";
import { missingOf, placeOf, unnumbered } from "./places.ts";
import type { Told } from "./roots.ts";
import { gone, type Trials, type Tried } from "./trials.ts";

/** Findings with one root, as far as can be told. */
export interface Bunch {
  readonly findings: readonly Found[];
  readonly told: Told;
}

/** Groups findings: by what goes away with an example value where one is missing, by the value, by the rule. */
export function bunches(findings: readonly Found[], repaired: Tried, trials: Trials): readonly Bunch[] {
  const left = new Set(findings);
  const tried: Bunch[] = [];
  for (const it of findings) {
    if (!left.has(it) || left.size < 2) continue;
    const also = goneWith(it, left, repaired, trials);
    if (also.size < 2) continue;
    for (const other of also) left.delete(other);
    tried.push({ findings: [it, ...[...also].filter((other) => other !== it)], told: "tried" });
  }
  return [...tried, ...related([...left], repaired)];
}

/** What goes away with a finding, if what it misses is there. */
function goneWith(it: Found, among: ReadonlySet<Found>, repaired: Tried, trials: Trials): ReadonlySet<Found> {
  const patch = exampleFor(it, repaired);
  const after = patch === undefined ? undefined : trials.with(repaired.tree, patch);
  const solved = after === undefined ? new Set<Found>() : gone(among, after.findings);
  return solved.has(it) ? solved : new Set();
}

/** A value for the first term that a finding names and that is missing. */
function exampleFor({ field, location }: Found, { tree }: Tried): readonly Operation[] | undefined {
  const at = location?.pointer ?? "";
  for (const term of [field].flat().filter(isTermId)) {
    const path = placeOf(term, at, tree);
    const value = exampleOf(term);
    if (tree.at(path) === undefined && tree.object(parentOf(path) ?? "") !== undefined && value !== undefined) {
      return [{ op: "add", path, value }];
    }
  }
  return undefined;
}

/** Amounts have none: any would be wrong. A quantity fits some price. */
function exampleOf(term: TermId): string | undefined {
  const { type, codes, list } = termRows[term];
  if (list === true) return undefined;
  if (type === "date") return "2026-01-01";
  if (type === "text") return "x";
  if (type === "quantity") return "1";
  if (type !== "code" || codes === undefined) return undefined;
  const [first] = codeLists[codes].codes("ubl-invoice");
  return first;
}

/** By a value that they all miss, by their place, or by the rule and what it meets in several places. */
function related(findings: readonly Found[], { tree }: Tried): readonly Bunch[] {
  const groups = new Map<string, Found[]>();
  const all = new Set<Found[]>();
  for (const it of findings) {
    const keys = keysOf(it, tree);
    const group = keys.map((key) => groups.get(key)).find((group) => group !== undefined) ?? [];
    group.push(it);
    all.add(group);
    for (const key of keys) if (!groups.has(key)) groups.set(key, group);
  }
  return [...all].map((group) => ({ findings: group, told: toldOf(group) }));
}

function toldOf(group: readonly Found[]): Told {
  if (group.length === 1) return "alone";
  return new Set(group.map(({ rule }) => rule)).size === 1 ? "sameRule" : "sameTerm";
}

/** Findings that have one of these in common have one root. */
function keysOf({ rule, field, location }: Found, tree: Tried["tree"]): readonly string[] {
  const at = location?.pointer ?? "";
  const [first] = [field].flat();
  const alike = `${rule} ${unnumbered(at)} ${tree.text(at)}`;
  const own = first !== undefined && isTermId(first) ? [`${first} ${placeOf(first, at, tree)}`] : [];
  return [alike, ...own, ...missingOf([field].flat(), at, tree)];
}
