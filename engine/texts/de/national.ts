/** German wording of Peppol's national rules: GR-R, GR-S, IS-R, IT-R, NL-R. */
import type { greece } from "../../rules/national/greece.ts";
import type { iceland } from "../../rules/national/iceland.ts";
import type { italy } from "../../rules/national/italy.ts";
import type { netherlands } from "../../rules/national/netherlands.ts";
import type { Text } from "../text.ts";

const AFM = "neun Ziffern, die letzte eine Prüfziffer";
const GREEK_VAT_ID = `aus EL und der Steuernummer (${AFM})`;

const GREEK_SELLER_VAT_ID = `Die USt-IdNr. eines griechischen Verkäufers (BT-31) muss ${GREEK_VAT_ID} bestehen`;

const greekTexts = {
  "GR-R-001-1": greekNumber(
    "aus sechs Teilen mit „|“ dazwischen bestehen",
    "Verbinden Sie der Reihe nach Steuernummer, Rechnungsdatum, Betriebsstätte, Belegart, Serie und Nummer.",
  ),
  "GR-R-001-2": greekNumber(
    "mit der griechischen Steuernummer beginnen, die in der USt-IdNr. des Verkäufers (BT-31) oder seines Steuervertreters (BT-63) steht",
    "Schreiben Sie als ersten Teil die neun Ziffern hinter EL, und prüfen Sie sie: Die letzte ist eine Prüfziffer.",
  ),
  "GR-R-001-3": greekNumber(
    "als zweiten Teil das Rechnungsdatum (BT-2) haben, als Tag, Monat und Jahr mit Schrägstrichen",
    "Wiederholen Sie dort das Ausstellungsdatum, Tag und Monat zweistellig.",
  ),
  "GR-R-001-4": greekNumber(
    "als dritten Teil die Nummer der Betriebsstätte haben, eine ganze Zahl",
    "Schreiben Sie die Nummer, unter der das Finanzamt die Betriebsstätte führt; 0 ist der Hauptsitz.",
  ),
  "GR-R-001-5": greekNumber(
    "als vierten Teil eine Belegart von myDATA haben: 1.1, 1.6, 2.1, 2.4, 5.1 oder 5.2",
    "Schreiben Sie 1.1 für eine Verkaufsrechnung, 2.1 für eine Dienstleistungsrechnung, 5.1 für eine Gutschrift zu einer Rechnung.",
  ),
  "GR-R-001-6": greekNumber(
    "als fünften Teil die Serie haben",
    "Schreiben Sie die Serie Ihres Nummernkreises, oder 0, wenn es keine gibt.",
  ),
  "GR-R-001-7": greekNumber(
    "als sechsten Teil die laufende Nummer haben",
    "Schreiben Sie die Nummer, die die Rechnung in ihrer Serie hat.",
  ),
  "GR-R-002": {
    message: "Ein griechischer Verkäufer muss seinen Handelsnamen angeben (BT-28).",
    fix: "Geben Sie den Namen an, unter dem Kunden den Verkäufer kennen, sonst noch einmal den vollen Namen.",
  },
  "GR-R-003": {
    requires: `${GREEK_SELLER_VAT_ID}.`,
    message: `${GREEK_SELLER_VAT_ID}; angegeben ist „{actual}“.`,
    absent: `${GREEK_SELLER_VAT_ID}; sie ist leer.`,
    fix: "Berichtigen Sie die Nummer. Sie beginnt mit EL, obwohl der Ländercode in Anschriften GR ist.",
  },
  "GR-R-004-1": {
    message:
      "Ein Verkäufer mit Anschrift in Griechenland muss genau einmal auf die Registrierung der Rechnung in myDATA verweisen: mit einer Unterlage (BG-24), die als ##M.AR.K## beschrieben ist.",
    fix: "Fügen Sie den Verweis mit der Nummer (MARK) hinzu, die myDATA erteilt hat, und löschen Sie jeden weiteren.",
  },
  "GR-R-004-2": {
    requires: "Die Registrierungsnummer von myDATA (BT-122, beschrieben als ##M.AR.K##) muss eine positive Zahl sein.",
    message:
      "Die Registrierungsnummer von myDATA (BT-122, beschrieben als ##M.AR.K##) muss eine positive Zahl sein; „{actual}“ ist keine.",
    absent:
      "Die Registrierungsnummer von myDATA (BT-122, beschrieben als ##M.AR.K##) muss eine positive Zahl sein; sie ist leer.",
    fix: "Schreiben Sie die Nummer so, wie myDATA sie erteilt hat, ohne Nullen am Anfang.",
  },
  "GR-R-005": {
    message: "Die Rechnung eines griechischen Verkäufers muss den Handelsnamen des Käufers angeben (BT-45).",
    fix: "Geben Sie den Namen an, unter dem der Käufer bekannt ist, sonst noch einmal seinen vollen Namen.",
  },
  "GR-R-006": oneGreekVat(
    "Ein griechischer Käufer muss auf der Rechnung eines griechischen Verkäufers genau eine USt-IdNr. (BT-48) haben",
  ),
  "GR-R-008-2": {
    message:
      "Ein Verkäufer mit Anschrift in Griechenland darf höchstens eine Adresse der Rechnung angeben: eine Unterlage (BG-24), die als ##INVOICE|URL## beschrieben ist.",
    fix: "Behalten Sie eine dieser Unterlagen und löschen Sie die anderen.",
  },
  "GR-R-008-3": {
    message:
      "Eine Unterlage, die als ##INVOICE|URL## beschrieben ist, muss die Adresse der Rechnung enthalten (BT-124).",
    fix: "Geben Sie die Adresse an, unter der die Rechnung zu sehen ist, oder löschen Sie die Unterlage.",
  },
  "GR-R-009": greekEndpoint("Die elektronische Adresse eines griechischen Verkäufers (BT-34) muss"),
  "GR-R-010": greekEndpoint(
    "Die elektronische Adresse eines griechischen Käufers (BT-49) muss auf der Rechnung eines griechischen Verkäufers",
  ),
  "GR-S-008-1": {
    message:
      "Ein Verkäufer mit Anschrift in Griechenland sollte die Adresse der Rechnung genau einmal angeben: in einer Unterlage (BG-24), die als ##INVOICE|URL## beschrieben ist.",
    fix:
      "Fügen Sie die Unterlage mit einem Link zur Rechnung (BT-124) hinzu, wenn Sie Ihre Rechnungen im Internet zeigen.",
  },
  "GR-S-011": oneGreekVat("Ein griechischer Verkäufer sollte genau eine USt-IdNr. (BT-31) haben"),
} as const satisfies Readonly<Record<keyof typeof greece, Text>>;

