/**
 * What the service measures of itself, for monitoring: a table of metrics, what they are counted from, and their text
 * as OpenMetrics. All that a request leaves behind is counted from its line in the log, so that the two never disagree.
 *
 * Labels are words of this program: patterns of paths, codes, names of jobs. Nothing that a caller sends becomes one, so there
 * are no more time series than there are words.
 */
import { availableParallelism } from "node:os";
import process from "node:process";
import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from "prom-client";
import { ENGINE_VERSION, origin } from "../../engine/mod.ts";
import { invariants, isInvariant } from "../domain/invariants.ts";
import type { LogEntry, RequestEntry } from "../domain/log_entry.ts";
import type { MetricsPage } from "../http/service.ts";
import type { Standing as PoolStanding } from "../workers/pool.ts";

/** What is looked at when somebody asks. */
export interface Standing {
  readonly pool: () => PoolStanding;
  readonly isStoreWritable: () => boolean;
  /** Bytes of bodies that are held. */
  readonly bytes: () => number;
  readonly connections: () => number;
  /** Lines of the log that nobody read. */
  readonly unlogged: () => number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS"]);

/** Counted as it happens: the name, what it is, its labels. */
const counted = {
  requests: ["faktlint_http_requests", "Requests that were answered", "route", "method", "status"],
  refusals: ["faktlint_http_refusals", "Answers that are an error, by its code", "code"],
  faults: ["faktlint_faults", "Faults of the program that ended a request (internal_error) or that an answer mentions"],
  invariants: ["faktlint_invariants_broken", "Answers that were not given because they did not hold", "invariant"],
  storeTrouble: ["faktlint_store_trouble", "Requests that the store could not be read or written for", "trouble"],
  storeRetries: ["faktlint_store_retries", "Reads and writes of the store that were tried again"],
  jobs: ["faktlint_jobs", "Work on documents: done, or why it was not", "job", "outcome"],
  providers: ["faktlint_provider_answers", "What was asked of others: answered, or why not", "provider", "outcome"],
  billing: ["faktlint_billing_news", "News of payments in the log", "news"],
} as const;

/** Seconds, in buckets. */
const timed = {
  requests: ["faktlint_http_request_duration_seconds", "From a request's headers to its answer", "route"],
  store: ["faktlint_store_operation_duration_seconds", "Reads and commits of the store, waiting included", "operation"],
  jobs: ["faktlint_job_duration_seconds", "Work on documents, waiting for a worker included", "job"],
  providers: ["faktlint_provider_duration_seconds", "What was asked of others", "provider"],
  loop: ["faktlint_event_loop_delay_seconds", "How much later than due the event loop comes to a timer"],
} as const;

/** Looked at when somebody asks. */
const looked: Readonly<Record<string, readonly [help: string, of: (standing: Standing) => number]>> = {
  faktlint_pool_workers: ["Workers that there may be", ({ pool }) => pool().workers],
  faktlint_pool_busy: ["Workers that have a job", ({ pool }) => pool().busy],
  faktlint_pool_waiting: ["Jobs that wait for a worker", ({ pool }) => pool().waiting],
  faktlint_store_writable: ["1 if the store could be written at the last look", (it) => it.isStoreWritable() ? 1 : 0],
  faktlint_body_bytes: ["Bytes of bodies that are held", ({ bytes }) => bytes()],
  faktlint_connections: ["Connections that are open", ({ connections }) => connections()],
  faktlint_log_dropped: ["Lines of the log that nobody read", ({ unlogged }) => unlogged()],
  process_resident_memory_bytes: ["Memory of the process, workers included", () => Deno.memoryUsage().rss],
  faktlint_heap_bytes: ["What of it is in use on the heap of the event loop", () => Deno.memoryUsage().heapUsed],
  process_cpu_seconds: ["Processor time that was used", () => cpuSeconds()],
  process_start_time_seconds: ["When the process began, since the epoch", () => performance.timeOrigin / 1000],
  faktlint_processors: ["Processors that the process may use", () => availableParallelism()],
};

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The rows of a table, each made into something. */
function mapped<Name extends string, Row, T>(table: Readonly<Record<Name, Row>>, make: (row: Row) => T) {
  const entries = Object.entries<Row>(table).map(([name, row]) => [name, make(row)] as const);
  return Object.fromEntries(entries) as Readonly<Record<Name, T>>;
}

/** Milliseconds between two looks at how late the event loop is. */
const OFTEN = 500;

type Labels = Readonly<Record<string, string>>;

export class Metrics {
  readonly #registry = openMetrics();
  readonly #counters = mapped(counted, ([name, help, ...labelNames]) => {
    return new Counter({ name: `${name}_total`, help, labelNames, registers: [this.#registry] });
  });
  readonly #histograms = mapped(timed, ([name, help, ...labelNames]) => {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  });
  readonly #mismatches = new Gauge({
    name: "faktlint_billing_mismatches",
    help: "Accounts that were not as Stripe has them, when they were last compared",
    registers: [this.#registry],
  });
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const { ruleset } = origin("en16931");
    const info = { name: "faktlint_build_info", help: "What runs", labelNames: ["version", "ruleset", "deno"] };
    new Gauge({ ...info, registers: [this.#registry] }).set(
      { version: ENGINE_VERSION, ruleset, deno: Deno.version.deno },
      1,
    );
    // What never happened is 0 from the start, so that its first time is an increase.
    for (const invariant of invariants) this.count("invariants", { invariant }, 0);
  }

  count(name: keyof typeof counted, labels: Labels = {}, by = 1): void {
    this.#counters[name].inc({ ...labels }, by);
  }

  /** Milliseconds, as everything here counts them. */
  took(name: keyof typeof timed, labels: Labels, milliseconds: number): void {
    this.#histograms[name].observe({ ...labels }, milliseconds / 1000);
  }

  readonly asked = (provider: string, outcome: string, milliseconds: number): void => {
    this.count("providers", { provider, outcome });
    this.took("providers", { provider }, milliseconds);
  };

  /** Counts what a line of the log says. */
  entry(entry: LogEntry): void {
    if ("method" in entry) this.#request(entry);
    else if ("event" in entry) this.count("storeTrouble", { trouble: entry.detail ?? entry.event });
    else if ("fault" in entry) this.#fault(entry.fault);
    else if ("billing" in entry) {
      this.count("billing", { news: entry.billing });
      if (entry.billing === "reconciled") this.#mismatches.set(entry.count ?? 0);
    }
  }

  #request({ route, method, status, refused, ms }: RequestEntry): void {
    const known = route ?? "none";
    this.count("requests", {
      route: known,
      method: METHODS.has(method) ? method : "other",
      status: `${status}`,
    });
    this.took("requests", { route: known }, ms);
    if (refused !== undefined) this.count("refusals", { code: refused });
  }

  #fault(fault: string): void {
    this.count("faults");
    if (isInvariant(fault)) this.count("invariants", { invariant: fault });
  }

  /** Looks at the process from now on, until it is stopped. */
  watch(standing: Standing): { readonly stop: () => void } {
    for (const [name, [help, of]] of Object.entries(looked)) {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(of(standing));
        },
      });
    }
    let due = performance.now() + OFTEN;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.took("loop", {}, Math.max(0, now - due));
      due = now + OFTEN;
    }, OFTEN);
    return { stop: () => clearInterval(this.#timer) };
  }

  page(token: string): MetricsPage {
    return { token, type: Registry.OPENMETRICS_CONTENT_TYPE, text: () => this.#registry.metrics() };
  }
}

function openMetrics(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}
