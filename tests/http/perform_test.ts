/** Requests that come by HTTP and by another way at once, as tools for agents will: what they cost is one sum. */
import assert from "node:assert/strict";
import { Buckets } from "../../host/metering/pace.ts";
import { windowsOf } from "../../host/metering/window.ts";
import { perform, type Performing, type Request } from "../../host/operations/perform.ts";
import { limits } from "../../host/domain/limits.ts";
import { Problem } from "../../host/domain/problems.ts";
import { lookup } from "../support/operations.ts";
import { type TestService, withService } from "../support/service.ts";
import { post } from "./requests.ts";

/** A service that a test can ask without HTTP, on the same store. */
function behind({ service }: TestService): Performing {
  const { limits, stores: { clock } } = service;
  const buckets = new Buckets({ perSecond: 1, burst: 1000 }, clock);
  const windows = windowsOf(limits, clock);
  return { ...service, metering: true, buckets, windows };
}

function request(key: string, more: Partial<Request> = {}): Request {
  return {
    id: "direct",
    address: "198.51.100.1",
    signal: new AbortController().signal,
    key,
    idempotencyKey: undefined,
    receive: () =>
      Promise.resolve({
        input: { options: {}, fields: { name: "Ada" } },
        body: "Ada",
        lang: "en",
      }),
    say: () => {},
    ...more,
  };
}

const setting = {
  operations: [lookup],
  service: {
    limits: {
      ...limits,
      pace: { perSecond: 1, burst: 1000 },
    },
  },
};

Deno.test("perform() and HTTP share the allowance: of the 24 documents asked for at once, the last 10 are done", () =>
  withService(async (it) => {
    const by = await it.key();
    await it.service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 90, noticed: true }).commit();
    const direct = Array.from({ length: 12 }, () => perform(behind(it), lookup, request(by.key)));
    const routed = Array.from({ length: 12 }, async () => {
      const response = await it.ask(lookup.path, post('{"name":"Ada"}', by));
      return response.status === 200 ? undefined : (await response.json()).error;
    });
    const codes = [
      ...(await Promise.all(direct)).map((done) => done instanceof Problem ? done.code : undefined),
      ...await Promise.all(routed),
    ];
    assert.equal(codes.filter((code) => code === undefined).length, 10);
    assert.deepEqual(new Set(codes), new Set([undefined, "quota_exceeded"]));
    const { value } = await it.service.stores.kv.get<{ readonly used: number }>(["usage", by.id, "2026-11"]);
    assert.equal(value?.used, 100);
  }, setting));

Deno.test("perform() says what is left before the work and after the charge, and reads no request that is not let in", () =>
  withService(async (it) => {
    const by = await it.key();
    const said: number[] = [];
    const say: Request["say"] = (facts) => void (facts !== undefined && said.push(facts.usage.remaining));
    assert.ok(!(await perform(behind(it), lookup, request(by.key, { say })) instanceof Problem));
    assert.deepEqual(said, [100, 99]);
    const receive = () => Promise.reject(new Error("read"));
    for (const key of [undefined, "nobody's"]) {
      const refused = await perform(behind(it), lookup, { ...request(by.key), key, receive, say });
      assert.ok(refused instanceof Problem && /_api_key$/.test(refused.code));
    }
    assert.deepEqual(said, [100, 99]);
  }, setting));

/** Operations by whether their answers cost or are secret, and what an invalid Idempotency-Key does without metering. */
const unmeteredKeys = [
  ["an operation that costs documents refuses it", { cost: 1 }, "bad_request"],
  ["one whose answers are secret refuses it", { cost: 0, secret: true }, "bad_request"],
  ["one that costs nothing does not look at it", { cost: 0 }, undefined],
] as const;

for (const [what, facts, code] of unmeteredKeys) {
  Deno.test(`where nothing is metered, an Idempotency-Key may be wrong: ${what}`, () =>
    withService(async (it) => {
      const open = { ...behind(it), metering: false };
      for (const [idempotencyKey, expected] of [["x".repeat(256), code], ["x".repeat(255), undefined]] as const) {
        const done = await perform(open, { ...lookup, ...facts, key: false }, request("", { idempotencyKey }));
        assert.equal(done instanceof Problem ? done.code : undefined, expected);
      }
    }, setting));
}

/** How an operation ends, and the milliseconds that its 500,000 bytes then make others of the key wait, two at once allowed. */
const endings = [
  ["a refusal waits for its bytes", new Problem("bad_request", "No."), 4_000],
  ["what had no turn was no work", new Problem("busy", "Later."), 0],
] as const;

for (const [what, ending, wait] of endings) {
  Deno.test(`perform() counts unpaid work: ${what}`, () =>
    withService(async (it) => {
      const by = await it.key();
      const buckets = new Buckets({ perSecond: 1, burst: 3 }, it.service.stores.clock);
      const operation: typeof lookup = { ...lookup, run: () => Promise.resolve(ending) };
      const receive = () =>
        Promise.resolve({
          input: { options: {}, fields: { name: "Ada" } },
          body: "x".repeat(500_000),
          lang: "en" as const,
        });
      const done = await perform({ ...behind(it), buckets }, operation, request(by.key, { receive }));
      assert.equal(done, ending);
      assert.equal(buckets.wait(by.id), wait);
    }, setting));
}

Deno.test("perform() charges a repeat once, whichever way it comes", () =>
  withService(async (it) => {
    const by = await it.key();
    const said: number[] = [];
    const repeat = request(by.key, {
      idempotencyKey: "one",
      say: (facts) => void (facts !== undefined && said.push(facts.usage.remaining)),
    });
    await perform(behind(it), lookup, repeat);
    await perform(behind(it), lookup, repeat);
    assert.deepEqual(said, [100, 99, 99, 99]);
    const other = await it.ask(lookup.path, post('{"name":"Bob"}', by, { "idempotency-key": "one" }));
    assert.equal((await other.json()).error, "idempotency_key_reused");
  }, setting));
