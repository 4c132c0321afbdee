/** Every rule fails where its cases say so, at the place they name, and passes where they say so. */
import assert from "node:assert/strict";
import { allCases } from "../../engine/rules/all.cases.ts";
import type { Fail, Pass } from "../../engine/rules/case.ts";
import { en16931, type RuleId } from "../../engine/rules/index.ts";
import type { Rule } from "../../engine/rules/rule.ts";
import { type Finding, validate } from "../../engine/mod.ts";
import { documentOf } from "../support/edit.ts";

const rules: Readonly<Record<RuleId, Rule>> = en16931;
const sides = ["ubl", "cii"] as const;

function findings(it: Pass, side: "ubl" | "cii"): readonly Finding[] {
  const outcome = validate(documentOf(it, side));
  assert.ok("ok" in outcome, "the case is read");
  const { errors, warnings, information } = outcome.ok;
  return [...errors, ...warnings, ...information];
}

function severityOf({ severity }: Rule, side: "ubl" | "cii"): string {
  return typeof severity === "string" ? severity : severity[side];
}

for (const [id, cases] of Object.entries(allCases) as [RuleId, (typeof allCases)[RuleId]][]) {
  for (const side of sides) {
    const ofSide = cases[side];
    const rule = rules[id];
    Deno.test(`${id} has cases in ${side} exactly where it runs`, () => {
      assert.equal(ofSide !== undefined, rule[side] !== undefined);
    });
    Deno.test(`${id} has cases that fail in ${side} unless it never fails there`, () => {
      const canFail = rule[side] !== undefined && rule[side].never === undefined;
      assert.equal((ofSide?.fail.length ?? 0) > 0, canFail);
    });
    for (const it of ofSide?.fail ?? []) {
      Deno.test(`${id} fails in ${side}: ${it.why}`, () => assertFails(id, it, side, severityOf(rule, side)));
    }
    for (const it of ofSide?.pass ?? []) {
      Deno.test(`${id} passes in ${side}: ${it.why}`, () => {
        const found = findings(it, side);
        assert.deepEqual(found.filter((finding) => finding.rule === id || finding.rule === "ATW-RULE-FAILED"), []);
      });
    }
  }
}

function assertFails(id: RuleId, it: Fail, side: "ubl" | "cii", severity: string): void {
  const own = findings(it, side).filter((finding) => finding.rule === id);
  const places = own.map((finding) => finding.location?.path);
  assert.ok(places.includes(it.at), `${id} at ${it.at}, found at ${places.join(" and ") || "no place"}`);
  for (const { message, fix, severity: found } of own) {
    assert.equal(found, severity);
    assert.doesNotMatch(message + fix, /\{\w+\}|\bundefined\b/, "every placeholder is filled");
  }
}

Deno.test("the base invoices fail no rule", () => {
  for (const [base, side] of [[{}, "ubl"], [{ base: "credit-note" }, "ubl"], [{}, "cii"]] as const) {
    assert.deepEqual(findings({ why: "as it is", edits: [], ...base }, side), []);
  }
});

Deno.test("no two cases of a rule are the same document", () => {
  for (const [id, cases] of Object.entries(allCases)) {
    for (const side of sides) {
      const texts = [...cases[side]?.fail ?? [], ...cases[side]?.pass ?? []].map((it) => documentOf(it, side));
      assert.equal(new Set(texts).size, texts.length, id);
    }
  }
});
