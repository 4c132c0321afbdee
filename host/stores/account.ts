/** An account, as it is stored. */
import type { Paying } from "../domain/lifecycle.ts";
import type { Plan } from "../domain/plans.ts";
import type { Read } from "./kv.ts";

export interface Account extends Paying {
  /** 16 hexadecimal digits. It opens nothing, and may be shown to operators. */
  readonly id: string;
  /** SHA-256 of the key that opens the account. */
  readonly keyHash: string;
  /** How the account came to be: signed up for, granted by the operator, or claimed with a fix report. */
  readonly origin: "signup" | "granted" | "fix_report";
  /** The customer at Stripe that stands for the account, once it wanted to buy something. */
  readonly customer?: string;
  /** How many customers were made for it; one that was deleted at Stripe is followed by another. */
  readonly customers?: number;
  /** How many purchases were begun. */
  readonly purchases?: number;
  /** The page of Stripe on which it can pay, or could. */
  readonly checkout?: Checkout;
  /** The operator's note. */
  readonly label?: string;
  /** ISO 8601. Stays through rotations. */
  readonly created: string;
  /** ISO 8601, since when the key opens nothing any more. */
  readonly revoked?: string;
  /** How often the key was rotated on a day (UTC, YYYY-MM-DD). */
  readonly rotations: { readonly day: string; readonly count: number };
}

/** A purchase that was begun. What it says never changes, so that asking Stripe for it again gives the same page. */
export interface Checkout {
  /** The how many-th purchase of the account it is. */
  readonly attempt: number;
  readonly plan: Plan;
  /** Milliseconds since the epoch. */
  readonly began: number;
  /** The Checkout Session, once Stripe has made it. */
  readonly session?: string;
}

/** What was read of an account, to be remembered. */
export interface LastRead {
  readonly id: string;
  readonly read: Read<Account>;
}
