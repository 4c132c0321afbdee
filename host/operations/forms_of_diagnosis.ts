/** The form of a diagnosis. The engine's own types say the same in TypeScript. */
import { z } from "@hono/zod-openapi";
import { profileNames } from "../../engine/mod.ts";
import { attachment, count, counted, finding, patchOperation, place, pointer, text, truncated } from "./forms.ts";
import { receipt } from "./lookups.ts";
import { profileSchema } from "./options.ts";

const profileVerdict = z.object({
  valid: z.boolean(),
  errors: counted("How many findings are fatal."),
  warnings: count,
  official_valid: z.boolean().openapi({ description: "Whether the official validators would call it valid." }),
}).openapi("ProfileVerdict", { description: "What one profile says of the invoice." });

const change = z.object({
  pointer: text("The value in the model."),
  old: z.string().nullable().openapi({ description: "null where there is none." }),
  new: z.string().nullable().openapi({ description: "null where it is taken away." }),
}).openapi("Change", { description: "One value before and after a patch." });

const cause = z.object({
  id: z.string().openapi({
    example: "BR-CO-10@/lines/2/netAmount",
    description: "The same for the same cause of the same document: the rule that leads, and the place.",
  }),
  title: text("What is wrong, with the business term and its number."),
  told: text("How it was told that these findings have one root."),
  rules: z.array(z.string()),
  findings: z.array(finding),
  location: z.union([place, pointer]).nullable().openapi({
    description: "Where the root is in what was sent, or what is nearest to it.",
  }),
  patch: z.array(patchOperation).nullable().openapi({
    description:
      "What repairs it, on the JSON model: of XML, on what /v1/parse gives as invoice. It was tried: nothing fatal is " +
      "new with it. null where only the author can tell.",
  }),
  changes: z.array(change),
  question: z.string().nullable().openapi({ description: "What only the author of the invoice can answer." }),
}).openapi("Cause", { description: "Findings with one root." });

export const diagnosis = z.object({
  profiles: z.object(Object.fromEntries(profileNames.map((name) => [name, profileVerdict]))),
  profile: profileSchema.openapi({ description: "The one that the causes are by: what the invoice asks for." }),
  causes: z.array(cause).openapi({
    description: "In the order in which to repair them; every finding, warnings too, is in exactly one.",
  }),
  repaired: z.object({
    applied: counted("Causes with a patch. All of them are applied for this verdict, in their order."),
    valid: z.boolean(),
    official_valid: z.boolean(),
    remaining: counted("Causes without a patch: their questions are the author's."),
  }).openapi("Repaired", { description: "What becomes of the invoice with all patches." }),
  findings_truncated: truncated.optional(),
  search_truncated: z.literal(true).optional().openapi({
    description:
      "Trying repairs takes a budget of work, counted by the size of the invoice and its findings, and it was used up: " +
      "causes may still have one root, and a repair may be missing. Diagnosed again after these repairs, it says more.",
  }),
  attachment: attachment.optional(),
  receipt,
}).openapi("Diagnosis");
