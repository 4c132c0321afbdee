/**
 * What a route accepts of a request before it knows the caller: one row per route. What a handler may read is
 * what its row says, and a route without a row cannot be mounted. `deno task tool admission` prints the table.
 */
import { FEW_FIELDS, type FieldsBounds, STATEMENT } from "../domain/json_fields.ts";
import { BODY, JOB, RAISED_BODY, SIGNED_BODY, type Windows } from "../domain/limits.ts";
import type { MessageBounds } from "../kit/json_rpc.ts";
import { type Operation } from "../operations/operation.ts";
import { providerLimits } from "../providers/limits.ts";
import { type JobName, jobs } from "../workers/jobs.ts";

export interface Admission {
  /** In small letters. */
  readonly method: string;
  readonly path: string;
  /** Before a body is read, a good key has to be known; or anybody may send one. */
  readonly from: "key" | "anybody";
  /** Bytes of a body. Where it is 0, what is sent is thrown away as it comes. */
  readonly bytes: number;
  /** The same where a key is good, and `max_characters` raises it or, of what was signed here, nothing has to. */
  readonly raised?: number;
  /** What JSON may hold, where some is made of what anybody sends. */
  readonly json?: FieldsBounds;
  /** The job in the pool that reads it; without one, it is read on the event loop. */
  readonly job?: JobName;
  /** Seconds that the work may take: of a processor's time for what is done in the pool, else on the clock. */
  readonly seconds?: number;
  /** What counts requests for their client address. Bodies of anybody are counted by their bytes, too. */
  readonly window?: keyof Windows | undefined;
}

/** Of a message for the tools: what it may hold without a key, which no agent without one needs more of, and with one. */
export const MESSAGE: Readonly<Record<"anybody" | "key", MessageBounds>> = {
  anybody: { levels: 120, values: 30_000, beside: 2_000, atOnce: 20 },
  key: { levels: 120, values: 300_000, beside: 2_000, atOnce: 20 },
};

/** Routes that are no operation. */
const others: readonly Admission[] = [
  {
    method: "post",
    path: "/mcp",
    from: "anybody",
    bytes: BODY,
    raised: RAISED_BODY,
    json: MESSAGE.anybody,
    job: "message",
    seconds: JOB / 1000,
    window: "messages",
  },
  { method: "post", path: "/kosit/*", from: "key", bytes: BODY, raised: RAISED_BODY, seconds: JOB / 1000 },
  { method: "post", path: "/v1/keys/rotate", from: "anybody", bytes: BODY, window: "rotations" },
  // Signed, which is looked at before it is made into anything.
  { method: "post", path: "/v1/billing/webhook", from: "anybody", bytes: BODY },
  { method: "get", path: "/v1/records/{id}", from: "anybody", bytes: 0, window: "recordReads" },
  { method: "get", path: "/r/{id}", from: "anybody", bytes: 0, window: "recordReads" },
  // A search is made again each time.
  { method: "get", path: "/rules", from: "anybody", bytes: 0, window: "questions" },
];

/** All rows of routes that take a body, or count who asks. */
export function admissions(operations: readonly Operation[]): readonly Admission[] {
  return [...operations.flatMap(rowsOf), ...others];
}

/** The row of a route that is no operation; of one without a body, that nothing is read. */
export function admissionOf(method: string, path: string): Admission {
  const row = others.find((it) => it.method === method && it.path === path);
  if (row !== undefined) return row;
  if (method !== "get") throw new TypeError(`${method} ${path} has no row in the table of admissions`);
  return { method, path, from: "anybody", bytes: 0 };
}

/** The rows of an operation, one for each of its methods. */
export function rowsOf({ path, methods = ["post"], key, body, options, window }: Operation): readonly Admission[] {
  return methods.map((method) => ({
    method,
    path,
    from: key ? "key" : "anybody",
    bytes: body.takes === "nothing" ? 0 : BODY,
    ...("max_characters" in options.shape ? { raised: RAISED_BODY } : {}),
    ...(body.takes === "fields" ? { json: FEW_FIELDS } : {}),
    ...(body.takes === "statement" ? { json: STATEMENT.anybody, raised: SIGNED_BODY, job: "statement" } : {}),
    window,
    ...secondsOf(path, body),
  }));
}

/** Work on documents has the time of a job; lookups wait for other servers as long as these may take. */
function secondsOf(path: string, { takes }: Operation["body"]): { readonly seconds?: number } {
  if (takes === "document" || takes === "parts" || takes === "statement") return { seconds: JOB / 1000 };
  return path.startsWith("/v1/lookups/") ? { seconds: providerLimits.time / 1000 } : {};
}

/** The most values that are made of a body on the event loop before it is known who sent it. */
export function valuesOnLoop({ from, json, job }: Admission): number {
  if (from === "key" || json === undefined) return 0;
  return job === undefined ? json.values : Math.min(json.values, jobs[job].loop.marks);
}
