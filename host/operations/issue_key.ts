/** Issues the free key of an e-mail address. */
import { z } from "@hono/zod-openapi";
import { tooMany } from "../metering/window.ts";
import { Problem } from "../domain/problems.ts";
import { issueFreeKey } from "../stores/signups.ts";
import { nextDay } from "../kit/calendar.ts";
import { keyIssued } from "./forms_of_keys.ts";
import { keyIssued as example } from "./key_examples.ts";
import { done, operation } from "./operation.ts";

const INVALID = "email is missing or no valid address. Send a JSON object with an address of at most 254 characters";

/** As browsers check it (HTML, "valid e-mail address"). */
const email = z.email({ pattern: z.regexes.html5Email, error: INVALID }).max(254, INVALID).openapi({
  example: "you@example.com",
});

export const issueKey = operation({
  id: "issueKey",
  path: "/v1/keys",
  origins: "any",
  tag: "Keys",
  title: "Get a free key",
  description:
    "One free key an e-mail address, and five a day for one client address. PDFs that it generates are previews: " +
    "PREVIEW is printed across their pages, and they have no GiroCode.",
  options: z.object({}),
  body: { takes: "fields", schema: z.object({ email }) },
  output: {
    description: "The key; it is shown this once",
    forms: { json: { schema: keyIssued, example: () => example } },
  },
  problems: ["invalid_email", "key_already_issued", "too_many_requests"],
  cost: 0,
  key: false,
  paced: false,
  creates: true,
  window: "signups",
  secret: true,
  offline: false,
  async run({ world: { stores }, address, now, repeatable }, { fields: { email } }) {
    if (stores === undefined || address === undefined) throw new TypeError("keys are issued by a service");
    const issued = await issueFreeKey(stores, email, address, repeatable);
    if ("ok" in issued) return done(issued.ok);
    if (issued.error === "key_already_issued") return new Problem("key_already_issued", ALREADY_ISSUED);
    return tooMany(nextDay(now.getTime()) - now.getTime(), "This address got as many keys today as one can.");
  },
});

const ALREADY_ISSUED = "This e-mail address has a free key already. Use it; a key cannot be shown again.";
