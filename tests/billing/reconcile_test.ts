/** `faktlint billing reconcile`, and what the service does by itself. */
import assert from "node:assert/strict";
import { keepBilling, openBilling } from "../../host/service/billing.ts";
import { reconcile, reconcileDaily } from "../../host/billing/reconcile.ts";
import { billingCommand } from "../../host/cli/billing.ts";
import { readAccount } from "../../host/stores/accounts.ts";
import { change } from "../../host/stores/billing.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { type Selling, selling, withSelling } from "../support/stripe/selling.ts";
import { longTest } from "../support/sweeps.ts";

function never(): never {
  throw new Error("the command has no use for this");
}

async function reconciled(it: Selling, args: readonly string[] = [], environment = selling) {
  let out = "";
  const { stores } = it.service;
  const kept = { ...stores, kv: { ...stores.kv, close: () => {} } };
  const opening = { path: "the.db", open: () => Promise.resolve(kept) };
  const command = billingCommand(opening, { environment: () => environment, fetch: it.stripe.fetch });
  const terminal = {
    out: (text: string) => void (out += text),
    err: never,
    stdin: never,
    interactive: false,
    colour: false,
    env: () => undefined,
    enter: () => {},
    now: never,
  };
  const status = await command.run(["reconcile", ...args], terminal);
  return { status, out };
}

Deno.test("what got lost is a line of the table, and is as Stripe says after --apply", () =>
  withSelling(async (it) => {
    const [paid, ended, good] = [await it.key(), await it.key(), await it.key()];
    const over = await it.paid(ended, "scale");
    await it.paid(good);
    await it.deliverAll();
    await it.paid(paid);
    it.books.end(over);
    it.books.events.splice(0);
    const before = await reconciled(it);
    assert.equal(before.status, 1);
    assert.match(before.out, new RegExp(`${paid.id} .*free \\(no subscription\\) +starter \\(active\\) +differs`));
    assert.match(before.out, new RegExp(`${ended.id} .*scale \\(active\\) +free \\(canceled\\)`));
    assert.doesNotMatch(before.out, new RegExp(good.id));
    assert.deepEqual([(await it.usage(paid))["tier"], (await it.usage(ended))["tier"]], ["free", "scale"]);
    assert.equal((await reconciled(it, ["--apply"])).status, 0);
    assert.deepEqual([(await it.usage(paid))["tier"], (await it.usage(ended))["tier"]], ["starter", "free"]);
    assert.match((await reconciled(it)).out, /every account is as Stripe says/);
  }));

Deno.test("of accounts that are as Stripe's list says, Stripe is asked nothing more", () =>
  withSelling(async (it) => {
    for (const plan of ["starter", "scale", "starter"] as const) await it.paid(await it.key(), plan);
    await it.deliverAll();
    it.stripe.asked.splice(0);
    assert.match((await reconciled(it)).out, /every account is as Stripe says/);
    assert.deepEqual(it.stripe.asked.filter((asked) => asked.includes("/subscriptions")), ["GET /v1/subscriptions"]);
  }));

Deno.test("a buyer of what is sold here who has no account is reported, and a buyer of something else is not", () =>
  withSelling(async (it) => {
    const bought = await it.paid(await it.key());
    await it.deliverAll();
    for (
      const [customer, price] of [["cus_here", bought.price], ["cus_elsewhere", "price_of_something_else"]] as const
    ) {
      it.books.customers.set(customer, { id: customer, metadata: {}, deleted: false });
      it.books.subscriptions.set(`sub_${customer}`, {
        ...bought,
        id: `sub_${customer}`,
        customer,
        price,
        metadata: {},
      });
    }
    const { status, out } = await reconciled(it);
    assert.equal(status, 1);
    assert.match(out, /cus_here .*no account/);
    assert.doesNotMatch(out, /cus_elsewhere/);
  }));

