/** POST /v1/view: a page or a text by the header Accept, of any invoice that can be read, for a document. */
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
