/**
 * Repeats of a request: the same Idempotency-Key with the same document, operation and options within 24 h is charged once.
 * Only hashes are kept, and only of requests that were charged.
 *
 *     ["idempotency", account, SHA-256 of the Idempotency-Key]   hash of the document, hash of what was asked of it, until
 *                                                                when it is remembered, and the record that was stored
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
  /** SHA-256 of the document, or of what else was sent. */
  readonly request: string;
  /** SHA-256 of the operation and its options. */
  readonly asked: string;
}

export interface Claim {
  readonly request: string;
  /** Marks that earlier versions left have none: they are repeated by their document alone, as they were then. */
  readonly asked?: string;
  readonly expires: number;
  /** The record that came with an answer; a repeat is answered with it. */
  readonly record?: RecordPlace;
}

/** What tells a request from others. */
export interface Fingerprint {
  readonly body: Content;
  /** The id of the operation. */
  readonly operation: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The ticket of a request, by its key, its body, its operation and what of its options makes another answer of it: a client
 * that repeats it in another format or language is charged once. It belongs to the account, so that it outlives a rotation.
 */
export async function ticketOf(
  { id }: Account,
  idempotencyKey: string,
  { body, operation, options }: Fingerprint,
): Promise<Ticket> {
  const told = Object.entries(options).filter(([name, value]) => value !== undefined && !sameAnswer.has(name));
  const [key, request, asked] = await Promise.all([
    sha256(idempotencyKey),
    sha256(body),
    sha256(JSON.stringify([operation, told.toSorted(([a], [b]) => a < b ? -1 : 1)])),
  ]);
  return { key: ["idempotency", id, key], request, asked };
}

/** Options by which the same answer is given in another form, is stored as well, or is read of a longer document. */
const sameAnswer: ReadonlySet<string> = new Set(["format", "lang", "record", "max_characters"]);

/** `repeat`: it was charged already and is answered for nothing; `reused`: the key belongs to another request. */
export type Standing = "new" | "repeat" | "reused";

/** How a ticket comes before the work is done. `charge` decides again, because another may be faster. */
export async function claim({ kv, clock }: Stores, ticket: Ticket): Promise<Standing> {
  return standing(ticket, (await kv.get<Claim>(ticket.key)).value, clock());
}

export function standing({ request, asked }: Ticket, found: Claim | null, now: number): Standing {
  // Twice as long ahead is what a clock that was ahead has left; the clocks of several machines differ by less.
  if (found === null || found.expires <= now || found.expires - now > 2 * REMEMBERED) return "new";
  return found.request === request && (found.asked ?? asked) === asked ? "repeat" : "reused";
}

/** How long a charge is remembered under its Idempotency-Key. */
export const REMEMBERED = DAY;

/** Whether two tickets are of the same Idempotency-Key of the same account. */
export function isSame(one: Ticket, other: Ticket): boolean {
  return one.key.every((part, at) => part === other.key[at]);
}
