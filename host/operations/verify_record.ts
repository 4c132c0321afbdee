/** Says whether a record or an answer with a receipt, as somebody shows it, is of this service and unaltered. */
import { z } from "@hono/zod-openapi";
import { Problem } from "../problems.ts";
import { noKeys, presented } from "../receipts.ts";
import { dateTime } from "./forms.ts";
import { done, operation } from "./operation.ts";

const NEITHER =
  "This is neither a record nor an answer with a receipt: one of them has signed, key_id and signature, the " +
  "other receipt. Send the whole JSON, as it was answered.";

const verification = z.object({
  status: z.enum(["authentic", "altered", "unsigned", "unknown_key"]).openapi({
    description:
      "authentic: signed here, and unaltered. altered: not as it was when it was signed. unsigned: nobody can tell. " +
      "unknown_key: signed with a key that this server does not have.",
  }),
  key_id: z.string().nullable().openapi({ description: "The key that signed it; of unknown_key, the one it names." }),
  issued_at: dateTime.nullable().openapi({ description: "When it was made; null unless it is authentic." }),
}).openapi("Verification");

export const verifyRecord = operation({
  id: "verifyRecord",
  path: "/v1/records/verify",
  tag: "Records",
  title: "Check a record or a receipt",
  description:
    "Needs no key, and stores nothing. Sixty a minute for one client address. The order of fields and white " +
    "space do not matter. What was signed before the signing key was changed stays authentic while the server knows the old key.",
  options: z.object({}),
  body: {
    takes: "fields",
    schema: z.looseObject({}).openapi({ description: "A record, or an answer with its receipt." }),
  },
  output: {
    description: "What the signature says",
    forms: {
      json: {
        schema: verification,
        example: () => ({ status: "authentic", key_id: "0123456789abcdef", issued_at: "2026-11-21T12:00:00.000Z" }),
      },
    },
  },
  problems: [],
  cost: 0,
  key: false,
  paced: false,
  window: "verifications",
  offline: false,
  async run({ world: { signingKeys = noKeys } }, { fields }) {
    const found = await presented(fields, signingKeys);
    return found === undefined ? new Problem("bad_request", NEITHER) : done(found);
  },
});
