/** BR-DEC-*: no amount has more than two decimals (EN 16931-1, clause 6.4.4). */
import type { TermId } from "../model/terms.ts";
import type { Group } from "../syntax/bound.ts";
import type { Kind, LeafSlot } from "../syntax/shapes.ts";
import { one } from "../syntax/values.ts";
import { check, type Failure, type Rule, type RuleTable, type Selector } from "./rule.ts";
import { documentLevel, every, lineLevel, says, where } from "./select.ts";

const totals = every("totals");
const lines = every("line");
const breakdowns = where("breakdown", (breakdown) => breakdown.placed);

export const decimals = {
  "BR-DEC-01": twoDecimals("BT-92", items(documentLevel, false), "amount"),
  "BR-DEC-02": twoDecimals("BT-93", items(documentLevel, false), "baseAmount"),
  "BR-DEC-05": twoDecimals("BT-99", items(documentLevel, true), "amount"),
  "BR-DEC-06": twoDecimals("BT-100", items(documentLevel, true), "baseAmount"),
  "BR-DEC-09": twoDecimals("BT-106", totals, "lineExtensionAmount"),
  "BR-DEC-10": twoDecimals("BT-107", totals, "allowanceTotalAmount"),
  "BR-DEC-11": twoDecimals("BT-108", totals, "chargeTotalAmount"),
  "BR-DEC-12": twoDecimals("BT-109", totals, "taxExclusiveAmount"),
  "BR-DEC-14": twoDecimals("BT-112", totals, "taxInclusiveAmount"),
  "BR-DEC-16": twoDecimals("BT-113", totals, "prepaidAmount"),
  "BR-DEC-17": twoDecimals("BT-114", totals, "roundingAmount"),
  "BR-DEC-18": twoDecimals("BT-115", totals, "payableAmount"),
  "BR-DEC-19": twoDecimals("BT-116", breakdowns, "taxableAmount"),
  "BR-DEC-20": twoDecimals("BT-117", breakdowns, "taxAmount"),
  "BR-DEC-23": twoDecimals("BT-131", lines, "netAmount"),
  "BR-DEC-24": twoDecimals("BT-136", items(lineLevel, false), "amount"),
  "BR-DEC-25": twoDecimals("BT-137", items(lineLevel, false), "baseAmount"),
  "BR-DEC-27": twoDecimals("BT-141", items(lineLevel, true), "amount"),
  "BR-DEC-28": twoDecimals("BT-142", items(lineLevel, true), "baseAmount"),
} as const satisfies RuleTable;

function items(
  level: (item: Group<"allowanceCharge">) => boolean,
  charge: boolean,
): Selector<Group<"allowanceCharge">> {
  return where("allowanceCharge", (item) => level(item) && says(item, charge));
}

/** Counts the characters behind the point as written: "1.000" and "1.00 " fail. */
function twoDecimals<K extends Kind>(term: TermId, on: Selector<Group<K>>, slot: LeafSlot<K>): Rule {
  return {
    terms: [term],
    severity: "fatal",
    ubl: check(on, (group): true | Failure => {
      const leaf = one(group, slot);
      const point = leaf?.text.indexOf(".") ?? -1;
      if (leaf === undefined || point < 0 || leaf.text.length - point - 1 <= 2) return true;
      return { at: leaf, actual: leaf.text };
    }),
  };
}
