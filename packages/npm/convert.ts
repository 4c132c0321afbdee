/** Converts an invoice to another syntax, profile or level of Factur-X, and lists what has no place there. */
import {
  convert as convertOpened,
  isTarget,
  judgeConverted,
  type Loss,
  type Target,
  targets,
} from "../../engine/convert/mod.ts";
import { type JsonRefusal, open, type Refusal, type ValidateOptions, type Verdict } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

export { isTarget, type Loss, type Target, targets };

/** As `sets` pass the `official` of `faktlint/official` and, for Factur-X, the `facturx` of `faktlint/facturx`. */
export interface ConvertOptions extends Omit<ValidateOptions, "profile" | "strict"> {
  /** Write it although something gets lost; the losses say what was left out. */
  readonly allowLoss?: boolean;
}

export interface Conversion {
  readonly document: string;
  readonly media_type: "application/xml" | "application/json";
  readonly losses: readonly Loss[];
  readonly verdict: Verdict;
}

/** Converted; not converted, because something would get lost or not be valid; or not read. */
export type ConvertOutcome =
  | { readonly ok: Conversion }
  | { readonly refused: Pick<Conversion, "losses" | "verdict"> }
  | { readonly refusal: Refusal | JsonRefusal | Broken };

/** Converts bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function convert(input: Input, to: Target, options: ConvertOptions = {}): ConvertOutcome {
  if (!isTarget(to)) {
    return {
      refusal: { error: "bad_request", message: `There is no target ${to}. Choose one of ${targets.join(", ")}.` },
    };
  }
  return onGiven(input, options, (document, known: ConvertOptions): ConvertOutcome => {
    const opened = open({ input: document }, known);
    if ("refusal" in opened) return opened;
    const made = convertOpened(opened.ok, to, known);
    if ("refused" in made) return { refused: { losses: [], verdict: made.refused } };
    const { losses, verdict } = judgeConverted(made.ok, { ...known, today: daysAt(new Date()) });
    const isTaken = verdict.valid || to === "json";
    if (!isTaken || losses.length > 0 && known.allowLoss !== true) return { refused: { losses, verdict } };
    return { ok: { document: made.ok.text, media_type: made.ok.mediaType, losses, verdict } };
  });
}
