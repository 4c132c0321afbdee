/** Stores in memory, with a clock that the test sets. */
import type { Location, Verdict } from "../../engine/mod.ts";
import type { Fingerprint } from "../../host/domain/fingerprint.ts";
import type { SigningKey } from "../../host/domain/receipts.ts";
import { type Kv, type Patience, patientKv } from "../../host/stores/kv.ts";
import { type Account, authenticate, createKey, type Grant } from "../../host/stores/accounts.ts";
import { addRecord, draftRecord, type ValidationRecord } from "../../host/stores/records.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";

/** Waits as long as it takes others to get their turn. */
const hasty: Patience = { wait: () => new Promise((resolve) => setTimeout(resolve)), jitter: Math.random };

/** When tests begin, also those with several processes: a month's end in the middle of a test would change its outcome. */
const start = Date.parse("2026-11-21T10:00:00Z");

/** The stores in a file, at a time that stands still. */
export async function storesAt(file: string): Promise<Stores> {
  return { ...await openStores(file), clock: () => start };
}

export interface Testing {
  readonly stores: Stores;
  /** Sets the clock. */
  at(iso: string): void;
}

export async function withStores(
  work: (testing: Testing) => Promise<void>,
  changes: Partial<Stores> = {},
): Promise<void> {
  const kv = patientKv(await Deno.openKv(":memory:"), hasty);
  let now = start;
  const stores = { kv, patience: hasty, clock: () => now, random: randomBytes, ...changes };
  try {
    await work({ stores, at: (iso) => void (now = Date.parse(iso)) });
  } finally {
    kv.close();
  }
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A new key, and the account that it opens. */
export async function granted(
  stores: Stores,
  grant: Grant,
): Promise<{ readonly key: string; readonly account: Account }> {
  const { key } = await createKey(stores, grant);
  return { key, account: await accountWith(stores, key) };
}

export async function accountWith(stores: Stores, key: string): Promise<Account> {
  const found = await authenticate(stores, key);
  if ("error" in found) throw new Error(`The key opens nothing: ${found.error}`);
  return found.account;
}

/** The stores, with another way to commit. */
export function committing(
  stores: Stores,
  commit: (real: () => Promise<{ ok: boolean }>) => Promise<{ ok: boolean }>,
): Stores {
  const atomic = (): ReturnType<Kv["atomic"]> => {
    const real = stores.kv.atomic();
    const it: ReturnType<Kv["atomic"]> = {
      check: (...args) => (real.check(...args), it),
      set: (...args) => (real.set(...args), it),
      delete: (...args) => (real.delete(...args), it),
      commit: () => commit(() => real.commit()),
    };
    return it;
  };
  return { ...stores, kv: { ...stores.kv, atomic } };
}

/** The stores, which note how long each kind of entry is kept that is cleared away some time, in ms. */
export function timing(stores: Stores, kept: Map<string, number>): Stores {
  const atomic = (): ReturnType<Kv["atomic"]> => {
    const real = stores.kv.atomic();
    const { set } = real;
    real.set = (key, value, options) => {
      if (options?.expireIn !== undefined) kept.set(`${String(key[0])}`, options.expireIn);
      return set.call(real, key, value, options);
    };
    return real;
  };
  return { ...stores, kv: { ...stores.kv, atomic } };
}

/** Stores a record of a verdict for itself, without a document that is charged for it. */
export async function stored(
  stores: Stores,
  verdict: Verdict<Location>,
  document: Fingerprint,
  by?: SigningKey,
): Promise<ValidationRecord> {
  const draft = await draftRecord(stores, verdict, document, by);
  if (draft === "too_large") throw new Error("The record is too large");
  await addRecord(stores.kv.atomic(), draft).commit();
  return draft.record;
}

const kinds = [
  ...["key", "account", "email", "signups", "usage", "idempotency", "secret", "record", "answered"],
  ...["customer", "billing_event", "billing_due", "billing_unknown", "purchase", "paid", "claim", "billing_turn"],
];

/** What lies in a store, as text; bytes in hexadecimal. */
export async function dump({ kv }: Stores): Promise<string> {
  const entries = await Promise.all(
    kinds.map((it) => kv.list([it])),
  );
  return JSON.stringify(entries.flat(), (_name, value) => value instanceof Uint8Array ? value.toHex() : value);
}
