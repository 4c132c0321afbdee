/** Findings that no change is known for, by what they have in common. */
import { grouped } from "../model/grouped.ts";
import { isTermId, termRows } from "../model/terms.ts";
import { type Operation, parentOf } from "../edits/operation.ts";
import { type Found, gone } from "./found.ts";
import { exampleOf } from "./asking.ts";
import { aboutOf, listItemOf, missingOf, nearestIn, placeOf, unnumbered, valueAt } from "./places.ts";
import { isOnDocument } from "./own.ts";
import type { Clue } from "./root.ts";
import type { Trials, Tried } from "./trials.ts";

/** Findings with one root, as far as can be told. */
export interface Bunch {
  readonly findings: readonly Found[];
  readonly clue: Clue;
}

/** Groups findings: by what goes away with an example value where one is missing, by the value, by the rule. */
export function bunches(findings: readonly Found[], repaired: Tried, trials: Trials): readonly Bunch[] {
  const left = new Set(findings);
  const tried: Bunch[] = [];
  for (const alike of grouped(gapsOf(findings, repaired), ({ example }) => unnumbered(example.path)).values()) {
    const open = alike.filter(({ from }) => from.some((it) => left.has(it)));
    if (open.length === 0 || left.size < 2) continue;
    for (const [{ from }, solved] of goneWith(open, left, repaired, trials)) {
      const also = solved.filter((it) => left.has(it));
      const first = from.find((it) => also.includes(it));
      if (first === undefined || also.length < 2) continue;
      for (const it of also) left.delete(it);
      tried.push({ findings: [first, ...also.filter((it) => it !== first)], clue: "tried" });
    }
  }
  return [...tried, ...related([...left], repaired)];
}

/** A value that is missing, and findings that miss it before others. */
interface Gap {
  readonly example: Operation;
  readonly from: Found[];
}

function gapsOf(findings: readonly Found[], repaired: Tried): readonly Gap[] {
  const gaps = new Map<string, Gap>();
  for (const it of findings) {
    const example = exampleFor(it, repaired);
    if (example === undefined) continue;
    const known = gaps.get(example.path);
    if (known === undefined) gaps.set(example.path, { example, from: [it] });
    else known.from.push(it);
  }
  return [...gaps.values()];
}

/** So many values that are missing in the same way are tried each by itself. */
const FEW = 4;

/** What goes away with each of some values: of many, all are tried at once, and what goes away in an item is that item's. */
function goneWith(
  gaps: readonly Gap[],
  left: ReadonlySet<Found>,
  repaired: Tried,
  trials: Trials,
): readonly (readonly [Gap, readonly Found[]])[] {
  const solvedBy = (patch: readonly Operation[]) => {
    const after = trials.with(repaired.tree, patch);
    // What the model never has would always seem to go.
    return after === undefined ? [] : [...gone(left, after.findings)].filter((it) => !isOnDocument(it));
  };
  if (gaps.length <= FEW) return gaps.map((gap) => [gap, solvedBy([gap.example])]);
  const items = new Map<string, Found[]>(gaps.map(({ example }) => [itemAround(example), []]));
  for (const it of solvedBy(gaps.map(({ example }) => example))) {
    items.get(nearestIn(items, it.location?.pointer ?? "") ?? "")?.push(it);
  }
  return gaps.map((gap) => [gap, items.get(itemAround(gap.example)) ?? []]);
}

function itemAround({ path }: Operation): string {
  return listItemOf(path) ?? path;
}

/** A value for the first term that a finding names and that is missing. */
function exampleFor({ field, location }: Found, { tree }: Tried): Operation | undefined {
  const at = location?.pointer ?? "";
  for (const term of [field].flat().filter(isTermId)) {
    const path = placeOf(term, at, tree);
    const value = termRows[term].list === true ? undefined : exampleOf(term, tree);
    if (tree.at(path) === undefined && tree.object(parentOf(path) ?? "") !== undefined && value !== undefined) {
      return { op: "add", path, value };
    }
  }
  return undefined;
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
  return [...all].map((group) => ({ findings: group, clue: clueOf(group) }));
}

function clueOf(group: readonly Found[]): Clue {
  if (group.length === 1) return "alone";
  return new Set(group.map(({ rule }) => rule)).size === 1 ? "sameRule" : "sameTerm";
}

/** Findings that have one of these in common have one root. */
function keysOf({ rule, field, location }: Found, tree: Tried["tree"]): readonly string[] {
  const at = location?.pointer ?? "";
  const id = aboutOf([field].flat(), at);
  const place = isTermId(id) ? placeOf(id, at, tree) : at;
  const alike = `${rule} ${unnumbered(at)} ${valueAt(place, tree)}`;
  const own = isTermId(id) ? [`${id} ${place}`] : [];
  return [alike, ...own, ...missingOf([field].flat(), at, tree)];
}
