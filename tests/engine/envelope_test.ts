/** Documents in a transport envelope (SBDH), and what is in its place. */
import assert from "node:assert/strict";
import { groups, leaves } from "../../engine/syntax/bound.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { creditNoteOf, invoiceOf, offsetsOf, textsOf } from "../support/ubl.ts";

const bind = binder([ubl]);
const SBDH = "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader";
const header = "<StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>";
const envelope = (content: string) => `<StandardBusinessDocument xmlns="${SBDH}">${content}</StandardBusinessDocument>`;
const invoice = invoiceOf("<cbc:ID>1</cbc:ID><cac:TaxTotal><cbc:TaxAmount>2</cbc:TaxAmount></cac:TaxTotal>");

function boundIn(xml: string) {
  const outcome = bind(xml, { unwrap: true });
  assert.ok(!isRefusal(outcome), "the document is read");
  return outcome;
}

function refusalOf(xml: string, unwrap = true) {
  const outcome = bind(xml, { unwrap });
  assert.ok(isRefusal(outcome), "the document is refused");
  return outcome;
}

Deno.test("an invoice is taken out of its envelope, wherever the header stands", () => {
  for (const xml of [envelope(header + invoice), envelope(`\n${invoice}\n${header}`), envelope(invoice)]) {
    const { envelope: around, root, syntax, empty, notRead } = boundIn(xml);
    assert.deepEqual([around, syntax, root.offset], ["sbdh", "ubl-invoice", xml.indexOf("<Invoice")]);
    assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["1"]);
    assert.deepEqual(groups(root, "taxTotals").flatMap((total) => textsOf(leaves(total, "taxAmount"))), ["2"]);
    assert.deepEqual([empty, offsetsOf(notRead)], [[], []]);
  }
});

Deno.test("an invoice without an envelope has none", () => {
  assert.equal(Object.hasOwn(boundIn(invoice), "envelope"), false);
});

const refused: readonly (readonly [what: string, xml: string, message: RegExp])[] = [
  ["a header alone", envelope(header), /no document/],
  ["nothing", envelope(""), /no document/],
  ["two invoices", envelope(header + invoice + invoice), /several/],
  ["an invoice and a credit note", envelope(invoice + header + creditNoteOf("")), /several/],
  ["an order and an invoice", envelope(`<Order xmlns="urn:x"/>${invoice}`), /several/],
  ["an invoice and an order", envelope(`${invoice}<Order xmlns="urn:x"><Invoice/></Order>`), /several/],
];

for (const [what, xml, message] of refused) {
  Deno.test(`an envelope with ${what} is refused as such`, () => {
    const refusal = refusalOf(xml);
    assert.equal(refusal.xmlCode, "sbdh_envelope");
    assert.match(refusal.message, message);
  });
}

Deno.test("an envelope with another document is refused for that, at its place", () => {
  const xml = envelope(`${header}\n  <Order xmlns="urn:x"/>`);
  const refusal = refusalOf(xml);
  assert.notEqual(refusal.xmlCode, "sbdh_envelope");
  assert.deepEqual([refusal.line, refusal.column], [2, 3]);
});

Deno.test("where envelopes are not unwrapped, one is refused whatever is in it", () => {
  const plain = refusalOf(envelope(header + invoice), false);
  assert.deepEqual([plain.line, plain.column], [1, 1]);
  assert.match(plain.message, /envelope/);
});

Deno.test("what is below a document that is no invoice is not looked at", () => {
  const refusal = refusalOf(`<Order xmlns="urn:x">${invoice}</Order>`);
  assert.notEqual(refusal.xmlCode, "sbdh_envelope");
  assert.deepEqual([refusal.line, refusal.column], [1, 1]);
});
