/** How rows of syntax rules count, what decides whether they are asked, and what a failure names: tables of a few rows. */
import assert from "node:assert/strict";
import { compile } from "../../engine/rules/elements/compile.ts";
import { contextsOf, rowsOf } from "../../engine/rules/elements/outline.ts";
import {
  all,
  any,
  type Condition,
  type ContextRow,
  type ElementTable,
  fewer,
  has,
  is,
  isAs,
  isNot,
  isNotAs,
  named,
  not,
  root,
  type RuleRow,
  sameAs,
  within,
  without,
} from "../../engine/rules/elements/row.ts";
import { saidOf } from "../../engine/rules/elements/kinds.ts";
import { sweeper } from "../../engine/rules/elements/sweep.ts";
import { readXml } from "../../engine/xml/reader.ts";

/** Follows documents one after the other, and says of each failure its id, the tag it is at, the value or what it lacks, and the term. */
function follower(...contexts: readonly ContextRow[]): (xml: string) => readonly string[] {
  const follow = sweeper(compile({ prefix: "UBL-", contexts }));
  return (xml) => {
    const found: string[] = [];
    const sink = follow(({ id, offset, actual, missing, terms = [] }) => {
      const tag = xml.slice(offset, xml.indexOf(">", offset) + 1);
      const said = [actual, missing === undefined ? undefined : `lacks ${missing}`, ...terms];
      found.push([id, tag, ...said.filter((it) => it !== undefined)].join(" "));
    });
    assert.equal(readXml(xml, sink, { prefixes: new Map() }), undefined);
    return found;
  };
}

/** What comes of one row on the element `s` in some documents: the failures, without what all of them share. */
function check(why: string, row: Omit<RuleRow, "id">, documents: Readonly<Record<string, readonly string[]>>): void {
  Deno.test(`a row ${why}`, () => {
    const failures = follower({ on: ["s"], rows: [{ id: "A", ...row }] });
    for (const [xml, expected] of Object.entries(documents)) {
      assert.deepEqual(failures(xml), expected.map((it) => `UBL-A ${it}`), xml);
    }
  });
}

check("lets nothing pass where it names no number, and fails at the first", { of: "a", term: "BT-1" }, {
  "<s/>": [],
  "<s><b><a/></b></s>": [],
  '<s><a n="1"/><a/></s>': ['<a n="1"/> BT-1'],
});

check("lets as many pass as it says, and fails at the next", { of: "a", max: 2 }, {
  "<s><a/><a/></s>": [],
  '<s><a/><a/><a n="3"/><a/></s>': ['<a n="3"/>'],
  '<r><s><a/><a/></s><s><a/><a/><a n="3"/></s></r>': ['<a n="3"/>'],
});

check("fails at its element where there are fewer than it says", { of: "a", min: 2 }, {
  '<s n="1"><a/></s>': ['<s n="1"> lacks a'],
  "<s/>": ["<s/> lacks a"],
  "<s><a/><a/></s>": [],
  "<s><a/><a/><a/></s>": [],
});

check("counts several paths together, in the order of the document", { of: ["a", "b/c"], max: 1 }, {
  "<s><b/><a/></s>": [],
  '<s><b><c/></b><a n="2"/></s>': ['<a n="2"/>'],
  '<s><a/><b><c n="2"/></b><a/></s>': ['<c n="2"/>'],
  "<s><b/><b/><c/></s>": [],
});

check("counts alternatives as one path", { of: "a|b/c", max: 1 }, {
  '<s><a><c/></a><b><c n="2"/></b></s>': ['<c n="2"/>'],
  "<s><a/><b><c/></b></s>": [],
});

check("counts which of its paths occur, and fails at the one that came last", {
  of: ["a", "b", "c"],
  distinct: "paths",
  max: 1,
}, {
  "<s><a/><a/></s>": [],
  '<s><b/><b/><a n="3"/></s>': ['<a n="3"/>'],
  '<s><c/><a n="2"/><b/></s>': ['<a n="2"/>'],
});

