/** What a sweep keeps of the ways that documents take: little, whatever their elements are called. */
import assert from "node:assert/strict";
import { compile } from "../../engine/rules/elements/compile.ts";
import { type RuleRow, within } from "../../engine/rules/elements/row.ts";
import { States } from "../../engine/rules/elements/states.ts";

function statesOf(on: string, ...rows: readonly Omit<RuleRow, "id">[]): States {
  return new States(
    compile({ prefix: "UBL-", contexts: [{ on: [on], rows: rows.map((row) => ({ id: "A", ...row })) }] }),
  );
}

Deno.test("elements whose names no path has share a state, however deep they stand", () => {
  const states = statesOf("s", { of: "a" });
  const first = states.below(states.start, "x");
  assert.equal(states.below(states.start, "y"), first);
  assert.equal(states.below(first, "x"), first);
  assert.equal(states.below(states.below(first, "s"), "x"), first);
  assert.notEqual(states.below(first, "s"), first);
});

Deno.test("an element has the same state wherever the same is to be counted in it", () => {
  const states = statesOf("s", { of: "a" });
  const [above, below] = [states.start, states.below(states.start, "x")].map((it) => states.below(it, "s"));
  assert.equal(above, below);
  assert.equal(states.below(states.start, "s"), above);
});

Deno.test("of names that no path has only the first ten thousand are kept, and no long ones", () => {
  const states = statesOf("*Amount", { of: "a" });
  const { next } = states.start;
  states.below(states.start, "x".repeat(101));
  assert.ok(!next.has("x".repeat(101)));
  states.below(states.start, "x".repeat(100));
  assert.ok(next.has("x".repeat(100)));
  for (let at = 0; at < 10_000; at++) states.below(states.start, `x${at}`);
  assert.deepEqual([next.has("x9998"), next.has("x9999")], [true, false]);
  assert.equal(states.below(states.start, "x9999"), states.below(states.start, "x0"));
  assert.notEqual(states.below(states.start, "yAmount"), states.below(states.start, "y"));
});

Deno.test("an element is busy only where something is counted or asked when it opens", () => {
  const busy = (states: States, ...path: readonly string[]) =>
    path.reduce((state, name) => states.below(state, name), states.start).busy;
  const counting = statesOf("s", { of: "a" });
  assert.deepEqual([busy(counting, "s"), busy(counting, "s", "a"), busy(counting, "a")], [false, true, false]);
  assert.equal(busy(statesOf("s", { of: "a", min: 1 }), "s"), true);
  assert.equal(busy(statesOf("s", { of: ".", form: "date" }), "s"), true);
  assert.equal(busy(statesOf("s", { of: "@t", when: within("r") }), "s"), false);
});

Deno.test("contexts are asked unprompted only where they can fail without a count", () => {
  const eager = (row: Omit<RuleRow, "id">) => {
    const states = statesOf("s", row);
    return states.below(states.start, "s").eager;
  };
  assert.deepEqual(eager({ of: "a" }), []);
  assert.deepEqual(eager({ of: "a", min: 1 }), [0]);
  assert.deepEqual(eager({ of: "//a" }), [0]);
  assert.deepEqual(eager({ of: "a", unlike: { beside: "b", at: "c" } }), [0]);
});

Deno.test("a row on the form of a text counts nothing, and each path that is counted at a place is a count of its own", () => {
  const form = statesOf("s", { of: ".", form: "date" });
  const { hits, forms } = form.below(form.start, "s");
  assert.deepEqual([hits, forms.map(({ row }) => row.form)], [[], ["date"]]);
  const several = statesOf("s", { of: "a|b", max: 1 }, { of: "b" }, { of: "b" });
  const counts = several.below(several.below(several.start, "s"), "b").hits.map(({ count }) => count.path);
  assert.deepEqual(counts, ["a|b", "b"]);
});
