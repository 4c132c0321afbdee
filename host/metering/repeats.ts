/** Repeats of a request: `Idempotency-Key` (decisions, Errors, headers, limits). */
import { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import type { Account } from "../stores/accounts.ts";
import { claim, type Fingerprint, type Ticket, ticketOf } from "../stores/idempotency.ts";
import type { Stores } from "../stores/stores.ts";

/** Printable ASCII; HTTP takes space at the ends away. */
export const idempotencyKey = /^[!-~](?:[ -~]{0,253}[!-~])?$/;

/** The Problem of an invalid Idempotency-Key. */
export function unusable(key: string): Problem | undefined {
  if (idempotencyKey.test(key)) return undefined;
  return problem("unusable_idempotency_key");
}

/** A request by its Idempotency-Key, and whether it was charged before; or the Problem of a key with another request. */
export async function repeated(
  stores: Stores,
  account: Account,
  key: string,
  fingerprint: Fingerprint,
): Promise<{ readonly ticket: Ticket; readonly isRepeat: boolean } | Problem> {
  const ticket = await ticketOf(account, key, fingerprint);
  const standing = await claim(stores, ticket);
  return standing === "reused" ? reused() : { ticket, isRepeat: standing === "repeat" };
}

export function reused(): Problem {
  const message =
    "This Idempotency-Key was used for another request within 24 hours: another document, operation or option. Send a new " +
    "one with each.";
  return new Problem("idempotency_key_reused", message);
}
