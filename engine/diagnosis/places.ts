/** Where the terms of findings stand in the JSON model. */
import {
  fieldAt,
  type GroupId,
  groupRows,
  isGroupId,
  isMany,
  isTermId,
  objectOf,
  type TermId,
  termRows,
} from "../model/terms.ts";
import { fullPointer } from "../model/shorthands.ts";
import { type JsonTree, lastStep, parentOf, pointerTo } from "../edits/operation.ts";

const NUMBER = /^\d+$/;

/** The steps of a pointer; where it is a path in XML instead, those of that. */
function stepsOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1);
}

/** A pointer without the numbers of the items that it leads through. */
export function unnumbered(pointer: string): string {
  return pointer.split("/").map((step) => NUMBER.test(step) ? "*" : step.replace(/\[\d{1,9}\]$/, "")).join("/");
}

/** All places of a tree that an unnumbered pointer stands for. */
export function placesLike(pattern: string, tree: JsonTree): readonly string[] {
  let places: readonly string[] = [""];
  for (const step of stepsOf(pattern)) {
    places = places.flatMap((at) => step === "*" ? tree.items(at) : [`${at}/${step}`]);
  }
  return places;
}

/** The item of a list that a pointer leads into: its list, and its number as it is written. */
export function itemOf(pointer: string): { readonly list: string; readonly index: string } | undefined {
  const [list, index] = stepsOf(pointer);
  return list !== undefined && index !== undefined && NUMBER.test(index) ? { list, index } : undefined;
}

/** The innermost item of a list that a pointer leads into; undefined where it leads into none. */
export function listItemOf(pointer: string): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentOf(at)) {
    if (NUMBER.test(lastStep(at))) return at;
  }
  return undefined;
}

/** The innermost of some places around a pointer, or that itself. */
export function nearestIn(places: { has(pointer: string): boolean }, pointer: string): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentOf(at)) if (places.has(at)) return at;
  return undefined;
}

/** Where a term stands for a finding at a place: there, beside it, or where an invoice has it once. */
export function placeOf(term: TermId, at: string, tree: JsonTree): string {
  if (fieldAt(fullPointer(at)) === term) return at;
  const { name } = termRows[term];
  const around = [at, parentOf(at)].filter((it) => it !== undefined && tree.object(it) !== undefined && isIn(term, it));
  const [nearest] = around;
  const once = pathOf(objectOf(termRows[term].group));
  return pointerTo(nearest ?? once ?? at, name);
}

/** Whether the object at a pointer is one of the term's group. */
function isIn(term: TermId, pointer: string): boolean {
  return fieldAt(pointer) === objectOf(termRows[term].group);
}

/** Which of its terms a finding is about: the one that stands at its place, else the first that it names. */
export function aboutOf(fields: readonly (TermId | GroupId)[], at: string): TermId | GroupId {
  const here = fieldAt(fullPointer(at));
  return fields.includes(here) ? here : fields[0] ?? "BG-0";
}

/** What a term says at its place, without the parts of an identifier. */
export function valueAt(pointer: string, tree: JsonTree): string | undefined {
  return tree.text(pointer) ?? tree.text(`${pointer}/value`);
}

/** Where a group stands that an invoice has once; undefined for others. */
export function pathOf(group: GroupId): string | undefined {
  const { parent, name, flat } = groupRows[group];
  if (group === "BG-0") return "";
  if (isMany(groupRows[group]) || parent === undefined) return undefined;
  const around = pathOf(parent);
  return around === undefined || flat === true ? around : pointerTo(around, name);
}

/**
 * What is missing of what a finding names, with where it belongs: terms, and whole groups that terms would be in. A finding on
 * a value that is there misses nothing, though its rule is also about others.
 */
export function missingOf(fields: readonly (TermId | GroupId)[], at: string, tree: JsonTree): readonly string[] {
  if (fields.includes(fieldAt(fullPointer(at))) && valueAt(at, tree) !== undefined) return [];
  return fields.flatMap((id) => {
    const group = isTermId(id) ? objectOf(termRows[id].group) : id;
    const path = isGroupId(group) ? pathOf(group) : undefined;
    const absent = path !== undefined && path !== "" && tree.at(path) === undefined ? [path] : [];
    const own = isTermId(id) ? placeOf(id, at, tree) : undefined;
    const isOwn = own !== undefined && fieldAt(fullPointer(own)) === id && tree.at(own) === undefined;
    return [...absent, ...(isOwn ? [own] : [])];
  });
}

/**
 * By which the parties are known to those who collect VAT: rules ask for one of each side. Where each has one, and a rule is
 * not content, it asks for VAT identifiers alone.
 */
const sides: readonly (readonly ReadonlySet<TermId | GroupId>[])[] = [
  [new Set<TermId>(["BT-31", "BT-32", "BT-63"]), new Set<TermId>(["BT-48", "BT-47"])],
  [new Set<TermId>(["BT-31", "BT-63"]), new Set<TermId>(["BT-48"])],
];

/** Who is a small business says so where no VAT is charged. */
const SMALL = /§\s?19\b|kleinunternehmer|293\s?b\b|franchise en base/i;

/** Of the seller's numbers, a small business has a tax number, and no VAT identifier. */
export function likelierFirst(fields: readonly (TermId | GroupId)[], tree: JsonTree): readonly (TermId | GroupId)[] {
  if (!fields.includes("BT-31") || !fields.includes("BT-32")) return fields;
  const parts = tree.items("/vatBreakdown");
  const isSmall = parts.some((it) =>
    tree.text(`${it}/vatCategory`) === "E" && SMALL.test(tree.text(`${it}/exemptionReason`) ?? "")
  );
  return isSmall ? ["BT-32", ...fields.filter((it) => it !== "BT-32")] : fields;
}

/** Of a rule that asks for an identifier of both parties, those of the party that has none, the likelier first. */
export function ofLackingParty(
  fields: readonly (TermId | GroupId)[],
  at: string,
  tree: JsonTree,
): readonly (TermId | GroupId)[] {
  // What is wrong with the number of one says nothing of the other's.
  if (fields.includes(fieldAt(fullPointer(at))) && valueAt(at, tree) !== undefined) return fields;
  const isThere = (id: TermId | GroupId) => isTermId(id) && valueAt(placeOf(id, at, tree), tree) !== undefined;
  for (const parties of sides) {
    if (parties.some((side) => !fields.some((it) => side.has(it)))) return fields;
    const [lacking, more] = parties.filter((side) => !fields.some((it) => side.has(it) && isThere(it)));
    if (more !== undefined) return fields;
    if (lacking === undefined) continue;
    return [
      ...[...lacking].filter((it) => fields.includes(it)),
      ...fields.filter((it) => parties.every((side) => !side.has(it))),
    ];
  }
  return fields;
}

/** What the buyer gives the seller to be written on the invoice, beside what the buyer is (BG-7). */
const fromBuyer: ReadonlySet<TermId | GroupId> = new Set<TermId>([
  "BT-10",
  "BT-11",
  "BT-12",
  "BT-13",
  "BT-15",
  "BT-17",
  "BT-19",
  "BT-132",
  "BT-133",
  "BT-156",
]);

/** Who knows what belongs in a term. */
export function knownBy(id: TermId | GroupId): "seller" | "buyer" {
  let group: GroupId | undefined = isTermId(id) ? termRows[id].group : id;
  for (; group !== undefined; group = groupRows[group].parent) if (group === "BG-7") return "buyer";
  return fromBuyer.has(id) ? "buyer" : "seller";
}
