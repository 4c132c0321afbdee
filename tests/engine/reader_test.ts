import assert from "node:assert/strict";
import fc from "fast-check";
import { type Attributes, placeOf, placesOf, readXml, type XmlLimits, type XmlSink } from "../../engine/xml/reader.ts";
import { longTest } from "../support/sweeps.ts";

const prefixes = new Map([["urn:known", "k"]]);
const nothing: XmlSink = { open() {}, text() {}, close() {} };

function refusalOf(text: string, limits: Partial<XmlLimits> = {}) {
  return readXml(text, nothing, { prefixes, limits });
}

/** The events of a document in one line each, without places. */
function events(text: string): string[] {
  const seen: string[] = [];
  const written = (attributes: Attributes | undefined) =>
    Object.entries(attributes ?? {}).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
  const refusal = readXml(text, {
    open: (name, attributes) => seen.push(`<${name}${written(attributes)}>`),
    text: (characters) => seen.push(characters),
    close: (name) => seen.push(`</${name}>`),
  }, { prefixes });
  assert.equal(refusal, undefined);
  return seen;
}

const hostile: readonly (readonly [string, string, code: string, line: number, column: number])[] = [
  ["an element that is not closed", "<a>\n", "unexpected_end", 2, 1],
  ["a document that ends inside a name", "<a", "unexpected_end", 1, 3],
  ["a document that ends inside a start tag", "<r><a b", "unexpected_end", 1, 8],
  ["a document that ends inside an attribute value", "<a b='x", "unexpected_end", 1, 8],
  ["a document that ends inside an end tag", "<a></a", "unexpected_end", 1, 7],
  ["a document that ends inside a comment", "<a><!-- x", "unexpected_end", 1, 10],
  ["a document that ends inside a CDATA section", "<a><![CDATA[ & ]]", "unexpected_end", 1, 18],
  ["a document that ends inside a processing instruction", "<a><?p x", "unexpected_end", 1, 9],
  ["a document that ends inside the XML declaration", "<?xml version='1.0'", "unexpected_end", 1, 20],
  ["no root", "<?xml version='1.0'?>\n<!-- x -->\n", "not_well_formed", 3, 1],
  ["two roots", "<a/>\n<b/>", "not_well_formed", 2, 1],
  ["text before the root", "\n x<a/>", "not_well_formed", 2, 2],
  ["text after the root", "<a/>\nx", "not_well_formed", 2, 1],
  ["text between comments after the root", "<a/><!-- c -->\n x <!-- d -->", "not_well_formed", 2, 2],
  ["a reference after the root", "<a/>&#32;", "not_well_formed", 1, 5],
  ["a CDATA section before the root", "<![CDATA[]]><a/>", "not_well_formed", 1, 1],
  ["a CDATA section after the root", "<a/> <![CDATA[]]>", "not_well_formed", 1, 6],
  ["a second byte order mark", "\ufeff\ufeff<a/>", "not_well_formed", 1, 2],
  ["an end tag of another element", "<a>\n<b></a>", "not_well_formed", 2, 4],
  ["an end tag alone", "</a>", "not_well_formed", 1, 1],
  ["an end tag too much", "<a/>\n</a>", "not_well_formed", 2, 1],
  ["an end tag without a name", "<a></>", "not_well_formed", 1, 4],
  ["an attribute in an end tag", "<a></a x>", "not_well_formed", 1, 8],
  ["a space before a name", "< a/>", "not_well_formed", 1, 1],
  ["a name that starts with a digit", "<a><1/></a>", "not_well_formed", 1, 4],
  ["a slash inside a tag", "<a/x>", "not_well_formed", 1, 4],
  ["an attribute without quotes", "<a b=1/>", "not_well_formed", 1, 6],
  ["an attribute without a value", "<a b c='1'/>", "not_well_formed", 1, 6],
  ["attributes without white space between them", "<a b='1'c='2'/>", "not_well_formed", 1, 9],
  ["< in an attribute value", "<a\n b='1<2'/>", "not_well_formed", 2, 6],
  ["a quote that is not closed", "<a b='x>\n<b/></a>", "not_well_formed", 2, 1],
  ["an attribute that occurs twice", "<a\n b='1'\r\n  b='2'/>", "duplicate_attribute", 3, 3],
  ["a bare ampersand", "<a>x &\ny</a>", "not_well_formed", 1, 6],
  ["a bare ampersand before a semicolon far away", "<a>AT&T</a><!--;-->", "not_well_formed", 1, 6],
  ["a bare ampersand behind good references and a comment", "<a>&lt;<!-- & -->&gt; & </a>", "not_well_formed", 1, 23],
  ["a bare ampersand in an attribute", "<a b='&amp;'>\n<c d='x & y'/></a>", "not_well_formed", 2, 9],
  ["an empty reference", "<a>&;</a>", "not_well_formed", 1, 4],
  ["an entity that XML does not know", "<a>\r\n\r&nbsp;</a>", "not_well_formed", 3, 1],
  ["an entity named as a property of objects", "<a>&constructor;</a>", "not_well_formed", 1, 4],
  ["a reference to NUL", "<a>&#0;</a>", "control_character", 1, 4],
  ["a reference to a control character", "<a b='&#x1F;'/>", "control_character", 1, 7],
  ["a reference to a surrogate", "<a>&#xD83D;&#xDE00;</a>", "not_well_formed", 1, 4],
  ["a reference to U+FFFE", "<a>&#xFFFE;</a>", "control_character", 1, 4],
  ["a reference beyond U+10FFFF", "<a>&#x110000;</a>", "not_well_formed", 1, 4],
  ["a reference of a thousand digits", `<a>&#${"9".repeat(1000)};</a>`, "not_well_formed", 1, 4],
  ["a reference with a capital X", "<a>&#X41;</a>", "not_well_formed", 1, 4],
  ["a reference that < interrupts", "<a>&lt</a>", "not_well_formed", 1, 4],
  ["]]> in text", "<a>\n]]]></a>", "not_well_formed", 2, 4],
  ["< in text", "<a>1 < 2</a>", "not_well_formed", 1, 6],
  ["-- in a comment", "<a>\n<!-- x -- y --></a>", "double_hyphen_in_comment", 2, 8],
  ["a comment that ends with --->", "<!-- x ---><a/>", "double_hyphen_in_comment", 1, 8],
  ["-- in a comment behind other comments", "<a><!--x--><!-- y ---- --></a>", "double_hyphen_in_comment", 1, 19],
  ["a NUL", "<a>\0</a>", "control_character", 1, 4],
  ["a control character", "<a>\n\u0001</a>", "control_character", 2, 1],
  ["a control character in an attribute", "<a b='\u0002'/>", "control_character", 1, 7],
  ["a control character in a comment", "<!--\u0003--><a/>", "control_character", 1, 5],
  ["a control character in a CDATA section", "<a><![CDATA[\u001f]]></a>", "control_character", 1, 13],
  ["U+FFFE", "<a>😀\ufffe</a>", "control_character", 1, 6],
  ["U+FFFF", "<a>\uffff</a>", "control_character", 1, 4],
  ["half a character at the end", "<a>x\ud83d", "not_well_formed", 1, 5],
  ["half a character at the end of a comment", "<!--\ud83d", "not_well_formed", 1, 5],
  ["an XML declaration behind white space", "\n<?xml version='1.0'?><a/>", "not_well_formed", 2, 1],
  ["an XML declaration behind a comment", "<!--c--><?xml version='1.0'?><a/>", "not_well_formed", 1, 9],
  ["an XML declaration inside the root", "<a><?xml version='1.0'?></a>", "not_well_formed", 1, 4],
  ["an XML declaration behind the root", "<a/><?xml version='1.0'?>", "not_well_formed", 1, 5],
  ["two XML declarations", "<?xml version='1.0'?><?xml version='1.0'?><a/>", "not_well_formed", 1, 22],
  ["a processing instruction named XML", "<?XML version='1.0'?><a/>", "not_well_formed", 1, 1],
  ["a processing instruction named xMl", "<a><?xMl?></a>", "not_well_formed", 1, 4],
  ["an XML declaration without a version", "<?xml encoding='UTF-8'?><a/>", "not_well_formed", 1, 1],
  ["an XML declaration that holds nothing", "<?xml?><a/>", "not_well_formed", 1, 1],
  ["an XML declaration without white space", "<?xml version='1.0'encoding='UTF-8'?><a/>", "not_well_formed", 1, 1],
  ["an XML declaration with another attribute", "<?xml version='1.0' foo='x'?><a/>", "not_well_formed", 1, 1],
  ["standalone maybe", "<?xml version='1.0' standalone='maybe'?><a/>", "not_well_formed", 1, 1],
  ["an empty encoding name", "<?xml version='1.0' encoding=''?><a/>", "not_well_formed", 1, 1],
  ["XML 1.1", "<?xml version='1.1'?><a/>", "not_well_formed", 1, 1],
  ["XML 1.1 behind much white space", `<?xml${" ".repeat(500)}version="1.1"?><a/>`, "not_well_formed", 1, 1],
  ["XML 2.0", "<?xml version='2.0'?><a/>", "not_well_formed", 1, 1],
  ["a processing instruction without a name", "<a><? p?></a>", "not_well_formed", 1, 4],
  ["a processing instruction with a digit first", "<?1?><a/>", "not_well_formed", 1, 1],
  ["a processing instruction with a colon", "<!-- x -->\n<?p:q?><a/>", "not_well_formed", 2, 1],
  ["a processing instruction with ? behind its name", "<a><?p <?p?><?p?q?></a>", "not_well_formed", 1, 13],
  ["a DOCTYPE", "<?xml version='1.0'?>\n<!-- x --><!DOCTYPE a><a/>", "doctype_forbidden", 2, 11],
  ["a DOCTYPE in small letters", "<!doctype a><a/>", "doctype_forbidden", 1, 1],
  ["a DOCTYPE in mixed letters", " <!DocType a><a/>", "doctype_forbidden", 1, 2],
  ["a DOCTYPE with an external subset", "<!DOCTYPE a SYSTEM 'a.dtd'><a/>", "doctype_forbidden", 1, 1],
  [
    "a DOCTYPE with a subset but no entity",
    "<!DOCTYPE a [<!ELEMENT a ANY>]><a>&lt;!ENTITY</a>",
    "doctype_forbidden",
    1,
    1,
  ],
  ["a DOCTYPE that is not closed", "<!DOCTYPE a [", "doctype_forbidden", 1, 1],
  ["a DOCTYPE behind the root", "<a/>\n<!DOCTYPE a>", "doctype_forbidden", 2, 1],
  ["a DOCTYPE inside the root", "<a> <!DOCTYPE a></a>", "doctype_forbidden", 1, 5],
  [
    "a DOCTYPE that declares an entity",
    "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
    "entity_declaration_forbidden",
    1,
    1,
  ],
  [
    "an entity declaration in small letters",
    "<!doctype a [\n<!entity x 'y'>]><a/>",
    "entity_declaration_forbidden",
    1,
    1,
  ],
  ["a parameter entity", "<!DOCTYPE a [<!ENTITY % x SYSTEM 'y'>%x;]><a/>", "entity_declaration_forbidden", 1, 1],
  ["a fault before a DOCTYPE", "<!-- -- --><!DOCTYPE a><a/>", "double_hyphen_in_comment", 1, 6],
  ["an entity declaration without a DOCTYPE", "<a><!ENTITY x 'y'></a>", "not_well_formed", 1, 4],
  ["a CDATA section in small letters", "<a><![cdata[x]]></a>", "not_well_formed", 1, 4],
  ["an element whose prefix is not bound", "<a>\n<p:b/></a>", "unbound_prefix", 2, 1],
  ["an attribute whose prefix is not bound", "<a c='1' p:b='2'/>", "unbound_prefix", 1, 10],
  ["a prefix beyond the element that binds it", "<a><b xmlns:p='u'/><p:c/></a>", "unbound_prefix", 1, 20],
  [
    "a prefix beyond its element, used inside before",
    "<a><b xmlns:p='u'><p:c/></b><p:c/></a>",
    "unbound_prefix",
    1,
    29,
  ],
  ["a prefix named as a property of objects", "<constructor:a/>", "unbound_prefix", 1, 1],
  ["a prefix that is undeclared", "<p:a xmlns:p='u'><b xmlns:p=''/></p:a>", "not_well_formed", 1, 21],
  ["the prefix xml bound to another namespace", "<a xmlns:xml='u'/>", "not_well_formed", 1, 4],
  [
    "another prefix bound to the namespace of xml",
    "<a xmlns:x='http://www.w3.org/XML/1998/namespace'/>",
    "not_well_formed",
    1,
    4,
  ],
  ["the namespace of xml as the default", "<a xmlns='http://www.w3.org/XML/1998/namespace'/>", "not_well_formed", 1, 4],
  ["the prefix xmlns declared", "<a xmlns:xmlns='http://www.w3.org/2000/xmlns/'/>", "not_well_formed", 1, 4],
  ["a prefix bound to the namespace of xmlns", "<a xmlns:x='http://www.w3.org/2000/xmlns/'/>", "not_well_formed", 1, 4],
  ["the namespace of xmlns as the default", "<a xmlns='http://www.w3.org/2000/xmlns/'/>", "not_well_formed", 1, 4],
  ["an element with the prefix xmlns", "<xmlns:a/>", "not_well_formed", 1, 1],
  ["an element name with two colons", "<a:b:c xmlns:a='u'/>", "not_well_formed", 1, 1],
  ["an element name with a leading colon", "<:a/>", "not_well_formed", 1, 1],
  ["an element name with a trailing colon", "<a: xmlns:a='u'/>", "not_well_formed", 1, 1],
  ["a local name that starts with a digit", "<a:1 xmlns:a='u'/>", "not_well_formed", 1, 1],
  ["an attribute name with a leading colon", "<a :b='1'/>", "not_well_formed", 1, 4],
  ["an attribute name with a trailing colon", "<a b:='1'/>", "not_well_formed", 1, 4],
  ["an attribute name with two colons", "<a xmlns:b='u' b:c:d='1'/>", "not_well_formed", 1, 16],
  ["a declaration of an empty prefix", "<a xmlns:='u'/>", "not_well_formed", 1, 4],
  ["a declaration of two prefixes", "<a xmlns:b:c='u'/>", "not_well_formed", 1, 4],
  [
    "two attributes with one expanded name",
    "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>",
    "duplicate_attribute",
    1,
    36,
  ],
];
for (const [what, text, code, line, column] of hostile) {
  Deno.test(`readXml() refuses ${what}`, () => {
    const refusal = refusalOf(text);
    assert.deepEqual([refusal?.xmlCode, refusal?.line, refusal?.column], [code, line, column]);
    assert.match(refusal?.message ?? "", /^[^\n]+\. [^\n]+\.$/);
  });
}

