/** Findings on XML say where the JSON model has their place, when they are asked to. */
import assert from "node:assert/strict";
import { judge, judgeWhole } from "../../engine/mod.ts";
import { openXml } from "../../engine/open/open.ts";
import { textOf } from "../house/sources.ts";

function pointersOf(file: string, change: (xml: string) => string = (xml) => xml): ReadonlyMap<string, unknown> {
  const outcome = openXml(change(textOf(file)));
  assert.ok("ok" in outcome);
  const { errors, warnings, information } = judgeWhole(outcome.ok).verdict;
  return new Map([...errors, ...warnings, ...information].map(({ rule, location }) => [rule, location?.pointer]));
}

Deno.test("a finding on a total points to the total in the model", () => {
  const found = pointersOf("examples/broken-totals.xml");
  assert.equal(found.get("BR-CO-10"), "/totals/lineExtensionAmount");
  assert.equal(found.get("BR-CO-14"), "/totals/taxAmount");
});

Deno.test("a finding on what is absent points to the group that lacks it", () => {
  assert.equal(pointersOf("examples/broken-cii-xrechnung.xml").get("BR-DE-15"), "");
});

Deno.test("a finding points to the item of a list", () => {
  assert.equal(pointersOf("examples/broken-vat.xml").get("BR-CO-17"), "/vatBreakdown/0/taxAmount");
  const found = pointersOf("examples/broken-cii-xrechnung.xml");
  assert.equal(found.get("BR-DE-19"), "/payment/creditTransfers/0/iban");
});

Deno.test("an empty element points to the group around it", () => {
  const emptied = (xml: string) => xml.replace(/<cbc:Name>[^<]*(?=<\/cbc:Name>\s*<cac:Class)/, "<cbc:Name>");
  assert.equal(pointersOf("examples/invoice-simple.xml", emptied).get("BR-25"), "/lines/0");
});

Deno.test("a legal name that stands alone is found as the name that it is in the model", () => {
  const twice = (xml: string) => xml.replace(/<cbc:RegistrationName>Café[^<]*<\/cbc:RegistrationName>/, "$&$&");
  assert.equal(pointersOf("examples/invoice-simple.xml", twice).get("ATW-VALUE-REPEATED"), "/buyer/name");
});

Deno.test("without being asked, findings have no pointer", () => {
  const outcome = openXml(textOf("examples/broken-totals.xml"));
  assert.ok("ok" in outcome);
  for (const { location } of judge(outcome.ok).errors) assert.equal(location?.pointer, undefined);
});
