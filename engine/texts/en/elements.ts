/** English wording of the syntax rules. */
import type { Wording } from "../element_wording.ts";

export const elementWording: Wording = {
  element: "{name}",
  attribute: "the attribute {name}",
  ending: "an element whose name ends in {name}",
  place: { element: " in {parent}", attribute: " of {parent}" },
  and: " and ",
  or: " or ",
  where: " where ",
  filter: "Where {path}: {value}",
  conditions: {
    is: "{path} is {value}",
    isNot: "{path} is not {value}",
    has: "{path} is given",
    lacks: "{path} is missing",
    named: "the element is {value}",
    within: "it is inside {value}",
    root: "the document is {value}",
  },
  numbers: ["no", "one", "two"],
  sentences: {
    unused: {
      requires: "An invoice must be without {what}{place}.",
      message: "EN 16931 does not use {what}{place}, and {actual} stands there.",
      absent: "EN 16931 does not use {what}{place}.",
      fix: "Remove {what}{place}.",
    },
    restricted: {
      requires: "{what}{place} may be given only{exception}.",
      message: "EN 16931 uses {what}{place} only{exception}, and {actual} stands there.",
      absent: "EN 16931 uses {what}{place} only{exception}.",
      fix: "Remove {what}{place}, which is used only{exception}.",
    },
    tooMany: {
      requires: "There may be at most {number} {what}{place}.",
      message: "There may be at most {number} {what}{place}, and {actual} is one too many.",
      absent: "There may be at most {number} {what}{place}, and there are more.",
      fix: "Keep {number} {what}{place}, and remove the others.",
    },
    missing: {
      requires: "{what}{place} must be given.",
      message: "{what}{place} is missing.",
      fix: "Add {what}{place}.",
    },
    notOne: {
      requires: "There must be exactly one {what}{place}.",
      message: "There must be exactly one {what}{place}, and {actual} is one too many.",
      absent: "There must be exactly one {what}{place}, and there are more.",
      fix: "Keep exactly one {what}{place}.",
    },
    different: {
      requires: "{what} must be the same throughout the invoice.",
      message: "{what} must be the same throughout the invoice, and {actual} differs from the first.",
      fix: "Give the same value everywhere, or send an invoice for each.",
    },
    notBoth: {
      requires: "There may be one of {what}, and not both.",
      message: "Both are given, {what}, and only one of them may be.",
      fix: "Remove one of the two.",
    },
    payee: {
      requires:
        "A payee must have a name other than the registered name of the seller, and may have {what} no more than once.",
      message: "The payee has the registered name of the seller, or {what} more than once.",
      fix: "Give the payee's own name once, or leave out the payee where it is the seller.",
    },
    decimals: {
      requires: "An amount must have two decimals at most.",
      message: "The amount {actual} has more than two decimals.",
      fix: "Round the amount to two decimals.",
    },
    code: {
      requires: "{what}{place} must have a code of its list: {codes}.",
      message: "{actual} is not in the code list of {what}{place}.",
      absent: "{what}{place} has a value that is not in its code list.",
      fix: "Write a code of the list for {what}{place}: {codes}.",
    },
    date: {
      requires: "A date of the format 102 must be year, month and day in eight digits.",
      message: "{actual} is not a date, which format 102 requires: year, month and day in eight digits.",
      absent: "The date is empty, and format 102 requires year, month and day in eight digits.",
      fix: "Write the date as YYYYMMDD, such as 20250930.",
    },
    parted: {
      requires: "A value must be in one piece, because the official rule stops at a comment in it.",
      message: "The official rule reads {actual} in one piece, and stops without a verdict: a comment parts it.",
      fix: "Remove the comment or processing instruction from the value.",
    },
  },
  own: {
    "BR-TMP-4": {
      requires: "A supporting document (BG-24) must have one description (BT-123) at most, also in CII.",
      message: "A supporting document (BG-24) has more than one description (BT-123).",
      fix: "Keep one description.",
    },
    "BR-TMP-5": {
      requires: "A supporting document (BG-24) must have one attached file (BT-125) at most, also in CII.",
      message: "A supporting document (BG-24) has more than one attached file (BT-125).",
      fix: "Give each file a supporting document of its own.",
    },
    "BR-TMP-6": {
      requires: "Dates in UBL must be written as in 2026-11-23.",
      message: "The date {actual} is not written as in 2026-11-23.",
      fix: "Write year, month and day with hyphens between them, and nothing behind.",
    },
    "BR-TMP-7": {
      requires: "Dates in CII must be written as in 20261123, with the format 102.",
      message: "The date {actual} is not written as in 20261123, with the format 102.",
      fix: "Write year, month and day without anything between them, and state the format 102.",
    },
    "UBL-SR-43": {
      requires: "Only the reference to an invoiced object (130) may have a type code or an identifier scheme.",
      message: "{home} has a type code or an identifier scheme, but is not a reference to an invoiced object (130).",
      fix: "Remove cbc:DocumentTypeCode and the attribute schemeID of cbc:ID, or set cbc:DocumentTypeCode to 130.",
    },
    "CII-SR-470": {
      requires: "A credit transfer (payment means 30 or 58) must name the account to pay to.",
      message: "A credit transfer (payment means 30 or 58) has no account to pay to.",
      fix: "Add the IBAN (ram:IBANID) or the account number (ram:ProprietaryID) of the payee.",
    },
    "CII-DT-033": {
      requires: "A quantity may have a unit of measure only where an invoiced quantity (ram:BilledQuantity) has one.",
      message: "{home} has a unit of measure, but no invoiced quantity (ram:BilledQuantity) has one.",
      fix: "Add the unit of measure (unitCode) to the invoiced quantity, or remove it here.",
    },
    "CII-SR-476": {
      requires: "All additional documents together may have one attachment, as the official rule counts them.",
      message: "The official rule counts the attachments of all additional documents together, and this is the second.",
      fix:
        "It is the rule that goes too far: each document may have an attachment of its own. It is a warning, and nothing need be done.",
    },
    "CII-SR-119": {
      requires: "A price discount must have an indicator that is false, and an amount.",
      message: "A price discount lacks the indicator false, or its amount.",
      fix: "Set udt:Indicator in ram:ChargeIndicator to false, and state ram:ActualAmount.",
    },
  },
};
