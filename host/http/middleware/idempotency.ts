/** Repeats of a request: `Idempotency-Key` (decisions, Errors, headers, limits). */
import { idempotencyKey } from "../openapi/parameters.ts";
import { Problem } from "../../problems.ts";
import type { Ctx, Service } from "../service.ts";
import { claim, type Standing, ticketOf } from "../../stores/idempotency.ts";

/**
 * Notes what the request is under its Idempotency-Key, for the charge, and gives how it stands: a repeat costs nothing.
 * undefined without such a header, and where nothing is metered. Throws the Problem of a key with another request.
 */
export async function standingOf(
  c: Ctx,
  body: Uint8Array<ArrayBuffer>,
  { stores }: Pick<Service, "stores">,
): Promise<Standing | undefined> {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!idempotencyKey.test(key)) {
    throw new Problem("bad_request", "Idempotency-Key must be 1 to 255 printable ASCII characters.");
  }
  const account = c.get("account");
  if (account === undefined) return undefined;
  const { pathname, search } = new URL(c.req.url);
  const ticket = await ticketOf(account, key, { target: pathname + search, body });
  c.set("ticket", ticket);
  const standing = await claim(stores, ticket);
  if (standing === "reused") throw reused();
  return standing;
}

export function reused(): Problem {
  const message =
    "This Idempotency-Key was used for another request within 24 hours. Send a new one with each document.";
  return new Problem("idempotency_key_reused", message);
}
