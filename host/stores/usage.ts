/**
 * Documents a month. One entry for each account and month, changed by checked commits alone: however many processes charge
 * at once, the allowance is exact.
 *
 *     ["usage", account, YYYY-MM]   documents charged, records stored, and whether the notice on 80 % was given
 */
import { type Key, type Read, retried } from "./kv.ts";
import { type Account } from "./accounts.ts";
import { holdCharge } from "../domain/invariants.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import { DAY, monthOf, nextMonth } from "../kit/calendar.ts";
import { addRecord, type Draft, type RecordPlace } from "./records.ts";
import { type Claim, claim as claimOf, REMEMBERED, standing, type Ticket } from "./idempotency.ts";
import type { Stores } from "./stores.ts";

export interface Usage {
  readonly tier: Tier;
  /** YYYY-MM, UTC. */
  readonly period: string;
  readonly used: number;
  readonly limit: number;
  /** 0 when the next charge will be refused. */
  readonly remaining: number;
  readonly resetsAt: Date;
}

interface Counted {
  readonly used: number;
  readonly noticed: boolean;
  /** Records stored; absent before the first. */
  readonly records?: number;
}

const none: Counted = { used: 0, noticed: false };
/** Past months are kept for a year, for questions about a bill. */
export const USAGE_KEPT = 400 * DAY;
/**
 * Records that an account may store in a month for each document of its allowance. A record comes with a document that is
 * charged, so this is reached only by what some day stores records for less.
 */
const RECORDS_A_DOCUMENT = 10;

/** What was read of the usage of an account. A charge may begin with it: its commit fails where it is something else by now. */
export interface SeenUsage {
  readonly usage: Usage;
  readonly counted: Read<Counted>;
}

export async function seenUsage({ kv, clock }: Stores, account: Account): Promise<SeenUsage> {
  const now = clock();
  const counted = await kv.get<Counted>(entryOf(account, now));
  return { usage: usageIn(account, counted.value ?? none, now), counted };
}

export async function usageOf(stores: Stores, account: Account): Promise<Usage> {
  return (await seenUsage(stores, account)).usage;
}

export interface Charge extends Usage {
  /** This document is the first of the month past 80 % of the allowance. */
  readonly notice: boolean;
  /** The document was charged before, by the same request, and costs nothing now. */
  readonly repeat: boolean;
  /** The record that belongs to the answer: the one that was stored now or, of a repeat, that was stored then. */
  readonly record?: RecordPlace;
}

export type Charged =
  | { readonly ok: Charge }
  | {
    readonly error: "quota_exceeded" | "idempotency_key_reused" | "record_quota_exceeded";
    readonly usage: Usage;
  };

/** What belongs to a charge: the ticket of its request, and the record to store with it. */
export interface With {
  readonly ticket?: Ticket | undefined;
  readonly draft?: Draft | undefined;
  /** What was read when the request came in. */
  readonly seen?: SeenUsage | undefined;
}

/**
 * Charges one document, in one commit with the ticket of its request and with its record: however often a request comes, and
 * however many come at once, one document is charged and one record stored.
 */
