/** A file in an archive, and how much an archive may unpack to. */
import type { Problem } from "../files.ts";

/** An archive: a path, or the bytes of one that lies in another. */
export type Source = string | Uint8Array;

/** A file in an archive. */
export interface Packed {
  readonly name: string;
  /** What it says its size is; it is not believed. */
  readonly size: number;
  /** What is against reading it. */
  readonly problem?: Problem;
  /** Where it lies, for who reads it elsewhere; absent where it can be read here alone. It counts as unpacked. */
  stored?(): Stored;
  /** Its bytes; undefined where there are more than `cap`. */
  read(cap: number): Promise<Uint8Array | undefined>;
}

/** A file in a ZIP on disk; it can be cloned. What is said of it is from the table of contents, and not believed. */
export interface Stored {
  readonly archive: string;
  /** Where its header is. */
  readonly at: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly isDeflated: boolean;
  readonly crc32: number;
}

/** Gives what lies in an archive. Each file must be read, or not, before the next is asked for. Throws for a damaged one. */
export type Unpack = (source: Source, budget: Budget) => AsyncIterable<Packed>;

/** How much an archive may still unpack to, with all that lie in it. */
export class Budget {
  #left: number;
  /** How much of the archive on disk was read, from 0 to 1. */
  read = 0;

  constructor(readonly packed: number) {
    this.#left = Math.max(LEAST, packed * MOST_TIMES);
  }

  /** Throws TooMuch when that was the last of it. */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new TooMuch("the archive unpacks to too much");
  }
}

export class TooMuch extends Error {}

/** The runtime cannot unpack what it is packed with. */
export class NotHere extends Error {}

/** XML is packed to a tenth, and alike invoices in one stream to a hundredth; deflate can do a thousandth. */
export const MOST_TIMES = 200;
/** Bytes that every archive may unpack to. */
const LEAST = 1_000_000_000;
/** Archives that lie in each other: a year of months of days is one in one in one. */
export const MOST_DEPTH = 3;
/** Bytes of an archive within another one, which is held in memory. */
export const MOST_NESTED = 64_000_000;
