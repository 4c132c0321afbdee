/** Which rules run, and how severe they are: by profile, mode, input, and the scenario that a set knows. */
import assert from "node:assert/strict";
import { ownSeverity, profileOf, profileWithoutLines, severityOf } from "../../engine/judge/profiles.ts";
import type { Mode, Profile, Scenario, Side } from "../../engine/judge/profiles.ts";
import { scenarioOf } from "../../engine/judge/scenarios.ts";
import { activeIn, type RuleSet, scenarioIn, type Scope, type SetPlan } from "../../engine/judge/sets.ts";
import { Surplus } from "../../engine/judge/findings.ts";
import { numbersOf } from "../../engine/judge/verdict.ts";
import { allRules, type RuleId } from "../../engine/rules/index.ts";
import { check, type Rule } from "../../engine/rules/kit/rule.ts";
import { theInvoice } from "../../engine/rules/kit/select.ts";
import { CIUS, CVD, EXTENSION } from "../../engine/rules/xrechnung/scenarios.ts";

type How = Parameters<typeof severityOf>[3];

function severity(id: RuleId, profile: Profile, how: Partial<How> = {}): string {
  return severityOf(profile, id, allRules[id], { side: "ubl", mode: "default", input: "xml", ...how });
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

Deno.test("advice is information in strict mode, whatever scenario there is", () => {
  const scenario: Scenario = { name: "", specification: undefined, severities: {}, only: new Set() };
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931"), "warning");
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931", { mode: "strict" }), "information");
  assert.equal(severity("ATW-DUE-BEFORE-ISSUE", "en16931", { mode: "strict", scenario }), "information");
});

Deno.test("a scenario decides severities, and which rules run, unless it has all of EN 16931", () => {
  const scenario: Scenario = {
    name: "",
    specification: undefined,
    severities: { "BR-CL-14": "information" },
    only: new Set(["BR-CL-14", "BR-02"]),
  };
  const judged = (id: RuleId, one: Scenario) => severity(id, "en16931", { mode: "strict", scenario: one });
  assert.deepEqual((["BR-CL-14", "BR-02", "BR-03"] as const).map((id) => judged(id, scenario)), [
    "information",
    "fatal",
    "off",
  ]);
  assert.equal(judged("BR-03", { ...scenario, core: true }), "fatal");
});

Deno.test("where the syntaxes differ, each has its severity", () => {
  const rule: Rule = { terms: ["BT-1"], severity: { ubl: "fatal", cii: "warning" } };
  const how = { mode: "strict", input: "xml" } as const;
  assert.equal(severityOf("en16931", "BR-02", rule, { ...how, side: "ubl" }), "fatal");
  assert.equal(severityOf("en16931", "BR-02", rule, { ...how, side: "cii" }), "warning");
});

Deno.test("when an invoice is to be written, what would be lost is fatal", () => {
  assert.deepEqual((["default", "strict", "write"] as const).map((mode) => ownSeverity("ATW-AMOUNT-UNKNOWN", mode)), [
    "warning",
    "information",
    "fatal",
  ]);
  assert.equal(ownSeverity("ATW-INPUT-UNKNOWN", "write"), "warning");
});

const scenarios: readonly (readonly [string | undefined, Scope["syntax"], Profile, Mode, string | undefined])[] = [
  [CIUS, "ubl-invoice", "xrechnung-ubl", "strict", "cius ubl-invoice"],
  [CIUS, "ubl-credit-note", "xrechnung-ubl", "strict", "cius ubl-credit-note"],
  [CIUS, "cii", "xrechnung-cii", "strict", "cius cii"],
  [undefined, "cii", "xrechnung-cii", "strict", "cius cii"],
  ["x", "ubl-invoice", "xrechnung-ubl", "strict", "cius ubl-invoice"],
  [EXTENSION, "ubl-invoice", "xrechnung-ubl", "strict", "extension ubl-invoice"],
  [EXTENSION, "cii", "xrechnung-cii", "strict", "extension cii"],
  [EXTENSION, "ubl-credit-note", "xrechnung-ubl", "strict", "cius ubl-credit-note"],
  [CVD, "ubl-credit-note", "xrechnung-ubl", "strict", "cvd ubl-credit-note"],
  [CIUS, "ubl-invoice", "xrechnung-ubl", "default", undefined],
  [CIUS, "ubl-invoice", "en16931", "strict", undefined],
  [CIUS, "ubl-invoice", "peppol-bis-3", "strict", undefined],
];

for (const [specification, syntax, profile, mode, name] of scenarios) {
  Deno.test(`${specification ?? "no BT-24"} in ${syntax} by ${profile} in ${mode} mode is of ${name ?? "no scenario"}`, () => {
    const side: Side = syntax === "cii" ? "cii" : "ubl";
    assert.equal(scenarioOf({ profile, side, mode, syntax, specification, input: "xml" })?.name, name);
  });
}

Deno.test("BT-24 selects a profile by what it begins with, and says whether it names more", () => {
  const core = "urn:cen.eu:en16931:2017";
  const peppol = `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
  assert.deepEqual(profileOf(core, "ubl"), { profile: "en16931", exact: true });
  assert.deepEqual(profileOf(CIUS, "cii"), { profile: "xrechnung-cii", exact: true });
  assert.deepEqual(profileOf(EXTENSION, "ubl"), { profile: "xrechnung-ubl", exact: false });
  assert.deepEqual(profileOf(peppol, "ubl"), { profile: "peppol-bis-3", exact: true });
  assert.deepEqual(profileOf(`${peppol}#x`, "ubl"), { profile: "peppol-bis-3", exact: false });
  assert.equal(profileOf(`x${core}`, "ubl"), undefined);
});

Deno.test("the levels of Factur-X without lines are known by their names", () => {
  assert.equal(profileWithoutLines("urn:factur-x.eu:1p0:minimum"), "MINIMUM");
  assert.equal(profileWithoutLines("urn:zugferd.de:2p0:basicwl"), "BASIC WL");
  assert.equal(profileWithoutLines("urn:factur-x.eu:1p0:basic"), undefined);
});

const scope: Scope = {
  profile: "en16931",
  side: "ubl",
  mode: "strict",
  input: "xml",
  specification: undefined,
  syntax: "ubl-invoice",
};
const rule: Rule = { terms: ["BT-1"], severity: "fatal", ubl: check(theInvoice, () => true) };
const step = (id: string) => ({ id, rule, check: check(theInvoice, () => true), severity: "fatal" } as const);

function setOf(name: string, plan: Partial<SetPlan> | undefined): RuleSet {
  const whole: SetPlan = { families: [], official: 0, steps: [], severityOf: () => "fatal", ...plan };
  return { name, plan: () => plan === undefined ? undefined : whole, text: () => ({ message: "", fix: "" }) };
}

const only: Scenario = {
  name: "level",
  specification: "x",
  severities: { "A-2": "warning" },
  only: new Set(["A-1", "A-2"]),
};

Deno.test("a set that judges in place of another takes its place, and its scenario says which rules of the rest run", () => {
  const sets = [
    setOf("A", {
      official: 3,
      steps: ["A-1", "A-2", "A-3"].map(step),
      severityOf: (id) => id === "A-4" ? "off" : "fatal",
    }),
    setOf("B", { steps: [step("B-1")] }),
    setOf("C", undefined),
    setOf("D", { official: 7, steps: [step("D-1")], insteadOf: ["B"], scenario: only }),
  ];
  const active = activeIn(scope, sets, []);
  assert.deepEqual(active.map(({ set }) => set.name), ["A", "D"]);
  const [first, last] = active.map(({ plan }) => plan);
  assert.deepEqual(first?.steps.map(({ id }) => id), ["A-1", "A-2"]);
  assert.equal(first?.official, 2);
  assert.deepEqual(["A-1", "A-2", "A-3", "A-4"].map((id) => first?.severityOf(id)), ["fatal", "warning", "off", "off"]);
  assert.deepEqual([last?.steps.map(({ id }) => id), last?.official], [["D-1"], 7]);
  assert.equal(scenarioIn(active), only);
});

Deno.test("a scenario without a list of rules leaves all of them", () => {
  const all: Scenario = { name: "level", specification: "x", severities: {} };
  const sets = [setOf("A", { steps: [step("A-1"), step("A-2")] }), setOf("D", { insteadOf: [], scenario: all })];
  const [first] = activeIn(scope, sets, []).map(({ plan }) => plan);
  assert.deepEqual(first?.steps.map(({ id }) => id), ["A-1", "A-2"]);
  assert.equal(first?.severityOf("A-9"), "fatal");
});

Deno.test("the scenario of a set that takes nobody's place leaves the plans of the others alone", () => {
  const sets = [setOf("A", { official: 3, steps: ["A-1", "A-3"].map(step) }), setOf("D", { scenario: only })];
  const active = activeIn(scope, sets, []);
  assert.deepEqual(active[0]?.plan.steps.map(({ id }) => id), ["A-1", "A-3"]);
  assert.equal(active[0]?.plan.official, 3);
  assert.equal(scenarioIn(active), only);
  assert.equal(scenarioIn(activeIn(scope, [setOf("A", {})], [])), undefined);
});

Deno.test("what a set found while the document was read goes with it", () => {
  const set = setOf("A", {});
  const followed = { sweep: set, found: [], surplus: new Map(), broken: undefined };
  const other = { ...followed, sweep: setOf("B", {}) };
  assert.equal(activeIn(scope, [set], [other, followed])[0]?.followed, followed);
  assert.equal(activeIn(scope, [set], [other])[0]?.followed, undefined);
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