check(
  "counts different texts as they are, and names the one that is too many",
  { of: "a", distinct: "exact", max: 1 },
  {
    "<s><a>30</a><a>30</a></s>": [],
    '<s><a>30</a><a>30</a><a n="3"> 30</a><a>4</a></s>': ['<a n="3">  30'],
  },
);

check("counts different texts with their white space normalized", { of: "a", distinct: "normalized", max: 1 }, {
  "<s><a>3 0</a><a> 3  0\n</a></s>": [],
  '<s><a>30</a><a n="2"/></s>': ['<a n="2"/>'],
});

check("quotes a value of two hundred characters, and none that is longer", {
  of: "a",
  distinct: "exact",
  max: 1,
}, {
  [`<s><a/><a n="2">${"x".repeat(200)}</a></s>`]: [`<a n="2"> ${"x".repeat(200)}`],
  [`<s><a/><a n="2">${"x".repeat(201)}</a></s>`]: ['<a n="2">'],
});

check("does not count what it leaves out after all", { of: "//@n", minus: "//a/@n" }, {
  '<s><a n="1"/></s>': [],
  '<s><a n="1"/><b n="2"/><c n="3"/></s>': ['<b n="2"/> 2'],
});

check("counts only texts that differ from one beside", { of: "a", unlike: { beside: "b", at: "c" }, min: 1 }, {
  "<r><s><a>x</a></s><b><c>y</c></b></r>": [],
  "<r><b><c>y</c></b><s><a>x</a></s></r>": [],
  '<r><s n="1"><a>y</a></s><b><c>y</c></b></r>': ['<s n="1"> lacks a'],
  "<r><s><a>y</a><a>x</a></s><b><c>y</c></b></r>": [],
  '<r><s n="1"><a>y</a></s></r>': ['<s n="1"> lacks a'],
  "<r><s><a>y</a></s><b><c>y</c><c>x</c></b></r>": [],
  '<r><q><b><c>x</c></b></q><s n="1"><a>y</a></s></r>': ['<s n="1"> lacks a'],
  '<r><q><b><c>x</c></b><s><a>y</a></s></q><q><s n="2"><a>y</a></s></q></r>': ['<s n="2"> lacks a'],
});

check("counts only in steps under a condition", { among: "a/b", having: is("@t", "1"), of: "c", max: 1 }, {
  '<s><a><b t="1"><c/></b><b t="2"><c/><c/></b></a></s>': [],
  '<s><a><b t="1"><c/></b></a><a><b t="1"><c n="2"/><c/></b></a></s>': ['<c n="2"/>'],
  '<s><b t="1"><c/><c/></b></s>': [],
});

check("counts the steps themselves", { among: "a", having: not(has("b")), of: ".", max: 1 }, {
  "<s><a/><a><b/></a></s>": [],
  '<s><a/><a><b/></a><a n="3"/></s>': ['<a n="3"/>'],
});

check("counts in steps anywhere in the document", { among: "//a", having: is("b", "1"), of: "c" }, {
  '<r><a><b>1</b><c n="1"/></a><s/></r>': ['<c n="1"/>'],
  '<r><s/><q><a><c n="1"/><b>1</b></a></q></r>': ['<c n="1"/>'],
  "<r><s/><a><b>2</b><c/></a></r>": [],
});

check("counts in the whole document, and is asked at its end, for each of its elements", { of: "//a", max: 1 }, {
  "<r><s/><a/></r>": [],
  '<r><s/><a/><q><a n="2"/></q><s/></r>': ['<a n="2"/>', '<a n="2"/>'],
  "<r><a/><a/></r>": [],
});

check("is pardoned by what is at a path from the root", { of: "a", min: 1, pardon: { has: "/r/q/@t" } }, {
  '<r><s/><q/><q t="1"/></r>': [],
  '<r><s/><p><q t="1"/></p></r>': ["<s/> lacks a"],
  '<x><r><q t="1"/><s/></r></x>': ["<s/> lacks a"],
});

