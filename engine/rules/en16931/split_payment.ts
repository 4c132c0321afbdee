/** BR-B-*: VAT category B, the Italian split payment, in which the buyer pays the VAT to the tax office. */
import { type Bound, coded, type Group, groups, type Leaf } from "../../syntax/bound.ts";
import { apart, check, placeOf, type RuleTable } from "../kit/rule.ts";
import { across, groupsAcross, theInvoice } from "../kit/select.ts";

export const splitPayment = {
  "BR-B-01": apart(
    ["BT-151", "BT-95", "BT-102", "BT-118"],
    check(theInvoice, (_, document) => isDomestic(everyCategory(document), coded(document, "identificationCode"))),
    check(theInvoice, (_, document) => isDomestic(coded(document, "categoryCode"), coded(document, "country"))),
  ),
  "BR-B-02": apart(
    ["BT-151", "BT-95", "BT-102", "BT-118"],
    check(theInvoice, (_, document) => isUnmixed(ownCategories(document))),
    check(theInvoice, (_, document) => isUnmixed(coded(document, "categoryCode"))),
  ),
} as const satisfies RuleTable;

/** With the category, every country that the document names is Italy. */
function isDomestic(codes: readonly Leaf[], countries: readonly Leaf[]) {
  if (!has(codes, "B")) return true;
  const abroad = countries.filter(({ text }) => text !== "IT");
  return abroad.length === 0 || placeOf(abroad);
}

/** With the category, nothing has the standard rate. */
function isUnmixed(codes: readonly Leaf[]) {
  return !has(codes, "B") || !has(codes, "S") || placeOf(codes.filter(({ text }) => text === "S"));
}

function has(codes: readonly Leaf[], code: string): boolean {
  return codes.some(({ text }) => text === code);
}

function everyCategory(document: Bound): readonly Leaf[] {
  return [...coded(document, "vatCategory"), ...coded(document, "lineVatCategory")];
}

/** Those of the document's own breakdowns, allowances and charges, and of items wherever they stand. */
function ownCategories(document: Bound): readonly Leaf[] {
  const { root } = document;
  const breakdowns = groupsAcross(groups(root, "taxTotals"), "vatBreakdown");
  const items: readonly Group<"breakdown" | "allowanceCharge">[] = [...breakdowns, ...groups(root, "allowanceCharges")];
  const categories = items.flatMap((item) => groups<"breakdown" | "allowanceCharge", "categories">(item, "categories"));
  return [...across(categories, "vatCategory"), ...coded(document, "lineVatCategory")];
}
