/** What billing asks of the payment provider. Its answers are facts in our words; what fails is a PaymentError. */
import type { Subscription } from "./lifecycle.ts";
import type { Plan, Prices } from "./plans.ts";

/**
 * `unreachable`: no answer, or too late, or Stripe says that it cannot now; `refused`: it will not do this;
 * `customer_gone`: it refused because the customer was deleted; `nonsense`: what came is no answer of Stripe.
 */
export type Fault = "unreachable" | "refused" | "customer_gone" | "nonsense";

export class PaymentError extends Error {
  constructor(readonly fault: Fault) {
    super(`payments: ${fault}`);
  }
}

/** A page on which something can be paid (a Checkout Session). */
export interface Session {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  /** Where to pay, while it is open. */
  readonly url?: string;
  /** For the fix report, and nothing else. */
  readonly isFixReport: boolean;
  /** The money is there, and was not given back. */
  readonly isSettled: boolean;
  /** What the money came by (a PaymentIntent), once it has come. */
  readonly payment?: string;
}

/** What is to be bought. The same purchase under the same `once` is made once, and answered alike. */
export interface Purchase {
  readonly plan: Plan;
  readonly price: string;
  /** Whom it is for; a fix report is for nobody yet. */
  readonly buyer?: { readonly account: string; readonly customer: string };
  readonly success: string;
  readonly cancel: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

export interface Price {
  readonly cents: number;
  readonly currency: string;
  readonly every?: string;
  readonly active: boolean;
}

export interface Owned {
  readonly customer: string;
  readonly subscription: Subscription;
  /** Whether it is for something that is sold here; other things can be sold in the same account at Stripe. */
  readonly isOurs: boolean;
}

export interface Payments {
  /** Whether real cards are charged. */
  readonly live: boolean;
  readonly prices: Prices;
  /** Makes a customer that names an account. */
  newCustomer(account: string, once: string): Promise<string>;
  /** The account that a customer names. */
  accountOf(customer: string): Promise<string | undefined>;
  /** All that a customer has and had here; of one that was deleted, nothing. */
  subscriptionsOf(customer: string): Promise<readonly Subscription[]>;
  /** Everybody's. */
  everySubscription(): AsyncIterable<Owned>;
  cancel(subscription: string): Promise<void>;
  open(purchase: Purchase, once: string): Promise<Session>;
  session(id: string): Promise<Session | undefined>;
  /** Whether the money of a payment was given back, or its buyer wants it back (a dispute). */
  isReturned(payment: string): Promise<boolean>;
  /** Closes a page that is open; does nothing to another. */
  expire(session: string): Promise<void>;
  /** A link for a customer to manage the subscription. */
  portal(customer: string, back: string): Promise<string>;
  price(id: string): Promise<Price | undefined>;
}

/** Something that Stripe says has happened. */
export interface Event {
  readonly id: string;
  readonly type: string;
  readonly live: boolean;
  /** Whom it is about, if it is about a customer. */
  readonly customer?: string;
  /** The Checkout Session whose money has come. */
  readonly settled?: string;
  /** The payment of which something may go back. */
  readonly payment?: string;
}

/** Reads an event that was signed with one of the secrets, at most five minutes ago; undefined where it was not. */
export type ReadEvent = (body: string, signature: string, now: number) => Promise<Event | undefined>;
