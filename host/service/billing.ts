/** Billing with Stripe behind it, and what it does by itself. */
import type { StripeConfig } from "./config.ts";
import { billingEntry } from "../domain/log_entry.ts";
import { eventReader } from "../providers/stripe/events.ts";
import { stripePayments } from "../providers/stripe/stripe.ts";
import { workOff } from "../billing/events.ts";
import { PaymentError, type ReadEvent } from "../domain/payments.ts";
import { StripeWatch } from "../billing/prices.ts";
import { reconcileDaily } from "../billing/reconcile.ts";
import type { Shop } from "../billing/shop.ts";

export interface Selling {
  readonly billing: Shop;
  readonly stripe: StripeWatch;
  /** Without a secret of the webhook, no event can be believed. */
  readonly readEvent: ReadEvent | undefined;
}

/** What the world gives, beside Stripe; tests bring a way of their own to reach it. */
export type Given = Pick<Shop, "stores" | "baseUrl" | "log"> & { readonly fetch?: typeof fetch };

/** Undefined where nothing is sold: there is no key of Stripe, or no price. */
export function openBilling(config: StripeConfig, { stores, baseUrl, log, fetch }: Given): Selling | undefined {
  const { secretKey, apiBase, prices, webhookSecrets } = config;
  if (secretKey === undefined || Object.keys(prices).length === 0) return undefined;
  const payments = stripePayments({ secretKey, apiBase, prices, fetch });
  const billing: Shop = { stores, payments, baseUrl, log, running: new Map() };
  const readEvent = webhookSecrets.length === 0 ? undefined : eventReader(webhookSecrets);
  return { billing, stripe: new StripeWatch(billing), readEvent };
}

/** How often what is done by itself is done, in milliseconds. */
export interface Rhythm {
  /** Customers with news are looked up, within a minute after Stripe can be reached again. */
  readonly news: number;
  readonly prices: number;
  readonly reconciliation: number;
}

export const rhythm: Rhythm = { news: 15_000, prices: 3_600_000, reconciliation: 86_400_000 };

/** Works until it is stopped. What fails is tried again in its time. */
export function keepBilling({ billing, stripe }: Selling, { news, prices, reconciliation }: Rhythm = rhythm) {
  const regularly = (milliseconds: number, work: () => Promise<unknown>) => {
    let isBusy = false;
    const once = async () => {
      // A round can take as long as the next one is away.
      if (isBusy) return;
      isBusy = true;
      await work().catch((error) => {
        const detail = error instanceof PaymentError ? error.fault : "store";
        billing.log(billingEntry("provider_failed", billing.stores.clock(), { detail }));
      });
      isBusy = false;
    };
    void once();
    return setInterval(once, milliseconds);
  };
  const timers = [
    regularly(news, () => workOff(billing)),
    regularly(prices, () => stripe.look()),
    regularly(reconciliation, () => reconcileDaily(billing)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}
