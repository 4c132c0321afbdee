/** Which of the patches that are offered are taken, on documents that are nothing but their findings. */
import assert from "node:assert/strict";
import { provenance } from "../../engine/judge/provenance.ts";
import type { Patch } from "../../engine/patches/mod.ts";
import { improved, type State } from "../../engine/patches/rounds.ts";

const origin = provenance("en16931", { side: "ubl", mode: "default", input: "xml" }, {});

/** A patch that is told from others by its path. */
function patch(name: string): Patch {
  return [{ op: "remove", path: `/${name}` }];
}

function nameOf(patches: readonly Patch[]): string {
  return patches.flat().map(({ path }) => path.slice(1)).join("+");
}

/** A document with the findings `rules`; those with a name behind a colon offer the patch of that name. */
function state(rules: readonly string[], unlisted = 0): State & { readonly name: string } {
  const errors = rules.map((it) => {
    const [rule = "", name] = it.split(":");
    const finding = { rule, field: "BT-1", severity: "fatal", message: "", fix: "", docsUrl: "" } as const;
    return name === undefined ? finding : { ...finding, patch: patch(name) };
  });
  const none = { total: 0, returned: 0 };
  const count = { total: errors.length + unlisted, returned: errors.length };
  const cut = { ...count, cap: 500, by_severity: { errors: count, warnings: none, information: none }, note: "" };
  const verdict = {
    valid: false,
    profile: "en16931",
    errors,
    warnings: [],
    information: [],
    provenance: origin,
  } as const;
  return { name: rules.join(), verdict: unlisted === 0 ? verdict : { ...verdict, findings_truncated: cut } };
}

/** What comes of a document by the patches that it gets, and which were tried, in their order. */
function repaired(start: State, results: Readonly<Record<string, State | undefined>>) {
  const tried: string[] = [];
  const end = improved(start, (_, patches) => {
    tried.push(nameOf(patches));
    return results[nameOf(patches)];
  });
  return { left: end.verdict.errors.map(({ rule }) => rule), tried };
}

Deno.test("patches that go together are applied together", () => {
  const { left, tried } = repaired(state(["A:a", "B:b", "C"]), { "a+b": state(["C"]) });
  assert.deepEqual([left, tried], [["C"], ["a+b"]]);
});

Deno.test("a patch that several findings share is applied once", () => {
  const { left, tried } = repaired(state(["A:a", "B:a"]), { a: state([]) });
  assert.deepEqual([left, tried], [[], ["a"]]);
});

Deno.test("nothing is tried where no patch is offered", () => {
  const { left, tried } = repaired(state(["A", "B"]), {});
  assert.deepEqual([left, tried], [["A", "B"], []]);
});

Deno.test("patches that do not go together are applied one by one, those that help", () => {
  const { left, tried } = repaired(state(["A:a", "B:b", "C:c"]), {
    a: state(["B:b", "C:c"]),
    b: state(["B:b", "C:c"]),
    c: state(["B"]),
  });
  assert.deepEqual([left, tried], [["B"], ["a+b+c", "a", "b", "c"]]);
});

Deno.test("a patch alone that does not help is not tried again", () => {
  const { left, tried } = repaired(state(["A:a"]), {});
  assert.deepEqual([left, tried], [["A"], ["a"]]);
});

Deno.test("what leaves as many findings is not taken", () => {
  assert.deepEqual(repaired(state(["A:a", "B"]), { a: state(["B", "B"]) }).left, ["A", "B"]);
});

Deno.test("what leaves the same findings, or more of those of the beginning, is not taken", () => {
  const start = state(["A:a", "B:b", "C"]);
  assert.equal(improved(start, () => state(["A:a", "B:b", "C"])), start);
  const results = { a: state(["B:b", "C:c"]), b: state(["A", "C"]), c: state(["A", "B", "C"]) };
  assert.deepEqual(repaired(state(["A:a", "B", "C"]), results).left, ["B", "C"]);
});

Deno.test("what leaves fewer findings, and one of another rule among them, is not taken", () => {
  assert.deepEqual(repaired(state(["A:a", "A:a"]), { a: state(["B"]) }).left, ["A", "A"]);
});

Deno.test("what leaves fewer findings, and more of one rule, is not taken", () => {
  assert.deepEqual(repaired(state(["A:a", "B:a", "B:a", "B:a"]), { a: state(["A", "A"]) }).left, ["A", "B", "B", "B"]);
});

Deno.test("a rule may fail again as often as at the beginning", () => {
  const { left } = repaired(state(["A:a", "B", "C", "D"]), { a: state(["B:b", "C", "D"]), b: state(["A", "D"]) });
  assert.deepEqual(left, ["A", "D"]);
});

Deno.test("what a repair brings to light is repaired in a further round, of which there are four", () => {
  const rules = ["A", "B", "C", "D", "E", "F"];
  const steps = rules.map((_, at) =>
    state(rules.slice(at).map((rule, index) => index === 0 ? `${rule}:${rule}` : rule))
  );
  const results = Object.fromEntries(rules.map((rule, at) => [rule, steps[at + 1]]));
  const { left, tried } = repaired(steps[0] ?? state([]), results);
  assert.deepEqual([left, tried], [["E", "F"], ["A", "B", "C", "D"]]);
});

Deno.test("one by one, a hundred patches are tried", () => {
  const rules = Array.from({ length: 120 }, (_, at) => `A${at}:${at}`);
  const { tried } = repaired(state(rules), {});
  assert.deepEqual(tried.slice(1), rules.slice(0, 100).map((it) => it.slice(it.indexOf(":") + 1)));
});

Deno.test("findings that are not listed count: fewer in all is better, more of them is not", () => {
  assert.deepEqual(repaired(state(["A:a", "B"], 10), { a: state(["A", "B"], 5) }).left, ["A", "B"]);
  assert.deepEqual(repaired(state(["A:a", "B"], 10), { a: state(["B"], 10) }).left, ["B"]);
  assert.deepEqual(repaired(state(["A:a", "B", "B"], 10), { a: state(["B"], 11) }).left, ["A", "B", "B"]);
});
