/** One worker, as the pool sees it: it takes one job at a time, and is ended when a job takes too long. */
import type { JobName, ResultOf } from "./jobs.ts";
import type { Reply, Task } from "./message.ts";
import type { Done, Failure } from "./pool.ts";
import { rethrown } from "./work.ts";

/** Milliseconds that a worker may take. */
export interface Times {
  /** For a job. */
  readonly limit: number;
  /** To start, which is no fault of the job that it is started for. */
  readonly start: number;
  /** Without a job. A worker keeps what memory its largest job took, until it is ended. */
  readonly idle: number;
}

type Ending = MessageEvent | { readonly failed: Failure };

export class Hand {
  #worker: Worker | undefined;
  /** Takes what the worker says next, or why it says nothing. */
  #next: (ending: Ending) => void = () => {};

  constructor(readonly spawn: () => Worker, readonly times: Times) {}

  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Does a job. What it throws is thrown here. A worker that failed is replaced with the next job. */
  async do<Name extends JobName>(task: Task<Name>): Promise<Done<ResultOf<Name>>> {
    clearTimeout(this.#rest);
    if (this.#worker === undefined) {
      const begun = await this.#said<never>(this.times.start, () => this.#worker = this.#spawned());
      if ("failed" in begun) return begun;
    }
    const reply = await this.#said<ResultOf<Name>>(
      this.times.limit,
      () => this.#worker?.postMessage(task, [task.bytes.buffer]),
    );
    if (!("failed" in reply)) this.#rest = setTimeout(() => this.end(), this.times.idle);
    if ("thrown" in reply) throw rethrown(reply.thrown);
    if ("ready" in reply) throw new TypeError("A worker is ready once, before its first job");
    return reply;
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
  async #said<T>(limit: number, ask: () => void): Promise<Reply<T> | { readonly failed: Failure }> {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const late = setTimeout(() => resolve({ failed: "too_slow" }), limit);
    this.#next = resolve;
    ask();
    const ending = await promise;
    clearTimeout(late);
    if ("failed" in ending) {
      this.end();
      return ending;
    }
    const reply: Reply<T> = ending.data;
    return reply;
  }
}
