/** The service with its pages, on this machine and in memory, for a browser. */
import { openBilling } from "../../host/service/billing.ts";
import { createApp } from "../../host/http/app.ts";
import { assetReader } from "../../host/http/assets.ts";
import { configOf } from "../../host/service/config.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { noKeys } from "../../host/domain/receipts.ts";
import { localPool } from "../../host/workers/pool.ts";
import { openKv } from "../../host/stores/kv.ts";
import { limits } from "../../host/domain/limits.ts";
import type { App } from "../../host/http/service.ts";
import { siteOf } from "../../host/http/site.ts";
import type { StripeApi } from "../support/stripe/api.ts";
import { selling } from "../support/stripe/selling.ts";
import { readBuilt } from "../support/site.ts";

/** Has the service judge a file for a new key, and keep the record; its id. */
export async function recordOf(host: Host, example: string): Promise<string> {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: `${example}@example.org` });
  const { key } = await (await fetch(`${host.url}/v1/keys`, { method: "POST", headers: json, body })).json();
  const answer = await fetch(`${host.url}/v1/validate?record=true`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/xml" },
    body: Deno.readFileSync(new URL(`../../examples/${example}`, import.meta.url)),
  });
  return (await answer.json()).record.id;
}

export interface Host {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * `given`: what of the service is another than usual, such as its keys or its providers. With a Stripe of our own, it sells.
 */
export async function serveHost(
  given: Partial<Parameters<typeof createApp>[0]> = {},
  stripe?: StripeApi,
): Promise<Host> {
  const kv = await openKv(":memory:");
  const app = Promise.withResolvers<App>();
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request, info) => {
    return (await app.promise).fetch(request, info);
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  const stores = {
    kv,
    patience: { wait: () => Promise.resolve(), jitter: () => 0 },
    clock: Date.now,
    random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  };
  const config = configOf(stripe === undefined ? {} : selling);
  const log = () => {};
  app.resolve(createApp({
    ...(stripe === undefined ? {} : openBilling(config.stripe, { stores, baseUrl: url, log, fetch: stripe.fetch })),
    config,
    stores,
    baseUrl: url,
    runtime: "test",
    log,
    limits,
    pool: localPool(),
    conformance,
    signingKeys: noKeys,
    asset: assetReader(),
    site: await siteOf(readBuilt),
    ...given,
  }));
  return {
    url,
    async stop() {
      await server.shutdown();
      kv.close();
    },
  };
}
