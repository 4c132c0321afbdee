/** Compares two invoices by business term. */
import { z } from "@hono/zod-openapi";
import { joined } from "../../engine/model/bytes.ts";
import { JsonText } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { kindOf, reading, refusal, unpacked, worked } from "./documents.ts";
import { compared as example } from "./examples.ts";
import { comparison } from "./forms_of_comparison.ts";
import { type Context, type Document, done, operation } from "./operation.ts";
import { lang, maxCharacters } from "./options.ts";

const kinds = ["xml", "json", "pdf"] as const;

export const diff = operation({
  id: "diff",
  path: "/v1/diff",
  tag: "Documents",
  title: "Compare two invoices",
  description:
    "What two invoices state differently, by business term, whatever the syntax and the profile of each, and what each says is " +
    "due. Numbers are the same however many zeros they end in; lines are compared in their order. No rule runs.",
  charging: "Costs one document. What cannot be read costs nothing.",
  options: z.object({ max_characters: maxCharacters, lang }),
  body: {
    takes: "parts",
    parts: {
      a: { kinds, description: "The first invoice." },
      b: { kinds, description: "The second invoice." },
    },
  },
  output: { description: "What differs", forms: { json: { schema: comparison, example } } },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { parts }) {
    const a = await invoiceIn(context, parts.a, "a");
    if (a instanceof Problem) return a;
    const b = await invoiceIn(context, parts.b, "b");
    if (b instanceof Problem) return b;
    const both = { bytes: joined([a.bytes, b.bytes]) };
    const outcome = await worked(context, "diff", both, {
      kind: kindOf(a) === kindOf(b) ? kindOf(a) : "json",
      documents: [sideOf(a), sideOf(b)],
      split: a.bytes.length,
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return ofPart(refusal(outcome.refusal), outcome.of === 0 ? "a" : "b");
    const { changes, ...said } = outcome.ok;
    return done({ ...said, changes: new JsonText(changes) });
  },
});

async function invoiceIn(context: Context, given: Document, part: "a" | "b"): Promise<Document | Problem> {
  const found = await unpacked(context, given);
  return found instanceof Problem ? ofPart(found, part) : found.document;
}

/** A problem that says which of the two it is about. */
function ofPart({ code, message, details }: Problem, part: "a" | "b"): Problem {
  return new Problem(code, message, { ...details, fields: { ...details.fields, part } });
}

function sideOf(document: Document) {
  return { kind: kindOf(document), ...reading(document) };
}
