/** Writes an invoice as XML, or as a PDF with the XML inside. */
import { z } from "@hono/zod-openapi";
import { type Profile, startsAsXml } from "../../engine/mod.ts";
import type { AttachmentName } from "../../engine/pdf/mod.ts";
import { attachmentNames, attachmentProfiles, madeOn } from "../documents/pages.ts";
import type { Generation } from "../documents/generation.ts";
import { JsonText } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import type { Pages, ResultOf, Written } from "../workers/jobs.ts";
import { reading, refusal, wording, worked } from "./documents.ts";
import { written as example } from "./examples.ts";
import { generateEnvelope, refusedResult } from "./forms.ts";
import { type Context, done, operation, type Result } from "./operation.ts";
import { flag, lang, maxCharacters, profileSchema } from "./options.ts";

const format = z.enum(["json", "xml", "pdf"]).optional().meta({
  description:
    "json (the default): an envelope. xml: the document alone. pdf: for the profiles facturx-en16931 and fr-ctc-cii, or " +
    "with attachment=xrechnung.xml for xrechnung-cii. Left out, the header Accept says it.",
});

const attachment = z.enum(attachmentNames).optional().meta({
  description:
    "What the XML is called in a PDF. factur-x.xml (the default): for facturx-en16931 and fr-ctc-cii. xrechnung.xml: for " +
    "xrechnung-cii, which is the Factur-X profile XRECHNUNG.",
});

const date = z.string().refine((text) => madeOn(text) !== undefined, "want a date such as 2026-11-20").optional().meta({
  description:
    "When a PDF says that it was made, a day or a second in UTC (2026-11-20T09:30:00Z): the same invoice and date give the " +
    "same bytes. Left out, it is now.",
  example: "2026-11-20",
});

const profile = profileSchema.optional().meta({
  description: "What to write by; it wins over what the invoice says.",
});

const amounts = z.enum(["computed", "stated"]).optional().meta({
  description:
    "computed (the default): VAT and totals are written as they follow from the lines, and each that was stated otherwise is a warning. stated: they are written as stated, wherever the rules hold.",
});
const strict = flag(
  "Give exactly the verdict of the official validators. For the profiles of XRechnung and of France, true is the default.",
);

export const generate = operation({
  id: "generate",
  path: "/v1/generate",
  tag: "Documents",
  title: "Write an invoice as XML or PDF",
  description:
    "A PDF is PDF/A-3a and PDF/UA-1, in the language of texts, with the XML inside. The field pages of the invoice " +
    "puts a logo and a footer on its pages. On the free tier it is a preview: PREVIEW is printed across its pages, it has no " +
    "GiroCode to pay by, and the answer has the header X-Preview: true.",
  charging: "Costs one document. An invoice with a fatal finding is not written, and costs nothing.",
  options: z.object({ format, profile, attachment, date, amounts, max_characters: maxCharacters, strict, lang }),
  body: { takes: "document", kinds: ["json"] },
  output: {
    description: "The document",
    forms: {
      json: { schema: generateEnvelope, example: () => envelopeOf(example()) },
      xml: { example: () => example().xml },
      pdf: {},
    },
  },
  refused: { description: "Not written: the verdict has fatal findings", schema: refusedResult },
  problems: ["unsupported_profile", "generation_not_yet_available"],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document }) {
    if (startsAsXml(document.bytes)) return problem("xml_is_converted");
    const { world: { generation } } = context;
    if (generation === undefined) {
      const message = "This server writes no invoices; it validates and parses them.";
      return new Problem("generation_not_yet_available", message);
    }
    const { format = "json", profile, attachment = "factur-x.xml", date, amounts = "computed", strict } = options;
    const asked = strict === undefined ? {} : { strict: strict === "true" };
    const { characters } = document.limits ?? {};
    const readers = characters === undefined ? {} : { readers: { characters } };
    const chosen = profile === undefined ? {} : { profile };
    const how = { ...wording(context), ...reading(document), ...chosen, amounts, ...asked, ...readers };
    const written = format === "pdf" && generation.pages
      ? await worked(context, "print", document, { ...how, pages: pagesFor(context, attachment, date) })
      : await worked(context, "generate", document, { ...how, inJson: format === "json" });
    return written instanceof Problem ? written : resultOf(written, { format, attachment }, generation);
  },
});

