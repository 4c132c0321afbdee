/** Converts an invoice into another syntax or profile, and says what has no place there. */
import { z } from "@hono/zod-openapi";
import { targets } from "../../engine/convert/targets.ts";
import { JsonText } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import { opening, refusal, unpacked, worked } from "./documents.ts";
import { converted as example } from "./examples.ts";
import { conversion, notConverted } from "./forms_of_conversion.ts";
import { done, operation } from "./operation.ts";
import { flag, lang, maxCharacters } from "./options.ts";

const to = z.enum(targets).openapi({
  example: "cii",
  description:
    "What it is to become. ubl, cii: the other syntax of the same rules, or of EN 16931 where those are not known there. A " +
    "profile, or a level of Factur-X. json: the model.",
});

const format = z.enum(["json", "xml"]).optional().meta({
  description: "json (the default): an envelope. xml: the document alone. Left out, the header Accept says it.",
});

const allowLoss = flag("Write it although something gets lost: what has no place is left out, and listed.");

export const convert = operation({
  id: "convert",
  path: "/v1/convert",
  tag: "Documents",
  title: "Convert an invoice to another syntax or profile",
  description:
    "UBL to CII and back, XRechnung to Factur-X or Peppol BIS Billing, to any level of Factur-X, or to JSON, from XML, PDF or " +
    "JSON. Amounts stay as they are stated. What the target has no place for is listed, each value with its business term and " +
    "its place, and nothing is written then without allow_loss. The result is judged as the official validators do, and " +
    "written only if it is valid; JSON is written in any case.",
  charging: "Costs one document. What is not written costs nothing.",
  options: z.object({ to, allow_loss: allowLoss, format, max_characters: maxCharacters, lang }),
  body: { takes: "document", kinds: ["xml", "json", "pdf"] },
  output: {
    description: "The converted document",
    forms: { json: { schema: conversion, example }, xml: { example: () => example().document } },
  },
  refused: { description: "Not written: something would get lost, or it would not be valid", schema: notConverted },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { options, document: given }) {
    const { to, allow_loss, format = "json" } = options;
    if (format === "xml" && to === "json") return problem("json_stays_json");
    const found = await unpacked(context, given);
    if (found instanceof Problem) return found;
    const { document, inside } = found;
    const outcome = await worked(context, "convert", document, {
      ...opening(context, document),
      to,
      allowLoss: allow_loss === "true",
      inJson: format === "json",
    });
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    if ("refused" in outcome) return { outcome: "refused", content: { json: outcome.refused } };
    const { text, mediaType: media_type, losses, verdict } = outcome.ok;
    if (typeof text === "string") return { outcome: "done", content: { xml: text } };
    return done({ document: new JsonText(text), media_type, to, losses, verdict, ...inside });
  },
});
