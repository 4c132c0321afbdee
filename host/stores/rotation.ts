/** Rotation: a new key for the account of the old one. Nothing moves, for everything belongs to the account. */
import { type Atomic, retried } from "./kv.ts";
import { accountOf, allowances, type Held, KEEP_IT, store, type Tier } from "./accounts.ts";
import { dayOf } from "./calendar.ts";
import { isKey, newKey, sha256 } from "../secrets.ts";
import type { Stores } from "./stores.ts";
import { usageOf } from "./usage.ts";

/** Rotations of a key a UTC day (specification, Limits). */
const ROTATIONS_A_DAY = 3;

/** The specification's rotation result. */
export interface Rotation {
  readonly key: string;
  readonly tier: Tier;
  readonly monthly_limit: number;
  readonly period: string;
  readonly used: number;
  readonly remaining: number;
  readonly resets_at: string;
  readonly created: string;
  readonly rotated_at: string;
  readonly rotations_remaining_today: number;
  readonly warning: string;
}

export type Refused = "invalid_api_key" | "rotation_already_done" | "rotation_rate_limited";
export type Rotated =
  | { readonly ok: Rotation }
  | { readonly error: Refused }
  /** The cause is for the log. */
  | { readonly error: "rotation_failed"; readonly cause: unknown };

/**
 * Retires a key for a new one. Of several at once one wins; for the others the rotation is already done. It fails when the
 * store cannot be written: then nothing changed, and the old key still works.
 */
export async function rotate(stores: Stores, key: string): Promise<Rotated> {
  if (!isKey(key)) return { error: "invalid_api_key" };
  const next = newKey(stores.random);
  const [oldHash, newHash] = await Promise.all([sha256(key), sha256(next)]);
  try {
    return await retried(stores.patience, async () => {
      const held = await accountOf(stores, oldHash);
      if (held === undefined) return { error: "invalid_api_key" };
      const now = stores.clock();
      const refused = refusal(held, oldHash, now);
      if (refused !== undefined) return { error: refused };
      return await swap(stores, held, { next, newHash, now });
    });
  } catch (cause) {
    return { error: "rotation_failed", cause };
  }
}

function refusal({ account }: Held, keyHash: string, now: number): Refused | undefined {
  if (account.keyHash !== keyHash) return "rotation_already_done";
  if (account.revoked !== undefined) return "invalid_api_key";
  return rotationsOn(account.rotations, now) >= ROTATIONS_A_DAY ? "rotation_rate_limited" : undefined;
}

function rotationsOn({ day, count }: Held["account"]["rotations"], now: number): number {
  return day === dayOf(now) ? count : 0;
}

interface Swap {
  readonly next: string;
  readonly newHash: string;
  readonly now: number;
}

/** undefined when the account was changed meanwhile. */
async function swap(
  stores: Stores,
  { account, versionstamp }: Held,
  { next, newHash, now }: Swap,
): Promise<Rotated | undefined> {
  // Read before the commit: once the old key is retired, nothing may fail before the new one is handed over.
  const { tier, period, used, remaining, resetsAt } = await usageOf(stores, account);
  const count = rotationsOn(account.rotations, now) + 1;
  const rotated = { ...account, keyHash: newHash, rotations: { day: dayOf(now), count } };
  const change = store(stores.kv.atomic(), rotated).check({ key: ["account", account.id], versionstamp });
  if (!await committed(stores, change, newHash)) return undefined;
  return {
    ok: {
      key: next,
      tier,
      monthly_limit: allowances[tier],
      period,
      used,
      remaining,
      resets_at: resetsAt.toISOString(),
      created: account.created,
      rotated_at: new Date(now).toISOString(),
      rotations_remaining_today: ROTATIONS_A_DAY - count,
      warning: KEEP_IT,
    },
  };
}

/** Commits. The answer of a KV server can get lost on its way; then what is stored says whether the key was swapped. */
async function committed(stores: Stores, change: Atomic, newHash: string): Promise<boolean> {
  try {
    return (await change.commit()).ok;
  } catch (error) {
    const held = await accountOf(stores, newHash);
    if (held?.account.keyHash !== newHash) throw error;
    return true;
  }
}
