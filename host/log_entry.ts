/** What is logged: one line of JSON each. */

import type { ProblemCode } from "./problems.ts";

export type LogEntry = RequestEntry | FaultEntry | EventEntry;

export interface RequestEntry {
  readonly time: string;
  readonly level: "info" | "error";
  readonly request_id: string;
  readonly method: string;
  /** The pattern of the path, such as /v1/records/{id}; null where there is no such route. */
  readonly route: string | null;
  readonly status: number;
  readonly ms: number;
}

export interface FaultEntry {
  readonly time: string;
  readonly level: "error";
  readonly request_id: string;
  /** Name of the exception, and where it came from; its message could quote an invoice. */
  readonly fault: string;
  readonly stack: readonly string[];
}

/** An exception for the log: what it is called and the places in its stack, without what it says. */
export function faultEntry(error: unknown, requestId: string, now: number): FaultEntry {
  const fault = error instanceof Error ? error.name : typeof error;
  // The message stands in the stack, too, and can have lines that look like places.
  const lines = error instanceof Error ? error.stack?.replace(error.message, "").split("\n") ?? [] : [];
  const stack = lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
  return { time: new Date(now).toISOString(), level: "error", request_id: requestId, fault, stack };
}

/** Something that the operator is to look into, by the code that the caller got. */
export interface EventEntry {
  readonly time: string;
  readonly level: "error";
  readonly request_id: string;
  readonly event: ProblemCode;
}

export function eventEntry(event: ProblemCode, requestId: string, now: number): EventEntry {
  return { time: new Date(now).toISOString(), level: "error", request_id: requestId, event };
}
