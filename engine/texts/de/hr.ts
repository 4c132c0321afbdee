/** German wording of the rules of HR-CIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const croatia: Readonly<Record<string, Text>> = {
  "HR-BR-33": { message: "Ein Element ist leer.", fix: "Das Element entfernen oder füllen." },
  "HR-BR-2": {
    message: "Die Rechnung nennt keine Uhrzeit der Ausstellung mit Stunden, Minuten und Sekunden.",
    fix: "Die Uhrzeit der Ausstellung ergänzen, etwa 14:05:00.",
  },
  "HR-BR-4": {
    message: "Es ist etwas zu zahlen, aber die Rechnung nennt kein Fälligkeitsdatum (BT-9).",
    fix: "Das Fälligkeitsdatum ergänzen.",
  },
  "HR-BR-S-1": {
    message: "Ein Artikel ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-S-2": {
    message: "Ein Nachlass ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-S-3": {
    message: "Ein Zuschlag ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-1": {
    message: "Ein Artikel ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-2": {
    message: "Ein Nachlass ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-3": {
    message: "Ein Zuschlag ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-1": {
    message: "Ein Artikel ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-2": {
    message: "Ein Nachlass ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-3": {
    message: "Ein Zuschlag ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-1": {
    message: "Ein Artikel ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-2": {
    message: "Ein Nachlass ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-3": {
    message: "Ein Zuschlag ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-26": {
    message:
      "Etwas ist befreit (Kategorie E), aber in der Erweiterung fehlt die kroatische Steueraufschlüsselung (HRTaxTotal).",
    fix: "HRTaxTotal in HRFISK20Data ergänzen.",
  },
  "HR-BR-27": {
    message:
      "Der Betrag ohne Umsatzsteuer in der Erweiterung ist nicht Positionen plus Zuschläge minus Nachlässe minus nicht steuerbare Beträge.",
    fix: "TaxExclusiveAmount in HRLegalMonetaryTotal neu berechnen.",
  },
  "HR-BR-29": {
    message:
      "Was nicht steuerbar ist (Kategorie O), trägt keine Steuer, aber kein Teil der Aufschlüsselung in der Erweiterung nennt 0.",
    fix: "Den Steuerbetrag der Kategorie O auf 0 setzen.",
  },
  "HR-BR-30": {
    message:
      "Etwas ist als Pfand, durchlaufender Posten, Sondersteuer oder nicht steuerbar benannt, aber in der Erweiterung fehlen die kroatischen Summen.",
    fix: "HRLegalMonetaryTotal in HRFISK20Data ergänzen.",
  },
  "HR-BR-32": {
    message: "Der nicht steuerbare Betrag in der Erweiterung ist nicht die Summe der Teile der Kategorie O.",
    fix: "Die Bemessungsgrundlagen der Kategorie O neu addieren.",
  },
  "HR-BR-54": {
    message: "Die Steuersumme der Erweiterung ist nicht die Summe ihrer Teile.",
    fix: "Die Steuerbeträge von HRTaxTotal neu addieren.",
  },
  "HR-BR-54 BT-31": {
    message: "Die Steuernummer des Verkäufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53 BT-48": {
    message: "Die Steuernummer des Käufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53 BT-63": {
    message: "Die Steuernummer des Steuervertreters ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53": {
    message: "Die Steuernummer des Käufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-55": {
    message: "Die Steuersumme der Erweiterung weicht von der der Rechnung ab.",
    fix: "Beide auf denselben Betrag bringen.",
  },
  "HR-BR-6": {
    message: "Einem Verweis auf eine frühere Rechnung fehlt die Nummer (BT-25) oder das Datum (BT-26).",
    fix: "Beides angeben.",
  },
  "HR-BR-9": {
    message: "Der Aussteller hat keine OIB oder eine falsche: {actual}.",
    fix: "Die OIB dessen angeben, der die Rechnung ausgestellt hat: 11 Ziffern, als cbc:ID von cac:SellerContact.",
  },
  "HR-BR-11": {
    message: "Einem Zuschlag ohne Umsatzsteuer fehlt der Name der Steuerkategorie.",
    fix: "Den Namen ergänzen, etwa HR:E oder HR:O.",
  },
  "HR-BR-16": {
    message: "Einem Artikel ohne Umsatzsteuer fehlt der Name der Steuerkategorie.",
    fix: "Den Namen ergänzen, etwa HR:E oder HR:O.",
  },
  "HR-BR-13": {
    message: "Ein Zuschlag ohne Umsatzsteuer nennt keinen Grund dafür.",
    fix: "Den Befreiungsgrund als Text oder Code ergänzen.",
  },
  "HR-BR-36": {
    message: "Ein Artikel ohne Umsatzsteuer nennt keinen Grund dafür.",
    fix: "Den Befreiungsgrund als Text oder Code ergänzen.",
  },
  "HR-BR-25": {
    message: "Ein Artikel hat keine KPD-Klasse (Liste CG), die diese Rechnungsart verlangt.",
    fix: "Die Klasse des Artikels mit der Liste CG ergänzen.",
  },
  "HR-BR-17": {
    message: "Eine Bestellung ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-18": {
    message: "Ein Lieferschein ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-19": {
    message: "Eine Wareneingangsmeldung ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-21": {
    message: "Die Einheit der Preisbasismenge (BT-150) ist nicht die der Menge (BT-130).",
    fix: "Für beide dieselbe Einheit verwenden.",
  },
  "HR-BR-CL-2": {
    message: "Die Klasse {actual} eines Artikels steht nicht in der KPD, oder ihre Liste ist nicht CG.",
    fix: "Eine Klasse der KPD 2025 mit der Liste CG angeben.",
  },
};