Deno.test("an account that goes to another customer while it is compared is left to the next comparison", () =>
  withSelling(async (it) => {
    const { stores, baseUrl, log, config } = it.service;
    const by = await it.key();
    const { customer } = await it.paid(by);
    it.books.events.splice(0);
    const fetch: typeof it.stripe.fetch = async (input, init) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      if (searchParams.get("customer") === customer) {
        const held = await readAccount(stores, by.id);
        assert.ok(held !== undefined && await change(stores, held, { ...held.account, customer: "cus_other" }));
      }
      return await it.stripe.fetch(input, init);
    };
    const opened = openBilling(config.stripe, { stores, baseUrl, log, fetch });
    assert.ok(opened !== undefined);
    assert.deepEqual(await reconcile(opened.billing, true), []);
    assert.equal((await readAccount(stores, by.id))?.account.customer, "cus_other");
    assert.equal((await it.usage(by))["tier"], "free");
  }));

Deno.test("--format json prints a line a difference, without what could pay", () =>
  withSelling(async (it) => {
    const by = await it.key();
    const { customer } = await it.paid(by, "scale");
    const { out } = await reconciled(it, ["--format", "json"]);
    const wanted = {
      account: by.id,
      customer,
      here: "free (no subscription)",
      stripe: "scale (active)",
      corrected: false,
    };
    assert.deepEqual(JSON.parse(out), wanted);
    assert.doesNotMatch(out, /fl_live_|sk_|cs_/);
  }));

Deno.test("hundreds of subscriptions are compared, over all pages of Stripe's list", () =>
  withSelling(async (it) => {
    const last = await it.key();
    const bought = await it.paid(last);
    for (let count = 0; count < 250; count++) {
      const id = `sub_0${count}`;
      it.books.subscriptions.set(id, {
        ...bought,
        id,
        customer: `cus_of_another_shop_${count}`,
        price: "price_x",
        metadata: {},
      });
    }
    const { out } = await reconciled(it);
    assert.match(out, new RegExp(last.id));
    assert.doesNotMatch(out, /another_shop/);
  }));

Deno.test("the command says what is missing, and that Stripe cannot be asked", () =>
  withSelling(async (it) => {
    await assert.rejects(reconciled(it, [], {}), (error) =>
      error instanceof UsageError && /STRIPE_SECRET_KEY/.test(error.message));
    await assert.rejects(reconciled(it, ["more"]), UsageError);
    it.stripe.fault = "down";
    await assert.rejects(reconciled(it), (error) =>
      error instanceof UsageError && /unreachable/.test(error.message));
  }));

Deno.test("of several processes one reconciles a day, and says how many accounts differed", () =>
  withSelling(async (it) => {
    const by = await it.key();
    await it.paid(by);
    it.books.events.splice(0);
    const { billing } = it.service;
    assert.ok(billing !== undefined);
    await Promise.all(Array.from({ length: 4 }, () => reconcileDaily(billing)));
    const said = () =>
      it.logged.flatMap((entry) => "billing" in entry && entry.billing === "reconciled" ? [entry.count] : []);
    assert.deepEqual(said(), [1]);
    assert.equal((await it.usage(by))["tier"], "starter");
    // Half a day later at the earliest: each process tries once a day, at an hour of its own.
    it.time.now += 43_200_000 - 1;
    await reconcileDaily(billing);
    assert.deepEqual(said(), [1]);
    it.time.now += 1;
    await reconcileDaily(billing);
    assert.deepEqual(said(), [1, 0]);
    it.time.now += 86_400_000;
    await reconcileDaily(billing);
    assert.equal((await it.usage(by))["tier"], "starter");
  }));

longTest(
  "by itself, the service handles the news as soon as Stripe can be reached, and looks at prices",
  () =>
    withSelling(async (it) => {
      const by = await it.key();
      await it.paid(by);
      it.stripe.fault = "down";
      await it.deliverAll();
      const { stores, baseUrl, log, config } = it.service;
      const opened = openBilling(config.stripe, { stores, baseUrl, log, fetch: it.stripe.fetch });
      assert.ok(opened !== undefined);
      const keeping = keepBilling(opened, { news: 20, prices: 20, reconciliation: 1_000_000 });
      try {
        await new Promise((resolve) => setTimeout(resolve, 100));
        it.stripe.fault = undefined;
        while ((await it.usage(by))["tier"] === "free") await new Promise((resolve) => setTimeout(resolve, 10));
        while (opened.stripe.standing().reachable !== true) await new Promise((resolve) => setTimeout(resolve, 10));
      } finally {
        keeping.stop();
        // What has begun is done before the store is closed.
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      assert.equal((await it.usage(by))["tier"], "starter");
    }),
);
