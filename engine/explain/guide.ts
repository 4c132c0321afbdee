/**
 * What a rule page shows of a rule besides its explanation: where its terms stand, which profiles run it with which
 * severity, and which rules are related. An entry of its own, so that no browser loads it with the engine.
 */
import { grouped } from "../model/grouped.ts";
import type { Side } from "../model/side.ts";
import { fieldPaths } from "../model/field_paths.ts";
import { known, once } from "../model/known.ts";
import { type GroupId, groupIds, type TermId, termIds } from "../model/terms.ts";
import { engineGrades, type ListedRule, plannedIn, type RuleSet, type SetPlan } from "../judge/sets.ts";
import { type Grades, type Grading, ownSeverity, severityOf } from "../judge/severities.ts";
import { rulesOf, type Step } from "../judge/steps.ts";
import type { Syntax } from "../model/codes/index.ts";
import { rowsWith, scenarioFor } from "../scenarios/find.ts";
import { isNational, type Mode, type Profile, profileNames, profiles, type ScenarioRow } from "../scenarios/table.ts";
import { titles } from "../model/titles.ts";
import { elementPaths } from "../texts/reference.ts";
import { advice, allRules, isRuleId, type RuleId } from "../rules/index.ts";
import { families, type FamilyId, isFamily } from "../rules/kit/family.ts";
import type { Rule, Severity } from "../rules/kit/rule.ts";
import { isServiceId, service, termsOf } from "../rules/own/service.ts";

import type { Caused } from "./causes.ts";

export { type Caused, causesOf } from "./causes.ts";
export { explainable, idAmong } from "./explain.ts";
export { printedFor } from "./printed.ts";
export { codeLists } from "../model/codes/index.ts";
export { nearest } from "../model/nearest.ts";
export { pageFamilies } from "../rules/kit/family.ts";
export { pageOf } from "../texts/reference.ts";
export type { FamilyId };

/** The families of the rules, in the order in which they are listed. */
export const familyIds = Object.keys(families).filter(isFamily);

/** A business term or group of EN 16931-1. */
export type AnyTerm = TermId | GroupId;

/** A business term or group, with its places: absolute paths, and the field of the JSON model. */
export interface PlacedTerm {
  readonly id: AnyTerm;
  /** As EN 16931-1 names it. */
  readonly title: string;
  readonly json?: string;
  readonly ubl?: string | undefined;
  /** Only where a credit note says it elsewhere than an invoice. */
  readonly creditNote?: string;
  readonly cii?: string | undefined;
}

/** The severity of a failure; "off" where the rule does not run, "never" where no document can fail it. */
export type RunSeverity = Severity | "off" | "never";

/** A severity, and the syntax or input that it is limited to, if any. */
export interface ScopedSeverity {
  readonly severity: RunSeverity;
  readonly side?: Side;
  readonly input?: "xml" | "json";
}

export interface Run {
  readonly profile: Profile;
  readonly title: string;
  readonly byDefault: readonly ScopedSeverity[];
  readonly strict: readonly ScopedSeverity[];
}

export interface Guide {
  readonly rule: string;
  readonly family: FamilyId;
  readonly terms: readonly PlacedTerm[];
  /** One row a profile that runs the rule. */
  readonly runs: readonly Run[];
  /** Rules on the same terms, the nearest first. */
  readonly related: readonly string[];
}

/** What the pages show of the rules. Each is worked out when it is asked for, because there are thousands. */
export interface Guides {
  /** Every rule by its id, those of the sets that are handed in included, in the order of `explainAll()`. */
  readonly rules: ReadonlyMap<string, Required<Caused>>;
  /** What is shown of one. */
  of(rule: string): Guide | undefined;
}

export function guides(sets: readonly RuleSet[] = []): Guides {
  const listed = sets.flatMap((set) => set.rules?.() ?? []);
  const official = Object.keys(allRules).filter(isRuleId).map((id) => ({ id, ...allRules[id] }));
  const own = Object.keys(service).filter(isServiceId)
    .map((id) => ({ id, family: "ATW" as const, terms: termsOf(id) }));
  const rules = new Map([...official, ...listed, ...own].map((it) => [it.id, causedOf(it)]));
  const related = once(() => neighbours([...official, ...listed]));
  const judging = once(() => judgingBy(sets));
  return {
    rules,
    of(rule) {
      const caused = rules.get(rule);
      if (caused === undefined) return undefined;
      const terms = caused.terms.map(({ id }) => placed(id));
      const isOwn = isServiceId(rule);
      const runs = runsOf((profile, mode) => {
        if (isOwn) return [{ severity: ownSeverity(rule, mode) }];
        return isRuleId(rule)
          ? severitiesOf(judging(), rule, profile, mode)
          : severitiesIn(judging(), rule, profile, mode);
      });
      return { rule, family: caused.family, terms, runs, related: isOwn ? [] : related()(rule) };
    },
  };
}

