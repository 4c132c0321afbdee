/// <reference lib="dom" />
/** Workers that judge many files in short: as many as there are processors, each with one file at a time. */
import type { Ask, Tally } from "../../worker/protocol.ts";
import { Checker, type Works } from "../checker.ts";

/** More of them would only take memory. */
const MOST_WORKERS = 8;

export class Crew {
  #checkers: readonly Checker[] = [];
  readonly #waiting = new Set<Ask>();
  /** What each of them works on. */
  readonly #work = new Map<Checker, Ask>();
  /** Of each file what was asked last: its copy is changed faster than it is judged, and a late answer is ignored. */
  readonly #last = new Map<number, Ask>();

  /** `broke`: a worker ended by itself while it worked on a file. */
  constructor(
    readonly makeWorker: () => Works,
    readonly tallied: (id: number, tally: Tally) => void,
    readonly broke: (id: number) => void,
  ) {}

  check(asks: readonly Ask[]): void {
    for (const ask of asks) {
      this.#last.set(ask.id, ask);
      this.#waiting.add(ask);
    }
    const wanted = Math.min(navigator.hardwareConcurrency, MOST_WORKERS, this.#waiting.size);
    while (this.#checkers.length < Math.max(1, wanted)) this.#checkers = [...this.#checkers, this.#checker()];
    for (const checker of this.#checkers) this.#next(checker);
  }

  /** Ends what is under way, and gives back what the workers hold. */
  stop(): void {
    this.#waiting.clear();
    for (const checker of this.#checkers) checker.end();
    this.#checkers = [];
    this.#work.clear();
    this.#last.clear();
  }

  #checker(): Checker {
    const made: Checker = new Checker(this.makeWorker, {
      warm: () => {},
      broke: (id) => {
        if (this.#isLast(made, id)) this.broke(id);
        this.#next(made);
      },
      told: (tell) => {
        if (tell.kind === "tallied" && this.#isLast(made, tell.id)) this.tallied(tell.id, tell.tally);
        // The checker itself was called first, so that it has nothing left to do.
        if (tell.kind === "done") queueMicrotask(() => this.#next(made));
      },
    }, () => Promise.resolve(undefined));
    return made;
  }

  #isLast(checker: Checker, id: number): boolean {
    return this.#work.get(checker) === this.#last.get(id);
  }

  #next(checker: Checker): void {
    if (checker.busy) return;
    const first = this.#taken();
    if (first !== undefined) {
      this.#work.set(checker, first);
      checker.check([first]);
    } else if (this.#checkers.every((it) => !it.busy)) {
      this.stop();
    }
  }

  /** What comes next; nothing that was asked for again meanwhile. */
  #taken(): Ask | undefined {
    for (const first of this.#waiting) {
      this.#waiting.delete(first);
      if (this.#last.get(first.id) === first) return first;
    }
    return undefined;
  }
}
