/** The rule sets that are handed in: when each judges, what it lists, and how it words its rules. */
import assert from "node:assert/strict";
import { elementsSets } from "../../engine/judge/elements_set.ts";
import { facturxElements, facturxSchemas } from "../../engine/judge/facturx_set.ts";
import { schemaSets } from "../../engine/judge/schema_sets.ts";
import { plannedIn, type RuleSet } from "../../engine/judge/sets.ts";
import { strictRules } from "../../engine/judge/rest_sets.ts";
import { earlier } from "../../engine/earlier.ts";
import { official } from "../../engine/official.ts";
import { loadOfficialTexts } from "../../engine/locales.ts";
import { be } from "../../engine/nations/be.ts";
import { france } from "../../engine/nations/fr.ts";
import { hr } from "../../engine/nations/hr.ts";
import { nl } from "../../engine/nations/nl.ts";
import { ro } from "../../engine/nations/ro.ts";
import { pt } from "../../engine/nations/pt.ts";
import { rs } from "../../engine/nations/rs.ts";
import { structuralRules, UNUSED } from "../../engine/rules/facturx/outlines.ts";
import { EMPTY } from "../../engine/rules/facturx/reworded.ts";
import { type Level, levels } from "../../engine/rules/facturx/levels.ts";
import { selfbilled } from "../../engine/selfbilled.ts";
import { earlierSets } from "../../engine/scenarios/earlier.ts";
import { scenarioFor } from "../../engine/scenarios/find.ts";
import { setRows } from "../../engine/scenarios/table.ts";
import { CIUS, CORE, CVD, EXTENSION, PEPPOL } from "../../cases/identifiers.ts";

const texts = await loadOfficialTexts("en");

const all: readonly RuleSet[] = [
  ...official,
  ...facturxElements,
  ...facturxSchemas,
  ...be,
  ...france,
  ...hr,
  ...nl,
  ...ro,
  ...pt,
  ...rs,
  ...selfbilled,
  ...earlier,
];

Deno.test("each set that rows name is one that can be handed in, once", () => {
  assert.deepEqual(all.map(({ id }) => id).toSorted(), Object.keys({ ...setRows, ...earlierSets }).toSorted());
});

for (const set of official) {
  Deno.test(`${set.id} has no wording for the rules of others, which is the caller's mistake`, () => {
    assert.throws(() => set.text("BR-02", texts), TypeError);
  });
}

function levelSet(level: Level): RuleSet {
  const set = facturxElements.find(({ id }) => id === `elements-facturx-${level}`);
  assert.ok(set !== undefined);
  return set;
}

Deno.test("a level that promises all of EN 16931 leaves the engine its rules, and any other says which it has", () => {
  for (const level of levels) {
    const { sparesEngine, official, steps } = levelSet(level).plan("cii");
    assert.equal(sparesEngine, level === "basic" || level === "en16931", level);
    assert.deepEqual(steps, []);
    assert.ok(official > 0);
  }
  const counted = (level: Level) => levelSet(level).plan("cii").official;
  assert.ok(counted("basic") > counted("minimum"));
});

Deno.test("a level says how severe its rules are, and which it has not", () => {
  const severities = (level: Level, ids: readonly string[]) => ids.map(levelSet(level).plan("cii").severityOf);
  const rules = ["BR-FXEXT-S08b", "BR-FXEXT-04", "FX-SCH-A-000019", "BR-17", "CII-SR-470", EMPTY, "ATW-SCHEMA-VALUE"];
  assert.deepEqual(severities("extended", rules), ["fatal", "warning", "fatal", "fatal", "fatal", "warning", "off"]);
  assert.deepEqual(severities("minimum", ["BR-17", EMPTY, UNUSED]), ["off", "off", "fatal"]);
  assert.deepEqual(severities("basic", ["CII-SR-470", EMPTY]), ["fatal", "warning"]);
});

Deno.test("of the engine's rules a level runs those that it does not judge itself", () => {
  const runs = (level: Level, ids: readonly string[]) =>
    ids.map((id) => levelSet(level).plan("cii").grades?.of(id) !== "off");
  assert.deepEqual(runs("basicwl", ["BR-02", "BR-17", "BR-CO-17", "CII-SR-470", "ATW-SCHEMA-VALUE"]), [
    true,
    false,
    false,
    false,
    true,
  ]);
  assert.deepEqual(runs("extended", ["BR-02", "BR-FXEXT-CO-10", "BR-CO-25"]), [true, false, false]);
});

function listedIn(sets: readonly RuleSet[]) {
  return new Map(sets.flatMap((set) => set.rules?.() ?? []).map((rule) => [rule.id, rule]));
}

