/** An element that rules run on, with what was counted for it. */
import type { Context, Count } from "./compiled.ts";
import { listOf } from "../../syntax/bound.ts";

/** Places that are kept in any case: of the first that there may not be, two at the most may come before. */
const MOST_PLACES = 3;

const noTexts: readonly string[] = [];
const none: number[] = [];

export class Tally {
  count = 0;
  /** Of the first elements, or of all where `texts` are kept, too. */
  offsets: number[] = none;
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
    // Most count one, and a list that grows has room for many.
    if (this.count === 0) this.offsets = listOf(offset);
    else if (keep || this.offsets.length < MOST_PLACES) this.offsets.push(offset);
    return this.count++;
  }

  /** Counts what another has counted. */
  take({ count, offsets, texts }: Tally): void {
    if (this.count === 0) this.offsets = [];
    for (const [nth, offset] of offsets.entries()) {
      if (this.offsets.length >= MOST_PLACES) break;
      const text = texts[nth];
      if (text !== undefined) this.keep(this.offsets.length, text);
      this.offsets.push(offset);
    }
    this.count += count;
  }

  /** The first alone, for who asks whether there is one. */
  get first(): Tally {
    const only = new Tally();
    only.take(this);
    only.offsets.length = Math.min(only.offsets.length, 1);
    return only;
  }
}

const nothing: ReadonlyMap<string, Tally> = new Map();
export const noRivals: readonly Subject[] = [];
export const noTally: Tally = new Tally();

export class Subject {
  /** Whether the element is one of its context's; undefined as long as that is not known. */
  holds: boolean | undefined;
  /** What is to be done when it has ended, or that is known. */
  waiting: (() => void)[] | undefined;
  /** Whether more was counted at some path than a row allows. */
  exceeded = false;
  #tallies: Map<string, Tally> | undefined;
  #failed: Set<string> | undefined;

  constructor(
    readonly context: Context,
    readonly element: string,
    readonly offset: number,
    /** In whose path it is a step, or in whose element it counts for a condition. */
    readonly owner: Subject | undefined,
    /** Those on the same element that count in its place where they hold. */
    readonly rivals: readonly Subject[],
  ) {
    this.holds = context.when === undefined ? true : undefined;
  }

  /** Whether its rules count; where that is not known yet, a subject that it depends on. */
  counts(): boolean | Subject {
    const own = this.#stands();
    if (own === false || this.rivals.length === 0) return own;
    const others = this.rivals.map((it) => it.#stands());
    return !others.includes(true) && (others.find((it) => it instanceof Subject) ?? own);
  }

  /** Whether its element is one of its context's, and so are those around it that it depends on. */
  #stands(): boolean | Subject {
    const { owner, context: { step } } = this;
    const around = owner === undefined || step !== undefined || owner.#stands();
    if (around === false || this.holds === false) return false;
    return this.holds === undefined ? this : around;
  }

  get tallies(): ReadonlyMap<string, Tally> {
    return this.#tallies ?? nothing;
  }

  count(count: Count, offset: number): Tally {
    const { path, keep } = count;
    const tally = this.#tallyOf(path);
    tally.add(offset, keep);
    if (tally.count > count.least) this.exceeded = true;
    return tally;
  }

  /** There is more than a row allows, or may be if this is a step that counts: it is shown, as far as its place is kept. */
  shows({ least }: Count, { count }: Tally): boolean {
    return (count > least || this.context.step !== undefined) && count <= MOST_PLACES;
  }

  /** Counts at a path what was counted elsewhere. */
  take(path: string, tally: Tally): void {
    this.#tallyOf(path).take(tally);
    this.exceeded = true;
  }

  #tallyOf(path: string): Tally {
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
