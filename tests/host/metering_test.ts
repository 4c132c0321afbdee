/** How fast, how often and how much: each number of it, at its edge. */
import assert from "node:assert/strict";
import { limits } from "../../host/domain/limits.ts";
import { Problem } from "../../host/domain/problems.ts";
import { admit, type Facts, needAllowance, settle } from "../../host/metering/allowance.ts";
import { Buckets, tooFast } from "../../host/metering/pace.ts";
import { unusable } from "../../host/metering/repeats.ts";
import { Counts, tooMany, windowsOf } from "../../host/metering/window.ts";
import { granted, withStores } from "../support/stores.ts";

function stopped(): { now: number; readonly clock: () => number } {
  const time = { now: 1_000_000, clock: () => time.now };
  return time;
}

Deno.test("a bucket gives its burst at once, then one more after each part of a second, and never more than its burst", () => {
  const time = stopped();
  const buckets = new Buckets({ perSecond: 4, burst: 3 }, time.clock);
  assert.deepEqual([1, 2, 3, 4].map(() => buckets.take("a")), [0, 0, 0, 250]);
  assert.equal(buckets.take("b"), 0, "another has a bucket of its own");
  time.now += 125;
  assert.equal(buckets.take("a"), 125);
  time.now += 125;
  assert.equal(buckets.take("a"), 0);
  time.now += 60_000;
  assert.deepEqual([1, 2, 3, 4].map(() => buckets.take("a")), [0, 0, 0, 250]);
});

Deno.test("to ask how long to wait takes nothing, and a clock that goes back gives nothing", () => {
  const time = stopped();
  const buckets = new Buckets({ perSecond: 2, burst: 1 }, time.clock);
  assert.deepEqual([buckets.wait("a"), buckets.wait("a"), buckets.size], [0, 0, 0]);
  assert.equal(buckets.take("a"), 0);
  assert.deepEqual([buckets.wait("a"), buckets.wait("a"), buckets.size], [500, 500, 1]);
  time.now -= 10_000;
  assert.equal(buckets.wait("a"), 500);
});

Deno.test("the shortest time to wait is a millisecond, also where less is missing", () => {
  const time = stopped();
  const buckets = new Buckets({ perSecond: 1_000, burst: 1 }, time.clock);
  assert.deepEqual([buckets.take("a"), buckets.take("a"), buckets.wait("a")], [0, 1, 1]);
  const quick = new Buckets({ perSecond: 2_000, burst: 1 }, time.clock);
  assert.deepEqual([quick.take("a"), quick.take("a")], [0, 1]);
});

/** Bytes that nobody pays for, and the milliseconds until the next request of a bucket of two, one a second. */
const unpaid = [[0, 0], [99_999, 0], [100_000, 0], [199_999, 0], [200_000, 1_000], [500_000, 4_000]] as const;

for (const [bytes, wait] of unpaid) {
  Deno.test(`${bytes} unpaid bytes make the next request wait for ${wait} ms`, () => {
    const time = stopped();
    const buckets = new Buckets({ perSecond: 1, burst: 2 }, time.clock);
    buckets.spend("a", bytes);
    assert.equal(buckets.wait("a"), wait);
    assert.equal(buckets.size, bytes < 100_000 ? 0 : 1);
    time.now += wait;
    assert.equal(buckets.take("a"), 0);
  });
}

Deno.test("unpaid work is taken from what has filled up since", () => {
  const time = stopped();
  const buckets = new Buckets({ perSecond: 1, burst: 2 }, time.clock);
  buckets.spend("a", 400_000);
  time.now += 3_000;
  buckets.spend("a", 100_000);
  assert.equal(buckets.wait("a"), 1_000);
});

Deno.test("ten thousand buckets are kept, and the one that was not asked for longest is forgotten first", () => {
  const time = stopped();
  const buckets = new Buckets({ perSecond: 1, burst: 1 }, time.clock);
  for (let count = 0; count <= 10_000; count++) buckets.take(`${count}`);
  assert.equal(buckets.size, 10_000);
  assert.deepEqual([buckets.wait("0"), buckets.wait("1")], [0, 1_000]);
});

Deno.test("a count ends with its time, to the millisecond, and starts over with the next", () => {
  const time = stopped();
  const counts = new Counts({ requests: 2, milliseconds: 10_000 }, time.clock);
  assert.deepEqual([counts.take("a"), counts.take("a"), counts.take("a"), counts.take("b")], [0, 0, 10_000, 0]);
  assert.equal(counts.size, 2);
  time.now += 9_999;
  assert.equal(counts.take("a"), 1);
  time.now += 1;
  assert.deepEqual([counts.take("a"), counts.size], [0, 1]);
});

Deno.test("fifty thousand addresses are counted at once", () => {
  const counts = new Counts({ requests: 1, milliseconds: 10_000 }, stopped().clock);
  for (let count = 0; count <= 50_000; count++) counts.take(`${count}`);
  assert.equal(counts.size, 50_000);
});

const { pace: _pace, ...windows } = limits;

for (const name of Object.keys(windows) as readonly (keyof typeof windows)[]) {
  Deno.test(`${name} are counted by themselves, up to their own limit`, () => {
    const of = windowsOf(limits, stopped().clock);
    const { requests, milliseconds } = windows[name];
    assert.equal(of[name].window, windows[name]);
    for (let count = 0; count < requests; count++) assert.equal(of[name].take("a"), 0);
    const wait = of[name].take("a");
    assert.ok(wait > 0 && wait <= milliseconds);
    for (const other of Object.values(of)) if (other !== of[name]) assert.equal(other.size, 0);
  });
}

