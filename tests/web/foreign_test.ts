import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { foreignIn } from "../../web/worker/foreign.ts";

const bytes = (...all: readonly number[]) => Uint8Array.from(all);

/** One row a kind of file, and what its sentence begins with. */
const files: readonly (readonly [what: string, content: Uint8Array, said: RegExp | undefined])[] = [
  ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16), /^Das ist ein Bild\. /],
  ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 13, 10), /^Das ist ein Bild\. /],
  ["a photo of a phone", strToU8("\0\0\0\x18ftypheic", true), /^Das ist ein Bild\. /],
  [
    "a Word document",
    zipSync({ "[Content_Types].xml": strToU8("x"), "word/document.xml": strToU8("x") }),
    /Textdokument/,
  ],
  ["a workbook of Excel", zipSync({ "xl/workbook.xml": strToU8("x") }), /Tabelle/],
  ["an old Office document", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /Office-Dokument/],
  ["a ZIP archive, of which the reader says so itself,", zipSync({ "readme.txt": strToU8("x") }), undefined],
  ["a RAR archive", strToU8("Rar!\x1a\x07"), /Archiv/],
  ["an e-mail", strToU8("Return-Path: <a@b.example>\r\nSubject: Rechnung\r\n"), /E-Mail/],
  ["XML that is cut off", strToU8("<Invoice><a>"), undefined],
  ["a plain text", strToU8("Hello, here is the invoice"), undefined],
];

for (const [what, content, said] of files) {
  Deno.test(`foreignIn() ${said === undefined ? "says nothing of" : "names"} ${what}`, () => {
    const text = foreignIn(content, "de");
    if (said === undefined) return assert.equal(text, undefined);
    assert.match(text ?? "", said);
    assert.match(text ?? "", /XML-Datei oder ein PDF/);
  });
}
