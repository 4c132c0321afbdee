/** Judging many documents: one after the other here, or several at once, here and in workers. What comes out has their order. */
import { setImmediate } from "node:timers/promises";
import type { Found, Item } from "./found.ts";
import { type Done, doneWith, type JudgeDone, type Order } from "./order.ts";

/** What became of each document, in their order. At no time more than a few hundred are in memory. */
export async function* judgeMany(found: AsyncIterable<Found>, order: Order, jobs: number): AsyncGenerator<Done> {
  // Node has no workers of this kind.
  if (jobs === 1 || typeof Worker === "undefined") return yield* inTurn(batched(found), order);
  const batches = batched(found);
  const first = await batches.next();
  const second = first.done === true ? first : await batches.next();
  // For a few files, workers would take longer to start than to do the work.
  if (first.done === true) return;
  if (second.done === true) return yield* inTurn([first.value], order);
  yield* inWorkers(joined([first.value, second.value], batches), order, jobs);
}

type Batch = readonly Item[];

/** Documents that a worker is given at a time, so that it seldom waits for the next; few enough that all end together. */
const BATCH = 8;
/** Bytes of a batch, of what was unpacked here. */
const BATCH_BYTES = 1_000_000;

async function* batched(found: AsyncIterable<Found>): AsyncGenerator<Batch> {
  let batch: Item[] = [];
  let bytes = 0;
  for await (const { file, load } of found) {
    const item = load === undefined ? { file } : await load();
    batch.push(item);
    bytes += "bytes" in item ? item.bytes.length : 0;
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

async function* joined(first: readonly Batch[], then: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  yield* first;
  yield* then;
}

async function* inTurn(batches: AsyncIterable<Batch> | Iterable<Batch>, order: Order): AsyncGenerator<Done> {
  const judge = await doneWith(order);
  for await (const batch of batches) {
    for (const item of batch) yield await judge(item);
  }
}

/** Batches that may be done before their turn comes, for each worker: this bounds what is held. */
const AHEAD = 16;

/** One of those who work is this thread, which begins while the workers still start. */
async function* inWorkers(batches: AsyncIterable<Batch>, order: Order, count: number): AsyncGenerator<Done> {
  const crew = new Crew(order, count - 1);
  const judge = await doneWith(order);
  const begun: Turn[] = [];
  try {
    for await (const batch of batches) {
      begun.push(crew.judge(batch));
      if (begun.length > AHEAD * count) yield* await next(begun, crew, judge);
    }
    while (begun.length > 0) yield* await next(begun, crew, judge);
  } finally {
    crew.end();
  }
}

/** What became of the first batch that was begun. Until it is known, what no worker has yet is done here. */
async function next(begun: Turn[], crew: Crew, judge: JudgeDone): Promise<readonly Done[]> {
  const first = begun.shift();
  while (first !== undefined && !first.isDone) {
    const turn = crew.take();
    if (turn === undefined) break;
    const done: Done[] = [];
    for (const item of turn.items) done.push(await judge(item));
    finish(turn, done);
    // The workers are heard: a timer would have them wait for a millisecond each time.
    await setImmediate();
  }
  return await first?.done.promise ?? [];
}

export interface Task {
  readonly number: number;
  readonly order?: Order;
  readonly items: readonly Item[];
}

export interface Reply {
  readonly number: number;
  readonly done: readonly Done[];
}

/** Batches that a worker has at a time: while it reads the files of one, it judges those of the other. */
const HELD = 2;

/** A batch that waits for a worker, or is in its hands. */
interface Turn {
  readonly items: readonly Item[];
  readonly done: PromiseWithResolvers<readonly Done[]>;
  isDone: boolean;
}

function finish(turn: Turn, done: readonly Done[]): void {
  turn.isDone = true;
  turn.done.resolve(done);
}

class Crew {
  readonly #workers: readonly Worker[];
  readonly #waiting: Turn[] = [];
  /** What each worker has, by the number that its reply will have. */
  readonly #inWork: ReadonlyMap<Worker, Map<number, Turn>>;
  #given = 0;
  /** Workers that were not told yet what to do with what they are given. */
  readonly #new: Set<Worker>;
  #broken: Error | undefined;

  constructor(readonly order: Order, count: number) {
    this.#workers = Array.from({ length: count }, () => this.#start());
    this.#inWork = new Map(this.#workers.map((worker) => [worker, new Map()]));
    this.#new = new Set(this.#workers);
  }

  judge(items: readonly Item[]): Turn {
    const turn: Turn = { items, done: Promise.withResolvers<readonly Done[]>(), isDone: false };
    // It is waited for when its turn comes, which may be after a worker broke.
    turn.done.promise.catch(() => {});
    if (this.#broken === undefined) this.#waiting.push(turn);
    else turn.done.reject(this.#broken);
    this.#give();
    return turn;
  }

  /** The first batch that no worker has, to be done by whoever takes it. */
  take(): Turn | undefined {
    return this.#waiting.shift();
  }

  end(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, done } }: MessageEvent<Reply>) => {
      const turns = this.#inWork.get(worker);
      const turn = turns?.get(number);
      if (turn !== undefined) finish(turn, done);
      turns?.delete(number);
      this.#give();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#broken = new Error(`a worker broke: ${event.message}`);
      const begun = [...this.#inWork.values()].flatMap((turns) => [...turns.values()]);
      for (const { done } of [...begun, ...this.#waiting.splice(0)]) done.reject(this.#broken);
    };
    return worker;
  }

  #give(): void {
    // Everyone has something before anyone has more.
    for (let most = 1; most <= HELD; most++) {
      for (const [worker, turns] of this.#inWork) {
        if (turns.size >= most) continue;
        const turn = this.#waiting.shift();
        if (turn === undefined) return;
        const number = this.#given++;
        turns.set(number, turn);
        const task: Task = { number, items: turn.items, ...(this.#new.delete(worker) ? { order: this.order } : {}) };
        worker.postMessage(task);
      }
    }
  }
}
