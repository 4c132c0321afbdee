/** From what a model was written as, and is written as now, to edits of a text: on documents of a few elements. */
import assert from "node:assert/strict";
import { align } from "../../engine/edits/xml/align.ts";
import { editedBytes } from "../../engine/edits/xml/bytes.ts";
import { edited, editsFor } from "../../engine/edits/xml/edits.ts";
import {
  attributesOf,
  contentOf,
  type Element,
  elementAt,
  prefixFor,
  rawName,
  spaceBefore,
  tagTail,
} from "../../engine/edits/xml/elements.ts";
import type { Written } from "../../engine/edits/xml/written.ts";

const URI = "urn:a";
const prefixes = new Map([[URI, "a"], ["urn:b", "b"]]);

/** An element of the namespace as it is written: a text, or elements; the pointers are those of its text. */
function written(
  local: string,
  content: string | readonly Written[] = "",
  more: Partial<Pick<Written, "attributes" | "pointers">> = {},
): Written {
  return named(`a:${local}`, content, more);
}

function named(
  name: string,
  content: string | readonly Written[] = "",
  { attributes = {}, pointers = [] }: Partial<Pick<Written, "attributes" | "pointers">> = {},
): Written {
  const [text, children] = typeof content === "string" ? [content, []] : ["", content];
  const print = JSON.stringify([name, attributes, text, children.map((it) => it.print)]);
  return { name, attributes, text, children, pointers: [...pointers, ...children.flatMap((it) => it.pointers)], print };
}

function elementIn(text: string, start = "<"): Element {
  const element = elementAt(text, text.indexOf(start), prefixes);
  assert.ok(element !== undefined, `${start} starts an element`);
  return element;
}

/** A document of the elements, behind the declaration that most have. */
function documentOf(text: string): string {
  return `<?xml version="1.0"?>${text.includes("\r") ? "\r\n" : "\n"}${text.replace("<r", '<r xmlns="urn:a"')}`;
}

/** The text after a change of the model; undefined where the change has no place in it. */
function changed(
  text: string,
  before: Written,
  after: Written,
  { offsets = {}, order = [] }: {
    readonly offsets?: Readonly<Record<string, string>>;
    readonly order?: readonly string[];
  } = {},
): string | undefined {
  const edits = editsFor(
    {
      text,
      root: elementIn(text, "<r"),
      offsets: new Map(Object.entries(offsets).map(([pointer, start]) => [pointer, text.indexOf(start)])),
      uris: new Map([...prefixes].map(([uri, prefix]) => [prefix, uri])),
      order: (path) => path.length === 1 ? order : [],
    },
    before,
    after,
  );
  return edits === undefined ? undefined : edited(text, edits);
}

const root = (...children: readonly Written[]) => written("r", children);
const b = (text: string, more: Parameters<typeof written>[2] = {}) => written("b", text, more);
const c = (text: string) => written("c", text);
const d = (text: string) => written("d", text);
const order = ["a:b", "a:c", "a:d"];

interface Change {
  readonly what: string;
  readonly text: string;
  readonly before: Written;
  readonly after: Written;
  readonly becomes: string | undefined;
  readonly offsets?: Readonly<Record<string, string>>;
}

