import assert from "node:assert/strict";
import type { Invoice } from "../../engine/model/invoice.ts";
import { parse } from "../../engine/mod.ts";
import { briefly, findingsOn, invoiceWith } from "../support/json.ts";
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