Deno.test("Factur-X lists its rules with family and severity, and not those of others that it words otherwise", () => {
  const rules = listedIn(facturxElements);
  const ids = facturxElements.flatMap((set) => set.rules?.().map(({ id }) => id) ?? []);
  assert.equal(new Set(ids).size, ids.length);
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

Deno.test("Factur-X words its structure by what was found, and rules of others as they do", () => {
  const message = (id: string, kind?: string) => levelSet("extended").text(id, texts, kind).message;
  const order = structuralRules("extended").get("FX-SCH-A-000019")?.order;
  assert.equal(message("FX-SCH-A-000019"), message("FX-SCH-A-000019", `extended ${order}`));
  assert.notEqual(message(UNUSED), message(UNUSED, `minimum ${structuralRules("minimum").get(UNUSED)?.order}`));
  assert.equal(message("BR-FXEXT-AE-01"), message("BR-FXEXT-Z-01"));
  assert.equal(message("BR-17"), texts.rules["BR-17"].message);
  assert.equal(message(EMPTY), texts.rules[EMPTY].message);
  assert.deepEqual([UNUSED, "FX-SCH-A-000019", "BR-17", EMPTY].map((id) => levelSet("extended").example?.(id, "cii")), [
    "<ram:ApplicableHeaderTradeAgreement>…</ram:ApplicableHeaderTradeAgreement>",
    "<rsm:ExchangedDocument><ram:ID>…</ram:ID></rsm:ExchangedDocument>",
    undefined,
    undefined,
  ]);
});

const [ofUbl, ofCii] = elementsSets;

Deno.test("the syntax rules are listed with the family of their syntax, and judge documents of it", () => {
  const rules = listedIn(elementsSets);
  const ids = ["UBL-CR-001", "UBL-SR-01", "UBL-DT-01", "CII-SR-001", "CII-DT-001"];
  assert.deepEqual(ids.map((id) => rules.get(id)?.family), ["UBL-CR", "UBL-SR", "UBL-DT", "CII-SR", "CII-DT"]);
  const [own, other] = [ofUbl.plan("ubl"), ofCii.plan("cii")];
  const count = (start: string) => [...rules.keys()].filter((id) => id.startsWith(start)).length;
  assert.deepEqual([own.official, other.official], [count("UBL-"), count("CII-")]);
  const severities = ["UBL-CR-001", "UBL-SR-01", "CII-SR-001", "BR-02"].map((id) => own.severityOf(id));
  assert.deepEqual(severities, ["warning", "fatal", "off", "off"]);
  assert.notEqual(ofUbl.text("UBL-CR-001", texts).message, ofCii.text("CII-SR-001", texts).message);
});

/** What judges documents that name a specification, as strict mode has it. */
function judging(specification: string, syntax: "ubl-invoice" | "ubl-credit-note" | "cii" = "ubl-invoice") {
  const { scenario } = scenarioFor({ syntax, specification, process: undefined });
  return plannedIn(scenario, "strict", syntax, all);
}

function severityIn(active: ReturnType<typeof judging>, id: string): string {
  const found = active.flatMap(({ plan }) => [plan.steps.find((it) => it.id === id)?.severity ?? plan.severityOf(id)]);
  return found.find((it) => it !== "off") ?? "off";
}

const graded: readonly (readonly [string, Parameters<typeof judging>[1], Readonly<Record<string, string>>])[] = [
  [CORE, "ubl-invoice", { "UBL-CR-646": "warning", "BR-B-01": "fatal", "BR-DEX-01": "off", "DK-R-002": "off" }],
  [CIUS, "ubl-invoice", { "UBL-CR-646": "fatal", "BR-B-01": "fatal", "BR-DEX-01": "fatal", "DK-R-002": "off" }],
  [CIUS, "ubl-credit-note", { "UBL-CR-646": "warning", "BR-DEX-01": "fatal" }],
  [CVD, "ubl-credit-note", { "UBL-CR-646": "fatal" }],
  [EXTENSION, "ubl-invoice", { "UBL-CR-646": "information", "UBL-CR-470": "information" }],
  [EXTENSION, "ubl-credit-note", { "UBL-CR-646": "warning" }],
  [EXTENSION, "cii", { "CII-SR-452": "fatal" }],
  [PEPPOL, "ubl-invoice", { "DK-R-002": "fatal", "BR-B-01": "fatal", "BR-DEX-01": "off" }],
];

for (const [specification, syntax, expected] of graded) {
  Deno.test(`KoSIT's levels and the rest of the sets are those of ${specification} in ${syntax}`, () => {
    const active = judging(specification, syntax);
    const ids = Object.keys(expected);
    assert.deepEqual(Object.fromEntries(ids.map((id) => [id, severityIn(active, id)])), expected);
  });
}

Deno.test("the rest of the official sets is listed with families, terms and severities, and worded in the language of the texts", async () => {
  const rules = listedIn(strictRules);
  const facts = ["BR-B-01", "BR-DEX-01", "DK-R-002", "SE-R-011"].map((id) => rules.get(id));
  assert.deepEqual(facts.map((it) => it?.family), ["BR-B", "BR-DEX", "DK-R", "SE-R"]);
  assert.deepEqual(facts.map((it) => it?.severity), ["fatal", "fatal", "fatal", "warning"]);
  assert.deepEqual(rules.get("DK-R-002")?.terms, ["BT-30"]);
  const german = await loadOfficialTexts("de");
  const peppol = strictRules[2];
  assert.notEqual(peppol.text("DK-R-002", german).message, peppol.text("DK-R-002", texts).message);
});

for (const set of [...schemaSets, ...facturxSchemas]) {
  Deno.test(`${set.id} has four rules, which are fatal, and no others`, () => {
    const plan = set.plan("ubl");
    const ids = ["ELEMENT", "MISSING", "VALUE", "ATTRIBUTE"].map((name) => `ATW-SCHEMA-${name}`);
    assert.deepEqual(ids.map((id) => plan.severityOf(id)), ["fatal", "fatal", "fatal", "fatal"]);
    assert.equal(plan.severityOf("BR-02"), "off");
    assert.deepEqual([plan.official, plan.steps], [0, []]);
    assert.equal(set.example?.("ATW-SCHEMA-VALUE", "ubl"), "");
  });
}

Deno.test("where a level of Factur-X judges, other sets run those of their rules alone that the level has", () => {
  const steps = (level: string) => judging(level, "cii").flatMap(({ plan }) => plan.steps.map(({ id }) => id));
  assert.ok(steps(CORE).includes("BR-B-01"));
  assert.ok(!steps("urn:factur-x.eu:1p0:minimum").includes("BR-B-01"));
});