Deno.test("readXml() calls a text of nothing or white space an empty document", () => {
  for (const text of ["", " \r\n\t", "\ufeff\n"]) assert.equal(refusalOf(text)?.xmlCode, "empty_document");
});

const documents: readonly (readonly [string, string, readonly string[]])[] = [
  ["known namespaces by their canonical prefix", "<x:a xmlns:x='urn:known'><b xmlns='urn:known'/></x:a>", [
    "<k:a>",
    "<k:b>",
    "</k:b>",
    "</k:a>",
  ]],
  ["other namespaces by their URI", "<x:a xmlns:x='urn:other'/>", ["<Q{urn:other}a>", "</Q{urn:other}a>"]],
  ["a default namespace that is taken back", "<a xmlns='u'><b xmlns=''><c/></b><d/></a>", [
    "<Q{u}a>",
    "<b>",
    "<c>",
    "</c>",
    "</b>",
    "<Q{u}d>",
    "</Q{u}d>",
    "</Q{u}a>",
  ]],
  ["a prefix that is bound again inside", "<p:a xmlns:p='u'><p:a xmlns:p='v'><p:a/></p:a><p:a/></p:a>", [
    "<Q{u}a>",
    "<Q{v}a>",
    "<Q{v}a>",
    "</Q{v}a>",
    "</Q{v}a>",
    "<Q{u}a>",
    "</Q{u}a>",
    "</Q{u}a>",
  ]],
  ["a prefix bound to what it is bound to", "<p:a xmlns:p='u'><p:b xmlns:p='u'/><p:b/></p:a>", [
    "<Q{u}a>",
    "<Q{u}b>",
    "</Q{u}b>",
    "<Q{u}b>",
    "</Q{u}b>",
    "</Q{u}a>",
  ]],
  ["the prefix xml", "<a xml:lang='de'><xml:b xmlns:xml='http://www.w3.org/XML/1998/namespace'/></a>", [
    `<a xml:lang="de">`,
    "<Q{http://www.w3.org/XML/1998/namespace}b>",
    "</Q{http://www.w3.org/XML/1998/namespace}b>",
    "</a>",
  ]],
  ["attributes without namespace declarations", `<a xmlns:p="u" b='1' p:b="2" b.c = "3"/>`, [
    `<a b="1" p:b="2" b.c="3">`,
    "</a>",
  ]],
  ["attribute names that objects have", "<a __proto__='1' constructor='2' xmlns='u'/>", [
    `<Q{u}a __proto__="1" constructor="2">`,
    "</Q{u}a>",
  ]],
  ["attribute values as XML normalises them", "<a b='x\ty\r\nz&#10;&amp;&quot;'/>", [`<a b="x y z\\n&\\"">`, "</a>"]],
  ["references and line breaks in text", "<a>&lt;&#x41;&#66;&#x1F600;\r\n\r&apos;</a>", ["<a>", "<AB😀\n\n'", "</a>"]],
  ["CDATA sections as text", "<a>x<![CDATA[<&]]]]><![CDATA[]]>y</a>", ["<a>", "x", "<&]]", "y", "</a>"]],
  ["text around comments and processing instructions", "<a>x<!-- - -->y<?p ?x?>z</a>", ["<a>", "x", "y", "z", "</a>"]],
  ["]] and > apart", "<a>]] > ]]&gt;</a>", ["<a>", "]] > ]]>", "</a>"]],
  ["a document behind a byte order mark", "\ufeff<?xml version='1.0' encoding='UTF-16' standalone='no'?>\r\n<a/>\r", [
    "<a>",
    "</a>",
  ]],
  ["names beyond ASCII", "<größe ä='1'/>", [`<größe ä="1">`, "</größe>"]],
];
for (const [what, text, expected] of documents) {
  Deno.test(`readXml() reads ${what}`, () => assert.deepEqual(events(text), expected));
}

