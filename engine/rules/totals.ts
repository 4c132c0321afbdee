/** BR-CO-10 … BR-CO-16: the document totals (EN 16931-1, clause 6.4.2). */
import { Decimal } from "../model/decimal.ts";
import { allOf, type Bound, type Group, groups, isKind, type Leaf, leaves } from "../syntax/bound.ts";
import { decimal, decimalOf, normalize, one } from "../syntax/values.ts";
import type { LeafSlot } from "../syntax/shapes.ts";
import { check, type Failure, onceFor, type Rule, type RuleTable } from "./rule.ts";
import { every, says, theInvoice, where } from "./select.ts";

type Totals = Group<"totals">;
type Slot = LeafSlot<"totals">;

export const totals = {
  "BR-CO-10": ubl(["BT-106", "BT-131"], every("totals"), lineTotal),
  "BR-CO-11": ubl(["BT-107", "BT-92"], every("totals"), sumOf(false, "allowanceTotalAmount")),
  "BR-CO-12": ubl(["BT-108", "BT-99"], every("totals"), sumOf(true, "chargeTotalAmount")),
  "BR-CO-13": ubl(["BT-109", "BT-106", "BT-107", "BT-108"], every("totals"), netTotal),
  "BR-CO-14": ubl(["BT-110", "BT-117"], where("taxTotal", (total) => !total.loose), vatTotal),
  "BR-CO-15": ubl(["BT-112", "BT-109", "BT-110"], theInvoice, grossTotal),
  "BR-CO-16": ubl(["BT-115", "BT-112", "BT-113", "BT-114"], every("totals"), amountDue),
} as const satisfies RuleTable;

function ubl<K extends "totals" | "taxTotal" | "invoice">(
  terms: Rule["terms"],
  on: (document: Bound) => readonly Group<K>[],
  holds: (group: Group<K>, document: Bound) => true | Failure,
): Rule {
  return { terms, severity: "fatal", ubl: check(on, holds) };
}

/** True when equal, else what was stated and what the sum is. An absent amount equals nothing (XPath's empty sequence). */
function equal(stated: Leaf | undefined, expected: Decimal | undefined): true | Failure {
  if (stated !== undefined && expected !== undefined && decimalOf(stated).equals(expected)) return true;
  return {
    ...(stated === undefined ? {} : { at: stated, actual: normalize(stated.text) }),
    ...(expected === undefined ? {} : { expected: expected.toString() }),
  };
}

/** All lines of the document count, sub lines or not: the official rule adds up every line element that it finds. */
const lineSum = onceFor((document) => sum(allOf(document, "line"), "netAmount"));

function sum<K extends "line" | "allowanceCharge" | "breakdown">(of: readonly Group<K>[], slot: LeafSlot<K>): Decimal {
  let total = Decimal.zero;
  for (const group of of) total = total.plus(decimal(group, slot) ?? Decimal.zero);
  return total;
}

function lineTotal(totals: Totals, document: Bound): true | Failure {
  return equal(one(totals, "lineExtensionAmount"), lineSum(document).round(2));
}

/** Total and items must agree, or both be absent. */
function sumOf(charge: boolean, slot: Slot): (totals: Totals) => true | Failure {
  return (totals) => {
    const stated = one(totals, slot);
    const items = siblings(totals).filter((item) => says(item, charge));
    if (stated === undefined && items.length === 0) return true;
    return equal(stated, sum(items, "amount").round(2));
  };
}

/** The allowances and charges beside the totals. */
function siblings(totals: Totals): readonly Group<"allowanceCharge">[] {
  return isKind(totals.parent, "invoice") && totals.placed ? groups(totals.parent, "allowanceCharges") : [];
}

/** Rounded where allowances or charges take part, and compared as written where none do. */
function netTotal(totals: Totals): true | Failure {
  const stated = one(totals, "taxExclusiveAmount");
  const lines = decimal(totals, "lineExtensionAmount");
  const charges = decimal(totals, "chargeTotalAmount");
  const allowances = decimal(totals, "allowanceTotalAmount");
  if (charges === undefined && allowances === undefined) return equal(stated, lines);
  const zero = Decimal.zero;
  return equal(stated, lines?.plus(charges ?? zero).minus(allowances ?? zero).round(2));
}

function vatTotal(total: Group<"taxTotal">): true | Failure {
  const stated = one(total, "taxAmount");
  const parts = groups(total, "vatBreakdown");
  return parts.length === 0 ? true : equal(stated, sum(parts, "taxAmount").round(2));
}

/** Exactly one VAT total in the invoice currency, its code compared as written; no currency, no demand. */
function grossTotal(invoice: Group<"invoice">): true | Failure {
  for (const currency of leaves(invoice, "currency")) {
    const vat = groups(invoice, "taxTotals")
      .flatMap((total) => leaves(total, "taxAmount"))
      .filter((amount) => amount.attribute("currencyID") === currency.text);
    const [only] = vat.map(decimalOf);
    const [totals] = groups(invoice, "totals");
    const stated = totals === undefined ? undefined : one(totals, "taxInclusiveAmount");
    const net = totals === undefined ? undefined : decimal(totals, "taxExclusiveAmount");
    const single = vat.length === 1 && only !== undefined;
    const result = equal(stated, single ? net?.plus(only).round(2) : undefined);
    if (result !== true) return result;
  }
  return true;
}

/** BT-115 = BT-112 − BT-113 + BT-114; the official rule rounds each side only where BT-113 or BT-114 takes part. */
function amountDue(totals: Totals): true | Failure {
  const due = one(totals, "payableAmount");
  const gross = decimal(totals, "taxInclusiveAmount");
  const paid = decimal(totals, "prepaidAmount");
  const rounding = decimal(totals, "roundingAmount");
  const owed = paid === undefined ? gross : gross?.minus(paid).round(2);
  if (rounding === undefined) return equal(due, owed);
  const unrounded = due === undefined ? undefined : decimalOf(due).minus(rounding).round(2);
  if (unrounded !== undefined && owed !== undefined && unrounded.equals(owed)) return true;
  return equal(due, owed?.plus(rounding).round(2));
}
