/** One file's way through the engine, in the form that every output format starts from. */
import { DOCS_BASE } from "../../../engine/mod.ts";
import type { Facts } from "../../../engine/facts/facts.ts";
import type { Next } from "../../documents/next.ts";
import type { Repairs } from "../../documents/repairs.ts";
import type { Pardon } from "../ignore.ts";
import type { Language } from "../../documents/locales.ts";
import { refusedIn } from "../../domain/wording.ts";
import { envelopeOf, type ErrorEnvelope, type Refused, statusOf } from "../../domain/refused.ts";

export type Answer<T> =
  | {
    readonly file: string;
    readonly status: 200;
    /** The attachment of a PDF, or the transport envelope, that the invoice was taken out of. */
    readonly attachment?: string | undefined;
    readonly envelope?: "sbdh" | undefined;
    /** What was repaired, and left alone, where that was asked for: the result is that of the repaired invoice. */
    readonly repairs?: Repairs | undefined;
    /** Where the repaired XML of a PDF is, which stays as it is. */
    readonly beside?: string;
    /** What became of the PDF: it has the repaired XML, or stays as it is, with the reason. */
    readonly pdf?: string;
    /** What the edition that follows makes of it, where that was asked for. */
    readonly next?: Next | null | undefined;
    /** What of the result an ignore list of the caller ignores; the result holds it all the same. */
    readonly ignored?: readonly Pardon[];
    /** What a table says of the invoice, in formats that are made into tables. */
    readonly facts?: Facts;
    readonly result: T;
  }
  | { readonly file: string; readonly status: number; readonly error: ErrorEnvelope };

/** What was seen of a file while it was judged. */
export interface Seen {
  /** The XML document as it was read, for excerpts. */
  readonly text?: string;
  /** The SHA-256 of its bytes in hexadecimal, and when its check began: for reports that are evidence. */
  readonly sha256?: string;
  readonly begun?: Date;
}

/** The answer for what was made of a file. */
export function answered<T>(
  file: string,
  { attachment, envelope, repairs, beside, pdf, next, facts }: About,
  result: T,
): Answer<T> {
  return {
    file,
    status: 200,
    attachment,
    envelope,
    repairs,
    ...(beside === undefined ? {} : { beside }),
    next,
    ...(pdf === undefined ? {} : { pdf }),
    ...(facts === undefined ? {} : { facts }),
    result,
  };
}

/** What an invoice was taken out of, and what was done to it. */
type About = Pick<
  Extract<Answer<unknown>, { result: unknown }>,
  "attachment" | "envelope" | "repairs" | "beside" | "pdf" | "next" | "facts"
>;

/** The answer for a file that was not read. */
export function refused(file: string, problem: Refused, language: Language): Answer<never> {
  return { file, status: statusOf(problem), error: errorOf(problem, language) };
}

/** The error envelope, with what explains its code. */
export function errorOf(problem: Refused, language: Language): ErrorEnvelope & { readonly docs: string } {
  return { ...envelopeOf(refusedIn(problem, language)), docs: `${DOCS_BASE} ${problem.error}` };
}

export function isError<T>(it: Answer<T>): it is Extract<Answer<T>, { error: ErrorEnvelope }> {
  return "error" in it;
}
