/** Where the objects of a PDF are: by its cross-reference alone, by a search alone, and what streams hold (ISO 32000-2, 7.5). */
import assert from "node:assert/strict";
import { attachmentsOf } from "../../engine/pdf/read/attachments.ts";
import { Budget, defaultPdfLimits, type PdfLimits } from "../../engine/pdf/read/budget.ts";
import { objectAt, type Opened } from "../../engine/pdf/read/file.ts";
import { isName, isRef, isStream, type Value } from "../../engine/pdf/read/objects.ts";
import { scan } from "../../engine/pdf/read/scan.ts";
import { readXref } from "../../engine/pdf/read/xref.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, deflated, modern, objectsWith, packed, stream } from "../support/pdf.ts";

const budget = (limits: Partial<PdfLimits> = {}) => new Budget({ ...defaultPdfLimits, ...limits });

function shown(value: Value): unknown {
  if (value instanceof Uint8Array) return `(${String.fromCharCode(...value)})`;
  return isName(value) ? `/${value.name}` : isRef(value) ? `R${value.ref}` : isStream(value) ? "stream" : value;
}

/** What objects of some numbers are, by the cross-reference. */
function byXref(pdf: Uint8Array | string, ...numbers: readonly number[]): readonly unknown[] {
  const { file } = readXref(typeof pdf === "string" ? latin1(pdf) : pdf, budget());
  return numbers.map((ref) => shown(file.get({ ref })));
}

function byScan(pdf: Uint8Array | string, ...numbers: readonly number[]): readonly unknown[] {
  const { file } = scan(typeof pdf === "string" ? latin1(pdf) : pdf, budget());
  return numbers.map((ref) => shown(file.get({ ref })));
}

/** A text in which {{name}} is the place of @name@, which is taken out; it is written with as many digits. */
function placed(text: string): string {
  let bare = text;
  const places = new Map<string, number>();
  for (let mark = /@(\w+)@/.exec(bare); mark !== null; mark = /@(\w+)@/.exec(bare)) {
    places.set(mark[1] ?? "", mark.index);
    bare = bare.slice(0, mark.index) + bare.slice(mark.index + mark[0].length);
  }
  return bare.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => `${places.get(name)}`.padStart(whole.length, "0"));
}

const objects = new Map([[1, "<</Type/Catalog/Pages 2 0 R>>"], [2, "<</Kids[]>>"], [7, "(seven)"], [12, "12"]]);

Deno.test("a table says where objects stand, and what is not in it is nothing", () => {
  assert.deepEqual(byXref(classic(objects), 7, 12, 3), ["(seven)", 12, null]);
  const { trailer } = readXref(classic(objects, "/X 5"), budget());
  assert.deepEqual([trailer.get("X"), shown(trailer.get("Root") ?? null)], [5, "R1"]);
});

Deno.test("a table may have several objects in a section, and free ones", () => {
  const pdf = placed(
    "%PDF-1.7\n@aaaaaa@1 0 obj\n(a)\nendobj\n@bbbbbb@2 0 obj\n(b)\nendobj\n@xref@xref\n0 4\n0000000000 65535 f \n" +
      "{{aaaaaa}} 00000 n \n{{bbbbbb}} 00000 n \n{{aaaaaa}} 00000 f \n9 1\n{{bbbbbb}} 00000 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n{{xref}}\n%%EOF",
  );
  assert.deepEqual(byXref(pdf, 0, 1, 2, 3, 9), [null, "(a)", "(b)", null, null]);
});

Deno.test("the newest of several sections counts, also for what it takes away", () => {
  const pdf = placed(
    "%PDF-1.7\n@a@1 0 obj (old) endobj\n@b@2 0 obj (gone) endobj\n@c@3 0 obj (kept) endobj\n@one@xref\n1 3\n{{a}} 0 n\n{{b}} 0 n\n{{c}} 0 n\n" +
      "trailer<</Root 1 0 R/Old 1>>\n@d@1 0 obj (new) endobj\n@two@xref\n1 2\n{{d}} 0 n\n0 0 f\ntrailer<</Root 1 0 R/Prev {{one}}>>\nstartxref\n{{two}}\n%%EOF",
  );
  assert.deepEqual(byXref(pdf, 1, 2, 3), ["(new)", null, "(kept)"]);
  assert.equal(readXref(latin1(pdf), budget()).trailer.get("Old"), undefined);
});