function causedOf({ id, family, terms }: Pick<ListedRule, "id" | "family" | "terms">): Required<Caused> {
  return { rule: id, family, terms: [...new Set(terms)].map((term) => ({ id: term })) };
}

/** How invoices of a side are judged by a profile. */
interface Judging {
  readonly row: ScenarioRow;
  readonly rules: ReturnType<typeof rulesOf>;
  /** What the sets that are passed in run: those of the profile's own rows first. */
  readonly plans: readonly SetPlan[];
  /** What they say of the engine's own rules, of which a nation may have a copy, or none. */
  readonly grades: Grades | undefined;
}

type JudgingBy = (profile: Profile, side: Side) => Judging;

/** Worked out once for all rules, of which there are thousands. */
function judgingBy(sets: readonly RuleSet[]): JudgingBy {
  const judgings = Object.fromEntries(profileNames.map((profile) => {
    return [profile, { ubl: judgingOf(profile, "ubl", sets), cii: judgingOf(profile, "cii", sets) }] as const;
  }));
  return (profile, side) => judgings[profile]?.[side] ?? judgingOf(profile, side, sets);
}

/** As a document is judged that names no specification; where a rule does not run, by those that it may name. */
function judgingOf(profile: Profile, side: Side, sets: readonly RuleSet[]): Judging {
  const row = rowOf(profile, side);
  const others = rowsWith(sets).filter((it) => isBehind(profile, it) && it.syntaxes.includes(usual[side]));
  const [own = [], ...behind] = [row, ...others].map((it) => plannedIn(it, "strict", usual[side], sets));
  const plans = [...own, ...behind.flat()].map(({ plan }) => plan);
  const grades = engineGrades(own.map((it) => ({ ...it, followed: undefined })));
  return { row, rules: rulesOf(row), plans: [...new Set(plans)], grades };
}

type Near = (rule: string) => readonly string[];

/** A syntax in which the rule does not run is not spoken of. */
function severitiesIn(judging: JudgingBy, id: string, profile: Profile, mode: Mode): readonly ScopedSeverity[] {
  if (mode === "default") return [{ severity: "off" }];
  const severities = sides.map((side) => ({
    side,
    input: "xml" as const,
    severity: strictly(judging(profile, side), id),
  }))
    .filter(({ severity }) => severity !== "off");
  if (severities.length === 0) return [{ severity: "off" }];
  return severities.length === 1 ? severities.map(({ side, severity }) => ({ side, severity })) : condensed(severities);
}

function strictly({ plans }: Judging, id: string): RunSeverity {
  for (const plan of plans) {
    const severity = planned(plan, id);
    if (severity !== "off") return severity;
  }
  return "off";
}

/** Whether invoices that a row judges are reported under a profile. Those of a nation are of EN 16931; Factur-X stays one. */
function isBehind(profile: Profile, { by, profile: own }: ScenarioRow): boolean {
  if (isNational(profile) && by.includes("facturx-en16931")) return false;
  return by.includes(profile) ||
    own === undefined && profile === "en16931" && by.every((it) => it === "document");
}

const usual = { ubl: "ubl-invoice", cii: "cii" } as const satisfies Readonly<Record<Side, Syntax>>;

/** By what a document is judged that names no specification. */
function rowOf(profile: Profile, side: Side): ScenarioRow {
  const identity = { syntax: usual[side], specification: undefined, process: undefined };
  return scenarioFor(identity, { profile }).scenario;
}

const stepsOf = new WeakMap<SetPlan, ReadonlyMap<string, Step<string>>>();

function planned(plan: SetPlan, id: string): RunSeverity {
  const step = known(stepsOf, plan, () => new Map(plan.steps.map((it) => [it.id, it]))).get(id);
  if (step === undefined) return plan.severityOf(id);
  return step.check.never === undefined ? step.severity : "never";
}

/** Every business term and group, groups first. */
export function placedTerms(): readonly PlacedTerm[] {
  return [...groupIds, ...termIds].map(placed);
}

