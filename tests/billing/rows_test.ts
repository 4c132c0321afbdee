/** Each row of what is sold, of what Stripe tells, and of who may stand for an account: none can go unnoticed. */
import assert from "node:assert/strict";
import { StripeWatch } from "../../host/billing/prices.ts";
import { described } from "../../host/billing/reconcile.ts";
import { refresh } from "../../host/billing/refresh.ts";
import type { Status } from "../../host/domain/lifecycle.ts";
import type { Payments, Price } from "../../host/domain/payments.ts";
import { type Plan, planNames, plans } from "../../host/domain/plans.ts";
import { type Account, readAccount } from "../../host/stores/accounts.ts";
import { textOf } from "../house/sources.ts";
import { type Bought, named, paymentOf } from "../support/stripe/books.ts";
import { type Selling, withSelling } from "../support/stripe/selling.ts";

const sold = planNames.map((plan) => [plan, plans[plan]] as const);

/** The plans whose price differs, where that of one is another; undefined is a price that Stripe does not have. */
async function differing(it: Selling, other: Plan, price: Price | undefined): Promise<readonly Plan[]> {
  const { billing } = it.service;
  assert.ok(billing !== undefined);
  const priceOf: Payments["price"] = (id) => {
    const plan = planNames.find((name) => billing.payments.prices[name] === id);
    return Promise.resolve(plan === undefined ? undefined : plan === other ? price : named(plan));
  };
  const watch = new StripeWatch({ ...billing, payments: { ...billing.payments, price: priceOf } });
  await watch.look();
  return watch.standing().differing;
}

for (const [plan, row] of sold) {
  Deno.test(`the price of ${plan} at Stripe is the one that is named: cents, currency, period, and that it is sold`, () =>
    withSelling(async (it) => {
      const right = named(plan);
      assert.deepEqual(await differing(it, plan, right), []);
      const { every: _, ...once } = right;
      const wrong: readonly (Price | undefined)[] = [
        { ...right, cents: row.cents + 1 },
        { ...right, cents: row.cents - 1 },
        { ...right, currency: "eur" },
        { ...right, active: false },
        { ...right, every: "week" },
        ...("every" in row ? [once] : []),
        undefined,
      ];
      for (const price of wrong) assert.deepEqual(await differing(it, plan, price), [plan], JSON.stringify(price));
    }));
}

/** The events that the documentation has Stripe send. */
const events = [
  ...(/Its events:\n([^]*?)\. Other events/.exec(textOf("docs/billing.md"))?.[1] ?? "").matchAll(/`(\S+)`/g),
]
  .map(([, type = ""]) => type);

/** An object of the kind that an event of a type is about, for a customer. */
function about(type: string, customer: string): Readonly<Record<string, unknown>> & { readonly object: string } {
  if (type === "customer.deleted") return { object: "customer", id: customer };
  const [kind = ""] = /^(?:checkout\.session|customer\.subscription|charge\.dispute|\w+)/.exec(type) ?? [];
  const object = kind.replace("customer.", "").replace("charge.dispute", "dispute");
  return { object, id: "x_1", customer };
}

Deno.test("the events of the documentation are of customers and of payments", () => {
  assert.deepEqual(
    new Set(events.map((type) => about(type, "cus_1").object)),
    new Set(["checkout.session", "dispute", "charge", "customer", "subscription", "invoice"]),
  );
});

for (const type of events.filter((it) => !it.startsWith("charge."))) {
  Deno.test(`Stripe is asked about a customer when it tells of ${type}, and what it says then counts`, () =>
    withSelling(async (it) => {
      const by = await it.key();
      const { customer } = await it.paid(by);
      it.books.events.splice(0);
      assert.equal((await it.usage(by))["tier"], "free");
      it.books.emit(type, about(type, customer));
      await it.deliverAll();
      assert.equal((await it.usage(by))["tier"], "starter");
    }));
}