Deno.test("readXml() says of each text whether a comment or a processing instruction comes before it", () => {
  const seen: unknown[] = [];
  const text = (characters: string, _offset: number, apart?: boolean) => seen.push([characters, apart]);
  readXml(
    "<!-- --><a>b<!-- -->c<![CDATA[d]]>e<?p?>f<?p?><![CDATA[g]]>h<!-- --><![CDATA[]]>i<!-- --><j/>k<l><?p?></l>m</a>",
    { ...nothing, text },
    { prefixes },
  );
  assert.deepEqual(seen, [
    ["b", false],
    ["c", true],
    ["d", false],
    ["e", false],
    ["f", true],
    ["g", true],
    ["h", false],
    ["i", true],
    ["k", false],
    ["m", false],
  ]);
});

Deno.test("readXml() gives each end tag the index behind it, with white space in it or not", () => {
  const seen: unknown[] = [];
  const close = (name: string, offset: number) => seen.push([name, offset]);
  assert.equal(readXml("<a><b></b\n>x<c/><d></d></a\t >", { ...nothing, close }, { prefixes }), undefined);
  assert.deepEqual(seen, [["b", 11], ["c", 16], ["d", 23], ["a", 29]]);
  assert.deepEqual(events("<a><b></b >x</a >"), ["<a>", "<b>", "</b>", "x", "</a>"]);
});

