/** The form of a repair: what was sent, what was changed in it, and what was left to somebody. */
import { z } from "@hono/zod-openapi";
import { attachment, count, place, text } from "./forms.ts";
import { amountDue, change, choice, direction, kind, question } from "./forms_of_diagnosis.ts";
import { digest, receipt } from "./lookups.ts";

/** The second form of the body. */
export const repairRequest = z.object({
  document: text("The document as a text: XML, or an invoice in JSON. An invoice has no field of this name."),
  accept: z.array(z.string()).optional().openapi({ description: "As the parameter `accept`, and in addition to it." }),
  answers: z.record(z.string().regex(/^\//), z.unknown()).optional().openapi({
    example: { "/buyerReference": "04011000-12345-03" },
    description:
      "Values by their places in the JSON model, as JSON pointers: a text or a number, or an identifier with its scheme " +
      "(value, schemeId). Each is written as it is given, whatever the rules say of it. One for a group is refused.",
  }),
}).openapi("RepairRequest", { description: "A document, with what its sender decides." });

const applied = z.object({
  id: z.string().openapi({ example: "BR-CO-10@/totals/lineExtensionAmount" }),
  kind,
  title: text("What was wrong; of an answer, where it was written."),
  rules: z.array(z.string()),
  changes: z.array(change.extend({
    location: z.union([place, z.null()]),
  })),
}).openapi("AppliedRepair", {
  description:
    "`location` is where it stood in the XML; null in JSON, whose pointer says it, and for what was not there.",
});

const left = z.object({
  id: z.string(),
  kind,
  title: text("What is wrong."),
  rules: z.array(z.string()),
  reason: text("Why it was left alone."),
  changes: z.array(change).openapi({ description: "What its repair would change, where there is one." }),
  choices: z.array(choice).openapi({ description: "Where several repairs fit: the likelier first." }),
  question: question.nullable(),
}).openapi("LeftRepair");

const standing = z.object({ valid: z.boolean(), official_valid: z.boolean(), errors: count }).openapi("Standing", {
  description: "A verdict in numbers, and whether the official validators would call the document valid.",
});

const hashed = z.object({ sha256: digest, hash_input: z.enum(["raw_xml_bytes", "canonical_json", "raw_json_bytes"]) });

export const repairAnswer = z.object({
  document: text(
    "The repaired document, or what was sent where nothing was repaired: of XML its text, of a PDF base64.",
  ),
  media_type: z.enum(["application/xml", "application/json", "application/pdf"]),
  applied: z.array(applied),
  left: z.array(left).openapi({ description: "What is for somebody to decide. Accept its id or that of a choice." }),
  amount_due: amountDue,
  direction,
  currency: z.string().nullable().openapi({ example: "EUR", description: "BT-5, as it is now." }),
  before: standing,
  after: standing,
  attachment: attachment.optional(),
  pdf: text("With a PDF only: that it has the repaired XML inside, or that it stays as it is, and why.").optional(),
  beside: text("With a PDF that stays as it is: why. Then `document` is the repaired XML, to be kept beside it.")
    .optional(),
  receipt: receipt.extend({
    repair: z.object({
      document: hashed.openapi({
        description: "The fingerprint of the repaired document, in the encoding it came in.",
      }),
      applied: z.array(z.object({ id: z.string(), kind, changes: z.array(change) })),
      amount_due: text("What is due before and after, in a sentence."),
      before: standing,
      after: standing,
    }).openapi("RepairFacts"),
  }).openapi("RepairReceipt"),
}).openapi("Repair");
