/** Addresses of people are recognised by a keyed hash, and not kept. */
import { type Key, retried } from "./kv.ts";
import { hmac, hmacKey } from "../secrets.ts";
import type { Stores } from "./stores.ts";

const OWN_KEY: Key = ["secret", "email_hash_key"];

/** Gives the hash of an address; the kind keeps the hashes of e-mail and of client addresses apart. */
export async function addressHasher(
  stores: Stores,
): Promise<(kind: "email" | "client", address: string) => Promise<string>> {
  const key = await hmacKey(stores.emailHashKey ?? await ownKey(stores));
  return (kind, address) => hmac(key, `${kind}:${address}`);
}

/** The key of this store, which the first who asks makes. */
function ownKey({ kv, random, patience }: Stores): Promise<Uint8Array<ArrayBuffer>> {
  return retried(patience, async () => {
    const { value, versionstamp } = await kv.get<Uint8Array<ArrayBuffer>>(OWN_KEY);
    if (value !== null) return value;
    await kv.atomic().check({ key: OWN_KEY, versionstamp }).set(OWN_KEY, random(32)).commit();
    return undefined;
  });
}
