/** Where a verdict comes from: engine, rule set, what ran and what did not (specification, Versioning). */
import type { Grading } from "./severities.ts";
import { known } from "../model/known.ts";
import type { Active } from "./sets.ts";
import { stepsFor } from "./steps.ts";
import { type Edition, editionsOfRules, rulesetOf, type State, stateOn } from "../scenarios/editions.ts";
import { scenarioOfProfile, setsOf } from "../scenarios/find.ts";
import { type Mode, type Profile, profiles, type ScenarioRow, setRows } from "../scenarios/table.ts";
import { ENGINE, ENGINE_VERSION } from "./version.ts";

/** The engine, and the rules that a profile stands for. */
export interface Origin {
  readonly engine: string;
  readonly engine_version: string;
  /** The edition of the rule set, such as "en16931@1.3.16". */
  readonly ruleset: string;
  readonly profile: Profile;
  readonly validator_conformance: ConformanceRecord;
}

export interface Provenance extends Origin {
  readonly mode: Mode;
  /** The day that was asked for, where one was. */
  readonly as_of?: string;
  /** The editions that `ruleset` names, and since when they are in force. */
  readonly editions: readonly FollowedEdition[];
  /** Official rules that ran on the document's syntax. */
  readonly rules_evaluated: number;
  /** Rules of the official set that are no part of this engine. */
  readonly families_not_run: readonly string[];
}

/** An edition that a verdict followed. */
export interface FollowedEdition extends Edition {
  /** What it was on the day that was asked for, where one was. */
  readonly state?: State;
}

/** The last comparison of generated documents with the reference validator; nulls while none is recorded. */
export interface ConformanceRecord {
  readonly recorded: string | null;
  readonly validator: string | null;
  readonly configuration: string | null;
  readonly configuration_published: string | null;
}

const noRecord: ConformanceRecord = {
  recorded: null,
  validator: null,
  configuration: null,
  configuration_published: null,
};

/** What is to be said where no rule ran, as of a document that was only parsed. */
export function origin(profile: Profile, conformance = noRecord): Origin {
  const ruleset = rulesetOf(editionsOfRules(scenarioOfProfile(profiles[profile].scenario).rules));
  return originOf(ruleset, profile, conformance);
}

function originOf(ruleset: string, profile: Profile, conformance: ConformanceRecord): Origin {
  return { engine: ENGINE, engine_version: ENGINE_VERSION, ruleset, profile, validator_conformance: conformance };
}

export interface Ran {
  readonly conformance?: ConformanceRecord | undefined;
  /** The sets that ran in addition to the rules of the engine. */
  readonly sets?: readonly Active[];
  /** The row of the document, whatever the mode. */
  readonly scenario: ScenarioRow;
  /** What BT-24 promises besides. */
  readonly beyond?: readonly string[];
  /** The day that was asked for. */
  readonly asOf?: string | undefined;
}

/** What follows from the scenarios of a document and from the sets that ran. */
interface Followed {
  readonly editions: readonly Edition[];
  readonly ruleset: string;
  /** The families of sets that did not run. */
  readonly left: readonly string[];
}

/** By the row that judged, that of the document, and those of its sets that ran. */
const worked = new WeakMap<ScenarioRow, WeakMap<ScenarioRow, Map<string, Followed>>>();

function followedBy(
  { scenario: judged, side, mode, syntax }: Grading,
  scenario: ScenarioRow,
  sets: readonly Active[],
): Followed {
  const wanted = setsOf(scenario, side);
  const isRun = (id: string) => sets.some(({ set }) => set.id === id);
  const run = wanted.filter(isRun);
  const isEarlier = mode === "default" && setsOf(judged, side, mode).some(isRun);
  const ofRows = known(known(worked, judged, () => new WeakMap()), scenario, () => new Map());
  // The sets of callers are not among them: there may be any number of those, of any name.
  return known(ofRows, `${side} ${isEarlier} ${run.join(" ")}`, () => {
    // Its own edition is followed where its own sets judge.
    const isWhole = run.length > 0 && run.length === wanted.length;
    const isOfRow = isWhole || scenario.unpublished === true;
    const all = isEarlier ? judged.editions : isOfRow ? scenario.editions : editionsOfRules(judged.rules);
    // Of a set that is not carried for the syntax some rules run at most.
    const editions = judged.lacks?.includes(syntax) === true ? all.slice(0, -1) : all;
    const ran = new Set(familiesOf(run));
    const left = familiesOf(wanted).filter((family) => !ran.has(family));
    return { editions, ruleset: rulesetOf(editions), left };
  });
}

export function provenance(
  how: Grading,
  { conformance = noRecord, sets = [], scenario, beyond = [], asOf }: Ran,
): Provenance {
  const { mode, profile } = how;
  const { editions, ruleset, left } = followedBy(how, scenario, sets);
  return {
    ...originOf(ruleset, profile, conformance),
    mode,
    // Each verdict has lists of its own: who changes one changes no other.
    ...(asOf === undefined ? { editions: [...editions] } : {
      as_of: asOf,
      editions: editions.map((it) => ({ ...it, state: stateOn(asOf, it) })),
    }),
    rules_evaluated: sets.reduce((sum, { plan }) => sum + plan.official, stepsFor(how).official),
    families_not_run: [...left, ...beyond.filter((it) => !left.includes(it))],
  };
}

/** The families of sets that are handed in. */
function familiesOf(ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => setRows[id]?.families ?? []);
}
