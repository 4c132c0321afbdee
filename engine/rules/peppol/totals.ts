/** What Peppol asks of the VAT totals in the two currencies (PEPPOL-EN16931-R053, R054, R055). */
import { type Bound, type Group, groups, type Leaf, leaves, type Spot } from "../../syntax/bound.ts";
import { exists, has, normalize, text, textNode } from "../../syntax/values.ts";
import { compareWhole } from "../kit/double.ts";
import { across, offsetOfPart, parted, starts } from "../kit/select.ts";
import { documentCurrency } from "./facts.ts";

type Invoice = Group<"invoice">;

export function oneTaxTotal(invoice: Invoice): boolean {
  return groups(invoice, "taxTotals").filter((total) => has(total, "vatBreakdown")).length === 1;
}

export function accountingTotal(invoice: Invoice): boolean {
  const without = groups(invoice, "taxTotals").filter((total) => !has(total, "vatBreakdown")).length;
  return without === (exists(invoice, "taxCurrency") ? 1 : 0);
}

/** What a settlement of CII states. There may be one only, and these rules look at each. */
interface Settlement extends Spot {
  readonly totals: readonly Leaf[];
  readonly taxCurrency: readonly Leaf[];
  readonly currency: readonly Leaf[];
}

export function settlements(document: Bound): readonly Settlement[] {
  const { root } = document;
  const marks = starts(document, root, "ram:ApplicableHeaderTradeSettlement");
  const totals = parted(across(groups(root, "totals"), "taxAmount"), marks);
  const taxCurrency = parted(leaves(root, "taxCurrency"), marks);
  const currency = parted(leaves(root, "currency"), marks);
  return totals.map((it, at) => ({
    offset: offsetOfPart(at, marks, root),
    totals: it,
    taxCurrency: taxCurrency[at] ?? [],
    currency: currency[at] ?? [],
  }));
}

function inCurrency(of: readonly Leaf[], currencies: readonly string[], same: boolean): readonly Leaf[] {
  return of.filter((leaf) => {
    const code = leaf.attribute("currencyID");
    return code !== undefined && currencies.some((currency) => (currency === code) === same);
  });
}

export function atMostOneTaxTotal({ totals }: Settlement, { root }: Bound): boolean {
  return inCurrency(totals, documentCurrency(root), true).length <= 1;
}

export function accountingTotalCii({ totals, taxCurrency }: Settlement, { root }: Bound): boolean {
  const others = inCurrency(totals, documentCurrency(root), false).length;
  return others === (taxCurrency.length > 0 ? 1 : 0);
}

/** The text of both currency codes differs, where there is one for the accounting. */
export function currenciesDiffer({ taxCurrency, currency }: Settlement): boolean {
  const [own, other] = [textNode(taxCurrency), textNode(currency)];
  return taxCurrency.length === 0 || normalize(own) !== normalize(other);
}

/**
 * The VAT totals in both currencies are of one sign. The official validator looks for the own currency's first: without
 * any, a second BT-6 does not stop it.
 */
export function sameSign(invoice: Invoice): boolean {
  if (!exists(invoice, "taxCurrency")) return true;
  const amounts = across(groups(invoice, "taxTotals"), "taxAmount");
  if (amounts.length === 0) return false;
  const own = inCurrency(amounts, [text(invoice, "currency")], true);
  if (own.length === 0) return false;
  const tax = inCurrency(amounts, [text(invoice, "taxCurrency")], true);
  return [tax, own].every(someAtMostZero) || [tax, own].every(someAtLeastZero);
}

export function sameSignCii({ totals }: Settlement, { root }: Bound): boolean {
  const own = inCurrency(totals, documentCurrency(root), true);
  if (!exists(root, "taxCurrency") || own.length === 0) return true;
  const tax = inCurrency(totals, leaves(root, "taxCurrency").map((leaf) => leaf.text), true);
  return [tax, own].every(someBelowZero) || [tax, own].every(someAtLeastZero);
}

function someAtMostZero(of: readonly Leaf[]): boolean {
  return of.some((leaf) => compareWhole(leaf, 0) <= 0);
}

function someBelowZero(of: readonly Leaf[]): boolean {
  return of.some((leaf) => compareWhole(leaf, 0) < 0);
}

function someAtLeastZero(of: readonly Leaf[]): boolean {
  return of.some((leaf) => compareWhole(leaf, 0) >= 0);
}
