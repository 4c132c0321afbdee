/** What all asking of providers has in common: a time, a second attempt, rest for who does not answer, and answers that are kept. */
import { BoundedMap } from "../kit/bounded_map.ts";
import { type Found, type Provider, type Reason, Unanswered } from "../domain/answer.ts";
import type { ProviderLimits } from "./limits.ts";

/** What fails as one: a host of a provider. */
export interface Asked {
  readonly provider: Provider;
  readonly host: string;
}

/** Told what came of asking, and after how many milliseconds. */
export type OnAsked = (provider: Provider, outcome: "answered" | Reason, milliseconds: number) => void;

/** Whether a time is still to come, of one that lies no further ahead than it can. */
function isAhead(now: number, until: number, most: number): boolean {
  return until > now && until - now <= most;
}

/** Leaves a provider alone for a time where it failed too often in a row. */
export class Breakers {
  readonly #faults: BoundedMap<string, { readonly count: number; readonly until: number }>;

  constructor(readonly limits: ProviderLimits, readonly clock: () => number, readonly onAsked: OnAsked = () => {}) {
    this.#faults = new BoundedMap(limits.mostKept);
  }

  /** Runs one attempt, and a second where the connection failed. */
  async through<T>(who: Asked, attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let nth = 0;; nth++) {
      try {
        return await this.#once(who, attempt);
      } catch (error) {
        const isLast = nth >= this.limits.retries || signal.aborted;
        if (isLast || !(error instanceof Unanswered && error.again)) throw error;
      }
    }
  }

  async #once<T>({ provider, host }: Asked, attempt: () => Promise<T>): Promise<T> {
    const who = `${provider} ${host}`;
    const { count, until } = this.#faults.get(who) ?? { count: 0, until: 0 };
    // A clock that was set back must not let it rest for years.
    if (isAhead(this.clock(), until, this.limits.rest)) throw new Unanswered(provider, "resting");
    const began = performance.now();
    const told = (outcome: "answered" | Reason) => this.onAsked(provider, outcome, performance.now() - began);
    try {
      const answer = await attempt();
      this.#faults.delete(who);
      told("answered");
      return answer;
    } catch (error) {
      told(error instanceof Unanswered ? error.reason : "fault");
      const { faults, rest } = this.limits;
      this.#faults.set(who, { count: count + 1, until: count + 1 >= faults ? this.clock() + rest : 0 });
      throw error;
    }
  }
}

/** Answers by what was asked: on the way at most once, and kept for a while. What found no answer is not kept. */
export class Kept<T> {
  readonly #kept: BoundedMap<string, { readonly found: Found<T>; readonly at: number }>;
  readonly #onTheWay: Map<string, Promise<Found<T>>> = new Map();

  constructor(readonly limits: ProviderLimits, readonly clock: () => number) {
    this.#kept = new BoundedMap(limits.mostKept);
  }

  async of(name: string, ask: (signal: AbortSignal) => Promise<Found<T>>): Promise<Found<T>> {
    const before = this.#kept.get(name);
    if (before !== undefined && isAhead(this.clock(), before.at + this.limits.kept, this.limits.kept)) {
      return disclosed(before.found, before.at);
    }
    const asked = this.#onTheWay.get(name) ?? this.#begun(name, ask);
    return await asked;
  }

  #begun(name: string, ask: (signal: AbortSignal) => Promise<Found<T>>): Promise<Found<T>> {
    const asked = this.#asked(name, ask).finally(() => this.#onTheWay.delete(name));
    this.#onTheWay.set(name, asked);
    return asked;
  }

  async #asked(name: string, ask: (signal: AbortSignal) => Promise<Found<T>>): Promise<Found<T>> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), this.limits.time);
    try {
      const found = await ask(ending.signal);
      const isSmall = JSON.stringify(found.value ?? null).length <= this.limits.mostCharacters;
      // A server with long answers could be asked for a thousand names, and fill the memory.
      if (isSmall) this.#kept.set(name, { found, at: this.clock() });
      return found;
    } finally {
      clearTimeout(timer);
    }
  }
}

function disclosed<T>({ value, evidence }: Found<T>, at: number): Found<T> {
  const cached_at = new Date(at).toISOString();
  return { value, evidence: evidence.map((it) => ({ ...it, cached_at })) };
}
