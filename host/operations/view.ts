/** Shows an invoice to people, whatever is wrong with it. */
import { z } from "@hono/zod-openapi";
import { viewForms } from "../documents/viewing.ts";
import { Problem } from "../domain/problems.ts";
import { opening, refusal, unpacked, worked } from "./documents.ts";
import { operation } from "./operation.ts";
import { flag, lang, maxCharacters } from "./options.ts";

const format = z.enum(viewForms).optional().meta({
  description:
    "html (the default): one page without scripts, which loads nothing. text: for a terminal. Left out, the header Accept says it.",
});

const findings = flag("Say at each value what the official validators find there.");

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
  output: { description: "The invoice as a page or as text", forms: { html: {}, text: {} } },
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
    const outcome = await worked(context, "view", document, {
      ...opening(context, document),
      as: format,
      findings: findings === "true",
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    return { outcome: "done", content: format === "html" ? { html: outcome.ok } : { text: outcome.ok } };
  },
});