const changes: readonly Change[] = [
  {
    what: "nothing",
    text: "<r> <b>1</b> </r>",
    before: root(b("1")),
    after: root(b("1")),
    becomes: "<r> <b>1</b> </r>",
  },
  {
    what: "a text",
    text: "<r> <b>1</b> </r>",
    before: root(b("1")),
    after: root(b("2")),
    becomes: "<r> <b>2</b> </r>",
  },
  {
    what: "a text with marks",
    text: "<r><b>1</b></r>",
    before: root(b("1")),
    after: root(b("a<b&c")),
    becomes: "<r><b>a&lt;b&amp;c</b></r>",
  },
  {
    what: "a text with asides, which stay",
    text: "<r><b>1<!-- < -->2<?x <?>3</b></r>",
    before: root(b("123")),
    after: root(b("4")),
    becomes: "<r><b>4<!-- < --><?x <?></b></r>",
  },
  {
    what: "a text in a CDATA section, with an aside behind it",
    text: "<r><b><![CDATA[1<!--2-->]]><!--3--></b></r>",
    before: root(b("1<!--2-->")),
    after: root(b("4")),
    becomes: "<r><b><![CDATA[4]]><!--3--></b></r>",
  },
  {
    what: "an attribute",
    text: '<r><b x="1" y = "2">3</b></r>',
    before: root(b("3", { attributes: { x: "1", y: "2" } })),
    after: root(b("3", { attributes: { x: "1", y: '"' } })),
    becomes: '<r><b x="1" y = "&quot;">3</b></r>',
  },
  {
    what: "an attribute that comes",
    text: "<r><b>3</b></r>",
    before: root(b("3")),
    after: root(b("3", { attributes: { x: "1" } })),
    becomes: '<r><b x="1">3</b></r>',
  },
  {
    what: "an attribute that comes in one tag",
    text: "<r><b/></r>",
    before: root(b("")),
    after: root(b("", { attributes: { x: "1" } })),
    becomes: '<r><b x="1"/></r>',
  },
  {
    what: "an attribute that goes, with the space before it",
    text: "<r><b x='1'\n  y='2' >3</b></r>",
    before: root(b("3", { attributes: { x: "1", y: "2" } })),
    after: root(b("3", { attributes: { x: "1" } })),
    becomes: "<r><b x='1' >3</b></r>",
  },
  {
    what: "an attribute that is not there",
    text: "<r><b>3</b></r>",
    before: root(b("3", { attributes: { x: "1" } })),
    after: root(b("3")),
    becomes: undefined,
  },
  {
    what: "text and attribute of one element",
    text: '<r><b x="1">3</b></r>',
    before: root(b("3", { attributes: { x: "1" } })),
    after: root(b("4", { attributes: { x: "2" } })),
    becomes: '<r><b x="2">4</b></r>',
  },
  {
    what: "an element that comes first",
    text: "<r>\n  <c>2</c>\n</r>",
    before: root(c("2")),
    after: root(b("1"), c("2")),
    becomes: "<r>\n  <b>1</b>\n  <c>2</c>\n</r>",
  },
  {
    what: "an element that comes between others",
    text: "<r>\n  <b>1</b>\n  <d>3</d>\n</r>",
    before: root(b("1"), d("3")),
    after: root(b("1"), c("2"), d("3")),
    becomes: "<r>\n  <b>1</b>\n  <c>2</c>\n  <d>3</d>\n</r>",
  },
  {
    what: "an element that comes last",
    text: "<r>\n  <b>1</b>\n</r>",
    before: root(b("1")),
    after: root(b("1"), d("3")),
    becomes: "<r>\n  <b>1</b>\n  <d>3</d>\n</r>",
  },
  {
    what: "elements that come in another order than that of the schema",
    text: "<r>\n  <c>2</c>\n</r>",
    before: root(c("2")),
    after: root(d("3"), c("2"), b("1")),
    becomes: "<r>\n  <b>1</b>\n  <c>2</c>\n  <d>3</d>\n</r>",
  },
  {
    what: "an element that comes behind others of its name",
    text: "<r>\n  <b>1</b>\n  <b>2</b>\n  <c>3</c>\n</r>",
    before: root(b("1"), b("2"), c("3")),
    after: root(b("1"), b("2"), b("9"), c("3")),
    becomes: "<r>\n  <b>1</b>\n  <b>2</b>\n  <b>9</b>\n  <c>3</c>\n</r>",
  },
  {
    what: "an element with elements in it",
    text: "<r>\n  <b>1</b>\n</r>",
    before: root(b("1")),
    after: root(b("1"), written("c", [written("e", "5", { attributes: { x: "1" } }), written("f")])),
    becomes: '<r>\n  <b>1</b>\n  <c>\n    <e x="1">5</e>\n    <f/>\n  </c>\n</r>',
  },
  {
    what: "elements in a document without line breaks",
    text: "<r><b>1</b></r>",
    before: root(b("1")),
    after: root(b("1"), written("c", [d("2")])),
    becomes: "<r><b>1</b><c><d>2</d></c></r>",
  },
  {
    what: "elements with the line breaks of Windows, and tabs",
    text: "<r>\r\n\t<b>1</b>\r\n</r>",
    before: root(b("1")),
    after: root(b("1"), written("c", [d("2")])),
    becomes: "<r>\r\n\t<b>1</b>\r\n\t<c>\r\n\t\t<d>2</d>\r\n\t</c>\r\n</r>",
  },
  {
    what: "elements in an element that is one tag",
    text: "<r>\n  <g/>\n</r>",
    before: root(written("g")),
    after: root(written("g", [b("1")])),
    becomes: "<r>\n  <g>\n    <b>1</b>\n  </g>\n</r>",
  },
  {
    what: "elements in an element without content",
    text: "<r>\n  <g></g>\n</r>",
    before: root(written("g")),
    after: root(written("g", [b("1"), c("2")])),
    becomes: "<r>\n  <g>\n    <b>1</b>\n    <c>2</c>\n  </g>\n</r>",
  },
  {
    what: "a text in an element that is one tag",
    text: "<r><b /></r>",
    before: root(b("")),
    after: root(b("1")),
    becomes: "<r><b >1</b></r>",
  },
  {
    what: "an element that comes where the document has it without content",
    text: '<r><b x="1" y="2"> </b><c>2</c></r>',
    before: root(c("2")),
    after: root(b("1", { attributes: { x: "1" } }), c("2")),
    becomes: '<r><b x="1" y="2">1</b><c>2</c></r>',
  },
  {
    what: "two that come where the document has one without content",
    text: "<r><b/><c>2</c></r>",
    before: root(c("2")),
    after: root(b("1"), b("9"), c("2")),
    becomes: "<r><b>1</b><b>9</b><c>2</c></r>",
  },
  {
    what: "an element that comes where another has no content",
    text: "<r><a/><c>2</c></r>",
    before: root(c("2")),
    after: root(b("1"), c("2")),
    becomes: "<r><a/><b>1</b><c>2</c></r>",
  },
  {
    what: "an element that comes beside one of its name that the model does not know",
    text: "<r><b>7</b><c>2</c></r>",
    before: root(c("2")),
    after: root(b("1"), c("2")),
    becomes: "<r><b>7</b><b>1</b><c>2</c></r>",
  },
  {
    what: "an element that comes beside one of its name that holds elements",
    text: "<r><b><x/></b><c>2</c></r>",
    before: root(c("2")),
    after: root(b("1"), c("2")),
    becomes: "<r><b><x/></b><b>1</b><c>2</c></r>",
  },
  {
    what: "an element that comes where the document has it without content and with another attribute",
    text: '<r><b x="0"></b></r>',
    before: root(),
    after: root(b("1", { attributes: { x: "1" } })),
    becomes: '<r><b x="1">1</b></r>',
  },
  {
    what: "an element in a document with empty lines",
    text: "<r>\n\n  <b>1</b>\n</r>",
    before: root(b("1")),
    after: root(b("1"), c("2")),
    becomes: "<r>\n\n  <b>1</b>\n  <c>2</c>\n</r>",
  },
  {
    what: "an element with elements in it, in a group that stands deeper",
    text: "<r>\n  <g>\n     <b>1</b>\n  </g>\n</r>",
    before: root(written("g", [b("1")])),
    after: root(written("g", [b("1"), written("c", [d("2")])])),
    becomes: "<r>\n  <g>\n     <b>1</b>\n     <c>\n        <d>2</d>\n     </c>\n  </g>\n</r>",
  },
  {
    what: "an element that goes, with the line that it is on",
    text: "<r>\n  <b>1</b>\n  <c>2</c>\n</r>",
    before: root(b("1"), c("2")),
    after: root(b("1")),
    becomes: "<r>\n  <b>1</b>\n</r>",
  },
  {
    what: "the first of some that goes",
    text: "<r>\n  <b>1</b>\n  <b>2</b>\n  <b>3</b>\n</r>",
    before: root(b("1"), b("2"), b("3")),
    after: root(b("2"), b("3")),
    becomes: "<r>\n  <b>2</b>\n  <b>3</b>\n</r>",
  },
  {
    what: "an element that goes and holds more than the model knows",
    text: "<r><g><b>1</b><x>2</x></g></r>",
    before: root(written("g", [b("1")])),
    after: root(),
    becomes: undefined,
  },
  {
    what: "an element that changes and is not there",
    text: "<r><c>2</c></r>",
    before: root(b("1"), c("2")),
    after: root(b("9"), c("2")),
    becomes: undefined,
  },
  {
    what: "a text of an element that holds elements",
    text: "<r><b><x/></b></r>",
    before: root(b("")),
    after: root(b("1")),
    becomes: undefined,
  },
  {
    what: "the one of two that holds the value",
    text: "<r><b>1</b><b>2</b></r>",
    before: root(b("2", { pointers: ["/x"] })),
    after: root(b("9", { pointers: ["/x"] })),
    offsets: { "/x": "<b>2" },
    becomes: "<r><b>1</b><b>9</b></r>",
  },
  {
    what: "the one that holds the value somewhere in it",
    text: "<r><g><b>1</b></g><g><b>2</b></g></r>",
    before: root(written("g", [b("2", { pointers: ["/x"] })])),
    after: root(written("g", [b("9", { pointers: ["/x"] })])),
    offsets: { "/x": "<b>2" },
    becomes: "<r><g><b>1</b></g><g><b>9</b></g></r>",
  },
  {
    what: "one of the others, where one is held by its value",
    text: "<r><b>1</b><b>2</b></r>",
    before: root(b("1"), b("2", { pointers: ["/x"] })),
    after: root(b("8"), b("9", { pointers: ["/x"] })),
    offsets: { "/x": "<b>1" },
    becomes: "<r><b>9</b><b>8</b></r>",
  },
];

