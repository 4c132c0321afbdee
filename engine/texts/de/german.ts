/** German wording of BR-DE-*, BR-TMP-* and DE-R-*: one table, since XRechnung and Peppol ask the same of German parties. */
import type { german } from "../../rules/xrechnung/german.ts";
import type { xrechnung } from "../../rules/xrechnung/xrechnung.ts";
import { germanyTextsOf } from "../germany.ts";
import type { Text } from "../text.ts";

type Key = keyof typeof german;

const sellerAddress = "In der Anschrift des Verkäufers";
const sellerContact = "Beim Ansprechpartner des Verkäufers";
const buyerAddress = "In der Anschrift des Käufers";
const deliveryAddress = "In der Lieferanschrift (BG-15)";

const transfer = "Eine Zahlung per Überweisung, Code 30 oder 58 (BT-81),";
const cardPayment = "Eine Zahlung per Karte, Code 48, 54 oder 55 (BT-81),";
const debit = "Eine Zahlung per SEPA-Lastschrift, Code 59 (BT-81),";
const otherWay =
  "Löschen Sie, was zu einer anderen Zahlungsart gehört, oder beschreiben Sie jede Zahlungsart in eigenen Angaben zur Zahlung mit eigenem Code.";

const supportedType =
  "Die Rechnungsart (BT-3) sollte eine von denen sein, die deutsche Empfänger erwarten: 326, 380, 381, 384, 389, 875, 876 oder 877";
const skontoLine =
  "Die Zahlungsbedingungen (BT-20) müssen jedes Skonto in einer Zeile der Form #SKONTO#TAGE=n#PROZENT=n.nn# angeben, mit einem Zeilenumbruch hinter der letzten";

