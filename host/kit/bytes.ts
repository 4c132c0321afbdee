import { nextTurn } from "./turn.ts";

const BLOCK = 65_536;
/** Bytes from which on a piece is kept as it came, where it has its memory for itself: copying it would cost more. */
const KEPT = 4_096;
/** Bytes that are put together before others have their turn. */
const TURN = 4_194_304;

/** Bytes that come in pieces of any size: a million pieces of one byte take no more memory than one of a million. */
export class Gathered {
  #full: Uint8Array<ArrayBuffer>[] = [];
  #block = new Uint8Array();
  #used = 0;

  /** Takes a piece, which belongs to this from then on. */
  add(piece: Uint8Array): void {
    if (ownsMemory(piece)) {
      this.#finish();
      this.#full.push(piece);
      return;
    }
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

  /** All of them, in one piece; in turns where they are many. Nothing may be added any more. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.#finish();
    const [first, second] = this.#full;
    if (first !== undefined && second === undefined && ownsMemory(first)) return first;
    const all = new Uint8Array(this.#full.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.#full) {
      all.set(piece, at);
      at += piece.length;
      if (at % TURN < piece.length && at >= TURN) await nextTurn();
    }
    return all;
  }

  /** The first piece is mostly the only one; small ones that come after it are collected in blocks. */
  #begin(size: number): void {
    const isFirst = this.#block.length === 0 && this.#full.length === 0;
    this.#finish();
    this.#block = new Uint8Array(isFirst ? Math.min(size, BLOCK) : BLOCK);
  }

  #finish(): void {
    if (this.#used > 0) this.#full.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array();
    this.#used = 0;
  }
}

function ownsMemory(piece: Uint8Array): piece is Uint8Array<ArrayBuffer> {
  return piece.length >= KEPT && piece.buffer instanceof ArrayBuffer && piece.length === piece.buffer.byteLength;
}
