/** Says whether a record or an answer with a receipt, as somebody shows it, is of this service and unaltered. */
import { z } from "@hono/zod-openapi";
import { Problem } from "../domain/problems.ts";
import { STATEMENT } from "../domain/json_fields.ts";
import { judged, noKeys } from "../domain/receipts.ts";
import { dateTime } from "./forms.ts";
import { worked } from "./documents.ts";
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

/** An answer with a receipt, as short as one can be. */
const shown = {
  status: "valid",
  receipt: {
    result_sha256: "db33f72ae67ece8d14b90f1d7f0e0c0e3a83a6a1d6a0e0c1e3f4f0a1b2c3d4e5",
    issued_at: "2026-11-21T12:00:00.000Z",
    engine: "faktlint 0.1.0",
    statement: "What the receipt attests, and what it does not.",
    key_id: "0123456789abcdef",
    signature: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  },
};

export const verifyRecord = operation({
  id: "verifyRecord",
  path: "/v1/records/verify",
  tag: "Records",
  title: "Check a record or a receipt",
  description:
    "Needs no key, and stores nothing. Sixty a minute for one client address. Takes up to 1 MB and 30,000 values, and with " +
    "an API key, even a free one, everything that was signed here. The order of fields and white " +
    "space do not matter. What was signed before the signing key was changed stays authentic while the server knows the old key.",
  options: z.object({}),
  body: {
    takes: "statement",
    schema: z.looseObject({}).openapi({ description: "A record, or an answer with its receipt.", example: shown }),
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
  async run(context, { statement }) {
    const read = await worked(context, "statement", statement, STATEMENT[statement.of]);
    if (read instanceof Problem) return read;
    if ("problem" in read) return new Problem(read.problem.code, read.problem.message);
    const { world: { signingKeys = noKeys } } = context;
    return read.claim === undefined ? new Problem("bad_request", NEITHER) : done(await judged(read.claim, signingKeys));
  },
});
