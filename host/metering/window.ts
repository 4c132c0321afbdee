/** At most so many requests of one client address (of IPv6: of its /64) in a time. In memory, for this process. */
import { BoundedMap } from "../kit/bounded_map.ts";
import type { Window, Windows } from "../domain/limits.ts";
import { Problem } from "../domain/problems.ts";
import { alsoSaid, problem } from "../domain/wording.ts";

/** How many are counted at once. A sender with more addresses than that gains nothing by being forgotten. */
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

/** All that is counted for client addresses. */
export function windowsOf(limits: Windows, clock: () => number): Windows<Counts> {
  const counts = (name: keyof Windows) => new Counts(limits[name], clock);
  return {
    recordReads: counts("recordReads"),
    verifications: counts("verifications"),
    claims: counts("claims"),
    questions: counts("questions"),
    feedback: counts("feedback"),
    purchases: counts("purchases"),
    signups: counts("signups"),
    rotations: counts("rotations"),
    messages: counts("messages"),
  };
}

/** The Problem `too_many_requests`, with the time to wait in milliseconds. */
export function tooMany(wait: number, what?: string): Problem {
  const seconds = Math.ceil(wait / 1000);
  const headers = { "Retry-After": `${seconds}` };
  if (what === undefined) return problem("too_many", { seconds }, { headers });
  const message = `${what} Wait ${seconds} seconds and try again.`;
  return new Problem("too_many_requests", message, { headers, ...alsoSaid("too_many", { seconds }) });
}
