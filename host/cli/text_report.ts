/** The report for people: verdict, then each finding with its place, what is required, and how to mend it. */
import type { Finding, Location, Verdict } from "../../engine/mod.ts";
import { type Answer, isError } from "./outcome.ts";
import { printable } from "./printable.ts";

const labels = { fatal: "error", warning: "warning", information: "note" } as const;

/** `text` is the document as it was read, for excerpts. */
export function textReport(answer: Answer<Verdict>, text: string | undefined): string {
  if (isError(answer)) {
    const { error, message, xml_code, line, column } = answer.error;
    const place = line === undefined ? "" : `, line ${line}${column === undefined ? "" : `, column ${column}`}`;
    return `${printable(answer.file)}: NOT READ (${xml_code ?? error}${place})\n  ${printable(message)}\n\n`;
  }
  const { file, attachment, envelope, result } = answer;
  const findings = [...result.errors, ...result.warnings, ...result.information];
  const head = `${printable(file)}: ${result.valid ? "VALID" : "INVALID"} by ${result.provenance.ruleset}${
    counts(result)
  }\n`;
  const inside = envelope === undefined ? "" : "  The invoice was taken out of its transport envelope (SBDH).\n";
  const taken = attachment === undefined
    ? ""
    : `  The invoice is the attachment ${printable(attachment)} of the PDF.\n`;
  const lines = findings.length === 0 || text === undefined ? [] : text.split(/\r\n|\n|\r/);
  const note = result.findings_truncated === undefined ? "" : `  ${result.findings_truncated.note}\n`;
  return `${head}${taken}${inside}${findings.map((it) => textFinding(it, lines)).join("")}${note}\n`;
}

function counts({ errors, warnings, information, findings_truncated }: Verdict): string {
  const total = findings_truncated?.by_severity;
  const parts = [
    counted(total?.errors.total ?? errors.length, "error"),
    counted(total?.warnings.total ?? warnings.length, "warning"),
    counted(total?.information.total ?? information.length, "note"),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}

function counted(number: number, what: string): string {
  return number === 0 ? "" : `${number} ${what}${number === 1 ? "" : "s"}`;
}

function textFinding(finding: Finding<Location>, lines: readonly string[]): string {
  const { rule, severity, location, message, fix, example } = finding;
  const [place, excerpt] = location === undefined ? ["", ""] : shown(location, lines);
  return [
    `\n  ${labels[severity]} ${rule}${place}\n`,
    excerpt,
    labelled("What:", message),
    labelled("Fix:", fix),
    example === undefined ? "" : labelled("Such as:", example),
  ].join("");
}

/** A text behind its label, in lines that a terminal is wide enough for; what cannot be broken stands alone. */
function labelled(label: string, text: string): string {
  const head = `    ${label.padEnd(5)} `;
  const lines: string[] = [];
  for (const word of printable(text).split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return `${head}${lines.join(`\n${" ".repeat(head.length)}`)}\n`;
}

/** The place for the first line of a finding, and the lines that show it. */
function shown(location: Location, lines: readonly string[]): readonly [place: string, excerpt: string] {
  if ("pointer" in location) return [`  ${printable(location.pointer === "" ? "the invoice" : location.pointer)}`, ""];
  const { path, line, column } = location;
  const excerpt = excerptOf(lines[line - 1], line, column);
  return [`  line ${line}, column ${column}`, `    ${printable(path)}\n${excerpt}`];
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

export function summary({ valid, invalid, refused }: Tally): string {
  const total = valid + invalid + refused;
  if (total === 0) return "No invoice found: no .xml, .json or .pdf file there.\n";
  return `${counted(total, "file")}: ${valid} valid, ${invalid} invalid, ${refused} not read\n`;
}
