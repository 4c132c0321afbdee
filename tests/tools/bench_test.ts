/** What the benchmarks say has changed. */
import assert from "node:assert/strict";
import type { Row } from "../../web/benchmarks/recorded.ts";
import { changes } from "../bench/record.ts";

const row = (input: string, more: Partial<Row>): Row => ({
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
