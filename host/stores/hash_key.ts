/**
 * A store remembers by which EMAIL_HASH_KEY its addresses were hashed. With another, every address would be a new one, and
 * get another free key.
 *
 *     ["secret", "email_hash_key_id"]   what tells the keys apart and says nothing about them
 */
import { hmac, hmacKey } from "../kit/secrets.ts";
import { OWN_HASH_KEY } from "./addresses.ts";
import { type Key, retried } from "./kv.ts";
import type { Stores } from "./stores.ts";

const ID: Key = ["secret", "email_hash_key_id"];

/** Says what is wrong with the EMAIL_HASH_KEY for this store, and what to do. */
export class HashKeyError extends Error {}

/** Throws HashKeyError for another key than the one that the store was made with; the first one that is used is noted. */
export function needSameHashKey({ kv, emailHashKey, patience }: Stores): Promise<true> {
  return retried(patience, async () => {
    const [known, own] = await Promise.all([kv.get<string>(ID), kv.get(OWN_HASH_KEY)]);
    const id = emailHashKey === undefined
      ? undefined
      : (await hmac(await hmacKey(emailHashKey), ID.join(" "))).slice(0, 16);
    if (id !== undefined && own.value !== null) throw new HashKeyError(TAKE_IT_OUT);
    if (id === undefined && known.value !== null) throw new HashKeyError(`EMAIL_HASH_KEY is not set, ${SET_IT}`);
    if (id === undefined || known.value === id) return true;
    if (known.value !== null) throw new HashKeyError(`EMAIL_HASH_KEY is another one, ${SET_IT}`);
    await kv.atomic().check({ key: ID, versionstamp: known.versionstamp }).set(ID, id).commit();
    return undefined;
  });
}

const SET_IT =
  "and the addresses in this store were hashed with the one that it was made with. Set that one, or name " +
  "another store in KV_PATH";
const TAKE_IT_OUT = "EMAIL_HASH_KEY is set, and the addresses in this store were hashed with a key of its own. Take " +
  "EMAIL_HASH_KEY out, or name another store in KV_PATH";
