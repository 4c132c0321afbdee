/** What converting, showing and comparing give, field by field. */
import type { Conversion } from "../npm/convert.ts";
import type { Diff, Difference } from "../npm/diff.ts";
import { location, verdict } from "./records.ts";
import type { EmbedOutcome } from "../../engine/pdf/whole.ts";
import { boolean, bytes, list, number, optional, record, text } from "./shape.ts";

const loss = record<Conversion["losses"][number]>(
  "loss",
  "A value that the target has no place for, and the business term that it is or is in; none for what is no term.",
  { term: optional(text), location, value: text },
);

/** A conversion, or why there is none. */
export type Converted = Pick<Conversion, "losses" | "verdict"> & Partial<Pick<Conversion, "document" | "media_type">>;

export const converted = record<Converted>(
  "conversion",
  "An invoice in another syntax or profile, with what was left out and the verdict on it. There is no document where " +
    "something would get lost, or where it would not be valid.",
  {
    document: optional(text),
    media_type: optional(text),
    losses: list(loss),
    verdict,
  },
);

export const shown = record<{ readonly content: string }>("shown", "An invoice for people: a text, or a page.", {
  content: text,
});

const difference = record<Difference>(
  "difference",
  "A value that only one invoice states, or that both state differently, by a pointer into its model.",
  { term: text, pointer: text, a: optional(text), b: optional(text) },
);

const due = record<Diff["amount_due"]>("dues", "What each of two invoices says is due.", {
  a: optional(text),
  b: optional(text),
});

export const compared = record<Diff>("comparison", "What two invoices state differently.", {
  equal: boolean,
  changes: list(difference),
  amount_due: due,
});

type Reasons = Extract<EmbedOutcome, { readonly reasons: unknown }>["reasons"];
type Disagreements = Extract<EmbedOutcome, { readonly disagreements: unknown }>["disagreements"];

const obstacle = record<Reasons[number]>(
  "obstacle",
  "Why a PDF cannot be PDF/A-3, by page from 1; none where it is of the whole file.",
  { page: optional(number), kind: text, about: text, message: text },
);

const disagreement = record<Disagreements[number]>(
  "disagreement",
  "What the pages state, and what the XML states.",
  { term: text, pages: text, xml: text },
);

/** A PDF with an invoice inside, or why there is none. */
export interface Embedded {
  readonly pdf?: Uint8Array;
  readonly pdfa?: "3a" | "3b" | "none";
  readonly reasons: Reasons;
  readonly disagreements: Disagreements;
}

export const embedded = record<Embedded>(
  "embedding",
  "A PDF with an invoice inside. There is none where it cannot be PDF/A-3, or where its pages state something else.",
  {
    pdf: optional(bytes),
    pdfa: optional(text),
    reasons: list(obstacle),
    disagreements: list(disagreement),
  },
);
