/** English wording of the rules of SRBDT that a general sentence does not say. */
import type { Text } from "../text.ts";

export const serbia: Readonly<Record<string, Text>> = {
  "RSR-01": {
    requires: "BT-24 must begin with the identifier of SRBDT 2022.",
    message: "BT-24 must begin with the identifier of SRBDT 2022, and is {actual}.",
    fix: "Write the identifier of SRBDT 2022, with that of its extension behind it where the invoice has one.",
  },
  "RSR-02": {
    requires: "As the official rule is written, an invoice must be without Serbia’s extension.",
    message:
      "The invoice has Serbia’s extension, which the official rule refuses in every invoice: it looks for the specification identifier (BT-24) in it.",
    fix: "Leave the extension out until the rule has been corrected, or ask the recipient.",
  },
  "RSR-03": {
    requires: "The invoice type (BT-3) must be 380, 383 or 386 in an invoice, and 381 in a credit note.",
    message: "The invoice type (BT-3) {actual} is not one that SEF takes.",
    fix: "State 380 (invoice), 383 (debit note) or 386 (advance payment) in an invoice, and 381 in a credit note.",
  },
  "RSR-06": {
    requires: "The code of the tax point (BT-8) must be 35, 432 or 3.",
    message: "The code of the tax point (BT-8) {actual} is not one of three.",
    fix: "State 35 (delivery), 432 (payment) or 3 (issue of the invoice).",
  },
  "RSR-11": {
    requires: "The VAT identifier of the seller (BT-31) must be RS before nine or thirteen digits.",
    message: "The seller’s VAT identifier (BT-31) {actual} is not RS before nine or thirteen digits.",
    fix: "Write RS and the PIB of the seller.",
  },
  "RSR-21": {
    requires: "The VAT identifier of the buyer (BT-48) must be RS before nine or thirteen digits.",
    message: "The buyer’s VAT identifier (BT-48) {actual} is not RS before nine or thirteen digits.",
    fix: "Write RS and the PIB of the buyer.",
  },
  "RSR-30": {
    requires: "The VAT identifier of the tax representative (BT-63) must be RS before nine or thirteen digits.",
    message: "The tax representative’s VAT identifier (BT-63) {actual} is not RS before nine or thirteen digits.",
    fix: "Write RS and the PIB of the tax representative.",
  },
  "RSR-12": {
    requires: "The scheme of the seller’s tax registration (BT-32) must be RS-VAT-STATUS.",
    message: "The scheme of the seller’s tax registration (BT-32) is {actual}, and must be RS-VAT-STATUS.",
    absent: "The seller’s tax registration (BT-32) has no scheme; it must be RS-VAT-STATUS.",
    fix: "Write RS-VAT-STATUS as tax scheme of the VAT status.",
  },
  "RSR-14": {
    requires: "The scheme of the electronic address of the seller (BT-34) must be 9948.",
    message: "The scheme of the seller’s electronic address (BT-34) is {actual}, and must be 9948.",
    absent: "The seller’s electronic address (BT-34) has no scheme; it must be 9948.",
    fix: "Give the PIB of the seller with the scheme 9948.",
  },
  "RSR-23": {
    requires: "The scheme of the electronic address of the buyer (BT-49) must be 9948.",
    message: "The scheme of the buyer’s electronic address (BT-49) is {actual}, and must be 9948.",
    absent: "The buyer’s electronic address (BT-49) has no scheme; it must be 9948.",
    fix: "Give the PIB of the buyer with the scheme 9948.",
  },
  "RSR-18": {
    requires: "The buyer’s registration number (BT-47) must be without a scheme.",
    message: "The buyer’s registration number (BT-47) must have no scheme, and has {actual}.",
    fix: "Leave the scheme out.",
  },
  "RSR-19": {
    requires: "The registration number of the buyer (BT-47) must have eight or thirteen digits.",
    message: "The buyer’s registration number (BT-47) {actual} does not have eight or thirteen digits.",
    fix: "Write the matični broj of the buyer: eight digits, or thirteen of a person.",
  },
  "RSR-28": {
    requires: "The registration number of the payee (BT-61) must have eight or thirteen digits.",
    message: "The payee’s registration number (BT-61) {actual} does not have eight or thirteen digits.",
    fix: "Write the matični broj of the payee: eight digits, or thirteen of a person.",
  },
  "RSR-27": {
    requires: "A payee must have exactly one registration number (BT-61).",
    message: "The payee has not exactly one registration number (BT-61).",
    fix: "State the one matični broj of the payee.",
  },
  "RSK-X-01": {
    requires: "A category that is used (R, OE, SS or N) must stand exactly once in the VAT breakdown (BG-23).",
    message: "A category that is used (R, OE, SS or N) does not stand exactly once in the VAT breakdown (BG-23).",
    fix: "State each category once in the breakdown.",
  },
  "RSK-X-05": {
    requires: "The VAT rate (BT-152) of a line without VAT must be 0.",
    message: "The VAT rate (BT-152) of a line without VAT is {actual}, and must be 0.",
    absent: "The VAT rate (BT-152) of a line without VAT is missing; it must be 0.",
    fix: "State 0 as VAT rate.",
  },
  "RSK-X-06": {
    requires: "The VAT rate (BT-96) of an allowance without VAT must be 0.",
    message: "The VAT rate (BT-96) of an allowance without VAT is {actual}, and must be 0.",
    absent: "The VAT rate (BT-96) of an allowance without VAT is missing; it must be 0.",
    fix: "State 0 as VAT rate.",
  },
  "RSK-X-07": {
    requires: "The VAT rate (BT-103) of a charge without VAT must be 0.",
    message: "The VAT rate (BT-103) of a charge without VAT is {actual}, and must be 0.",
    absent: "The VAT rate (BT-103) of a charge without VAT is missing; it must be 0.",
    fix: "State 0 as VAT rate.",
  },
  "RSK-X-08": {
    requires:
      "The taxable amount (BT-116) of a category without VAT must be the sum of its lines, allowances and charges.",
    message:
      "The taxable amount (BT-116) {actual} of a category without VAT is not the sum of its lines, allowances and charges.",
    absent: "The taxable amount (BT-116) of a category without VAT is missing.",
    fix: "Add up the lines of the category again.",
  },
  "RSK-X-09": {
    requires: "The VAT (BT-117) of a category without VAT must be 0.",
    message: "The VAT (BT-117) of a category without VAT is {actual}, and must be 0.",
    absent: "The VAT (BT-117) of a category without VAT is missing; it must be 0.",
    fix: "State 0 as VAT amount.",
  },
  "RSK-X-10": {
    requires: "A category without VAT must have a reason (BT-120, BT-121).",
    message: "A category without VAT has no reason (BT-120, BT-121).",
    fix: "State why no VAT is due, as a text or as a code.",
  },
  "RSE-03": {
    requires: "The reduced total of the extension must be the total of the invoice without what was paid (BT-113).",
    message: "The reduced total of the extension is not the total of the invoice without what was paid (BT-113).",
    fix: "Subtract the paid amount from the total, and state the difference.",
  },
};
