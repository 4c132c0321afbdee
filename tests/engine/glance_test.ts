/** What a document says of itself near its beginning, in either syntax, as text and in bytes, however long it is. */
import assert from "node:assert/strict";
import { glanceAt } from "../../engine/open/glance.ts";
import { textOf } from "../house/sources.ts";

const documents = [
  ["ubl-invoice", textOf("cases/base.ubl.xml"), "</cbc:IssueDate>"],
  ["cii", textOf("cases/base.cii.xml"), "</rsm:ExchangedDocumentContext>"],
] as const;

for (const [syntax, text, end] of documents) {
  Deno.test(`the syntax and the specification of a document are seen at its beginning (${syntax})`, () => {
    const long = text.replace(/(<\/[^<]*>\s*)$/, `<!--${"x".repeat(200_000)}-->$1`);
    const cut = `${text.slice(0, text.indexOf(end) + end.length)}${" ".repeat(9_000)}`;
    for (const given of [text, long]) {
      for (const input of [given, new TextEncoder().encode(given)]) {
        const { syntax: found, specification } = glanceAt(input) ?? {};
        assert.deepEqual([found, specification], [syntax, "urn:cen.eu:en16931:2017"]);
      }
    }
    assert.equal(glanceAt(cut), undefined, "it is no whole document");
  });
}

Deno.test("what is no invoice says nothing of itself", () => {
  for (const input of ["", "x", "<a/>", " ".repeat(10_000), new Uint8Array(10_000)]) {
    assert.equal(glanceAt(input), undefined);
  }
});