const KENNITALA = "die isländische Kennnummer (Kennitala) mit dem Schema 0196";
const ICELANDIC_ADDRESS = "Vervollständigen Sie die Anschrift. Statt der Straße darf ein Postfach stehen.";

const icelandicTexts = {
  "IS-R-001": {
    message: "Die Rechnung eines isländischen Verkäufers sollte die Rechnungsart (BT-3) 380 oder 381 haben.",
    fix:
      "Geben Sie 380 für eine Rechnung an, auch für eine Abschlags- oder Schlussrechnung, und 381 für eine Gutschrift.",
  },
  "IS-R-002": {
    message: `Ein isländischer Verkäufer muss als Registernummer (BT-30) ${KENNITALA} angeben.`,
    fix: "Geben Sie die zehn Ziffern des Verkäufers als Registernummer an, und setzen Sie das Schema auf 0196.",
  },
  "IS-R-003": {
    message: "Die Anschrift eines isländischen Verkäufers muss Straße (BT-35) und Postleitzahl (BT-38) angeben.",
    fix: ICELANDIC_ADDRESS,
  },
  "IS-R-004": {
    message:
      `Die Rechnung eines isländischen Verkäufers muss für einen isländischen Käufer als Registernummer (BT-47) ${KENNITALA} angeben.`,
    fix:
      "Erfragen Sie die zehn Ziffern beim Käufer, geben Sie sie als Registernummer an, und setzen Sie das Schema auf 0196.",
  },
  "IS-R-005": {
    message:
      "Die Rechnung eines isländischen Verkäufers muss für einen isländischen Käufer Straße (BT-50) und Postleitzahl (BT-53) angeben.",
    fix: ICELANDIC_ADDRESS,
  },
  "IS-R-006": icelandicAccount("9"),
  "IS-R-007": icelandicAccount("42"),
  "IS-R-008": {
    message:
      "Eine Unterlage eines isländischen Verkäufers, die als EINDAGI beschrieben ist, nennt den letzten Zahlungstag; die Kennung (BT-122) muss ein Datum sein.",
    fix:
      "Schreiben Sie Jahr, Monat und Tag mit Bindestrichen, zusammen zehn Zeichen, und nur in einer solchen Unterlage.",
  },
  "IS-R-009": {
    message:
      "Nennt ein isländischer Verkäufer einen letzten Zahlungstag (EINDAGI), muss auch das Fälligkeitsdatum (BT-9) angegeben sein.",
    fix: "Geben Sie an, wann die Zahlung fällig ist. Nach dem letzten Zahlungstag fallen Zinsen an.",
  },
  "IS-R-010": {
    message:
      "Der letzte Zahlungstag eines isländischen Verkäufers (EINDAGI) darf nicht vor dem Fälligkeitsdatum (BT-9) liegen.",
    fix: "Berichtigen Sie das falsche der beiden Daten; sie dürfen gleich sein.",
  },
} as const satisfies Readonly<Record<keyof typeof iceland, Text>>;

const italianTexts = {
  "IT-R-001": {
    message:
      "Die Steuernummer eines italienischen Verkäufers (BT-32) muss aus elf bis sechzehn Großbuchstaben oder Ziffern bestehen.",
    fix:
      "Schreiben Sie den codice fiscale ohne Leerzeichen: sechzehn Zeichen bei Personen, elf Ziffern bei Unternehmen.",
  },
  "IT-R-002": italianAddress("die Straße (BT-35)"),
  "IT-R-003": italianAddress("den Ort (BT-37)"),
  "IT-R-004": italianAddress("die Postleitzahl (BT-38)"),
} as const satisfies Readonly<Record<keyof typeof italy, Text>>;

