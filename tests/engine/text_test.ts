/** How texts are filled with the values of a document, and what the wording of syntax rules is made of. */
import assert from "node:assert/strict";
import { ours } from "../../engine/model/said.ts";
import { official } from "../../engine/official.ts";
import { en } from "../../engine/texts/en/index.ts";
import { fill, inWords, messageFor, placedFix } from "../../engine/texts/text.ts";

const english = { missing: "–", quotes: ['"', '"'] } as const;

Deno.test("fill() puts values in, and says what is missing", () => {
  assert.equal(fill("{actual} and {expected}", { actual: "1", expected: "2" }, english), "1 and 2");
  assert.equal(fill("{actual} {expected} {rules}", { actual: "" }, english), "– – –");
  assert.equal(fill('"{actual}"', {}, english), '"–"');
  assert.equal(fill("{other} {rules}", { rules: "BR-1" }, english), "{other} BR-1");
});

Deno.test("fill() quotes a text of the document once, whether or not the sentence has marks for it", () => {
  const [loud, quotes] = [(value: string) => `${value}!`, ["«", "»"]] as const;
  const filled = fill(
    '{actual}, "{actual}", „{actual}“, « {actual} »',
    { actual: "a" },
    { ...english, quotes, shown: loud },
  );
  assert.equal(filled, '«a», "a", „a“, « a »');
});

Deno.test("fill() words a number or a day that does not stand in quotation marks, and nothing else", () => {
  const filling = { ...english, shown: (value: string) => `${value}!` };
  for (const plain of ["0", "-1.50", "+7", "2026-11-30"]) {
    assert.equal(fill('{actual} "{actual}"', { actual: plain }, filling), `${plain}! "${plain}"`);
  }
  for (const text of ["1 000", "1,5", "--1", "1e5", "2026-11-30T00:00", "1.5 now", "EUR", "１"]) {
    assert.equal(fill("{actual}", { actual: text }, filling), `"${text}"`);
  }
});

Deno.test("fill() leaves words of ours as they are, and quotes what they are about", () => {
  assert.equal(fill("{actual}", { actual: ours("a text", "x") }, english), 'a text ("x")');
  assert.equal(fill('{actual}, "{actual}"', { actual: ours("strict") }, english), 'strict, "strict"');
  assert.equal(fill("{actual}", { actual: ours("") }, english), "–");
});

Deno.test("a quoted text cannot end its quotation", () => {
  for (const mark of ['"', "“", "”", "„", "«", "»"]) {
    assert.equal(fill("{actual}", { actual: `a${mark} b` }, english), `"a' b"`);
    assert.equal(fill('"{actual}"', { actual: `a${mark} b` }, english), `"a' b"`);
  }
});

Deno.test("fill() shortens what is longer than 80 characters, and names what cannot be seen", () => {
  assert.equal(fill("{actual}", { actual: "x".repeat(80) }, english), `"${"x".repeat(80)}"`);
  assert.equal(fill("{actual}", { actual: "x".repeat(81) }, english), `"${"x".repeat(77)}…"`);
  assert.equal(fill("{actual}", { actual: `${"x".repeat(76)}😀${"x".repeat(9)}` }, english), `"${"x".repeat(76)}…"`);
  assert.equal(fill("{actual}", { actual: "a\u202eb\nc" }, english), '"a\\u{202e}b\\u{a}c"');
});

Deno.test("messageFor() takes the message for an absent value only where the message quotes one", () => {
  const text = { message: "It says {actual}.", absent: "It says nothing.", fix: "" };
  assert.equal(messageFor(text, { actual: "1" }), text.message);
  assert.equal(messageFor(text, { actual: "" }), text.absent);
  assert.equal(messageFor(text, { expected: "1" }), text.absent);
  assert.equal(messageFor({ message: "It says {actual}.", fix: "" }, {}), "It says {actual}.");
  assert.equal(messageFor({ message: "It is wrong.", absent: "It is not there.", fix: "" }, {}), "It is wrong.");
});

Deno.test("inWords() writes money with two digits and its currency, other numbers as they are, and texts as they are", () => {
  assert.equal(inWords("5", "amount", "EUR", false), "5.00 EUR");
  assert.equal(inWords("1.255", "unitPrice", "EUR", true), "1,255 EUR");
  assert.equal(inWords("-5.5", "amount", "", true), "-5,50");
  assert.equal(inWords("-0.0", "amount", "EUR", false), "-0.00 EUR");
  assert.equal(inWords("7.50", "quantity", "EUR", true), "7,50");
  assert.equal(inWords("19", "percentage", "EUR", false), "19");
  assert.equal(inWords("much", "amount", "EUR", true), "much");
  assert.equal(inWords("1.5", "text", "EUR", true), "1.5");
  assert.equal(inWords("1.5", undefined, "EUR", true), "1.5");
});

