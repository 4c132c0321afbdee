/**
 * What is wrong with an invoice, by its causes: findings with one root stand together, in the order in which to repair them,
 * each with the change that repairs it where one can be told. An entry of its own, with all official rules in it.
 */
import type { JudgeOptions } from "../judge/options.ts";
import type { Profile } from "../scenarios/table.ts";
import type { Truncated } from "../judge/findings.ts";
import { talliesOfXml } from "../judge/validate.ts";
import { talliesOf } from "../judge/validate_json.ts";
import { keepOutcomes } from "../judge/run.ts";
import type { RuleSet } from "../judge/sets.ts";
import { type ByProfile, type Numbers, ofProfile } from "../judge/verdict.ts";
import { facturx } from "../facturx.ts";
import { official } from "../official.ts";
import { open, type Opened, type OpenOptions } from "../open/open.ts";
import type { Source } from "../open/kind.ts";
import type { JsonRefusal } from "../open/read_json.ts";
import { reopened } from "../edits/model.ts";
import type { Refusal } from "../xml/refusal.ts";
import { Bench } from "./bench.ts";
import { causesOf } from "./causes.ts";
import type { AmountDue, Cause, Choice, OwnCause, Question, QuestionField } from "./cause.ts";
import { rootsOfMishaps } from "./happened.ts";
import type { Change } from "../edits/changes.ts";
import type { Direction } from "../edits/direction.ts";
import { diagnosedOf } from "./model.ts";
import type { Own } from "./own.ts";
import { offered } from "./offers.ts";
import { carriedOut, type Plan, plansOf } from "./plans.ts";
import { type Copy, copyOf } from "../edits/copies.ts";
import { judge } from "../judge/judge.ts";
import { mayBeApplied } from "../edits/may_be_applied.ts";
import { askIn } from "./texts/asks/asks.ts";
import { words as english } from "./texts/en.ts";
import type { Words } from "./texts/words.ts";
import { onModel, trialsOn } from "./trials.ts";
import { loadWords } from "./words.ts";

export {
  type AmountDue,
  askIn,
  type Cause,
  type Change,
  type Choice,
  type Direction,
  loadWords,
  type OwnCause,
  type Plan,
  type Question,
  type QuestionField,
  type Words,
};

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
  /** What can be done with all of them together, the likeliest first. */
  readonly plans: readonly Plan[];
  readonly repaired: Repaired;
  readonly findings_truncated?: Truncated | undefined;
  /** The search ended before all was tried: causes may still have one root, and some repair may not have been found. */
  readonly search_truncated?: true;
}

export interface DiagnoseOptions extends Omit<JudgeOptions, "official" | "sets" | "unworded"> {
  /** The language of titles and questions; left out, English. `texts` is that of the findings. */
  readonly words?: Words;
  /** The sets of the nation whose rules the document names, beside everything official: the document is opened with them. */
  readonly national?: readonly RuleSet[];
  /** How the document was opened: a changed one is opened in the same way. */
  readonly reading?: OpenOptions;
}

/** Everything official: of a document that names a profile of Factur-X, that is the Schematron and XML Schema of the profile. */
export const everything: readonly RuleSet[] = [...official, ...facturx];

/** The sets that a document is opened and officially judged with. */
export function setsWith({ national = [] }: Pick<DiagnoseOptions, "national">): readonly RuleSet[] {
  return [...new Set([...everything, ...national])];
}

/** Opens and diagnoses an invoice of any kind. Never throws on bad input. */
export function diagnose(
  source: Source,
  options: DiagnoseOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: Diagnosis } | { readonly refusal: Refusal | JsonRefusal } {
  const reading = { ...options, sets: setsWith(options) };
  const opening = open(source, reading);
  return "refusal" in opening ? opening : { ok: diagnoseOpened(opening.ok, { ...options, reading }) };
}

/** Diagnoses a document that was opened with the official rule sets. */
export function diagnoseOpened(opened: Opened, given: DiagnoseOptions): Diagnosis {
  const { words: _, national: __, reading: ___, ...options } = given;
  const sets = setsWith(given);
  const explained = explain(opened, given);
  const { causes, profile, findings_truncated, ended, how } = explained;
  const done = causes.filter(({ patch, rewrite, kind }) =>
    patch !== null || rewrite !== undefined && mayBeApplied(kind)
  );
  const profiles = verdictsOn(opened, { ...options, sets });
  const ground = { opened, profile, options: how, reading: { sets, ...given.reading } };
  return {
    profiles,
    profile,
    causes: causes.map(publicly),
    plans: plansOf(causes, ground),
    repaired: {
      applied: causes.filter(({ patch }) => patch !== null).length,
      ...(done.length === 0 ? pick(ofProfile(profiles, profile)) : verdictOnRepaired(
        carriedOut(
          done.toSorted((one, other) => one.order - other.order).map(stepOf),
          copyOf(opened, ground.reading),
          ground,
        ),
        explained,
        {
          ...options,
          sets,
        },
      )),
      remaining: causes.length - done.length,
    },
    findings_truncated,
    ...(ended ? { search_truncated: true } : {}),
  };
}

/** The causes of what is wrong with a document, by its own profile alone. */
export function causesIn(opened: Opened, options: DiagnoseOptions): readonly OwnCause[] {
  return explain(opened, options).causes;
}

/** A cause as it is told of: how its document is put together otherwise is the repair's own. */
function publicly({ rewrite: _, order: __, even: ___, choices, ...cause }: OwnCause): Cause {
  return choices === undefined ? cause : { ...cause, choices: choices.map(({ rewrite: _, ...it }) => it) };
}

function explain(opened: Opened, { words = english, national = [], reading = {}, ...options }: DiagnoseOptions) {
  // By default nothing official follows the tries, of which there are many.
  const how = options.strict === true ? { ...options, sets: setsWith({ national }) } : options;
  if (opened.kind === "xml") keepOutcomes(opened.document);
  const diagnosed = diagnosedOf(opened, how);
  const { verdict: { profile, findings_truncated }, model } = diagnosed;
  const trials = trialsOn(diagnosed, opened, how);
  const benchOf = () => new Bench(opened, diagnosed.verdict, how, { sets: setsWith({ national }), ...reading });
  const bench = benchOf();
  const mishapsOf = (own: Own) => rootsOfMishaps(bench, trials.subject.syntax, own);
  const found = causesOf(diagnosed, { trials, bench, words, mishapsOf });
  const explained = { ...found, causes: offered(found.causes, benchOf()) };
  const ended = trials.ended || bench.ended;
  return {
    ...explained,
    profile,
    findings_truncated,
    onModel: onModel(diagnosed, how),
    model: model.opened,
    ended,
    how,
  };
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

function stepOf({ patch, rewrite }: OwnCause) {
  return { patch: patch ?? [], rewrite };
}

/** On the document with all of it; what cannot be written in its text is judged as the model that it would be. */
function verdictOnRepaired(
  copy: Copy | undefined,
  { repaired, model: { asStated }, onModel }: ReturnType<typeof explain>,
  options: JudgeOptions,
): Outcome {
  const how = { ...options, strict: false, official: true, unworded: true };
  const opened = copy?.opened ?? reopened(repaired.toString(), asStated);
  if (opened === undefined) return { valid: false, official_valid: false };
  const { valid, official } = judge(opened, copy === undefined ? { ...onModel, ...how } : how);
  return { valid, official_valid: official?.valid === true };
}
