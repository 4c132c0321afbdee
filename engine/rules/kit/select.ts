/** Selectors and small questions that several families ask, named once. */
import { grouped } from "../../model/grouped.ts";
import {
  allOf,
  type Bound,
  coded,
  type Group,
  groups,
  isKind,
  type Leaf,
  leaves,
  type Spot,
} from "../../syntax/bound.ts";
import type { GroupSlot, Kind, KindAt, LeafSlot } from "../../syntax/shapes.ts";
import { attempt, indicatorOf, normalize, normalizedUpper, oneOf, text } from "../../syntax/values.ts";
import { needing, onceFor, type Selector } from "./rule.ts";
import type { CodeIndex } from "../../syntax/row.ts";

/** The document itself, for rules that run once. */
export function theInvoice(document: Bound): readonly Group<"invoice">[] {
  return [document.root];
}

/** Every group of a kind, wherever it stands; an invoice may be in an extension. */
export function every<K extends Kind>(kind: K): Selector<Group<K>> {
  return needing(kind, (document) => allOf(document, kind));
}

/** Every group of a kind that the condition keeps. A condition that cannot be read keeps nothing: XSLT patterns do so. */
export function where<K extends Kind>(kind: K, keeps: (group: Group<K>) => boolean): Selector<Group<K>> {
  return needing(kind, onceFor((document) => allOf(document, kind).filter((group) => readable(keeps, group))));
}

/** Every leaf at a code position. */
export function at(index: CodeIndex): Selector<Leaf> {
  return needing(index, (document) => coded(document, index));
}

/** Those of them that have an attribute. */
export function having(index: CodeIndex, attribute: string): Selector<Leaf> {
  return needing(index, (document) => coded(document, index).filter((leaf) => leaf.attribute(attribute) !== undefined));
}

/** Whether a condition can be read and holds. */
export function readable<A>(condition: (of: A) => boolean, of: A): boolean {
  return attempt(condition, of) === true;
}

/** The leaves of one slot over several groups, in document order. */
export function across<K extends Kind>(of: readonly Group<K>[], slot: LeafSlot<K>): readonly Leaf[] {
  if (of.length === 1 && of[0] !== undefined) return leaves(of[0], slot);
  const found: Leaf[] = [];
  for (const group of of) for (const leaf of leaves(group, slot)) found.push(leaf);
  return found;
}

/** The groups in one slot of several groups, in document order. */
export function groupsAcross<K extends Kind, S extends GroupSlot<K>>(
  of: readonly Group<K>[],
  slot: S,
): readonly Group<KindAt<K, S>>[] {
  return of.length === 1 && of[0] !== undefined ? groups(of[0], slot) : of.flatMap((group) => groups(group, slot));
}

/** Where a wrapper of a group starts again, if it is there more than once. */
export function starts(document: Bound, group: Group, wrapper: string): readonly Leaf[] {
  if (document.repeated.length === 0) return document.repeated;
  return (repeatedIn(document).get(group) ?? []).filter(({ element }) => element === wrapper);
}

const repeatedIn = onceFor(({ repeated }) => grouped(repeated, ({ parent }) => parent));

/** Nodes in parts: those before the first of some marks, those between it and the second, and so on. */
export function parted<N extends Spot>(nodes: readonly N[], marks: readonly Spot[]): readonly (readonly N[])[] {
  if (marks.length === 0) return [nodes];
  const parts: N[][] = [[], ...marks.map(() => [])];
  let part = 0;
  for (const node of nodes) {
    while ((marks[part]?.offset ?? Infinity) <= node.offset) part++;
    parts[part]?.push(node);
  }
  return parts;
}

/** Where a part begins: the first with the group around it. */
export function offsetOfPart(part: number, marks: readonly Spot[], around: Spot): number {
  return (part === 0 ? around : marks[part - 1] ?? around).offset;
}

/** The number of the part that a node is in. */
export function partOf(node: Spot, marks: readonly Spot[]): number {
  return marks.filter(({ offset }) => offset <= node.offset).length;
}

/** Whether an amount states one of some currencies; without a currency it states none, not even an empty one. */
export function isIn(currencies: readonly string[], amount: Leaf): boolean {
  const stated = amount.attribute("currencyID");
  return stated !== undefined && currencies.includes(stated);
}

/** Of some nodes those that stand in an element which only marks where its content begins; `marks` are all of its kind. */
export function inside<N extends Spot>(mark: Spot, marks: readonly Spot[], of: readonly N[]): readonly N[] {
  const end = marks.find(({ offset }) => offset > mark.offset)?.offset ?? Infinity;
  return of.filter(({ offset }) => offset > mark.offset && offset < end);
}

