/** /mcp as bytes on the wire: revisions, headers, refusals. */
import assert from "node:assert/strict";
import { tools } from "../../host/mcp/tools.ts";
import {
  answerOf,
  callTool,
  envelope,
  type Headers,
  type Json,
  message,
  MODERN,
  modernHeaders,
  object,
  posted,
} from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";
import { jsonInvoice } from "../http/requests.ts";

const names = tools.map(({ name }) => name);

async function ask({ ask }: TestService, body: Json | readonly Json[] | string, headers: Headers = {}) {
  const response = await ask("/mcp", posted(typeof body === "string" ? body : JSON.stringify(body), headers));
  return { status: response.status, headers: response.headers, answers: await answerOf(response) };
}

function initialize(protocolVersion: string): Json {
  return message("initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } });
}

function errorIn([answer = {}]: readonly Json[]): unknown {
  return object(answer["error"])["code"];
}

for (const revision of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]) {
  Deno.test(`the revision ${revision} is negotiated, and lists the tools with and without its header`, async () => {
    await withService(async (it) => {
      const { answers: [begun = {}] } = await ask(it, initialize(revision));
      const result = object(begun["result"]);
      assert.equal(result["protocolVersion"], revision);
      assert.equal("logging" in object(result["capabilities"]), false);
      const versions: readonly Headers[] = [{}, { "mcp-protocol-version": revision }];
      for (const headers of versions) {
        const { answers: [listed = {}] } = await ask(it, message("tools/list"), headers);
        const { tools: found } = object(listed["result"]);
        assert.deepEqual(Array.isArray(found) ? found.map(({ name }) => name) : [], names);
      }
      const { status, answers } = await ask(it, message("notifications/initialized", {}, null));
      assert.deepEqual([status, answers], [202, []]);
    });
  });
}

Deno.test("initialize that asks for a revision that has no initialize gets the newest that has one", async () => {
  await withService(async (it) => {
    const { answers: [answer = {}] } = await ask(it, initialize(MODERN));
    assert.equal(object(answer["result"])["protocolVersion"], "2025-11-25");
  });
});

Deno.test("server/discover names the newest revision, the tools and how to work with them", async () => {
  await withService(async (it) => {
    const { status, answers: [answer = {}] } = await ask(
      it,
      message("server/discover", { _meta: envelope }),
      modernHeaders("server/discover"),
    );
    const result = object(answer["result"]);
    assert.equal(status, 200);
    assert.deepEqual(result["supportedVersions"], [MODERN]);
    assert.ok("tools" in object(result["capabilities"]) && !("logging" in object(result["capabilities"])));
    assert.match(String(result["instructions"]), /validate_invoice.*generate_invoice/s);
  });
});

/** What is left out of a request of the newest revision, or contradicts it. */
const incomplete: readonly (readonly [what: string, headers: Headers, meta: Json, code: number])[] = [
  ["no version header", { "mcp-method": "tools/list" }, envelope, -32020],
  ["no method header", { "mcp-protocol-version": MODERN }, envelope, -32020],
  ["another method in the header", { "mcp-protocol-version": MODERN, "mcp-method": "tools/call" }, envelope, -32020],
  ["no envelope", modernHeaders("tools/list"), {}, -32602],
  [
    "a revision that is yet to come",
    { ...modernHeaders("tools/list"), "mcp-protocol-version": "2099-01-01" },
    { ...envelope, "io.modelcontextprotocol/protocolVersion": "2099-01-01" },
    -32022,
  ],
];

for (const [what, headers, meta, code] of incomplete) {
  Deno.test(`a request of the newest revision with ${what} is 400 with ${code}`, async () => {
    await withService(async (it) => {
      const body = message("tools/list", Object.keys(meta).length === 0 ? {} : { _meta: meta });
      const { status, answers } = await ask(it, body, headers);
      assert.deepEqual([status, errorIn(answers)], [400, code]);
    });
  });
}

Deno.test("an old revision that accepts no events is refused, and so is a body that is not JSON", async () => {
  await withService(async (it) => {
    assert.equal((await ask(it, message("tools/list"), { accept: "application/json" })).status, 406);
    assert.equal((await ask(it, message("tools/list"), { "content-type": "text/plain" })).status, 415);
    for (
      const [body, code] of [["{", -32700], ["", -32700], ["5", -32600], ["null", -32600], ["{}", -32600]] as const
    ) {
      const { status, answers } = await ask(it, body);
      assert.deepEqual([status, errorIn(answers)], [400, code], body);
    }
    const invalid = await it.ask("/mcp", posted(new Uint8Array([0x22, 0xff, 0x22])));
    assert.equal(errorIn(await answerOf(invalid)), -32700);
  });
});

