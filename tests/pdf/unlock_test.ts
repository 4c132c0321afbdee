/** PDFs that are encrypted, and which of several attachments counts as the invoice. */
import assert from "node:assert/strict";
import { PDFDocument } from "@cantoo/pdf-lib";
import { Buffer } from "node:buffer";
import { extract as extractPlain } from "../../engine/pdf/extract.ts";
import { extract } from "../../engine/pdf/mod.ts";
import { classic, objectsWith } from "../support/pdf.ts";

const invoice = "<a>für alle</a>";
const algorithms = ["RC4-40", "RC4-128", "AES-128", "AES-256"] as const;

async function encrypted(algorithm: (typeof algorithms)[number], userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(new TextEncoder().encode(invoice), "factur-x.xml", { mimeType: "text/xml" });
  document.encrypt({ userPassword, ownerPassword: "owner", algorithm, allowWeakCryptography: true });
  return await document.save();
}

for (const algorithm of algorithms) {
  Deno.test(`the invoice in a PDF that ${algorithm} protects without a user password is read`, async () => {
    const outcome = extract(await encrypted(algorithm, ""));
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.equal(outcome.ok.name, "factur-x.xml");
    assert.equal(new TextDecoder().decode(outcome.ok.xml), invoice);
  });

  Deno.test(`a PDF that ${algorithm} protects with a user password is refused as encrypted`, async () => {
    const outcome = extract(await encrypted(algorithm, "secret"));
    assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_encrypted");
  });
}

Deno.test("the small extractor for browsers refuses what is encrypted", async () => {
  const outcome = extractPlain(await encrypted("AES-256", ""));
  assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_encrypted");
});

function pdfWith(...attached: readonly (readonly [name: string, xml: string])[]): Uint8Array {
  return classic(objectsWith(attached.map(([name, xml]) => {
    return { name, content: Buffer.from(xml).toString("latin1") };
  })));
}

Deno.test("two attachments with one invoice each count as one where they are equal", () => {
  const outcome = extract(pdfWith(["ZUGFeRD-invoice.xml", invoice], ["factur-x.xml", invoice]));
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.all, ["ZUGFeRD-invoice.xml", "factur-x.xml"]);
  const different = extract(pdfWith(["ZUGFeRD-invoice.xml", invoice], ["factur-x.xml", "<a/>"]));
  assert.equal("refusal" in different && different.refusal.xmlCode, "pdf_several_invoices");
});

for (const name of ["./factur-x.xml", "factur-x.xml  ", "factur-x (1).xml", "FACTUR-X(2).XML", "a/xrechnung.xml"]) {
  Deno.test(`an attachment called "${name}" is found, and keeps its name in the answer`, () => {
    const outcome = extract(pdfWith([name, invoice]));
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.equal(outcome.ok.name, name);
  });
}

Deno.test("an attachment that is only called alike is no invoice", () => {
  for (const name of ["my-factur-x.xml", "factur-x.xml.bak", "factur-x (1) (2).xml", "factur-x ().xml"]) {
    const outcome = extract(pdfWith([name, invoice]));
    assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_no_invoice", name);
  }
});
