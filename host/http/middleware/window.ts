/** At most so many requests of one client address in a time. In memory, for this process. */
import { clientAddress } from "../client_address.ts";
import type { Window } from "../../limits.ts";
import { Problem } from "../../problems.ts";
import type { Ctx, Middleware, Service } from "../service.ts";

/** Counts for the time that runs; all are forgotten when the next begins. */
export class Counts {
  readonly #counts: Map<string, number> = new Map();
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
}

export function perAddress({ config }: Pick<Service, "config">, counts: Counts): Middleware {
  return async (c, next) => {
    const wait = counts.take(addressOf(c, config.trustedProxies));
    if (wait > 0) throw tooMany("Too many requests came from this address.", wait);
    await next();
  };
}

/** The Problem `too_many_requests`, with the time to wait in milliseconds. */
export function tooMany(message: string, wait: number): Problem {
  const seconds = Math.ceil(wait / 1000);
  return new Problem("too_many_requests", `${message} Wait ${seconds} seconds and try again.`, {
    headers: { "Retry-After": `${seconds}` },
  });
}

export function addressOf(c: Ctx, trusted: Service["config"]["trustedProxies"]): string {
  return clientAddress(c.env?.remoteAddr?.hostname ?? "", c.req.header("x-forwarded-for"), trusted);
}
