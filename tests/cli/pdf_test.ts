/** PDFs on the command line: the e-invoice inside is what is judged and read. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { validate } from "../../engine/mod.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { latin1 } from "../support/hostile.ts";
import { classic, cut, objectsWith } from "../support/pdf.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));

/** The bytes of a text in UTF-8, as characters. */
function asBytes(text: string): string {
  return Buffer.from(text).toString("latin1");
}

function pdfWith(...attached: readonly (readonly [name: string, xml: string])[]): Uint8Array {
  return classic(objectsWith(attached.map(([name, xml]) => ({ name, content: asBytes(xml) }))));
}

async function answerTo(pdf: Uint8Array, args: readonly string[] = []): Promise<{ status: number; answer: Answer }> {
  const { status, out } = await faktlint(["validate", "--preflight", "--format", "json", ...args, "-"], { stdin: pdf });
  return { status, answer: JSON.parse(out) };
}

interface Found {
  readonly rule: string;
}

interface Answer {
  readonly status: number;
  readonly attachment?: string;
  readonly result?: {
    readonly profile: string;
    readonly profileSource: string;
    readonly errors: readonly Found[];
    readonly information: readonly Found[];
  };
  readonly error?: { readonly error: string; readonly xml_code: string };
}

Deno.test("validate judges the invoice inside of a PDF as the XML alone, and names the attachment", async () => {
  const { status, answer } = await answerTo(pdfWith(["factur-x.xml", cii]));
  const alone = validate(cii, { container: "pdf", conformance });
  assert.ok("ok" in alone);
  assert.deepEqual([status, answer.status, answer.attachment], [0, 200, "factur-x.xml"]);
  const own = answer.result?.information.filter(({ rule }) => !rule.startsWith("PDF-"));
  assert.deepEqual({ ...answer.result, information: own }, JSON.parse(JSON.stringify(alone.ok)));
});

Deno.test("validate says what the PDF around an invoice lacks, and refuses it with --container alone", async () => {
  const pdf = pdfWith(["factur-x.xml", cii]);
  const { status, answer } = await answerTo(pdf);
  assert.equal(status, 0);
  assert.ok(answer.result?.information.some(({ rule }) => rule === "PDF-AF"));
  const strict = await answerTo(pdf, ["--container"]);
  assert.equal(strict.status, 1);
  assert.ok(strict.answer.result?.errors.some(({ rule }) => rule === "PDF-AF"));
});

Deno.test("a bare EN 16931 invoice out of a PDF is judged by Factur-X, on its own it is not", async () => {
  const xml = cii.replace(/urn:cen\.eu:en16931:2017[^<]*/, "urn:cen.eu:en16931:2017");
  const { answer } = await answerTo(pdfWith(["factur-x.xml", xml]));
  assert.deepEqual([answer.result?.profile, answer.result?.profileSource], ["facturx-en16931", "document"]);
  const alone = validate(xml);
  assert.ok("ok" in alone);
  assert.equal(alone.ok.profile, "en16931");
  const asked = await answerTo(pdfWith(["factur-x.xml", xml]), ["--profile", "en16931"]);
  assert.deepEqual([asked.answer.result?.profile, asked.answer.result?.profileSource], ["en16931", "query"]);
});

Deno.test("an XRechnung out of a PDF is judged as XRechnung", async () => {
  const xml = cii.replace(
    /urn:cen\.eu:en16931:2017[^<]*/,
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  );
  const { answer } = await answerTo(pdfWith(["xrechnung.xml", xml]));
  assert.equal(answer.result?.profile, "xrechnung-cii");
});

const refused: readonly (readonly [string, Uint8Array, string])[] = [
  ["no invoice", pdfWith(["order-x.xml", "<a/>"]), "pdf_no_invoice"],
  ["two invoices", pdfWith(["factur-x.xml", cii], ["xrechnung.xml", `${cii}<!-- -->`]), "pdf_several_invoices"],
  ["encryption", classic(objectsWith([]), "/Encrypt<<>>"), "pdf_encrypted"],
  ["nothing to read", latin1("%PDF-1.7"), "pdf_unreadable"],
  ["an attachment that is a PDF", pdfWith(["factur-x.xml", "%PDF-1.7"]), "pdf_document"],
  ["an attachment that is empty", pdfWith(["factur-x.xml", ""]), "empty_document"],
  [
    "ZUGFeRD 1",
    pdfWith(["ZUGFeRD-invoice.xml", `<a xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>`]),
    "zugferd_1",
  ],
];

