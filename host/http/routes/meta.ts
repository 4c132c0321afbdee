/** What the service says of itself: health, versions, and its machine-readable descriptions. */
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { editions, ENGINE, ENGINE_VERSION, origin, ruleNames } from "../../../engine/mod.ts";
import releases from "../../data/releases.json" with { type: "json" };
import { answerGenerated, GeneratedOnce, JSON_TYPE, unchanged } from "../generated.ts";
import { documentOf } from "../openapi/document.ts";
import { createRoute, failures, mount, z } from "../openapi/route.ts";
import { envelopeSchema, health, versions } from "../openapi/schemas.ts";
import { loadEverything } from "../../documents/locales.ts";
import { Problem } from "../../domain/problems.ts";
import type { App, Service } from "../service.ts";

const healthRoute = createRoute({
  method: "get",
  path: "/v1/health",
  tags: ["Service"],
  operationId: "health",
  summary: "Whether the service works, and what it can do",
  security: [],
  responses: {
    200: { description: "It works", content: { "application/json": { schema: health } } },
    ...failures(),
    503: {
      description: "The store cannot be written",
      content: {
        "application/json": { schema: envelopeSchema(["store_not_writable", "store_busy"]).extend(health.shape) },
      },
    },
  },
});

const versionsRoute = createRoute({
  method: "get",
  path: "/v1/versions",
  tags: ["Service"],
  operationId: "versions",
  summary: "Engine, rule set, and which release named which rule first",
  security: [],
  responses: {
    200: { description: "The versions", content: { "application/json": { schema: versions } } },
    ...unchanged,
    ...failures(),
  },
});

/** A description of the service for machines, as a route. */
export function description(path: string, operationId: string, summary: string) {
  return createRoute({
    method: "get",
    path,
    tags: ["Service"],
    operationId,
    summary,
    security: [],
    responses: {
      200: { description: summary, content: { "application/json": { schema: z.record(z.string(), z.unknown()) } } },
      ...unchanged,
      ...failures(),
    },
  });
}

export function mountMeta(app: App, service: Service): void {
  for (const { path } of [healthRoute, versionsRoute]) app.use(path, cors({ origin: "*", allowMethods: ["GET"] }));
  mount(app, healthRoute, [], (c) => {
    const fields = healthOf(service);
    if (fields.ok) return c.json(fields);
    throw new Problem("store_not_writable", "The store cannot be written, so that nothing can be charged or stored.", {
      fields,
    });
  });
  const once = new GeneratedOnce();
  mount(app, versionsRoute, [etag()], async (c) => {
    return answerGenerated(
      c,
      await once.of("versions", async () => JSON.stringify(await versionsOf(service))),
      JSON_TYPE,
    );
  });
  mount(app, description("/openapi.json", "openapi", "The OpenAPI document"), [etag()], async (c) => {
    return answerGenerated(
      c,
      await once.of("openapi", async () => JSON.stringify(await documentOf(app, service))),
      JSON_TYPE,
    );
  });
}

function healthOf(service: Service) {
  const { runtime, generation, isStoreWritable } = service;
  const ok = isStoreWritable?.() ?? true;
  return { ok, runtime, generation: generation !== undefined, engine_version: ENGINE_VERSION, ...billingOf(service) };
}

/** `billing` is whether a real card is charged; it is false where nothing can be bought. */
function billingOf({ billing, stripe, config: { stripe: { secretKey } } }: Service) {
  const mode: "test-mode" | boolean = billing === undefined ? false : billing.payments.live || "test-mode";
  const { reachable = null, differing = [] } = stripe?.standing() ?? {};
  return {
    billing: mode,
    billing_configured: secretKey !== undefined,
    billing_reachable: reachable,
    ...(differing.length === 0 ? {} : { billing_prices_differ: [...differing] }),
  };
}

const DERIVATION =
  "Releases and their rules are read from the changelog: a rule id belongs to the oldest release whose " +
  "notes name it; what no notes name came with the first release, which brought the official rule sets as a whole.";

async function versionsOf({ conformance }: Service) {
  const { ruleset } = origin("en16931");
  return {
    engine: ENGINE,
    engine_version: ENGINE_VERSION,
    ruleset,
    editions: Object.values(editions),
    rule_id_count: ruleNames(await loadEverything("en")).length,
    validator_conformance: conformance,
    releases,
    derivation: DERIVATION,
  };
}
