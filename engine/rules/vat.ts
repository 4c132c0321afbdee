/**
 * The rules of the VAT categories, BR-S-* … BR-AG-* (EN 16931-1, clause 6.4.3). The families differ in constants only,
 * so each is a row; the ten rules of a family are made from it.
 */
import { Decimal } from "../model/decimal.ts";
import type { TermId } from "../model/terms.ts";
import { type Bound, type Group, groups, isKind, leaves } from "../syntax/bound.ts";
import { Cast, decimal, decimalOf, doubleOf, exists, one } from "../syntax/values.ts";
import { check, type Failure, type Holds, type Rule, type RuleTable } from "./rule.ts";
import { isVat, theInvoice, where } from "./select.ts";
import { allowancesTally, anyAllowanceTally, anyLinesOf, chargesTally, linesOf } from "./sums.ts";
import { type CategoryUse, census, registrations, useOf } from "./vat_facts.ts";

type Category = Group<"taxCategory">;
type Result = true | Failure;

/** One VAT category and what the standard asks of it. */
interface Family<Prefix extends string> {
  readonly prefix: Prefix;
  /** The category code (BT-95, BT-102, BT-118, BT-151). */
  readonly code: string;
  /** How many breakdowns the category has when it is used: one, or one a rate. */
  readonly breakdowns: "one" | "some";
  /** Seller's registration: any, a VAT identifier, or no VAT identifier of anyone. */
  readonly seller: "any" | "vat" | "none";
  readonly buyer?: "vat" | "vatOrLegal";
  readonly rate: "positive" | "notNegative" | "zero" | "absent";
  /** The exemption reason (BT-120, BT-121). */
  readonly reason: "required" | "forbidden";
}

const S: Family<"S"> = {
  prefix: "S",
  code: "S",
  breakdowns: "some",
  seller: "any",
  rate: "positive",
  reason: "forbidden",
};

export const vat = {
  "BR-CO-17": {
    terms: ["BT-117", "BT-116", "BT-119"],
    severity: "fatal",
    ubl: check(where("breakdown", (breakdown) => breakdown.placed), breakdownTax),
  },
  ...family(S),
} as const satisfies RuleTable;

type RuleNumber = "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10";

function family<P extends string>(of: Family<P>): Readonly<Record<`BR-${P}-${RuleNumber}`, Rule>> {
  const perRate = of.breakdowns === "some";
  const taxed = of.rate === "positive" || of.rate === "notNegative";
  return table(of.prefix, {
    "01": document(["BT-118", "BT-95", "BT-102", "BT-151"], perRate ? someBreakdown(of) : oneBreakdown(of)),
    "02": document(
      ["BT-31", "BT-32", "BT-63", "BT-151"],
      of.code === "S" ? lineRegistered(of) : registered(of, (use) => use.items),
    ),
    "03": document(["BT-31", "BT-32", "BT-63", "BT-95"], registered(of, (use) => use.allowances)),
    "04": document(["BT-31", "BT-32", "BT-63", "BT-102"], registered(of, (use) => use.charges)),
    "05": categories(["BT-152"], of, (use) => use.lines, rateHolds(of)),
    "06": categories(["BT-96"], of, (use) => use.allowances, rateHolds(of)),
    "07": categories(["BT-103"], of, (use) => use.charges, rateHolds(of)),
    "08": categories(["BT-116"], of, (use) => use.breakdowns, perRate ? baseOfRate(of) : baseOfCategory(of)),
    "09": categories(["BT-117"], of, (use) => use.breakdowns, taxed ? taxOfRate : noTax),
    "10": categories(["BT-120", "BT-121"], of, (use) => use.breakdowns, reasonHolds(of)),
  });
}

function table<P extends string>(prefix: P, rules: Readonly<Record<RuleNumber, Rule>>) {
  const named = Object.entries(rules).map(([number, rule]) => [`BR-${prefix}-${number}`, rule]);
  return Object.fromEntries(named) as Readonly<Record<`BR-${P}-${RuleNumber}`, Rule>>;
}

function document(terms: Rule["terms"], holds: Holds<Group<"invoice">>): Rule {
  return { terms, severity: "fatal", ubl: check(theInvoice, holds) };
}

/** A rule on the tax categories of a family at one place, as far as their tax scheme is VAT. */
function categories(
  terms: readonly TermId[],
  of: Family<string>,
  place: (use: CategoryUse) => readonly Category[],
  holds: Holds<Category>,
): Rule {
  return { terms, severity: "fatal", ubl: check((at: Bound) => place(useOf(census(at).vat, of.code)), holds) };
}

