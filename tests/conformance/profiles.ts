/** Compares what the engine finds in a document with what the official validators say of it, profile by profile. */
import { sideOf } from "../../engine/model/side.ts";
import { judgingFor } from "../../engine/judge/options.ts";
import { draftsOn } from "../../engine/judge/run.ts";
import { rowsWith, scenarioFor, scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { type GeneralProfile, type Profile, profiles, type Severities } from "../../engine/scenarios/table.ts";
import { activeIn, engineGrades } from "../../engine/judge/sets.ts";
import { rulesOf } from "../../engine/judge/steps.ts";
import { earlier } from "../../engine/earlier.ts";
import { official } from "../../engine/official.ts";
import { selfbilled } from "../../engine/selfbilled.ts";
import type { KnownTable } from "../../engine/rules/kit/family.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
import { strictSets } from "../../engine/rules/strict.ts";
import { openXml } from "../../engine/open/open.ts";
import { add, type Differences, type Figures, type Found, noFigures } from "./compare.ts";
import type { Fired, Pair } from "./corpus.ts";
import type { RuleSet } from "./scope.ts";

/** A profile's expectation is a union of rule sets. */
const expectation: Readonly<Record<GeneralProfile, readonly RuleSet[]>> = {
  "en16931": ["en16931"],
  "xrechnung-ubl": ["en16931", "xrechnung"],
  "xrechnung-cii": ["en16931", "xrechnung"],
  "facturx-en16931": ["en16931"],
  "peppol-bis-3": ["en16931", "peppol"],
};

/** What is measured: each profile on the syntax that it is for, and EN 16931 on all. */
export const measured: Readonly<Record<Pair["syntax"], readonly GeneralProfile[]>> = {
  "ubl-invoice": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "ubl-credit-note": ["en16931", "xrechnung-ubl", "peppol-bis-3"],
  "cii": ["en16931", "xrechnung-cii"],
};

/** As of another day, or by another scenario than that of the profile. */
export interface JudgedBy {
  readonly asOf?: string | undefined;
  readonly scenario?: string | undefined;
}

/** Undefined where the reference crashed, so that there is nothing to compare with. */
export function comparePair(
  figures: Map<string, Figures>,
  profile: GeneralProfile,
  pair: Pair,
  by: JudgedBy = {},
): Differences | undefined {
  const expected: Fired[] = [];
  for (const set of expectation[profile]) {
    const fired = pair.fired[set];
    if (fired === null || fired === undefined) return undefined;
    expected.push(...fired);
  }
  const name = `${profile} ${pair.syntax}`;
  const of = figures.get(name) ?? noFigures();
  figures.set(name, of);
  const { found, severities } = foundIn(pair, profile, by);
  // The XRechnung validator's configuration gives a few rules another severity than the rule set.
  const graded = expected.map((it) => ({ ...it, severity: severities[it.id] ?? it.severity }));
  return add(of, pair, graded, found);
}

export function isImplemented(profile: Profile, id: string, side: "ubl" | "cii"): boolean {
  const row = scenarioOfProfile(profiles[profile].scenario);
  const further: readonly KnownTable[] = row.rules.map((it) => strictSets[it]);
  const rules: Readonly<Record<string, Rule | undefined>> = Object.assign({}, rulesOf(row), ...further);
  return rules[id]?.[side] !== undefined;
}

interface Judged {
  readonly found: Found;
  /** Severities that are not the rule set's. */
  readonly severities: Severities;
}

const before = [...official, ...earlier];
const scenarios = [...official, ...selfbilled];

function foundIn(pair: Pair, profile: Profile, { asOf, scenario: id }: JudgedBy): Judged {
  const sets = id !== undefined ? scenarios : asOf === undefined ? official : before;
  const opened = openXml(pair.xml, { sets });
  if ("refusal" in opened) {
    const found = new Map([[`refused: ${opened.refusal.xmlCode}`, { severity: "fatal", count: 1 }]]);
    return { found, severities: {} };
  }
  const { document, followed, identity } = opened.ok;
  const { syntax } = document;
  const scenario = id === undefined
    ? scenarioFor(identity, { profile, asOf }, rowsWith(sets)).scenario
    : scenarioOfProfile(id);
  const active = activeIn(scenario, "strict", syntax, sets, followed);
  const grades = engineGrades(active);
  const how = { profile, side: sideOf(syntax), syntax, mode: "strict", input: "xml", scenario, grades } as const;
  const found = new Map<string, { severity: string; count: number }>();
  for (const { rule, severity } of draftsOn(document, judgingFor({}, syntax, how), { sets: active })) {
    if (rule.startsWith("ATW-") && rule !== "ATW-RULE-FAILED") continue;
    found.set(rule, { severity, count: (found.get(rule)?.count ?? 0) + 1 });
  }
  return { found, severities: scenario.severities[syntax] ?? {} };
}
