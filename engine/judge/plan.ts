/** What runs for a profile, worked out once: the checks of one syntax and mode with the severity of each. */
import { type Mode, type Profile, profiles, type Scenario, severityOf, type Side } from "./profiles.ts";
import { advice, type RuleId } from "../rules/index.ts";
import type { Check, Rule, Severity } from "../rules/kit/rule.ts";

export interface Step<Id extends string = RuleId> {
  readonly id: Id;
  readonly rule: Rule;
  readonly check: Check;
  readonly severity: Severity;
}

export interface How {
  readonly side: Side;
  readonly mode: Mode;
  /** How the invoice came: a few rules judge only what came as XML. */
  readonly input: "xml" | "json";
  /** The official configuration that sets severities, where there is one. */
  readonly scenario?: Scenario | undefined;
}

export interface Plan {
  /** The official rules of the profile, then the service's own. */
  readonly steps: readonly Step[];
  /** How many official rules are among them. */
  readonly official: number;
}

const known = new Map<string, Plan>();

export function planFor(profile: Profile, how: How): Plan {
  const key = `${profile} ${how.side} ${how.mode} ${how.input} ${how.scenario?.name}`;
  const plan = known.get(key) ?? made(profile, how);
  known.set(key, plan);
  return plan;
}

function made(profile: Profile, how: How): Plan {
  const rules: Readonly<Partial<Record<RuleId, Rule>>> = { ...profiles[profile].rules, ...advice };
  const steps: Step[] = [];
  for (const [id, rule] of Object.entries(rules) as [RuleId, Rule][]) {
    const check = rule[how.side];
    const severity = severityOf(profile, id, rule, how);
    if (check !== undefined && severity !== "off") steps.push({ id, rule, check, severity });
  }
  return { steps, official: steps.filter(({ id }) => !Object.hasOwn(advice, id)).length };
}
