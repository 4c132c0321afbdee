/** The rule sets that are handed in: when each judges, what it lists, and how it words its rules. */
import assert from "node:assert/strict";
import { facturxSet } from "../../engine/judge/facturx_set.ts";
import { schemaSet } from "../../engine/judge/schema_set.ts";
import { activeIn, type RuleSet, type Scope } from "../../engine/judge/sets.ts";
import { strictRules } from "../../engine/judge/strict_set.ts";
import { syntaxSet } from "../../engine/judge/syntax_set.ts";
import { loadOfficialTexts } from "../../engine/locales.ts";
import { EMPTY, UNUSED } from "../../engine/rules/facturx/sweep.ts";
import { CIUS, EXTENSION } from "../../engine/rules/xrechnung/scenarios.ts";

const CORE = "urn:cen.eu:en16931:2017";
const named = (level: string) => `urn:factur-x.eu:1p0:${level}`;
const cii: Scope = {
  profile: "facturx-en16931",
  side: "cii",
  mode: "strict",
  input: "xml",
  specification: CORE,
  syntax: "cii",
};
const ubl: Scope = { ...cii, profile: "en16931", side: "ubl", syntax: "ubl-invoice" };

const texts = await loadOfficialTexts("en");

for (const set of [facturxSet, schemaSet, strictRules, syntaxSet]) {
  Deno.test(`${set.name} judges in strict mode alone`, () => {
    assert.equal(set.plan({ ...cii, mode: "default" }), undefined);
    assert.notEqual(set.plan(cii), undefined);
  });
}

for (const set of [schemaSet, strictRules, syntaxSet]) {
  Deno.test(`${set.name} has no wording for the rules of others, which is the caller's mistake`, () => {
    assert.throws(() => set.text("BR-02", texts), TypeError);
  });
}

const scopes: readonly (readonly [what: string, Partial<Scope>, judges: boolean])[] = [
  ["plain EN 16931 that is judged as Factur-X", {}, true],
  ["UBL", { side: "ubl", syntax: "ubl-invoice" }, false],
  ["EN 16931 that is judged as such", { profile: "en16931" }, false],
  ["a level, where the caller names no profile", { profile: "en16931", specification: named("minimum") }, true],
  ["a level, where the caller asks for EN 16931", {
    profile: "en16931",
    specification: named("minimum"),
    asked: "en16931",
  }, false],
  ["a level that is judged as XRechnung", { profile: "xrechnung-cii", specification: named("minimum") }, false],
  ["an XRechnung that is judged as Factur-X", { specification: CIUS }, false],
  ["no specification", { specification: undefined }, true],
];

for (const [what, scope, judges] of scopes) {
  Deno.test(`Factur-X ${judges ? "judges" : "does not judge"} ${what}`, () => {
    assert.equal(facturxSet.plan({ ...cii, ...scope }) !== undefined, judges);
  });
}

function planOf(specification: string) {
  const plan = facturxSet.plan({ ...cii, specification });
  assert.ok(plan !== undefined);
  return plan;
}

Deno.test("a level that promises all of EN 16931 follows both editions and has its rules, and any other its own alone", () => {
  const [basic, minimum] = [planOf(`${CORE}#compliant#${named("basic")}`), planOf(named("minimum"))];
  assert.deepEqual(basic.editions?.map(({ set }) => set), ["en16931", "factur-x-basic"]);
  assert.deepEqual(minimum.editions?.map(({ set }) => set), ["factur-x-minimum"]);
  assert.deepEqual([basic.scenario?.core, minimum.scenario?.core], [true, false]);
  assert.ok(basic.official > minimum.official && minimum.official > 0);
  for (const plan of [basic, minimum]) {
    assert.deepEqual(plan.insteadOf, ["XML Schema"]);
    assert.ok(plan.families.includes("CII-SR-*"));
  }
});