const texts: Readonly<Record<Key, Text>> = {
  "1": {
    requires: "Aus der Rechnung muss hervorgehen, auf welchem Weg gezahlt werden soll (BG-16).",
    message: "Aus der Rechnung geht nicht hervor, auf welchem Weg gezahlt werden soll (BG-16).",
    fix:
      "Geben Sie die Zahlungsart mit ihren Daten an, für eine Überweisung Code 58 und IBAN. Auch eine Gutschrift braucht sie.",
  },
  "2": {
    message: "Der Verkäufer muss einen Ansprechpartner nennen (BG-6).",
    fix: "Geben Sie beim Verkäufer eine Person oder Abteilung mit Telefonnummer und E-Mail-Adresse an.",
  },
  "3": part(sellerAddress, "der Ort (BT-37)", "den Ort an"),
  "4": part(sellerAddress, "die Postleitzahl (BT-38)", "die Postleitzahl an"),
  "5": part(sellerContact, "der Name (BT-41)", "eine Person oder Abteilung an"),
  "6": part(
    sellerContact,
    "die Telefonnummer (BT-42)",
    "eine Nummer an, unter der jemand zu erreichen ist",
  ),
  "7": part(sellerContact, "die E-Mail-Adresse (BT-43)", "eine Adresse an, die gelesen wird"),
  "8": part(buyerAddress, "der Ort (BT-52)", "den Ort an"),
  "9": part(buyerAddress, "die Postleitzahl (BT-53)", "die Postleitzahl an"),
  "10": part(deliveryAddress, "der Ort (BT-77)", "den Ort an"),
  "11": part(deliveryAddress, "die Postleitzahl (BT-78)", "die Postleitzahl an"),
  "14": {
    message: "Eine Umsatzsteueraufschlüsselung (BG-23) muss in jeder Kategorie den Steuersatz (BT-119) angeben.",
    fix: "Geben Sie den Satz in Prozent an. Schreiben Sie 0, wenn keine Umsatzsteuer anfällt, auch in Kategorie O.",
  },
  "15": {
    message: "Die Rechnung muss die Käuferreferenz (BT-10) enthalten.",
    fix:
      "Geben Sie die Leitweg-ID an, die Sie vom öffentlichen Auftraggeber haben, bei anderen Käufern die gewünschte Referenz.",
  },
  "16": {
    message:
      "Eine Rechnung mit einer anderen Umsatzsteuerkategorie als O (nicht steuerbar) muss die USt-IdNr. (BT-31) oder Steuernummer (BT-32) des Verkäufers oder seinen Steuervertreter (BG-11) angeben.",
    fix: "Geben Sie die USt-IdNr. des Verkäufers an oder die Steuernummer, die er vom Finanzamt hat.",
  },
  "17": {
    requires: `${supportedType}.`,
    message: `${supportedType}; angegeben ist {actual}.`,
    absent: `${supportedType}; angegeben ist keine.`,
    fix:
      "Nehmen Sie den nächstliegenden Code: 380 für eine Rechnung, 381 für eine Gutschrift, 384 für eine korrigierte Rechnung.",
  },
  "18": {
    requires: `${skontoLine}.`,
    message: `${skontoLine}; hier steht „{actual}“.`,
    fix:
      "Schreiben Sie die Tage als ganze Zahl und den Prozentsatz mit Punkt und zwei Nachkommastellen, sonst nichts in diese Zeile, und schließen Sie sie mit einem Zeilenumbruch ab. Dahinter darf der Grundbetrag als BASISBETRAG=n.nn# folgen. Beginnen Sie keine andere Zeile mit #.",
  },
  "19": iban(
    "Bei einer SEPA-Überweisung, Code 58 (BT-81), sollte das Konto mit einer richtigen IBAN (BT-84) angegeben sein",
    "Übernehmen Sie die IBAN neu aus einem Beleg der Bank: Eine Ziffer ist falsch oder fehlt. Bei einem Konto ohne IBAN verwenden Sie Code 30.",
  ),
  "20": iban(
    "Bei einer SEPA-Lastschrift, Code 59 (BT-81), sollte das belastete Konto mit einer richtigen IBAN (BT-91) angegeben sein",
    "Übernehmen Sie die IBAN neu aus dem Mandat des Käufers.",
  ),
  "22": {
    requires: "Die Anhänge (BT-125) müssen unterschiedliche Dateinamen haben.",
    message: "Die Anhänge (BT-125) müssen unterschiedliche Dateinamen haben; „{actual}“ kommt mehrmals vor.",
    absent: "Die Anhänge (BT-125) müssen unterschiedliche Dateinamen haben; mehrere Namen sind leer.",
    fix: "Benennen Sie die Anhänge um, oder lassen Sie weg, was doppelt angehängt ist.",
  },
  "23-a": {
    message: `${transfer} muss das Konto angeben, auf das gezahlt werden soll (BG-17).`,
    fix: "Geben Sie die IBAN des Zahlungsempfängers an, oder wählen Sie eine andere Zahlungsart.",
  },
  "23-b": {
    message: `${transfer} darf weder Kartendaten (BG-18) noch Lastschriftdaten (BG-19) enthalten.`,
    fix: otherWay,
  },
  "24-a": {
    message: `${cardPayment} muss die Kartendaten angeben (BG-18).`,
    fix: "Geben Sie die letzten Stellen der Kartennummer an, oder wählen Sie eine andere Zahlungsart.",
  },
  "24-b": {
    message: `${cardPayment} darf weder ein Konto für Überweisungen (BG-17) noch Lastschriftdaten (BG-19) enthalten.`,
    fix: otherWay,
  },
  "25-a": {
    message: `${debit} muss die Lastschriftdaten angeben (BG-19).`,
    fix: "Geben Sie Mandatsreferenz, Gläubiger-ID und belastetes Konto an, oder wählen Sie eine andere Zahlungsart.",
  },
  "25-b": {
    message: `${debit} darf weder ein Konto für Überweisungen (BG-17) noch Kartendaten (BG-18) enthalten.`,
    fix: otherWay,
  },
  "26": {
    message: "Eine korrigierte Rechnung, Code 384 (BT-3), sollte die Rechnung nennen, die sie korrigiert (BG-3).",
    fix: "Geben Sie die Nummer der früheren Rechnung an, am besten auch ihr Datum.",
  },
  "27": contactShape(
    "Die Telefonnummer beim Ansprechpartner des Verkäufers (BT-42) sollte mindestens drei Ziffern haben",
    "Geben Sie die ganze Nummer mit Landes- und Ortsvorwahl an.",
  ),
  "28": contactShape(
    "Die E-Mail-Adresse beim Ansprechpartner des Verkäufers (BT-43) sollte genau ein @ haben, davor einen Namen und dahinter eine Domain mit Punkt",
    "Geben Sie eine einzige Adresse an, ohne den Namen des Inhabers und ohne Leerzeichen.",
  ),
  "30": {
    message: "Zu einer Lastschrift (BG-19) muss die Gläubiger-ID (BT-90) angegeben sein.",
    fix:
      "Geben Sie Ihre SEPA-Gläubiger-ID an, in UBL als Kennung des Verkäufers oder Zahlungsempfängers mit dem Schema SEPA, oder löschen Sie die Lastschriftdaten.",
  },
  "31": {
    message: "Zu einer Lastschrift (BG-19) muss das belastete Konto (BT-91) angegeben sein.",
    fix: "Geben Sie die IBAN aus dem Mandat des Käufers an, oder löschen Sie die Lastschriftdaten.",
  },
  "url": {
    message:
      "Der Ort einer Unterlage, die anderswo liegt (BT-124), sollte als vollständige URL angegeben sein, mit einem Schema wie https.",
    fix:
      "Schreiben Sie die Adresse so, wie ein Browser sie versteht. Ein Dateiname oder Pfad allein führt nirgendwohin.",
  },
};

