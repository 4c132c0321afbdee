/** BR-CO-10 … BR-CO-16: the document totals (EN 16931-1, clause 6.4.2). */
import { inFamily, known } from "../kit/family.ts";
import { Decimal } from "../../model/decimal.ts";
import { allOf, type Bound, coded, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { decimal, decimalOf, normalize, one, oneOf } from "../../syntax/values.ts";
import { centSum, doubleSum, equalsCents, equalsCentSum, shownDouble } from "../kit/double.ts";
import { apart, check, type Failure, onceFor } from "../kit/rule.ts";
import { across, every, isIn, parted, partOf, says, starts, theInvoice, where } from "../kit/select.ts";

type Totals = Group<"totals">;
type Slot = LeafSlot<"totals">;
type Result = true | Failure;

const totalsGroups = every("totals");

const TRANSACTION = "rsm:SupplyChainTradeTransaction";

export const totals = inFamily("BR-CO", {
  "BR-CO-10": known(
    { stage: "lineTotal" },
    apart(["BT-106", "BT-131"], check(totalsGroups, lineTotal), check(totalsGroups, lineTotalInDoubles)),
  ),
  "BR-CO-11": known(
    { stage: "allowanceTotals" },
    apart(
      ["BT-107", "BT-92"],
      check(totalsGroups, sumOf(false, "allowanceTotalAmount")),
      check(totalsGroups, sumInDoubles(false, "allowanceTotalAmount")),
    ),
  ),
  "BR-CO-12": known(
    { stage: "allowanceTotals" },
    apart(
      ["BT-108", "BT-99"],
      check(totalsGroups, sumOf(true, "chargeTotalAmount")),
      check(totalsGroups, sumInDoubles(true, "chargeTotalAmount")),
    ),
  ),
  "BR-CO-13": known(
    { stage: "netTotal" },
    apart(
      ["BT-109", "BT-106", "BT-107", "BT-108"],
      check(totalsGroups, netTotal),
      check(totalsGroups, netTotalRounded),
    ),
  ),
  "BR-CO-14": known(
    { stage: "taxTotal" },
    apart(
      ["BT-110", "BT-117"],
      check(where("taxTotal", (total) => !total.loose), vatTotal),
      check(vatTotalsInCurrency, vatTotalInDoubles),
    ),
  ),
  "BR-CO-15": known(
    { stage: "grossTotal" },
    apart(["BT-112", "BT-109", "BT-110"], check(theInvoice, grossTotal), check(theInvoice, grossOrNet)),
  ),
  "BR-CO-16": known(
    { stage: "amountDue" },
    apart(
      ["BT-115", "BT-112", "BT-113", "BT-114"],
      check(totalsGroups, amountDue),
      check(totalsGroups, amountDueExactly),
    ),
  ),
}, { repair: "sums" });

/** True when equal, else what was stated and what the sum is. An absent amount equals nothing (XPath's empty sequence). */
function equal(stated: Leaf | undefined, expected: Decimal | undefined): Result {
  const same = stated !== undefined && expected !== undefined && decimalOf(stated).equals(expected);
  return same || unequal(stated, expected);
}

function unequal(stated: Leaf | undefined, expected: Decimal | undefined): Failure {
  return {
    ...(stated === undefined ? {} : { at: stated, actual: normalize(stated.text) }),
    expected: expected?.toString(),
  };
}

/** All lines of the document count, sub lines or not: UBL's rule adds up every line element that it finds. */
const lineSum = onceFor((document) => sum(allOf(document, "line"), "netAmount"));

/** CII's rule adds up the lines of each transaction as doubles, and takes the sum for a decimal after that. */
const lineSumsInDoubles = onceFor((document) =>
  parted(groups(document.root, "lines"), starts(document, document.root, TRANSACTION)).map(doubleSumOf)
);

/** Totals that strayed into another element have the lines that strayed with them: those since the totals before. */
const strayLineSums = onceFor((document) => {
  const totals = totalsGroups(document).filter(({ loose }) => loose);
  const parts = parted(allOf(document, "line").filter(({ loose }) => loose), totals);
  return new Map(totals.map((it, at) => [it, doubleSumOf(parts[at] ?? [])]));
});

function doubleSumOf(lines: readonly Group<"line">[]): Decimal | undefined {
  const total = doubleSum(across(lines, "netAmount"));
  return Number.isFinite(total) ? Decimal.fromDouble(total) : undefined;
}

function sum<K extends "line" | "allowanceCharge" | "breakdown">(of: readonly Group<K>[], slot: LeafSlot<K>): Decimal {
  let total = Decimal.zero;
  for (const group of of) total = total.plus(decimal(group, slot) ?? Decimal.zero);
  return total;
}

/** What nothing is compared with is not added up, so that a line's amount that is no number is no matter. */
function lineTotal(of: Totals, document: Bound): Result {
  const stated = one(of, "lineExtensionAmount");
  return stated === undefined ? {} : equal(stated, lineSum(document).round(2));
}

function lineTotalInDoubles(of: Totals, document: Bound): Result {
  const expected = of.loose
    ? strayLineSums(document).get(of)
    : lineSumsInDoubles(document)[partOf(of, starts(document, document.root, TRANSACTION))];
  return equal(one(of, "lineExtensionAmount"), expected?.round(2));
}

/** Total and items must agree, or both be absent. */
function sumOf(charge: boolean, slot: Slot): (of: Totals) => Result {
  return (of) => {
    const stated = one(of, slot);
    const items = siblings(of).filter((item) => says(item, charge));
    if (stated === undefined && items.length === 0) return true;
    return equal(stated, sum(items, "amount").round(2));
  };
}

function sumInDoubles(charge: boolean, slot: Slot): (of: Totals, document: Bound) => Result {
  const itemsOf = onceFor(({ root }) => groups(root, "allowanceCharges").filter((item) => says(item, charge)));
  const partsOf = onceFor((document) => itemsOf(document).flatMap((item) => leaves(item, "amount").slice(0, 1)));
  const sumIn = onceFor((document) => centSum(partsOf(document)));
  return (of, document) => {
    const stated = leaves(of, slot);
    if (itemsOf(document).length === 0 && stated.length === 0) return true;
    const sum = partsOf(document).length === 0 ? undefined : () => sumIn(document);
    if (stated.some((leaf) => equalsCents(leaf, sum))) return true;
    const [at] = stated;
    return { ...(at === undefined ? {} : { at, actual: normalize(at.text) }), expected: shownDouble(sumIn(document)) };
  };
}

/** The allowances and charges beside the totals, also where those stand in a line. */
function siblings(of: Totals): readonly Group<"allowanceCharge">[] {
  if (isKind(of.parent, "line")) return groups(of.parent, "allowanceCharges");
  return isKind(of.parent, "invoice") && of.placed ? groups(of.parent, "allowanceCharges") : [];
}

/** Rounded where allowances or charges take part, and compared as written where none do. */
function netTotal(of: Totals): Result {
  const stated = one(of, "taxExclusiveAmount");
  const lines = decimal(of, "lineExtensionAmount");
  const charges = decimal(of, "chargeTotalAmount");
  const allowances = decimal(of, "allowanceTotalAmount");
  if (charges === undefined && allowances === undefined) return equal(stated, lines);
  return equal(stated, net(lines, charges, allowances));
}

function net(lines?: Decimal, charges = Decimal.zero, allowances = Decimal.zero): Decimal | undefined {
  return lines?.minus(allowances).plus(charges).round(2);
}

/** CII rounds always, and takes the first of several amounts. */
function netTotalRounded(of: Totals): Result {
  const expected = net(
    first(of, "lineExtensionAmount"),
    first(of, "chargeTotalAmount"),
    first(of, "allowanceTotalAmount"),
  );
  return equal(leaves(of, "taxExclusiveAmount")[0], expected);
}

function first(of: Totals, slot: Slot): Decimal | undefined {
  const leaf = leaves(of, slot)[0];
  return leaf === undefined ? undefined : decimalOf(leaf);
}

function vatTotal(of: Group<"taxTotal">): Result {
  const stated = one(of, "taxAmount");
  const parts = groups(of, "vatBreakdown");
  return parts.length === 0 ? true : equal(stated, sum(parts, "taxAmount").round(2));
}

/** CII's VAT totals in the invoice currency; its other one, in the accounting currency, has no breakdown. */
function vatTotalsInCurrency(document: Bound): readonly Leaf[] {
  const currencies = leaves(document.root, "currency").map((leaf) => leaf.text);
  return coded(document, "amount")
    .filter((leaf) => isKind(leaf.parent, "totals") && isIn(currencies, leaf));
}

function vatTotalInDoubles(stated: Leaf, { root }: Bound): Result {
  const parts = across(groups(root, "vatBreakdown"), "taxAmount");
  if (equalsCentSum(stated, parts)) return true;
  return { at: stated, actual: normalize(stated.text), expected: shownDouble(centSum(parts)) };
}

/** Exactly one VAT total in the invoice currency, its code compared as written; no currency, no demand. */
function grossTotal(invoice: Group<"invoice">): Result {
  const totals = groups(invoice, "totals");
  const stated = across(totals, "taxInclusiveAmount");
  for (const currency of leaves(invoice, "currency")) {
    const vat = across(groups(invoice, "taxTotals"), "taxAmount")
      .filter((amount) => amount.attribute("currencyID") === currency.text);
    const [only, second] = vat;
    const single = only !== undefined && second === undefined && stated.length > 0;
    const net = single ? oneOf(across(totals, "taxExclusiveAmount")) : undefined;
    const expected = single && net !== undefined ? decimalOf(net).plus(decimalOf(only)).round(2) : undefined;
    if (!stated.some((leaf) => equal(leaf, expected) === true)) return unequal(stated[0], expected);
  }
  return true;
}

/** In CII a gross total that equals the net total will do as well, whatever the VAT total is, readable or not. */
function grossOrNet(invoice: Group<"invoice">): Result {
  const of = groups(invoice, "totals");
  const [stated] = across(of, "taxInclusiveAmount");
  const [netLeaf] = across(of, "taxExclusiveAmount");
  const net = netLeaf === undefined ? undefined : decimalOf(netLeaf);
  if (equal(stated, net) === true) return true;
  const amounts = across(of, "taxAmount");
  for (const currency of leaves(invoice, "currency")) {
    const [vat, second] = amounts.filter((amount) => amount.attribute("currencyID") === currency.text);
    const known = vat !== undefined && second === undefined;
    const result = equal(stated, known ? net?.plus(decimalOf(vat)).round(2) : undefined);
    if (result !== true) return result;
  }
  return true;
}

/** BT-115 = BT-112 − BT-113 + BT-114; UBL's rule rounds each side only where BT-113 or BT-114 takes part. */
function amountDue(of: Totals): Result {
  const due = one(of, "payableAmount");
  // An absent amount settles the official comparison before the others are read.
  if (due === undefined) return {};
  const gross = decimal(of, "taxInclusiveAmount");
  if (gross === undefined) return unequal(due, gross);
  const paid = decimal(of, "prepaidAmount");
  const rounding = decimal(of, "roundingAmount");
  const owed = paid === undefined ? gross : gross.minus(paid).round(2);
  if (rounding === undefined) return equal(due, owed);
  return decimalOf(due).minus(rounding).round(2).equals(owed) || unequal(due, owed.plus(rounding).round(2));
}

/** CII rounds nothing, and takes the first of several amounts; without one due it reads no other, either. */
function amountDueExactly(of: Totals): Result {
  const [due] = leaves(of, "payableAmount");
  if (due === undefined) return {};
  const paid = first(of, "prepaidAmount") ?? Decimal.zero;
  const rounding = first(of, "roundingAmount") ?? Decimal.zero;
  return equal(due, first(of, "taxInclusiveAmount")?.minus(paid).plus(rounding));
}
