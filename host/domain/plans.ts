/** What can be bought: one row a plan (specification, Limits). Prices are net, in US cents. */
import type { Tier } from "./tiers.ts";

export type PaidTier = Exclude<Tier, "free">;

export interface PlanRow {
  readonly tier: PaidTier;
  readonly cents: number;
  /** How often it is paid; a plan without it is paid once. */
  readonly every?: "month" | "year";
  /** The variable of the environment that holds the id of its price at Stripe. */
  readonly variable: `STRIPE_PRICE_${string}`;
}

export const plans = {
  starter: { tier: "starter", cents: 4900, every: "month", variable: "STRIPE_PRICE_STARTER" },
  starter_annual: { tier: "starter", cents: 49_000, every: "year", variable: "STRIPE_PRICE_STARTER_ANNUAL" },
  scale: { tier: "scale", cents: 19_900, every: "month", variable: "STRIPE_PRICE_SCALE" },
  scale_annual: { tier: "scale", cents: 199_000, every: "year", variable: "STRIPE_PRICE_SCALE_ANNUAL" },
  fix_report: { tier: "starter", cents: 9900, variable: "STRIPE_PRICE_FIX_REPORT" },
} as const satisfies Readonly<Record<string, PlanRow>>;

export type Plan = keyof typeof plans;

export const planNames = [
  "starter",
  "scale",
  "starter_annual",
  "scale_annual",
  "fix_report",
] as const satisfies readonly Plan[];

export const CURRENCY = "usd";

/** Days that a claimed fix report has on the starter tier. */
export const FIX_REPORT_DAYS = 30;

/** The ids of prices at Stripe. A plan without one is not sold. */
export type Prices = Readonly<Partial<Record<Plan, string>>>;

/** The plan that a price is for. */
export function planOfPrice(prices: Prices, id: string): Plan | undefined {
  return planNames.find((plan) => prices[plan] === id);
}

export function isPlan(name: string): name is Plan {
  return Object.hasOwn(plans, name);
}
