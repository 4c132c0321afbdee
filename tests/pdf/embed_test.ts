/** An XML put into a person's own PDF: appended, and PDF/A-3 claimed only where nothing keeps it from that. */
import assert from "node:assert/strict";
import { PDFDocument } from "@cantoo/pdf-lib";
import { embed, type EmbedOptions, extract, inspect, loadContainerWords } from "../../engine/pdf/mod.ts";
import { said, xmpIn } from "../../engine/pdf/read/xmp.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, modern, type Objects, objectsWith, withPage } from "../support/pdf.ts";
import { samples } from "./all_samples.ts";
import { bytesOf, date, generated, write } from "./made.ts";

const found = samples.find(({ name }) => name === "simple-de");
assert.ok(found);
const sample = found;
const { invoice, xml: text } = generated(sample);
const xml = new TextEncoder().encode(text);

/** The pages that we draw, without the XML: PDF/A-3a. */
async function pages(): Promise<Uint8Array> {
  const outcome = await write(invoice, undefined, { lang: "de", date });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

/** What a page made by hand shows. */
function page(content: string, more: Objects = new Map()): Objects {
  return new Map([...withPage(objectsWith([]), content), ...more]);
}

const shows = (...lines: readonly string[]) =>
  `BT /F1 10 Tf 12 TL 50 700 Td ${lines.map((it) => `(${it}) Tj T*`).join(" ")} ET`;

function outcomeOf(pdf: Uint8Array, options: Partial<EmbedOptions> = {}, content = xml) {
  return embed(pdf, content, { date, ...options });
}

/** The code of a refusal, or what became of it. */
function codeOf(pdf: Uint8Array, options: Partial<EmbedOptions> = {}, content = xml): string {
  const outcome = outcomeOf(pdf, options, content);
  if ("refusal" in outcome) return outcome.refusal.xmlCode;
  return "ok" in outcome ? outcome.ok.pdfa : Object.keys(outcome).join();
}

function kindsOf(objects: Objects, trailer = "", force = true): readonly string[] {
  const outcome = outcomeOf(classic(objects, trailer), { force });
  return "reasons" in outcome ? outcome.reasons.map(({ kind, page }) => `${kind} ${page}`) : ["none"];
}

Deno.test("an XML goes into a PDF/A-3a, whose bytes all stay, and it is Factur-X", async () => {
  const pdf = await pages();
  const outcome = outcomeOf(pdf);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  assert.equal(outcome.ok.pdfa, "3a");
  assert.deepEqual(outcome.ok.pdf.subarray(0, pdf.length), pdf);
  const taken = extract(outcome.ok.pdf);
  assert.ok("ok" in taken);
  assert.deepEqual([taken.ok.name, taken.ok.relationship], ["factur-x.xml", "Alternative"]);
  assert.deepEqual(taken.ok.xml, xml);
  assert.deepEqual(inspect(outcome.ok.pdf, { words: await loadContainerWords("en") }), []);
});

Deno.test("metadata keep what they say when an XML goes in", async () => {
  const outcome = outcomeOf(await pages());
  assert.ok("ok" in outcome);
  const made = new TextDecoder("latin1").decode(outcome.ok.pdf);
  const packet = made.slice(made.lastIndexOf("<?xpacket begin"));
  const xmp = xmpIn(latin1(packet.slice(0, packet.indexOf('<?xpacket end="w"?>') + 19)));
  assert.match(said(xmp, "dc:title") ?? "", /RE-2026-0815/);
  assert.equal(said(xmp, "pdfuaid:part"), "1");
  assert.deepEqual([said(xmp, "pdfaid:part"), said(xmp, "pdfaid:conformance")], ["3", "A"]);
});

/** A PDF/A whose metadata say something more. */
function saying(properties: string): Uint8Array {
  const packet = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
    `xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part>` +
    `<pdfaid:conformance>B</pdfaid:conformance></rdf:Description>${properties}</rdf:RDF></x:xmpmeta>` +
    `<?xpacket end="w"?>`;
  return classic(
    page(
      "",
      new Map([
        [1, "<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R>>"],
        [9, `<</Type/Metadata/Subtype/XML/Length ${packet.length}>>\nstream\n${packet}\nendstream`],
      ]),
    ),
  );
}

const ua = "http://www.aiim.org/pdfua/ns/id/";
const described = (...spaces: readonly string[]) =>
  `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ` +
  `xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"><pdfaExtension:schemas><rdf:Bag>${
    spaces.map((it) =>
      `<rdf:li rdf:parseType="Resource"><pdfaSchema:namespaceURI>${it}</pdfaSchema:namespaceURI></rdf:li>`
    ).join("")
  }</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
const uaPart = `<rdf:Description rdf:about="" xmlns:pdfuaid="${ua}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;
const uaAttribute = `<rdf:Description rdf:about="" xmlns:pdfuaid="${ua}" pdfuaid:part="1"/>`;
const fx = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

for (
  const [what, properties, spaces] of [
    ["no list", uaPart, [fx, ua]],
    ["no list, as an attribute", uaAttribute, [fx, ua]],
    ["a list with another schema", uaPart + described("urn:own"), [fx, "urn:own", ua]],
    ["a list with the invoice's schema", uaPart + described(fx), [fx, ua]],
    ["a list with both", uaPart + described(fx, ua), [fx, ua]],
  ] as const
) {
  Deno.test(`the claim of PDF/UA is described once for PDF/A, where the metadata have ${what}`, () => {
    const outcome = outcomeOf(saying(properties));
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    const made = new TextDecoder("latin1").decode(outcome.ok.pdf);
    const packet = made.slice(made.lastIndexOf("<x:xmpmeta"));
    const found = [...packet.matchAll(/<pdfaSchema:namespaceURI>([^<]*)</g)].map(([, uri = ""]) => uri);
    assert.deepEqual(found.toSorted(), [...spaces].toSorted());
  });
}

Deno.test("metadata with properties that nobody describes keep a PDF from being PDF/A-3, whatever it claims", () => {
  for (
    const own of [
      '<rdf:Description rdf:about="" xmlns:o="urn:own"><o:a>1</o:a></rdf:Description>',
      '<rdf:Description rdf:about="" xmlns:o="urn:own" o:a="1"/>',
      '<o:T rdf:about="" xmlns:o="urn:own"/>',
    ]
  ) {
    const outcome = outcomeOf(saying(own));
    assert.ok("reasons" in outcome, own);
    assert.deepEqual(outcome.reasons.map(({ kind, page, about }) => [kind, page, about]), [[
      "metadata",
      null,
      "Metadata",
    ]]);
    assert.equal(
      codeOf(saying(own + described("urn:own"))).replace("3b", "ok"),
      own.startsWith("<o:T") ? "reasons" : "ok",
    );
  }
});

Deno.test("a PDF with a typeface that is not embedded is not PDF/A, and says on which page", () => {
  const outcome = outcomeOf(classic(page(shows("Hello"))), { force: true });
  assert.ok("reasons" in outcome, JSON.stringify(outcome));
  assert.ok(outcome.reasons.some(({ kind, page, about }) => kind === "font" && page === 1 && about === "Helvetica"));
});

Deno.test("what is no PDF/A becomes an ordinary PDF with the XML where that is asked for, and claims nothing", () => {
  for (const pdf of [classic(page(shows("Hello"))), modern(page(shows("Hello")))]) {
    const outcome = outcomeOf(pdf, { pdfa: false, force: true });
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.equal(outcome.ok.pdfa, "none");
    assert.deepEqual(outcome.ok.pdf.subarray(0, pdf.length), pdf);
    assert.doesNotMatch(new TextDecoder().decode(outcome.ok.pdf), /pdfaid:part/);
    const taken = extract(outcome.ok.pdf);
    assert.ok("ok" in taken);
    assert.deepEqual(taken.ok.xml, xml);
  }
});

const line = "0 0 100 100 re f";
const obstacles: Readonly<Record<string, readonly [Objects, string]>> = {
  "CMYK without intent": [page(`1 0 0 0 k ${line}`), "colour 1"],
  "an operator that nobody knows": [page(`${line} xx`), "content 1"],
  "29 states kept": [page(`${"q ".repeat(29)}${line}`), "content 1"],
  "JavaScript": [page(line, new Map([[20, "<</S/JavaScript/JS(app.alert())>>"]])), "action null"],
  "a filter that is forbidden": [
    page(line, new Map([[20, "<</Filter/LZWDecode/Length 1>>\nstream\nx\nendstream"]])),
    "filter null",
  ],
  "a stream elsewhere": [page(line, new Map([[20, "<</F(other)/Length 1>>\nstream\nx\nendstream"]])), "external null"],
  "an image that is smoothed": [page(line, new Map([[20, "<</Interpolate true>>"]])), "forbidden null"],
  "a string with half a byte": [page(line, new Map([[20, "<</A<abc>>>"]])), "syntax null"],
  "a hidden annotation": [
    page(
      line,
      new Map([[
        4,
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 6 0 R/Annots[<</Subtype/Text/F 2/Rect[0 0 1 1]>>]>>",
      ]]),
    ),
    "annotation 1",
  ],
  "a page of two points": [
    page(line, new Map([[4, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 2 2]/Resources<<>>/Contents 6 0 R>>"]])),
    "size 1",
  ],
};

for (const [what, [objects, kind]] of Object.entries(obstacles)) {
  Deno.test(`a PDF with ${what} is not claimed to be PDF/A`, () => {
    assert.ok(kindsOf(objects).includes(kind), `${kindsOf(objects)} must have ${kind}`);
  });
}

Deno.test("a PDF in which nothing forbidden is gets PDF/A-3b, an output intent and an identifier", () => {
  const outcome = outcomeOf(classic(page(`1 0 0 rg ${line}`)), { force: true });
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  assert.equal(outcome.ok.pdfa, "3b");
  assert.match(new TextDecoder().decode(outcome.ok.pdf), /GTS_PDFA1[^]*\/ID \[/);
});

Deno.test("a PDF that is none, encrypted, signed, or with an invoice already, is refused by its code", async () => {
  assert.equal(codeOf(latin1("no PDF at all")), "pdf_unreadable");
  assert.equal(codeOf(await bytesOf(sample)), "pdf_several_invoices");
  const signed = page(line, new Map([[20, "<</Type/Sig/ByteRange[0 1 2 3]>>"]]));
  assert.equal(codeOf(classic(signed)), "pdf_unreadable");
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: "", ownerPassword: "owner", algorithm: "AES-256" });
  assert.equal(codeOf(await document.save(), { pdfa: false }), "pdf_encrypted");
});

Deno.test("an XML that is none, UBL, or of no level of Factur-X, is refused by its code", () => {
  const pdf = classic(page(line));
  const coded = (content: string) => codeOf(pdf, { force: true }, new TextEncoder().encode(content));
  assert.equal(coded("not XML"), "not_well_formed");
  assert.equal(coded("<Order/>"), "unknown_root");
  const ubl = Deno.readTextFileSync(new URL("../../cases/base.ubl.xml", import.meta.url));
  assert.equal(coded(ubl), "unknown_root");
  assert.equal(coded(text.replace("urn:cen.eu:en16931:2017", "urn:example:none")), "unknown_root");
});

const own = {
  number: "Rechnung RE-2026-0815",
  date: "Datum 20.11.2026",
  total: "Gesamtbetrag 498,37 EUR",
  iban: "IBAN DE02 1203 0000 0000 2020 51",
};

Deno.test("pages that state what the XML states are no contradiction, in the forms that pages use", () => {
  const forms = [
    own,
    { ...own, date: "20 November 2026" },
    { ...own, date: "2026-11-20" },
    { ...own, total: "Total 498.37" },
    { ...own, iban: "DE02120300000000202051" },
    { ...own, iban: "" },
    { number: "", date: "", total: "", iban: "" },
  ];
  for (const it of forms) {
    assert.equal(codeOf(classic(page(shows(...Object.values(it)))), { pdfa: false }), "none", JSON.stringify(it));
  }
});

const others: readonly (readonly [keyof typeof own, string, term: string, pages: string])[] = [
  ["number", "Rechnung RE-2026-0816", "BT-1", "RE-2026-0816"],
  ["number", "Rechnungsnummer: 4711", "BT-1", "4711"],
  ["number", "Invoice no. A-17", "BT-1", "A-17"],
  ["number", "Facture 2026/99", "BT-1", "2026/99"],
  ["number", "Rechnung Nr. 77", "BT-1", "77"],
  ["date", "Datum 21.11.2026", "BT-2", "21.11.2026"],
  ["date", "Rechnungsdatum: 01.12.2026", "BT-2", "01.12.2026"],
  ["date", "Date 2026-11-19", "BT-2", "2026-11-19"],
  ["date", "Invoice date 20/10/2026", "BT-2", "20/10/2026"],
  ["date", "Kiel, 20.11.2025", "BT-2", "20.11.2025"],
  ["total", "Gesamtbetrag 498,73 EUR", "BT-115", "498,73"],
  ["total", "Zahlbetrag: 1.498,37 EUR", "BT-115", "1.498,37"],
  ["total", "Total due 489.37", "BT-115", "489.37"],
  ["total", "Net 4 983,70", "BT-115", "4 983,70"],
  ["total", "Summe 418,80 EUR", "BT-115", "418,80"],
  ["iban", "IBAN DE89 3704 0044 0532 0130 00", "BT-84", "DE89370400440532013000"],
  ["iban", "DE89370400440532013000", "BT-84", "DE89370400440532013000"],
  ["iban", "IBAN FR14 2004 1010 0505 0001 3M02 606", "BT-84", "FR1420041010050500013M02606"],
  ["iban", "IBAN AT61 1904 3002 3457 3201", "BT-84", "AT611904300234573201"],
  ["iban", "IBAN NL91 ABNA 0417 1643 00", "BT-84", "NL91ABNA0417164300"],
];

for (const [which, shown, term, stated] of others) {
  Deno.test(`pages that say "${shown}" contradict the XML in ${term}, and nothing is made unless that is insisted on`, () => {
    const pdf = classic(page(shows(...Object.values({ ...own, [which]: shown }))));
    const outcome = outcomeOf(pdf, { pdfa: false });
    assert.ok("disagreements" in outcome, JSON.stringify(outcome));
    assert.deepEqual(outcome.disagreements.map(({ term, pages }) => ({ term, pages })), [{ term, pages: stated }]);
    assert.equal(codeOf(pdf, { pdfa: false, force: true }), "none");
  });
}
