/**
 * What the store holds of one account, for customers who ask for their data or want it erased. That no kind of entry is
 * missing here is held by a test that looks for an erased account in the whole store.
 *
 * Of records nobody can tell whose they are; feedback is kept without who sent it.
 */
import { isHeld } from "../domain/lifecycle.ts";
import { isKey, sha256 } from "../kit/secrets.ts";
import { type Account, accountOf, readAccount } from "./accounts.ts";
import { addressHasher, mailboxKeys } from "./addresses.ts";
import { needSameHashKey } from "./hash_key.ts";
import { type Key, keyOf, type Listed } from "./kv.ts";
import { revokeKey } from "./operator.ts";
import type { Stores } from "./stores.ts";

interface Owner {
  readonly id: string;
  /** Who it is at Stripe, and was. */
  readonly customers: ReadonlySet<unknown>;
  /** SHA-256 of the keys that it has and had. */
  readonly hashes: ReadonlySet<unknown>;
}

interface Kind {
  below(owner: Owner): Key;
  isOwn(entry: Listed<unknown>, owner: Owner): boolean;
  /** What stays in its place, where what it says must not become untrue. */
  readonly leaves?: string;
}

/** An entry of an account. */
export interface Holding extends Listed<unknown>, Pick<Kind, "leaves"> {}

const all = () => true;
const named = (kind: string): Kind => ({ below: () => [kind], isOwn: ({ value }, { id }) => value === id });
const ofCustomer = (kind: string): Kind => ({ below: () => [kind], isOwn: ({ key }, it) => it.customers.has(key[1]) });

/** But for its keys and customers, which tell that others are its own. */
const kinds: readonly Kind[] = [
  { below: ({ id }) => ["usage", id], isOwn: all },
  { below: ({ id }) => ["idempotency", id], isOwn: all },
  { below: () => ["answered"], isOwn: ({ value }, { hashes }) => hashes.has(fieldOf(value, "newHash")) },
  { below: () => ["purchase"], isOwn: ({ value }, { id }) => fieldOf(value, "account") === id },
  named("email"),
  // What is paid once is claimed once, also by somebody who is nobody any more.
  { ...named("claim"), leaves: "erased" },
  named("fix_payment"),
  ofCustomer("billing_due"),
  ofCustomer("billing_unknown"),
];

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Everything that is held of an account; the account itself comes last, where it is still there. */
export async function holdingsOf(stores: Stores, id: string): Promise<readonly Holding[]> {
  const { value: account } = await stores.kv.get<Account>(["account", id]);
  const naming = (kind: string) => Array.fromAsync(below(stores, [kind], ({ value }) => value === id));
  const [customers, keys] = await Promise.all([naming("customer"), naming("key")]);
  const [hashes, known] = [keys, customers].map((all) => all.map(({ key }) => key[1]));
  const owner: Owner = { id, hashes: new Set(hashes), customers: new Set([...known ?? [], account?.customer]) };
  const found: Holding[] = [];
  for (const { leaves, ...kind } of kinds) {
    const own = below(stores, kind.below(owner), (entry) => kind.isOwn(entry, owner));
    for await (const it of own) found.push(leaves === undefined ? it : { ...it, leaves });
  }
  // What tells the others that they are its own comes last, because it is erased in this order.
  return [...found, ...customers, ...keys, ...(account === null ? [] : [{ key: ["account", id], value: account }])];
}

async function* below({ kv }: Stores, prefix: Key, isOwn: (entry: Listed<unknown>) => boolean) {
  for await (const entry of kv.each<unknown>(prefix)) if (isOwn(entry)) yield entry;
}

/**
 * The id of the account that an e-mail address signed up for, that a key opens or opened, or that has this id; undefined where
 * nothing is held of it. Throws HashKeyError where addresses cannot be looked up, because EMAIL_HASH_KEY is not the store's.
 */
export async function ownerOf(stores: Stores, name: string): Promise<string | undefined> {
  if (name.includes("@")) return await byAddress(stores, name);
  if (isKey(name)) return (await accountOf(stores, await sha256(name)))?.account.id;
  return (await holdingsOf(stores, name)).length > 0 ? name : undefined;
}

async function byAddress(stores: Stores, address: string): Promise<string | undefined> {
  // In a store without addresses no key is another one than its own.
  if ((await stores.kv.list(["email"], 1)).length === 0) return undefined;
  await needSameHashKey(stores);
  const hashOf = await addressHasher(stores);
  const keys = await mailboxKeys(hashOf, address);
  const found = await Promise.all(keys.map(async (key) => (await stores.kv.get<string>(key)).value));
  return found.find((id) => id !== null) ?? undefined;
}

/** What was there until now. */
export type Erased =
  | { readonly ok: readonly Holding[] }
  /** It has a subscription that can still be paid for. */
  | { readonly error: "subscribed"; readonly account: Account };

/** Deletes in one commit. */
const TOGETHER = 50;

/**
 * Erases all that is held of an account. Its key is revoked first, so that nothing new is made with it. If it is interrupted,
 * repeating it finds what is left.
 */
export async function eraseAccount(stores: Stores, id: string): Promise<Erased> {
  const account = (await readAccount(stores, id))?.account;
  if (account !== undefined && isHeld(account)) return { error: "subscribed", account };
  if (account !== undefined) await revokeKey(stores, id);
  const entries = await holdingsOf(stores, id);
  for (let at = 0; at < entries.length; at += TOGETHER) {
    const commit = stores.kv.atomic();
    for (const { key, leaves } of entries.slice(at, at + TOGETHER)) {
      if (leaves === undefined) commit.delete(keyOf(key));
      else commit.set(keyOf(key), leaves);
    }
    await commit.commit();
  }
  return { ok: entries };
}
