/** Which rules run, and how severe they are: by profile, mode, input, the row of the scenario, and what sets say of others. */
import assert from "node:assert/strict";
import { engineGrades, plannedIn, type RuleSet, type SetPlan } from "../../engine/judge/sets.ts";
import { type Grading, ownSeverity, severityOf } from "../../engine/judge/severities.ts";
import { Surplus } from "../../engine/judge/findings.ts";
import { numbersOf } from "../../engine/judge/verdict.ts";
import { allRules, type RuleId } from "../../engine/rules/index.ts";
import { check, type Rule } from "../../engine/rules/kit/rule.ts";
import { theInvoice } from "../../engine/rules/kit/select.ts";
import { scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { type Profile, profiles, type ScenarioRow } from "../../engine/scenarios/table.ts";

const core = scenarioOfProfile("en16931");

function severity(id: RuleId, profile: Profile, how: Partial<Grading> = {}): string {
  const scenario = scenarioOfProfile(profiles[profile].scenario);
  const usual = { profile, scenario, side: "ubl", syntax: "ubl-invoice", mode: "default", input: "xml" } as const;
  return severityOf(id, allRules[id], { ...usual, ...how });
}

Deno.test("a rule has the severity of its set, and by KoSIT's scenario another", () => {
  assert.equal(severity("BR-CL-23", "en16931", { mode: "strict" }), "fatal");
  assert.equal(severity("BR-CL-23", "xrechnung-ubl", { mode: "strict" }), "warning");
  assert.equal(severity("BR-CL-23", "xrechnung-ubl"), "warning");
  assert.equal(severity("BR-CL-14", "xrechnung-ubl"), "fatal");
});

Deno.test("the exceptions of the default mode hold in their profiles alone", () => {
  for (const profile of ["xrechnung-ubl", "xrechnung-cii", "peppol-bis-3"] as const) {
    assert.equal(severity("PEPPOL-EN16931-R010", profile), "warning", profile);
    assert.equal(severity("PEPPOL-EN16931-R010", profile, { mode: "strict" }), "fatal", profile);
  }
  assert.equal(severity("PEPPOL-EN16931-R001", "xrechnung-ubl"), "off");
  assert.equal(severity("PEPPOL-EN16931-R001", "peppol-bis-3"), "fatal");
  assert.equal(severity("BR-02", "xrechnung-ubl"), "fatal");
});

Deno.test("BR-DE-21 judges the specification of what came as JSON, and of XML in strict mode alone", () => {
  assert.equal(severity("BR-DE-21", "xrechnung-ubl"), "off");
  assert.notEqual(severity("BR-DE-21", "xrechnung-ubl", { input: "json" }), "off");
  assert.notEqual(severity("BR-DE-21", "xrechnung-ubl", { mode: "strict" }), "off");
});

Deno.test("advice is information in strict mode, whatever other sets say", () => {
  const grades = { by: "none", of: () => "off" as const };
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931"), "warning");
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931", { mode: "strict" }), "information");
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931", { mode: "strict", grades }), "information");
});

Deno.test("a scenario decides severities, and before it a set that stands in for some of the rules", () => {
  const scenario: ScenarioRow = {
    ...core,
    severities: { "ubl-invoice": { "BR-CL-14": "information", "BR-CL-15": "warning" } },
  };
  const grades = {
    by: "tests",
    of: (id: string) => id === "BR-CL-15" ? "fatal" : id === "BR-03" ? "off" : undefined,
  } as const;
  const judged = (id: RuleId, how: Partial<Grading>) => severity(id, "en16931", { mode: "strict", scenario, ...how });
  const ids = ["BR-CL-14", "BR-CL-15", "BR-02", "BR-03"] as const;
  assert.deepEqual(ids.map((id) => judged(id, {})), ["information", "warning", "fatal", "fatal"]);
  assert.deepEqual(ids.map((id) => judged(id, { grades })), ["information", "fatal", "fatal", "off"]);
  assert.equal(judged("BR-CL-14", { syntax: "cii", side: "cii" }), "fatal");
});

Deno.test("where the syntaxes differ, each has its severity", () => {
  const rule: Rule = { terms: ["BT-1"], severity: { ubl: "fatal", cii: "warning" } };
  const how = { profile: "en16931", scenario: core, mode: "strict", input: "xml" } as const;
  assert.equal(severityOf("BR-02", rule, { ...how, side: "ubl", syntax: "ubl-invoice" }), "fatal");
  assert.equal(severityOf("BR-02", rule, { ...how, side: "cii", syntax: "cii" }), "warning");
});

Deno.test("when an invoice is to be written, what would be lost is fatal", () => {
  assert.deepEqual((["default", "strict", "write"] as const).map((mode) => ownSeverity("ATW-AMOUNT-UNKNOWN", mode)), [
    "warning",
    "information",
    "fatal",
  ]);
  assert.equal(ownSeverity("ATW-INPUT-UNKNOWN", "write"), "warning");
});

const rule: Rule = { terms: ["BT-1"], severity: "fatal", ubl: check(theInvoice, () => true) };
const step = (id: string) => ({ id, rule, check: check(theInvoice, () => true), severity: "fatal" } as const);

function setOf(id: string, plan: Partial<SetPlan>): RuleSet {
  const whole: SetPlan = { official: 0, steps: [], severityOf: () => "fatal", ...plan };
  return { id, name: id, plan: () => whole, text: () => ({ message: "", fix: "" }) };
}

const row: ScenarioRow = {
  ...core,
  id: "tests",
  schema: {},
  elements: { ubl: ["A"] },
  further: ["B", "C"],
  severities: { "ubl-invoice": { "A-2": "warning" } },
};
const planned = (first: RuleSet, ...sets: readonly RuleSet[]) =>
  plannedIn(row, "strict", "ubl-invoice", [{ ...first, scenarios: [row] }, ...sets]);

Deno.test("the sets that a row names judge, in its order, with the severities that it gives them", () => {
  const [b, a, other] = [
    setOf("B", {}),
    setOf("A", { official: 2, steps: [step("A-1"), step("A-2")] }),
    setOf("schema-cii", {}),
  ];
  const active = planned(b, other, a);
  assert.deepEqual(active.map(({ set }) => set.id), ["A", "B"]);
  assert.deepEqual(active[0]?.plan.steps.map(({ id, severity }) => `${id} ${severity}`), ["A-1 fatal", "A-2 warning"]);
  assert.deepEqual(["A-2", "A-9"].map((id) => active[0]?.plan.severityOf(id)), ["warning", "fatal"]);
  assert.equal(active[0]?.plan.official, 2);
});

Deno.test("by default no set of a row judges, and a set that no row names judges in both modes", () => {
  const sets = [setOf("schema-ubl", {}), setOf("own", {})];
  for (const mode of ["default", "strict"] as const) {
    const ids = plannedIn(core, mode, "ubl-invoice", sets).map(({ set }) => set.id);
    assert.deepEqual(ids, mode === "strict" ? ["schema-ubl", "own"] : ["own"]);
  }
});

Deno.test("a set that stands in for rules of others says which of theirs run, and not which of its own", () => {
  const of = (id: string) => id === "A-1" || id === "C-1" ? "off" : id === "A-2" ? "information" : undefined;
  const sets = [
    setOf("A", {
      official: 4,
      steps: ["A-1", "A-2", "A-3"].map(step),
      severityOf: (id) => id === "A-4" ? "off" : "fatal",
    }),
    setOf("C", { official: 7, steps: [step("C-1")], grades: { by: "C", of } }),
  ] as const;
  const [first, last] = planned(sets[0], sets[1]).map(({ plan }) => plan);
  assert.deepEqual(first?.steps.map(({ id, severity }) => `${id} ${severity}`), ["A-2 information", "A-3 fatal"]);
  assert.equal(first?.official, 2);
  assert.deepEqual(["A-1", "A-2", "A-4", "A-5"].map((id) => first?.severityOf(id)), [
    "off",
    "information",
    "off",
    "fatal",
  ]);
  assert.deepEqual([last?.steps.map(({ id }) => id), last?.official], [["C-1"], 7]);
});

Deno.test("what several sets say of a rule of the engine, the first of them says, unless it spares the engine", () => {
  const said = (severity: "warning" | "information", only: string) => ({
    by: severity,
    of: (id: string) => id === only ? severity : undefined,
  });
  const active = (spares: boolean) =>
    planned(
      setOf("A", { grades: said("warning", "BR-02"), ...(spares ? { sparesEngine: true } : {}) }),
      setOf("B", { grades: { by: "B", of: (id) => id === "BR-02" || id === "BR-03" ? "off" : undefined } }),
    ).map((it) => ({ ...it, followed: undefined }));
  const [both, second] = [engineGrades(active(false)), engineGrades(active(true))];
  assert.deepEqual(["BR-02", "BR-03", "BR-04"].map((id) => both?.of(id)), ["warning", "off", undefined]);
  assert.deepEqual(["BR-02", "BR-03"].map((id) => second?.of(id)), ["off", "off"]);
  assert.notEqual(both?.by, second?.by);
  assert.equal(engineGrades([]), undefined);
});

Deno.test("a verdict in numbers counts what was drafted, and what was not even that", () => {
  const draft = (severity: "fatal" | "warning" | "information") =>
    ({ rule: "A", field: "BT-1", severity, message: "", fix: "", docsUrl: "", offset: 0 }) as const;
  const surplus = new Surplus();
  assert.deepEqual(numbersOf({ drafts: [draft("warning"), draft("information")], surplus }), {
    valid: true,
    errors: 0,
    warnings: 1,
  });
  surplus.total.fatal = 2;
  surplus.total.warning = 5;
  assert.deepEqual(numbersOf({ drafts: [draft("fatal"), draft("warning"), draft("warning")], surplus }), {
    valid: false,
    errors: 3,
    warnings: 7,
  });
});
