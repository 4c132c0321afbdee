/** German wording of the rules of UBL.BE that a general sentence does not say. */
import type { Text } from "../text.ts";

export const belgium: Readonly<Record<string, Text>> = {
  "ubl-BE-01": {
    message: "UBL.BE verlangt zwei Zusatzdokumente, und es sind weniger.",
    fix: "Eines mit der Nummer UBL.BE ergänzen und eines, das die Art des Dokuments nennt.",
  },
  "ubl-BE-02": {
    message: "Nicht genau ein Zusatzdokument nennt CommercialInvoice oder CreditNote.",
    fix: "Eines davon (BT-123) mit CommercialInvoice oder CreditNote bezeichnen.",
  },
  "ubl-BE-03": {
    message: "Die Nummer UBL.BE kommt nicht genau einmal vor.",
    fix: "Einem Zusatzdokument (BT-122) die Nummer UBL.BE geben.",
  },
  "ubl-BE-04": {
    message: "Ein Zusatzdokument hat nicht genau eine Beschreibung (BT-123).",
    fix: "Es einmal beschreiben.",
  },
  "ubl-BE-05": {
    message: "{actual} ist kein Code einer Angabe, die das belgische Recht verlangt.",
    fix: "Einen Code von BELM-001 bis BELM-008 angeben.",
  },
  "ubl-BE-06": {
    message: "{actual} ist nicht der Wortlaut einer Angabe, die das belgische Recht verlangt.",
    fix: "Den Wortlaut von UBL.BE übernehmen.",
  },
  "ubl-BE-07": {
    message: "Der Skontosatz muss zwischen 0 und 100 Prozent liegen und ist {actual}.",
    fix: "Den Prozentsatz korrigieren.",
  },
  "ubl-BE-08": {
    message: "Bei einer Zahlungsbedingung mit Skonto fehlt der Betrag.",
    fix: "Den Skontobetrag angeben.",
  },
  "ubl-BE-09": {
    message: "Bei einer Zahlungsbedingung mit Skonto fehlt der Tag, bis zu dem es gilt.",
    fix: "Den Tag angeben, etwa 2026-11-30.",
  },
  "ubl-BE-10": {
    message: "Ein Teil der Steueraufschlüsselung heißt {actual}, was UBL.BE nicht kennt.",
    absent: "Ein Teil der Umsatzsteueraufschlüsselung hat keine Bezeichnung, und UBL.BE verlangt eine.",
    fix: "Die Kategorie wie UBL.BE benennen, etwa 03 für 21 Prozent.",
  },
  "ubl-BE-11": {
    message: "{actual} ist kein Code eines Befreiungsgrunds von UBL.BE.",
    fix: "Einen Code angeben, der mit BETE- beginnt.",
  },
  "ubl-BE-12": { message: "{actual} ist kein Befreiungsgrund von UBL.BE.", fix: "Den Wortlaut von UBL.BE übernehmen." },
  "ubl-BE-13": { message: "Die Steuer einer Position ist keine Zahl.", fix: "Den Betrag korrigieren." },
  "ubl-BE-14": {
    message: "Eine Position nennt ihre Steuer nicht genau einmal.",
    fix: "Jeder Position ein cac:TaxTotal geben.",
  },
  "ubl-BE-15": {
    message: "Die Steuerkategorie eines Artikels hat nicht genau einen Namen.",
    fix: "Den Namen ergänzen, etwa 03.",
  },
  "DK-R-015": {
    message: "Die Umsatzsteuer-ID eines dänischen Verkäufers ist nicht DK mit acht Ziffern.",
    fix: "Die Umsatzsteuer-ID (BT-31) korrigieren.",
  },
  "GR-R-007-1": {
    message: "Ein griechischer Verkäufer hat weder genau eine Umsatzsteuer-ID noch einen Steuervertreter.",
    fix: "Die Umsatzsteuer-ID (BT-31) oder den Steuervertreter (BG-11) angeben.",
  },
  "GR-R-007-2": {
    message: "Der Steuervertreter eines griechischen Verkäufers hat keinen Namen.",
    fix: "Den Namen des Vertreters (BT-62) angeben.",
  },
  "GR-R-007-3": {
    message:
      "Die Umsatzsteuer-ID des Vertreters eines griechischen Verkäufers ist nicht EL mit einer griechischen Steuernummer: {actual}.",
    fix: "Die Umsatzsteuer-ID (BT-63) korrigieren.",
  },
};
