/** The pace limit: a bucket of requests for each account, which fills up again with time. In memory, for this process. */
import { BoundedMap } from "../bounded_map.ts";
import type { Pace } from "../limits.ts";
import { Problem } from "../problems.ts";

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
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) * 1000 / this.pace.perSecond));
    bucket.left--;
    return 0;
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
  const message = `Requests come faster than ${perSecond} a second, or ${burst} at once. Wait and send this again.`;
  return new Problem("rate_limited", message, { headers: { "Retry-After": `${Math.ceil(wait / 1000)}` } });
}
