/** Documents a month: what an account has used of its allowance. Changed by charges alone (`charges.ts`). */
import type { Read } from "./kv.ts";
import { type Counted, entryOf, none } from "./months.ts";
import type { Account } from "./accounts.ts";
import { allowances, type Tier } from "../domain/tiers.ts";
import { monthOf, nextMonth } from "../kit/calendar.ts";
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

export function usageIn({ tier }: Account, { used }: Counted, now: number): Usage {
  const limit = allowances[tier];
  return { tier, period: monthOf(now), used, limit, remaining: Math.max(0, limit - used), resetsAt: nextMonth(now) };
}
