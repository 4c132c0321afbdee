/** POST /v1/repair of a PDF: the PDF with the repaired XML inside, or the XML and why it stays beside. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { extract } from "../../engine/pdf/mod.ts";
import { pdfThatSays } from "../support/pdf.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");

const right = pdfThatSays("Invoice TWB-2025-0417", broken);
const other = pdfThatSays("Invoice TWB-2025-0417, net 9.99", broken);

type By = Awaited<ReturnType<TestService["key"]>>;

async function asked({ ask }: TestService, { authorization }: By, body: Uint8Array<ArrayBuffer>, accept?: string) {
  const headers = { authorization, "content-type": "application/pdf", ...(accept === undefined ? {} : { accept }) };
  return await ask("/v1/repair?lang=en", { method: "POST", body: body.slice(), headers });
}

function invoiceIn(pdf: Uint8Array): string {
  const outcome = extract(pdf);
  assert.ok("ok" in outcome);
  return new TextDecoder().decode(outcome.ok.xml);
}

Deno.test("a PDF whose pages do not say otherwise comes back with the repaired XML inside", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const answer = await (await asked(it, by, right)).json();
    assert.deepEqual([answer.media_type, answer.beside, answer.after.valid], ["application/pdf", undefined, true]);
    assert.match(answer.pdf, /in the PDF/);
    const made = Buffer.from(answer.document, "base64");
    assert.deepEqual(new Uint8Array(made.subarray(0, right.length)), right);
    assert.equal(invoiceIn(new Uint8Array(made)), validInvoice);
  }));

Deno.test("Accept: application/pdf gives the PDF alone, and application/xml its XML alone", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const response = await asked(it, by, right, "application/pdf");
    const [type, applied] = ["content-type", "x-repairs-applied"].map((name) => response.headers.get(name));
    assert.deepEqual([response.status, type, applied], [200, "application/pdf", "1"]);
    assert.equal(invoiceIn(await response.bytes()), validInvoice);
    it.time.now += 1_000;
    assert.equal(await (await asked(it, by, right, "application/xml")).text(), validInvoice);
  }));

Deno.test("a PDF whose pages say otherwise stays: the XML comes alone, with the reason", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const answer = await (await asked(it, by, other)).json();
    assert.deepEqual([answer.media_type, answer.document], ["application/xml", validInvoice]);
    assert.match(answer.beside, /9\.99/);
    assert.match(answer.pdf, /stays as it is/);
    it.time.now += 1_000;
    const refused = await asked(it, by, other, "application/pdf");
    assert.equal(refused.status, 400);
    assert.match((await refused.json()).message, /its pages say/);
  }));

Deno.test("a PDF in which nothing is repaired comes back as it was sent", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const valid = pdfThatSays("Invoice", validInvoice);
    const answer = await (await asked(it, by, valid)).json();
    assert.deepEqual([answer.media_type, answer.applied, answer.beside], ["application/pdf", [], undefined]);
    assert.deepEqual(new Uint8Array(Buffer.from(answer.document, "base64")), valid);
    it.time.now += 1_000;
    assert.deepEqual(await (await asked(it, by, valid, "application/pdf")).bytes(), valid);
  }));

Deno.test("what was sent as XML does not come back as a PDF", () =>
  withService(async (it) => {
    const response = await it.ask("/v1/repair", postXml(broken, await it.key(), { accept: "application/pdf" }));
    assert.equal(response.status, 400);
    assert.equal((await response.json()).error, "bad_request");
  }));
