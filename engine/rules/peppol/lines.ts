/** The net amount of a line as Peppol works it out (PEPPOL-EN16931-R120), and which allowances its rules see. */
import { Decimal } from "../../model/decimal.ts";
import { type Bound, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { Cast, decimal, decimalOf, normalize, oneOf } from "../../syntax/values.ts";
import { across } from "../kit/select.ts";

type Line = Group<"line">;

const one = Decimal.of(1);

/** Whether a line is in the document of its own kind: an invoice line in an invoice. */
export function isLineOf(root: Group<"invoice">, line: Line): boolean {
  return line.element === (root.element === "ubl:Invoice" ? "cac:InvoiceLine" : "cac:CreditNoteLine") ||
    line.element.startsWith("ram:");
}

/**
 * Allowances and charges of the document and of its own lines; in CII every SpecifiedTradeAllowanceCharge, wherever it
 * stands.
 */
export function isFactorRule(item: Group<"allowanceCharge">): boolean {
  if (item.element === "ram:SpecifiedTradeAllowanceCharge") return true;
  if (item.element !== "cac:AllowanceCharge" || item.loose || item.row.slot !== "allowanceCharges") return false;
  const { parent } = item;
  if (isKind(parent, "invoice")) return true;
  return isKind(parent, "line") && isKind(parent.parent, "invoice") && isLineOf(parent.parent, parent);
}

/** Quantity × (price ÷ base quantity) plus charges minus allowances, in UBL. */
export function lineNet(line: Line, { syntax }: Bound): Decimal {
  const element = syntax === "ubl-invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity";
  const [quantity, second] = leaves(line, "quantity").filter((leaf) => leaf.element === element);
  if (second !== undefined) throw new Cast("repeated", second);
  return net(line, quantity === undefined ? one : decimalOf(quantity), baseOf(leaves(line, "baseQuantity")) ?? one);
}

/** The same in CII, where the base quantity of the gross price stands in for a missing one. */
export function ciiLine(line: Line): Decimal {
  const gross = across(groups(line, "grossPrices"), "baseQuantity");
  const base = baseOf(leaves(line, "baseQuantity")) ?? baseOf(gross) ?? one;
  return net(line, decimal(line, "quantity") ?? one, base);
}

/** A base quantity of 0 counts as none. */
function baseOf(quantities: readonly Leaf[]): Decimal | undefined {
  const leaf = oneOf(quantities);
  const base = leaf === undefined ? undefined : decimalOf(leaf);
  return base?.isZero() === true ? undefined : base;
}

function net(line: Line, quantity: Decimal, base: Decimal): Decimal {
  const price = decimal(line, "unitPrice") ?? Decimal.zero;
  const gross = quantity.times(base.equals(one) ? price : price.divide(base));
  const items = groups(line, "allowanceCharges");
  return items.length === 0 ? gross : gross.plus(sumOf(items, "true")).minus(sumOf(items, "false"));
}

/** The sum of allowances ("false") or charges ("true") among some, their indicator compared as text. */
function sumOf(items: readonly Group<"allowanceCharge">[], indicator: "true" | "false"): Decimal {
  const amounts = items
    .filter((item) => leaves(item, "indicator").some((leaf) => normalize(leaf.text) === indicator))
    .flatMap((item) => leaves(item, "amount"));
  return Decimal.sum(amounts.map(decimalOf)).round(2);
}
