/** The form of a diagnosis. The engine's own types say the same in TypeScript. */
import { z } from "@hono/zod-openapi";
import { generalProfiles, profileNames } from "../../engine/mod.ts";
import { attachment, count, counted, finding, patchOperation, place, pointer, text, truncated } from "./forms.ts";
import { receipt } from "./lookups.ts";
import { profileSchema } from "./options.ts";

const profileVerdict = z.object({
  valid: z.boolean(),
  errors: counted("How many findings are fatal."),
  warnings: count,
  official_valid: z.boolean().openapi({ description: "Whether the official validators would call it valid." }),
}).openapi("ProfileVerdict", { description: "What one profile says of the invoice." });

export const change = z.object({
  pointer: text("The value in the model."),
  old: z.string().nullable().openapi({ description: "null if there is none." }),
  new: z.string().nullable().openapi({ description: "null where it is taken away." }),
}).openapi("Change", { description: "One value before and after a patch." });

export const kind = z.enum(["form", "derived", "owed", "open"]).openapi("RepairKind", {
  description:
    "Worked out from what a repair touches. form: the same meaning, written as the rules ask; derived: one amount that " +
    "follows from the others, and nothing that is owed changes: both are applied unasked. owed: it changes what is payable, " +
    "the tax, a category, rate, quantity, price, party, account, date or identifier, and needs consent. open: it needs an answer.",
});

export const amountDue = z.object({
  old: z.string().nullable().openapi({ example: "1468.75", description: "null if there is none." }),
  new: z.string().nullable().openapi({ example: "1468.75" }),
}).openapi("AmountDue", { description: "The amount due for payment (BT-115), before and after." });

export const direction = z.enum(["same", "turned"]).openapi({
  description:
    "turned: with it a claim is a refund, or the other way round, what is paid is not, or somebody else is paid.",
});

export const choice = z.object({
  id: z.string().openapi({ example: "BR-CO-16@/totals/payableAmount#1" }),
  title: text("What it changes."),
  told: text("Why it may be this one."),
  patch: z.array(patchOperation),
  changes: z.array(change),
  amount_due: amountDue,
  direction,
}).openapi("Choice", { description: "One of several repairs of a cause." });

const questionField = z.object({
  pointer: text("Where the value belongs in the JSON model."),
  term: text("The business term."),
  title: text("What is asked."),
  value: z.string().nullable().openapi({
    description: "What is right already: the scheme of a number, the code of a note, what the sums say.",
  }),
  codes: z.array(z.object({ code: z.string(), name: z.string() })).nullable().openapi({
    description: "What it may be, where that is a short list.",
  }),
}).openapi("QuestionField", { description: "One value of a question: a text, a number or a code, never a group." });

export const question = z.object({
  term: text("The business term that is asked for."),
  pointer: text("Where the first of its fields belongs in the JSON model."),
  title: text("The question."),
  who: z.enum(["seller", "buyer"]).openapi({ description: "Who knows the answer." }),
  fields: z.array(questionField).openapi({ description: "All that has to be said, those without a value first." }),
}).openapi("Question", { description: "What only the author of the invoice, or the buyer, can answer." });

const cause = z.object({
  id: z.string().openapi({
    example: "BR-CO-10@/lines/2/netAmount",
    description: "The same for the same cause of the same document: the rule that leads, and the place.",
  }),
  title: text("What is wrong, with the business term and its number."),
  told: text("Why these findings are taken to have one root."),
  rules: z.array(z.string()),
  findings: z.array(finding),
  location: z.union([place, pointer]).nullable().openapi({
    description: "Where the root is in what was sent, or what is nearest to it.",
  }),
  patch: z.array(patchOperation).nullable().openapi({
    description:
      "What repairs it, on the JSON model: of XML, on what /v1/parse gives as invoice. It was tried: nothing fatal is " +
      "new with it. null where several repairs fit, or only the author can tell.",
  }),
  kind,
  changes: z.array(change),
  needs_consent: z.literal(true).optional().openapi({
    description:
      "The patch changes what is owed, or what something is: it is applied only where somebody agrees to it.",
  }),
  choices: z.array(choice).optional().openapi({
    description: "Where several repairs fit, and nobody but the author can tell which: the likelier first.",
  }),
  question: question.nullable(),
  converted: z.object({ to: z.enum(["ubl", "cii", "credit-note"]), valid: z.literal(true) }).optional().openapi({
    description:
      "The format cannot hold what the invoice says. Another can: accepting the repair writes the invoice in it, with all " +
      "that it says, and it is valid.",
  }),
}).openapi("Cause", { description: "Findings with one root." });

export const diagnosis = z.object({
  profiles: z.object(Object.fromEntries(profileNames.map((name) => {
    return [name, generalProfiles.some((it) => it === name) ? profileVerdict : profileVerdict.optional()];
  }))),
  profile: profileSchema.openapi({ description: "The one that the causes are by: what the invoice asks for." }),
  causes: z.array(cause).openapi({
    description: "In the order in which to repair them; every finding, warnings too, is in exactly one.",
  }),
  plans: z.array(
    z.object({
      id: z.string(),
      causes: z.array(z.string()).openapi({ description: "Ids of the causes that it repairs." }),
      choices: z.array(z.string()).openapi({ description: "Ids of the choices that it takes." }),
      amount_due: amountDue,
      direction,
      valid: z.boolean().openapi({ description: "By the rules that the causes are by." }),
      explains: counted("How many findings it explains."),
      invents: counted("How many values it adds that the invoice does not state."),
    }).openapi("Plan", { description: "What can be done with all that is wrong, together." }),
  ).openapi({
    description: "The likeliest first, then those that take another choice of one cause.",
  }),
  repaired: z.object({
    applied: counted("Causes with a patch. All of them are applied for this verdict, in their order."),
    valid: z.boolean(),
    official_valid: z.boolean(),
    remaining: counted(
      "Causes that are the author's to decide: without a patch, and not repaired in the XML text, as the order of elements is.",
    ),
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
