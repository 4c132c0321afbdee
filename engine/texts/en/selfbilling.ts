/** English wording: the rules that Peppol BIS Self-Billing has otherwise than Billing. */
import type { Text } from "../text.ts";

export const selfBilling: Readonly<Record<string, Text>> = {
  "PEPPOL-EN16931-R004": {
    message:
      "The specification identifier (BT-24) must begin with that of Peppol BIS Self-Billing 3.0, and there must be no double colon in it.",
    fix:
      "Use the identifier of Peppol BIS Self-Billing. What follows it names an extension: leave that out if there is none.",
  },
  "PEPPOL-EN16931-R007": {
    message: "The business process (BT-23) must be one that Peppol has for self-billing.",
    fix:
      "Use the identifier of Peppol's self-billing process 01, or of the process that was agreed on in your country.",
  },
  "PEPPOL-EN16931-P0100": {
    message: 'The type code of a self-billed invoice (BT-3) is "{actual}"; it must be 389 or 527.',
    absent: "The type code of a self-billed invoice (BT-3) is missing; it must be 389 or 527.",
    fix: "Use 389 for a self-billed invoice. What gives money back is a credit note, a document of its own in UBL.",
  },
  "PEPPOL-EN16931-P0101": {
    message: 'The type code of a self-billed credit note (BT-3) is "{actual}"; it must be 261.',
    absent: "The type code of a self-billed credit note (BT-3) is missing; it must be 261.",
    fix: "Use 261. What asks for money is an invoice, a document of its own in UBL.",
  },
};
