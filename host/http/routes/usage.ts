/** `GET /v1/usage`. */
import { auth } from "../middleware/auth.ts";
import { usage as example } from "../openapi/examples.ts";
import { createRoute, failures, keyFailures, mount } from "../openapi/route.ts";
import { usage as usageSchema } from "../openapi/schemas.ts";
import type { App, Service } from "../service.ts";
import type { Account } from "../../stores/accounts.ts";
import { type Usage, usageOf } from "../../stores/usage.ts";

const route = createRoute({
  method: "get",
  path: "/v1/usage",
  tags: ["Keys"],
  operationId: "usage",
  summary: "Documents used and left this month",
  responses: {
    200: { description: "The usage", content: { "application/json": { schema: usageSchema, example } } },
    ...failures(...keyFailures),
  },
});

export function mountUsage(app: App, service: Service): void {
  mount(app, route, [auth(service)], async (c) => {
    const account = c.get("account");
    if (account === undefined) throw new TypeError("auth() lets nobody through without an account");
    return c.json(resultOf(account, await usageOf(service.stores, account), service.baseUrl));
  });
}

const LATE = "The last payment failed, and the payment provider tries again. Check the card in the billing portal.";

function resultOf(account: Account, { tier, period, used, limit, remaining, resetsAt }: Usage, baseUrl: string) {
  const { pastDue, origin, tierExpires } = account;
  // Who signed up and is not on the free tier has paid; what the operator granted has no portal.
  const paid = tier !== "free" && origin === "signup";
  return {
    ...{ tier, period, used, limit, remaining },
    resets_at: resetsAt.toISOString(),
    past_due: pastDue,
    ...(pastDue ? { billing_warning: LATE } : {}),
    ...(paid ? { portal_endpoint: `${baseUrl}/v1/billing/portal` } : {}),
    ...(tierExpires === undefined ? {} : { tier_expires: tierExpires }),
  };
}
