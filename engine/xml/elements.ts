/** The elements of a document in its order, by name, place and depth: kept while it is read, so that places need no second pass. */
export class Elements {
  /** As they are written. */
  readonly names: string[] = [];
  /** The UTF-16 index of "<" of each. */
  readonly offsets: number[] = [];
  /** How many elements are around each. */
  readonly depths: number[] = [];
  #size = 0;
  #depth = 0;

  /** With room for as many elements as a text of a length has mostly: lists that grow one by one are copied again and again. */
  constructor(length = 0) {
    this.#resize(Math.max(LEAST_ROOM, Math.min(length >> 5, MOST_ROOM)));
  }

  open(offset: number, name: string): void {
    const at = this.#size++;
    if (at === this.names.length) this.#resize(4 * at);
    this.names[at] = name;
    this.offsets[at] = offset;
    this.depths[at] = this.#depth++;
  }

  close(): void {
    this.#depth--;
  }

  /** Gives back the room that nothing has taken. */
  end(): void {
    this.#resize(this.#size);
  }

  #resize(room: number): void {
    this.names.length = this.offsets.length = this.depths.length = room;
  }
}

const LEAST_ROOM = 16;
/** The initial size: one long text must not fill the memory with room for elements. */
const MOST_ROOM = 10_000;
