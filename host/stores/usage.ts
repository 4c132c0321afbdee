/**
 * Documents a month. One entry for each account and month, changed by checked commits alone: however many processes charge
 * at once, the allowance is exact.
 *
 *     ["usage", account, YYYY-MM]   documents charged, and whether the notice on 80 % was given
 */
import { type Key, retried } from "./kv.ts";
import { type Account, allowances, type Tier } from "./accounts.ts";
import { DAY, monthOf, nextMonth } from "./calendar.ts";
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
}

const none: Counted = { used: 0, noticed: false };
/** Past months are kept for a year, for questions about a bill. */
const KEPT = 400 * DAY;

export async function usageOf({ kv, clock }: Stores, account: Account): Promise<Usage> {
  const now = clock();
  const { value } = await kv.get<Counted>(entryOf(account, now));
  return usage(account, value ?? none, now);
}

export interface Charge extends Usage {
  /** This document is the first of the month past 80 % of the allowance. */
  readonly notice: boolean;
  /** The document was charged before, by the same request, and costs nothing now. */
  readonly repeat: boolean;
}

export type Charged =
  | { readonly ok: Charge }
  | { readonly error: "quota_exceeded"; readonly usage: Usage }
  | { readonly error: "idempotency_key_reused"; readonly usage: Usage };

/** Charges one document, in one commit with the ticket of its request if that has one. */
export function charge(stores: Stores, account: Account, ticket?: Ticket): Promise<Charged> {
  const { kv, clock, patience } = stores;
  return retried(patience, async (): Promise<Charged | undefined> => {
    const now = clock();
    const key = entryOf(account, now);
    const [counted, claimed] = await Promise.all([
      kv.get<Counted>(key),
      ticket === undefined ? undefined : kv.get<Claim>(ticket.key),
    ]);
    const before = usage(account, counted.value ?? none, now);
    const claim = ticket === undefined ? "new" : standing(ticket, claimed?.value ?? null, now);
    if (claim === "repeat") return { ok: { ...before, notice: false, repeat: true } };
    if (claim === "reused") return { error: "idempotency_key_reused", usage: before };
    if (before.remaining === 0) return { error: "quota_exceeded", usage: before };
    const { after, notice } = counting(counted.value ?? none, before.limit);
    const commit = kv.atomic().check({ key, versionstamp: counted.versionstamp }).set(key, after, { expireIn: KEPT });
    if (ticket !== undefined) {
      commit.check({ key: ticket.key, versionstamp: claimed?.versionstamp ?? null })
        .set(ticket.key, { request: ticket.request, expires: now + REMEMBERED }, { expireIn: REMEMBERED });
    }
    const { ok } = await commit.commit();
    return ok ? { ok: { ...usage(account, after, now), notice, repeat: false } } : undefined;
  });
}

function counting({ used, noticed }: Counted, limit: number): { readonly after: Counted; readonly notice: boolean } {
  const past = (used + 1) * 5 > limit * 4;
  return { after: { used: used + 1, noticed: noticed || past }, notice: past && !noticed };
}

function usage({ tier }: Account, { used }: Counted, now: number): Usage {
  const limit = allowances[tier];
  return { tier, period: monthOf(now), used, limit, remaining: Math.max(0, limit - used), resetsAt: nextMonth(now) };
}

function entryOf({ id }: Account, now: number): Key {
  return ["usage", id, monthOf(now)];
}
