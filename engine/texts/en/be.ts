/** English wording of the rules of UBL.BE that a general sentence does not say. */
import type { Text } from "../text.ts";

export const belgium: Readonly<Record<string, Text>> = {
  "ubl-BE-01": {
    requires: "An invoice must have two additional documents.",
    message: "UBL.BE requires two additional documents, and there are fewer.",
    fix: "Add one with the number UBL.BE, and one that says what the document is.",
  },
  "ubl-BE-02": {
    requires: "Exactly one additional document must be described as CommercialInvoice or CreditNote.",
    message: "Not exactly one additional document says CommercialInvoice or CreditNote.",
    fix: "Describe one of them (BT-123) as CommercialInvoice or CreditNote.",
  },
  "ubl-BE-03": {
    requires: "Exactly one additional document must have the number UBL.BE.",
    message: "The number UBL.BE does not occur exactly once.",
    fix: "Give one additional document (BT-122) the number UBL.BE.",
  },
  "ubl-BE-04": {
    requires: "Each additional document must have one description (BT-123).",
    message: "An additional document does not have one description (BT-123).",
    fix: "Describe it once.",
  },
  "ubl-BE-05": {
    requires: "A statement that Belgian law requires must have a code from BELM-001 to BELM-008.",
    message: "{actual} is not the code of a statement that Belgian law requires.",
    fix: "State a code from BELM-001 to BELM-008.",
  },
  "ubl-BE-06": {
    requires: "A statement that Belgian law requires must have the wording of UBL.BE.",
    message: "{actual} is not the text of a statement that Belgian law requires.",
    fix: "Use the wording of UBL.BE.",
  },
  "ubl-BE-07": {
    requires: "The discount for early payment must be between 0 and 100 percent.",
    message: "The discount for early payment must be between 0 and 100 percent, and is {actual}.",
    fix: "Correct the percentage.",
  },
  "ubl-BE-08": {
    requires: "Terms with a discount must state its amount.",
    message: "Terms with a discount lack its amount.",
    fix: "State the amount of the discount.",
  },
  "ubl-BE-09": {
    requires: "Terms with a discount must state the day until which it is granted.",
    message: "Terms with a discount lack the day until which it is granted.",
    fix: "State the day, such as 2026-11-30.",
  },
  "ubl-BE-10": {
    requires: "Each part of the VAT breakdown must be named as UBL.BE does.",
    message: "A part of the VAT breakdown is named {actual}, which UBL.BE does not know.",
    absent: "A part of the VAT breakdown has no name, and UBL.BE asks for one.",
    fix: "Name the category as UBL.BE does, such as 03 for 21 percent.",
  },
  "ubl-BE-11": {
    requires: "The code of an exemption reason (BT-121) must be one of UBL.BE.",
    message: "{actual} is not one of UBL.BE's codes of exemption reasons.",
    fix: "State a code that begins with BETE-.",
  },
  "ubl-BE-12": {
    requires: "The text of an exemption reason (BT-120) must be one of UBL.BE.",
    message: "{actual} is not one of UBL.BE's exemption reasons.",
    fix: "Use the wording of UBL.BE.",
  },
  "ubl-BE-13": {
    requires: "The VAT of a line must be a number.",
    message: "The VAT of a line is not a number.",
    fix: "Correct the amount.",
  },
  "ubl-BE-14": {
    requires: "Each line must state its VAT exactly once.",
    message: "A line does not state its VAT exactly once.",
    fix: "Give each line one cac:TaxTotal.",
  },
  "ubl-BE-15": {
    requires: "The VAT category of an item must have one name.",
    message: "The VAT category of an item does not have one name.",
    fix: "Add its name, such as 03.",
  },
  "DK-R-015": {
    requires: "The VAT identifier of a Danish seller must be DK and eight digits.",
    message: "The VAT identifier of a Danish seller is not DK and eight digits.",
    fix: "Correct the VAT identifier (BT-31).",
  },
  "GR-R-007-1": {
    requires: "A Greek seller must have one VAT identifier or one tax representative.",
    message: "A Greek seller has neither one VAT identifier nor one tax representative.",
    fix: "State the VAT identifier (BT-31), or the tax representative (BG-11).",
  },
  "GR-R-007-2": {
    requires: "The tax representative of a Greek seller must have a name.",
    message: "The tax representative of a Greek seller has no name.",
    fix: "State the name of the representative (BT-62).",
  },
  "GR-R-007-3": {
    requires: "The VAT identifier of the representative of a Greek seller must be EL and a Greek tax number.",
    message: "The VAT identifier of the representative of a Greek seller is not EL and a Greek tax number: {actual}.",
    fix: "Correct the VAT identifier (BT-63).",
  },
};
