/** German wording of BR-31 … BR-44 and BR-CO-21 … BR-CO-24: each asks the same of other allowances or charges. */
import type { allowanceRules } from "../../rules/en16931/allowances.ts";
import type { Text } from "../text.ts";

interface Item {
  /** Which allowance or charge, behind "bei". */
  readonly what: string;
  readonly kind: "Nachlass" | "Zuschlag";
}

const allowance: Item = { what: "einem Nachlass auf Dokumentenebene (BG-20)", kind: "Nachlass" };
const charge: Item = { what: "einem Zuschlag auf Dokumentenebene (BG-21)", kind: "Zuschlag" };
const lineAllowance: Item = { what: "einem Nachlass einer Position (BG-27)", kind: "Nachlass" };
const lineCharge: Item = { what: "einem Zuschlag einer Position (BG-28)", kind: "Zuschlag" };

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
    message: `Bei ${what} muss der Betrag (${term}) angegeben sein.`,
    fix: `Geben Sie den Betrag ohne Umsatzsteuer an, auch neben einem Prozentsatz, oder löschen Sie den ${kind}.`,
  };
}

function vatCategory({ what, kind }: Item, term: string): Text {
  return {
    message: `Bei ${what} muss die Umsatzsteuerkategorie (${term}) angegeben sein.`,
    fix: `Geben Sie die Kategorie der Lieferung oder Leistung an, zu der der ${kind} gehört, mit dem Steuerschema VAT.`,
  };
}

function reason({ what, kind }: Item, text: string, code: string): Text {
  return {
    message: `Bei ${what} muss der Grund angegeben sein, als Text (${text}) oder als Code (${code}).`,
    fix: kind === "Nachlass"
      ? "Schreiben Sie, warum weniger berechnet wird, oder geben Sie den Code nach UNTDID 5189 an, etwa 95 für Rabatt."
      : "Schreiben Sie, wofür der Zuschlag berechnet wird, oder geben Sie den Code nach UNTDID 7161 an, etwa FC für Fracht.",
  };
}
