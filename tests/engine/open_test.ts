/** The front door: what a document is taken for, and that it is opened once. */
import assert from "node:assert/strict";
import {
  type DocumentKind,
  judge,
  kindOf,
  open,
  type Opened,
  type OpenOptions,
  type Source,
} from "../../engine/mod.ts";
import { judgeWithPatches, patched } from "../../engine/diagnosis/patches.ts";
import { write } from "../../engine/write/generate.ts";
import { textOf } from "../house/sources.ts";
import { invoiceWith } from "../../cases/json.ts";
import { invoiceOf } from "../support/ubl.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((it) => [it.charCodeAt(0), 0])]);
const PDF = "%PDF-1.7\n";

const kinds: readonly (readonly [what: string, Source, DocumentKind])[] = [
  ["XML", { input: utf8("<Invoice/>") }, "xml"],
  ["an object in braces", { input: utf8(" \r\n\t{}") }, "json"],
  ["a list", { input: "[]" }, "json"],
  ["JSON behind a byte order mark", { input: utf8("\ufeff{}") }, "json"],
  ["JSON behind ten thousand blanks", { input: `${" ".repeat(10_000)}{}` }, "json"],
  ["JSON in UTF-16", { input: utf16("{}") }, "json"],
  ["JSON in UTF-16 with the high byte first", { input: new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]) }, "json"],
  ["JSON in UTF-16 without a byte order mark", { input: new Uint8Array([0, 0x7b, 0, 0x7d]) }, "json"],
  ["XML in UTF-16", { input: utf16("<a/>") }, "xml"],
  ["an empty file", { input: utf8("") }, "xml"],
  ["a broken file with the name of JSON", { input: utf8("oops"), name: "a.JSON" }, "json"],
  ["JSON with the name of XML", { input: utf8("{}"), name: "a.xml" }, "json"],
  ["a PDF", { input: utf8(PDF) }, "pdf"],
  ["a PDF with the name of JSON", { input: utf8(PDF), name: "a.json" }, "pdf"],
  ["a PDF behind what a mail program put there", { input: utf8(`From: a\n${PDF}`) }, "pdf"],
  ["XML that quotes a PDF", { input: utf8(`<a>${PDF}</a>`) }, "xml"],
  ["JSON that quotes a PDF", { input: `{"a":"${PDF.trim()}"}` }, "json"],
  ["what is sent as XML", { input: "{}", mediaType: "application/xml; charset=utf-8" }, "xml"],
  ["what is sent as XML of a kind", { input: "{}", mediaType: "application/vnd.x+xml" }, "xml"],
  ["what is sent as a PDF", { input: "{}", mediaType: "application/pdf" }, "pdf"],
  ["what is sent as JSON", { input: "<a/>", name: "a.xml", mediaType: "application/json" }, "json"],
  ["what is sent as nothing", { input: "<a/>", mediaType: "" }, "json"],
  ["what is sent as XML in other letter case, with blanks", { input: "{}", mediaType: " Text/XML ; x=y" }, "xml"],
  ["what is sent as +xml of no kind", { input: "<a/>", mediaType: "+xml" }, "json"],
  ["what is sent as +xml with a blank in it", { input: "<a/>", mediaType: "a b+xml" }, "json"],
  ["a PDF whose header begins within 1,024 bytes", { input: `${"x".repeat(1_019)}%PDF-` }, "pdf"],
  ["a PDF behind a header with an address", { input: `X: <a@example.com>\n%PDF-1.7` }, "pdf"],
  ["XML that quotes the header of a PDF", { input: "<!-- %PDF-1.7 --><a/>" }, "xml"],
  ["JSON that quotes the header of a PDF", { input: ' {"a": "%PDF-1.7"}' }, "json"],
  ["what has the name of a PDF and no header of one", { input: "<a/>", name: "a.pdf" }, "xml"],
  ["what has the header of a PDF later", { input: `${"x".repeat(1_020)}%PDF-` }, "xml"],
  ["a PDF with a bracket in front of its header", { input: `[${PDF}` }, "json"],
  ["blanks alone", { input: "   " }, "xml"],
  ["bytes that are blanks alone", { input: utf8("   ") }, "xml"],
  ["a broken file whose name only holds that of JSON", { input: "oops", name: "a.json.txt" }, "xml"],
];

for (const [what, source, kind] of kinds) {
  Deno.test(`${what} is taken for ${kind}`, () => assert.equal(kindOf(source), kind));
}

function opened(source: Source, options?: OpenOptions): Opened {
  const opening = open(source, options);
  assert.ok("ok" in opening);
  return opening.ok;
}

function codeOf(source: Source, options?: OpenOptions): string {
  const opening = open(source, options);
  assert.ok("refusal" in opening);
  const { refusal } = opening;
  return "xmlCode" in refusal ? refusal.xmlCode : refusal.error;
}

const core = invoiceOf("<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>");

Deno.test("a PDF is opened by what takes the invoice out of it, and judged as one out of a PDF", () => {
  const document = opened({ input: utf8(PDF) }, { extract: () => ({ ok: { name: "factur-x.xml", xml: utf8(core) } }) });
  assert.ok(document.kind === "xml");
  assert.equal(document.attachment, "factur-x.xml");
  assert.equal(judge(document).profile, "facturx-en16931");
  assert.equal(judge(opened({ input: core })).profile, "en16931");
});

