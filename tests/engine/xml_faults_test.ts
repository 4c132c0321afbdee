/** Which fault a broken document has: several share a code and a place, and each asks for something else. */
import assert from "node:assert/strict";
import { ours } from "../../engine/model/said.ts";
import { faultAt } from "../../engine/xml/faults.ts";
import { readXml } from "../../engine/xml/reader.ts";

type Kind = Parameters<typeof faultAt>[0];

function refusalOf(text: string) {
  return readXml(text, { open() {}, text() {}, close() {} }, { prefixes: new Map() });
}

const faults: readonly (readonly [text: string, column: number, kind: Kind, found?: string])[] = [
  ["<a\u0001/>", 3, "control", "U+0001"],
  ["<a>\uffff", 4, "control", "U+FFFF"],
  ["<a>\u20ac\ufffe</a>", 5, "control", "U+FFFE"],
  ["<a b='\u{1f600}\ufffe'/>", 9, "control", "U+FFFE"],
  ["<a><!--\uffff--></a>", 8, "control", "U+FFFF"],
  ["<a>\ufffd\uf8ff\u0001</a>", 6, "control", "U+0001"],
  ["<a b='\u007f' \u000c='1'/>", 10, "control", "U+000C"],
  ["<a/>\u0001", 5, "control", "U+0001"],
  ["<a/> <!-- x -->\ufffe", 16, "control", "U+FFFE"],
  ["\u0001", 1, "control", "U+0001"],
  ["<a>&#1;</a>", 4, "control", "&#1;"],
  ["<a><b>&#xB;</b></a>", 7, "control", "&#xB;"],
  ["x<a/>", 1, "noMarkup", "x"],
  [" \t~", 3, "noMarkup", "~"],
  ["\ufeff ü<a/>", 3, "noMarkup", "U+00FC"],
  ["😀", 1, "noMarkup", "U+1F600"],
  ["\u007f<a/>", 1, "noMarkup", "U+007F"],
  ["<a/>x", 5, "outside"],
  ["<?p?>x<a/>", 6, "outside"],
  ["<a>&nbsp;</a>", 4, "reference", "&nbsp;"],
  ["<a>&nbsp x</a>", 4, "reference", "&nbsp"],
  ["<a>R&D</a>", 5, "reference", "&D"],
  ["<a>& b</a>", 4, "reference", "&"],
  ["<a b='&x;", 7, "reference", "&x;"],
  ["<a b='&x;<c/>", 7, "reference", "&x;"],
  ["<a b='&lt\"", 7, "reference", "&lt"],
  ["<a b='&lt' c=';'/>", 7, "reference", "&lt"],
  ["<a>&lt x</a>", 4, "reference", "&lt"],
  ["<a>&lt</a>;", 4, "reference", "&lt"],
  ["<a>&#;</a>", 4, "reference", "&#;"],
  ["<a>&#x;</a>", 4, "reference", "&#x;"],
  ["<a>&#12a;</a>", 4, "reference", "&#12a;"],
  ["<a>&#x1g;</a>", 4, "reference", "&#x1g;"],
  ["<a>&#xD800;</a>", 4, "reference", "&#xD800;"],
  ["<a>&#xDFFF;</a>", 4, "reference", "&#xDFFF;"],
  ["<a>&#x110000;</a>", 4, "reference", "&#x110000;"],
  ["<a b='x<c>&y;</c>", 8, "value"],
  ["<a b='&amp;<c d='e'/>", 12, "value"],
  ["<a>< b/></a>", 4, "noTag"],
  ["<>", 1, "noTag"],
  ["<a ='1'/>", 4, "tag", "="],
  ["<a b'1'/>", 5, "tag", "'"],
  ["<a\u00d7/>", 3, "tag", "U+00D7"],
  ["<a/b>", 4, "tag", "b"],
  ["<a></a b>", 8, "tag", "b"],
  ["<a b '1'/>", 6, "noValue", "'"],
  ["<a b>", 5, "noValue", ">"],
  ["<a b/>", 5, "tag", "/"],
  ["<a b=c/>", 6, "unquoted", "c"],
  ["<a b='1'c='2'/>", 9, "joined"],
  ["<a b='1' b='2' c='1' c='2'/>", 10, "duplicate", "b"],
  ["<a></b>", 4, "crossed", "</b>"],
  ["</b>", 1, "unopened", "</b>"],
  ["</>", 1, "unnamedEnd"],
  ["<a/><b/>", 5, "secondRoot"],
  ["<a>&lt;]]></a>", 10, "textEnd"],
  ["<a>&x;]]></a>", 4, "reference", "&x;"],
  ["<a>]]>&x;</a>", 6, "textEnd"],
  ["<!-- x -- -->", 8, "hyphens"],
  ["<!x>", 1, "markup"],
  ["<![CDATA>", 1, "markup"],
  ["<![CDATX", 1, "markup"],
  ["<![CDATA[x]]><a/>", 1, "outside"],
  ["<?1?>", 1, "instruction"],
  ["<?a:b?>", 1, "instruction"],
  [" <?xml version='1.0'?><a/>", 2, "late"],
  ["<?xml version='1.1'?><a/>", 1, "version", "1.1"],
  ["\ufeff<?xml version='1.10' x='1'?><a/>", 2, "version", "1.10"],
  ["<?xml version='2.0'?><a/>", 1, "declaration"],
  ["<?xml?><a/>", 1, "declaration"],
  ["<?xml <a/>", 1, "declaration"],
  ["<?xml >", 1, "declaration"],
  ["<?xml version='1.0'", 20, "truncated"],
  ["<?xml", 6, "truncated"],
  ["<", 2, "truncated"],
  ["<a", 3, "truncated"],
  ["<a/", 4, "truncated"],
  ["<a b", 5, "truncated"],
  ["<a b=", 6, "truncated"],
  ["<a b=' ", 8, "truncated"],
  ["</", 3, "truncated"],
  ["</a", 4, "truncated"],
  ["<?", 3, "truncated"],
  ["<?p", 4, "truncated"],
  ["<?p ?", 6, "truncated"],
  ["<!", 3, "truncated"],
  ["<!-", 4, "truncated"],
  ["<!--", 5, "truncated"],
  ["<!-- --", 8, "truncated"],
  ["<r><a/", 7, "unclosed", "r"],
  ["<r><![CDATA", 12, "unclosed", "r"],
  ["<r><![CDATA[]]", 15, "unclosed", "r"],
  ["<r><q/><p:s xmlns:p='u'>", 25, "unclosed", "p:s"],
  ["<r>&amp;", 9, "unclosed", "r"],
  ["<!-- x -->", 11, "noRoot"],
  ["<?p?> ", 7, "noRoot"],
  ["<!DOCTYPE a>", 1, "doctype"],
  ["<!DOCTYPE a [ x ] \t\n><!ENTITY>", 1, "doctype"],
  ["<!DOCTYPE a ><b>[<!ENTITY", 1, "doctype"],
  ["<!DOCTYPE a [ ] x <!ENTITY", 1, "entity"],
  ["<!DOCTYPE a [<!ENTITY b 'c'>] >", 1, "entity"],
];