Deno.test("sections that lead to each other are read once", () => {
  const pdf = placed(
    "%PDF-1.7\n@a@1 0 obj (a) endobj\n@one@xref\n1 1\n{{a}} 0 n\ntrailer<</Prev {{two}}>>\n@two@xref\n0 0\ntrailer<</Prev {{one}}>>\nstartxref\n{{two}}\n",
  );
  assert.deepEqual(byXref(pdf, 1), ["(a)"]);
});

Deno.test("what a hybrid file keeps in a stream comes before what is older", () => {
  const rows = (at: number) => String.fromCharCode(1, at >> 8, at & 0xff);
  const head = "%PDF-1.7\n1 0 obj (hidden) endobj\n2 0 obj (old) endobj\n";
  const at = head.indexOf("1 0 obj");
  const old = head.indexOf("2 0 obj");
  const xrefStream = head.length;
  const hidden = `9 0 obj ${stream(rows(at), "/Type/XRef/W[1 2 0]/Index[1 1]/Size 2")} endobj\n`;
  const prev = xrefStream + hidden.length;
  const older = `xref\n1 2\n${old} 0 n\n${old} 0 n\ntrailer<<>>\n`;
  const pdf = `${head}${hidden}${older}xref\n0 0\ntrailer<</XRefStm ${xrefStream}/Prev ${prev}>>\nstartxref\n${
    prev + older.length
  }\n`;
  assert.deepEqual(byXref(pdf, 1, 2), ["(hidden)", "(old)"]);
});

/** A file with a cross-reference stream whose rows and entries are these. */
function withStream(rows: readonly number[], entries: string, before = ""): string {
  const head = `%PDF-1.7\n${before}`;
  const section = `50 0 obj ${stream(String.fromCharCode(...rows), `/Type/XRef${entries}`)} endobj\n`;
  return `${head}${section}startxref\n${head.length}\n%%EOF`;
}

const five = "5 0 obj (five) endobj\n";

