/** One worker, as the pool sees it: it takes one job at a time, and is ended when a job takes too long. */
import type { JobClock } from "./job_clock.ts";
import type { JobName, ResultOf } from "./jobs.ts";
import type { Reply, Task } from "./message.ts";
import type { Done, Failure } from "./pool.ts";
import { rethrown } from "./work.ts";

/** Milliseconds that a worker may take. */
export interface Times {
  /** For a job, of the processor's time. */
  readonly limit: number;
  /** To start, which is no fault of the job that it is started for. */
  readonly start: number;
  /** Without a job. A worker keeps what memory its largest job took, until it is ended. */
  readonly idle: number;
}

/** Bytes that a worker may hold when a job is done. One that holds more is ended, and the next job begins in a new one. */
export const MOST_HELD = 192 * 1_048_576;

/** Tells when the time is over, and why the job was not done then; gives what ends the watch. */
type Watch = (over: (failure: Failure) => void) => () => void;

/** A worker that does not start in its time is no fault of the document that it is started for: the machine is busy. */
function toStart(limit: number): Watch {
  return (over) => {
    const late = setTimeout(() => over("busy"), limit);
    return () => clearTimeout(late);
  };
}

type Ending = MessageEvent | { readonly failed: Failure };

export class Hand {
  #worker: Worker | undefined;
  /** Takes what the worker says next, or why it says nothing. */
  #next: (ending: Ending) => void = () => {};

  constructor(readonly spawn: () => Worker, readonly times: Times, readonly clock: JobClock) {}

  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Does a job. What it throws is thrown here. A worker that failed is replaced with the next job. */
  async do<Name extends JobName>(task: Task<Name>): Promise<Done<ResultOf<Name>>> {
    clearTimeout(this.#rest);
    if (this.#worker === undefined) {
      const begun = await this.#said<never>(toStart(this.times.start), () => this.#worker = this.#spawned());
      if ("failed" in begun) return begun;
    }
    const reply = await this.#said<ResultOf<Name>>(
      // What took too long is the document's fault, and what the machine did not give is not.
      (over) => this.clock.watch(this.times.limit, (why) => over(why === "worked" ? "too_slow" : "busy")),
      () => this.#worker?.postMessage(task, [task.bytes.buffer]),
    );
    if ("failed" in reply) return reply;
    if ("ready" in reply) throw new TypeError("A worker is ready once, before its first job");
    const { held, ...done } = reply;
    if (held > MOST_HELD) this.end();
    else this.#rest = setTimeout(() => this.end(), this.times.idle);
    if ("thrown" in done) throw rethrown(done.thrown);
    return done;
  }

  /** Ends the worker, and the job that it has, as dropped. */
  end(): void {
    clearTimeout(this.#rest);
    this.#next({ failed: "dropped" });
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #spawned(): Worker {
    const worker = this.spawn();
    worker.onmessage = (message) => this.#next(message);
    worker.onerror = (event) => {
      // Otherwise it is an error of this process, and ends it.
      event.preventDefault();
      this.#next({ failed: "died" });
    };
    return worker;
  }

  /** What the worker says after `ask`; when that takes too long, and when it broke, the worker is ended. */
  async #said<T>(watch: Watch, ask: () => void): Promise<Reply<T> | { readonly failed: Failure }> {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const stop = watch((failed) => resolve({ failed }));
    this.#next = resolve;
    ask();
    const ending = await promise;
    stop();
    if ("failed" in ending) {
      this.end();
      return ending;
    }
    const reply: Reply<T> = ending.data;
    return reply;
  }
}
