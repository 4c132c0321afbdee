/** The workers that do batches of documents, beside the thread that hands them out. */
import type { Item } from "./found.ts";

/** Documents of a batch, so that nobody often waits for the next; few enough that all end together. */
export const BATCH = 16;
/** Batches that may be done before their turn comes, for each who works: this bounds what is held. */
const AHEAD = 8;

/** What becomes of a document. */
export type Do<Done> = (item: Item) => Promise<Done>;

/** What is done with each document. */
export interface Work<Order, Done> {
  /** What is asked for; it can be cloned. */
  readonly order: Order;
  readonly make: (order: Order) => Promise<Do<Done>>;
  /** The module of the workers, which serves the same. */
  readonly worker: URL;
}

/** The first message to a worker. */
export interface Start<Order = unknown> {
  readonly order: Order;
  readonly claims: Claims;
  /** Where its replies go. */
  readonly port: MessagePort;
}

export interface Task {
  readonly number: number;
  readonly items: readonly Item[];
}

export interface Reply<Done> {
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
export interface Turn<Done> extends Task {
  done: readonly Done[] | undefined;
}

/** A worker, and what is between it and this thread. */
interface Hand<Done> {
  readonly worker: Worker;
  readonly line: Line<Done>;
  /** By number, what it was given and has not answered, unless it is done here. */
  readonly given: Map<number, Turn<Done>>;
}

/** Messages to this thread, which is mostly busy: it takes those that have come, where an event would wait until it is idle. */
interface Line<Done> {
  readonly port: MessagePort;
  /** A reply, if one has come. */
  take(): Reply<Done> | undefined;
  close(): void;
}

export async function crewFor<Order, Done>(
  work: Work<Order, Done>,
  count: number,
  onBroken: (reason: string) => void,
): Promise<Crew<Order, Done>> {
  const { MessageChannel, receiveMessageOnPort } = await import("node:worker_threads");
  return new Crew(work, count, onBroken, () => {
    const { port1, port2: port } = new MessageChannel();
    // They are, though Node's types do not know it.
    if (!(port instanceof MessagePort)) throw new TypeError("the ports of Node are not those of the web");
    return { port, take: () => receiveMessageOnPort(port1)?.message, close: () => port1.close() };
  });
}

/** Milliseconds of a pause. */
const PAUSE = 1;

export class Crew<Order, Done> {
  readonly #claims: Claims;
  readonly #hands: Set<Hand<Done>>;
  #count = 0;

  /** `count` threads, of which this is one. */
  constructor(
    private readonly work: Work<Order, Done>,
    count: number,
    private readonly onBroken: (reason: string) => void,
    private readonly open: () => Line<Done>,
  ) {
    this.#claims = new Int32Array(new SharedArrayBuffer(4 * AHEAD * count)).fill(CLAIMED);
    this.#hands = new Set(Array.from({ length: count - 1 }, () => this.#start()));
  }

  /** So many batches are begun at a time. */
  get most(): number {
    return this.#claims.length;
  }

  /** Hands out a batch, to the worker that has the least. */
  begin(items: readonly Item[]): Turn<Done> {
    const turn: Turn<Done> = { number: this.#count++, items, done: undefined };
    this.#release(turn);
    const [hand] = [...this.#hands].sort((one, other) => one.given.size - other.given.size);
    const task: Task = { number: turn.number, items };
    hand?.given.set(turn.number, turn);
    hand?.worker.postMessage(task);
    return turn;
  }

  /** Whether a batch is this thread's to do, from now on. */
  claim({ number }: Task): boolean {
    const isOurs = claim(this.#claims, number);
    if (isOurs) { for (const { given } of this.#hands) given.delete(number); }
    return isOurs;
  }

  /** Takes the replies that have come. */
  hear(): void {
    for (const hand of this.#hands) {
      for (let reply = hand.line.take(); reply !== undefined; reply = hand.line.take()) {
        const turn = hand.given.get(reply.number);
        if (turn !== undefined) turn.done = reply.done;
        hand.given.delete(reply.number);
      }
    }
  }

  /** Lets the workers work, where there is nothing to do here. */
  async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  end(): void {
    for (const hand of this.#hands) dismissed(hand);
  }

  #release({ number }: Task): void {
    Atomics.store(this.#claims, number % this.#claims.length, number);
  }

  #start(): Hand<Done> {
    const worker = new Worker(this.work.worker, { type: "module" });
    const hand: Hand<Done> = { worker, line: this.open(), given: new Map() };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(hand);
      this.onBroken(event.message);
    };
    const start: Start<Order> = { order: this.work.order, claims: this.#claims, port: hand.line.port };
    worker.postMessage(start, [hand.line.port]);
    return hand;
  }

  /** What a broken worker was given, and nobody has done or claimed here, is there to be claimed again. */
  #lose(hand: Hand<Done>): void {
    this.hear();
    dismissed(hand);
    this.#hands.delete(hand);
    for (const turn of hand.given.values()) this.#release(turn);
  }
}

function dismissed({ worker, line }: Pick<Hand<unknown>, "worker" | "line">): void {
  worker.terminate();
  line.close();
}
