/** How long Stripe is waited for, and how often it is asked again: in numbers, without waiting. */
import assert from "node:assert/strict";
import { take } from "../../host/billing/events.ts";
import { PaymentError } from "../../host/domain/payments.ts";
import { stripePayments } from "../../host/providers/stripe/stripe.ts";
import { withSelling } from "../support/stripe/selling.ts";
import { withoutWaiting } from "../support/waiting.ts";

Deno.test("an event is acknowledged after 1.2 seconds at the latest, because Stripe waits for two", () =>
  withSelling(async ({ service: { billing: shop } }) => {
    assert.ok(shop !== undefined);
    const never = () => Promise.withResolvers<never>().promise;
    const payments = { ...shop.payments, live: false, accountOf: never, subscriptionsOf: never };
    const event = { id: "evt_1", type: "invoice.paid", live: false, customer: "cus_1" };
    const waited = await withoutWaiting(() => take({ ...shop, payments }, event));
    assert.ok(waited.includes(1_200), waited.join());
  }));

/** How often a Stripe is asked for a price that fails so, and what is waited for meanwhile. */
async function askedFor(fetch: (signal: AbortSignal | null) => Promise<Response>) {
  let asked = 0;
  const failing = (_: unknown, init?: RequestInit) => {
    asked++;
    return fetch(init?.signal ?? null);
  };
  const stripe = { secretKey: "sk_test_not-a-key", apiBase: "https://stripe.example", prices: {}, fetch: failing };
  const payments = stripePayments(stripe);
  const waited = await withoutWaiting(async () => {
    await assert.rejects(payments.price("price_1"), (error) => {
      return error instanceof PaymentError && error.fault === "unreachable";
    });
  });
  return { asked, waited };
}

Deno.test("Stripe is asked again once where the connection fails", async () => {
  const { asked } = await askedFor(() => Promise.reject(new TypeError("connection refused")));
  assert.equal(asked, 2);
});

Deno.test("Stripe has six seconds for each of two answers", async () => {
  const { asked, waited } = await askedFor((signal) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  assert.equal(asked, 2);
  assert.deepEqual(waited.filter((it) => it > 2_000), [6_000, 6_000], waited.join());
});
