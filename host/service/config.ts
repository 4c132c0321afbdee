/** The environment, parsed once: a complete configuration, or a sentence about each value that is wrong. */
import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { planNames, plans, type Prices } from "../domain/plans.ts";
import { type BytesBudget, type ConnectionLimits, connectionTimes, SIGNED_BODY } from "../domain/limits.ts";
import type { Settings } from "../http/service.ts";
import type { ProviderAddresses } from "../providers/providers.ts";
import { type Environment, rows, type Variable, variables } from "./variables.ts";

export interface Config extends Settings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** What the service's own addresses begin with, without a slash at the end; undefined: the address it listens on. */
  readonly publicBaseUrl: string | undefined;
  /** Where the rule pages are that findings link to, without a slash at the end; undefined: here. */
  readonly docsBase: string | undefined;
  readonly kvPath: string;
  readonly recordSigningKey: string | undefined;
  /** Keys that signed records before; what they signed still verifies. */
  readonly oldSigningKeys: readonly string[];
  readonly emailHashKey: string | undefined;
  /** What of TRUSTED_PROXIES has so many addresses that clients are among them. */
  readonly wideProxies: readonly string[];
  readonly connections: ConnectionLimits;
  /** Workers for large documents; undefined: one fewer than there are processors. */
  readonly workers: number | undefined;
  /** Where those are whom lookups ask. */
  readonly providers: ProviderAddresses;
  /** How Stripe is reached, and what is sold. */
  readonly stripe: StripeConfig;
  /** Its bearer may read the metrics; without it, nothing is measured. */
  readonly metricsToken: string | undefined;
  /** A text in Markdown about who runs the service, for /legal. */
  readonly legalFile: string | undefined;
}

export interface StripeConfig {
  /** Without it, nothing is sold. */
  readonly secretKey: string | undefined;
  /** Secrets of the webhook: the one in use, and former ones that still count. */
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string;
  readonly prices: Prices;
}

/** The values of the environment are wrong; one line a value. */
export class ConfigError extends Error {}

const MEGABYTE = 1_048_576;

const form = z.object(formsOf(variables));

/** The forms alone, each with its type. */
function formsOf<T extends Readonly<Record<string, Variable>>>(table: T) {
  type Forms = { readonly [Name in keyof T]: T[Name]["form"] };
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.form])) as Forms;
}

/** Throws ConfigError, which names every wrong value and what is wanted; secrets are not repeated. */
export function configOf(environment: Environment): Config {
  const given = rows.map(([name]) => [name, environment[name]] as const);
  const parsed = form.safeParse(
    Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== "")),
  );
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => complaint(issue, environment)).join("\n"));
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    publicBaseUrl: data.PUBLIC_BASE_URL,
    docsBase: data.DOCS_BASE,
    kvPath: data.KV_PATH,
    recordSigningKey: data.RECORD_SIGNING_KEY,
    oldSigningKeys: data.RECORD_SIGNING_KEYS_OLD,
    emailHashKey: data.EMAIL_HASH_KEY,
    metering: data.METERING,
    kosit: data.KOSIT ? "beside" : "off",
    trustedProxies: blockList(data.TRUSTED_PROXIES),
    wideProxies: data.TRUSTED_PROXIES.filter(isWide),
    connections: connectionsOf(data),
    bytesHeld: bytesOf(data),
    workers: data.WORKERS,
    allowedOrigins: data.ALLOWED_ORIGINS,
    stripe: stripeOf(data),
    metricsToken: data.METRICS_TOKEN,
    legalFile: data.LEGAL_FILE,
    providers: {
      viesBaseUrl: data.VIES_BASE_URL,
      frenchDirectoryBaseUrl: data.FRENCH_DIRECTORY_BASE_URL,
      smlZone: data.PEPPOL_SML_ZONE,
      dns: data.PEPPOL_DNS_SERVER,
      smpScheme: data.PEPPOL_SMP_SCHEME,
      smpHosts: data.PEPPOL_SMP_HOSTS,
    },
  };
}

function stripeOf(data: z.output<typeof form>): StripeConfig {
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET_OLD: former } = data;
  const prices = planNames.map((plan) => [plan, data[plans[plan].variable]] as const);
  return {
    secretKey: data.STRIPE_SECRET_KEY,
    webhookSecrets: [...(secret === undefined ? [] : [secret]), ...former],
    apiBase: data.STRIPE_API_BASE,
    prices: Object.fromEntries(prices.filter(([, id]) => id !== undefined)),
  };
}

/** Of all connections, those that one client address may have; and of all bodies, those of one sender. */
const SHARE = { connections: 6, bodies: 4 };

function connectionsOf({ CONNECTIONS: connections }: z.output<typeof form>): ConnectionLimits {
  return { ...connectionTimes, connections, each: Math.ceil(connections / SHARE.connections) };
}

/** A sender may always have one body, however large it may be. */
function bytesOf({ BODY_MEGABYTES: megabytes }: z.output<typeof form>): BytesBudget {
  const all = megabytes * MEGABYTE;
  return { all, each: Math.max(SIGNED_BODY, Math.floor(all / SHARE.bodies)) };
}

function complaint({ path, message }: z.core.$ZodIssue, environment: Environment): string {
  const name = String(path[0]);
  const value = /_(?:KEY|SECRET|TOKEN)(?:S?_OLD)?$/.test(name) ? "" : ` is "${environment[name]}"`;
  return `${name}${value}: want ${message}`;
}

/** A /8 of IPv4 is the widest private network, a /20 of IPv6 the widest that a provider is given; fc00::/7 and fe80::/10 are private. */
function isWide(network: string): boolean {
  const [address = "", bits] = network.split("/");
  if (bits === undefined) return false;
  if (isIP(address) === 4) return +bits < 8;
  return !/^f(?:[cd]|e[89ab])/i.test(address) && +bits < 20 || +bits < 7;
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, bits === undefined ? (family === "ipv4" ? 32 : 128) : +bits, family);
  }
  return list;
}
