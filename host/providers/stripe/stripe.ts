/** Stripe, by its official package. The calls are few, each has its time, and each that makes something is made once. */
import Stripe from "stripe";
import type { z } from "zod";
import { PaymentError, type Payments, type Price, type Purchase, type Session } from "../../domain/payments.ts";
import type { Prices } from "../../domain/plans.ts";
import * as forms from "./forms.ts";

export interface StripeAccess {
  readonly secretKey: string;
  /** Where Stripe is, without a path. */
  readonly apiBase: string;
  readonly prices: Prices;
  /** Tests bring their own. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a request whose answer got lost is sent again, under the same idempotency key. */
  readonly retries?: number;
}

/** Milliseconds for one request, so that a caller is told within eight seconds. */
const LONGEST = 6000;
/** Items of a list that are fetched at once; Stripe gives no more. */
const PAGE = 100;

function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey);
}

export function stripePayments({ secretKey, apiBase, prices, fetch, retries = 1 }: StripeAccess): Payments {
  const { protocol, hostname, port } = new URL(apiBase);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === "" ? (protocol === "https:" ? 443 : 80) : port,
    protocol: protocol === "https:" ? "https" : "http",
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: LONGEST,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  return new StripePayments(stripe, isLiveKey(secretKey), prices);
}

class StripePayments implements Payments {
  constructor(readonly stripe: Stripe, readonly live: boolean, readonly prices: Prices) {}

  async newCustomer(account: string, once: string): Promise<string> {
    const made = this.stripe.customers.create({ metadata: { account } }, { idempotencyKey: once });
    return (await read(forms.customer, made)).id;
  }

  async accountOf(customer: string): Promise<string | undefined> {
    const found = await present(read(forms.customer, this.stripe.customers.retrieve(customer)));
    return found?.deleted === true ? undefined : found?.metadata?.["account"];
  }

  async subscriptionsOf(customer: string) {
    const list = this.stripe.subscriptions.list({ customer, status: "all", limit: PAGE });
    const found = await present(Array.fromAsync(this.#owned(list)));
    return (found ?? []).map(({ subscription }) => subscription);
  }

  everySubscription() {
    return this.#owned(this.stripe.subscriptions.list({ status: "all", limit: PAGE }));
  }

  async *#owned(list: AsyncIterable<Stripe.Subscription>) {
    try {
      for await (const it of list) {
        const found = formed(forms.subscription, it);
        if (found.livemode === this.live) yield forms.owned(found, this.prices);
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  async cancel(subscription: string): Promise<void> {
    await present(read(forms.subscription, this.stripe.subscriptions.cancel(subscription)));
  }

  async open(purchase: Purchase, once: string): Promise<Session> {
    const made = this.stripe.checkout.sessions.create(sessionParams(purchase), { idempotencyKey: once });
    return forms.sessionOf(await read(forms.session, made));
  }

  async session(id: string): Promise<Session | undefined> {
    const expand = ["payment_intent.latest_charge"];
    const found = await present(read(forms.session, this.stripe.checkout.sessions.retrieve(id, { expand })));
    return found === undefined || found.livemode !== this.live ? undefined : forms.sessionOf(found);
  }

  async isReturned(payment: string): Promise<boolean> {
    const expand = ["latest_charge"];
    const found = await present(read(forms.payment, this.stripe.paymentIntents.retrieve(payment, { expand })));
    return found !== undefined && forms.isReturned(found);
  }

  async expire(session: string): Promise<void> {
    try {
      await read(forms.session, this.stripe.checkout.sessions.expire(session));
    } catch (error) {
      // One that is not open is refused, which changes nothing.
      if (!(error instanceof PaymentError && error.fault === "refused")) throw error;
    }
  }

  async portal(customer: string, back: string): Promise<string> {
    const made = this.stripe.billingPortal.sessions.create({ customer, return_url: back });
    return (await read(forms.portal, made)).url;
  }

  async price(id: string): Promise<Price | undefined> {
    const found = await present(read(forms.price, this.stripe.prices.retrieve(id)));
    return found === undefined ? undefined : forms.priceOf(found);
  }
}

function sessionParams(
  { plan, price, buyer, success, cancel, expires }: Purchase,
): Stripe.Checkout.SessionCreateParams {
  const common = {
    line_items: [{ price, quantity: 1 }],
    success_url: success,
    cancel_url: cancel,
    expires_at: Math.floor(expires / 1000),
  };
  if (buyer === undefined) return { ...common, mode: "payment", metadata: { plan } };
  const { account, customer } = buyer;
  const metadata = { plan, account };
  return {
    ...common,
    mode: "subscription",
    customer,
    client_reference_id: account,
    customer_update: { address: "auto", name: "auto" },
    metadata,
    subscription_data: { metadata },
  };
}

/** What was asked for, if it has the form that Stripe documents. */
async function read<T extends z.ZodType>(form: T, asked: Promise<unknown>): Promise<z.output<T>> {
  try {
    return formed(form, await asked);
  } catch (error) {
    throw faultOf(error);
  }
}

function formed<T extends z.ZodType>(form: T, answer: unknown): z.output<T> {
  const parsed = form.safeParse(answer);
  if (!parsed.success) throw new PaymentError("nonsense");
  return parsed.data;
}

/** Thrown where Stripe has no such thing, which may be an answer. */
class Absent extends PaymentError {}

async function present<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Absent) return undefined;
    throw error;
  }
}

/** What Stripe says of itself could quote a buyer; so only the kind of the fault is kept. */
function faultOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.code !== "resource_missing") return new PaymentError("refused");
    return new Absent(error.param === "customer" ? "customer_gone" : "refused");
  }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError
  ) {
    return new PaymentError("refused");
  }
  return new PaymentError("unreachable");
}
