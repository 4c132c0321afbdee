/** German wording of BR-CL-*: one sentence for every code, with its name and its list. */
import type { CodeListId } from "../../model/codes/index.ts";
import { codes } from "../../rules/en16931/codes.ts";
import type { Text } from "../text.ts";

type CodeRuleId = keyof typeof codes;

interface CodeRow {
  /** What the code is, as a sentence begins with it. */
  readonly what: string;
  readonly list: CodeListId;
  readonly fix: string;
}

const lists: Readonly<Record<CodeListId, string>> = {
  allowanceReason: "UNTDID 5189, Gründe für Nachlässe",
  chargeReason: "UNTDID 7161, Gründe für Zuschläge",
  country: "ISO 3166-1 alpha-2, Ländercodes",
  currency: "ISO 4217 alpha-3, Währungscodes",
  documentType: "UNTDID 1001, Dokumentarten",
  eas: "CEF EAS, Schemata elektronischer Adressen",
  icd: "ISO/IEC 6523 (ICD), Schemata von Kennungen",
  itemClassification: "UNTDID 7143, Systeme der Artikelklassifikation",
  mime: "MIME-Typen für Anhänge",
  noteSubject: "UNTDID 4451, Betreffcodes von Bemerkungen",
  paymentMeans: "UNTDID 4461, Zahlungsarten",
  reference: "UNTDID 1153, Arten von Referenzen",
  taxPoint: "UNTDID 2005 (UBL) und 2475 (CII), Zeitpunkte der Steuerentstehung",
  unit: "UN/ECE-Empfehlungen 20 und 21, Einheiten",
  vatCategory: "UNTDID 5305, Umsatzsteuerkategorien",
  vatex: "CEF VATEX, Gründe für die Umsatzsteuerbefreiung",
};

const currency = "Geben Sie den dreistelligen Währungscode in Großbuchstaben an";
const country = "Geben Sie den zweistelligen Ländercode in Großbuchstaben an";
const scheme =
  "Geben Sie den vierstelligen Code des Schemas an, etwa 0088 für eine GLN, oder lassen Sie das Schema weg.";
const category =
  "Geben Sie S für den Regelsatz oder einen ermäßigten Satz an, Z für den Nullsatz, E für steuerbefreit, AE für Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).";

