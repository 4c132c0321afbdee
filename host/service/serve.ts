/** Starts the service: everything of the world that `createApp` is not to know comes together here. */
import { profileNames } from "../../engine/mod.ts";
import { keepBilling, openBilling } from "./billing.ts";
import { createApp } from "../http/app.ts";
import { assetReader } from "../http/assets.ts";
import { isTrusted } from "../http/client_address.ts";
import type { Config } from "./config.ts";
import { conformance } from "../documents/conformance.ts";
import { JOB, limits } from "../domain/limits.ts";
import type { Fetch } from "../http/listen/bridge.ts";
import { listen } from "../http/listen/listen.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import { providersOf, realSurroundings } from "../providers/providers.ts";
import { signingKeys } from "../domain/receipts.ts";
import type { App, Service } from "../http/service.ts";
import { builtSite } from "../http/site.ts";
import { createKey } from "../stores/accounts.ts";
import { needSameHashKey } from "../stores/hash_key.ts";
import { type Opening, openStores, type Stores } from "../stores/stores.ts";
import { watchStore } from "../stores/watch.ts";
import { workerPool } from "../workers/worker_pool.ts";

export interface Serving {
  readonly service: Service;
  /** Where the server listens. */
  readonly address: string;
  /** How many connections it takes: fewer than were asked for, where the process may not open so many files. */
  readonly connections: number;
  /** A free key, when the store had no account: this is the only time that it can be shown. */
  readonly firstKey: string | undefined;
  /** Ends when requests in flight are answered, or their time is over, and the store is closed. */
  stop(): Promise<void>;
}

/** How long requests in flight have when the server stops. */
const GRACE = 10_000;

type Log = (entry: LogEntry) => void;

/** Opens the store and listens. Throws what `openStores` and `listen` do. */
export async function serve(config: Config, log: Log, opening: Omit<Opening, "emailHashKey"> = {}): Promise<Serving> {
  const stores = await openStores(config.kvPath, { ...opening, emailHashKey: config.emailHashKey });
  await orClose(stores, needSameHashKey(stores));
  const keys = await signingKeys(config.recordSigningKey, config.oldSigningKeys);
  // The app knows its own address, which is known once the server listens.
  const app = Promise.withResolvers<App>();
  const server = await listening(config, stores, async (request, peer) => (await app.promise).fetch(request, peer));
  const address = `http://${hostOf(config.host)}:${server.port}`;
  const site = await builtSite();
  const watch = watchStore(stores.kv);
  const baseUrl = config.publicBaseUrl ?? address;
  const selling = openBilling(config.stripe, { stores, baseUrl, log });
  const service = {
    ...world(config, stores, log),
    ...selling,
    isStoreWritable: watch.isWritable,
    site,
    legal: await legalOf(config),
    baseUrl,
    docsBase: config.docsBase,
    signingKeys: keys,
  };
  const billing = selling === undefined ? undefined : keepBilling(selling);
  app.resolve(createApp(service));
  return {
    service,
    address,
    connections: server.connections,
    firstKey: await firstKey(config, stores),
    async stop() {
      await server.stop(GRACE);
      service.pool.stop();
      watch.stop();
      billing?.stop();
      stores.kv.close();
    },
  };
}

/** What LEGAL_FILE holds. One that cannot be read keeps the server from starting, because its text has to be there. */
async function legalOf({ legalFile }: Config): Promise<string | undefined> {
  return legalFile === undefined ? undefined : await Deno.readTextFile(legalFile);
}

/** What keeps the server from starting leaves no store open. */
async function orClose<T>({ kv }: Stores, begun: Promise<T>): Promise<T> {
  try {
    return await begun;
  } catch (error) {
    kv.close();
    throw error;
  }
}

async function listening({ host, port, connections, trustedProxies }: Config, stores: Stores, fetch: Fetch) {
  const isProxy = (address: string) => isTrusted(address, trustedProxies);
  return await orClose(stores, listen({ host, port, limits: connections, unlimited: isProxy }, fetch));
}

function hostOf(host: string): string {
  // Everywhere is no address to go to.
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

const generation = { profiles: profileNames, pages: true };

function world(config: Config, stores: Stores, log: Log) {
  const runtime = `deno ${Deno.version.deno}`;
  const { workers } = config;
  const pool = workerPool({ ...(workers === undefined ? {} : { workers }), limit: JOB });
  return {
    config,
    pool,
    stores,
    log,
    limits,
    runtime,
    generation,
    conformance,
    providers: providersOf(config.providers, realSurroundings(pool)),
    asset: assetReader(),
  };
}

async function firstKey({ metering }: Config, stores: Stores): Promise<string | undefined> {
  if (!metering || (await stores.kv.list(["account"], 1)).length > 0) return undefined;
  return (await createKey(stores, { tier: "free", label: "made at the first start" })).key;
}
