/** Which answers are gzipped, for which clients, and with which headers. */
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compressed } from "../../host/http/middleware/compressed.ts";
import type { AppEnv } from "../../host/http/service.ts";
import { withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { generation, post, postXml } from "./requests.ts";

const GZIP = { "accept-encoding": "br, gzip" } as const;
const long = "Lorem ipsum dolor sit amet. ".repeat(60);

/** What a text is answered as, with headers of the app's own. */
async function answered(body: BodyInit, headers: Record<string, string>, init: RequestInit = { headers: GZIP }) {
  const app = new Hono<AppEnv>().use(compressed());
  app.get("/", () => new Response(body, { headers }));
  const response = await app.request("/", init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = response.headers.get("content-encoding");
  const text = new TextDecoder().decode(encoding === "gzip" ? gunzipSync(bytes) : bytes);
  return { encoding, text, bytes, vary: response.headers.get("vary"), etag: response.headers.get("etag") };
}

const TEXT = { "content-type": "text/plain; charset=UTF-8" } as const;

Deno.test("a long text is gzipped for whom that suits, and for nobody else", async () => {
  const zipped = await answered(long, TEXT);
  assert.deepEqual([zipped.encoding, zipped.text, zipped.vary], ["gzip", long, "Accept-Encoding"]);
  assert.ok(zipped.bytes.length < long.length / 4);
  for (const accepted of ["", "identity", "gzip;q=0", "br"]) {
    const plain = await answered(long, TEXT, { headers: { "accept-encoding": accepted } });
    assert.deepEqual([plain.encoding, plain.text, plain.vary], [null, long, "Accept-Encoding"], accepted);
  }
});

Deno.test("a short text stays as it is, and says that a longer one might not", async () => {
  const { encoding, text, vary } = await answered("short", TEXT);
  assert.deepEqual([encoding, text, vary], [null, "short", "Accept-Encoding"]);
});

Deno.test("a text of megabytes is gzipped in pieces, and comes whole", async () => {
  const text = Array.from({ length: 200_000 }, (_, index) => `${index * 7919}`).join();
  const zipped = await answered(text, TEXT);
  assert.deepEqual([zipped.encoding, zipped.text === text], ["gzip", true]);
});

Deno.test("an answer that is not text, is streamed, is gzipped already or must not be changed stays as it is", async () => {
  const rows: readonly Record<string, string>[] = [
    { "content-type": "application/pdf" },
    { "content-type": "text/event-stream" },
    { ...TEXT, "transfer-encoding": "chunked" },
    { ...TEXT, "content-encoding": "br" },
    { ...TEXT, "cache-control": "public, no-transform" },
  ];
  for (const headers of rows) {
    const { encoding, text } = await answered(long, headers);
    assert.deepEqual([encoding, text], [headers["content-encoding"] ?? null, long], JSON.stringify(headers));
  }
});

Deno.test("a stream of events is passed on piece by piece, before it ends", async () => {
  let more: (text: string) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (more = (text) => controller.enqueue(new TextEncoder().encode(text))),
  });
  const app = new Hono<AppEnv>().use(compressed());
  app.get("/", () => new Response(stream, { headers: { "content-type": "text/event-stream" } }));
  const { body } = await app.request("/", { headers: GZIP });
  const reader = body?.getReader();
  more("data: 1\n\n");
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), "data: 1\n\n");
  await reader?.cancel();
});

Deno.test("an ETag of what is gzipped is a weak one, and a header Vary keeps what it has", async () => {
  const zipped = await answered(long, { ...TEXT, etag: '"1"', vary: "Accept-Language" });
  assert.deepEqual([zipped.etag, zipped.vary], ['W/"1"', "Accept-Language, Accept-Encoding"]);
  const plain = await answered(long, { ...TEXT, etag: '"1"', vary: "accept-encoding" }, {});
  assert.deepEqual([plain.etag, plain.vary], ['"1"', "accept-encoding"]);
});

Deno.test("verdicts and invoices of the service are gzipped, errors too where they are long, and PDFs are not", () =>
  withService(async ({ ask, key }) => {
    const by = { ...await key(), ...GZIP };
    const verdict = await ask("/v1/validate", postXml(validInvoice.replace(/<cbc:IssueDate>.*/, ""), by, GZIP));
    const invoice = await ask("/v1/parse", postXml(validInvoice, by, GZIP));
    for (const response of [verdict, invoice]) {
      assert.deepEqual([response.status, response.headers.get("content-encoding")], [200, "gzip"]);
      const plain = JSON.parse(new TextDecoder().decode(gunzipSync(new Uint8Array(await response.arrayBuffer()))));
      assert.ok("provenance" in plain || "invoice" in plain);
    }
    const refused = await ask("/v1/parse", post("{}", by, GZIP));
    assert.deepEqual([refused.status, refused.headers.get("content-encoding")], [415, null]);
    assert.match(refused.headers.get("vary") ?? "", /Accept-Encoding/);
    const health = await ask("/v1/health", { method: "HEAD", headers: GZIP });
    assert.equal(health.headers.get("content-encoding"), null);
  }, { service: { generation } }));

Deno.test("an answer as long as its document comes in pieces, says its length, and is the same gzipped", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const note = 'Eine "lange" Notiz & mehr. '.repeat(20_000);
    const written = note.replaceAll("&", "&amp;");
    const xml = validInvoice.replace("<cbc:DocumentCurrencyCode>", `<cbc:Note>${written}</cbc:Note>$&`);
    const plain = await ask("/v1/parse", postXml(xml, by, { "accept-encoding": "identity" }));
    const length = Number(plain.headers.get("content-length"));
    const bytes = new Uint8Array(await plain.arrayBuffer());
    assert.deepEqual([plain.status, length], [200, bytes.length]);
    assert.ok(new TextDecoder().decode(bytes).includes(JSON.stringify(note.trim())));
    assert.equal(JSON.parse(new TextDecoder().decode(bytes)).syntax, "ubl-invoice");
    const zipped = await ask("/v1/parse", postXml(xml, by, GZIP));
    assert.deepEqual([zipped.headers.get("content-encoding"), zipped.headers.get("content-length")], ["gzip", null]);
    assert.equal(gunzipSync(new Uint8Array(await zipped.arrayBuffer())).compare(bytes), 0);
    const repaired = await (await ask("/v1/repair", postXml(xml, by, GZIP))).arrayBuffer();
    const answer = JSON.parse(new TextDecoder().decode(gunzipSync(new Uint8Array(repaired))));
    assert.ok(answer.document.includes(written.trim()));
    const shown = await ask("/v1/records/verify", post(JSON.stringify(answer), by));
    assert.equal((await shown.json()).status, "unsigned");
  }, { service: { generation } }));

Deno.test("a client that has a page already gets 304 with the same Vary", () =>
  withService(async ({ ask }) => {
    for (const path of ["/docs", "/rules", "/rules?q=vat"]) {
      const first = await ask(path, { headers: GZIP });
      const etag = first.headers.get("etag") ?? "";
      const again = await ask(path, { headers: { ...GZIP, "if-none-match": etag } });
      assert.deepEqual([again.status, again.headers.get("vary")], [304, first.headers.get("vary")], path);
    }
  }, { service: { generation } }));
