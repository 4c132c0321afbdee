/** Whether Stripe can be asked, and whether it charges what the pages say. */
import { billingEntry } from "../domain/log_entry.ts";
import { PaymentError, type Price } from "../domain/payments.ts";
import { CURRENCY, type Plan, planNames, type PlanRow, plans } from "../domain/plans.ts";
import type { Shop } from "./shop.ts";

const FIVE_MINUTES = 300_000;

export interface Standing {
  /** null before the first look. */
  readonly reachable: boolean | null;
  /** Plans whose price at Stripe is another one. */
  readonly differing: readonly Plan[];
}

/** Stripe as it was when it was last asked. Callers never wait. */
export class StripeWatch {
  #reachable: boolean | null = null;
  #differing: readonly Plan[] = [];
  #looked = -Infinity;
  #looking: Promise<void> | undefined;

  constructor(readonly shop: Shop) {}

  /** What was seen last; what is older than five minutes is looked at again, in the background. */
  standing(): Standing {
    if (this.shop.stores.clock() - this.#looked >= FIVE_MINUTES) void this.look();
    return { reachable: this.#reachable, differing: this.#differing };
  }

  /** Compares all prices with Stripe's, and logs those that differ. */
  look(): Promise<void> {
    return this.#looking ??= this.#compare().finally(() => this.#looking = undefined);
  }

  async #compare(): Promise<void> {
    const { payments, stores, log } = this.shop;
    const sold = planNames.filter((plan) => payments.prices[plan] !== undefined);
    try {
      const found = await Promise.all(sold.map((plan) => payments.price(payments.prices[plan] ?? "")));
      const differing = sold.filter((plan, index) => !isAsNamed(plans[plan], found[index]));
      for (const plan of differing.filter((it) => !this.#differing.includes(it))) {
        log(billingEntry("price_differs", stores.clock(), { detail: plan }));
      }
      this.#reachable = true;
      this.#differing = differing;
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      if (this.#reachable !== false) log(billingEntry("provider_failed", stores.clock(), { detail: error.fault }));
      this.#reachable = false;
    }
    this.#looked = stores.clock();
  }
}

function isAsNamed({ cents, every }: PlanRow, price: Price | undefined): boolean {
  return price?.active === true && price.cents === cents && price.currency === CURRENCY && price.every === every;
}
