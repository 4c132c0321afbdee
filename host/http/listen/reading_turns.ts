/**
 * Long bodies share a part of the event loop: however many come at once, in each of its turns a few pieces of them are read,
 * and what others ask for is done between.
 */

/** Bytes of a body that are read without waiting: as many as nearly all bodies have. */
const FREE = 262_144;
/** Pieces of long bodies in one turn, of up to 64 kB each and 0.1 ms. */
const PIECES = 2;

export class ReadingTurns {
  readonly #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads on at once where a body is short as yet, else when its turn comes. */
  next(received: number, read: () => void): void {
    if (received < FREE) return read();
    this.#waiting.push(read);
    this.#timer ??= setTimeout(() => this.#turn());
  }

  #turn(): void {
    for (const read of this.#waiting.splice(0, PIECES)) read();
    this.#timer = this.#waiting.length === 0 ? undefined : setTimeout(() => this.#turn());
  }
}
