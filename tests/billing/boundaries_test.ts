/** How many customers Stripe is asked about in one go, and how long a caller waits for it. */
import assert from "node:assert/strict";
import { workOff } from "../../host/billing/events.ts";
import { LONGEST } from "../../host/billing/shop.ts";
import { noteDue } from "../../host/stores/billing.ts";
import { withSelling } from "../support/stripe/selling.ts";

Deno.test("of 1,001 customers with news a thousand are looked up in one go, and the last one in the next", () =>
  withSelling(async ({ service: { billing: shop, stores } }) => {
    assert.ok(shop !== undefined);
    await Promise.all(Array.from({ length: 1_001 }, (_, at) => noteDue(stores, `cus_${at}`)));
    const payments = { ...shop.payments, accountOf: () => Promise.resolve(undefined) };
    const looked = [];
    for (let round = 0; round < 3; round++) looked.push(await workOff({ ...shop, payments }));
    assert.deepEqual(looked, [1_000, 1, 0]);
  }));

Deno.test("a caller waits for Stripe a second longer than Stripe is waited for", () => {
  assert.equal(LONGEST, 7_000);
});
