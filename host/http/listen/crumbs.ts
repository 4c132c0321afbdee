/** Pieces that are allowed however small they are. */
const MANY = 2_000;
/** Bytes that more pieces than that have to have on average. */
const SMALL = 64;

/** Counts the pieces of a body: each costs time, even if it is of one byte. No network makes so many of so few bytes. */
export class Crumbs {
  #pieces = 0;
  #bytes = 0;

  /** Counts a piece of so many bytes. */
  areTooMany(bytes: number): boolean {
    this.#pieces++;
    this.#bytes += bytes;
    return this.#pieces > MANY && this.#bytes / this.#pieces < SMALL;
  }
}
