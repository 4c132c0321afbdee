/** English wording, by rule id. */
import { isGroupId, terms } from "../model/terms.ts";
import { decimals } from "../rules/decimals.ts";
import type { RuleId } from "../rules/index.ts";
import type { ServiceId } from "../rules/service.ts";
import { vatTexts } from "./en_vat.ts";
import type { Text } from "./text.ts";

/** Stands for a value that the document does not have. */
export const missing = "missing";

/** What the placeholders are where there is no document. */
export const generic = { actual: "the stated value", expected: "the expected value", rules: "the rules that need it" };

export const service = {
  "ATW-VALUE-NOT-A-NUMBER": {
    requires: "This value must be a plain decimal number.",
    message:
      'This value must be a plain decimal number, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    fix: "Write the number with digits and a decimal point: no thousands separator, no decimal comma, no exponent.",
    example: "1234.56",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "A stated total must be a plain decimal number.",
    message:
      'This total must be a plain decimal number, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    fix: "Write the total with digits and a decimal point, or correct the export that left it empty.",
    example: "1190.00",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "This value must be a calendar date.",
    message: 'This value must be a calendar date, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    fix: "Write the date as year, month and day in the form that the syntax asks for, and check that the day exists.",
    example: "2026-11-30",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "A charge indicator must be true or false.",
    message:
      'A charge indicator is either "true" or "false", and "{actual}" is neither. Not evaluated because of it: {rules}.',
    fix: 'Write "false" for an allowance and "true" for a charge, in lower case.',
    example: "false",
  },
  "ATW-VALUE-REPEATED": {
    requires: "An element that may stand once must not stand more than once.",
    message: "This element stands more than once where there may be one only. Not evaluated because of it: {rules}.",
    fix: "Keep one of the elements and delete the others.",
  },
  "ATW-RULE-FAILED": {
    requires: "Every rule of the profile must come to a verdict.",
    message: "The rule {rules} stopped with an internal error here, so nothing is known about it.",
    fix: "Report this invoice, or a reduced copy of it, to the makers of Faktlint: the fault is theirs.",
  },
} as const satisfies Readonly<Record<ServiceId, Text>>;

