/** Purchases that are begun, repeated, raced, broken off and claimed. */
import assert from "node:assert/strict";
import { openBilling } from "../../host/service/billing.ts";
import { post } from "../http/requests.ts";
import { lineOf } from "../../host/domain/log_entry.ts";
import { SECRET, type Selling, selling, TEST_KEY, withSelling } from "../support/stripe/selling.ts";
import { dump } from "../support/stores.ts";
import { withService } from "../support/service.ts";

function purchase(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers };
}

/** Pays on every page that is open. */
function payEverything({ books }: Selling): void {
  for (const page of books.pages.values()) if (books.pageJson(page)["status"] === "open") books.pay(page.id);
}

function alive({ books }: Selling): number {
  return [...books.subscriptions.values()].filter(({ status }) => status !== "canceled").length;
}

async function transactionOf(response: Response): Promise<string> {
  return (await response.json()).transaction_id;
}

const rows: Readonly<Record<string, (it: Selling) => Promise<void>>> = {
  async "a checkout answers where to pay, and the transaction"(it) {
    const by = await it.key();
    const { url, session_id, transaction_id, plan, portal_endpoint } = await (await it.buy(by, "scale")).json();
    assert.match(url, /^https:\/\/checkout\.stripe\.example\//);
    assert.equal(session_id, transaction_id);
    assert.deepEqual([plan, portal_endpoint], ["scale", "https://faktlint.example/v1/billing/portal"]);
    const page = it.books.pages.get(transaction_id);
    assert.equal(it.books.customers.get(page?.customer ?? "")?.metadata["account"], by.id);
    // Stripe takes 24 hours at most.
    assert.equal((page?.expires ?? 0) - it.time.now, 82_800_000, "a page is open for 23 hours");
    // What leads back to the service keeps the id away from servers and their logs.
    assert.match(page?.success ?? "", /#\{CHECKOUT_SESSION_ID\}$/);
  },
  async "a purchase that was begun leads to its page for 23 hours, and then to another"(it) {
    const by = await it.key();
    const first = await transactionOf(await it.buy(by));
    it.time.now += 82_800_000 - 1;
    assert.equal(await transactionOf(await it.buy(by)), first);
    it.time.now += 1;
    assert.notEqual(await transactionOf(await it.buy(by)), first);
  },
  async "what was bought on a page, and has ended before anybody looked, can be bought again"(it) {
    const by = await it.key();
    const bought = await it.paid(by);
    it.books.end(bought);
    it.books.events.splice(0);
    const again = await it.buy(by);
    assert.equal(again.status, 200);
    const id = await transactionOf(again);
    assert.equal(it.books.pages.get(id)?.status, "open");
    it.books.pay(id);
    await it.deliverAll();
    assert.equal((await it.usage(by))["tier"], "starter");
  },
  async "period annual makes a plan annual, and a key in the header wins over the one in the body"(it) {
    const [by, other] = [await it.key(), await it.key()];
    const body = { key: other.key, plan: "starter", period: "annual" };
    const answer = await it.ask("/v1/billing/checkout", purchase(body, { authorization: by.authorization }));
    const { plan, transaction_id } = await answer.json();
    assert.equal(plan, "starter_annual");
    it.books.pay(transaction_id);
    await it.deliverAll();
    assert.deepEqual([(await it.usage(by))["tier"], (await it.usage(other))["tier"]], ["starter", "free"]);
  },
  async "a key that is missing, wrong, revoked or rotated buys nothing"(it) {
    const by = await it.key();
    const code = async (body: object) => (await (await it.ask("/v1/billing/checkout", purchase(body))).json()).error;
    assert.equal(await code({ plan: "starter" }), "missing_api_key");
    assert.equal(await code({ plan: "starter", key: "x" }), "invalid_api_key");
    await it.ask("/v1/keys/rotate", { method: "POST", headers: { authorization: by.authorization } });
    assert.equal(await code({ plan: "starter", key: by.key }), "key_rotated");
    assert.equal(it.stripe.asked.length, 0);
  },
  async "GET is not a method of checkout where something is sold"(it) {
    const answer = await it.ask("/v1/billing/checkout");
    assert.deepEqual([answer.status, (await answer.json()).error], [405, "method_not_allowed"]);
  },
  async "the same checkout again leads to the same page; another plan closes it and opens its own"(it) {
    const by = await it.key();
    const first = await transactionOf(await it.buy(by));
    assert.equal(await transactionOf(await it.buy(by)), first);
    const other = await transactionOf(await it.buy(by, "scale"));
    assert.notEqual(other, first);
    assert.equal(it.books.pages.get(first)?.status, "expired");
    it.time.now += 24 * 3_600_000;
    const later = await transactionOf(await it.buy(by, "scale"));
    assert.notEqual(later, other);
    it.books.pay(later);
    await it.deliverAll();
    assert.equal((await it.usage(by))["tier"], "scale");
  },
  async "a page that was paid, and of which no event came, sells nothing twice"(it) {
    const by = await it.key();
    await it.paid(by);
    it.books.events.splice(0);
    for (const plan of ["starter", "scale"] as const) assert.equal((await it.buy(by, plan)).status, 409);
    assert.equal((await it.usage(by))["tier"], "starter");
    it.time.now += 25 * 3_600_000;
    assert.equal((await it.buy(by, "scale")).status, 409);
    assert.equal(alive(it), 1);
  },
  async "of 20 checkouts at once of one key, for two plans, in two processes, one subscription comes at the most"(it) {
    const by = await it.key();
    const { stores, baseUrl, log, config } = it.service;
    const second = it.with(openBilling(config.stripe, { stores, baseUrl, log, fetch: it.stripe.fetch }));
    it.stripe.delay = 1;
    const asked = Array.from({ length: 20 }, async (_, at) => {
      const body = { key: by.key, plan: at % 3 === 0 ? "scale" : "starter" };
      return (await (at % 2 === 0 ? it : second).ask("/v1/billing/checkout", purchase(body))).status;
    });
    assert.ok((await Promise.all(asked)).includes(200));
    payEverything(it);
    await it.deliverAll();
    assert.equal(alive(it), 1);
    assert.equal(it.books.customers.size, 1);
  },
  async "20 checkouts at once for the same plan lead to one page"(it) {
    const by = await it.key();
    it.stripe.delay = 1;
    const pages = await Promise.all(Array.from({ length: 20 }, async () => transactionOf(await it.buy(by))));
    assert.equal(new Set(pages).size, 1);
    assert.equal(it.books.pages.size, 1);
  },
  async "a checkout whose answers got lost, repeated, buys once"(it) {
    for (const fault of ["lost", "down", "broken", "nonsense"] as const) {
      const by = await it.key();
      it.stripe.fault = fault;
      for (let count = 0; count < 3; count++) {
        const failed = await it.buy(by, count === 1 ? "scale" : "starter");
        assert.deepEqual([failed.status, (await failed.json()).error], [502, "billing_error"], fault);
      }
      it.stripe.fault = undefined;
      const { transaction_id } = await (await it.buy(by)).json();
      it.books.pay(transaction_id);
      await it.deliverAll();
      assert.equal((await it.usage(by))["tier"], "starter", fault);
      assert.equal((await it.buy(by)).status, 409);
    }
  },
  async "of 20 claims of one payment at once, one gets the key"(it) {
    const id = await transactionOf(await it.ask("/v1/billing/checkout", purchase({ plan: "fix_report" })));
    it.books.pay(id);
    const claims = await Promise.all(Array.from({ length: 20 }, async (_, at) => {
      const answer = await it.ask("/v1/fix/claim", purchase({ transaction_id: id }), `198.51.100.${at}`);
      return (await answer.json()).key;
    }));
    assert.equal(claims.filter((key) => key !== undefined).length, 1);
  },
  async "what is unknown, not settled, given back or for something else is claimed with the same answer"(it) {
    const bought = async () =>
      await transactionOf(await it.ask("/v1/billing/checkout", purchase({ plan: "fix_report" })));
    const [open, pending, back] = [await bought(), await bought(), await bought()];
    it.books.pay(pending, "later");
    it.books.pay(back);
    it.books.refund(back);
    const subscription = await transactionOf(await it.buy(await it.key()));
    it.books.pay(subscription);
    const answers = new Set<string>();
    for (const id of ["cs_unknown", "pi_1", "x", "../prices/price_starter", open, pending, back, subscription]) {
      const answer = await it.ask("/v1/fix/claim", purchase({ transaction_id: id }));
      assert.equal(answer.status, 404);
      answers.add(await answer.text());
    }
    assert.equal(answers.size, 1);
    it.books.settle(pending);
    assert.equal((await it.ask("/v1/fix/claim", purchase({ transaction_id: pending }))).status, 200);
  },
  async "a claim while Stripe is down is 502, and can be made when it is back"(it) {
    const id = await transactionOf(await it.ask("/v1/billing/checkout", purchase({ plan: "fix_report" })));
    it.books.pay(id);
    it.stripe.fault = "down";
    assert.equal((await it.ask("/v1/fix/claim", purchase({ transaction_id: id }))).status, 502);
    it.stripe.fault = undefined;
    assert.equal((await it.ask("/v1/fix/claim", purchase({ transaction_id: id }))).status, 200);
  },
  async "the status of a purchase is done when Stripe has said so, and not before"(it) {
    const by = await it.key();
    const id = await transactionOf(await it.buy(by, "scale"));
    const fix = await transactionOf(await it.ask("/v1/billing/checkout", purchase({ plan: "fix_report" })));
    const status = async (transaction_id: string) =>
      await (await it.ask("/v1/billing/checkout/status", purchase({ transaction_id }))).json();
    assert.deepEqual(await status(id), { status: "waiting", plan: "scale" });
    for (const page of [id, fix]) it.books.pay(page);
    assert.deepEqual(await status(id), { status: "waiting", plan: "scale" });
    assert.deepEqual(await status(fix), { status: "waiting", plan: "fix_report" });
    await it.deliverAll();
    assert.deepEqual(await status(id), { status: "done", plan: "scale" });
    assert.deepEqual(await status(fix), { status: "done", plan: "fix_report" });
    for (const other of ["cs_unknown", "", by.key]) assert.equal((await status(other)).error, "claim_not_found");
  },
  async "the portal is for keys with a subscription, and 502 where Stripe fails"(it) {
    const by = await it.key();
    const portal = (method: string) =>
      it.ask("/v1/billing/portal", { method, headers: { authorization: by.authorization } });
    assert.equal((await portal("GET")).status, 409);
    await it.paid(by);
    await it.deliverAll();
    for (const method of ["GET", "POST"]) {
      const { url, note } = await (await portal(method)).json();
      assert.match(url, /^https:\/\/billing\.stripe\.example\//);
      assert.equal(typeof note, "string");
    }
    it.stripe.fault = "nonsense";
    assert.equal((await portal("GET")).status, 502);
  },
  async "prices that differ at Stripe are in health and in the log, once"(it) {
    const look = async () => {
      await it.service.stripe?.look();
      return await (await it.ask("/v1/health")).json();
    };
    const before = await (await it.ask("/v1/health")).json();
    assert.deepEqual([before.billing, before.billing_configured, before.billing_reachable], ["test-mode", true, null]);
    const good = await look();
    assert.deepEqual([good.billing_reachable, good.billing_prices_differ], [true, undefined]);
    it.books.prices.set("price_scale", 29_900);
    for (let count = 0; count < 2; count++) assert.deepEqual((await look()).billing_prices_differ, ["scale"]);
    const differing = it.logged.filter((entry) => "billing" in entry && entry.billing === "price_differs");
    assert.deepEqual(differing.map((entry) => "detail" in entry && entry.detail), ["scale"]);
    it.stripe.fault = "down";
    assert.equal((await look()).billing_reachable, false);
  },
  async "no key, mail, name, secret or transaction is in a line of the log; in the store, only hashes do"(it) {
    const by = await it.key();
    const bought = await it.paid(by, "scale");
    const fix = await transactionOf(await it.ask("/v1/billing/checkout", purchase({ plan: "fix_report" })));
    it.books.pay(fix);
    await it.deliverAll();
    const claimed = await it.ask("/v1/fix/claim", purchase({ transaction_id: fix }));
    const { key } = await claimed.json();
    it.books.fail(bought);
    await it.deliverAll();
    for (const fault of ["broken", "nonsense"] as const) {
      it.stripe.fault = fault;
      await it.ask("/v1/billing/portal", { headers: { authorization: by.authorization } });
      await it.ask("/v1/fix/claim", purchase({ transaction_id: "cs_other" }));
    }
    await it.ask("/v1/billing/checkout/status", purchase({ transaction_id: fix }));
    const lines = it.logged.map(lineOf).join("");
    assert.match(lines, /provider_failed/);
    const secrets = [by.key, key, fix, TEST_KEY, SECRET, "secret.example", "Erika", "cs_test", "cus_"];
    assert.deepEqual(secrets.filter((text) => lines.includes(text)), []);
    const stored = await dump(it.service.stores);
    const kept = [by.key, key, fix, TEST_KEY, SECRET, "secret.example", "Erika"];
    assert.deepEqual(kept.filter((text) => stored.includes(text)), []);
  },
};

for (const [name, row] of Object.entries(rows)) Deno.test(name, () => withSelling(row));

Deno.test({
  name: "while Stripe takes ten seconds, a checkout is 502 within eight, and documents are validated before that",
  // The request to Stripe outlives the test.
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    withSelling(async (it) => {
      const by = await it.key();
      it.stripe.fault = "slow";
      const order: string[] = [];
      const late = new Promise<void>((resolve) => setTimeout(resolve, 8000)).then(() => void order.push("8 s"));
      const bought = it.buy(by).then((answer) => {
        order.push("checkout");
        assert.equal(answer.status, 502);
      });
      for (let count = 0; count < 5; count++) {
        assert.equal((await it.ask("/v1/validate", post("{}", by))).status, 200);
        order.push("validate");
      }
      await Promise.all([bought, late]);
      assert.deepEqual(order, [...Array(5).fill("validate"), "checkout", "8 s"]);
      it.stripe.fault = undefined;
      await it.paid(by);
      await it.deliverAll();
      assert.equal((await it.usage(by))["tier"], "starter");
      assert.equal(alive(it), 1);
    }),
});

Deno.test("a plan without a price is not sold, and neither is anything without a key of Stripe", async () => {
  const { STRIPE_PRICE_SCALE: _, ...some } = selling;
  await withSelling(async (it) => {
    const by = await it.key();
    assert.deepEqual([(await it.buy(by, "scale")).status, (await it.buy(by, "starter")).status], [503, 200]);
  }, some);
  await withService(async ({ ask }) => {
    assert.equal((await ask("/v1/billing/webhook", { method: "POST", body: "{}" })).status, 503);
    const { billing, billing_configured, billing_reachable } = await (await ask("/v1/health")).json();
    assert.deepEqual([billing, billing_configured, billing_reachable], [false, false, null]);
  });
});
