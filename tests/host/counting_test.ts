/** How fast somebody may ask: the buckets of keys, and the counts of addresses, by a clock that the test sets. */
import assert from "node:assert/strict";
import { Buckets, tooFast } from "../../host/metering/pace.ts";
import { Counts, tooMany } from "../../host/metering/window.ts";

const pace = { perSecond: 10, burst: 3 } as const;

function bucket() {
  const time = { now: 1_000_000 };
  return { time, buckets: new Buckets(pace, () => time.now) };
}

Deno.test("a bucket gives its burst at once, then says how long to wait, and fills up again with time", () => {
  const { time, buckets } = bucket();
  assert.deepEqual([1, 2, 3].map(() => buckets.take("a")), [0, 0, 0]);
  assert.equal(buckets.take("a"), 100);
  time.now += 60;
  assert.equal(buckets.wait("a"), 40);
  assert.equal(buckets.take("a"), 40);
  time.now += 40;
  assert.deepEqual([buckets.take("a"), buckets.take("a")], [0, 100]);
  assert.equal(buckets.take("b"), 0, "others have a bucket of their own");
  time.now += 1_000_000;
  assert.deepEqual([1, 2, 3, 4].map(() => buckets.take("a")), [0, 0, 0, 100], "it never holds more than its burst");
});

Deno.test("a clock that goes back takes nothing away, and gives nothing", () => {
  const { time, buckets } = bucket();
  for (let count = 0; count < 3; count++) buckets.take("a");
  time.now -= 500_000;
  assert.equal(buckets.take("a"), 100);
});

Deno.test("work that nobody pays for is as many requests as it has 100,000 bytes, and less than that is none", () => {
  const { time, buckets } = bucket();
  buckets.spend("a", 99_999);
  assert.equal(buckets.size, 0);
  buckets.spend("a", 299_999);
  assert.deepEqual([buckets.take("a"), buckets.take("a")], [0, 100]);
  buckets.spend("a", 1_000_000);
  assert.equal(buckets.wait("a"), 1_100);
  time.now += 1_100;
  assert.equal(buckets.wait("a"), 0);
});

Deno.test("what came too fast is told the whole seconds to wait", () => {
  for (const [wait, seconds] of [[1, "1"], [1_000, "1"], [1_001, "2"]] as const) {
    assert.equal(tooFast(pace, wait).details.headers?.["Retry-After"], seconds);
  }
});

const window = { requests: 2, milliseconds: 60_000 } as const;

Deno.test("of an address so many requests are counted, then until the next time begins, when all are forgotten", () => {
  // A minute and 10 s.
  const time = { now: 70_000 };
  const counts = new Counts(window, () => time.now);
  assert.deepEqual([1, 2, 3, 4].map(() => counts.take("a")), [0, 0, 50_000, 50_000]);
  assert.equal(counts.take("b"), 0);
  assert.equal(counts.size, 2);
  time.now += 49_999;
  assert.equal(counts.take("a"), 1);
  time.now += 1;
  assert.deepEqual([1, 2, 3].map(() => counts.take("a")), [0, 0, 60_000]);
  assert.equal(counts.size, 1);
});

Deno.test("too many requests are told the seconds to wait, and what they were too many of", () => {
  const plain = tooMany(50_001);
  assert.deepEqual([plain.code, plain.details.headers?.["Retry-After"]], ["too_many_requests", "51"]);
  const named = tooMany(1_000, "Five sign-ups came from here today.");
  assert.equal(named.message, "Five sign-ups came from here today. Wait 1 seconds and try again.");
  assert.notEqual(plain.message, named.message);
});
