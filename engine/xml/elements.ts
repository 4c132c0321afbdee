/** So many elements are kept in one piece: pieces do not move when there are more, and a small document has one. */
const PIECE = 512;

/** The elements of a document by name, place and depth: kept while it is read, so that places need no second pass. */
export class Elements {
  /** Offset and depth of each, in document order. */
  readonly #pieces: Int32Array[] = [];
  #last = new Int32Array(0);
  readonly #names: string[] = [];
  #depth = 0;

  get size(): number {
    return this.#names.length;
  }

  /** `name` is as written. */
  open(offset: number, name: string): void {
    const at = 2 * (this.#names.length % PIECE);
    this.#names.push(name);
    if (at === 0) this.#pieces.push(this.#last = new Int32Array(2 * PIECE));
    this.#last[at] = offset;
    this.#last[at + 1] = this.#depth++;
  }

  close(): void {
    this.#depth--;
  }

  /** As it is written. Elements are called by their numbers, in document order. */
  nameOf(element: number): string {
    return this.#names[element] ?? "";
  }

  /** The UTF-16 index of "<" of an element. */
  offsetOf(element: number): number {
    return this.#pieces[element / PIECE | 0]?.[2 * (element % PIECE)] ?? 0;
  }

  /** How many elements are around it. */
  depthOf(element: number): number {
    return this.#pieces[element / PIECE | 0]?.[2 * (element % PIECE) + 1] ?? 0;
  }
}
