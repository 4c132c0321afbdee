/** Every limit of the specification: what is at it is taken, and what is beyond is not. */
import assert from "node:assert/strict";
import { limits } from "../../host/domain/limits.ts";
import { allowances } from "../../host/domain/tiers.ts";
import { NOON, type Setting, type TestService, withService } from "../support/service.ts";
import { validInvoice } from "../support/terminal.ts";
import { invoiceOf } from "../support/ubl.ts";
import { generation, jsonInvoice, post, postXml } from "./requests.ts";

/** A text with spaces at its end, of a length in bytes. */
function padded(text: string, bytes: number): string {
  return text + " ".repeat(bytes - new TextEncoder().encode(text).length);
}

async function outcome(asked: Promise<Response>): Promise<string> {
  const response = await asked;
  return response.status === 200 ? "200" : (await response.json()).error;
}

async function spent({ service }: TestService, id: string, used: number, month = "2026-11"): Promise<void> {
  await service.stores.kv.atomic().set(["usage", id, month], { used, noticed: true }).commit();
}

const rows: Readonly<Record<string, (it: TestService) => Promise<void>>> = {
  async "a free key has 100 documents a month, starter 2,500, scale 25,000"(it) {
    assert.deepEqual(allowances, { free: 100, starter: 2500, scale: 25_000 });
    for (const tier of ["free", "starter", "scale"] as const) {
      const by = await it.key(tier);
      await spent(it, by.id, allowances[tier] - 1);
      assert.equal(await outcome(it.ask("/v1/parse", postXml(validInvoice, by))), "200");
      assert.equal(await outcome(it.ask("/v1/parse", postXml(validInvoice, by))), "quota_exceeded");
    }
  },
  async "the allowance resets at 00:00 UTC on the first"(it) {
    const by = await it.key();
    await spent(it, by.id, 100);
    it.time.now = Date.UTC(2026, 11, 1) - 1;
    assert.equal(await outcome(it.ask("/v1/parse", postXml(validInvoice, by))), "quota_exceeded");
    it.time.now = Date.UTC(2026, 11, 1);
    const response = await it.ask("/v1/parse", postXml(validInvoice, by));
    assert.deepEqual([response.status, response.headers.get("x-ratelimit-remaining")], [200, "99"]);
    assert.equal(response.headers.get("x-ratelimit-period"), "2026-12");
  },
  async "20 requests come through at once, then 10 a second, of all that costs documents together"({ ask, key, time }) {
    assert.deepEqual(limits.pace, { perSecond: 10, burst: 20 });
    const by = await key();
    const burst = async (count: number) => {
      const paths = Array.from(
        { length: count },
        (_, at) => ["/v1/validate", "/v1/generate", "/v1/parse"][at % 3] ?? "",
      );
      const codes = await Promise.all(paths.map((path) => outcome(ask(path, post("[]", by)))));
      return codes.filter((code) => code !== "rate_limited").length;
    };
    assert.equal(await burst(25), 20);
    time.now += 1000;
    assert.equal(await burst(25), 10);
    time.now += 60_000;
    assert.equal(await burst(25), 20);
  },
  async "the pace of one key is not that of another, and what costs nothing has none"({ ask, key }) {
    const [one, other] = [await key(), await key()];
    for (let count = 0; count < 21; count++) await ask("/v1/validate", post("[]", one));
    assert.equal(await outcome(ask("/v1/validate", post("[]", one))), "rate_limited");
    assert.equal(await outcome(ask("/v1/validate", post("[]", other))), "bad_request");
    const { authorization } = one;
    assert.equal(await outcome(ask("/v1/usage", { headers: { authorization } })), "200");
  },
  async "the pace follows the key through rotation"({ ask, key }) {
    const { authorization } = await key();
    for (let count = 0; count < 21; count++) await ask("/v1/validate", post("[]", { authorization }));
    const { key: next } = await (await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } })).json();
    assert.equal(await outcome(ask("/v1/validate", post("[]", { authorization: `Bearer ${next}` }))), "rate_limited");
  },
  async "each 100,000 bytes of what is refused count as a request, and those of what is charged do not"(
    { ask, key, time },
  ) {
    const by = await key();
    const left = async () => {
      let count = 0;
      while (await outcome(ask("/v1/validate", post("[]", by))) === "bad_request") count++;
      time.now += 60_000;
      return count;
    };
    const sent = (path: string, text: string, bytes: number) => outcome(ask(path, postXml(padded(text, bytes), by)));
    assert.equal(await sent("/v1/parse", validInvoice, 1_000_000), "200");
    assert.equal(await left(), 19);
    assert.equal(await sent("/v1/parse", "<a>", 1_000_000), "xml_malformed");
    assert.equal(await left(), 9);
    assert.equal(await sent("/v1/parse", "<a>", 99_999), "xml_malformed");
    assert.equal(await left(), 19);
    const lines = post(padded(`{"lines":[{}]}`, 500_000), by);
    assert.equal((await ask("/v1/generate", lines)).status, 422);
    assert.equal(await left(), 14);
  },
  async "a repeat costs nothing, and counts as a request for each 100,000 bytes"({ ask, key }) {
    const by = await key();
    const sent = () => {
      const headers = { "idempotency-key": "1" };
      return outcome(ask("/v1/parse", postXml(padded(validInvoice, 1_000_000), by, headers)));
    };
    assert.deepEqual([await sent(), await sent(), await sent(), await sent()], ["200", "200", "200", "rate_limited"]);
  },
  async "after more refused work than a burst, the next request waits until it would have been asked for"(
    { ask, key },
  ) {
    const by = await key("starter");
    await ask("/v1/parse?max_characters=9000000", postXml(padded("<a>", 8_000_000), by));
    const response = await ask("/v1/parse", postXml(validInvoice, by));
    assert.deepEqual([response.status, response.headers.get("retry-after")], [429, "7"]);
  },
  async "who has no key waits for the bytes of bodies that nobody pays for, to the millisecond"({ ask, time }) {
    const sent = async (body: string, address?: string) => {
      const response = await ask("/v1/records/verify", { method: "POST", body }, address);
      await response.body?.cancel();
      return [response.status, response.headers.get("retry-after")];
    };
    const large = "x".repeat(1_500_000);
    assert.deepEqual([await sent(large), await sent(large)], [[413, null], [413, null]]);
    assert.deepEqual(await sent("{}"), [429, "2"]);
    assert.equal((await sent("{}", "198.51.100.2"))[0], 400, "another address has bytes of its own");
    time.now += 1_099;
    assert.deepEqual(await sent("{}"), [429, "1"]);
    time.now += 1;
    assert.equal((await sent("{}"))[0], 400);
  },
  async "a body has 1,048,576 bytes at the most"({ ask, key }) {
    const by = await key();
    for (const path of ["/v1/validate", "/v1/generate"]) {
      assert.equal(await outcome(ask(path, post(padded(jsonInvoice({}), 1_048_576), by))), "200");
      assert.equal(await outcome(ask(path, post(padded(jsonInvoice({}), 1_048_577), by))), "payload_too_large");
    }
    assert.equal(await outcome(ask("/v1/parse", postXml(padded(validInvoice, 1_048_576), by))), "200");
    assert.equal(await outcome(ask("/v1/parse", postXml(padded(validInvoice, 1_048_577), by))), "payload_too_large");
  },
  async "a body has 33,554,432 bytes at the most where max_characters is given"({ ask, key, time }) {
    const by = await key();
    const padding = (bytes: number) => padded(validInvoice, bytes);
    const path = "/v1/validate?max_characters=16000000";
    assert.equal(await outcome(ask(path, postXml(padding(16_000_000), by))), "200");
    assert.equal(await outcome(ask(path, postXml(padding(33_554_432), by))), "xml_limit_exceeded");
    time.now += 60_000;
    assert.equal(await outcome(ask(path, postXml(padding(33_554_433), by))), "payload_too_large");
  },
  async "a body without a length is counted while it comes, and one of 64 MB is read to its end before the answer"(
    { ask, key },
  ) {
    const { authorization } = await key();
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        if (pulled > 64) controller.close();
        else controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    assert.equal(
      await outcome(ask("/v1/validate", { method: "POST", body, headers: { authorization } })),
      "payload_too_large",
    );
    assert.equal(pulled, 65);
  },
  async "of an endless body no more than 64 MB are read"({ ask, key }) {
    const { authorization } = await key();
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    assert.equal(
      await outcome(ask("/v1/validate", { method: "POST", body, headers: { authorization } })),
      "payload_too_large",
    );
    assert.ok(pulled < 70, `${pulled} MB`);
  },
  async "XML has 8,000,000 characters at the most, and up to 16,000,000 by max_characters"({ ask, key, time }) {
    const by = await key();
    const sent = (query: string, characters: number) => {
      time.now += 60_000;
      return outcome(ask(`/v1/parse?max_characters=${query}`, postXml(validInvoice.padEnd(characters), by)));
    };
    assert.equal(await sent("1", 8_000_000), "200");
    assert.equal(await sent("1", 8_000_001), "xml_limit_exceeded");
    assert.equal(await sent("9000000", 9_000_000), "200");
    assert.equal(await sent("9000000", 9_000_001), "xml_limit_exceeded");
    assert.equal(await sent("16000000", 16_000_001), "xml_limit_exceeded");
  },
  async "XML has a depth of 100, 50,000 elements and 256 attributes at the most, also with max_characters"(
    { ask, key },
  ) {
    const by = await key("starter");
    const sent = async (content: string) => {
      const response = await ask("/v1/parse?max_characters=16000000", postXml(invoiceOf(content), by));
      return response.status === 200 ? 200 : (await response.json()).xml_code;
    };
    const deep = (levels: number) => "<cac:a>".repeat(levels) + "</cac:a>".repeat(levels);
    const wide = (count: number) => `<cbc:ID${Array.from({ length: count }, (_, at) => ` a${at}=""`).join("")}/>`;
    assert.deepEqual([await sent(deep(99)), await sent(deep(100))], [200, "depth_limit"]);
    assert.deepEqual([await sent("<cac:a/>".repeat(49_999)), await sent("<cac:a/>".repeat(50_000))], [
      200,
      "element_limit",
    ]);
    assert.deepEqual([await sent(wide(256)), await sent(wide(257))], [200, "attribute_limit"]);
  },
  async "an answer has 500 findings of a severity at the most, and says how many there are"({ ask, key }) {
    const lines = Array.from({ length: 600 }, (_, at) => ({ id: `${at}` }));
    const response = await ask("/v1/validate", post(jsonInvoice({ lines }), await key()));
    const { valid, errors, findings_truncated } = await response.json();
    assert.equal(valid, false);
    assert.equal(errors.length, 500);
    assert.equal(findings_truncated.cap, 500);
    assert.equal(findings_truncated.by_severity.errors.returned, 500);
    assert.ok(findings_truncated.by_severity.errors.total > 600);
  },
  async "a key is rotated three times a UTC day, and again on the next"({ ask, key, time }) {
    let { authorization } = await key();
    let retryAfter: string | null = null;
    const rotate = async () => {
      const response = await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
      const answer = await response.json();
      if (response.status === 200) authorization = `Bearer ${answer.key}`;
      retryAfter = response.headers.get("retry-after");
      return answer.rotations_remaining_today ?? answer.error;
    };
    assert.deepEqual([await rotate(), await rotate(), await rotate()], [2, 1, 0]);
    assert.deepEqual([await rotate(), retryAfter], ["rotation_rate_limited", "43200"]);
    for (const [left, seconds] of [[1_001, "2"], [1_000, "1"], [1, "1"]] as const) {
      time.now = Date.UTC(2026, 10, 22) - left;
      assert.deepEqual([await rotate(), retryAfter], ["rotation_rate_limited", seconds]);
    }
    time.now = Date.UTC(2026, 10, 22);
    assert.equal(await rotate(), 2);
  },
  async "an address gets one free key for an e-mail, and five a UTC day"({ ask, time }) {
    const signup = async (email: string, address?: string) => {
      const response = await ask("/v1/keys", { method: "POST", body: JSON.stringify({ email }) }, address);
      return response.status === 201 ? 201 : (await response.json()).error;
    };
    assert.equal(await signup("a@b.example"), 201);
    assert.equal(await signup("A@b.example", "203.0.113.1"), "key_already_issued");
    for (const name of ["b", "c", "d", "e"]) assert.equal(await signup(`${name}@b.example`), 201);
    assert.equal(await signup("f@b.example"), "too_many_requests");
    assert.equal(await signup("f@b.example", "203.0.113.1"), 201);
    time.now = Date.UTC(2026, 10, 22);
    assert.equal(await signup("g@b.example"), 201);
  },
  async "the addresses of one IPv6 /64 are one client, and so is IPv4 however it is written"({ ask, time }) {
    const init = { method: "POST", body: '{"transaction_id":"cs_1"}' };
    const claims = async (addresses: readonly string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await ask("/v1/fix/claim", init, address)).status);
      return statuses.filter((status) => status === 404).length;
    };
    const hosts = Array.from({ length: 30 }, (_, index) => `2001:db8:1:2:${index}::${index}`);
    assert.equal(await claims(hosts), 10);
    assert.equal(await claims(["2001:db8:1:3::1"]), 1);
    const mapped = Array.from({ length: 20 }, (_, index) => index % 2 === 0 ? "192.0.2.1" : "::ffff:c000:201");
    assert.equal(await claims(mapped), 10);
    time.now += 86_400_000;
    const signups = await Promise.all(hosts.map(async (address, index) => {
      return (await ask("/v1/keys", { method: "POST", body: `{"email":"a${index}@b.example"}` }, address)).status;
    }));
    assert.equal(signups.filter((status) => status === 201).length, 5);
  },
  async "tags and dots that a provider ignores make no second e-mail address"({ ask }) {
    const signup = async (email: string) => {
      return (await ask("/v1/keys", { method: "POST", body: JSON.stringify({ email }) }, `192.0.2.${email.length}`))
        .status;
    };
    assert.deepEqual([await signup("jane.doe@gmail.com"), await signup("jane+1@b.example")], [201, 201]);
    const again = ["JaneDoe@googlemail.com", "j.anedoe+2@gmail.com", "jane@b.example", "JANE+other@b.example"];
    for (const email of again) assert.equal(await signup(email), 409, email);
  },
  async "an e-mail address has 254 characters at the most"({ ask }) {
    const domain = `@${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.example`;
    const signup = async (length: number) => {
      const body = JSON.stringify({ email: "a".repeat(length - domain.length) + domain });
      return (await ask("/v1/keys", { method: "POST", body })).status;
    };
    assert.deepEqual([await signup(254), await signup(255)], [201, 400]);
  },
  async "a record is read 60 times a minute by an address, as JSON and as a page together"({ ask, time }) {
    const read = async (path: string, address?: string) => (await ask(path, {}, address)).status;
    for (let count = 0; count < 30; count++) {
      assert.equal(await read("/v1/records/0"), 404);
      assert.equal(await read("/r/0"), 404);
    }
    assert.deepEqual([await read("/v1/records/0"), await read("/r/0")], [429, 429]);
    assert.equal(await read("/v1/records/0", "203.0.113.1"), 404);
    time.now += 60_000;
    assert.equal(await read("/v1/records/0"), 404);
  },
  async "a fix report is claimed ten times a day by an address at the most"({ ask, time }) {
    const claim = async () => {
      return (await ask("/v1/fix/claim", { method: "POST", body: '{"transaction_id":"cs_1"}' })).status;
    };
    for (let count = 0; count < 10; count++) assert.equal(await claim(), 404);
    assert.equal(await claim(), 429);
    time.now += 86_400_000;
    assert.equal(await claim(), 404);
  },
  async "a record is kept for 365 days"({ ask, key, time }) {
    const response = await ask("/v1/validate?record=true", postXml(validInvoice, await key()));
    const { record } = await response.json();
    assert.equal(Date.parse(record.expires) - NOON, 365 * 86_400_000);
    const read = async () => (await ask(new URL(record.json).pathname)).status;
    time.now = Date.parse(record.expires) - 1;
    assert.equal(await read(), 200);
    time.now++;
    assert.equal(await read(), 404);
  },
  async "an Idempotency-Key is remembered for 24 hours"({ ask, key, time }) {
    const by = await key();
    const remaining = async () => {
      const response = await ask("/v1/validate", post("{}", by, { "idempotency-key": "1" }));
      return response.headers.get("x-ratelimit-remaining");
    };
    assert.equal(await remaining(), "99");
    time.now += 86_400_000 - 1;
    assert.equal(await remaining(), "99");
    time.now++;
    assert.equal(await remaining(), "98");
  },
};

const setting: Setting = { service: { generation } };
for (const [name, holds] of Object.entries(rows)) Deno.test(`limit: ${name}`, () => withService(holds, setting));
