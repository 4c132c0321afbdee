/** A service to ask questions of: in memory, with a clock that the test sets. */
import { createApp } from "../../host/http/app.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { type Config, configOf } from "../../host/service/config.ts";
import type { Environment } from "../../host/service/variables.ts";
import { type Kv, openKv } from "../../host/stores/kv.ts";
import { limits } from "../../host/domain/limits.ts";
import type { LogEntry } from "../../host/domain/log_entry.ts";
import { openapiDocument } from "../../host/http/openapi/document.ts";
import { noKeys } from "../../host/domain/receipts.ts";
import type { Service } from "../../host/http/service.ts";
import { operations as served } from "../../host/operations/index.ts";
import type { Operation } from "../../host/operations/operation.ts";
import { createKey } from "../../host/stores/accounts.ts";
import type { Tier } from "../../host/domain/tiers.ts";
import { elsewhere } from "./elsewhere.ts";
import { checker } from "./openapi.ts";
import type { App } from "../../host/http/service.ts";
import { localPool } from "../../host/workers/pool.ts";

export interface TestService {
  readonly service: Service & { readonly config: Config };
  readonly logged: LogEntry[];
  /** The time of the service, which stands still until it is set. */
  readonly time: { now: number };
  /** A new key of a tier, with the headers that send it. */
  key(tier?: Tier): Promise<{ readonly key: string; readonly id: string; readonly authorization: string }>;
  /** Asks the service, and holds the answer to its OpenAPI document. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** The same service, with more of the world. */
  with(more: Partial<Service> | undefined): TestService;
}

export interface Setting {
  readonly environment?: Environment;
  readonly service?: Partial<Service>;
  /** Others than the service's own. */
  readonly operations?: readonly Operation[];
}

/** Runs `work` with a service of its own, and closes its store. */
export async function withService(work: (it: TestService) => Promise<void>, setting: Setting = {}): Promise<void> {
  const there = Object.keys(setting).length === 0 ? await elsewhere() : undefined;
  const kv = await openKv(":memory:");
  try {
    await work(there === undefined ? serviceOn(kv, setting) : asking(there, serviceOn(kv)));
  } finally {
    kv.close();
    there?.close();
  }
}

/** One that asks elsewhere; what is looked at inside is of the service here, and tells nothing of that one. */
function asking(there: NonNullable<Awaited<ReturnType<typeof elsewhere>>>, here: TestService): TestService {
  return {
    ...here,
    async key(tier = "free") {
      const { key, id } = await there.createKey(tier);
      return { key, id, authorization: `Bearer ${key}` };
    },
    ask: (path, init = {}) => there.ask(path, init),
  };
}

export const NOON = Date.UTC(2026, 10, 21, 12);

/** A check takes longer to make than hundreds of answers. What a document follows from is in `tests/http/openapi_test.ts`. */
const checks = new Map<readonly Operation[], Map<string, ReturnType<typeof checker>>>();

function checkOf(app: App, service: Service, operations: readonly Operation[]): ReturnType<typeof checker> {
  const setting = `${service.baseUrl} ${service.config.metering}`;
  const bySetting = checks.get(operations) ?? new Map<string, ReturnType<typeof checker>>();
  const check = bySetting.get(setting) ?? checker(() => openapiDocument(app, service));
  checks.set(operations, bySetting.set(setting, check));
  return check;
}

/** A service on a store that is there. */
export function serviceOn(kv: Kv, setting: Setting = {}): TestService {
  return serviceAt({ now: NOON }, [], kv, setting);
}

function serviceAt(
  time: { now: number },
  logged: LogEntry[],
  kv: Kv,
  { environment = {}, service: given = {}, operations }: Setting,
): TestService {
  const patience = { wait: () => Promise.resolve(), jitter: () => 0 };
  const service: TestService["service"] = {
    stores: {
      kv,
      patience,
      clock: () => time.now,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    },
    baseUrl: "https://faktlint.example",
    runtime: "test",
    log: (entry) => void logged.push(entry),
    signingKeys: noKeys,
    limits,
    pool: localPool(),
    conformance,
    ...given,
    config: configOf(environment),
  };
  const app = createApp(service, operations);
  return {
    service,
    logged,
    time,
    async key(tier = "free") {
      const { key, id } = await createKey(service.stores, { tier });
      return { key, id, authorization: `Bearer ${key}` };
    },
    async ask(path, init = {}, address = "198.51.100.1") {
      const response = await app.request(path, init, { remoteAddr: { hostname: address } });
      const check = checkOf(app, service, operations ?? served);
      await check({ method: init.method ?? "GET", path: new URL(path, "http://x").pathname }, response.clone());
      return response;
    },
    with: (more) =>
      serviceAt(time, logged, kv, {
        ...{ environment, service: { ...given, ...more } },
        ...(operations === undefined ? {} : { operations }),
      }),
  };
}
