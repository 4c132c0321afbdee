/** The rules of the VAT categories as the official rule set judges them in CII: on each category node, mostly in doubles. */
import { Decimal } from "../../model/decimal.ts";
import { type Bound, type Group, leaves } from "../../syntax/bound.ts";
import { Cast, decimal, decimalOf, doubleOf, one } from "../../syntax/values.ts";
import { asDouble, compareWhole, sameDouble } from "../kit/double.ts";
import { type Check, check, type Failure, type Holds, never } from "../kit/rule.ts";
import { codesOf, theInvoice } from "../kit/select.ts";
import { allowancesTally, chargesTally, linesOf } from "./sums.ts";
import { ofBreakdown, rateHolds, reasonHolds, stated } from "./vat_checks.ts";
import { type CategoryUse, census, placedRegistrations, registrations, useOf } from "./vat_facts.ts";
import type { Category, Family, RuleNumber } from "./vat_families.ts";
import { hasRegistrations } from "./vat_ubl.ts";

type Selecting = (use: CategoryUse) => readonly Category[];
type Breakdown = Group<"breakdown">;

/** The rules of these categories look for the supplying parties anywhere; the others where they belong. */
const SEES_ALL_PARTIES: readonly string[] = ["AE", "K", "G"];

const TRANSACTION = "rsm:SupplyChainTradeTransaction/";
const LINE = "ram:IncludedSupplyChainTradeLineItem";

export function ciiChecks(of: Family): Readonly<Record<RuleNumber, Check>> {
  const rate = rateHolds(typeof of.rate === "string" ? of.rate : of.rate.cii, "double");
  const facts = SEES_ALL_PARTIES.includes(of.code) ? registrations : placedRegistrations;
  const registered: Holds<Category> = (_, at) => hasRegistrations(of, facts(at));
  const blind = of.code === "L" || of.code === "M";
  return {
    "01": check(theInvoice, breakdownCount(of), of.code),
    "02": categories(of, ownLines, registered),
    "03": categories(of, (use) => use.allowances, registered),
    "04": categories(of, (use) => use.charges, registered),
    "05": categories(of, ownLines, rate),
    "06": categories(of, (use) => use.allowances, rate),
    "07": categories(of, (use) => use.charges, rate),
    // For L and M it looks for the rate outside the breakdown, where there is none.
    "08": blind ? never : headers(of, base(of)),
    // For L and M its test is true().
    "09": blind ? never : headers(of, ofBreakdown(of.code === "S" ? taxOfRate : noTax)),
    "10": headers(of, reasonHolds(of)),
  };
}

/** The document's own lines, none nested elsewhere. */
function ownLines(use: CategoryUse): readonly Category[] {
  return use.lines.filter((category) => !category.loose);
}

/** The categories of a family at one place, as far as their type code is VAT. */
function categories(of: Family, place: Selecting, holds: Holds<Category>): Check {
  return check((at: Bound) => place(useOf(census(at).vat, of.code)), holds, of.code);
}

/** The categories in the breakdowns, once for each code of the family; for S and Z whatever their type code. */
export function headers(of: Family, holds: Holds<Category>): Check {
  const anyType = of.code === "S" || of.code === "Z";
  // These rules are asked of a part of the breakdown, and not of its code.
  const onParts = ["O", "L", "M"].includes(of.code);
  return check(
    (at: Bound) => {
      const found = useOf(anyType ? census(at).anyScheme : census(at).vat, of.code).breakdowns;
      // The same two look in any settlement, the others in those of a transaction.
      const breakdowns = anyType ? found : found.filter(({ parent }) => isInTransaction(parent));
      return onParts
        ? breakdowns
        : breakdowns.flatMap((it) => codesOf(it).filter((code) => code === of.code).map(() => it));
    },
    holds,
    of.code,
  );
}

/** Whether a breakdown is in the settlement of a transaction, wherever that stands. */
export function isInTransaction(group: Group | undefined): boolean {
  return group?.loose === false || group?.row.path.startsWith(TRANSACTION) === true;
}

/** How often the category may and must be broken down, whatever the type codes. */
function breakdownCount(of: Family): Holds<Group<"invoice">> {
  return (_, at) => {
    const use = useOf(census(at).anyScheme, of.code);
    const lines = use.settled.length;
    const items = use.onItems.length;
    const found = use.breakdowns.length;
    const used = lines + items > 0;
    const wanted = { actual: String(found), expected: used ? "1" : "0" };
    if (of.breakdowns === "some") {
      return ((lines === 0 || lines + found >= 2) && (items === 0 || items + found >= 2)) || wanted;
    }
    if (of.code === "O") return found === 0 || (found === 1 && used) || wanted;
    return (found === 0 && !used) || (found === 1 && used) || wanted;
  };
}

/** BR-*-08: S exactly, a rate each; O exactly; the others within one unit, both ends excluded. */
function base(of: Family): Holds<Category> {
  return ofBreakdown((breakdown, category, at) => {
    const rate = of.code === "S" ? decimal(category, "vatRate") : undefined;
    if (of.code === "S" && rate === undefined) return true;
    const expected = sumOf(of.code, at, rate);
    const amounts = leaves(breakdown, "taxableAmount");
    const fits = of.code === "S"
      ? amounts.some((leaf) => compareWhole(leaf, asDouble(expected)) === 0)
      : of.code === "O"
      ? amounts.some((leaf) => sameDouble(doubleOf(leaf), asDouble(expected)))
      : isNear(one(breakdown, "taxableAmount"), asDouble(expected));
    return fits || stated(breakdown, "taxableAmount", expected);
  });
}

function isNear(leaf: Parameters<typeof doubleOf>[0] | undefined, expected: number): boolean {
  if (leaf === undefined) return false;
  const stated = doubleOf(leaf);
  return stated - 1 < expected && stated + 1 > expected;
}

/** Lines plus charges minus allowances, each sum rounded to two decimals. */
function sumOf(code: string, at: Bound, rate?: Decimal): Decimal {
  const zero = Decimal.zero;
  return (linesOf(at).get(LINE)?.of(code, rate) ?? zero).round(2)
    .plus((chargesTally(at).of(code, rate) ?? zero).round(2))
    .minus((allowancesTally(at).of(code, rate) ?? zero).round(2));
}

/** BR-S-09: `round(base × rate) div 100` in doubles, within one unit, both ends excluded, signs left aside. */
function taxOfRate(breakdown: Breakdown, category: Category): true | Failure {
  const tax = decimal(breakdown, "taxAmount")?.abs();
  const due = dueInDoubles(breakdown, category);
  if (tax === undefined || due === undefined) return stated(breakdown, "taxAmount", undefined);
  const one = Decimal.of(1);
  const fits = asDouble(tax.minus(one)) < due && asDouble(tax.plus(one)) > due;
  return fits || stated(breakdown, "taxAmount", Number.isFinite(due) ? Decimal.fromDouble(due) : undefined);
}

function dueInDoubles(breakdown: Breakdown, category: Category): number | undefined {
  const base = one(breakdown, "taxableAmount");
  const [rate, second] = leaves(category, "vatRate");
  if (second !== undefined) throw new Cast("repeated", second);
  if (base === undefined || rate === undefined) return undefined;
  return Math.round(asDouble(decimalOf(base).abs()) * doubleOf(rate)) / 100;
}

/** A double that is 0; "-0.00" is not. */
function noTax(breakdown: Breakdown): true | Failure {
  const fits = leaves(breakdown, "taxAmount").some((leaf) => compareWhole(leaf, 0) === 0);
  return fits || stated(breakdown, "taxAmount", Decimal.zero);
}
