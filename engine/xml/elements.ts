/** Which elements a document has: kept while it is read, so that places need no second pass. */
export class Elements {
  /** The UTF-16 index of "<" of each, in document order. */
  readonly offsets: number[] = [];
  /** The number of the element around each; -1 around the root. */
  readonly parents: number[] = [];
  /** Their names as written. */
  readonly names: string[] = [];
  #open = -1;

  open(name: string, offset: number): void {
    this.parents.push(this.#open);
    this.names.push(name);
    this.#open = this.offsets.push(offset) - 1;
  }

  close(): void {
    this.#open = this.parents[this.#open] ?? -1;
  }

  /** The number of the element that starts at an offset; -1 where none does. */
  at(offset: number): number {
    const { offsets } = this;
    let low = 0;
    let high = offsets.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((offsets[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offsets[low] === offset ? low : -1;
  }
}
