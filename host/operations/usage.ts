/** Documents used and left this month. */
import { z } from "@hono/zod-openapi";
import { isHeld } from "../domain/lifecycle.ts";
import type { Account } from "../stores/accounts.ts";
import { type Usage, usageOf } from "../stores/usage.ts";
import { usage as schema } from "./forms_of_keys.ts";
import { usage as example } from "./key_examples.ts";
import { done, operation } from "./operation.ts";

export const usage = operation({
  id: "usage",
  path: "/v1/usage",
  methods: ["get"],
  tag: "Keys",
  title: "Documents used and left this month",
  options: z.object({}),
  body: { takes: "nothing" },
  output: { description: "The usage", forms: { json: { schema, example: () => example } } },
  problems: [],
  cost: 0,
  key: true,
  paced: false,
  offline: false,
  async run({ world: { baseUrl, stores }, account }) {
    if (stores === undefined || account === undefined) throw new TypeError("usage is that of an account");
    return done(resultOf(account, await usageOf(stores, account), baseUrl));
  },
});

const LATE = "The last payment failed, and the payment provider tries again. Check the card in the billing portal.";

function resultOf(account: Account, { tier, period, used, limit, remaining, resetsAt }: Usage, baseUrl = "") {
  const { pastDue, tierExpires } = account;
  return {
    ...{ tier, period, used, limit, remaining },
    resets_at: resetsAt.toISOString(),
    past_due: pastDue,
    ...(pastDue ? { billing_warning: LATE } : {}),
    // What the operator granted, and a fix report, has no portal.
    ...(isHeld(account) ? { portal_endpoint: `${baseUrl}/v1/billing/portal` } : {}),
    tier_expires: tierExpires?.slice(0, "YYYY-MM-DD".length),
  };
}
