/** What the buyer gets back: an invoice that was paid by more than it comes to, or that takes an earlier one back. */
import { type Invoice, isCreditNote } from "../../mod.ts";
import { digitsOf, isZero, negated } from "./format.ts";

/** The amount in the buyer's favour (BT-115 below zero); undefined where there is none. A credit note states it as it is. */
export function inFavour({ invoiceTypeCode, totals }: Invoice): string | undefined {
  const due = totals?.payableAmount;
  if (due === undefined || isZero(due) || isCreditNote(invoiceTypeCode ?? "")) return undefined;
  return digitsOf(`${due}`)?.negative === true ? negated(due) : undefined;
}
