import assert from "node:assert/strict";
import { facesOf, shown } from "../../engine/pdf/write/faces.ts";
import { linesOf } from "../../engine/pdf/write/lines.ts";
import { widthOf } from "../../engine/pdf/write/setting.ts";
import { formatsOf, grouped, isZero, type Lang, negated } from "../../engine/pdf/write/format.ts";
import { documentTitle, meaning } from "../../engine/pdf/write/code_words.ts";
import { words } from "../../engine/pdf/write/labels.ts";
import { creditNotes, invoices } from "../support/credit_notes.ts";
import { styles } from "../../engine/pdf/write/styles.ts";
import { fonts } from "./made.ts";

const [minus, thin, hard] = ["\u2212", "\u202f", "\u00a0"];

const amounts: readonly (readonly [string, Lang, string, string])[] = [
  ["1234567.5", "en", "EUR", "1,234,567.50"],
  ["1234567.5", "de", "EUR", "1.234.567,50"],
  ["1234567.5", "fr", "EUR", `1${thin}234${thin}567,50`],
  ["-0.5", "de", "EUR", `${minus}0,50`],
  ["-0.00", "en", "EUR", "0.00"],
  ["007", "en", "EUR", "7.00"],
  [".5", "en", "EUR", "0.50"],
  ["100", "en", "EUR", "100.00"],
  ["0.123400", "de", "EUR", "0,1234"],
  ["12345678901234567890.12", "en", "EUR", "12,345,678,901,234,567,890.12"],
  ["1250", "en", "JPY", "1,250"],
  ["1250.5", "en", "JPY", "1,250.5"],
  ["n/a", "de", "EUR", "n/a"],
];

for (const [value, lang, currency, written] of amounts) {
  Deno.test(`${value} ${currency} is written ${written} in ${lang}`, () => {
    assert.equal(formatsOf(lang, currency).amount(value), written);
  });
}

Deno.test("quantities and rates have no zeros at their end", () => {
  assert.equal(formatsOf("de", "EUR").quantity("12.500"), "12,5");
  assert.equal(formatsOf("de", "EUR").percent("19.00"), `19${hard}%`);
  assert.equal(formatsOf("en", "EUR").percent("5.50"), "5.5%");
  assert.equal(formatsOf("fr", "EUR").percent("20"), `20${thin}%`);
});

Deno.test("an invalid date stays as it is", () => {
  for (const text of ["", "2026-13-01", "soon", "20261130"]) assert.equal(formatsOf("de", "EUR").date(text), text);
});

Deno.test("countries, units, kinds of invoices and means of payment are said in words, unknown codes as they are", () => {
  assert.equal(formatsOf("fr", "EUR").country("DE"), "Allemagne");
  assert.equal(formatsOf("fr", "EUR").country("nowhere"), "nowhere");
  assert.equal(meaning("units", "HUR", "de"), "Std.");
  assert.equal(meaning("units", "X9", "de"), "X9");
  assert.equal(meaning("units", "toString", "de"), "toString");
  assert.equal(documentTitle({ invoiceTypeCode: "384" }, "de"), "Rechnungskorrektur");
  assert.equal(documentTitle({ invoiceTypeCode: "999" }, "fr"), "Facture");
  assert.equal(words("fr")("page", "1", "2"), "Page 1 sur 2");
});

Deno.test("a credit note of any type is called one, and nothing else is", () => {
  for (const code of creditNotes) assert.match(documentTitle({ invoiceTypeCode: code }, "en"), /credit note$/i, code);
  for (const code of creditNotes) {
    assert.match(documentTitle({ invoiceTypeCode: code }, "de"), /gutschrift|korrektur/i, code);
  }
  for (const code of invoices) assert.doesNotMatch(documentTitle({ invoiceTypeCode: code }, "en"), /credit/i, code);
});

Deno.test("an IBAN is shown in groups of four", () => {
  assert.equal(grouped("DE02 120300000000202051"), ["DE02", "1203", "0000", "0000", "2020", "51"].join(hard));
});

const faces = facesOf(fonts);

function lines(text: string, width: number): readonly string[] {
  return linesOf(faces, [{ text, style: "body" }], width).map((line) => line.text);
}

Deno.test("lines break at spaces, and inside of words that are too long", () => {
  const text = `one two three four five ${"x".repeat(200)} six`;
  const found = lines(text, 60);
  assert.equal(found.join("").replaceAll(" ", ""), text.replaceAll(" ", ""));
  for (const line of found) assert.ok(widthOf(faces, line, styles.body) <= 60, line);
  assert.ok(found.length > 10);
});

Deno.test("lines break where the text does, and not at spaces that hold", () => {
  assert.deepEqual(lines("a\r\nb\n\nc\u2028d", 100), ["a", "b", "", "c", "d"]);
  const number = `1${thin}234${thin}567,00`;
  assert.deepEqual(lines(`summe ${number}`, widthOf(faces, number, styles.body) + 1), ["summe", number]);
});

Deno.test("a word with hyphens breaks behind one, a number with a hyphen does not", () => {
  assert.deepEqual(lines("Maschinen-Wartung", widthOf(faces, "Maschinen-Wart", styles.body)), [
    "Maschinen-",
    "Wartung",
  ]);
  assert.deepEqual(lines("a RE-2026-07", widthOf(faces, "RE-2026-07", styles.body) + 0.1), ["a", "RE-2026-07"]);
});

Deno.test("what is not seen is not drawn, and parts of characters are put together", () => {
  assert.equal(shown("A\u0308 soft\u00adhyphen\u200b\ufeff\u202e \tx\u0007"), "Ä softhyphen  x");
});

Deno.test("a number is turned round with its sign, and zero stays as it is written", () => {
  assert.deepEqual(["5", "-5", "+5", " 3.10 ", "0", "-0.00", -7].map(negated), [
    "-5",
    "5",
    "-5",
    "-3.10",
    "0",
    "-0.00",
    "7",
  ]);
  assert.deepEqual(["0", "-0.000", ".0", "0.01", "10", "x", undefined].map(isZero), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
