/** English wording of BR-49 … BR-65 and others: payment, references, identifiers and their schemes. */
import type { references } from "../../rules/en16931/references.ts";
import type { Text } from "../text.ts";

export const referencesTexts = {
  "BR-49": {
    requires: "Payment instructions must give the payment means type code (BT-81).",
    message: "The payment instructions do not say how to pay: the payment means type code (BT-81) is missing.",
    fix: "Add the UNTDID 4461 code of the way to pay: 58 for a SEPA credit transfer, 59 for a SEPA direct debit.",
  },
  "BR-50": {
    requires: "A credit transfer (BG-17) must name the account that it goes to (BT-84).",
    message: "This credit transfer (BG-17) does not say to which account it goes (BT-84).",
    fix: "Add the IBAN of the account, or its national number when it has no IBAN.",
  },
  "BR-51": {
    requires:
      "A payment card number (BT-87) may show its first six and last four digits, ten characters in all, and no more.",
    message:
      "This payment card number (BT-87) has {actual} characters; it may show the first six and last four digits, and no more.",
    fix: "Write the last four digits only. Asterisks in place of the others count too, so leave them out.",
  },
  "BR-52": {
    requires: "Every supporting document (BG-24) must have a reference (BT-122).",
    message: "A supporting document (BG-24) lacks its reference (BT-122).",
    fix: "Give the document a name or number by which the recipient can ask for it.",
  },
  "BR-53": {
    requires:
      "Where VAT is accounted in a currency of its own (BT-6), the VAT total in that currency (BT-111) must be there too.",
    message:
      "The VAT accounting currency (BT-6) is {actual}; it calls for a VAT total in that currency (BT-111) as well as the one in the invoice currency.",
    fix: "Add the VAT total with this currency code, or delete BT-6 when VAT is accounted in the invoice currency.",
  },
  "BR-54": {
    message: "An item attribute (BG-32) must have a name (BT-160) and a value (BT-161).",
    fix: 'Add the one that is missing, such as the name "Colour" to the value "black", or delete the attribute.',
  },
  "BR-55": {
    requires: "A reference to a preceding invoice (BG-3) must give that invoice's number (BT-25).",
    message: "The reference to a preceding invoice (BG-3) lacks that invoice's number (BT-25).",
    fix: "Add the number of the invoice that this one corrects or follows, or delete the reference.",
  },
  "BR-56": {
    requires: "A seller's tax representative must have a VAT identifier (BT-63).",
    message: "The VAT identifier of the seller's tax representative (BT-63) is missing.",
    fix: "Add the VAT identifier under which the representative accounts for the seller's VAT.",
  },
  "BR-57": {
    requires: "A deliver to address (BG-15) must have a country code (BT-80).",
    message: "The deliver to address (BG-15) lacks its country code (BT-80).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the address, or delete the address.",
  },
  "BR-61": {
    message: "A payment by credit transfer, code 30 or 58 (BT-81), needs an account to pay to (BT-84).",
    fix: "Add the IBAN or account number of the payee, or state another way to pay.",
  },
  "BR-62": {
    requires: "The seller's electronic address (BT-34) must name the scheme that it belongs to.",
    message: "The seller's electronic address (BT-34) does not say what kind of address it is.",
    fix: "Add the scheme code to the address: EM for an email address, 0088 for a GLN.",
  },
  "BR-63": {
    requires: "The buyer's electronic address (BT-49) must name the scheme that it belongs to.",
    message: "The buyer's electronic address (BT-49) does not say what kind of address it is.",
    fix: "Add the scheme code to the address: EM for an email address, 0204 for a Leitweg-ID.",
  },
  "BR-64": {
    requires: "An item's standard identifier (BT-157) must name the scheme that it belongs to.",
    message: "The item's standard identifier (BT-157) does not say what kind of number it is.",
    fix: "Add the scheme code to the identifier: 0160 for a GTIN. A number of your own belongs in BT-155 instead.",
  },
  "BR-65": {
    requires: "An item classification (BT-158) must name the list that its code is from.",
    message: "The item classification (BT-158) does not say from which classification it is.",
    fix: "Add the UNTDID 7143 code of the classification to the identifier: HS for the Harmonised System.",
  },
  "BR-CO-09": {
    requires: "A VAT identifier (BT-31, BT-48, BT-63) must begin with the code of the country that issued it.",
    message:
      'A VAT identifier (BT-31, BT-48, BT-63) must begin with the code of the country that issued it; "{actual}" does not.',
    absent:
      "A VAT identifier (BT-31, BT-48, BT-63) must begin with the code of the country that issued it; this one is empty.",
    fix:
      "Put the two capital letters of the country in front of the number (EL or GR for Greece). A national tax number belongs in BT-32 instead.",
  },
  "BR-CO-26": {
    message:
      "The seller must be identifiable: by an identifier (BT-29), a legal registration number (BT-30) or a VAT identifier (BT-31).",
    fix:
      "Add one of the three; a seller with a tax number alone (BT-32) gives it as identifier too (BT-29). A SEPA creditor identifier does not count.",
  },
} as const satisfies Readonly<Record<keyof typeof references, Text>>;
