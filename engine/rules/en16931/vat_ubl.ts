/** The rules of the VAT categories as the official rule set judges them in UBL. */
import { Decimal } from "../../model/decimal.ts";
import type { Bound, Group } from "../../syntax/bound.ts";
import { attempt, Cast, decimal, doubleOf, one } from "../../syntax/values.ts";
import { asDouble } from "../kit/double.ts";
import { type Check, check, type Failure, type Holds } from "../kit/rule.ts";
import { theInvoice } from "../kit/select.ts";
import { allowancesTally, anyAllowanceTally, anyLinesOf, chargesTally, linesOf } from "./sums.ts";
import { nearTo, ofBreakdown, rateHolds, reasonHolds, stated, taxDue } from "./vat_checks.ts";
import { type CategoryUse, census, type Registrations, registrations, useOf } from "./vat_facts.ts";
import { type Category, type Family, isTaxed, type RuleNumber } from "./vat_families.ts";

type Selecting = (use: CategoryUse) => readonly Category[];

export function ublChecks(of: Family): Readonly<Record<RuleNumber, Check>> {
  const rate = rateHolds(typeof of.rate === "string" ? of.rate : of.rate.ubl, "decimal");
  return {
    "01": check(theInvoice, of.breakdowns === "one" ? oneBreakdown(of) : someBreakdown(of), of.code),
    "02": check(theInvoice, of.code === "S" ? lineRegistered(of) : registered(of, (use) => use.items), of.code),
    "03": check(theInvoice, registered(of, itemPlace(of, (use) => use.allowances)), of.code),
    "04": check(theInvoice, registered(of, itemPlace(of, (use) => use.charges)), of.code),
    "05": vatCategories(of, (use) => use.lines, rate),
    "06": vatCategories(of, (use) => use.allowances, rate),
    "07": vatCategories(of, (use) => use.charges, rate),
    "08": vatCategories(of, (use) => use.breakdowns, isTaxed(of) ? baseOfRate(of) : baseOfCategory(of)),
    "09": vatCategories(of, (use) => use.breakdowns, ofBreakdown(isTaxed(of) ? taxOfRate : noTax)),
    "10": vatCategories(of, (use) => use.breakdowns, reasonHolds(of)),
  };
}

/** A rule on the tax categories of a family at one place, as far as their tax scheme is VAT. */
function vatCategories(of: Family, place: Selecting, holds: Holds<Category>): Check {
  return check((at: Bound) => place(useOf(census(at).vat, of.code)), holds, of.code);
}

/** Used and broken down, or neither. */
function someBreakdown({ code }: Family): Holds<Group<"invoice">> {
  return (_, at) => {
    // BR-S-01 asks no tax scheme; BR-AF-01 and BR-AG-01 count uses and breakdowns of the scheme VAT.
    const use = useOf(code === "S" ? census(at).anyScheme : census(at).vat, code);
    const used = use.allowanceCharges.length + use.items.length > 0;
    const count = used ? writtenBreakdowns(code, at) : use.breakdowns.length;
    return used === count > 0 || { actual: String(count), expected: used ? "1" : "0" };
  };
}

/** Where the category is used, L and M are looked for as written, and L in any scheme. */
function writtenBreakdowns(code: string, at: Bound): number {
  const { anyScheme, vat } = census(at);
  const found = useOf(code === "M" ? vat : anyScheme, code).breakdowns;
  return code === "S" ? found.length : found.filter((category) => isWritten(category, code)).length;
}

function isWritten(category: Category, code: string): boolean {
  return one(category, "vatCategory")?.text === code;
}

/** Exactly one breakdown where the category stands anywhere, the breakdowns themselves included. */
function oneBreakdown({ code }: Family): Holds<Group<"invoice">> {
  return (_, at) => {
    const use = useOf(census(at).vat, code);
    if (use.others.length + use.items.length === 0) return true;
    return use.breakdowns.length === 1 || { actual: String(use.breakdowns.length), expected: "1" };
  };
}

/** The registrations that a category asks for where it is used. */
function registered(of: Family, place: Selecting): Holds<Group<"invoice">> {
  return (_, at) => {
    const facts = census(at);
    if (facts.unread !== undefined) throw facts.unread;
    const [first] = place(useOf(facts.vat, of.code));
    return first === undefined || hasRegistrations(of, registrations(at)) || { at: first };
  };
}

/** BR-O-03 and -04 look at the document's own allowances and charges; BR-AF-04 at charges with the code as written. */
function itemPlace({ code }: Family, place: Selecting): Selecting {
  if (code === "O") return (use) => place(use).filter((category) => category.parent?.parent?.parent === undefined);
  if (code !== "L") return place;
  return (use) => place(use) === use.charges ? use.charges.filter((it) => isWritten(it, code)) : place(use);
}

