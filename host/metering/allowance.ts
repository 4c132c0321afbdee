/**
 * Metering: a document is charged when its answer is handed back (specification, Metering rules). Before the work it is
 * seen whether there is allowance left; the charge itself decides, because another request may have taken the last one.
 */
import { ours } from "../../engine/model/said.ts";
import type { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import type { Account } from "../stores/accounts.ts";
import type { RecordPlace } from "../stores/records.ts";
import type { Stores } from "../stores/stores.ts";
import { charge, type Charged, type With } from "../stores/charges.ts";
import { type SeenUsage, seenUsage, type Usage, usageOf } from "../stores/usage.ts";
import { type Buckets, tooFast } from "./pace.ts";
import { refusedKey } from "./identify.ts";
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

/** Undefined where nothing is to be said, because the key opens nothing any more. */
export type Say = (facts: Facts | undefined) => void;

/** What is to be known of a request before its body is read. */
export interface Entrance {
  /** Whether it counts for the pace. */
  readonly paced: boolean;
  /** Whether it can turn out to be a repeat, which is let in though nothing is left. */
  readonly repeatable: boolean;
  /** What was read of the usage along with the account. */
  readonly seen?: SeenUsage | undefined;
}

/** Lets a request in, with what its charge begins with, or says why not. */
export async function admit(
  metering: Metering,
  account: Account,
  { paced, repeatable, seen: read }: Entrance,
  say: Say,
): Promise<Problem | SeenUsage> {
  const seen = read ?? await seenUsage(metering.stores, account);
  const { usage } = seen;
  say({ usage });
  const wait = paced ? metering.buckets.take(account.id) : 0;
  if (wait > 0) return tooFast(metering.buckets.pace, wait);
  return usage.remaining === 0 && !repeatable ? exceeded(usage, metering) : seen;
}

/** The Problem of an allowance that is used up, and what it is; undefined where something is left. */
export async function needAllowance(
  metering: Metering,
  account: Account,
): Promise<{ readonly problem: Problem; readonly facts: Facts } | undefined> {
  const usage = await usageOf(metering.stores, account);
  return usage.remaining === 0 ? { problem: exceeded(usage, metering), facts: { usage } } : undefined;
}

/** What came of a charge beside the facts: where the record of the answer is, and whether nothing was charged any more. */
export interface Settled {
  readonly repeat: boolean;
  readonly record?: RecordPlace;
}

/** Charges for the answer that is about to be given, and stores its record; or says that its request came too late. */
export async function settle(
  metering: Metering,
  account: Account,
  what: With,
  say: Say,
): Promise<Settled | Problem> {
  const charged = await charge(metering.stores, account, what);
  if ("ok" in charged) {
    say({ usage: charged.ok, ...(charged.ok.notice ? { notice: noticeOf(charged.ok) } : {}) });
    return charged.ok;
  }
  if (!("usage" in charged)) {
    say(undefined);
    return refusedKey(charged.error);
  }
  say({ usage: charged.usage });
  return refusals[charged.error](charged.usage, metering);
}

type Refusal = Extract<Charged, { readonly usage: unknown }>["error"];

const refusals: Readonly<Record<Refusal, (usage: Usage, metering: Metering) => Problem>> = {
  quota_exceeded: exceeded,
  record_quota_exceeded: noMoreRecords,
  idempotency_key_reused: reused,
};

function noticeOf({ used, limit, period, resetsAt }: Usage): string {
  const share = `More than 80 % of the allowance is used: ${used} of the ${limit} documents of ${period}.`;
  return `${share} It resets on ${resetsAt.toISOString()}.`;
}

function exceeded({ limit, period, resetsAt }: Usage, { stores, baseUrl }: Metering): Problem {
  return problem("used_up", { limit, period: ours(period), until: ours(resetsAt.toISOString()) }, {
    fields: { upgrade_url: `${baseUrl}/pricing` },
    headers: retryAt(resetsAt, stores),
  });
}

function noMoreRecords({ period, resetsAt }: Usage, { stores }: Metering): Problem {
  const values = { period: ours(period), until: ours(resetsAt.toISOString()) };
  return problem("records_used_up", values, { headers: retryAt(resetsAt, stores) });
}

function retryAt(when: Date, { clock }: Stores): { readonly "Retry-After": string } {
  return { "Retry-After": `${Math.ceil((when.getTime() - clock()) / 1000)}` };
}
