/** The service on Deno Deploy: the database that is attached, the platform's own listener, and processes that end at any time. */
import { within } from "../kit/within.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import { needSameHashKey } from "../stores/hash_key.ts";
import { ATTACHED } from "../stores/store_path.ts";
import { openStores, type Stores } from "../stores/stores.ts";
import { assemble, orClose } from "./assemble.ts";
import { type Config, ConfigError, configOf } from "./config.ts";
import { leftOff } from "./left_off.ts";
import type { Rhythm } from "./billing.ts";
import { type Environment, environmentFor } from "./variables.ts";

export interface Deployed {
  readonly baseUrl: string;
  /** What is left off. */
  readonly off: readonly string[];
  /** What the platform's listener calls. */
  readonly fetch: (request: Request, info: Info) => Response | Promise<Response>;
  /** Ends when all requests so far are answered. */
  quiet(): Promise<void>;
  /** What is due at certain times, on any instance. */
  readonly tasks: Readonly<Record<TaskName, () => Promise<void>>>;
  /** Closes the store, once requests in flight are answered. */
  stop(): void;
}

/** What `Deno.serve` says of a request. */
type Info = Pick<Deno.ServeHandlerInfo<Deno.NetAddr>, "remoteAddr" | "completed">;

/** What is done once for all processes, and when (cron, UTC). The platform finds these by the entry, before it listens. */
export const schedule = {
  /** Customers with news, where the instance that received it ended before it could ask Stripe. */
  "follow news of payments": "*/10 * * * *",
  "reconcile payments": "17 3 * * *",
} as const;

export type TaskName = keyof typeof schedule;

/** An instance lives for minutes: what it does by itself it does seldom, since each look is paid for. */
const rhythm: Rhythm = { news: 60_000, prices: 3_600_000, reconciliation: 86_400_000 };
const LOOKS = 30_000;
/** Of 768 MB, which the platform gives, most are the engine's and its worker's. */
const BODY_MEGABYTES = "96";

/** Throws ConfigError, and what `openStores` does. The rest of the service is loaded while the store is opened. */
export async function deployed(log: (entry: LogEntry) => void, environment = realEnvironment()): Promise<Deployed> {
  const config = deployedConfig(environment);
  const { baseUrl } = config;
  const stores = await openAttached(config);
  const { app, service, shop, stop } = await assemble(config, { stores, log, baseUrl, looks: LOOKS, rhythm });
  const flight = new Flight();
  return {
    baseUrl,
    off: leftOff(config, service.generation),
    fetch: (request, { remoteAddr, completed }) => {
      const answered = completed.then(() => {}, () => {});
      flight.takes(answered);
      return app.fetch(request, { remoteAddr, answered });
    },
    quiet: () => flight.quiet(),
    tasks: {
      "follow news of payments": async () => {
        if (shop !== undefined) await (await import("../billing/events.ts")).workOff(shop);
      },
      "reconcile payments": async () => {
        if (shop !== undefined) await (await import("../billing/reconcile.ts")).reconcileDaily(shop);
      },
    },
    stop,
  };
}

/** The attached store, in the form of this version, and of the right EMAIL_HASH_KEY. */
export async function openAttached({ emailHashKey }: Pick<Config, "emailHashKey">): Promise<Stores> {
  const stores = await openStores(ATTACHED, { emailHashKey });
  await orClose(stores, needSameHashKey(stores));
  return stores;
}

export function realEnvironment(): Environment {
  return environmentFor("service", "deploy");
}

/** The configuration, with the address of the timeline where none is set. Throws ConfigError. */
export function deployedConfig(environment: Environment): Config & { readonly baseUrl: string } {
  const config = configOf({ BODY_MEGABYTES, ...set(environment) });
  const baseUrl = config.publicBaseUrl ?? timelineUrl(environment);
  if (baseUrl === undefined) {
    throw new ConfigError("PUBLIC_BASE_URL is not set: want what callers see, such as https://invoices.example");
  }
  return { ...config, baseUrl };
}

/** Without what is empty, which counts as not set. */
function set(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""));
}

/** Where the platform serves a timeline (its documentation, Timelines, of 2025-10-07). */
function timelineUrl(environment: Environment): string | undefined {
  const { DENO_DEPLOY_APP_SLUG: app, DENO_DEPLOY_ORG_SLUG: org, DENO_TIMELINE: timeline } = environment;
  if (app === undefined || org === undefined || timeline === undefined) return undefined;
  const [, branch] = /^git-branch\/(.+)$/.exec(timeline) ?? [];
  const [, revision] = /^preview\/(.+)$/.exec(timeline) ?? [];
  const host = branch !== undefined ? `${app}--${branch}` : revision !== undefined ? `${app}-${revision}` : app;
  return `https://${host}.${org}.deno.net`;
}

/** Milliseconds until the platform kills an instance that it asked to end, less the time for closing. */
const GRACE = 4_000;

/**
 * Milliseconds in which the end of an answer is written that the listener counts as given, and in which what is on its way
 * arrives; in short turns, because after a hold-up a timer goes before what arrived meanwhile.
 */
const TURN = 10;
const TURNS = 10;

/**
 * Ends a listener in time: requests in flight are answered first, as far as there is time. A listener that is shut down while
 * a body is on its way breaks it off, and the caller would read that it was the caller's fault.
 */
export async function ended(listener: Pick<Deno.HttpServer, "shutdown">, { quiet, stop }: Ending): Promise<void> {
  await within<unknown>(GRACE, quiet().then(() => listener.shutdown()), () => {});
  stop();
}

type Ending = Pick<Deployed, "quiet" | "stop">;

/** The requests that are not answered yet. */
class Flight {
  readonly #answers: Set<Promise<void>> = new Set();

  takes(answered: Promise<void>): void {
    this.#answers.add(answered);
    void answered.then(() => this.#answers.delete(answered));
  }

  async quiet(): Promise<void> {
    do {
      await Promise.all(this.#answers);
      for (let turn = 0; turn < TURNS; turn++) await new Promise((yes) => setTimeout(yes, TURN));
    } while (this.#answers.size > 0);
  }
}
