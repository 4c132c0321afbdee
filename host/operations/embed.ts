/** Puts the XML of an invoice into a person's own PDF. */
import { z } from "@hono/zod-openapi";
import type { Language } from "../documents/locales.ts";
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

export const notEmbedded = z.object({
  error: z.enum(["pdf_not_archivable", "pages_disagree"]),
  message: text("Why nothing was made, and what to do."),
  reasons: z.array(reason).optional(),
  disagreements: z.array(disagreement).optional(),
}).openapi("NotEmbedded");

/** Why nothing was made. */
const messages: Readonly<Record<"pdf_not_archivable" | "pages_disagree", Readonly<Record<Language, string>>>> = {
  pdf_not_archivable: {
    en:
      "This PDF cannot become PDF/A-3, which Factur-X requires: reasons says why, by page. Save it as PDF/A, or ask for an " +
      "ordinary PDF with the XML inside (no_pdfa).",
    de:
      "Dieses PDF kann kein PDF/A-3 werden, wie Factur-X es verlangt: reasons sagt, warum, nach Seiten. Speichern Sie es als " +
      "PDF/A, oder fordern Sie ein gewöhnliches PDF mit dem XML darin an (no_pdfa).",
    fr:
      "Ce PDF ne peut pas devenir du PDF/A-3, qu’exige Factur-X\u00a0: reasons dit pourquoi, par page. Enregistrez-le en " +
      "PDF/A, ou demandez un PDF ordinaire avec le XML dedans (no_pdfa).",
  },
  pages_disagree: {
    en:
      "The pages state something else than the XML: disagreements has both values. Correct one of them, or insist (force).",
    de:
      "Auf den Seiten steht etwas anderes als im XML: disagreements nennt beide Werte. Berichtigen Sie eines von beiden, oder " +
      "bestehen Sie darauf (force).",
    fr:
      "Les pages indiquent autre chose que le XML\u00a0: disagreements donne les deux valeurs. Corrigez l’un des deux, ou " +
      "insistez (force).",
  },
};

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
  refused: {
    description: "Not made: the PDF cannot be PDF/A-3, or its pages state something else",
    schema: notEmbedded,
  },
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
      lang: context.lang,
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    if ("ok" in outcome) return { outcome: "done", content: outcome.ok };
    const error = "reasons" in outcome ? "pdf_not_archivable" : "pages_disagree";
    return { outcome: "refused", content: { json: { error, message: messages[error][context.lang], ...outcome } } };
  },
});
