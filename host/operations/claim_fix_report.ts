/** The key of a fix report that was paid for. */
import { z } from "@hono/zod-openapi";
import { FIX_REPORT_DAYS } from "../domain/plans.ts";
import type { Shop } from "../billing/shop.ts";
import { Problem } from "../domain/problems.ts";
import { type Claimed, claimedBefore, claimKey, isClaimed } from "../stores/billing.ts";
import { type Repeatable, type Replay, replayOf } from "../stores/replays.ts";
import { counted, dateTime } from "./forms.ts";
import { keyIssued as exampleKey } from "./key_examples.ts";
import { done, operation, type Result } from "./operation.ts";
import { asked, isTransactionId, transactionId } from "./selling.ts";

const schema = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier: z.literal("starter"),
  monthly_limit: counted("Documents a month."),
  expires: dateTime.openapi({ description: "When the key falls to the free tier; it keeps working." }),
  days: counted("Days on the starter tier."),
  instructions: z.array(z.string()),
}).openapi("FixReportClaimed");

const INSTRUCTIONS = [
  "Store the key now: it is shown this once and cannot be recovered.",
  "Send your invoice to POST /v1/validate?record=true with the header Authorization: Bearer followed by the key. The " +
  "answer says what is wrong and how to fix it, and names a signed record of the verdict.",
  "Reply to the receipt by e-mail with the address of that record, or with the invoice: a person answers.",
  `After ${FIX_REPORT_DAYS} days the key is a free one. It keeps working, and its records stay readable for 365 days.`,
] as const;

export const claimFixReport = operation({
  id: "claimFixReport",
  path: "/v1/fix/claim",
  tag: "Billing",
  title: "Claim the key of a fix report that was paid for",
  description: "Ten attempts a day for one client address. The answer shows the key this once.",
  options: z.object({}),
  body: { takes: "fields", schema: z.object({ transaction_id: transactionId }) },
  output: { description: "The key", forms: { json: { schema, example } } },
  problems: ["claim_not_found", "already_claimed", "billing_error"],
  cost: 0,
  key: false,
  paced: false,
  window: "claims",
  secret: true,
  offline: false,
  async run({ world: { billing }, repeatable }, { fields: { transaction_id: session } }) {
    if (billing === undefined || !isTransactionId(session)) return notFound();
    return await claimed(billing, session, repeatable);
  },
});

async function claimed(billing: Shop, session: string, repeatable?: Repeatable): Promise<Result | Problem> {
  const replay = repeatable === undefined ? undefined : await replayOf("claim", repeatable, session);
  const before = await earlier(billing, session, replay);
  if (before !== undefined) return before;
  const found = await asked(billing, billing.payments.session(session));
  if (found instanceof Problem) return found;
  // Money that went back may have been claimed by this very request, whose answer was lost, while Stripe was asked.
  if (found?.isFixReport !== true || !found.isSettled) return await earlier(billing, session, replay) ?? notFound();
  const made = await claimKey(billing.stores, found, FIX_REPORT_DAYS, replay);
  return made === "already_claimed" ? already() : answerOf(made);
}

/** What comes of a claim that was made before; undefined where none was. */
async function earlier({ stores }: Shop, session: string, replay?: Replay): Promise<Result | Problem | undefined> {
  if (!await isClaimed(stores, session)) return undefined;
  // Read after the claim, with which it is stored: who finds a claim that this request made finds its answer, too.
  const before = await claimedBefore(stores, replay);
  return before === undefined ? already() : answerOf(before);
}

function answerOf({ key, monthly_limit, expires }: Claimed): Result {
  return done({ key, tier: "starter", monthly_limit, expires, days: FIX_REPORT_DAYS, instructions: INSTRUCTIONS });
}

function notFound(): Problem {
  return new Problem("claim_not_found", "No settled fix report has this transaction id.");
}

function already(): Problem {
  return new Problem("already_claimed", "This fix report was claimed already. Use the key that was shown then.");
}

function example(): z.input<typeof schema> {
  return {
    key: exampleKey.key,
    tier: "starter",
    monthly_limit: 2500,
    expires: "2026-12-21T12:00:00.000Z",
    days: FIX_REPORT_DAYS,
    instructions: [...INSTRUCTIONS],
  };
}
