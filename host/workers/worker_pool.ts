/** The pool of the running service: small documents on the event loop, all others in workers. */
import { availableParallelism } from "node:os";
import { typeface } from "../documents/pdf.ts";
import { FairQueue } from "./fair_queue.ts";
import { JobClock, type Meters } from "./job_clock.ts";
import { Hand, type Times } from "./hand.ts";
import { type Bytes, type JobName, loopOf, type OptionsOf, type ResultOf } from "./jobs.ts";
import { isSmall } from "./small.ts";
import { lonePool } from "./lone_pool.ts";
import { type Asker, type Done, type Failure, localPool, type Pool, type Standing } from "./pool.ts";

export interface PoolOptions extends Times {
  readonly workers: number;
  /** Milliseconds that a job may wait. */
  readonly patience: number;
  /** Jobs that may wait, in all and of one account. */
  readonly waiting: number;
  readonly each: number;
  /** Starts a worker; tests bring some that break. */
  readonly spawn: () => Worker;
  /** The clock for the time of a job; by default that of the processor. */
  readonly meters?: Meters;
}

const defaultPool: PoolOptions = {
  // One processor is the event loop's.
  workers: Math.max(1, availableParallelism() - 1),
  limit: 10_000,
  start: 60_000,
  idle: 15_000,
  patience: 30_000,
  waiting: 256,
  // More than an account may ask for at once by the pace limit.
  each: 32,
  spawn: () => spawned(),
};

/** Workers are started when there is work for them, and ended when there is none for a while. */
export function workerPool(options: Partial<PoolOptions> = {}): Pool {
  return new WorkerPool({ ...defaultPool, ...options });
}

/** The pool for a number of workers: left out, as many as the processors allow; 0, the one that has none. */
export function poolFor(workers: number | undefined, options: Pick<PoolOptions, "limit">): Pool {
  if (workers === 0) return lonePool();
  return workerPool({ ...options, ...(workers === undefined ? {} : { workers }) });
}

/** A job that waits for a worker. */
interface Turn {
  readonly begin: (hand: Hand) => Promise<void>;
  readonly fail: (failure: Failure) => void;
}

class WorkerPool implements Pool {
  readonly #local = localPool();
  readonly #hands: readonly Hand[];
  readonly #idle: Hand[];
  readonly #queue: FairQueue<Turn>;
  #stopped = false;

  constructor(readonly options: PoolOptions) {
    const { workers, spawn, waiting, each } = options;
    const clock = new JobClock(options.meters);
    this.#hands = Array.from({ length: workers }, () => new Hand(spawn, options, clock));
    this.#idle = [...this.#hands];
    this.#queue = new FairQueue({ waiting, each });
  }

  async run<Name extends JobName>(
    name: Name,
    bytes: Bytes,
    options: OptionsOf<Name>,
    by: Asker,
  ): Promise<Done<ResultOf<Name>>> {
    if (by.apart !== true && isSmall(bytes, loopOf(name, options))) {
      return await this.#local.run(name, bytes, options, by);
    }
    const { promise, resolve, reject } = Promise.withResolvers<Done<ResultOf<Name>>>();
    const turn: Turn = {
      begin: (hand) => hand.do({ name, bytes, options }).then(resolve, reject),
      fail: (failed) => resolve({ failed }),
    };
    const leave = this.#lineUp(turn, by);
    try {
      return await promise;
    } finally {
      leave();
    }
  }

  standing(): Standing {
    const workers = this.#hands.length;
    return { workers, busy: workers - this.#idle.length, waiting: this.#queue.size };
  }

  stop(): void {
    this.#stopped = true;
    for (let next = this.#queue.take(); next !== undefined; next = this.#queue.take()) next.item.fail("dropped");
    for (const hand of this.#hands) hand.end();
  }

  /** Puts a job into the queue, for as long as it may wait and somebody waits for it. Gives what ends the watch over that. */
  #lineUp(turn: Turn, { account = "", signal }: Asker): () => void {
    const refuse = (failure: Failure) => {
      turn.fail(failure);
      return () => {};
    };
    if (this.#stopped || signal?.aborted === true) return refuse("dropped");
    if (!this.#queue.add(account, turn)) return refuse("busy");
    const leave = (failure: Failure) => void (this.#queue.remove(account, turn) && turn.fail(failure));
    const gone = () => leave("dropped");
    const late = setTimeout(() => leave("busy"), this.options.patience);
    signal?.addEventListener("abort", gone);
    this.#begin();
    return () => {
      clearTimeout(late);
      signal?.removeEventListener("abort", gone);
    };
  }

  /** Gives work to a worker that has none. */
  #begin(): void {
    const hand = this.#idle.pop();
    if (hand !== undefined) void this.#work(hand);
  }

  async #work(hand: Hand): Promise<void> {
    for (let next = this.#queue.take(); next !== undefined; next = this.#queue.take()) {
      await next.item.begin(hand);
      this.#queue.done(next.account);
    }
    // At once: what comes later must find it.
    this.#idle.push(hand);
  }
}

/**
 * Starts a worker with what its work needs: it reads the code and the typefaces, which lie in this project. No network, no
 * environment, no store.
 */
export function spawned(entry: URL = new URL("worker.ts", import.meta.url)): Worker {
  const root = new URL("../../", import.meta.url);
  const code = ["engine/", "host/", "node_modules/", "deno.json", "import_map.json"].map((path) => new URL(path, root));
  return new Worker(entry, { type: "module", deno: { permissions: { read: [...code, typeface] } } });
}