Deno.test("the rows of a cross-reference stream are a kind and two numbers, each of so many bytes", () => {
  const at = "%PDF-1.7\n".length;
  assert.deepEqual(byXref(withStream([1, 0, at, 7], "/W[1 2 1]/Index[5 1]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([0, 0, at, 7], "/W[1 2 1]/Index[5 1]", five), 5), [null]);
  assert.deepEqual(byXref(withStream([3, 0, at, 7], "/W[1 2 1]/Index[5 1]", five), 5), [null]);
  assert.deepEqual(byXref(withStream([at], "/W[0 1 0]/Index[5 1]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([0, 0, 0, 0, 0, at], "/W[0 1 0]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([at, 0, at], "/W[0 1 0]/Index[5 1 7 2]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([0, at], "/W[0 1 0]/Index[3 1 5 1]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([0, at], "/W[0 1 0]/Index[4 1 5]", five), 5), [null]);
  assert.deepEqual(byXref(withStream([0, at], "/W[0 1 0]/Index[4 9]", five), 5), ["(five)"]);
  assert.deepEqual(byXref(withStream([1, 1, 0], "/W[1 2 0]/Index[5 1]", `${"x".repeat(247)}${five}`), 5), ["(five)"]);
});

Deno.test("a compressed cross-reference leads into object streams", () => {
  const pdf = modern(new Map([[1, "<</Type/Catalog/Pages 2 0 R>>"], [2, "<</Kids[]>>"], [7, "(seven)"]]));
  assert.deepEqual(byXref(pdf, 7, 8), ["(seven)", null]);
});

const damaged: readonly (readonly [pdf: string, why: RegExp])[] = [
  ["%PDF-1.7\n", /does not say where its cross-reference is/],
  ["%PDF-1.7\nstartxref\nx\n", /does not say where/],
  [`startxref\n0\n${" ".repeat(2_048)}`, /does not say where/],
  ["%PDF-1.7\nstartxref\n0\n", /no cross-reference at offset 0/],
  ["%PDF-1.7\n1 0 obj (a) endobj startxref\n9\n", /no cross-reference at offset 9/],
  ["xref\n0 x\nstartxref\n0\n", /cross-reference is damaged/],
  ["xref\nx 1\nstartxref\n0\n", /cross-reference is damaged/],
  ["xref\n0 1\nx 0 n\nstartxref\n0\n", /cross-reference is damaged/],
  ["xref\n0 1\n0 0 0\nstartxref\n0\n", /cross-reference is damaged/],
  ["xref\n0 0\ntrailer\n(a)\nstartxref\n0\n", /has no trailer/],
  ["xref\n0 0\ntrailer\nfoo\nstartxref\n0\n", /has no trailer/],
  [withStream([1], "/W[1 1]"), /cross-reference is damaged/],
  [withStream([1], "/W[0 0 0]"), /cross-reference is damaged/],
  [withStream([1], ""), /cross-reference is damaged/],
];

for (const [pdf, why] of damaged) {
  Deno.test(`readXref() refuses ${JSON.stringify(pdf.slice(0, 40))}: ${why.source}`, () => {
    assert.throws(() => readXref(latin1(pdf), budget()), why);
  });
}

Deno.test("startxref is looked for in the last 2,048 bytes, and the last one counts", () => {
  const table = "xref\n0 0\ntrailer<</X 1>>\n";
  const opened = (tail: string): Opened => readXref(latin1(`${table}startxref\n0\n${tail}`), budget());
  assert.equal(opened(" ".repeat(2_036)).trailer.get("X"), 1);
  assert.throws(() => opened(" ".repeat(2_037)), /does not say where/);
  const two = latin1(`xref\n0 0\ntrailer<</X 1>>\nxref\n0 0\ntrailer<</X 2>>\nstartxref\n0\nstartxref\n25\n`);
  assert.equal(readXref(two, budget()).trailer.get("X"), 2);
});

Deno.test("a cross-reference has a thousand sections at most, and each entry is paid for once", () => {
  const chain = (count: number) => {
    let text = "%PDF-1.7\n";
    let prev = "";
    for (let section = 0; section < count; section++) {
      const at = text.length;
      text += `xref\n0 0\ntrailer<<${prev}>>\n`;
      prev = `/Prev ${at}`;
    }
    return latin1(`${text}startxref\n${prev.slice(6)}\n`);
  };
  assert.ok(readXref(chain(1_000), budget()));
  assert.throws(() => readXref(chain(1_001), budget()), /too many sections/);
  const table = latin1("xref\n0 3\n0 0 f\n0 0 f\n0 0 f\n1 1\n0 0 f\ntrailer<<>>\nstartxref\n0\n");
  assert.ok(readXref(table, budget({ values: 4 })));
  assert.throws(() => readXref(table, budget({ values: 3 })), /more parts/);
});

Deno.test("objectAt() wants the object of the number in its place, and finds where its stream begins", () => {
  const at = (text: string, number = 5) => objectAt(latin1(text), 0, number, budget());
  assert.equal(shown(at("5 0 obj 12 endobj")), 12);
  assert.equal(at("5 0 obj endobj"), null);
  assert.throws(() => at("6 0 obj 12 endobj"), /object 5 is not in its place/);
  assert.throws(() => at("5 0 xyz 12"), /object 5 is not in its place/);
  for (const [line, start] of [["\r\n", 2], ["\n", 1], ["\r", 1], [" ", 0]] as const) {
    const value = at(`5 0 obj<<>>stream${line}x`);
    assert.ok(isStream(value));
    assert.equal(value.start, "5 0 obj<<>>stream".length + start);
  }
  assert.equal(isStream(at("5 0 obj<<>>endobj")), false);
});

/** The bytes of the one stream of a file. */
function dataOf(object: string, more: readonly (readonly [number, string])[] = []): string {
  const pdf = classic(new Map([[1, "<<>>"], [5, object], ...more]));
  const { file } = readXref(pdf, budget());
  const value = file.get({ ref: 5 });
  assert.ok(isStream(value));
  return String.fromCharCode(...file.data(value));
}

Deno.test("a stream ends by its length, else where the word is, without the end of line in front of it", () => {
  assert.equal(dataOf("<</Length 3>>stream\nabc\nendstream"), "abc");
  assert.equal(dataOf("<</Length 4>>stream\nabc\nendstream"), "abc\n");
  assert.equal(dataOf("<</Length 2>>stream\nabc\nendstream"), "abc");
  assert.equal(dataOf("<</Length 99999>>stream\nabc\r\nendstream"), "abc");
  assert.equal(dataOf("<<>>stream\nabc\rendstream"), "abc");
  assert.equal(dataOf("<<>>stream\nabcendstream"), "abc");
  assert.equal(dataOf("<</Length 6 0 R>>stream\nabc\nendstream", [[6, "3"]]), "abc");
  assert.throws(() => dataOf("<</Length 9>>stream\nabc\n"), /a stream has no end/);
});

Deno.test("filters are undone one after the other, each with its parameters, up to eight of them", () => {
  assert.equal(dataOf(stream(deflated("abc"), "/Filter/FlateDecode")), "abc");
  assert.equal(dataOf(stream(deflated("6162>"), "/F[/Fl/AHx]")), "ab");
  assert.equal(dataOf(stream("3631>", "/Filter[/AHx/AHx]")), "a");
  const parms = "<</Predictor 12/Columns 2>>";
  assert.equal(dataOf(stream(deflated("\x02ab"), `/Filter/Fl/DecodeParms ${parms}`)), "ab");
  assert.equal(dataOf(stream(deflated("\x02ab"), `/Filter[/Fl]/DP[${parms}]`)), "ab");
  assert.equal(
    dataOf(stream(
      `${[...deflated("\x02ab")].map((it) => it.charCodeAt(0).toString(16).padStart(2, "0")).join("")}>`,
      `/Filter[/AHx/Fl]/DP[null ${parms}]`,
    )),
    "ab",
  );
  assert.equal(dataOf(stream(deflated("\x02ab"), "/Filter 7 0 R/DP 8 0 R"), [[7, "[/Fl]"], [8, `[${parms}]`]]), "ab");
  assert.equal(dataOf(stream(">", `/Filter[${"/AHx".repeat(8)}]`)), "");
  assert.throws(() => dataOf(stream(">", `/Filter[${"/AHx".repeat(9)}]`)), /packed too often/);
  assert.throws(() => dataOf(stream(">", "/Filter 3")), /packed by nothing/);
});

Deno.test("references are followed twenty times, and no more", () => {
  const chain = (count: number) => {
    return classic(
      new Map([
        [1, "<<>>"],
        ...Array.from({ length: count }, (_, at): [number, string] => [10 + at, `${11 + at} 0 R`]),
        [10 + count, "(end)"],
      ]),
    );
  };
  assert.deepEqual(byXref(chain(20), 10), ["(end)"]);
  assert.throws(() => byXref(chain(21), 10), /go round in a circle/);
});

Deno.test("objects in object streams are found, and streams that need themselves, or are not object streams, are refused", () => {
  const inside = packed(new Map([[7, "(seven)"], [8, "[1 2]"]]));
  const file = (object: string) => {
    const head = `%PDF-1.7\n`;
    const body = `${head}9 0 obj ${object} endobj\n`;
    const rows = String.fromCharCode(2, 0, 9, 2, 0, 9, 1, 0, head.length);
    return `${body}50 0 obj ${stream(rows, `/W[1 2 0]/Index[7 3]`)} endobj\nstartxref\n${body.length}\n`;
  };
  assert.deepEqual(byXref(file(inside), 7), ["(seven)"]);
  assert.throws(() => byXref(file("(none)"), 7), /object 9 is no object stream/);
  assert.throws(() => byXref(file(stream("", "/N 1")), 7), /does not say what it holds/);
  assert.throws(() => byXref(file(stream("", "/First 1")), 7), /does not say what it holds/);
  assert.deepEqual(byXref(file(stream("7 0 x 5 (a)", "/N 2/First 6")), 7), [5]);
  assert.deepEqual(byXref(file(stream("7 0 8 2 5 (a)", "/N 1/First 8")), 7, 8), [5, null]);
});

Deno.test("a search finds every object, the last of a number, and those in object streams that are newer", () => {
  const text =
    "%PDF\n1 0 obj<</Type/Catalog>>endobj\n5 0 obj (old) endobj\n5 0 obj (new) endobj\nobj\nx 0 obj\n12345678901 0 obj\n";
  assert.deepEqual(byScan(text, 5, 6), ["(new)", null]);
  assert.equal(shown(scan(latin1(text), budget()).trailer.get("Root") ?? null), "R1");
  const inside = packed(new Map([[5, "(in)"]]));
  assert.deepEqual(byScan(`${text}9 0 obj ${inside} endobj`, 5), ["(in)"]);
  const later = `9 0 obj ${inside} endobj\n${text}`;
  assert.deepEqual(byScan(later, 5), ["(new)"]);
});

Deno.test("a search takes the last trailer with a root, that of a table before that of a stream, else the catalog", () => {
  const rootOf = (text: string) => shown(scan(latin1(text), budget()).trailer.get("Root") ?? null);
  assert.equal(rootOf("trailer<</Root 3 0 R>> trailer<</Root 4 0 R>> trailer<</X 1>>"), "R4");
  assert.equal(rootOf(`trailer<</Root 3 0 R>>\n9 0 obj ${stream("", "/Type/XRef/Root 5 0 R")} endobj`), "R3");
  assert.equal(rootOf(`9 0 obj ${stream("", "/Type/XRef/Root 5 0 R")} endobj trailer ( trailer 7`), "R5");
  assert.equal(rootOf("1 0 obj<</Type/Catalog>>endobj 2 0 obj<</Type/Catalog>>endobj"), "R2");
  const inside = packed(new Map([[6, "<</Type/Catalog>>"], [7, "<</Type/Page>>"]]));
  assert.equal(rootOf(`%PDF\n9 0 obj ${inside} endobj`), "R6");
  assert.throws(() => rootOf("1 0 obj<</Type/Page>>endobj"), /has no catalog/);
});

Deno.test("a search pays for each object, and for what is damaged", () => {
  const text = latin1("1 0 obj<</Type/Catalog>>endobj 2 0 obj 5 endobj");
  assert.ok(scan(text, budget({ values: 2 })));
  assert.throws(() => scan(text, budget({ values: 1 })), /more parts/);
  assert.throws(() => scan(latin1("1 0 obj<</Type/Catalog>>endobj trailer ((("), budget({ work: 2_000 })), /tangled/);
});

/** The names of what is attached, with relationship and media type. */
function attached(objects: ReadonlyMap<number, string>, junk = ""): readonly unknown[] {
  const pdf = new Uint8Array([...latin1(junk), ...classic(objects)]);
  return attachmentsOf(pdf, defaultPdfLimits).map(({ name, relationship, mime }) => [name, relationship, mime]);
}

const invoice = objectsWith([{ name: "factur-x.xml", content: "<a/>" }]);
const changed = (number: number, object: string) => new Map([...invoice, [number, object]]);

Deno.test("attachments have a name, by the first of five entries that has one, a relationship and a media type", () => {
  assert.deepEqual(attached(invoice), [["factur-x.xml", "Alternative", undefined]]);
  const spec = (entries: string) => attached(changed(10, `<<${entries}/EF<</F 11 0 R>>>>`));
  assert.deepEqual(spec("/F(f)/UF(uf)/DOS(dos)"), [["uf", undefined, undefined]]);
  assert.deepEqual(spec("/Unix(unix)/DOS(dos)"), [["dos", undefined, undefined]]);
  assert.deepEqual(spec("/UF()/Mac(mac)"), [["mac", undefined, undefined]]);
  assert.deepEqual(spec("/AFRelationship/Source"), [["factur-x.xml", "Source", undefined]]);
  assert.deepEqual(attached(changed(11, stream("x", "/Subtype/text#2Fxml"))), [
    ["factur-x.xml", "Alternative", "text/xml"],
  ]);
  assert.deepEqual(attached(changed(3, "<</Names[7 10 0 R]>>")), [["factur-x.xml", "Alternative", undefined]]);
  assert.deepEqual(attached(new Map([...changed(3, "<</Names[7 10 0 R]>>"), [10, "<</EF<</Unix 11 0 R>>>>"]])), [
    ["without a name", undefined, undefined],
  ]);
});

Deno.test("a file that is named twice counts once, a specification without a file does not count, and a lone last key is ignored", () => {
  const names = (list: string) => attached(changed(3, `<</Names[${list}]>>`)).length;
  assert.equal(names("(a) 10 0 R (b) 10 0 R"), 1);
  assert.equal(names("(a) 10 0 R (b)"), 1);
  assert.equal(names("(a) 11 0 R (b) 99 0 R"), 0);
  assert.equal(names("(a) <</EF<</F 11 0 R>>>> (b) 10 0 R"), 1);
});

Deno.test("name trees may be thirty deep, and a node is read once", () => {
  const deep = (levels: number) => `${"<</Kids[".repeat(levels)}<</Names[(a) 10 0 R]>>${"]>>".repeat(levels)}`;
  assert.equal(attached(changed(3, deep(30))).length, 1);
  assert.throws(() => attached(changed(3, deep(31))), /list of attachments has no end/);
  assert.equal(
    attached(new Map([...changed(3, "<</Kids[4 0 R 4 0 R]>>"), [4, "<</Kids[3 0 R]/Names[(a) 10 0 R]>>"]])).length,
    1,
  );
});

Deno.test("a header is looked for in the first 1,024 bytes, and offsets count from it", () => {
  assert.equal(attached(invoice, "x".repeat(1_019)).length, 1);
  assert.throws(() => attached(invoice, "x".repeat(1_020)), /does not begin as a PDF does/);
});

/** A file whose object streams are these; `rows` says of each number from 1 on which of them it is in, or 0 for a place. */
function nested(streams: readonly (readonly [number: number, object: string])[], rows: readonly number[]): string {
  let text = "%PDF-1.7\n";
  const places = new Map<number, number>();
  for (const [number, object] of streams) {
    places.set(number, text.length);
    text += `${number} 0 obj ${object} endobj\n`;
  }
  const entries = rows.flatMap((stream, at) => {
    const place = places.get(at + 1);
    return place === undefined ? [2, 0, stream] : [1, place >> 8, place & 0xff];
  });
  const section = `90 0 obj ${stream(String.fromCharCode(...entries), `/W[1 2 0]/Index[1 ${rows.length}]`)} endobj\n`;
  return `${text}${section}startxref\n${text.length}\n`;
}

Deno.test("an object stream that is in itself is refused, and so are more than eight in each other", () => {
  assert.throws(() => byXref(nested([], [1]), 1), /an object stream needs itself/);
  assert.throws(() => byXref(nested([], [2, 3, 1]), 1), /an object stream needs itself/);
  assert.throws(() => byXref(nested([], [2, 3, 4, 5, 6, 7, 8, 9]), 1), /object 9 is no object stream/);
  assert.throws(() => byXref(nested([], [2, 3, 4, 5, 6, 7, 8, 9, 10]), 1), /need too many others/);
});

Deno.test("any number of object streams is read one after the other, also behind some that are damaged", () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 21);
  const streams = numbers.map((number) => {
    const object = number % 2 === 0 ? "(none)" : stream(`${number - 20} 0 (${number})`, "/N 1/First 5");
    return [number, number < 30 ? object.replace("/First 5", "/First 4") : object] as const;
  });
  const rows = Array.from({ length: 40 }, (_, at) => at + 21);
  const { file } = readXref(latin1(nested(streams, rows)), budget());
  for (const number of numbers) {
    const read = () => shown(file.get({ ref: number - 20 }));
    if (number % 2 === 0) assert.throws(read, /is no object stream/);
    else assert.equal(read(), `(${number})`);
  }
});

Deno.test("of the trailers that a search finds, the last thousand of each kind are looked at", () => {
  const rootOf = (text: string) => shown(scan(latin1(text), budget({ work: 1e9 })).trailer.get("Root") ?? null);
  const catalog = "1 0 obj<</Type/Catalog>>endobj\n";
  const empty = (count: number) => "trailer<</X 1>>\n".repeat(count);
  assert.equal(rootOf(`${catalog}trailer<</Root 3 0 R>>\n${empty(999)}`), "R3");
  assert.equal(rootOf(`${catalog}trailer<</Root 3 0 R>>\n${empty(1_000)}`), "R1");
  const section = (number: number, entries = "") => `${number} 0 obj ${stream("", `/Type/XRef${entries}`)} endobj\n`;
  const sections = (count: number) => Array.from({ length: count }, (_, at) => section(at + 10)).join("");
  assert.equal(rootOf(`${catalog}${section(5, "/Root 3 0 R")}${sections(999)}`), "R3");
  assert.equal(rootOf(`${catalog}${section(5, "/Root 3 0 R")}${sections(1_000)}`), "R1");
});

Deno.test("a search takes numbers of up to ten digits, with white space behind each", () => {
  const text = "%PDF\n1 0 obj<</Type/Catalog>>endobj\n1234567890 0 obj (ten) endobj\n12345678901 0 obj (more) endobj\n";
  assert.deepEqual(byScan(`${text}7 0obj (near) endobj`, 1_234_567_890, 12_345_678_901, 7), ["(ten)", null, null]);
});
