/** Which answers of Stripe are of the form that is documented: ids, times, states and amounts, each at its edge. */
import assert from "node:assert/strict";
import * as forms from "../../host/providers/stripe/forms.ts";
import { stripePayments } from "../../host/providers/stripe/stripe.ts";

const subscription = {
  id: "sub_1",
  customer: "cus_1",
  status: "active",
  created: 1_700_000_000,
  cancel_at_period_end: false,
  livemode: true,
  items: { data: [item("price_1", 1)] },
};

function item(price: string, start: number) {
  return { price: { id: price }, current_period_start: start, current_period_end: start + 1 };
}

for (const [seconds, milliseconds] of [[0, 0], [1, 1_000], [1_700_000_000, 1_700_000_000_000]] as const) {
  Deno.test(`${seconds} seconds of Stripe are ${milliseconds} ms`, () => {
    assert.equal(forms.subscription.parse({ ...subscription, created: seconds }).created, milliseconds);
  });
}

for (const created of [-1, 0.5, "1700000000"]) {
  Deno.test(`${JSON.stringify(created)} is no time of Stripe`, () => {
    assert.equal(forms.subscription.safeParse({ ...subscription, created }).success, false);
  });
}

for (const [length, isId] of [[1, true], [255, true], [256, false]] as const) {
  Deno.test(`a text of ${length} characters is ${isId ? "an id" : "not an id"} of Stripe, alone or in an object`, () => {
    const id = "x".repeat(length);
    for (const customer of [id, { id }]) {
      const read = forms.subscription.safeParse({ ...subscription, customer });
      assert.equal(read.success ? read.data.customer : undefined, isId ? id : undefined);
    }
    assert.equal(forms.customer.safeParse({ id }).success, isId);
  });
}

Deno.test("of the items of a subscription the first with a price that is sold counts, and otherwise the first", () => {
  const prices = { starter: "price_starter", scale: "price_scale" };
  const read = (...ids: readonly string[]) => {
    const data = ids.map((id, nth) => item(id, nth));
    const owned = forms.owned(forms.subscription.parse({ ...subscription, items: { data } }), prices);
    return [owned.subscription.tier, owned.subscription.periodStart, owned.isOurs];
  };
  assert.deepEqual(read("price_starter"), ["starter", 0, true]);
  assert.deepEqual(read("price_starter", "price_scale"), ["starter", 0, true]);
  assert.deepEqual(read("other", "price_scale"), ["scale", 1_000, true]);
  assert.deepEqual(read("other", "another"), [undefined, 0, false]);
});

Deno.test("a subscription without items is none of Stripe's", () => {
  assert.equal(forms.subscription.safeParse({ ...subscription, items: { data: [] } }).success, false);
});

/** The last charge of a payment, and whether the money went back. */
const charges = [
  [undefined, false],
  [null, false],
  ["ch_1", false],
  [{ refunded: false, disputed: false }, false],
  [{ refunded: true, disputed: false }, true],
  [{ refunded: false, disputed: true }, true],
] as const;

const session = {
  id: "cs_1",
  mode: "payment",
  status: "complete",
  payment_status: "paid",
  livemode: true,
  metadata: { plan: "fix_report" },
};

for (const [latest_charge, isBack] of charges) {
  Deno.test(`a payment whose last charge is ${JSON.stringify(latest_charge)} ${isBack ? "went back" : "is kept"}`, () => {
    const payment = { id: "pi_1", latest_charge };
    assert.equal(forms.isReturned(forms.payment.parse(payment)), isBack);
    const { isSettled, payment: paid } = forms.sessionOf(forms.session.parse({ ...session, payment_intent: payment }));
    assert.deepEqual([isSettled, paid], [!isBack, "pi_1"]);
  });
}

Deno.test("a payment that a page names by its id alone is not looked into", () => {
  const { isSettled, payment } = forms.sessionOf(forms.session.parse({ ...session, payment_intent: "pi_1" }));
  assert.deepEqual([isSettled, payment], [true, undefined]);
});

for (const mode of ["payment", "subscription", "setup"]) {
  Deno.test(`a page for a ${mode} is ${mode === "payment" ? "of a fix report" : "of none"}`, () => {
    assert.equal(forms.sessionOf(forms.session.parse({ ...session, mode })).isFixReport, mode === "payment");
  });
}

for (const status of ["open", "complete", "expired", null]) {
  Deno.test(`a page whose status is ${status} is ${status ?? "expired"}`, () => {
    assert.equal(forms.sessionOf(forms.session.parse({ ...session, status })).status, status ?? "expired");
  });
}

