/** How much is taken from a client (specification, Limits; decisions, Errors, headers, limits). */

export interface Pace {
  readonly perSecond: number;
  /** Requests that may come at once. */
  readonly burst: number;
}

/** So many requests of one client address in a time. */
export interface Window {
  readonly requests: number;
  readonly milliseconds: number;
}

/** What is counted for a client address. */
export interface Windows<T = Window> {
  readonly recordReads: T;
  readonly verifications: T;
  readonly claims: T;
  /** What needs no key and no store: what rules ask for, and what public registers say. */
  readonly questions: T;
  readonly feedback: T;
  readonly purchases: T;
}

export interface Limits extends Windows {
  readonly pace: Pace;
}

export const limits: Limits = {
  pace: { perSecond: 10, burst: 20 },
  recordReads: { requests: 60, milliseconds: 60_000 },
  verifications: { requests: 60, milliseconds: 60_000 },
  claims: { requests: 10, milliseconds: 86_400_000 },
  questions: { requests: 60, milliseconds: 60_000 },
  feedback: { requests: 20, milliseconds: 86_400_000 },
  purchases: { requests: 60, milliseconds: 60_000 },
};

const MEGABYTE = 1_048_576;

/** Bytes of a request body. */
export const BODY = MEGABYTE;
/** The same where the request gives `max_characters`. */
export const RAISED_BODY = 32 * MEGABYTE;
/** Bytes of a body that are read, and thrown away, so that a client that is still sending can read why it was refused. */
export const DRAINED = 64 * MEGABYTE;
/** Up to this, a request may raise the cap on characters. */
export const MOST_CHARACTERS = 16_000_000;
