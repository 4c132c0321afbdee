/**
 * The life of an account and its payments, as a sequence of what its owner, Stripe, the network and the machine do. At its end,
 * after a reconciliation, the account has what Stripe says; and on the way nobody is served much longer than they paid for.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { beginPurchase } from "../../../host/billing/checkout.ts";
import { take, workOff } from "../../../host/billing/events.ts";
import { PaymentError } from "../../../host/domain/payments.ts";
import { type Plan, planNames, plans } from "../../../host/domain/plans.ts";
import { reconcile } from "../../../host/billing/reconcile.ts";
import type { Shop } from "../../../host/billing/shop.ts";
import { stripePayments } from "../../../host/providers/stripe/stripe.ts";
import { authenticate, createKey, readAccount } from "../../../host/stores/accounts.ts";
import { rotate } from "../../../host/stores/rotation.ts";
import type { Stores } from "../../../host/stores/stores.ts";
import { allowances } from "../../../host/domain/tiers.ts";
import { type Fault, StripeApi } from "../../support/stripe/api.ts";
import { Books, type Bought, priceOf } from "../../support/stripe/books.ts";
import { TEST_KEY } from "../../support/stripe/selling.ts";
import { Crash, type Crashing, dying } from "./crashes.ts";
import { memoryKv } from "./memory.ts";

const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 10, 22);
const prices = Object.fromEntries(planNames.map((plan) => [plan, priceOf(plan)]));
const serving = ["active", "past_due"];

type Sold = Exclude<Plan, "fix_report">;

export type Act =
  | { readonly does: "buy"; readonly plan: Sold; readonly crash?: Crashing | undefined }
  | { readonly does: "buy twice"; readonly plans: readonly [Sold, Sold] }
  | { readonly does: "pay"; readonly which: number; readonly later: boolean }
  | { readonly does: "event"; readonly which: number; readonly keep: boolean; readonly crash?: Crashing | undefined }
  | { readonly does: "lose event"; readonly which: number }
  | { readonly does: "subscription"; readonly becomes: Becomes; readonly plan: Sold }
  | { readonly does: "days"; readonly days: number; readonly pays: boolean }
  | { readonly does: "rotate"; readonly crash: boolean }
  | { readonly does: "stripe"; readonly fault: Fault | undefined }
  | { readonly does: "work off"; readonly crash?: Crashing | undefined }
  | { readonly does: "reconcile"; readonly crash?: Crashing | undefined };

const becomings = ["late", "recovered", "over", "unpaid", "cancelled", "kept", "changed", "deleted"] as const;
type Becomes = typeof becomings[number];

const sold = fc.constantFrom<Sold>("starter", "scale", "starter_annual", "scale_annual");
const crash = fc.option(fc.record({ at: fc.nat(6), written: fc.boolean() }), { nil: undefined, freq: 3 });
const which = fc.nat(5);

export const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant("buy" as const), plan: sold, crash }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("buy twice" as const), plans: fc.tuple(sold, sold) }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant("pay" as const), which, later: fc.boolean() }) },
    { weight: 6, arbitrary: fc.record({ does: fc.constant("event" as const), which, keep: fc.boolean(), crash }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("lose event" as const), which }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant("subscription" as const),
        becomes: fc.constantFrom(...becomings),
        plan: sold,
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("days" as const), days: fc.nat(40), pays: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("rotate" as const), crash: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant("stripe" as const),
        fault: fc.constantFrom<Fault | undefined>(undefined, undefined, "down", "broken", "nonsense", "lost"),
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("work off" as const), crash }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("reconcile" as const), crash }) },
  ),
  { maxLength: 25 },
);

/** Lives one life, and asserts what must be true of it. */
export async function live(sequence: readonly Act[]): Promise<void> {
  const life = new Life();
  await life.begin();
  for (const act of sequence) {
    await life.act(act);
    await life.holds();
  }
  await life.ends();
}

class Life {
  now = BEGIN;
  readonly books: Books = new Books(() => this.now);
  readonly api: StripeApi = new StripeApi(this.books);
  readonly stores: Stores = {
    kv: memoryKv(),
    patience: { wait: () => Promise.resolve(), jitter: () => 0 },
    clock: () => this.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  };
  readonly payments = stripePayments({
    ...{ secretKey: TEST_KEY, apiBase: "http://stripe.example", prices, fetch: this.api.fetch },
    retries: 0,
  });
  id = "";
  key = "";
  /** Until when each tier, or a higher one, was paid for, and one period more. */
  readonly #until: { starter: number; scale: number } = { starter: 0, scale: 0 };

  async begin(): Promise<void> {
    ({ id: this.id, key: this.key } = await createKey(this.stores, { tier: "free" }));
  }

  /** Each act is that of a process of its own, which may die. */
  shop(crash?: Crashing): Shop {
    const stores = dying(this.stores, crash);
    return { stores, payments: this.payments, baseUrl: "https://faktlint.example", log: () => {}, running: new Map() };
  }

  async act(act: Act): Promise<void> {
    try {
      await this.#do(act);
    } catch (error) {
      if (!(error instanceof Crash || error instanceof PaymentError)) throw error;
    }
  }