for (const [what, pdf, code] of refused) {
  Deno.test(`validate and parse refuse a PDF with ${what}: ${code}`, async () => {
    const { status, answer } = await answerTo(pdf);
    assert.deepEqual([status, answer.error?.xml_code], [2, code]);
    const parsed = await faktlint(["parse", "-"], { stdin: pdf });
    assert.deepEqual([parsed.status, parsed.out, JSON.parse(parsed.err).xml_code], [2, "", code]);
  });
}

Deno.test("the text report names the attachment, and shows lines of the XML inside", async () => {
  await withFolder({
    "a.pdf": pdfWith(["factur-x.xml", cii.replace(/<ram:DuePayableAmount>[^<]*/, "<ram:DuePayableAmount>1,0")]),
  }, async (folder) => {
    const { status, out } = await faktlint(["validate", folder]);
    assert.equal(status, 1);
    assert.match(out, /a\.pdf: INVALID .*\n {2}The invoice is the attachment "factur-x\.xml" of the PDF\./);
    assert.match(out, /\d+ \| <ram:DuePayableAmount>1,0</);
  });
});

Deno.test("parse gives the invoice inside of a PDF, and the name of the attachment", async () => {
  const { status, out } = await faktlint(["parse", "-"], { stdin: pdfWith(["factur-x.xml", cii]) });
  const alone = await faktlint(["parse", "-"], { stdin: cii });
  assert.equal(status, 0);
  const { invoice, provenance: _, ...rest } = JSON.parse(alone.out);
  const profile = "facturx-en16931";
  const { attachment, provenance, ...answer } = JSON.parse(out);
  assert.deepEqual(attachment, { name: "factur-x.xml", relationship: "Alternative" });
  assert.equal(provenance.profile, profile);
  assert.deepEqual(answer, { ...rest, invoice: { ...invoice, profile } });
});

Deno.test("extract writes the XML as it is where a file of XML is named, and the answer in JSON where one of JSON is", async () => {
  await withFolder({ "a.pdf": pdfWith(["factur-x.xml", cii]) }, async (folder) => {
    for (const [name, ...more] of [["x.xml"], ["x.XML"], ["x", "--format", "xml"]]) {
      const { status } = await faktlint(["extract", "--out", `${folder}/${name}`, ...more, `${folder}/a.pdf`]);
      assert.deepEqual([status, await Deno.readTextFile(`${folder}/${name}`)], [0, cii]);
    }
    for (const [name, ...more] of [["x.json"], ["y.xml", "--format", "json"], ["x.txt"]]) {
      const { status } = await faktlint(["extract", "--out", `${folder}/${name}`, ...more, `${folder}/a.pdf`]);
      assert.deepEqual([status, JSON.parse(await Deno.readTextFile(`${folder}/${name}`)).xml], [0, cii]);
    }
  });
});

const before = ["HTTP/1.1 200 OK\nX: <a>\n\n", "[12] {x}\n", "<html>\n", '{"a":1}\n'];

for (const junk of before) {
  Deno.test(`a PDF behind ${JSON.stringify(junk)} is read where its name ends in .pdf`, async () => {
    const pdf = new Uint8Array([...latin1(junk), ...pdfWith(["factur-x.xml", cii])]);
    await withFolder({ "a.pdf": pdf }, async (folder) => {
      for (const args of [["validate", "--preflight"], ["parse"], ["extract"]]) {
        assert.equal((await faktlint([...args, `${folder}/a.pdf`])).status, 0, args.join(" "));
      }
    });
  });
}

Deno.test("a PDF is known by its bytes, whatever its name is and whatever is in front of it", async () => {
  const pdf = new Uint8Array([
    ...latin1("\r\nContent-Type: application/pdf\r\n\r\n"),
    ...pdfWith(["factur-x.xml", cii]),
  ]);
  await withFolder(
    { "a.xml": pdf, "b.pdf": cii, "c.xml": `<!-- %PDF-1.7 -->${validInvoice.replace(/^<\?.*\n/, "")}` },
    async (folder) => {
      const { out } = await faktlint(["validate", "--format", "json", folder]);
      assert.deepEqual(JSON.parse(out).map((it: Answer) => [it.status, it.attachment]), [
        [200, "factur-x.xml"],
        [200, undefined],
        [200, undefined],
      ]);
    },
  );
});

Deno.test("a PDF without its end is still read", async () => {
  const pdf = cut(objectsWith([{ name: "factur-x.xml", content: asBytes(cii) }]));
  assert.equal((await answerTo(pdf)).answer.status, 200);
});
