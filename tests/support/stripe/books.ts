/** What a Stripe of our own knows: customers, pages to pay on, subscriptions and prices, and what people do with them. */
import type { Price } from "../../../host/domain/payments.ts";
import { type Plan, planNames, plans } from "../../../host/domain/plans.ts";

export interface Customer {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
  deleted: boolean;
}

export interface Bought {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  price: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
}

export interface Page {
  readonly id: string;
  readonly mode: "payment" | "subscription";
  readonly customer: string | null;
  readonly price: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expires: number;
  readonly success: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
}

export interface Event {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly created: number;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** Days in a period; every month is as long as any other here. */
const DAYS = { month: 30, year: 365 } as const;
const DAY = 86_400_000;

export class Books {
  readonly customers: Map<string, Customer> = new Map();
  readonly subscriptions: Map<string, Bought> = new Map();
  readonly pages: Map<string, Page> = new Map();
  /** Cents by price. */
  readonly prices: Map<string, number> = new Map(planNames.map((plan) => [priceOf(plan), plans[plan].cents]));
  /** What was not delivered yet; deliveries take it out, in any order. */
  readonly events: Event[] = [];
  #count = 0;

  /** `now` is in milliseconds since the epoch. */
  constructor(readonly now: () => number, readonly live: boolean = false) {}

  id(kind: string): string {
    return `${kind}_${++this.#count}`;
  }

  /** Somebody pays on a page. Where the money takes days, `settle` follows. */
  pay(id: string, settles: "now" | "later" = "now"): void {
    const page = this.#page(id);
    if (page.status !== "open" || page.expires <= this.now()) throw new Error(`the page ${id} is not open`);
    page.status = "complete";
    page.paid = settles === "now";
    if (page.mode === "subscription") this.#subscribe(page, settles === "now" ? "active" : "incomplete");
    this.emit("checkout.session.completed", this.pageJson(page));
    if (page.paid && page.mode === "subscription") {
      this.emit("invoice.paid", { object: "invoice", customer: page.customer });
    }
  }

  /** Money that took days has come. */
  settle(id: string): void {
    const page = this.#page(id);
    page.paid = true;
    for (const it of this.subscriptions.values()) {
      if (it.customer === page.customer && it.status === "incomplete") this.become(it, "active");
    }
    this.emit("checkout.session.async_payment_succeeded", this.pageJson(page));
  }

  refund(id: string): void {
    this.#page(id).refunded = true;
    this.emit("charge.refunded", { object: "charge", id: `ch_${id}`, payment_intent: paymentOf(id), customer: null });
  }

  /** The buyer wants the money back. */
  dispute(id: string): void {
    this.#page(id).disputed = true;
    this.emit("charge.dispute.created", { object: "dispute", id: `dp_${id}`, payment_intent: paymentOf(id) });
  }

  /** What the money of a page came by, as Stripe writes it out. */
  paymentJson({ id, refunded, disputed }: Page): Readonly<Record<string, unknown>> {
    return { id: paymentOf(id), object: "payment_intent", latest_charge: { id: `ch_${id}`, refunded, disputed } };
  }

  #subscribe({ customer, price, metadata }: Page, status: string): void {
    const now = this.now();
    const it: Bought = {
      ...{ id: this.id("sub"), customer: customer ?? "", created: now, metadata, status, price },
      ...{ periodStart: now, periodEnd: now + length(price), cancelAtPeriodEnd: false },
    };
    this.subscriptions.set(it.id, it);
    this.emit("customer.subscription.created", subscriptionJson(it, this.live));
  }

  /** Its next period begins, unless it was cancelled: then it ends. */
  renew(it: Bought, paid = true): void {
    if (it.cancelAtPeriodEnd) return this.end(it);
    it.periodStart = it.periodEnd;
    it.periodEnd += length(it.price);
    this.become(it, paid ? "active" : "past_due");
    this.emit(paid ? "invoice.paid" : "invoice.payment_failed", { object: "invoice", customer: it.customer });
  }