function placed(id: AnyTerm): PlacedTerm {
  const json = fieldPaths.get(id);
  const below = (root: string, path: string | undefined) => path === undefined ? undefined : join(root, path);
  const ubl = below("/Invoice", elementPaths("ubl-invoice").get(id));
  const note = below("/CreditNote", elementPaths("ubl-credit-note").get(id));
  const cii = below("/rsm:CrossIndustryInvoice", elementPaths("cii").get(id));
  const same = note?.slice("/CreditNote".length) === ubl?.slice("/Invoice".length);
  return {
    id,
    title: titles[id],
    ...(json === undefined ? {} : { json }),
    ubl,
    ...(note === undefined || same ? {} : { creditNote: note }),
    cii,
  };
}

function join(root: string, path: string): string {
  return path === "" ? root : `${root}/${path.replace(/^\//, "")}`;
}

function runsOf(severities: (profile: Profile, mode: Mode) => readonly ScopedSeverity[]): readonly Run[] {
  return profileNames.map((profile) => ({
    profile,
    title: profiles[profile].title,
    byDefault: severities(profile, "default"),
    strict: severities(profile, "strict"),
  })).filter(({ byDefault, strict }) => [...byDefault, ...strict].some(({ severity }) => severity !== "off"));
}

const sides: readonly Side[] = ["ubl", "cii"];
const inputs = ["xml", "json"] as const;

function severitiesOf(judging: JudgingBy, id: RuleId, profile: Profile, mode: Mode): readonly ScopedSeverity[] {
  return condensed(
    sides.flatMap((side) => {
      const { row: scenario, rules, plans, grades } = judging(profile, side);
      return inputs.map((input) => {
        const how = {
          profile,
          scenario,
          side,
          syntax: usual[side],
          mode,
          input,
          ...(mode === "strict" ? { grades } : {}),
        };
        const severity = severityIn(id, rules, how);
        // A set that has the rule itself says so.
        const copied = severity === "off" && mode === "strict" ? plans.map((plan) => planned(plan, id)) : [];
        return { side, input, severity: copied.find((it) => it !== "off") ?? severity };
      });
    }),
  );
}

function severityIn(id: RuleId, rules: Judging["rules"], how: Grading): RunSeverity {
  const rule: Rule | undefined = Object.hasOwn(advice, id) ? allRules[id] : rules[id];
  const check = rule?.[how.side];
  if (rule === undefined || check === undefined) return "off";
  return check.never === undefined ? severityOf(id, rule, how) : "never";
}

/** The same, told apart by syntax or input only where that makes a difference. */
function condensed(all: readonly Required<ScopedSeverity>[]): readonly ScopedSeverity[] {
  const [first] = all;
  if (first === undefined || all.every(({ severity }) => severity === first.severity)) {
    return first === undefined ? [] : [{ severity: first.severity }];
  }
  const bySide = sides.map((side) => all.filter((it) => it.side === side));
  if (bySide.every(alike)) {
    return bySide.flatMap(([it]) => it === undefined ? [] : [{ severity: it.severity, side: it.side }]);
  }
  const byInput = inputs.map((input) => all.filter((it) => it.input === input));
  if (!byInput.every(alike)) return all;
  return byInput.flatMap(([it]) => it === undefined ? [] : [{ severity: it.severity, input: it.input }]);
}

function alike(severities: readonly ScopedSeverity[]): boolean {
  return new Set(severities.map(({ severity }) => severity)).size === 1;
}

/** How many related rules are named. */
const NEAR = 10;

/** Rules that share terms count more the fewer rules have the term. */
function neighbours(rules: readonly Pick<ListedRule, "id" | "terms">[]): Near {
  const termsOf = new Map(rules.map(({ id, terms }) => [id, new Set(terms)]));
  const users = grouped(
    [...termsOf].flatMap(([rule, terms]) => [...terms].map((term) => ({ rule, term }))),
    ({ term }) => term,
  );
  return (rule) => {
    const score = new Map<string, number>();
    for (const term of termsOf.get(rule) ?? []) {
      const others = users.get(term) ?? [];
      for (const { rule: other } of others) score.set(other, (score.get(other) ?? 0) + 1 / others.length);
    }
    score.delete(rule);
    return [...score].toSorted(([, a], [, b]) => b - a).slice(0, NEAR).map(([id]) => id);
  };
}