/** Used and broken down, or neither; the official rule asks no tax scheme here. */
function someBreakdown({ code }: Family<string>): Holds<Group<"invoice">> {
  return (_, at) => {
    const use = useOf(census(at).anyScheme, code);
    const used = use.allowanceCharges.length + use.items.length > 0;
    return used === use.breakdowns.length > 0 || { actual: String(use.breakdowns.length), expected: used ? "1" : "0" };
  };
}

/** Exactly one breakdown where the category stands anywhere, the breakdowns themselves included. */
function oneBreakdown({ code }: Family<string>): Holds<Group<"invoice">> {
  return (_, at) => {
    const use = useOf(census(at).vat, code);
    if (use.others.length + use.items.length === 0) return true;
    return use.breakdowns.length === 1 || { actual: String(use.breakdowns.length), expected: "1" };
  };
}

/** The registrations that a category asks for where it is used. */
function registered(of: Family<string>, place: (use: CategoryUse) => readonly Category[]): Holds<Group<"invoice">> {
  return (_, at) => {
    const facts = census(at);
    if (facts.unread !== undefined) throw facts.unread;
    const [first] = place(useOf(facts.vat, of.code));
    return first === undefined || hasRegistrations(of, at) || { at: first };
  };
}

/** BR-S-02 asks it of lines of any tax scheme, and is satisfied only where one of them is VAT. */
function lineRegistered(of: Family<string>): Holds<Group<"invoice">> {
  const vatLines = registered(of, (use) => use.items);
  return (invoice, at) => {
    const [first] = useOf(census(at).anyScheme, of.code).items;
    const noVat = useOf(census(at).vat, of.code).items.length === 0;
    return first !== undefined && noVat ? { at: first } : vatLines(invoice, at);
  };
}

function hasRegistrations({ seller, buyer }: Family<string>, at: Bound): boolean {
  const found = registrations(at);
  if (seller === "none") return !found.sellerVat && !found.representativeVat && !found.buyerVat;
  const sellerHas = (seller === "any" ? found.sellerAny : found.sellerVat) || found.representativeVat;
  const buyerHas = buyer === undefined || found.buyerVat || (buyer === "vatOrLegal" && found.buyerLegal);
  return sellerHas && buyerHas;
}

function rateHolds({ rate }: Family<string>): Holds<Category> {
  return (category) => {
    if (rate === "absent") return !exists(category, "vatRate") || shown(category, "");
    if (rate === "zero") return decimal(category, "vatRate")?.isZero() === true || shown(category, "0");
    // The official rules name no type here, so the rate is compared as a double, and one rate that fits will do.
    const fits = leaves(category, "vatRate").map(doubleOf).some((is) => rate === "positive" ? is > 0 : is >= 0);
    return fits || shown(category, rate === "positive" ? "> 0" : "≥ 0");
  };
}

function shown(category: Category, expected: string): Failure {
  const [leaf] = leaves(category, "vatRate");
  return leaf === undefined ? { expected } : { at: leaf, actual: leaf.text, expected };
}

function breakdownOf(category: Category): Group<"breakdown"> | undefined {
  return isKind(category.parent, "breakdown") ? category.parent : undefined;
}

/** BR-*-08 where each rate has its breakdown: within one unit of the sum, both ends excluded. */
function baseOfRate({ code }: Family<string>): Holds<Category> {
  return (category, at) => {
    const rate = decimal(category, "vatRate");
    const breakdown = breakdownOf(category);
    if (rate === undefined || breakdown === undefined) return true;
    const sides = allowedSides(code, rate, at);
    const other = otherAmounts(at, code, rate);
    const sums = sides.map((element) => (linesOf(at).get(element)?.of(code, rate) ?? Decimal.zero).plus(other()));
    if (sums.some((sum) => within(breakdown, sum))) return true;
    return stated(breakdown, "taxableAmount", sums[0]);
  };
}

/** The line elements that may carry the base: for S those with a line, allowance or charge of the rate. */
function allowedSides(code: string, rate: Decimal, at: Bound): readonly string[] {
  const sides = ["cac:InvoiceLine", "cac:CreditNoteLine"];
  if (code !== "S") return sides.filter((element) => anyLinesOf(at).has(element));
  if (anyAllowanceTally(at).has(code, rate)) return sides;
  return sides.filter((element) => anyLinesOf(at).get(element)?.has(code, rate) === true);
}