Deno.test("readXml() gives no attributes where only namespaces are declared", () => {
  const seen: (Attributes | undefined)[] = [];
  const sink: XmlSink = { ...nothing, open: (_name, attributes) => seen.push(attributes) };
  readXml("<a xmlns='u' xmlns:p='v'><b/></a>", sink, { prefixes });
  assert.deepEqual(seen, [undefined, undefined]);
});

const limited: readonly (readonly [string, string, Partial<XmlLimits>, string, number | undefined])[] = [
  ["depth", "<a><b><c/></b></a>", { depth: 2 }, "depth_limit", 7],
  ["the default depth", "<a>".repeat(101), {}, "depth_limit", 301],
  ["elements", "<a><b/><b/></a>", { elements: 2 }, "element_limit", 8],
  ["the default number of elements", `<a>${"<b/>".repeat(50_000)}</a>`, {}, "element_limit", 200_000],
  ["attributes", "<a><b c='' d='' e=''/></a>", { attributes: 2 }, "attribute_limit", 4],
  [
    "the default number of attributes",
    `<a${Array.from({ length: 257 }, (_, at) => ` a${at}=''`).join("")}/>`,
    {},
    "attribute_limit",
    1,
  ],
  ["characters", "<a></a>", { characters: 6 }, "character_limit", undefined],
  ["the default number of characters", " ".repeat(7_999_997) + "<a/>", {}, "character_limit", undefined],
];
for (const [what, text, limits, code, column] of limited) {
  Deno.test(`readXml() limits ${what}`, () => {
    const refusal = refusalOf(text, limits);
    assert.deepEqual([refusal?.error, refusal?.xmlCode, refusal?.column], ["xml_limit_exceeded", code, column]);
  });
}

