/** Converts a document, with the rule sets that the target needs, and says whether anything may be written. */
import {
  type Conversion,
  convert,
  judgeConverted,
  type Judged,
  type Loss,
  type Target,
} from "../../engine/convert/mod.ts";
import {
  type JsonRefusal,
  type JudgeOptions,
  open,
  type Opened,
  type OpenOptions,
  type Refusal,
  type Verdict,
} from "../../engine/mod.ts";
import { type Language, load, plan } from "./locales.ts";

/** How a document is converted, with the language by its tag; it can be cloned. */
export interface Converting
  extends Omit<OpenOptions, "sets" | "extract">, Omit<JudgeOptions, "texts" | "sets" | "profile" | "strict"> {
  readonly to: Target;
  /** Write it although something gets lost. */
  readonly allowLoss?: boolean;
  readonly lang?: Language;
}

/** What became of a document. */
export interface ConvertedDocument extends Judged {
  readonly text: string;
  readonly mediaType: "application/xml" | "application/json";
  readonly to: Target;
}

export type ConvertOutcome =
  | { readonly ok: ConvertedDocument }
  /** Nothing is written: something would get lost, or the official validators would not take it. */
  | { readonly refused: { readonly to: Target; readonly losses: readonly Loss[]; readonly verdict: Verdict } }
  | { readonly refusal: Refusal | JsonRefusal };

export async function convertDocument(
  input: Uint8Array | string,
  { kind, ...options }: Converting & { readonly kind: "xml" | "json" },
): Promise<ConvertOutcome> {
  const opened = open({ input, mediaType: `application/${kind}` }, options);
  return "refusal" in opened ? opened : await convertOpened(opened.ok, options);
}

/** The same for a document that was opened. */
export async function convertOpened(
  opened: Opened,
  { to, allowLoss = false, lang = "en", ...options }: Converting,
): Promise<Exclude<ConvertOutcome, { refusal: unknown }>> {
  const made = convert(opened, to, { ...options, ...await load({ sets: narrowing }, lang) });
  if ("refused" in made) return { refused: { to, losses: [], verdict: made.refused } };
  const judged = await judgedHere(made.ok, lang, options);
  const { text, mediaType } = made.ok;
  // The model is the same, whatever is wrong with it.
  const isTaken = judged.verdict.valid || to === "json";
  if (isTaken && (allowLoss || judged.losses.length === 0)) return { ok: { text, mediaType, to, ...judged } };
  return { refused: { to, ...judged } };
}

/** Whose modules have what says that something has no room. */
const narrowing = ["elements-ubl", "elements-cii", "elements-facturx-minimum"] as const;

async function judgedHere(
  made: Extract<Conversion, { readonly ok: unknown }>["ok"],
  lang: Language,
  options: JudgeOptions,
): Promise<Judged> {
  const { text: input, mediaType, profile } = made;
  const { asOf, today } = options;
  const wording = await load(plan({ input, mediaType }, { strict: true, profile, asOf, today }), lang);
  return judgeConverted(made, { ...options, ...wording });
}
