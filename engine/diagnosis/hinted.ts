/** Findings on values of which the invoice itself says what they may be: choices, and a question, because it is never sure. */
import { codeLists } from "../model/codes/index.ts";
import { fullPointer } from "../model/shorthands.ts";
import { fieldAt, fieldsOf, isGroupId, isTermId, type TermId, termRows } from "../model/terms.ts";
import { type Found, gone } from "./found.ts";
import { type Operation, parentOf, pointerTo } from "../edits/operation.ts";
import { hints } from "./hints/index.ts";
import type { Spot } from "./hints/hint.ts";
import { factsOf } from "../rules/index.ts";
import { codesFor } from "./hints/aliases.ts";
import { codeIn } from "../edits/values.ts";
import { placeOf, unnumbered, valueAt } from "./places.ts";
import type { Explanation, Root } from "./root.ts";
import { Share, type Trials, type Tried } from "./trials.ts";

/** So many values are looked for, and so many are tried in all: for the others there is the question alone. */
const MOST_GROUPS = 6;
const MOST_VALUES = 6;
const MOST_TRIALS = 20;

/** The same value in the same place of several items, with the findings on it. */
interface Group {
  readonly spots: Map<string, Spot>;
  readonly findings: Set<Found>;
}

/** Roots of which the value has to be chosen. */
export function hintedRoots(before: Tried, asked: readonly Found[], trials: Trials): readonly Root[] {
  const share = new Share(trials, MOST_TRIALS);
  const left = new Set(asked);
  return [...groupsOf(asked, before, trials).values()].slice(0, MOST_GROUPS).flatMap((group) => {
    const [best, ...others] = [...triedOf(group, left, before, trials, share)];
    if (best === undefined) return [];
    for (const it of best.findings) left.delete(it);
    return [{ ...best, others, open: true } as const];
  });
}

function* triedOf(
  { spots, findings }: Group,
  left: ReadonlySet<Found>,
  { tree }: Tried,
  trials: Trials,
  share: Share,
): Iterable<Explanation & { readonly findings: Found[] }> {
  const own = [...findings].filter((it) => left.has(it));
  if (own.length === 0) return;
  for (const { patch, clue } of patchesFor([...spots.values()])) {
    const after = share.takes() ? trials.with(tree, patch) : undefined;
    const solved = after === undefined ? [] : own.filter((it) => gone([it], after.findings).size > 0);
    if (solved.length > 0) yield { patch, clue, findings: solved };
  }
}

/** The same way to tell the value, in all places at once. */
function patchesFor(spots: readonly Spot[]): readonly Explanation[] {
  const patches = new Map<string, Explanation>();
  for (const { id, values } of hints) {
    const all = spots.map((spot) => values(spot));
    for (const index of all[0]?.keys() ?? []) {
      const patch = spots.flatMap((spot, at) => valued(spot, all[at]?.[index]));
      const key = JSON.stringify(patch);
      if (patch.length === spots.length && !patches.has(key)) patches.set(key, { patch, clue: id });
    }
  }
  return [...patches.values()].slice(0, MOST_VALUES);
}

function valued({ pointer, text, tree }: Spot, value: string | undefined): readonly Operation[] {
  if (value === undefined || value === text) return [];
  if (text === undefined) return [{ op: "add", path: pointer, value }];
  const path = tree.text(pointer) === undefined ? pointerTo(pointer, "value") : pointer;
  return [{ op: "replace", path, value }];
}

function groupsOf(asked: readonly Found[], before: Tried, trials: Trials): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const it of asked) {
    for (const spot of spotsOf(it, before, trials)) {
      const key = `${spot.term} ${unnumbered(spot.pointer)} ${spot.text}`;
      const group = groups.get(key) ?? { spots: new Map(), findings: new Set() };
      groups.set(key, group);
      group.spots.set(spot.pointer, spot);
      group.findings.add(it);
    }
  }
  return groups;
}

/** The values that a finding may be about, of which something can be told. */
function spotsOf(found: Found, { tree }: Tried, { subject: { syntax } }: Trials): readonly Spot[] {
  const at = found.location?.pointer ?? "";
  const terms = [found.field].flat().filter(isTermId);
  const spots = [...new Set([...terms, ...codedAt(at)])].flatMap((term) => {
    const { type, codes } = termRows[term];
    const pointer = placeOf(term, tree.text(at) === undefined ? at : parentOf(at) ?? "", tree);
    if (tree.object(parentOf(pointer) ?? "") === undefined) return [];
    const list = type === "code" ? codes : undefined;
    const spot = { term, pointer, text: valueAt(pointer, tree), tree, syntax, list };
    return mayBeWrong(spot, found, terms) ? [spot] : [];
  });
  return spots.filter((it) => hints.some(({ values }) => values(it).length > 0));
}

/** A code is told only where it is in no list, or where nothing else can be meant. */
function mayBeWrong({ term, list, text, syntax }: Spot, { rule }: Found, terms: readonly TermId[]): boolean {
  if (text === undefined || list === undefined) return terms.includes(term);
  // What is a code but for its letters is repaired as that, or not at all.
  const isSpelling = codeIn(text, list, syntax) !== undefined && codesFor(text, list).length < 2;
  if (isSpelling && factsOf(rule)?.repair === "code") return false;
  return terms.length === 1 && terms[0] === term || !codeLists[list].codes(syntax).has(text);
}

/** The codes of what stands at a place: a rule on elements may name another value of it, or none. */
function codedAt(at: string): readonly TermId[] {
  const [here, around] = [at, parentOf(at) ?? ""].map((it) => fieldAt(fullPointer(it)));
  const group = [here, around].find((it) => it !== undefined && isGroupId(it));
  if (group === undefined || !isGroupId(group)) return [];
  return fieldsOf(group).flatMap(([, id]) => isTermId(id) && termRows[id].type === "code" ? [id] : []);
}
