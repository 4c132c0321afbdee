/** What the pages on prices, payments and accounts say. "{0}" is replaced by the argument. */
/** What became of a request, by the code of its answer; `other` is for every other. */
export interface Faults {
  readonly invalid_email: string;
  readonly key_already_issued: string;
  readonly missing_api_key: string;
  readonly invalid_api_key: string;
  readonly key_rotated: string;
  readonly already_subscribed: string;
  readonly no_subscription: string;
  readonly billing_error: string;
  readonly billing_not_enabled: string;
  readonly claim_not_found: string;
  readonly already_claimed: string;
  readonly too_many_requests: string;
  readonly rotation_rate_limited: string;
  readonly other: string;
}

/** A key that is shown once, and the ways to keep it. */
export interface KeyWords {
  readonly ready: string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly save: string;
  /** The fields that a password manager offers to keep. */
  readonly account: string;
  readonly keep: string;
}

/** What the script of the pages says. */
export interface Spoken {
  readonly faults: Faults;
  readonly key: KeyWords;
  readonly keyLimit: string;
  readonly tryIt: string;
  readonly leaving: string;
  readonly waiting: string;
  readonly paid: string;
  readonly paidFix: string;
  readonly unknownPayment: string;
  readonly stillWaiting: string;
  readonly until: string;
  readonly usage: string;
  readonly chart: string;
  readonly resets: string;
  readonly past_due: string;
  readonly expires: string;
  readonly rotateSure: string;
}

export interface ShopWords {
  readonly pricingTitle: string;
  readonly pricingLead: string;
  readonly freeTitle: string;
  readonly freeLead: string;
  readonly notSold: string;
  readonly perMonth: string;
  readonly perYear: string;
  readonly once: string;
  readonly free: string;
  readonly documents: string;
  readonly plain: readonly string[];
  readonly paid: readonly string[];
  readonly monthly: string;
  readonly annual: string;
  readonly period: string;
  readonly choose: string;
  readonly getKey: string;
  readonly yourKey: string;
  readonly keyHint: string;
  readonly noKey: string;
  readonly signupTitle: string;
  readonly signupLead: string;
  /** Said before there is a key. */
  readonly signupOnce: string;
  readonly signupNote: string;
  readonly email: string;
  readonly meteredTitle: string;
  readonly metered: readonly string[];
  readonly afterTitle: string;
  readonly after: readonly string[];
  readonly mendTitle: string;
  readonly mendLead: string;
  readonly mendSteps: readonly string[];
  readonly mendHere: string;
  readonly reportTitle: string;
  readonly reportLead: string;
  readonly reportSteps: readonly string[];
  readonly fixBuy: string;
  readonly fixBuyTitle: string;
  readonly claimTitle: string;
  readonly claimLead: string;
  readonly transaction: string;
  readonly claim: string;
  readonly more: string;
  readonly thanksTitle: string;
  readonly thanksLead: string;
  readonly cancelledTitle: string;
  readonly cancelled: string;
  readonly toPricing: string;
  readonly toAccount: string;
  readonly accountTitle: string;
  readonly accountLead: string;
  readonly show: string;
  readonly rotate: string;
  readonly rotateLead: string;
  readonly portal: string;
  readonly portalLead: string;
  readonly legalTitle: string;
  readonly noImprint: string;
  readonly storedTitle: string;
  readonly storedLead: string;
  readonly what: string;
  readonly howLong: string;
  readonly stored: readonly (readonly [what: string, howLong: string])[];
  readonly script: string;
  readonly spoken: Spoken;
}
