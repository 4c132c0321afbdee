/** Which events are believed, what becomes of them, and what comes of it when Stripe cannot be asked. */
import assert from "node:assert/strict";
import { workOff } from "../../host/billing/events.ts";
import { type Fault, PaymentError, type Payments } from "../../host/domain/payments.ts";
import { reconcile } from "../../host/billing/reconcile.ts";
import { unknownCustomers } from "../../host/stores/billing.ts";
import { delivery } from "../support/stripe/api.ts";
import { OLD_SECRET, SECRET, type Selling, selling, withSelling } from "../support/stripe/selling.ts";

const MINUTE = 60_000;

function shopOf({ service: { billing } }: Selling) {
  assert.ok(billing !== undefined);
  return billing;
}

async function tierOf(it: Selling, by: { readonly authorization: string }): Promise<unknown> {
  return (await it.usage(by))["tier"];
}

function said({ logged }: Selling): readonly string[] {
  return logged.flatMap((entry) => "billing" in entry ? [entry.billing] : []);
}

const rows: Readonly<Record<string, (it: Selling) => Promise<void>>> = {
  async "an event that is signed with another secret, altered, old or not signed changes nothing"(it) {
    const by = await it.key();
    await it.paid(by);
    const [event] = it.books.events;
    assert.ok(event !== undefined);
    const { now } = it.time;
    const good = await delivery(event, now, SECRET);
    const send = async (init: RequestInit) => (await it.ask("/v1/billing/webhook", init)).status;
    assert.equal(await send(await delivery(event, now, "another-secret-of-a-webhook")), 400);
    // Stripe signs whole seconds.
    assert.equal(await send(await delivery(event, now - 5 * MINUTE - 1000, SECRET)), 400);
    assert.equal(await send(await delivery(event, now + 5 * MINUTE + 1000, SECRET)), 400);
    it.time.now += 900;
    assert.equal(await send(await delivery(event, now + 5 * MINUTE + 1000, SECRET)), 400, "a tenth of a second ahead");
    it.time.now -= 900;
    assert.equal(await send({ ...good, body: String(good.body).replace("evt_", "evt_9") }), 400);
    assert.equal(await send({ method: "POST", body: String(good.body) }), 400);
    assert.equal(await send(await delivery("not json", now, SECRET)), 400);
    assert.equal(await send(await delivery("", now, SECRET)), 400);
    assert.equal(await tierOf(it, by), "free");
    assert.equal(await send(await delivery(event, now - 5 * MINUTE, SECRET)), 200);
    assert.equal(await tierOf(it, by), "starter");
    assert.equal(await send(await delivery(event, now + 5 * MINUTE, SECRET)), 200);
  },
  async "a signed event with an id of 3,000 characters, wherever it stands, is refused and changes nothing"(it) {
    const by = await it.key();
    await it.paid(by);
    const [event] = it.books.events;
    const long = "x".repeat(3_000);
    const { data: { object }, ...rest } = JSON.parse(JSON.stringify(event));
    const charge = { ...object, object: "charge", payment_intent: `pi_${long}` };
    const events = [
      { ...rest, id: `evt_${long}`, data: { object } },
      { ...rest, data: { object: { ...object, id: `cs_${long}` } } },
      { ...rest, data: { object: { ...object, customer: `cus_${long}` } } },
      { ...rest, data: { object: { ...object, customer: { id: `cus_${long}` } } } },
      { ...rest, type: "charge.refunded", data: { object: charge } },
    ];
    for (const signed of events) {
      const init = await delivery(JSON.stringify(signed), it.time.now, SECRET);
      assert.equal((await it.ask("/v1/billing/webhook", init)).status, 400);
    }
    assert.equal(await tierOf(it, by), "free");
  },
  async "while secrets are exchanged, both count, and so does a signature among others"(it) {
    for (const secrets of [[OLD_SECRET], ["another-secret-of-a-webhook", SECRET]]) {
      const by = await it.key();
      await it.paid(by);
      for (const event of it.books.events.splice(0)) {
        await it.ask("/v1/billing/webhook", await delivery(event, it.time.now, ...secrets));
      }
      assert.equal(await tierOf(it, by), "starter");
    }
  },
  async "an event counts once, and Stripe is not asked again for it within 40 days"(it) {
    await it.paid(await it.key());
    const events = it.books.events.splice(0);
    for (const event of events) await it.deliver(event);
    const asked = it.stripe.asked.length;
    it.time.now += 39 * 24 * 60 * MINUTE;
    for (const event of events) assert.equal((await it.deliver(event)).status, 200);
    assert.equal(it.stripe.asked.length, asked);
  },
  async "an event of a kind that nobody knows is acknowledged, and logged by its type alone"(it) {
    it.books.emit("customer.tax_id.created", {
      object: "tax_id",
      id: "txi_1",
      value: "DE123456788",
      customer: "cus_1",
    });
    await it.deliverAll();
    assert.deepEqual(it.logged.filter((entry) => "billing" in entry).map(({ time: _, ...entry }) => entry), [
      { level: "info", billing: "event_ignored", detail: "customer.tax_id.created" },
    ]);
    assert.equal(it.stripe.asked.length, 0);
  },
  async "news of a customer whom nobody knows are kept for the reconciliation, which says who it is"(it) {
    const by = await it.key();
    it.books.customers.set("cus_x", { id: "cus_x", metadata: {}, deleted: false });
    const bought = await it.paid(by, "scale");
    const stranger = { ...bought, id: "sub_x", customer: "cus_x" };
    it.books.subscriptions.set("sub_x", stranger);
    it.books.cancelAtEnd(stranger);
    await it.deliverAll();
    assert.ok(said(it).includes("customer_unknown"));
    assert.deepEqual(await unknownCustomers(it.service.stores), ["cus_x"]);
    const found = await reconcile(shopOf(it), true);
    assert.deepEqual(found.map(({ customer, here, corrected }) => [customer, here, corrected]), [
      ["cus_x", "no account", false],
    ]);
    // Who is in no list yet was in the news.
    const shop = shopOf(it);
    const payments: Payments = {
      ...shop.payments,
      async *everySubscription() {},
      accountOf: (customer) => shop.payments.accountOf(customer),
      subscriptionsOf: (customer) => shop.payments.subscriptionsOf(customer),
    };
    const strangers = (await reconcile({ ...shop, payments }, false)).map(({ customer }) => customer);
    assert.ok(strangers.includes("cus_x"), strangers.join());
  },
  async "what was acknowledged while Stripe was down is worked off when it is back"(it) {
    const keys = await Promise.all(Array.from({ length: 12 }, () => it.key()));
    for (const by of keys) await it.paid(by, "scale");
    for (const fault of ["down", "broken", "nonsense"] as const) {
      it.stripe.fault = fault;
      for (const event of it.books.events.slice(0, 12)) assert.equal((await it.deliver(event)).status, 200);
      await workOff(shopOf(it));
      for (const by of keys) assert.equal(await tierOf(it, by), "free");
    }
    it.stripe.fault = undefined;
    await it.deliverAll();
    await workOff(shopOf(it));
    for (const by of keys) assert.equal(await tierOf(it, by), "scale");
    assert.equal(await workOff(shopOf(it)), 0);
  },
  async "when Stripe cannot be reached no further customer is looked up, and after another fault the others are"(it) {
    const keys = await Promise.all(Array.from({ length: 12 }, () => it.key()));
    for (const by of keys) await it.paid(by, "scale");
    it.stripe.fault = "nonsense";
    for (const event of it.books.events.splice(0)) await it.deliver(event);
    /** How many are looked up, four at once, where the first meets one fault and the others another. */
    const lookedUp = async (first: Fault, then: Fault) => {
      const asked = new Set<string>();
      const failing = (customer: string) => {
        asked.add(customer);
        return Promise.reject(new PaymentError(asked.size === 1 ? first : then));
      };
      const shop = shopOf(it);
      const payments = { ...shop.payments, accountOf: failing, subscriptionsOf: failing };
      assert.equal(await workOff({ ...shop, payments }), 0);
      return asked.size;
    };
    assert.equal(await lookedUp("refused", "nonsense"), 12);
    assert.equal(await lookedUp("unreachable", "refused"), 4);
    assert.equal(await lookedUp("unreachable", "unreachable"), 4);
  },
  async "an event is acknowledged within two seconds, however slow Stripe is"(it) {
    const by = await it.key();
    await it.paid(by);
    const [event] = it.books.events.splice(0);
    assert.ok(event !== undefined);
    it.stripe.fault = "slow";
    const late = new Promise<string>((resolve) => setTimeout(resolve, 2000, "late"));
    const answer = await Promise.race([it.deliver(event), late]);
    assert.ok(answer instanceof Response);
    assert.equal(answer.status, 200);
    it.stripe.fault = undefined;
    assert.equal(await workOff(shopOf(it)), 1);
    assert.equal(await tierOf(it, by), "starter");
    await late;
  },
};

for (const [name, row] of Object.entries(rows)) {
  // A request to a Stripe that is slow outlives its test.
  Deno.test({ name, fn: () => withSelling(row), sanitizeOps: false, sanitizeResources: false });
}

Deno.test("an event of the test mode on a live key changes nothing, and is acknowledged and logged", () =>
  withSelling(async (it) => {
    const by = await it.key();
    const bought = await it.paid(by);
    const object = { object: "subscription", id: bought.id, customer: bought.customer };
    const event = it.books.emit("customer.subscription.updated", object, false);
    assert.equal((await it.deliver(event)).status, 200);
    assert.equal(await tierOf(it, by), "free");
    assert.ok(said(it).includes("event_of_other_mode"));
    assert.equal((await (await it.ask("/v1/health")).json()).billing, true);
  }, { ...selling, STRIPE_SECRET_KEY: "sk_live_not-a-key" }));
