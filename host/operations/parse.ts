/** An XML invoice in the JSON model. No rule runs. */
import { z } from "@hono/zod-openapi";
import { type ConformanceRecord, origin, type ParseResult } from "../../engine/mod.ts";
import type { CashDiscount } from "../../engine/model/cash_discounts.ts";
import { JsonText } from "../domain/json_text.ts";
import { Problem } from "../domain/problems.ts";
import { reading, refusal, unpacked, worked } from "./documents.ts";
import { parsed } from "./examples.ts";
import { parseResult } from "./forms.ts";
import { done, operation } from "./operation.ts";
import { lang, maxCharacters } from "./options.ts";

export const parse = operation({
  id: "parse",
  path: "/v1/parse",
  tag: "Documents",
  title: "Read an XML invoice into the JSON model",
  charging: "Costs one document. What cannot be read costs nothing.",
  options: z.object({ max_characters: maxCharacters, lang }),
  body: { takes: "document", kinds: ["xml", "pdf"] },
  output: {
    description: "The invoice as JSON",
    forms: { json: { schema: parseResult, example: () => resultOf(parsed()) } },
  },
  problems: [],
  cost: 1,
  key: true,
  paced: true,
  offline: true,
  async run(context, { document: given }) {
    const found = await unpacked(context, given);
    if (found instanceof Problem) return found;
    const { document, inside } = found;
    const outcome = await worked(context, "parse", document, reading(document));
    if (outcome instanceof Problem) return outcome;
    if ("refusal" in outcome) return refusal(outcome.refusal);
    const { invoice, ...said } = outcome.ok;
    return done({ ...resultOf({ ...said, invoice: new JsonText(invoice) }, context.world.conformance), ...inside });
  },
});

type Read = Omit<ParseResult, "invoice"> & {
  readonly invoice: ParseResult["invoice"] | JsonText;
  readonly cashDiscounts?: readonly CashDiscount[];
};

function resultOf(
  { envelope, invoice, profile, syntax, notRead, cashDiscounts }: Read,
  conformance?: ConformanceRecord,
) {
  return {
    envelope,
    invoice,
    syntax,
    notRead,
    ...(cashDiscounts === undefined ? {} : { cashDiscounts }),
    provenance: origin(profile, conformance),
  };
}
