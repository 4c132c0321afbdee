/** What Peppol asks of prices and their base quantities (PEPPOL-EN16931-R046, R121, R130). */
import { Decimal } from "../../model/decimal.ts";
import { allOf, type Bound, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { decimal, decimalOf, exists, oneOf } from "../../syntax/values.ts";
import type { Failure } from "../kit/rule.ts";
import { across, groupsAcross, parted, partOf, starts } from "../kit/select.ts";

type Item = Group<"allowanceCharge">;
/** A line, or one below a line. */
type AnyLine = "line" | "subLine";

function isLine(group: Group | undefined): group is Group<AnyLine> {
  return isKind(group, "line") || isKind(group, "subLine");
}

/** The net price is the gross price less the discount, exactly. */
export function priceFits(item: Item, document: Bound): boolean | Failure {
  if (!exists(item, "baseAmount")) return true;
  const price = isLine(item.parent)
    ? priceBeside(item, item.parent, "cac:Price", document)
    : isKind(item.parent, "price")
    ? decimal(item.parent, "amount")
    : undefined;
  // What is compared with nothing is not looked at, be there two of it.
  if (price === undefined) return false;
  const discount = decimal(item, "amount");
  const expected = discount === undefined ? undefined : decimal(item, "baseAmount")?.minus(discount);
  return expected?.equals(price) === true || amounts(price, expected);
}

/** The net price in the same element as a group, should a line have two of those. */
function priceBeside(
  group: Group<"allowanceCharge" | "price">,
  line: Group<AnyLine>,
  element: string,
  document: Bound,
): Decimal | undefined {
  const marks = starts(document, line, element);
  const leaf = oneOf(parted(leaves(line, "unitPrice"), marks)[partOf(group, marks)] ?? []);
  return leaf === undefined ? undefined : decimalOf(leaf);
}

/** CII's gross prices of the document's own lines. */
export function grossPrices({ root }: Bound): readonly Group<"price">[] {
  return groupsAcross(groups(root, "lines"), "grossPrices");
}

export function grossFits(price: Group<"price">, document: Bound): boolean | Failure {
  if (!exists(price, "amount")) return true;
  const net = isKind(price.parent, "line")
    ? priceBeside(price, price.parent, "ram:SpecifiedLineTradeAgreement", document)
    : undefined;
  if (net === undefined) return false;
  const gross = decimal(price, "amount");
  // Of one discount the first amount, as the rule has it; of two discounts there is no one amount.
  const discount = oneOf(groups(price, "priceAllowances").flatMap((it) => leaves(it, "amount").slice(0, 1)));
  const expected = gross?.minus(discount === undefined ? Decimal.zero : decimalOf(discount));
  return expected?.equals(net) === true || amounts(net, expected);
}

function amounts(actual: Decimal, expected: Decimal | undefined): Failure {
  return {
    actual: actual.toString(),
    expected: expected?.toString(),
  };
}

export function positive(leaf: Leaf | undefined): boolean {
  return leaf === undefined || decimalOf(leaf).greaterThan(Decimal.zero);
}

export function baseQuantities(document: Bound): readonly Leaf[] {
  const lines: readonly Group<AnyLine>[] = [...allOf(document, "line"), ...allOf(document, "subLine")];
  const inLines = across(lines, "baseQuantity");
  const elsewhere = across(allOf(document, "price"), "baseQuantity");
  return withUnit([...inLines, ...elsewhere]);
}

/** The quantity of the document's own kind decides; a line without any quantity asks nothing, nor does a price elsewhere. */
export function hasLineUnit(leaf: Leaf, { syntax }: Bound): boolean | Failure {
  const quantities = quantitiesOf(leaf.parent);
  if (quantities.length === 0) return true;
  const element = syntax === "ubl-invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  const units = quantities.filter((it) => it.element === element).map((it) => it.attribute("unitCode"));
  return units.includes(leaf.attribute("unitCode")) || { at: leaf, actual: leaf.attribute("unitCode") ?? "" };
}

/** CII has a base quantity beside the net price and one beside the gross price. */
function priceQuantities(line: Group<"line">): readonly Leaf[] {
  return [
    ...leaves(line, "baseQuantity"),
    ...across(groups(line, "grossPrices"), "baseQuantity"),
  ];
}

export function baseQuantitiesCii(document: Bound): readonly Leaf[] {
  const inLines = allOf(document, "line").flatMap(priceQuantities);
  const elsewhere = allOf(document, "price").filter(({ placed }) => !placed);
  return [...inLines, ...across(elsewhere, "baseQuantity")];
}

export function withUnit(of: readonly Leaf[]): readonly Leaf[] {
  return of.filter((leaf) => leaf.attribute("unitCode") !== undefined);
}

/** The quantities of the line, or line below a line, that a price is in. */
function quantitiesOf(line: Group | undefined): readonly Leaf[] {
  return isLine(line) ? leaves(line, "quantity") : [];
}

export function hasBilledUnit(leaf: Leaf): boolean | Failure {
  // A price of a line below a line has no quantity beside it that this rule sees.
  const { parent } = leaf;
  const quantities = quantitiesOf(!isKind(parent, "price") ? parent : parent.placed ? parent.parent : undefined);
  const units = quantities.map((it) => it.attribute("unitCode"));
  return units.includes(leaf.attribute("unitCode")) || { at: leaf, actual: leaf.attribute("unitCode") ?? "" };
}
