/**
 * Rule sets that are no part of the engine itself: a caller who wants invoices checked by them passes them in, when a
 * document is opened and when it is judged. Which of them judge a document is said by the row of its scenario, in strict mode;
 * a set that no row names, such as a caller's own, judges every document. What of a set follows the events of the document
 * has done so by then; its severity, and whether it counts at all, is asked now.
 */
import { type Side, sideOf } from "../model/side.ts";
import { known } from "../model/known.ts";
import type { Step } from "./steps.ts";
import { gradedIn, type Grades } from "./severities.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { GroupId, TermId } from "../model/terms.ts";
import type { Followed } from "../open/follow.ts";
import type { Swept } from "../rules/kit/sweep.ts";
import type { Paths } from "../syntax/paths.ts";
import type { Elements } from "../xml/elements.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import type { Severity } from "../rules/kit/rule.ts";
import { type Handed, setsOf, unnamedAmong } from "../scenarios/find.ts";
import { type Mode, type ScenarioRow, usualSchema } from "../scenarios/table.ts";
import type { Locale } from "../texts/locale.ts";
import type { Text } from "../texts/text.ts";

export interface RuleSet extends Handed {
  /** What of it judges documents of a side. It gives the same object each time. */
  plan(side: Side): SetPlan;
  /** The wording of one of its rules; `kind` is that of what it found. */
  text(id: string, texts: Locale, kind?: string): Text;
  /** What something is about that its follower found and has no terms for; left out, what stands there by itself. */
  terms?(found: Swept, document: Surveyed): readonly (TermId | GroupId)[];
  /** What the elements of a rule are, or are in: what its explanation names, and not as what is to be written. */
  around?(id: string, paths: (syntax: Syntax) => Paths): readonly (TermId | GroupId)[];
  /** Its rules, to be explained; always the same list. Left out where they are the service's own, which the engine knows. */
  rules?(): readonly ListedRule[];
  /** What satisfies one of its rules; "" where nothing does in every document, undefined where the engine knows. */
  example?(id: string, side: Side): string | undefined;
}

/** What is known of the elements of a document, for sets that found something at one. The same object for all of them. */
export interface Surveyed {
  readonly elements: Elements;
  /** What rows are bound to, by the offsets. */
  readonly bound: ReadonlyMap<number, readonly (TermId | GroupId)[]>;
  /** Where the terms stand in its syntax. */
  readonly paths: Paths;
}

/** A rule of a set, without a document. */
export interface ListedRule {
  readonly id: string;
  readonly family: FamilyId;
  readonly terms: readonly (TermId | GroupId)[];
  /** What its explanation names, where no list of the rules on these terms is to have it. */
  readonly about?: readonly (TermId | GroupId)[];
  /** As its set has it; a scenario may have it otherwise. */
  readonly severity: Severity;
}

export interface SetPlan {
  /** How many official rules run, those of the steps included. */
  readonly official: number;
  /** Its rules on the bound document. */
  readonly steps: readonly Step<string>[];
  /** The severity of what its follower finds; "off" where the rule belongs to another set. */
  severityOf(id: string): Severity | "off";
  /** No other set says which of its rules run. */
  readonly beside?: boolean;
  /** Which rules of the other sets run, and with which severity, where it replaces some of them. */
  readonly grades?: Grades;
  /** What the set that judges by it calls a rule which its follower found; the id, where it says nothing. */
  called?(id: string): string | undefined;
  /** The rules of the engine run as they are, whatever `grades` says. */
  readonly sparesEngine?: boolean;
}

/** A set with what it runs. */
export interface Planned {
  readonly set: RuleSet;
  readonly plan: SetPlan;
}

/** A set that judges a document, with what it found while the document was read. */
export interface Active extends Planned {
  readonly followed: Followed | undefined;
}

/** What was planned before, for the same list of sets. */
const plans = new WeakMap<readonly RuleSet[], WeakMap<ScenarioRow, Map<string, readonly Planned[]>>>();

