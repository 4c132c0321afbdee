/** Selectors: what rules run on, named once. */
import { allOf, type Bound, type Group, groups, isKind, type Leaf, leaves } from "../syntax/bound.ts";
import type { Kind, LeafSlot } from "../syntax/shapes.ts";
import { Cast, indicatorOf, normalize, normalizedUpper, text } from "../syntax/values.ts";
import { type Selector } from "./rule.ts";

/** The document itself, for rules that run once. */
export function theInvoice(document: Bound): readonly Group<"invoice">[] {
  return [document.root];
}

/** Every group of a kind, wherever it stands. */
export function every<K extends Kind>(kind: K): Selector<Group<K>> {
  return (document) => allOf(document, kind);
}

/** Every group of a kind that the condition keeps. A condition that cannot be read keeps nothing: XSLT patterns do so. */
export function where<K extends Kind>(kind: K, keeps: (group: Group<K>) => boolean): Selector<Group<K>> {
  return (document) => allOf(document, kind).filter((group) => readable(() => keeps(group)));
}

function readable(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof Cast) return false;
    throw error;
  }
}

/** The leaves of one slot over several groups, in document order. */
export function across<K extends Kind>(of: readonly Group<K>[], slot: LeafSlot<K>): readonly Leaf[] {
  return of.length === 1 && of[0] !== undefined ? leaves(of[0], slot) : of.flatMap((group) => leaves(group, slot));
}

/** normalize-space() over leaves that should be one at most; "" when there is none. */
export function textAcross<K extends Kind>(of: readonly Group<K>[], slot: LeafSlot<K>): string {
  const found = across(of, slot);
  if (found.length > 1 && found[1] !== undefined) throw new Cast("repeated", found[1]);
  return found[0] === undefined ? "" : normalize(found[0].text);
}

/** Whether a group stands in a slot of a group of the given element. */
export function within(group: Group, parent: string): boolean {
  return group.placed && group.parent?.element === parent;
}

/** Whether an allowance or charge says that it is a charge (`true`) or an allowance (`false`), as xs:boolean. */
export function says(group: Group<"allowanceCharge">, charge: boolean): boolean {
  return leaves(group, "indicator").some((leaf) => indicatorOf(leaf) === charge);
}

/** Whether the tax scheme is VAT, compared without case and outer space. */
export function isVat(group: Group<"taxCategory"> | Group<"partyTaxScheme">): boolean {
  return leaves<"taxCategory" | "partyTaxScheme">(group, "scheme")
    .some((leaf) => normalizedUpper(leaf.text) === "VAT");
}

/** Whether a tax category has the code, compared without outer space. */
export function hasCode(category: Group<"taxCategory">, code: string): boolean {
  return text(category, "vatCategory") === code;
}

/** The allowances and charges that stand directly in the document. */
export function documentLevel(group: Group<"allowanceCharge">): boolean {
  return group.placed && isKind(group.parent, "invoice");
}

/** The allowances and charges that stand directly in a line, wherever the line stands. */
export function lineLevel(group: Group<"allowanceCharge">): boolean {
  return group.placed && group.row.slot === "allowanceCharges" && isKind(group.parent, "line");
}

/** The allowances (`false`) or charges (`true`) directly in a group, as the sums of the official rules take them. */
export function allowancesOf(parent: Group<"invoice">, charge: boolean): readonly Group<"allowanceCharge">[] {
  return groups(parent, "allowanceCharges").filter((group) => says(group, charge));
}
