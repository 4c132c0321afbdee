import assert from "node:assert/strict";
import { nameAt, tagEnd } from "../../engine/xml/tags.ts";

Deno.test("tagEnd() finds the end of a tag behind what its values hold", () => {
  const text = `<a b='>' c=">">d</a>`;
  assert.equal(tagEnd(text, 0), text.indexOf(">d"));
});

Deno.test("nameAt() reads a name up to white space, a slash or the end of its tag", () => {
  for (const text of ["<a.b>", "<a.b/>", "<a.b\n c='1'>", "<a.b\t/>"]) assert.equal(nameAt(`x${text}`, 1), "a.b");
});
