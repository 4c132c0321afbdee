/** Puts the XML of an invoice into a person's own PDF. */
import { z } from "@hono/zod-openapi";
import { Problem } from "../domain/problems.ts";
import { refusal, worked } from "./documents.ts";
import { text } from "./forms.ts";
import { operation } from "./operation.ts";
import { flag, lang, maxCharacters } from "./options.ts";

const reason = z.object({
  page: z.int().min(1).nullable().openapi({ description: "From 1; null where it is of the whole file." }),
  kind: z.string().openapi({ example: "font" }),
  about: z.string().openapi({ example: "Helvetica" }),
  message: text("Why the PDF cannot be PDF/A-3."),
}).openapi("NotArchivable");

const disagreement = z.object({
  term: z.enum(["BT-1", "BT-2", "BT-115", "BT-84"]),
  pages: text("What the pages state."),
  xml: text("What the XML states."),
}).openapi("Disagreement");

const refused = z.object({
  error: z.enum(["pdf_not_archivable", "pages_disagree"]),
  message: text("Why nothing was made, and what to do."),
  reasons: z.array(reason).optional(),
  disagreements: z.array(disagreement).optional(),
}).openapi("NotEmbedded");

const NOT_ARCHIVABLE =
  "This PDF cannot become PDF/A-3, which Factur-X requires: reasons says why, by page. Save it as PDF/A, or ask for an " +
  "ordinary PDF with the XML inside (no_pdfa).";
const DISAGREE =
  "The pages state something else than the XML: disagreements has both values. Correct one of them, or insist (force).";

export const embed = operation({
  id: "embed",
  path: "/v1/embed",
  tag: "Documents",
  title: "Put an invoice into your own PDF",
  description:
    "Makes a Factur-X of your PDF and the XML (CII): the XML is attached by an incremental update, with AFRelationship, AF, " +
    "XMP metadata and, where it lacks one, an output intent; no byte of your PDF changes. The header X-PDFA says what it " +
    "is: 3a, 3b or none. What keeps it from being PDF/A-3 is named page by page, and nothing is made then.",
  charging: "Costs one document. What is not made costs nothing.",
  options: z.object({
    no_pdfa: flag("Make an ordinary PDF with the XML inside, which does not claim to be PDF/A-3."),
    force: flag("Embed also where the pages state another number, date, total or IBAN than the XML."),
    max_characters: maxCharacters,
    lang,
  }),
  body: {
    takes: "parts",
    parts: {
      pdf: { kinds: ["pdf"], description: "The PDF that people read." },
      xml: { kinds: ["xml"], description: "The invoice in CII.", option: true },
    },
  },
  output: { description: "The PDF with the XML inside", forms: { pdf: {} } },
  refused: { description: "Not made: the PDF cannot be PDF/A-3, or its pages state something else", schema: refused },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options: { no_pdfa, force }, parts: { pdf, xml } }) {
    const outcome = await worked(context, "embed", pdf, {
      xml: xml.bytes,
      date: context.now,
      pdfa: no_pdfa !== "true",
      force: force === "true",
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    if ("ok" in outcome) return { outcome: "done", content: outcome.ok };
    const json = "reasons" in outcome
      ? { error: "pdf_not_archivable", message: NOT_ARCHIVABLE, ...outcome }
      : { error: "pages_disagree", message: DISAGREE, ...outcome };
    return { outcome: "refused", content: { json } };
  },
});
