/** Starts the service on a machine of one's own: a store by its path, and a server whose connections are watched here. */
import { assemble, orClose } from "./assemble.ts";
import { isTrusted } from "../http/client_address.ts";
import type { Config } from "./config.ts";
import { countedPatience, timedKv } from "./counted.ts";
import type { Metrics } from "./metrics.ts";
import type { Fetch } from "../http/listen/bridge.ts";
import { listen } from "../http/listen/listen.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import type { App, Service } from "../http/service.ts";
import { createKey } from "../stores/accounts.ts";
import { needSameHashKey } from "../stores/hash_key.ts";
import { onceFree, type Opening, openStores, type Stores } from "../stores/stores.ts";
import { warm } from "./warm.ts";

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

/** How a service is started, beside its configuration. */
export interface Starting extends Pick<Opening, "isNew" | "onWait"> {
  /** How many lines of the log nobody read. */
  readonly unlogged?: () => number;
}

/** Opens the store and listens. Throws what `openStores` and `listen` do. */
export async function serve(config: Config, logged: Log, starting: Starting = {}): Promise<Serving> {
  const { unlogged = () => 0, ...opening } = starting;
  const metrics = await metricsFor(config);
  const patience = metrics === undefined ? undefined : countedPatience(metrics);
  const opened = await openStores(config.kvPath, { ...opening, patience, emailHashKey: config.emailHashKey });
  const stores = metrics === undefined ? opened : { ...opened, kv: timedKv(opened.kv, metrics) };
  const log: Log = (entry) => {
    metrics?.entry(entry);
    logged(entry);
  };
  await orClose(stores, onceFree(() => needSameHashKey(stores)));
  // The app knows its own address, which is known once the server listens.
  const app = Promise.withResolvers<App>();
  const server = await listening(config, stores, async (request, peer) => (await app.promise).fetch(request, peer));
  const address = `http://${hostOf(config.host)}:${server.port}`;
  const assembled = await assemble(config, {
    ...{ stores, log, metrics, baseUrl: config.publicBaseUrl ?? address },
    standing: { connections: server.open, unlogged },
  });
  // A page that is asked for meanwhile needs nothing of what is warmed.
  app.resolve(assembled.app);
  await warm(assembled.service);
  return {
    service: assembled.service,
    address,
    connections: server.connections,
    firstKey: await onceFree(() => firstKey(config, stores)),
    async stop() {
      await server.stop(GRACE);
      assembled.stop();
    },
  };
}

/** What measures the service, loaded where somebody may see it. */
async function metricsFor({ metricsToken }: Config): Promise<Metrics | undefined> {
  return metricsToken === undefined ? undefined : new (await import("./metrics.ts")).Metrics();
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

async function firstKey({ metering }: Config, stores: Stores): Promise<string | undefined> {
  if (!metering || (await stores.kv.list(["account"], 1)).length > 0) return undefined;
  return (await createKey(stores, { tier: "free", label: "made at the first start" })).key;
}
