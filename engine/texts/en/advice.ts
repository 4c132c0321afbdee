/** English wording of the service's own rules on invoices. */
import type { advice } from "../../rules/own/advice.ts";
import type { Text } from "../text.ts";

export const adviceTexts = {
  "ATW-CREDIT-NOTE-NEGATIVE": {
    requires: "A credit note should state what is given back as positive amounts (BT-112, BT-115).",
    message:
      "This credit note states {actual}: with a minus it asks for money instead of giving it back (BT-112, BT-115).",
    fix: "Write the amounts of a credit note without a minus, or send an invoice (380) if the buyer is to pay.",
  },
  "ATW-CREDIT-NOTE-NO-REFERENCE": {
    requires: "A credit note should name the invoice that it corrects (BG-3).",
    message: "A credit note should name the invoice that it corrects (BG-3), and this one names none.",
    fix: "Add the number of the invoice that is credited, with its date if you have it.",
  },
  "ATW-CREDIT-NOTE-PROJECT": {
    requires: "A UBL credit note has no element for the project reference (BT-11).",
    message: 'The project reference is "{actual}" (BT-11), for which a UBL credit note has no element.',
    absent: "An empty element for the project reference (BT-11) stands here, which a UBL credit note does not have.",
    fix:
      "In XML, give it as an additional document reference with the type code 50, which is where generated credit notes have it; or leave it out.",
  },
  "ATW-DUE-BEFORE-ISSUE": {
    requires: "The due date (BT-9) should not lie before the issue date (BT-2).",
    message: "The due date {actual} (BT-9) lies before the issue date {expected} (BT-2).",
    fix: "Correct the date that is wrong. For something paid already, use the issue date as due date.",
  },
  "ATW-IBAN-CHECK-DIGIT": {
    requires: "An IBAN (BT-84, BT-91) should have the right check digits.",
    message: 'The account "{actual}" (BT-84, BT-91) looks like an IBAN, but its check digits do not fit.',
    fix: "Compare the IBAN with the bank's own statement: a digit is wrong or two are swapped.",
  },
  "ATW-VAT-ID-CHECK-DIGIT": {
    requires: "A VAT identifier (BT-31, BT-48, BT-63) should have the right check digit.",
    message: 'The check digit of the VAT identifier "{actual}" (BT-31, BT-48, BT-63) does not fit its country.',
    fix: "Compare the identifier with the party's own papers, or ask VIES for it: a digit is wrong or two are swapped.",
  },
} as const satisfies Readonly<Record<keyof typeof advice, Text>>;
