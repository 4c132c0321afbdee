/** A view as text. What is shown on a terminal is made printable there. */
import type { Entry, Note, Outline, Part } from "./outline.ts";
import { viewWords } from "./words.ts";

type Language = Outline["language"];

export function textOf({ language, title, invoice, beyond }: Outline): string {
  const more = beyond.length === 0 ? [] : [
    "",
    viewWords[language].beyond,
    ...beyond.map(([place, value]) => `  ${place}: ${value}`),
  ];
  return `${[title, ...contentOf(invoice, "", language), ...more].join("\n")}\n`;
}

function contentOf({ entries, parts, notes }: Part, indent: string, language: Language): readonly string[] {
  const widest = Math.min(40, entries.reduce((most, { label }) => Math.max(most, label.length), 0));
  return [
    ...notes.map((it) => `${indent}${noteOf(it, language)}`),
    ...entries.flatMap((it) => entryOf(it, widest, indent, language)),
    ...parts.flatMap((it) => ["", `${indent}${it.title}`, ...contentOf(it, `${indent}  `, language)]),
  ];
}

function entryOf({ label, text, notes }: Entry, width: number, indent: string, language: Language): readonly string[] {
  const begin = `${indent}${label.padEnd(width)}  `;
  const lines = text.split(/\r\n|[\n\r]/);
  return [
    ...lines.map((line, index) => `${index === 0 ? begin : " ".repeat(begin.length)}${line}`),
    ...notes.map((it) => `${indent}  ${noteOf(it, language)}`),
  ];
}

function noteOf({ rule, severity, message, fix }: Note, language: Language): string {
  return `! ${viewWords[language].severities[severity]} ${rule}: ${message} ${fix}`;
}
