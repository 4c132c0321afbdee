/** Where a verdict comes from: engine, rule set, what ran and what did not (specification, Versioning). */
import { type Edition, rulesetOf } from "./editions.ts";
import { type How, planFor } from "./plan.ts";
import { type Mode, type Profile, type ProfileRow, profiles } from "./profiles.ts";
import { type Active, scenarioIn } from "./sets.ts";
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
  /** The editions that `ruleset` names, and since when they are in force. */
  readonly editions: readonly Edition[];
  /** Official rules that ran on the document's syntax. */
  readonly rules_evaluated: number;
  /** Rules of the official set that are no part of this engine. */
  readonly families_not_run: readonly string[];
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
  const ruleset = rulesetOf(profiles[profile].editions);
  return { engine: ENGINE, engine_version: ENGINE_VERSION, ruleset, profile, validator_conformance: conformance };
}

/** `sets` are those that ran in addition to the rules of the profile. */
export function provenance(
  profile: Profile,
  how: How,
  { conformance, sets = [] }: {
    readonly conformance?: ConformanceRecord | undefined;
    readonly sets?: readonly Active[];
  },
): Provenance {
  const { notRun, editions }: ProfileRow = profiles[profile];
  const run = new Set(sets.flatMap(({ plan }) => plan.families));
  const followed = sets.find(({ plan }) => plan.editions !== undefined)?.plan.editions ?? editions;
  return {
    ...origin(profile, conformance),
    ruleset: rulesetOf(followed),
    mode: how.mode,
    editions: followed,
    rules_evaluated: sets.reduce(
      (sum, { plan }) => sum + plan.official,
      planFor(profile, { ...how, scenario: scenarioIn(sets) }).official,
    ),
    families_not_run: notRun[how.side].filter((family) => !run.has(family)),
  };
}
