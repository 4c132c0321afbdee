/** A PDF with another version of its e-invoice: appended, and nothing that was there changes. */
import assert from "node:assert/strict";
import { attachmentsOf, defaultPdfLimits, exchange, extract } from "../../engine/pdf/mod.ts";
import { Budget } from "../../engine/pdf/read/budget.ts";
import { filesIn } from "../../engine/pdf/read/attachments.ts";
import { isStream } from "../../engine/pdf/read/objects.ts";
import { readXref } from "../../engine/pdf/read/xref.ts";
import { claimsOf, repair, repairedBytes } from "../../engine/repair/mod.ts";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { corpusFolder } from "../conformance/corpus.ts";
import { withCorpus } from "../support/files.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, cut, modern, type Objects, objectsWith, stream, withPage } from "../support/pdf.ts";
import { validInvoice } from "../support/terminal.ts";
import { samples } from "./all_samples.ts";
import { date, generated, write } from "./made.ts";
import type { Sample } from "./samples.ts";

const now = new Date("2026-11-23T08:00:00Z");
const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What a PDF made by hand shows, and what is known of its invoice. */
const shown = "BT /F1 10 Tf 50 700 Td (Invoice R-1) Tj 0 -20 Td (Due 1,035.30 EUR) Tj ET";
const plain = { changes: [], known: ["R-1"], otherLevel: false, date: now };

const drawn = (objects: Objects, content = shown) => withPage(objects, content);

const two = drawn(objectsWith([
  { name: "factur-x.xml", content: "<Invoice>old</Invoice>" },
  { name: "terms.txt", content: "Pay soon" },
]));
const next = encode("<Invoice>new</Invoice>");

