/** The formats that verdicts are printed in; one row a format, whose code is loaded with it. */
import type { AnyVerdict } from "../../../engine/mod.ts";
import type { Language } from "../../documents/locales.ts";
import { type Answer, isError, type Seen } from "./outcome.ts";
import { colours, plain } from "../paint.ts";
import { json } from "../printable.ts";
import { textReport } from "./text_report.ts";
import { words } from "../words.ts";

/** How files are reported; it can be cloned. */
export interface LineOptions {
  readonly format: Format;
  readonly language: Language;
  /** Errors alone. */
  readonly quiet: boolean;
  readonly colour: boolean;
  /** How the program was called. */
  readonly called: string | undefined;
}

/** What is printed of a file. */
export type Line = (answer: Answer<AnyVerdict>, seen: Seen) => string;

/** The formats that have a piece for each file. */
const lines = {
  text: ({ language, quiet, colour, called }) => {
    const style = { words: words[language], quiet, paint: colour ? colours : plain, called };
    return (answer, { text }) => textReport(answer, text, style);
  },
  ndjson: () => (answer) => `${json(flat(answer))}\n`,
  csv: async () => (await import("./csv.ts")).csvLine,
  varl: async ({ language }) => {
    const { varlOf } = await import("./varl.ts");
    return (answer, seen) => varlOf(answer, seen, language);
  },
} as const satisfies Readonly<Record<string, (options: LineOptions) => Line | Promise<Line>>>;

/** What a table says of an invoice stands beside the verdict. */
function flat(answer: Answer<AnyVerdict>): object {
  if (isError(answer) || answer.facts === undefined) return answer;
  const { facts, result, ...about } = answer;
  return { ...about, ...facts, result };
}

/** The formats that are one document, whatever the number of files. */
const documents = {
  json: (all) => `${json(all.length === 1 ? all[0] : all, 2)}\n`,
  sarif: async (all, language) => `${json((await import("./sarif.ts")).sarifLog(all, language), 2)}\n`,
  junit: async (all) => (await import("./junit.ts")).junitXml(all),
} as const satisfies Readonly<Record<string, (all: readonly Answer<AnyVerdict>[], language: Language) => Printed>>;

type Printed = string | Promise<string>;

export type Format = keyof typeof lines | keyof typeof documents;

export const formats: readonly Format[] = ["text", "json", "ndjson", "csv", "sarif", "junit", "varl"];

/** What prints a file; undefined for a format that is one document. */
export async function lineOf(options: LineOptions): Promise<Line | undefined> {
  const { format } = options;
  return isDocument(format) ? undefined : await lines[format](options);
}

/** The document of a format that is one; nothing for the others. */
export async function documentOf(
  { format, language }: LineOptions,
  all: readonly Answer<AnyVerdict>[],
): Promise<string> {
  return isDocument(format) ? await documents[format](all, language) : "";
}

function isDocument(format: Format): format is keyof typeof documents {
  return Object.hasOwn(documents, format);
}
