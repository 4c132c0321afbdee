/** The worker as the page sees it: files go in one after the other, and it can be stopped at any time. */
import type { Ask, Tell } from "../worker/protocol.ts";

export interface Listener {
  readonly told: (tell: Tell) => void;
  /** The worker ended by itself, as by a lack of memory, while it worked on a file. */
  readonly broke: (id: number) => void;
}

export class Checker {
  #worker: Worker;
  #waiting: readonly Ask[] = [];
  #working: Ask | undefined;
  #ready = false;
  #outdated = false;

  /** `warmUp` is what a worker that nobody waits for begins with; undefined as long as that is not known. */
  constructor(readonly make: () => Worker, readonly listener: Listener, readonly warmUp: () => Ask | undefined) {
    this.#worker = this.#started();
  }

  get busy(): boolean {
    return this.#working !== undefined;
  }

  check(asks: readonly Ask[]): void {
    this.#waiting = [...this.#waiting, ...asks];
    this.#next();
  }

  /** Ends what is under way at once. Returns the ids of the files that were not judged. */
  stop(): readonly number[] {
    const left = [...(this.#working === undefined ? [] : [this.#working]), ...this.#waiting].map(({ id }) => id);
    this.#waiting = [];
    if (this.#working !== undefined) this.#restart();
    return left;
  }

  /** Has the worker load all that every file needs, before there is one. */
  warm(): void {
    const ask = this.warmUp();
    if (ask !== undefined && !this.busy) this.#worker.postMessage(ask);
  }

  /** A new worker takes over as soon as this one is loaded and has nothing to do. */
  renew(): void {
    this.#outdated = true;
    this.#renewWhenIdle();
  }

  #renewWhenIdle(): void {
    if (!this.#outdated || !this.#ready || this.busy) return;
    this.#restart();
    this.warm();
  }

  /** Begins with a new worker, with nothing under way. */
  #restart(): void {
    this.#working = undefined;
    this.#ready = false;
    this.#outdated = false;
    this.#worker.terminate();
    this.#worker = this.#started();
  }

  #started(): Worker {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<Tell>) => this.#told(data);
    worker.onerror = () => this.#broke();
    return worker;
  }

  #told(tell: Tell): void {
    this.listener.told(tell);
    if (tell.kind === "ready" || tell.kind === "done") this.#ready = true;
    if (tell.kind === "done") {
      this.#working = undefined;
      this.#next();
    }
    this.#renewWhenIdle();
  }

  #broke(): void {
    const id = this.#working?.id;
    if (id === undefined) return;
    this.#restart();
    this.listener.broke(id);
    this.#next();
  }

  #next(): void {
    if (this.#working !== undefined) return;
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#working = first;
    if (first !== undefined) this.#worker.postMessage(first);
  }
}