/** CII's document contexts: rules on what is in one run once for each. */
export function contexts({ root }: Bound): readonly Leaf[] {
  return leaves(root, "contextElement");
}

/** normalize-space() over leaves that should be one at most; "" when there is none. */
export function textAcross<K extends Kind>(of: readonly Group<K>[], slot: LeafSlot<K>): string {
  const leaf = oneOf(across(of, slot));
  return leaf === undefined ? "" : normalize(leaf.text);
}

/** The country codes in the addresses of some parties. */
export function countriesOf(of: readonly Group<"party">[]): readonly Leaf[] {
  return across(groupsAcross(of, "address"), "countryCode");
}

/** The one country code of them, normalised; "" without one. */
export function countryOf(of: readonly Group<"party">[]): string {
  return textAcross(groupsAcross(of, "address"), "countryCode");
}

/** Whether a group is in a slot of a group of the given element. */
export function within(group: Group, parent: string): boolean {
  return group.placed && group.parent?.element === parent;
}

/** Every party of some elements, wherever it stands. */
export function parties(...elements: readonly string[]): Selector<Group<"party">> {
  return where("party", (party) => elements.includes(party.element));
}

export const sellers = parties("cac:AccountingSupplierParty", "ram:SellerTradeParty");
export const buyers = parties("cac:AccountingCustomerParty", "ram:BuyerTradeParty");
export const representatives = parties("cac:TaxRepresentativeParty", "ram:SellerTaxRepresentativeTradeParty");

/** Whether an allowance or charge says that it is a charge (`true`) or an allowance (`false`), as xs:boolean. */
export function says(group: Group<"allowanceCharge">, charge: boolean): boolean {
  for (const leaf of leaves(group, "indicator")) if (indicatorOf(leaf) === charge) return true;
  return false;
}

/** The same with the indicator compared as text, which is how CII's rules on the allowances themselves see it. */
function saysInText(group: Group<"allowanceCharge">, charge: boolean): boolean {
  return leaves(group, "indicator").some((leaf) => leaf.text === String(charge));
}

/**
 * Whether the tax scheme is VAT. UBL compares without case and outer space; CII, whose scheme is the type code, without
 * case alone.
 */
export function isVat(group: Group<"taxCategory"> | Group<"partyTaxScheme">): boolean {
  for (const { text, element } of leaves<"taxCategory" | "partyTaxScheme">(group, "scheme")) {
    // Most write it so, and this is asked often.
    if (text === "VAT") return true;
    if ((element === "ram:TypeCode" ? text.toUpperCase() : normalizedUpper(text)) === "VAT") return true;
  }
  return false;
}

/**
 * The codes of a tax category. UBL reads the one code without outer space, "" when there is none; CII compares each code
 * that is there, as written.
 */
export function codesOf(category: Group<"taxCategory">): readonly string[] {
  const found = leaves(category, "vatCategory");
  return found[0]?.element === "ram:CategoryCode" || category.element.startsWith("ram:")
    ? found.map((leaf) => leaf.text)
    : [text(category, "vatCategory")];
}

/** The allowances and charges that stand directly in the document. */
export function documentLevel(group: Group<"allowanceCharge">): boolean {
  return !group.loose && isKind(group.parent, "invoice");
}

/** The allowances and charges that stand directly in a line, wherever the line stands. */
export function lineLevel(group: Group<"allowanceCharge">): boolean {
  return group.placed && group.row.slot === "allowanceCharges" && isKind(group.parent, "line");
}

/** The allowances (`false`) or charges (`true`) directly in the document, as the sums of the official rules take them. */
export function allowancesOf(parent: Group<"invoice">, charge: boolean): readonly Group<"allowanceCharge">[] {
  return groups(parent, "allowanceCharges").filter((group) => says(group, charge));
}

type Level = (item: Group<"allowanceCharge">) => boolean;

/** Allowances or charges of a level, for the rules on them. What says both is an allowance: that rule comes first. */
export function items(level: Level, charge: boolean) {
  return {
    ubl: where("allowanceCharge", (item) => level(item) && says(item, charge) && !(charge && says(item, false))),
    cii: where(
      "allowanceCharge",
      (item) => level(item) && saysInText(item, charge) && !(charge && saysInText(item, false)),
    ),
  };
}

/** The VAT breakdowns that the rules on breakdowns see. Of CII's, categories O, L and M have rules of their own there. */
export const breakdowns = {
  ubl: where("breakdown", (breakdown) => breakdown.placed),
  cii: where("breakdown", (breakdown) => !groups(breakdown, "categories").some(hasOwnRules)),
};

function hasOwnRules(category: Group<"taxCategory">): boolean {
  return isVat(category) && leaves(category, "vatCategory").some((leaf) => ["O", "L", "M"].includes(leaf.text));
}
