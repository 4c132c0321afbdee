/** The worker as the page sees it: files go in one after the other, and it can be stopped at any time. */
import type { Made, Of, Thing } from "../worker/making.ts";
import type { Ask, Tell } from "../worker/protocol.ts";

export type Told = Exclude<Tell, { readonly kind: "made" }>;

export interface Listener {
  readonly told: (tell: Told) => void;
  /** The worker has all that it needs for any file. */
  readonly warm: () => void;
  /** The worker ended by itself, as by a lack of memory, while it worked on a file. */
  readonly broke: (id: number) => void;
}

/** What is needed of a Worker. */
export interface Works {
  onmessage: ((event: MessageEvent<Tell>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** What has things made. */
export type Maker = Pick<Checker, "make">;

export class Checker {
  #worker: Works;
  readonly #waiting = new Set<Ask>();
  #working: Ask | undefined;
  #ready = false;
  #outdated = false;
  /** It ended while nothing was under way, or could not be loaded. */
  #lost = false;
  #tickets = 0;
  readonly #requests = new Map<number, (made: unknown) => void>();

  /** `warmUp` is what a worker that nobody waits for begins with; undefined as long as that is not known. */
  constructor(
    readonly makeWorker: () => Works,
    readonly listener: Listener,
    readonly warmUp: () => Promise<Ask | undefined>,
  ) {
    this.#worker = this.#started();
  }

  get busy(): boolean {
    return this.#working !== undefined;
  }

  check(asks: readonly Ask[]): void {
    for (const it of asks) this.#waiting.add(it);
    this.#next();
  }

  /** Has something made beside what is under way. */
  make<T extends Thing>(thing: T, of: Of<T>): Promise<Made<T>> {
    if (this.#lost) this.#restart();
    const ticket = ++this.#tickets;
    return new Promise((yes) => {
      // What comes back by the ticket is what was asked for with it.
      this.#requests.set(ticket, yes as (made: unknown) => void);
      this.#worker.postMessage({ ticket, thing, of });
    });
  }

  /** Ends what is under way at once. Returns the ids of the files that were not judged. */
  stop(): readonly number[] {
    const left = [...(this.#working === undefined ? [] : [this.#working]), ...this.#waiting].map(({ id }) => id);
    this.#waiting.clear();
    if (this.#working !== undefined) this.#restart();
    return left;
  }

  /** Ends the worker for good. */
  end(): void {
    this.#waiting.clear();
    this.#working = undefined;
    this.#worker.terminate();
  }

  /** Has the worker load all that every file needs, before there is one. */
  async warm(): Promise<void> {
    const ask = await this.warmUp();
    if (ask !== undefined && !this.busy) this.#worker.postMessage(ask);
  }

  /** A new worker takes over as soon as this one is loaded and has nothing to do. */
  renew(): void {
    this.#outdated = true;
    this.#renewWhenIdle();
  }

  #renewWhenIdle(): void {
    if (!this.#outdated || !this.#ready || this.busy || this.#requests.size > 0) return;
    this.#restart();
    void this.warm();
  }

  /** Begins with a new worker, with nothing under way. */
  #restart(): void {
    this.#working = undefined;
    this.#ready = false;
    this.#outdated = false;
    this.#lost = false;
    this.#worker.terminate();
    this.#giveUp();
    this.#worker = this.#started();
  }

  #started(): Works {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }) => this.#told(data);
    worker.onerror = () => this.#broke();
    return worker;
  }

  /** What was asked for is not made. */
  #giveUp(): void {
    for (const ticket of [...this.#requests.keys()]) this.#given(ticket);
  }

  #given(ticket: number, made?: unknown): void {
    this.#requests.get(ticket)?.(made);
    this.#requests.delete(ticket);
  }

  #told(tell: Tell): void {
    if (tell.kind === "made") this.#given(tell.ticket, tell.made);
    else this.listener.told(tell);
    if (tell.kind === "ready" && !this.#outdated) this.listener.warm();
    if (tell.kind === "ready" || tell.kind === "done") this.#ready = true;
    if (tell.kind === "done") {
      this.#working = undefined;
      this.#next();
    }
    this.#renewWhenIdle();
  }

  #broke(): void {
    const id = this.#working?.id;
    if (id === undefined) {
      this.#lost = true;
      return this.#giveUp();
    }
    this.#restart();
    this.listener.broke(id);
    this.#next();
  }

  #next(): void {
    if (this.#working !== undefined) return;
    for (const first of this.#waiting) {
      this.#waiting.delete(first);
      this.#working = first;
      return this.#worker.postMessage(first);
    }
  }
}
