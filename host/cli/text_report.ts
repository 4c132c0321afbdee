/** The report for people: verdict, then each finding with its place, what is required, and how to mend it. */
import type { Finding, ValidationResult } from "../../engine/mod.ts";
import { type Answer, isError } from "./outcome.ts";
import type { Tally } from "./validate.ts";

const labels = { fatal: "error", warning: "warning", information: "note" } as const;

export function textReport(answer: Answer<ValidationResult>, bytes: Uint8Array | undefined): string {
  if (isError(answer)) {
    const { error, message, xml_code, line, column } = answer.error;
    const place = line === undefined ? "" : `, line ${line}${column === undefined ? "" : `, column ${column}`}`;
    return `${answer.file}: NOT READ (${xml_code ?? error}${place})\n  ${message}\n\n`;
  }
  const { file, result } = answer;
  const findings = [...result.errors, ...result.warnings, ...result.information];
  const head = `${file}: ${result.valid ? "VALID" : "INVALID"} by ${result.provenance.ruleset}${counts(result)}\n`;
  const lines = findings.length === 0 ? [] : sourceLines(bytes);
  const note = result.findings_truncated === undefined ? "" : `  ${result.findings_truncated.note}\n`;
  return `${head}${findings.map((it) => textFinding(it, lines)).join("")}${note}\n`;
}

function counts({ errors, warnings, information, findings_truncated }: ValidationResult): string {
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

function textFinding(finding: Finding, lines: readonly string[]): string {
  const { rule, severity, location, message, fix, example } = finding;
  const place = location === undefined ? "" : `  line ${location.line}, column ${location.column}`;
  const excerpt = location === undefined ? "" : excerptOf(lines[location.line - 1], location.line, location.column);
  return [
    `\n  ${labels[severity]} ${rule}${place}\n`,
    location === undefined ? "" : `    ${location.path}\n`,
    excerpt,
    `    What: ${message}\n`,
    `    Fix:  ${fix}\n`,
    example === undefined ? "" : `    Such as: ${example}\n`,
  ].join("");
}

const WIDTH = 100;

/** The source line with a caret below the place; of a long line only what is around the place. */
function excerptOf(line: string | undefined, number: number, column: number): string {
  if (line === undefined) return "";
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const start = Math.max(Math.min(indent, column - 1), column - 1 - WIDTH / 2);
  const shown = line.slice(start, start + WIDTH);
  const gutter = `    ${number} | `;
  return `${gutter}${printable(shown)}\n${" ".repeat(gutter.length + column - 1 - start)}^\n`;
}

/** Control characters of a hostile file do not reach the terminal. */
function printable(text: string): string {
  // deno-lint-ignore no-control-regex
  return text.replace(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, "·");
}

function sourceLines(bytes: Uint8Array | undefined): readonly string[] {
  return bytes === undefined ? [] : decode(bytes).split(/\r\n|\n|\r/);
}

/** For showing only: the engine has judged the encoding already. */
function decode(bytes: Uint8Array): string {
  const label = bytes[0] === 0xff ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8";
  return new TextDecoder(label).decode(bytes);
}

export function summary({ valid, invalid, refused }: Tally): string {
  const total = valid + invalid + refused;
  if (total === 0) return "No invoice found: no .xml, .json or .pdf file there.\n";
  return `${counted(total, "file")}: ${valid} valid, ${invalid} invalid, ${refused} not read\n`;
}
