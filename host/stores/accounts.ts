/**
 * Accounts and their keys. The hash of a key leads to an account, and the account names the hash of the one key that opens
 * it; tier, usage and all else belong to the account. So a rotation changes one entry, and everything else stays where it is.
 *
 *     ["key", SHA-256 of the key]     the account's id; stays when the key is retired, so that it is known as retired
 *     ["account", id]                 the account
 */
import type { Account, LastRead } from "./account.ts";
import { inEffect as inEffectOf, type Paying } from "../domain/lifecycle.ts";
import type { Atomic, Key, Read } from "./kv.ts";
import { keyHashOf } from "../kit/key_hash.ts";
import { isKey, newKey, sha256 } from "../kit/secrets.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import type { Stores } from "./stores.ts";

export type { Account, Checkout } from "./account.ts";

/** A new key. This is the only time that it can be read. */
export interface NewKey {
  readonly key: string;
  readonly tier: Tier;
  readonly monthly_limit: number;
  readonly created: string;
  readonly warning: string;
}

export const KEEP_IT =
  "This key is shown once and cannot be recovered. Store it now, on your server and not in a browser.";

export interface Grant {
  readonly tier: Tier;
  readonly label?: string;
  /** ISO 8601, for a tier of limited time. */
  readonly tierExpires?: string;
}

/** Makes an account by hand, without an e-mail address. */
export async function createKey(stores: Stores, grant: Grant): Promise<NewKey & { readonly id: string }> {
  const { account, key } = await newAccount(stores, { ...grant, origin: "granted" });
  // A caller that was told that the store was busy cannot undo an account whose key was never shown.
  await store(stores.kv.atomic(), account).commit({ toTheEnd: true });
  return { id: account.id, ...newKeyOf(account, key) };
}

/** A new account with its key; nothing is stored yet. */
export async function newAccount(
  { clock, random }: Stores,
  what: Grant & Pick<Account, "origin">,
): Promise<{ readonly account: Account; readonly key: string }> {
  const key = newKey(random);
  const created = new Date(clock()).toISOString();
  const account = {
    id: random(8).toHex(),
    keyHash: await sha256(key),
    ...what,
    created,
    pastDue: false,
    rotations: { day: created.slice(0, 10), count: 0 },
  };
  return { account, key };
}

export function newKeyOf({ tier, created }: Account, key: string): NewKey {
  return { key, tier, monthly_limit: allowances[tier], created, warning: KEEP_IT };
}

/** Adds to a commit that the account is stored, and found by its key. */
export function store(atomic: Atomic, account: Account): Atomic {
  return atomic.set(["account", account.id], account).set(["key", account.keyHash], account.id);
}

/** An account as it was read, for a commit that changes it. */
export interface Held {
  readonly account: Account;
  readonly versionstamp: string | null;
}

/** The account with an id. A tier whose time is over counts as free; the next change of the account writes that down. */
export async function readAccount({ kv, clock }: Stores, id: string): Promise<Held | undefined> {
  return heldIn(await kv.get<Account>(entryOf(id)), clock());
}

function heldIn({ value, versionstamp }: Read<Account>, now: number): Held | undefined {
  return value === null ? undefined : { account: inEffect(value, now), versionstamp };
}

function entryOf(id: string): Key {
  return ["account", id];
}

export function inEffect(account: Account, now: number): Account {
  return withPaying(account, inEffectOf(account, now));
}

/** The account with all that depends on payments exchanged. */
export function withPaying(account: Account, paying: Paying): Account {
  const { tier: _tier, tierExpires: _until, pastDue: _late, granted: _granted, subscription: _paid, ...rest } = account;
  return { ...rest, ...paying };
}

/** The account that a key leads to, whether or not the key still opens it. */
export async function accountOf(stores: Stores, keyHash: string): Promise<Held | undefined> {
  const id = lastRead(stores, keyHash)?.id ?? (await stores.kv.get<string>(["key", keyHash])).value;
  if (id === null) return undefined;
  return heldIn(remembered(stores, keyHash, id, await stores.kv.get<Account>(entryOf(id))), stores.clock());
}

/** What was last read of the account that a key leads to. */
function lastRead({ accounts }: Stores, keyHash: string): LastRead | undefined {
  // Found by the hash of a secret of 238 bits, which no timing of the search gives away.
  return accounts?.get(keyHash);
}

function remembered({ accounts }: Stores, keyHash: string, id: string, read: Read<Account>): Read<Account> {
  accounts?.set(keyHash, { id, read });
  return read;
}

/**
 * The account that a key opened when it was last read here; undefined where it did not, or nothing is known. It may be another by
 * now: what is done for it has to check its versionstamp (`checkAccount`), or read the account.
 */
export function rememberedAccount(stores: Stores, key: string): Held | undefined {
  if (!isKey(key)) return undefined;
  const keyHash = keyHashOf(key);
  const last = lastRead(stores, keyHash);
  const held = last === undefined ? undefined : heldIn(last.read, stores.clock());
  return held !== undefined && !("error" in openedBy(held, keyHash)) ? held : undefined;
}

/** Has a commit fail where an account is not any more what it was. */
export function checkAccount(atomic: Atomic, { account: { id }, versionstamp }: Held): Atomic {
  return atomic.check({ key: entryOf(id), versionstamp });
}

/** That a key opens nothing, or nothing any more. */
export interface NotOpened {
  readonly error: "invalid_api_key" | "key_rotated";
}

export type Authenticated<Beside = never> =
  | { readonly account: Account; readonly beside?: Read<Beside> | undefined }
  | NotOpened;

/**
 * Whose key it is. A key that rotation retired is distinguished from one that was never issued or is revoked. `beside` names
 * what else will be needed of the account: it is read along with it, where the key is known already.
 */
export async function authenticate<Beside = never>(
  stores: Stores,
  key: string,
  beside?: (id: string) => Key,
): Promise<Authenticated<Beside>> {
  if (!isKey(key)) return { error: "invalid_api_key" };
  const keyHash = keyHashOf(key);
  const id = lastRead(stores, keyHash)?.id;
  if (id === undefined || beside === undefined) return openedBy(await accountOf(stores, keyHash), keyHash);
  const [read, other] = await stores.kv.both<Account, Beside>(entryOf(id), beside(id));
  const found = openedBy(heldIn(remembered(stores, keyHash, id, read), stores.clock()), keyHash);
  return "error" in found ? found : { ...found, beside: other };
}

/** Whether a key opens the account that it leads to. */
export function openedBy(held: Held | undefined, keyHash: string): Authenticated {
  if (held === undefined) return { error: "invalid_api_key" };
  const { account } = held;
  if (account.keyHash !== keyHash) return { error: "key_rotated" };
  return account.revoked === undefined ? { account } : { error: "invalid_api_key" };
}
