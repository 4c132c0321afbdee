/** Subscriptions and fix reports from one state to the next, by signed events (specification, States and transitions). */
import assert from "node:assert/strict";
import { workOff } from "../../host/billing/events.ts";
import { type Books, paymentOf } from "../support/stripe/books.ts";
import { type Selling, withSelling } from "../support/stripe/selling.ts";

const DAY = 86_400_000;

async function rotated({ ask }: Selling, by: { readonly authorization: string }) {
  const response = await ask("/v1/keys/rotate", { method: "POST", headers: { authorization: by.authorization } });
  const { key } = await response.json();
  return { key, authorization: `Bearer ${key}` };
}

async function tierOf(it: Selling, by: { readonly authorization: string }): Promise<string> {
  const { tier, limit, past_due: late, tier_expires: until } = await it.usage(by);
  return [tier, limit, ...(late === true ? ["late"] : []), ...(until === undefined ? [] : [`until ${until}`])].join(
    " ",
  );
}

const FREE = "free 100";
const STARTER = "starter 2500";
const SCALE = "scale 25000";

async function claimed(it: Selling) {
  const bought = await it.ask("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' });
  const { transaction_id } = await bought.json();
  it.books.pay(transaction_id);
  const answer = await it.ask("/v1/fix/claim", { method: "POST", body: JSON.stringify({ transaction_id }) });
  const { key, expires } = await answer.json();
  return { key, expires, transaction_id, authorization: `Bearer ${key}` };
}

const rows: Readonly<Record<string, (it: Selling) => Promise<void>>> = {
  async "free -> starter: the same key has the new allowance from the next request"(it) {
    const by = await it.key();
    const { transaction_id } = await (await it.buy(by)).json();
    assert.equal(await tierOf(it, by), FREE);
    it.books.pay(transaction_id);
    assert.equal(await tierOf(it, by), FREE);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), STARTER);
    assert.equal((await it.usage(by))["portal_endpoint"], "https://faktlint.example/v1/billing/portal");
  },
  async "free -> scale, and the annual plans"(it) {
    for (const [plan, tier] of [["scale", SCALE], ["starter_annual", STARTER], ["scale_annual", SCALE]] as const) {
      const by = await it.key();
      await it.paid(by, plan);
      await it.deliverAll();
      assert.equal(await tierOf(it, by), tier, plan);
    }
  },
  async "free -> free: a payment that takes days gives nothing until it has come"(it) {
    const by = await it.key();
    const { transaction_id } = await (await it.buy(by)).json();
    it.books.pay(transaction_id, "later");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), FREE);
    assert.equal((await it.buy(by)).status, 409);
    it.time.now += 3 * DAY;
    it.books.settle(transaction_id);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), STARTER);
  },
  async "paid -> past_due: the allowance stays, and usage warns; a retry that succeeds ends it"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    it.time.now = bought.periodEnd;
    it.books.renew(bought, false);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), `${SCALE} late`);
    assert.equal(typeof (await it.usage(by))["billing_warning"], "string");
    it.books.recover(bought);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
    assert.equal((await it.usage(by))["billing_warning"], undefined);
  },
  async "past_due -> canceled: every retry failed, so the tier is free, the key works, and nothing is deleted"(it) {
    for (const end of ["canceled", "unpaid"] as const) {
      const by = await it.key();
      const bought = await it.paid(by);
      it.books.fail(bought);
      await it.deliverAll();
      if (end === "canceled") it.books.end(bought);
      else it.books.become(bought, end);
      await it.deliverAll();
      assert.equal(await tierOf(it, by), FREE);
      const again = await it.buy(by, "scale");
      assert.equal(again.status, 200);
      it.books.pay((await again.json()).transaction_id);
      await it.deliverAll();
      assert.equal(await tierOf(it, by), SCALE);
      assert.equal(bought.status, "canceled", "two subscriptions are never paid for at once");
    }
  },
  async "paid -> free: a cancelled subscription keeps its allowance until its period ends, without any event"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    it.books.cancelAtEnd(bought);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), `${STARTER} until ${new Date(bought.periodEnd).toISOString().slice(0, 10)}`);
    it.time.now = bought.periodEnd - 1;
    assert.match(await tierOf(it, by), /^starter/);
    it.time.now = bought.periodEnd;
    assert.equal(await tierOf(it, by), FREE);
    it.books.renew(bought);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), FREE);
    assert.equal((await it.ask("/v1/billing/portal", { headers: { authorization: by.authorization } })).status, 409);
  },
  async "paid -> paid: a cancellation that is taken back leaves no end"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    it.books.cancelAtEnd(bought);
    await it.deliverAll();
    it.books.cancelAtEnd(bought, false);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), STARTER);
  },
  async "paid -> paid: a second checkout is refused, and nothing is asked of Stripe"(it) {
    const by = await it.key();
    await it.paid(by);
    await it.deliverAll();
    const asked = it.stripe.asked.length;
    for (const plan of ["starter", "scale", "starter_annual"] as const) {
      const refused = await it.buy(by, plan);
      assert.deepEqual([refused.status, (await refused.json()).error], [409, "already_subscribed"]);
    }
    assert.equal(it.stripe.asked.length, asked);
  },
  async "starter -> scale -> starter: the plan is changed in the portal, up and down"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    it.books.change(bought, "scale");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
    it.books.change(bought, "starter_annual");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), STARTER);
  },
  async "no key -> starter for 30 days -> free: a fix report"(it) {
    const by = await claimed(it);
    assert.equal(Date.parse(by.expires) - it.time.now, 30 * DAY);
    assert.equal(await tierOf(it, by), `${STARTER} until ${by.expires.slice(0, 10)}`);
    assert.equal((await it.usage(by))["portal_endpoint"], undefined);
    assert.equal((await it.ask("/v1/billing/portal", { headers: { authorization: by.authorization } })).status, 409);
    const body = await Deno.readTextFile(new URL("../../examples/invoice-simple.xml", import.meta.url));
    const headers = { authorization: by.authorization, "content-type": "application/xml" };
    const { record } = await (await it.ask("/v1/validate?record=true", { method: "POST", body, headers })).json();
    it.time.now += 30 * DAY;
    assert.equal(await tierOf(it, by), FREE);
    assert.equal((await it.ask(new URL(record.json).pathname)).status, 200);
  },
  async "fix report -> subscription -> fix report: what is left of the 30 days is there when a subscription ends"(it) {
    const by = await claimed(it);
    const bought = await it.paid(by, "scale");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
    it.books.end(bought);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), `${STARTER} until ${by.expires.slice(0, 10)}`);
  },
  async "fix report -> free: its money goes back, or is disputed; the key works, and other payments change nothing"(
    it,
  ) {
    const others = await claimed(it);
    for (const back of ["refund", "dispute"] as const) {
      const by = await claimed(it);
      // Stripe cannot be asked when it tells: the list is worked off later.
      it.stripe.fault = back === "refund" ? "down" : undefined;
      it.books[back](by.transaction_id);
      await it.deliverAll();
      it.stripe.fault = undefined;
      if (it.service.billing !== undefined) await workOff(it.service.billing);
      assert.equal(await tierOf(it, by), FREE);
      await it.deliverAll();
      const again = await it.ask("/v1/fix/claim", { method: "POST", body: JSON.stringify(by) });
      assert.equal((await again.json()).error, "already_claimed");
    }
    assert.match(await tierOf(it, others), /^starter/);
    const news = it.logged.flatMap((entry) => "billing" in entry ? [entry.billing] : []);
    assert.deepEqual(news.filter((it) => it === "fix_report_returned").length, 2);
    assert.ok(!news.includes("customer_unknown"));
  },
  async "fix report and subscription -> subscription: money of the fix report that goes back ends that alone"(it) {
    const by = await claimed(it);
    const bought = await it.paid(by, "scale");
    await it.deliverAll();
    it.books.refund(by.transaction_id);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
    it.books.end(bought);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), FREE);
  },
  async "an event that says a payment went back is not believed: Stripe says whether it did"(it) {
    const by = await claimed(it);
    const payment = paymentOf(by.transaction_id);
    it.books.emit("charge.refunded", { object: "charge", id: "ch_1", payment_intent: payment, refunded: true });
    it.books.emit("charge.refunded", { object: "charge", id: "ch_2", payment_intent: "pi_unknown", refunded: true });
    await it.deliverAll();
    assert.match(await tierOf(it, by), /^starter/);
  },
  async "claimed -> claimed: a second claim is refused"(it) {
    const { transaction_id } = await claimed(it);
    const again = await it.ask("/v1/fix/claim", { method: "POST", body: JSON.stringify({ transaction_id }) });
    assert.deepEqual([again.status, (await again.json()).error], [409, "already_claimed"]);
  },
  async "events that come twice, late, and in any order lead to what Stripe says"(it) {
    const orders: readonly ((all: Books["events"]) => Books["events"])[] = [
      (all) => all.toReversed(),
      (all) => [...all, ...all],
      (all) => all.toSorted((a, b) => a.type < b.type ? -1 : 1),
    ];
    for (const order of orders) {
      const by = await it.key();
      const bought = await it.paid(by, "scale");
      it.books.fail(bought);
      it.books.recover(bought);
      it.books.change(bought, "starter");
      it.books.cancelAtEnd(bought);
      it.books.cancelAtEnd(bought, false);
      it.time.now += 5 * DAY;
      for (const event of order(it.books.events.splice(0))) assert.equal((await it.deliver(event)).status, 200);
      assert.equal(await tierOf(it, by), STARTER);
    }
  },
  async "an event that came before a rotation, during it and after it reaches the new key"(it) {
    const old = await it.key();
    const bought = await it.paid(old);
    const [first, ...others] = it.books.events.splice(0);
    assert.ok(first !== undefined);
    const [by] = await Promise.all([rotated(it, old), it.deliver(first)]);
    assert.equal(await tierOf(it, by), STARTER);
    for (const event of others) await it.deliver(event);
    it.books.change(bought, "scale");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
  },
  async "a payment whose event comes before the answer to the checkout is not lost"(it) {
    const by = await it.key();
    const real = it.stripe.books.pageJson.bind(it.stripe.books);
    let isPaid = false;
    // The page is paid, and its events are delivered, while its creation is still being answered.
    it.books.pageJson = (page) => {
      const json = real(page);
      if (!isPaid && page.mode === "subscription") {
        isPaid = true;
        it.books.pay(page.id);
        delivered = it.deliverAll();
      }
      return json;
    };
    let delivered = Promise.resolve();
    const answer = await it.buy(by);
    await delivered;
    assert.ok([200, 409].includes(answer.status));
    assert.equal(await tierOf(it, by), STARTER);
    assert.equal(it.books.subscriptions.size, 1);
  },
  async "an event of another account's customer changes that account alone"(it) {
    const [one, other] = [await it.key(), await it.key()];
    const bought = await it.paid(one, "scale");
    await it.buy(other);
    await it.deliverAll();
    const object = { object: "subscription", customer: bought.customer, metadata: { account: other.id } };
    it.books.emit("customer.subscription.updated", { ...object, id: bought.id, status: "active" });
    await it.deliverAll();
    assert.deepEqual([await tierOf(it, one), await tierOf(it, other)], [SCALE, FREE]);
  },
  async "a customer who was deleted at Stripe leaves the account free, and it can buy again"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    await it.deliverAll();
    it.books.deleteCustomer(bought.customer);
    await it.deliverAll();
    assert.equal(await tierOf(it, by), FREE);
    await it.paid(by, "scale");
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
  },
  async "a price that is no longer configured gives what was bought with it"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    bought.price = "price_of_last_year";
    await it.deliverAll();
    assert.equal(await tierOf(it, by), SCALE);
  },
};

for (const [name, row] of Object.entries(rows)) Deno.test(name, () => withSelling(row));
