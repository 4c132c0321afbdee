/** What the engine promises of every input, whatever it is. */
import { type Finding, parse, type Refusal, validate, type ValidationResult } from "../../engine/mod.ts";
import { extract } from "../../engine/pdf/mod.ts";
import type { Input } from "./inputs.ts";

export interface Observation {
  /** "valid", "invalid", or the code of the refusal. */
  readonly outcome: string;
  /** The ids of the findings. */
  readonly rules: readonly string[];
  /** The promise that was broken. */
  readonly problem?: string;
}

const MOST_MILLISECONDS = 2_000;

/** Asks the engine twice for a verdict, and once for the model. */
export function observe(input: Input): Observation {
  try {
    const started = performance.now();
    const first = verdictOn(input);
    const milliseconds = performance.now() - started;
    const [outcome, findings, fault] = "refusal" in first
      ? [first.refusal.xmlCode, [], refusalFault(first.refusal)] as const
      : [first.ok.valid ? "valid" : "invalid", findingsOf(first.ok), resultFault(first.ok)] as const;
    const rules = [...new Set(findings.map(({ rule }) => rule))];
    const problem = fault ??
      (milliseconds > MOST_MILLISECONDS ? `takes ${Math.round(milliseconds)} ms` : undefined) ??
      (JSON.stringify(first) === JSON.stringify(verdictOn(input)) ? undefined : "is answered in two ways") ??
      (input.kind === "xml" && JSON.stringify(parse(input.bytes, input.options)) === undefined
        ? "has no model"
        : undefined);
    return { outcome, rules, ...(problem === undefined ? {} : { problem }) };
  } catch (error) {
    const what = error instanceof Error ? error.stack ?? error.message : `${error}`;
    return { outcome: "thrown", rules: [], problem: `makes the engine throw ${what}` };
  }
}

/** The verdict on an invoice, which a PDF holds somewhere. */
function verdictOn({ bytes, options, kind }: Input) {
  if (kind === "xml") return validate(bytes, options);
  const taken = extract(bytes);
  return "refusal" in taken ? taken : validate(taken.ok.xml, { ...options, container: "pdf" });
}

function findingsOf({ errors, warnings, information }: ValidationResult): readonly Finding[] {
  return [...errors, ...warnings, ...information];
}

function refusalFault({ xmlCode, message, line = 1, column = 1 }: Refusal): string | undefined {
  if (!/^[^\n]+\.$/.test(message) || message.length > 500) {
    return `is refused as ${xmlCode} with the message ${message}`;
  }
  return line >= 1 && column >= 1 ? undefined : `is refused as ${xmlCode} at ${line}:${column}`;
}

function resultFault(result: ValidationResult): string | undefined {
  if (result.valid !== (result.errors.length === 0)) return "is valid and has errors, or is neither";
  for (const { rule, message, fix, location } of findingsOf(result)) {
    if (rule === "ATW-RULE-FAILED") return `makes a rule fail: ${message}`;
    if (message === "" || fix === "" || message.length > 2_000) return `has a finding of ${rule} with no proper text`;
    if (location === undefined || !("line" in location) || location.line < 1 || location.column < 1) {
      return `has a finding of ${rule} at no place`;
    }
  }
  return undefined;
}
