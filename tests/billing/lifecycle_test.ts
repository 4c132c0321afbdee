/** What a subscription makes of an account, without a server, a store and Stripe. */
import assert from "node:assert/strict";
import { applied, inEffect, isHeld, type Paying, type Status, type Subscription } from "../../host/domain/lifecycle.ts";

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

function subscription(to: Partial<Subscription> = {}): Subscription {
  const period = { periodStart: NOW - DAY, periodEnd: NOW + 29 * DAY };
  return { id: "sub_1", status: "active", tier: "starter", created: NOW - DAY, ...period, ...to };
}

const free: Paying = { tier: "free", pastDue: false };

/** Tier and whether payment is late, by the status of a subscription to scale. */
const byStatus: Readonly<Record<Status, readonly [tier: string, late: boolean, held: boolean]>> = {
  active: ["scale", false, true],
  trialing: ["scale", false, true],
  past_due: ["scale", true, true],
  unpaid: ["free", false, true],
  paused: ["free", false, true],
  incomplete: ["free", false, true],
  incomplete_expired: ["free", false, false],
  canceled: ["free", false, false],
};

for (const [status, wanted] of Object.entries(byStatus)) {
  Deno.test(`a subscription to scale that is ${status} gives ${wanted[0]}${wanted[1] ? ", past due" : ""}`, () => {
    const after = applied(free, [{ ...subscription({ tier: "scale" }), status: status as Status }], NOW);
    assert.deepEqual([after.tier, after.pastDue, isHeld(after)], wanted);
  });
}

Deno.test("what Stripe says twice changes nothing, and what it says later counts", () => {
  const once = applied(free, [subscription()], NOW);
  assert.deepEqual(applied(once, [subscription()], NOW), once);
  const upgraded = applied(once, [subscription({ tier: "scale" })], NOW);
  assert.equal(upgraded.tier, "scale");
  assert.deepEqual(applied(upgraded, [subscription()], NOW), once);
});

Deno.test("a subscription that was cancelled gives its tier until its end, and no news is needed then", () => {
  const endsAt = NOW + 3 * DAY;
  const after = applied(free, [subscription({ endsAt })], NOW);
  assert.deepEqual([after.tier, after.tierExpires], ["starter", new Date(endsAt).toISOString()]);
  assert.equal(inEffect(after, endsAt - 1).tier, "starter");
  const ended = inEffect(after, endsAt);
  assert.deepEqual([ended.tier, ended.tierExpires], ["free", undefined]);
});

Deno.test("without any news, a tier lasts one period longer than it is known to be paid for", () => {
  const after = applied(free, [subscription()], NOW);
  const last = NOW + 59 * DAY;
  assert.equal(inEffect(after, last - 1).tier, "starter");
  assert.equal(inEffect(after, last).tier, "free");
});

Deno.test("what was granted comes back when a subscription ends, as long as its own time lasts", () => {
  const granted: Paying = { tier: "starter", tierExpires: new Date(NOW + 10 * DAY).toISOString(), pastDue: false };
  const paid = applied(granted, [subscription({ tier: "scale" })], NOW);
  assert.deepEqual([paid.tier, paid.tierExpires], ["scale", undefined]);
  const ended = applied(paid, [subscription({ tier: "scale", status: "canceled" })], NOW);
  assert.deepEqual([ended.tier, ended.tierExpires], ["starter", granted.tierExpires]);
  assert.equal(inEffect(ended, NOW + 10 * DAY).tier, "free");
  assert.deepEqual(applied(paid, [], NOW), granted);
});

Deno.test("a granted scale is not lowered by a subscription to starter", () => {
  const after = applied({ tier: "scale", pastDue: false }, [subscription()], NOW);
  assert.deepEqual([after.tier, isHeld(after)], ["scale", true]);
});

Deno.test("of several subscriptions the one that serves counts, then the higher, then the newer, in whatever order", () => {
  const ended = subscription({ id: "sub_a", tier: "scale", status: "canceled", created: NOW });
  const low = subscription({ id: "sub_b" });
  const high = subscription({ id: "sub_c", tier: "scale", created: NOW - 5 * DAY });
  const newer = subscription({ id: "sub_d", created: NOW });
  const chosen = (...all: readonly Subscription[]) => applied(free, all, NOW).subscription?.id;
  assert.equal(chosen(ended, low), "sub_b");
  assert.equal(chosen(low, high, ended), "sub_c");
  assert.equal(chosen(high, ended, low), "sub_c");
  assert.equal(chosen(low, newer), "sub_d");
  assert.equal(chosen(subscription({ id: "sub_e", status: "unpaid" }), ended), "sub_e");
});

Deno.test("a subscription of which nobody knows what it is for is held, and gives nothing", () => {
  const { tier: _tier, ...unknown } = subscription();
  const after = applied(free, [unknown], NOW);
  assert.deepEqual([after.tier, isHeld(after)], ["free", true]);
});