  /** A payment fails, and is tried again. */
  fail(it: Bought): void {
    this.become(it, "past_due");
    this.emit("invoice.payment_failed", { object: "invoice", customer: it.customer });
  }

  /** A retry succeeds. */
  recover(it: Bought): void {
    this.become(it, "active");
    this.emit("invoice.paid", { object: "invoice", customer: it.customer });
  }

  end(it: Bought): void {
    it.status = "canceled";
    this.emit("customer.subscription.deleted", subscriptionJson(it, this.live));
  }

  become(it: Bought, status: string): void {
    it.status = status;
    this.#updated(it);
  }

  cancelAtEnd(it: Bought, cancel = true): void {
    it.cancelAtPeriodEnd = cancel;
    this.#updated(it);
  }

  /** Another plan, in the portal. */
  change(it: Bought, plan: Plan): void {
    it.price = priceOf(plan);
    this.#updated(it);
  }

  #updated(it: Bought): void {
    this.emit("customer.subscription.updated", subscriptionJson(it, this.live));
  }

  /** In the dashboard: its subscriptions end with it. */
  deleteCustomer(id: string): void {
    const customer = this.customers.get(id);
    if (customer === undefined) throw new Error(`there is no customer ${id}`);
    for (const it of this.subscriptions.values()) if (it.customer === id && it.status !== "canceled") this.end(it);
    customer.deleted = true;
    this.emit("customer.deleted", { object: "customer", id });
  }

  emit(type: string, object: Readonly<Record<string, unknown>>, live = this.live): Event {
    const event = {
      id: this.id("evt"),
      type,
      livemode: live,
      created: Math.floor(this.now() / 1000),
      data: { object },
    };
    this.events.push(event);
    return event;
  }

  /** What somebody has who has not deleted anything. */
  of(customer: string): readonly Bought[] {
    return [...this.subscriptions.values()].filter((it) => it.customer === customer);
  }

  #page(id: string): Page {
    const page = this.pages.get(id);
    if (page === undefined) throw new Error(`there is no page ${id}`);
    return page;
  }

  pageJson(page: Page): Readonly<Record<string, unknown>> {
    const status = page.status === "open" && page.expires <= this.now() ? "expired" : page.status;
    const { id, mode, customer, metadata, paid } = page;
    return {
      ...{ object: "checkout.session", id, mode, customer, metadata, status, livemode: this.live },
      url: status === "open" ? `https://checkout.stripe.example/c/${id}` : null,
      payment_status: paid ? "paid" : "unpaid",
      success_url: page.success,
      payment_intent: mode === "payment" && paid ? this.paymentJson(page) : null,
      customer_details: { email: "buyer@secret.example", name: "Erika Secret" },
    };
  }
}

export function subscriptionJson(it: Bought, live: boolean): Readonly<Record<string, unknown>> {
  const { id, customer, status, metadata, price, cancelAtPeriodEnd } = it;
  const item = {
    price: { id: price },
    current_period_start: Math.floor(it.periodStart / 1000),
    current_period_end: Math.floor(it.periodEnd / 1000),
  };
  return {
    ...{ object: "subscription", id, customer, status, metadata, livemode: live },
    created: Math.floor(it.created / 1000),
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { data: [item] },
  };
}

/** What the money of a page came by. Unlike the page's own id, it is no credential, and does not tell it. */
export function paymentOf(page: string): string {
  return page.replace(/^cs_test_/, "pi_");
}

/** A plan's price as the pages name it. */
export function named(plan: Plan): Price {
  const row = plans[plan];
  return { cents: row.cents, currency: "usd", active: true, ...("every" in row ? { every: row.every } : {}) };
}

export function priceOf(plan: Plan): string {
  return `price_${plan}`;
}

function length(price: string): number {
  const plan = planNames.find((it) => priceOf(it) === price);
  const row = plan === undefined ? plans.starter : plans[plan];
  return DAYS["every" in row ? row.every : "month"] * DAY;
}
