/** English wording of the rules of HR-CIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const croatia: Readonly<Record<string, Text>> = {
  "HR-BR-33": {
    requires: "Every element must have content.",
    message: "An element is empty.",
    fix: "Remove the element, or give it content.",
  },
  "HR-BR-2": {
    requires: "An invoice must state its time of issue as hours, minutes and seconds.",
    message: "The invoice states no time of issue as hours, minutes and seconds.",
    fix: "Add the time of issue, such as 14:05:00.",
  },
  "HR-BR-4": {
    requires: "An invoice with an amount due must state the due date (BT-9).",
    message: "There is an amount due, but the invoice states no due date (BT-9).",
    fix: "Add the due date.",
  },
  "HR-BR-S-1": {
    requires: "Where an item is in VAT category S, the buyer must have a VAT identifier (BT-48).",
    message: "An item is in VAT category S, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-S-2": {
    requires: "Where an allowance is in VAT category S, the buyer must have a VAT identifier (BT-48).",
    message: "An allowance is in VAT category S, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-S-3": {
    requires: "Where a charge is in VAT category S, the buyer must have a VAT identifier (BT-48).",
    message: "A charge is in VAT category S, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-Z-1": {
    requires: "Where an item is in VAT category Z, the buyer must have a VAT identifier (BT-48).",
    message: "An item is in VAT category Z, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-Z-2": {
    requires: "Where an allowance is in VAT category Z, the buyer must have a VAT identifier (BT-48).",
    message: "An allowance is in VAT category Z, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-Z-3": {
    requires: "Where a charge is in VAT category Z, the buyer must have a VAT identifier (BT-48).",
    message: "A charge is in VAT category Z, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-E-1": {
    requires: "Where an item is in VAT category E, the buyer must have a VAT identifier (BT-48).",
    message: "An item is in VAT category E, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-E-2": {
    requires: "Where an allowance is in VAT category E, the buyer must have a VAT identifier (BT-48).",
    message: "An allowance is in VAT category E, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-E-3": {
    requires: "Where a charge is in VAT category E, the buyer must have a VAT identifier (BT-48).",
    message: "A charge is in VAT category E, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-AE-1": {
    requires: "Where an item is in VAT category AE, the buyer must have a VAT identifier (BT-48).",
    message: "An item is in VAT category AE, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-AE-2": {
    requires: "Where an allowance is in VAT category AE, the buyer must have a VAT identifier (BT-48).",
    message: "An allowance is in VAT category AE, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-AE-3": {
    requires: "Where a charge is in VAT category AE, the buyer must have a VAT identifier (BT-48).",
    message: "A charge is in VAT category AE, but the buyer has no VAT identifier (BT-48).",
    fix: "Add the VAT identifier of the buyer.",
  },
  "HR-BR-26": {
    requires:
      "An invoice with something exempt (category E) must have Croatia’s VAT breakdown (HRTaxTotal) in the extension.",
    message: "Something is exempt (category E), but the extension has no VAT breakdown of Croatia (HRTaxTotal).",
    fix: "Add HRTaxTotal to HRFISK20Data.",
  },
  "HR-BR-27": {
    requires:
      "The total without VAT in the extension must be lines plus charges minus allowances minus what is out of scope of VAT.",
    message:
      "The total without VAT in the extension is not lines plus charges minus allowances minus what is out of scope of VAT.",
    fix: "Recalculate TaxExclusiveAmount of HRLegalMonetaryTotal.",
  },
  "HR-BR-29": {
    requires: "What is out of scope of VAT (category O) must have a VAT amount of 0 in the extension.",
    message: "What is out of scope of VAT (category O) bears no VAT, but no part of the extension's breakdown says 0.",
    fix: "Set the VAT amount of category O to 0.",
  },
  "HR-BR-30": {
    requires:
      "An invoice with a packaging deposit, transit, special tax or something not taxed must have Croatia’s totals in the extension.",
    message:
      "Something is named as packaging deposit, transit, special tax or not taxed, but the extension has no totals of Croatia.",
    fix: "Add HRLegalMonetaryTotal to HRFISK20Data.",
  },
  "HR-BR-32": {
    requires: "The amount out of scope of VAT in the extension must be the sum of its parts of category O.",
    message: "The amount out of scope of VAT in the extension is not the sum of its parts of category O.",
    fix: "Add up the taxable amounts of category O again.",
  },
  "HR-BR-54": {
    requires: "The VAT total of the extension must be the sum of its parts.",
    message: "The VAT total of the extension is not the sum of its parts.",
    fix: "Add up the VAT amounts of HRTaxTotal again.",
  },
  "HR-BR-54 BT-31": {
    requires: "The tax number of the Croatian seller must be an OIB with the right check digit.",
    message: "The tax number of the seller is no OIB: {actual} does not have its check digit.",
    fix: "Correct the OIB: 11 digits, with HR before them or without.",
  },
  "HR-BR-53 BT-48": {
    requires: "The tax number of the Croatian buyer must be an OIB with the right check digit.",
    message: "The tax number of the buyer is no OIB: {actual} does not have its check digit.",
    fix: "Correct the OIB: 11 digits, with HR before them or without.",
  },
  "HR-BR-53 BT-63": {
    requires: "The tax number of the Croatian tax representative must be an OIB with the right check digit.",
    message: "The tax number of the tax representative is no OIB: {actual} does not have its check digit.",
    fix: "Correct the OIB: 11 digits, with HR before them or without.",
  },
  "HR-BR-53": {
    requires: "The tax number of the Croatian buyer must be an OIB with the right check digit.",
    message: "The tax number of the buyer is no OIB: {actual} does not have its check digit.",
    fix: "Correct the OIB: 11 digits, with HR before them or without.",
  },
  "HR-BR-55": {
    requires: "The VAT total of the extension must be that of the invoice.",
    message: "The VAT total of the extension differs from that of the invoice.",
    fix: "Bring both to the same amount.",
  },
  "HR-BR-6": {
    requires: "A reference to a preceding invoice must have its number (BT-25) and its date (BT-26).",
    message: "A reference to a preceding invoice lacks its number (BT-25) or its date (BT-26).",
    fix: "State both.",
  },
  "HR-BR-9": {
    requires: "The operator who issued the invoice must be named by a right OIB.",
    message: "The operator has no OIB, or a wrong one: {actual}.",
    fix: "State the OIB of who issued the invoice, 11 digits, as cbc:ID of cac:SellerContact.",
  },
  "HR-BR-11": {
    requires: "A charge without VAT must name its VAT category.",
    message: "A charge without VAT has no name of its VAT category.",
    fix: "Add the name, such as HR:E or HR:O.",
  },
  "HR-BR-16": {
    requires: "An item without VAT must name its VAT category.",
    message: "An item without VAT has no name of its VAT category.",
    fix: "Add the name, such as HR:E or HR:O.",
  },
  "HR-BR-13": {
    requires: "A charge without VAT must give the reason for it.",
    message: "A charge without VAT gives no reason for it.",
    fix: "Add the reason of the exemption, as text or code.",
  },
  "HR-BR-36": {
    requires: "An item without VAT must give the reason for it.",
    message: "An item without VAT gives no reason for it.",
    fix: "Add the reason of the exemption, as text or code.",
  },
  "HR-BR-25": {
    requires: "Each item must have a class of KPD (list CG), except in advance payments and credit notes.",
    message: "An item has no class of KPD (list CG), and this type of document asks for one.",
    fix: "Add the class of the item, with CG as its list.",
  },
  "HR-BR-17": {
    requires: "An invoice must refer to an order either as a whole or on its lines.",
    message: "An order is referred to both for the invoice and on a line.",
    fix: "State the reference in only one of the two places.",
  },
  "HR-BR-18": {
    requires: "An invoice must refer to a despatch advice either as a whole or on its lines.",
    message: "A despatch advice is referred to both for the invoice and on a line.",
    fix: "State the reference in only one of the two places.",
  },
  "HR-BR-19": {
    requires: "An invoice must refer to a receiving advice either as a whole or on its lines.",
    message: "A receiving advice is referred to both for the invoice and on a line.",
    fix: "State the reference in only one of the two places.",
  },
  "HR-BR-21": {
    requires: "The unit of the price (BT-150) must be that of the quantity (BT-130).",
    message: "The price is per a unit (BT-150) that is not that of the quantity (BT-130).",
    fix: "Use the same unit for both.",
  },
  "HR-BR-CL-2": {
    requires: "An item class must be in KPD 2025, and its list must be CG.",
    message: "The item class {actual} is not in KPD, or its list is not CG.",
    fix: "State a class of KPD 2025, with CG as its list.",
  },
  "HR-BR-34": {
    requires: "The business process (BT-23) must be one of P1 to P12, or P99 and a name.",
    message: "The business process (BT-23) {actual} is not one of P1 to P12, nor P99 and a name.",
    absent: "The invoice states no business process (BT-23).",
    fix:
      "State one of P1 (delivery by order and contract), P2 (periodic delivery by contract), P3 (delivery by order), P4 (advance payment), P5 (payment on the spot), P6 (payment before delivery), P7 (with a despatch advice), P8 (with a despatch and a receiving advice), P9 (credit note), P10 (correction), P11 (partial or final invoice), P12 (self-billing), or P99:NAME (a process of the buyer’s own).",
  },
  "HR-BR-CL-1": {
    requires: "The name of a VAT category must be one of Croatia’s.",
    message: "The name {actual} of a VAT category is not one of Croatia’s.",
    absent: "A VAT category has no name.",
    fix:
      "State HR:PDV25 (25 %), HR:PDV13 (13 %), HR:PDV5 (5 %), HR:Z (zero rate), HR:K (intra-community supply), HR:G (export), HR:AE (reverse charge), HR:E (exempt), HR:POVNAK (packaging deposit), HR:PP (disbursement), HR:PPMV (special tax on vehicles), HR:O (out of scope) or HR:N (not taxed).",
  },
};
