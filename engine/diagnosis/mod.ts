/**
 * What is wrong with an invoice, by its causes: findings with one root stand together, in the order in which to repair them,
 * each with the change that repairs it where one can be told. An entry of its own, with all official rules in it.
 */
import type { JudgeOptions } from "../judge/options.ts";
import type { Profile } from "../scenarios/table.ts";
import type { Truncated } from "../judge/findings.ts";
import { talliesOfXml } from "../judge/validate.ts";
import { judgeJson, talliesOf } from "../judge/validate_json.ts";
import { keepOutcomes } from "../judge/run.ts";
import type { RuleSet } from "../judge/sets.ts";
import { type ByProfile, type Numbers, ofProfile } from "../judge/verdict.ts";
import { facturx } from "../facturx.ts";
import { official } from "../official.ts";
import type { Opened, OpenedJson } from "../open/open.ts";
import type { JsonTree } from "../edits/operation.ts";
import { subjectOf } from "../edits/patches/subject.ts";
import { reopened } from "../edits/model.ts";
import { type AmountDue, type Cause, causesOf, type Choice, type Question } from "./causes.ts";
import type { Change } from "../edits/changes.ts";
import { diagnosedOf } from "./model.ts";
import { askIn } from "./texts/asks/asks.ts";
import { words as english } from "./texts/en.ts";
import type { Words } from "./texts/words.ts";
import { Trials, valuesIn } from "./trials.ts";
import { loadWords } from "./words.ts";

export { type AmountDue, askIn, type Cause, type Change, type Choice, loadWords, type Question, type Words };

/** What one profile says of the invoice. */
export interface ProfileVerdict {
  readonly valid: boolean;
  /** How many findings are fatal. */
  readonly errors: number;
  readonly warnings: number;
  /** Whether the official validators would call it valid. */
  readonly official_valid: boolean;
}

export interface Repaired {
  /** Causes with a patch; all patches are applied. */
  readonly applied: number;
  readonly valid: boolean;
  readonly official_valid: boolean;
  /** Causes that are the author's to decide: without a patch, and not mended in the text of the document without asking. */
  readonly remaining: number;
}

export interface Diagnosis {
  /** Of each general profile, and of the nation's that the causes are by. */
  readonly profiles: ByProfile<ProfileVerdict>;
  /** The one that the causes are by. */
  readonly profile: Profile;
  readonly causes: readonly Cause[];
  readonly repaired: Repaired;
  readonly findings_truncated?: Truncated;
  /** The search ended before all was tried: causes may still have one root, and some repair may not have been found. */
  readonly search_truncated?: true;
}

export interface DiagnoseOptions extends Omit<JudgeOptions, "official" | "sets" | "unworded"> {
  /** The language of titles and questions; left out, English. `texts` is that of the findings. */
  readonly words?: Words;
  /** The sets of the nation whose rules the document names, beside everything official: the document is opened with them. */
  readonly national?: readonly RuleSet[];
}

/** Everything official: of a document that names a profile of Factur-X, that is the Schematron and XML Schema of the profile. */
export const everything: readonly RuleSet[] = [...official, ...facturx];

/** The sets that a document is opened and officially judged with. */
export function setsWith({ national = [] }: Pick<DiagnoseOptions, "national">): readonly RuleSet[] {
  return [...new Set([...everything, ...national])];
}

/** Diagnoses a document that was opened with the official rule sets, by what it says alone: `engine/repair/` adds to it. */
export function diagnoseOpened(opened: Opened, given: DiagnoseOptions): Diagnosis {
  const { words: _, national: __, ...options } = given;
  const sets = setsWith(given);
  const { causes, profile, repaired, onModel, model, findings_truncated, ended } = explain(opened, given);
  const applied = causes.filter(({ patch }) => patch !== null).length;
  const profiles = verdictsOn(opened, { ...options, sets });
  return {
    profiles,
    profile,
    causes,
    repaired: {
      applied,
      ...(applied === 0
        ? pick(ofProfile(profiles, profile))
        : verdictOnRepaired(repaired, model, { ...onModel, sets })),
      remaining: causes.length - applied,
    },
    ...(findings_truncated === undefined ? {} : { findings_truncated }),
    ...(ended ? { search_truncated: true } : {}),
  };
}

/** The causes of what is wrong with a document, by its own profile alone. */
export function causesIn(opened: Opened, options: DiagnoseOptions): readonly Cause[] {
  return explain(opened, options).causes;
}

function explain(opened: Opened, { words = english, national = [], ...options }: DiagnoseOptions) {
  // By default nothing official follows the tries, of which there are many.
  const how = options.strict === true ? { ...options, sets: setsWith({ national }) } : options;
  if (opened.kind === "xml") keepOutcomes(opened.document);
  const diagnosed = diagnosedOf(opened, how);
  const { verdict: { profile, findings_truncated }, model } = diagnosed;
  const onModel = { ...how, profile: model.verdict.profile, unasked: how.profile === undefined };
  const asked = new Set(diagnosed.pairs.flatMap(({ twin }) => twin === undefined ? [] : [twin]));
  const subject = subjectOf(model.opened, model.verdict, onModel);
  const trials = new Trials(subject, asked, valuesIn(model.opened.source.root), model.foreign);
  const explained = causesOf(diagnosed, trials, words);
  return { ...explained, profile, findings_truncated, onModel, model: model.opened, ended: trials.ended };
}

/** Every profile's verdict, by default and official. */
function verdictsOn(opened: Opened, options: JudgeOptions): Diagnosis["profiles"] {
  const how = { ...options, unworded: true };
  const tallies = opened.kind === "json" ? talliesOf(opened, how) : talliesOfXml(opened, how);
  return mapped(tallies, countsOf);
}

function mapped<T, U>(all: ByProfile<T>, of: (entry: T) => U): ByProfile<U>;
function mapped<T, U>(all: Readonly<Record<string, T>>, of: (entry: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(all).map(([profile, entry]) => [profile, of(entry)]));
}

function countsOf({ own: { valid, errors, warnings }, official }: Tally): ProfileVerdict {
  return { valid, errors, warnings, official_valid: official.valid };
}

type Tally = { readonly own: Numbers; readonly official: Numbers };

type Outcome = Pick<Repaired, "valid" | "official_valid">;

function pick({ valid, official_valid }: ProfileVerdict): Outcome {
  return { valid, official_valid };
}

function verdictOnRepaired(tree: JsonTree, { asStated }: OpenedJson, options: JudgeOptions): Outcome {
  const opened = reopened(tree.toString(), asStated);
  if (opened === undefined) return { valid: false, official_valid: false };
  const { valid, official } = judgeJson(opened, { ...options, strict: false, official: true, unworded: true });
  return { valid, official_valid: official?.valid === true };
}