Deno.test("a level says how severe its rules are, and which it has not", () => {
  const severities = (specification: string, ids: readonly string[]) => ids.map(planOf(specification).severityOf);
  const extended = `${CORE}#conformant#${named("extended")}`;
  assert.deepEqual(
    severities(extended, [
      "BR-FXEXT-S08b",
      "BR-FXEXT-04",
      "FX-SCH-A-000019",
      "BR-17",
      "CII-SR-470",
      EMPTY,
      "ATW-SCHEMA-VALUE",
    ]),
    ["fatal", "warning", "fatal", "fatal", "off", "warning", "fatal"],
  );
  assert.deepEqual(severities(named("minimum"), ["BR-17", EMPTY, UNUSED]), ["off", "off", "fatal"]);
  assert.deepEqual(severities(`${CORE}#compliant#${named("basic")}`, ["CII-SR-470", EMPTY]), ["fatal", "warning"]);
});

Deno.test("of the engine's rules a level runs those that it does not judge itself", () => {
  const only = planOf(named("basicwl")).scenario?.only;
  assert.deepEqual(["BR-02", "BR-17", "BR-CO-17", "CII-SR-470"].map((id) => only?.has(id)), [
    true,
    false,
    false,
    false,
  ]);
  const extended = planOf(`${CORE}#conformant#${named("extended")}`).scenario?.only;
  assert.deepEqual(["BR-02", "BR-FXEXT-CO-10", "BR-CO-25"].map((id) => extended?.has(id)), [true, false, false]);
});

Deno.test("plans are kept for the next document, but no more than fifty: a document may name whatever it likes", () => {
  const own = named("kept");
  assert.equal(planOf(own), planOf(own));
  for (let at = 0; at < 60; at++) planOf(named(`other${at}`));
  assert.equal(planOf(own), planOf(own));
  assert.notEqual(planOf(named("late")), planOf(named("late")));
});

function listed(set: RuleSet) {
  return new Map((set.rules?.() ?? []).map((rule) => [rule.id, rule]));
}

Deno.test("Factur-X lists its rules with family and severity, and not those of others that it words otherwise", () => {
  const rules = listed(facturxSet);
  const told = [UNUSED, "FX-SCH-A-000019", "BR-FXEXT-CO-10", "BR-FXEXT-04", "BR-CO-25"].map((id) => {
    const rule = rules.get(id);
    return [rule?.family, rule?.severity];
  });
  assert.deepEqual(told, [
    ["ATW", "fatal"],
    ["FX-SCH", "fatal"],
    ["BR-FXEXT", "fatal"],
    ["BR-FXEXT", "warning"],
    ["BR-CO", "fatal"],
  ]);
  for (const id of ["CII-SR-470", "BR-17", "BR-02", EMPTY]) assert.equal(rules.has(id), false, id);
});

Deno.test("Factur-X words its structure by what was found, its schema as XML Schema, and rules of others as they do", () => {
  const message = (id: string, kind?: string) => facturxSet.text(id, texts, kind).message;
  assert.equal(message("ATW-SCHEMA-VALUE", "date"), schemaSet.text("ATW-SCHEMA-VALUE", texts, "date").message);
  assert.notEqual(message("FX-SCH-A-000019"), message("FX-SCH-A-000019", "code ram:A ram:B"));
  assert.equal(message("FX-SCH-A-000019"), message("FX-SCH-A-000019", "notOne rsm:ExchangedDocument ram:ID 1"));
  assert.equal(message("BR-FXEXT-AE-01"), message("BR-FXEXT-Z-01"));
  assert.equal(message("BR-17"), texts.rules["BR-17"].message);
  assert.equal(message(EMPTY), texts.rules[EMPTY].message);
  assert.deepEqual([UNUSED, "FX-SCH-A-000019", "BR-17", EMPTY].map((id) => facturxSet.example?.(id, "cii")), [
    "",
    "",
    undefined,
    undefined,
  ]);
});

