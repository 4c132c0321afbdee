/** The operations whose result the command line also prints for people, by their ids. */
import type { Diagnosis } from "../../engine/diagnosis/mod.ts";
import type { Diff } from "../../engine/diff/diff.ts";
import type { Language } from "../documents/locales.ts";
import { plainOf } from "../domain/json_text.ts";
import { notEmbedded } from "../operations/embed.ts";
import type { Content, Result } from "../operations/operation.ts";
import { diagnosisReport } from "./diagnosis_report.ts";
import { diffReport } from "./diff_report.ts";
import { embeddedText, notEmbeddedText } from "./embed_report.ts";
import { colours, plain } from "./paint.ts";
import type { Terminal } from "./terminal.ts";

export interface Report {
  readonly text: (file: string, content: Content) => string;
  /** Whether the document is invalid, or two are not equal, which the exit status says. */
  readonly isBad: (result: Result) => boolean;
  /** What is said on the error stream beside a document that is written to a file. */
  readonly beside?: (file: string, content: Content) => string;
}

type Made = (language: Language, terminal: Terminal) => Report;

export const reports: Readonly<Record<string, Made>> = {
  diagnose: (language, terminal) => ({
    text: (file, content) =>
      diagnosisReport(file, diagnosisIn(content), { language, paint: terminal.colour === true ? colours : plain }),
    isBad: ({ content }) => {
      const { profile, profiles } = diagnosisIn(content);
      const { valid = false, official_valid: isAccepted = false } = profiles[profile] ?? {};
      return !valid || !isAccepted;
    },
  }),
  embed: (language) => ({
    text: (file, content) => notEmbeddedText(file, notEmbedded.parse("json" in content ? content.json : {}), language),
    isBad: () => false,
    beside: (file, content) => embeddedText(file, ("pdf" in content ? content.pdfa : undefined) ?? "none", language),
  }),
  diff: (language) => ({
    text: (_, content) => diffReport(diffIn(content), language),
    isBad: ({ content }) => !diffIn(content).equal,
  }),
};

function diagnosisIn(content: Content): Diagnosis {
  if (!("json" in content)) throw new TypeError("a diagnosis is JSON");
  // The operation gives what the engine gave it, and forms_test.ts holds the two together.
  return content.json as Diagnosis;
}

function diffIn(content: Content): Diff {
  if (!("json" in content)) throw new TypeError("a comparison is JSON");
  return plainOf(content.json) as Diff;
}