const waits = [[1, "1"], [999, "1"], [1_000, "1"], [1_001, "2"], [60_000, "60"]] as const;

for (const [wait, seconds] of waits) {
  Deno.test(`a caller that must wait for ${wait} ms is told to come back after ${seconds} s`, () => {
    const all = [tooFast(limits.pace, wait), tooMany(wait), tooMany(wait, "Too many of these.")];
    for (const { details } of all) assert.equal(new Headers(details.headers).get("retry-after"), seconds);
    assert.deepEqual(all.map(({ code }) => code), ["rate_limited", "too_many_requests", "too_many_requests"]);
    assert.equal(all.at(-1)?.message, `Too many of these. Wait ${seconds} seconds and try again.`);
    for (const { message } of all.slice(0, -1)) assert.doesNotMatch(message, /undefined|of these/);
  });
}

/** The code with which a request was not let in; undefined where it was. */
function refusalOf(found: Awaited<ReturnType<typeof admit>>): string | undefined {
  return found instanceof Problem ? found.code : undefined;
}

Deno.test("a request that comes a millisecond too early waits", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const time = stopped();
    const buckets = new Buckets({ perSecond: 1_000, burst: 1 }, time.clock);
    const metering = { stores, baseUrl: "https://faktlint.example", buckets };
    const letIn = async () => refusalOf(await admit(metering, account, { paced: true, repeatable: false }, () => {}));
    assert.deepEqual([await letIn(), await letIn()], [undefined, "rate_limited"]);
    time.now += 1;
    assert.equal(await letIn(), undefined);
  }));

/** Moments, and the seconds until the month has ended: a second that has begun is waited for. */
const untilReset = [
  ["2026-11-21T12:00:00.000Z", "820800"],
  ["2026-11-30T23:59:58.999Z", "2"],
  ["2026-11-30T23:59:59.000Z", "1"],
  ["2026-11-30T23:59:59.999Z", "1"],
] as const;

for (const [moment, seconds] of untilReset) {
  Deno.test(`at ${moment} a used-up allowance is told to come back after ${seconds} s, one of records, too`, () =>
    withStores(async ({ stores, at }) => {
      at(moment);
      const { account } = await granted(stores, { tier: "free" });
      await stores.kv.atomic().set(["usage", account.id, "2026-11"], { used: 100, noticed: true }).commit();
      const metering = { stores, baseUrl: "https://faktlint.example", buckets: new Buckets(limits.pace, stores.clock) };
      const none = await needAllowance(metering, account);
      assert.equal(new Headers(none?.problem.details.headers).get("retry-after"), seconds);
    }));
}

/** Idempotency-Keys: printable ASCII, 1 to 255 characters, no space at either end. */
const keys: readonly (readonly [key: string, isOne: boolean])[] = [
  ["a", true],
  ["~!", true],
  ["one and the same", true],
  ["x".repeat(255), true],
  ["x".repeat(256), false],
  ["", false],
  [" a", false],
  ["a ", false],
  [" ", false],
  ["a\tb", false],
  ["é", false],
  ["a\u007f", false],
];

for (const [key, isOne] of keys) {
  Deno.test(`${JSON.stringify(key.slice(0, 20))} of ${key.length} characters is ${isOne ? "an" : "no"} Idempotency-Key`, () => {
    assert.equal(unusable(key)?.code, isOne ? undefined : "bad_request");
  });
}

Deno.test("the last document is let in, and no other; a repeat is, and the pace counts whom it is for", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const time = stopped();
    const buckets = new Buckets({ perSecond: 1, burst: 1 }, time.clock);
    const metering = { stores, baseUrl: "https://faktlint.example", buckets };
    const said: Facts[] = [];
    const letIn = async (paced: boolean, repeatable = false) => {
      const found = await admit(
        metering,
        account,
        { paced, repeatable },
        (facts) => void (facts !== undefined && said.push(facts)),
      );
      return refusalOf(found);
    };
    assert.deepEqual([await letIn(false), await letIn(true), await letIn(true), await letIn(false)], [
      undefined,
      undefined,
      "rate_limited",
      undefined,
    ]);
    const limit = said[0]?.usage.limit ?? 0;
    for (let count = 1; count < limit; count++) await settle(metering, account, {}, () => {});
    assert.deepEqual([await letIn(false), await needAllowance(metering, account)], [undefined, undefined]);
    const settled = await settle(metering, account, {}, (facts) => void (facts !== undefined && said.push(facts)));
    assert.ok(!(settled instanceof Problem) && said.at(-1)?.usage.remaining === 0);
    assert.deepEqual([await letIn(false), await letIn(false, true)], ["quota_exceeded", undefined]);
    const none = await needAllowance(metering, account);
    assert.deepEqual([none?.problem.code, none?.problem.details.fields, none?.facts.usage.remaining], [
      "quota_exceeded",
      { upgrade_url: "https://faktlint.example/pricing" },
      0,
    ]);
    const late = await settle(metering, account, {}, (facts) => void (facts !== undefined && said.push(facts)));
    assert.ok(late instanceof Problem && late.code === "quota_exceeded");
    const { usage } = said.at(-1) ?? {};
    assert.equal(
      new Headers(late.details.headers).get("retry-after"),
      `${Math.ceil(((usage?.resetsAt.getTime() ?? 0) - stores.clock()) / 1_000)}`,
    );
  }));
