/** The report for people: verdict, then each finding with its place, what is required, and how to fix it. */
import type { AnyPlace, AnyVerdict, EngineFault, Finding } from "../../../engine/mod.ts";
import { saidPointer } from "../../../engine/model/pointer_text.ts";
import { saidAsOf, saidOfNext } from "../../domain/editions.ts";
import { type Answer, isError } from "./outcome.ts";
import { asCalled } from "../called.ts";
import { type Paint, plain } from "../paint.ts";
import { repairLines } from "../repairs_report.ts";
import { printable } from "../printable.ts";
import type { Words } from "../words.ts";

/** How a report is written. */
export interface Style {
  readonly words: Words;
  /** Errors alone, and nothing of files without. */
  readonly quiet?: boolean;
  readonly paint?: Paint;
  /** How the program was called; left out, by its name. */
  readonly called?: string | undefined;
}

/** `text` is the document as it was read, for excerpts. */
export function textReport(answer: Answer<AnyVerdict>, text: string | undefined, style: Style): string {
  const { words, quiet = false, paint = plain } = style;
  const file = paint("strong", printable(answer.file));
  if (isError(answer)) {
    const { error, message, xml_code, line, column } = answer.error;
    const place = line === undefined || column === undefined ? "" : `, ${words.place(line, column)}`;
    return `${file}: ${paint("fatal", words.notRead)} (${xml_code ?? error}${place})\n  ${printable(message)}\n\n`;
  }
  const { result, ignored = [] } = answer;
  const all = [...result.errors, ...quiet ? [] : [...result.warnings, ...result.information]];
  const findings = all.filter(({ rule }) => !ignored.some((it) => it.rule === rule));
  if (quiet && findings.length === 0) return "";
  const word = result.errors.some(({ rule }) => rule === "ATW-NORM-2026") ? words.notJudged : words.invalid;
  const verdict = result.valid ? paint("good", words.valid) : paint("fatal", word);
  const head = `${file}: ${verdict} ${result.provenance.ruleset}${modeOf(result, words)}${counts(result, words)}\n`;
  const lines = findings.length === 0 || text === undefined ? [] : text.split(/\r\n|\n|\r/);
  const note = result.findings_truncated === undefined ? "" : `  ${result.findings_truncated.note}\n`;
  return `${head}${remarks(answer, words)}${
    findings.map((it) => textFinding(it, lines, { ...style, paint })).join("")
  }${note}\n`;
}

/** That a verdict is of the lighter mode, and whether it judged by other rules than the invoice names. */
function modeOf({ provenance: { mode }, errors, warnings, information }: AnyVerdict, words: Words): string {
  if (mode === "strict") return "";
  return words.preflight([...errors, ...warnings, ...information].some(({ rule }) => beyond.has(rule)));
}

const beyond: ReadonlySet<string> = new Set([
  "ATW-PROFILE-ASSUMED",
  "ATW-PROFILE-NOT-AN-INVOICE",
  "ATW-RULES-NOT-CARRIED",
  "ATW-RULES-NOT-SELECTED",
]);

/** What is to be said of a file as a whole. */
function remarks(
  { attachment, envelope, repairs, beside, pdf, next, ignored = [], result }: Judged,
  words: Words,
) {
  const said = [
    attachment === undefined ? undefined : words.attachment(printable(attachment)),
    envelope === undefined ? undefined : words.envelope,
    ...(repairs === undefined ? [] : repairLines(repairs, words.language, { beside, pdf })),
    otherVerdict(result, words),
    ...saidAsOf(result.provenance, words.language),
    ...(next === undefined ? [] : saidOfNext(next, words.language).map(printable)),
    "patchesFailed" in result ? words.noPatches : undefined,
    ...ignored.map(({ rule, count, reason }) => words.ignored(rule, count, printable(reason))),
  ];
  return said.filter((it) => it !== undefined).map((it) => `  ${it}\n`).join("");
}

type Judged = Exclude<Answer<AnyVerdict>, { error: unknown }>;

