/** English wording of PEPPOL-EN16931-*: those that XRechnung includes, and those that are Peppol's alone. */
import type { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "../../rules/peppol/peppol.ts";
import type { peppolCodes } from "../../rules/peppol/codes.ts";
import type { Text } from "../text.ts";

type Id =
  | keyof typeof peppolShared
  | keyof typeof peppolOnly
  | keyof ReturnType<typeof peppolAmounts>
  | keyof typeof indicatorRules
  | keyof typeof peppolCodes;

const PERCENTAGES = "BT-94, BT-101, BT-138, BT-143";
const BASES = "BT-93, BT-100, BT-137, BT-142";
const AMOUNTS = "BT-92, BT-99, BT-136, BT-141";

const ofDocument = {
  "PEPPOL-EN16931-R001": {
    message: "The invoice must name its business process (BT-23).",
    fix: "Add the identifier of the process that you and the recipient agreed on.",
  },
  "PEPPOL-EN16931-R002": {
    message: "An invoice may have one note (BT-22) at most, unless seller and buyer are both in Germany.",
    fix: "Put all that the notes say into the first, and delete the others.",
  },
  "PEPPOL-EN16931-R003": {
    message: "The invoice must give a buyer reference (BT-10) or the number of the buyer's purchase order (BT-13).",
    fix:
      "Add what the buyer asked you to quote, or else the order number. Without it the invoice may not find its way.",
  },
  "PEPPOL-EN16931-R004": {
    message:
      "The specification identifier (BT-24) must begin with that of Peppol BIS Billing 3.0, and there must be no double colon in it.",
    fix:
      "Use the identifier of Peppol BIS Billing. What follows it names an extension: leave that out if there is none.",
  },
  "PEPPOL-EN16931-R005": {
    requires: "The VAT accounting currency (BT-6) must be another one than the invoice currency (BT-5).",
    message:
      "The VAT accounting currency (BT-6) must be another one than the invoice currency (BT-5), and both are {actual}.",
    absent: "The VAT accounting currency (BT-6) must be another one than the invoice currency (BT-5), and it is not.",
    fix: "Delete BT-6 and the VAT total that goes with it, unless VAT is accounted in a currency of its own.",
  },
  "PEPPOL-EN16931-R007": {
    message: "The business process (BT-23) must be one that Peppol has for billing.",
    fix: "Use the identifier of Peppol's billing process 01, or of the process that was agreed on in your country.",
  },
  "PEPPOL-EN16931-R008": {
    requires: "Every element of the invoice (BG-0) must have a value, or elements in it.",
    message: "No element of the invoice (BG-0) may be empty, and this one has neither a value nor elements in it.",
    fix: "Fill it in, or leave it out altogether.",
  },
  "PEPPOL-EN16931-R080": {
    message:
      "A credit note may have one project reference (BT-11) at most: a document reference with the type code 50.",
    fix: "Keep the reference to one project, and delete the others or correct their type codes.",
  },
  "PEPPOL-EN16931-F001": {
    requires:
      "A date (BT-2, BT-7, BT-9, BT-72, BT-73, BT-74 and others) must be written as year, month and day, ten characters in all.",
    message:
      'A date (BT-2, BT-7, BT-9, BT-72, BT-73, BT-74 and others) must be written as year, month and day, ten characters in all; "{actual}" is not.',
    absent:
      "A date (BT-2, BT-7, BT-9, BT-72, BT-73, BT-74 and others) must be written as year, month and day; this one is empty.",
    fix: "Write the date with hyphens and without a time or time zone, and check that the day exists.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofParties = {
  "PEPPOL-EN16931-R010": {
    message: "The buyer must have an electronic address (BT-49).",
    fix:
      "Add the address at which the buyer receives invoices, with its scheme: 0204 for a Leitweg-ID, 0088 for a GLN. The buyer knows it.",
  },
  "PEPPOL-EN16931-R020": {
    message: "The seller must have an electronic address (BT-34).",
    fix: "Add the seller's own address, with its scheme: 9930 for a German VAT identifier, 0088 for a GLN.",
  },
  "PEPPOL-EN16931-R061": {
    message: "A payment by direct debit, code 49 or 59 (BT-81), needs the reference of the mandate (BT-89).",
    fix: "Add the reference that the mandate has, or state another way to pay.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofAmounts = {
  "PEPPOL-EN16931-R040": {
    requires:
      `The amount of an allowance or charge (${AMOUNTS}) must be its base amount (${BASES}) times its percentage (${PERCENTAGES}).`,
    message:
      `The amount of this allowance or charge (${AMOUNTS}) is {actual}; its base amount (${BASES}) times its percentage (${PERCENTAGES}) is {expected}.`,
    fix: "Correct the one of the three that is wrong. A difference of up to 0.02 is accepted.",
  },
  "PEPPOL-EN16931-R041": {
    message:
      `An allowance or charge with a percentage (${PERCENTAGES}) must state the base amount that it is taken of (${BASES}).`,
    fix: "Add the base amount. If the amount was not worked out from a percentage, delete the percentage.",
  },
  "PEPPOL-EN16931-R042": {
    message:
      `An allowance or charge with a base amount (${BASES}) must state the percentage that is taken of it (${PERCENTAGES}).`,
    fix: "Add the percentage. If the amount was not worked out from one, delete the base amount.",
  },
  "PEPPOL-EN16931-R043": indicator("An allowance or charge (BG-20, BG-21, BG-27, BG-28)"),
  "PEPPOL-EN16931-R043-1": indicator("An allowance or charge (BG-20, BG-21, BG-27, BG-28)"),
  "PEPPOL-EN16931-R043-2": indicator("The discount on a gross price (BT-147)"),
  "PEPPOL-EN16931-R051": {
    message:
      "Every amount must be in the invoice currency (BT-5), except the VAT total in the accounting currency (BT-111).",
    fix: "Convert the amount, and give it the currency code of the invoice.",
  },
  "PEPPOL-EN16931-R053": {
    message:
      "The invoice must have one VAT total (BT-110) that the VAT breakdown (BG-23) belongs to, and no second one in the invoice currency.",
    fix: "Put all VAT breakdowns under one total, and delete any other but that in the accounting currency.",
  },
  "PEPPOL-EN16931-R054": {
    message:
      "With a VAT accounting currency (BT-6), the invoice must have one VAT total in that currency (BT-111); without one it must have none.",
    fix: "Add the VAT total in BT-6 without a breakdown, or delete the total or the currency that is too many.",
  },
  "PEPPOL-EN16931-R055": {
    message:
      "The VAT totals in the invoice currency (BT-110) and in the accounting currency (BT-111) must both be there, and must have the same sign.",
    fix: "Correct the sign or the currency code of the one that is wrong: both state the same VAT.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofLines = {
  "PEPPOL-EN16931-R044": {
    message: 'What is taken off a gross price (BT-147) must be an allowance: its indicator must be "false".',
    fix: "Correct the indicator. What is added to a price belongs in the price itself, or in a charge on the line.",
  },
  "PEPPOL-EN16931-R046": {
    requires: "The net price (BT-146) must be the gross price less the discount on it (BT-148 − BT-147), to the digit.",
    message:
      "The net price (BT-146) is {actual}; the gross price less the discount on it (BT-148 − BT-147) is {expected}.",
    absent:
      "The net price (BT-146) must be the gross price less the discount on it (BT-148 − BT-147), and one of them is missing.",
    fix: "Correct the price or discount that is wrong. The net price is what the line is worked out from.",
  },
  "PEPPOL-EN16931-R100": {
    message: "A line may name one object that it invoices (BT-128) at most.",
    fix: "Keep one identifier, and move the others to the note of the line.",
  },
  "PEPPOL-EN16931-R101": {
    message:
      "A line may refer to the object that it invoices (BT-128) and to no other document: the type code of the reference must be 130.",
    fix: "Set the type code to 130, or refer to the document from the invoice as a whole (BG-24).",
  },
  "PEPPOL-EN16931-R110": {
    requires: "The period of a line (BT-134) must not start before the invoicing period (BT-73).",
    message:
      "The period of this line starts on {actual} (BT-134), before the invoicing period, which starts on {expected} (BT-73).",
    absent:
      "The period of a line (BT-134) must not start before the invoicing period (BT-73), and one of the two dates is missing.",
    fix: "Correct the line's period, or let the invoicing period start earlier.",
  },
  "PEPPOL-EN16931-R111": {
    requires: "The period of a line (BT-135) must not end after the invoicing period (BT-74).",
    message:
      "The period of this line ends on {actual} (BT-135), after the invoicing period, which ends on {expected} (BT-74).",
    absent:
      "The period of a line (BT-135) must not end after the invoicing period (BT-74), and one of the two dates is missing.",
    fix: "Correct the line's period, or let the invoicing period end later.",
  },
  "PEPPOL-EN16931-R120": {
    requires:
      "The net amount of a line (BT-131) must be its quantity (BT-129) times its net price (BT-146) for one unit, plus its charges and minus its allowances.",
    message:
      "The net amount of this line (BT-131) is {actual}; its quantity (BT-129) times its net price (BT-146) for one unit, plus charges and minus allowances, is {expected}.",
    fix:
      "Correct the amount, or what it comes from: the price may be for several units (BT-149). A difference of up to 0.02 is accepted.",
  },
  "PEPPOL-EN16931-R121": {
    message: "The base quantity of a price (BT-149) must be greater than 0.",
    fix: "State how many units the price is for, or leave the base quantity out when it is for one.",
  },
  "PEPPOL-EN16931-R130": {
    requires: "The unit of the base quantity (BT-150) must be that of the line's quantity (BT-130).",
    message:
      'The unit of the base quantity (BT-150) is "{actual}"; it must be that of the line\'s quantity (BT-130), to the letter.',
    absent: "The unit of the base quantity (BT-150) is empty; it must be that of the line's quantity (BT-130).",
    fix: "Give both quantities the same unit code, and state the price for that unit.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofCodes = {
  "PEPPOL-EN16931-CL001": listed({
    what: "MIME code of an attached document (BT-125)",
    fix: "Attach a PDF, PNG, JPEG, CSV, XLSX or ODS file, and state its type in lower case.",
  }),
  "PEPPOL-EN16931-CL002": listed({
    what: "reason code of an allowance (BT-98, BT-140)",
    fix: "Use a code of UNTDID 5189, such as 95 for a discount, or give the reason as text alone.",
  }),
  "PEPPOL-EN16931-CL003": listed({
    what: "reason code of a charge (BT-105, BT-145)",
    fix: "Use a code of UNTDID 7161, such as FC for freight, or give the reason as text alone.",
  }),
  "PEPPOL-EN16931-CL006": listed({
    what: "VAT point date code (BT-8)",
    fix: "Write 3 for the issue date, 35 for the delivery date or 432 for the payment date.",
  }),
  "PEPPOL-EN16931-CL007": listed({
    what: "currency code of an amount (BT-5)",
    fix: "Put the three-letter code of the invoice currency, in capitals, on the amount.",
  }),
  "PEPPOL-EN16931-CL008": listed({
    what: "scheme of an electronic address (BT-34, BT-49)",
    fix:
      "Use an address of the Peppol network: 0088 for a GLN, 0204 for a Leitweg-ID, 9930 for a German VAT identifier. An email address is not one.",
  }),
  "PEPPOL-EN16931-P0100": listed({
    what: "type code of an invoice (BT-3)",
    fix: "Use 380 for a commercial invoice. What gives money back is a credit note, a document of its own in UBL.",
  }),
  "PEPPOL-EN16931-P0101": listed({
    what: "type code of a credit note (BT-3)",
    fix: "Use 381. What asks for money is an invoice, a document of its own in UBL.",
  }),
  "PEPPOL-EN16931-P0104": exemption("VATEX-EU-G", "export outside the EU"),
  "PEPPOL-EN16931-P0105": exemption("VATEX-EU-O", "not subject to VAT"),
  "PEPPOL-EN16931-P0106": exemption("VATEX-EU-IC", "intra-community supply"),
  "PEPPOL-EN16931-P0107": exemption("VATEX-EU-AE", "reverse charge"),
  "PEPPOL-EN16931-P0108": exemption("VATEX-EU-D", "exempt from VAT"),
  "PEPPOL-EN16931-P0109": exemption("VATEX-EU-F", "exempt from VAT"),
  "PEPPOL-EN16931-P0110": exemption("VATEX-EU-I", "exempt from VAT"),
  "PEPPOL-EN16931-P0111": exemption("VATEX-EU-J", "exempt from VAT"),
  "PEPPOL-EN16931-P0112": {
    requires:
      "The invoice type codes (BT-3) 326 for a partial and 384 for a corrected invoice may be used only where seller and buyer are both in Germany.",
    message:
      "The invoice type code (BT-3) is {actual}; a partial or corrected invoice may be sent only where seller and buyer are both in Germany.",
    fix: "Use 380. To correct an earlier invoice, credit it with a credit note and send a new one.",
  },
} as const satisfies Readonly<Record<string, Text>>;

export const peppolTexts = {
  ...ofDocument,
  ...ofParties,
  ...ofAmounts,
  ...ofLines,
  ...ofCodes,
} as const satisfies Readonly<Record<Id, Text>>;

function indicator(what: string): Text {
  return {
    message: `${what} must say whether it adds or takes off: its indicator must be "true" or "false".`,
    fix: 'Write "true" for a charge and "false" for an allowance. The digits 1 and 0 do not count.',
  };
}

/** A code on a list of Peppol's own, which is mostly a part of what EN 16931 allows. */
function listed(
  { what, fix }: { readonly what: string; readonly fix: string },
): Text {
  return {
    requires: `The ${what} must be on the list that Peppol has for it.`,
    message: `The ${what} is "{actual}", which is not on the list that Peppol has for it.`,
    absent: `The ${what} is missing or empty; it must be on the list that Peppol has for it.`,
    fix,
  };
}

function exemption(code: string, category: string): Text {
  return {
    requires:
      `The VAT exemption reason ${code} (BT-121) must stand with the VAT category for it (BT-118): ${category}.`,
    message:
      `The VAT exemption reason ${code} (BT-121) must stand with VAT category {expected}, ${category}; the category here (BT-118) is {actual}.`,
    fix: "Use the category that the reason is for, or the reason code that fits the category.",
  };
}
