/**
 * Keeps requests from waiting for a store that another process has locked, whose disk hangs, or whose server is gone: Deno KV
 * itself waits for as long as that takes.
 */
import { StoreBusyError } from "./busy.ts";

/** Milliseconds that are waited for a store at most. */
const LONGEST = 5000;
/** Milliseconds after which what is not done shuts the gate for others, which would wait behind it: they are refused at once. */
const STALLED = 2000;

export class Gate {
  /** When the reads and writes began that are not done yet, the oldest first. */
  readonly #pending: Set<{ readonly since: number }> = new Set();

  constructor(readonly longest: number = LONGEST, readonly stalled: number = STALLED) {}

  /**
   * Reads or writes, or says that the store is busy. Then nothing was written, save where this very write stalled: that may
   * still be done. What nobody could undo is waited for `toTheEnd`.
   */
  async pass<T>(work: () => Promise<T>, toTheEnd: boolean = false): Promise<T> {
    const [oldest] = this.#pending;
    if (oldest !== undefined && performance.now() - oldest.since > this.stalled) throw busy();
    const mark = { since: performance.now() };
    this.#pending.add(mark);
    const done = work().finally(() => this.#pending.delete(mark));
    return await (toTheEnd ? done : this.#within(done));
  }

  async #within<T>(work: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(busy()), this.longest);
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function busy(): StoreBusyError {
  return new StoreBusyError("The store is locked or cannot be reached; try again later");
}
