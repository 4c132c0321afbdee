/** An XML put into a person's own PDF over HTTP: two parts in, a PDF out, or why not. */
import assert from "node:assert/strict";
import { extract } from "../../engine/pdf/mod.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { type TestService, withService } from "../support/service.ts";

const cii = Deno.readTextFileSync(new URL("../../cases/base.cii.xml", import.meta.url));
const drawn = classic(withPage(objectsWith([]), "0 0 1 1 re f"));
const lettered = classic(withPage(objectsWith([]), "BT /F1 10 Tf (Hello) Tj ET"));

async function send({ ask, key }: TestService, parts: Readonly<Record<string, string | Uint8Array>>, query = "") {
  const { authorization } = await key();
  const body = new FormData();
  for (const [name, content] of Object.entries(parts)) {
    body.append(name, new Blob([typeof content === "string" ? content : content.slice()]), name);
  }
  return await ask(`/v1/embed${query}`, { method: "POST", body, headers: { authorization } });
}

Deno.test("embed answers the PDF with the XML inside, and says which PDF/A it is", () =>
  withService(async (service) => {
    const response = await send(service, { pdf: drawn, xml: cii });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("x-pdfa"), "3b");
    assert.equal(response.headers.get("content-type"), "application/pdf");
    assert.equal(response.headers.get("x-ratelimit-remaining"), "99");
    const taken = extract(new Uint8Array(await response.arrayBuffer()));
    assert.ok("ok" in taken);
    assert.equal(new TextDecoder().decode(taken.ok.xml), cii);
  }));

Deno.test("embed says by page why a PDF cannot be PDF/A-3, charges nothing, and makes an ordinary one where asked", () =>
  withService(async (service) => {
    const response = await send(service, { pdf: lettered, xml: cii });
    assert.equal(response.status, 422);
    const { error, reasons } = await response.json();
    assert.equal(error, "pdf_not_archivable");
    assert.ok(reasons.some((it: { kind: string; page: number }) => it.kind === "font" && it.page === 1));
    assert.notEqual(response.headers.get("x-ratelimit-remaining"), "99");
    const ordinary = await send(service, { pdf: lettered, xml: cii }, "?no_pdfa=true");
    assert.deepEqual([ordinary.status, ordinary.headers.get("x-pdfa")], [200, "none"]);
    await ordinary.body?.cancel();
  }));

const bad: readonly (readonly [string, Readonly<Record<string, string | Uint8Array>>, number, string])[] = [
  ["a part is missing", { pdf: drawn }, 400, "bad_request"],
  ["a part has another name", { pdf: drawn, xml: cii, more: "x" }, 400, "bad_request"],
  ["the PDF is none", { pdf: "<a/>", xml: cii }, 415, "unsupported_media_type"],
  ["the XML is a PDF", { pdf: drawn, xml: drawn }, 415, "unsupported_media_type"],
  ["the XML is of an unknown kind", { pdf: drawn, xml: "<Order/>" }, 415, "unsupported_syntax"],
  [
    "the PDF holds an invoice",
    { pdf: classic(objectsWith([{ name: "factur-x.xml", content: "<a/>" }])), xml: cii },
    415,
    "unsupported_syntax",
  ],
];

for (const [what, parts, status, code] of bad) {
  Deno.test(`embed is answered ${status} ${code} where ${what}`, () =>
    withService(async (service) => {
      const response = await send(service, parts);
      assert.deepEqual([response.status, (await response.json()).error], [status, code]);
    }));
}

Deno.test("embed takes nothing but multipart/form-data", () =>
  withService(async ({ ask, key }) => {
    const { authorization } = await key();
    const headers = { authorization, "content-type": "application/pdf" };
    const response = await ask("/v1/embed", { method: "POST", body: drawn.slice(), headers });
    assert.deepEqual([response.status, (await response.json()).error], [400, "bad_request"]);
  }));
