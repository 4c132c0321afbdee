/// <reference lib="dom" />
/** Workers that judge many files in short: as many as there are processors, each with one file at a time. */
import type { Ask, Tally } from "../../worker/protocol.ts";
import { Checker } from "../checker.ts";

/** More of them would only take memory. */
const MOST_WORKERS = 8;

export interface CrewListener {
  readonly tallied: (id: number, tally: Tally) => void;
  /** A worker ended by itself while it worked on a file. */
  readonly broke: (id: number) => void;
}

export class Crew {
  #checkers: readonly Checker[] = [];
  #waiting: Ask[] = [];

  constructor(readonly makeWorker: () => Worker, readonly listener: CrewListener) {}

  check(asks: readonly Ask[]): void {
    this.#waiting.push(...asks);
    const wanted = Math.min(navigator.hardwareConcurrency, MOST_WORKERS, this.#waiting.length);
    while (this.#checkers.length < Math.max(1, wanted)) this.#checkers = [...this.#checkers, this.#checker()];
    for (const checker of this.#checkers) this.#next(checker);
  }

  /** Ends what is under way, and gives back what the workers hold. */
  stop(): void {
    this.#waiting = [];
    for (const checker of this.#checkers) checker.end();
    this.#checkers = [];
  }

  #checker(): Checker {
    const made: Checker = new Checker(this.makeWorker, {
      warm: () => {},
      broke: (id) => {
        this.listener.broke(id);
        this.#next(made);
      },
      told: (tell) => {
        if (tell.kind === "tallied") this.listener.tallied(tell.id, tell.tally);
        // The checker itself is told first, so that it has nothing to do by now.
        if (tell.kind === "done") queueMicrotask(() => this.#next(made));
      },
    }, () => Promise.resolve(undefined));
    return made;
  }

  #next(checker: Checker): void {
    if (checker.busy) return;
    const first = this.#waiting.shift();
    if (first !== undefined) checker.check([first]);
    else if (this.#checkers.every((it) => !it.busy)) this.stop();
  }
}
