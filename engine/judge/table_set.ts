/** A table of rules as a set that is handed in: rules on the bound document that are no part of the engine itself. */
import type { Side } from "../model/side.ts";
import type { Grades } from "./severities.ts";
import { severityAs } from "../rules/kit/rule.ts";
import type { ListedRule, RuleSet, SetPlan } from "./sets.ts";
import type { Step } from "./steps.ts";
import type { Known, KnownTable } from "../rules/kit/family.ts";
import { strictSets } from "../rules/strict.ts";

import { strictTexts as english } from "../texts/en/strict.ts";
import type { Locale } from "../texts/locale.ts";
import { strictExamples } from "../texts/strict_examples.ts";
import type { Text } from "../texts/text.ts";

export interface TableSet {
  readonly id: string;
  readonly name: string;
  readonly rules: KnownTable;
  texts(locale: Locale): Readonly<Record<string, Text>>;
  readonly examples: Readonly<Record<string, string>>;
  /** Which rules of other sets run where it judges, and with which severity. */
  readonly grades?: Grades["of"];
}

export function tableSet({ id, name, rules, texts, examples, grades }: TableSet): RuleSet {
  const plans = new Map<Side, SetPlan>();
  return {
    id,
    name,
    plan(side) {
      const plan = plans.get(side) ??
        { ...planFor(rules, side), ...(grades === undefined ? {} : { grades: { by: id, of: grades } }) };
      plans.set(side, plan);
      return plan;
    },
    text(rule, locale) {
      const text = texts(locale)[rule];
      if (text === undefined) throw new TypeError(`No wording for the rule ${rule}`);
      return text;
    },
    rules: () => Object.entries(rules).map(listedRule),
    example: (rule) => examples[rule],
  };
}

/** Where the syntaxes differ, UBL's severity. */
function listedRule([id, rule]: readonly [string, Known]): ListedRule {
  return { id, family: rule.family, terms: rule.terms, severity: severityAs(rule, "ubl") };
}

function planFor(rules: KnownTable, side: Side): SetPlan {
  const steps = Object.entries(rules).flatMap(([id, rule]): Step<string>[] => {
    const check = rule[side];
    return check === undefined ? [] : [{ id, rule, check, severity: severityAs(rule, side) }];
  });
  return { official: steps.length, steps, severityOf: () => "off" };
}

/** The rest of the official rule sets, which strict mode runs and the default mode, by the specification, does not. */
const rest = {
  en16931: "BR-B-*, BR-CO-05 … BR-CO-08",
  xrechnung: "BR-DEX-*, BR-DE-CVD-*",
  peppol: "DK-R-*, NO-R-*, SE-R-*",
} as const satisfies Readonly<Record<keyof typeof strictSets, string>>;

/** The rest of a set; of another edition with some rules replaced, under an id of its own. */
export function restOf(
  of: keyof typeof strictSets,
  { id, replaced }: { readonly id: string; readonly replaced: KnownTable } = { id: `${of}-rest`, replaced: {} },
): RuleSet {
  return tableSet({
    id,
    name: rest[of],
    rules: { ...strictSets[of], ...replaced },
    texts: ({ official }) => official?.rules ?? english,
    examples: strictExamples,
  });
}
