/** What the rules of the VAT categories ask of one breakdown, rate or reason, where both syntaxes ask alike. */
import { Decimal } from "../../model/decimal.ts";
import { type Bound, type Group, groups, isKind, leaves } from "../../syntax/bound.ts";
import { decimal, decimalOf, exists, normalize, normalizedUpper, oneOf } from "../../syntax/values.ts";
import { compareWhole } from "../kit/double.ts";
import type { Failure, Holds } from "../kit/rule.ts";
import { across } from "../kit/select.ts";
import type { Category, Family, Rate } from "./vat_families.ts";

type Breakdown = Group<"breakdown">;
type Result = true | Failure;

/** UBL reads a rate of 0 as a decimal and the others as doubles; CII reads all of them as doubles. */
export function rateHolds(rate: Rate, zeroAs: "decimal" | "double"): Holds<Category> {
  return (category) => {
    if (rate === "absent") return !exists(category, "vatRate") || shownRate(category, "");
    if (rate === "zero" && zeroAs === "decimal") {
      return decimal(category, "vatRate")?.isZero() === true || shownRate(category, "0");
    }
    const fits = leaves(category, "vatRate").some((leaf) => accepts(rate, compareWhole(leaf, 0)));
    return fits || shownRate(category, rate === "zero" ? "0" : rate === "positive" ? "> 0" : "≥ 0");
  };
}

function accepts(rate: Rate, order: number): boolean {
  return rate === "positive" ? order > 0 : rate === "notNegative" ? order >= 0 : order === 0;
}

function shownRate(category: Category, expected: string): Failure {
  const [leaf] = leaves(category, "vatRate");
  return leaf === undefined ? { expected } : { at: leaf, actual: normalize(leaf.text), expected };
}

/** What is asked of the breakdown that a category is in. */
export function ofBreakdown(
  holds: (breakdown: Breakdown, category: Category, document: Bound) => Result,
): Holds<Category> {
  return (category, document) => !isKind(category.parent, "breakdown") || holds(category.parent, category, document);
}

/** The failure of an amount of a breakdown, at the amount if it is there. What is wanted has cents, and more where less is wrong. */
export function stated(
  breakdown: Breakdown,
  slot: "taxableAmount" | "taxAmount",
  expected: Decimal | undefined,
): Failure {
  const [leaf] = leaves(breakdown, slot);
  const actual = leaf === undefined ? undefined : normalize(leaf.text);
  const inCents = expected?.round(2).toString();
  const wanted = inCents === actual ? expected?.toString() : inCents;
  return {
    at: leaf ?? breakdown,
    actual,
    expected: wanted,
  };
}

/** abs(BT-116) × rate, rounded to two decimals. */
export function taxDue(breakdown: Breakdown, rate: Decimal | undefined): Decimal | undefined {
  const base = decimal(breakdown, "taxableAmount");
  if (base === undefined || rate === undefined) return undefined;
  return base.abs().times(rate.dividedByPowerOfTen(2)).round(2);
}

const unit = Decimal.of(1);

/** Within one unit, both ends excluded (`strict`) or included. */
export function nearTo(tax: Decimal, expected: Decimal, strict: boolean): boolean {
  const distance = tax.minus(expected).abs().compare(unit);
  return strict ? distance < 0 : distance <= 0;
}

/** BR-CO-17: base × rate, within one unit; a rate that rounds to 0, or none, wants a tax that rounds to 0. */
export function breakdownTax(strict: boolean): (breakdown: Breakdown) => Result {
  return (breakdown) => {
    const tax = decimal(breakdown, "taxAmount");
    if (tax === undefined) return stated(breakdown, "taxAmount", undefined);
    const rate = rateOf(breakdown);
    if (rate === undefined || rate.round(0).isZero()) {
      return tax.round(0).isZero() || stated(breakdown, "taxAmount", Decimal.zero);
    }
    const expected = taxDue(breakdown, rate);
    const fits = expected !== undefined && nearTo(tax.abs(), expected, strict);
    return fits || stated(breakdown, "taxAmount", expected);
  };
}

/** The one rate of the breakdown's VAT categories. Here CII compares the scheme without outer space, as UBL does. */
function rateOf(breakdown: Breakdown): Decimal | undefined {
  const rate = oneOf(across(groups(breakdown, "categories").filter(isVatTidied), "vatRate"));
  return rate === undefined ? undefined : decimalOf(rate);
}

function isVatTidied(category: Category): boolean {
  return leaves(category, "scheme").some(({ text }) => normalizedUpper(text) === "VAT");
}

export function reasonHolds({ reason }: Family): Holds<Category> {
  return (category) => {
    const given = exists(category, "exemptionReason") || exists(category, "exemptionReasonCode");
    return given === (reason === "required");
  };
}
