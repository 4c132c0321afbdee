/**
 * Documents a month. One entry for each account and month, changed by checked commits alone: however many processes charge
 * at once, the allowance is exact.
 */
import { grouped } from "../../engine/model/grouped.ts";
import { type Atomic, type Key, type Kv, type Read, retried } from "./kv.ts";
import { type Counted, entryOf, type Month, Months, none } from "./months.ts";
import { type Account, authenticate, type Authenticated } from "./accounts.ts";
import { holdCharge } from "../domain/invariants.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import { monthOf, nextMonth } from "../kit/calendar.ts";
import { type Group, Groups } from "../kit/groups.ts";
import { addRecord, type Draft, type RecordPlace } from "./records.ts";
import { type Claim, isSame, REMEMBERED, standing, type Ticket } from "./idempotency.ts";
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

/** Charges that share a commit. */
type Together = Group<Asked>;

type Charges = Groups<Asked, Charged>;

/** What charges wait in: all together, or of each account for itself. */
interface Lines {
  readonly all: Charges;
  readonly each: Charges;
}

/** By the store that they are in. */
const lines = new WeakMap<Kv, Lines>();

function linesOf(stores: Stores): Lines {
  const { kv, patience } = stores;
  const known = lines.get(kv);
  if (known !== undefined) return known;
  const months = new Months(kv);
  const each = new Groups((group: Together) => retried(patience, () => attempted(stores, months, group)), isRoomFor);
  const all = new Groups(async (group: Together) => {
    const charged = await attempted(stores, months, group);
    // Of these accounts one was changed elsewhere. It holds up no other: each is charged in its own line, which nobody waits for here.
    return charged ?? group.map(({ account, ticket, draft }) => each.do(account.id, { account, ticket, draft }));
  }, isRoomFor);
  lines.set(kv, { all, each });
  return { all, each };
}

/**
 * Charges one document, in one commit with the ticket of its request and with its record: however often a request comes, and
 * however many come at once, one document is charged and one record stored. What comes while something is being charged shares
 * the next commit, which is made for all of them or for none: where commits wait for each other anyway, all accounts do.
 */
export function charge(stores: Stores, account: Account, { seen, ...what }: With = {}): Promise<Charged> {
  const { all, each } = linesOf(stores);
  let before = seen;
  return retried(stores.patience, async () => {
    const asked: Asked = { ...what, account, seen: before };
    before = undefined;
    const charged = stores.kv.inLine ? all.do("", asked) : each.do(account.id, asked);
    return await charged ?? await uncharged(stores, asked);
  });
}

/** A commit has at most so many checks: one for what each account has used, and one for each ticket. */
const MOST_CHECKS = 10;
/** Charges in a commit. */
const MOST_TOGETHER = 9;
/** Bytes of records in a commit, which has at most 819,200 bytes; those of one record are fewer. */
const MOST_BYTES = 700_000;

/** Whether a charge fits into a commit. Repeats of a request do not go together: the second finds what the first left. */
function isRoomFor(next: Asked, group: Together): boolean {
  const all = [next, ...group];
  const bytes = all.reduce((sum, { draft }) => sum + sizeOf(draft), 0);
  const checks = new Set(all.map(({ account }) => account.id)).size +
    all.filter((it) => it.ticket !== undefined).length;
  const { ticket } = next;
  const isRepeat = ticket !== undefined && group.some((it) => it.ticket !== undefined && isSame(it.ticket, ticket));
  return all.length <= MOST_TOGETHER && checks <= MOST_CHECKS && bytes <= MOST_BYTES &&
    !isRepeat;
}

function sizeOf(draft: Draft | undefined): number {
  return draft?.parts.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;
}

/**
 * Charges those of whom nothing speaks against it, in their order and in one commit; the others are left undefined. Undefined
 * where something was changed meanwhile, and nothing is charged.
 */
async function attempted(
  { kv, clock }: Stores,
  months: Months,
  group: Together,
): Promise<readonly (Charged | undefined)[] | undefined> {
  const now = clock();
  const [opened, ...claims] = await Promise.all([
    openedFor(group, months, now),
    ...group.map(({ ticket }) => ticket === undefined ? undefined : kv.get<Claim>(ticket.key)),
  ]);
  const commit = kv.atomic();
  const charged = group.map(({ account, ticket, draft }, at): Charged | undefined => {
    const claim = claims[at];
    const month = opened.get(account.id);
    const isNew = ticket === undefined || standing(ticket, claim?.value ?? null, now) === "new";
    if (month === undefined || !isNew) return undefined;
    const counting = count(month.sum, allowances[account.tier], draft);
    if (counting.error !== undefined) return undefined;
    const { after, notice } = counting;
    month.become(after);
    const usage = usageIn(account, after, now);
    holdCharge({ account: account.id, used: after.used, limit: usage.limit });
    if (ticket !== undefined) mark(commit, { ticket, claim, draft, now });
    if (draft !== undefined) addRecord(commit, draft);
    return { ok: { ...usage, notice, repeat: false, ...placed(draft?.record) } };
  });
  if (charged.every((it) => it === undefined)) return charged;
  return await months.write(commit, opened.values()) ? charged : undefined;
}

/** The months of the accounts of a group, by the ids of these. */
async function openedFor(group: Together, months: Months, now: number): Promise<ReadonlyMap<string, Month>> {
  const period = monthOf(now);
  const opening = [...grouped(group, ({ account }) => account.id)].map(async ([id, asked]) => {
    const seen = asked.map(({ seen }) => seen?.usage.period === period ? seen.counted : undefined);
    return [id, await months.open(entryOf({ id }, now), seen)] as const;
  });
  return new Map(await Promise.all(opening));
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
