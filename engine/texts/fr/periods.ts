/** French wording of BR-29, BR-30, BR-CO-03, BR-CO-19 and BR-CO-20: periods and the VAT point date. */
import type { periods } from "../../rules/en16931/periods.ts";
import type { Text } from "../text.ts";

export const periodsTexts = {
  "BR-29": order("de la période de facturation", "BT-73", "BT-74"),
  "BR-30": order("de la période d’une ligne", "BT-134", "BT-135"),
  "BR-CO-03": {
    requires:
      "Une facture peut indiquer la date d’exigibilité de la TVA (BT-7) ou le code de cette date (BT-8), mais pas les deux.",
    message:
      "Une facture peut indiquer la date d’exigibilité de la TVA (BT-7) ou le code de cette date (BT-8), et celle-ci indique les deux.",
    fix: "Gardez la date si elle est connue, le code sinon.",
  },
  "BR-CO-19": dates("Une période de facturation (BG-14)", "BT-73", "BT-74"),
  "BR-CO-20": dates("La période d’une ligne (BG-26)", "BT-134", "BT-135"),
} as const satisfies Readonly<Record<keyof typeof periods, Text>>;

/** CII's rules fail here too where a date is not of the format 102, so the sentence does not say which came first. */
function order(ofPeriod: string, start: string, end: string): Text {
  const must = `La fin ${ofPeriod} (${end}) ne doit pas précéder son début (${start})`;
  return {
    requires: `${must}.`,
    message: `${must} ; fin indiquée : {actual}, début indiqué : {expected}.`,
    absent: `${must}, et l’une de ces dates est vide.`,
    fix: "Corrigez la date qui est fausse. En CII, écrivez les deux sous la forme AAAAMMJJ, avec le format 102.",
  };
}

function dates(period: string, start: string, end: string): Text {
  return {
    message: `${period} doit avoir une date de début (${start}), une date de fin (${end}) ou les deux.`,
    fix: "Ajoutez les dates entre lesquelles les biens ou services ont été fournis, ou supprimez la période vide.",
  };
}
