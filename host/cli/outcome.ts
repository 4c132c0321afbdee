/** One file's way through the engine, in the form that every output format starts from. */
import type { JsonRefusal, Refusal } from "../../engine/mod.ts";
import type { Loaded, Problem } from "./files.ts";

/** The error envelope of the specification, with the finer code and the place of XML refusals. */
export interface ErrorEnvelope {
  readonly error: string;
  readonly message: string;
  readonly xml_code?: string;
  readonly line?: number;
  readonly column?: number;
}

export type Answer<T> =
  | { readonly file: string; readonly status: 200; readonly envelope?: "sbdh"; readonly result: T }
  | { readonly file: string; readonly status: number; readonly error: ErrorEnvelope };

const statusOf: Readonly<Record<Problem["error"], number>> = {
  bad_request: 400,
  xml_malformed: 400,
  xml_rejected: 400,
  payload_too_large: 413,
  xml_limit_exceeded: 413,
  unsupported_media_type: 415,
  unsupported_syntax: 415,
};

type Refused = Problem | Refusal | JsonRefusal;

/** Runs `work` on a loaded file and gives the answer; a file that was not loaded is an error answer. */
export function answer<T>(
  loaded: Loaded,
  work: (bytes: Uint8Array) => { readonly ok: T } | { readonly refusal: Refused },
): Answer<T> {
  const { file } = loaded;
  if ("problem" in loaded) return refused(file, loaded.problem);
  const outcome = work(loaded.bytes);
  return "ok" in outcome ? { file, status: 200, result: outcome.ok } : refused(file, outcome.refusal);
}

function refused(file: string, problem: Refused): Answer<never> {
  const { error, message } = problem;
  const place = "line" in problem && problem.line !== undefined
    ? { line: problem.line, ...(problem.column === undefined ? {} : { column: problem.column }) }
    : {};
  const code = "xmlCode" in problem && problem.xmlCode !== undefined ? { xml_code: problem.xmlCode } : {};
  return { file, status: statusOf[error], error: { error, message, ...code, ...place } };
}

export function isError<T>(it: Answer<T>): it is Extract<Answer<T>, { error: ErrorEnvelope }> {
  return "error" in it;
}
