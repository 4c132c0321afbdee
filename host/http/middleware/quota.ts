/**
 * Metering: a document is charged when its answer is handed back (specification, Metering rules). Before the work it is
 * seen whether there is allowance left; the charge itself decides, for another request may have taken the last document.
 */
import { Problem } from "../../problems.ts";
import type { Ctx, Middleware, Service } from "../service.ts";
import { charge, type Usage, usageOf } from "../../stores/usage.ts";
import { reused } from "./idempotency.ts";

type Metering = Pick<Service, "stores" | "baseUrl">;

/** Sends the headers of the allowance with every answer to a good key. With METERING=off there are none. */
export function allowance({ stores }: Metering): Middleware {
  return async (c, next) => {
    const account = c.get("account");
    if (account !== undefined) say(c, await usageOf(stores, account));
    await next();
  };
}

/** Refuses where no allowance is left, before anything is read. A repeat costs nothing: `received` looks at those. */
export function quota(metering: Metering): Middleware {
  return async (c, next) => {
    if (c.req.header("idempotency-key") === undefined) await needAllowance(c, metering);
    await next();
  };
}

export async function needAllowance(c: Ctx, { stores, baseUrl }: Metering): Promise<void> {
  const account = c.get("account");
  if (account === undefined) return;
  const usage = await usageOf(stores, account);
  if (usage.remaining === 0) throw exceeded(usage, stores.clock(), baseUrl);
}

/** Charges for the answer that is about to be sent. Throws the Problem of a request that came too late. */
export async function settle(c: Ctx, { stores, baseUrl }: Metering): Promise<void> {
  const account = c.get("account");
  if (account === undefined) return;
  const charged = await charge(stores, account, c.get("ticket"));
  say(c, "ok" in charged ? charged.ok : charged.usage);
  if ("error" in charged) {
    throw charged.error === "quota_exceeded" ? exceeded(charged.usage, stores.clock(), baseUrl) : reused();
  }
  if (charged.ok.notice) c.header("X-Quota-Notice", noticeOf(charged.ok));
}

function say(c: Ctx, { limit, remaining, resetsAt, period }: Usage): void {
  c.header("X-RateLimit-Limit", `${limit}`);
  c.header("X-RateLimit-Remaining", `${remaining}`);
  c.header("X-RateLimit-Reset", `${resetsAt.getTime() / 1000}`);
  c.header("X-RateLimit-Period", period);
}

function noticeOf({ used, limit, period, resetsAt }: Usage): string {
  return `${used} of the ${limit} documents of ${period} are used; the allowance resets on ${resetsAt.toISOString()}.`;
}

function exceeded({ limit, period, resetsAt }: Usage, now: number, baseUrl: string): Problem {
  const message =
    `The allowance of ${limit} documents for ${period} is used up. It resets on ${resetsAt.toISOString()}.`;
  return new Problem("quota_exceeded", message, {
    fields: { upgrade_url: `${baseUrl}/pricing` },
    headers: { "Retry-After": `${Math.ceil((resetsAt.getTime() - now) / 1000)}` },
  });
}
