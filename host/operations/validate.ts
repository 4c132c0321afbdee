/** Judges an invoice, XML or JSON. */
import { z } from "@hono/zod-openapi";
import { type Location, validate as judge, validateJson, type Verdict } from "../../engine/mod.ts";
import { Problem } from "../problems.ts";
import { fingerprint } from "../receipts.ts";
import { createRecord } from "../stores/records.ts";
import { reading, refusal, wording } from "./documents.ts";
import { verdict as example } from "./examples.ts";
import { validationResult } from "./forms.ts";
import { type Context, type Document, done, operation } from "./operation.ts";
import { lang, maxCharacters, profile, record, strict } from "./options.ts";

const options = z.object({ record, max_characters: maxCharacters, profile, strict, lang });

export const validate = operation({
  id: "validate",
  path: "/v1/validate",
  tag: "Documents",
  title: "Judge an invoice",
  description: "Costs one document, whether or not the invoice is valid. What cannot be read costs nothing.",
  options,
  body: { takes: "document", kinds: ["json", "xml"] },
  output: { description: "The verdict", forms: { json: { schema: validationResult, example } } },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document }) {
    const verdict = judged(context, options, document);
    if (verdict instanceof Problem) return verdict;
    return done(options.record === "true" ? await recorded(context, verdict, document) : verdict);
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

/** The verdict with the place of its record. */
async function recorded({ world }: Context, verdict: Verdict<Location>, { kind, bytes }: Document): Promise<object> {
  const { stores, baseUrl, signingKey } = world;
  if (stores === undefined) throw new TypeError("there is no store for records here");
  const document = await fingerprint(kind === "xml" ? "xml" : "json", bytes);
  const { id, expires } = await createRecord(stores, verdict, document, signingKey);
  return { ...verdict, record: { id, url: `${baseUrl}/r/${id}`, json: `${baseUrl}/v1/records/${id}`, expires } };
}
