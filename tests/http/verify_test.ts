/** `POST /v1/records/verify`: records and receipts as somebody shows them. */
import assert from "node:assert/strict";
import { signingKeys, withReceipt } from "../../host/domain/receipts.ts";
import { type Setting, type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { postXml } from "./requests.ts";

const [OLD, NEW] = ["the key of last year", "the key of this year"];

async function signing(current: string | undefined, ...old: string[]): Promise<Setting> {
  return { service: { signingKeys: await signingKeys(current, old) } };
}

async function verified({ ask }: TestService, body: string): Promise<Record<string, unknown>> {
  const response = await ask("/v1/records/verify", { method: "POST", body });
  return { http: response.status, ...await response.json() };
}

async function verifiedBy({ ask }: TestService, key: string, body: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await ask("/v1/records/verify", { method: "POST", body, headers });
  return { http: response.status, ...await response.json() };
}

async function recordOf({ ask, key }: TestService): Promise<string> {
  const { record } = await (await ask("/v1/validate?record=true", postXml(validInvoice, await key()))).json();
  return await (await ask(`/v1/records/${record.id}`)).text();
}

async function receiptBy(key: string | undefined): Promise<string> {
  const { current } = await signingKeys(key);
  const facts = { issued_at: "2026-11-21T12:00:00.000Z", engine: "faktlint", statement: "A statement." };
  return JSON.stringify(
    await withReceipt({ status: "valid", name: "Ada", evidence: [{ sha256: "0" }] }, facts, current),
  );
}

Deno.test("a record and a receipt are authentic where their key is known, also when it signs no longer", async () => {
  const receipt = await receiptBy(OLD);
  await withService(async (it) => {
    const record = await recordOf(it);
    for (const keys of [await signing(OLD), await signing(NEW, OLD), await signing(undefined, OLD)]) {
      await withService(async (later) => {
        for (
          const [text, issued] of [[record, JSON.parse(record).date], [receipt, "2026-11-21T12:00:00.000Z"]] as const
        ) {
          const { status, issued_at, key_id } = await verified(later, text);
          assert.deepEqual([status, issued_at], ["authentic", issued]);
          assert.equal(typeof key_id, "string");
        }
      }, keys);
    }
    await withService(async (other) => {
      assert.equal((await verified(other, record))["status"], "unknown_key");
      assert.equal((await verified(other, receipt))["status"], "unknown_key");
    }, await signing(NEW));
  }, await signing(OLD));
});

Deno.test("a receipt that is changed in any character is not authentic", async () => {
  const receipt = await receiptBy(OLD);
  const keys = await signing(OLD);

  await withService(async (it) => {
    for (let at = 0; at < receipt.length; at++) {
      it.time.now += 1000 * 60;
      const changed = receipt.slice(0, at) + (receipt[at] === "0" ? "1" : "0") + receipt.slice(at + 1);
      const { http, status } = await verified(it, changed);
      if (http === 200) assert.ok(status === "altered" || status === "unknown_key", changed);
      else assert.equal(http, 400, changed);
    }
  }, keys);
});

const bulky: readonly (readonly [what: string, answer: object])[] = [
  ["of more than 1 MB", { document: '"'.repeat(700_000) }],
  ["of more values than records have", { changes: Array.from({ length: 40_000 }, (_, at) => at) }],
];

for (const [what, answer] of bulky) {
  Deno.test(`an answer ${what} that was signed here is verified for every good key, and for nobody else`, async () => {
    const keys = await signing(OLD);
    const facts = { issued_at: "2026-11-21T12:00:00.000Z", engine: "faktlint", statement: "A statement." };
    const text = JSON.stringify(await withReceipt(answer, facts, keys.service?.signingKeys?.current));
    await withService(async (it) => {
      const { key } = await it.key("free");
      assert.equal((await verifiedBy(it, key, text))["status"], "authentic");
      assert.equal((await verifiedBy(it, key, text.replace("A statement", "B statement")))["status"], "altered");
      assert.equal((await verifiedBy(it, `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`, text))["http"], 413);
      const { http, error, message } = await verified(it, text);
      assert.deepEqual([http, error], [413, "payload_too_large"]);
      if (text.length > 1_048_576) assert.match(String(message), /with an API key/);
    }, keys);
    await withService(async (it) => assert.equal((await verified(it, text))["status"], "authentic"), {
      ...keys,
      environment: { METERING: "off" },
    });
  });
}

Deno.test("what a key has verified counts by its bytes, and keeps it from nothing that it pays for", async () => {
  const keys = await signing(OLD);
  const facts = { issued_at: "2026-11-21T12:00:00.000Z", engine: "faktlint", statement: "A statement." };
  const answer = { document: "x".repeat(3_000_000) };
  const text = JSON.stringify(await withReceipt(answer, facts, keys.service?.signingKeys?.current));
  await withService(async (it) => {
    const by = await it.key("free");
    assert.equal((await verifiedBy(it, by.key, text))["status"], "authentic");
    assert.deepEqual((await verifiedBy(it, by.key, "{}"))["error"], "rate_limited");
    assert.equal((await it.ask("/v1/validate", postXml(validInvoice, by))).status, 200);
    it.time.now += 2_000;
    assert.equal((await verifiedBy(it, by.key, text))["status"], "authentic");
  }, keys);
});

const forged: readonly (readonly [string, (text: string) => string, string])[] = [
  ["with a field more", (text) => text.replace("{", '{"more":1,'), "altered"],
  ["with a field less", (text) => text.replace('"name":"Ada",', ""), "altered"],
  ["with another answer and its digest", (text) => text.replace("Ada", "Bob"), "altered"],
  ["that says it is unsigned as well", (text) => text.replace('"key_id"', '"unsigned":true,"key_id"'), "altered"],
  ["without its signature", (text) => text.replace(/,"signature":"[0-9a-f]+"/, ""), "altered"],
  ["with half a character", (text) => text.replace("Ada", "\\ud800"), "altered"],
  ["with a number beyond doubles", (text) => text.replace("{", '{"more":1e999,'), "altered"],
];

for (const [what, forge, status] of forged) {
  Deno.test(`a receipt ${what} is ${status}`, async () => {
    const receipt = await receiptBy(OLD);
    assert.notEqual(forge(receipt), receipt);
    await withService(async (it) => {
      assert.deepEqual(await verified(it, forge(receipt)), { http: 200, status, key_id: null, issued_at: null });
    }, await signing(OLD));
  });
}

Deno.test("what is unsigned is called so, and altered where its digest does not hold", () =>
  withService(async (it) => {
    const receipt = await receiptBy(undefined);
    for (const text of [receipt, await recordOf(it)]) assert.equal((await verified(it, text))["status"], "unsigned");
    assert.equal((await verified(it, receipt.replace("Ada", "Bob")))["status"], "altered");
  }));

for (
  const body of ["{}", '{"receipt":5}', '{"signature":null}', '{"a":1,"a":2}', '{"__proto__":{},"receipt":{}}', "[]"]
) {
  Deno.test(`the body ${body} is neither a record nor a receipt: 400 bad_request`, () =>
    withService(async (it) => {
      const { http, error } = await verified(it, body);
      assert.deepEqual([http, error], [400, "bad_request"]);
    }));
}

const nested = (open: string, levels: number, close: string) =>
  `{"receipt":{},"a":${open.repeat(levels)}1${close.repeat(levels)}}`;

for (
  const [what, body, http, error] of [
    ["nested too deep in lists", nested("[", 100, "]"), 400, "bad_request"],
    ["nested too deep in objects", nested('{"a":', 20_000, "}"), 400, "bad_request"],
    ["nested until nothing can read it", nested("[", 500_000, "]"), 413, "payload_too_large"],
    [
      "of more values than records have",
      `{"receipt":{},"a":[${Array(30_000).fill('""').join()}]}`,
      413,
      "payload_too_large",
    ],
  ] as const
) {
  Deno.test(`a body ${what} is refused before it is read: ${http} ${error}`, () =>
    withService(async (it) => {
      const answer = await verified(it, body);
      assert.deepEqual([answer.http, answer.error], [http, error]);
    }));
}

Deno.test("values are counted outside of texts, whatever these hold", async () => {
  const text = JSON.stringify(`${'[{,:"\\'.repeat(30_000)}`);
  const receipt = (await receiptBy(OLD)).replace("{", `{"more":${text},`);
  await withService(async (it) => assert.equal((await verified(it, receipt))["status"], "altered"), await signing(OLD));
});

Deno.test("a field that occurs twice hides nothing: the receipt is refused", async () => {
  const receipt = (await receiptBy(OLD)).replace("{", '{"status":"invalid",');
  await withService(async (it) => assert.equal((await verified(it, receipt))["http"], 400), await signing(OLD));
});

Deno.test("limit: 60 records a minute are checked for an address", () =>
  withService(async (it) => {
    const receipt = await receiptBy(undefined);
    for (let nth = 1; nth <= 60; nth++) assert.equal((await verified(it, receipt))["http"], 200);
    assert.equal((await verified(it, receipt))["error"], "too_many_requests");
    it.time.now += 60_000;
    assert.equal((await verified(it, receipt))["http"], 200);
  }));
