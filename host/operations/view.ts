/** Shows an invoice to people, whatever is wrong with it. */
import { z } from "@hono/zod-openapi";
import { viewForms } from "../documents/view_forms.ts";
import { Problem } from "../domain/problems.ts";
import type { OptionsOf } from "../workers/jobs.ts";
import { opening, refusal, unpacked, worked } from "./documents.ts";
import { findings as listed } from "./forms.ts";
import { type Context, type Document, operation, type Result } from "./operation.ts";
import { flag, lang, maxCharacters } from "./options.ts";

const format = z.enum(viewForms).optional().meta({
  description:
    "html (the default): one page without scripts, which loads nothing. pdf: PDF/UA-1 and PDF/A-3a. text: for a terminal. Left " +
    "out, the header Accept says it.",
});

const findings = flag("Say at each value what the official validators find there.");

const notPrinted = z.object({
  errors: listed.openapi({
    description: "Each text with characters that no typeface has, or whose typeface is not installed.",
  }),
}).openapi("NotPrinted", { description: "Why no PDF was made. Ask for html or text instead." });

export const view = operation({
  id: "view",
  path: "/v1/view",
  tag: "Documents",
  title: "Show an invoice to people",
  description:
    "Any invoice that can be read, valid or not, whatever its profile: everything that it states under the names that accountants " +
    "use, with its attachments by name and size, and at the end what no business term holds.",
  charging: "Costs one document. What cannot be read costs nothing.",
  options: z.object({ format, findings, max_characters: maxCharacters, lang }),
  body: { takes: "document", kinds: ["xml", "json", "pdf"] },
  output: { description: "The invoice as a page, as PDF or as text", forms: { html: {}, text: {}, pdf: {} } },
  refused: { description: "No typeface here has all characters of the texts, which a PDF needs", schema: notPrinted },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document: given }) {
    const { format = "html", findings } = options;
    const found = await unpacked(context, given);
    if (found instanceof Problem) return found;
    const { document } = found;
    const asked = { ...opening(context, document), findings: findings === "true" };
    if (format === "pdf") return await printed(context, document, asked);
    const outcome = await worked(context, "view", document, { ...asked, as: format });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    return { outcome: "done", content: format === "html" ? { html: outcome.ok } : { text: outcome.ok } };
  },
});

async function printed(
  context: Context,
  document: Document,
  asked: Omit<OptionsOf<"printView">, "date">,
): Promise<Result | Problem> {
  const outcome = await worked(context, "printView", document, { ...asked, date: context.now });
  if (outcome instanceof Problem) return outcome;
  if ("refusal" in outcome) return refusal(outcome.refusal);
  if ("findings" in outcome) return { outcome: "refused", content: { json: { errors: outcome.findings } } };
  return { outcome: "done", content: { pdf: outcome.ok } };
}