  async #do(act: Act): Promise<void> {
    switch (act.does) {
      case "buy":
        return await this.#buy(act.plan, act.crash);
      case "buy twice":
        return void await Promise.allSettled(act.plans.map((plan) => this.#buy(plan)));
      case "pay":
        return this.#pay(act.which, act.later);
      case "event":
        return await this.#deliver(act.which, act.keep, act.crash);
      case "lose event":
        return void this.books.events.splice(act.which, 1);
      case "subscription":
        return this.#become(act.becomes, act.plan);
      case "days":
        return this.#pass(act.days, act.pays);
      case "rotate":
        return await this.#rotate(act.crash);
      case "stripe":
        this.api.fault = act.fault;
        return;
      case "work off":
        return void await workOff(this.shop(act.crash));
      case "reconcile":
        return void await reconcile(this.shop(act.crash), true);
    }
  }

  /** A buyer can pay on the pages whose addresses were told to somebody. */
  #pay(which: number, later: boolean): void {
    const open = [...this.books.pages.values()].filter((page) => {
      return this.#told.has(page.id) && this.books.pageJson(page)["status"] === "open";
    });
    const page = open[which % Math.max(1, open.length)];
    if (page !== undefined) this.books.pay(page.id, later ? "later" : "now");
  }

  readonly #told: Set<string> = new Set();

  async #buy(plan: Sold, crash?: Crashing): Promise<void> {
    const page = await beginPurchase(this.shop(crash), this.id, plan);
    if (page !== "already_subscribed") this.#told.add(page.session);
  }

  async #deliver(which: number, keep: boolean, crash?: Crashing): Promise<void> {
    const { events } = this.books;
    const event = events[which % Math.max(1, events.length)];
    if (event === undefined) return;
    if (!keep) events.splice(events.indexOf(event), 1);
    const { object } = event.data;
    const customer = object["object"] === "customer" ? object["id"] : object["customer"];
    await take(this.shop(crash), {
      ...{ id: event.id, type: event.type, live: event.livemode },
      ...(typeof customer === "string" ? { customer } : {}),
    });
  }

  #alive(): Bought | undefined {
    return [...this.books.subscriptions.values()].find(({ status }) => status !== "canceled");
  }

  #become(becomes: Becomes, plan: Sold): void {
    const it = this.#alive();
    if (it === undefined) return;
    if (becomes === "late") this.books.fail(it);
    if (becomes === "recovered") this.books.recover(it);
    if (becomes === "over") this.books.end(it);
    if (becomes === "unpaid") this.books.become(it, "unpaid");
    if (becomes === "cancelled") this.books.cancelAtEnd(it);
    if (becomes === "kept") this.books.cancelAtEnd(it, false);
    if (becomes === "changed") this.books.change(it, plan);
    if (becomes === "deleted") this.books.deleteCustomer(it.customer);
  }

  #pass(days: number, pays: boolean): void {
    this.now += days * DAY;
    for (const it of this.books.subscriptions.values()) {
      while (it.status !== "canceled" && it.periodEnd <= this.now) this.books.renew(it, pays);
    }
  }

  async #rotate(crash: boolean): Promise<void> {
    const rotated = await rotate(dying(this.stores, crash ? { at: 0, written: false } : undefined), this.key);
    if ("ok" in rotated) this.key = rotated.ok.key;
  }

  /** What is true at every moment. */
  async holds(): Promise<void> {
    const alive = [...this.books.subscriptions.values()].filter(({ status }) => status !== "canceled");
    assert.ok(alive.length <= 1, "two subscriptions are paid for at once");
    this.#note();
    const account = (await readAccount(this.stores, this.id))?.account;
    assert.ok(account !== undefined);
    if (account.tier === "free") return;
    assert.ok(this.now < this.#until[account.tier], `${account.tier} is served more than a period too long`);
  }

  #note(): void {
    for (const it of this.books.subscriptions.values()) {
      if (!serving.includes(it.status)) continue;
      const until = it.periodEnd + (it.periodEnd - it.periodStart);
      this.#until.starter = Math.max(this.#until.starter, until);
      if (it.price.includes("scale")) this.#until.scale = Math.max(this.#until.scale, until);
    }
  }

  /** Nothing more happens, and Stripe can be asked. */
  async ends(): Promise<void> {
    this.api.fault = undefined;
    await reconcile(this.shop(), true);
    const found = await authenticate(this.stores, this.key);
    assert.ok("account" in found, "the key opens the account");
    const wanted = [...this.books.subscriptions.values()].filter(({ status, cancelAtPeriodEnd, periodEnd }) => {
      return serving.includes(status) && !(cancelAtPeriodEnd && periodEnd <= this.now);
    }).map(({ price }) => planNames.find((plan) => priceOf(plan) === price)).map((plan) => plan && plans[plan].tier);
    assert.equal(found.account.tier, wanted[0] ?? "free", "the tier is what Stripe says");
    assert.deepEqual(await reconcile(this.shop(), false), [], "a second reconciliation finds nothing");
    assert.ok(found.account.tier in allowances);
  }
}
