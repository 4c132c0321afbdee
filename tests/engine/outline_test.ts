import assert from "node:assert/strict";
import { nameAt, outline, tagEnd } from "../../engine/xml/outline.ts";

/** The names of the tags of a text, with "/" where an element ends. */
function tagsOf(text: string): readonly string[] {
  const tags: string[] = [];
  outline(text, { open: (offset) => tags.push(nameAt(text, offset)), close: () => tags.push("/") });
  return tags;
}

const outlines: readonly (readonly [what: string, text: string, tags: readonly string[]])[] = [
  ["elements inside each other", "<a><b/><c>x</c ></a>", ["a", "b", "/", "c", "/", "/"]],
  ["> and /> in quotes", `<a b='>' c="/>" d='"'><e f="'>"/></a>`, ["a", "e", "/", "/"]],
  ["comments beside each other, with tags in them", "<a><!--<b>--><!--<c>--><!----><d/></a>", ["a", "d", "/", "/"]],
  ["CDATA sections, with comments and tags in them", "<a><![CDATA[<b>-->]]><![CDATA[]]><c/></a>", ["a", "c", "/", "/"]],
  ["a comment with the end of a CDATA section", "<a><!--]]><b>--></a>", ["a", "/"]],
  ["processing instructions beside each other", "<?x?><?y <b>?><a><?z?><?z?></a>", ["a", "/"]],
  ["white space behind names", "<a\n b='1'><c\t/><d\r></d></a>", ["a", "c", "/", "d", "/", "/"]],
];

for (const [what, text, tags] of outlines) {
  Deno.test(`outline() passes over ${what}`, () => assert.deepEqual(tagsOf(text), tags));
}

Deno.test("tagEnd() finds the end of a tag behind what its values hold", () => {
  const text = `<a b='>' c=">">d</a>`;
  assert.equal(tagEnd(text, 0), text.indexOf(">d"));
});
