/** Findings on XML say where the JSON model has their place, when they are asked to. */
import assert from "node:assert/strict";
import { judge, judgeWhole } from "../../engine/mod.ts";
import { openXml } from "../../engine/open/open.ts";
import { Origins } from "../../engine/syntax/project/origins.ts";
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

Deno.test("a legal name beside a trading name is found as itself", () => {
  const both = (xml: string) => {
    const legal = /<cbc:RegistrationName>Café[^<]*<\/cbc:RegistrationName>/;
    return xml.replace(
      /<cac:PartyLegalEntity>\s*(?=<cbc:RegistrationName>Café)/,
      "<cac:PartyName><cbc:Name>X</cbc:Name></cac:PartyName>$&",
    )
      .replace(legal, "$&$&");
  };
  assert.equal(pointersOf("examples/invoice-simple.xml", both).get("ATW-VALUE-REPEATED"), "/buyer/legalName");
});

Deno.test("without being asked, findings have no pointer", () => {
  const outcome = openXml(textOf("examples/broken-totals.xml"));
  assert.ok("ok" in outcome);
  for (const { location } of judge(outcome.ok).errors) assert.equal(location?.pointer, undefined);
});

Deno.test("an element that is several things is the first of them that has a name", () => {
  const [seller, address] = [{ name: "Seller", address: {} }, { city: "Rostock" }];
  const invoice = { seller: { ...seller, address } };
  const origins = new Origins();
  origins.note(10, invoice.seller);
  origins.note(10, address, "city");
  origins.note(10, invoice.seller, "name");
  origins.note(20, address);
  origins.note(20, invoice.seller);
  assert.deepEqual([...origins.pointers(invoice, [10, 20, 30])], [[10, "/seller/address/city"], [
    20,
    "/seller/address",
  ]]);
});

Deno.test("of a list, the item is named; outside the invoice, nothing is", () => {
  const invoice = { notes: [{ text: "a" }], identifiers: ["1", "2"] };
  const origins = new Origins();
  origins.note(1, invoice, "identifiers", 1);
  origins.note(2, { elsewhere: true }, "elsewhere");
  assert.deepEqual([...origins.pointers(invoice, [1, 2])], [[1, "/identifiers/1"]]);
});
