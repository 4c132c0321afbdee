/** Deutscher Wortlaut der Regeln von CIUS-PT, die ein allgemeiner Satz nicht sagt. */
import { identifierOf } from "../../model/specifications.ts";
import { noteWords } from "../portuguese_notes.ts";
import type { Text } from "../text.ts";

const notes = noteWords({
  values: {
    "currency": "ein Währungscode",
    "rate": "ein Kurs mit bis zu neun Ziffern vor und zwei bis fünf hinter dem Punkt",
    "20": "ein Text von 1 bis 20 Zeichen",
    "50": "ein Text von 1 bis 50 Zeichen",
    "150": "ein Text von 1 bis 150 Zeichen",
    "amount": "ein Betrag mit zwei Nachkommastellen",
    "type": "die Art der Quellensteuer, IRF",
  },
  form: {
    requires: "In einer Bemerkung (BT-22), die mit {mark} beginnt, muss dahinter der Wert stehen und am Ende #.",
    message: "Die Bemerkung (BT-22) {actual} beginnt mit {mark} und muss diese Form haben: {sample}.",
    fix: "Schreiben Sie die Bemerkung so: {sample}.",
  },
  value: {
    requires: "Hinter {mark} muss in einer Bemerkung (BT-22) stehen: {value}.",
    message: "Hinter {mark} muss in einer Bemerkung (BT-22) {value} stehen; hier steht {actual}.",
    fix: "Ergänzen oder korrigieren Sie den Wert wie in {sample}: {value}.",
  },
  once: {
    requires: "Höchstens eine Bemerkung (BT-22) darf mit {mark} beginnen.",
    message: "Mehrere Bemerkungen (BT-22) beginnen mit {mark}, erlaubt ist eine: {actual}.",
    fix: "Behalten Sie eine der Bemerkungen, die mit {mark} beginnen.",
  },
  copied: {
    requires: "Eine Bemerkung (BT-22), die wie {mark} beginnt, darf einmal vorkommen.",
    message: "Dieselbe Bemerkung (BT-22) kommt mehrmals vor: {actual}.",
    fix: "Entfernen Sie das Doppel, oder geben Sie ihm eine eigene Nummer.",
  },
  needs: {
    requires: "Eine Bemerkung (BT-22), die mit {mark} beginnt, braucht eine, die mit {other} beginnt.",
    message:
      "Die Bemerkung (BT-22) {actual} braucht eine weitere, die mit {other} beginnt, mit derselben Nummer, wo sie eine hat.",
    fix: "Ergänzen Sie die Bemerkung, die mit {other} beginnt.",
  },
});

/** Eine Summe, die um eins abweichen darf. */
function sum(what: string, terms: string, of: string, fix: string): Text {
  return {
    requires: `${what} (${terms}) muss ${of} sein, auf 1.00 genau.`,
    message: `${what} (${terms}) muss ${of} sein, auf 1.00 genau, und lautet {actual}.`,
    absent: `${what} (${terms}) muss ${of} sein und fehlt.`,
    fix,
  };
}

function rate(what: string, term: string): Text {
  return {
    requires: `Der Steuersatz (${term}) ${what} muss über null liegen.`,
    message: `Der Steuersatz (${term}) ${what} muss über null liegen und ist {actual}.`,
    absent: `Der Steuersatz (${term}) ${what} muss über null liegen und fehlt.`,
    fix: "Geben Sie den Satz an, der gilt, etwa 23.00.",
  };
}

function share(what: string, terms: string): Text {
  return sum(
    `Der Betrag ${what}`,
    terms,
    "Grundbetrag mal Prozentsatz",
    "Rechnen Sie den Betrag neu aus dem Grundbetrag.",
  );
}

function vat(party: string, term: string): Text {
  return {
    requires: `Das Steuerschema der USt-IdNr. ${party} (${term}) muss VAT sein.`,
    message: `Das Steuerschema der USt-IdNr. ${party} (${term}) muss VAT sein und ist {actual}.`,
    absent: `Das Steuerschema der USt-IdNr. ${party} (${term}) muss VAT sein und fehlt.`,
    fix: "Schreiben Sie als Steuerschema VAT, in Großbuchstaben.",
  };
}