check("asks for two decimals, of which two characters may stand after the first point", {
  of: ".",
  form: "two decimals",
}, {
  "<s>1</s>": [],
  "<s>1.23</s>": [],
  "<s>.12</s>": [],
  "<s>1.\u{1F600}\u{1F600}</s>": [],
  "<s>1.234</s>": ["<s> 1.234"],
  "<s>1.2 </s>": [],
  "<s>1.2  </s>": ["<s> 1.2  "],
  "<s>1.2.3</s>": ["<s> 1.2.3"],
  "<s>1.\u{1F600}ab</s>": ["<s> 1.\u{1F600}ab"],
  "<s>1.2<b>3</b>4</s>": ["<s> 1.234"],
  "<s>12345</s>": [],
});

check("asks for a date, white space around it left aside", { of: ".", form: "date" }, {
  "<s>20250131</s>": [],
  "<s>\n20251201 </s>": [],
  "<s>20250930</s>": [],
  "<s>20251010</s>": [],
  "<s>٢٠٢٥0131</s>": [],
  "<s>20250001</s>": ["<s> 20250001"],
  "<s>20251301</s>": ["<s> 20251301"],
  "<s>20250100</s>": ["<s> 20250100"],
  "<s>20250132</s>": ["<s> 20250132"],
  "<s>2025-01-31</s>": ["<s> 2025-01-31"],
});

check("is pardoned by what an element around has, even if that comes later", {
  of: ".",
  form: "date",
  pardon: { around: "p", has: "a" },
}, {
  "<p><q><s>x</s></q><a/></p>": [],
  "<p><a/><s>x</s></p>": [],
  "<p><s>x</s></p>": ["<s> x"],
  "<r><s>x</s><p><a/></p></r>": ["<s> x"],
  "<p><a/><p><s>x</s></p></p>": [],
  "<p><p><s>x</s></p><a/></p>": [],
  "<p><p><s>x</s></p><p><a/></p></p>": ["<s> x"],
});

check("is pardoned by what the document has", { of: "a", min: 1, pardon: { has: "//b" } }, {
  "<r><s/><q><b/></q></r>": [],
  "<r><b/><s/></r>": [],
  "<r><s/></r>": ["<s/> lacks a"],
});

/** Documents in which the row is asked, and others. */
const conditions: readonly (readonly [Condition, asked: readonly string[], others: readonly string[]])[] = [
  [is("b", "1", "2"), ["<s><a/><b>2</b></s>", "<s><a/><b>3</b><b>1</b></s>"], ["<s><a/></s>", "<s><a/><b>3</b></s>"]],
  [isNot("b", "1", "2"), ["<s><a/><b>1</b><b>3</b></s>"], ["<s><a/></s>", "<s><a/><b>1</b><b>2</b></s>"]],
  [is("b", "x"), ["<s><a/><b>x</b></s>"], ["<s><a/><b> x</b></s>", "<s><a/><b>X</b></s>"]],
  [is("b/c", "xyz"), ["<s><a/><b><c>x<d>y</d>z</c></b></s>"], ["<s><a/><b><c>xz</c></b></s>"]],
  [isAs("upper", "@t", "X"), ['<s t="x"><a/></s>'], ['<s t=" x"><a/></s>', "<s><a/></s>"]],
  [isAs("normalized", "b", "x y"), ["<s><a/><b> x  y </b></s>"], ["<s><a/><b>X y</b></s>"]],
  [isAs("boolean", "b", "true"), ["<s><a/><b> 1 </b></s>", "<s><a/><b> true</b></s>"], ["<s><a/><b>0</b></s>"]],
  [isNotAs("boolean", "b", "false"), ["<s><a/><b>1</b></s>", "<s><a/><b>f</b></s>"], ["<s><a/><b>0</b></s>"]],
  [fewer("b", "c"), ["<s><a/><c/></s>", "<s><a/><b/><c/><c/></s>"], ["<s><a/></s>", "<s><a/><b/><c/></s>"]],
  [has("b"), ["<s><a/><b/></s>"], ["<s><a/></s>"]],
  [has("@t"), ['<s t=""><a/></s>'], ['<s u="1"><a/></s>']],
  [named("s"), ["<s><a/></s>"], ["<t><a/></t>"]],
  [within("q"), ["<q><s><a/></s></q>", "<q><r><s><a/></s></r></q>"], [
    "<r><s><a/></s><q/></r>",
    "<r><q/><s><a/></s></r>",
  ]],
  [within("s"), ["<s><s><a/></s></s>"], ["<s><a/></s>"]],
  [root("r"), ["<r><q><s><a/></s></q></r>"], ["<q><r><s><a/></s></r></q>", "<s><a/></s>"]],
  [not(has("b")), ["<s><a/></s>"], ["<s><a/><b/></s>"]],
  [all(has("b"), has("c")), ["<s><a/><b/><c/></s>"], ["<s><a/><b/></s>", "<s><a/><c/></s>"]],
  [any(has("b"), has("c")), ["<s><a/><b/></s>", "<s><a/><c/></s>"], ["<s><a/></s>"]],
];

