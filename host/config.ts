/** The environment, parsed once: a complete configuration, or a sentence about each value that is wrong. */
import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { planNames, plans, type Prices } from "./billing/plans.ts";
import type { BytesBudget } from "./http/bytes_held.ts";
import type { ConnectionLimits } from "./http/listen/connections.ts";
import { isHostName } from "./addresses.ts";
import { dnsServerOf, type ProviderAddresses } from "./providers/providers.ts";

export interface Config {
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
  /** Whether keys, allowances and the pace limit apply. */
  readonly metering: boolean;
  readonly trustedProxies: BlockList;
  readonly connections: ConnectionLimits;
  readonly bytesHeld: BytesBudget;
  /** Workers for large documents; undefined: one fewer than there are processors. */
  readonly workers: number | undefined;
  /** What the work on one document may take in a worker. */
  readonly jobSeconds: number;
  /** Where those are whom lookups ask. */
  readonly providers: ProviderAddresses;
  /** How Stripe is reached, and what is sold. */
  readonly stripe: StripeConfig;
  /** A text in Markdown about who runs the service, for /legal. */
  readonly legalFile: string | undefined;
  /** Origins whose pages may start a checkout; undefined: the service's own. */
  readonly allowedOrigins: readonly string[] | undefined;
}

export interface StripeConfig {
  /** Without it, nothing is sold. */
  readonly secretKey: string | undefined;
  /** Secrets of the webhook: the one in use, and former ones that still count. */
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string;
  readonly prices: Prices;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of the environment are wrong; one line a value. */
export class ConfigError extends Error {}

const MEGABYTE = 1_048_576;
const LEAST_SECRET = 16;
const LEAST = `at least ${LEAST_SECRET} characters that nobody can guess`;

/** One row a variable. An empty value is none. */
const variables = z.object({
  HOST: z.string().regex(/^[\w.:-]+$/, "a host name or an IP address").default("127.0.0.1"),
  PORT: z.string().regex(/^\d{1,5}$/, "a port number from 0 to 65535").transform((text) => +text)
    .refine((port) => port <= 65_535, "a port number from 0 to 65535").default(8787),
  PUBLIC_BASE_URL: baseUrl().optional(),
  DOCS_BASE: baseUrl().optional(),
  KV_PATH: z.string().default("data/faktlint.db"),
  RECORD_SIGNING_KEY: secret().optional(),
  RECORD_SIGNING_KEYS_OLD: z.string().transform(listed)
    .refine((keys) => keys.every((key) => key.length >= LEAST_SECRET), `keys of ${LEAST}, with commas between`)
    .default([]),
  EMAIL_HASH_KEY: secret().optional(),
  METERING: z.enum(["on", "off"], "on or off").default("on").transform((text) => text === "on"),
  TRUSTED_PROXIES: z.string().transform(listed)
    .refine((entries) => entries.every(isNetwork), "IP addresses or networks such as 10.0.0.0/8, with commas between")
    .default([]),
  CONNECTIONS: count(8, 1_000_000).default(768),
  CONNECTIONS_PER_ADDRESS: count(1, 1_000_000).default(128),
  HEADER_SECONDS: count(1, 3600).default(10),
  KEEP_ALIVE_SECONDS: count(1, 3600).default(60),
  BODY_IDLE_SECONDS: count(1, 3600).default(10),
  BODY_SECONDS: count(1, 3600).default(120),
  ANSWER_SECONDS: count(1, 3600).default(180),
  BODY_MEGABYTES: count(32, 1_000_000).default(256),
  BODY_MEGABYTES_PER_SENDER: count(32, 1_000_000).default(64),
  WORKERS: count(1, 256).optional(),
  JOB_SECONDS: count(1, 3600).default(10),
  ALLOWED_ORIGINS: z.string().transform(listed)
    .refine((entries) => entries.every(isOrigin), "origins such as https://example.com, with commas between")
    .optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(?:live|test)_\S{3,}$/, "a secret or restricted key of Stripe")
    .optional(),
  STRIPE_WEBHOOK_SECRET: secret().optional(),
  STRIPE_WEBHOOK_SECRET_OLD: z.string().transform(listed)
    .refine((keys) => keys.every((key) => key.length >= LEAST_SECRET), `secrets of ${LEAST}, with commas between`)
    .default([]),
  STRIPE_API_BASE: z.string().refine(isOrigin, "an http or https origin such as https://api.stripe.com")
    .default("https://api.stripe.com"),
  STRIPE_PRICE_STARTER: price(),
  STRIPE_PRICE_STARTER_ANNUAL: price(),
  STRIPE_PRICE_SCALE: price(),
  STRIPE_PRICE_SCALE_ANNUAL: price(),
  STRIPE_PRICE_FIX_REPORT: price(),
  LEGAL_FILE: z.string().optional(),
  PEPPOL_SML_ZONE: z.string().refine(isHostName, "a DNS zone such as edelivery.tech.ec.europa.eu")
    .default("edelivery.tech.ec.europa.eu"),
  PEPPOL_DNS_SERVER: z.string().refine((text) => dnsServerOf(text) !== undefined, "an address such as 192.0.2.53:53")
    .transform(dnsServerOf).optional(),
  PEPPOL_SMP_SCHEME: z.enum(["http", "https"], "http or https").default("http"),
  PEPPOL_SMP_HOSTS: z.string().transform(listed).default([]),
  VIES_BASE_URL: baseUrl().default("https://ec.europa.eu/taxation_customs/vies/rest-api"),
  FRENCH_DIRECTORY_BASE_URL: baseUrl().default("https://recherche-entreprises.api.gouv.fr"),
});

