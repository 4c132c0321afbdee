/** German wording of the rules of UBL.BE that a general sentence does not say. */
import type { Text } from "../text.ts";

export const belgium: Readonly<Record<string, Text>> = {
  "ubl-BE-01": {
    requires: "Eine Rechnung muss zwei zusätzliche Unterlagen haben.",
    message: "UBL.BE verlangt zwei Zusatzdokumente, und es sind weniger.",
    fix: "Eines mit der Nummer UBL.BE ergänzen und eines, das die Art des Dokuments nennt.",
  },
  "ubl-BE-02": {
    requires: "Genau eine zusätzliche Unterlage muss als CommercialInvoice oder CreditNote beschrieben sein.",
    message: "Nicht genau ein Zusatzdokument nennt CommercialInvoice oder CreditNote.",
    fix: "Eines davon (BT-123) mit CommercialInvoice oder CreditNote bezeichnen.",
  },
  "ubl-BE-03": {
    requires: "Genau eine zusätzliche Unterlage muss die Nummer UBL.BE haben.",
    message: "Die Nummer UBL.BE kommt nicht genau einmal vor.",
    fix: "Einem Zusatzdokument (BT-122) die Nummer UBL.BE geben.",
  },
  "ubl-BE-04": {
    requires: "Jede zusätzliche Unterlage muss eine Beschreibung (BT-123) haben.",
    message: "Ein Zusatzdokument hat nicht genau eine Beschreibung (BT-123).",
    fix: "Es einmal beschreiben.",
  },
  "ubl-BE-05": {
    requires: "Eine Angabe, die das belgische Recht verlangt, muss einen Code von BELM-001 bis BELM-008 haben.",
    message: "{actual} ist kein Code einer Angabe, die das belgische Recht verlangt.",
    fix: "Einen Code von BELM-001 bis BELM-008 angeben.",
  },
  "ubl-BE-06": {
    requires: "Eine Angabe, die das belgische Recht verlangt, muss den Wortlaut von UBL.BE haben.",
    message: "{actual} ist nicht der Wortlaut einer Angabe, die das belgische Recht verlangt.",
    fix: "Den Wortlaut von UBL.BE übernehmen.",
  },
  "ubl-BE-07": {
    requires: "Das Skonto muss zwischen 0 und 100 Prozent liegen.",
    message: "Der Skontosatz muss zwischen 0 und 100 Prozent liegen und ist {actual}.",
    fix: "Den Prozentsatz korrigieren.",
  },
  "ubl-BE-08": {
    requires: "Bedingungen mit Skonto müssen dessen Betrag nennen.",
    message: "Bei einer Zahlungsbedingung mit Skonto fehlt der Betrag.",
    fix: "Den Skontobetrag angeben.",
  },
  "ubl-BE-09": {
    requires: "Bedingungen mit Skonto müssen den Tag nennen, bis zu dem es gewährt wird.",
    message: "Bei einer Zahlungsbedingung mit Skonto fehlt der Tag, bis zu dem es gilt.",
    fix: "Den Tag angeben, etwa 2026-11-30.",
  },
  "ubl-BE-10": {
    requires: "Jeder Teil der Steueraufschlüsselung muss so benannt sein wie in UBL.BE.",
    message: "Ein Teil der Steueraufschlüsselung heißt {actual}, was UBL.BE nicht kennt.",
    absent: "Ein Teil der Umsatzsteueraufschlüsselung hat keine Bezeichnung, und UBL.BE verlangt eine.",
    fix: "Die Kategorie wie UBL.BE benennen, etwa 03 für 21 Prozent.",
  },
  "ubl-BE-11": {
    requires: "Der Code eines Befreiungsgrunds (BT-121) muss einer von UBL.BE sein.",
    message: "{actual} ist kein Code eines Befreiungsgrunds von UBL.BE.",
    fix: "Einen Code angeben, der mit BETE- beginnt.",
  },
  "ubl-BE-12": {
    requires: "Der Text eines Befreiungsgrunds (BT-120) muss einer von UBL.BE sein.",
    message: "{actual} ist kein Befreiungsgrund von UBL.BE.",
    fix: "Den Wortlaut von UBL.BE übernehmen.",
  },
  "ubl-BE-13": {
    requires: "Die Umsatzsteuer einer Position muss eine Zahl sein.",
    message: "Die Steuer einer Position ist keine Zahl.",
    fix: "Den Betrag korrigieren.",
  },
  "ubl-BE-14": {
    requires: "Jede Position muss ihre Umsatzsteuer genau einmal angeben.",
    message: "Eine Position nennt ihre Steuer nicht genau einmal.",
    fix: "Jeder Position ein cac:TaxTotal geben.",
  },
  "ubl-BE-15": {
    requires: "Die Umsatzsteuerkategorie einer Position muss einen Namen haben.",
    message: "Die Steuerkategorie eines Artikels hat nicht genau einen Namen.",
    fix: "Den Namen ergänzen, etwa 03.",
  },
  "DK-R-015": {
    requires: "Die Umsatzsteuer-ID eines dänischen Verkäufers muss aus DK und acht Ziffern bestehen.",
    message: "Die Umsatzsteuer-ID eines dänischen Verkäufers ist nicht DK mit acht Ziffern.",
    fix: "Die Umsatzsteuer-ID (BT-31) korrigieren.",
  },
  "GR-R-007-1": {
    requires: "Ein griechischer Verkäufer muss eine Umsatzsteuer-ID oder einen Steuervertreter haben.",
    message: "Ein griechischer Verkäufer hat weder genau eine Umsatzsteuer-ID noch einen Steuervertreter.",
    fix: "Die Umsatzsteuer-ID (BT-31) oder den Steuervertreter (BG-11) angeben.",
  },
  "GR-R-007-2": {
    requires: "Der Steuervertreter eines griechischen Verkäufers muss einen Namen haben.",
    message: "Der Steuervertreter eines griechischen Verkäufers hat keinen Namen.",
    fix: "Den Namen des Vertreters (BT-62) angeben.",
  },
  "GR-R-007-3": {
    requires:
      "Die Umsatzsteuer-ID des Vertreters eines griechischen Verkäufers muss aus EL und einer griechischen Steuernummer bestehen.",
    message:
      "Die Umsatzsteuer-ID des Vertreters eines griechischen Verkäufers ist nicht EL mit einer griechischen Steuernummer: {actual}.",
    fix: "Die Umsatzsteuer-ID (BT-63) korrigieren.",
  },
};
