/** A service that sells, with a Stripe of our own behind it. */
import { openBilling } from "../../../host/service/billing.ts";
import { type Plan, planNames, plans } from "../../../host/domain/plans.ts";
import type { Service } from "../../../host/http/service.ts";
import { type TestService, withService } from "../service.ts";
import { delivery, StripeApi } from "./api.ts";
import { Books, type Bought, type Event, priceOf } from "./books.ts";

/** Of no form that a search for secrets takes for one of Stripe's. */
export const SECRET = "the-secret-of-the-webhook";
export const OLD_SECRET = "the-former-secret-of-the-webhook";
export const TEST_KEY = "sk_test_not-a-key";

/** The environment of a service that sells all plans. */
export const selling: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: TEST_KEY,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_WEBHOOK_SECRET_OLD: OLD_SECRET,
  ...Object.fromEntries(planNames.map((plan) => [plans[plan].variable, priceOf(plan)])),
};

export interface Selling extends TestService {
  readonly stripe: StripeApi;
  readonly books: Books;
  /** Begins a purchase, and gives the answer. */
  buy(by: { readonly key: string }, plan?: Plan, address?: string): Promise<Response>;
  /** Begins a purchase and pays; events are waiting. */
  paid(by: { readonly key: string }, plan?: Plan): Promise<Bought>;
  /** Delivers an event, signed now. */
  deliver(event: Event | string): Promise<Response>;
  /** Delivers all events that wait. */
  deliverAll(): Promise<void>;
  usage(by: { readonly authorization: string }): Promise<Readonly<Record<string, unknown>>>;
}

export async function withSelling(
  work: (it: Selling) => Promise<void>,
  environment: Readonly<Record<string, string>> = selling,
  service: Partial<Service> = {},
): Promise<void> {
  const live = (environment["STRIPE_SECRET_KEY"] ?? "").startsWith("sk_live_");
  await withService(async (base) => {
    const books = new Books(() => base.time.now, live);
    const stripe = new StripeApi(books);
    const { stores, baseUrl, log, config } = base.service;
    const it = base.with(openBilling(config.stripe, { stores, baseUrl, log, fetch: stripe.fetch }));
    await work(sellingOn(it, stripe, books));
  }, { environment, service });
}

function sellingOn(it: TestService, stripe: StripeApi, books: Books): Selling {
  const buy = (by: { readonly key: string }, plan: Plan = "starter", address?: string) =>
    it.ask("/v1/billing/checkout", { method: "POST", body: JSON.stringify({ key: by.key, plan }) }, address);
  const deliver = async (event: Event | string) =>
    await it.ask("/v1/billing/webhook", await delivery(event, it.time.now, SECRET));
  return {
    ...it,
    ...{ stripe, books, buy, deliver },
    async paid(by, plan) {
      const { transaction_id: id } = await (await buy(by, plan)).json();
      const before = new Set(books.subscriptions.keys());
      books.pay(id);
      const bought = [...books.subscriptions.values()].find((it) => !before.has(it.id));
      if (bought === undefined) throw new Error("nothing was bought");
      return bought;
    },
    async deliverAll() {
      for (const event of books.events.splice(0)) await (await deliver(event)).body?.cancel();
    },
    async usage(by) {
      return await (await it.ask("/v1/usage", { headers: { authorization: by.authorization } })).json();
    },
  };
}
