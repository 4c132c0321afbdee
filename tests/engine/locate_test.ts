import assert from "node:assert/strict";
import { locate } from "../../engine/judge/locate.ts";
import { Elements } from "../../engine/xml/elements.ts";
import { readXml } from "../../engine/xml/reader.ts";

/** The places in a text, which is read first. */
function placesIn(text: string, offsets: readonly number[]): ReturnType<typeof locate> {
  const elements = new Elements();
  const sink = {
    open: (_name: string, _attributes: unknown, offset: number, raw: string) => elements.open(offset, raw),
    text: () => {},
    close: () => elements.close(),
  };
  assert.equal(readXml(text, sink, { prefixes: new Map(), limits: { depth: Infinity } }), undefined);
  elements.end();
  return locate(text, elements, offsets);
}

/** Path, line and column of the element that starts where the mark is in a text. */
function placeOf(text: string, mark: string): string {
  const place = placesIn(text, [text.indexOf(mark)]).get(text.indexOf(mark));
  return place === undefined ? "nowhere" : `${place.path} ${place.line}:${place.column}`;
}

Deno.test("the root is at its own name", () => {
  assert.equal(placeOf("<a/>", "<a"), "/a 1:1");
});

Deno.test("a path has a position only where there are several siblings of the name", () => {
  const text = "<a><b><c/></b><b><c/><d/><c/></b><e><f/></e></a>";
  assert.equal(placeOf(text, "<b>"), "/a/b[1] 1:4");
  assert.equal(placeOf(text, "<c/></b><b>"), "/a/b[1]/c 1:7");
  assert.equal(placeOf(text, "<d/>"), "/a/b[2]/d 1:22");
  assert.equal(placeOf(text, "<c/></b><e>"), "/a/b[2]/c[2] 1:26");
  assert.equal(placeOf(text, "<f/>"), "/a/e/f 1:37");
});

Deno.test("siblings of one name are told apart though others stand between and come after", () => {
  const text = "<a><b/><x/><b/></a>";
  assert.equal(placeOf(text, "<b/><x"), "/a/b[1] 1:4");
  assert.equal(placeOf(text, "<b/></a>"), "/a/b[2] 1:12");
});

Deno.test("names are given as they are written, prefixes included", () => {
  const text = `<x:a xmlns:x="urn:x" xmlns="urn:x"><b/><x:b/></x:a>`;
  assert.equal(placeOf(text, "<b/>"), "/x:a/b 1:36");
  assert.equal(placeOf(text, "<x:b/>"), "/x:a/x:b 1:40");
});

Deno.test("lines end at CR LF, LF and CR alike", () => {
  const text = "<a>\r\n<b/>\n<c/>\r<d/>\r\r\n\n<e/></a>";
  assert.equal(placeOf(text, "<b/>"), "/a/b 2:1");
  assert.equal(placeOf(text, "<c/>"), "/a/c 3:1");
  assert.equal(placeOf(text, "<d/>"), "/a/d 4:1");
  assert.equal(placeOf(text, "<e/>"), "/a/e 7:1");
});

Deno.test("a tab is one column, a character beyond the basic plane is two", () => {
  assert.equal(placeOf("<a>\n\t\t<b/></a>", "<b/>"), "/a/b 2:3");
  assert.equal(placeOf("<a>\n\u{1f4a9}\u00e9<!-- --><b/></a>", "<b/>"), "/a/b 2:12");
});

Deno.test("what comes before an element is counted: declaration, comments, instructions, CDATA, attributes", () => {
  const text =
    `<?xml version="1.0"?>\n<!-- <b/>\n -->\n<?p <b/> ?>\n<a\n  c="&lt;b/>\n"\n><![CDATA[<b/>\n]]><!-- <b/> --><b k="1"/></a>`;
  assert.equal(placeOf(text, `<b k=`), "/a/b 9:17");
});

Deno.test("a tag that spans lines is at its start", () => {
  assert.equal(placeOf("<a>\n  <b\n    c='1'\n  /></a>", "<b"), "/a/b 2:3");
});

Deno.test("offsets where no element starts are left out", () => {
  assert.deepEqual([...placesIn("<a>text</a>", [1, 3, 7, 99, -1])], []);
});

Deno.test("nothing is worked out when nothing is asked for", () => {
  assert.equal(placesIn("<a/>", []).size, 0);
});

Deno.test("many places are found in one pass, each under its offset", () => {
  const text = `<a>${"<b>\n</b>".repeat(300)}</a>`;
  const offsets = Array.from({ length: 300 }, (_, index) => 3 + 8 * index);
  const places = placesIn(text, offsets);
  assert.deepEqual(places.get(3), { path: "/a/b[1]", line: 1, column: 4 });
  assert.deepEqual(places.get(3 + 8 * 299), { path: "/a/b[300]", line: 300, column: 5 });
});

Deno.test("places are found beyond the default caps, for the reader has let the document pass", () => {
  const deep = `${"<a>".repeat(150)}<b/>${"</a>".repeat(150)}`;
  assert.equal(placeOf(deep, "<b/>"), `${"/a".repeat(150)}/b 1:451`);
});

Deno.test("elements have their places, however many there are beyond what there was room for", () => {
  const text = `<a>${"<b/>".repeat(300)}<c/></a>`;
  assert.equal(placeOf(text, "<c/>"), "/a/c 1:1204");
  const places = placesIn(text, [3, 1_199]);
  assert.deepEqual([...places.values()].map(({ path }) => path), ["/a/b[1]", "/a/b[300]"]);
});