Deno.test("readXml() takes what just fits its limits", () => {
  assert.equal(refusalOf("<a>".repeat(100) + "</a>".repeat(100)), undefined);
  assert.equal(refusalOf(`<a>${"<b/>".repeat(49_999)}</a>`), undefined);
  assert.equal(
    refusalOf("<a b='' xmlns:c=''/>".replace("''", "'u'").replace("''", "'v'"), { attributes: 2 }),
    undefined,
  );
  assert.equal(refusalOf("<a></a>", { depth: 1, elements: 1, characters: 7 }), undefined);
});

longTest("readXml() answers a million open tags, comments, references and attributes", () => {
  const long = { elements: 2_000_000, characters: 16_000_000 };
  assert.equal(refusalOf("<a>".repeat(1_000_000), long)?.xmlCode, "depth_limit");
  assert.equal(refusalOf("<a xmlns='u'>".repeat(1_000_000), long)?.xmlCode, "depth_limit");
  assert.equal(refusalOf(`<a>${"<!---->".repeat(1_000_000)}</a>`, long), undefined);
  assert.equal(refusalOf(`${"<?p?>".repeat(1_000_000)}<a/>`, long), undefined);
  assert.equal(refusalOf(`<a>${"&amp;".repeat(1_000_000)}</a>`, long), undefined);
  assert.equal(refusalOf(`<a>${"& ".repeat(1_000_000)}`, long)?.xmlCode, "not_well_formed");
  assert.equal(refusalOf(`<a${" b='1'".repeat(1_000_000)}/>`, long)?.xmlCode, "attribute_limit");
  assert.equal(refusalOf("<".repeat(8_000_000), long)?.xmlCode, "not_well_formed");
});

