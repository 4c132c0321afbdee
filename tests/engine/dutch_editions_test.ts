/** NLCIUS by the edition that is in force on a day: since 2026-08-17 it is on EN 16931 1.3.16. */
import assert from "node:assert/strict";
import { judge, open } from "../../engine/mod.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { textOf } from "../house/sources.ts";

/** Without a day on which payment is due, and without terms (BR-CO-25). */
function invoice(base: "ubl" | "cii"): string {
  const [identifier, due] = base === "cii"
    ? [
      /(GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/,
      /<ram:SpecifiedTradePaymentTerms>[^]*?<\/ram:SpecifiedTradePaymentTerms>/,
    ]
    : [/(<cbc:CustomizationID>)[^<]*/, /<cbc:DueDate>[^<]*<\/cbc:DueDate>/];
  const named = textOf(`cases/base.${base}.xml`).replace(identifier, `$1${identifierOf("nlcius")}`);
  return named.replace(due, "").replace(/<cac:PaymentTerms>[^]*?<\/cac:PaymentTerms>/, "");
}

async function rulesOn(xml: string, asOf?: string) {
  const options = { strict: true, ...(asOf === undefined ? {} : { asOf }) };
  const { sets = [], texts } = await load(plan({ input: xml }, options), "en");
  const opening = open({ input: xml }, { sets });
  assert.ok("ok" in opening);
  const { errors, provenance } = judge(opening.ok, { ...options, sets, texts });
  return { has: (id: string) => errors.some(({ rule }) => rule === id), ruleset: provenance.ruleset };
}

for (const base of ["ubl", "cii"] as const) {
  Deno.test(`${base}: an invoice without a due date is refused by the edition before, and not by the one in force`, async () => {
    const [before, begun, now] = await Promise.all(
      ["2026-08-16", "2026-08-17", undefined].map((day) => rulesOn(invoice(base), day)),
    );
    assert.deepEqual([before?.has("BR-CO-25"), begun?.has("BR-CO-25"), now?.has("BR-CO-25")], [true, false, false]);
    assert.equal(before?.ruleset, "en16931@1.3.15 nlcius@2.0.3.12 (CII: 1.0.3.12)");
    assert.equal(now?.ruleset, "en16931@1.3.16 nlcius@2.0.3.13 (CII: 1.0.3.13)");
    assert.equal(begun?.ruleset, now?.ruleset);
  });
}
