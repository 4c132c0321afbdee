/** CII's rules on a VAT breakdown run on the code of its category: on each where it states several. */
import assert from "node:assert/strict";
import { official } from "../../engine/official.ts";
import { families } from "../../engine/rules/en16931/vat_families.ts";
import { validate } from "../../engine/mod.ts";
import { add, drop } from "../../cases/case.ts";
import { cii, recast } from "../../cases/families/vat_scenes.ts";
import { documentOf } from "../../cases/edit.ts";

const delivery = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const unsaid = [
  drop(`${delivery}/ram:ActualDeliverySupplyChainEvent`),
  drop(`${settlement}/ram:BillingSpecifiedPeriod`),
  drop(`${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`),
];

/** What is found of a delivery within the Union that says neither when nor where to, with more codes in its breakdown. */
function found(...codes: readonly string[]): readonly string[] {
  const stated = codes.map((code) => `<ram:CategoryCode>${code}</ram:CategoryCode>`).join("");
  const edits = [...recast(cii, families.IC), ...unsaid, add(`${cii.breakdowns}[1]`, stated)];
  const outcome = validate(documentOf({ why: "codes", edits }, "cii"), { strict: true, sets: official });
  assert.ok("ok" in outcome);
  return outcome.ok.errors.filter(({ rule }) => /^BR-IC-1[12]$/.test(rule))
    .map(({ rule, severity, location }) => `${rule} ${severity} ${location?.path}`);
}

const at = `${cii.root}/${cii.breakdowns}`;

Deno.test("a code that a breakdown states twice fails the rules of its category twice, and another code does not", () => {
  const once = [`BR-IC-11 fatal ${at}`, `BR-IC-12 fatal ${at}`];
  assert.deepEqual(found(), once);
  assert.deepEqual(found("S"), once);
  assert.deepEqual(found("K"), once.flatMap((it) => [it, it]));
});