Deno.test("a PDF without what takes the invoice out of it is refused, and so is one inside of a PDF", () => {
  assert.equal(codeOf({ input: utf8(PDF) }), "pdf_document");
  assert.equal(
    codeOf({ input: utf8(PDF) }, { extract: () => ({ ok: { name: "a.xml", xml: utf8(PDF) } }) }),
    "pdf_document",
  );
});

Deno.test("the cap on elements is that on the values of JSON, unless there is one of its own", () => {
  const input = JSON.stringify({ notes: Array.from({ length: 50 }, (_, at) => ({ text: `${at}` })) });
  for (const [limits, beyond] of [[{ elements: 20 }, true], [{ elements: 20, values: 1_000 }, false]] as const) {
    const { errors } = judge(opened({ input }, { limits }));
    assert.equal(errors.some(({ rule }) => rule === "ATW-INPUT-TOO-MANY"), beyond);
  }
});

Deno.test("an opened JSON invoice stays as it is, whatever is done with it, and however often", () => {
  const input = invoiceWith({ "/note": "Hello", "/payment/iban": "x", "/currency": "eur" });
  const document = opened({ input });
  assert.ok(document.kind === "json");
  const before = judge(document);
  const found = judgeWithPatches(document);
  const patch = found.errors.find(({ rule }) => rule === "BR-CL-04")?.patch;
  assert.deepEqual(patch, [{ op: "replace", path: "/currency", value: "EUR" }]);
  assert.ok(patch !== undefined);
  const repaired = patched(document, [patch]);
  assert.ok(repaired !== undefined);
  assert.ok(!judge(repaired).errors.some(({ rule }) => rule === "BR-CL-04"));
  write(document);
  assert.deepEqual(judge(document), before);
  assert.deepEqual(judge(opened({ input })), before);
});

Deno.test("patches on JSON are pointers into the JSON as it was sent, short forms and all", () => {
  const document = opened({ input: invoiceWith({ "/declaredTotals": { payableAmount: "1" } }) });
  const patch = judgeWithPatches(document).errors.find(({ rule }) => rule === "BR-CO-16")?.patch;
  assert.deepEqual(patch?.map(({ path }) => path), ["/declaredTotals/payableAmount"]);
});

Deno.test("XML is patched as the JSON that parse makes of it, whose totals count as stated", () => {
  const document = opened({ input: textOf("examples/broken-totals.xml"), name: "broken-totals.xml" });
  const { errors } = judgeWithPatches(document);
  const patches = errors.map(({ patch }) => patch).filter((it) => it !== undefined);
  const repaired = patched(document, patches);
  assert.ok(repaired !== undefined && repaired.asStated);
  assert.ok(judge(repaired).errors.length < errors.length);
});

Deno.test("a PDF that came as a text is refused unread, and what takes a PDF apart may refuse it for a reason of its own", () => {
  const extract: OpenOptions["extract"] = () => {
    return { refusal: { error: "unsupported_syntax", xmlCode: "pdf_no_invoice", message: "None. Send one." } };
  };
  assert.equal(codeOf({ input: PDF }, { extract }), "pdf_document");
  assert.equal(codeOf({ input: utf8(PDF) }, { extract }), "pdf_no_invoice");
});

Deno.test("JSON of three bytes a character and a byte order mark is read, and what is longer refused", () => {
  const refusal = (input: Source["input"]) => {
    return codeOf({ input, mediaType: "application/json" }, { limits: { characters: 10 } });
  };
  assert.equal(refusal(new Uint8Array(33).fill(0xff)), "bad_request");
  assert.equal(refusal(new Uint8Array(34).fill(0xff)), "payload_too_large");
  assert.equal(refusal(" ".repeat(11)), "payload_too_large");
  assert.ok("ok" in open({ input: `{"a":"bc"}` }, { limits: { characters: 10 } }));
  assert.ok("ok" in open({ input: `\ufeff{"a":"bc"}` }, { limits: { characters: 10 } }));
});

Deno.test("JSON in bytes is read from its first byte to its last", () => {
  for (const text of ["{}", '{"a":1}', '\ufeff{"a":"\u00e4"}']) {
    assert.equal(opened({ input: utf8(text) }).kind, "json", text);
  }
  const opening = open({ input: new Uint8Array([0xff, ...utf8("{}")]), mediaType: "application/json" });
  assert.ok("refusal" in opening && opening.refusal.message.includes("offset 0"));
});

Deno.test("XML or nothing sent as JSON is named as such, and other texts get what is wrong in the JSON, with the place", () => {
  const refusal = (input: Source["input"]) => {
    const opening = open({ input, mediaType: "application/json" });
    assert.ok("refusal" in opening);
    return opening.refusal;
  };
  assert.ok(refusal("\n<a/>").message.includes("application/xml"));
  assert.ok(!refusal("{<a/>").message.includes("application/xml"));
  const [blank, broken] = [refusal(" \n"), refusal(" \nx")];
  assert.notEqual(blank.message, broken.message);
  assert.ok(broken.message.includes('"x"') && !blank.message.includes(";"));
  assert.deepEqual([broken.line, broken.column], [2, 1]);
});

Deno.test("both kinds of ZIP archive are distinguished from JSON and XML", () => {
  for (const end of ["\x03\x04", "\x05\x06"]) {
    assert.equal(codeOf({ input: utf8(`PK${end}`), mediaType: "application/json" }), "zip_archive");
  }
  assert.equal(codeOf({ input: utf8("PK\x01\x02"), mediaType: "application/json" }), "bad_request");
});
