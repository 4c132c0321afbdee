/** Every rule fails where its cases say so, at the place they name, and passes where they say so. */
import type { Side } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import { adviceSet, type CaseSet, caseSets, strictCaseSets } from "../../cases/all.ts";
import type { Cases, Fail, Pass } from "../../cases/case.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
import { type Finding, validate } from "../../engine/mod.ts";

import { documentOf } from "../../cases/edit.ts";

/** One rule in one syntax, and the set whose profile judges it. */
interface Subject {
  readonly set: CaseSet;
  readonly id: string;
  readonly side: Side;
  readonly rule: Rule | undefined;
  readonly cases: Cases[Side];
}

function findings(set: CaseSet, it: Pass, side: Side): readonly Finding[] {
  const profile = set.profiles[side];
  assert.ok(profile !== undefined, "the set has a profile for the syntax");
  const outcome = validate(documentOf(it, side, set.base), {
    profile,
    strict: set !== adviceSet,
    ...(set.sets === undefined ? {} : { sets: set.sets }),
  });
  assert.ok("ok" in outcome, "the case is read");
  const { errors, warnings, information } = outcome.ok;
  return [...errors, ...warnings, ...information];
}

function severityOf({ severity }: Rule, side: Side): string {
  return typeof severity === "string" ? severity : severity[side];
}

function sidesOf({ profiles }: CaseSet): readonly Side[] {
  return (["ubl", "cii"] as const).filter((side) => profiles[side] !== undefined);
}

function subjectsOf(set: CaseSet): readonly Subject[] {
  const rules: Readonly<Record<string, Rule>> = set.rules;
  return Object.entries(set.cases).flatMap(([id, cases]) =>
    sidesOf(set).map((side) => ({ set, id, side, rule: rules[id], cases: cases[side] }))
  );
}

for (const [name, set] of Object.entries<CaseSet>({ ...caseSets, ...strictCaseSets, advice: adviceSet })) {
  for (const subject of subjectsOf(set)) testCases(name, subject);

  Deno.test(`${name}: the base invoices fail no rule`, () => {
    for (const side of sidesOf(set)) {
      const invoice = { why: "as it is", edits: [] };
      assert.deepEqual(findings(set, invoice, side), []);
      if (side === "ubl") assert.deepEqual(findings(set, { ...invoice, base: "credit-note" }, side), []);
    }
  });

  Deno.test(`${name}: no two cases of a rule are the same document`, () => {
    for (const { id, side, cases } of subjectsOf(set)) {
      const texts = [...cases?.fail ?? [], ...cases?.pass ?? [], ...cases?.stop ?? []].map((it) =>
        documentOf(it, side, set.base)
      );
      assert.equal(new Set(texts).size, texts.length, `${id} in ${side}`);
    }
  });
}

function testCases(name: string, subject: Subject): void {
  const { id, side, rule, cases } = subject;
  Deno.test(`${name}: ${id} has cases in ${side} exactly where it runs`, () => {
    assert.equal(cases !== undefined, rule?.[side] !== undefined);
  });
  Deno.test(`${name}: ${id} has cases that fail in ${side} unless it never fails there`, () => {
    const check = rule?.[side];
    assert.equal((cases?.fail.length ?? 0) > 0, check !== undefined && check.never === undefined);
  });
  for (const it of cases?.fail ?? []) {
    Deno.test(`${name}: ${id} fails in ${side}: ${it.why}`, () => assertFails(subject, it));
  }
  for (const it of cases?.pass ?? []) {
    Deno.test(`${name}: ${id} passes in ${side}: ${it.why}`, () => assertPasses(subject, it));
  }
  for (const it of cases?.stop ?? []) {
    Deno.test(`${name}: ${id} cannot be judged in ${side}, which is fatal: ${it.why}`, () => assertStops(subject, it));
  }
}

function assertFails({ set, id, side, rule }: Subject, it: Fail): void {
  assert.ok(rule !== undefined, "the rule is in its set");
  const own = findings(set, it, side).filter((finding) => finding.rule === id);
  const places = own.map(pathOf);
  assert.ok(places.includes(it.at), `${id} at ${it.at}, found at ${places.join(" and ") || "no place"}`);
  for (const { message, fix, severity } of own) {
    assert.equal(severity, severityOf(rule, side));
    assert.doesNotMatch(message + fix, /(?<!\\u)\{\w+\}|\bundefined\b/, "every placeholder is filled");
  }
}

function pathOf({ location }: Finding): string | undefined {
  return location !== undefined && "path" in location ? location.path : undefined;
}

function assertPasses({ set, id, side }: Subject, it: Pass): void {
  const found = findings(set, it, side).filter((finding) =>
    [id, "ATW-RULE-FAILED"].includes(finding.rule) || isUnreadBy(id, finding)
  );
  assert.deepEqual(found, []);
}

/** Where the official validators stop, there is a fatal finding on the value that the rule could not read. */
function assertStops({ set, id, side }: Subject, it: Pass): void {
  const found = findings(set, it, side);
  assert.deepEqual(found.filter(({ rule }) => rule === id), []);
  assert.ok(found.some((finding) => finding.severity === "fatal" && isUnreadBy(id, finding)));
}

/** A rule that could not read a value did not pass. */
function isUnreadBy(id: string, { rule, message }: Finding): boolean {
  return rule.startsWith("ATW-") && message.split(/[^\w-]+/).includes(id);
}
