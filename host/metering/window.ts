/** At most so many requests of one client address (of IPv6: of its /64) in a time. In memory, for this process. */
import { BoundedMap } from "../bounded_map.ts";
import type { Window } from "../limits.ts";
import { Problem } from "../problems.ts";

/** Who is counted at once. Whoever has more addresses than that has no need of being forgotten. */
const MOST = 50_000;

/** Counts for the time that runs; all are forgotten when the next begins. */
export class Counts {
  readonly #counts: BoundedMap<string, number> = new BoundedMap(MOST);
  #time = 0;

  constructor(readonly window: Window, readonly clock: () => number) {}

  /** Counts one request. Gives 0, or the milliseconds until the next time begins. */
  take(name: string): number {
    const { requests, milliseconds } = this.window;
    const now = this.clock();
    const time = Math.floor(now / milliseconds);
    if (time !== this.#time) this.#counts.clear();
    this.#time = time;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count <= requests ? 0 : (time + 1) * milliseconds - now;
  }

  /** How many names are counted. */
  get size(): number {
    return this.#counts.size;
  }
}

/** The Problem `too_many_requests`, with the time to wait in milliseconds. */
export function tooMany(wait: number, message = "Too many requests came from this address."): Problem {
  const seconds = Math.ceil(wait / 1000);
  return new Problem("too_many_requests", `${message} Wait ${seconds} seconds and try again.`, {
    headers: { "Retry-After": `${seconds}` },
  });
}
