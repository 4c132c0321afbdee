/** A comparison for people, in the languages of findings. */
import type { Diff } from "../../engine/diff/diff.ts";
import type { Language } from "../documents/locales.ts";
import { printable } from "./printable.ts";

const said: Readonly<Record<Language, { readonly equal: string; readonly none: string; readonly due: string }>> = {
  en: { equal: "Both state the same.", none: "not stated", due: "Amount due (BT-115)" },
  de: { equal: "Beide geben dasselbe an.", none: "nicht angegeben", due: "Zahlbetrag (BT-115)" },
  fr: { equal: "Les deux indiquent la même chose.", none: "non indiqué", due: "Montant à payer (BT-115)" },
};

export function diffReport({ equal, changes, amount_due: due }: Diff, language: Language): string {
  const { equal: same, none, due: label } = said[language];
  if (equal) return `${same}\n`;
  const shown = (value: string | null) => value === null ? none : printable(value);
  const lines = changes.map(({ term, pointer, a, b }) => `${term}  ${pointer}: ${shown(a)} → ${shown(b)}`);
  return `${[...lines, `${label}: ${shown(due.a)} → ${shown(due.b)}`].join("\n")}\n`;
}
