/** One file's way through the engine, in the form that every output format starts from. */
import { envelopeOf, type ErrorEnvelope, type Refused, statusOf } from "../refused.ts";
import type { Loaded } from "./files.ts";

export type Answer<T> =
  | { readonly file: string; readonly status: 200; readonly envelope?: "sbdh"; readonly result: T }
  | { readonly file: string; readonly status: number; readonly error: ErrorEnvelope };

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
  return { file, status: statusOf(problem), error: envelopeOf(problem) };
}

export function isError<T>(it: Answer<T>): it is Extract<Answer<T>, { error: ErrorEnvelope }> {
  return "error" in it;
}