export const xrechnungTexts = {
  "BR-DE-1": texts["1"],
  "BR-DE-2": texts["2"],
  "BR-DE-3": texts["3"],
  "BR-DE-4": texts["4"],
  "BR-DE-5": texts["5"],
  "BR-DE-6": texts["6"],
  "BR-DE-7": texts["7"],
  "BR-DE-8": texts["8"],
  "BR-DE-9": texts["9"],
  "BR-DE-10": texts["10"],
  "BR-DE-11": texts["11"],
  "BR-DE-14": texts["14"],
  "BR-DE-15": texts["15"],
  "BR-DE-16": texts["16"],
  "BR-DE-17": texts["17"],
  "BR-DE-18": texts["18"],
  "BR-DE-19": texts["19"],
  "BR-DE-20": texts["20"],
  "BR-DE-21": {
    requires: "Die Spezifikationskennung (BT-24) sollte Zeichen für Zeichen die von XRechnung 3.0 sein.",
    message:
      "Die Spezifikationskennung (BT-24) sollte Zeichen für Zeichen die von XRechnung 3.0 sein; sie lautet „{actual}“.",
    absent: "Die Spezifikationskennung (BT-24) sollte die von XRechnung 3.0 sein; angegeben ist keine.",
    fix: "Schreiben Sie die Kennung in einem Stück, ohne Leerraum davor oder dahinter.",
  },
  "BR-DE-22": texts["22"],
  "BR-DE-23-a": texts["23-a"],
  "BR-DE-23-b": texts["23-b"],
  "BR-DE-24-a": texts["24-a"],
  "BR-DE-24-b": texts["24-b"],
  "BR-DE-25-a": texts["25-a"],
  "BR-DE-25-b": {
    message:
      `${debit} darf weder ein Konto für Überweisungen (BG-17) noch Kartendaten (BG-18) enthalten, in CII auch keine Bank (BIC).`,
    fix: otherWay,
  },
  "BR-DE-26": texts["26"],
  "BR-DE-27": texts["27"],
  "BR-DE-28": texts["28"],
  "BR-DE-30": {
    ...texts["30"],
    message:
      "Zu einer Lastschrift (BG-19) muss die Gläubiger-ID (BT-90) angegeben sein, in CII dazu die Mandatsreferenz (BT-89) oder das belastete Konto (BT-91).",
    fix:
      "Ergänzen Sie, was fehlt, oder löschen Sie die Lastschriftdaten. In UBL steht Ihre SEPA-Gläubiger-ID unter den Kennungen des Verkäufers oder Zahlungsempfängers, mit dem Schema SEPA.",
  },
  "BR-DE-31": {
    ...texts["31"],
    message:
      "Zu einer Lastschrift (BG-19) muss das belastete Konto (BT-91) angegeben sein, in CII dazu die Mandatsreferenz (BT-89) oder die Gläubiger-ID (BT-90).",
    fix:
      "Ergänzen Sie, was fehlt: IBAN und Mandatsreferenz stehen im Mandat des Käufers. Andernfalls löschen Sie die Lastschriftdaten.",
  },
  "BR-DE-TMP-32": {
    message:
      "Die Rechnung sollte den Leistungszeitpunkt nennen: als Lieferdatum (BT-72), als Abrechnungszeitraum (BG-14) oder als Zeitraum in jeder Position (BG-26).",
    fix: "Geben Sie den Tag der Lieferung oder Leistung an, oder den ersten und letzten Tag des Zeitraums.",
  },
  "BR-TMP-2": texts.url,
  "BR-TMP-3": {
    message:
      "Die Basismenge zum Preis einer Position (BT-149) muss beim Bruttopreis und beim Nettopreis dieselbe sein, mit derselben Einheit (BT-150).",
    fix:
      "Schreiben Sie Zahl und Einheit bei beiden Preisen gleich, samt Nachkommastellen, oder lassen Sie sie beim Bruttopreis weg.",
  },
} as const satisfies Readonly<Record<keyof typeof xrechnung, Text>>;

export const germanyTexts = germanyTextsOf(texts, amongGermans);

function part(where: string, what: string, add: string): Text {
  return {
    message: `${where} muss ${what} angegeben sein.`,
    fix: `Geben Sie ${add}. Leerzeichen allein genügen nicht.`,
  };
}

function iban(should: string, fix: string): Text {
  return {
    requires: `${should}.`,
    message: `${should}; „{actual}“ ist keine.`,
    absent: `${should}; die IBAN fehlt.`,
    fix,
  };
}

function contactShape(should: string, fix: string): Text {
  return {
    requires: `${should}.`,
    message: `${should}; angegeben ist „{actual}“.`,
    absent: `${should}; angegeben ist keine.`,
    fix,
  };
}

/** The sentence for parties in Germany. It stays as it is behind the colon, where a verb would have to change its place. */
function amongGermans(sentence: string): string {
  return `Sitzen Verkäufer und Käufer in Deutschland, gilt: ${sentence}`;
}
