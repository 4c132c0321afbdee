import assert from "node:assert/strict";
import { elementEnd, nameAt, outline, tagEnd } from "../../engine/xml/outline.ts";

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

const ends: readonly (readonly [what: string, text: string])[] = [
  ["without content", `<b c="/>"/>`],
  ["with elements of its name inside", "<b><b><b/></b><b></b></b>"],
  ["with elements whose names begin as its own", "<b><bb/><b.c></b.c></b>"],
  ["with white space in its tags", "<b\n><b\t/></b >"],
  ["with > in the values of those of its name", `<b><b c=">"></b><b c='/>'/></b>`],
];

for (const [what, element] of ends) {
  for (const text of [`<a>${element}<b></b></a>`, `<b>${element}</b>`]) {
    Deno.test(`elementEnd() finds the end of an element ${what}, in ${text.slice(0, 3)}`, () => {
      for (const areTagsAlone of [true, false]) assert.equal(elementEnd(text, 3, areTagsAlone), 3 + element.length);
    });
  }
}

Deno.test("elementEnd() passes over comments and CDATA sections that hold end tags", () => {
  const element = "<b><!--</b>--><![CDATA[</b>]]><?c </b>?></b>";
  assert.equal(elementEnd(`<a>${element}</a>`, 3, false), 3 + element.length);
});