type Format = "json" | "xml" | "pdf";

/** What is written, and what it is called in a PDF. */
interface Form {
  readonly format: Format;
  readonly attachment: AttachmentName;
}

function pagesFor({ account, now }: Context, attachment: AttachmentName, made?: string) {
  const date = made === undefined ? now : madeOn(made) ?? now;
  return { profiles: attachmentProfiles[attachment], attachment, date, preview: account?.tier === "free" } as const;
}

/** The document, the verdict that keeps it from being written, or why it is not written here. */
function resultOf(
  outcome: ResultOf<"generate"> | ResultOf<"print">,
  form: Form,
  generation: Generation,
): Result | Problem {
  if ("refusal" in outcome) return refusal(outcome.refusal);
  const made = "ok" in outcome ? outcome.ok : outcome.refused;
  const unknown = "errors" in made && made.errors.some(({ rule }) => rule === "ATW-PROFILE-UNKNOWN");
  const { format } = form;
  const problem = unknown ? undefined : unwritten(made.profile, form, generation);
  if (problem !== undefined) return problem;
  if ("errors" in made) return refused(made);
  if (format === "pdf") return pagesIn(made, "printed" in outcome ? outcome : undefined);
  const { xml } = made;
  if (format === "json") {
    const print = "print" in made ? made.print : undefined;
    return done(envelopeOf({ ...made, xml: typeof xml === "string" ? xml : new JsonText(xml, print) }));
  }
  return { outcome: "done", content: { xml } };
}

/** How a PDF is asked for: each profile that has one, with the name of the XML in it where that is not the usual one. */
const pdfWays = attachmentNames.flatMap((name, index) => {
  return attachmentProfiles[name].map((profile) => `profile=${profile}${index === 0 ? "" : `&attachment=${name}`}`);
}).join(", or ");

/** That a profile is not written in a format here; undefined where it is. */
function unwritten(
  profile: Profile,
  { format, attachment }: Form,
  { profiles, pages }: Generation,
): Problem | undefined {
  const printed = attachmentProfiles[attachment];
  const written = format !== "pdf" ? profiles : profiles.filter((it) => pages && printed.includes(it));
  if (written.includes(profile)) return undefined;
  const those = written.length === 0 ? "none" : written.join(", ");
  const message = format === "pdf" && pages
    ? `The profile ${profile} has no PDF as ${attachment}. Ask for one that has: ${pdfWays}.`
    : `The profile ${profile} is not written as ${format} here. Written as ${format}: ${those}.`;
  return new Problem("unsupported_profile", message);
}

/** The PDF, or the verdict with the texts that its fonts cannot show. */
function pagesIn(
  { xml: _, ...said }: Omit<Written, "xml"> & { readonly xml: unknown },
  pages: Pages | undefined,
): Result | Problem {
  if (pages === undefined) throw new TypeError("unwritten() lets no profile through that has no pages");
  const { printed, preview } = pages;
  if ("problem" in printed) return new Problem("bad_request", printed.problem.message);
  if ("findings" in printed) return refused({ ...said, valid: false, errors: printed.findings });
  return { outcome: "done", content: { pdf: printed.ok, preview, profile: said.profile } };
}

function refused(json: object): Result {
  return { outcome: "refused", content: { json } };
}

/** All but the model, which is worked out only where it is asked for. */
export function envelopeOf<Xml>(
  { xml, profile, syntax, warnings, information, findings_truncated, provenance }: Omit<Written, "xml"> & {
    readonly xml: Xml;
  },
) {
  const truncated = findings_truncated === undefined ? {} : { findings_truncated };
  return { xml, profile, syntax, warnings, information, ...truncated, provenance };
}