function otherAmounts(at: Bound, code: string, rate?: Decimal): () => Decimal {
  return () =>
    (chargesTally(at).of(code, rate) ?? Decimal.zero).minus(allowancesTally(at).of(code, rate) ?? Decimal.zero);
}

/** `TaxableAmount ± 1` is a double in the official rule, cast exactly: 233.77 + 1 is more than 234.77. */
function within(breakdown: Group<"breakdown">, sum: Decimal): boolean {
  const leaf = one(breakdown, "taxableAmount");
  if (leaf === undefined) return false;
  const base = doubleOf(leaf);
  if (!Number.isFinite(base)) throw new Cast("number", leaf);
  return Decimal.fromDouble(base - 1).lessThan(sum) && Decimal.fromDouble(base + 1).greaterThan(sum);
}

/** BR-*-08 where the category has one breakdown: exactly the sum, unrounded. */
function baseOfCategory({ code }: Family<string>): Holds<Category> {
  return (category, at) => {
    const breakdown = breakdownOf(category);
    if (breakdown === undefined) return true;
    const base = decimal(breakdown, "taxableAmount");
    const other = otherAmounts(at, code);
    const sums = [...anyLinesOf(at).keys()]
      .map((element) => (linesOf(at).get(element)?.of(code) ?? Decimal.zero).plus(other()));
    return sums.some((sum) => base?.equals(sum) === true) || stated(breakdown, "taxableAmount", sums[0]);
  };
}

function stated(
  breakdown: Group<"breakdown">,
  slot: "taxableAmount" | "taxAmount",
  expected: Decimal | undefined,
): Failure {
  const [leaf] = leaves(breakdown, slot);
  return {
    at: leaf ?? breakdown,
    ...(leaf === undefined ? {} : { actual: leaf.text }),
    ...(expected === undefined ? {} : { expected: expected.round(2).toString() }),
  };
}

/** The tax is within one unit of base × rate, both ends excluded, signs left aside. */
function taxOfRate(category: Category): Result {
  const breakdown = breakdownOf(category);
  if (breakdown === undefined) return true;
  const expected = taxDue(breakdown, decimal(category, "vatRate"));
  const tax = decimal(breakdown, "taxAmount")?.abs();
  if (tax === undefined || expected === undefined) return stated(breakdown, "taxAmount", expected);
  return nearTo(tax, expected) || stated(breakdown, "taxAmount", expected);
}

function taxDue(breakdown: Group<"breakdown">, rate: Decimal | undefined): Decimal | undefined {
  const base = decimal(breakdown, "taxableAmount");
  if (base === undefined || rate === undefined) return undefined;
  return base.abs().times(rate.dividedByPowerOfTen(2)).round(2);
}

const unit = Decimal.of(1);

function nearTo(tax: Decimal, expected: Decimal): boolean {
  return tax.minus(unit).lessThan(expected) && tax.plus(unit).greaterThan(expected);
}

function noTax(category: Category): Result {
  const breakdown = breakdownOf(category);
  if (breakdown === undefined) return true;
  return decimal(breakdown, "taxAmount")?.isZero() === true || stated(breakdown, "taxAmount", Decimal.zero);
}

function reasonHolds({ reason }: Family<string>): Holds<Category> {
  return (category) => {
    const given = exists(category, "exemptionReason") || exists(category, "exemptionReasonCode");
    return given === (reason === "required");
  };
}

/** BR-CO-17: base × rate, within one unit; a rate that rounds to 0, or none, wants a tax that rounds to 0. */
function breakdownTax(breakdown: Group<"breakdown">): Result {
  const rate = rateOf(breakdown);
  const tax = decimal(breakdown, "taxAmount");
  if (rate === undefined || rate.round(0).isZero()) {
    return tax?.round(0).isZero() === true || stated(breakdown, "taxAmount", Decimal.zero);
  }
  const expected = taxDue(breakdown, rate);
  const fits = tax !== undefined && expected !== undefined && nearTo(tax.abs(), expected);
  return fits || stated(breakdown, "taxAmount", expected);
}

/** The one rate of the breakdown's VAT categories. */
function rateOf(breakdown: Group<"breakdown">): Decimal | undefined {
  const [first, second] = groups(breakdown, "categories").filter(isVat).flatMap((it) => leaves(it, "vatRate"));
  if (second !== undefined) throw new Cast("repeated", second);
  return first === undefined ? undefined : decimalOf(first);
}