/** What the official validators would say, where that is not what default mode says. */
function otherVerdict({ valid, official }: AnyVerdict, { official: { accepts, refuses } }: Words): string | undefined {
  if (official === undefined || official.valid === valid) return undefined;
  return official.valid ? accepts : refuses(official.errors);
}

/** What broke in the engine itself while it worked on a file, to be reported. */
export function faultText(file: string, { at, cause }: EngineFault, words: Words): string {
  const said = cause instanceof Error ? cause.stack ?? `${cause.name}: ${cause.message}` : String(cause);
  const lines = said.split("\n").slice(0, MOST_LINES).map((line) => `    ${printable(line)}\n`);
  return `${printable(file)}: ${words.fault(at)}\n${lines.join("")}\n`;
}

/** Of a stack: the message, and where it comes from. */
const MOST_LINES = 6;

function counts({ errors, warnings, information, findings_truncated }: AnyVerdict, { severities }: Words): string {
  const total = findings_truncated?.by_severity;
  const numbers = [
    [total?.errors.total ?? errors.length, severities.fatal],
    [total?.warnings.total ?? warnings.length, severities.warning],
    [total?.information.total ?? information.length, severities.information],
  ] as const;
  const parts = numbers.filter(([number]) => number > 0)
    .map(([number, { one, many }]) => `${number} ${number === 1 ? one : many}`);
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}

function textFinding(
  finding: Finding<AnyPlace> & { readonly patch?: unknown },
  lines: readonly string[],
  { words, paint, called }: Style & { readonly paint: Paint },
): string {
  const { rule, severity, location, message, fix, example, patch, docsUrl } = finding;
  const [place, excerpt] = location === undefined ? ["", ""] : shown(location, lines, words);
  const { labels: { what, fix: toDo, example: instance, patch: change, see }, severities } = words;
  const width = Math.max(what.length, toDo.length);
  return [
    `\n  ${paint(severity, severities[severity].one)} ${paint("strong", rule)}${place}\n`,
    excerpt,
    labelled(what, width, message),
    labelled(toDo, width, fix),
    example === undefined ? "" : labelled(instance, width, example),
    patch === undefined ? "" : labelled(change, width, JSON.stringify(patch)),
    labelled(see, width, asCalled(docsUrl, called)),
  ].join("");
}

/** A text after its label, in lines that fit a terminal; what cannot be broken gets a line of its own. */
export function labelled(label: string, width: number, text: string): string {
  const head = `    ${label.padEnd(width)} `;
  const lines: string[] = [];
  for (const word of printable(text).split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return `${head}${lines.join(`\n${" ".repeat(head.length)}`)}\n`;
}

/** The place for the first line of a finding, and the lines that show it. */
function shown(
  location: AnyPlace,
  lines: readonly string[],
  words: Words,
): readonly [place: string, excerpt: string] {
  if ("pdf" in location) return [`  PDF: ${printable(location.pdf)}`, ""];
  if ("pointer" in location) {
    const { pointer } = location;
    return [`  ${printable(pointer === "" ? words.invoice : saidPointer(pointer, words.quotes))}`, ""];
  }
  const { path, line, column } = location;
  const excerpt = excerptOf(lines[line - 1], line, column);
  return [`  ${words.place(line, column)}`, `    ${printable(path)}\n${excerpt}`];
}

const WIDTH = 100;
const TEXT_WIDTH = 100;

/** The source line with a caret below the place; of a long line only what is around the place. */
function excerptOf(line: string | undefined, number: number, column: number): string {
  if (line === undefined) return "";
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const start = Math.max(Math.min(indent, column - 1), column - 1 - WIDTH / 2);
  const shown = line.slice(start, start + WIDTH);
  const gutter = `    ${number} | `;
  return `${gutter}${printable(shown)}\n${" ".repeat(gutter.length + column - 1 - start)}^\n`;
}

export interface Tally {
  readonly valid: number;
  readonly invalid: number;
  readonly refused: number;
}

export function summary(tally: Tally, { noFile, total, passedOver }: Words, others = 0): string {
  const files = tally.valid + tally.invalid + tally.refused;
  return `${files === 0 ? noFile : total(files, tally)}\n${others === 0 ? "" : `${passedOver(others)}\n`}`;
}
