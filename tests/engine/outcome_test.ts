/** Whether a repair has made a document better, or at least no worse. */
import assert from "node:assert/strict";
import { counted, isBetter, isNoWorse } from "../../engine/edits/outcome.ts";
import type { Verdict } from "../../engine/judge/verdict.ts";
import { validVerdict } from "../support/verdicts.ts";

/** A verdict with findings of some rules, and with so many errors by the official validators. */
function verdict(rules: string, official?: number, hidden = 0): Verdict {
  const [, errors = "", warnings = "", information = ""] = /^([^|]*)\|?([^|]*)\|?(.*)$/.exec(rules) ?? [];
  const findings = (list: string) => list.split(" ").filter(Boolean).map((rule) => ({ rule }));
  const { official: _official, findings_truncated: _cut, ...plain } = validVerdict;
  return JSON.parse(JSON.stringify({
    ...plain,
    ...{ errors: findings(errors), warnings: findings(warnings), information: findings(information) },
    ...(official === undefined ? {} : { official: { errors: official } }),
    ...(hidden === 0 ? {} : { findings_truncated: { total: 100 + hidden, returned: 100 } }),
  }));
}

Deno.test("findings are counted by rule, whatever their severity, and with those that are not listed", () => {
  assert.deepEqual([...counted(verdict("A B|A|C", undefined, 7))], [["A", 2], ["B", 1], ["C", 1], ["", 7]]);
});

const worse = [
  ["A B", { A: 1, B: 1 }, true],
  ["A", { A: 2 }, true],
  ["A A", { A: 2 }, true],
  ["A A A", { A: 2 }, false],
  ["A B", { A: 1 }, false],
  ["|A A|", { A: 1 }, false],
  ["", {}, true],
] as const;

for (const [rules, allowed, is] of worse) {
  Deno.test(`findings ${rules} are ${is ? "no worse" : "worse"} than what ${JSON.stringify(allowed)} allows`, () => {
    assert.equal(isNoWorse(verdict(rules), new Map(Object.entries(allowed))), is);
  });
}

const better = [
  ["one finding fewer", verdict("A B"), verdict("A"), true],
  ["as many findings", verdict("A B"), verdict("A C"), false],
  ["one more", verdict("A"), verdict("A B"), false],
  ["fewer, and as many official errors", verdict("A B", 1), verdict("A", 1), true],
  ["fewer, and one official error less", verdict("A B", 1), verdict("A", 0), true],
  ["fewer, and one official error more", verdict("A B", 1), verdict("A", 2), false],
  ["fewer, and the first official error", verdict("A B"), verdict("A", 1), false],
  ["fewer of those that are not listed", verdict("A", undefined, 2), verdict("A", undefined, 1), true],
  ["as many of those that are not listed", verdict("A", undefined, 2), verdict("A", undefined, 2), false],
] as const;

for (const [what, before, after, is] of better) {
  Deno.test(`with ${what} a document is ${is ? "" : "not "}better`, () => assert.equal(isBetter(before, after), is));
}
