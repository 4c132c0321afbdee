/** Everybody whom the service asks, with the real world behind them. */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Breakers, type OnAsked } from "./asking.ts";
import { loadAuthorities } from "./authorities.ts";
import type { askDns, DnsServer } from "./dns.ts";
import type { Web } from "./http.ts";
import { FrenchDirectory } from "./french_directory.ts";
import { type ProviderLimits, providerLimits } from "./limits.ts";
import type { Pool } from "../workers/pool.ts";
import { Peppol } from "./peppol/lookup.ts";
import { Vies } from "./vies.ts";
import { ViesStatus } from "./vies_status.ts";

export interface Providers {
  readonly vies: Vies;
  readonly viesStatus: ViesStatus;
  readonly frenchDirectory: FrenchDirectory;
  readonly peppol: Peppol;
}

/** Where they are. */
export interface ProviderAddresses {
  readonly viesBaseUrl: string;
  readonly frenchDirectoryBaseUrl: string;
  /** The zone of the SML. */
  readonly smlZone: string;
  /** Who resolves its names; undefined: the first server of the system. */
  readonly dns: DnsServer | undefined;
  readonly smpScheme: "http" | "https";
  /** Metadata servers that are asked wherever they are: hosts, or hosts with ports. */
  readonly smpHosts: readonly string[];
}

/** What asking needs of the world; tests bring their own. */
export interface Surroundings {
  readonly clock: () => number;
  readonly web: Omit<Web, "trusted">;
  /** Left out, over the network. */
  readonly askDns?: typeof askDns;
  readonly limits: ProviderLimits;
  /** Reads what of answers would hold up others. */
  readonly pool: Pool;
  readonly onAsked?: OnAsked | undefined;
}

/** The real world. It is made while the environment may still be read. */
export function realSurroundings(pool: Pool): Surroundings {
  loadAuthorities();
  return {
    pool,
    clock: Date.now,
    web: { resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address) },
    limits: providerLimits,
  };
}

export function providersOf(
  addresses: ProviderAddresses,
  { clock, web, limits, pool, onAsked, ...more }: Surroundings,
): Providers {
  const breakers = new Breakers(limits, clock, onAsked);
  const { smlZone: zone, smpScheme: scheme, smpHosts: trusted, dns = systemDns() } = addresses;
  const asked = { web: { ...web, trusted: [] }, limits, breakers, clock };
  return {
    vies: new Vies({ ...asked, baseUrl: addresses.viesBaseUrl }),
    viesStatus: new ViesStatus({ ...asked, baseUrl: addresses.viesBaseUrl }),
    frenchDirectory: new FrenchDirectory({ ...asked, baseUrl: addresses.frenchDirectoryBaseUrl }),
    peppol: new Peppol({ zone, scheme, dns, web: { ...web, trusted }, limits, breakers, clock, pool, ...more }),
  };
}

/**
 * The first name server of resolv.conf(5), else one on this machine. The runtime's own answer needs a permission to see the
 * network's interfaces, which the server is not given.
 */
function systemDns(): DnsServer {
  const [line = ""] = resolverFile().split("\n").filter((it) => it.startsWith("nameserver "));
  return dnsServerOf(line.slice("nameserver ".length).trim()) ?? { address: "127.0.0.1", port: DNS };
}

function resolverFile(): string {
  try {
    return Deno.readTextFileSync("/etc/resolv.conf");
  } catch {
    // There is none on this system: PEPPOL_DNS_SERVER names the server.
    return "";
  }
}

const DNS = 53;

/** Reads `address:port`, `[address]:port` or an address; undefined for anything else. */
export function dnsServerOf(text: string): DnsServer | undefined {
  if (isIP(text) !== 0) return { address: text, port: DNS };
  const [, bracketed, plain = "", port = ""] = /^(?:\[(.+)\]|([^:]+)):([0-9]{1,5})$/.exec(text) ?? [];
  const address = bracketed ?? plain;
  return isIP(address) !== 0 && +port > 0 && +port <= 65_535 ? { address, port: +port } : undefined;
}
