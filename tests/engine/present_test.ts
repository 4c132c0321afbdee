import assert from "node:assert/strict";
import { stepsIn } from "../../engine/judge/present.ts";
import { plannedIn } from "../../engine/judge/sets.ts";
import { stepsFor } from "../../engine/judge/steps.ts";
import { sideOf } from "../../engine/model/side.ts";
import { official } from "../../engine/official.ts";
import { openXml } from "../../engine/open/open.ts";
import { rowsWith, scenarioFor } from "../../engine/scenarios/find.ts";
import type { Bound } from "../../engine/syntax/bound.ts";

const base = Deno.readTextFileSync(new URL("../../cases/base.ubl.xml", import.meta.url));
const baseCii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));

/** A document, and all that strict mode runs on it as an XRechnung. */
function stepsOn(xml: string) {
  const opened = openXml(xml, { sets: official });
  assert("ok" in opened);
  const { document, identity } = opened.ok;
  const { syntax } = document;
  const side = sideOf(syntax);
  const profile = `xrechnung-${side}` as const;
  const { scenario } = scenarioFor(identity, { profile }, rowsWith(official));
  const sets = plannedIn(scenario, "strict", syntax, official).flatMap(({ plan }) => [plan.steps]);
  return {
    document,
    lists: [stepsFor({ profile, side, syntax, mode: "strict", input: "xml", scenario }).steps, ...sets],
  };
}

function idsOf(xml: string): ReadonlySet<string> {
  const { document, lists } = stepsOn(xml);
  return new Set(lists.flatMap((steps) => stepsIn(document, steps)).map(({ id }) => id));
}

/** How often a check reports something. */
function outcomesOf(document: Bound, run: (document: Bound, report: () => void) => void): number {
  let count = 0;
  run(document, () => count++);
  return count;
}

const changed: readonly (readonly [what: string, xml: string])[] = [
  ["UBL", base],
  ["CII", baseCii],
  ["UBL in category Z", base.replaceAll("<cbc:ID>S</cbc:ID>", "<cbc:ID>Z</cbc:ID>")],
  ["UBL in category O", base.replaceAll("<cbc:ID>S</cbc:ID>", "<cbc:ID>O</cbc:ID>")],
  ["CII in category K", baseCii.replaceAll("<ram:CategoryCode>S<", "<ram:CategoryCode>K<")],
  ["UBL without parties", base.replaceAll(/<cac:Party>[^]*?<\/cac:Party>/g, "")],
];

for (const [what, xml] of changed) {
  Deno.test(`of ${what}, rules that are left out would find nothing`, () => {
    const { document, lists } = stepsOn(xml);
    for (const steps of lists) {
      const kept = new Set(stepsIn(document, steps));
      for (const step of steps) {
        if (!kept.has(step)) assert.equal(outcomesOf(document, (...of) => step.check.run(...of)), 0, step.id);
      }
    }
  });
}

Deno.test("rules on a VAT category are left out where no part of the invoice has it", () => {
  const [standard, zero] = [idsOf(base), idsOf(changed[2]?.[1] ?? "")];
  assert(standard.has("BR-S-08") && !standard.has("BR-Z-08"));
  assert(zero.has("BR-Z-08") && !zero.has("BR-S-08"));
});

Deno.test("rules on charges are asked only where there is an allowance or a charge", () => {
  assert(idsOf(base).has("BR-31"));
  assert(!idsOf(base.replaceAll(/<cac:AllowanceCharge>[^]*?<\/cac:AllowanceCharge>/g, "")).has("BR-31"));
});

Deno.test("rules of the extension are asked of invoices that name it", () => {
  const named = base.replace(
    /(<cbc:CustomizationID>)[^<]*/,
    "$1urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0",
  );
  assert(!idsOf(base).has("BR-DEX-10"));
  assert(idsOf(named).has("BR-DEX-01"));
});

Deno.test("who names a specification a hundred times is asked the same rules as who names it once", () => {
  const identifier = /<cbc:CustomizationID>[^<]*<\/cbc:CustomizationID>/;
  const named = base.replace(
    identifier,
    "<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0</cbc:CustomizationID>",
  );
  const { document, lists } = stepsOn(named);
  const often = stepsOn(named.replace(identifier, (it) => it.repeat(100))).document;
  for (const steps of lists) assert.deepEqual(stepsIn(often, steps), stepsIn(document, steps));
});

Deno.test("all rules are asked where an indicator cannot be read, because those on categories stumble over it", () => {
  assert(idsOf(base.replace(/(<cbc:ChargeIndicator>)[^<]*/, "$1maybe")).has("BR-Z-02"));
});
