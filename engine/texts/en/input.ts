/** Wording of the findings on JSON input itself. */
import type { InputFaultId, InputKind } from "../../model/faults.ts";
import type { VatFaultId } from "../../rules/own/vat.ts";
import type { Text } from "../text.ts";

/** What the kinds of JSON values are called. */
export const kinds = {
  text: "a text",
  number: "a number",
  date: "a date such as 2026-11-30",
  truth: "true or false",
  null: "null",
  object: "an object",
  list: "a list",
} as const satisfies Readonly<Record<InputKind, string>>;

export const inputTexts = {
  "ATW-INPUT-TYPE": {
    requires: "Every field of a JSON invoice must hold what its type asks for.",
    message: "This field must hold {expected}, but it holds {actual}.",
    fix: "Write the value in the form that the field has; leave a field without a value out instead of writing null.",
  },
  "ATW-INPUT-MISSING": {
    requires: "A JSON invoice should have every required field, also those that no official rule asks for.",
    message: 'The field "{expected}" is required here, and no official rule asks for it.',
    fix: "Add the field to this object.",
  },
  "ATW-INPUT-UNKNOWN": {
    requires: "A JSON invoice should have no fields that the model does not know, because their content would be lost.",
    message: 'There is no field "{actual}" here, so it is left out. The nearest name is "{expected}".',
    absent: "There is no field of this name here, nor one that is spelt alike, so it is left out.",
    fix: "Correct the name, or delete what the model has no place for.",
  },
  "ATW-AMOUNT-UNKNOWN": {
    requires:
      "A JSON invoice must have no amounts in fields that the model does not know, because they would be left out.",
    message: 'There is no field "{actual}" here, so its amount would be left out. The nearest name is "{expected}".',
    absent: "There is no field of this name here, and what it holds looks like an amount that would be left out.",
    fix:
      "Put the amount where the model has it: allowances, charges, lines, totals or vatBreakdown. If it is not an amount, delete it.",
  },
  "ATW-INPUT-TOO-DEEP": {
    requires: "Objects and lists of a JSON invoice may be nested 100 levels deep.",
    message: "Objects and lists are nested more than {expected} levels deep here; what lies deeper was not read.",
    fix: "Send the invoice object itself, and delete what is not part of the invoice.",
  },
  "ATW-INPUT-TOO-MANY": {
    requires: "A JSON invoice may hold 250,000 values.",
    message: "The invoice holds more than {expected} values. From here on it was not read, and no rule was evaluated.",
    fix: "Split the invoice. On the command line, --max-elements raises the cap.",
  },
  "ATW-INPUT-CONFLICT": {
    requires: "What a JSON invoice says twice, in a short and a full form or in a repeated field, must be the same.",
    message: 'This says "{actual}", and elsewhere the same thing is given as "{expected}".',
    absent: "This is given twice, with different values.",
    fix: "Keep one of the two and delete the other.",
  },
  "ATW-NUMBER-NOT-FINITE": {
    requires: "A number must be finite.",
    message: 'A number must be finite, and "{actual}" is not.',
    fix:
      "Find out where the calculation that made this value divides by zero or has no input, and write the amount itself.",
  },
  "ATW-NUMBER-TOO-LARGE": {
    requires: "A number may have up to 15 digits before the decimal point and up to 10 after it.",
    message: "The number {actual} has more than 15 digits before the decimal point, or more than 10 after it.",
    fix:
      "Round the number to the decimals that it needs, above all results of floating-point arithmetic like 0.1 + 0.2.",
  },
  "ATW-TEXT-NOT-XML": {
    requires: "Every character of a text must be one that XML allows.",
    message: "This text contains {actual}, which is not allowed in XML.",
    fix:
      "Delete what cannot be seen, often left over from copying or from an old database. Tabs and line breaks are fine.",
  },
  "ATW-VAT-RATE-OUT-OF-RANGE": {
    requires: "A VAT rate is a percentage from 0 to 100.",
    message: "A VAT rate is a percentage from 0 to 100, and {actual} is not.",
    fix: "A rate of 19 % is written as 19, and half a per cent as 0.5.",
  },
  "ATW-VAT-RATE-FRACTION": {
    requires: "A VAT rate is written in per cent, and no rate is below 1.",
    message: "The VAT rate {actual} is less than one per cent, and was probably meant as a fraction.",
    fix: "If you mean 19 %, write 19 and not 0.19.",
  },
  "ATW-VAT-CATEGORY-B": {
    requires: "Split payment (VAT category B) is not covered here.",
    message: "The VAT category is B, split payment, which only Italian invoices have and which is not checked here.",
    fix: "Use another VAT category, or have this invoice checked by the rules of the Italian network.",
  },
  "ATW-PROFILE-UNKNOWN": {
    requires: "The profile must be one of those that are checked here.",
    message:
      'There is no profile "{actual}"; the profiles are {expected}. The invoice was checked against EN 16931 instead.',
    absent: "The profile is empty; the profiles are {expected}. The invoice was checked against EN 16931 instead.",
    fix: "Name one of the profiles, or leave the field out to have the invoice checked against EN 16931 alone.",
  },
  "ATW-AMOUNT-DIFFERS": {
    requires: "An amount should be what follows from the other figures of the invoice.",
    message: "This states {actual}, but {expected} follows from the other figures of the invoice.",
    absent: "Lines, allowances and charges of {expected} have no VAT breakdown of their category and rate.",
    fix:
      "Correct the amount, or what it follows from. VAT and totals are written as they follow, or with amounts=stated as stated.",
  },
  "ATW-NOT-CARRIED": {
    requires: "An invoice that is generated must hold nothing that its syntax has no place for.",
    message:
      'The syntax {expected} has no place for "{actual}" here, so it would be lost, or be read as something else.',
    fix: "Take it out or say it in another field, such as a note; or give what it belongs to, if that is missing.",
  },
  "ATW-DOCUMENT-TOO-LARGE": {
    requires: "An invoice that is generated must be one that is read again by default.",
    message: "As XML this invoice has {actual} elements or characters, and {expected} of them are read by default.",
    fix: "Split the invoice, or raise the cap if the recipient raises theirs.",
  },
} as const satisfies Readonly<Record<InputFaultId | VatFaultId, Text>>;