for (const [condition, asked, others] of conditions) {
  Deno.test(`a row is asked exactly where its condition holds: ${JSON.stringify(condition)}`, () => {
    const failures = follower({ on: ["s", "t"], rows: [{ id: "A", of: "a", when: condition }] });
    for (const xml of asked) assert.deepEqual(failures(xml).map((it) => it.slice(0, 10)), ["UBL-A <a/>"], xml);
    for (const xml of others) assert.deepEqual(failures(xml), [], xml);
  });
}

Deno.test("of the contexts with rules that match an element the first alone is asked", () => {
  const row = (id: string): readonly RuleRow[] => [{ id, of: "a" }];
  const failures = follower(
    { on: ["p/s"], rows: row("A") },
    { on: ["/r/q/s", "t"], rows: row("B") },
    { on: ["s"], rows: row("C") },
    { on: ["*nd"], but: "b*", rows: row("D") },
    { on: ["e*nd"], rows: row("E") },
  );
  const ids = (xml: string) => failures(xml).map((it) => it.slice(0, 5));
  assert.deepEqual(ids("<r><p><s><a/></s></p></r>"), ["UBL-A"]);
  assert.deepEqual(ids("<r><q><s><a/></s></q></r>"), ["UBL-B"]);
  assert.deepEqual(ids("<x><r><q><s><a/></s></q></r></x>"), ["UBL-C"]);
  assert.deepEqual(ids("<r><t><a/></t></r>"), ["UBL-B"]);
  assert.deepEqual(ids("<r><end><a/></end><and><a/></and><andy><a/></andy></r>"), ["UBL-D", "UBL-D"]);
  assert.deepEqual(ids("<r><bend><a/></bend></r>"), []);
});

Deno.test("what other contexts want to know of an element is counted beside the rules on it", () => {
  const failures = follower(
    { on: ["p"], rows: [{ id: "A", of: "a", max: 1 }] },
    { on: ["s"], rows: [{ id: "B", of: "b", pardon: { around: "p", has: "a" } }, { id: "C", of: "c" }] },
    { on: ["t"], rows: [{ id: "D", of: "d", pardon: { around: "p", has: "a" } }] },
  );
  assert.deepEqual(failures('<p><s><b/><c/></s><t><d/></t><a/><a n="2"/></p>'), ["UBL-C <c/>", 'UBL-A <a n="2"/>']);
  assert.deepEqual(failures("<p><s><b/></s><t><d/></t></p>"), ["UBL-B <b/>", "UBL-D <d/>"]);
});