for (const { what, text, before, after, becomes, offsets = {} } of changes) {
  Deno.test(`a change of the model ${becomes === undefined ? "finds no place in" : "is one of"} the text: ${what}`, () => {
    const expected = becomes === undefined ? undefined : documentOf(becomes);
    assert.equal(changed(documentOf(text), before, after, { offsets, order }), expected);
  });
}

Deno.test("new elements have the prefix of their namespace, or declare it", () => {
  const add = (text: string, name: string) => changed(text, root(), root(named(name, "1")), { order: [name] });
  assert.equal(add('<r xmlns:p="urn:a"></r>', "a:x"), '<r xmlns:p="urn:a"><p:x>1</p:x></r>');
  assert.equal(add('<r xmlns:q="urn:a"/>', "b:x"), '<r xmlns:q="urn:a"><b:x xmlns:b="urn:b">1</b:x></r>');
});

Deno.test("elements come in a document without a declaration as they come in others", () => {
  const text = '<r xmlns="urn:a">\n    <b>1</b>\n</r>';
  const more = changed(text, root(b("1")), root(b("1"), written("c", [d("2")])), { order });
  assert.equal(more, text.replace("</b>", "</b>\n    <c>\n        <d>2</d>\n    </c>"));
});

Deno.test("edits are applied from the front, each at its place in the text as it was", () => {
  const edits = [{ start: 0, end: 1, text: "" }, { start: 2, end: 2, text: "xy" }, { start: 3, end: 5, text: "z" }];
  assert.equal(edited("012345", edits), "1xy2z5");
  assert.equal(edited("012", []), "012");
});

