import assert from "node:assert/strict";
import { attachmentsOf, defaultPdfLimits, extract } from "../../engine/pdf/mod.ts";
import { corpusFolder } from "../conformance/corpus.ts";
import { withCorpus } from "../support/files.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, cut, deflated, modern, type Objects, objectsWith, stream } from "../support/pdf.ts";

const xml = "<Invoice>one</Invoice>";
const one = objectsWith([{ name: "factur-x.xml", content: xml }]);

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The code of a refusal; what was taken out otherwise. */
function outcomeOf(pdf: Uint8Array): string {
  const outcome = extract(pdf);
  return "refusal" in outcome ? outcome.refusal.xmlCode : text(outcome.ok.xml);
}

function changed(objects: Objects, number: number, object: string): Objects {
  return new Map([...objects, [number, object]]);
}

const readable: Readonly<Record<string, Uint8Array>> = {
  "a cross-reference table": classic(one),
  "a cross-reference stream and object streams": modern(one),
  "no cross-reference": cut(one),
  "object streams and no cross-reference": modern(one, { xref: false }),
  "bytes in front of its header": new Uint8Array([...latin1("HTTP/1.1 200 OK\r\n\r\n"), ...classic(one)]),
  "a cross-reference that points to nowhere": latin1(text(classic(one)).replace(/startxref\n\d+/, "startxref\n7")),
  "objects that are not where the cross-reference says": classic(new Map([...one].reverse().slice(1).concat([...one]))),
  "a wrong stream length": classic(changed(one, 11, stream(xml).replace(/Length \d+/, "Length 3"))),
  "the length of a stream in another object": classic(
    changed(changed(one, 11, stream(xml).replace(/Length \d+/, "Length 50 0 R")), 50, `${xml.length}`),
  ),
  "a name tree with branches": classic(
    changed(changed(one, 3, "<</Kids[51 0 R 51 0 R]>>"), 51, "<</Names[(factur-x.xml) 10 0 R]>>"),
  ),
  "an attachment that only the document is associated with": classic(
    changed(one, 1, "<</Type/Catalog/Pages 2 0 R/AF[10 0 R]>>"),
  ),
  "an attachment in both lists": classic(
    changed(one, 1, "<</Type/Catalog/Pages 2 0 R/AF[10 0 R]/Names<</EmbeddedFiles 3 0 R>>>>"),
  ),
  "a deflated attachment": classic(changed(one, 11, stream(deflated(xml), "/Filter/FlateDecode"))),
  "bytes behind the deflated ones": classic(changed(one, 11, stream(`${deflated(xml)}\n\n\n`, "/Filter/FlateDecode"))),
  "an attachment in hexadecimal digits": classic(
    changed(one, 11, stream(xml.replaceAll(/./g, (it) => `${it.charCodeAt(0).toString(16)} `) + ">", "/Filter[/AHx]")),
  ),
  "an attachment in base 85": classic(changed(one, 11, stream(base85(xml), "/Filter/ASCII85Decode"))),
  "a name with escapes": classic(changed(one, 10, "<</F(\\146actur\\\n-x.xml)/EF<</F 11 0 R>>>>")),
  "a name in UTF-16": classic(changed(one, 10, `<</UF<FEFF${utf16("factur-x.xml")}>/EF<</F 11 0 R>>>>`)),
  "a name in other letter case": classic(changed(one, 10, "<</UF(Factur-X.XML)/EF<</F 11 0 R>>>>")),
  "a name in its list alone": classic(changed(one, 10, "<</Type/Filespec/EF<</F 11 0 R>>>>")),
  "names with number signs": classic(changed(one, 10, "<</#46(factur-x.xml)/E#46<</F 11 0 R>>>>")),
};

function utf16(name: string): string {
  return name.replaceAll(/./g, (it) => it.charCodeAt(0).toString(16).padStart(4, "0"));
}

function base85(content: string): string {
  const groups = content.match(/[^]{1,4}/g) ?? [];
  return groups.map((group) => {
    let number = [...group.padEnd(4, "\0")].reduce((value, it) => value * 256 + it.charCodeAt(0), 0);
    const digits = Array.from({ length: 5 }, () => {
      const digit = number % 85;
      number = Math.floor(number / 85);
      return String.fromCharCode(digit + 33);
    });
    return digits.reverse().join("").slice(0, group.length + 1);
  }).join("") + "~>";
}

for (const [what, pdf] of Object.entries(readable)) {
  Deno.test(`extract() finds the invoice in a PDF with ${what}`, () => {
    assert.equal(outcomeOf(pdf), xml);
  });
}

Deno.test("extract() gives the name, the relationship and the names of all attachments", () => {
  const pdf = classic(objectsWith([
    { name: "terms.txt", content: "x" },
    { name: "xrechnung.xml", content: xml, more: "/AFRelationship/Source" },
  ]));
  const outcome = extract(pdf);
  assert.ok("ok" in outcome);
  const { name, relationship, all } = outcome.ok;
  assert.deepEqual({ name, relationship, all }, {
    name: "xrechnung.xml",
    relationship: "Source",
    all: ["terms.txt", "xrechnung.xml"],
  });
});

for (const name of ["factur-x.xml", "ZUGFeRD-invoice.xml", "zugferd-invoice.xml", "xrechnung.xml"]) {
  Deno.test(`extract() takes ${name} for the invoice`, () => {
    assert.equal(outcomeOf(classic(objectsWith([{ name, content: xml }]))), xml);
  });
}

