/** What a cause is about: a term or a group, and its place in the model, where it is or where it would be added. */
import type { Finding, Location } from "../judge/findings.ts";
import { fullPointer } from "../model/shorthands.ts";
import { fieldAt, type GroupId, groupRows, isMany, isTermId, objectOf, type TermId, termRows } from "../model/terms.ts";
import type { Change } from "../edits/changes.ts";
import { type JsonTree, lastStep, type Operation, parentOf, pointerTo } from "../edits/operation.ts";
import { aboutOf, likelierFirst, missingOf, ofLackingParty, valueAt } from "./places.ts";
import type { About } from "./texts/words.ts";

/** The invoice, and where in its model each finding is; of what the model has no such finding, nowhere. */
export interface Places {
  readonly tree: JsonTree;
  readonly pointers: ReadonlyMap<Finding<Location>, string | undefined>;
}

export function aboutChange(changes: readonly Change[]): About {
  // Of a value that moves, where it goes says what it is.
  const first = changes.find(({ new: after }) => after !== null) ?? changes[0];
  const pointer = first?.pointer ?? "";
  return {
    id: fieldAt(fullPointer(pointer)),
    pointer,
    old: first?.old ?? undefined,
    new: first?.new ?? undefined,
    count: changes.length,
  };
}

/** The entry of a list that goes, with all that is in it; undefined where anything else changes. */
export function aboutEntryGone(patch: readonly Operation[]): About | undefined {
  const [only, second] = patch;
  if (only?.op !== "remove" || second !== undefined || !/^\d+$/.test(lastStep(only.path))) return undefined;
  const id = fieldAt(fullPointer(only.path));
  return isTermId(id) ? undefined : { id, pointer: only.path };
}

/** What all findings miss, else the first term that the first of them names. */
export function aboutFindings(findings: readonly Finding<Location>[], { tree, pointers }: Places): About {
  const [first] = findings;
  const place = first === undefined ? undefined : pointers.get(first);
  const at = place ?? "";
  const fieldsOf = (it: Finding<Location>) =>
    likelierFirst(ofLackingParty([it.field].flat(), pointers.get(it) ?? "", tree), tree);
  const shared = findings.map((it) => missingOf(fieldsOf(it), pointers.get(it) ?? "", tree));
  const missing = shared[0]?.find((path) => shared.every((paths) => paths.includes(path)));
  if (missing !== undefined && findings.length > 1) return { id: fieldAt(missing), pointer: missing };
  const named = aboutOf(first === undefined ? [] : fieldsOf(first), at);
  const id = named === "BG-0" ? fieldAt(fullPointer(at)) : named;
  const pointer = placeFor(id, at, { tree, adds: place !== undefined });
  if (pointer === undefined) return { id, pointer: "" };
  return isTermId(id)
    ? { id, pointer, old: valueAt(pointer, tree) }
    : { id, pointer, there: tree.at(pointer) !== undefined };
}

/** Whether something may be added to a list: not where nobody knows which of its entries is meant. */
interface Ground {
  readonly tree: JsonTree;
  readonly adds: boolean;
}

/** Where a term or a group is that a finding at a place names, or where it would be added; undefined where that is open. */
function placeFor(id: TermId | GroupId, at: string, ground: Ground): string | undefined {
  if (fieldAt(fullPointer(at)) === id) return at;
  if (isTermId(id)) {
    const group = objectOf(termRows[id].group);
    const place = placeIn(group, termRows[id].name, at, ground);
    // Where nobody knows which entry is meant, it is the only one that there is, and what that lacks.
    const isKnown = ground.adds || group === "BG-0" || !isMany(groupRows[group]);
    return isKnown || place === undefined || ground.tree.at(place) === undefined ? place : undefined;
  }
  return groupPlace(id, at, ground);
}

function groupPlace(id: GroupId, at: string, ground: Ground): string | undefined {
  const { parent, name, flat } = groupRows[id];
  if (parent === undefined) return "";
  if (flat === true) return groupPlace(objectOf(parent), at, ground);
  const list = placeIn(objectOf(parent), name, at, ground);
  return list === undefined || !isMany(groupRows[id]) ? list : entryOf(list, ground);
}

function placeIn(group: GroupId, name: string, at: string, ground: Ground): string | undefined {
  for (let around: string | undefined = at; around !== undefined; around = parentOf(around)) {
    const isGroup = fieldAt(around) === group && (around === "" || ground.tree.object(around) !== undefined);
    if (isGroup) return pointerTo(around, name);
  }
  const around = group === "BG-0" ? "" : groupPlace(group, at, ground);
  return around === undefined ? undefined : pointerTo(around, name);
}

/** The entry behind the others; where none may be added, the only one. */
function entryOf(list: string, { tree, adds }: Ground): string | undefined {
  const entries = tree.at(list);
  const count = Array.isArray(entries) ? entries.length : 0;
  if (count === 0 || adds) return pointerTo(list, count);
  return count === 1 ? pointerTo(list, 0) : undefined;
}
