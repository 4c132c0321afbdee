/** What of a model a walk has written, and what a syntax has no place for. */
import assert from "node:assert/strict";
import type { Syntax } from "../../engine/model/codes/index.ts";
import type { Invoice } from "../../engine/model/invoice.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { walk } from "../../engine/syntax/write/walk.ts";
import { modelOf } from "../support/written.ts";

/** Terms and texts of what a syntax does not carry. */
function lost(syntax: Syntax, invoice: Invoice): readonly string[] {
  const model = modelOf(invoice);
  const carried = walk(syntax === "cii" ? cii : ubl, syntax, model, { open() {}, text() {}, close() {} });
  return carried.missing(model).map(({ term, text }) => `${term} ${text}`);
}

const carried: readonly (readonly [what: string, invoice: Invoice])[] = [
  ["the subject of a note", { notes: [{ subjectCode: "AAI", text: "Hello" }] }],
  ["an identifier with its scheme", { seller: { identifiers: [{ value: "1", schemeId: "0088" }, "2"] } }],
  ["an electronic address with its scheme", { buyer: { electronicAddress: { value: "1", schemeId: "0088" } } }],
  [
    "a classification with both of its parts",
    { lines: [{ classifications: [{ value: "1", listId: "TST", listVersion: "2" }] }] },
  ],
  ["a number with white space that the model does not allow", { invoiceNumber: "1 2" }],
];

for (const [what, invoice] of carried) {
  Deno.test(`${what} is carried by both syntaxes`, () => {
    assert.deepEqual(lost("ubl-invoice", invoice), []);
    assert.deepEqual(lost("cii", invoice), []);
  });
}

Deno.test("a VAT total in the currency of VAT that is that of the invoice would be read as the one in it", () => {
  const totals = { taxAmount: "1", taxAmountInTaxCurrency: "2" };
  assert.deepEqual(lost("ubl-invoice", { currency: "EUR", taxCurrency: "SEK", totals }), []);
  assert.deepEqual(lost("ubl-invoice", { currency: "EUR", taxCurrency: "EUR", totals }), ["BT-111 2"]);
  assert.deepEqual(lost("cii", { currency: "EUR", taxCurrency: "SEK", totals }), []);
});

Deno.test("a text that would be read as a subject and a text is not carried by UBL, and so is a note of a subject alone", () => {
  assert.deepEqual(lost("ubl-invoice", { notes: [{ text: "#AAI#Hello" }] }), ["BT-22 #AAI#Hello"]);
  assert.deepEqual(lost("cii", { notes: [{ text: "#AAI#Hello" }] }), []);
  assert.deepEqual(lost("ubl-invoice", { notes: [{ subjectCode: "AAI", text: "#ABC#Hello" }] }), []);
  assert.deepEqual(lost("ubl-invoice", { notes: [{ subjectCode: "AAI" }] }), ["BT-21 AAI"]);
});