function identified(where: string): Text {
  return {
    requires:
      `Bei Kategorie AA, RED oder INT ${where} müssen Verkäufer (BT-31, BT-32) oder Steuervertreter (BT-63) eine Steuernummer nennen.`,
    message:
      `Kategorie AA, RED oder INT steht ${where}, und weder Verkäufer (BT-31, BT-32) noch Steuervertreter (BT-63) nennen eine Steuernummer.`,
    fix: "Geben Sie die USt-IdNr. des Verkäufers an (BT-31).",
  };
}

const perLine: Text = {
  requires: "Eine Artikeleigenschaft (BT-160) dieses Namens darf höchstens einmal je Position vorkommen.",
  message: "Es gibt mehr Artikeleigenschaften (BT-160) mit dem Namen {actual} als Positionen.",
  fix: "Entfernen Sie die Eigenschaft, wo die Position sie schon hat.",
};

const noExemption: Text = {
  requires: "Die Artikeleigenschaften (BT-160) einer besteuerten Position müssen ohne Befreiungsgrund sein.",
  message: "Die Position ist besteuert und hat unter ihren Eigenschaften (BT-160) den Befreiungsgrund {actual}.",
  fix: "Entfernen Sie die Eigenschaft, oder geben Sie für die Position die Kategorie E oder ISE an.",
};

const distinctFromSeller: Text = {
  requires:
    "Der Zahlungsempfänger (BT-59) muss einmal angegeben sein, mit einem anderen Namen als der Verkäufer (BT-27).",
  message:
    "Der Zahlungsempfänger (BT-59) muss einmal angegeben sein, mit einem anderen Namen als der Verkäufer (BT-27): {actual}.",
  absent:
    "Der Zahlungsempfänger muss einmal angegeben sein, mit einem Namen (BT-59), der nicht der des Verkäufers ist.",
  fix: "Geben Sie den Zahlungsempfänger einmal an, oder lassen Sie ihn weg, wenn es der Verkäufer ist.",
};

const lower = "zum ermäßigten Satz (AA, RED, INT)";
const tax = [
  "Die Steuer einer Kategorie",
  "BT-117",
  "Bemessungsgrundlage mal Satz",
  "Rechnen Sie die Steuer neu aus.",
] as const;
const base = [
  "Die Bemessungsgrundlage einer Kategorie",
  "BT-116",
  "die Summe ihrer Positionen, Zuschläge und Abzüge zu ihrem Satz, der als ganze Zahl gilt,",
  "Zählen Sie die Kategorie neu zusammen.",
] as const;

const categories: Readonly<Record<string, Text>> = {
  "BR-CIUS-PT-13": noExemption,
  "BR-CIUS-PT-15": noExemption,
  "BR-CIUS-PT-17": {
    requires: "Eine steuerfreie Position muss in einer Artikeleigenschaft (BT-160) den Grund nennen.",
    message: "Die Position ist steuerfrei (E, ISE), und keine ihrer Eigenschaften (BT-160) nennt den Grund: {actual}.",
    fix:
      "Ergänzen Sie eine Eigenschaft namens #TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY# mit dem Code des Grundes.",
  },
  "BR-CIUS-PT-12": rate(`eines Teils der Umsatzsteueraufschlüsselung ${lower}`, "BT-119"),
  "BR-CIUS-PT-14": rate("eines Teils der Umsatzsteueraufschlüsselung zum vollen Satz (S, NOR)", "BT-119"),
  "BR-CIUS-PT-16": {
    requires: "Der Steuersatz (BT-119) eines steuerfreien Teils der Aufschlüsselung muss 0.00 sein.",
    message: "Der Steuersatz (BT-119) eines steuerfreien Teils der Aufschlüsselung muss 0.00 sein und ist {actual}.",
    absent: "Der Steuersatz (BT-119) eines steuerfreien Teils der Aufschlüsselung muss 0.00 sein und fehlt.",
    fix: "Schreiben Sie 0.00 als Steuersatz.",
  },
  "BR-AA-01": {
    requires:
      `Eine Kategorie ${lower}, die in Positionen, Abzügen oder Zuschlägen steht, muss in der Aufschlüsselung (BG-23, BT-118) stehen, und nur dann.`,
    message:
      `Aufschlüsselung (BG-23, BT-118) und Positionen, Abzüge und Zuschläge müssen beide eine Kategorie ${lower} haben oder beide keine.`,
    fix: "Geben Sie für jede verwendete Kategorie einen Teil der Aufschlüsselung an.",
  },
  "BR-AA-02": identified("in einer Position"),
  "BR-AA-03": identified("bei einem Abzug"),
  "BR-AA-04": identified("bei einem Zuschlag"),
  "BR-AA-05": rate(`einer Position ${lower}`, "BT-152"),
  "BR-AA-06": rate(`eines Abzugs ${lower}`, "BT-96"),
  "BR-AA-07": rate(`eines Zuschlags ${lower}`, "BT-103"),
  "BR-AA-10": {
    requires: `Ein Teil der Aufschlüsselung ${lower} muss ohne Befreiungsgrund (BT-120, BT-121) sein.`,
    message: `Ein Teil der Aufschlüsselung ${lower} nennt einen Befreiungsgrund (BT-120, BT-121): {actual}.`,
    absent: `Ein Teil der Aufschlüsselung ${lower} nennt einen Befreiungsgrund (BT-120, BT-121).`,
    fix: "Entfernen Sie den Grund.",
  },
};

