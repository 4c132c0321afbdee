/** The chunks of a stream as one piece, of a known size. */
export function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const BLOCK = 65_536;

/** Bytes that come in pieces of any size: a million pieces of one byte take no more memory than one of a million. */
export class Gathered {
  #full: Uint8Array[] = [];
  #block = new Uint8Array();
  #used = 0;

  add(piece: Uint8Array): void {
    for (let at = 0; at < piece.length;) {
      if (this.#used === this.#block.length) this.#begin(piece.length - at);
      const part = piece.subarray(at, at + this.#block.length - this.#used);
      this.#block.set(part, this.#used);
      this.#used += part.length;
      at += part.length;
    }
  }

  clear(): void {
    this.#full = [];
    this.#block = new Uint8Array();
    this.#used = 0;
  }

  /** All of them, in one piece. */
  bytes(): Uint8Array<ArrayBuffer> {
    const size = this.#full.reduce((sum, { length }) => sum + length, this.#used);
    return joined([...this.#full, this.#block.subarray(0, this.#used)], size);
  }

  /** The first piece is mostly the only one; what comes after it is collected in blocks. */
  #begin(size: number): void {
    const isFirst = this.#block.length === 0;
    if (!isFirst) this.#full.push(this.#block);
    this.#block = new Uint8Array(isFirst ? Math.min(size, BLOCK) : BLOCK);
    this.#used = 0;
  }
}
