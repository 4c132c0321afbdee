/** So many elements are kept in one piece: pieces do not move when there are more, and a small document has one. */
const PIECE = 512;

/** Where the elements of a document start, and how deep: kept while it is read, so that places need no second pass. */
export class Elements {
  /** Offset and depth of each, in document order. */
  readonly #pieces: Int32Array[] = [];
  #last = new Int32Array(0);
  #room = 0;
  #size = 0;
  #depth = 0;

  get size(): number {
    return this.#size;
  }

  open(offset: number): void {
    if (this.#room === 0) {
      this.#last = new Int32Array(2 * PIECE);
      this.#pieces.push(this.#last);
      this.#room = PIECE;
    }
    const at = 2 * (PIECE - this.#room--);
    this.#last[at] = offset;
    this.#last[at + 1] = this.#depth++;
    this.#size++;
  }

  close(): void {
    this.#depth--;
  }

  /** The UTF-16 index of "<" of an element, by its number. */
  offset(element: number): number {
    return this.#pieces[Math.floor(element / PIECE)]?.[2 * (element % PIECE)] ?? 0;
  }

  /** The number of the element around each; -1 around the root. */
  parents(): Int32Array {
    const parents = new Int32Array(this.#size);
    const open: number[] = [];
    for (let element = 0; element < this.#size; element++) {
      const depth = this.#pieces[Math.floor(element / PIECE)]?.[2 * (element % PIECE) + 1] ?? 0;
      parents[element] = depth === 0 ? -1 : open[depth - 1] ?? -1;
      open[depth] = element;
    }
    return parents;
  }

  /** The number of the element that starts at an offset; -1 where none does. */
  at(offset: number): number {
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.offset(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return low < this.#size && this.offset(low) === offset ? low : -1;
  }
}
