/** The e-invoice inside of a PDF, and what else is attached to it. */
import { z } from "@hono/zod-openapi";
import { decodeXml } from "../../engine/mod.ts";
import { Problem } from "../domain/problems.ts";
import { refusal, worked } from "./documents.ts";
import { written } from "./examples.ts";
import { done, operation } from "./operation.ts";
import { lang, maxCharacters } from "./options.ts";

const count = z.int().min(0);

const extracted = z.object({
  name: z.string().openapi({ example: "factur-x.xml" }),
  relationship: z.string().nullable().openapi({
    example: "Alternative",
    description: "What the file is to the PDF (AFRelationship); null where that is not said.",
  }),
  xml: z.string().openapi({ description: "The document, whatever encoding it has in the PDF." }),
  attachments: z.array(z.object({
    name: z.string(),
    mime: z.string().nullable(),
    bytes: count.nullable().openapi({ description: "null where the file cannot be unpacked, as is `sha256`." }),
    sha256: z.string().regex(/^[0-9a-f]{64}$/).nullable(),
  })),
}).openapi("Extracted", { description: "The e-invoice inside of a PDF, and all files that are attached to it." });

const format = z.enum(["json", "xml"]).optional().meta({
  description:
    "json (the default): the answer with everything. xml: the XML alone, in the encoding that it has in the PDF. Left out, " +
    "the header Accept says it, or the name of the file that is written.",
});

export const extract = operation({
  id: "extract",
  path: "/v1/extract",
  tag: "Documents",
  title: "Take the e-invoice out of a PDF",
  description:
    "Gives the XML of a Factur-X or ZUGFeRD PDF as it is, and lists all attachments. A PDF that opens without a " +
    "password is read, also where it is protected against changes.",
  charging: "Costs one document. What cannot be read costs nothing.",
  options: z.object({ format, max_characters: maxCharacters, lang }),
  body: { takes: "document", kinds: ["pdf"] },
  output: {
    description: "The invoice and the list of attachments",
    forms: { json: { schema: extracted, example }, xml: { example: () => written().xml } },
  },
  problems: ["xml_malformed", "xml_limit_exceeded"],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { document, options }) {
    const outcome = await worked(context, "extract", document, { listed: true });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    const { name, relationship, xml, attachments } = outcome.ok;
    const decoded = decodeXml(xml, document.limits.characters);
    if ("refusal" in decoded) return refusal(decoded.refusal);
    if (options.format === "xml") return { outcome: "done", content: { xml } };
    return done({ name, relationship, xml: decoded.text, attachments });
  },
});

function example() {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice …';
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  const file = { name: "factur-x.xml", mime: "text/xml", bytes: 5120, sha256 };
  return { name: file.name, relationship: "Alternative", xml, attachments: [file] };
}