Deno.test("rows with the same id are one rule, which fails once for an element", () => {
  const failures = follower({ on: ["s"], rows: [{ id: "A", of: "a" }, { id: "A", of: "b" }] });
  assert.deepEqual(failures("<r><s><a/><b/></s><s><b/></s></r>"), ["UBL-A <a/>", "UBL-A <b/>"]);
});

Deno.test("attributes count, on the element itself, below it, and on any element", () => {
  const failures = follower(
    { on: ["s"], rows: [{ id: "A", of: "@t" }, { id: "B", of: "a/@t" }] },
    { on: ["/r"], rows: [{ id: "C", of: "//@u", max: 1 }] },
  );
  assert.deepEqual(failures('<r><s t="1"><b t="1"/></s></r>'), ['UBL-A <s t="1"> 1']);
  assert.deepEqual(failures('<r><s><a t="1"/></s></r>'), ['UBL-B <a t="1"/> 1']);
  assert.deepEqual(failures('<r u="1"><s u="2"><x u="3"/></s></r>'), ['UBL-C <s u="2"> 2']);
  assert.deepEqual(failures('<r><s><a t="1" u="1"/><a t="1" u="1"/></s></r>').toSorted(), [
    'UBL-B <a t="1" u="1"/> 1',
    'UBL-C <a t="1" u="1"/> 1',
  ]);
});

Deno.test("values of attributes are compared, each with its own element's", () => {
  const failures = follower({ on: ["s"], rows: [{ id: "A", of: "@t", distinct: "exact", when: is("@t", "2") }] });
  assert.deepEqual(failures('<r><s t="1"/><s t="2"/><s t="2"/></r>'), ['UBL-A <s t="2"/> 2', 'UBL-A <s t="2"/> 2']);
});

Deno.test("names that no path has differ by what they end with, also when more come than are kept", () => {
  const failures = follower({ on: ["*Amount"], rows: [{ id: "A", of: "@t" }] }, {
    on: ["s"],
    rows: [{ id: "B", of: "a" }],
  });
  const many = Array.from({ length: 11_000 }, (_, at) => `<x${at}/>`).join("");
  const long = `<${"x".repeat(101)}><s><a/></s></${"x".repeat(101)}>`;
  assert.deepEqual(failures(`<r>${many}${long}<yAmount t="1"/><y t="1"/><zAmount t="2"/><z><s><a/></s></z></r>`), [
    "UBL-B <a/>",
    'UBL-A <yAmount t="1"/> 1',
    'UBL-A <zAmount t="2"/> 2',
    "UBL-B <a/>",
  ]);
});

Deno.test("a document starts with nothing counted, whatever the one before held", () => {
  const failures = follower({ on: ["/r"], rows: [{ id: "A", of: "//a", max: 1 }, { id: "B", of: "b", max: 1 }] });
  for (const _ of [1, 2]) assert.deepEqual(failures("<r><a/><b/></r>"), []);
});

Deno.test("an outline gives each line its path, its term and the rules on it, with their numbers and severities", () => {
  const outline = `
a BG-1 X-1 X-2<2
  b X-3=1
    c BT-2 X-4>0
  d X-5<3 X-6<2?
@e X-7<1
`;
  assert.deepEqual(rowsOf(outline, "information", "BG-9"), [
    { id: "X-1", severity: "information", of: "a", term: "BG-1" },
    { id: "X-2", severity: "fatal", of: "a", max: 1, term: "BG-1" },
    { id: "X-3", severity: "fatal", of: "a/b", min: 1, max: 1, term: "BG-1" },
    { id: "X-4", severity: "fatal", of: "a/b/c", min: 1, term: "BT-2" },
    { id: "X-5", severity: "fatal", of: "a/d", max: 2, term: "BG-1" },
    { id: "X-6", severity: "warning", of: "a/d", max: 1, term: "BG-1" },
    { id: "X-7", severity: "fatal", of: "@e", max: 0, term: "BG-9" },
  ]);
  assert.deepEqual(rowsOf("a X-1", "warning", undefined), [{ id: "X-1", severity: "warning", of: "a" }]);
});

