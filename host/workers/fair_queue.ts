/** A queue in which nobody's second comes before another's first. */

interface Waiting<T> {
  readonly account: string;
  readonly item: T;
}

export interface Bounds {
  /** Items that may wait in all. */
  readonly waiting: number;
  /** Items of one account that may wait. */
  readonly each: number;
}

export class FairQueue<T> {
  /** Each account's items in their order; accounts in the order of their turns. */
  readonly #waiting: Map<string, readonly T[]> = new Map();
  readonly #taken: Map<string, number> = new Map();
  #size = 0;

  constructor(readonly bounds: Bounds) {}

  get size(): number {
    return this.#size;
  }

  /** Gives false, and adds nothing, where the queue is full, or full of this account. */
  add(account: string, item: T): boolean {
    const items = this.#waiting.get(account) ?? [];
    if (this.#size >= this.bounds.waiting || items.length >= this.bounds.each) return false;
    this.#waiting.set(account, [...items, item]);
    this.#size++;
    return true;
  }

  /** Takes the next item: that of the account with the fewest in work and, of several, of the one whose turn is longest ago. */
  take(): Waiting<T> | undefined {
    let next: string | undefined;
    for (const account of this.#waiting.keys()) {
      if (next === undefined || this.#inWork(account) < this.#inWork(next)) next = account;
    }
    if (next === undefined) return undefined;
    const [item, ...later] = this.#waiting.get(next) ?? [];
    if (item === undefined) return undefined;
    this.#waiting.delete(next);
    // Behind all others, whose turn is now before its next.
    if (later.length > 0) this.#waiting.set(next, later);
    this.#size--;
    this.#taken.set(next, this.#inWork(next) + 1);
    return { account: next, item };
  }

  /** Says that an item that was taken is done. */
  done(account: string): void {
    const left = this.#inWork(account) - 1;
    if (left > 0) this.#taken.set(account, left);
    else this.#taken.delete(account);
  }

  /** Takes out an item that nobody waits for any more. Gives whether it was still waiting. */
  remove(account: string, item: T): boolean {
    const items = this.#waiting.get(account) ?? [];
    const left = items.filter((it) => it !== item);
    if (left.length === items.length) return false;
    this.#size--;
    if (left.length > 0) this.#waiting.set(account, left);
    else this.#waiting.delete(account);
    return true;
  }

  #inWork(account: string): number {
    return this.#taken.get(account) ?? 0;
  }
}