for (const [text, column, kind, found] of faults) {
  Deno.test(`readXml() says "${kind}" of ${JSON.stringify(text)}, and where`, () => {
    const { xmlCode, message } = faultAt(
      kind,
      0,
      typeof found === "string" && found.startsWith("U+") ? ours(found) : found,
    );
    const refusal = refusalOf(text);
    assert.deepEqual([refusal?.xmlCode, refusal?.message], [xmlCode, message]);
    assert.deepEqual([refusal?.line, refusal?.column], [1, column]);
  });
}

Deno.test("the last characters before and the first behind what no reference may name are read, with zeros in front or not", () => {
  const texts: string[] = [];
  const sink = { open() {}, text: (text: string) => void texts.push(text), close() {} };
  const long = `&#x${"0".repeat(50)}41;&#${"0".repeat(50)}66;`;
  const document = `<a>&#xD7FF;&#xe000;&#x10FFFF;&#1114111;&#9;${long}</a>`;
  assert.equal(readXml(document, sink, { prefixes: new Map() }), undefined);
  assert.deepEqual(texts, ["\ud7ff\ue000\u{10ffff}\u{10ffff}\tAB"]);
});

Deno.test("an unknown reference before millions of characters, and millions of digits in one, are refused", () => {
  for (const text of [`&x${"y".repeat(4_000_000)}`, `&#${"9".repeat(4_000_000)};`, `&#x${"0".repeat(4_000_000)}1;`]) {
    const refusal = refusalOf(`<a>${text}</a>`);
    assert.deepEqual([refusal?.line, refusal?.column], [1, 4]);
  }
});

Deno.test("the prefix of a message is that of the element: one that can be declared, or xmlns, which cannot", () => {
  assert.ok(refusalOf("<p:a/>")?.message.includes("xmlns:p"));
  assert.ok(!refusalOf("<xmlns:a/>")?.message.includes("xmlns:xmlns"));
});

Deno.test("what a document holds is quoted, and no more than the start of what is long", () => {
  const long = "x".repeat(81);
  assert.ok(refusalOf(`</${long}>`)?.message.includes(`"</${long.slice(0, 75)}…"`));
  assert.ok(refusalOf(`</${long.slice(0, 77)}>`)?.message.includes(`"</${long.slice(0, 77)}>" `));
  const reference = refusalOf(`<a>&${"y".repeat(200)}</a>`)?.message ?? "";
  assert.ok(reference.includes(`"&${"y".repeat(76)}…"`));
  // Nothing in it is a pattern of a replacement.
  assert.ok(refusalOf("<a>&$$;</a>")?.message.includes('"&$$;"'));
});
