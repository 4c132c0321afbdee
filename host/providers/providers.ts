/** Everybody whom the service asks, with the real world behind them. */
import { lookup } from "node:dns/promises";
import { Breakers } from "./asking.ts";
import type { Web } from "./http.ts";
import { type ProviderLimits, providerLimits } from "./limits.ts";
import { Vies } from "./vies.ts";

export interface Providers {
  readonly vies: Vies;
}

/** Where they are. */
export interface ProviderAddresses {
  readonly viesBaseUrl: string;
}

/** What asking needs of the world; tests bring their own. */
export interface Surroundings {
  readonly clock: () => number;
  readonly web: Pick<Web, "resolve" | "authorities">;
  readonly limits: ProviderLimits;
}

export const realSurroundings: Surroundings = {
  clock: Date.now,
  web: { resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address) },
  limits: providerLimits,
};

export function providersOf(addresses: ProviderAddresses, { clock, web, limits }: Surroundings): Providers {
  const breakers = new Breakers(limits, clock);
  return {
    vies: new Vies({ baseUrl: addresses.viesBaseUrl, web: { ...web, trusted: [] }, limits, breakers, clock }),
  };
}