Deno.test("an outline asks for values of code lists, and counts what holds a condition", () => {
  assert.deepEqual(rowsOf("@a X-1#12 -", "fatal", undefined), [
    { id: "X-1", severity: "fatal", of: "@a", form: { list: "12" } },
    { id: "-", severity: "fatal", of: "@a" },
  ]);
  assert.deepEqual(rowsOf("a/b{c=1&!@d&@e=//r/f} X-1<2", "fatal", undefined), [{
    id: "X-1",
    severity: "fatal",
    of: ".",
    max: 1,
    among: "a/b",
    having: all(is("c", "1"), not(has("@d")), sameAs("@e", "//r/f")),
  }]);
});

/** What is found in documents by the structure of an outline each of whose elements is a context. */
function structured(outline: string): (xml: string) => readonly string[] {
  const codesOf = () => new Set(["1", "2"]);
  const follow = sweeper(compile({ prefix: "X-", unused: "ODD", codesOf, contexts: contextsOf(outline, "fatal") }));
  return (xml) => {
    const found: string[] = [];
    const sink = follow(({ id, offset, actual, missing }) => {
      const said = missing === undefined ? actual ?? "" : `lacks ${missing}`;
      found.push(`${id} ${xml.slice(offset, xml.indexOf(">", offset) + 1)} ${said}`.trim());
    });
    assert.equal(readXml(xml, sink, { prefixes: new Map() }), undefined);
    return found;
  };
}

Deno.test("each element of a structure asks for its children, and each of a thing that is not used is reported", () => {
  const found = structured(`
/r
  s 01<3
    a 02=1
      @t 03>0 04#0
      @u -
      @v -
    b -
`);
  assert.deepEqual(found('<r><s><a t="1"/></s><s><a t="2"/></s></r>'), []);
  assert.deepEqual(found('<r><s/><s><a t="3"/></s><s n="3"><a/></s></r>'), [
    "X-02 <s/> lacks a",
    'X-04 <a t="3"/> 3',
    "X-03 <a/> lacks @t",
    'X-01 <s n="3">',
  ]);
  assert.deepEqual(found('<r><s><a t="" u="" v=""/><b/><b n="2"/></s></r>'), [
    'ODD <a t="" u="" v=""/>',
    'ODD <a t="" u="" v=""/>',
    "ODD <b/>",
    'ODD <b n="2"/>',
  ]);
  assert.deepEqual(found("<x><s/><r><s/></r></x>"), []);
});

Deno.test("of contexts on an element the first counts whose condition holds, and what is below it with it", () => {
  const found = structured(`
/r
  s{!k=1&!k=2} -
  s{k=1}
    a 01=1
      @t 02>0
  s{k=2}
    a 03=1
    b 04<2
`);
  assert.deepEqual(found("<r><s><k>1</k></s><s><a/><k>2</k></s></r>"), ["X-01 <s> lacks a"]);
  assert.deepEqual(found("<r><s><a/><k>1</k></s><s><k>3</k><a/></s></r>"), ["X-02 <a/> lacks @t", "ODD <s>"]);
  // What is before the value waits for it, and with both values the first context counts.
  assert.deepEqual(found("<r><s><b/><b/><k>2</k></s><s><b/><b/><k>2</k><k>1</k></s></r>"), [
    "X-03 <s> lacks a",
    "X-04 <b/>",
    "X-01 <s> lacks a",
  ]);
});

Deno.test("a condition on values elsewhere is decided by the element around that has them, or by the whole document", () => {
  const found = structured(`
/r
  h
    a{@c=/r/h/c} 01<2
    a{!@c=/r/h/c} -
  a{@c=/r/h/c} 02<2
`);
  const one = '<a c="E"/>';
  assert.deepEqual(found(`<r><h>${one}<c>E</c></h>${one}</r>`), []);
  assert.deepEqual(found(`<r>${one}${one}<h>${one}${one}<c>E</c></h></r>`), [`X-01 ${one}`, `X-02 ${one}`]);
  assert.deepEqual(found(`<r><h>${one}<c>F</c></h><h>${one}<c>E</c></h></r>`), [`ODD ${one}`]);
});

