/** The formats that verdicts are printed in; one row a format. */
import type { Verdict } from "../../engine/mod.ts";
import { junitXml } from "./junit.ts";
import type { Answer } from "./outcome.ts";
import { json } from "./printable.ts";
import { sarifLog } from "./sarif.ts";
import type { Terminal } from "./terminal.ts";
import { summary, type Tally, textReport } from "./text_report.ts";
import type { Words } from "./words.ts";

export interface Reporter {
  one(verdict: Answer<Verdict>, text: string | undefined): void;
  end(tally: Tally): void;
}

/** Where a report goes, and the language that it is in. */
export interface Reporting {
  readonly terminal: Terminal;
  readonly words: Words;
  readonly language: string;
}

const reporters = {
  text: ({ terminal, words }) => ({
    one: (it, text) => terminal.out(textReport(it, text, words)),
    end: (tally) => terminal.out(summary(tally, words)),
  }),
  json: ({ terminal }) => atTheEnd(terminal, (all) => `${json(all.length === 1 ? all[0] : all, 2)}\n`),
  ndjson: ({ terminal }) => ({ one: (it) => terminal.out(`${json(it)}\n`), end: () => {} }),
  sarif: ({ terminal, language }) => atTheEnd(terminal, (all) => `${json(sarifLog(all, language), 2)}\n`),
  junit: ({ terminal }) => atTheEnd(terminal, junitXml),
} as const satisfies Readonly<Record<string, (reporting: Reporting) => Reporter>>;

export type Format = keyof typeof reporters;

export const formats: readonly Format[] = ["text", "json", "ndjson", "sarif", "junit"];

export function reporterFor(format: Format, reporting: Reporting): Reporter {
  return reporters[format](reporting);
}

/** For formats that are one document, whatever the number of files. */
function atTheEnd(terminal: Terminal, write: (all: readonly Answer<Verdict>[]) => string): Reporter {
  const all: Answer<Verdict>[] = [];
  return { one: (it) => void all.push(it), end: () => terminal.out(write(all)) };
}
