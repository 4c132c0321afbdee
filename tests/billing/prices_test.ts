/** What is known of Stripe's prices from the last look. */
import assert from "node:assert/strict";
import { StripeWatch } from "../../host/billing/prices.ts";
import { PaymentError, type Price } from "../../host/domain/payments.ts";
import { planNames, plans } from "../../host/domain/plans.ts";
import { named, priceOf } from "../support/stripe/books.ts";
import { withSelling } from "../support/stripe/selling.ts";

const MINUTE = 60_000;

/** A Stripe whose answers the test changes, a clock, and what was logged. */
class Played {
  now = 1_000_000_000_000;
  asked = 0;
  logged: string[] = [];
  prices: Map<string, Price | undefined> = new Map(planNames.map((plan) => [priceOf(plan), named(plan)]));
  fault: Error | undefined;

  /** One of a plan's prices as it is not to be. */
  change(what: Partial<Price>): void {
    const scale = this.prices.get(priceOf("scale"));
    assert.ok(scale !== undefined);
    this.prices.set(priceOf("scale"), { ...scale, ...what });
  }
}

function watching(name: string, work: (watch: StripeWatch, it: Played) => Promise<void>): void {
  Deno.test(name, () =>
    withSelling(async ({ service: { billing } }) => {
      assert.ok(billing !== undefined);
      const it = new Played();
      const price = (id: string) => {
        it.asked++;
        return it.fault === undefined ? Promise.resolve(it.prices.get(id)) : Promise.reject(it.fault);
      };
      const log = (entry: object) => {
        if ("billing" in entry) it.logged.push(`${entry.billing} ${"detail" in entry ? entry.detail : ""}`);
      };
      const stores = { ...billing.stores, clock: () => it.now };
      await work(new StripeWatch({ ...billing, stores, log, payments: { ...billing.payments, price } }), it);
    }));
}

watching("the first caller learns that nothing is known yet, and starts a look", async (watch, it) => {
  assert.deepEqual(watch.standing(), { reachable: null, differing: [] });
  await watch.look();
  assert.deepEqual(watch.standing(), { reachable: true, differing: [] });
  assert.equal(it.asked, Object.keys(plans).length);
  assert.deepEqual(it.logged, []);
});

watching("Stripe is looked at again after five minutes, and not before", async (watch, it) => {
  await watch.look();
  const { asked } = it;
  it.now += 5 * MINUTE - 1;
  watch.standing();
  assert.equal(it.asked, asked);
  it.now += 1;
  watch.standing();
  assert.equal(it.asked, 2 * asked);
});

const otherPrices: readonly (readonly [what: string, Partial<Price>])[] = [
  ["is a cent more", { cents: plans.scale.cents + 1 }],
  ["is in another currency", { currency: "eur" }],
  ["is for another time", { every: "year" }],
  ["is not for sale any more", { active: false }],
];

for (const [what, other] of otherPrices) {
  watching(`a price that ${what} is told of as long as it is so, and logged once each time`, async (watch, it) => {
    const usual = it.prices.get(priceOf("scale"));
    for (const price of [other, other, usual ?? {}, other]) {
      it.change(price);
      await watch.look();
      assert.deepEqual(watch.standing().differing, price === other ? ["scale"] : []);
    }
    assert.deepEqual(it.logged, ["price_differs scale", "price_differs scale"]);
  });
}

watching("a Stripe that cannot be reached is reported, logged once, and asked again", async (watch, it) => {
  it.fault = new PaymentError("unreachable");
  for (let count = 0; count < 2; count++) await watch.look();
  assert.equal(watch.standing().reachable, false);
  it.fault = undefined;
  await watch.look();
  assert.equal(watch.standing().reachable, true);
  it.fault = new PaymentError("refused");
  await watch.look();
  assert.deepEqual(it.logged, ["provider_failed unreachable", "provider_failed refused"]);
});

watching("a fault of our own is not taken for Stripe's", async (watch, it) => {
  it.fault = new TypeError("a fault");
  await assert.rejects(watch.look(), TypeError);
  assert.equal(watch.standing().reachable, null);
  // What `standing` began ends as the first look did.
  await assert.rejects(watch.look(), TypeError);
});
