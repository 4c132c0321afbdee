/** The forms of what is converted: the document, and what has no place in it. */
import { z } from "@hono/zod-openapi";
import { targets } from "../../engine/convert/targets.ts";
import { attachment, place, pointer, text, validationResult } from "./forms.ts";

const target = z.enum(targets).openapi("Target");

const loss = z.object({
  term: z.string().nullable().openapi({
    example: "BT-41",
    description: "The business term, or the group that it is in; null for what is neither.",
  }),
  location: z.union([place.extend({ pointer: pointer.shape.pointer.optional() }), pointer]).openapi({
    description: "Where it is in what was sent.",
  }),
  value: text("As it was sent."),
}).openapi("Loss", { description: "A value that the target has no place for." });

const losses = z.array(loss);

export const conversion = z.object({
  document: text("The converted document."),
  media_type: z.enum(["application/xml", "application/json"]),
  to: target,
  losses: losses.openapi({ description: "What was left out; with allow_loss=true only there is something." }),
  verdict: validationResult.openapi({
    description: "What the official validators say of the document; its places are in it.",
  }),
  attachment: attachment.optional(),
}).openapi("Conversion", { description: "An invoice in another syntax or profile." });

export const notConverted = z.object({
  to: target,
  losses: losses.openapi({ description: "What would get lost: allow_loss=true leaves it out." }),
  verdict: validationResult.openapi({
    description: "What the official validators would say of the document, and how to mend what it would fail for.",
  }),
}).openapi("NotConverted", { description: "Why nothing was written." });