Deno.test("readXml() lets an error of the sink through, and no other", () => {
  const sink: XmlSink = {
    ...nothing,
    open() {
      throw new TypeError("the sink's own");
    },
  };
  assert.throws(() => readXml("<a/>", sink, { prefixes }), new TypeError("the sink's own"));
});

/** Pieces that make documents; some are faults, and most orders of them are. */
const pieces = fc.constantFrom(
  ...[
    "<a>",
    "</a>",
    "<a/>",
    "<p:b xmlns:p='urn:known'\r\n c = '1>2'>",
    "</p:b >",
    "text",
    " \r\n",
    "&amp;",
    "&#x1F600;",
    "😀",
  ],
  ...[
    "<!-- < & > -->",
    "<![CDATA[<&\r\n]]>",
    "<?p <&?>",
    "<?q?>",
    "]]",
    ">",
    "&",
    "<",
    "\ud83d",
    "\0",
    "<!DOCTYPE a>",
    "'",
    "<!",
  ],
);

Deno.test("readXml() never throws, and names a place in the text for what it refuses", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.boolean(), (parts, wrapped) => {
      const text = wrapped ? `<r>${parts.join("")}</r>` : parts.join("");
      const refusal = refusalOf(text);
      if (refusal === undefined || refusal.xmlCode === "empty_document") return;
      assert.ok((refusal.line ?? 0) >= 1 && (refusal.column ?? 0) >= 1);
      assert.ok((refusal.line ?? 0) <= text.split(/\r\n|\r|\n/).length);
    }),
    { numRuns: 3_000 },
  );
});

/** A well-formed document, as nested pieces. */
const wellFormed = fc.letrec<{ content: string }>((tie) => ({
  content: fc.array(
    fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(
        "text > ]]",
        "é€",
        "\r\n",
        "&lt;&#x1F600;",
        "😀",
        "<!-- <x> & -->",
        "<!---->",
        "<![CDATA[<x>&]]>",
        "<?p <y/>?>",
        "<?q?>",
        "<e/>",
      ),
      tie("content").map((inner) => `<p:b\r\n c="x>y" xmlns:p='urn:known'>${inner}</p:b\t>`),
      tie("content").map((inner) => `<größe xmlns="u">${inner}</größe>`),
    ),
    { maxLength: 6 },
  ).map((parts) => parts.join("")),
})).content;