Deno.test("a newer version of the attachment that was appended to the file counts", () => {
  const old = text(classic(one));
  const at = old.length;
  const from = /startxref\n(\d+)/.exec(old)?.[1];
  const object = `11 0 obj\n${stream("new")}\nendobj\n`;
  const row = `${`${at}`.padStart(10, "0")} 00000 n \n`;
  // The header has four bytes above 127, which the decoder turned into others: three bytes become one each.
  const appended = `${object}xref\n11 1\n${row}trailer\n<</Root 1 0 R/Prev ${from}>>\nstartxref\n`;
  const bytes = (start: number) => [
    ...classic(one),
    ...latin1(appended.replace(row, `${`${start}`.padStart(10, "0")} 00000 n \n`)),
    ...latin1(`${start + object.length}\n%%EOF\n`),
  ];
  const pdf = new Uint8Array(bytes(classic(one).length));
  assert.equal(outcomeOf(pdf), "new");
  const without = pdf.map((byte, index) => text(pdf.subarray(index, index + 9)) === "startxref" ? 0x20 : byte);
  assert.equal(outcomeOf(without), "new", "also without the places of the cross-references");
});

const refused: Readonly<Record<string, readonly [Uint8Array, string]>> = {
  "without attachments": [classic(objectsWith([])), "pdf_no_invoice"],
  "with other attachments": [classic(objectsWith([{ name: "order-x.xml", content: xml }])), "pdf_no_invoice"],
  "that names a file without holding it": [classic(changed(one, 10, "<</F(factur-x.xml)>>")), "pdf_no_invoice"],
  "with two invoices": [
    classic(objectsWith([{ name: "factur-x.xml", content: xml }, { name: "xrechnung.xml", content: `${xml} ` }])),
    "pdf_several_invoices",
  ],
  "with two invoices of one name": [
    classic(objectsWith([{ name: "factur-x.xml", content: xml }, { name: "factur-x.xml", content: "" }])),
    "pdf_several_invoices",
  ],
  "that is encrypted": [
    classic(changed(one, 60, "<</Filter/Standard/V 4/R 4>>"), "/Encrypt 60 0 R"),
    "pdf_encrypted",
  ],
  "that is empty": [latin1("%PDF-1.7\n"), "pdf_unreadable"],
  "that is no PDF": [latin1("<Invoice/>"), "pdf_unreadable"],
  "without pages": [classic(changed(one, 1, "<</Type/Catalog/Names<</EmbeddedFiles 3 0 R>>>>")), "pdf_unreadable"],
  "with a catalog that is missing": [classic(changed(one, 1, "null")), "pdf_unreadable"],
  "with an attachment that is not deflated": [classic(changed(one, 11, stream(xml, "/Filter/Fl"))), "pdf_unreadable"],
  "with an attachment that is cut off": [
    classic(changed(one, 11, stream(deflated(xml).slice(0, -9), "/Filter/FlateDecode"))),
    "pdf_unreadable",
  ],
  "with an attachment packed for pictures": [
    classic(changed(one, 11, stream(xml, "/Filter/DCTDecode"))),
    "pdf_unreadable",
  ],
  "with a name tree in a circle": [classic(changed(one, 3, "<</Kids[3 0 R]>>")), "pdf_no_invoice"],
  "with a reference in a circle": [classic(changed(one, 3, "3 0 R")), "pdf_unreadable"],
};

for (const [what, [pdf, code]] of Object.entries(refused)) {
  Deno.test(`extract() refuses a PDF ${what} with ${code}`, () => {
    const outcome = extract(pdf);
    assert.ok("refusal" in outcome);
    assert.deepEqual([outcome.refusal.error, outcome.refusal.xmlCode], ["unsupported_syntax", code]);
  });
}

Deno.test("the refusal of several invoices names them", () => {
  const outcome = extract(refused["with two invoices"]?.[0] ?? new Uint8Array());
  assert.ok("refusal" in outcome);
  for (const name of ["factur-x.xml", "xrechnung.xml"]) assert.ok(outcome.refusal.message.includes(name));
});

interface Stated {
  readonly file: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number; readonly relationship: string }[];
}

Deno.test(withCorpus("every PDF of the corpus has the attachments that are stated, to the byte", () => {
  const stated: readonly Stated[] = JSON.parse(Deno.readTextFileSync(new URL("pdf.json", corpusFolder)));
  assert.equal(stated.length, 29);
  for (const { file, attachments } of stated) {
    const pdf = Deno.readFileSync(new URL(`pdf/${file}`, corpusFolder));
    if (file.includes("waytoosmall")) {
      assert.equal(outcomeOf(pdf), "pdf_unreadable");
      continue;
    }
    const found = attachmentsOf(pdf, defaultPdfLimits).map((it) => ({
      name: it.name,
      bytes: it.read().length,
      relationship: `/${it.relationship}`,
    }));
    assert.deepEqual(found, attachments, file);
  }
}));

Deno.test("the refusal of a PDF without an invoice names its first five attachments, and counts the others", () => {
  const said = (...names: readonly string[]) => {
    const outcome = extract(classic(objectsWith(names.map((name) => ({ name, content: "x" })))));
    assert.ok("refusal" in outcome);
    return outcome.refusal.message;
  };
  assert.match(said(), /it has no attachments\./);
  assert.match(said("a.txt"), /its attachments are "a\.txt"\./);
  assert.match(said("1", "2", "3", "4", "5"), /its attachments are "1", "2", "3", "4", "5"\./);
  assert.match(said("1", "2", "3", "4", "5", "6", "7"), /its attachments are "1", "2", "3", "4", "5" and 2 more\./);
  assert.match(said("n".repeat(101)), new RegExp(`are "${"n".repeat(77)}…"\\.`));
});

Deno.test("extract() says nothing of a relationship that the PDF does not state", () => {
  const outcome = extract(classic(objectsWith([{ name: "factur-x.xml", content: xml, more: "" }])));
  assert.ok("ok" in outcome && !("relationship" in outcome.ok));
});
