/** Starts the purchase of a subscription, or of a fix report. */
import { z } from "@hono/zod-openapi";
import { beginFixReport, beginPurchase } from "../billing/checkout.ts";
import { type Plan, planNames } from "../domain/plans.ts";
import { identified } from "../metering/identify.ts";
import { Problem } from "../domain/problems.ts";
import { text } from "./forms.ts";
import { type Context, done, operation, type Result } from "./operation.ts";
import { asked, notSold } from "./selling.ts";

const PLANS = `${planNames.slice(0, -1).join(", ")} or ${planNames.at(-1)}`;

const schema = z.object({
  url: z.url().openapi({ description: "Where to pay: send the customer there. It is open for 23 hours." }),
  session_id: z.string().optional(),
  transaction_id: text("What a fix report is claimed with: a credential."),
  plan: z.enum(planNames),
  portal_endpoint: z.url().openapi({ description: "Where to ask for a link to manage the subscription." }),
}).openapi("Checkout");

export const checkout = operation({
  id: "startCheckout",
  path: "/v1/billing/checkout",
  origins: "own",
  tag: "Billing",
  title: "Start the purchase of a subscription",
  description:
    "The key to upgrade is in the bearer header or in the body, and the header wins. The same purchase that is begun " +
    "again, at once or later, leads to the same page, so that it is never made twice. A fix report needs no key, and " +
    "comes with one of its own: POST /v1/fix/claim.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.object({
      key: z.string("want a text").optional().openapi({
        example: "YOUR_KEY",
        description: "The key to upgrade; a bearer header wins over it.",
      }),
      plan: z.enum(planNames, `plan is missing or unknown. Send ${PLANS}`).openapi({
        example: "starter",
        description: "What to buy.",
      }),
      period: z.enum(["monthly", "annual"], "want monthly or annual").optional().openapi({
        example: "annual",
        description: "annual makes starter starter_annual, and scale scale_annual.",
      }),
    }),
  },
  output: { description: "The page on which to pay", forms: { json: { schema, example: () => example } } },
  problems: [
    "invalid_plan",
    "missing_api_key",
    "invalid_api_key",
    "key_rotated",
    "already_subscribed",
    "billing_error",
    "billing_not_enabled",
  ],
  cost: 0,
  key: false,
  paced: false,
  window: "purchases",
  offline: false,
  async run(context, { fields: { key, plan: named, period } }) {
    const plan = planFor(named, period);
    if (plan === undefined) {
      return new Problem("invalid_plan", `The plan ${named} does not come in the period ${period}. Leave period out.`);
    }
    const { world: { billing } } = context;
    if (billing?.payments.prices[plan] === undefined) return notSold();
    if (plan === "fix_report") {
      const page = await asked(billing, beginFixReport(billing));
      return page instanceof Problem ? page : answer(context, plan, page);
    }
    const account = await identified(billing.stores, context.key ?? key);
    if (account instanceof Problem) return account;
    const page = await asked(billing, beginPurchase(billing, account.id, plan));
    if (page instanceof Problem) return page;
    return page === "already_subscribed" ? new Problem(page, ALREADY) : answer(context, plan, page);
  },
});

const ALREADY = "This key has a subscription already, and nothing was bought. Change its plan in the billing portal: " +
  "GET /v1/billing/portal gives a link.";

function planFor(plan: Plan, period: "monthly" | "annual" | undefined): Plan | undefined {
  if (period === undefined) return plan;
  if (period === "monthly") return plan === "starter" || plan === "scale" ? plan : undefined;
  if (plan === "fix_report") return undefined;
  return plan === "starter" || plan === "starter_annual" ? "starter_annual" : "scale_annual";
}

function answer(
  { world: { baseUrl = "" } }: Context,
  plan: Plan,
  { url, session }: { readonly url: string; readonly session: string },
): Result {
  return done({
    url,
    session_id: session,
    transaction_id: session,
    plan,
    portal_endpoint: `${baseUrl}/v1/billing/portal`,
  });
}

const example = {
  url: "https://checkout.stripe.com/c/pay/cs_123",
  session_id: "cs_123",
  transaction_id: "cs_123",
  plan: "starter",
  portal_endpoint: "https://faktlint.example/v1/billing/portal",
} as const;
