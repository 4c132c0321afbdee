/** Rotation: a new key for the account of the old one. Nothing moves, because everything belongs to the account. */
import { type Atomic, retried } from "./kv.ts";
import { type Account, accountOf, type Held, KEEP_IT, store } from "./accounts.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import { dayOf } from "../kit/calendar.ts";
import { isKey, newKey, sha256 } from "../kit/secrets.ts";
import { keep, type Repeatable, type Replay, replayed, replayOf } from "./replays.ts";
import type { Stores } from "./stores.ts";
import { type Usage, usageOf } from "./usage.ts";

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
 * Retires a key for a new one. Of several at once one wins; for the others the rotation is already done, or they are told the
 * same new key where they share its Idempotency-Key and its bytes. It fails when the store cannot be written: then nothing changed, and the
 * old key still works.
 */
export async function rotate(stores: Stores, key: string, repeatable?: Repeatable): Promise<Rotated> {
  if (!isKey(key)) return { error: "invalid_api_key" };
  const next = newKey(stores.random);
  const [hash, newHash] = await Promise.all([sha256(key), sha256(next)]);
  const replay = repeatable === undefined ? undefined : await replayOf("rotation", repeatable, key);
  try {
    return await retried(stores.patience, async (): Promise<Rotated | undefined> => {
      const held = await accountOf(stores, hash);
      if (held === undefined) return { error: "invalid_api_key" };
      const now = stores.clock();
      const refused = refusal(held, hash, now);
      if (refused === undefined) return await swap(stores, held, { replay, next, newHash, now });
      const isDone = refused === "rotation_already_done" && replay !== undefined;
      const again = isDone ? await replayed<Rotation>(stores, replay) : undefined;
      return again === undefined ? { error: refused } : { ok: again };
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
  readonly replay: Replay | undefined;
  readonly next: string;
  readonly newHash: string;
  readonly now: number;
}

/** undefined when the account was changed meanwhile. */
async function swap(
  stores: Stores,
  { account, versionstamp }: Held,
  { replay, next, newHash, now }: Swap,
): Promise<Rotated | undefined> {
  // Read before the commit: once the old key is retired, nothing may fail before the new one is handed over.
  const usage = await usageOf(stores, account);
  const count = rotationsOn(account.rotations, now) + 1;
  const rotated = { ...account, keyHash: newHash, rotations: { day: dayOf(now), count } };
  const ok = resultOf(rotated, usage, next, now);
  // Where the store is locked, this is where it ends: the commit is waited for to its end, as the new key goes with it.
  await stores.kv.probe();
  const change = store(stores.kv.atomic(), rotated).check({ key: ["account", account.id], versionstamp });
  if (replay !== undefined) await keep(stores, change, replay, ok);
  return await committed(stores, change, newHash) ? { ok } : undefined;
}

function resultOf({ created, rotations }: Account, usage: Usage, key: string, now: number): Rotation {
  const { tier, period, used, remaining, resetsAt } = usage;
  return {
    key,
    tier,
    monthly_limit: allowances[tier],
    period,
    used,
    remaining,
    resets_at: resetsAt.toISOString(),
    created,
    rotated_at: new Date(now).toISOString(),
    rotations_remaining_today: ROTATIONS_A_DAY - rotations.count,
    warning: KEEP_IT,
  };
}

/**
 * Commits. The answer of a KV server can get lost on its way, or be that to a second attempt; then what is stored says whether
 * the key was swapped.
 */
async function committed(stores: Stores, change: Atomic, newHash: string): Promise<boolean> {
  const isSwapped = async () => (await accountOf(stores, newHash))?.account.keyHash === newHash;
  try {
    return (await change.commit({ toTheEnd: true })).ok || await isSwapped();
  } catch (error) {
    if (!await isSwapped()) throw error;
    return true;
  }
}
