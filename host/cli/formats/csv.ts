/** Verdicts as a table for spreadsheets (RFC 4180), a row a file. Cells that a spreadsheet would take for formulas are text. */
import type { AnyVerdict } from "../../../engine/mod.ts";
import { factNames, type Facts } from "../../../engine/facts/facts.ts";
import { type Answer, isError } from "./outcome.ts";

const columns = [
  "file",
  "status",
  ...factNames,
  "profile",
  "valid",
  "errors",
  "warnings",
  "first_rule",
  "first_message",
] as const;

/** The first row; with `mark`, behind the byte order mark by which Excel knows UTF-8. */
export function csvHead(mark: boolean): string {
  return `${mark ? "\ufeff" : ""}${rowOf([...columns])}`;
}

export function csvLine(answer: Answer<AnyVerdict>): string {
  const { file, status } = answer;
  if (isError(answer)) {
    const { error: { error, xml_code, message } } = answer;
    return rowOf([file, `${status}`, ...factNames.map(() => ""), "", "", "", "", xml_code ?? error, message]);
  }
  const { result: { profile, valid, errors, warnings, findings_truncated: cut }, facts } = answer;
  const counts = [
    cut?.by_severity.errors.total ?? errors.length,
    cut?.by_severity.warnings.total ?? warnings.length,
  ].map(String);
  const [first] = [...errors, ...warnings];
  return rowOf([
    file,
    `${status}`,
    ...factNames.map((name: keyof Facts) => facts?.[name] ?? ""),
    profile,
    `${valid}`,
    ...counts,
    first?.rule ?? "",
    first?.message ?? "",
  ]);
}

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** Spreadsheets run what begins so, also in quotation marks; a negative amount is none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-\d[\d.]*$/;

function cellOf(text: string): string {
  const cell = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
