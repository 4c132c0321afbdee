/** The elements of a document in its order, by name, place and depth: kept while it is read, so that places need no second pass. */
export class Elements {
  /** As they are written. */
  readonly names: string[] = [];
  /** The UTF-16 index of "<" of each. */
  readonly offsets: number[] = [];
  /** How many elements are around each. */
  readonly depths: number[] = [];
  #depth = 0;

  open(offset: number, name: string): void {
    this.names.push(name);
    this.offsets.push(offset);
    this.depths.push(this.#depth++);
  }

  close(): void {
    this.#depth--;
  }
}
