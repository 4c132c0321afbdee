/** German wording of the service's own rules on invoices. */
import type { advice } from "../../rules/own/advice.ts";
import type { Text } from "../text.ts";

export const adviceTexts = {
  "ATW-AMOUNT-CURRENCY": {
    requires:
      "Jeder Betrag muss in Rechnungswährung (BT-5) angegeben sein, außer der Umsatzsteuersumme in Abrechnungswährung (BT-111).",
    message: "Der Betrag ist in „{actual}“ angegeben, die Rechnung in „{expected}“ (BT-5).",
    fix: "Rechnen Sie den Betrag um, und geben Sie ihm den Währungscode der Rechnung.",
  },
  "ATW-CREDIT-NOTE-NEGATIVE": {
    requires: "Eine Gutschrift sollte positiv angeben, was sie erstattet (BT-112, BT-115).",
    message:
      "Diese Gutschrift lautet auf {actual}: Mit Minus fordert sie Geld, statt es zu erstatten (BT-112, BT-115).",
    fix:
      "Geben Sie die Beträge der Gutschrift ohne Minus an, oder stellen Sie eine Rechnung (380) aus, wenn der Käufer zahlen soll.",
  },
  "ATW-CREDIT-NOTE-NO-REFERENCE": {
    requires: "Eine Gutschrift sollte die Rechnung nennen, die sie korrigiert (BG-3).",
    message: "Eine Gutschrift sollte die Rechnung nennen, die sie korrigiert (BG-3); diese nennt keine.",
    fix: "Geben Sie die Nummer der ursprünglichen Rechnung an, möglichst mit Datum.",
  },
  "ATW-CREDIT-NOTE-PROJECT": {
    requires: "Für die Projektreferenz (BT-11) hat eine Gutschrift in UBL kein Element.",
    message: "Die Projektreferenz lautet „{actual}“ (BT-11), und eine Gutschrift in UBL hat dafür kein Element.",
    absent: "Hier steht ein leeres Element für die Projektreferenz (BT-11), das eine Gutschrift in UBL nicht hat.",
    fix:
      "Geben Sie die Referenz in XML als Verweis auf ein Dokument mit Typcode 50 an, wie es erzeugte Gutschriften tun, oder lassen Sie sie weg.",
  },
  "ATW-DUE-BEFORE-ISSUE": {
    requires: "Das Fälligkeitsdatum (BT-9) sollte nicht vor dem Rechnungsdatum (BT-2) liegen.",
    message: "Das Fälligkeitsdatum {actual} (BT-9) liegt vor dem Rechnungsdatum {expected} (BT-2).",
    fix: "Berichtigen Sie das falsche Datum. Ist schon bezahlt, geben Sie das Rechnungsdatum als Fälligkeitsdatum an.",
  },
  "ATW-IBAN-CHECK-DIGIT": {
    requires: "Die Prüfziffern einer IBAN (BT-84, BT-91) sollten stimmen.",
    message: "Das Konto „{actual}“ (BT-84, BT-91) sieht wie eine IBAN aus, aber die Prüfziffern stimmen nicht.",
    fix: "Vergleichen Sie die IBAN mit einem Beleg der Bank: Eine Ziffer ist falsch, oder zwei sind vertauscht.",
  },
  "ATW-VAT-ID-CHECK-DIGIT": {
    requires: "Die Prüfziffer einer USt-IdNr. (BT-31, BT-48, BT-63) sollte stimmen.",
    message: "Die Prüfziffer der USt-IdNr. „{actual}“ (BT-31, BT-48, BT-63) stimmt nicht.",
    fix:
      "Vergleichen Sie die Nummer mit einem Beleg des Unternehmens, oder fragen Sie sie über VIES ab: Eine Ziffer ist falsch, oder zwei sind vertauscht.",
  },
} as const satisfies Readonly<Record<keyof typeof advice, Text>>;
