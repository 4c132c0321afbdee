/** No text becomes markup in the pages, no script is inline, and nothing of them comes from elsewhere. */
import assert from "node:assert/strict";
import { filesBelow, textOf } from "./sources.ts";

const files = filesBelow("web/").filter((path) => /\.(?:tsx?|js)$/.test(path));
const forbidden =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|srcdoc|setHTML\w*|eval)\b|document\.write|new Function\b|\braw\(/;

Deno.test("nothing in web/ makes markup out of text", () => {
  assert.ok(files.includes("web/browser/dom.ts"));
  assert.deepEqual(files.filter((path) => forbidden.test(textOf(path))), []);
  for (const text of ["it.innerHTML = x", "document.write(x)", "new Function(x)", "raw(x)", "range.setHTMLUnsafe(x)"]) {
    assert.match(text, forbidden);
  }
});

Deno.test("nothing in web/ names another origin, sets a cookie or has a style or handler inline", () => {
  // Names of formats, which nobody fetches, look like addresses.
  const foreign = /https?:\/\/(?!www\.w3\.org|schema\.getpostman\.com)|\bdocument\.cookie\b|\sstyle=|\son[a-z]+=[{"]/;
  const found = filesBelow("web/").filter((path) => foreign.test(textOf(path)));
  assert.deepEqual(found, []);
});
