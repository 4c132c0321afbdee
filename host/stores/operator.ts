/** What the operator does with accounts: look at them, and revoke their keys. */
import { retried } from "./kv.ts";
import { isKey, sha256 } from "../kit/secrets.ts";
import { type Account, accountOf, type Held, inEffect, readAccount, store } from "./accounts.ts";
import type { Stores } from "./stores.ts";

/** All accounts, the oldest first. */
export async function listAccounts({ kv, clock }: Stores): Promise<readonly Account[]> {
  const accounts = await Array.fromAsync(kv.each<Account>(["account"]), ({ value }) => inEffect(value, clock()));
  return accounts.sort((a, b) => Date.parse(a.created) - Date.parse(b.created));
}

export type Revoked =
  | { readonly ok: Account }
  | { readonly error: "not_found" }
  /** Several ids begin so. */
  | { readonly error: "ambiguous"; readonly ids: readonly string[] }
  /** The key was retired by rotation and opens nothing; the account has another. */
  | { readonly error: "key_rotated"; readonly account: Account }
  | { readonly error: "already_revoked"; readonly account: Account };

/** Revokes a key, named by itself, by its account's id, or by the beginning of that. Nothing is deleted. */
export async function revokeKey(stores: Stores, keyOrId: string): Promise<Revoked> {
  const keyHash = isKey(keyOrId) ? await sha256(keyOrId) : undefined;
  const ids = keyHash === undefined ? await idsThatBegin(stores, keyOrId) : [];
  if (ids.length > 1) return { error: "ambiguous", ids };
  const [id = ""] = ids;
  return await retried(stores.patience, async (): Promise<Revoked | undefined> => {
    const held = await (keyHash === undefined ? readAccount(stores, id) : accountOf(stores, keyHash));
    if (held === undefined) return { error: "not_found" };
    const { account } = held;
    if (keyHash !== undefined && account.keyHash !== keyHash) return { error: "key_rotated", account };
    if (account.revoked !== undefined) return { error: "already_revoked", account };
    return await revoke(stores, held);
  });
}

/** undefined when the account was changed meanwhile. */
async function revoke({ kv, clock }: Stores, { account, versionstamp }: Held): Promise<Revoked | undefined> {
  const revoked = { ...account, revoked: new Date(clock()).toISOString() };
  const { ok } = await store(kv.atomic(), revoked).check({ key: ["account", account.id], versionstamp }).commit();
  return ok ? { ok: revoked } : undefined;
}

async function idsThatBegin({ kv }: Stores, start: string): Promise<readonly string[]> {
  if (start === "") return [];
  const ids = await Array.fromAsync(kv.each<Account>(["account"]), ({ value }) => value.id);
  return ids.filter((id) => id.startsWith(start));
}