export const rules = {
  "BR-01": {
    message: "The invoice must name the specification it follows (BT-24).",
    fix: "Add the specification identifier of the rules that you and the recipient agreed on.",
    example: "urn:cen.eu:en16931:2017",
  },
  "BR-02": {
    message: "The invoice must have an invoice number (BT-1).",
    fix: "Add the number under which your books keep this invoice. It must not be empty.",
    example: "RE-2026-0815",
  },
  "BR-03": {
    message: "The invoice must have an issue date (BT-2).",
    fix: "Add the date on which the invoice was issued.",
    example: "2026-11-21",
  },
  "BR-04": {
    message: "The invoice must say what type of document it is (BT-3).",
    fix: "Add the type code: 380 for a commercial invoice, 381 for a credit note.",
    example: "380",
  },
  "BR-05": {
    message: "The invoice must state its currency (BT-5).",
    fix: "Add the three-letter ISO 4217 code of the currency that all amounts are in.",
    example: "EUR",
  },
  "BR-06": {
    message: "The seller's full name (BT-27) is missing.",
    fix: "Add the name under which the seller is registered as a legal entity or does business.",
    example: "Muster Maschinenbau GmbH",
  },
  "BR-07": {
    message: "The buyer's full name (BT-44) is missing.",
    fix: "Add the name under which the buyer is registered.",
    example: "Stadtwerke Beispielstadt AöR",
  },
  "BR-08": {
    message: "The seller's postal address (BG-5) is missing.",
    fix: "Add the seller's address with at least its country code.",
  },
  "BR-09": {
    message: "The seller's address lacks its country code (BT-40).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the seller's address.",
    example: "DE",
  },
  "BR-10": {
    message: "The buyer's postal address (BG-8) is missing.",
    fix: "Add the buyer's address with at least its country code.",
  },
  "BR-11": {
    message: "The buyer's address lacks its country code (BT-55).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the buyer's address.",
    example: "FR",
  },
  "BR-12": {
    message: "The sum of the line net amounts (BT-106) is not stated.",
    fix: "Add the total of all line net amounts to the document totals.",
    example: "1000.00",
  },
  "BR-13": {
    message: "The total without VAT (BT-109) is not stated.",
    fix: "Add the invoice total without VAT to the document totals.",
    example: "1000.00",
  },
  "BR-14": {
    message: "The total with VAT (BT-112) is not stated.",
    fix: "Add the invoice total including VAT to the document totals.",
    example: "1190.00",
  },
  "BR-15": {
    message: "The amount due for payment (BT-115) is not stated.",
    fix: "Add the amount that the buyer still has to pay to the document totals. Write 0.00 when nothing is due.",
    example: "1190.00",
  },
  "BR-16": {
    message: "The invoice has no line (BG-25), and it needs at least one.",
    fix: "Add an invoice line for what was sold.",
  },
  "BR-CO-10": {
    requires: "The sum of line net amounts (BT-106) must equal the line net amounts (BT-131) added up.",
    message: "The sum of line net amounts (BT-106) is {actual}, but the lines (BT-131) add up to {expected}.",
    fix: "Set BT-106 to {expected}, or correct the line net amount that is wrong.",
  },
  "BR-CO-11": {
    requires: "The total of document level allowances (BT-107) must equal the allowances (BT-92) added up.",
    message:
      "The total of document level allowances (BT-107) is {actual}, but the allowances (BT-92) add up to {expected}.",
    fix: "Set BT-107 to the sum of all document level allowances, or leave both out when there are none.",
  },
  "BR-CO-12": {
    requires: "The total of document level charges (BT-108) must equal the charges (BT-99) added up.",
    message: "The total of document level charges (BT-108) is {actual}, but the charges (BT-99) add up to {expected}.",
    fix: "Set BT-108 to the sum of all document level charges, or leave both out when there are none.",
  },
  "BR-CO-13": {
    requires:
      "The total without VAT (BT-109) must equal the lines minus allowances plus charges (BT-106 − BT-107 + BT-108).",
    message:
      "The total without VAT (BT-109) is {actual}; lines minus allowances plus charges (BT-106 − BT-107 + BT-108) give {expected}.",
    fix: "Set BT-109 to {expected}, or correct the one of the three amounts that is wrong.",
  },
  "BR-CO-14": {
    requires: "The VAT total (BT-110) must equal the tax amounts of the VAT breakdown (BT-117) added up.",
    message: "The VAT total (BT-110) is {actual}, but the VAT breakdown (BT-117) adds up to {expected}.",
    fix: "Set BT-110 to {expected}, or correct the tax amount in the VAT breakdown that is wrong.",
  },
  "BR-CO-15": {
    requires:
      "The total with VAT (BT-112) must equal the total without VAT (BT-109) plus the one VAT total (BT-110) in the invoice currency.",
    message:
      "The total with VAT (BT-112) is {actual}; it must be {expected}: the total without VAT (BT-109) plus the one VAT total (BT-110) that is stated in the invoice currency.",
    fix: "State exactly one VAT total in the invoice currency, and set BT-112 to BT-109 plus that amount.",
  },
  "BR-CO-16": {
    requires:
      "The amount due (BT-115) must equal the total with VAT minus what was paid plus rounding (BT-112 − BT-113 + BT-114).",
    message:
      "The amount due (BT-115) is {actual}; the total with VAT minus what was paid plus rounding (BT-112 − BT-113 + BT-114) gives {expected}.",
    fix: "Set BT-115 to {expected}, or correct the paid or rounding amount.",
  },
  "BR-CO-17": {
    requires: "The tax amount of a VAT breakdown (BT-117) must be its taxable amount times its rate (BT-116 × BT-119).",
    message:
      "The tax amount of this VAT breakdown (BT-117) is {actual}; taxable amount times rate (BT-116 × BT-119) gives {expected}.",
    fix: "Set BT-117 to the taxable amount times the rate divided by 100, rounded to two decimals.",
  },
  "BR-CL-01": {
    requires: "The document type code (BT-3) must be in the part of UNTDID 1001 that the document allows.",
    message: 'The document type code (BT-3) "{actual}" is not in the part of UNTDID 1001 that this document allows.',
    fix: "Use 380 for a commercial invoice or 381 for a credit note, or another code of the list.",
    example: "380",
  },
  "BR-CL-04": {
    requires: "The invoice currency (BT-5) must be an ISO 4217 code.",
    message: 'The invoice currency (BT-5) "{actual}" is not an ISO 4217 code.',
    fix: "Use the three-letter currency code in capitals.",
    example: "EUR",
  },
  ...vatTexts,
  ...decimalTexts(),
} as const satisfies Readonly<Record<RuleId, Text>>;

function decimalTexts(): Readonly<Record<keyof typeof decimals, Text>> {
  const entries = Object.entries(decimals).map(([id, rule]) => {
    const [term] = rule.terms;
    const title = term === undefined || isGroupId(term) ? "amount" : terms[term].title;
    return [id, {
      requires: `The ${title} (${term}) may have two decimals at the most.`,
      message: `The ${title} (${term}) is {actual}; it may have two decimals at the most.`,
      fix: "Round the amount to two decimals. Digits behind the second one are not allowed, even zeros.",
      example: "1234.50",
    }];
  });
  return Object.fromEntries(entries) as Readonly<Record<keyof typeof decimals, Text>>;
}
