/** How many customers Stripe is asked about in one go, and how long a caller waits for it, and how each attempt is named. */
import assert from "node:assert/strict";
import { beginFixReport, beginPurchase } from "../../host/billing/checkout.ts";
import { workOff } from "../../host/billing/events.ts";
import { LONGEST } from "../../host/billing/shop.ts";
import { PaymentError } from "../../host/domain/payments.ts";
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

Deno.test("each attempt to buy has an idempotency key of its own, counted from the first", () =>
  withSelling(async (it) => {
    const { service: { billing: shop } } = it;
    assert.ok(shop !== undefined);
    const { id } = await it.key();
    const names: string[] = [];
    const refused = (name: string, fault: "nonsense" | "customer_gone" = "nonsense") => {
      names.push(name);
      return Promise.reject(new PaymentError(fault));
    };
    const payments = {
      ...shop.payments,
      newCustomer: (_: string, name: string) => {
        return [0, 1, 5].includes(names.length) ? refused(name) : Promise.resolve(`cus_${names.push(name)}`);
      },
      subscriptionsOf: () => Promise.resolve([]),
      // The third time the customer is gone, and a new one is made for another try.
      open: (_: unknown, name: string) => refused(name, names.length === 4 ? "customer_gone" : "nonsense"),
    };
    for (let attempt = 0; attempt < 4; attempt++) {
      await assert.rejects(beginPurchase({ ...shop, payments }, id, "starter"), PaymentError);
    }
    assert.deepEqual(names, [
      ...[`customer-${id}-0`, `customer-${id}-1`, `customer-${id}-2`, `checkout-${id}-1`, `checkout-${id}-2`],
      `customer-${id}-3`,
    ]);
  }));

Deno.test("a fix report is bought on a page that is open for 23 hours, under a name of sixteen random bytes", () =>
  withSelling(async ({ service: { billing: shop } }) => {
    assert.ok(shop !== undefined);
    const names: string[] = [];
    const open = ({ expires }: { readonly expires: number }, name: string) => {
      names.push(name);
      assert.equal(expires, 1_000 + 23 * 60 * 60 * 1_000);
      return Promise.reject(new PaymentError("unreachable"));
    };
    const stores = { ...shop.stores, clock: () => 1_000 };
    for (let time = 0; time < 2; time++) {
      await assert.rejects(beginFixReport({ ...shop, stores, payments: { ...shop.payments, open } }), PaymentError);
    }
    for (const name of names) assert.match(name, /^fix-[0-9a-f]{32}$/);
    assert.equal(new Set(names).size, 2);
  }));
