/** Judging many documents: one after the other here, or several at once, here and in workers. What comes out has their order. */
import { availableParallelism } from "node:os";
import { BATCH, type Crew, crewFor, type Turn } from "./crew.ts";
import { type Found, type Item, itemOf } from "./found.ts";
import { type Done, doneWith, type JudgeDone, type Order } from "./order.ts";

/** How many threads judge, and how many documents are judged here before the others start. */
export interface Jobs {
  readonly count: number;
  readonly after: number;
}

/** Without a wish: all processors, from a few hundred documents on. For fewer, workers take longer to start than to do the work. */
const byItself: Jobs = { count: availableParallelism(), after: 400 };

export function jobsOf(asked: number | undefined): Jobs {
  return asked === undefined ? byItself : { count: asked, after: BATCH };
}

/**
 * What became of each document, in their order. At no time more than a few hundred are in memory. `onBroken` hears that a worker
 * broke: what it had in hand is judged here.
 */
export async function* judgeMany(
  found: AsyncIterable<Found>,
  order: Order,
  { count, after }: Jobs,
  onBroken: (reason: string) => void,
): AsyncGenerator<Done> {
  const judge = await doneWith(order);
  const batches = batched(found);
  const isAlone = count === 1 || !hasWorkers();
  for (let seen = 0; isAlone || seen < after;) {
    const { done, value = [] } = await batches.next();
    if (done === true) return;
    for (const item of value) yield await judge(item);
    seen += value.length;
  }
  const { done, value } = await batches.next();
  if (done === true) return;
  const crew = await crewFor(order, count, onBroken);
  try {
    yield* inWorkers(joined(value, batches), crew, judge);
  } finally {
    crew.end();
  }
}

/** Node has no workers of this kind, and a bundle has none beside it. */
export function hasWorkers(): boolean {
  return typeof Worker !== "undefined" && import.meta.url.endsWith(".ts");
}

/** Bytes of a batch, of what was unpacked here. */
const BATCH_BYTES = 1_000_000;

async function* batched(found: AsyncIterable<Found>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for await (const it of found) {
    const item = await itemOf(it);
    batch.push(item);
    bytes += "bytes" in item ? item.bytes.length : 0;
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

async function* joined<T>(first: T, then: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* then;
}

/** One of those who work is this thread, which begins while the workers still start. */
async function* inWorkers(
  batches: AsyncIterable<readonly Item[]>,
  crew: Crew,
  judge: JudgeDone,
): AsyncGenerator<Done> {
  const begun: Turn[] = [];
  for await (const batch of batches) {
    begun.push(crew.begin(batch));
    if (begun.length === crew.most) yield* await next(begun, crew, judge);
  }
  while (begun.length > 0) yield* await next(begun, crew, judge);
}

/** What became of the first batch that was begun. Until it is known, what nobody has in hand is done here. */
async function next(begun: Turn[], crew: Crew, judge: JudgeDone): Promise<readonly Done[]> {
  const first = begun.shift();
  if (first === undefined) return [];
  for (;;) {
    crew.hear();
    if (first.done !== undefined) return first.done;
    const turn = crew.claim(first) ? first : begun.find((it) => crew.claim(it));
    if (turn === undefined) await crew.pause();
    else turn.done = await all(turn.items, judge);
  }
}

/** What became of the documents of a batch. */
export async function all(items: readonly Item[], judge: JudgeDone): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const item of items) done.push(await judge(item));
  return done;
}
