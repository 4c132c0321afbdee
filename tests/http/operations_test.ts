/** What is made of an operation over HTTP, for the forms that validate, parse and generate have not. */
import assert from "node:assert/strict";
import { copy, describe, lookup, number, who } from "../support/operations.ts";
import { type TestService, withService } from "../support/service.ts";
import { post } from "./requests.ts";

async function error(response: Response): Promise<readonly [number, string, string]> {
  const { error, message } = await response.json();
  return [response.status, error, message];
}

async function left({ ask, service: { stores } }: TestService, id: string): Promise<number> {
  assert.equal((await ask("/v1/health")).status, 200);
  const { value } = await stores.kv.get<{ readonly used: number }>(["usage", id, "2026-11"]);
  return 100 - (value?.used ?? 0);
}

const rows: Readonly<Record<string, (it: TestService) => Promise<void>>> = {
  async "fields of a JSON body are checked by the schema that documents them"({ ask, key }) {
    const by = await key();
    const asked = async (body: string) => await error(await ask(lookup.path, post(body, by)));
    for (const body of ["", "[]", "null", "{", "\xff"]) assert.equal((await asked(body))[1], "bad_request", body);
    assert.deepEqual(await asked("{}"), [400, "bad_request", "The field name cannot be used: want a text."]);
    assert.match((await asked('{"name":"longer than ten"}'))[2], /want at most 10 characters/);
    assert.match((await asked('{"name":"Ada","exact_only":"perhaps"}'))[2], /exact_only/);
    assert.deepEqual(await asked('{"name":"Ada","exact_only":"true"}'), [
      404,
      "record_not_found",
      "Nobody is called Ada.",
    ]);
  },
  async "a result can say that it costs nothing, and a problem never costs"(it) {
    const by = await it.key();
    const asked = async (name: string) => {
      const response = await it.ask(lookup.path, post(JSON.stringify({ name }), by));
      return [(await response.json()).status, response.headers.get("x-ratelimit-remaining")];
    };
    assert.deepEqual(await asked("Al"), ["unavailable", "100"]);
    assert.deepEqual(await asked("Ada"), ["found", "99"]);
    await it.ask(lookup.path, post('{"name":"Ada","exact_only":"true"}', by));
    assert.equal(await left(it, by.id), 99);
  },
  async "a repeat under an Idempotency-Key costs nothing, and the key with other fields is refused"({ ask, key }) {
    const by = await key();
    const asked = (name: string) => ask(lookup.path, post(JSON.stringify({ name }), by, { "idempotency-key": "1" }));
    for (let count = 0; count < 2; count++) {
      assert.equal((await asked("Ada")).headers.get("x-ratelimit-remaining"), "99");
    }
    assert.equal((await error(await asked("Bob")))[1], "idempotency_key_reused");
  },
  async "the language is that of the option or the header, for every operation that has one"({ ask, key }) {
    const by = await key();
    const asked = async (query: string, accepted: string) => {
      const response = await ask(lookup.path + query, post('{"name":"Ada"}', by, { "accept-language": accepted }));
      return [(await response.json()).lang, response.headers.get("content-language")];
    };
    assert.deepEqual(await asked("", "fr"), ["fr", "fr"]);
    assert.deepEqual(await asked("?lang=de", "fr"), ["de", "de"]);
  },
  async "a PDF is taken by its content type, given back as one, and nothing else is taken for it"({ ask }) {
    const sent = (type: string, body: string) => {
      return ask(copy.path, { method: "POST", body, headers: { "content-type": type } });
    };
    const response = await sent("Application/PDF; x=y", "%PDF-1.7 and more");
    assert.deepEqual([response.status, response.headers.get("content-type")], [200, "application/pdf"]);
    assert.equal(await response.text(), "%PDF-1.7 and more");
    for (const type of ["application/xml", "application/json", "application/pdfx", ""]) {
      assert.equal((await error(await sent(type, "<a/>")))[1], "unsupported_media_type", type);
    }
  },
  async "what costs nothing and needs no key has no allowance, and looks at no Idempotency-Key"({ ask }) {
    const headers = { "idempotency-key": "ä", "content-type": "application/json" };
    const response = await ask(describe.path, { method: "POST", body: "{}", headers });
    assert.deepEqual([response.status, response.headers.get("x-ratelimit-limit")], [200, null]);
    assert.deepEqual(await response.json(), { kind: "json", size: 2, limits: {}, lang: "en" });
  },
  async "what costs nothing can need a key, and then has no allowance either"(it) {
    assert.equal((await error(await it.ask(who.path, { method: "POST" })))[1], "missing_api_key");
    const by = await it.key();
    await it.service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 100, noticed: true }).commit();
    const response = await it.ask(who.path, { method: "POST", headers: { authorization: by.authorization } });
    assert.deepEqual([await response.json(), response.headers.get("x-ratelimit-limit")], [{ tier: "free" }, null]);
  },
  async "a refusal is 422 with what was found"({ ask, key }) {
    const { authorization } = await key("scale");
    const response = await ask(who.path, { method: "POST", headers: { authorization } });
    assert.deepEqual([response.status, await response.json()], [422, { tier: "scale" }]);
  },
  async "an operation has each of its methods, says whose address it is, and makes something with 201"({ ask }) {
    for (const method of ["GET", "POST"]) {
      const response = await ask(number.path, { method }, "203.0.113.9");
      assert.deepEqual([response.status, await response.json()], [201, { at: "203.0.113.9" }]);
    }
    assert.equal((await ask(number.path, { method: "PUT" })).headers.get("allow"), "GET, HEAD, OPTIONS, POST");
    const { paths } = await (await ask("/openapi.json")).json();
    const { get, post } = paths[number.path];
    assert.deepEqual([post.operationId, get.operationId], ["number", "getNumber"]);
    assert.ok("201" in post.responses && "429" in post.responses && !("200" in post.responses));
  },
  async "a window counts the requests of an address, whichever method they have"({ ask, time }) {
    const asked = async (method: string, address?: string) => (await ask(number.path, { method }, address)).status;
    for (let count = 0; count < 5; count++) assert.deepEqual([await asked("GET"), await asked("POST")], [201, 201]);
    const refused = await ask(number.path);
    assert.deepEqual((await error(refused)).slice(0, 2), [429, "too_many_requests"]);
    assert.deepEqual([await asked("GET", "203.0.113.9"), await asked("POST")], [201, 429]);
    time.now += 86_400_000;
    assert.equal(await asked("POST"), 201);
  },
  async "pages of the service's own origin may ask where the operation says so, and no others"({ ask }) {
    const allowed = async (path: string, origin: string) => {
      const { headers } = await ask(path, { method: "OPTIONS", headers: { origin } });
      return [headers.get("access-control-allow-origin"), headers.get("access-control-allow-methods")];
    };
    assert.deepEqual(await allowed(number.path, "https://faktlint.example"), ["https://faktlint.example", "POST,GET"]);
    assert.equal((await allowed(number.path, "https://shop.example"))[0], null);
    assert.equal((await allowed(describe.path, "https://faktlint.example"))[0], null);
  },
  async "the OpenAPI document says of an operation what it takes, needs and answers"({ ask }) {
    const { paths } = await (await ask("/openapi.json")).json();
    const { post: { operationId, parameters, requestBody, responses } } = paths[lookup.path];
    assert.equal(operationId, "lookUp");
    assert.deepEqual(parameters.map(({ name }: { name: string }) => name).sort(), ["Idempotency-Key", "lang"]);
    assert.deepEqual(requestBody.content["application/json"].schema.required, ["name"]);
    assert.deepEqual(Object.keys(responses), ["200", "400", "401", "404", "409", "410", "413", "429", "500", "503"]);
    const unpaid = paths[describe.path].post;
    assert.deepEqual([unpaid.security, unpaid.responses["401"]], [[], undefined]);
    // What anybody may send counts by its bytes.
    assert.match(unpaid.responses["429"].description, /: rate_limited$/);
    assert.deepEqual(Object.keys(paths[copy.path].post.requestBody.content), ["application/pdf"]);
  },
};

const setting = { operations: [lookup, copy, who, describe, number] };
for (const [name, holds] of Object.entries(rows)) Deno.test(`operation: ${name}`, () => withService(holds, setting));

Deno.test("operation: with METERING=off what costs needs no key, and what is about an account needs one", () =>
  withService(async ({ ask }) => {
    const asked = await ask(lookup.path, { method: "POST", body: '{"name":"Ada"}' });
    assert.deepEqual([asked.status, asked.headers.get("x-ratelimit-limit")], [200, null]);
    assert.equal((await error(await ask(who.path, { method: "POST" })))[1], "missing_api_key");
  }, { ...setting, environment: { METERING: "off" } }));
