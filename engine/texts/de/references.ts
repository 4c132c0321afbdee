/** German wording of BR-49 … BR-65 and others: payment, references, identifiers and their schemes. */
import type { references } from "../../rules/en16931/references.ts";
import type { Text } from "../text.ts";

export const referencesTexts = {
  "BR-49": {
    requires: "Angaben zur Zahlung müssen den Code der Zahlungsart (BT-81) enthalten.",
    message: "Die Angaben zur Zahlung nennen keine Zahlungsart (BT-81).",
    fix: "Geben Sie den Code nach UNTDID 4461 an: 58 für SEPA-Überweisung, 59 für SEPA-Lastschrift.",
  },
  "BR-50": {
    requires: "Eine Überweisung (BG-17) muss das Konto nennen, auf das gezahlt werden soll (BT-84).",
    message: "Bei dieser Überweisung (BG-17) fehlt das Konto, auf das gezahlt werden soll (BT-84).",
    fix: "Geben Sie die IBAN an, oder die nationale Kontonummer, wenn das Konto keine IBAN hat.",
  },
  "BR-51": {
    requires:
      "Eine Kartennummer (BT-87) darf höchstens die ersten sechs und die letzten vier Stellen zeigen, zusammen zehn Zeichen.",
    message:
      "Diese Kartennummer (BT-87) hat {actual} Zeichen; zeigen darf sie höchstens die ersten sechs und die letzten vier Stellen.",
    fix: "Geben Sie nur die letzten vier Stellen an. Auch Sternchen für die übrigen zählen mit, lassen Sie sie weg.",
  },
  "BR-52": {
    requires: "Jede rechnungsbegründende Unterlage (BG-24) muss eine Kennung (BT-122) haben.",
    message: "Bei einer rechnungsbegründenden Unterlage (BG-24) fehlt die Kennung (BT-122).",
    fix: "Geben Sie der Unterlage einen Namen oder eine Nummer, unter der der Empfänger sie anfordern kann.",
  },
  "BR-53": {
    requires:
      "Wird die Umsatzsteuer in einer eigenen Währung abgerechnet (BT-6), muss auch die Umsatzsteuersumme in dieser Währung (BT-111) angegeben sein.",
    message:
      "Die Abrechnungswährung der Umsatzsteuer (BT-6) ist {actual}; dazu gehört die Umsatzsteuersumme in dieser Währung (BT-111), neben der in Rechnungswährung.",
    fix:
      "Ergänzen Sie die Umsatzsteuersumme mit diesem Währungscode, oder löschen Sie BT-6, wenn Sie die Umsatzsteuer in Rechnungswährung abrechnen.",
  },
  "BR-54": {
    message: "Ein Artikelattribut (BG-32) muss einen Namen (BT-160) und einen Wert (BT-161) haben.",
    fix: "Ergänzen Sie, was fehlt, etwa den Namen „Farbe“ zum Wert „schwarz“, oder löschen Sie das Attribut.",
  },
  "BR-55": {
    requires: "Ein Verweis auf eine vorausgegangene Rechnung (BG-3) muss deren Nummer (BT-25) nennen.",
    message: "Beim Verweis auf eine vorausgegangene Rechnung (BG-3) fehlt deren Nummer (BT-25).",
    fix: "Geben Sie die Nummer der Rechnung an, auf die sich diese bezieht, oder löschen Sie den Verweis.",
  },
  "BR-56": {
    requires: "Ein Steuervertreter muss eine USt-IdNr. (BT-63) haben.",
    message: "Die USt-IdNr. des Steuervertreters (BT-63) fehlt.",
    fix: "Geben Sie die USt-IdNr. an, unter der der Steuervertreter die Umsatzsteuer des Verkäufers anmeldet.",
  },
  "BR-57": {
    requires: "Eine Lieferanschrift (BG-15) muss einen Ländercode (BT-80) haben.",
    message: "In der Lieferanschrift (BG-15) fehlt der Ländercode (BT-80).",
    fix: "Geben Sie das Land als zweistelligen Code nach ISO 3166-1 an, oder löschen Sie die Lieferanschrift.",
  },
  "BR-61": {
    message: "Zu einer Überweisung, Code 30 oder 58 (BT-81), muss das Konto des Empfängers (BT-84) angegeben sein.",
    fix: "Geben Sie die IBAN oder Kontonummer des Zahlungsempfängers an, oder wählen Sie eine andere Zahlungsart.",
  },
  "BR-62": {
    requires: "Zur elektronischen Adresse des Verkäufers (BT-34) muss das Schema angegeben sein.",
    message: "Bei der elektronischen Adresse des Verkäufers (BT-34) fehlt das Schema.",
    fix: "Geben Sie an, was für eine Adresse es ist: EM für eine E-Mail-Adresse, 0088 für eine GLN.",
  },
  "BR-63": {
    requires: "Zur elektronischen Adresse des Käufers (BT-49) muss das Schema angegeben sein.",
    message: "Bei der elektronischen Adresse des Käufers (BT-49) fehlt das Schema.",
    fix: "Geben Sie an, was für eine Adresse es ist: EM für eine E-Mail-Adresse, 0204 für eine Leitweg-ID.",
  },
  "BR-64": {
    requires: "Zur Standard-Artikelnummer (BT-157) muss das Schema angegeben sein.",
    message: "Bei der Standard-Artikelnummer (BT-157) fehlt das Schema.",
    fix: "Geben Sie an, was für eine Nummer es ist: 0160 für eine GTIN. Ihre eigene Artikelnummer gehört in BT-155.",
  },
  "BR-65": {
    requires: "Zur Artikelklassifikation (BT-158) muss angegeben sein, aus welchem System der Code stammt.",
    message: "Bei der Artikelklassifikation (BT-158) fehlt die Angabe, aus welchem System der Code stammt.",
    fix: "Geben Sie das System als Code nach UNTDID 7143 an: HS für das Harmonisierte System.",
  },
  "BR-CO-09": {
    requires: "Eine USt-IdNr. (BT-31, BT-48, BT-63) muss mit dem Code des Landes beginnen, das sie erteilt hat.",
    message:
      "Eine USt-IdNr. (BT-31, BT-48, BT-63) muss mit dem Code des Landes beginnen, das sie erteilt hat; „{actual}“ ist keiner.",
    absent:
      "Eine USt-IdNr. (BT-31, BT-48, BT-63) muss mit dem Code des Landes beginnen, das sie erteilt hat; diese ist leer.",
    fix:
      "Setzen Sie die beiden Großbuchstaben des Landes vor die Nummer (EL oder GR für Griechenland). Eine nationale Steuernummer gehört in BT-32.",
  },
  "BR-CO-26": {
    message:
      "Der Verkäufer muss sich identifizieren lassen: durch eine Kennung (BT-29), eine Registernummer (BT-30) oder eine USt-IdNr. (BT-31).",
    fix:
      "Ergänzen Sie eine dieser drei Angaben. Wer nur eine Steuernummer hat (BT-32), gibt sie auch als Kennung an (BT-29). Eine SEPA-Gläubiger-ID zählt nicht.",
  },
} as const satisfies Readonly<Record<keyof typeof references, Text>>;
