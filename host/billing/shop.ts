/** What the parts of billing need of the world. */
import type { LogEntry } from "../log_entry.ts";
import type { Stores } from "../stores/stores.ts";
import { PaymentError, type Payments } from "./payments.ts";

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
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PaymentError("unreachable")), milliseconds);
  // Nobody waits for it any more then.
  work.catch(() => {});
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
