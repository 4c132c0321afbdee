/** All that an invoice states, as what shows and what draws it take it. */
import { type JsonRefusal, judgeWhole, open, type Refusal, type ValidateOptions } from "../../engine/mod.ts";
import type { Language } from "../../engine/locales.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { type Outline, outlineOf } from "../../engine/view/mod.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

/** With `findings`, pass what `validate` needs to be strict: `sets`, and `texts` of the same language. */
export interface ViewOptions extends Omit<ValidateOptions, "profile" | "strict" | "official"> {
  /** `html` is one page without scripts, which loads nothing; left out, it is text. */
  readonly format?: "html" | "text";
  /** The language of the names; left out, English. */
  readonly lang?: Language;
  /** Say at each value what the official validators find there. */
  readonly findings?: boolean;
}

/** Why nothing is shown. */
export interface Unshown {
  readonly refusal: Refusal | JsonRefusal | Broken;
}

/** All that an invoice states, as what draws it takes it. */
export function outlineIn(input: Input, options: ViewOptions): { readonly ok: Outline } | Unshown {
  return onGiven(input, options, (document, { format: _, lang = "en", findings, ...known }: ViewOptions) => {
    const opening = open({ input: document }, known);
    if ("refusal" in opening) return opening;
    const { ok: opened } = opening;
    const how = { ...known, strict: true, today: daysAt(new Date()) };
    const all = findings === true ? judgeWhole(opened, how) : undefined;
    const { errors = [], warnings = [], information = [] } = all?.verdict ?? {};
    return { ok: outlineOf(opened, lang, [...errors, ...warnings, ...information]) };
  });
}
