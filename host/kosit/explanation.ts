/** The part of a report that people read: XHTML, as the schema wants it. */
import type { Language } from "../documents/locales.ts";
import { xmlAttributes as attributes, xmlText as text } from "../kit/xml_text.ts";
import type { Assessment } from "./assessment.ts";
import { words } from "./words.ts";

/** A message of a report. */
export interface Told {
  /** Unique in the report. */
  readonly id: string;
  readonly code: string;
  readonly level: "error" | "warning" | "information";
  readonly text: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly xpath: string | undefined;
}

export function explanation(
  { recommends, processed, scenario }: Assessment,
  name: string,
  told: readonly Told[],
  language: Language,
): string {
  const said = words[language];
  const rows = told.map(({ code, level, text: message, line }) =>
    `<tr>${[code, said.levels[level], message, line ?? ""].map((it) => `<td>${text(String(it))}</td>`).join("")}</tr>\n`
  );
  const heads = `<tr>${said.columns.map((it) => `<th>${text(it)}</th>`).join("")}</tr>\n`;
  const root = attributes({ "xmlns": "http://www.w3.org/1999/xhtml", "data-report-type": "report", "lang": language });
  return `<html${root}>\n<head><title>${text(said.title)}</title></head>\n<body>\n<h1>${text(said.title)}</h1>\n` +
    `<p>${text(said.document)}: ${text(name)}</p>\n<p>${text(said.scenario)}: ${
      text(scenario?.name ?? said.none)
    }</p>\n` +
    `<p>${text(processed ? said[recommends] : said.unprocessed)}</p>\n` +
    `${rows.length === 0 ? "" : `<table>\n${heads}${rows.join("")}</table>\n`}</body>\n</html>\n`;
}
