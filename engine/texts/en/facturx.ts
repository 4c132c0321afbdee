/** English wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";

export const facturxWording: FacturxWording = {
  unused: {
    requires: "An invoice must be without {what}{place}.",
    message: "The Factur-X profile of the invoice does not use {what}{place}, and {actual} stands there.",
    absent: "The Factur-X profile of the invoice does not use {what}{place}.",
    fix: "Remove {what}{place}.",
  },
  meanings: [
    ["1 2 3 4 5 6 7", [
      "financial",
      "subsidiary",
      "budget",
      "cost accounting",
      "receivable",
      "payable",
      "job cost accounting",
    ]],
    ["130", ["invoiced object"]],
    ["50 130 916", ["tender or lot", "invoiced object", "supporting document"]],
    ["S Z E AE K G O L M B", [
      "the standard rate",
      "the zero rate",
      "exempt from VAT",
      "reverse charge",
      "intra-community supply",
      "export",
      "outside the scope of VAT",
      "IGIC of the Canary Islands",
      "IPSI of Ceuta and Melilla",
      "split payment",
    ]],
    ["5 29 72", ["day of issue", "day of delivery", "day of payment"]],
    ["102 205", ["YYYYMMDD", "YYYYMMDDHHMMSHHMM"]],
    ["VA FC", ["VAT identifier", "tax number"]],
    ["VAT", ["value added tax"]],
    ["DETAIL GROUP INFORMATION", ["an invoiced line", "a heading with a sum", "a remark"]],
    ["1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB", [
      "delivery arranged by the supplier",
      "delivery arranged by the logistics provider",
      "cost and freight",
      "cost, insurance and freight",
      "carriage and insurance paid to",
      "carriage paid to",
      "delivered at place",
      "delivered duty paid",
      "delivered at place unloaded",
      "ex works",
      "free alongside ship",
      "free carrier",
      "free on board",
    ]],
    ["0 1 2 3 4 5 6 7 8 9", [
      "not stated",
      "sea",
      "rail",
      "road",
      "air",
      "mail",
      "several modes",
      "pipeline or other fixed installation",
      "inland water",
      "not applicable",
    ]],
  ],
  rules: {
    "CII-SR-470": {
      message:
        "A credit transfer (payment means 30 or 58) must name one account to pay to: an IBAN or another account number, and not both.",
      fix: "Give either the IBAN (ram:IBANID) or the account number (ram:ProprietaryID) of the payee.",
    },
    "VAT-01": {
      requires: "A VAT category must be in the VAT breakdown (BG-23) if and only if something is taxed at it.",
      message:
        "A VAT category must be in the VAT breakdown (BG-23) if and only if something is taxed at it; for {actual}, only one of the two is the case.",
      fix: "Add the category to the VAT breakdown, or remove it from there.",
    },
    "VAT-08b": {
      requires:
        "The taxable amount (BT-116) must be the sum of the lines, allowances and charges, within one cent for each of them.",
      message:
        "The taxable amount (BT-116) {actual} differs from the sum of the lines, allowances and charges by more than one cent for each of them.",
      fix: "Add up the lines, allowances and charges of this category and rate again.",
    },
    "VAT-08ini": {
      requires:
        "By category and rate alone, the taxable amount (BT-116) must be the sum of lines, allowances and charges.",
      message:
        "By category and rate alone, the taxable amount (BT-116) {actual} is not the sum of lines, allowances and charges.",
      fix: "Check the lines, allowances and charges of this category and rate.",
    },
    "VAT-08rev": {
      requires:
        "With the same exemption reason, lines, allowances and charges must add up to the taxable amount (BT-116).",
      message:
        "With the same exemption reason, lines, allowances and charges do not add up to the taxable amount (BT-116) {actual}.",
      fix: "Give lines, allowances and charges the exemption reason of the VAT breakdown that they belong to.",
    },
    "BR-FXEXT-S-09b": {
      requires:
        "The VAT amount (BT-117) must be the taxable amount times the rate, within one cent for each line, allowance and charge.",
      message:
        "The VAT amount (BT-117) {actual} is not the taxable amount times the rate, not even within a cent for each line, allowance and charge.",
      fix: "Work out the VAT amount from the taxable amount (BT-116) and the rate (BT-119).",
    },
    "BR-CO-25": {
      requires:
        "An invoice with an amount due must state when or how it is to be paid: a due date (BT-9) or payment terms (BT-20).",
      message:
        "An invoice with an amount due of {actual} must state when or how it is to be paid: a due date (BT-9) or payment terms (BT-20).",
      fix: "Add the due date or the payment terms.",
    },
    "BR-FXEXT-01": {
      requires: "A note with a subject code (BT-21) must have a text (BT-22) or a content code.",
      message: "A note with a subject code (BT-21) has neither a text (BT-22) nor a content code.",
      fix: "Add the text of the note, or remove the note.",
    },
    "BR-FXEXT-02": {
      requires: "A line’s note with a subject code must have a text (BT-127) or a content code.",
      message: "A line's note with a subject code has neither a text (BT-127) nor a content code.",
      fix: "Add the text of the note, or remove the note.",
    },
    "BR-FXEXT-03": {
      requires: "The tax registration of a party other than the seller must be a VAT identifier (scheme VA).",
      message:
        "A tax registration of a party other than the seller must be a VAT identifier, and {actual} has another scheme.",
      fix: "Set the schemeID of the identifier to VA.",
    },
    "BR-FXEXT-04": {
      requires: "The type of an item attribute should be one of those that are recommended (UNTDID 6313).",
      message: '"{actual}" is not one of the types of item attributes that are recommended.',
      fix: "Give a recommended code, or name the attribute in words (BT-160).",
    },
    "BR-FXEXT-06": {
      requires: "A line below another must say what it is: DETAIL, GROUP or INFORMATION.",
      message: "A line below line {actual} does not say what it is: DETAIL, GROUP or INFORMATION.",
      fix: "Add ram:LineStatusReasonCode to the line.",
    },
    "BR-FXEXT-08": {
      requires: "The amount of a group of lines must be the sum of the lines right below it.",
      message: "The amount {actual} of a group of lines is not the sum of the lines right below it.",
      fix: "Add up the lines right below the group, or leave out its amount.",
    },
    "BR-FXEXT-11": {
      requires: "A line below another must name a line of the invoice.",
      message: "The invoice has no line {actual}, which another line says that it is below.",
      fix: "Name a line of the invoice in ram:ParentLineID, or remove the reference.",
    },
    "BR-FXEXT-12": {
      message: "Where a group of lines has an amount, all groups right below it must have one.",
      fix: "Add the amount of each group below, or leave out that of the group.",
    },
    "BR-FXEXT-BR-22": { message: "A line must state the invoiced quantity (BT-129).", fix: "Add the quantity." },
    "BR-FXEXT-BR-23": {
      message: "A line must state the unit of measure of its quantity (BT-130).",
      fix: "Add the unit code to the quantity.",
    },
    "BR-FXEXT-BR-24": { message: "A line must state its net amount (BT-131).", fix: "Add the net amount of the line." },
    "BR-FXEXT-BR-26": { message: "A line must state the net price of its item (BT-146).", fix: "Add the net price." },
    "BR-FXEXT-BR-38": {
      message: "A charge on the invoice (BG-21) must have a reason (BT-104) or a reason code (BT-105).",
      fix: "Add the reason, or its code.",
    },
    "BR-FXEXT-BR-44": {
      message: "A charge on a line (BG-28) must have a reason (BT-144) or a reason code (BT-145).",
      fix: "Add the reason, or its code.",
    },
    "BR-FXEXT-BR-54-1": {
      message: "An item attribute (BG-32) must have a name (BT-160) or a type code.",
      fix: "Add the name of the attribute, or its code.",
    },
    "BR-FXEXT-BR-54-2": {
      message: "An item attribute (BG-32) must have either a value (BT-161) or a measure with its unit.",
      fix: "Give the value or the measure, and not both.",
    },
    "BR-FXEXT-CII-DT-097a": {
      requires: "A date with a time, of the format 205, must be year, month, day, hour and minute in twelve digits.",
      message:
        "{actual} is not a date with a time, which format 205 requires: year, month, day, hour and minute in twelve digits.",
      fix: "Write it as YYYYMMDDHHMM, for example 202509301430.",
    },
    "BR-FXEXT-CO-04": {
      message: "A line must have a VAT category (BT-151), with the tax type VAT.",
      fix: "Add the VAT category of the line.",
    },
    "BR-FXEXT-CO-10": {
      requires: "The sum of line net amounts (BT-106) must be what the lines add up to, within one cent a line.",
      message: "The sum of line net amounts (BT-106) differs from what the lines add up to by more than a cent a line.",
      fix: "Add up the net amounts of the lines again.",
    },
    "BR-FXEXT-CO-11": {
      requires: "The sum of allowances (BT-107) must be what the allowances add up to, within one cent each.",
      message: "The sum of allowances (BT-107) differs from what the allowances add up to by more than a cent each.",
      fix: "Add up the allowances again.",
    },
    "BR-FXEXT-CO-12": {
      requires:
        "The sum of charges (BT-108) must be what charges and logistics charges add up to, within one cent each.",
      message:
        "The sum of charges (BT-108) differs from what charges and logistics charges add up to by more than a cent each.",
      fix: "Add up the charges and logistics charges again.",
    },
    "BR-FXEXT-CO-13": {
      requires:
        "The total without VAT (BT-109) must be the sum of lines, less allowances, plus charges, within one cent for each of them.",
      message:
        "The total without VAT (BT-109) is not the sum of lines, less allowances, plus charges, within a cent for each of them.",
      fix: "Recalculate the total from the lines, allowances and charges.",
    },
    "BR-FXEXT-CO-15": {
      requires:
        "The total with VAT (BT-112) must be the total without VAT (BT-109) plus the VAT (BT-110), within one cent for each line, allowance and charge.",
      message:
        "The total with VAT (BT-112) is not the sum of the total without VAT (BT-109) and the VAT (BT-110) in the currency of the invoice, within a cent for each line, allowance and charge.",
      fix: "Add the VAT in the currency of the invoice to the total without VAT.",
    },
    "BR-FXEXT-CO-16": {
      requires: "The amount due (BT-115) must be the total with VAT, less what is paid, plus rounding and adjustments.",
      message: "The amount due (BT-115) is not the total with VAT, less what is paid, plus rounding and adjustments.",
      fix: "Work out the amount due from those amounts.",
    },
  },
};
