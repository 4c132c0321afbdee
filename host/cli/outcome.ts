/** One file's way through the engine, in the form that every output format starts from. */
import { DOCS_BASE } from "../../engine/mod.ts";
import { envelopeOf, type ErrorEnvelope, type Refused, statusOf } from "../refused.ts";

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

/** The answer for what was made of a file. */
export function answered<T>(file: string, { attachment, envelope }: Inside, result: T): Answer<T> {
  return {
    file,
    status: 200,
    ...(attachment === undefined ? {} : { attachment }),
    ...(envelope === undefined ? {} : { envelope }),
    result,
  };
}

/** What an invoice was taken out of. */
type Inside = Pick<Extract<Answer<unknown>, { result: unknown }>, "attachment" | "envelope">;

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
