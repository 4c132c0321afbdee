/** What the operations on documents have in common. */
import { Problem } from "../problems.ts";
import { envelopeOf, type Refused } from "../refused.ts";
import type { Context, Document } from "./operation.ts";

/** The Problem of a document that the engine refused. */
export function refusal(refused: Refused): Problem {
  const { error, message, ...fields } = envelopeOf(refused);
  return new Problem(error, message, { fields });
}

/** How findings are worded, and where their pages are. */
export function wording({ world: { baseUrl, conformance }, texts }: Context) {
  return { ...(baseUrl === undefined ? {} : { docsBase: baseUrl }), conformance, texts };
}

/** How a document is read. */
export function reading({ limits, unwrap, container }: Document) {
  return {
    limits,
    ...(unwrap === undefined ? {} : { unwrap }),
    ...(container === undefined ? {} : { container }),
  };
}
