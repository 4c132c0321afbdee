/** Judging many files: one after the other here, or several at once in workers. What comes out has the order of the files. */
import type { Terminal } from "../terminal.ts";
import { type Done, doneWith, type Order } from "./order.ts";

/** What became of each file, in the order of the files. */
export function judgeMany(
  files: readonly string[],
  order: Order,
  jobs: number,
  terminal: Terminal,
): AsyncIterable<Done> {
  // Standard input is here, not in a worker; and Node has none of this kind.
  const alone = files.includes("-") || typeof Worker === "undefined";
  const workers = alone ? 1 : Math.min(jobs, files.length);
  return workers > 1 ? inWorkers(files, order, workers) : inTurn(files, order, terminal);
}

async function* inTurn(files: readonly string[], order: Order, terminal: Terminal): AsyncGenerator<Done> {
  const judge = await doneWith(order);
  for (const file of files) yield await judge(file, terminal);
}

/** Files that a worker is given at a time, so that it never waits for the next; few enough that all end together. */
const BATCH = 8;
/** Batches that may be done before their turn comes, for each worker: this bounds what is held. */
const AHEAD = 16;

export interface Task {
  readonly order?: Order;
  readonly number: number;
  readonly files: readonly string[];
}

export interface Reply {
  readonly number: number;
  readonly done: readonly Done[];
}

async function* inWorkers(files: readonly string[], order: Order, count: number): AsyncGenerator<Done> {
  const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, number) => {
    return { number, files: files.slice(number * BATCH, (number + 1) * BATCH) };
  });
  const crew = new Crew(batches, order, count);
  try {
    for (const { number } of batches) yield* await crew.batch(number);
  } finally {
    crew.end();
  }
}

class Crew {
  readonly #batches: readonly Task[];
  readonly #results: readonly PromiseWithResolvers<readonly Done[]>[];
  readonly #workers: readonly Worker[];
  readonly #idle: Worker[] = [];
  #next = 0;
  #taken = 0;

  constructor(batches: readonly Task[], order: Order, count: number) {
    this.#batches = batches;
    this.#results = batches.map(() => Promise.withResolvers<readonly Done[]>());
    // Who waits for one batch hears of a broken worker, whichever it was.
    for (const { promise } of this.#results) promise.catch(() => {});
    this.#workers = Array.from({ length: count }, () => this.#start(order));
  }

  #start(order: Order): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, done } }: MessageEvent<Reply>) => {
      this.#results[number]?.resolve(done);
      this.#give(worker);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      for (const { reject } of this.#results) reject(new Error(`a worker broke: ${event.message}`));
    };
    this.#give(worker, order);
    return worker;
  }

  /** The worker's next batch, where what is done before its turn is not too much already. */
  #give(worker: Worker, order?: Order): void {
    const batch = this.#batches[this.#next];
    if (batch === undefined) return;
    if (order === undefined && this.#next - this.#taken > AHEAD * this.#workers.length) {
      return void this.#idle.push(worker);
    }
    this.#next++;
    worker.postMessage(order === undefined ? batch : { ...batch, order });
  }

  async batch(number: number): Promise<readonly Done[]> {
    const done = await this.#results[number]?.promise ?? [];
    this.#taken = number + 1;
    for (const worker of this.#idle.splice(0)) this.#give(worker);
    return done;
  }

  end(): void {
    for (const worker of this.#workers) worker.terminate();
  }
}
