/** Repairs an invoice in its own text: what changes nothing that is owed unasked, and what there is consent to. */
import type { JsonRefusal, OpenOptions, Refusal } from "../../engine/mod.ts";
import { repairDocument, type RepairedDocument } from "../../engine/repair/document.ts";
import type { RepairOptions as EngineOptions, Repairs } from "../../engine/repair/mod.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

export { loadWords } from "./words.ts";
export type {
  Answers,
  Applied,
  Kind,
  Left,
  PatchValue,
  PlacedChange,
  Rewrite,
  Standing,
  Unused,
} from "../../engine/repair/mod.ts";
export type { Place } from "../../engine/mod.ts";
export type { AmountDue, Choice, Direction, Question, Words } from "../../engine/diagnosis/mod.ts";

/** `strict` is true unless it is said otherwise: what was repaired is to be accepted by the official validators. */
export type RepairOptions = Omit<EngineOptions, "reading"> & Omit<OpenOptions, "sets">;

/** What became of the invoice. */
export interface RepairedInvoice extends Repairs {
  /** In the encoding that it came in, or in UTF-8 where it came as a text; where a PDF came, its XML. */
  readonly bytes: Uint8Array;
  /** The repaired document as text; what was given where nothing was repaired. */
  readonly document: string;
  readonly media_type: "application/xml" | "application/json";
}

/** Repairs bytes or text of XML or JSON; of a PDF the XML inside, with `extract` of `faktlint/pdf`. Bad input never throws. */
export function repair(
  input: Input,
  options: RepairOptions = {},
): { readonly ok: RepairedInvoice } | { readonly refusal: Refusal | JsonRefusal | Broken } {
  return onGiven(input, options, (document, known: RepairOptions) => {
    const outcome = repairDocument({ input: document }, { strict: true, ...known });
    return "refusal" in outcome ? outcome : { ok: repairedIn(outcome.ok) };
  });
}

function repairedIn(
  { opened: { kind }, text, bytes, applied, left, unused, amount_due, direction, currency, before, after }:
    RepairedDocument,
): RepairedInvoice {
  const media_type = kind === "xml" ? "application/xml" : "application/json";
  return { document: text, bytes, media_type, applied, left, unused, amount_due, direction, currency, before, after };
}
