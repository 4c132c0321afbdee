/** The forms in which people write values, and what a patch makes of them. */
import assert from "node:assert/strict";
import type { DataType } from "../../engine/model/terms.ts";
import { asXml, codeIn, inForm, withoutNoise } from "../../engine/edits/values.ts";

const forms: readonly (readonly [type: DataType, text: string, form: string | undefined])[] = [
  ["date", "20261130", "2026-11-30"],
  ["date", "2026/11/30", "2026-11-30"],
  ["date", "2026.11.30", "2026-11-30"],
  ["date", " 2026-11-30 ", "2026-11-30"],
  ["date", "2026-11-30T12:00:00Z", "2026-11-30"],
  ["date", "1.2.2026", "2026-02-01"],
  ["date", "13/2/2026", "2026-02-13"],
  ["date", "2/13/2026", "2026-02-13"],
  ["date", "12/13/2026", "2026-12-13"],
  ["date", "13/12/2026", "2026-12-13"],
  ["date", "9/8/2026", undefined],
  ["date", "12/12/2026", "2026-12-12"],
  ["date", "2/9/2026", undefined],
  ["date", "9/2/2026", undefined],
  ["date", "2026-02-30", undefined],
  ["date", "2026-13-01", undefined],
  ["date", "30.02.2026", undefined],
  ["date", "13/13/2026", undefined],
  ["date", "1.2/2026", undefined],
  ["date", "soon", undefined],
  ["date", "2026-11-30", undefined],
  ["amount", "1,50", "1.50"],
  ["amount", "-1,5", "-1.5"],
  ["amount", "1.234,50", "1234.50"],
  ["amount", "1,234.50", "1234.50"],
  ["amount", "1'234'567.50", "1234567.50"],
  ["amount", "1 234,50", "1234.50"],
  ["amount", "1\u00a0234,50", "1234.50"],
  ["amount", "EUR 12.50", "12.50"],
  ["amount", "12,50 €", "12.50"],
  ["amount", "$1,234.50", "1234.50"],
  ["amount", " EUR 12.50 ", "12.50"],
  ["amount", " ten ", undefined],
  ["amount", " 7 ", "7"],
  ["amount", "1,048", undefined],
  ["amount", "1.048", undefined],
  ["amount", "4.0355e2", "403.55"],
  ["amount", "-1.23E+02", "-123"],
  ["amount", "5e-1", "0.5"],
  ["quantity", "2E0", "2"],
  ["amount", "EUR 4.0355e2", "403.55"],
  ["amount", "1e16", undefined],
  ["amount", "1,5e2", undefined],
  ["amount", "2e", undefined],
  ["amount", "1.23.45", undefined],
  ["amount", "ten", undefined],
  ["amount", ",50", undefined],
  ["amount", "-,50", undefined],
  ["amount", "1234,50", "1234.50"],
  ["amount", "1234,5", "1234.5"],
  ["amount", "1234,500", undefined],
  ["amount", "1234.567,50", undefined],
  ["amount", "123.456,50", "123456.50"],
  ["amount", "1.23,45", undefined],
  ["amount", "EURO 12,50", undefined],
  ["amount", "12.50", undefined],
  ["percentage", "19 %", "19"],
  ["percentage", "5,5%", "5.5"],
  ["unitPrice", "0,5", "0.5"],
  ["quantity", "0,5", "0.5"],
  ["text", "1,50", undefined],
  ["text", "30.11.2026", undefined],
  ["identifier", "20261130", undefined],
  ["code", "0,5", undefined],
];

for (const [type, text, form] of forms) {
  Deno.test(`"${text}" as ${type} can be meant ${form === undefined ? "in no other form" : `as ${form}`}`, () => {
    assert.equal(inForm(text, type), form);
  });
}

Deno.test("noise is what follows the ten decimals that the model holds", () => {
  assert.equal(withoutNoise("0.30000000000000004"), "0.3");
  assert.equal(withoutNoise("-48.49999999999999"), "-48.5");
  assert.equal(withoutNoise("0.00000000005"), "0.0000000001");
  assert.equal(withoutNoise("0.1234567891"), undefined);
  assert.equal(withoutNoise("100"), undefined);
  assert.equal(withoutNoise("ten"), undefined);
});

Deno.test("what XML cannot hold is left out of a text, and nothing else", () => {
  assert.equal(asXml("a\u0000b\u001fc\ud800d\ufffee\uffff"), "abcde");
  const kept = "\t\n\r \ud7ff\ue000\ufffd\u{10000}\u{10ffff}\u007f\u0085";
  assert.equal(asXml(kept), kept);
});

Deno.test("a code is found whatever its letter case and the white space around it", () => {
  assert.equal(codeIn("de", "country", "ubl-invoice"), "DE");
  assert.equal(codeIn(" DE ", "country", "ubl-invoice"), "DE");
  assert.equal(codeIn("APPLICATION/PDF", "mime", "ubl-invoice"), "application/pdf");
  assert.equal(codeIn("DE", "country", "ubl-invoice"), undefined);
  assert.equal(codeIn("XX", "country", "ubl-invoice"), undefined);
});

Deno.test("the sign of a currency is its code, where a currency is asked for", () => {
  for (const [sign, code] of [["€", "EUR"], ["£", "GBP"], ["zł", "PLN"], ["Kč", "CZK"], [" € ", "EUR"]] as const) {
    assert.equal(codeIn(sign, "currency", "cii"), code);
  }
  assert.equal(codeIn("$", "currency", "cii"), undefined);
  assert.equal(codeIn("€", "country", "cii"), undefined);
});
