/** English wording of BR-CO-10 … BR-CO-16: the document totals. */
import type { totals } from "../../rules/en16931/totals.ts";
import type { Text } from "../text.ts";

export const totalsTexts = {
  "BR-CO-10": {
    requires: "The sum of line net amounts (BT-106) must equal the line net amounts (BT-131) added up.",
    message: "The sum of line net amounts (BT-106) is {actual}, but the lines (BT-131) add up to {expected}.",
    absent:
      "The sum of line net amounts (BT-106) must equal the line net amounts (BT-131) added up. Stated: {actual}; added up: {expected}.",
    fix: "Set BT-106 to what the lines add up to, or correct the line net amount that is wrong.",
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
    absent:
      "The total without VAT (BT-109) is {actual}, and the sum that it must equal, lines minus allowances plus charges (BT-106 − BT-107 + BT-108), is {expected}.",
    fix: "Work BT-109 out again from BT-106, BT-107 and BT-108, or correct the one of these that is wrong.",
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
      "The total with VAT (BT-112) is {actual}; the total without VAT (BT-109) plus the VAT total in the invoice currency (BT-110) gives {expected}.",
    absent:
      "The total with VAT (BT-112) must equal the total without VAT (BT-109) plus the VAT total in the invoice currency (BT-110), and the document does not state each of these three exactly once.",
    fix: "State exactly one VAT total in the invoice currency, and set BT-112 to BT-109 plus that amount.",
  },
  "BR-CO-16": {
    requires:
      "The amount due (BT-115) must equal the total with VAT minus what was paid plus rounding (BT-112 − BT-113 + BT-114).",
    message:
      "The amount due (BT-115) is {actual}; the total with VAT minus what was paid plus rounding (BT-112 − BT-113 + BT-114) gives {expected}.",
    absent:
      "The amount due (BT-115) is {actual}, and the sum that it must equal, the total with VAT minus what was paid plus rounding (BT-112 − BT-113 + BT-114), is {expected}.",
    fix: "Work BT-115 out again from BT-112, BT-113 and BT-114, or correct the one of these that is wrong.",
  },
} as const satisfies Readonly<Record<keyof typeof totals, Text>>;
