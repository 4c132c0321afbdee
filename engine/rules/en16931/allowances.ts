/** BR-31 … BR-44 and BR-CO-21 … BR-CO-24: allowances and charges (EN 16931-1, clauses 6.4.1 and 6.4.2). */
import { inFamily, type KnownTable } from "../kit/family.ts";
import type { Group } from "../../syntax/bound.ts";
import { groups } from "../../syntax/bound.ts";
import { exists } from "../../syntax/values.ts";
import { onEach } from "../kit/rule.ts";
import { documentLevel, isVat, items, lineLevel } from "../kit/select.ts";

type Item = Group<"allowanceCharge">;

const allowances = items(documentLevel, false);
const charges = items(documentLevel, true);
const lineAllowances = items(lineLevel, false);
const lineCharges = items(lineLevel, true);

export const allowanceRules = {
  ...inFamily("BR", {
    "BR-31": onEach(["BT-92"], allowances, hasAmount),
    "BR-32": onEach(["BT-95"], allowances, hasVatCategory),
    "BR-33": onEach(["BT-97", "BT-98"], allowances, hasReason),
    "BR-36": onEach(["BT-99"], charges, hasAmount),
    "BR-37": onEach(["BT-102"], charges, hasVatCategory),
    "BR-38": onEach(["BT-104", "BT-105"], charges, hasReason),
    "BR-41": onEach(["BT-136"], lineAllowances, hasAmount),
    "BR-42": onEach(["BT-139", "BT-140"], lineAllowances, hasReason),
    "BR-43": onEach(["BT-141"], lineCharges, hasAmount),
    "BR-44": onEach(["BT-144", "BT-145"], lineCharges, hasReason),
  }),
  ...inFamily("BR-CO", {
    "BR-CO-21": onEach(["BT-97", "BT-98"], allowances, hasReason),
    "BR-CO-22": onEach(["BT-104", "BT-105"], charges, hasReason),
    "BR-CO-23": onEach(["BT-139", "BT-140"], lineAllowances, hasReason),
    "BR-CO-24": onEach(["BT-144", "BT-145"], lineCharges, hasReason),
  }, { stage: "lines" }),
} as const satisfies KnownTable;

function hasAmount(item: Item): boolean {
  return exists(item, "amount");
}

function hasVatCategory(item: Item): boolean {
  return groups(item, "categories").some((category) => isVat(category) && exists(category, "vatCategory"));
}

function hasReason(item: Item): boolean {
  return exists(item, "reason") || exists(item, "reasonCode");
}
