/** PDFs over HTTP: the e-invoice inside is judged, read and handed out. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { classic, objectsWith } from "../support/pdf.ts";
import { type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const note = "read me";

function pdfWith(...attached: readonly (readonly [name: string, content: string])[]): Uint8Array<ArrayBuffer> {
  const files = attached.map(([name, content]) => ({ name, content: Buffer.from(content).toString("latin1") }));
  return classic(objectsWith(files)).slice();
}

const facturx = pdfWith(["factur-x.xml", cii], ["note.txt", note]);

async function send({ ask, key }: TestService, path: string, body: BodyInit, type = "application/pdf") {
  const { authorization } = await key();
  const response = await ask(path, { method: "POST", body, headers: { authorization, "content-type": type } });
  const left = response.headers.get("x-ratelimit-remaining");
  return { status: response.status, left, json: await response.json() };
}

Deno.test("validate checks the invoice inside of a PDF as Factur-X, and says which attachment that is", () =>
  withService(async (service) => {
    const { status, json, left } = await send(service, "/v1/validate", facturx);
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.attachment.name, "factur-x.xml");
    assert.deepEqual([json.profile, json.syntax, left], ["facturx-en16931", "cii", "99"]);
    const alone = await send(service, "/v1/validate?profile=facturx-en16931", cii, "application/xml");
    assert.deepEqual([json.valid, json.errors], [alone.json.valid, alone.json.errors]);
    assert.equal(alone.json.attachment, undefined);
  }));

Deno.test("a record of the invoice in a PDF is over its XML", () =>
  withService(async (service) => {
    const { json } = await send(service, "/v1/validate?record=true", facturx);
    const alone = await send(service, "/v1/validate?record=true", cii, "application/xml");
    const print = async (url: string) => (await (await service.ask(new URL(url).pathname)).json()).document.sha256;
    assert.equal(await print(json.record.json), await print(alone.json.record.json));
  }));

Deno.test("parse reads the invoice inside of a PDF", () =>
  withService(async (service) => {
    const { status, json } = await send(service, "/v1/parse", pdfWith(["xrechnung.xml", validInvoice]));
    assert.equal(status, 200, JSON.stringify(json));
    assert.deepEqual([json.syntax, json.attachment.name], ["ubl-invoice", "xrechnung.xml"]);
  }));

Deno.test("extract hands out the XML as it is, and lists all attachments with size and fingerprint", () =>
  withService(async (service) => {
    const { status, json, left } = await send(service, "/v1/extract", facturx);
    assert.equal(status, 200, JSON.stringify(json));
    assert.deepEqual([json.name, json.xml, left], ["factur-x.xml", cii, "99"]);
    const sha256 = createHash("sha256").update(note).digest("hex");
    assert.deepEqual(json.attachments.map(({ name }: { name: string }) => name), ["factur-x.xml", "note.txt"]);
    assert.deepEqual([json.attachments[1].bytes, json.attachments[1].sha256], [note.length, sha256]);
  }));

Deno.test("extract answers with the XML alone where that is accepted", () =>
  withService(async (service) => {
    const { authorization } = await service.key();
    const accept = { authorization, "content-type": "application/pdf", accept: "application/xml" };
    const response = await service.ask("/v1/extract", { method: "POST", body: facturx, headers: accept });
    assert.deepEqual([response.status, await response.text()], [200, cii]);
    assert.match(response.headers.get("content-type") ?? "", /^application\/xml/);
  }));

for (const path of ["/v1/validate", "/v1/parse", "/v1/extract"]) {
  Deno.test(`${path} refuses PDFs that it cannot use with their code, and charges nothing`, () =>
    withService(async (service) => {
      const cases = [
        [pdfWith(["note.txt", note]), "pdf_no_invoice"],
        [pdfWith(["factur-x.xml", cii], ["xrechnung.xml", validInvoice]), "pdf_several_invoices"],
        [new TextEncoder().encode("no PDF"), "pdf_unreadable"],
      ] as const;
      for (const [body, code] of cases) {
        const { status, json, left } = await send(service, path, body);
        assert.deepEqual([status, json.error, json.xml_code, left], [415, "unsupported_syntax", code, "100"]);
      }
    }));
}

Deno.test("a PDF that is sent as XML or JSON is still refused", () =>
  withService(async (service) => {
    for (const type of ["application/xml", "application/json"]) {
      const { status, json } = await send(service, "/v1/validate", facturx, type);
      assert.deepEqual([status, json.xml_code], [415, "pdf_document"]);
    }
  }));

Deno.test("extract takes no XML", () =>
  withService(async (service) => {
    const { status, json } = await send(service, "/v1/extract", cii, "application/xml");
    assert.deepEqual([status, json.error], [415, "unsupported_media_type"]);
  }));

Deno.test("XML that is sent without its type is answered with the header to send", () =>
  withService(async (service) => {
    const { status, json } = await send(service, "/v1/validate", cii, "application/x-www-form-urlencoded");
    assert.equal(status, 400);
    assert.match(json.message, /Content-Type: application\/xml/);
  }));
