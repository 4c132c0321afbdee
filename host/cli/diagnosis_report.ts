/** A diagnosis for people: the verdict, the causes in order with what was and what is to be, what remains and who answers it. */
import type { Cause, Change, Choice, Diagnosis, Question } from "../../engine/diagnosis/mod.ts";
import { mayBeApplied } from "../../engine/edits/may_be_applied.ts";
import { saidChange, saidPointer } from "../../engine/model/pointer_text.ts";
import type { Marks } from "../../engine/model/said.ts";
import { type DiagnosisWords, diagnosisWords } from "./diagnosis_words.ts";
import type { Language } from "../documents/locales.ts";
import { saidOwed } from "../documents/owed.ts";
import { planLines } from "../documents/plans.ts";
import { type Paint, plain } from "./paint.ts";
import { printable } from "./printable.ts";
import { table } from "./table.ts";
import { labelled } from "./formats/text_report.ts";
import { type Words, words } from "./words.ts";

export interface Style {
  readonly language: Language;
  readonly paint?: Paint;
}

interface Said extends Required<Style> {
  readonly own: DiagnosisWords;
  readonly general: Words;
}

/** The report on a diagnosis; `file` is named as the caller named it. */
export function diagnosisReport(file: string, diagnosis: Diagnosis, { language, paint = plain }: Style): string {
  const said: Said = { language, paint, own: diagnosisWords[language], general: words[language] };
  const { causes, findings_truncated: cut } = diagnosis;
  return [
    headOf(file, diagnosis, said),
    cut === undefined ? "" : `  ${said.own.truncated(cut.returned, cut.total)}\n`,
    diagnosis.search_truncated === true ? `  ${said.own.ended}\n` : "",
    ...causes.map((cause, index) => causeText(cause, index + 1, said)),
    "\n",
    outcome(diagnosis, said),
    plansText(diagnosis, language),
    profileTable(diagnosis, said),
  ].join("");
}

/** Valid is what the official validator accepts, too; "nothing to repair" is never said of what it refuses. */
function headOf(file: string, { profile, profiles, causes }: Diagnosis, { own, general, paint }: Said): string {
  const { valid = false, official_valid: isAccepted = false } = profiles[profile] ?? {};
  const verdict = valid && isAccepted ? paint("good", general.valid) : paint("fatal", general.invalid);
  const isTold = isAccepted || causes.some(({ findings }) => findings.some((it) => it.severity === "fatal"));
  const count = causes.length === 0 ? isTold ? [own.nothing] : [] : [own.causes(causes.length)];
  const found = [...(isTold ? [] : [own.refused]), ...count].join("; ");
  return `${paint("strong", printable(file))}: ${verdict} ${profile}: ${found}\n`;
}

function causeText(cause: Cause, number: number, { own, general, paint, language }: Said): string {
  const { title, told, rules, findings: [first], location, changes, choices = [], question } = cause;
  const { labels } = own;
  const severity = first?.severity ?? "fatal";
  const rows: (readonly [label: string, text: string])[] = [
    [labels.rules, rules.join(", ")],
    ...changes.slice(0, MOST_CHANGES).flatMap((it) => changeRows(it, own, general.quotes)),
    ...(changes.length > MOST_CHANGES ? [[labels.after, own.more(changes.length - MOST_CHANGES)] as const] : []),
    ...choices.slice(0, MOST_CHANGES).map((it) => [labels.choice, choiceText(it, language)] as const),
    ...(question === null ? byHand(cause, own) : open(cause, question, own)),
    ...(rules.length > 1 || cause.findings.length > 1 ? [[labels.told, told] as const] : []),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    `\n  ${paint("strong", `${number}.`)} ${paint(severity, general.severities[severity].one)} `,
    `${paint("strong", printable(title))}\n`,
    location === null ? "" : `    ${placeText(location, general)}\n`,
    ...rows.map(([label, text]) => labelled(label, width, text)),
  ].join("");
}

/** Of a change in hundreds of places the first show what it is. */
const MOST_CHANGES = 8;

function changeRows(change: Change, { labels, none }: DiagnosisWords, quotes: Marks) {
  const { field, before = none, after } = saidChange(change, quotes);
  if (after === undefined) return [[labels.removed, `${field} = ${before}`]] as const;
  return [[labels.before, `${field} = ${before}`], [labels.after, `${field} = ${after}`]] as const;
}

function choiceText(choice: Choice, language: Language): string {
  return `${choice.title}. ${choice.told}${saidOwed(choice, language)}`;
}

/** What no program can repair: what is wrong, what is asked, and who can say. */
function open({ findings: [first] }: Cause, { title, who: knows }: Question, { labels, who }: DiagnosisWords) {
  const problem = first === undefined ? [] : [[labels.what, first.message], [labels.fix, first.fix]] as const;
  return [...problem, [labels.question, title], [labels.who, knows === "buyer" ? who.buyer : who.author]] as const;
}

/** What has neither a patch nor a question nor choices is repaired in the file: the order of elements is in no model. */
function isInFile({ patch, choices, kind }: Cause): boolean {
  return patch === null && choices === undefined && kind !== "open";
}

/** What nothing is proposed for and nothing is asked about: a person has to look at it. */
function isLookedAt({ choices, kind, question }: Cause): boolean {
  return kind === "open" && choices === undefined && question === null;
}

function byHand(cause: Cause, { labels, inFile }: DiagnosisWords): readonly (readonly [string, string])[] {
  if (isLookedAt(cause)) return cause.findings.slice(0, 1).map(({ fix }) => [labels.fix, fix]);
  if (!isInFile(cause)) return [];
  // What changes what is owed, or what something is, takes consent.
  const consent = mayBeApplied(cause.kind) ? "" : ` --accept ${cause.id}`;
  return [[labels.fix, inFile(`faktlint validate --strict --fix${consent}`)]] as const;
}

function placeText(location: NonNullable<Cause["location"]>, general: Words): string {
  if ("pointer" in location) {
    return printable(location.pointer === "" ? general.invoice : saidPointer(location.pointer, general.quotes));
  }
  return `${general.place(location.line, location.column)}  ${printable(location.path)}`;
}

function outcome({ repaired, causes }: Diagnosis, { own, paint }: Said): string {
  if (causes.length === 0) return "";
  const { applied, valid, official_valid } = repaired;
  const remaining = causes.filter((it) => it.patch === null && !isInFile(it) && !isLookedAt(it)).length;
  const done = applied === 0 ? "" : paint(valid ? "good" : "fatal", own.repaired(applied, valid, official_valid));
  const open = remaining === 0 ? "" : own.remaining(remaining);
  const said = [done, open].filter((it) => it !== "");
  return said.length === 0 ? "" : `${said.join("\n")}\n\n`;
}

/** Whole plans, by what is typed for each. */
function plansText({ plans }: Diagnosis, language: Language): string {
  const lines = planLines(plans, language, (id) => `--accept '${printable(id)}'`);
  return lines.length === 0 ? "" : `${lines.join("\n")}\n\n`;
}

function profileTable({ profiles, profile }: Diagnosis, { own }: Said): string {
  const word = (valid: boolean) => valid ? own.valid : own.invalid;
  const rows = Object.entries(profiles).map(([name, { valid, official_valid, errors, warnings }]) => [
    name === profile ? `${name} *` : name,
    word(valid),
    word(official_valid),
    `${errors}`,
    `${warnings}`,
  ]);
  return table([own.profile, own.verdict, own.official, own.errors, own.warnings], rows);
}
