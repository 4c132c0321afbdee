/** Puts a service together, wherever it runs: what of the world `createApp` is not to know comes together here. */
import { profileNames } from "../../engine/mod.ts";
import type { Rhythm, Selling } from "./billing.ts";
import { createApp } from "../http/app.ts";
import { BytesHeld } from "../http/bytes_held.ts";
import { assetReader } from "../http/assets.ts";
import type { Config } from "./config.ts";
import { countedPool } from "./counted.ts";
import type { Metrics, Standing } from "./metrics.ts";
import { conformance } from "../documents/conformance.ts";
import { JOB, limits } from "../domain/limits.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import { providersOf, realSurroundings } from "../providers/providers.ts";
import { signingKeys } from "../domain/receipts.ts";
import type { App, Service } from "../http/service.ts";
import { builtSite } from "../http/site.ts";
import type { Shop } from "../billing/shop.ts";
import type { Stores } from "../stores/stores.ts";
import { sweeping } from "../stores/sweep.ts";
import { watchStore } from "../stores/watch.ts";
import type { Pool } from "../workers/pool.ts";
import { poolFor } from "../workers/worker_pool.ts";

/** Where a service is: its store, its log, and how it is reached. */
export interface Site {
  readonly stores: Stores;
  readonly log: (entry: LogEntry) => void;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Milliseconds between two looks whether the store can be written; left out, five seconds. */
  readonly looks?: number;
  /** Left out, that of a process that runs for long. */
  readonly rhythm?: Rhythm;
  /** What measures the service; left out, nothing does. */
  readonly metrics?: Metrics | undefined;
  /** What the place knows of itself for the metrics. */
  readonly standing?: Pick<Standing, "connections" | "unlogged">;
}

export interface Assembled {
  readonly app: App;
  readonly service: Service;
  /** What sells; undefined where nothing is sold. */
  readonly shop: Shop | undefined;
  /** Ends all that the service does by itself, and closes its store. */
  stop(): void;
}

/** Closes the store where it cannot be put together: LEGAL_FILE is not there, for example. */
export async function assemble(config: Config, place: Site): Promise<Assembled> {
  const { stores, baseUrl, looks } = place;
  const parts = Promise.all([
    signingKeys(config.recordSigningKey, config.oldSigningKeys),
    builtSite(),
    legalOf(config),
    sold(config, place),
  ]);
  const [keys, site, legal, selling] = await orClose(stores, parts);
  const watch = watchStore(stores.kv, looks);
  const sweeps = sweeping(stores);
  const service = {
    ...world(config, place),
    ...selling?.opened,
    isStoreWritable: watch.isWritable,
    site,
    legal,
    baseUrl,
    docsBase: config.docsBase,
    signingKeys: keys,
    ...measured(config, place),
  };
  const watched = watching(place, service);
  const billing = selling?.keep();
  return {
    app: createApp(service),
    service,
    shop: selling?.opened.billing,
    stop() {
      service.pool.stop();
      watched?.stop();
      watch.stop();
      sweeps.stop();
      billing?.stop();
      stores.kv.close();
    },
  };
}

/** Has the metrics look at a service. */
function watching(
  { metrics, standing }: Site,
  { pool, bytesHeld, isStoreWritable }: {
    readonly pool: Pool;
    readonly bytesHeld: BytesHeld;
    readonly isStoreWritable: () => boolean;
  },
) {
  return metrics?.watch({
    pool: () => pool.standing?.() ?? { workers: 0, busy: 0, waiting: 0 },
    isStoreWritable,
    bytes: () => bytesHeld.all,
    connections: () => 0,
    unlogged: () => 0,
    ...standing,
  });
}

/** Billing, of which nothing is loaded where nothing is sold: Stripe's package takes a tenth of a second. */
async function sold({ stripe }: Config, { stores, log, baseUrl, rhythm: own }: Site) {
  if (stripe.secretKey === undefined) return undefined;
  const { keepBilling, openBilling } = await import("./billing.ts");
  const opened: Selling | undefined = openBilling(stripe, { stores, baseUrl, log });
  return opened === undefined ? undefined : { opened, keep: () => keepBilling(opened, own) };
}

/** What keeps a service from starting leaves no store open. */
export async function orClose<T>({ kv }: Stores, begun: Promise<T>): Promise<T> {
  try {
    return await begun;
  } catch (error) {
    kv.close();
    throw error;
  }
}

/** What LEGAL_FILE holds. One that cannot be read keeps the service from starting, because its text has to be there. */
async function legalOf({ legalFile }: Config): Promise<string | undefined> {
  return legalFile === undefined ? undefined : await Deno.readTextFile(legalFile);
}

const generation = { profiles: profileNames, pages: true };

/** What is counted, and who may see it. */
function measured({ metricsToken, bytesHeld }: Config, { metrics }: Site) {
  return {
    bytesHeld: new BytesHeld(bytesHeld),
    metrics: metricsToken === undefined ? undefined : metrics?.page(metricsToken),
  };
}

function world(config: Config, { stores, log, metrics }: Site) {
  const plain = poolFor(config.workers, { limit: JOB });
  const pool = metrics === undefined ? plain : countedPool(plain, metrics);
  const onAsked = metrics?.asked;
  return {
    config,
    pool,
    stores,
    log,
    limits,
    runtime: `deno ${Deno.version.deno}`,
    generation,
    conformance,
    providers: providersOf(config.providers, { ...realSurroundings(pool), onAsked }),
    asset: assetReader(),
  };
}
