/** Shows any invoice that can be read, valid or not, as a page or as text. */
import { type JsonRefusal, judgeWhole, open, type Refusal, type ValidateOptions } from "../../engine/mod.ts";
import type { Language } from "../../engine/locales.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { htmlOf, type Outline, outlineOf, textOf } from "../../engine/view/mod.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

export type { Language } from "../../engine/locales.ts";

/** With `findings`, pass what `validate` needs to be strict: `sets`, and `texts` of the same language. */
export interface ViewOptions extends Omit<ValidateOptions, "profile" | "strict" | "official"> {
  /** `html` is one page without scripts, which loads nothing; left out, it is text. */
  readonly format?: "html" | "text";
  /** The language of the names; left out, English. */
  readonly lang?: Language;
  /** Say at each value what the official validators find there. */
  readonly findings?: boolean;
}

const drawn = { html: htmlOf, text: textOf } as const;

/** Shows bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function view(input: Input, options: ViewOptions = {}): { readonly ok: string } | Unshown {
  const outlined = outlineIn(input, options);
  return "ok" in outlined ? { ok: drawn[options?.format ?? "text"](outlined.ok) } : outlined;
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
