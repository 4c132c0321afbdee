/** The HTTP service as one function of what it is given: it opens nothing, reads no environment, and keeps no clock. */
import { OpenAPIHono } from "@hono/zod-openapi";
import { onError, onNotFound } from "./middleware/errors.ts";
import { BytesHeld } from "./bytes_held.ts";
import { compressed } from "./middleware/compressed.ts";
import { held } from "./middleware/held.ts";
import { headers } from "./middleware/headers.ts";
import { log } from "./middleware/log.ts";
import { perAddress } from "./middleware/window.ts";
import { Buckets } from "../metering/pace.ts";
import { windowsOf } from "../metering/window.ts";
import { operations as all } from "../operations/index.ts";
import type { Operation } from "../operations/operation.ts";
import { requestId } from "./middleware/request_id.ts";
import { mountBenchmarks } from "./routes/benchmarks.ts";
import { mountBilling } from "./routes/billing.ts";
import { mountCrawling } from "./routes/crawling.ts";
import { mountDocs } from "./routes/docs.ts";
import { mountKeys } from "./routes/keys.ts";
import { mountKosit } from "./routes/kosit.ts";
import { mountMcp } from "./routes/mcp.ts";
import { mountMetrics } from "./routes/metrics.ts";
import { mountMeta } from "./routes/meta.ts";
import { mountMethods } from "./routes/methods.ts";
import { mountOperation } from "./routes/operations.ts";
import { mountPages, noPage } from "./routes/pages.ts";
import { mountRecords } from "./routes/records.ts";
import { mountRules } from "./routes/rules.ts";
import { mountShop } from "./routes/shop.ts";
import { mountSite } from "./routes/site.ts";
import type { App, AppEnv, Service } from "./service.ts";

/** All routes of the specification that this build has. Serve it by its `fetch`, or ask it by its `request`. */
export function createApp(given: Service, operations: readonly Operation[] = all): App {
  const service = { ...given, log: harmless(given.log) };
  const { config: { metering, kosit }, stores: { clock, random } } = service;
  const app: App = new OpenAPIHono<AppEnv>();
  app.use(requestId(random), log({ log: service.log, clock }), headers(), compressed());
  const bytes = service.bytesHeld ?? new BytesHeld(service.config.bytesHeld);
  app.use(held(service.config, bytes, new Buckets(service.limits.pace, clock)));
  app.onError(onError(service));
  app.notFound(onNotFound(service, (c) => noPage(c, service)));
  const buckets = new Buckets(service.limits.pace, clock);
  const windows = windowsOf(service.limits, clock);
  const performing = { ...service, metering, buckets, windows };
  mountMetrics(app, service);
  if (kosit === "alone") {
    mountKosit(app, performing, "");
    return app;
  }
  for (const operation of operations) mountOperation(app, performing, operation);
  mountMcp(app, performing);
  if (kosit === "beside") mountKosit(app, performing, "/kosit");
  mountKeys(app, performing);
  mountBilling(app, service);
  // Before paths with parameters: /v1/records/verify is no record of the id "verify".
  const complete = mountMethods(app);
  const reads = perAddress(service, windows.recordReads);
  mountRecords(app, service, reads);
  mountPages(app, service, reads);
  mountDocs(app, service);
  mountSite(app, service);
  mountRules(app, service, perAddress(service, windows.questions));
  mountShop(app, service);
  mountBenchmarks(app, service);
  mountCrawling(app, service);
  mountMeta(app, service);
  mountMethods(app, complete);
  return app;
}

/** A failing log never fails a request: its work may be done, and its answer may be a key that exists nowhere else. */
function harmless(log: Service["log"]): Service["log"] {
  return (entry) => {
    try {
      log(entry);
    } catch {
      // There is no log to say so in.
    }
  };
}