const sums: Readonly<Record<string, Text>> = {
  "DT-CIUS-PT-157": sum(
    "Der Nettobetrag einer Position",
    "BT-131",
    "Menge mal Preis, mit ihren Zuschlägen und ohne ihre Abzüge,",
    "Rechnen Sie die Position neu aus.",
  ),
  "DT-CIUS-PT-158": share("eines Abzugs", "BT-92"),
  "DT-CIUS-PT-159": share("eines Zuschlags", "BT-99"),
  "DT-CIUS-PT-168": share("eines Abzugs der Position", "BT-136"),
  "DT-CIUS-PT-169": share("eines Zuschlags der Position", "BT-141"),
  "DT-CIUS-PT-160": sum(
    "Die Summe der Positionen",
    "BT-106",
    "die Summe ihrer Nettobeträge",
    "Zählen Sie die Positionen neu zusammen.",
  ),
  "DT-CIUS-PT-161": sum(
    "Die Summe der Abzüge",
    "BT-107",
    "die Summe der einzelnen Abzüge",
    "Zählen Sie die Abzüge neu zusammen.",
  ),
  "DT-CIUS-PT-162": sum(
    "Die Summe der Zuschläge",
    "BT-108",
    "die Summe der einzelnen Zuschläge",
    "Zählen Sie die Zuschläge neu zusammen.",
  ),
  "DT-CIUS-PT-163": sum(
    "Der Gesamtbetrag ohne Umsatzsteuer",
    "BT-109",
    "die Summe der Positionen mit den Zuschlägen und ohne die Abzüge",
    "Rechnen Sie den Gesamtbetrag ohne Umsatzsteuer neu aus.",
  ),
  "DT-CIUS-PT-164": sum(
    "Der Gesamtbetrag der Umsatzsteuer",
    "BT-110",
    "die Summe der Steuer aller Kategorien",
    "Zählen Sie die Umsatzsteuer neu zusammen.",
  ),
  "DT-CIUS-PT-165": sum(
    "Der Gesamtbetrag mit Umsatzsteuer",
    "BT-112",
    "der Gesamtbetrag ohne Umsatzsteuer und die Umsatzsteuer zusammen",
    "Rechnen Sie den Gesamtbetrag neu aus.",
  ),
  "DT-CIUS-PT-166": sum(
    "Der fällige Betrag",
    "BT-115",
    "der Gesamtbetrag mit Umsatzsteuer ohne das Bezahlte und mit der Rundung",
    "Rechnen Sie den fälligen Betrag neu aus.",
  ),
  "DT-CIUS-PT-167": sum(...tax),
  "DT-CIUS-PT-172": sum(...tax),
  "DT-CIUS-PT-174": sum(...tax),
  "DT-CIUS-PT-170": sum("Der Preis", "BT-146", "der Bruttopreis ohne seinen Abzug", "Ziehen Sie den Abzug neu ab."),
  "DT-CIUS-PT-171": sum(...base),
  "DT-CIUS-PT-173": sum(...base),
  "DT-CIUS-PT-175": sum(
    "Die Bemessungsgrundlage des Steuerfreien",
    "BT-116",
    "die Summe der Positionen, Zuschläge und Abzüge der Kategorien E und ISE",
    "Zählen Sie das Steuerfreie neu zusammen.",
  ),
  "DT-CIUS-PT-176": {
    requires: "Der Befreiungsgrund einer Position muss in genau einem Teil der Aufschlüsselung stehen (BT-121).",
    message:
      "Der Befreiungsgrund {actual} einer Position ist nicht der von genau einem Teil der Aufschlüsselung (BT-121).",
    fix: "Geben Sie den Grund in einem Teil der Aufschlüsselung an.",
  },
};

