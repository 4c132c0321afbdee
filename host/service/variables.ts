/**
 * Every variable of the environment that a program of this project reads, a row each. The configuration (config.ts) is made
 * of the rows, and so are, by `deno task tool tables`, the permissions of the programs in deno.json and the table in
 * docs/operating/configure.md. No program may read a variable without a row. An empty value counts as unset.
 */
import type { z } from "zod";
import * as forms from "./variable_forms.ts";

/** Who reads a variable, and what the table in docs/operating/configure.md calls them. */
export const readers = {
  service: "service",
  machine: "service on machines",
  deploy: "service on Deno Deploy",
  store: "commands on the store",
  mcp: "`mcp`",
  files: "commands on files",
  anyCommand: "command line",
  health: "health check",
} as const;

export type Reader = keyof typeof readers;

export interface Variable {
  /** How a value is read. An empty one counts as unset. */
  readonly form: z.ZodType;
  readonly readers: readonly Reader[];
  /** What holds without it, as the docs say it. */
  readonly otherwise: string;
  readonly means: string;
}

const KV_PATH = "data/faktlint.db";
const SML_ZONE = "edelivery.tech.ec.europa.eu";
const STRIPE = "https://api.stripe.com";

export const variables = {
  HOST: {
    form: forms.hostName.default("127.0.0.1"),
    readers: ["machine"],
    otherwise: "`127.0.0.1`",
    means: "the address to listen on; `0.0.0.0` for all",
  },
  PORT: {
    form: forms.port.default(8787),
    readers: ["machine", "health"],
    otherwise: "`8787`",
    means: "the port; 0 for any free one",
  },
  PUBLIC_BASE_URL: {
    form: forms.baseUrl.optional(),
    readers: ["service", "files"],
    otherwise: "where it listens",
    means: "what the service's own links begin with, e.g. `https://invoices.example`",
  },
  DOCS_BASE: {
    form: forms.baseUrl.optional(),
    readers: ["service", "files"],
    otherwise: "`PUBLIC_BASE_URL`",
    means: "where the rule pages are that findings link to, if elsewhere",
  },
  KV_PATH: {
    form: forms.text.default(KV_PATH),
    readers: ["machine", "store"],
    otherwise: `\`${KV_PATH}\``,
    means: "the store: a file, `:memory:`, or the address of a KV server",
  },
  RECORD_SIGNING_KEY: {
    form: forms.secret,
    readers: ["service", "store"],
    otherwise: "none",
    means: "signs validation records; without it they say that they are unsigned",
  },
  RECORD_SIGNING_KEYS_OLD: {
    form: forms.secrets,
    readers: ["service", "store"],
    otherwise: "none",
    means: "keys that signed records before, with commas between: they still verify",
  },
  EMAIL_HASH_KEY: {
    form: forms.secret,
    readers: ["service", "store"],
    otherwise: "one in the store",
    means: "hashes e-mail and client addresses, which are not kept as they are",
  },
  METERING: {
    form: forms.onOrOff,
    readers: ["service"],
    otherwise: "`on`",
    means: "`off`: no keys, no allowances, no pace limit",
  },
  KOSIT: {
    form: forms.offOrOn,
    readers: ["service"],
    otherwise: "`off`",
    means: "`on`: `/kosit/*` answers as the daemon of KoSIT's validator does; keys are asked for as for `/v1/validate`",
  },
  TRUSTED_PROXIES: {
    form: forms.networks,
    readers: ["service"],
    otherwise: "none",
    means: "addresses and networks whose `X-Forwarded-For` is believed, with commas between",
  },
  ALLOWED_ORIGINS: {
    form: forms.origins,
    readers: ["service"],
    otherwise: "the service's own",
    means: "origins whose pages may start a checkout, with commas between",
  },
  CONNECTIONS: {
    form: forms.count(8, 1_000_000).default(768),
    readers: ["machine"],
    otherwise: "`768`",
    means: "connections at once; one client address may have a sixth of them, a trusted proxy all",
  },
  BODY_MEGABYTES: {
    form: forms.count(32, 1_000_000).default(256),
    readers: ["service"],
    otherwise: "`256`",
    means: "bodies that the process holds at once; a quarter is for small ones, and one sender may have a quarter",
  },
  WORKERS: {
    form: forms.count(0, 256).optional(),
    readers: ["service"],
    otherwise: "processors less 1",
    means: "workers for documents that would hold up others, at least one; 0: none, and such documents are refused",
  },
  METRICS_TOKEN: {
    form: forms.secret,
    readers: ["machine"],
    otherwise: "none",
    means: "the bearer token for `/metrics`; without it there is no such page",
  },
  LEGAL_FILE: {
    form: forms.text,
    readers: ["service"],
    otherwise: "none",
    means: "a file in Markdown that `/legal` shows: imprint and privacy",
  },
  STRIPE_SECRET_KEY: {
    form: forms.stripeKey,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the secret key of Stripe, or a restricted one; without it nothing is sold",
  },
  STRIPE_WEBHOOK_SECRET: {
    form: forms.secret,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the secret of the webhook; without it payments are noticed once a day",
  },
  STRIPE_WEBHOOK_SECRET_OLD: {
    form: forms.secrets,
    readers: ["service", "store"],
    otherwise: "none",
    means: "former secrets that still count, with commas between",
  },
  STRIPE_API_BASE: {
    form: forms.origin.default(STRIPE),
    readers: ["service", "store"],
    otherwise: "that of Stripe",
    means: `where Stripe is reached: \`${STRIPE}\``,
  },
  STRIPE_PRICE_STARTER: {
    form: forms.price,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the id of the price of starter, $49 a month; a plan without a price is not sold",
  },
  STRIPE_PRICE_STARTER_ANNUAL: {
    form: forms.price,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the same, $490 a year",
  },
  STRIPE_PRICE_SCALE: {
    form: forms.price,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the id of the price of scale, $199 a month",
  },
  STRIPE_PRICE_SCALE_ANNUAL: {
    form: forms.price,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the same, $1,990 a year",
  },
  STRIPE_PRICE_FIX_REPORT: {
    form: forms.price,
    readers: ["service", "store"],
    otherwise: "none",
    means: "the id of the price of the fix report, $99 once",
  },
  PEPPOL_SML_ZONE: {
    form: forms.zone.default(SML_ZONE),
    readers: ["service", "mcp"],
    otherwise: "that of Peppol",
    means: `the DNS zone of the SML: \`${SML_ZONE}\``,
  },
  PEPPOL_DNS_SERVER: {
    form: forms.dnsServer,
    readers: ["service", "mcp"],
    otherwise: "the system's first",
    means: "who is asked for names in that zone: `address:port`",
  },
  PEPPOL_SMP_SCHEME: {
    form: forms.scheme.default("http"),
    readers: ["service", "mcp"],
    otherwise: "`http`",
    means: "how servers are reached that the older CNAME form names; or `https`",
  },
  PEPPOL_SMP_HOSTS: {
    form: forms.list,
    readers: ["service", "mcp"],
    otherwise: "none",
    means: "metadata servers that may be private: `host` or `host:port`, with commas between",
  },
  FRENCH_DIRECTORY_BASE_URL: {
    form: forms.baseUrl.default("https://recherche-entreprises.api.gouv.fr"),
    readers: ["service", "mcp"],
    otherwise: "that of France",
    means: "the search service of the public directory of French companies",
  },
  VIES_BASE_URL: {
    form: forms.baseUrl.default("https://ec.europa.eu/taxation_customs/vies/rest-api"),
    readers: ["service", "mcp"],
    otherwise: "that of the EU",
    means: "the VIES REST service, which VAT identifiers are checked with; ends in `/rest-api`",
  },
  FAKTLINT_API_KEY: {
    form: forms.text,
    readers: ["mcp"],
    otherwise: "none",
    means: "the key that the server behind `--server` gets",
  },
  NODE_EXTRA_CA_CERTS: {
    form: forms.text,
    readers: ["service", "store", "mcp"],
    otherwise: "none",
    means: "a file with certificates (PEM) of further authorities that providers are believed by",
  },
  DENO_KV_ACCESS_TOKEN: {
    form: forms.text,
    readers: ["machine", "store"],
    otherwise: "none",
    means: "the token of the KV server that `KV_PATH` names; Deno itself reads it",
  },
  DENO_DEPLOY_APP_SLUG: {
    form: forms.text,
    readers: ["deploy"],
    otherwise: "set by Deno Deploy",
    means: "with the next two, what links begin with where `PUBLIC_BASE_URL` is not set",
  },
  DENO_DEPLOY_ORG_SLUG: {
    form: forms.text,
    readers: ["deploy"],
    otherwise: "set by Deno Deploy",
    means: "the organization",
  },
  DENO_TIMELINE: {
    form: forms.text,
    readers: ["deploy"],
    otherwise: "set by Deno Deploy",
    means: "`production`, `git-branch/NAME` or `preview/REVISION`",
  },
  NO_COLOR: {
    form: forms.text,
    readers: ["anyCommand"],
    otherwise: "none",
    means: "any value: no colours",
  },
  TERM: {
    form: forms.text,
    readers: ["anyCommand"],
    otherwise: "none",
    means: "`dumb`: no colours",
  },
  FAKTLINT_CALLED: {
    form: forms.text,
    readers: ["anyCommand"],
    otherwise: "set by the command that `deno task install` makes",
    means: "how the program is called, for lines that say what to call next",
  },
  INIT_CWD: {
    form: forms.text,
    readers: ["anyCommand"],
    otherwise: "set by `deno task`",
    means: "the folder that the task was called from, which paths are relative to",
  },
} as const satisfies Readonly<Record<string, Variable>>;

/** The rows, by name. */
export const rows: readonly (readonly [name: string, row: Variable])[] = Object.entries(variables);

/** The names of what some readers read. */
export function namesFor(...some: readonly Reader[]): readonly string[] {
  return rows.filter(([, row]) => row.readers.some((it) => some.includes(it))).map(([name]) => name);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process, as far as some readers read it: their program may read these variables, perhaps no others. */
export function environmentFor(...some: readonly Reader[]): Environment {
  return Object.fromEntries(namesFor(...some).map((name) => [name, Deno.env.get(name)]));
}
