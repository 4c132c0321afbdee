/**
 * Peppol BIS Self-Billing 3, of OpenPeppol's release of May 2026: the rules of Billing but those of countries, of which five
 * are other ones.
 */
import { inFamily } from "../kit/family.ts";
import { check, onceFor } from "../kit/rule.ts";
import { identifierOf, processes, SELF_BILLING } from "../../model/specifications.ts";
import { type Bound, coded } from "../../syntax/bound.ts";
import { text } from "../../syntax/values.ts";
import { typed } from "./codes.ts";
import { amountsInCurrency, beginsWith, isInCurrency, onInvoice } from "./peppol.ts";

/** The number of the process that BT-23 names. Those that nations have are the same as in billing. */
const process = onceFor(({ root }: Bound) => {
  const named = text(root, "businessProcess");
  if (named === SELF_BILLING) return "01";
  return named.startsWith("urn:peppol:") ? processes.get(named) ?? "Unknown" : "Unknown";
});

const isFirst = (document: Bound) => process(document) === "01";

export const selfBilling = inFamily("PEPPOL-EN16931", {
  "PEPPOL-EN16931-P0100": typed("cbc:InvoiceTypeCode", new Set(["389", "527"]), isFirst),
  "PEPPOL-EN16931-P0101": typed("cbc:CreditNoteTypeCode", new Set(["261"]), isFirst),
  "PEPPOL-EN16931-R004": onInvoice(["BT-24"], beginsWith(identifierOf("peppol-selfbilling"))),
  "PEPPOL-EN16931-R007": onInvoice(["BT-23"], (_, at) => process(at) !== "Unknown"),
  "PEPPOL-EN16931-R051": {
    terms: ["BT-5"],
    severity: "fatal",
    ubl: check(outsideOfSubtotals, isInCurrency),
  },
});

function outsideOfSubtotals(document: Bound) {
  const subtotals = new Set(coded(document, "subtotalTax"));
  return amountsInCurrency(document).filter((leaf) => !subtotals.has(leaf));
}

/** Rules of Peppol BIS Billing that it does not have: those of countries, and one on German invoices. */
export function isOfBillingAlone(id: string): boolean {
  return id === "PEPPOL-EN16931-P0112" || /^(?:DE|DK|GR|IS|IT|NL|NO|SE)-[RS]-/.test(id);
}
