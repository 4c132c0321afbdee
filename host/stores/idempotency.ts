/**
 * Repeats of a request: the same Idempotency-Key with the same request within 24 h is charged once. Only hashes are kept,
 * and only of requests that were charged.
 *
 *     ["idempotency", account, SHA-256 of the Idempotency-Key]   hash of the request, until when it is remembered, and the
 *                                                                record that was stored with it
 */
import type { Key } from "./kv.ts";
import type { Account } from "./accounts.ts";
import { DAY } from "../kit/calendar.ts";
import { type Content, sha256 } from "../kit/secrets.ts";
import type { RecordPlace } from "./records.ts";
import type { Stores } from "./stores.ts";

/** A request with an Idempotency-Key, for `claim` before the work and `charge` after it. */
export interface Ticket {
  readonly key: Key;
  readonly request: string;
}

export interface Claim {
  readonly request: string;
  readonly expires: number;
  /** The record that came with the answer; a repeat is answered with it, and stores none. */
  readonly record?: RecordPlace;
}

/**
 * The ticket of a request, by its key and its body alone: a client that repeats a request in another format, or elsewhere,
 * is charged once. It belongs to the account, so that it outlives a rotation.
 */
export async function ticketOf(
  { id }: Account,
  idempotencyKey: string,
  { body }: { readonly body: Content },
): Promise<Ticket> {
  const [key, request] = await Promise.all([sha256(idempotencyKey), sha256(body)]);
  return { key: ["idempotency", id, key], request };
}

/** `repeat`: it was charged already and is answered for nothing; `reused`: the key belongs to another request. */
export type Standing = "new" | "repeat" | "reused";

/** How a ticket stands before the work is done. `charge` decides again, because another may be faster. */
export async function claim({ kv, clock }: Stores, ticket: Ticket): Promise<Standing> {
  return standing(ticket, (await kv.get<Claim>(ticket.key)).value, clock());
}

export function standing({ request }: Ticket, found: Claim | null, now: number): Standing {
  if (found === null || found.expires <= now) return "new";
  return found.request === request ? "repeat" : "reused";
}

/** How long a charge is remembered under its Idempotency-Key. */
export const REMEMBERED = DAY;