const currencies = Object.fromEntries(
  [["098", "Der Gesamtbetrag der Umsatzsteuer (BT-110, BT-111)"], ["104", "Die Steuer einer Kategorie (BT-117)"]]
    .flatMap((
      [number, what],
    ): [string, Text][] => [
      [`DT-CIUS-PT-${number}.2`, {
        requires: `${what} muss in der Währung der Buchführung (BT-6) angegeben sein, wo es eine gibt.`,
        message: `${what} muss in der Währung der Buchführung (BT-6) angegeben sein, hier ist es {actual}.`,
        absent: `${what} muss in der Währung der Buchführung (BT-6) angegeben sein, hier fehlt sie.`,
        fix: "Geben Sie den Betrag in der Währung der Buchführung an.",
      }],
      [`DT-CIUS-PT-${number}.3`, {
        requires: `${what} muss in der Währung der Rechnung (BT-5) angegeben sein.`,
        message: `${what} muss in der Währung der Rechnung (BT-5) angegeben sein, hier ist es {actual}.`,
        absent: `${what} muss in der Währung der Rechnung (BT-5) angegeben sein, hier fehlt sie.`,
        fix: "Geben Sie den Betrag in der Währung der Rechnung an.",
      }],
    ]),
);

export const portugal: Readonly<Record<string, Text>> = {
  ...notes,
  ...categories,
  ...sums,
  ...currencies,
  "DT-CIUS-PT-020": {
    requires: "Eine Bemerkung (BT-22) muss 1 bis 500 Zeichen haben.",
    message: "Eine Bemerkung (BT-22) muss 1 bis 500 Zeichen haben und lautet: {actual}.",
    absent: "Eine Bemerkung (BT-22) muss 1 bis 500 Zeichen haben und ist leer.",
    fix: "Kürzen Sie die Bemerkung auf 500 Zeichen, oder schreiben Sie den Rest in eine weitere.",
  },
  "BR-CIUS-PT-02": vat("des Verkäufers", "BT-31"),
  "BR-CIUS-PT-04": vat("des Käufers", "BT-48"),
  "BR-CIUS-PT-58": {
    requires: "Ein Preis (BG-29) darf einen Abzug haben, aber keinen Zuschlag.",
    message: "Der Preis (BG-29) hat einen Zuschlag, erlaubt ist nur ein Abzug.",
    fix: "Entfernen Sie den Zuschlag, und geben Sie den Preis mit ihm an.",
  },
  "DT-CIUS-PT-022": {
    requires: "Die Spezifikationskennung (BT-24) muss die von CIUS-PT mit einer Version von bis zu zehn Zeichen sein.",
    message: "Die Spezifikationskennung (BT-24) muss die von CIUS-PT mit einer Version sein, ohne Leerraum: {actual}.",
    absent: "Die Spezifikationskennung (BT-24) muss die von CIUS-PT mit einer Version sein und ist leer.",
    fix: `Schreiben Sie ${identifierOf("cius-pt")}.`,
  },
  "DT-CIUS-PT-079.1": {
    requires:
      "Hinter #ENTITY@ATMPAYMENT# statt eines Codes der Zahlungsart (BT-81) müssen 1 bis 20 Zeichen und # stehen.",
    message:
      "Die Stelle einer Zahlung am Geldautomaten, statt des Codes der Zahlungsart (BT-81), hat eine andere Form: {actual}.",
    fix: "Schreiben Sie #ENTITY@ATMPAYMENT#, die Nummer der Stelle und #.",
  },
  "DT-CIUS-PT-079.4": {
    requires: "Hinter #DESCRIPTION@ATMPAYMENT# im Text der Zahlungsart (BT-82) müssen 1 bis 125 Zeichen und # stehen.",
    message:
      "Die Beschreibung einer Zahlung am Geldautomaten, im Text der Zahlungsart (BT-82), hat eine andere Form: {actual}.",
    fix: "Schreiben Sie #DESCRIPTION@ATMPAYMENT#, einen Text von bis zu 125 Zeichen und #.",
  },
  "DT-CIUS-PT-080": {
    requires:
      "Der Verwendungszweck (BT-83) muss #REFERENCE@ATMPAYMENT#…# oder #REFERENCE@DUCPAYMENT#…# sein, mit bis zu 20 Zeichen darin.",
    message:
      "Der Verwendungszweck (BT-83) muss #REFERENCE@ATMPAYMENT#…# oder #REFERENCE@DUCPAYMENT#…# sein, mit bis zu 20 Zeichen darin, und lautet {actual}.",
    absent:
      "Der Verwendungszweck (BT-83) muss #REFERENCE@ATMPAYMENT#…# oder #REFERENCE@DUCPAYMENT#…# sein und ist leer.",
    fix: "Schreiben Sie die Referenz zwischen #REFERENCE@ATMPAYMENT# und #, oder lassen Sie den Verwendungszweck weg.",
  },
  "DT-CIUS-PT-111.2": {
    requires: "Ein Anhang (BT-125) muss kleiner als 5.000 kB sein.",
    message: "Ein Anhang (BT-125) muss kleiner als 5.000 kB sein; er beginnt mit {actual}.",
    fix: "Verkleinern Sie die Datei, oder geben Sie an, wo sie zu holen ist (BT-124).",
  },
  "DT-CIUS-PT-112": {
    requires: "Das Format eines Anhangs (BT-125) muss in der Liste stehen.",
    message: "Das Format {actual} eines Anhangs (BT-125) steht nicht in der Liste.",
    absent: "Das Format eines Anhangs (BT-125) fehlt oder ist leer.",
    fix:
      "Geben Sie als mimeCode eines von diesen an: text/plain, image/png, image/jpeg, application/pdf, application/msword, text/csv, application/xml, text/xml oder eines von Word und Excel.",
  },
  "DT-CIUS-PT-113": {
    requires: "Der Dateiname eines Anhangs (BT-125) muss 1 bis 50 Zeichen haben.",
    message: "Der Dateiname eines Anhangs (BT-125) muss 1 bis 50 Zeichen haben und lautet {actual}.",
    absent: "Der Dateiname eines Anhangs (BT-125) muss 1 bis 50 Zeichen haben und fehlt.",
    fix: "Geben Sie einen Dateinamen von bis zu 50 Zeichen an.",
  },
  "DT-CIUS-PT-114.2": {
    requires: "Jede Position muss eine eigene Nummer (BT-126) haben.",
    message: "Zwei Positionen haben dieselbe Nummer (BT-126), sodass nach jeder gefragt wird: {actual}.",
    fix: "Nummerieren Sie die Positionen neu.",
  },
  "DT-CIUS-PT-139_1": {
    requires:
      "Eine Artikeleigenschaft (BT-160), die eine vorausgegangene Rechnung nennt, muss hinter dem Bindestrich drei Ziffern und # haben.",
    message:
      "Eine Artikeleigenschaft (BT-160), die eine vorausgegangene Rechnung nennt, muss hinter dem Bindestrich drei Ziffern und # haben und lautet {actual}.",
    fix: "Schreiben Sie #ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-001# mit der Nummer des Bezugs.",
  },
  "DT-CIUS-PT-139_2": perLine,
  "DT-CIUS-PT-139_3": perLine,
  "DT-CIUS-PT-139_5": perLine,
  "UBL-SR-19": distinctFromSeller,
  "UBL-SR-20": distinctFromSeller,
  "UBL-SR-21": distinctFromSeller,
};
