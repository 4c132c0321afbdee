/** Every header of the specification and the decisions, one row a statement. */
import assert from "node:assert/strict";
import { languages, loadTexts } from "../../engine/locales.ts";
import { type Setting, type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { generation, jsonInvoice, post, postXml, requestsOf } from "./requests.ts";

const rateHeaders = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-period"] as const;

function rates({ headers }: Response): readonly (string | null)[] {
  return rateHeaders.map((name) => headers.get(name));
}

/** 00:00 UTC on the first of December 2026. */
const RESET = "1796083200";

const rows: Readonly<Record<string, (it: TestService) => Promise<void>>> = {
  async "X-Request-Id is on every answer, and names the request in the log"({ ask, logged }) {
    for (const [path, init] of [...requestsOf(), ["/none", {}] as const]) {
      const id = (await ask(path, init)).headers.get("x-request-id");
      assert.match(id ?? "", /^[0-9a-f]{32}$/, path);
      const last = logged.at(-1);
      assert.equal(last !== undefined && "request_id" in last ? last.request_id : undefined, id);
    }
  },
  async "X-Request-Id is the caller's where it can be"({ ask }) {
    for (const id of ["a", "A-1_b.c", "x".repeat(64)]) {
      const { headers } = await ask("/v1/health", { headers: { "x-request-id": id } });
      assert.equal(headers.get("x-request-id"), id);
    }
    const secrets = [
      `fl_live_${"a".repeat(40)}`,
      "request-FL_LIVE_abc",
      "sk_live_1",
      "rk_test_1",
      "whsec_1",
      "eyJhbGciOi.e30.x",
    ];
    for (const id of ["x".repeat(65), "a b", "a/b", '"', ...secrets]) {
      const { headers } = await ask("/v1/health", { headers: { "x-request-id": id } });
      assert.match(headers.get("x-request-id") ?? "", /^[0-9a-f]{32}$/, id);
    }
  },
  async "X-Content-Type-Options is nosniff on every answer"({ ask }) {
    for (const [path, init] of [...requestsOf(), ["/docs", {}] as const, ["/none", {}] as const]) {
      assert.equal((await ask(path, init)).headers.get("x-content-type-options"), "nosniff", path);
    }
  },
  async "Content-Security-Policy of pages allows nothing inline and no other origin"({ ask, key }) {
    const { record } = await (await ask("/v1/validate?record=true", postXml(validInvoice, await key()))).json();
    for (const path of ["/docs", "/docs/errors", new URL(record.url).pathname]) {
      const response = await ask(path);
      assert.equal(response.status, 200, path);
      const policy = response.headers.get("content-security-policy") ?? "";
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, path);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/, path);
      assert.doesNotMatch(
        await response.text(),
        /<style|style=|<script>|onclick|(?:src|href)="(?:https?:)?\/\/(?!faktlint\.example)/,
      );
    }
  },
  async "the four X-RateLimit headers are on answers to metered routes, and count what was charged"({ ask, key }) {
    const by = await key();
    assert.deepEqual(rates(await ask("/v1/validate", postXml(validInvoice, by))), ["100", "99", RESET, "2026-11"]);
    assert.deepEqual(rates(await ask("/v1/parse", postXml(validInvoice, by))), ["100", "98", RESET, "2026-11"]);
    assert.deepEqual(rates(await ask("/v1/generate", post(jsonInvoice({}), by))), ["100", "97", RESET, "2026-11"]);
  },
  async "the X-RateLimit headers are unchanged on what is refused"({ ask, key }) {
    const by = await key();
    const refused = [
      await ask("/v1/validate", post("[]", by)),
      await ask("/v1/validate?max_characters=0", post("{}", by)),
      await ask("/v1/validate?record=maybe", post("{}", by)),
      await ask("/v1/validate", post(" ".repeat(2_000_000), by)),
      await ask("/v1/validate", postXml("<a>", by)),
      await ask("/v1/parse", postXml("<a/>", by)),
      await ask("/v1/parse", post("{}", by)),
      await ask("/v1/generate", post("{}", by)),
    ];
    assert.deepEqual(refused.map(({ status }) => status), [400, 400, 400, 413, 400, 415, 415, 422]);
    for (const response of refused) assert.deepEqual(rates(response), ["100", "100", RESET, "2026-11"]);
  },
  async "the X-RateLimit headers are on 429, for the allowance and for the pace"({ ask, key, service }) {
    const by = await key();
    await service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 100, noticed: true }).commit();
    assert.deepEqual(rates(await ask("/v1/validate", post("{}", by))), ["100", "0", RESET, "2026-11"]);
    let response = await ask("/v1/validate", post("{}", by));
    for (let count = 0; count < 20; count++) response = await ask("/v1/validate", post("{}", by));
    assert.equal((await response.clone().json()).error, "rate_limited");
    assert.deepEqual(rates(response), ["100", "0", RESET, "2026-11"]);
  },
  async "the X-RateLimit headers are on no other route, and on none without a good key"({ ask, key }) {
    const { authorization } = await key();
    for (const [path, init] of requestsOf()) assert.deepEqual(rates(await ask(path, init)), [null, null, null, null]);
    assert.deepEqual(rates(await ask("/v1/usage", { headers: { authorization } })), [null, null, null, null]);
  },
  async "X-Quota-Notice is on the answer that first goes past 80 %, and on no other of the month"(
    { ask, key, service, time },
  ) {
    const by = await key();
    await service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 79, noticed: false }).commit();
    const noticed = async () => (await ask("/v1/parse", postXml(validInvoice, by))).headers.has("x-quota-notice");
    assert.deepEqual([await noticed(), await noticed(), await noticed()], [false, true, false]);
    time.now = Date.UTC(2026, 11, 1);
    await service.stores.kv.atomic().set(["usage", by.id, "2026-12"], { used: 80, noticed: false }).commit();
    assert.deepEqual([await noticed(), await noticed()], [true, false]);
  },
  async "Retry-After says how long to wait, on every 429"({ ask, key, service }) {
    const by = await key();
    for (let count = 0; count < 20; count++) await ask("/v1/validate", post("[]", by));
    assert.equal((await ask("/v1/validate", post("[]", by))).headers.get("retry-after"), "1");
    const spent = await key();
    await service.stores.kv.atomic().set(["usage", spent.id, "2026-11"], { used: 100, noticed: true }).commit();
    const nineDaysAndAHalf = `${9.5 * 86_400}`;
    assert.equal((await ask("/v1/parse", postXml("<a/>", spent))).headers.get("retry-after"), nineDaysAndAHalf);
    for (let count = 0; count < 60; count++) await ask("/v1/records/0");
    assert.equal((await ask("/v1/records/0")).headers.get("retry-after"), "60");
    for (let count = 0; count < 5; count++) {
      await ask("/v1/keys", { method: "POST", body: `{"email":"a${count}@b.example"}` });
    }
    const signup = await ask("/v1/keys", { method: "POST", body: '{"email":"z@b.example"}' });
    assert.deepEqual([signup.status, signup.headers.get("retry-after")], [429, `${43_200}`]);
  },
  async "WWW-Authenticate is on every 401"({ ask }) {
    assert.equal((await ask("/v1/usage")).headers.get("www-authenticate"), "Bearer");
    const wrong = await ask("/v1/usage", { headers: { authorization: "Bearer x" } });
    assert.match(wrong.headers.get("www-authenticate") ?? "", /^Bearer error=/);
  },
  async "Allow is on 405 and on the answer to OPTIONS"({ ask }) {
    for (const method of ["GET", "PUT", "OPTIONS", "HEAD"]) {
      const response = await ask("/v1/validate", { method });
      assert.deepEqual([response.status, response.headers.get("allow")], [
        method === "OPTIONS" ? 204 : 405,
        "OPTIONS, POST",
      ]);
    }
    assert.equal((await ask("/v1/usage", { method: "POST" })).headers.get("allow"), "GET, HEAD, OPTIONS");
    const verify = await ask("/v1/records/verify");
    assert.deepEqual([verify.status, verify.headers.get("allow")], [405, "OPTIONS, POST"]);
    const record = await ask("/v1/records/verifi", { method: "POST" });
    assert.deepEqual([record.status, record.headers.get("allow")], [405, "GET, HEAD, OPTIONS"]);
  },
  async "HEAD answers as GET does, without a body"({ ask }) {
    for (const path of ["/v1/health", "/v1/versions", "/openapi.json", "/docs"]) {
      const response = await ask(path, { method: "HEAD" });
      assert.deepEqual([response.status, await response.text()], [200, ""], path);
    }
  },
  async "Access-Control-Allow-Origin is * on signup, health and versions, preflight and errors included"({ ask }) {
    const headers = { origin: "https://shop.example" };
    for (const [path, init] of requestsOf("any origin")) {
      assert.equal((await ask(path, { ...init, headers })).headers.get("access-control-allow-origin"), "*", path);
      const preflight = await ask(path, { method: "OPTIONS", headers });
      assert.deepEqual([preflight.status, preflight.headers.get("access-control-allow-origin")], [204, "*"], path);
    }
  },
  async "Access-Control-Allow-Origin of checkout is the service's own origin alone, with content-type as the only header"(
    { ask },
  ) {
    const preflight = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-other" };
      const { headers: answered } = await ask("/v1/billing/checkout", { method: "OPTIONS", headers });
      return [answered.get("access-control-allow-origin"), answered.get("access-control-allow-headers")];
    };
    assert.deepEqual(await preflight("https://faktlint.example"), ["https://faktlint.example", "content-type"]);
    assert.equal((await preflight("https://shop.example"))[0], null);
    const posted = await ask("/v1/billing/checkout", { method: "POST", headers: { origin: "https://shop.example" } });
    assert.equal(posted.headers.get("access-control-allow-origin"), null);
  },
  async "no other route has an Access-Control header"({ ask }) {
    const open = new Set(requestsOf("any origin").map(([path]) => path));
    for (const [path, init] of requestsOf().filter(([path]) => !open.has(path))) {
      for (const method of [init.method ?? "GET", "OPTIONS"]) {
        const body = method === "OPTIONS" ? {} : init;
        const { headers } = await ask(path, { ...body, method, headers: { origin: "https://shop.example" } });
        assert.deepEqual(
          [...headers.keys()].filter((name) => name.startsWith("access-control")),
          [],
          `${method} ${path}`,
        );
      }
    }
  },
  async "Content-Type is XML for format=xml, and JSON else"({ ask, key }) {
    const by = await key();
    const typeOf = async (query: string) => {
      return (await ask(`/v1/generate${query}`, post(jsonInvoice({}), by))).headers.get("content-type");
    };
    assert.equal(await typeOf("?format=xml"), "application/xml; charset=utf-8");
    assert.equal(await typeOf("?format=json"), "application/json");
    assert.equal(await typeOf(""), "application/json");
  },
  async "Content-Language is what the query asks for, else what Accept-Language prefers, else English"({ ask, key }) {
    const by = await key();
    const rows = [["de-AT, fr;q=0.9", "de"], ["en-GB", "en"], ["*", "en"], ["en;q=0, de", "de"], [
      "it, fr;q=0.5",
      "fr",
    ]];
    for (const [wanted = "", found] of [...rows, ["\x7f", "en"]]) {
      const response = await ask("/v1/validate", post("{}", by, { "accept-language": wanted }));
      assert.deepEqual([response.status, response.headers.get("content-language")], [200, found], wanted);
    }
    const asked = await ask("/v1/validate?lang=fr", post("{}", by, { "accept-language": "de" }));
    assert.equal(asked.headers.get("content-language"), "fr");
  },
  async "the findings are in the language that Content-Language names"({ ask, key }) {
    const by = await key();
    for (const lang of languages) {
      const { errors } = await (await ask(`/v1/validate?lang=${lang}`, post("{}", by))).json();
      const found = errors.find(({ rule }: { rule: string }) => rule === "BR-02");
      assert.equal(found.message, (await loadTexts(lang)).rules["BR-02"].message);
    }
  },
  async "Cache-Control lets versions be kept, and nothing that is personal or may change"({ ask, key }) {
    assert.match((await ask("/v1/versions")).headers.get("cache-control") ?? "", /^public, max-age=\d+$/);
    const { authorization } = await key();
    for (const path of ["/v1/usage", "/v1/records/0", `/r/${"0".repeat(32)}`, "/v1/health"]) {
      assert.equal((await ask(path, { headers: { authorization } })).headers.get("cache-control"), "no-store", path);
    }
  },
  async "ETag is on what is generated: unchanged it is not sent again, zipped it is the same, and languages differ"(
    { ask },
  ) {
    const paths = ["/openapi.json", "/postman.json", "/v1/versions", "/docs", "/docs/errors", "/rules", "/rules/BR-02"];
    for (const path of [...paths, "/rules?lang=de", "/rules?q=vat", "/rules/BR-02?lang=fr"]) {
      const first = await ask(path);
      const tag = first.headers.get("etag") ?? "";
      assert.match(tag, /^(?:W\/)?"[^"]+"$/, path);
      for (const given of [tag, `"other", ${tag}`]) {
        const again = await ask(path, { headers: { "if-none-match": given } });
        assert.deepEqual([again.status, await again.text(), again.headers.get("etag")], [304, "", tag], path);
      }
      assert.equal((await ask(path, { headers: { "if-none-match": '"other"' } })).status, 200, path);
      const zipped = await ask(path, { headers: { "accept-encoding": "gzip" } });
      assert.equal(zipped.headers.get("content-encoding"), "gzip", path);
      const stream = zipped.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
      assert.match(zipped.headers.get("vary") ?? "", /Accept-Encoding/i, path);
      assert.equal(await new Response(stream).text(), await first.text(), path);
    }
    const tags = await Promise.all(["en", "de", "fr", undefined].map(async (lang) => {
      const { headers } = await ask(`/rules${lang === undefined ? "" : `?lang=${lang}`}`);
      assert.match(headers.get("vary") ?? "", /Accept-Language/);
      return headers.get("etag");
    }));
    assert.equal(new Set(tags).size, 4);
  },
  async "Idempotency-Key: a repeat is answered and not charged again, and the answer says what is left"({ ask, key }) {
    const by = await key();
    const remaining = async (path: string, body: string, name: string) => {
      const response = await ask(path, postXml(body, by, { "idempotency-key": name }));
      return [response.status, response.headers.get("x-ratelimit-remaining")];
    };
    assert.deepEqual(await remaining("/v1/validate", validInvoice, "1"), [200, "99"]);
    assert.deepEqual(await remaining("/v1/validate", validInvoice, "1"), [200, "99"]);
    assert.deepEqual(await remaining("/v1/validate", validInvoice, "2"), [200, "98"]);
    assert.deepEqual(await remaining("/v1/validate", `${validInvoice} `, "1"), [409, "98"]);
  },
};

const setting: Setting = { service: { generation } };
for (const [name, holds] of Object.entries(rows)) Deno.test(`header: ${name}`, () => withService(holds, setting));