Deno.test("several messages come at once where the revision has that, and each is answered", async () => {
  const batch = [message("tools/list"), message("ping", {}, 2), message("notifications/initialized", {}, null)];
  await withService(async (it) => {
    for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }] as const) {
      const { answers } = await ask(it, batch, headers);
      assert.deepEqual(answers.flat().map(({ id }) => id).toSorted(), [1, 2]);
    }
    for (const revision of ["2025-06-18", "2025-11-25", MODERN]) {
      const { status, answers } = await ask(it, batch, { "mcp-protocol-version": revision });
      assert.deepEqual([status, errorIn(answers)], [400, -32600], revision);
    }
    const { status } = await ask(it, Array.from({ length: 21 }, (_, id) => message("ping", {}, id)));
    assert.equal(status, 400);
  });
});

Deno.test("several calls at once are each charged", async () => {
  await withService(async (it) => {
    const { authorization } = await it.key();
    const invoice = JSON.parse(jsonInvoice({}));
    const calls = [1, 2].map((id) => message("tools/call", { name: "validate_invoice", arguments: { invoice } }, id));
    const { answers } = await ask(it, calls, { authorization });
    for (const answer of answers) assert.doesNotMatch(JSON.stringify(answer), /"isError":true/);
    const usage = await (await it.ask("/v1/usage", { headers: { authorization } })).json();
    assert.equal(usage.used, 2);
  });
});

Deno.test("GET and DELETE are 405, and OPTIONS says what there is", async () => {
  await withService(async ({ ask }) => {
    for (const method of ["GET", "DELETE", "PUT", "HEAD"]) {
      const response = await ask("/mcp", { method });
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get("allow"), "OPTIONS, POST");
    }
    const { error } = await (await ask("/mcp")).json();
    assert.equal(error, "method_not_allowed");
    assert.equal((await ask("/mcp", { method: "OPTIONS" })).status, 204);
  });
});

Deno.test("the own origin and those of ALLOWED_ORIGINS may call, and so does who has none", async () => {
  const setting = { environment: { ALLOWED_ORIGINS: "https://app.example" } };
  await withService(async (it) => {
    assert.equal((await ask(it, message("ping"))).status, 200);
    assert.equal((await ask(it, message("ping"), { origin: "https://app.example" })).status, 200);
    const { status, answers: [answer = {}], headers } = await ask(it, message("ping"), {
      origin: "https://evil.example",
    });
    assert.deepEqual([status, answer["error"]], [403, "forbidden_origin"]);
    assert.equal(headers.get("access-control-allow-origin"), null);
  }, setting);
  await withService(async (it) => {
    assert.equal((await ask(it, message("ping"), { origin: "https://faktlint.example" })).status, 200);
  });
});

Deno.test("a key in the address is refused, though it is good", async () => {
  await withService(async (it) => {
    const { key } = await it.key();
    for (const name of ["key", "api_key", "token", "anything"]) {
      const response = await it.ask(`/mcp?${name}=${key}`, posted(JSON.stringify(message("tools/list"))));
      assert.deepEqual([response.status, (await response.json()).error], [401, "missing_api_key"], name);
    }
  });
});

Deno.test("a body over the limit is 413, and max_characters in the address raises it", async () => {
  await withService(async (it) => {
    const { authorization } = await it.key();
    const note = "x".repeat(1_100_000);
    const body = JSON.stringify(message("tools/call", { name: "validate_invoice", arguments: { invoice: { note } } }));
    const refused = await it.ask("/mcp", posted(body, { authorization }));
    assert.deepEqual([refused.status, (await refused.json()).error], [413, "payload_too_large"]);
    const taken = await it.ask("/mcp?max_characters=9000000", posted(body, { authorization }));
    assert.equal(taken.status, 200);
    assert.match(JSON.stringify(await answerOf(taken)), /NOT VALID/);
  });
});

