/** The engine's refusals as error envelopes: one form for the command line and the HTTP API. */
import type { Refusal } from "../../engine/mod.ts";
import { type ProblemCode, problems, type Stated } from "./problems.ts";

/** Why a document was not read; JsonRefusal and Refusal of the engine are such. */
export interface Refused {
  readonly error: ProblemCode;
  readonly message: string;
  readonly xmlCode?: Refusal["xmlCode"];
  readonly line?: number;
  readonly column?: number;
  readonly named?: Refusal["named"];
  /** What is said in other languages, where it is no refusal of the engine's. */
  readonly said?: Stated;
}

/** The error envelope of the specification, with the finer code and the place of XML refusals. */
export interface ErrorEnvelope {
  readonly error: ProblemCode;
  readonly message: string;
  readonly xml_code?: Refusal["xmlCode"];
  readonly line?: number;
  readonly column?: number;
}

export function statusOf({ error }: Refused): number {
  return problems[error].status;
}

export function envelopeOf({ error, message, xmlCode, line, column }: Refused): ErrorEnvelope {
  return {
    error,
    message,
    ...(xmlCode === undefined ? {} : { xml_code: xmlCode }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}
