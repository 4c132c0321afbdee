/** English wording of BR-31 … BR-44 and BR-CO-21 … BR-CO-24: each asks the same of other allowances or charges. */
import type { allowanceRules } from "../../rules/en16931/allowances.ts";
import type { Text } from "../text.ts";

interface Item {
  readonly what: string;
  readonly kind: "allowance" | "charge";
}

const allowance: Item = { what: "A document level allowance (BG-20)", kind: "allowance" };
const charge: Item = { what: "A document level charge (BG-21)", kind: "charge" };
const lineAllowance: Item = { what: "An allowance of a line (BG-27)", kind: "allowance" };
const lineCharge: Item = { what: "A charge of a line (BG-28)", kind: "charge" };

export const allowancesTexts = {
  "BR-31": amount(allowance, "BT-92"),
  "BR-32": vatCategory(allowance, "BT-95"),
  "BR-33": reason(allowance, "BT-97", "BT-98"),
  "BR-36": amount(charge, "BT-99"),
  "BR-37": vatCategory(charge, "BT-102"),
  "BR-38": reason(charge, "BT-104", "BT-105"),
  "BR-41": amount(lineAllowance, "BT-136"),
  "BR-42": reason(lineAllowance, "BT-139", "BT-140"),
  "BR-43": amount(lineCharge, "BT-141"),
  "BR-44": reason(lineCharge, "BT-144", "BT-145"),
  "BR-CO-21": reason(allowance, "BT-97", "BT-98"),
  "BR-CO-22": reason(charge, "BT-104", "BT-105"),
  "BR-CO-23": reason(lineAllowance, "BT-139", "BT-140"),
  "BR-CO-24": reason(lineCharge, "BT-144", "BT-145"),
} as const satisfies Readonly<Record<keyof typeof allowanceRules, Text>>;

function amount({ what, kind }: Item, term: string): Text {
  return {
    message: `${what} must state its amount (${term}).`,
    fix: `Add the amount without VAT, also where a percentage is given, or delete the ${kind}.`,
  };
}

function vatCategory({ what, kind }: Item, term: string): Text {
  return {
    message: `${what} must state its VAT category (${term}).`,
    fix: `Add the category of the goods or services that the ${kind} is for, with the tax scheme VAT.`,
  };
}

function reason({ what, kind }: Item, text: string, code: string): Text {
  return {
    message: `${what} must give its reason, as text (${text}) or as a code (${code}).`,
    fix: kind === "allowance"
      ? "Write why less is charged, or add the UNTDID 5189 code for it, such as 95 for a discount."
      : "Write what the charge is for, or add the UNTDID 7161 code for it, such as FC for freight.",
  };
}