Deno.test("readXml() gives every event its place, whatever comes before it", () => {
  fc.assert(
    fc.property(
      wellFormed,
      fc.constantFrom("", "\ufeff", "<?xml version='1.0'?>\r\n<!-- 😀 -->", "\n"),
      (inner, start) => {
        const text = `${start}<r>${inner}</r>`;
        let last = 0;
        const at = (offset: number) => {
          assert.ok(offset >= last, `${offset} lies behind ${last}`);
          last = offset;
          return text.slice(offset);
        };
        const refusal = readXml(text, {
          open: (_name, _attributes, offset, raw) => assert.ok(at(offset).startsWith(`<${raw}`)),
          text: (characters, offset) => {
            const source = at(offset);
            const written = source.startsWith("<![CDATA[")
              ? source.slice(9)
              : source.replace(/^&lt;/, "<").replace(/^&#x1F600;/, "😀");
            assert.equal(written.replaceAll("\r\n", "\n")[0], characters[0]);
          },
          close: (_name, offset) => {
            at(offset);
            assert.equal(text[offset - 1], ">");
          },
        }, { prefixes });
        assert.equal(refusal, undefined);
      },
    ),
    { numRuns: 500 },
  );
});

Deno.test("placeOf() counts each kind of line break once, and columns in UTF-16 units", () => {
  const text = "a\r\nb\rc\n\n😀d";
  const places = [...text.matchAll(/[a-d]/g)].map(({ index }) => placeOf(text, index));
  assert.deepEqual(places, [{ line: 1, column: 1 }, { line: 2, column: 1 }, { line: 3, column: 1 }, {
    line: 5,
    column: 3,
  }]);
  assert.deepEqual(placeOf(text, text.length), { line: 5, column: 4 });
  assert.deepEqual(placeOf("", 0), { line: 1, column: 1 });
  assert.deepEqual(placeOf("a\r\nb", 2), { line: 1, column: 3 });
});

Deno.test("placesOf() finds the places that placeOf() finds", () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom("\r", "\n", "x", "😀"), maxLength: 30 }), (text) => {
    const places = placesOf(text);
    for (let at = 0; at <= text.length; at++) assert.deepEqual(places(at), placeOf(text, at));
  }));
});

/** Elements whose tags are alike, which the reader takes from what it has read before. */
const alike = fc.constantFrom(
  "<a/>",
  "<ab/>",
  "<a></a>",
  "<a>t</a>",
  "<a x='1'/>",
  "<a x='1'>t</a>",
  "<a x='1' y='2'/>",
  "<a  x='1' />",
  "<a x='1/>'/>",
  `<a x='${"1".repeat(250)}'/>`,
  "<a p:x='1' xmlns:p='u'/>",
  "<a xmlns='u'/>",
  "<p:a xmlns:p='urn:known'/>",
  "<p:a xmlns:p='v'><p:a x='1'/></p:a>",
  "<b><a/><a x='1'/></b>",
  "<b\n><ab/></b\n>",
);

Deno.test("readXml() gives of what a document repeats the same events each time", () => {
  fc.assert(
    fc.property(fc.array(alike, { minLength: 1, maxLength: 5 }), (parts) => {
      const once = parts.flatMap((part) => events(`<r>${part}</r>`).slice(1, -1));
      const repeated = events(`<r>${parts.join("").repeat(4)}</r>`).slice(1, -1);
      assert.deepEqual(repeated, [...once, ...once, ...once, ...once]);
    }),
    { numRuns: 400 },
  );
});

Deno.test("readXml() gives of what a document repeats each place, and finds what is wrong in it", () => {
  const seen: unknown[] = [];
  const text = "<r>" + "<a x='1'>t</a>".repeat(4) + "</r>";
  const sink: XmlSink = {
    open: (name, _attributes, offset) => seen.push([name, offset]),
    text: (characters, offset) => seen.push([characters, offset]),
    close: (name, offset) => seen.push([name, offset]),
  };
  assert.equal(readXml(text, sink, { prefixes }), undefined);
  const each = [0, 1, 2, 3].map((index) => 3 + 14 * index);
  const places = each.flatMap((start) => [["a", start], ["t", start + 9], ["a", start + 14]]);
  assert.deepEqual(seen, [["r", 0], ...places, ["r", text.length]]);
  for (const wrong of ["<a x='1'y='2'/>", "<a x='1' x='1'/>", "<a x='1<'/>", "<a x='1'", "<a/x>", "<ab x=1/>"]) {
    const before = "<r>" + "<a x='1'/>".repeat(4);
    const refusal = refusalOf(`${before}${wrong}</r>`);
    assert.ok((refusal?.column ?? 0) > before.length, wrong);
  }
});
