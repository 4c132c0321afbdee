/** What runs of the engine's own rules in a scenario, worked out once: the checks of one syntax and mode, and the severity of each. */
import { type Grading, severityOf } from "./severities.ts";
import { known } from "../model/known.ts";
import { advice, type RuleId, ruleTables } from "../rules/index.ts";
import type { Check, Rule, Severity } from "../rules/kit/rule.ts";
import type { ScenarioRow } from "../scenarios/table.ts";

export interface Step<Id extends string = RuleId> {
  readonly id: Id;
  readonly rule: Rule;
  readonly check: Check;
  readonly severity: Severity;
  /** What the set of the scenario calls it, where that is another id. */
  readonly called?: string | undefined;
}

export interface Steps {
  /** The official rules of the scenario, then the service's own. */
  readonly steps: readonly Step[];
  /** How many official rules are among them. */
  readonly official: number;
}

const steps = new WeakMap<ScenarioRow, Map<string, Steps>>();

export function stepsFor(how: Grading): Steps {
  const { scenario, profile, syntax, mode, input, grades } = how;
  const key = `${profile} ${syntax} ${mode} ${input} ${grades?.by}`;
  return known(known(steps, scenario, () => new Map()), key, () => made(how));
}

/** The engine's own rules of a scenario. */
export function rulesOf({ rules }: ScenarioRow): Readonly<Partial<Record<RuleId, Rule>>> {
  return Object.assign({}, ...rules.map((id) => ruleTables[id]));
}

function made(how: Grading): Steps {
  const rules: Readonly<Partial<Record<RuleId, Rule>>> = { ...rulesOf(how.scenario), ...advice };
  const steps: Step[] = [];
  for (const [id, rule] of Object.entries(rules) as [RuleId, Rule][]) {
    const check = rule[how.side];
    const severity = severityOf(id, rule, how);
    const called = how.grades?.called?.(id);
    if (check === undefined || severity === "off") continue;
    steps.push({ id, rule, check, severity, called });
  }
  return { steps, official: steps.filter(({ id }) => !Object.hasOwn(advice, id)).length };
}
