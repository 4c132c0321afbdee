/**
 * Keeps requests from waiting for a store that another process has locked, whose disk hangs, or whose server is gone: Deno KV
 * itself waits for as long as that takes.
 */
import { nextTurn } from "../kit/turn.ts";
import { within } from "../kit/within.ts";
import { StoreBusyError } from "./busy.ts";

/** Milliseconds that are waited for a store at most. */
const LONGEST = 5000;
/** Milliseconds after which what is not done shuts the gate for others, which would wait behind it: they are refused at once. */
const STALLED = 2000;

/** Milliseconds after which the store is looked for again. */
const OFTEN = 250;

export class Gate {
  /** When the reads and writes began that are not done yet, the oldest first. */
  readonly #pending: Set<{ readonly since: number }> = new Set();

  /** Whether the store was there when it was looked for, and when that was. */
  #isThere = true;
  #looked = -Infinity;

  /** `look` says whether the store is still there. */
  constructor(
    readonly look: () => Promise<boolean> = () => Promise.resolve(true),
    readonly longest: number = LONGEST,
    readonly stalled: number = STALLED,
  ) {}

  /**
   * Reads or writes, or says that the store is busy. Then nothing was written, save where this very write stalled: that may
   * still be done. What nobody could undo is waited for `toTheEnd`.
   */
  async pass<T>(work: () => Promise<T>, toTheEnd: boolean = false): Promise<T> {
    // Where the whole process was held up, it has not yet heard what the store has done meanwhile.
    if (this.#isStalled) await nextTurn();
    if (this.#isStalled) throw busy();
    const now = performance.now();
    if (now - this.#looked > OFTEN) {
      this.#looked = now;
      this.#isThere = await this.look();
    }
    if (!this.#isThere) throw gone();
    const mark = { since: performance.now() };
    this.#pending.add(mark);
    const done = work().finally(() => this.#pending.delete(mark));
    return await (toTheEnd ? done : within(this.longest, done, () => {
      throw busy();
    }));
  }

  get #isStalled(): boolean {
    const [oldest] = this.#pending;
    return oldest !== undefined && performance.now() - oldest.since > this.stalled;
  }
}

function busy(): StoreBusyError {
  return new StoreBusyError("The store is locked or cannot be reached; try again later", "stalled");
}

function gone(): StoreBusyError {
  return new StoreBusyError(
    "The store's file is not the one that was opened: it was moved, replaced or emptied",
    "gone",
  );
}
