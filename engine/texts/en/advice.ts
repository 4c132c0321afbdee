/** English wording of the service's own rules on invoices. */
import type { advice } from "../../rules/own/advice.ts";
import type { Text } from "../text.ts";

export const adviceTexts = {
  "ATW-AMOUNT-CURRENCY": {
    requires: "Every amount must be in the invoice currency (BT-5).",
    message: 'The amount is in "{actual}", not in "{expected}" (BT-5).',
    fix: "Convert the amount, and give it the currency code of the invoice.",
  },
  "ATW-CREDIT-NOTE-NEGATIVE": {
    requires: "A credit note should state what is given back as positive amounts (BT-112, BT-115).",
    message: "This credit note states {actual}: with a minus it asks for money (BT-112, BT-115).",
    fix: "Write the amounts without a minus, or send an invoice (380) if the buyer is to pay.",
  },
  "ATW-CREDIT-NOTE-NO-REFERENCE": {
    requires: "A credit note should name the invoice that it corrects (BG-3).",
    message: "A credit note should name the invoice that it corrects (BG-3), and this one names none.",
    fix: "Add the number of the invoice that is credited, with its date if you have it.",
  },
  "ATW-CREDIT-NOTE-PROJECT": {
    requires: "A UBL credit note has no element for the project reference (BT-11).",
    message: 'The project reference is "{actual}" (BT-11), for which a UBL credit note has no element.',
    absent: "There is an empty element for the project reference (BT-11), and a UBL credit note has no such element.",
    fix: "In XML, give it as an additional document reference with the type code 50; or leave it out.",
  },
  "ATW-DUE-BEFORE-ISSUE": {
    requires: "The due date (BT-9) should not lie before the issue date (BT-2).",
    message: "The due date {actual} (BT-9) lies before the issue date {expected} (BT-2).",
    fix: "Correct the wrong date. If it is paid, use the issue date as due date.",
  },
  "ATW-IBAN-CHECK-DIGIT": {
    requires: "An IBAN (BT-84, BT-91) should have the right check digits.",
    message: 'The account "{actual}" (BT-84, BT-91) looks like an IBAN, but its check digits are wrong.',
    fix: "Compare it with the bank's statement: a digit is wrong or two are swapped.",
  },
  "ATW-VAT-ID-CHECK-DIGIT": {
    requires: "A VAT identifier (BT-31, BT-48, BT-63) should have the right check digit.",
    message: 'The check digit of the VAT identifier "{actual}" (BT-31, BT-48, BT-63) does not fit its country.',
    fix: "Compare it with the party's papers, or ask VIES: a digit is wrong or two are swapped.",
  },
} as const satisfies Readonly<Record<keyof typeof advice, Text>>;
