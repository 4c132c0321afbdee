/** Which business term or group a node of a bound document is, where its element can occur several. */
import { type GroupId, groupRows, isGroupId, kindOf, objectOf, type TermId, termRows } from "../../model/terms.ts";
import { type Bound, Group, Leaf, nodesIn, type Spot } from "../bound.ts";
import { scopesBelow, termChoices } from "../term_choices.ts";
import type { Condition, GroupChoice, TermChoice } from "../row.ts";
import { normalize } from "../values.ts";

function holds(document: Bound, when: Condition | undefined, group: Group, leaf?: Leaf): boolean {
  if (when === undefined) return true;
  if ("slot" in when) return nodesIn(group, when.slot).some((node) => textIs(node, when.is));
  const value = leaf?.attributes?.[when.attribute];
  if (value === undefined) return false;
  if ("is" in when) return when.is.includes(value);
  return nodesIn(document.root, when.sameAs).some((node) => textIs(node, [value]));
}

function textIs(node: Leaf | Group, accepted: readonly string[]): boolean {
  return "text" in node && accepted.includes(normalize(node.text));
}

/** What a group is; undefined if it is not one of the groups that its row can be. */
export function choiceOf(document: Bound, group: Group): GroupChoice | undefined {
  // By index: this is asked for every group of a document.
  const { choices } = group.row;
  for (let at = 0; at < choices.length; at++) if (holds(document, choices[at]?.when, group)) return choices[at];
  return undefined;
}

/** The term that a leaf is; undefined for one that only tells terms apart, or at a place without a term. */
function termOf(document: Bound, leaf: Leaf): TermId | undefined {
  const { row, parent } = leaf;
  if (row === undefined) return undefined;
  return termAmong(termChoices(row, choiceOf(document, parent), scopesOf(document, parent)), leaf, document);
}

/** The same, for callers that already know which terms the leaf can be. */
export function termAmong(choices: readonly TermChoice[], leaf: Leaf, document: Bound): TermId | undefined {
  for (let at = 0; at < choices.length; at++) {
    if (holds(document, choices[at]?.when, leaf.parent, leaf)) return choices[at]?.term;
  }
  return undefined;
}

/**
 * What a finding on a leaf is about: its term, or the business group around it where it has none. Where the invoice does not
 * say what the group is, that is all that it can be.
 */
export function termsAt(document: Bound, leaf: Leaf): readonly (TermId | GroupId)[] {
  const term = termOf(document, leaf);
  if (term !== undefined) return [term];
  for (let group: Group | undefined = leaf.parent; group !== undefined; group = group.parent) {
    const found = thingsThat(document, group, leaf);
    if (found.length > 0) return found;
  }
  return ["BG-0"];
}

/** The terms that a leaf can be by any choice of its group, or else the business groups that this can be. */
function thingsThat(document: Bound, group: Group, leaf: Leaf): readonly (TermId | GroupId)[] {
  const choice = choiceOf(document, group);
  if (choice?.of !== undefined) return [choice.of];
  if (choice !== undefined) return [];
  const { row } = leaf;
  const around = group.parent === undefined ? [] : scopesOf(document, group.parent);
  const { choices } = group.row;
  const terms = row === undefined || group !== leaf.parent
    ? []
    : choices.flatMap((it) => termChoices(row, it, scopesBelow(group.row, it, around)).map(({ term }) => term));
  const groups = choices.map(({ of }) => of).filter((it) => it !== undefined);
  return [...new Set(terms.length > 0 ? terms : groups)];
}

/** The business groups whose terms the leaves of a group can be, innermost first. */
function scopesOf(document: Bound, group: Group): readonly GroupId[] {
  const around = group.parent === undefined ? [] : scopesOf(document, group.parent);
  return scopesBelow(group.row, choiceOf(document, group), around);
}

/**
 * The one of a rule's terms that a finding on a node is about: the term that the node is, or else the one in the group
 * around it that is to that group what the rule's first is to its own. A rule on every party's address names the buyer's
 * where the buyer's failed. Otherwise it is the rule's first.
 */
export function termAimedAt<T extends TermId | GroupId>(
  document: Bound,
  terms: readonly T[],
  node: Spot,
): T | undefined {
  if (terms.length < 2) return terms[0];
  const own = node instanceof Leaf ? termOf(document, node) : undefined;
  const exact = terms.find((term) => term === own);
  if (exact !== undefined) return exact;
  const alike = terms.filter((term) => isAlike(term, terms[0]));
  let group = node instanceof Leaf ? node.parent : node instanceof Group ? node : undefined;
  for (; group?.parent !== undefined; group = group.parent) {
    const of = choiceOf(document, group)?.of;
    const inside = alike.find((term) => term === of) ??
      alike.find((term) => of !== undefined && homeOf(term) === kindOf(of));
    if (inside !== undefined) return inside;
  }
  return terms[0];
}

function isAlike(one: TermId | GroupId, other: TermId | GroupId | undefined): boolean {
  if (other === undefined || isGroupId(one) || isGroupId(other)) {
    return other !== undefined && isGroupId(one) === isGroupId(other);
  }
  return termRows[one].name === termRows[other].name;
}

/** The group in whose JSON object a term or a group stands. */
function homeOf(id: TermId | GroupId): GroupId {
  return objectOf(isGroupId(id) ? groupRows[id].parent ?? "BG-0" : termRows[id].group);
}
