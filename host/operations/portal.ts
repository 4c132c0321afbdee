/** A link to the pages of the payment provider on which a subscription is managed. */
import { z } from "@hono/zod-openapi";
import { isHeld } from "../domain/lifecycle.ts";
import { Problem } from "../domain/problems.ts";
import { done, operation } from "./operation.ts";
import { asked } from "./selling.ts";

const schema = z.object({
  url: z.url().openapi({ description: "Good once, and for a few minutes." }),
  note: z.string(),
}).openapi("Portal");

const NOTE =
  "This link works once and expires soon. There the plan and the card are changed, invoices are read, and the " +
  "subscription is cancelled; what was paid for stays until its period ends.";

export const portal = operation({
  id: "portal",
  path: "/v1/billing/portal",
  methods: ["get", "post"],
  tag: "Billing",
  title: "Get a link to manage the subscription of a key",
  options: z.object({}),
  body: { takes: "nothing" },
  output: {
    description: "The link",
    forms: { json: { schema, example: () => ({ url: "https://billing.stripe.com/p/session/test", note: NOTE }) } },
  },
  problems: ["no_subscription", "billing_error"],
  cost: 0,
  key: true,
  paced: false,
  offline: false,
  async run({ world: { billing, baseUrl = "" }, account }) {
    const customer = account?.customer;
    if (billing === undefined || account === undefined || customer === undefined || !isHeld(account)) {
      return new Problem("no_subscription", "This key has no subscription: it is free, or was granted by hand.");
    }
    const url = await asked(billing, billing.payments.portal(customer, `${baseUrl}/account`));
    return url instanceof Problem ? url : done({ url, note: NOTE });
  },
});
