/** One file's way through the engine, in the form that every output format starts from. */
import { envelopeOf, type ErrorEnvelope, type Refused, statusOf } from "../refused.ts";
import type { Loaded } from "./files.ts";

export type Answer<T> =
  | {
    readonly file: string;
    readonly status: 200;
    /** The attachment of a PDF, or the transport envelope, that the invoice was taken out of. */
    readonly attachment?: string;
    readonly envelope?: "sbdh";
    readonly result: T;
  }
  | { readonly file: string; readonly status: number; readonly error: ErrorEnvelope };

/** Runs `work` on a loaded file and gives the answer; a file that was not loaded is an error answer. */
export function answer<T>(
  loaded: Loaded,
  work: (bytes: Uint8Array) => { readonly ok: T } | { readonly refusal: Refused },
): Answer<T> {
  const { file } = loaded;
  if ("problem" in loaded) return refused(file, loaded.problem);
  const outcome = work(loaded.bytes);
  if ("refusal" in outcome) return refused(file, outcome.refusal);
  const attachment = loaded.attachment === undefined ? {} : { attachment: loaded.attachment };
  return { file, status: 200, ...attachment, result: outcome.ok };
}

function refused(file: string, problem: Refused): Answer<never> {
  return { file, status: statusOf(problem), error: envelopeOf(problem) };
}

export function isError<T>(it: Answer<T>): it is Extract<Answer<T>, { error: ErrorEnvelope }> {
  return "error" in it;
}
