/** A stream of bytes, taken in pieces of known lengths. What came is read on meanwhile. */
export class Pieces {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #chunks: Uint8Array[] = [];
  #held = 0;
  #ended = false;
  #more = Promise.withResolvers<void>();

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
    void this.#read();
  }

  /** The next bytes; undefined when the stream ends before there are as many. */
  async take(length: number): Promise<Uint8Array | undefined> {
    while (this.#held < length) {
      if (this.#ended) return undefined;
      await this.#more.promise;
    }
    this.#held -= length;
    return this.#joined(length);
  }

  async #read(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await this.#reader.read();
        if (done) break;
        this.#chunks.push(value);
        this.#held += value.length;
        this.#wake();
      }
    } finally {
      this.#ended = true;
      this.#wake();
    }
  }

  #wake(): void {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }

  #joined(length: number): Uint8Array {
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= length) return this.#cut(length);
    const whole = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const piece = this.#cut(length - done);
      whole.set(piece, done);
      done += piece.length;
    }
    return whole;
  }

  /** At most so many bytes, from the first chunk. */
  #cut(length: number): Uint8Array {
    const [first = new Uint8Array()] = this.#chunks;
    if (first.length <= length) {
      this.#chunks.shift();
      return first;
    }
    this.#chunks[0] = first.subarray(length);
    return first.subarray(0, length);
  }
}
