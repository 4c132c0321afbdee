/**
 * Documents a month. One entry for each account and month, changed by checked commits alone: however many processes charge
 * at once, the allowance is exact.
 *
 *     ["usage", account, YYYY-MM]   documents charged, records stored, and whether the notice on 80 % was given
 */
import { type Atomic, type Key, type Kv, type Read, retried } from "./kv.ts";
import { type Account, authenticate, type Authenticated } from "./accounts.ts";
import { holdCharge } from "../domain/invariants.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import { DAY, monthOf, nextMonth } from "../kit/calendar.ts";
import { type Group, Groups } from "../kit/groups.ts";
import { addRecord, type Draft, type RecordPlace } from "./records.ts";
import { type Claim, REMEMBERED, standing, type Ticket } from "./idempotency.ts";
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

/** Who pays for what a request costs, with what was read of the usage meanwhile. */
export interface Payer {
  readonly account: Account;
  readonly seen?: SeenUsage | undefined;
}

/** Whose key it is, as `authenticate` says it. The usage is read along with the account, unless the key is new here. */
export async function payerOf(
  stores: Stores,
  key: string,
): Promise<Payer | Extract<Authenticated, { readonly error: unknown }>> {
  const now = stores.clock();
  const found = await authenticate<Counted>(stores, key, (id) => entryOf({ id }, now));
  if ("error" in found) return found;
  const { account, beside: counted } = found;
  return counted === undefined
    ? { account }
    : { account, seen: { usage: usageIn(account, counted.value ?? none, now), counted } };
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

/** A charge that is asked for. */
interface Asked extends With {
  readonly account: Account;
}

/** Charges of one account that share a commit. */
type Together = Group<Asked>;

/** By the store that they are in. */
const charges = new WeakMap<Kv, Groups<Asked, Charged>>();

/**
 * Charges one document, in one commit with the ticket of its request and with its record: however often a request comes, and
 * however many come at once, one document is charged and one record stored. What comes while the account is being charged shares
 * the next commit: it is made for all of them, or for none.
 */
export function charge(stores: Stores, account: Account, { seen, ...what }: With = {}): Promise<Charged> {
  const { kv } = stores;
  const groups = charges.get(kv) ?? new Groups((group: Together) => chargeTogether(stores, group), isRoomFor);
  charges.set(kv, groups);
  let before = seen;
  return retried(stores.patience, async () => {
    const asked: Asked = { ...what, account, seen: before };
    before = undefined;
    return await groups.do(account.id, asked) ?? await uncharged(stores, asked);
  });
}

/** A commit has at most 10 checks: one for what was used, and one for each ticket. */
const MOST_TOGETHER = 9;
/** Bytes of records in a commit, which has at most 819,200 bytes; those of one record are fewer. */
const MOST_BYTES = 700_000;

/** Whether a charge fits into a commit. Repeats of a request do not go together: the second finds what the first left. */
function isRoomFor(next: Asked, group: Together): boolean {
  const bytes = [next, ...group].reduce((sum, { draft }) => sum + sizeOf(draft), 0);
  const { ticket } = next;
  const isRepeat = ticket !== undefined && group.some((it) => it.ticket !== undefined && isSame(it.ticket, ticket));
  return group.length < MOST_TOGETHER && bytes <= MOST_BYTES && !isRepeat;
}

function isSame(one: Ticket, other: Ticket): boolean {
  return one.key.every((part, at) => part === other.key[at]);
}

function sizeOf(draft: Draft | undefined): number {
  return draft?.parts.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;
}

/** Charges those of whom nothing speaks against it, in their order; the others are left undefined. */
function chargeTogether(stores: Stores, [first, ...others]: Together): Promise<readonly (Charged | undefined)[]> {
  const { kv, clock, patience } = stores;
  const group = [first, ...others];
  let before = others.length === 0 ? first.seen : undefined;
  return retried(patience, async () => {
    const now = clock();
    const key = entryOf(first.account, now);
    const known = before?.usage.period === monthOf(now) ? before.counted : undefined;
    before = undefined;
    const [counted, ...claims] = await Promise.all([
      known ?? kv.get<Counted>(key),
      ...group.map(({ ticket }) => ticket === undefined ? undefined : kv.get<Claim>(ticket.key)),
    ]);
    let sum = counted.value ?? none;
    const commit = kv.atomic().check({ key, versionstamp: counted.versionstamp });
    const charged = group.map(({ account, ticket, draft }, at): Charged | undefined => {
      const claim = claims[at];
      const isNew = ticket === undefined || standing(ticket, claim?.value ?? null, now) === "new";
      const counting = count(sum, allowances[account.tier], draft);
      if (!isNew || counting.error !== undefined) return undefined;
      const { after, notice } = counting;
      sum = after;
      const usage = usageIn(account, after, now);
      holdCharge({ account: account.id, used: after.used, limit: usage.limit });
      if (ticket !== undefined) mark(commit, { ticket, claim, draft, now });
      if (draft !== undefined) addRecord(commit, draft);
      return { ok: { ...usage, notice, repeat: false, ...placed(draft?.record) } };
    });
    if (charged.every((it) => it === undefined)) return charged;
    if (!(await commit.set(key, sum).commit()).ok) return undefined;
    return charged;
  });
}

interface Marking {
  readonly ticket: Ticket;
  /** What was found under its key. */
  readonly claim: Read<Claim> | undefined;
  readonly draft: Draft | undefined;
  readonly now: number;
}

/** Notes that a request is charged. */
function mark(commit: Atomic, { ticket: { key, request, asked }, claim, draft, now }: Marking): void {
  const noted: Claim = { request, asked, expires: now + REMEMBERED, ...placed(draft?.record) };
  commit.check({ key, versionstamp: claim?.versionstamp ?? null }).set(key, noted, { expireIn: REMEMBERED });
}

/** Why something was not charged; undefined where nothing speaks against it any more. */
async function uncharged(stores: Stores, { account, ticket, draft }: Asked): Promise<Charged | undefined> {
  const { kv, clock } = stores;
  const now = clock();
  const key = entryOf(account, now);
  // At one moment: what used up the allowance may be the charge of the same request.
  const [counted, claimed] = ticket === undefined
    ? [await kv.get<Counted>(key)]
    : await kv.both<Counted, Claim>(key, ticket.key);
  const usage = usageIn(account, counted.value ?? none, now);
  if (ticket !== undefined && claimed !== undefined) {
    const claim = standing(ticket, claimed.value, now);
    if (claim === "repeat") return await repeated(stores, usage, { ticket, draft, key, counted, claimed });
    if (claim === "reused") return { error: "idempotency_key_reused", usage };
  }
  const { error } = count(counted.value ?? none, usage.limit, draft);
  return error === undefined ? undefined : { error, usage };
}

interface Repeat {
  readonly ticket: Ticket;
  readonly draft: Draft | undefined;
  /** Where the usage is, and what was read there and under the ticket's key at one moment. */
  readonly key: Key;
  readonly counted: Read<Counted>;
  readonly claimed: Read<Claim>;
}

/**
 * A repeat costs nothing. One that asks for a record, where none was stored yet, gets it in a commit of its own; undefined where
 * something was changed meanwhile.
 */
async function repeated(
  { kv, clock }: Stores,
  usage: Usage,
  { ticket, draft, key, counted, claimed }: Repeat,
): Promise<Charged | undefined> {
  const mark = claimed.value;
  const as = { ...usage, notice: false, repeat: true } as const;
  if (mark === null || draft === undefined || mark.record !== undefined) {
    return { ok: { ...as, ...placed(mark?.record) } };
  }
  const before = counted.value ?? none;
  if (!isRoom(before, usage.limit)) return { error: "record_quota_exceeded", usage };
  const after: Counted = { ...before, records: (before.records ?? 0) + 1 };
  const commit = kv.atomic()
    .check({ key: key, versionstamp: counted.versionstamp })
    .check({ key: ticket.key, versionstamp: claimed.versionstamp })
    .set(key, after)
    .set(ticket.key, { ...mark, ...placed(draft.record) }, { expireIn: Math.max(1, mark.expires - clock()) });
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

function entryOf({ id }: Pick<Account, "id">, now: number): Key {
  return ["usage", id, monthOf(now)];
}
