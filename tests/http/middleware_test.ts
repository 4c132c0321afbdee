/** What the middleware does that no single request shows. */
import assert from "node:assert/strict";
import { drain } from "../../host/http/middleware/body.ts";
import { faultEntry } from "../../host/domain/log_entry.ts";
import { GeneratedOnce } from "../../host/http/generated.ts";
import { Buckets } from "../../host/metering/pace.ts";
import { Counts } from "../../host/metering/window.ts";
import { signingKey } from "../../host/domain/receipts.ts";
import { stored } from "../support/stores.ts";
import { validVerdict } from "../support/verdicts.ts";
import { withService } from "../support/service.ts";
import { post } from "./requests.ts";

Deno.test("Buckets says how long to wait until the next request is taken", () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 2, burst: 1 }, () => now);
  assert.equal(buckets.take("a"), 0);
  assert.equal(buckets.take("a"), 500);
  now = 400;
  assert.equal(buckets.take("a"), 100);
  now = 500;
  assert.equal(buckets.take("a"), 0);
});

Deno.test("Buckets takes work out by its bytes, and lets the next request wait until that is made up for", () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 10, burst: 20 }, () => now);
  buckets.spend("a", 99_999);
  buckets.spend("b", 2_500_000);
  assert.deepEqual([buckets.take("a"), buckets.take("b")], [0, 600]);
  now = 600;
  assert.equal(buckets.take("b"), 0);
});

Deno.test("Buckets fills no bucket when the clock is set back", () => {
  let now = 1000;
  const buckets = new Buckets({ perSecond: 1, burst: 1 }, () => now);
  buckets.take("a");
  now = 0;
  assert.ok(buckets.take("a") > 0);
});

Deno.test("Buckets forgets the keys that asked longest ago, and so does not grow with every key that ever asked", () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 10, burst: 20 }, () => now);
  for (let index = 0; index < 50_000; index++) {
    now += 1;
    buckets.take(`key ${index}`);
  }
  assert.ok(buckets.size <= 10_001, `${buckets.size} buckets`);
});

Deno.test("Counts starts over when its time is over, and forgets who asked", () => {
  let now = 0;
  const counts = new Counts({ requests: 1, milliseconds: 100 }, () => now);
  assert.deepEqual([counts.take("a"), counts.take("a"), counts.take("b")], [0, 100, 0]);
  now = 60;
  assert.equal(counts.take("a"), 40);
  now = 100;
  assert.equal(counts.take("a"), 0);
});

Deno.test("drain() ends at 64 MB, and with a client that goes away", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1_048_576));
    },
  });
  await drain(endless);
  assert.ok(pulled < 70, `${pulled} MB`);
  await drain(
    new ReadableStream({
      pull: (controller) => controller.error(new Error("gone")),
    }),
  );
});

Deno.test("faultEntry() keeps the name and the places of an exception, and not what it says", () => {
  const error = new RangeError("invoice 4711\nat the second line of Jane Doe");
  const entry = faultEntry(error, "id", 0);
  assert.equal(entry.fault, "RangeError");
  assert.doesNotMatch(JSON.stringify(entry), /4711/);
  assert.match(entry.stack[0] ?? "", /middleware_test\.ts/);
  assert.deepEqual(faultEntry("thrown text", "id", 0).stack, []);
});

Deno.test("a body that breaks off is a bad request, and no fault of the server", () =>
  withService(async ({ ask, key, logged }) => {
    const { authorization } = await key();
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
    const response = await ask("/v1/validate", { method: "POST", body, headers: { authorization } });
    assert.deepEqual([response.status, (await response.json()).error], [400, "bad_request"]);
    assert.ok(!logged.some((entry) => entry.level === "error"));
  }));

Deno.test("a repeat is answered also when the allowance is used up meanwhile, and a new request is not", () =>
  withService(async ({ ask, key, service }) => {
    const by = await key();
    const status = async (name: string) => {
      return (await ask("/v1/validate", post("{}", by, { "idempotency-key": name }))).status;
    };
    assert.equal(await status("one"), 200);
    await service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 100, noticed: true }).commit();
    assert.deepEqual([await status("one"), await status("two")], [200, 429]);
  }));

Deno.test("repeats with record=true, many and at once, are answered with the one record that was stored", () =>
  withService(async ({ ask, key, service }) => {
    const by = await key();
    const init = () => post("{}", by, { "idempotency-key": "one" });
    const path = "/v1/validate?record=true";
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await (await ask(path, init())).json()));
    const [{ record }] = answers;
    for (const answer of answers) assert.deepEqual(answer.record, record);
    assert.equal((await ask(new URL(record.json).pathname)).status, 200);
    assert.equal((await service.stores.kv.list(["record"])).length, 1);
  }));

Deno.test("a changed record is logged by its code and its request, and not by its id", () =>
  withService(async ({ ask, service, logged }) => {
    const document = { sha256: "0".repeat(64), hash_input: "raw_xml_bytes" } as const;
    const { id } = await stored(service.stores, validVerdict, document, await signingKey("of another server"));
    const response = await ask(`/v1/records/${id}`);
    const [entry] = logged.filter((it) => "event" in it);
    assert.deepEqual([entry?.event, entry?.level], ["record_key_unknown", "error"]);
    assert.equal(entry?.request_id, response.headers.get("x-request-id"));
    assert.ok(!JSON.stringify(logged).includes(id));
  }));

Deno.test("a log that fails changes no answer: a rotated key is handed over, a fault is a fault", () =>
  withService(async ({ ask, key, service }) => {
    const { authorization } = await key();
    const rotated = await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
    const next = { authorization: `Bearer ${(await rotated.json()).key}` };
    assert.deepEqual([rotated.status, (await ask("/v1/usage", { headers: next })).status], [200, 200]);
    service.stores.kv.get = () => Promise.reject(new Error("of the store"));
    const fault = await ask("/v1/usage", { headers: next });
    assert.deepEqual([fault.status, (await fault.json()).error], [500, "internal_error"]);
  }, {
    service: {
      log: () => {
        throw new Deno.errors.BrokenPipe("Broken pipe");
      },
    },
  }));

Deno.test("twenty repeats at once are charged once", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const init = () => post("{}", by, { "idempotency-key": "one" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/v1/validate", init())));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const { headers } = await ask("/v1/validate", { ...post("[]", by) });
    assert.equal(headers.get("x-ratelimit-remaining"), "99");
  }));

Deno.test("what is generated is made once, however many ask at once, and again where it failed", async () => {
  const once = new GeneratedOnce();
  let made = 0;
  const make = () => Promise.resolve(`made ${++made}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => once.of("a", make)));
  assert.deepEqual(new Set(all.map(({ text }) => text)), new Set(["made 1"]));
  assert.equal((await once.of("b", make)).text, "made 2");
  await assert.rejects(once.of("c", () => Promise.reject(new Error("not now"))), /not now/);
  assert.equal((await once.of("c", make)).text, "made 3");
});
