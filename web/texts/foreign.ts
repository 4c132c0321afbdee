/** What is said of files that are no invoices at all. */
import type { LanguageTag } from "./languages.ts";

export type Foreign = "picture" | "text" | "spreadsheet" | "office" | "archive" | "mail";

interface ForeignTexts {
  readonly is: Readonly<Record<Foreign, string>>;
  /** What to choose instead. */
  readonly instead: string;
}

export const foreign: Readonly<Record<LanguageTag, ForeignTexts>> = {
  en: {
    is: {
      picture: "This is a picture.",
      text: "This is a text document.",
      spreadsheet: "This is a spreadsheet.",
      office: "This is an Office document.",
      archive: "This is an archive without an invoice that can be read.",
      mail: "This is an e-mail.",
    },
    instead: "An e-invoice is an XML file, or a PDF with the XML inside: choose that, or ask the issuer for it.",
  },
  de: {
    is: {
      picture: "Das ist ein Bild.",
      text: "Das ist ein Textdokument.",
      spreadsheet: "Das ist eine Tabelle.",
      office: "Das ist ein Office-Dokument.",
      archive: "Das ist ein Archiv ohne lesbare Rechnung.",
      mail: "Das ist eine E-Mail.",
    },
    instead:
      "Eine E-Rechnung ist eine XML-Datei oder ein PDF, in dem das XML steckt: Wählen Sie diese Datei, oder bitten Sie den Aussteller darum.",
  },
  fr: {
    is: {
      picture: "C’est une image.",
      text: "C’est un document texte.",
      spreadsheet: "C’est une feuille de calcul.",
      office: "C’est un document Office.",
      archive: "C’est une archive sans facture lisible.",
      mail: "C’est un e-mail.",
    },
    instead:
      "Une facture électronique est un fichier XML, ou un PDF qui contient le XML : choisissez ce fichier, ou demandez-le à l’émetteur.",
  },
};
