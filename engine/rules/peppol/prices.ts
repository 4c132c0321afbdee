/** What Peppol asks of prices and their base quantities (PEPPOL-EN16931-R046, R121, R130). */
import { Decimal } from "../../model/decimal.ts";
import { allOf, type Bound, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { decimal, decimalOf, exists } from "../../syntax/values.ts";
import type { Failure } from "../kit/rule.ts";
import { across, oneOf } from "../kit/select.ts";

type Item = Group<"allowanceCharge">;
/** A line, or one below a line. */
type AnyLine = "line" | "subLine";

function isLine(group: Group | undefined): group is Group<AnyLine> {
  return isKind(group, "line") || isKind(group, "subLine");
}

/** The net price is the gross price less the discount, exactly. */
export function priceFits(item: Item): boolean | Failure {
  if (!exists(item, "baseAmount")) return true;
  const price = isLine(item.parent)
    ? decimal(item.parent, "unitPrice")
    : isKind(item.parent, "price")
    ? decimal(item.parent, "amount")
    : undefined;
  const discount = decimal(item, "amount");
  const expected = discount === undefined ? undefined : decimal(item, "baseAmount")?.minus(discount);
  return (price !== undefined && expected?.equals(price) === true) || amounts(price, expected);
}

/** CII's gross prices of the document's own lines. */
export function grossPrices({ root }: Bound): readonly Group<"price">[] {
  return groups(root, "lines").flatMap((line) => groups(line, "grossPrices"));
}

export function grossFits(price: Group<"price">): boolean | Failure {
  if (!exists(price, "amount")) return true;
  const net = isKind(price.parent, "line") ? decimal(price.parent, "unitPrice") : undefined;
  const gross = decimal(price, "amount");
  const discount = oneOf(across(groups(price, "priceAllowances"), "amount"));
  const expected = gross?.minus(discount === undefined ? Decimal.zero : decimalOf(discount));
  return (net !== undefined && expected?.equals(net) === true) || amounts(net, expected);
}

function amounts(actual: Decimal | undefined, expected: Decimal | undefined): Failure {
  return {
    ...(actual === undefined ? {} : { actual: actual.toString() }),
    ...(expected === undefined ? {} : { expected: expected.toString() }),
  };
}

export function positive(leaf: Leaf | undefined): boolean {
  return leaf === undefined || decimalOf(leaf).greaterThan(Decimal.zero);
}

export function baseQuantities(document: Bound): readonly Leaf[] {
  const lines: readonly Group<AnyLine>[] = [...allOf(document, "line"), ...allOf(document, "subLine")];
  const inLines = lines.flatMap((line) => leaves(line, "baseQuantity"));
  const elsewhere = allOf(document, "price").flatMap((price) => leaves(price, "baseQuantity"));
  return [...inLines, ...elsewhere].filter((leaf) => leaf.attribute("unitCode") !== undefined);
}

/** The quantity of the document's own kind decides; a line without any quantity asks nothing. */
export function hasLineUnit(leaf: Leaf, { syntax }: Bound): boolean | Failure {
  const quantities = quantitiesOf(isKind(leaf.parent, "price") ? leaf.parent.parent : leaf.parent);
  if (quantities.length === 0) return true;
  const element = syntax === "ubl-invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  const units = quantities.filter((it) => it.element === element).map((it) => it.attribute("unitCode"));
  return units.includes(leaf.attribute("unitCode")) || { at: leaf, actual: leaf.attribute("unitCode") ?? "" };
}

/** CII has a base quantity beside the net price and one beside the gross price. */
export function priceQuantities(line: Group<"line">): readonly Leaf[] {
  return [
    ...leaves(line, "baseQuantity"),
    ...groups(line, "grossPrices").flatMap((price) => leaves(price, "baseQuantity")),
  ];
}

export function baseQuantitiesCii(document: Bound): readonly Leaf[] {
  return allOf(document, "line").flatMap(priceQuantities).filter((leaf) => leaf.attribute("unitCode") !== undefined);
}

/** The quantities of the line, or line below a line, that a price stands in. */
function quantitiesOf(line: Group | undefined): readonly Leaf[] {
  return isLine(line) ? leaves(line, "quantity") : [];
}

export function hasBilledUnit(leaf: Leaf): boolean | Failure {
  const quantities = quantitiesOf(isKind(leaf.parent, "price") ? leaf.parent.parent : leaf.parent);
  const units = quantities.map((it) => it.attribute("unitCode"));
  return units.includes(leaf.attribute("unitCode")) || { at: leaf, actual: leaf.attribute("unitCode") ?? "" };
}
