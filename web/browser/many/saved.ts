/** What is saved of many files: one report, and the table for a spreadsheet, in the language's form: RFC 4180, with the separator that it expects. */
import type { LanguageTag } from "../../texts/languages.ts";
import type { ManyTexts } from "../../texts/many/texts.ts";
import type { Tallied, Tallies } from "./tallied.ts";

/** Where a comma divides the decimals, spreadsheets expect a semicolon between cells. */
const forms: Readonly<Record<LanguageTag, { readonly between: string; readonly point: string }>> = {
  en: { between: ",", point: "." },
  de: { between: ";", point: "," },
  fr: { between: ";", point: "," },
};

export function csvOf(files: readonly Tallied[], language: LanguageTag, said: ManyTexts): string {
  const { between, point } = forms[language];
  const { columns } = said;
  const head = [
    ...[columns.file, columns.verdict, columns.rule, columns.cause, columns.errors, columns.warnings],
    ...[columns.due, columns.currency, columns.sha256],
  ];
  const rows = files.map(({ name, tally }) => {
    const first = tally?.wrong[0];
    return [
      cell(name),
      cell(said.verdicts[tally?.verdict ?? "waiting"]),
      cell(first?.rule ?? ""),
      cell(first?.message ?? ""),
      `${tally?.errors ?? ""}`,
      `${tally?.warnings ?? ""}`,
      numeric(tally?.due ?? "", point),
      cell(tally?.currency ?? ""),
      tally?.sha256 ?? "",
    ];
  });
  // The mark tells spreadsheets that it is UTF-8.
  return `\ufeff${[head.map(cell), ...rows].map((it) => `${it.join(between)}\r\n`).join("")}`;
}

/** An amount stays a number; whatever else is there is a text. */
function numeric(text: string, point: string): string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text.replace(".", point) : cell(text);
}

/** What begins like a formula would be worked out by a spreadsheet, and it may be a stranger's: an apostrophe makes it a text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** One report on many files, to be kept: what was judged, when, and what is wrong with each. */
export function reportOn({ all, totals: { files, accepted, refused, unreadable } }: Tallies, date: Date) {
  return {
    product: "Faktlint",
    date: date.toISOString(),
    files,
    accepted,
    refused,
    unreadable,
    results: all.map(({ name, tally }) => ({
      file: name,
      sha256: tally?.sha256 ?? null,
      verdict: tally?.verdict ?? null,
      errors: tally?.errors ?? null,
      warnings: tally?.warnings ?? null,
      amount_due: tally?.due ?? null,
      currency: tally?.currency ?? null,
      findings: tally?.wrong ?? [],
    })),
  };
}
