/** German wording of BR-29, BR-30, BR-CO-03, BR-CO-19 and BR-CO-20: periods and the VAT point date. */
import type { periods } from "../../rules/en16931/periods.ts";
import type { Text } from "../text.ts";

export const periodsTexts = {
  "BR-29": order("Der Abrechnungszeitraum", "BT-73", "BT-74"),
  "BR-30": order("Der Zeitraum dieser Position", "BT-134", "BT-135"),
  "BR-CO-03": {
    requires:
      "Eine Rechnung darf das Datum der Steuerentstehung (BT-7) oder den Code dafür (BT-8) angeben, aber nicht beides.",
    message:
      "Eine Rechnung darf entweder das Datum der Steuerentstehung (BT-7) oder den Code dafür (BT-8) angeben; diese gibt beides an.",
    fix: "Behalten Sie das Datum, wenn es feststeht, sonst den Code.",
  },
  "BR-CO-19": dates("Ein Abrechnungszeitraum (BG-14)", "BT-73", "BT-74"),
  "BR-CO-20": dates("Der Zeitraum einer Position (BG-26)", "BT-134", "BT-135"),
} as const satisfies Readonly<Record<keyof typeof periods, Text>>;

/** CII's rules fail here too where a date is not of the format 102, so the sentence does not say which came first. */
function order(period: string, start: string, end: string): Text {
  const must = `${period} darf nicht enden (${end}), bevor er beginnt (${start})`;
  return {
    requires: `${must}.`,
    message: `${must}; angegeben sind {expected} als Beginn und {actual} als Ende.`,
    absent: `${must}; eines der beiden Daten ist leer.`,
    fix:
      "Berichtigen Sie das falsche Datum. In CII schreiben Sie beide als Jahr, Monat und Tag ohne Bindestriche, mit Format 102.",
  };
}

function dates(period: string, start: string, end: string): Text {
  return {
    message: `${period} braucht ein Anfangsdatum (${start}), ein Enddatum (${end}) oder beides.`,
    fix: "Geben Sie an, von wann bis wann geliefert oder geleistet wurde, oder löschen Sie den leeren Zeitraum.",
  };
}
