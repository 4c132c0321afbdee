/** What of billing is no operation: whether anything is sold, and what Stripe tells. */
import { take } from "../../billing/events.ts";
import { Problem } from "../../domain/problems.ts";
import { problem } from "../../domain/wording.ts";
import { readBody } from "../middleware/body.ts";
import { createRoute, failures, mount, z } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";

const seeCheckout = createRoute({
  method: "get",
  path: "/v1/billing/checkout",
  tags: ["Billing"],
  operationId: "seeCheckout",
  summary: "Say whether purchases are enabled",
  description: "405 where they are, 503 where they are not.",
  security: [],
  responses: failures("method_not_allowed", "billing_not_enabled"),
});

const webhook = createRoute({
  method: "post",
  path: "/v1/billing/webhook",
  tags: ["Billing"],
  operationId: "receiveBillingEvent",
  summary: "Take an event of the payment provider",
  description: "For Stripe alone: signed with the secret of the webhook, five minutes ago at the most.",
  security: [],
  request: {
    headers: z.object({
      "Stripe-Signature": z.string().optional().openapi({ description: "As Stripe signs, over the raw body." }),
    }),
    body: { content: { "application/json": { schema: z.looseObject({}) } } },
  },
  responses: {
    200: {
      description: "It is noted",
      content: { "application/json": { schema: z.object({ received: z.literal(true) }), example: { received: true } } },
    },
    ...failures("bad_request", "busy", "payload_too_large", "billing_not_enabled", "rate_limited"),
  },
});

export function mountBilling(app: App, { billing, readEvent, stores }: Service): void {
  mount(app, seeCheckout, [], () => {
    if (billing === undefined) throw notEnabled();
    throw problem("purchase_by_post", {}, { headers: { Allow: "OPTIONS, POST" } });
  });
  mount(app, webhook, [], async (c) => {
    if (billing === undefined || readEvent === undefined) throw notEnabled();
    const body = await readBody(c);
    const text = new TextDecoder().decode(body);
    const event = await readEvent(text, c.req.header("stripe-signature") ?? "", stores.clock());
    if (event === undefined) throw problem("event_not_signed");
    await take(billing, event);
    return c.json({ received: true });
  });
}

function notEnabled(): Problem {
  return new Problem("billing_not_enabled", "Payments are not configured on this server, and nothing was bought.");
}
