/** What the operations of billing share. */
import { z } from "@hono/zod-openapi";
import { PaymentError } from "../domain/payments.ts";
import { LONGEST, paidWithin, type Shop } from "../billing/shop.ts";
import { billingEntry } from "../domain/log_entry.ts";
import { Problem } from "../domain/problems.ts";

/** What was asked of the payment provider, or the Problem that it is. What went wrong there is for the log, by its kind. */
export async function asked<T>({ stores: { clock }, log }: Shop, work: Promise<T>): Promise<T | Problem> {
  try {
    return await paidWithin(LONGEST, work);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log(billingEntry("provider_failed", clock(), { detail: error.fault }));
    return new Problem("billing_error", FAILED, { headers: { "Retry-After": "10" } });
  }
}

const FAILED =
  "The payment provider did not answer as expected, and nothing was bought or charged. Try again in a minute.";

export function notSold(): Problem {
  return new Problem("billing_not_enabled", "Payments are not configured on this server, and nothing was bought.");
}

/** The id of a transaction, which is a credential. */
export const transactionId = z.string("it is missing or no text; send the id of the payment").openapi({
  example: "cs_123",
  description: "The payment's id: transaction_id of the checkout. Anyone who knows it can claim what was bought.",
});

/** The form of the ids of Checkout Sessions. */
export function isTransactionId(text: string): boolean {
  return /^cs_[0-9A-Za-z_]{1,250}$/.test(text);
}
