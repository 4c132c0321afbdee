/** The rest of the official rule sets as a set that is handed in: strict mode runs it, by profile and scenario. */
import type { Step } from "./plan.ts";
import type { Profile, Scenario } from "./profiles.ts";
import { scenarioOf } from "./scenarios.ts";
import type { ListedRule, RuleSet, Scope, SetPlan } from "./sets.ts";
import type { Known, KnownTable } from "../rules/kit/family.ts";
import type { Rule } from "../rules/kit/rule.ts";
import { strictSets } from "../rules/strict.ts";
import { strictTexts as english } from "../texts/en/strict.ts";
import { strictExamples } from "../texts/strict_examples.ts";
import type { Text } from "../texts/text.ts";

type SetName = keyof typeof strictSets;

const setsOf: Readonly<Record<Profile, readonly SetName[]>> = {
  "en16931": ["en16931"],
  "facturx-en16931": ["en16931"],
  "xrechnung-ubl": ["en16931", "xrechnung"],
  "xrechnung-cii": ["en16931", "xrechnung"],
  "peppol-bis-3": ["en16931", "peppol"],
};

/** The families, as profiles name them among those that do not run by default. */
const families: Readonly<Record<SetName, readonly string[]>> = {
  en16931: ["BR-B-*", "BR-CO-05 … BR-CO-08"],
  xrechnung: ["BR-DEX-*", "BR-DE-CVD-*", "BR-TMP-CVD-*"],
  peppol: ["DK-R-*", "NO-R-*", "SE-R-*"],
};

export const strictRules: RuleSet = {
  name: "BR-B-*, BR-DEX-*, BR-DE-CVD-*, DK-R-*, NO-R-*, SE-R-*",
  plan: (scope) => scope.mode === "strict" ? planFor(scope) : undefined,
  text(id, { official }) {
    const texts: Readonly<Record<string, Text>> = official?.rules ?? english;
    const text = texts[id];
    if (text === undefined) throw new TypeError(`No wording for the rule ${id}`);
    return text;
  },
  rules: () => Object.values<KnownTable>(strictSets).flatMap((rules) => Object.entries(rules).map(listed)),
  example: (id) => strictExamples[id],
};

/** Where the syntaxes differ, UBL's severity. */
function listed([id, { family, terms, severity }]: readonly [string, Known]): ListedRule {
  return { id, family, terms, severity: typeof severity === "string" ? severity : severity.ubl };
}

/** The rules of the set that belong to a profile. */
export function strictRulesOf(profile: Profile): Readonly<Record<string, Rule>> {
  return Object.assign({}, ...setsOf[profile].map((set) => strictSets[set]));
}

const known = new Map<string, SetPlan>();

function planFor(scope: Scope): SetPlan {
  const { profile, side } = scope;
  const scenario = scenarioOf(scope);
  const key = `${profile} ${side} ${scenario?.name}`;
  const plan = known.get(key) ?? made(scope, scenario);
  known.set(key, plan);
  return plan;
}

function made({ profile, side }: Scope, scenario: Scenario | undefined): SetPlan {
  const steps = Object.entries(strictRulesOf(profile)).flatMap(([id, rule]): Step<string>[] => {
    const check = rule[side];
    if (check === undefined) return [];
    const own = typeof rule.severity === "string" ? rule.severity : rule.severity[side];
    return [{ id, rule, check, severity: scenario?.severities[id] ?? own }];
  });
  return {
    families: setsOf[profile].flatMap((set) => families[set]),
    official: steps.length,
    steps,
    severityOf: () => "off",
    scenario,
  };
}
