/** What people pay for at Stripe, and what may follow from it: nobody has more than was paid for. */
import assert from "node:assert/strict";
import { inEffect } from "../../host/stores/accounts.ts";
import { allowances, type Tier } from "../../host/domain/tiers.ts";
import { planNames, plans } from "../../host/domain/plans.ts";
import { type Books, type Bought, priceOf } from "../support/stripe/books.ts";
import type { Sold } from "./scene.ts";
import { time } from "./platform.ts";
import type { Wallet, World } from "./world.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const serving: ReadonlySet<string> = new Set(["active", "past_due"]);

export class Payers {
  /** Until when each account may be served by a tier, or a higher one: a period more than was paid for. */
  readonly #until: Map<string, { starter: number; scale: number }> = new Map();
  readonly #returned: Set<string> = new Set();

  /** Whether an event never came, so that a reconciliation alone brings the news. */
  isNewsLost = false;

  constructor(readonly books: Books) {}

  /** Pages of subscriptions whose addresses somebody got. */
  readonly told: Set<string> = new Set();

  /** A buyer can pay on a page whose address somebody got, if it is open. */
  payOne(which: number, later: boolean): void {
    const open = [...this.told].filter((id) => this.#isOpen(id));
    const page = open[which % Math.max(1, open.length)];
    if (page !== undefined) this.pay(page, later);
  }

  /** Pays on a page; where the money takes days, it is not there yet. */
  pay(id: string, later: boolean = false): void {
    if (this.#isOpen(id)) this.books.pay(id, later ? "later" : "now");
    this.note();
  }

  #isOpen(id: string): boolean {
    const page = this.books.pages.get(id);
    return page !== undefined && this.books.pageJson(page)["status"] === "open";
  }

  /** An event is never delivered. */
  lose(which: number): void {
    if (this.books.events.splice(which, 1).length > 0) this.isNewsLost = true;
  }

  /** Money of a fix report goes back. */
  refund(id: string): void {
    if (this.books.pages.get(id)?.paid !== true) return;
    this.#returned.add(id);
    this.books.refund(id);
  }

  /** A key was given for a page. */
  claimed(id: string, world: World): void {
    if (this.books.pages.get(id)?.paid !== true) world.complain("a fix report was given that nobody paid for");
  }

  /** None was given. */
  notFound(id: string, world: World): void {
    if (this.books.pages.get(id)?.paid === true && !this.#returned.has(id)) {
      world.complain("a fix report that was paid for was not found");
    }
  }

  become(account: string, becomes: string, plan: Sold): void {
    const it = this.#held(account)[0];
    if (it === undefined) return;
    if (becomes === "late") this.books.fail(it);
    if (becomes === "recovered") this.books.recover(it);
    if (becomes === "over") this.books.end(it);
    if (becomes === "unpaid") this.books.become(it, "unpaid");
    if (becomes === "cancelled") this.books.cancelAtEnd(it);
    if (becomes === "kept") this.books.cancelAtEnd(it, false);
    if (becomes === "changed") this.books.change(it, plan);
    if (becomes === "deleted") this.books.deleteCustomer(it.customer);
    this.note();
  }

  pass(days: number, pays: boolean): void {
    time.now += days * DAY;
    for (const it of this.books.subscriptions.values()) {
      while (it.status !== "canceled" && it.periodEnd <= time.now) this.books.renew(it, pays);
    }
    this.note();
  }

  /** Notes what is paid for now. */
  note(): void {
    for (const it of this.books.subscriptions.values()) {
      if (!serving.has(it.status)) continue;
      const account = it.metadata["account"] ?? "";
      const until = this.#until.get(account) ?? { starter: 0, scale: 0 };
      const end = it.periodEnd + (it.periodEnd - it.periodStart);
      until.starter = Math.max(until.starter, end);
      if (it.price.includes("scale")) until.scale = Math.max(until.scale, end);
      this.#until.set(account, until);
    }
  }

  /** Documents a month by what is paid for at a time. */
  allowance(account: string, given: Tier, now: number): number {
    const { starter, scale } = this.#until.get(account) ?? { starter: 0, scale: 0 };
    // The clocks of processes differ by less than a minute.
    const paid: Tier = scale > now - MINUTE ? "scale" : starter > now - MINUTE ? "starter" : "free";
    return Math.max(allowances[paid], allowances[given]);
  }

  /** Pages whose money went back. */
  get returned(): ReadonlySet<string> {
    return this.#returned;
  }

  #held(account: string): readonly Bought[] {
    return [...this.books.subscriptions.values()].filter(({ status, metadata }) => {
      return status !== "canceled" && metadata["account"] === account;
    });
  }

  /** What is true at every moment. */
  holds(world: World, { id: account, tier: given }: Wallet): void {
    const held = world.accountNow(account);
    const tier = held === null ? given : inEffect(held, time.now).tier;
    if (allowances[tier] > this.allowance(account, given, time.now)) {
      world.complain(`${tier} is served, that nobody paid for`);
    }
    if (this.#held(account).length > 1) world.complain("two subscriptions of one account are paid for at once");
  }

  /** The tier that Stripe says, once nothing more happens. */
  tierOf(account: string): Tier {
    const all = this.#held(account).filter(({ status, cancelAtPeriodEnd, periodEnd }) => {
      return serving.has(status) && !(cancelAtPeriodEnd && periodEnd <= time.now);
    });
    assert.ok(all.length <= 1);
    const plan = planNames.find((it) => priceOf(it) === all[0]?.price);
    return plan === undefined ? "free" : plans[plan].tier;
  }
}
