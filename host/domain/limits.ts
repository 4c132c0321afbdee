/** How much is taken from a client (specification, Limits; decisions, Errors, headers, limits). */

export interface Pace {
  readonly perSecond: number;
  /** How many requests may come at once. */
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
  /** Tries to get a free key, and to replace one. */
  readonly signups: T;
  readonly rotations: T;
  /** Messages to the tools for agents that come without a good key. */
  readonly messages: T;
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
  signups: { requests: 60, milliseconds: 60_000 },
  rotations: { requests: 60, milliseconds: 60_000 },
  // As many as the pace of a key lets through in that time; a client begins with several at once.
  messages: { requests: 600, milliseconds: 60_000 },
};

/** What the bodies of requests may hold of the memory. */
export interface BytesBudget {
  readonly all: number;
  /** Of one account or, without a key, of one client address. */
  readonly each: number;
}

export interface ConnectionLimits {
  /** Connections at once, in all and of one client address. */
  readonly connections: number;
  readonly each: number;
  /** Milliseconds for the first request to come, headers and all, and for each further one. */
  readonly headers: number;
  readonly keepAlive: number;
  /** Milliseconds for a body to go on, and to end. */
  readonly idle: number;
  readonly body: number;
  /** Milliseconds from the end of a request until its answer was taken. */
  readonly answer: number;
}

/** How long connections may take, in milliseconds. A proxy in front ends its idle ones before `keepAlive` does. */
export const connectionTimes: Omit<ConnectionLimits, "connections" | "each"> = {
  headers: 10_000,
  keepAlive: 60_000,
  idle: 10_000,
  body: 120_000,
  answer: 180_000,
};

/** Milliseconds that the work on one document may take in a worker. */
export const JOB = 10_000;

const MEGABYTE = 1_048_576;

/** Bytes of a request body. */
export const BODY = MEGABYTE;
/** The same where the request gives `max_characters`. */
export const RAISED_BODY = 32 * MEGABYTE;
/**
 * Bytes of a statement that is shown with a key: the largest answer that was ever signed, in which a document of the raised size
 * is a text of JSON.
 */
export const SIGNED_BODY = 48 * MEGABYTE;
/** Bytes of a body that are read, and thrown away, so that a client that is still sending can read why it was refused. */
export const DRAINED = 64 * MEGABYTE;
/** Up to this, a request may raise the cap on characters. */
export const MOST_CHARACTERS = 16_000_000;