/** Those of some sets that a row names for a mode, and those that none names; with what they run. */
export function plannedIn(
  row: ScenarioRow,
  mode: Mode,
  syntax: Syntax,
  sets: readonly RuleSet[],
): readonly Planned[] {
  const ofRow = known(known(plans, sets, () => new WeakMap()), row, () => new Map());
  return known(ofRow, mode + syntax, () => {
    const side = sideOf(syntax);
    const handed = (id: string) => sets.find((it) => it.id === id);
    const ids = setsOf(row, side, mode);
    // A caller who has not the schema of a row has the one that it restricts.
    const wanted = ids.flatMap((id) =>
      handed(id) ?? (id === row.schema[side] ? handed(usualSchema[side]) : undefined) ?? []
    );
    const planned = [...wanted, ...unnamedAmong(sets)].map((set) => ({ set, plan: set.plan(side) }));
    return planned.map(({ set, plan }) => {
      const others = plan.beside === true ? [] : planned.filter((it) => it.set !== set);
      const grades = gradesOf(others.map((it) => it.plan));
      return { set, plan: within(plan, row, syntax, grades) };
    });
  });
}

/**
 * Those of some sets that judge a document by its row. Throws a TypeError for one that should have followed the document
 * and did not: nothing would be known of its rules.
 */
export function activeIn(
  row: ScenarioRow,
  mode: Mode,
  syntax: Syntax,
  sets: readonly RuleSet[],
  followed: readonly Followed[],
): readonly Active[] {
  return plannedIn(row, mode, syntax, sets).map(({ set, plan }) => {
    const own = followed.find(({ sweep }) => sweep === set);
    if (own === undefined && set.follow !== undefined) {
      throw new TypeError(`Cannot judge by ${set.name}: it must be among the sets when the document is opened, too`);
    }
    return { set, plan, followed: own };
  });
}

/** Where nobody hands in sets: one list, by which is kept what was worked out for it. */
export const noSets: readonly RuleSet[] = [];

/** Whether the rules judge that a row has beyond another. */
export function isWhole(row: ScenarioRow, beyond: ScenarioRow, side: Side, active: readonly Active[]): boolean {
  const elements = row.elements[side]?.filter((id) => beyond.elements[side]?.includes(id) !== true) ?? [];
  return [...elements, ...row.further].every((id) => active.some(({ set }) => set.id === id));
}

/** What active sets say of the engine's own rules. */
export function engineGrades(active: readonly Active[]): Grades | undefined {
  return gradesOf(active.map(({ plan }) => plan).filter(({ sparesEngine }) => sparesEngine !== true));
}

function gradesOf(plans: readonly SetPlan[]): Grades | undefined {
  const all = plans.flatMap(({ grades }) => grades ?? []);
  const [first] = all;
  if (first === undefined || all.length === 1) return first;
  const of = (id: string) => all.map((it) => it.of(id)).find((it) => it !== undefined);
  const called = (id: string) => all.map((it) => it.called?.(id)).find((it) => it !== undefined);
  return { by: all.map(({ by }) => by).join(" "), of, called };
}

const graduated = new WeakMap<SetPlan, Map<string, SetPlan>>();

/** A plan with the severities of a scenario, and what is left of it by what other sets say; worked out once. */
function within(plan: SetPlan, row: ScenarioRow, syntax: Syntax, grades: Grades | undefined): SetPlan {
  const key = `${row.id} ${row.editions.map(({ edition }) => edition)} ${syntax} ${grades?.by}`;
  return known(known(graduated, plan, () => new Map()), key, () => graded(plan, row, syntax, grades));
}

function graded(plan: SetPlan, row: ScenarioRow, syntax: Syntax, grades: Grades | undefined): SetPlan {
  const grade = (id: string, own: Severity) => grades?.of(id) ?? gradedIn(row, syntax, id, own);
  const steps = plan.steps.flatMap((step) => {
    const severity = grade(step.id, step.severity);
    const called = grades?.called?.(step.id);
    return severity === "off" ? [] : [{ ...step, severity, called }];
  });
  return {
    ...plan,
    steps,
    called: (id) => grades?.called?.(id),
    // Where other sets say which of its rules run, they count what they let run of those that followed the document.
    official: grades === undefined ? plan.official : steps.length,
    severityOf(id) {
      const own = plan.severityOf(id);
      return own === "off" ? "off" : grade(id, own);
    },
  };
}
