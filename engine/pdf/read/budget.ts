/** What reading one PDF may cost, so that no file, however it was made, takes more time or memory than a large good one. */
import { Unreadable } from "./objects.ts";

export interface PdfLimits {
  /** Bytes that are looked at, each time that they are. */
  readonly work: number;
  /** Bytes that come out of compressed streams, all together. */
  readonly inflated: number;
  /** Values inside lists and dictionaries, and objects that are listed. */
  readonly values: number;
}

/** About a second of work, and what the largest XML that is read by default can need, twice over. */
export const defaultPdfLimits: PdfLimits = { work: 150_000_000, inflated: 64_000_000, values: 600_000 };

export class Budget {
  #work: number;
  #inflated: number;
  #values: number;

  constructor({ work, inflated, values }: PdfLimits) {
    this.#work = work;
    this.#inflated = inflated;
    this.#values = values;
  }

  /** Throws Unreadable when the bytes that were looked at are too many. */
  look(bytes: number): void {
    this.#work -= bytes;
    if (this.#work < 0) throw new Unreadable("its structure is too tangled to be read");
  }

  /** Throws Unreadable when the values that are kept in memory are too many. */
  hold(values: number): void {
    this.#values -= values;
    if (this.#values < 0) throw new Unreadable("it has more parts than are read");
  }

  /** Throws Unreadable when the bytes that were unpacked are too many. */
  inflate(bytes: number): void {
    this.look(bytes);
    this.#inflated -= bytes;
    if (this.#inflated < 0) throw new Unreadable("its compressed parts are larger than what is read");
  }
}
