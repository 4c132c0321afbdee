/** What Peppol asks of the VAT totals in the two currencies (PEPPOL-EN16931-R053, R054, R055). */
import { type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { exists, has, text } from "../../syntax/values.ts";
import { compareWhole } from "../kit/double.ts";
import { documentCurrency } from "./facts.ts";

type Invoice = Group<"invoice">;

export function oneTaxTotal(invoice: Invoice): boolean {
  return groups(invoice, "taxTotals").filter((total) => has(total, "vatBreakdown")).length === 1;
}

export function accountingTotal(invoice: Invoice): boolean {
  const without = groups(invoice, "taxTotals").filter((total) => !has(total, "vatBreakdown")).length;
  return without === (exists(invoice, "taxCurrency") ? 1 : 0);
}

function ciiTotals(invoice: Invoice): readonly Leaf[] {
  return groups(invoice, "totals").flatMap((totals) => leaves(totals, "taxAmount"));
}

function inCurrency(of: readonly Leaf[], currencies: readonly string[], same: boolean): readonly Leaf[] {
  return of.filter((leaf) => {
    const code = leaf.attribute("currencyID");
    return code !== undefined && currencies.some((currency) => (currency === code) === same);
  });
}

export function atMostOneTaxTotal(invoice: Invoice): boolean {
  return inCurrency(ciiTotals(invoice), documentCurrency(invoice), true).length <= 1;
}

export function accountingTotalCii(invoice: Invoice): boolean {
  const others = inCurrency(ciiTotals(invoice), documentCurrency(invoice), false).length;
  return others === (exists(invoice, "taxCurrency") ? 1 : 0);
}

/** The VAT totals in both currencies are of one sign. */
export function sameSign(invoice: Invoice): boolean {
  if (!exists(invoice, "taxCurrency")) return true;
  const amounts = groups(invoice, "taxTotals").flatMap((total) => leaves(total, "taxAmount"));
  if (amounts.length === 0) return false;
  const tax = inCurrency(amounts, [text(invoice, "taxCurrency")], true);
  const own = inCurrency(amounts, [text(invoice, "currency")], true);
  return [tax, own].every(someAtMostZero) || [tax, own].every(someAtLeastZero);
}

export function sameSignCii(invoice: Invoice): boolean {
  const own = inCurrency(ciiTotals(invoice), documentCurrency(invoice), true);
  if (!exists(invoice, "taxCurrency") || own.length === 0) return true;
  const tax = inCurrency(ciiTotals(invoice), leaves(invoice, "taxCurrency").map((leaf) => leaf.text), true);
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