for (const type of events.filter((it) => it.startsWith("charge."))) {
  Deno.test(`Stripe is asked about a payment when it tells of ${type}, and the fix report that it paid for ends`, () =>
    withSelling(async (it) => {
      const bought = await (await it.ask("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' }))
        .json();
      const id: string = bought.transaction_id;
      it.books.pay(id);
      await it.deliverAll();
      const claim = { method: "POST", body: JSON.stringify({ transaction_id: id }) };
      const { key } = await (await it.ask("/v1/fix/claim", claim)).json();
      const by = { authorization: `Bearer ${key}` };
      assert.equal((await it.usage(by))["tier"], "starter");
      const page = it.books.pages.get(id);
      assert.ok(page !== undefined);
      page.refunded = true;
      it.books.emit(type, { ...about(type, "cus_x"), payment_intent: paymentOf(id) });
      await it.deliverAll();
      assert.equal((await it.usage(by))["tier"], "free");
    }));
}

/** Whether a customer with a subscription of this status keeps the account for good, and whether another may have it. */
const holds: Readonly<Record<Status, boolean>> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: true,
  paused: true,
  incomplete: true,
  incomplete_expired: false,
  canceled: false,
};

for (const [first, isHeld] of Object.entries(holds)) {
  const whose = isHeld ? "stays with its customer" : "goes to another customer of it who pays";
  Deno.test(`an account whose subscription is ${first} ${whose}, and never to one who does not`, () =>
    withSelling(async (it) => {
      for (const [second, isPaying] of Object.entries(holds)) {
        const by = await it.key();
        const owned = await it.paid(by);
        it.books.become(owned, first);
        await it.deliverAll();
        const other = secondOf(it, owned, by.id, second);
        await it.deliverAll();
        const { account } = await readAccount(it.service.stores, by.id) ?? {};
        const wanted = !isHeld && isPaying ? other.customer : owned.customer;
        assert.equal(account?.customer, wanted, `${first}, then ${second}`);
        assert.equal(
          account?.subscription?.id,
          (wanted === other.customer ? other : owned).id,
          `${first}, then ${second}`,
        );
        await assertAsked(it, by.id, { owned: owned.customer, other: other.customer }, wanted);
      }
    }));
}

/** Asked about either customer again, the account is what it was: who never had it has none, who had it sees what it is now. */
async function assertAsked(
  { service: { stores, billing } }: Selling,
  account: string,
  { owned, other }: Readonly<Record<"owned" | "other", string>>,
  wanted: string,
): Promise<void> {
  assert.ok(billing !== undefined);
  const asked = async (customer: string) => {
    const found = await refresh(billing, customer);
    return found === "unknown" ? found : [found.account.id, found.account.customer];
  };
  const before = await readAccount(stores, account);
  assert.deepEqual(await asked(owned), [account, wanted]);
  assert.deepEqual(await asked(other), wanted === other ? [account, wanted] : "unknown");
  const after = await readAccount(stores, account);
  // What is written again is what was there.
  assert.equal(after?.account.customer, wanted);
  assert.deepEqual(after?.account, before?.account);
}

/** What an account has, in the words of the comparison with Stripe: a day, and not a moment. */
const descriptions: readonly (readonly [has: Partial<Account>, told: string])[] = [
  [{}, "free (no subscription)"],
  [{ tier: "starter", tierExpires: "2026-12-21T12:00:00.000Z" }, "starter until 2026-12-21 (no subscription)"],
  [{ tier: "scale", pastDue: true }, "scale, past due (no subscription)"],
];

for (const [has, told] of descriptions) {
  Deno.test(`an account is described as ${told}`, () =>
    withSelling(async (it) => {
      const { account } = await readAccount(it.service.stores, (await it.key()).id) ?? {};
      assert.ok(account !== undefined);
      assert.equal(described({ ...account, ...has }), told);
    }));
}

/** Another customer who names the account, with a better plan, and whom Stripe tells of. */
function secondOf({ books }: Selling, owned: Bought, account: string, status: string): Bought {
  const known = books.customers.get(owned.customer);
  const customer = books.id("cus");
  books.customers.set(customer, { id: customer, metadata: { ...known?.metadata }, deleted: false });
  assert.ok(Object.values(known?.metadata ?? {}).includes(account), "a customer names the account");
  const it = { ...owned, id: books.id("sub"), customer, status: "" };
  books.subscriptions.set(it.id, it);
  books.become(it, status);
  return it;
}