function exchanged(pdf: Uint8Array, xml = next): Uint8Array {
  const outcome = exchange(pdf, { ...plain, xml });
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

function whyBeside(pdf: Uint8Array, more: object = {}): string {
  const outcome = exchange(pdf, { ...plain, xml: next, ...more });
  return "beside" in outcome ? outcome.beside.why : "ok";
}

function invoiceIn(pdf: Uint8Array): string {
  const outcome = extract(pdf);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return decode(outcome.ok.xml);
}

function contents(pdf: Uint8Array): readonly (readonly [string, string])[] {
  return attachmentsOf(pdf, defaultPdfLimits).map((it) => [it.name, decode(it.read())]);
}

const whole: Readonly<Record<string, Uint8Array>> = {
  "a cross-reference table": classic(two),
  "a cross-reference stream and object streams": modern(two),
  "file identifiers": classic(two, "/ID[<aa><bb>]"),
  "an object of a later generation": latin1(
    decode(classic(two)).replace("\n11 0 obj", "\n11 3 obj").replaceAll("11 0 R", "11 3 R")
      .replace(/(\n11 1\n\d{10}) 00000/, "$1 00003"),
  ),
};

for (const [what, pdf] of Object.entries(whole)) {
  Deno.test(`the invoice in a PDF with ${what} is exchanged behind all bytes that were there`, () => {
    const made = exchanged(pdf);
    assert.deepEqual(made.subarray(0, pdf.length), pdf);
    assert.deepEqual(contents(made), [["factur-x.xml", "<Invoice>new</Invoice>"], ["terms.txt", "Pay soon"]]);
    const { newest } = readXref(made, new Budget(defaultPdfLimits));
    assert.equal(newest?.kind, readXref(pdf, new Budget(defaultPdfLimits)).newest?.kind);
    assert.ok((newest?.at ?? 0) > pdf.length);
    const generation = what === "an object of a later generation" ? 3 : 0;
    assert.ok(decode(made.subarray(pdf.length)).includes(`\n11 ${generation} obj\n`));
  });

  Deno.test(`a PDF with ${what} is exchanged a second time`, () => {
    const once = exchanged(pdf);
    const again = exchanged(once, encode("<Invoice>newer</Invoice>"));
    assert.deepEqual(again.subarray(0, once.length), once);
    assert.equal(invoiceIn(again), "<Invoice>newer</Invoice>");
  });
}

Deno.test("the new version says its size, its day and its digest, and keeps what else the old one said", () => {
  const content = stream("<a/>", "/Type/EmbeddedFile/Subtype/text#2fxml/Params<</CreationDate(D:2020)/Size 9>>");
  const made = exchanged(classic(new Map([...two, [11, content]])));
  const budget = new Budget(defaultPdfLimits);
  const opened = readXref(made, budget);
  const [invoice] = filesIn(opened, budget);
  const { file } = opened;
  const found = file.get({ ref: invoice?.streams[0] ?? 0 });
  assert.ok(isStream(found));
  const params = file.dict(found.dict.get("Params"));
  assert.equal(invoice?.attachment.mime, "text/xml");
  assert.equal(params?.get("Size"), next.length);
  assert.deepEqual(params?.get("ModDate"), encode("D:20261123080000Z"));
  assert.deepEqual(params?.get("CreationDate"), encode("D:2020"));
  assert.deepEqual(params?.get("CheckSum"), new Uint8Array(createHash("md5").update(next).digest()));
});

Deno.test("the first part of the file identifier stays, and the second is another one", () => {
  const { file, trailer } = readXref(exchanged(classic(two, "/ID[<aa><bb>]")), new Budget(defaultPdfLimits));
  const [first, second] = file.list(trailer.get("ID"));
  assert.deepEqual(first, Uint8Array.of(0xaa));
  assert.notDeepEqual(second, Uint8Array.of(0xbb));
  assert.ok(second instanceof Uint8Array && second.length === 16);
});

Deno.test("an invoice under two names is exchanged under both, and one with two streams in both", () => {
  const names = drawn(objectsWith([
    { name: "factur-x.xml", content: "<a/>" },
    { name: "ZUGFeRD-invoice.xml", content: "<a/>" },
  ]));
  assert.deepEqual(contents(exchanged(classic(names))).map(([, xml]) => xml), [decode(next), decode(next)]);
  const spec = "<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 30 0 R/UF 11 0 R>>>>";
  const made = exchanged(classic(new Map([...two, [10, spec], [30, stream("<Invoice>old</Invoice>")]])));
  const { file } = readXref(made, new Budget(defaultPdfLimits));
  for (const ref of [11, 30]) {
    const found = file.get({ ref });
    assert.equal(isStream(found) ? decode(file.data(found)) : "", decode(next));
  }
});

const left: Readonly<Record<string, readonly [pdf: Uint8Array, why: string]>> = {
  "without cross-reference": [cut(two), "damaged"],
  "whose cross-reference points to nowhere": [
    latin1(decode(classic(two)).replace(/startxref\n\d+/, "startxref\n7")),
    "damaged",
  ],
  "with bytes in front of its header": [new Uint8Array([...latin1("HTTP/1.1 200 OK\r\n"), ...classic(two)]), "damaged"],
  "that is cut off": [classic(two).subarray(0, 300), "damaged"],
  "that is encrypted": [
    classic(new Map([...two, [40, "<</Filter/Standard/V 2/R 3/O<00>/U<00>/P -4>>"]]), "/Encrypt 40 0 R"),
    "encrypted",
  ],
  "that is signed": [
    classic(new Map([...two, [40, "<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 9 99 9]/Contents<00>>>"]])),
    "signed",
  ],
  "whose pages are a picture": [classic(drawn(two, "q 595 0 0 842 0 0 cm /Im1 Do Q")), "unreadable"],
  "without pages": [classic(objectsWith([{ name: "factur-x.xml", content: "<a/>" }])), "unreadable"],
  "whose text is that of something else": [classic(drawn(two, "BT /F1 9 Tf (Page 1 of 1) Tj ET")), "unreadable"],
  "whose invoice is another attachment, too": [
    classic(
      new Map([...two, [12, "<</F(terms.txt)/UF(terms.txt)/EF<</F 11 0 R>>>>"], [3, "<</Names[(a)12 0 R(b)10 0 R]>>"]]),
    ),
    "damaged",
  ],
};

for (const [what, [pdf, why]] of Object.entries(left)) {
  Deno.test(`a PDF ${what} stays as it is: ${why}`, () => assert.equal(whyBeside(pdf), why));
}

Deno.test("a PDF whose metadata name another level than the XML stays as it is", () => {
  assert.equal(whyBeside(classic(two), { otherLevel: true }), "level");
  assert.equal(whyBeside(classic(two)), "ok");
});

Deno.test("a PDF stays as it is where its pages show the old value and not the new one, which is said", () => {
  const changes = [{ old: "1035.30", new: "1036.30" }];
  const outcome = exchange(classic(two), { ...plain, changes, xml: next });
  assert.deepEqual(outcome, { beside: { why: "pages", stands: "1035.30", instead: "1036.30" } });
  assert.equal(whyBeside(classic(two), { changes: [{ old: "1036.30", new: "1035.30" }] }), "ok");
  assert.equal(whyBeside(classic(two), { changes: [{ old: "S", new: "E" }, { old: "c62", new: "C62" }] }), "ok");
});

/** How billing software writes XML wrong, and nothing that is owed with it. */
const faults: Readonly<Record<string, (xml: string) => string>> = {
  "a code in lower case": (xml) => xml.replace("<ram:InvoiceCurrencyCode>EUR", "<ram:InvoiceCurrencyCode>eur"),
  "a breakdown twice": (xml) => {
    const at = xml.indexOf("<ram:ApplicableHeaderTradeSettlement>");
    const rest = xml.slice(at);
    return xml.slice(0, at) + rest.replace(/<ram:ApplicableTradeTax>[^]*?<\/ram:ApplicableTradeTax>/, "$&$&");
  },
  "a total that does not follow": (xml) => xml.replace(/(<ram:TaxBasisTotalAmount>)[^<]*/, "$19.99"),
  "a unit in lower case": (xml) => xml.replace(/unitCode="[^"]*"/, 'unitCode="c62"'),
  "the amount of a line that does not follow": (xml) => xml.replace(/(<ram:LineTotalAmount>)[^<]*/, "$19.99"),
};

function sampleNamed(wanted: string): Sample {
  const found = samples.find(({ name }) => name === wanted);
  assert.ok(found !== undefined, wanted);
  return found;
}

async function made(sample: Sample, xml: string): Promise<Uint8Array> {
  const { name: _, invoice: __, ...options } = sample;
  const outcome = await write(generated(sample).invoice, xml, { ...options, date });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

function repaired(pdf: Uint8Array) {
  const outcome = repair({ name: "a.pdf", input: pdf }, { strict: true, extract, warnings: true });
  assert.ok("ok" in outcome);
  const { ok } = outcome;
  const xml = repairedBytes(pdf, ok.given, ok);
  assert.ok(xml !== undefined);
  return { ...ok, xml, outcome: exchange(pdf, { ...claimsOf(ok), xml, date: now }) };
}

for (const [what, wrong] of Object.entries(faults)) {
  Deno.test(`a Factur-X PDF with ${what} in its XML is repaired inside, and is valid then`, async () => {
    const sample = sampleNamed("attachments");
    const { xml } = generated(sample);
    assert.notEqual(wrong(xml), xml);
    const pdf = await made(sample, wrong(xml));
    const { outcome, applied, xml: inside } = repaired(pdf);
    assert.ok(applied.length > 0);
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.deepEqual(outcome.ok.subarray(0, pdf.length), pdf);
    assert.equal(invoiceIn(outcome.ok), decode(inside));
    const others = (of: Uint8Array) => contents(of).filter(([name]) => name !== "factur-x.xml");
    assert.ok(others(pdf).length > 0);
    assert.deepEqual(others(outcome.ok), others(pdf));
    const again = repaired(outcome.ok);
    assert.deepEqual([again.before, again.applied], [{ valid: true, official_valid: true, errors: 0 }, []]);
  });
}

Deno.test("a day that is written in another form is repaired inside a PDF with an invoice in UBL", () => {
  const [, day = ""] = /<cbc:IssueDate>([^<]*)/.exec(validInvoice) ?? [];
  const wrong = validInvoice.replace(`<cbc:IssueDate>${day}`, `<cbc:IssueDate>${day.split("-").reverse().join(".")}`);
  const content = Buffer.from(wrong).toString("latin1");
  const [year, month, date] = day.split("-");
  const text = `BT /F1 10 Tf (Rechnung TWB-2025-0417 vom ${date}.${month}.${year}) Tj ET`;
  const pdf = classic(drawn(objectsWith([{ name: "xrechnung.xml", content }]), text));
  const { outcome, applied, after } = repaired(pdf);
  assert.deepEqual([applied.map(({ kind }) => kind), after.valid], [["form"], true]);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  assert.ok(invoiceIn(outcome.ok) === validInvoice);
});

Deno.test("a total that the pages show wrong, too, is repaired beside the PDF", async () => {
  const sample = sampleNamed("simple-de");
  const { xml, invoice } = generated(sample);
  const total = invoice.totals?.taxExclusiveAmount;
  assert.ok(total !== undefined);
  const wrong = { ...invoice, totals: { ...invoice.totals, taxExclusiveAmount: "9.99", lineExtensionAmount: "9.99" } };
  const { name: _, invoice: __, ...options } = sample;
  const printed = await write(
    { ...wrong, vatBreakdown: [], lines: [] } as typeof invoice,
    xml.replace(/(<ram:TaxBasisTotalAmount>)[^<]*/, "$19.99"),
    { ...options, date },
  );
  assert.ok("ok" in printed);
  const { outcome } = repaired(printed.ok);
  assert.deepEqual(outcome, { beside: { why: "pages", stands: "9.99", instead: total } });
});

Deno.test(
  withCorpus("PDFs of others are exchanged behind all of their bytes, tables and streams, linearized or not", () => {
    let [tables, streams, linearized] = [0, 0, 0];
    for (const { name } of Deno.readDirSync(new URL("pdf/", corpusFolder))) {
      const pdf = Deno.readFileSync(new URL(`pdf/${encodeURIComponent(name)}`, corpusFolder));
      const before = extract(pdf);
      if (!("ok" in before)) continue;
      const xml = Uint8Array.from([...before.ok.xml, 0x0a]);
      // Words that are on the pages of all of them, so that the pages are no reason.
      const outcome = exchange(pdf, { ...plain, known: ["EUR", "Rechnung", "Invoice", "1"], xml });
      if (!("ok" in outcome)) {
        assert.match(outcome.beside.why, /^(?:damaged|unreadable|signed)$/, name);
        continue;
      }
      const kind = readXref(pdf, new Budget(defaultPdfLimits)).newest?.kind;
      if (kind === "table") tables++;
      else streams++;
      if (decode(pdf.subarray(0, 1_024)).includes("/Linearized")) linearized++;
      assert.deepEqual(outcome.ok.subarray(0, pdf.length), pdf, name);
      const after = extract(outcome.ok);
      assert.ok("ok" in after, name);
      assert.deepEqual([after.ok.all, after.ok.xml.length], [before.ok.all, xml.length], name);
    }
    assert.ok(
      tables > 0 && streams > 0 && linearized > 0,
      `${tables} tables, ${streams} streams, ${linearized} linearized`,
    );
  }),
);
