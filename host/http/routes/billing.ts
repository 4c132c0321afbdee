/** Payments are not part of this server: the routes of billing say so, each by its code. */
import { cors } from "hono/cors";
import { auth } from "../middleware/auth.ts";
import type { Counts } from "../../metering/window.ts";
import { perAddress } from "../middleware/window.ts";
import { createRoute, failures, keyFailures, mount, z } from "../openapi/route.ts";
import { Problem } from "../../problems.ts";
import type { App, Handler, Service } from "../service.ts";
import { fieldsOf } from "./body.ts";
import { ownOrigins } from "./operations.ts";

const checkoutBody = z.object({
  key: z.string().optional().openapi({
    example: "YOUR_KEY",
    description: "The key to upgrade; a bearer header wins over it.",
  }),
  plan: z.string().openapi({ example: "starter", description: "What to buy." }),
  period: z.string().optional().openapi({ example: "annual", description: "How long it runs until it is renewed." }),
});

const startCheckout = createRoute({
  method: "post",
  path: "/v1/billing/checkout",
  tags: ["Billing"],
  operationId: "startCheckout",
  summary: "Start the purchase of a subscription",
  security: [],
  request: { body: { content: { "application/json": { schema: checkoutBody } } } },
  responses: failures("billing_not_enabled"),
});

const seeCheckout = createRoute({
  method: "get",
  path: "/v1/billing/checkout",
  tags: ["Billing"],
  operationId: "seeCheckout",
  summary: "Say whether purchases are enabled",
  security: [],
  responses: failures("billing_not_enabled"),
});

function portal(method: "get" | "post") {
  return createRoute({
    method,
    path: "/v1/billing/portal",
    tags: ["Billing"],
    operationId: `${method}Portal`,
    summary: "Get a link to manage the subscription of a key",
    responses: failures(...keyFailures, "no_subscription"),
  });
}

const claimBody = z.object({
  transaction_id: z.string("it is missing or no text; send the id of the payment").openapi({
    example: "cs_123",
    description: "The payment's id.",
  }),
});

const claim = createRoute({
  method: "post",
  path: "/v1/fix/claim",
  tags: ["Billing"],
  operationId: "claimFixReport",
  summary: "Claim the key of a fix report that was paid for",
  description: "Ten attempts a day for one client address.",
  security: [],
  request: {
    body: { content: { "application/json": { schema: claimBody } }, required: true },
  },
  responses: failures("bad_request", "busy", "claim_not_found", "payload_too_large", "too_many_requests"),
});

export function mountBilling(app: App, service: Service, claims: Counts): void {
  const { config, baseUrl } = service;
  const origin = ownOrigins(config, baseUrl);
  app.use(startCheckout.path, cors({ origin, allowMethods: ["POST"], allowHeaders: ["content-type"] }));
  mount(app, startCheckout, [], notEnabled);
  mount(app, seeCheckout, [], notEnabled);
  for (const method of ["get", "post"] as const) mount(app, portal(method), [auth(service)], noSubscription);
  mount(app, claim, [perAddress(service, claims)], async (c) => {
    await fieldsOf(c, claimBody);
    // Nothing can be bought here, so there is no transaction that is settled and for a fix report.
    throw new Problem("claim_not_found", "No settled fix report has this transaction id.");
  });
}

const notEnabled: Handler = () => {
  throw new Problem("billing_not_enabled", "Payments are not configured on this server, and nothing was bought.");
};

const noSubscription: Handler = () => {
  throw new Problem("no_subscription", "This key has no subscription: it is free, or was granted by hand.");
};
