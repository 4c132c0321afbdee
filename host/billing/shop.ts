/** What the parts of billing need of the world. */
import { within } from "../kit/within.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import type { Stores } from "../stores/stores.ts";
import { PaymentError, type Payments } from "../domain/payments.ts";

/** A page on which to pay, by its address. */
export interface Page {
  readonly url: string;
  readonly session: string;
}

export interface Shop {
  readonly stores: Stores;
  readonly payments: Payments;
  /** Where the service is reached. */
  readonly baseUrl: string;
  readonly log: (entry: LogEntry) => void;
  /** Purchases that are being begun in this process, by account and plan. */
  readonly running: Map<string, Promise<Page | "already_subscribed">>;
}

/** Milliseconds after which a caller is told that the payment provider does not answer. */
export const LONGEST = 7000;

/** The result of some work, or a PaymentError when it takes too long. The work goes on, and changes nothing by halves. */
export function paidWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return within(milliseconds, work, () => {
    throw new PaymentError("unreachable");
  });
}
