/** What Stripe answers, as far as it is read here. Whatever is not of this form is no answer of Stripe. */
import { z } from "zod";
import { isStatus, type Status, type Subscription } from "../../domain/lifecycle.ts";
import { isPlan, planOfPrice, plans, type Prices } from "../../domain/plans.ts";
import type { Owned, Price, Session } from "../../domain/payments.ts";

const seconds = z.int().min(0).transform((at) => at * 1000);
/** Objects that Stripe names by their id, or writes out. */
/** An id of Stripe, which has at most 255 characters: it becomes a part of a key in the store. */
const id = z.string().max(255);
const named = z.union([id, z.object({ id }).transform(({ id }) => id)]);
const metadata = z.record(z.string(), z.string()).nullish();

export const customer = z.object({ id, deleted: z.boolean().optional(), metadata });

const item = z.object({
  price: z.object({ id: z.string() }),
  current_period_start: seconds,
  current_period_end: seconds,
});

export const subscription = z.object({
  id,
  customer: named,
  status: z.string().refine(isStatus).transform((name): Status => isStatus(name) ? name : "canceled"),
  created: seconds,
  cancel_at: seconds.nullish(),
  cancel_at_period_end: z.boolean(),
  livemode: z.boolean(),
  metadata,
  items: z.object({ data: z.tuple([item], item) }),
});

/** The tier follows the price; for a price that is not configured, such as a former one, what was bought counts. */
export function owned(it: z.output<typeof subscription>, prices: Prices): Owned {
  const { id, status, created, customer, metadata, cancel_at, cancel_at_period_end } = it;
  const [first, ...others] = it.items.data;
  const main = [first, ...others].find(({ price }) => planOfPrice(prices, price.id) !== undefined) ?? first;
  const periodEnd = main.current_period_end;
  const bought = metadata?.["plan"] ?? "";
  const plan = planOfPrice(prices, main.price.id) ?? (isPlan(bought) ? bought : undefined);
  const endsAt = cancel_at ?? (cancel_at_period_end ? periodEnd : undefined);
  const found: Subscription = {
    id,
    status,
    created,
    periodStart: main.current_period_start,
    periodEnd,
    ...(plan === undefined ? {} : { tier: plans[plan].tier }),
    ...(endsAt === undefined ? {} : { endsAt }),
  };
  return { customer, subscription: found, isOurs: plan !== undefined };
}

const charge = z.object({ refunded: z.boolean(), disputed: z.boolean() });

export const payment = z.object({ id, latest_charge: z.union([z.string(), charge]).nullish() });

/** Whether all of it was given back, or its buyer wants it back. */
export function isReturned({ latest_charge: last }: z.output<typeof payment>): boolean {
  return typeof last === "object" && last !== null && (last.refunded || last.disputed);
}

export const session = z.object({
  id: z.string().regex(/^cs_/),
  mode: z.enum(["payment", "subscription", "setup"]),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  url: z.url().nullish(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  livemode: z.boolean(),
  metadata,
  payment_intent: z.union([z.string(), payment]).nullish(),
});

export function sessionOf(it: z.output<typeof session>): Session {
  const { id, status, url, mode, payment_status, payment_intent: paid, metadata } = it;
  const isBack = typeof paid === "object" && paid !== null && isReturned(paid);
  return {
    id,
    status: status ?? "expired",
    ...(typeof url === "string" ? { url } : {}),
    isFixReport: mode === "payment" && metadata?.["plan"] === "fix_report",
    isSettled: payment_status === "paid" && !isBack,
    ...(typeof paid === "object" && paid !== null ? { payment: paid.id } : {}),
  };
}

export const price = z.object({
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.int().nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullish(),
});

export function priceOf({ active, currency, unit_amount, recurring }: z.output<typeof price>): Price {
  const every = recurring === null || recurring === undefined ? {} : {
    every: recurring.interval_count === 1 ? recurring.interval : `${recurring.interval_count} ${recurring.interval}`,
  };
  return { active, currency, cents: unit_amount ?? -1, ...every };
}

export const portal = z.object({ url: z.url() });

export const event = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z0-9_.]{1,100}$/),
  livemode: z.boolean(),
  /** Of another business, where Stripe Connect is used. */
  account: z.string().nullish(),
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      id: id.optional(),
      customer: named.nullish(),
      payment_intent: named.nullish(),
      payment_status: z.string().optional(),
    }),
  }),
});