Deno.test("a message is refused before it is read where it is nested too deep, or holds too many values", async () => {
  await withService(async (it) => {
    const called = (invoice: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"validate_invoice","arguments":{"invoice":${invoice}}}}`;
    const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    const many = (values: number) => `[${Array(values).fill("0").join()}]`;
    for (const body of [nested(121), called(`{"a":${nested(200)}}`), many(30_001), called(`{"a":${many(30_001)}}`)]) {
      const { status, answers } = await ask(it, body);
      assert.deepEqual([status, errorIn(answers)], [400, -32600]);
    }
    const { authorization } = await it.key();
    // With a key, there may be as many as an invoice at its limits has; beside the invoice, few.
    const known = await ask(it, called(`{"a":${many(250_000)}}`), { authorization });
    assert.equal(known.status, 200);
    const beyond = await ask(it, called(`{"a":${many(300_001)}}`), { authorization });
    assert.deepEqual([beyond.status, errorIn(beyond.answers)], [400, -32600]);
    const names = Array.from({ length: 2_000 }, (_, at) => `"a${at}":0`).join();
    const beside =
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explain_rule","arguments":{${names}}}}`;
    const named = await ask(it, beside, { authorization });
    assert.deepEqual([named.status, errorIn(named.answers)], [400, -32600]);
    assert.equal((await ask(it, called(`{"a":${nested(90)}}`), { authorization })).status, 200);
    assert.equal((await ask(it, called(`{"note":"${nested(500)}"}`), { authorization })).status, 200);
  });
});

Deno.test("an answer says that nobody may keep it, and which request it was", async () => {
  await withService(async (it) => {
    const { headers } = await ask(it, message("tools/list"), { "x-request-id": "abc" });
    assert.match(headers.get("cache-control") ?? "", /no-store/);
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.equal(headers.get("x-request-id"), "abc");
    assert.deepEqual(it.logged.map((entry) => "route" in entry ? entry.route : ""), ["/mcp"]);
  });
});

Deno.test("an unknown tool is an error that names the nearest", async () => {
  await withService(async (it) => {
    const { answers: [answer = {}] } = await ask(
      it,
      message("tools/call", { name: "validate_invioce", arguments: {} }),
    );
    const { code, message: text } = object(answer["error"]);
    assert.equal(code, -32602);
    assert.match(String(text), /Did you mean validate_invoice\?/);
  });
});

/** Arguments that cannot be used, the field that the error names, and its code. */
const wrong: readonly (readonly [tool: string, given: Json, field: string, code?: string])[] = [
  ["validate_invoice", {}, "invoice"],
  ["validate_invoice", { invoice: 5 }, "invoice"],
  ["validate_invoice", { invoice: [] }, "invoice"],
  ["validate_invoice", { invoice: "<Invoice/>" }, "invoice"],
  ["validate_invoice", { invoice: {}, strict: "true" }, "strict"],
  ["validate_invoice", { invoice: {}, lang: "xx" }, "lang"],
  ["validate_invoice", { invoice: {}, offset: -1 }, "offset"],
  ["validate_invoice", { invoice: {}, strickt: true }, "strickt"],
  ["validate_invoice", { invoice: {}, ["__proto__x"]: 1 }, "__proto__x"],
  ["validate_invoice_xml", { xml: 5 }, "xml"],
  ["validate_invoice_xml", { invoice: {} }, "invoice"],
  ["validate_invoice_xml", { xml: "<a/>", profile: "x" }, "profile"],
  ["generate_invoice", { invoice: {}, format: "json" }, "format"],
  ["explain_rule", {}, "rule_id"],
  ["explain_rule", { rule_id: 5 }, "rule_id"],
  ["explain_rule", { rule_id: "BR-16", path: "/etc/passwd" }, "path"],
  ["issue_api_key", { email: "nobody" }, "email", "invalid_email"],
  ["lookup_peppol_participant", { participant: 5 }, "participant"],
  ["verify_vat_vies", {}, "vat_id"],
];

for (const [tool, given, field, code = "bad_request"] of wrong) {
  Deno.test(`${tool} with ${JSON.stringify(given)} is an error that names ${field}`, async () => {
    await withService(async (it) => {
      const by = await it.key();
      const { isError, envelope, text } = await callTool(it, tool, given, { authorization: by.authorization });
      assert.deepEqual([isError, envelope["error"], envelope["field"]], [true, code, field]);
      assert.match(text, new RegExp(field));
      const usage = await (await it.ask("/v1/usage", { headers: { authorization: by.authorization } })).json();
      assert.equal(usage.used, 0);
    });
  });
}

Deno.test("arguments that are no object are an error of the protocol", async () => {
  await withService(async (it) => {
    for (const given of [[], "x", 5]) {
      const { answers } = await ask(it, message("tools/call", { name: "explain_rule", arguments: given }));
      assert.equal(errorIn(answers), -32602, JSON.stringify(given));
    }
  });
});
