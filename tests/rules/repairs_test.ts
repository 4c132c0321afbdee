/**
 * The teaching teaches: a failing invoice of every rule, repaired as the rule's fix says, fails the rule no more, and nothing
 * else instead.
 */
import type { Side } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import { adviceSet, type CaseSet, caseSets, strictCaseSets } from "../../cases/all.ts";
import type { Fail, Pass } from "../../cases/case.ts";
import type { Rule, Severity } from "../../engine/rules/kit/rule.ts";
import { service } from "../../engine/rules/own/service.ts";
import { strictRules } from "../../engine/judge/rest_sets.ts";
import { en } from "../../engine/texts/en/index.ts";
import { strictIds } from "../support/texts.ts";
import { explainAll, validate } from "../../engine/mod.ts";

import { documentOf } from "../../cases/edit.ts";
import { repairsOf } from "../../cases/repairs.ts";
import { type ServiceCase, serviceCases } from "../../cases/service.ts";

/** What a test looks at of a finding. */
interface Found {
  readonly rule: string;
  readonly severity: Severity;
}

/** Why an invoice is no repair of another: the rule still fails, or an error or a warning is new. */
function objections(rule: string, before: readonly Found[], after: readonly Found[]): readonly string[] {
  const known = new Set(before.filter(({ severity }) => severity !== "information").map((it) => it.rule));
  const fresh = after.filter((it) => it.severity !== "information" && !known.has(it.rule));
  return [...after.filter((it) => it.rule === rule), ...fresh].map((it) => it.rule);
}

/** One rule in one syntax, with its failing cases. */
interface Subject {
  readonly set: CaseSet;
  readonly id: string;
  readonly side: Side;
  readonly rule: Rule;
  readonly failing: readonly Fail[];
  readonly passing: readonly Pass[];
}

const sets: Readonly<Record<string, CaseSet>> = { ...caseSets, ...strictCaseSets, advice: adviceSet };

const subjects: readonly (Subject & { readonly name: string })[] = Object.entries(sets).flatMap(([name, set]) => {
  const rules: Readonly<Record<string, Rule>> = set.rules;
  return Object.entries(set.cases).flatMap(([id, cases]) =>
    (["ubl", "cii"] as const).flatMap((side) => {
      const [rule, of] = [rules[id], set.profiles[side] === undefined ? undefined : cases[side]];
      if (rule === undefined || of === undefined || of.fail.length === 0) return [];
      return [{ name, set, id, side, rule, failing: of.fail, passing: of.pass }];
    })
  );
});

function findings({ set, side }: Subject, it: Pass): readonly Found[] {
  const profile = set.profiles[side];
  assert.ok(profile !== undefined, "the set has a profile for the syntax");
  const outcome = validate(documentOf(it, side, set.base), {
    profile,
    strict: set !== adviceSet,
    ...(set.sets === undefined ? {} : { sets: set.sets }),
  });
  assert.ok("ok" in outcome, "the case is read");
  return [...outcome.ok.errors, ...outcome.ok.warnings, ...outcome.ok.information];
}

/** Whether a failing case is repaired by one of its repairs. */
function isRepaired(subject: Subject, it: Fail): boolean {
  const before = findings(subject, it);
  return repairsOf(it, subject.passing, subject.rule, subject.side)
    .some((repair) => objections(subject.id, before, findings(subject, repair)).length === 0);
}

/** Answers of a slow question, kept for the test that counts them. */
function remembered<T>(ask: (of: T) => boolean): (of: T) => boolean {
  const known = new Map<T, boolean>();
  return (of) => {
    const answer = known.get(of) ?? ask(of);
    known.set(of, answer);
    return answer;
  };
}

const isProven = remembered((subject: Subject) => subject.failing.some((it) => isRepaired(subject, it)));

for (const subject of subjects) {
  const { name, id, side, failing } = subject;
  Deno.test(`${name}: ${id} in ${side} is repaired by what its fix says, and nothing new comes`, () => {
    for (const it of failing.filter(({ repaired }) => repaired !== undefined)) {
      const [repair] = repairsOf(it, [], subject.rule, side);
      assert.ok(repair !== undefined);
      assert.deepEqual(objections(id, findings(subject, it), findings(subject, repair)), [], it.why);
    }
    assert.ok(isProven(subject), "no failing case has a repair that holds");
  });
}

/** What is wrong with the case of one of the service's own findings. */
function faultsOf(id: string, { failing, repaired }: ServiceCase): readonly string[] {
  const before = failing();
  return before.some(({ rule }) => rule === id) ? objections(id, before, repaired()) : [`${id} is not found before`];
}

for (const [id, it] of Object.entries(serviceCases)) {
  Deno.test(`service: ${id} is repaired by what its fix says, and nothing new comes`, () => {
    assert.deepEqual(faultsOf(id, it), []);
  });
}

Deno.test("objections() sees a rule that fails still, and another that fails instead", () => {
  const [one, other] = [{ rule: "BR-02", severity: "fatal" }, { rule: "BR-03", severity: "warning" }] as const;
  assert.deepEqual(objections("BR-02", [one], [one]), ["BR-02"]);
  assert.deepEqual(objections("BR-02", [one], [other]), ["BR-03"]);
  assert.deepEqual(objections("BR-02", [one, other], [other]), []);
  assert.deepEqual(objections("BR-02", [one], [{ ...other, severity: "information" }]), []);
});

/** Rules that no document fails, and the fault of the engine itself, which no invoice can repair. */
function canBeRepaired(id: string): boolean {
  const official = Object.values(sets).flatMap(({ rules }) => Object.entries(rules)).find(([it]) => it === id);
  if (official === undefined) return id !== "ATW-RULE-FAILED";
  const { ubl, cii }: Rule = official[1];
  return [ubl, cii].some((check) => check !== undefined && check.never === undefined);
}

Deno.test("as many rules have a repair that is proven as can fail, and all of them are explained", () => {
  const repairable = [
    ...new Set([...Object.values(sets).flatMap(({ rules }) => Object.keys(rules)), ...Object.keys(service)]),
  ]
    .filter(canBeRepaired);
  const handedIn = strictIds.map((id) => {
    const set = strictRules.find((it) => it.rules?.().some((rule) => rule.id === id));
    assert.ok(set !== undefined, id);
    return { rule: id, ...set.text(id, en), example: set.example?.(id, "ubl") };
  });
  const explained = [...explainAll(), ...handedIn].filter(({ rule, message, fix, example }) =>
    // Nothing satisfies rules that nobody has published.
    repairable.includes(rule) && message !== "" && fix !== "" && (example !== undefined || rule === "ATW-NORM-2026")
  );
  const unproven = new Set(subjects.filter((it) => !isProven(it)).map(({ id }) => id));
  const proven = [
    ...new Set(subjects.map(({ id }) => id)).difference(unproven),
    ...Object.entries(serviceCases).filter(([id, it]) => faultsOf(id, it).length === 0).map(([id]) => id),
  ];
  console.log(
    `rules that can fail: ${repairable.length}; explained: ${explained.length}; proven repairs: ${proven.length}`,
  );
  assert.deepEqual(repairable.filter((id) => !proven.includes(id)), []);
  assert.deepEqual([explained.length, proven.length], [repairable.length, repairable.length]);
});
