/**
 * Metering: a document is charged when its answer is handed back (specification, Metering rules). Before the work it is
 * seen whether there is allowance left; the charge itself decides, because another request may have taken the last one.
 */
import { Problem } from "../problems.ts";
import type { Account } from "../stores/accounts.ts";
import type { Ticket } from "../stores/idempotency.ts";
import type { Stores } from "../stores/stores.ts";
import { charge, type Usage, usageOf } from "../stores/usage.ts";
import { type Buckets, tooFast } from "./pace.ts";
import { reused } from "./repeats.ts";

/** What metering needs of a service. */
export interface Metering {
  readonly stores: Stores;
  readonly baseUrl: string;
  readonly buckets: Buckets;
}

/** What is said of the allowance with every answer to a good key, whatever the answer is. */
export interface Facts {
  readonly usage: Usage;
  /** Once a month, when 80 % are used. */
  readonly notice?: string;
}

export type Say = (facts: Facts) => void;

/** What is to be known of a request before its body is read. */
export interface Entrance {
  /** Whether it counts for the pace. */
  readonly paced: boolean;
  /** Whether it can turn out to be a repeat, which is let in though nothing is left. */
  readonly repeatable: boolean;
}

/** Lets a request in, or says why not. */
export async function admit(
  metering: Metering,
  account: Account,
  { paced, repeatable }: Entrance,
  say: Say,
): Promise<Problem | undefined> {
  const usage = await usageOf(metering.stores, account);
  say({ usage });
  const wait = paced ? metering.buckets.take(account.id) : 0;
  if (wait > 0) return tooFast(metering.buckets.pace, wait);
  return usage.remaining === 0 && !repeatable ? exceeded(usage, metering) : undefined;
}

/** The Problem of an allowance that is used up; undefined where something is left. */
export async function needAllowance(metering: Metering, account: Account): Promise<Problem | undefined> {
  const usage = await usageOf(metering.stores, account);
  return usage.remaining === 0 ? exceeded(usage, metering) : undefined;
}

/** Charges for the answer that is about to be given, or says that its request came too late. */
export async function settle(
  metering: Metering,
  account: Account,
  ticket: Ticket | undefined,
  say: Say,
): Promise<Problem | undefined> {
  const charged = await charge(metering.stores, account, ticket);
  if ("ok" in charged) {
    say({ usage: charged.ok, ...(charged.ok.notice ? { notice: noticeOf(charged.ok) } : {}) });
    return undefined;
  }
  say({ usage: charged.usage });
  return charged.error === "quota_exceeded" ? exceeded(charged.usage, metering) : reused();
}

function noticeOf({ used, limit, period, resetsAt }: Usage): string {
  return `${used} of the ${limit} documents of ${period} are used; the allowance resets on ${resetsAt.toISOString()}.`;
}

function exceeded({ limit, period, resetsAt }: Usage, { stores, baseUrl }: Metering): Problem {
  const message =
    `The allowance of ${limit} documents for ${period} is used up. It resets on ${resetsAt.toISOString()}.`;
  return new Problem("quota_exceeded", message, {
    fields: { upgrade_url: `${baseUrl}/pricing` },
    headers: { "Retry-After": `${Math.ceil((resetsAt.getTime() - stores.clock()) / 1000)}` },
  });
}
