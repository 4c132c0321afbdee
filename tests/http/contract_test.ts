/** Parameters, negotiation, links, and pages at the edges of the service. */
import assert from "node:assert/strict";
import { extract } from "../../engine/pdf/mod.ts";
import { configOf } from "../../host/service/config.ts";
import { withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { generation, jsonInvoice, post, postXml, requestsOf } from "./requests.ts";

for (const [path, init] of requestsOf()) {
  Deno.test(`${init.method} ${path} refuses a parameter that it does not have, and charges nothing`, () =>
    withService(async (service) => {
      const key = await service.key();
      const at = `${path}${path.includes("?") ? "&" : "?"}nonsense=1`;
      const response = await service.ask(at, { ...init, headers: { authorization: key.authorization } });
      const { error, message } = await response.json();
      assert.deepEqual([response.status, error], [400, "bad_request"]);
      assert.ok(message.includes('"nonsense"'), message);
      const usage = await (await service.ask("/v1/usage", { headers: { authorization: key.authorization } })).json();
      assert.equal(usage.used, 0);
    }));
}

Deno.test("a mistyped parameter is answered with the nearest one that the route has", () =>
  withService(async (service) => {
    const key = await service.key();
    for (const [typed, meant] of [["profil", "profile"], ["Strict", "strict"], ["max-characters", "max_characters"]]) {
      const response = await service.ask(`/v1/validate?${typed}=true`, postXml(validInvoice, key));
      assert.ok((await response.json()).message.includes(`Did you mean "${meant}"?`), typed);
    }
    const hidden = await service.ask(`/v1/validate?${encodeURIComponent("a\u202eb")}=1`, postXml(validInvoice, key));
    assert.ok((await hidden.json()).message.includes('"a\\u{202e}b"'));
  }));

const setting = { service: { generation: { ...generation, pages: true } } };

Deno.test("generate writes by the profile of the query, whatever the invoice says", () =>
  withService(async (service) => {
    const key = await service.key();
    const body = jsonInvoice({ profile: "en16931" });
    const { profile, syntax } = await (await service.ask("/v1/generate?profile=facturx-en16931", post(body, key)))
      .json();
    assert.deepEqual([profile, syntax], ["facturx-en16931", "cii"]);
    const wrong = await service.ask("/v1/generate?profile=none", post(body, key));
    assert.deepEqual([wrong.status, (await wrong.json()).error], [400, "bad_request"]);
  }, setting));

Deno.test("generate answers in the format that Accept asks for, and the parameter wins over that", () =>
  withService(async (service) => {
    const key = await service.key();
    const body = jsonInvoice({ profile: "facturx-en16931" });
    const typeOf = async (accept: string, query = "") => {
      const response = await service.ask(`/v1/generate${query}`, post(body, key, { accept }));
      const bytes = new Uint8Array(await response.arrayBuffer());
      return [response.headers.get("content-type")?.split(";")[0], bytes] as const;
    };
    const [pdf, bytes] = await typeOf("application/pdf");
    assert.equal(pdf, "application/pdf");
    assert.ok("ok" in extract(bytes));
    const cases = [
      ["application/xml", "", "application/xml"],
      ["application/xml;q=0.5, application/pdf;q=0.9", "", "application/pdf"],
      ["*/*", "", "application/json"],
      ["text/plain", "", "application/json"],
      ["application/pdf", "?format=xml", "application/xml"],
    ] as const;
    for (const [accept, query, type] of cases) assert.equal((await typeOf(accept, query))[0], type, accept + query);
  }, setting));

const elsewhere = { service: { baseUrl: "https://faktlint.test/sub" } };

for (const path of ["/openapi.json", "/postman.json", "/docs"]) {
  Deno.test(`${path} links to the address where the service is reached`, () =>
    withService(async ({ ask }) => {
      const text = await (await ask(path)).text();
      assert.ok(text.includes("https://faktlint.test/sub"));
      assert.doesNotMatch(text, /127\.0\.0\.1|faktlint\.example/);
    }, elsewhere));
}

Deno.test("findings link to the service, or to where DOCS_BASE says that the pages are", async () => {
  const docsUrl = async (service: object) => {
    let url = "";
    await withService(async ({ ask, key }) => {
      const { errors } = await (await ask("/v1/validate", post("{}", await key()))).json();
      url = errors[0].docsUrl;
    }, { service });
    return url;
  };
  assert.match(await docsUrl(elsewhere.service), /^https:\/\/faktlint\.test\/sub\/rules\//);
  const docsBase = configOf({ DOCS_BASE: "https://docs.test/" }).docsBase;
  assert.match(await docsUrl({ ...elsewhere.service, docsBase }), /^https:\/\/docs\.test\/rules\//);
});

Deno.test("a browser that asks for an unknown page gets a page in its language, and a program the envelope", () =>
  withService(async ({ ask }) => {
    const page = await ask("/nowhere", { headers: { accept: "text/html,*/*;q=0.8", "accept-language": "de" } });
    const text = await page.text();
    assert.equal(page.status, 404);
    assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(page.headers.get("content-security-policy") ?? "", /default-src 'none'/);
    assert.match(text, /<html lang="de">[^]*Seite nicht gefunden/);
    const answer = await ask("/nowhere", { headers: { accept: "application/json" } });
    assert.deepEqual([answer.status, (await answer.json()).error], [404, "not_found"]);
  }));

Deno.test("search engines find the pages of the rules at one address for each language", () =>
  withService(async ({ ask }) => {
    const robots = await (await ask("/robots.txt")).text();
    assert.match(robots, /^Disallow: \/r\/$[^]*^Sitemap: https:\/\/faktlint\.test\/sub\/sitemap\.xml$/m);
    const sitemap = await (await ask("/sitemap.xml")).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    assert.equal(new Set(addresses).size, addresses.length);
    const once = ["/", "/new", "/signup"];
    const pages = [
      "/docs",
      "/docs/errors",
      "/benchmarks",
      "/rules",
      "/rules/UBL-CR",
      "/rules/BR-02",
      "/rules/PDF-XMP-LEVEL",
    ];
    for (const path of [...once, ...pages, ...pages.map((page) => `${page}?lang=de`), "/rules?set=fr&amp;lang=de"]) {
      assert.ok(addresses.includes(`https://faktlint.test/sub${path}`), path);
    }
    const page = await (await ask("/rules/BR-02?lang=de")).text();
    assert.ok(page.includes('<link rel="canonical" href="https://faktlint.test/sub/rules/BR-02?lang=de"'), page);
  }, elsewhere));