Deno.test("placedFix() says where to write: the field, with the element where there is one", () => {
  const where = { json: "Field {field}.", xml: "Element {element}, field {field}." };
  assert.equal(placedFix("Do.", undefined, where), "Do.");
  assert.equal(placedFix("Do.", { field: "a.b" }, where), "Do. Field a.b.");
  assert.equal(placedFix("Do.", { field: "a.b", element: "cac:A" }, where), "Do. Element cac:A, field a.b.");
});

/** What is said of a syntax rule where no value is there to be quoted. */
function saidOf(id: string): readonly string[] {
  const set = official.find((it) => it.rules?.().some((rule) => rule.id === id));
  const text = set?.text(id, en);
  return text === undefined ? [] : [text.absent ?? text.message, text.fix];
}
const wordings: readonly (readonly [id: string, message: string, fix: string])[] = [
  [
    "UBL-CR-003",
    "EN 16931 does not use cbc:ProfileExecutionID (profile execution ID).",
    "Remove cbc:ProfileExecutionID (profile execution ID).",
  ],
  [
    "UBL-CR-412",
    "EN 16931 uses cbc:PaymentDueDate (payment due date) in cac:PaymentMeans only where the document is cn:CreditNote.",
    "Remove cbc:PaymentDueDate (payment due date) in cac:PaymentMeans, which is used only where the document is cn:CreditNote.",
  ],
  ["UBL-DT-01", "The amount {actual} has more than two decimals.", "Round the amount to two decimals."],
  [
    "UBL-DT-08",
    "EN 16931 does not use the attribute schemeName (scheme name).",
    "Remove the attribute schemeName (scheme name).",
  ],
  [
    "UBL-SR-01",
    "There may be at most one cbc:ID in cac:ContractDocumentReference, and there are more.",
    "Keep one cbc:ID in cac:ContractDocumentReference, and remove the others.",
  ],
  [
    "UBL-SR-08",
    "There may be at most one cac:InvoicePeriod (invoice period), and there are more.",
    "Keep one cac:InvoicePeriod (invoice period), and remove the others.",
  ],
  [
    "UBL-SR-48",
    "There must be exactly one cac:ClassifiedTaxCategory (classified tax category) in cac:Item, and there are more.",
    "Keep exactly one cac:ClassifiedTaxCategory (classified tax category) in cac:Item.",
  ],
  [
    "CII-SR-014",
    "There must be exactly one ram:TypeCode (type code) in rsm:ExchangedDocument, and there are more.",
    "Keep exactly one ram:TypeCode (type code) in rsm:ExchangedDocument.",
  ],
  [
    "CII-SR-450",
    "Both are given, ram:ID and ram:GlobalID (global ID), and only one of them may be.",
    "Remove one of the two.",
  ],
  [
    "CII-DT-001",
    "EN 16931 does not use the attribute schemeName (scheme name) of ram:ID or ram:LineID or ram:SellerAssignedID.",
    "Remove the attribute schemeName (scheme name) of ram:ID or ram:LineID or ram:SellerAssignedID.",
  ],
  [
    "UBL-CR-646",
    "EN 16931 does not use cac:SubInvoiceLine (sub invoice line) in cac:InvoiceLine or cac:CreditNoteLine.",
    "Remove cac:SubInvoiceLine (sub invoice line) in cac:InvoiceLine or cac:CreditNoteLine.",
  ],
  [
    "UBL-SR-25",
    "There may be at most one cbc:Name (name) in cac:PartyName, and there are more.",
    "Keep one cbc:Name (name) in cac:PartyName, and remove the others.",
  ],
  [
    "CII-SR-445",
    "EN 16931 does not use ram:IncludedTradeTax (included trade tax) in ram:GrossPriceProductTradePrice.",
    "Remove ram:IncludedTradeTax (included trade tax) in ram:GrossPriceProductTradePrice.",
  ],
];

Deno.test("of several elements that a rule runs on, a finding names the one that it was, and quotes what stands there", () => {
  const set = official.find((it) => it.rules?.().some((rule) => rule.id === "CII-DT-001"));
  const { message, requires } = set?.text("CII-DT-001", en, "9999 ram:LineID") ?? {};
  assert.equal(
    message,
    "EN 16931 does not use the attribute schemeName (scheme name) of ram:LineID, and {actual} stands there.",
  );
  assert.equal(requires, "An invoice must be without the attribute schemeName (scheme name) of ram:LineID.");
});

Deno.test("what is missing is said to be missing, where a rule asks for exactly one", () => {
  const set = official.find((it) => it.rules?.().some((rule) => rule.id === "CII-SR-014"));
  const { message, fix } = set?.text("CII-SR-014", en, "9999 lacks") ?? {};
  assert.equal(message, "ram:TypeCode (type code) in rsm:ExchangedDocument is missing.");
  assert.equal(fix, "Add ram:TypeCode (type code) in rsm:ExchangedDocument.");
});

for (const [id, message, fix] of wordings) {
  Deno.test(`the wording of ${id} names what, and where`, () => assert.deepEqual(saidOf(id), [message, fix]));
}