Deno.test("the syntax rules are listed with the family of their syntax, and judge documents of it", () => {
  const rules = listed(syntaxSet);
  assert.deepEqual(
    ["UBL-CR-001", "UBL-SR-01", "UBL-DT-01", "CII-SR-001", "CII-DT-001"].map((id) => rules.get(id)?.family),
    [
      "UBL-CR",
      "UBL-SR",
      "UBL-DT",
      "CII-SR",
      "CII-DT",
    ],
  );
  const [own, other] = [syntaxSet.plan(ubl), syntaxSet.plan(cii)];
  assert.deepEqual([own?.families, other?.families], [["UBL-CR-*", "UBL-SR-*", "UBL-DT-*"], ["CII-SR-*", "CII-DT-*"]]);
  const count = (start: string) => [...rules.keys()].filter((id) => id.startsWith(start)).length;
  assert.deepEqual([own?.official, other?.official], [count("UBL-"), count("CII-")]);
  assert.deepEqual(["UBL-CR-001", "UBL-SR-01", "CII-SR-001", "BR-02"].map((id) => own?.severityOf(id)), [
    "warning",
    "fatal",
    "off",
    "off",
  ]);
  const german = syntaxSet.plan({ ...ubl, profile: "xrechnung-ubl", specification: EXTENSION });
  assert.equal(german?.severityOf("UBL-CR-646"), "information");
  assert.notEqual(syntaxSet.text("UBL-CR-001", texts).message, syntaxSet.text("CII-SR-001", texts).message);
});

Deno.test("the rest of the official sets is that of the profile, with the severities of its scenario", () => {
  const steps = (scope: Scope) => new Map(strictRules.plan(scope)?.steps.map(({ id, severity }) => [id, severity]));
  const has = (scope: Scope) => ["BR-B-01", "BR-DEX-01", "DK-R-002"].map((id) => steps(scope).has(id));
  assert.deepEqual(has(ubl), [true, false, false]);
  assert.deepEqual(has({ ...ubl, profile: "xrechnung-ubl", specification: CIUS }), [true, true, false]);
  assert.deepEqual(has({ ...ubl, profile: "peppol-bis-3" }), [true, false, true]);
  assert.equal(strictRules.plan(ubl)?.official, steps(ubl).size);
  assert.equal(strictRules.plan(ubl), strictRules.plan(ubl));
  assert.notEqual(strictRules.plan(ubl), strictRules.plan({ ...ubl, profile: "peppol-bis-3" }));
  assert.equal(strictRules.plan(ubl)?.severityOf("BR-B-01"), "off");
  assert.ok(strictRules.plan({ ...ubl, profile: "peppol-bis-3" })?.families.includes("DK-R-*"));
  assert.ok(!strictRules.plan(ubl)?.families.includes("DK-R-*"));
});

Deno.test("the rest of the official sets is listed with families, terms and severities, and worded in the language of the texts", async () => {
  const rules = listed(strictRules);
  assert.deepEqual(
    ["BR-B-01", "BR-DEX-01", "DK-R-002", "SE-R-011"].map((id) => [rules.get(id)?.family, rules.get(id)?.severity]),
    [
      ["BR-B", "fatal"],
      ["BR-DEX", "fatal"],
      ["DK-R", "fatal"],
      ["SE-R", "warning"],
    ],
  );
  assert.deepEqual(rules.get("DK-R-002")?.terms, ["BT-30"]);
  const german = await loadOfficialTexts("de");
  assert.notEqual(strictRules.text("DK-R-002", german).message, strictRules.text("DK-R-002", texts).message);
});

Deno.test("XML Schema has four rules, which are fatal, and no others", () => {
  const plan = schemaSet.plan(ubl);
  const ids = ["ELEMENT", "MISSING", "VALUE", "ATTRIBUTE"].map((name) => `ATW-SCHEMA-${name}`);
  assert.deepEqual(ids.map((id) => plan?.severityOf(id)), ["fatal", "fatal", "fatal", "fatal"]);
  assert.equal(plan?.severityOf("BR-02"), "off");
  assert.deepEqual([plan?.official, plan?.steps], [0, []]);
  assert.equal(schemaSet.example?.("ATW-SCHEMA-VALUE", "ubl"), "");
});

Deno.test("where a level of Factur-X judges, other sets run those of their rules alone that the level has", () => {
  const { follow: _, ...level } = facturxSet;
  const run = (specification: string, ...sets: readonly RuleSet[]) =>
    activeIn({ ...cii, specification }, [strictRules, ...sets], [])[0]?.plan;
  const [alone, within] = [run(CORE), run(named("minimum"), level)];
  assert.ok(alone?.steps.some(({ id }) => id === "BR-B-01"));
  assert.equal(alone?.official, alone?.steps.length);
  assert.deepEqual([within?.steps, within?.official], [[], 0]);
});