/** BR-S-02 asks it of lines of any tax scheme, and is satisfied only where one of them is VAT. */
function lineRegistered(of: Family): Holds<Group<"invoice">> {
  const vatLines = registered(of, (use) => use.items);
  return (invoice, at) => {
    const [first] = useOf(census(at).anyScheme, of.code).items;
    const noVat = useOf(census(at).vat, of.code).items.length === 0;
    return first !== undefined && noVat ? { at: first } : vatLines(invoice, at);
  };
}

export function hasRegistrations({ seller, buyer }: Family, found: Registrations): boolean {
  if (seller === "none") return !found.sellerVat && !found.representativeVat && !found.buyerVat;
  const sellerHas = (seller === "any" ? found.sellerAny : found.sellerVat) || found.representativeVat;
  const buyerHas = buyer === undefined || found.buyerVat || (buyer === "vatOrLegal" && found.buyerLegal);
  return sellerHas && buyerHas;
}

/** BR-*-08 where each rate has its breakdown: within one unit of the sum, both ends excluded. */
function baseOfRate({ code }: Family): Holds<Category> {
  return ofBreakdown((breakdown, category, at) => {
    const rate = decimal(category, "vatRate");
    if (rate === undefined) return true;
    const sums = sides(code, rate, at).map((element) => sumOf(element, code, at, rate));
    if (sums.some((sum) => isNear(breakdown, sum))) return true;
    return stated(breakdown, "taxableAmount", sums[0] ?? Decimal.zero);
  });
}

/** The line elements that may carry the base: for S those with a line, allowance or charge of the rate. */
function sides(code: string, rate: Decimal, at: Bound): readonly string[] {
  const elements = ["cac:InvoiceLine", "cac:CreditNoteLine"];
  if (code !== "S") return elements.filter((element) => anyLinesOf(at).has(element));
  if (anyAllowanceTally(at).has(code, rate)) return elements;
  return elements.filter((element) => anyLinesOf(at).get(element)?.has(code, rate) === true);
}

/** Lines of an element, plus charges, minus allowances. */
function sumOf(element: string, code: string, at: Bound, rate?: Decimal): Decimal {
  const zero = Decimal.zero;
  return (linesOf(at).get(element)?.of(code, rate) ?? zero)
    .plus(chargesTally(at).of(code, rate) ?? zero)
    .minus(allowancesTally(at).of(code, rate) ?? zero);
}

/** `TaxableAmount ± 1` is a double in the official rule, cast exactly: 233.77 + 1 is more than 234.77. */
function isNear(breakdown: Group<"breakdown">, sum: Decimal): boolean {
  const leaf = one(breakdown, "taxableAmount");
  if (leaf === undefined) return false;
  const base = doubleOf(leaf);
  if (!Number.isFinite(base)) throw new Cast("number", leaf);
  // Only about one unit away, and among large numbers, it matters what the doubles are exactly.
  const distance = Math.abs(base - asDouble(sum));
  if (Math.abs(base) < 1e9 && Math.abs(distance - 1) > 0.001) return distance < 1;
  return Decimal.fromDouble(base - 1).lessThan(sum) && Decimal.fromDouble(base + 1).greaterThan(sum);
}

/** BR-*-08 where the category has one breakdown: exactly the sum, unrounded. */
function baseOfCategory({ code }: Family): Holds<Category> {
  return ofBreakdown((breakdown, _, at) => {
    const sums = [...anyLinesOf(at).keys()].map((element) => sumOf(element, code, at));
    const base = sums.length === 0 ? undefined : decimal(breakdown, "taxableAmount");
    return sums.some((sum) => base?.equals(sum) === true) || stated(breakdown, "taxableAmount", sums[0]);
  });
}

/** The tax is within one unit of base × rate, both ends excluded, signs left aside. */
function taxOfRate(breakdown: Group<"breakdown">, category: Category): true | Failure {
  const tax = decimal(breakdown, "taxAmount")?.abs();
  const expected = attempt((rated) => taxDue(breakdown, decimal(rated, "vatRate")), category);
  // Without an amount there is nothing to compare, whatever the rest says.
  if (tax === undefined) return stated(breakdown, "taxAmount", expected instanceof Cast ? undefined : expected);
  if (expected instanceof Cast) throw expected;
  const fits = expected !== undefined && nearTo(tax, expected, true);
  return fits || stated(breakdown, "taxAmount", expected);
}

function noTax(breakdown: Group<"breakdown">): true | Failure {
  return decimal(breakdown, "taxAmount")?.isZero() === true || stated(breakdown, "taxAmount", Decimal.zero);
}
