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

/** The key of this store, made for the first caller. */
function ownKey({ kv, random, patience }: Stores): Promise<Uint8Array<ArrayBuffer>> {
  return retried(patience, async () => {
    const { value, versionstamp } = await kv.get<Uint8Array<ArrayBuffer>>(OWN_HASH_KEY);
    if (value !== null) return value;
    await kv.atomic().check({ key: OWN_HASH_KEY, versionstamp }).set(OWN_HASH_KEY, random(32)).commit();
    return undefined;
  });
}

/** A provider, and how it takes the name of a mailbox. */
interface Provider {
  /** The domain that all of its domains go by. */
  readonly home: string;
  /** What it ignores in names. */
  readonly ignored: RegExp;
}

const gmail: Provider = { home: "gmail.com", ignored: /\./g };
const proton: Provider = { home: "proton.me", ignored: /[._-]/g };
const icloud: Provider = { home: "icloud.com", ignored: /(?!)/g };

const providers: ReadonlyMap<string, Provider> = new Map([
  ["gmail.com", gmail],
  ["googlemail.com", gmail],
  ["proton.me", proton],
  ["protonmail.com", proton],
  ["pm.me", proton],
  ["icloud.com", icloud],
  ["me.com", icloud],
  ["mac.com", icloud],
]);

/** The mailbox that an e-mail address leads to, for the rule of one free key each: without case, tags, and dots that are ignored. */
export function mailboxOf(email: string): string {
  const [address, domain] = partsOf(email);
  // Dots at the ends, in a row, and before a tag are allowed by no provider, and by the form of a field of HTML.
  const start = address.split("+").find((it) => it.replaceAll(".", "") !== "") ?? address;
  const name = start.split(".").filter((it) => it !== "").join(".");
  const provider = providers.get(domain);
  return provider === undefined ? `${name}@${domain}` : `${name.replace(provider.ignored, "")}@${provider.home}`;
}

/** The form in which earlier versions keep the mailbox of an address, which may be another one. */
export function formerMailboxOf(email: string): string {
  const [address, domain] = partsOf(email);
  const untagged = address.split("+", 1).find((it) => it !== "") ?? address;
  const isGmail = providers.get(domain) === gmail;
  return isGmail ? `${untagged.replaceAll(".", "")}@${gmail.home}` : `${untagged}@${domain}`;
}

function partsOf(email: string): readonly [name: string, domain: string] {
  const address = email.trim().normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  return [address.slice(0, at), address.slice(at + 1)];
}

/** Where the store has the account of an address: under the mailbox of this version and, where that is another, of earlier ones. */
export async function mailboxKeys(
  hashOf: Awaited<ReturnType<typeof addressHasher>>,
  email: string,
): Promise<readonly [Key, ...Key[]]> {
  const [own, former] = [mailboxOf(email), formerMailboxOf(email)];
  const key = async (mailbox: string): Promise<Key> => ["email", await hashOf("email", mailbox)];
  return own === former ? [await key(own)] : [await key(own), await key(former)];
}
