/** What the service works with, with what it does counted: the pool of workers, the store, and the waits for it. */
import { type Key, type Kv, passedOn, type Patience, realPatience } from "../stores/kv.ts";
import type { Asker, Done, Pool } from "../workers/pool.ts";
import type { Bytes, JobName, OptionsOf, ResultOf } from "../workers/jobs.ts";
import type { Metrics } from "./metrics.ts";

type Counting = Pick<Metrics, "count" | "took">;

/** Counts each attempt that was not the last. */
export function countedPatience(metrics: Counting): Patience {
  return {
    ...realPatience,
    wait(milliseconds) {
      metrics.count("storeRetries");
      return realPatience.wait(milliseconds);
    },
  };
}

export function countedPool(pool: Pool, metrics: Counting): Pool {
  const run = async <Name extends JobName>(
    job: Name,
    bytes: Bytes,
    options: OptionsOf<Name>,
    by: Asker,
  ): Promise<Done<ResultOf<Name>>> => {
    const began = performance.now();
    let outcome = "thrown";
    try {
      const done = await pool.run(job, bytes, options, by);
      outcome = "failed" in done ? done.failed : "done";
      return done;
    } finally {
      metrics.count("jobs", { job, outcome });
      metrics.took("jobs", { job }, performance.now() - began);
    }
  };
  return { run, standing: () => pool.standing?.() ?? NOBODY, stop: () => pool.stop() };
}

const NOBODY = { workers: 0, busy: 0, waiting: 0 };

/** Measures how long each read and each commit takes, those that fail as well. */
export function timedKv(kv: Kv, metrics: Counting): Kv {
  const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      metrics.took("store", { operation }, performance.now() - began);
    }
  };
  return {
    inLine: kv.inLine,
    get: <T>(key: Key) => timed("get", () => kv.get<T>(key)),
    both: <One, Other>(one: Key, other: Key) => timed("get", () => kv.both<One, Other>(one, other)),
    list: <T>(prefix: Key, limit?: number) => timed("list", () => kv.list<T>(prefix, limit)),
    // As long as the reader takes.
    each: (prefix) => kv.each(prefix),
    atomic() {
      const atomic = kv.atomic();
      return passedOn(atomic, { commit: (how) => timed("commit", () => atomic.commit(how)) });
    },
    probe: () => timed("probe", () => kv.probe()),
    sound: () => kv.sound(),
    close: () => kv.close(),
  };
}
