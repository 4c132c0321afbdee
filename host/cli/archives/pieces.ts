/** Bytes that come in pieces of any size, taken in sizes of one's own. */
import { joined } from "../../../engine/model/bytes.ts";

export class Pieces {
  readonly #pieces: AsyncIterator<Uint8Array>;
  /** What has come and is not taken yet. */
  #rest: Uint8Array = new Uint8Array();

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next bytes, in one piece; fewer at the end. */
  async take(size: number): Promise<Uint8Array> {
    if (this.#rest.length >= size) return this.#cut(size);
    const taken: Uint8Array[] = [];
    for await (const piece of this.some(size)) taken.push(piece);
    return joined(taken);
  }

  /** So many of the next bytes as they come; fewer at the end. */
  async *some(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#pieces.next();
        if (done === true) return;
        this.#rest = value;
      }
      const piece = this.#cut(left);
      left -= piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #cut(size: number): Uint8Array {
    const piece = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }
}