const rows = {
  "BR-CL-01": {
    what: "Der Code der Rechnungsart",
    list: "documentType",
    fix: "Geben Sie 380 für eine Rechnung und 381 für eine Gutschrift an. In UBL sind das zwei verschiedene Dokumente.",
  },
  "BR-CL-03": {
    what: "Der Währungscode eines Betrags",
    list: "currency",
    fix: "Geben Sie beim Betrag den dreistelligen Code der Rechnungswährung in Großbuchstaben an.",
  },
  "BR-CL-04": { what: "Der Code der Rechnungswährung", list: "currency", fix: `${currency}.` },
  "BR-CL-05": {
    what: "Der Code der Abrechnungswährung der Umsatzsteuer",
    list: "currency",
    fix: `${currency}, oder löschen Sie ihn, wenn Sie die Umsatzsteuer in Rechnungswährung abrechnen.`,
  },
  "BR-CL-06": {
    what: "Der Code für den Zeitpunkt der Steuerentstehung",
    list: "taxPoint",
    fix:
      "Geben Sie 3 für das Rechnungsdatum an, 35 für das Lieferdatum oder 432 für das Zahlungsdatum; in CII sind das 5, 29 und 72.",
  },
  "BR-CL-07": {
    what: "Das Schema der Kennung eines abgerechneten Objekts",
    list: "reference",
    fix: "Geben Sie den Code für diese Art von Nummer an, ZZZ, wenn es keinen gibt, oder lassen Sie das Schema weg.",
  },
  "BR-CL-08": {
    what: "Der Betreffcode einer Bemerkung",
    list: "noteSubject",
    fix:
      "Geben Sie einen Code wie AAI für allgemeine Informationen an, oder lassen Sie ihn weg: Eine Bemerkung braucht keinen Betreff.",
  },
  "BR-CL-10": {
    what: "Das Schema der Kennung eines Beteiligten",
    list: "icd",
    fix: `${scheme} SEPA steht für die Gläubiger-ID eines Verkäufers oder Zahlungsempfängers.`,
  },
  "BR-CL-11": {
    what: "Das Schema einer Registernummer",
    list: "icd",
    fix: "Geben Sie den vierstelligen Code des Registers an, etwa 0002 für SIRENE, oder lassen Sie das Schema weg.",
  },
  "BR-CL-13": {
    what: "Das System einer Artikelklassifikation",
    list: "itemClassification",
    fix: "Geben Sie den Code des Systems an, etwa HS für das Harmonisierte System, oder ZZZ für ein vereinbartes.",
  },
  "BR-CL-14": {
    what: "Der Ländercode einer Anschrift",
    list: "country",
    fix: `${country}. Griechenland ist hier GR.`,
  },
  "BR-CL-15": {
    what: "Das Ursprungsland eines Artikels",
    list: "country",
    fix: `${country}, oder lassen Sie den Ursprung weg.`,
  },
  "BR-CL-16": {
    what: "Der Code der Zahlungsart",
    list: "paymentMeans",
    fix: "Geben Sie 58 für SEPA-Überweisung an, 59 für SEPA-Lastschrift, oder den Code einer anderen Zahlungsart.",
  },
  "BR-CL-17": { what: "Der Code der Umsatzsteuerkategorie", list: "vatCategory", fix: category },
  "BR-CL-18": {
    what: "Der Code der Umsatzsteuerkategorie eines Artikels",
    list: "vatCategory",
    fix: category,
  },
  "BR-CL-19": {
    what: "Der Code für den Grund eines Nachlasses",
    list: "allowanceReason",
    fix: "Geben Sie einen Code wie 95 für Rabatt an, oder lassen Sie ihn weg und schreiben Sie den Grund als Text.",
  },
  "BR-CL-20": {
    what: "Der Code für den Grund eines Zuschlags",
    list: "chargeReason",
    fix: "Geben Sie einen Code wie FC für Fracht an, oder lassen Sie ihn weg und schreiben Sie den Grund als Text.",
  },
  "BR-CL-21": {
    what: "Das Schema der Standard-Artikelnummer",
    list: "icd",
    fix: "Geben Sie den vierstelligen Code des Schemas an, etwa 0160 für eine GTIN.",
  },
  "BR-CL-22": {
    what: "Der Code des Befreiungsgrunds",
    list: "vatex",
    fix: "Geben Sie den VATEX-Code der Befreiung an, oder lassen Sie ihn weg und schreiben Sie den Grund als Text.",
  },
  "BR-CL-23": {
    what: "Die Einheit einer Menge",
    list: "unit",
    fix: "Geben Sie den Code der Einheit an: H87 für Stück, HUR für Stunden, KGM für Kilogramm, LS für eine Pauschale.",
  },
  "BR-CL-24": {
    what: "Der MIME-Typ eines Anhangs",
    list: "mime",
    fix:
      "Hängen Sie eine Datei der Art PDF, PNG, JPEG, CSV, XLSX oder ODS an, und geben Sie den Typ in Kleinbuchstaben an.",
  },
  "BR-CL-25": {
    what: "Das Schema einer elektronischen Adresse",
    list: "eas",
    fix:
      "Geben Sie das Schema der Adresse an: EM für eine E-Mail-Adresse, 0088 für eine GLN, 0204 für eine Leitweg-ID.",
  },
  "BR-CL-26": { what: "Das Schema der Kennung des Lieferorts", list: "icd", fix: scheme },
} as const satisfies Readonly<Record<CodeRuleId, CodeRow>>;

export function codesTexts(): Readonly<Record<CodeRuleId, Text>> {
  const entries = (Object.entries(rows) as [CodeRuleId, CodeRow][]).map(([id, row]) => [id, text(id, row)]);
  return Object.fromEntries(entries) as Readonly<Record<CodeRuleId, Text>>;
}

/** The lists are often a part of what their publisher has, which differs by syntax too: hence "hier". */
function text(id: CodeRuleId, { what, list, fix }: CodeRow): Text {
  const code = `${what} (${codes[id].terms.join(", ")})`;
  const allowed = `die EN 16931 hier zulässt: ${lists[list]}`;
  return {
    requires: `${code} muss aus der Liste stammen, ${allowed}.`,
    message: `${code} ist „{actual}“ und stammt nicht aus der Liste, ${allowed}.`,
    absent: `${code} fehlt oder ist leer; angegeben sein muss ein Code aus der Liste, ${allowed}.`,
    fix,
  };
}
