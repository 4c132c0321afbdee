/** Examples of answers about keys and their usage. */

/** Of the right form, and never issued. */
const key = `fl_live_${"Example0".repeat(5)}`;

const month = { period: "2026-11", used: 12, remaining: 88, resets_at: "2026-12-01T00:00:00.000Z" } as const;

export const keyIssued = { key, tier: "free", monthly_limit: 100, created: "2026-11-02T09:30:00.000Z" } as const;

export const rotation = {
  key,
  tier: "free",
  monthly_limit: 100,
  ...month,
  created: keyIssued.created,
  rotated_at: "2026-11-21T12:00:00.000Z",
  rotations_remaining_today: 2,
  warning: "Store the key now: it is not shown again.",
} as const;

export const usage = { tier: "free", limit: 100, ...month, past_due: false } as const;
