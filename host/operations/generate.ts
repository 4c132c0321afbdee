/** Writes an invoice as XML, or as a PDF with the XML inside. */
import { z } from "@hono/zod-openapi";
import type { Generated, GenerateOptions, JsonVerdict, Profile } from "../../engine/mod.ts";
import { Problem } from "../problems.ts";
import { reading, refusal, wording } from "./documents.ts";
import { written as example } from "./examples.ts";
import { generateEnvelope, validationResult } from "./forms.ts";
import { type Context, type Document, done, operation, type Result, type World } from "./operation.ts";
import { lang, strict } from "./options.ts";

const format = z.enum(["json", "xml", "pdf"]).optional().meta({
  description: "json (the default): an envelope. xml: the document alone. pdf: for the profile facturx-en16931.",
});

export const generate = operation({
  id: "generate",
  path: "/v1/generate",
  tag: "Documents",
  title: "Write an invoice as XML or PDF",
  charging: "Costs one document. An invoice with a fatal finding is not written, and costs nothing.",
  options: z.object({ format, strict, lang }),
  body: { takes: "document", kinds: ["json"] },
  output: {
    description: "The document",
    forms: {
      json: { schema: generateEnvelope, example: () => envelopeOf(example()) },
      xml: { example: () => example().xml },
      pdf: {},
    },
  },
  refused: { description: "Not written: the verdict has fatal findings", schema: validationResult },
  problems: ["unsupported_profile", "generation_not_yet_available"],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document }) {
    const { format = "json", strict } = options;
    const how = { ...wording(context), strict: strict === "true", ...reading(document) };
    const written = generated(document, format, how, context.world);
    if (written instanceof Problem) return written;
    return "errors" in written ? refused(written) : await forms[format](written, context);
  },
});

type Format = "json" | "xml" | "pdf";

/** The document, the verdict that keeps it from being written, or why this build writes none. */
function generated(
  { bytes }: Document,
  format: Format,
  how: GenerateOptions,
  world: World,
): Generated | JsonVerdict | Problem {
  const { generation } = world;
  if (generation === undefined) {
    return new Problem("generation_not_yet_available", "This server writes no invoices; it validates and parses them.");
  }
  const outcome = generation.run(bytes, how);
  if ("refusal" in outcome) return refusal(outcome.refusal);
  const result = "ok" in outcome ? outcome.ok : outcome.refused;
  const unknown = "errors" in result && result.errors.some(({ rule }) => rule === "ATW-PROFILE-UNKNOWN");
  return (unknown ? undefined : unwritten(result.profile, format, world)) ?? result;
}

/** The profile that a PDF carries. */
const PDF_PROFILE = "facturx-en16931";

/** That a profile is not written in a format here; undefined where it is. */
function unwritten(profile: Profile, format: Format, { generation, pdf }: World): Problem | undefined {
  const profiles = generation?.profiles ?? [];
  const written = format !== "pdf" ? profiles : profiles.filter((it) => pdf !== undefined && it === PDF_PROFILE);
  if (written.includes(profile)) return undefined;
  const those = written.length === 0 ? "none" : written.join(", ");
  const message = `The profile ${profile} is not written as ${format} here. Written as ${format}: ${those}.`;
  return new Problem("unsupported_profile", message);
}

/** One row a format. */
const forms: Readonly<Record<Format, (written: Generated, context: Context) => Result | Promise<Result>>> = {
  json: (written) => done(envelopeOf(written)),
  xml: ({ xml }) => ({ outcome: "done", content: { xml } }),
  pdf: async ({ xml, invoice, ...said }, context) => {
    const { world, account, now, lang } = context;
    const watermark = account?.tier === "free" ? { watermark: "PREVIEW" } : {};
    const { conformance: _, ...explained } = wording(context);
    const drawn = await world.pdf?.(invoice, xml, { lang, date: now, ...watermark, ...explained });
    if (drawn === undefined) throw new TypeError("unwritten() lets no PDF through without a writer");
    if ("findings" in drawn) return refused({ ...said, valid: false, errors: drawn.findings });
    return { outcome: "done", content: { pdf: drawn.ok } };
  },
};

function refused(json: object): Result {
  return { outcome: "refused", content: { json } };
}

/** All but the model, which is worked out only where it is asked for. */
function envelopeOf({ xml, profile, syntax, warnings, information, findings_truncated, provenance }: Generated) {
  const truncated = findings_truncated === undefined ? {} : { findings_truncated };
  return { xml, profile, syntax, warnings, information, ...truncated, provenance };
}
