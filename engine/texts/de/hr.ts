/** German wording of the rules of HR-CIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const croatia: Readonly<Record<string, Text>> = {
  "HR-BR-33": {
    requires: "Jedes Element muss einen Inhalt haben.",
    message: "Ein Element ist leer.",
    fix: "Das Element entfernen oder füllen.",
  },
  "HR-BR-2": {
    requires: "Eine Rechnung muss die Uhrzeit der Ausstellung mit Stunden, Minuten und Sekunden angeben.",
    message: "Die Rechnung nennt keine Uhrzeit der Ausstellung mit Stunden, Minuten und Sekunden.",
    fix: "Die Uhrzeit der Ausstellung ergänzen, etwa 14:05:00.",
  },
  "HR-BR-4": {
    requires: "Eine Rechnung mit einem offenen Betrag muss das Fälligkeitsdatum (BT-9) angeben.",
    message: "Es ist etwas zu zahlen, aber die Rechnung nennt kein Fälligkeitsdatum (BT-9).",
    fix: "Das Fälligkeitsdatum ergänzen.",
  },
  "HR-BR-S-1": {
    requires:
      "Wenn eine Position in der Umsatzsteuerkategorie S steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Artikel ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-S-2": {
    requires:
      "Wenn ein Nachlass in der Umsatzsteuerkategorie S steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Nachlass ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-S-3": {
    requires:
      "Wenn ein Zuschlag in der Umsatzsteuerkategorie S steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Zuschlag ist in der Steuerkategorie S, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-1": {
    requires:
      "Wenn eine Position in der Umsatzsteuerkategorie Z steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Artikel ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-2": {
    requires:
      "Wenn ein Nachlass in der Umsatzsteuerkategorie Z steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Nachlass ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-Z-3": {
    requires:
      "Wenn ein Zuschlag in der Umsatzsteuerkategorie Z steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Zuschlag ist in der Steuerkategorie Z, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-1": {
    requires:
      "Wenn eine Position in der Umsatzsteuerkategorie E steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Artikel ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-2": {
    requires:
      "Wenn ein Nachlass in der Umsatzsteuerkategorie E steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Nachlass ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-E-3": {
    requires:
      "Wenn ein Zuschlag in der Umsatzsteuerkategorie E steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Zuschlag ist in der Steuerkategorie E, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-1": {
    requires:
      "Wenn eine Position in der Umsatzsteuerkategorie AE steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Artikel ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-2": {
    requires:
      "Wenn ein Nachlass in der Umsatzsteuerkategorie AE steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Nachlass ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-AE-3": {
    requires:
      "Wenn ein Zuschlag in der Umsatzsteuerkategorie AE steht, muss der Käufer eine Umsatzsteuer-ID (BT-48) haben.",
    message: "Ein Zuschlag ist in der Steuerkategorie AE, aber der Käufer hat keine USt-IdNr. (BT-48).",
    fix: "Die USt-IdNr. des Käufers ergänzen.",
  },
  "HR-BR-26": {
    requires:
      "Eine Rechnung mit Steuerbefreitem (Kategorie E) muss in der Erweiterung die kroatische Steueraufschlüsselung (HRTaxTotal) haben.",
    message:
      "Etwas ist befreit (Kategorie E), aber in der Erweiterung fehlt die kroatische Steueraufschlüsselung (HRTaxTotal).",
    fix: "HRTaxTotal in HRFISK20Data ergänzen.",
  },
  "HR-BR-27": {
    requires:
      "Die Summe ohne Umsatzsteuer in der Erweiterung muss Positionen plus Zuschläge minus Nachlässe minus nicht Steuerbares sein.",
    message:
      "Der Betrag ohne Umsatzsteuer in der Erweiterung ist nicht Positionen plus Zuschläge minus Nachlässe minus nicht steuerbare Beträge.",
    fix: "TaxExclusiveAmount in HRLegalMonetaryTotal neu berechnen.",
  },
  "HR-BR-29": {
    requires: "Nicht Steuerbares (Kategorie O) muss in der Erweiterung den Steuerbetrag 0 haben.",
    message:
      "Was nicht steuerbar ist (Kategorie O), trägt keine Steuer, aber kein Teil der Aufschlüsselung in der Erweiterung nennt 0.",
    fix: "Den Steuerbetrag der Kategorie O auf 0 setzen.",
  },
  "HR-BR-30": {
    requires:
      "Eine Rechnung mit Pfand, durchlaufendem Posten, Sondersteuer oder nicht Besteuertem muss in der Erweiterung die kroatischen Summen haben.",
    message:
      "Etwas ist als Pfand, durchlaufender Posten, Sondersteuer oder nicht steuerbar benannt, aber in der Erweiterung fehlen die kroatischen Summen.",
    fix: "HRLegalMonetaryTotal in HRFISK20Data ergänzen.",
  },
  "HR-BR-32": {
    requires: "Der nicht steuerbare Betrag in der Erweiterung muss die Summe seiner Teile der Kategorie O sein.",
    message: "Der nicht steuerbare Betrag in der Erweiterung ist nicht die Summe der Teile der Kategorie O.",
    fix: "Die Bemessungsgrundlagen der Kategorie O neu addieren.",
  },
  "HR-BR-54": {
    requires: "Die Umsatzsteuer der Erweiterung muss die Summe ihrer Teile sein.",
    message: "Die Steuersumme der Erweiterung ist nicht die Summe ihrer Teile.",
    fix: "Die Steuerbeträge von HRTaxTotal neu addieren.",
  },
  "HR-BR-54 BT-31": {
    requires: "Die Steuernummer des kroatischen Verkäufers muss eine OIB mit richtiger Prüfziffer sein.",
    message: "Die Steuernummer des Verkäufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53 BT-48": {
    requires: "Die Steuernummer des kroatischen Käufers muss eine OIB mit richtiger Prüfziffer sein.",
    message: "Die Steuernummer des Käufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53 BT-63": {
    requires: "Die Steuernummer des kroatischen Steuervertreters muss eine OIB mit richtiger Prüfziffer sein.",
    message: "Die Steuernummer des Steuervertreters ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-53": {
    requires: "Die Steuernummer des kroatischen Käufers muss eine OIB mit richtiger Prüfziffer sein.",
    message: "Die Steuernummer des Käufers ist keine OIB: Bei {actual} stimmt die Prüfziffer nicht.",
    fix: "Die OIB korrigieren: 11 Ziffern, mit oder ohne HR davor.",
  },
  "HR-BR-55": {
    requires: "Die Umsatzsteuer der Erweiterung muss die der Rechnung sein.",
    message: "Die Steuersumme der Erweiterung weicht von der der Rechnung ab.",
    fix: "Beide auf denselben Betrag bringen.",
  },
  "HR-BR-6": {
    requires: "Ein Verweis auf eine vorausgegangene Rechnung muss deren Nummer (BT-25) und Datum (BT-26) haben.",
    message: "Einem Verweis auf eine frühere Rechnung fehlt die Nummer (BT-25) oder das Datum (BT-26).",
    fix: "Beides angeben.",
  },
  "HR-BR-9": {
    requires: "Wer die Rechnung ausgestellt hat, muss mit einer richtigen OIB benannt sein.",
    message: "Der Aussteller hat keine OIB oder eine falsche: {actual}.",
    fix: "Die OIB dessen angeben, der die Rechnung ausgestellt hat: 11 Ziffern, als cbc:ID von cac:SellerContact.",
  },
  "HR-BR-11": {
    requires: "Ein Zuschlag ohne Umsatzsteuer muss den Namen seiner Umsatzsteuerkategorie nennen.",
    message: "Einem Zuschlag ohne Umsatzsteuer fehlt der Name der Steuerkategorie.",
    fix: "Den Namen ergänzen, etwa HR:E oder HR:O.",
  },
  "HR-BR-16": {
    requires: "Eine Position ohne Umsatzsteuer muss den Namen ihrer Umsatzsteuerkategorie nennen.",
    message: "Einem Artikel ohne Umsatzsteuer fehlt der Name der Steuerkategorie.",
    fix: "Den Namen ergänzen, etwa HR:E oder HR:O.",
  },
  "HR-BR-13": {
    requires: "Ein Zuschlag ohne Umsatzsteuer muss den Grund dafür nennen.",
    message: "Ein Zuschlag ohne Umsatzsteuer nennt keinen Grund dafür.",
    fix: "Den Befreiungsgrund als Text oder Code ergänzen.",
  },
  "HR-BR-36": {
    requires: "Eine Position ohne Umsatzsteuer muss den Grund dafür nennen.",
    message: "Ein Artikel ohne Umsatzsteuer nennt keinen Grund dafür.",
    fix: "Den Befreiungsgrund als Text oder Code ergänzen.",
  },
  "HR-BR-25": {
    requires: "Jede Position muss eine KPD-Klasse (Liste CG) haben, außer in Anzahlungsrechnungen und Gutschriften.",
    message: "Ein Artikel hat keine KPD-Klasse (Liste CG), die diese Rechnungsart verlangt.",
    fix: "Die Klasse des Artikels mit der Liste CG ergänzen.",
  },
  "HR-BR-17": {
    requires: "Eine Rechnung muss auf eine Bestellung entweder als Ganzes oder in den Positionen verweisen.",
    message: "Eine Bestellung ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-18": {
    requires: "Eine Rechnung muss auf einen Lieferschein entweder als Ganzes oder in den Positionen verweisen.",
    message: "Ein Lieferschein ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-19": {
    requires: "Eine Rechnung muss auf eine Wareneingangsmeldung entweder als Ganzes oder in den Positionen verweisen.",
    message: "Eine Wareneingangsmeldung ist sowohl für die Rechnung als auch an einer Position angegeben.",
    fix: "Den Verweis nur an einer der beiden Stellen angeben.",
  },
  "HR-BR-21": {
    requires: "Die Einheit des Preises (BT-150) muss die der Menge (BT-130) sein.",
    message: "Die Einheit der Preisbasismenge (BT-150) ist nicht die der Menge (BT-130).",
    fix: "Für beide dieselbe Einheit verwenden.",
  },
  "HR-BR-CL-2": {
    requires: "Eine Positionsklasse muss in KPD 2025 stehen, mit CG als Liste.",
    message: "Die Klasse {actual} eines Artikels steht nicht in der KPD, oder ihre Liste ist nicht CG.",
    fix: "Eine Klasse der KPD 2025 mit der Liste CG angeben.",
  },
  "HR-BR-34": {
    requires: "Der Geschäftsprozess (BT-23) muss P1 bis P12 sein, oder P99 mit einem Namen.",
    message: "Der Geschäftsprozess (BT-23) {actual} ist weder P1 bis P12 noch P99 mit einem Namen.",
    absent: "Die Rechnung gibt keinen Geschäftsprozess (BT-23) an.",
    fix:
      "Geben Sie an: P1 (Lieferung nach Bestellung und Vertrag), P2 (laufende Lieferung nach Vertrag), P3 (Lieferung nach Bestellung), P4 (Vorauszahlung), P5 (Zahlung an Ort und Stelle), P6 (Zahlung vor Lieferung), P7 (mit Lieferschein), P8 (mit Lieferschein und Wareneingangsmeldung), P9 (Gutschrift), P10 (Korrektur), P11 (Teil- oder Schlussrechnung), P12 (Gutschriftverfahren) oder P99:NAME (eigener Prozess des Käufers).",
  },
  "HR-BR-CL-1": {
    requires: "Der Name einer Umsatzsteuerkategorie muss einer der kroatischen sein.",
    message: "Der Name {actual} einer Umsatzsteuerkategorie ist keiner der kroatischen.",
    absent: "Eine Umsatzsteuerkategorie hat keinen Namen.",
    fix:
      "Geben Sie an: HR:PDV25 (25 %), HR:PDV13 (13 %), HR:PDV5 (5 %), HR:Z (Nullsatz), HR:K (innergemeinschaftliche Lieferung), HR:G (Ausfuhr), HR:AE (Umkehr der Steuerschuld), HR:E (steuerbefreit), HR:POVNAK (Pfand), HR:PP (durchlaufender Posten), HR:PPMV (Sondersteuer auf Fahrzeuge), HR:O (nicht steuerbar) oder HR:N (nicht besteuert).",
  },
};
