/** What lookups have in common: evidence, the receipt, and what is said where nobody answered. */
import { z } from "@hono/zod-openapi";
import { ENGINE, ENGINE_VERSION } from "../../engine/mod.ts";
import { type Evidence, type Found, type Reason, Unanswered } from "../domain/answer.ts";
import { withReceipt } from "../domain/receipts.ts";
import { dateTime, text } from "./forms.ts";
import { type Context, done, type Result } from "./operation.ts";

const STATEMENT =
  "What the named public provider answered at the named time. This is no determination of tax, no confirmation " +
  "that anything was or will be delivered, and no guarantee that anybody accepts a document.";

export const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const evidence = z.object({
  provider: z.enum(["vies", "peppol-sml", "peppol-smp", "french-directory"]),
  request: text("Method and URL, or the DNS question."),
  answered_at: dateTime,
  sha256: digest.openapi({ description: "Of the raw answer." }),
  cached_at: dateTime.nullable().openapi({
    description: "Since when the answer has been kept, for at most ten minutes; null if it was requested just now.",
  }),
  signature: z.literal("not checked").optional().openapi({
    description: "Of a metadata server of Peppol: what it answers is signed, and that signature is not verified here.",
  }),
}).openapi("Evidence", { description: "An answer of a provider that the result rests on." });

export const receipt = z.object({
  result_sha256: digest.openapi({ description: "Of the canonical JSON (RFC 8785) of the answer without its receipt." }),
  issued_at: dateTime,
  engine: z.string(),
  statement: text("What the receipt attests, and what it does not."),
  document: z.object({
    sha256: digest,
    hash_input: z.enum(["raw_xml_bytes", "canonical_json", "raw_json_bytes"]),
  }).optional().openapi({ description: "Of a diagnosis or a repair: the fingerprint of the document that was sent." }),
  key_id: z.string().optional(),
  signature: digest.optional().openapi({
    description:
      "HMAC-SHA-256 over the canonical JSON of the whole answer but this field. POST /v1/records/verify checks it.",
  }),
  unsigned: z.literal(true).optional().openapi({ description: "The server has no signing key." }),
}).openapi("Receipt", { description: "Signed, or explicitly unsigned. Nothing of what it is for is stored." });

/** A lookup that was tried: what was found, or the reason why nothing was. */
export type Tried<T> = Found<T> | { readonly reason: string };

/**
 * What a provider answers. If it does not answer, only its name goes into the log. Whatever else asking comes to is
 * a fault of ours, which the log has with its stack; the caller learns that there is no answer, and nothing about the invoice.
 */
export async function tried<T>({ onUnavailable, onFault }: Context, asked: Promise<Found<T>>): Promise<Tried<T>> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Unanswered) {
      onUnavailable?.(error.provider);
      return { reason: error.reason };
    }
    onFault?.({ at: "lookup", cause: error });
    return { reason: "fault" satisfies Reason };
  }
}

interface Answer {
  readonly status: string;
  readonly evidence: readonly Evidence[];
}

/** An answer with its receipt. Only what somebody else said costs anything. */
export async function receipted<T extends Answer>({ world, now }: Context, answer: T): Promise<Result> {
  // Later than the answer that it states.
  const issued_at = new Date(world.stores?.clock() ?? now).toISOString();
  const facts = { issued_at, engine: `${ENGINE} ${ENGINE_VERSION}`, statement: STATEMENT };
  const result = done(await withReceipt(answer, facts, world.signingKeys?.current));
  return answer.evidence.length > 0 && answer.status !== "unavailable" ? result : { ...result, cost: 0 };
}
