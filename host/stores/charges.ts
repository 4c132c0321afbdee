/**
 * Charges, by checked commits alone: however many processes charge at once, the allowance is exact, and so is whose key it is.
 */
import { grouped } from "../../engine/model/grouped.ts";
import { type Atomic, type Key, type Kv, type Patience, type Read, retried } from "./kv.ts";
import { type Counted, entryOf, type Month, type Months, monthsOf, none } from "./months.ts";
import { type Account, checkAccount, type Held, type NotOpened, openedBy, readAccount } from "./accounts.ts";
import { holdCharge } from "../domain/invariants.ts";
import { allowances } from "../domain/tiers.ts";
import { monthOf } from "../kit/calendar.ts";
import { type Group, Groups } from "../kit/groups.ts";
import { addRecord, type Draft, type RecordPlace } from "./records.ts";
import { type Claim, isSame, REMEMBERED, standing, type Ticket } from "./idempotency.ts";
import type { Stores } from "./stores.ts";
import { type SeenUsage, type Usage, usageIn } from "./usage.ts";

/**
 * Records that an account may store in a month for each document of its allowance. A record comes with a document that is
 * charged, so this is reached only by what some day stores records for less.
 */
const RECORDS_A_DOCUMENT = 10;

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
  }
  /** Of an account that was remembered. */
  | NotOpened;

/** What belongs to a charge: the ticket of its request, and the record to store with it. */
export interface With {
  readonly ticket?: Ticket | undefined;
  readonly draft?: Draft | undefined;
  /** What was read when the request came in. */
  readonly seen?: SeenUsage | undefined;
  /** The account as it was remembered then: it is charged only if it is still so. */
  readonly held?: Held | undefined;
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
  const own = madeLines(stores, patience);
  lines.set(kv, own);
  return own;
}

function madeLines(stores: Stores, patience: Patience): Lines {
  const each = new Groups(
    (group: Together) => retried(patience, () => attempted(stores, group)),
    (next, group) => isRoomFor(next, group, MOST_OF_ONE),
  );
  const all = new Groups(async (group: Together) => {
    const charged = await attempted(stores, group);
    // Of these accounts one was changed elsewhere. It holds up no other: each is charged in its own line, which nobody waits for here.
    return charged ?? group.map((asked) => afresh(stores, each, asked));
  }, (next, group) => isRoomFor(next, group, MOST_TOGETHER));
  return { all, each };
}

/** Charges by what is in the store, whatever was known of it. */
async function afresh(stores: Stores, each: Charges, asked: Asked): Promise<Charged | undefined> {
  const now = await current(stores, asked);
  return "error" in now ? now : await each.do(now.account.id, now);
}

/**
 * Charges one document, in one commit with the ticket of its request and with its record: however often a request comes, and
 * however many come at once, one document is charged and one record stored. What comes while something is being charged shares
 * the next commit, which is made for all of them or for none: where commits wait for each other anyway, all accounts do.
 */
export function charge(stores: Stores, account: Account, what: With = {}): Promise<Charged> {
  const { all, each } = linesOf(stores);
  let asked: Asked = { ...what, account };
  return retried(stores.patience, async () => {
    const charged = await (stores.kv.inLine ? all.do("", asked) : each.do(account.id, asked));
    if (charged !== undefined) return charged;
    const now = await current(stores, asked);
    if ("error" in now) return now;
    asked = now;
    return await uncharged(stores, now);
  });
}

/** What is asked for, of the account as it is in the store; or that its key does not open it any more. What was read is not read again. */
async function current(stores: Stores, asked: Asked): Promise<Asked | NotOpened> {
  const { account, ticket, draft, held } = asked;
  const found = held === undefined ? { account } : openedBy(await readAccount(stores, account.id), account.keyHash);
  return "error" in found ? found : { account: found.account, ticket, draft };
}

/**
 * Charges in a commit. Where commits wait for each other, that is in a file, for which Deno KV takes a hundred checks: each has
 * up to three, of what its account has used, of an account that is remembered, and of its ticket.
 */
const MOST_TOGETHER = 33;
/** The same of one account, which have one check in common: a KV server takes ten. */
const MOST_OF_ONE = 9;
/** Bytes of records in a commit, which has at most 819,200 bytes; those of one record are fewer. */
const MOST_BYTES = 700_000;

/** Whether a charge fits into a commit of at most so many. Repeats of a request do not go together: the second finds what the first left. */
function isRoomFor(next: Asked, group: Together, most: number): boolean {
  if (group.length >= most) return false;
  const { ticket } = next;
  if (ticket !== undefined && group.some((it) => it.ticket !== undefined && isSame(it.ticket, ticket))) return false;
  return next.draft === undefined ||
    group.reduce((sum, { draft }) => sum + sizeOf(draft), sizeOf(next.draft)) <= MOST_BYTES;
}

/** The accounts that are remembered, each as it was. */
function rememberedIn(group: readonly Asked[]): ReadonlyMap<string, Held> {
  return new Map(group.flatMap(({ held }) => {
    return held === undefined ? [] : [[`${held.account.id} ${held.versionstamp}`, held]];
  }));
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
  group: Together,
): Promise<readonly (Charged | undefined)[] | undefined> {
  const now = clock();
  const months = monthsOf(kv);
  const [opened, ...claims] = await Promise.all([
    monthsFor(group, months, now),
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
  for (const held of rememberedIn(group).values()) checkAccount(commit, held);
  return await months.write(commit, opened.values()) ? charged : undefined;
}

/** The months of the accounts of a group, by the ids of these. */
async function monthsFor(group: Together, months: Months, now: number): Promise<ReadonlyMap<string, Month>> {
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
