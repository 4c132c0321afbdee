/** German wording of PEPPOL-EN16931-*: those that XRechnung includes, and those that are Peppol's alone. */
import type { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "../../rules/peppol/peppol.ts";
import type { peppolCodes } from "../../rules/peppol/codes.ts";
import type { Prefix } from "../../rules/en16931/vat_families.ts";
import type { Text } from "../text.ts";
import { categoryNames } from "./vat.ts";

type Id =
  | keyof typeof peppolShared
  | keyof typeof peppolOnly
  | keyof ReturnType<typeof peppolAmounts>
  | keyof typeof indicatorRules
  | keyof typeof peppolCodes;

const PERCENTAGES = "BT-94, BT-101, BT-138, BT-143";
const BASES = "BT-93, BT-100, BT-137, BT-142";
const AMOUNTS = "BT-92, BT-99, BT-136, BT-141";
const ITEM = "Bei einem Ab- oder Zuschlag (BG-20, BG-21, BG-27, BG-28)";
const DATE =
  "Ein Datum (BT-2, BT-7, BT-9, BT-72, BT-73, BT-74 und andere) muss aus Jahr, Monat und Tag bestehen, zusammen zehn Zeichen";
const CURRENCIES =
  "Die Abrechnungswährung der Umsatzsteuer (BT-6) muss eine andere sein als die Rechnungswährung (BT-5)";
const LINE_START = "Der Zeitraum einer Position (BT-134) darf nicht vor dem Abrechnungszeitraum (BT-73) beginnen";
const LINE_END = "Der Zeitraum einer Position (BT-135) darf nicht nach dem Abrechnungszeitraum (BT-74) enden";

const ofDocument = {
  "PEPPOL-EN16931-R001": {
    message: "Die Rechnung muss ihren Geschäftsprozess nennen (BT-23).",
    fix: "Geben Sie die Kennung des Prozesses an, den Sie mit dem Empfänger vereinbart haben.",
  },
  "PEPPOL-EN16931-R002": {
    message:
      "Eine Rechnung darf höchstens eine Bemerkung (BT-22) haben, außer wenn Verkäufer und Käufer beide in Deutschland sitzen.",
    fix: "Fassen Sie alle Bemerkungen in der ersten zusammen und löschen Sie die anderen.",
  },
  "PEPPOL-EN16931-R003": {
    message: "Die Rechnung muss eine Käuferreferenz (BT-10) oder die Bestellnummer des Käufers (BT-13) angeben.",
    fix:
      "Geben Sie an, was der Käufer als Referenz verlangt, sonst die Bestellnummer. Ohne sie kommt die Rechnung womöglich nicht an.",
  },
  "PEPPOL-EN16931-R004": {
    message:
      "Die Spezifikationskennung (BT-24) muss mit der von Peppol BIS Billing 3.0 beginnen und darf keinen doppelten Doppelpunkt enthalten.",
    fix:
      "Geben Sie die Kennung von Peppol BIS Billing an. Was dahinter steht, nennt eine Erweiterung: Lassen Sie es weg, wenn es keine gibt.",
  },
  "PEPPOL-EN16931-R005": {
    requires: `${CURRENCIES}.`,
    message: `${CURRENCIES}; beide sind {actual}.`,
    absent: `${CURRENCIES}; sie sind gleich.`,
    fix:
      "Löschen Sie BT-6 und die Umsatzsteuersumme dazu, außer Sie rechnen die Umsatzsteuer in einer eigenen Währung ab.",
  },
  "PEPPOL-EN16931-R007": {
    message: "Der Geschäftsprozess (BT-23) muss einer sein, den Peppol für Rechnungen kennt.",
    fix:
      "Geben Sie die Kennung des Peppol-Rechnungsprozesses 01 an, oder die des Prozesses, der in Ihrem Land vereinbart ist.",
  },
  "PEPPOL-EN16931-R008": {
    requires: "Jedes Element der Rechnung (BG-0) muss einen Wert oder Elemente enthalten.",
    message: "Kein Element der Rechnung (BG-0) darf leer sein; dieses hat weder einen Wert noch Elemente.",
    fix: "Füllen Sie es aus, oder lassen Sie es ganz weg.",
  },
  "PEPPOL-EN16931-R080": {
    message:
      "Eine Gutschrift darf höchstens eine Projektreferenz (BT-11) haben: einen Verweis auf ein Dokument mit Typcode 50.",
    fix: "Behalten Sie den Verweis auf ein Projekt, und löschen Sie die anderen oder berichtigen Sie deren Typcodes.",
  },
  "PEPPOL-EN16931-F001": {
    requires: `${DATE}.`,
    message: `${DATE}; angegeben ist „{actual}“.`,
    absent: `${DATE}; dieses ist leer.`,
    fix: "Schreiben Sie das Datum mit Bindestrichen, ohne Uhrzeit und Zeitzone, und prüfen Sie, ob es den Tag gibt.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofParties = {
  "PEPPOL-EN16931-R010": {
    message: "Der Käufer muss eine elektronische Adresse haben (BT-49).",
    fix:
      "Geben Sie die Adresse an, unter der der Käufer Rechnungen empfängt, mit ihrem Schema: 0204 für eine Leitweg-ID, 0088 für eine GLN. Der Käufer kennt sie.",
  },
  "PEPPOL-EN16931-R020": {
    message: "Der Verkäufer muss eine elektronische Adresse haben (BT-34).",
    fix:
      "Geben Sie die eigene Adresse des Verkäufers mit ihrem Schema an: 9930 für eine deutsche USt-IdNr., 0088 für eine GLN.",
  },
  "PEPPOL-EN16931-R061": {
    message: "Zu einer Lastschrift, Code 49 oder 59 (BT-81), muss die Mandatsreferenz (BT-89) angegeben sein.",
    fix: "Geben Sie die Referenz aus dem Mandat an, oder wählen Sie eine andere Zahlungsart.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofAmounts = {
  "PEPPOL-EN16931-R040": {
    requires:
      `Der Betrag eines Ab- oder Zuschlags (${AMOUNTS}) muss gleich Grundbetrag (${BASES}) mal Prozentsatz (${PERCENTAGES}) sein.`,
    message:
      `Der Betrag dieses Ab- oder Zuschlags (${AMOUNTS}) ist {actual}; Grundbetrag (${BASES}) mal Prozentsatz (${PERCENTAGES}) ergibt {expected}.`,
    fix: "Berichtigen Sie den falschen dieser drei Werte. Eine Abweichung bis 0.02 ist zulässig.",
  },
  "PEPPOL-EN16931-R041": {
    message:
      `Bei einem Ab- oder Zuschlag mit Prozentsatz (${PERCENTAGES}) muss auch der Grundbetrag (${BASES}) angegeben sein.`,
    fix: "Geben Sie den Grundbetrag an. Ist der Betrag nicht aus einem Prozentsatz berechnet, löschen Sie diesen.",
  },
  "PEPPOL-EN16931-R042": {
    message:
      `Bei einem Ab- oder Zuschlag mit Grundbetrag (${BASES}) muss auch der Prozentsatz (${PERCENTAGES}) angegeben sein.`,
    fix: "Geben Sie den Prozentsatz an. Ist der Betrag nicht aus einem berechnet, löschen Sie den Grundbetrag.",
  },
  "PEPPOL-EN16931-R043": indicator(ITEM),
  "PEPPOL-EN16931-R043-1": indicator(ITEM),
  "PEPPOL-EN16931-R043-2": indicator("Beim Nachlass auf einen Bruttopreis (BT-147)"),
  "PEPPOL-EN16931-R051": {
    message:
      "Jeder Betrag muss in Rechnungswährung (BT-5) angegeben sein, außer der Umsatzsteuersumme in Abrechnungswährung (BT-111).",
    fix: "Rechnen Sie den Betrag um, und geben Sie ihm den Währungscode der Rechnung.",
  },
  "PEPPOL-EN16931-R053": {
    message:
      "Die Rechnung muss eine Umsatzsteuersumme (BT-110) haben, zu der die Umsatzsteueraufschlüsselung (BG-23) gehört, und keine zweite in Rechnungswährung.",
    fix:
      "Ordnen Sie alle Aufschlüsselungen einer Summe zu, und löschen Sie jede andere bis auf die in Abrechnungswährung.",
  },
  "PEPPOL-EN16931-R054": {
    message:
      "Mit einer Abrechnungswährung der Umsatzsteuer (BT-6) muss die Rechnung genau eine Umsatzsteuersumme in dieser Währung (BT-111) haben, ohne sie keine.",
    fix:
      "Ergänzen Sie die Umsatzsteuersumme in BT-6 ohne Aufschlüsselung, oder löschen Sie, was zu viel ist: Summe oder Währung.",
  },
  "PEPPOL-EN16931-R055": {
    message:
      "Die Umsatzsteuersummen in Rechnungswährung (BT-110) und in Abrechnungswährung (BT-111) müssen beide angegeben sein und dasselbe Vorzeichen haben.",
    fix:
      "Berichtigen Sie das falsche Vorzeichen oder den falschen Währungscode: Beide Summen geben dieselbe Steuer an.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofLines = {
  "PEPPOL-EN16931-R044": {
    message: "Auf einen Bruttopreis ist nur ein Nachlass möglich (BT-147): Das Kennzeichen muss „false“ sein.",
    fix:
      "Berichtigen Sie das Kennzeichen. Ein Aufpreis gehört in den Preis selbst oder in einen Zuschlag der Position.",
  },
  "PEPPOL-EN16931-R046": {
    requires: "Der Nettopreis (BT-146) muss genau dem Bruttopreis minus Nachlass entsprechen (BT-148 − BT-147).",
    message:
      "Der Nettopreis (BT-146) beträgt {actual}; der Bruttopreis minus Nachlass (BT-148 − BT-147) ist {expected}.",
    absent:
      "Der Nettopreis (BT-146) muss genau dem Bruttopreis minus Nachlass entsprechen (BT-148 − BT-147), aber einer dieser Werte fehlt.",
    fix: "Berichtigen Sie den falschen Preis oder Nachlass. Mit dem Nettopreis wird die Position berechnet.",
  },
  "PEPPOL-EN16931-R100": {
    message: "Eine Position darf höchstens ein abgerechnetes Objekt (BT-128) nennen.",
    fix: "Behalten Sie eine Kennung, und verschieben Sie die anderen in die Bemerkung der Position.",
  },
  "PEPPOL-EN16931-R101": {
    message:
      "Eine Position darf nur auf das abgerechnete Objekt (BT-128) verweisen, auf kein anderes Dokument: Der Typcode des Verweises muss 130 sein.",
    fix: "Setzen Sie den Typcode auf 130, oder verweisen Sie auf der Ebene der Rechnung auf das Dokument (BG-24).",
  },
  "PEPPOL-EN16931-R110": {
    requires: `${LINE_START}.`,
    message:
      "Der Zeitraum dieser Position beginnt am {actual} (BT-134), der Abrechnungszeitraum erst am {expected} (BT-73).",
    absent: `${LINE_START}, und eines der beiden Daten fehlt.`,
    fix: "Berichtigen Sie den Zeitraum der Position, oder lassen Sie den Abrechnungszeitraum früher beginnen.",
  },
  "PEPPOL-EN16931-R111": {
    requires: `${LINE_END}.`,
    message:
      "Der Zeitraum dieser Position endet am {actual} (BT-135), der Abrechnungszeitraum schon am {expected} (BT-74).",
    absent: `${LINE_END}, und eines der beiden Daten fehlt.`,
    fix: "Berichtigen Sie den Zeitraum der Position, oder lassen Sie den Abrechnungszeitraum später enden.",
  },
  "PEPPOL-EN16931-R120": {
    requires:
      "Der Nettobetrag einer Position (BT-131) muss gleich Menge (BT-129) mal Nettopreis (BT-146) je Einheit sein, plus Zuschläge und minus Nachlässe der Position.",
    message:
      "Der Nettobetrag dieser Position (BT-131) ist {actual}; Menge (BT-129) mal Nettopreis (BT-146) je Einheit, plus Zuschläge und minus Nachlässe, ergibt {expected}.",
    fix:
      "Berichtigen Sie den Betrag oder einen der Werte, aus denen er folgt: Der Preis kann für mehrere Einheiten gelten (BT-149). Eine Abweichung bis 0.02 ist zulässig.",
  },
  "PEPPOL-EN16931-R121": {
    message: "Die Basismenge eines Preises (BT-149) muss größer als 0 sein.",
    fix: "Geben Sie an, für wie viele Einheiten der Preis gilt, oder lassen Sie die Basismenge weg, wenn es eine ist.",
  },
  "PEPPOL-EN16931-R130": {
    requires: "Die Einheit der Basismenge (BT-150) muss dieselbe sein wie bei der Menge der Position (BT-130).",
    message:
      "Die Einheit der Basismenge (BT-150) ist „{actual}“; sie muss Zeichen für Zeichen dieselbe sein wie bei der Menge der Position (BT-130).",
    absent:
      "Die Einheit der Basismenge (BT-150) ist leer; sie muss dieselbe sein wie bei der Menge der Position (BT-130).",
    fix: "Geben Sie beiden Mengen denselben Code, und geben Sie den Preis für diese Einheit an.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofCodes = {
  "PEPPOL-EN16931-CL001": listed({
    what: "Der MIME-Typ eines Anhangs (BT-125)",
    fix:
      "Hängen Sie eine Datei der Art PDF, PNG, JPEG, CSV, XLSX oder ODS an, und geben Sie den Typ in Kleinbuchstaben an.",
  }),
  "PEPPOL-EN16931-CL002": listed({
    what: "Der Code für den Grund eines Nachlasses (BT-98, BT-140)",
    fix: "Geben Sie einen Code nach UNTDID 5189 an, etwa 95 für Rabatt, oder den Grund nur als Text.",
  }),
  "PEPPOL-EN16931-CL003": listed({
    what: "Der Code für den Grund eines Zuschlags (BT-105, BT-145)",
    fix: "Geben Sie einen Code nach UNTDID 7161 an, etwa FC für Fracht, oder den Grund nur als Text.",
  }),
  "PEPPOL-EN16931-CL006": listed({
    what: "Der Code für den Zeitpunkt der Steuerentstehung (BT-8)",
    fix: "Geben Sie 3 für das Rechnungsdatum an, 35 für das Lieferdatum oder 432 für das Zahlungsdatum.",
  }),
  "PEPPOL-EN16931-CL007": listed({
    what: "Der Währungscode eines Betrags (BT-5)",
    fix: "Geben Sie beim Betrag den dreistelligen Code der Rechnungswährung in Großbuchstaben an.",
  }),
  "PEPPOL-EN16931-CL008": listed({
    what: "Das Schema einer elektronischen Adresse (BT-34, BT-49)",
    fix:
      "Geben Sie eine Adresse des Peppol-Netzes an: 0088 für eine GLN, 0204 für eine Leitweg-ID, 9930 für eine deutsche USt-IdNr. Eine E-Mail-Adresse ist keine.",
  }),
  "PEPPOL-EN16931-P0100": listed({
    what: "Die Rechnungsart einer Rechnung (BT-3)",
    fix: "Geben Sie 380 für eine Rechnung an. Was Geld erstattet, ist eine Gutschrift, in UBL ein eigenes Dokument.",
  }),
  "PEPPOL-EN16931-P0101": listed({
    what: "Die Rechnungsart einer Gutschrift (BT-3)",
    fix: "Geben Sie 381 an. Was Geld fordert, ist eine Rechnung, in UBL ein eigenes Dokument.",
  }),
  "PEPPOL-EN16931-P0104": exemption("VATEX-EU-G", "G"),
  "PEPPOL-EN16931-P0105": exemption("VATEX-EU-O", "O"),
  "PEPPOL-EN16931-P0106": exemption("VATEX-EU-IC", "IC"),
  "PEPPOL-EN16931-P0107": exemption("VATEX-EU-AE", "AE"),
  "PEPPOL-EN16931-P0108": exemption("VATEX-EU-D", "E"),
  "PEPPOL-EN16931-P0109": exemption("VATEX-EU-F", "E"),
  "PEPPOL-EN16931-P0110": exemption("VATEX-EU-I", "E"),
  "PEPPOL-EN16931-P0111": exemption("VATEX-EU-J", "E"),
  "PEPPOL-EN16931-P0112": {
    requires:
      "Die Rechnungsarten (BT-3) 326 für eine Teilrechnung und 384 für eine korrigierte Rechnung sind nur erlaubt, wenn Verkäufer und Käufer beide in Deutschland sitzen.",
    message:
      "Die Rechnungsart (BT-3) ist {actual}; eine Teilrechnung oder korrigierte Rechnung ist nur erlaubt, wenn Verkäufer und Käufer beide in Deutschland sitzen.",
    fix: "Geben Sie 380 an. Um eine frühere Rechnung zu korrigieren, schreiben Sie sie gut und senden Sie eine neue.",
  },
} as const satisfies Readonly<Record<string, Text>>;

export const peppolTexts = {
  ...ofDocument,
  ...ofParties,
  ...ofAmounts,
  ...ofLines,
  ...ofCodes,
} as const satisfies Readonly<Record<Id, Text>>;

function indicator(where: string): Text {
  return {
    message: `${where} muss das Kennzeichen „true“ oder „false“ sein.`,
    fix: "Schreiben Sie „true“ für einen Zuschlag und „false“ für einen Nachlass. Die Ziffern 1 und 0 gelten nicht.",
  };
}

/** A code on a list of Peppol's own, which is mostly a part of what EN 16931 allows. */
function listed(
  { what, fix }: { readonly what: string; readonly fix: string },
): Text {
  return {
    requires: `${what} muss in der Liste stehen, die Peppol dafür hat.`,
    message: `${what} ist „{actual}“ und steht nicht in der Liste, die Peppol dafür hat.`,
    absent: `${what} fehlt oder ist leer; angegeben sein muss ein Code aus der Liste, die Peppol dafür hat.`,
    fix,
  };
}

function exemption(code: string, category: Prefix): Text {
  const reason = `Zum Befreiungsgrund ${code} (BT-121) gehört`;
  return {
    requires: `${reason} die Umsatzsteuerkategorie (BT-118) „${categoryNames[category]}“.`,
    message: `${reason} die Umsatzsteuerkategorie {expected} (${
      categoryNames[category]
    }); die Kategorie hier (BT-118) ist {actual}.`,
    fix: "Wählen Sie die Kategorie, zu der der Grund gehört, oder den Code, der zur Kategorie passt.",
  };
}