const encode: Readonly<Record<string, (text: string) => readonly number[]>> = {
  "UTF-8": (text) => [...new TextEncoder().encode(text)],
  "UTF-8 with a mark": (text) => [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)],
  "UTF-16, the low byte first": (text) => pairs(text, (low, high) => [low, high]),
  "UTF-16, the high byte first": (text) => pairs(text, (low, high) => [high, low]),
  "UTF-16 with a mark, the low byte first": (text) => pairs(`\ufeff${text}`, (low, high) => [low, high]),
  "UTF-16 with a mark, the high byte first": (text) => pairs(`\ufeff${text}`, (low, high) => [high, low]),
};

function pairs(text: string, order: (low: number, high: number) => readonly number[]): readonly number[] {
  return text.split("").flatMap((unit) => order(unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8));
}

for (const [name, bytesOf] of Object.entries(encode)) {
  Deno.test(`edits of a text in ${name} are edits of its bytes`, () => {
    const edits = [{ start: 1, end: 2, text: "€😀" }, { start: 3, end: 3, text: "ß" }];
    const bytes = Uint8Array.from(bytesOf("aäbc"));
    assert.deepEqual([...editedBytes(bytes, "aäbc", edits) ?? []], bytesOf("a€😀bßc"));
  });
}

Deno.test("of an encoding with a byte a character the bytes beyond the edits stay, and other characters are references", () => {
  const edits = [{ start: 1, end: 2, text: "€😀" }, { start: 3, end: 3, text: "x" }];
  const made = editedBytes(Uint8Array.of(0xe4, 0xdf, 0xb5, 0x63), "čćđc", edits);
  assert.deepEqual(made, Uint8Array.of(0xe4, ...new TextEncoder().encode("&#x20ac;&#x1f600;"), 0xb5, 0x78, 0x63));
});

