/**
 * Answers that carry a new key, for whom they did not reach: a sign-up, a claim and a rotation with an Idempotency-Key can be
 * asked for again for 24 hours, with the same bytes, and are answered alike as long as the key in them opens its account.
 * What is kept is sealed by what the request alone has, so that the store tells nobody the key.
 *
 *     ["answered", SHA-256 of what opens it]   the sealed answer, the hash of the key in it, and until when it is given
 */
import { type Content, type Opener, seal, type Sealed, sha256, unseal } from "../kit/secrets.ts";
import { accountOf } from "./accounts.ts";
import { DAY } from "../kit/calendar.ts";
import type { Atomic, Key } from "./kv.ts";
import type { Stores } from "./stores.ts";

/** Milliseconds in which an answer can be asked for again. */
const REPEATABLE = DAY;

/** A request that can be repeated: its Idempotency-Key and its bytes. */
export interface Repeatable {
  readonly idempotencyKey: string;
  readonly body: Content;
}

/** Where an answer is kept, and what opens it. */
export interface Replay {
  readonly key: Key;
  readonly opener: Opener;
}

interface Answered {
  /** SHA-256 of the new key. */
  readonly newHash: string;
  readonly sealed: Sealed;
  readonly expires: number;
}

/**
 * The replay of a request. `kind` keeps those of several routes apart; `owner` is what else only the sender knows or has: the
 * key that is replaced, the payment that is claimed.
 */
export async function replayOf(kind: string, { idempotencyKey, body }: Repeatable, owner: string): Promise<Replay> {
  // None but the last can have a line break.
  const secret = [kind, idempotencyKey, await sha256(body), owner].join("\n");
  return { key: ["answered", await sha256(`name of ${secret}`)], opener: { secret, context: kind } };
}

/** The answer that the same request got before. */
export async function replayed<T>(stores: Stores, { key, opener }: Replay): Promise<T | undefined> {
  const { value } = await stores.kv.get<Answered>(key);
  if (value === null || value.expires <= stores.clock()) return undefined;
  const account = (await accountOf(stores, value.newHash))?.account;
  if (account?.keyHash !== value.newHash || account.revoked !== undefined) return undefined;
  const text = await unseal(value.sealed, opener);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Adds to the commit that makes the key in an answer that the answer is kept. Both are stored, or neither. */
export async function keep(
  { clock, random }: Stores,
  commit: Atomic,
  { key, opener }: Replay,
  answer: { readonly key: string },
): Promise<void> {
  const [newHash, sealed] = await Promise.all([sha256(answer.key), seal(JSON.stringify(answer), opener, random)]);
  const value: Answered = { newHash, sealed, expires: clock() + REPEATABLE };
  commit.set(key, value, { expireIn: REPEATABLE });
}
