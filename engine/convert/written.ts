/** Converts with the rule sets that the target needs, which are loaded then, and says whether the result may be written. */
import type { JudgeOptions } from "../judge/options.ts";
import type { Language } from "../locales.ts";
import type { Opened } from "../open/open.ts";
import { load } from "../selection/load.ts";
import { plan } from "../selection/plan.ts";
import { convert, type Converted, judgeConverted, type Judged } from "./convert.ts";
import type { Target } from "./targets.ts";

export interface WriteOptions extends Omit<JudgeOptions, "texts" | "sets" | "profile" | "strict"> {
  readonly to: Target;
  /** Write it although something gets lost. */
  readonly allowLoss?: boolean;
  readonly lang?: Language;
}

export interface Written extends Judged, Pick<Converted, "text" | "mediaType" | "to"> {}

export type WriteOutcome =
  | { readonly ok: Written }
  /** Nothing is to be written: something would get lost, or the official validators would not take it. */
  | { readonly refused: Judged & { readonly to: Target } };

export async function writeConverted(
  opened: Opened,
  { to, allowLoss = false, lang = "en", ...options }: WriteOptions,
): Promise<WriteOutcome> {
  const made = convert(opened, to, { ...options, ...await load({ sets: narrowing }, lang) });
  if ("refused" in made) return { refused: { to, losses: [], verdict: made.refused } };
  const judged = judgeConverted(made.ok, { ...options, ...await wordingFor(made.ok, lang, options) });
  const { text, mediaType } = made.ok;
  // The model is the same, whatever is wrong with it.
  const isTaken = judged.verdict.valid || to === "json";
  if (isTaken && (allowLoss || judged.losses.length === 0)) return { ok: { text, mediaType, to, ...judged } };
  return { refused: { to, ...judged } };
}

/** Whose modules have what says that something has no room. */
const narrowing = ["elements-ubl", "elements-cii", "elements-facturx-minimum"] as const;

function wordingFor({ text: input, mediaType, profile }: Converted, lang: Language, { asOf, today }: JudgeOptions) {
  return load(plan({ input, mediaType }, { strict: true, profile, asOf, today }), lang);
}
