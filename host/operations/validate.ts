/** Judges an invoice, XML or JSON. */
import { z } from "@hono/zod-openapi";
import { type Location, validate as judge, validateJson, type Verdict } from "../../engine/mod.ts";
import { Problem } from "../problems.ts";
import { fingerprint } from "../receipts.ts";
import { draftRecord } from "../stores/records.ts";
import { reading, refusal, wording } from "./documents.ts";
import { verdict as example } from "./examples.ts";
import { validationResult } from "./forms.ts";
import { type Context, type Document, done, operation, type Result } from "./operation.ts";
import { lang, maxCharacters, profile, record, strict } from "./options.ts";

const options = z.object({ record, max_characters: maxCharacters, profile, strict, lang });

export const validate = operation({
  id: "validate",
  path: "/v1/validate",
  tag: "Documents",
  title: "Judge an invoice",
  charging: "Costs one document, whether or not the invoice is valid. What cannot be read costs nothing.",
  options,
  body: { takes: "document", kinds: ["json", "xml"] },
  output: { description: "The verdict", forms: { json: { schema: validationResult, example } } },
  problems: ["record_too_large", "record_quota_exceeded"],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document }) {
    const verdict = judged(context, options, document);
    if (verdict instanceof Problem) return verdict;
    return options.record === "true" ? await recorded(context, verdict, document) : done(verdict);
  },
});

type Options = z.output<typeof options>;

function judged(context: Context, { profile, strict }: Options, document: Document): Verdict<Location> | Problem {
  const how = {
    ...wording(context),
    ...reading(document),
    ...(profile === undefined ? {} : { profile }),
    strict: strict === "true",
  };
  const outcome = document.kind === "xml" ? judge(document.bytes, how) : validateJson(document.bytes, how);
  return "refusal" in outcome ? refusal(outcome.refusal) : outcome.ok;
}

/** The verdict with the record of it, which is stored when the document is charged. */
async function recorded(
  { world: { stores, signingKeys } }: Context,
  verdict: Verdict<Location>,
  { kind, bytes }: Document,
): Promise<Result | Problem> {
  if (stores === undefined) throw new TypeError("there is no store for records here");
  const document = await fingerprint(kind === "xml" ? "xml" : "json", bytes);
  const draft = await draftRecord(stores, verdict, document, signingKeys?.current);
  if (draft !== "too_large") return { ...done(verdict), draft };
  return new Problem("record_too_large", "The findings are too long for a record. Leave record=true out.");
}
