/**
 * What accounts have used in a month, while it is added to: what several charges add to several accounts is written in one
 * commit, which checks each month that it changes.
 *
 *     ["usage", account, YYYY-MM]   documents charged, records stored, and whether the notice on 80 % was given
 */
import type { Account } from "./accounts.ts";
import type { Atomic, Key, Kv, Read } from "./kv.ts";
import { BoundedMap } from "../kit/bounded_map.ts";
import { DAY, monthOf } from "../kit/calendar.ts";

export interface Counted {
  readonly used: number;
  readonly noticed: boolean;
  /** Records stored; absent before the first. */
  readonly records?: number;
}

export const none: Counted = { used: 0, noticed: false };

/** Past months are kept for a year, for questions about a bill. */
export const USAGE_KEPT = 400 * DAY;

export function entryOf({ id }: Pick<Account, "id">, now: number): Key {
  return ["usage", id, monthOf(now)];
}

/** A month of an account while it is added to. */
export class Month {
  /** What it is with all that was added. */
  sum: Counted;
  #isChanged = false;

  constructor(readonly key: Key, readonly read: Read<Counted>) {
    this.sum = read.value ?? none;
  }

  get isChanged(): boolean {
    return this.#isChanged;
  }

  become(sum: Counted): void {
    this.sum = sum;
    this.#isChanged = true;
  }
}

/** Months of which it is known what the last commit left. Of one that is forgotten, what a request has read is mostly still so. */
const MOST_KNOWN = 10_000;

/** The months of a store as this process changes them. */
export class Months {
  /** What the last commits left, by the keys. */
  readonly #left: BoundedMap<string, Read<Counted>> = new BoundedMap(MOST_KNOWN);

  constructor(readonly kv: Kv) {}

  /** What the last commit of this process left; undefined where it is not known, or was found to be otherwise since. */
  left(key: Key): Read<Counted> | undefined {
    return this.#left.get(nameOf(key));
  }

  /** A month as it is, or as it was when all those who add to it have read it: then a commit fails where it is not so any more. */
  async open(key: Key, seen: readonly (Read<Counted> | undefined)[]): Promise<Month> {
    const known = seen.filter((it) => it !== undefined);
    if (known.length < seen.length) return new Month(key, await this.kv.get<Counted>(key));
    return new Month(key, known.reduce(newer, this.left(key) ?? NEVER));
  }

  /** Writes what was added, together with what else is in a commit; gives false, and nothing is written, where it cannot be. */
  async write(commit: Atomic, months: Iterable<Month>): Promise<boolean> {
    const changed = [...months].filter(({ isChanged }) => isChanged);
    for (const { key, read, sum } of changed) commit.check({ key, versionstamp: read.versionstamp }).set(key, sum);
    const { ok, versionstamp } = await commit.commit();
    for (const { key, sum } of changed) {
      if (ok && versionstamp !== undefined) this.#left.set(nameOf(key), { value: sum, versionstamp });
      else this.#left.delete(nameOf(key));
    }
    return ok;
  }
}

const months = new WeakMap<Kv, Months>();

/** Those of a store, which all that charge in it share. */
export function monthsOf(kv: Kv): Months {
  const known = months.get(kv);
  if (known !== undefined) return known;
  const own = new Months(kv);
  months.set(kv, own);
  return own;
}

/** Older than whatever was read. */
const NEVER: Read<Counted> = { value: null, versionstamp: null };

function newer(one: Read<Counted>, other: Read<Counted>): Read<Counted> {
  return (other.versionstamp ?? "") > (one.versionstamp ?? "") ? other : one;
}

function nameOf(key: Key): string {
  return key.join(" ");
}
