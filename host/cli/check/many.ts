/** Judging many documents: one after the other here, or several at once, here and in workers. What comes out has their order. */
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

/** Batches that may be done before their turn comes, for each who works: this bounds what is held. */
const AHEAD = 16;

/** Milliseconds after which this thread listens to the workers, which have work for longer than that. */
const DEAF = 25;

/** One of those who work is this thread, which begins while the workers still start. */
async function* inWorkers(batches: AsyncIterable<Batch>, order: Order, count: number): AsyncGenerator<Done> {
  const most = AHEAD * count;
  const crew = new Crew(order, count - 1, most);
  const judge = await doneWith(order);
  const begun: Turn[] = [];
  try {
    for await (const batch of batches) {
      begun.push(crew.judge(batch));
      if (begun.length === most) yield* await next(begun, crew, judge);
    }
    while (begun.length > 0) yield* await next(begun, crew, judge);
  } finally {
    crew.end();
  }
}

/** What became of the first batch that was begun. Until it is known, what nobody has in hand is done here. */
async function next(begun: Turn[], crew: Crew, judge: JudgeDone): Promise<readonly Done[]> {
  const [first] = begun;
  while (first !== undefined && !first.isDone) {
    const turn = begun.find(({ number }) => claim(crew.claims, number));
    if (turn === undefined) break;
    const done: Done[] = [];
    for (const item of turn.items) done.push(await judge(item));
    crew.finish(turn.number, done);
    await crew.hear();
  }
  begun.shift();
  return await first?.done.promise ?? [];
}

/** The first message to a worker. */
export interface Start {
  readonly order: Order;
  readonly claims: Claims;
}

export interface Task {
  readonly number: number;
  readonly items: readonly Item[];
}

export interface Reply {
  readonly number: number;
  readonly done: readonly Done[];
}

/**
 * By number, the batches that nobody has in hand, in memory that all threads share: so each is done once, by the next free thread
 * first, and nobody waits for a message to learn that.
 */
export type Claims = Int32Array<SharedArrayBuffer>;

const CLAIMED = -1;

/** Whether a batch belongs to who asks, from now on. */
export function claim(claims: Claims, number: number): boolean {
  return Atomics.compareExchange(claims, number % claims.length, number, CLAIMED) === number;
}

/** A batch that is not done, or waits for its turn to be printed. */
interface Turn extends Task {
  readonly done: PromiseWithResolvers<readonly Done[]>;
  isDone: boolean;
}

class Crew {
  /** What each worker was given, by number, until any worker has done it. */
  readonly #given: ReadonlyMap<Worker, Map<number, Turn>>;
  readonly claims: Claims;
  #count = 0;
  #heard = performance.now();
  #broken: Error | undefined;

  /** At most `most` batches are begun at a time. */
  constructor(order: Order, count: number, most: number) {
    this.claims = new Int32Array(new SharedArrayBuffer(4 * most)).fill(CLAIMED);
    const start: Start = { order, claims: this.claims };
    this.#given = new Map(Array.from({ length: count }, () => [this.#start(start), new Map()]));
  }

  judge(items: readonly Item[]): Turn {
    const number = this.#count++;
    const turn: Turn = { number, items, done: Promise.withResolvers<readonly Done[]>(), isDone: false };
    // It is waited for when its turn comes, which may be after a worker broke.
    turn.done.promise.catch(() => {});
    if (this.#broken !== undefined) turn.done.reject(this.#broken);
    else this.#give(turn);
    return turn;
  }

  finish(number: number, done: readonly Done[]): void {
    for (const turns of this.#given.values()) {
      const turn = turns.get(number);
      if (turn === undefined) continue;
      turns.delete(number);
      turn.isDone = true;
      turn.done.resolve(done);
    }
  }

  /** Listens to the workers, now and then. Only a timer has Deno look for messages: hundreds of immediates pass before one comes. */
  async hear(): Promise<void> {
    if (performance.now() - this.#heard < DEAF) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#heard = performance.now();
  }

  end(): void {
    for (const worker of this.#given.keys()) worker.terminate();
  }

  #start(start: Start): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { number, done } }: MessageEvent<Reply>) => this.finish(number, done);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#broken = new Error(`a worker broke: ${event.message}`);
      for (const turns of this.#given.values()) for (const { done } of turns.values()) done.reject(this.#broken);
    };
    worker.postMessage(start);
    return worker;
  }

  /** To the worker that has the least. */
  #give(turn: Turn): void {
    const [[worker, turns] = []] = [...this.#given].sort(([, one], [, other]) => one.size - other.size);
    turns?.set(turn.number, turn);
    Atomics.store(this.claims, turn.number % this.claims.length, turn.number);
    const task: Task = { number: turn.number, items: turn.items };
    worker?.postMessage(task);
  }
}
