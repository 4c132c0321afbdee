/**
 * What a subscription makes of an account (specification, States and transitions): a function of the account and of what
 * Stripe says now. Nothing here depends on the order in which events came, because no event is looked at.
 */
import { allowances, type Tier } from "./tiers.ts";
import type { PaidTier } from "./plans.ts";

/** As Stripe calls them; each has a row below. */
export type Status =
  | "active"
  | "trialing"
  | "past_due"
  | "unpaid"
  | "paused"
  | "incomplete"
  | "incomplete_expired"
  | "canceled";

interface StatusRow {
  /** Whether it gives its tier. */
  readonly serves: boolean;
  /** Whether it is over for good, so that another can be bought. */
  readonly over: boolean;
}

const statuses: Readonly<Record<Status, StatusRow>> = {
  active: { serves: true, over: false },
  trialing: { serves: true, over: false },
  // The last payment failed, and Stripe tries again.
  past_due: { serves: true, over: false },
  // Every retry failed; which of the two follows is a setting at Stripe.
  unpaid: { serves: false, over: false },
  canceled: { serves: false, over: true },
  paused: { serves: false, over: false },
  // The first payment is not made yet, or never was.
  incomplete: { serves: false, over: false },
  incomplete_expired: { serves: false, over: true },
};

export function isStatus(name: string): name is Status {
  return Object.hasOwn(statuses, name);
}

/** A subscription as Stripe has it; instants are milliseconds since the epoch. */
export interface Subscription {
  readonly id: string;
  readonly status: Status;
  /** undefined where neither its price nor its metadata says it. */
  readonly tier?: PaidTier;
  readonly created: number;
  /** The period that is paid, or being paid. */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends, where it was cancelled. */
  readonly endsAt?: number;
}

export interface Granted {
  readonly tier: Tier;
  /** ISO 8601. */
  readonly tierExpires?: string;
}

/** What of an account depends on payments. */
export interface Paying extends Granted {
  readonly pastDue: boolean;
  /** What the account has without its subscription; there while it has had one. */
  readonly granted?: Granted;
  readonly subscription?: Subscription;
}

/** Whether a subscription is there that could be paid for still: then no other is sold. */
export function isHeld({ subscription }: Pick<Paying, "subscription">): boolean {
  return subscription !== undefined && !statuses[subscription.status].over;
}

/** Whether a subscription gives its tier now. */
export function isServed({ subscription }: Pick<Paying, "subscription">, now: number): boolean {
  return subscription?.tier !== undefined && statuses[subscription.status].serves && now < lastsUntil(subscription);
}

/**
 * When the tier of a subscription ends without news of it: at its end if it was cancelled, else one more period after the
 * one that is known, so that news that never comes costs nobody more than that.
 */
function lastsUntil({ periodStart, periodEnd, endsAt }: Subscription): number {
  return endsAt ?? periodEnd + (periodEnd - periodStart);
}

/** The same by what Stripe says of the subscriptions now; of several, the best counts. */
export function applied(paying: Paying, subscriptions: readonly Subscription[], now: number): Paying {
  const { tier, tierExpires, pastDue, granted = { tier, ...expiring(tierExpires) } } = paying;
  const subscription = best(subscriptions);
  if (subscription === undefined) return { ...granted, pastDue: false };
  return inEffect({ tier, pastDue, granted, subscription }, now);
}

/** The one that counts: one that serves before one that can still be paid, the highest tier, the newest. */
export function best(subscriptions: readonly Subscription[]): Subscription | undefined {
  const worth = ({ status, tier, created }: Subscription) => {
    const { serves, over } = statuses[status];
    return [serves ? 2 : over ? 0 : 1, allowances[tier ?? "free"], created] as const;
  };
  return subscriptions.toSorted((a, b) => {
    const [x, y] = [worth(a), worth(b)];
    return y[0] - x[0] || y[1] - x[1] || y[2] - x[2] || (a.id < b.id ? -1 : 1);
  })[0];
}

/** The same without what was granted, because the money for it went back. */
export function withoutGrant(paying: Paying, now: number): Paying {
  const free: Granted = { tier: "free" };
  if (paying.subscription === undefined) return { ...free, pastDue: false };
  return inEffect({ ...paying, granted: free }, now);
}

/** What is in effect now: the higher of what was granted and what is paid for. What expired counts as free. */
export function inEffect(paying: Paying, now: number): Paying {
  const { subscription, granted, tier, tierExpires, pastDue } = paying;
  if (subscription === undefined || granted === undefined) {
    return { ...unexpired({ tier, ...expiring(tierExpires) }, now), pastDue };
  }
  const given = unexpired(granted, now);
  const paid = paidFor(subscription, now);
  const isPaidBetter = allowances[paid.tier] > allowances[given.tier] ||
    allowances[paid.tier] === allowances[given.tier] && lasts(paid) >= lasts(given);
  return {
    ...(isPaidBetter ? paid : given),
    pastDue: subscription.status === "past_due" && paid.tier !== "free",
    granted,
    subscription,
  };
}

function paidFor(subscription: Subscription, now: number): Granted {
  const { tier = "free", endsAt } = subscription;
  if (!isServed({ subscription }, now)) return { tier: "free" };
  return { tier, ...(endsAt === undefined ? {} : { tierExpires: new Date(endsAt).toISOString() }) };
}

function unexpired(granted: Granted, now: number): Granted {
  return lasts(granted) <= now ? { tier: "free" } : granted;
}

function lasts({ tierExpires }: Granted): number {
  return tierExpires === undefined ? Infinity : Date.parse(tierExpires);
}

function expiring(tierExpires: string | undefined): Pick<Granted, "tierExpires"> {
  return tierExpires === undefined ? {} : { tierExpires };
}
