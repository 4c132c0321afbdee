/** So many elements are kept in one piece: pieces do not move when there are more, and a small document has one. */
const PIECE = 512;

/** Where the elements of a document start, and how deep: kept while it is read, so that places need no second pass. */
export class Elements {
  /** Offset and depth of each, in document order. */
  readonly #pieces: Int32Array[] = [];
  #last = new Int32Array(0);
  #size = 0;
  #depth = 0;

  open(offset: number): void {
    const at = 2 * (this.#size++ % PIECE);
    if (at === 0) this.#pieces.push(this.#last = new Int32Array(2 * PIECE));
    this.#last[at] = offset;
    this.#last[at + 1] = this.#depth++;
  }

  close(): void {
    this.#depth--;
  }

  /** The UTF-16 index of "<" of each, in document order, and the number of the element around it; -1 around the root. */
  list(): { readonly offsets: Int32Array; readonly parents: Int32Array } {
    const offsets = new Int32Array(this.#size);
    const parents = new Int32Array(this.#size);
    const open: number[] = [];
    let element = 0;
    for (const piece of this.#pieces) {
      for (let at = 0; at < 2 * PIECE && element < this.#size; at += 2, element++) {
        const depth = piece[at + 1] ?? 0;
        offsets[element] = piece[at] ?? 0;
        parents[element] = depth === 0 ? -1 : open[depth - 1] ?? -1;
        open[depth] = element;
      }
    }
    return { offsets, parents };
  }
}
