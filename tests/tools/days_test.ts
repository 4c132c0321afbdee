/** Days and what is sampled on them. */
import assert from "node:assert/strict";
import { samplingTests } from "../../tools/sweeps.ts";
import { arguedDay, dateOf } from "../support/day.ts";
import { isTurn, roundOf, sampled, sampledOn, turn, whole } from "../support/sweeps.ts";

Deno.test("a day is named as it is written, and without a name it is this one", () => {
  assert.equal(dateOf(arguedDay(["--sample", "--day", "2027-01-20"])), "2027-01-20");
  assert.equal(dateOf(arguedDay(["--day=1970-01-02"])), "1970-01-02");
  assert.equal(arguedDay(["--day=1970-01-02"]), 1);
  const [before, now, after] = [Date.now(), arguedDay([]) * 86_400_000, Date.now()];
  assert.ok(now <= before && now + 86_400_000 > after - 1_000);
});

for (const day of ["2027-1-20", "2027-02-30", "tomorrow", ""]) {
  Deno.test(`"${day}" is no day, which is said with one`, () => {
    assert.throws(() => arguedDay(["--day", day]), /^RangeError: Cannot sample for the day .*--day 2027-01-20$/);
  });
}

Deno.test("every item has its turn once in a round", () => {
  const items = ["a", "b", "c", "d", "e", "f"];
  const today = [...sampled(items, 3)];
  if (whole) return assert.deepEqual(today, items);
  const every = today.length === 2 ? 3 : 6;
  const first = items.findIndex((_, index) => isTurn(index, every));
  assert.deepEqual(today, items.filter((_, index) => index % every === first));
  assert.deepEqual([...sampled(items, 3, every)], today);
  assert.equal((first + turn(every)) % every, 0);
});

Deno.test("samples come again when all rounds have ended, and what is random never does", () => {
  assert.equal(roundOf([4, 6, 3]), 12);
  assert.equal(roundOf([]), 1);
  assert.equal(sampledOn(0, 12), "samples: of 1970-01-01, the same every 12 days; --day 1970-01-01 repeats them");
  assert.equal(sampledOn(1, undefined), "samples: of 1970-01-02, others every day; --day 1970-01-02 repeats them");
});

Deno.test("tests that sample are known, also where what they share with others does", () => {
  const files = samplingTests();
  for (const file of ["tests/mcp/service_tools_test.ts", "tests/pdf/hostile_test.ts", "tests/tools/days_test.ts"]) {
    assert.ok(files.includes(file), file);
  }
  assert.ok(!files.includes("tests/engine/decimal_test.ts"));
});
