/** POST /v1/view: a page, a PDF or a text by the header Accept, of any invoice that can be read, for a document. */
import assert from "node:assert/strict";
import { withService } from "../support/service.ts";

const broken = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));

Deno.test("view gives a page that no script runs in, or a text, of an invoice that is not valid", () =>
  withService(async ({ ask, key }) => {
    const { authorization } = await key();
    const view = async (query: string, accept: string, body = broken) => {
      const headers = { authorization, accept, "content-type": "application/xml" };
      const response = await ask(`/v1/view${query}`, { method: "POST", body, headers });
      return { response, text: await response.text(), left: response.headers.get("x-ratelimit-remaining") };
    };
    const page = await view("?lang=de&findings=true", "text/html");
    assert.deepEqual([page.response.status, page.left], [200, "99"]);
    assert.match(page.response.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(page.response.headers.get("content-security-policy") ?? "", /sandbox; default-src 'none'/);
    assert.match(page.text, /<html lang="de">[^]*Zahlbetrag[^]*Fehler BR-CO-16/);
    const text = await view("", "text/plain");
    assert.match(text.response.headers.get("content-type") ?? "", /^text\/plain/);
    assert.match(text.text, /^Invoice 2025-1043\n/);
    assert.doesNotMatch(text.text, /BR-CO-16/);
    const unread = await view("", "*/*", "<Order/>");
    assert.deepEqual([unread.response.status, unread.left], [415, "98"]);
  }));

Deno.test("view gives a PDF for a document, and names for nothing the texts that no typeface shows", () =>
  withService(async ({ ask, key }) => {
    const { authorization } = await key();
    const headers = { authorization, accept: "application/pdf", "content-type": "application/xml" };
    const pdf = await ask("/v1/view?lang=de", { method: "POST", body: broken, headers });
    assert.deepEqual([pdf.status, pdf.headers.get("content-type")], [200, "application/pdf"]);
    assert.match(await pdf.text(), /^%PDF-1\.7/);
    assert.equal(pdf.headers.get("x-ratelimit-remaining"), "99");
    const odd = await ask("/v1/view", { method: "POST", body: broken.replaceAll("2025-1043", "\u0e01"), headers });
    assert.deepEqual([odd.status, odd.headers.get("x-ratelimit-remaining")], [422, "99"]);
    const { errors: [first] } = await odd.json();
    assert.deepEqual([first.rule, first.location], ["ATW-TEXT-NOT-PRINTABLE", { pointer: "/invoiceNumber" }]);
  }));
