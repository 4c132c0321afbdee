/** BR-DEC-*: no amount has more than two decimals (EN 16931-1, clause 6.4.4). */
import { inFamily } from "../kit/family.ts";
import type { TermId } from "../../model/terms.ts";
import { type Bound, type Group, type Leaf, leaves } from "../../syntax/bound.ts";
import type { Kind, LeafSlot } from "../../syntax/shapes.ts";
import { doubleOf, one } from "../../syntax/values.ts";
import { apart, check, type Failure, never, type Rule, type Selector } from "../kit/rule.ts";
import { breakdowns, documentLevel, every, isIn, items, lineLevel } from "../kit/select.ts";

interface BySyntax<N extends Group> {
  readonly ubl: Selector<N>;
  readonly cii: Selector<N>;
}

const totals = same(every("totals"));
const lines = same(every("line"));
const allowances = items(documentLevel, false);
const charges = items(documentLevel, true);
const lineAllowances = items(lineLevel, false);
const lineCharges = items(lineLevel, true);

export const decimals = inFamily("BR-DEC", {
  "BR-DEC-01": twoDecimals("BT-92", allowances, "amount"),
  "BR-DEC-02": twoDecimals("BT-93", allowances, "baseAmount"),
  "BR-DEC-05": twoDecimals("BT-99", charges, "amount"),
  "BR-DEC-06": twoDecimals("BT-100", charges, "baseAmount"),
  "BR-DEC-09": twoDecimals("BT-106", totals, "lineExtensionAmount"),
  "BR-DEC-10": twoDecimals("BT-107", totals, "allowanceTotalAmount"),
  "BR-DEC-11": twoDecimals("BT-108", totals, "chargeTotalAmount"),
  "BR-DEC-12": twoDecimals("BT-109", totals, "taxExclusiveAmount"),
  "BR-DEC-13": vatTotal("BT-110", "currency"),
  "BR-DEC-14": twoDecimals("BT-112", totals, "taxInclusiveAmount"),
  "BR-DEC-15": vatTotal("BT-111", "taxCurrency"),
  "BR-DEC-16": twoDecimals("BT-113", totals, "prepaidAmount"),
  "BR-DEC-17": twoDecimals("BT-114", totals, "roundingAmount"),
  "BR-DEC-18": twoDecimals("BT-115", totals, "payableAmount"),
  "BR-DEC-19": twoDecimals("BT-116", breakdowns, "taxableAmount"),
  "BR-DEC-20": twoDecimals("BT-117", breakdowns, "taxAmount"),
  "BR-DEC-23": twoDecimals("BT-131", lines, "netAmount"),
  "BR-DEC-24": twoDecimals("BT-136", lineAllowances, "amount"),
  "BR-DEC-25": twoDecimals("BT-137", lineAllowances, "baseAmount"),
  "BR-DEC-27": twoDecimals("BT-141", lineCharges, "amount"),
  "BR-DEC-28": twoDecimals("BT-142", lineCharges, "baseAmount"),
});

function same<N extends Group>(selector: Selector<N>): BySyntax<N> {
  return { ubl: selector, cii: selector };
}

/** Counts the characters after the point as written: "1.000" and "1.00 " fail. */
function twoDecimals<K extends Kind>(term: TermId, on: BySyntax<Group<K>>, slot: LeafSlot<K>): Rule {
  // CII's rules take the first amount of an allowance, and stumble over two of any other.
  const firstOnly = slot === "amount";
  return apart(
    [term],
    check(on.ubl, (group) => fewDecimals(one(group, slot))),
    check(on.cii, (group) => fewDecimals(firstOnly ? leaves(group, slot)[0] : one(group, slot))),
  );
}

function fewDecimals(leaf: Leaf | undefined): true | Failure {
  const point = leaf?.text.indexOf(".") ?? -1;
  if (leaf === undefined || point < 0 || [...leaf.text.slice(point + 1, point + 8)].length <= 2) return true;
  return { at: leaf, actual: leaf.text };
}

/**
 * UBL's rules on the VAT totals compare the currency with a child of the amount, which has none. CII's ask for one VAT
 * total that is in another currency or has two decimals by value, not by its digits.
 */
function vatTotal(term: TermId, of: "currency" | "taxCurrency"): Rule {
  return apart(
    [term],
    never,
    check(every("totals"), (group: Group<"totals">, { root }: Bound) => {
      const stated = leaves(group, "taxAmount");
      const codes = leaves(root, of).map((leaf) => leaf.text);
      const [at] = stated;
      if (at === undefined || stated.some((leaf) => isOther(leaf, codes, of) || isRound(leaf, codes))) return true;
      return { at, actual: at.text };
    }),
  );
}

function isRound(leaf: Leaf, codes: readonly string[]): boolean {
  if (!isIn(codes, leaf)) return false;
  const value = doubleOf(leaf);
  return value === Math.round(value * 100) / 100;
}

/** The rule on the invoice currency lets other currencies be; the one on the accounting currency asks that there is one. */
function isOther(leaf: Leaf, codes: readonly string[], of: "currency" | "taxCurrency"): boolean {
  return of === "currency" ? !isIn(codes, leaf) : codes.length === 0;
}
