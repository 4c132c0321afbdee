/** Shows any invoice that can be read, valid or not, as a page or as text. */
import { htmlOf, textOf } from "../../engine/view/mod.ts";
import type { Input } from "./given.ts";
import { outlineIn, type Unshown, type ViewOptions } from "./outlined.ts";

export type { Language } from "../../engine/locales.ts";
export type { Unshown, ViewOptions };

const drawn = { html: htmlOf, text: textOf } as const;

/** Shows bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function view(input: Input, options: ViewOptions = {}): { readonly ok: string } | Unshown {
  const outlined = outlineIn(input, options);
  return "ok" in outlined ? { ok: drawn[options?.format ?? "text"](outlined.ok) } : outlined;
}
