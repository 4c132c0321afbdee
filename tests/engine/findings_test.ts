import assert from "node:assert/strict";
import { bySeverity, cut, Surplus, truncated } from "../../engine/judge/findings.ts";
import { FINDINGS_CAP } from "../../engine/model/faults.ts";

const found = (rule: string, times: number) => Array.from({ length: times }, (_, nth) => ({ rule, nth }));

Deno.test("bySeverity() files fatal findings as errors, and keeps the order", () => {
  const all = (["warning", "fatal", "information", "fatal", "warning"] as const).map((severity, nth) => ({
    severity,
    nth,
  }));
  const { errors, warnings, information } = bySeverity(all);
  assert.deepEqual(errors.map(({ nth }) => nth), [1, 3]);
  assert.deepEqual(warnings.map(({ nth }) => nth), [0, 4]);
  assert.deepEqual(information.map(({ nth }) => nth), [2]);
});

Deno.test("cut() leaves a list alone that is no longer than the cap", () => {
  const all = found("BR-21", 3);
  assert.equal(cut(all, 3), all);
});

Deno.test("cut() keeps at least one finding of every rule, and the first ones beyond that", () => {
  const all = [...found("A", 4), ...found("B", 4), ...found("C", 1)];
  assert.deepEqual(cut(all, 5).map(({ rule, nth }) => rule + nth), ["A0", "A1", "A2", "B0", "C0"]);
});

Deno.test("cut() keeps the order of the list", () => {
  const all = [{ rule: "A", nth: 0 }, { rule: "B", nth: 0 }, { rule: "A", nth: 1 }, { rule: "C", nth: 0 }];
  assert.deepEqual(cut(all, 3).map(({ rule, nth }) => rule + nth), ["A0", "B0", "C0"]);
});

Deno.test("cut() takes the cap of the specification unless told otherwise", () => {
  assert.equal(FINDINGS_CAP, 500);
  assert.equal(cut(found("A", 600)).length, 500);
});

Deno.test("truncated() is undefined when nothing was cut", () => {
  const all = { errors: found("A", 2), warnings: [], information: [] };
  assert.equal(truncated(all, all, ""), undefined);
});

Deno.test("truncated() says the true totals, by severity and together", () => {
  const all = { errors: found("A", 600), warnings: found("B", 2), information: found("C", 501) };
  const returned = { errors: cut(all.errors), warnings: all.warnings, information: cut(all.information) };
  const note = truncated(all, returned, "cut");
  assert.ok(note !== undefined);
  assert.deepEqual(note.by_severity, {
    errors: { total: 600, returned: 500 },
    warnings: { total: 2, returned: 2 },
    information: { total: 501, returned: 500 },
  });
  assert.deepEqual([note.total, note.returned, note.cap], [1103, 1002, 500]);
  assert.ok(note.note.length > 0);
});

Deno.test("Surplus wants as many findings of a rule as a result can hold, and counts the rest by severity", () => {
  const surplus = new Surplus();
  const wanted = Array.from({ length: FINDINGS_CAP + 3 }, () => surplus.wants("A", "warning"));
  assert.deepEqual([wanted.indexOf(false), surplus.wants("B", "fatal")], [FINDINGS_CAP, true]);
  assert.deepEqual(surplus.total, { fatal: 0, warning: 3, information: 0 });
  const none = { errors: [], warnings: [], information: [] };
  assert.deepEqual(truncated(none, none, "cut", surplus)?.by_severity.warnings, { total: 3, returned: 0 });
});
