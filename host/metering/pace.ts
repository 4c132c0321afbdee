/** The pace limit: a bucket of requests for each account, which fills up again with time. In memory, for this process. */
import { BoundedMap } from "../kit/bounded_map.ts";
import type { Pace } from "../domain/limits.ts";
import type { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are kept. One that is forgotten was not asked for longest, and has mostly filled up again. */
const MOST = 10_000;
/** So much unpaid work is as much as a request: at 10 a second, no key has more than 1 MB a second refused. */
const BYTES_A_REQUEST = 100_000;

export class Buckets {
  readonly #buckets: BoundedMap<string, Bucket> = new BoundedMap(MOST);

  constructor(readonly pace: Pace, readonly clock: () => number) {}

  /** Takes one request out of a bucket. Gives 0, or the milliseconds until there will be one to take. */
  take(name: string): number {
    const now = this.clock();
    const bucket = this.#buckets.get(name) ?? { left: this.pace.burst, at: now };
    bucket.left = this.#filled(bucket, now);
    bucket.at = now;
    this.#buckets.set(name, bucket);
    const wait = this.wait(name);
    if (wait === 0) bucket.left--;
    return wait;
  }

  /** Milliseconds until there is a request to take; 0 where there is one. */
  wait(name: string): number {
    const bucket = this.#buckets.get(name);
    const left = bucket === undefined ? this.pace.burst : this.#filled(bucket, this.clock());
    return Math.max(0, Math.ceil((1 - left) * 1000 / this.pace.perSecond));
  }

  /**
   * Takes more out for work of so many bytes that nobody pays for: refused, or repeated. Below nothing, the next request
   * waits the longer.
   */
  spend(name: string, bytes: number): void {
    const requests = Math.floor(bytes / BYTES_A_REQUEST);
    if (requests === 0) return;
    const now = this.clock();
    const left = this.#filled(this.#buckets.get(name) ?? { left: this.pace.burst, at: now }, now);
    this.#buckets.set(name, { left: left - requests, at: now });
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#buckets.size;
  }

  #filled({ left, at }: Bucket, now: number): number {
    return Math.min(this.pace.burst, left + Math.max(0, now - at) / 1000 * this.pace.perSecond);
  }
}

/** The Problem of a request that came too fast, with the milliseconds to wait. */
export function tooFast({ perSecond, burst }: Pace, wait: number): Problem {
  const headers = { "Retry-After": `${Math.ceil(wait / 1000)}` };
  return problem("too_fast", { second: perSecond, burst }, { headers });
}
