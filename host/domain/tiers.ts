/** What keys allow. */

export type Tier = "free" | "starter" | "scale";

/** Documents a calendar month (specification, Limits). */
export const allowances: Readonly<Record<Tier, number>> = { free: 100, starter: 2500, scale: 25_000 };

export function isTier(name: string): name is Tier {
  return Object.hasOwn(allowances, name);
}
