/** An element that rules run on, with what was counted for it. */
import type { Context, Count } from "./compile.ts";

/** Places that are kept in any case: of the first that there may not be, two at the most may come before. */
const MOST_PLACES = 3;

const noTexts: readonly string[] = [];

export class Tally {
  count = 0;
  /** Of the first elements, or of all where `texts` are kept, too. */
  readonly offsets: number[] = [];
  #texts: string[] | undefined;

  get texts(): readonly string[] {
    return this.#texts ?? noTexts;
  }

  /** Keeps the text of one that was counted, by its number. */
  keep(number: number, text: string): void {
    this.#texts ??= [];
    this.#texts[number] = text;
  }

  /** Counts one, and gives its number. */
  add(offset: number, keep: boolean): number {
    if (keep || this.offsets.length < MOST_PLACES) this.offsets.push(offset);
    return this.count++;
  }

  /** Counts what another has counted. */
  take({ count, offsets }: Tally): void {
    this.count += count;
    for (const offset of offsets) if (this.offsets.length < MOST_PLACES) this.offsets.push(offset);
  }
}

const nothing: ReadonlyMap<string, Tally> = new Map();
export const noTally: Tally = new Tally();

export class Subject {
  #tallies: Map<string, Tally> | undefined;
  #failed: Set<string> | undefined;

  constructor(
    readonly context: Context,
    readonly element: string,
    readonly offset: number,
    /** In whose path it is a step. */
    readonly owner: Subject | undefined,
  ) {}

  get counted(): boolean {
    return this.#tallies !== undefined;
  }

  get tallies(): ReadonlyMap<string, Tally> {
    return this.#tallies ?? nothing;
  }

  count({ path, keep }: Count, offset: number): Tally {
    const tally = this.tally(path);
    tally.add(offset, keep);
    return tally;
  }

  /** The tally of a path, to be added to. */
  tally(path: string): Tally {
    this.#tallies ??= new Map();
    let tally = this.#tallies.get(path);
    if (tally === undefined) this.#tallies.set(path, tally = new Tally());
    return tally;
  }

  /** Notes that a rule has failed; false where it had before. */
  fails(id: string): boolean {
    this.#failed ??= new Set();
    if (this.#failed.has(id)) return false;
    this.#failed.add(id);
    return true;
  }
}
