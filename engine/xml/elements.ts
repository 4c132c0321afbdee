/** The elements of a document in its order, by name, place and depth: kept while it is read, so that places need no second pass. */
export class Elements {
  /** As they are written. */
  readonly names: string[];
  /** The UTF-16 index of "<" of each. */
  readonly offsets: number[];
  /** How many elements are around each. */
  readonly depths: number[];
  #size = 0;
  #depth = 0;

  /** With room for as many elements as a text of a length has, so that what holds most of them need not grow. */
  constructor(length = 0) {
    const room = Math.min(length >> 5, MOST_ROOM);
    this.names = new Array(room);
    this.offsets = new Array(room);
    this.depths = new Array(room);
  }

  open(offset: number, name: string): void {
    const at = this.#size++;
    this.names[at] = name;
    this.offsets[at] = offset;
    this.depths[at] = this.#depth++;
  }

  close(): void {
    this.#depth--;
  }

  /** Gives back the room that nothing has taken. */
  end(): void {
    this.names.length = this.offsets.length = this.depths.length = this.#size;
  }
}

const MOST_ROOM = 10_000;
