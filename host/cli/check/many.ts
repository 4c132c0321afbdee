/** Doing the same with many documents: one after the other here, or several at once, here and in workers. What comes out has their order. */
import { availableParallelism } from "node:os";
import { BATCH, type Crew, crewFor, type Do, type Turn, type Work } from "./crew.ts";
import type { Language } from "../../documents/locales.ts";
import { printableLines } from "../printable.ts";
import type { Terminal } from "../terminal.ts";
import { words } from "../words.ts";
import { type Found, type Item, itemOf } from "./found.ts";

/** How many threads work, and how many documents are done here before the others start. */
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
 * broke: what it had in hand is done here.
 */
export async function* doMany<Order, Done>(
  found: AsyncIterable<Found>,
  work: Work<Order, Done>,
  { count, after }: Jobs,
  onBroken: (reason: string) => void,
): AsyncGenerator<Done> {
  const todo = await work.make(work.order);
  const batches = batched(found);
  const isAlone = count === 1 || !hasWorkers();
  for (let seen = 0; isAlone || seen < after;) {
    const { done, value = [] } = await batches.next();
    if (done === true) return;
    for (const item of value) yield await todo(item);
    seen += value.length;
  }
  const { done, value } = await batches.next();
  if (done === true) return;
  const crew = await crewFor(work, count, onBroken);
  try {
    yield* inWorkers(joined(value, batches), crew, todo);
  } finally {
    crew.end();
  }
}

/** Says on a terminal that a worker broke. */
export function brokenWorker(
  command: string,
  language: Language,
  { err }: Pick<Terminal, "err">,
): (reason: string) => void {
  return (reason) => err(printableLines(`faktlint ${command}: ${words[language].workerBroke(reason)}\n`));
}

/** Node has no workers of this kind, and a bundle has none beside it. */
function hasWorkers(): boolean {
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
async function* inWorkers<Order, Done>(
  batches: AsyncIterable<readonly Item[]>,
  crew: Crew<Order, Done>,
  todo: Do<Done>,
): AsyncGenerator<Done> {
  const begun: Turn<Done>[] = [];
  for await (const batch of batches) {
    begun.push(crew.begin(batch));
    if (begun.length === crew.most) yield* await next(begun, crew, todo);
  }
  while (begun.length > 0) yield* await next(begun, crew, todo);
}

/** What became of the first batch that was begun. Until it is known, what nobody has in hand is done here. */
async function next<Order, Done>(
  begun: Turn<Done>[],
  crew: Crew<Order, Done>,
  todo: Do<Done>,
): Promise<readonly Done[]> {
  const first = begun.shift();
  if (first === undefined) return [];
  for (;;) {
    crew.hear();
    if (first.done !== undefined) return first.done;
    const turn = crew.claim(first) ? first : begun.find((it) => crew.claim(it));
    if (turn === undefined) await crew.pause();
    else turn.done = await all(turn.items, todo);
  }
}

/** What became of the documents of a batch. */
export async function all<Done>(items: readonly Item[], todo: Do<Done>): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const item of items) done.push(await todo(item));
  return done;
}