export function charge(stores: Stores, account: Account, { ticket, draft, seen }: With = {}): Promise<Charged> {
  const { kv, clock, patience } = stores;
  let before = seen;
  return retried(patience, async (): Promise<Charged | undefined> => {
    const now = clock();
    const key = entryOf(account, now);
    const known = before?.usage.period === monthOf(now) ? before.counted : undefined;
    before = undefined;
    const [counted, claimed] = await Promise.all([
      known ?? kv.get<Counted>(key),
      ticket === undefined ? undefined : kv.get<Claim>(ticket.key),
    ]);
    const usage = usageIn(account, counted.value ?? none, now);
    const claim = ticket === undefined ? "new" : standing(ticket, claimed?.value ?? null, now);
    if (ticket !== undefined && claim === "repeat") return await repeated(stores, account, { ticket, draft });
    if (claim === "reused") return { error: "idempotency_key_reused", usage };
    const counting = count(counted.value ?? none, usage.limit, draft);
    if (counting.error !== undefined) {
      if (known !== undefined) return undefined;
      // The same: what used up the allowance may be the same request, which is charged by now.
      const isNew = ticket === undefined || await claimOf(stores, ticket) === "new";
      return isNew ? { error: counting.error, usage } : undefined;
    }
    const { after, notice } = counting;
    holdCharge({ account: account.id, used: after.used, limit: usage.limit });
    const commit = kv.atomic().check({ key, versionstamp: counted.versionstamp }).set(key, after);
    if (ticket !== undefined) {
      const { request, asked } = ticket;
      const mark: Claim = { request, asked, expires: now + REMEMBERED, ...placed(draft?.record) };
      commit.check({ key: ticket.key, versionstamp: claimed?.versionstamp ?? null })
        .set(ticket.key, mark, { expireIn: REMEMBERED });
    }
    if (draft !== undefined) addRecord(commit, draft);
    if (!(await commit.commit()).ok) return undefined;
    return { ok: { ...usageIn(account, after, now), notice, repeat: false, ...placed(draft?.record) } };
  });
}

interface Repeat {
  readonly ticket: Ticket;
  readonly draft: Draft | undefined;
}

/**
 * A repeat costs nothing. One that asks for a record, where none was stored yet, gets it in a commit of its own; undefined where
 * something was changed meanwhile.
 */
async function repeated(stores: Stores, account: Account, { ticket, draft }: Repeat): Promise<Charged | undefined> {
  const { kv, clock } = stores;
  const now = clock();
  const key = entryOf(account, now);
  // Read again: what was read beside the ticket may be from before its charge.
  const [counted, claimed] = await Promise.all([kv.get<Counted>(key), kv.get<Claim>(ticket.key)]);
  const usage = usageIn(account, counted.value ?? none, now);
  const mark = claimed.value;
  const as = { ...usage, notice: false, repeat: true } as const;
  if (mark === null || draft === undefined || mark.record !== undefined) {
    return { ok: { ...as, ...placed(mark?.record) } };
  }
  const before = counted.value ?? none;
  if (!isRoom(before, usage.limit)) return { error: "record_quota_exceeded", usage };
  const after: Counted = { ...before, records: (before.records ?? 0) + 1 };
  const commit = kv.atomic()
    .check({ key, versionstamp: counted.versionstamp })
    .check({ key: ticket.key, versionstamp: claimed.versionstamp })
    .set(key, after)
    .set(ticket.key, { ...mark, ...placed(draft.record) }, { expireIn: Math.max(1, mark.expires - now) });
  return (await addRecord(commit, draft).commit()).ok ? { ok: { ...as, ...placed(draft.record) } } : undefined;
}

/** Whether an account may store another record this month. */
function isRoom({ records = 0 }: Counted, limit: number): boolean {
  return records < RECORDS_A_DOCUMENT * limit;
}

function placed(record: RecordPlace | undefined): { readonly record?: RecordPlace } {
  return record === undefined ? {} : { record: { id: record.id, expires: record.expires } };
}

function count(before: Counted, limit: number, draft: Draft | undefined) {
  const { used, noticed, records = 0 } = before;
  if (used >= limit) return { error: "quota_exceeded" } as const;
  if (draft !== undefined && !isRoom(before, limit)) return { error: "record_quota_exceeded" } as const;
  const past = (used + 1) * 5 > limit * 4;
  const after: Counted = { used: used + 1, noticed: noticed || past, records: records + (draft === undefined ? 0 : 1) };
  return { after, notice: past && !noticed };
}

function usageIn({ tier }: Account, { used }: Counted, now: number): Usage {
  const limit = allowances[tier];
  return { tier, period: monthOf(now), used, limit, remaining: Math.max(0, limit - used), resetsAt: nextMonth(now) };
}

function entryOf({ id }: Account, now: number): Key {
  return ["usage", id, monthOf(now)];
}
