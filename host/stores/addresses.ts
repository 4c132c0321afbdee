/** Addresses of people are recognised by a keyed hash, and not kept. */
import { type Key, retried } from "./kv.ts";
import { hmac, hmacKey } from "../kit/secrets.ts";
import type { Stores } from "./stores.ts";

/** Where the store keeps the key that it made for itself, if it did. */
export const OWN_HASH_KEY: Key = ["secret", "email_hash_key"];

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
    const { value, versionstamp } = await kv.get<Uint8Array<ArrayBuffer>>(OWN_HASH_KEY);
    if (value !== null) return value;
    await kv.atomic().check({ key: OWN_HASH_KEY, versionstamp }).set(OWN_HASH_KEY, random(32)).commit();
    return undefined;
  });
}

/** Domains whose mailboxes are found with and without dots before the @, and the domain that all of them go by. */
const dotless: ReadonlyMap<string, string> = new Map([["gmail.com", "gmail.com"], ["googlemail.com", "gmail.com"]]);

/** The mailbox that an e-mail address leads to, for the rule of one free key each: without case, tags, and dots that are ignored. */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = name.split("+", 1).find((start) => start !== "") ?? name;
  const home = dotless.get(domain);
  return home === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll(".", "")}@${home}`;
}
