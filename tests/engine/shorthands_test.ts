import assert from "node:assert/strict";
import type { Invoice } from "../../engine/model/invoice.ts";
import { JsonFault, type JsonValue, parseJson } from "../../engine/model/json.ts";
import { fullPointer, same, shortNames } from "../../engine/model/shorthands.ts";
import { parse } from "../../engine/mod.ts";
import { briefly, findingsOn, invoiceWith } from "../../cases/json.ts";
import { invoiceOf } from "../support/ubl.ts";
import { modelOf } from "../support/written.ts";

/** The model that a JSON invoice becomes; the type does not know the short forms. */
function model(json: object) {
  return modelOf(json as Invoice);
}

Deno.test("note is the text of the first note", () => {
  assert.equal(model({ note: "Hello" }).items("notes")[0]?.value("text")?.text, "Hello");
  const [note] = model({ note: "Hello", notes: [{ subjectCode: "AAI" }] }).items("notes");
  assert.deepEqual([note?.value("subjectCode")?.text, note?.value("text")?.text], ["AAI", "Hello"]);
});

Deno.test("an account in the payment is the first credit transfer", () => {
  const payment = { meansCode: "58", iban: "DE1", accountName: "A", bic: "X", creditTransfers: [] };
  const [transfer] = model({ payment }).items("payment")[0]?.items("creditTransfers") ?? [];
  assert.deepEqual(["iban", "accountName", "bic"].map((name) => transfer?.value(name)?.text), ["DE1", "A", "X"]);
});

Deno.test("delivery date and country are the delivery's", () => {
  const [delivery] = model({ deliveryDate: "2026-11-30", deliverToCountryCode: "DK" }).items("delivery");
  assert.equal(delivery?.value("date")?.text, "2026-11-30");
  assert.equal(delivery?.items("address")[0]?.value("countryCode")?.text, "DK");
});

Deno.test("declared totals are the totals, field by field", () => {
  const [totals] = model({ declaredTotals: { payableAmount: "1" }, totals: { taxAmount: "2" } }).items("totals");
  assert.deepEqual(["payableAmount", "taxAmount"].map((name) => totals?.value(name)?.text), ["1", "2"]);
});

Deno.test("both forms may be given when they say the same, numbers by value", () => {
  const same = { "/notes": [{ text: "Thank you for your order." }], "/totals": { payableAmount: "839.25" } };
  assert.deepEqual(briefly(findingsOn(invoiceWith({ ...same, "/declaredTotals": { payableAmount: 839.25 } }))), [
    "BR-CO-16 /totals/payableAmount",
  ]);
});

Deno.test("a finding on what a short form stands for names the short form", () => {
  const found = briefly(findingsOn(invoiceWith({ "/deliverToCountryCode": "XX" })));
  assert.deepEqual(found, ["BR-CL-14 /deliverToCountryCode"]);
});

Deno.test("the name of a party is its legal name, unless it has one of its own", () => {
  const [alone] = model({ seller: { name: "A" } }).items("seller");
  assert.deepEqual([alone?.value("legalName")?.text, alone?.value("name")], ["A", undefined]);
  const [both] = model({ seller: { name: "A", legalName: "A GmbH" } }).items("seller");
  assert.deepEqual([both?.value("legalName")?.text, both?.value("name")?.text], ["A GmbH", "A"]);
});

Deno.test("a trading name alone is read beside an empty legal name, and stays one when it is posted again", () => {
  const party = "<cac:Party><cac:PartyName><cbc:Name>A</cbc:Name></cac:PartyName></cac:Party>";
  const outcome = parse(invoiceOf(`<cac:AccountingSupplierParty>${party}</cac:AccountingSupplierParty>`));
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.invoice.seller, { name: "A", legalName: "" });
  const [seller] = modelOf(outcome.ok.invoice).items("seller");
  assert.deepEqual([seller?.value("legalName"), seller?.value("name")?.text], [undefined, "A"]);
});

Deno.test("exemption reasons of the invoice fill breakdowns of their category", () => {
  const exempt = { "/lines/0/vatCategory": "E", "/lines/0/vatRate": 0 };
  assert.ok(briefly(findingsOn(invoiceWith(exempt))).some((it) => it.startsWith("BR-E-10")));
  const reasons = { "/vatExemptionReasons": { E: "Teaching material" } };
  assert.deepEqual(briefly(findingsOn(invoiceWith({ ...exempt, ...reasons }))), []);
});

Deno.test("a pointer into an invoice as it was written is one into the model, below a short form, too", () => {
  const pointers = [
    ["/note", "/notes/0/text"],
    ["/note/x", "/notes/0/text/x"],
    ["/declaredTotals", "/totals"],
    ["/declaredTotals/payableAmount", "/totals/payableAmount"],
    ["/payment/iban", "/payment/creditTransfers/0/iban"],
    ["/deliverToCountryCode", "/delivery/address/countryCode"],
    // None of these is a short form.
    ...["", "/notes/0/text", "/notebook", "/iban", "/payment", "/payment/ibans", "/lines/0/note"].map((it) => [it, it]),
  ];
  assert.deepEqual(pointers.map(([short = ""]) => fullPointer(short)), pointers.map(([, full]) => full));
});

Deno.test("the short forms of the payment are names in the payment alone, and those of the invoice in the invoice", () => {
  assert.deepEqual(shortNames("BG-16"), ["iban", "accountName", "bic"]);
  assert.deepEqual(shortNames("BG-25"), []);
  assert.ok(["note", "profile"].every((name) => shortNames("BG-0").includes(name)));
  assert.ok(!shortNames("BG-0").includes("iban"));
});

function valueOf(text: string): JsonValue {
  const parsed = parseJson(text, { depth: 9, values: 99 });
  assert.ok(!(parsed instanceof JsonFault));
  return parsed.root.value;
}

const pairs: readonly (readonly [one: string, other: string, isSame: boolean])[] = [
  ["1", "1.0", true],
  ["1", '"1.00"', true],
  ["1e2", "100", true],
  ["1", "2", false],
  ['"1"', '"1.0"', false],
  ['"a"', '"a"', true],
  ['"a"', "1", false],
  ["true", "true", true],
  ["null", "null", true],
  ["null", "false", false],
  ["{}", "{}", true],
  ["[]", "[]", true],
  ["{}", "[]", false],
  ["{}", '""', false],
  ["[]", "null", false],
  ["1", "[1]", false],
  ['[1,"a"]', '[1.0,"a"]', true],
  ["[1,2]", "[1,3]", false],
  ["[2,1]", "[3,1]", false],
  ["[1]", "[1,2]", false],
  ["[1,null]", "[1]", false],
  ['{"a":1,"b":2}', '{"b":2.0,"a":"1"}', true],
  ['{"a":1,"b":2}', '{"a":1,"b":3}', false],
  ['{"a":3,"b":2}', '{"a":1,"b":2}', false],
  ['{"a":1}', '{"a":1,"b":2}', false],
  ['{"a":1,"b":null}', '{"a":1}', false],
  ['{"a":null}', '{"b":null}', false],
];
for (const [one, other, isSame] of pairs) {
  Deno.test(`${one} and ${other} ${isSame ? "say the same" : "do not say the same"}, whichever comes first`, () => {
    assert.equal(same(valueOf(one), valueOf(other)), isSame);
    assert.equal(same(valueOf(other), valueOf(one)), isSame);
  });
}