/** Throws ConfigError, which names every wrong value and what is wanted; secrets are not repeated. */
export function configOf(environment: Environment): Config {
  const given = Object.keys(variables.shape).map((name) => [name, environment[name]] as const);
  const parsed = variables.safeParse(
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
    trustedProxies: blockList(data.TRUSTED_PROXIES),
    connections: connectionsOf(data),
    bytesHeld: { all: data.BODY_MEGABYTES * MEGABYTE, each: data.BODY_MEGABYTES_PER_SENDER * MEGABYTE },
    workers: data.WORKERS,
    jobSeconds: data.JOB_SECONDS,
    allowedOrigins: data.ALLOWED_ORIGINS,
    stripe: stripeOf(data),
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

function stripeOf(data: z.output<typeof variables>): StripeConfig {
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET_OLD: former } = data;
  const prices = planNames.map((plan) => [plan, data[plans[plan].variable]] as const);
  return {
    secretKey: data.STRIPE_SECRET_KEY,
    webhookSecrets: [...(secret === undefined ? [] : [secret]), ...former],
    apiBase: data.STRIPE_API_BASE,
    prices: Object.fromEntries(prices.filter(([, id]) => id !== undefined)),
  };
}

function connectionsOf(data: z.output<typeof variables>): ConnectionLimits {
  return {
    connections: data.CONNECTIONS,
    each: data.CONNECTIONS_PER_ADDRESS,
    headers: data.HEADER_SECONDS * 1000,
    keepAlive: data.KEEP_ALIVE_SECONDS * 1000,
    idle: data.BODY_IDLE_SECONDS * 1000,
    body: data.BODY_SECONDS * 1000,
    answer: data.ANSWER_SECONDS * 1000,
  };
}

/** The names of all variables, for the permission to read them and for the docs. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** The environment of this process. The tasks may read these variables, and no others. */
export function ownEnvironment(): Environment {
  return Object.fromEntries(variableNames.map((name) => [name, Deno.env.get(name)]));
}

function complaint({ path, message }: z.core.$ZodIssue, environment: Environment): string {
  const name = String(path[0]);
  const value = /_(?:KEY|SECRET)(?:S?_OLD)?$/.test(name) ? "" : ` is "${environment[name]}"`;
  return `${name}${value}: want ${message}`;
}

function baseUrl() {
  return z.string().refine(isBaseUrl, "an http or https address without query, such as https://example.com")
    .transform((text) => text.replace(/\/+$/, ""));
}

function price() {
  return z.string().regex(/^[\w-]{1,250}$/, "the id of a price at Stripe, such as price_123").optional();
}

function secret() {
  return z.string().min(LEAST_SECRET, LEAST);
}

/** A whole number within bounds. */
function count(least: number, most: number) {
  const wanted = `a whole number from ${least} to ${most}`;
  return z.string().regex(/^\d{1,9}$/, wanted).transform((text) => +text)
    .refine((value) => value >= least && value <= most, wanted);
}

function listed(text: string): readonly string[] {
  return text.split(",").map((entry) => entry.trim()).filter((entry) => entry !== "");
}

function urlOf(text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isBaseUrl(text: string): boolean {
  const url = urlOf(text);
  return url !== undefined && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
}

function isOrigin(text: string): boolean {
  return urlOf(text)?.origin === text;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || /^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128);
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
