/** Checks an invoice, XML or JSON. */
import { z } from "@hono/zod-openapi";
import type { AnyVerdict } from "../../engine/mod.ts";
import { withContainer } from "../documents/container.ts";
import { Problem } from "../domain/problems.ts";
import type { Fingerprint } from "../domain/fingerprint.ts";
import { draftRecord } from "../stores/records.ts";
import { reading, refusal, unpacked, wording, worked } from "./documents.ts";
import { verdict as example } from "./examples.ts";
import { validationResult } from "./forms.ts";
import { type Context, done, operation, type Result } from "./operation.ts";
import { asOf, container, lang, maxCharacters, next, official, profile, record, strict } from "./options.ts";

const options = z.object({
  record,
  max_characters: maxCharacters,
  profile,
  strict,
  official,
  as_of: asOf,
  next,
  container,
  lang,
});

export const validate = operation({
  id: "validate",
  path: "/v1/validate",
  tag: "Documents",
  title: "Check an invoice",
  description:
    "An invoice as JSON, as XML (UBL or CII), or inside of a PDF (Factur-X, ZUGFeRD): the content type says which. " +
    "Of a PDF the XML inside is checked, and `attachment` says which file that is; its pages are not looked at. Where the PDF " +
    "around it is not as Factur-X requires, findings PDF-… say so: as information, and as errors with `container`.",
  charging: "Costs one document, whether or not the invoice is valid. What cannot be read costs nothing.",
  options,
  body: { takes: "document", kinds: ["json", "xml", "pdf"] },
  output: { description: "The verdict", forms: { json: { schema: validationResult, example } } },
  problems: ["record_too_large", "record_quota_exceeded"],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document: given }) {
    const found = await unpacked(context, given, { fatal: options.container === "true" });
    if (found instanceof Problem) return found;
    const { document, inside, container } = found;
    const isRecorded = options.record === "true";
    const judged = await worked(context, document.kind === "xml" ? "validate" : "validateJson", document, {
      ...wording(context),
      ...reading(document),
      profile: options.profile,
      asOf: options.as_of,
      strict: options.strict === "true",
      next: options.next === "true",
      official: options.official === "true",
      fingerprinted: isRecorded,
    });
    if (judged instanceof Problem) return judged;
    const { outcome, fingerprint, next } = judged;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    const verdict = await withContainer(outcome.ok, container);
    const answer = isRecorded ? await recorded(context, verdict, fingerprint) : done(verdict);
    return answer instanceof Problem || !("json" in answer.content) ? answer : {
      ...answer,
      content: { json: { ...answer.content.json, next, ...inside } },
    };
  },
});

/** The verdict with the record of it, which is stored when the document is charged. */
async function recorded(
  { world: { stores, signingKeys } }: Context,
  verdict: AnyVerdict,
  document: Fingerprint | undefined,
): Promise<Result | Problem> {
  if (stores === undefined || document === undefined) throw new TypeError("there is no store for records here");
  const draft = await draftRecord(stores, verdict, document, signingKeys?.current);
  if (draft !== "too_large") return { ...done(verdict), draft };
  return new Problem("record_too_large", "The findings are too long for a record. Leave record=true out.");
}
