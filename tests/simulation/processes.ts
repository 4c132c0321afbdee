/**
 * The processes of the service: each has its own memory, its own clock and its own way to the one store, and can end between
 * any two steps. Then another begins in its place, with what was committed.
 *
 * The application of a place is built once, because that takes longer than a whole run; what a process holds in its memory
 * is behind it, and is new with each process.
 */
import { BoundedMap } from "../../host/kit/bounded_map.ts";
import { createApp } from "../../host/http/app.ts";
import type { App } from "../../host/http/service.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { configOf } from "../../host/service/config.ts";
import type { Page, Shop } from "../../host/billing/shop.ts";
import { type Limits, limits } from "../../host/domain/limits.ts";
import { type SigningKeys, signingKeys } from "../../host/domain/receipts.ts";
import type { ReadEvent } from "../../host/domain/payments.ts";
import { operations } from "../../host/operations/index.ts";
import { type Providers, providersOf } from "../../host/providers/providers.ts";
import { providerLimits } from "../../host/providers/limits.ts";
import { eventReader } from "../../host/providers/stripe/events.ts";
import { stripePayments } from "../../host/providers/stripe/stripe.ts";
import type { LastRead } from "../../host/stores/account.ts";
import { Gate } from "../../host/stores/gate.ts";
import { type Kv, patientKv } from "../../host/stores/kv.ts";
import type { Stores } from "../../host/stores/stores.ts";
import type { Pool } from "../../host/workers/pool.ts";
import { workerPool } from "../../host/workers/worker_pool.ts";
import { SECRET, selling, TEST_KEY } from "../support/stripe/selling.ts";
import type { Outside } from "./outside.ts";
import { randomBytes, time } from "./platform.ts";
import type { Actor, Scheduler } from "./scheduler.ts";
import type { Line } from "./store.ts";
import { SimWorker } from "./workers.ts";

export const BASE = "https://faktlint.example";
const used: ReadonlySet<string> = new Set([
  ...["validate", "usage", "issueKey", "startCheckout", "checkoutStatus", "claimFixReport", "lookUpVat"],
  ...["lookUpPeppol", "verifyRecord"],
]);

/** What of the world the processes of a run share. */
export interface Shared {
  readonly scheduler: Scheduler;
  readonly line: Line;
  readonly outside: Outside;
}

/** One process, from its start to its end. */
export class Process implements Actor {
  isAlive = true;
  readonly kv: Kv;
  readonly pool: Pool;
  readonly providers: Providers;
  readonly accounts: BoundedMap<string, LastRead> = new BoundedMap(10);
  readonly running: Map<string, Promise<Page | "already_subscribed">> = new Map();
  /** Kept when it ends. */
  readonly ended: PromiseWithResolvers<"ended"> = Promise.withResolvers();

  constructor(readonly name: string, readonly skew: number, readonly shared: Shared) {
    const { line, outside } = shared;
    // Timers of the pool belong to the process that makes it start something.
    this.kv = patientKv(line.openedBy(this), patience, new Gate(), line.way === "far");
    this.pool = workerPool({ workers: 1, spawn: () => new SimWorker(this, shared) });
    this.providers = providersOf(addresses, {
      clock: this.clock,
      web: { resolve: () => Promise.resolve(["192.0.2.1"]), send: (question) => outside.answers(this, question) },
      askDns: (_server, question) => outside.resolves(this, question),
      limits: providerLimits,
      pool: this.pool,
    });
  }

  /** The clocks of machines differ. */
  readonly clock = (): number => time.said + this.skew;
}

const patience = {
  wait: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
  jitter: () => Math.random(),
};

const addresses = {
  viesBaseUrl: "https://vies.example/rest-api",
  frenchDirectoryBaseUrl: "https://directory.example",
  smlZone: "sml.example",
  dns: { address: "192.0.2.53", port: 53 },
  smpScheme: "https" as const,
  smpHosts: ["smp.example"],
};

/** Nobody is too fast here: pace and windows are of one process and forgotten with it, so that they promise nothing. */
const patientLimits: Limits = {
  ...limits,
  ...Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { ...limit, requests: Infinity, burst: Infinity }]),
  ),
};

/** Where a process runs, one after the other. */
export class Place {
  #now: Process | undefined;
  readonly app: App;
  readonly shop: Shop;

  private constructor(readonly name: string, readonly keys: SigningKeys, readEvent: ReadEvent) {
    const now = () => this.process;
    const stores: Stores = {
      get kv() {
        return now().kv;
      },
      patience,
      clock: () => now().clock(),
      random: randomBytes,
      emailHashKey: "of all processes",
      get accounts() {
        return now().accounts;
      },
    };
    const ask = (input: RequestInfo | URL, init?: RequestInit) => now().shared.outside.asks(now(), input, init);
    const { prices } = configOf(selling).stripe;
    const payments = stripePayments({ secretKey: TEST_KEY, apiBase: "http://stripe.example", prices, fetch: ask });
    const pool: Pool = { run: (...job) => now().pool.run(...job), stop: () => {} };
    const log = () => {};
    this.shop = {
      ...{ stores, payments, baseUrl: BASE, log },
      get running() {
        return now().running;
      },
    };
    const config = { ...configOf(selling), bytesHeld: { all: Infinity, each: Infinity } };
    this.app = createApp({
      ...{ config, stores, pool, log, conformance, readEvent, baseUrl: BASE, runtime: "simulation" },
      ...{ limits: patientLimits, signingKeys: keys, billing: this.shop, providers: providersNow(now) },
    }, operations.filter(({ id }) => used.has(id)));
  }

  static async built(name: string): Promise<Place> {
    return new Place(name, await signingKeys("the key that signs in simulations"), eventReader([SECRET]));
  }

  get process(): Process {
    if (this.#now === undefined) throw new TypeError(`nothing runs at ${this.name}`);
    return this.#now;
  }

  /** Starts a process where none runs any more. */
  start(process: Process): void {
    this.#now = process;
  }
}

function providersNow(now: () => Process): Providers {
  return {
    get vies() {
      return now().providers.vies;
    },
    get viesStatus() {
      return now().providers.viesStatus;
    },
    get frenchDirectory() {
      return now().providers.frenchDirectory;
    },
    get peppol() {
      return now().providers.peppol;
    },
  };
}