Deno.test("of an encoding with several bytes a character, that is not of Unicode, there are no edits", () => {
  assert.equal(
    editedBytes(Uint8Array.of(0x93, 0xfa, 0x96, 0x7b), "日本", [{ start: 0, end: 1, text: "x" }]),
    undefined,
  );
});

Deno.test("elements know their tags, contents and attributes by their offsets", () => {
  const text = `<r a = '1' xmlns:p="2>" ><e/><f x="/">t</f ></r>`;
  const whole = elementIn(text);
  const [one, two] = whole.children;
  assert.ok(one !== undefined && two !== undefined);
  assert.deepEqual([rawName(text, whole), rawName(text, one), rawName(text, two)], ["r", "e", "f"]);
  const named = attributesOf(text, whole).map((
    { name, valueStart, valueEnd },
  ) => [name, text.slice(valueStart, valueEnd)]);
  assert.deepEqual(named, [["a", "1"], ["xmlns:p", "2>"]]);
  assert.deepEqual(attributesOf(text, one), []);
  assert.equal(contentOf(text, one), undefined);
  assert.equal(text.slice(...contentOf(text, two) ?? []), "t");
  assert.equal(text.slice(tagTail(text, one)).slice(0, 2), "/>");
  assert.equal(text.slice(tagTail(text, two)).slice(0, 3), ">t<");
  assert.equal(text.slice(two.start, two.end), `<f x="/">t</f >`);
});

Deno.test("white space before an offset counts where it is behind markup", () => {
  const text = "<a>\r\n\t <b/>x <c/></a>";
  assert.equal(spaceBefore(text, text.indexOf("<b")), 3);
  assert.equal(spaceBefore(text, text.indexOf("<c")), text.indexOf("<c"));
  assert.equal(spaceBefore(text, text.indexOf("<a")), 0);
});

Deno.test("the prefix of a namespace is the nearest, unless something nearer means another by it", () => {
  const text = `<a xmlns="urn:a" xmlns:p="urn:b" x="urn:a"><b xmlns:p="urn:c"><c xmlns:q="urn:b"/></b></a>`;
  const [outer, middle] = [elementIn(text), elementIn(text, "<b")];
  assert.deepEqual(["urn:a", "urn:b", "urn:c"].map((uri) => prefixFor(text, uri, outer)), ["", "p", undefined]);
  assert.deepEqual(["urn:a", "urn:b", "urn:c"].map((uri) => prefixFor(text, uri, middle)), ["", undefined, "p"]);
  assert.equal(prefixFor(text, "urn:b", middle.children[0] ?? outer), "q");
});

Deno.test("what is the same at both ends of a list stays, and the rest is paired in its order", () => {
  const list = (texts: string) => [...texts].map((text) => b(text));
  const told = (before: string, after: string) =>
    align(list(before), list(after)).map((step) =>
      step.from === undefined
        ? `+${step.to.text}${step.behind === undefined ? "" : ` behind ${step.behind.text}`}`
        : `${step.from.text}${step.to === undefined ? " goes" : ` -> ${step.to.text}`}`
    );
  assert.deepEqual(told("123", "123"), []);
  assert.deepEqual(told("123", "193"), ["2 -> 9"]);
  assert.deepEqual(told("1567", "9567"), ["1 -> 9"]);
  assert.deepEqual(told("567", "95567"), ["+9", "+5"]);
  assert.deepEqual(told("123", "13"), ["2 goes"]);
  assert.deepEqual(told("13", "123"), ["+2 behind 1"]);
  assert.deepEqual(told("12", "1289"), ["+8 behind 2", "+9 behind 2"]);
  assert.deepEqual(told("1", "91"), ["+9"]);
  assert.deepEqual(told("11", "111"), ["+1 behind 1"]);
  assert.deepEqual(told("123", "453"), ["1 -> 4", "2 -> 5"]);
  assert.deepEqual(told("123", "4567"), ["1 -> 4", "2 -> 5", "3 -> 6", "+7 behind 3"]);
  assert.deepEqual(told("", "1"), ["+1"]);
  assert.deepEqual(told("1", ""), ["1 goes"]);
});
