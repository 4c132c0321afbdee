/** What the benchmarks say has changed. */
import assert from "node:assert/strict";
import type { MeasuredRow } from "../../web/benchmarks/recorded.ts";
import { changes, lineThrough } from "../bench/record.ts";

const row = (input: string, more: Partial<MeasuredRow>): MeasuredRow => ({
  work: "judge",
  input,
  documents: 1,
  bytes: 1_000,
  ms: 2,
  peak: 100,
  ...more,
});

Deno.test("two runs are compared by ratios where both have one, by times where not, and the slowest comes first", () => {
  const before = [row("a", { ms: 1, ratio: 2 }), row("b", { ms: 4, peak: 50 }), row("gone", {})];
  const after = [row("a", { ms: 9, ratio: 3 }), row("b", { ms: 2 }), row("new", {})];
  assert.deepEqual(changes(before, after), [
    { work: "judge", input: "a", times: 1.5, by: "ratio", peak: 1 },
    { work: "judge", input: "b", times: 0.5, by: "ms", peak: 2 },
  ]);
  assert.deepEqual(changes(after, before).map(({ input }) => input), ["b", "a"]);
});

Deno.test("a line through times says what a document takes, and what a byte does", () => {
  const points = [1_000, 10_000, 1_000_000].map((bytes) => ({ bytes, ms: 0.2 + bytes * 30e-6 }));
  const { constant, slope } = lineThrough(points);
  assert.equal(constant.toFixed(9), "0.200000000");
  assert.equal(slope.toFixed(6), "30.000000");
  assert.throws(() => lineThrough(points.slice(1, 2)), RangeError);
});

Deno.test("a small document counts as much for the line as a large one: a tenth more of its time changes the constant by about as much", () => {
  const exact = [1_000, 10_000, 1_000_000].map((bytes) => ({ bytes, ms: 0.2 + bytes * 30e-6 }));
  const [first, ...others] = exact;
  assert(first !== undefined);
  const { constant } = lineThrough([{ ...first, ms: first.ms * 1.1 }, ...others]);
  assert(constant > 0.205 && constant < 0.225, `the constant is ${constant}`);
});