Deno.test("tables are asked each by itself, and one may be another without some of its rules", () => {
  const table = {
    prefix: "A-",
    contexts: [{ on: ["s"], rows: [{ id: "1", of: "a" }, { id: "2", of: "b" }] }, {
      on: ["r/s"],
      rows: [{ id: "3", of: "a" }],
    }],
  };
  const more = { prefix: "B-", contexts: [{ on: ["s"], rows: [{ id: "1", of: "a", max: 1 }] }] };
  const idsIn = (...tables: readonly ElementTable[]) => {
    const ids: string[] = [];
    const sink = sweeper(compile(...tables))(({ id }) => ids.push(id));
    assert.equal(readXml("<r><s><a/><a/><b/></s></r>", sink, { prefixes: new Map() }), undefined);
    return ids;
  };
  assert.deepEqual(idsIn(table, more), ["A-1", "A-2", "B-1"]);
  // What the context took, it still takes.
  assert.deepEqual(idsIn(without(["A-1"], table), more), ["A-2", "B-1"]);
  assert.deepEqual(idsIn(without(["A-2"], without(["A-1"], table))), []);
});

Deno.test("an outline with a number that there is no sign for is a mistake, which names the rule", () => {
  assert.throws(() => rowsOf("a X-1<7", "warning", undefined), (error) => {
    return error instanceof RangeError && error.message.includes("X-1<7");
  });
});

check("quotes what there is too much of, and nothing of an element with others in it", { of: "a", max: 1 }, {
  "<s><a>1</a><a>2</a></s>": ["<a> 2"],
  "<s><a>1</a><a><b>2</b></a></s>": ["<a>"],
  "<s><a>1</a><a><b/>2</a></s>": ["<a>"],
});

check("quotes the step that there is too much of", { among: "a", having: is("@t", "1"), of: ".", max: 1 }, {
  '<s><a t="1">1</a><a t="2">2</a><a t="1">3</a></s>': ['<a t="1"> 3'],
});

Deno.test("of several elements that a row runs on, a failure says which it was, and whether something is missing", () => {
  const kinds: (string | undefined)[] = [];
  const table = { prefix: "A-", contexts: [{ on: ["x:t", "x:u"], rows: [{ id: "1", of: "x:a", min: 1, max: 1 }] }] };
  const sink = sweeper(compile(table))(({ kind }) => kinds.push(kind));
  const xml = '<r xmlns:x="urn:x"><x:t/><x:u><x:a/><x:a/></x:u></r>';
  assert.equal(readXml(xml, sink, { prefixes: new Map([["urn:x", "x"]]) }), undefined);
  assert.deepEqual(kinds.map(saidOf), [
    { order: "0", parted: false, isMissing: true, home: "x:t" },
    { order: "0", parted: false, isMissing: false, home: "x:u" },
  ]);
});

Deno.test("a compiled row knows what it runs on, unless that is the document", () => {
  const rows: readonly RuleRow[] = [{ id: "A", of: "a" }];
  const { rows: compiled } = compile({
    prefix: "CII-",
    contexts: [
      { on: ["/r"], rows },
      { on: ["/r/s"], rows },
      { on: ["p/t"], rows },
      { on: ["t", "u"], rows },
      { on: ["*Amount"], rows },
    ],
  });
  assert.deepEqual(compiled.map(({ key, home }) => [key, home]), [
    ["CII-A", undefined],
    ["CII-A", "s"],
    ["CII-A", "t"],
    ["CII-A", "t|u"],
    ["CII-A", "*Amount"],
  ]);
});
