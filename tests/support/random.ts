/** Random choices that a seed decides: the same seed makes the same choices on every machine. */
export class Random {
  #state: number;

  /** Several numbers make one seed, so that the nth input of a run can be made without those before it. */
  constructor(...seeds: readonly number[]) {
    this.#state = 0x9e3779b9;
    for (const seed of seeds) {
      this.#state = (this.#state ^ seed) >>> 0;
      // The state itself only counts: without mixing, neighbouring seeds would make the same choices a little later.
      this.#state = this.#next();
    }
  }

  /** A whole number from 0 up to, and without, the bound. */
  below(bound: number): number {
    return Math.floor(this.#next() / 0x1_0000_0000 * bound);
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of a list, which must not be empty. */
  of<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new RangeError("Cannot choose from an empty list");
    return found;
  }

  /** All of a list, each once. */
  *order<T>(list: readonly T[]): Generator<T> {
    const left = [...list];
    while (left.length > 0) yield* left.splice(this.below(left.length), 1);
  }

  /** 32 bits by the generator mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
