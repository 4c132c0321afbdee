/** What is logged: one line of JSON each. */
import type { ProblemCode } from "./problems.ts";
import type { Provider } from "./answer.ts";

export type LogEntry = RequestEntry | FaultEntry | EventEntry | ProviderEntry | BillingEntry;

export interface RequestEntry {
  readonly time: string;
  readonly level: "info" | "error";
  readonly request_id: string;
  readonly method: string;
  /** The pattern of the path, such as /v1/records/{id}; null where there is no such route. */
  readonly route: string | null;
  readonly status: number;
  /** The code of the error, where it was one. */
  readonly refused?: ProblemCode;
  readonly ms: number;
}

export interface FaultEntry {
  readonly time: string;
  readonly level: "error";
  readonly request_id: string;
  /** Name of the exception, and where it came from; its message could quote an invoice. */
  readonly fault: string;
  /** What of the engine broke, where the request was answered all the same: a rule, or a rule set. */
  readonly at?: string;
  readonly stack: readonly string[];
}

/** An exception for the log: what it is called and the places in its stack, without what it says. */
export function faultEntry(error: unknown, requestId: string, now: number, at?: string): FaultEntry {
  const fault = error instanceof Error ? error.name : typeof error;
  // The message is in the stack, too, as it was when the exception was made, and can have lines that look like places.
  const lines = error instanceof Error ? error.stack?.replace(error.message, "").split("\n") ?? [] : [];
  const stack = lines.map((line) => line.trim()).filter((line) => line.length <= LONGEST_PLACE && PLACE.test(line));
  const what = at === undefined ? {} : { at };
  return { time: new Date(now).toISOString(), level: "error", request_id: requestId, fault, ...what, stack };
}

/** `at f (file:///x.ts:1:2)`, or the same without the name. */
const PLACE = /^at (?:.* \()?[a-z]+:\S+:\d+:\d+\)?$/;

const LONGEST_PLACE = 1000;

/** Something that the operator is to look into, by the code that the caller got. */
export interface EventEntry {
  readonly time: string;
  readonly level: "error";
  readonly request_id: string;
  readonly event: ProblemCode;
  /** What kind of it, where there are several. */
  readonly detail?: string;
}

export function eventEntry(event: ProblemCode, requestId: string, now: number, detail?: string): EventEntry {
  const more = detail === undefined ? {} : { detail };
  return { time: new Date(now).toISOString(), level: "error", request_id: requestId, event, ...more };
}

/** Somebody who was asked did not answer. What was asked is the caller's, and what came instead could quote it. */
export interface ProviderEntry {
  readonly time: string;
  readonly level: "error";
  readonly request_id: string;
  readonly provider: Provider;
}

export function providerEntry(provider: Provider, requestId: string, now: number): ProviderEntry {
  return { time: new Date(now).toISOString(), level: "error", request_id: requestId, provider };
}

/** What is to be known of payments. */
export type BillingNews =
  /** Stripe did not do what it was asked to; `detail` is the kind of the fault. */
  | "provider_failed"
  /** An event of a kind that nothing follows from; `detail` is its type. */
  | "event_ignored"
  /** An event of the test mode on a live key, or the other way round; `detail` is its type. */
  | "event_of_other_mode"
  /** News of a customer who is nobody's here; the reconciliation names it. */
  | "customer_unknown"
  /** A price at Stripe is not the one that the pages name; `detail` is its plan. */
  | "price_differs"
  /** The money of a fix report went back, and its tier ended. */
  | "fix_report_returned"
  /** The reconciliation is done; `count` accounts were not as Stripe has them. */
  | "reconciled";

/** Something about payments: never a name, an address, a card, a key, or the id of a transaction. */
export interface BillingEntry {
  readonly time: string;
  readonly level: "info" | "error";
  readonly billing: BillingNews;
  readonly detail?: string;
  readonly count?: number;
}

const harmless: ReadonlySet<BillingNews> = new Set(["event_ignored", "fix_report_returned", "reconciled"]);

export function billingEntry(
  billing: BillingNews,
  now: number,
  more: Pick<BillingEntry, "detail" | "count"> = {},
): BillingEntry {
  return { time: new Date(now).toISOString(), level: harmless.has(billing) ? "info" : "error", billing, ...more };
}

/** This many entries are missing here, because nobody read the log. */
export interface DroppedEntry {
  readonly time: string;
  readonly level: "error";
  readonly dropped: number;
}

export function droppedEntry(dropped: number, now: number): DroppedEntry {
  return { time: new Date(now).toISOString(), level: "error", dropped };
}

/** Characters of a text, and places of a stack. */
const LONGEST = 200;
const DEEPEST = 20;

/** An entry as its line: ASCII without control characters, and short, whatever a caller sent. */
export function lineOf(entry: LogEntry | DroppedEntry): string {
  const text = JSON.stringify(entry, (_name, value) => {
    if (typeof value === "string") return shortened(value);
    return Array.isArray(value) ? value.slice(0, DEEPEST) : value;
  });
  return `${text.replaceAll(/[^ -~]/g, escaped)}\n`;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** As JSON writes it; both halves of a pair each for itself. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
