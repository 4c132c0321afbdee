/**
 * Rule sets that are no part of the engine itself: a caller who wants invoices checked by one passes it in, when a document
 * is opened and when it is judged. What of it follows the events of the document has done so by then; its severity,
 * and whether it counts at all, is asked now.
 */
import type { Syntax } from "../model/codes/index.ts";
import type { Step } from "./plan.ts";
import type { Edition } from "./editions.ts";
import type { Mode, Profile, Scenario, Side } from "./profiles.ts";
import type { GroupId, TermId } from "../model/terms.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import type { Severity } from "../rules/kit/rule.ts";
import type { Sweep } from "../rules/kit/sweep.ts";
import type { Followed } from "../open/follow.ts";
import type { Locale } from "../texts/locale.ts";
import type { Text } from "../texts/text.ts";

export interface RuleSet extends Sweep {
  /** What of it judges a document; undefined where nothing does. */
  plan(scope: Scope): SetPlan | undefined;
  /** The wording of one of its rules; `kind` is that of what it found. */
  text(id: string, texts: Locale, kind?: string): Text;
  /** Its rules, for whoever explains them; left out where they are the service's own, which the engine knows. */
  rules?(): readonly ListedRule[];
  /** What satisfies one of its rules; "" where nothing does in every document, undefined where the engine knows. */
  example?(id: string, side: Side): string | undefined;
}

/** A rule of a set, without a document. */
export interface ListedRule {
  readonly id: string;
  readonly family: FamilyId;
  readonly terms: readonly (TermId | GroupId)[];
  /** As its set has it; a scenario may have it otherwise. */
  readonly severity: Severity;
}

/** What decides which rules check a document, and with which severity. */
export interface Scope {
  readonly profile: Profile;
  readonly side: Side;
  readonly mode: Mode;
  /** How the invoice came: a few rules judge only what came as XML. */
  readonly input: "xml" | "json";
  /** BT-24 as the document states it; a scenario is chosen by it. */
  readonly specification: string | undefined;
  readonly syntax: Syntax;
  /** The profile that the caller named; undefined where the document chose it. */
  readonly asked?: Profile | undefined;
}

export interface SetPlan {
  /** Of the families that the provenance names as not run, those that run now. */
  readonly families: readonly string[];
  /** How many official rules run, those of the steps included. */
  readonly official: number;
  /** Its rules on the bound document. */
  readonly steps: readonly Step<string>[];
  /** The severity of what its follower finds; "off" where the rule does not run. */
  severityOf(id: string): Severity | "off";
  /** The scenario that also decides the severities of the engine's own rules. */
  readonly scenario?: Scenario | undefined;
  /** The names of sets that it judges instead of. */
  readonly insteadOf?: readonly string[];
  /** What the verdict follows in place of the editions of the profile. */
  readonly editions?: readonly Edition[];
}

/** A set that judges a document, with what it found while the document was read. */
export interface Active {
  readonly set: RuleSet;
  readonly plan: SetPlan;
  readonly followed: Followed | undefined;
}

/**
 * Those of some sets that judge in a scope. Throws a TypeError for one that should have followed the document and did not:
 * nothing would be known of its rules.
 */
export function activeIn(scope: Scope, sets: readonly RuleSet[], followed: readonly Followed[]): readonly Active[] {
  const planned = sets.map((set) => ({ set, plan: set.plan(scope) }));
  const replaced = planned.flatMap(({ plan }) => plan?.insteadOf ?? []);
  const scenario = planned.find(({ plan }) => plan?.insteadOf !== undefined)?.plan?.scenario;
  return planned.flatMap(({ set, plan }) => {
    if (plan === undefined || replaced.includes(set.name)) return [];
    const own = followed.find(({ sweep }) => sweep === set);
    if (own === undefined && set.follow !== undefined) {
      throw new TypeError(`Cannot judge by ${set.name}: it must be among the sets when the document is opened, too`);
    }
    return [{
      set,
      plan: scenario === undefined || plan.scenario === scenario ? plan : within(plan, scenario),
      followed: own,
    }];
  });
}

/** What is left of a plan in a scenario that names the rules that run. */
function within(plan: SetPlan, { only, severities }: Scenario): SetPlan {
  const steps = plan.steps.filter(({ id }) => only?.has(id) !== false);
  return {
    ...plan,
    steps,
    official: steps.length,
    severityOf: (id) => only?.has(id) === false ? "off" : severities[id] ?? plan.severityOf(id),
  };
}

/** The scenario that one of the sets knows for the document. */
export function scenarioIn(sets: readonly Active[]): Scenario | undefined {
  return sets.find(({ plan }) => plan.scenario !== undefined)?.plan.scenario;
}
