/** English wording of the rules of NLCIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const netherlands: Readonly<Record<string, Text>> = {
  "BR-NL-1": {
    requires: "A seller in the Netherlands must have a registration number of scheme 0106 or 0190 (BT-30).",
    message: "The seller in the Netherlands has no registration number of scheme 0106 or 0190 (BT-30).",
    fix: "State the number of the chamber of commerce (scheme 0106) or of the government (scheme 0190).",
  },
  "BR-NL-10": {
    requires: "A buyer in the Netherlands must have a registration number of scheme 0106 or 0190 (BT-47).",
    message: "The buyer in the Netherlands has no registration number of scheme 0106 or 0190 (BT-47).",
    fix: "State the number of the chamber of commerce (scheme 0106) or of the government (scheme 0190).",
  },
  "BR-NL-2": {
    requires: "An invoice must have a buyer reference (BT-10) or an order reference (BT-13).",
    message: "The invoice has neither a buyer reference (BT-10) nor an order reference (BT-13).",
    fix: "State one of the two.",
  },
  "BR-NL-3": {
    requires: "The Dutch address of the seller must have street, city and post code.",
    message: "The address of the seller lacks street, city or post code.",
    fix: "Complete the address.",
  },
  "BR-NL-4": {
    requires: "The Dutch address of the buyer must have street, city and post code.",
    message: "The address of the buyer lacks street, city or post code.",
    fix: "Complete the address.",
  },
  "BR-NL-5": {
    requires: "The Dutch address of the tax representative must have street, city and post code.",
    message: "The address of the tax representative lacks street, city or post code.",
    fix: "Complete the address.",
  },
  "BR-NL-7": {
    requires: "The document type (BT-3) must be 380, 381, 384 or 389.",
    message: "The document type (BT-3) is {actual}, and must be 380, 381, 384 or 389.",
    fix: "State one of these types.",
  },
  "BR-NL-8": {
    requires: "A credit note must have type 381, and an invoice must have another.",
    message: "Type 381 is only for credit notes, and a credit note must have it; this document has {actual}.",
    fix: "Send a credit note with type 381, and an invoice with another.",
  },
  "BR-NL-9": {
    requires: "A corrected invoice (384) must name the invoice that it corrects (BT-25).",
    message: "A corrected invoice (384) does not name the invoice that it corrects (BT-25).",
    fix: "Add the number of that invoice.",
  },
  "BR-NL-11": {
    requires: "An invoice with an amount due must say how to pay it (BG-16).",
    message: "There is an amount due, but the invoice does not say how to pay it (BG-16).",
    fix: "Add the means of payment.",
  },
  "BR-NL-12": {
    requires: "The means of payment (BT-81) must be 30, 48, 49, 57, 58 or 59.",
    message: "The means of payment (BT-81) is {actual}, and must be 30, 48, 49, 57, 58 or 59.",
    fix: "State one of these codes.",
  },
  "BR-NL-13": {
    requires: "An invoice whose lines refer to lines of an order must name the order (BT-13).",
    message: "A line refers to a line of an order, but the invoice names no order (BT-13).",
    fix: "Add the number of the order.",
  },
  "BR-NL-25": {
    requires: "In the Netherlands, the VAT identifier must be the only tax number of a seller.",
    message: "In the Netherlands, the VAT identifier is the only tax number of a seller.",
    fix: "Remove the other tax registration (BT-32).",
  },
  "BR-NL-31": {
    requires: "A SEPA payment must be without a BIC (BT-86).",
    message: "A SEPA payment needs no BIC (BT-86).",
    fix: "Remove the BIC.",
  },
  "BR-NL-33": {
    requires: "The VAT total must be in the currency of the invoice (BT-5) alone.",
    message: "The VAT total is stated in a currency that is not that of the invoice (BT-5).",
    fix: "State it in the currency of the invoice alone.",
  },
  "SI-UBL-2": {
    requires: "Every element must have content.",
    message: "An element is empty.",
    fix: "Remove the element, or give it content.",
  },
  "empty-element-check": {
    requires: "Every element must have content.",
    message: "An element is empty.",
    fix: "Remove the element, or give it content.",
  },
  "BR-GA-1": {
    requires: "An invoice with a blocked account must have two payment terms.",
    message: "The invoice does not have two payment terms.",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-2": {
    requires: "An invoice with a blocked account must have two means of payment.",
    message: "The invoice does not have two means of payment.",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-4": {
    requires: "Each payment term must name one means of payment.",
    message: "A payment term does not name one means of payment.",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-5": {
    requires: "Each means of payment must have one identifier.",
    message: "A means of payment does not have one identifier.",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-6": {
    requires: "Each payment term must name a means of payment of the invoice.",
    message: "A payment term names a means of payment that is not there: {actual}.",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-7": {
    requires: "Exactly one means of payment must be the blocked account (GACCOUNT).",
    message: "Not exactly one means of payment is the blocked account (GACCOUNT).",
    fix: "State both ways: the blocked account and the usual one.",
  },
  "BR-GA-3": {
    requires: "The amounts of the two payment terms must add up to the amount due (BT-115).",
    message: "The amounts of the two payment terms do not add up to the amount due (BT-115).",
    fix: "Divide the amount due between the two accounts.",
  },
};
