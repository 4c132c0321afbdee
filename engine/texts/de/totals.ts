/** German wording of BR-CO-10 … BR-CO-16: the document totals. */
import type { totals } from "../../rules/en16931/totals.ts";
import type { Text } from "../text.ts";

export const totalsTexts = {
  "BR-CO-10": {
    requires: "Die Summe der Nettobeträge (BT-106) muss dem entsprechen, was die Positionen (BT-131) zusammen ergeben.",
    message: "Die Summe der Nettobeträge (BT-106) beträgt {actual}, die Positionen (BT-131) ergeben aber {expected}.",
    absent:
      "Die Summe der Nettobeträge (BT-106) muss dem entsprechen, was die Positionen (BT-131) zusammen ergeben, aber BT-106 fehlt oder ein Nettobetrag ist keine Zahl.",
    fix: "Setzen Sie BT-106 auf die Summe aller Positionen, oder berichtigen Sie den falschen Nettobetrag.",
  },
  "BR-CO-11": sum("Nachlässe", "BT-107", "BT-92"),
  "BR-CO-12": sum("Zuschläge", "BT-108", "BT-99"),
  "BR-CO-13": {
    requires:
      "Der Gesamtbetrag ohne Umsatzsteuer (BT-109) muss sich aus Positionen minus Nachlässen plus Zuschlägen ergeben (BT-106 − BT-107 + BT-108).",
    message:
      "Der Gesamtbetrag ohne Umsatzsteuer (BT-109) beträgt {actual}; Positionen minus Nachlässe plus Zuschläge (BT-106 − BT-107 + BT-108) ergeben {expected}.",
    absent:
      "Der Gesamtbetrag ohne Umsatzsteuer (BT-109) muss sich aus Positionen minus Nachlässen plus Zuschlägen ergeben (BT-106 − BT-107 + BT-108), aber BT-109 oder BT-106 fehlt.",
    fix: "Berechnen Sie BT-109 neu aus BT-106, BT-107 und BT-108, oder berichtigen Sie den falschen dieser Beträge.",
  },
  "BR-CO-14": {
    requires:
      "Die Umsatzsteuersumme (BT-110) muss gleich der Summe der Steuerbeträge der Umsatzsteueraufschlüsselung (BT-117) sein.",
    message: "Die Umsatzsteuersumme (BT-110) beträgt {actual}, die Steuerbeträge (BT-117) ergeben aber {expected}.",
    absent: "Die Umsatzsteuersumme (BT-110) fehlt; die Steuerbeträge (BT-117) ergeben {expected}.",
    fix:
      "Setzen Sie BT-110 auf die Summe der Steuerbeträge, oder berichtigen Sie den falschen Steuerbetrag in der Aufschlüsselung.",
  },
  "BR-CO-15": {
    requires:
      "Der Gesamtbetrag mit Umsatzsteuer (BT-112) muss gleich dem Gesamtbetrag ohne Umsatzsteuer (BT-109) plus der einen Umsatzsteuersumme in Rechnungswährung (BT-110) sein.",
    message:
      "Der Gesamtbetrag mit Umsatzsteuer (BT-112) beträgt {actual}; der Gesamtbetrag ohne Umsatzsteuer (BT-109) plus die Umsatzsteuersumme in Rechnungswährung (BT-110) ergibt {expected}.",
    absent:
      "Der Gesamtbetrag mit Umsatzsteuer (BT-112) muss gleich dem Gesamtbetrag ohne Umsatzsteuer (BT-109) plus der Umsatzsteuersumme in Rechnungswährung (BT-110) sein, aber nicht jeder dieser drei Beträge ist genau einmal angegeben.",
    fix:
      "Geben Sie genau eine Umsatzsteuersumme in Rechnungswährung an, und setzen Sie BT-112 auf BT-109 plus diese Summe.",
  },
  "BR-CO-16": {
    requires:
      "Der fällige Betrag (BT-115) muss gleich dem Gesamtbetrag mit Umsatzsteuer minus Zahlungen plus Rundung sein (BT-112 − BT-113 + BT-114).",
    message:
      "Der fällige Betrag (BT-115) beträgt {actual}; der Gesamtbetrag mit Umsatzsteuer minus Zahlungen plus Rundung (BT-112 − BT-113 + BT-114) ergibt {expected}.",
    absent:
      "Der fällige Betrag (BT-115) muss gleich dem Gesamtbetrag mit Umsatzsteuer minus Zahlungen plus Rundung sein (BT-112 − BT-113 + BT-114), aber BT-115 oder BT-112 fehlt.",
    fix: "Berechnen Sie BT-115 neu aus BT-112, BT-113 und BT-114, oder berichtigen Sie den falschen dieser Beträge.",
  },
} as const satisfies Readonly<Record<keyof typeof totals, Text>>;

function sum(what: "Nachlässe" | "Zuschläge", total: string, term: string): Text {
  const name = `Die Summe der ${what} auf Dokumentenebene (${total})`;
  return {
    requires: `${name} muss dem entsprechen, was die ${what} (${term}) zusammen ergeben.`,
    message: `${name} beträgt {actual}, die ${what} (${term}) ergeben aber {expected}.`,
    absent: `${name} fehlt; die ${what} (${term}) ergeben {expected}.`,
    fix:
      `Setzen Sie ${total} auf die Summe aller ${what} auf Dokumentenebene, oder lassen Sie beides weg, wenn es keine gibt.`,
  };
}