const REGISTERS = "die Handelskammernummer (KvK) mit dem Schema 0106 oder die OIN mit 0190";

const dutchTexts = {
  "NL-R-001": {
    message: "Die Gutschrift eines niederländischen Verkäufers muss eine Rechnung nennen, die sie korrigiert (BT-25).",
    fix: "Geben Sie die Nummer dieser Rechnung an.",
  },
  "NL-R-002": dutchAddress("Die Anschrift eines niederländischen Verkäufers muss", "BT-35", "BT-37", "BT-38"),
  "NL-R-003": dutchLegalId("Die Registernummer eines niederländischen Verkäufers (BT-30) muss"),
  "NL-R-004": dutchAddress(
    "Die Anschrift eines niederländischen Käufers muss auf der Rechnung eines niederländischen Verkäufers",
    "BT-50",
    "BT-52",
    "BT-53",
  ),
  "NL-R-005": dutchLegalId(
    "Die Registernummer eines niederländischen Käufers (BT-47) muss auf der Rechnung eines niederländischen Verkäufers",
  ),
  "NL-R-006": dutchAddress(
    "Die Anschrift des niederländischen Steuervertreters eines niederländischen Verkäufers muss",
    "BT-64",
    "BT-66",
    "BT-67",
  ),
  "NL-R-007": {
    message:
      "Ist auf der Rechnung eines niederländischen Verkäufers etwas zu zahlen (BT-115), muss sie angeben, wie (BG-16).",
    fix: "Ergänzen Sie die Angaben zur Zahlung, etwa die IBAN für eine Überweisung.",
  },
  "NL-R-008": {
    message:
      "Zwischen Verkäufer und Käufer in den Niederlanden muss der Code der Zahlungsart (BT-81) 30, 48, 49, 57, 58 oder 59 sein.",
    fix:
      "Geben Sie 58 für SEPA-Überweisung an, 59 für SEPA-Lastschrift, 48 für Karte oder 57 für eine bestehende Vereinbarung.",
  },
  "NL-R-009": {
    message:
      "Verweist eine Position in der Rechnung eines niederländischen Verkäufers auf eine Bestellposition (BT-132), muss die Rechnung die Bestellung nennen (BT-13).",
    fix: "Geben Sie die Bestellnummer an, oder löschen Sie die Verweise auf Bestellpositionen.",
  },
} as const satisfies Readonly<Record<keyof typeof netherlands, Text>>;

export const nationalTexts = { ...greekTexts, ...icelandicTexts, ...italianTexts, ...dutchTexts } as const;

function greekNumber(must: string, fix: string): Text {
  const requires = `Die Rechnungsnummer eines griechischen Verkäufers (BT-1) muss ${must}`;
  return {
    requires: `${requires}.`,
    message: `${requires}; angegeben ist „{actual}“.`,
    absent: `${requires}; sie ist leer.`,
    fix,
  };
}

function oneGreekVat(must: string): Text {
  const requires = `${must}, bestehend ${GREEK_VAT_ID}`;
  return {
    requires: `${requires}.`,
    message: `${requires}; „{actual}“ ist falsch oder nicht die einzige.`,
    absent: `${requires}; angegeben ist keine.`,
    fix: "Geben Sie die eine Nummer an, mit dem Steuerschema VAT, und prüfen Sie ihre Ziffern.",
  };
}

function greekEndpoint(must: string): Text {
  const requires = `${must} die Steuernummer (${AFM}) mit dem Schema 9933 sein`;
  return {
    requires: `${requires}.`,
    message: `${requires}; angegeben ist „{actual}“.`,
    absent: `${requires}; sie ist leer.`,
    fix: "Schreiben Sie die Ziffern der USt-IdNr. ohne EL, und setzen Sie das Schema auf 9933.",
  };
}

function icelandicAccount(code: string): Text {
  return {
    message:
      `Die Zahlungsart ${code} (BT-81) eines isländischen Verkäufers braucht genau eine Kontonummer (BT-84) mit zwölf Zeichen.`,
    fix: "Schreiben Sie Bank-, Hauptbuch- und Kontonummer hintereinander, ohne Bindestriche.",
  };
}

function italianAddress(part: string): Text {
  return {
    message: `Die Anschrift eines italienischen Verkäufers muss ${part} angeben.`,
    fix: "Ergänzen Sie diese Angabe in der Anschrift.",
  };
}

function dutchAddress(must: string, street: string, city: string, postCode: string): Text {
  return {
    message: `${must} Straße (${street}), Ort (${city}) und Postleitzahl (${postCode}) angeben.`,
    fix: "Ergänzen Sie, was davon fehlt.",
  };
}

function dutchLegalId(must: string): Text {
  const requires = `${must} ${REGISTERS} sein`;
  return {
    requires: `${requires}.`,
    message: `${requires} und darf nicht leer sein; ihr Schema ist {actual}.`,
    fix: "Geben Sie die Nummer an, mit dem Code ihres Registers als Schema.",
  };
}
