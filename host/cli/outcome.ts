/** One file's way through the engine, in the form that every output format starts from. */
import { DOCS_BASE } from "../../engine/mod.ts";
import type { Pardon } from "./check/ignore.ts";
import { envelopeOf, type ErrorEnvelope, type Refused, statusOf } from "../refused.ts";

export type Answer<T> =
  | {
    readonly file: string;
    readonly status: 200;
    /** The attachment of a PDF, or the transport envelope, that the invoice was taken out of. */
    readonly attachment?: string;
    readonly envelope?: "sbdh";
    /** How many findings were repaired, where that was asked for: the result is that of the repaired invoice. */
    readonly fixed?: number;
    /** What of the result an ignore list of the caller ignores; the result holds it all the same. */
    readonly ignored?: readonly Pardon[];
    readonly result: T;
  }
  | { readonly file: string; readonly status: number; readonly error: ErrorEnvelope };

/** The answer for what was made of a file. */
export function answered<T>(file: string, { attachment, envelope, fixed }: About, result: T): Answer<T> {
  return {
    file,
    status: 200,
    ...(attachment === undefined ? {} : { attachment }),
    ...(envelope === undefined ? {} : { envelope }),
    ...(fixed === undefined ? {} : { fixed }),
    result,
  };
}

/** What an invoice was taken out of, and what was done to it. */
type About = Pick<Extract<Answer<unknown>, { result: unknown }>, "attachment" | "envelope" | "fixed">;

/** The answer for a file that was not read. */
export function refused(file: string, problem: Refused): Answer<never> {
  return { file, status: statusOf(problem), error: errorOf(problem) };
}

/** The error envelope, with the page that explains its code. */
export function errorOf(problem: Refused): ErrorEnvelope & { readonly docs: string } {
  return { ...envelopeOf(problem), docs: `${DOCS_BASE}/docs/errors#${problem.error}` };
}

export function isError<T>(it: Answer<T>): it is Extract<Answer<T>, { error: ErrorEnvelope }> {
  return "error" in it;
}
