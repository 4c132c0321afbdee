/** How a purchase stands that was begun here: for the page that customers come back to, which trusts no redirect. */
import { z } from "@hono/zod-openapi";
import { isServed } from "../domain/lifecycle.ts";
import { planNames } from "../domain/plans.ts";
import { Problem } from "../domain/problems.ts";
import { readAccount } from "../stores/accounts.ts";
import { isPaid, noteDue, purchaseOf } from "../stores/billing.ts";
import { done, operation } from "./operation.ts";
import { isTransactionId, transactionId } from "./selling.ts";

const schema = z.object({
  status: z.enum(["waiting", "done"]).openapi({
    description: "done: the payment is confirmed, and for a subscription its allowance applies.",
  }),
  plan: z.enum(planNames),
}).openapi("CheckoutStatus");

export const checkoutStatus = operation({
  id: "checkoutStatus",
  path: "/v1/billing/checkout/status",
  tag: "Billing",
  title: "Say whether a payment is confirmed",
  description:
    "As the payment provider reported it to this server, whatever page the browser came back to. For 40 days.",
  options: z.object({}),
  body: { takes: "fields", schema: z.object({ transaction_id: transactionId }) },
  output: {
    description: "The state of the payment",
    forms: { json: { schema, example: () => ({ status: "done", plan: "starter" }) } },
  },
  problems: ["claim_not_found"],
  cost: 0,
  key: false,
  paced: false,
  window: "purchases",
  offline: false,
  async run({ world: { stores }, now }, { fields: { transaction_id: session } }) {
    if (stores === undefined) throw new TypeError("purchases are made at a service");
    const bought = isTransactionId(session) ? await purchaseOf(stores, session) : undefined;
    if (bought === undefined) return new Problem("claim_not_found", "No purchase that was begun here has this id.");
    const { plan, account: id } = bought;
    if (id === undefined) return done({ status: await isPaid(stores, session) ? "done" : "waiting", plan });
    const account = (await readAccount(stores, id))?.account;
    if (account !== undefined && isServed(account, now.getTime())) return done({ status: "done", plan });
    // Where an event got lost, Stripe is asked.
    if (account?.customer !== undefined) await noteDue(stores, account.customer);
    return done({ status: "waiting", plan });
  },
});
