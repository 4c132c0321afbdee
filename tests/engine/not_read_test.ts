/** What has no place in the model is reported without making the invoice, just as if it had been made. */
import assert from "node:assert/strict";
import { notReadIn, project } from "../../engine/syntax/project/project.ts";
import { boundOf, elementsAt, invoiceOf } from "../support/ubl.ts";

const LEAF = /<(cbc:\w+)[^>]*>([^<]+)<\/\1>/g;

/** A document once for each of its values, which occurs twice there: as it is, or another one the second time. */
function* twice(name: string, second: (leaf: string, text: string) => string): Generator<string> {
  const xml = Deno.readTextFileSync(new URL(`../../cases/${name}`, import.meta.url));
  for (const { 0: leaf, 2: text = "", index } of xml.matchAll(LEAF)) {
    const end = index + leaf.length;
    yield xml.slice(0, end) + second(leaf, text) + xml.slice(end);
  }
}

const same = (leaf: string) => leaf;
const other = (leaf: string, text: string) => leaf.replace(`>${text}<`, `>${text}1<`);

for (const name of ["base.ubl.xml", "base.creditnote.xml"]) {
  Deno.test(`of ${name} with a value twice, as much is not read as when the invoice is made`, () => {
    for (const xml of [...twice(name, other), ...twice(name, same), ...twice(name, other)]) {
      const document = boundOf(xml);
      assert.deepEqual(notReadIn(document), project(document).notRead, xml);
    }
  });
}

const GROUP = /<(cac:\w+)>.*?<\/\1>/gs;

for (const name of ["base.ubl.xml", "base.creditnote.xml"]) {
  Deno.test(`of ${name} with a group twice, the second of which says something else, as much is not read`, () => {
    const xml = Deno.readTextFileSync(new URL(`../../cases/${name}`, import.meta.url));
    for (const { 0: group, index } of xml.matchAll(GROUP)) {
      for (const { 0: leaf, 2: text = "" } of group.matchAll(LEAF)) {
        const copy = group.replace(leaf, () => leaf.replace(text, () => `${text}9`));
        const document = boundOf(xml.slice(0, index) + copy + xml.slice(index));
        assert.deepEqual(notReadIn(document), project(document).notRead, copy);
      }
    }
  });
}

Deno.test("a second invoice number is not read where it is another one", () => {
  const first = "<cbc:ID>1</cbc:ID>";
  const invoice = (second: string) => invoiceOf(first + second);
  for (const [second, lost] of [["2", ["cbc:ID 2"]], ["1", []], [" 1 ", []], ["3", ["cbc:ID 3"]]] as const) {
    const xml = invoice(`<cbc:ID>${second}</cbc:ID>`);
    assert.deepEqual(elementsAt(xml, notReadIn(boundOf(xml))), lost);
  }
});