for (const payment_status of ["paid", "unpaid", "no_payment_required"]) {
  Deno.test(`a page that is ${payment_status} is ${payment_status === "paid" ? "settled" : "not settled"}`, () => {
    const read = forms.sessionOf(forms.session.parse({ ...session, payment_status }));
    assert.equal(read.isSettled, payment_status === "paid");
  });
}

Deno.test("what Stripe does not document is no page", () => {
  for (const wrong of [{ mode: "gift" }, { status: "closed" }, { payment_status: "due" }, { id: "pi_1" }]) {
    assert.equal(forms.session.safeParse({ ...session, ...wrong }).success, false, JSON.stringify(wrong));
  }
});

/** A price by how often it is charged, and its amount. */
const prices = [
  [1, 4_900, { every: "month", cents: 4_900 }],
  [0, 0, { every: "0 month", cents: 0 }],
  [2, 1, { every: "2 month", cents: 1 }],
  [1, null, { every: "month", cents: -1 }],
] as const;

for (const [interval_count, unit_amount, { every, cents }] of prices) {
  Deno.test(`a price of ${unit_amount} every ${interval_count} months is ${cents} cents a ${every}`, () => {
    const recurring = { interval: "month", interval_count };
    const read = forms.priceOf(forms.price.parse({ active: true, currency: "usd", unit_amount, recurring }));
    assert.deepEqual(read, { active: true, currency: "usd", cents, every });
  });
}

const event = { id: "evt_1", type: "invoice.paid", livemode: true, data: { object: { object: "invoice" } } };

for (
  const [what, wrong, isEvent] of [
    ["an id of no character", { id: "evt_" }, false],
    ["an id of one", { id: "evt_1" }, true],
    ["an id of 250", { id: `evt_${"x".repeat(250)}` }, true],
    ["an id of 251", { id: `evt_${"x".repeat(251)}` }, false],
    ["a type of no character", { type: "" }, false],
    ["a type of one", { type: "x" }, true],
    ["a type of 100", { type: "x".repeat(100) }, true],
    ["a type of 101", { type: "x".repeat(101) }, false],
  ] as const
) {
  Deno.test(`an event with ${what} is ${isEvent ? "one" : "none"} of Stripe`, () => {
    assert.equal(forms.event.safeParse({ ...event, ...wrong }).success, isEvent);
  });
}

/** Payments that note what Stripe is asked, and what it is sent. */
function asked(apiBase: string, answer: unknown) {
  const sent: { url: URL; body: URLSearchParams }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push({ url: new URL(request.url), body: new URLSearchParams(await request.text()) });
    return Response.json(answer);
  };
  return { sent, payments: stripePayments({ secretKey: "sk_test_not-a-key", apiBase, prices: {}, fetch }) };
}

for (
  const [apiBase, port] of [
    ["https://stripe.example", ""],
    ["http://stripe.example", ""],
    ["http://stripe.example:8080", "8080"],
  ] as const
) {
  Deno.test(`Stripe at ${apiBase} is asked there`, async () => {
    const { sent, payments } = asked(apiBase, { active: true, currency: "usd", unit_amount: 1 });
    await payments.price("price_1");
    assert.deepEqual(sent.map(({ url }) => [url.origin, url.port]), [[apiBase, port]]);
  });
}

Deno.test("subscriptions are fetched a hundred at once, which is the most that Stripe gives", async () => {
  const { sent, payments } = asked("https://stripe.example", { object: "list", has_more: false, data: [] });
  assert.deepEqual(await payments.subscriptionsOf("cus_1"), []);
  assert.deepEqual(await Array.fromAsync(payments.everySubscription()), []);
  assert.deepEqual(sent.map(({ url }) => url.searchParams.get("limit")), ["100", "100"]);
});

Deno.test("a page sells one of a plan, and ends at the second in which its time does", async () => {
  const { sent, payments } = asked("https://stripe.example", { ...session, status: "open", livemode: false });
  const purchase = {
    plan: "fix_report",
    price: "price_1",
    success: "https://x.example/",
    cancel: "https://x.example/",
  };
  for (const expires of [1_700_000_000_000, 1_700_000_000_999, 1_700_000_001_000]) {
    await payments.open({ ...purchase, plan: "fix_report", expires }, `${expires}`);
  }
  assert.deepEqual(sent.map(({ body }) => body.get("line_items[0][quantity]")), ["1", "1", "1"]);
  assert.deepEqual(sent.map(({ body }) => body.get("expires_at")), ["1700000000", "1700000000", "1700000001"]);
});
