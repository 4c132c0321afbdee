/** German wording of BR-01 … BR-28: what must be there in the document, its parties and its lines. */
import type { presence } from "../../rules/en16931/presence.ts";
import type { Text } from "../text.ts";

const seller = "des Verkäufers";
const buyer = "des Käufers";
const representative = "des Steuervertreters";

export const presenceTexts = {
  "BR-01": {
    message: "Die Rechnung muss die Spezifikation (BT-24) nennen, der sie folgt.",
    fix: "Geben Sie die Kennung der Spezifikation an, die Sie mit dem Empfänger vereinbart haben.",
  },
  "BR-02": {
    message: "Die Rechnung muss eine Rechnungsnummer (BT-1) haben.",
    fix: "Geben Sie die Nummer an, unter der Sie die Rechnung buchen. Sie darf nicht leer sein.",
  },
  "BR-03": {
    message: "Die Rechnung muss ein Rechnungsdatum (BT-2) haben.",
    fix: "Geben Sie das Ausstellungsdatum an, in CII als Jahr, Monat und Tag ohne Bindestriche, mit Format 102.",
  },
  "BR-04": {
    message: "Die Rechnung muss die Rechnungsart (BT-3) angeben.",
    fix: "Geben Sie den Code an: 380 für eine Rechnung, 381 für eine Gutschrift.",
  },
  "BR-05": {
    message: "Die Rechnung muss ihre Währung (BT-5) angeben.",
    fix: "Geben Sie die Währung aller Beträge als dreistelligen Code nach ISO 4217 an.",
  },
  "BR-06": name(seller, "BT-27"),
  "BR-07": name(buyer, "BT-44"),
  "BR-08": address(seller, "BG-5"),
  "BR-09": country(seller, "BT-40"),
  "BR-10": address(buyer, "BG-8"),
  "BR-11": country(buyer, "BT-55"),
  "BR-12": {
    requires: "Die Rechnung muss die Summe der Nettobeträge aller Positionen (BT-106) angeben.",
    message: "Die Summe der Nettobeträge aller Positionen (BT-106) fehlt.",
    fix: "Geben Sie bei den Gesamtbeträgen an, was die Positionen ohne Umsatzsteuer zusammen ergeben.",
  },
  "BR-13": {
    requires: "Die Rechnung muss den Gesamtbetrag ohne Umsatzsteuer (BT-109) angeben.",
    message: "Der Gesamtbetrag ohne Umsatzsteuer (BT-109) fehlt.",
    fix: "Geben Sie bei den Gesamtbeträgen den Nettobetrag der Rechnung an.",
  },
  "BR-14": {
    requires: "Die Rechnung muss den Gesamtbetrag mit Umsatzsteuer (BT-112) angeben.",
    message: "Der Gesamtbetrag mit Umsatzsteuer (BT-112) fehlt.",
    fix: "Geben Sie bei den Gesamtbeträgen den Bruttobetrag der Rechnung an.",
  },
  "BR-15": {
    requires: "Die Rechnung muss den fälligen Betrag (BT-115) angeben.",
    message: "Der fällige Betrag (BT-115) fehlt.",
    fix:
      "Geben Sie bei den Gesamtbeträgen an, was der Käufer noch zu zahlen hat. Ist nichts mehr fällig, schreiben Sie 0.00.",
  },
  "BR-16": {
    requires: "Die Rechnung muss mindestens eine Position (BG-25) haben.",
    message: "Die Rechnung hat keine Position (BG-25); mindestens eine ist nötig.",
    fix: "Fügen Sie für die Lieferung oder Leistung eine Position hinzu.",
  },
  "BR-17": {
    message:
      "Ein Zahlungsempfänger (BG-10) muss einen Namen (BT-59) haben und ein anderer sein als der Verkäufer (BG-4).",
    fix:
      "Geben Sie den Namen des Zahlungsempfängers an, oder löschen Sie ihn, wenn das Geld an den Verkäufer selbst geht.",
  },
  "BR-18": {
    requires: "Ein Steuervertreter muss einen Namen (BT-62) haben.",
    message: "Der Name des Steuervertreters (BT-62) fehlt.",
    fix: "Geben Sie den Namen an, oder löschen Sie den Steuervertreter, wenn es keinen gibt.",
  },
  "BR-19": address(representative, "BG-12"),
  "BR-20": country(representative, "BT-69"),
  "BR-21": {
    requires: "Jede Position muss eine Positionsnummer (BT-126) haben.",
    message: "Diese Position hat keine Positionsnummer (BT-126).",
    fix: "Nummerieren Sie die Positionen, jede mit einer eigenen Nummer.",
  },
  "BR-22": {
    requires: "Jede Position muss die berechnete Menge (BT-129) angeben.",
    message: "Bei dieser Position fehlt die Menge (BT-129).",
    fix: "Geben Sie an, wie viel berechnet wird, bei einer Pauschale 1.",
  },
  "BR-23": {
    requires: "Zu jeder Menge muss die Einheit (BT-130) angegeben sein.",
    message: "Bei der Menge dieser Position fehlt die Einheit (BT-130).",
    fix:
      "Geben Sie zur Menge den UN/ECE-Code der Einheit an: H87 für Stück, HUR für Stunden, KGM für Kilogramm, LS für eine Pauschale.",
  },
  "BR-24": {
    requires: "Jede Position muss ihren Nettobetrag (BT-131) angeben.",
    message: "Bei dieser Position fehlt der Nettobetrag (BT-131).",
    fix:
      "Geben Sie den Betrag ohne Umsatzsteuer an: Menge mal Nettopreis, zuzüglich Zuschlägen und abzüglich Nachlässen der Position.",
  },
  "BR-25": {
    requires: "Der Artikel jeder Position muss einen Namen (BT-153) haben.",
    message: "Der Artikel dieser Position hat keinen Namen (BT-153).",
    fix: "Geben Sie eine kurze Bezeichnung an. Eine Beschreibung allein genügt nicht.",
  },
  "BR-26": {
    requires: "Jede Position muss den Nettopreis (BT-146) angeben.",
    message: "Bei dieser Position fehlt der Nettopreis (BT-146).",
    fix: "Geben Sie den Preis ohne Umsatzsteuer und nach Abzug eines Preisnachlasses an.",
  },
  "BR-27": {
    requires: "Der Nettopreis (BT-146) darf nicht negativ sein.",
    message: "Der Nettopreis (BT-146) beträgt {actual}; er darf nicht negativ sein.",
    absent: "Der Nettopreis (BT-146) fehlt; er muss angegeben sein und darf nicht negativ sein.",
    fix: "Geben Sie den Preis ohne Minus an. Nimmt die Position etwas zurück, geben Sie die Menge negativ an.",
  },
  "BR-28": {
    requires: "Der Bruttopreis (BT-148) darf nicht negativ sein.",
    message: "Der Bruttopreis (BT-148) beträgt {actual}; er darf nicht negativ sein.",
    absent: "Der Bruttopreis (BT-148) ist leer; er muss eine Zahl ab 0 sein.",
    fix: "Geben Sie den Preis vor Nachlass ohne Minus an, oder lassen Sie ihn weg: Der Nettopreis genügt.",
  },
} as const satisfies Readonly<Record<keyof typeof presence, Text>>;

function name(whose: string, term: string): Text {
  return {
    requires: `Die Rechnung muss den vollständigen Namen ${whose} (${term}) nennen.`,
    message: `Der Name ${whose} (${term}) fehlt.`,
    fix: `Geben Sie die eingetragene Firma oder den vollständigen Namen ${whose} an.`,
  };
}

function address(whose: string, group: string): Text {
  return {
    requires: `Die Anschrift ${whose} (${group}) muss angegeben sein.`,
    message: `Die Anschrift ${whose} (${group}) fehlt.`,
    fix: `Geben Sie die Anschrift ${whose} an, mindestens den Ländercode.`,
  };
}

function country(whose: string, term: string): Text {
  return {
    requires: `Die Anschrift ${whose} muss einen Ländercode (${term}) enthalten.`,
    message: `In der Anschrift ${whose} fehlt der Ländercode (${term}).`,
    fix: `Geben Sie in der Anschrift ${whose} das Land als zweistelligen Code nach ISO 3166-1 an.`,
  };
}
