/** French wording of BR-31 … BR-44 and BR-CO-21 … BR-CO-24: each asks the same of other allowances or charges. */
import type { allowanceRules } from "../../rules/en16931/allowances.ts";
import type { Text } from "../text.ts";

/** "Frais" is a plural: what agrees with an item comes from here. */
interface Kind {
  readonly must: string;
  readonly itsAmount: string;
  readonly itsCategory: string;
  readonly itsReason: string;
  readonly delete: string;
  readonly reasonFix: string;
}

interface Item {
  readonly what: string;
  readonly kind: Kind;
}

const remise: Kind = {
  must: "doit indiquer",
  itsAmount: "son montant",
  itsCategory: "sa catégorie de TVA",
  itsReason: "son motif",
  delete: "supprimez la remise",
  reasonFix:
    "Écrivez pourquoi le montant est réduit, ou ajoutez le code UNTDID 5189 : 95 pour une remise, par exemple.",
};

const frais: Kind = {
  must: "doivent indiquer",
  itsAmount: "leur montant",
  itsCategory: "leur catégorie de TVA",
  itsReason: "leur motif",
  delete: "supprimez ces frais",
  reasonFix: "Écrivez à quoi servent ces frais, ou ajoutez le code UNTDID 7161 : FC pour le transport, par exemple.",
};

const allowance: Item = { what: "Une remise au niveau du document (BG-20)", kind: remise };
const charge: Item = { what: "Des frais au niveau du document (BG-21)", kind: frais };
const lineAllowance: Item = { what: "Une remise de ligne (BG-27)", kind: remise };
const lineCharge: Item = { what: "Des frais de ligne (BG-28)", kind: frais };

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
    message: `${what} ${kind.must} ${kind.itsAmount} (${term}).`,
    fix: `Ajoutez le montant hors TVA, même si un pourcentage est donné, ou ${kind.delete}.`,
  };
}

function vatCategory({ what, kind }: Item, term: string): Text {
  return {
    message: `${what} ${kind.must} ${kind.itsCategory} (${term}).`,
    fix: "Ajoutez le code de la catégorie des biens ou services concernés, avec le type de taxe VAT.",
  };
}

function reason({ what, kind }: Item, text: string, code: string): Text {
  return {
    message: `${what} ${kind.must} ${kind.itsReason}, en clair (${text}) ou par un code (${code}).`,
    fix: kind.reasonFix,
  };
}
