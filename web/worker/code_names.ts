/** What codes stand for, in a language: of the runtime what it knows, and else what the shown invoice says. */
import type { CodeListId } from "../../engine/edits/shown.ts";
import type { Names } from "../texts/names/names.ts";
import type { SheetTexts } from "../texts/texts.ts";

/** The name of a code of a list; "" where there is none. */
export type CodeNames = (list: CodeListId, code: string) => string;

export function codeNames(
  language: string,
  { documents, categories, means }: SheetTexts,
  { units, schemes }: Names,
): CodeNames {
  const known = (type: "region" | "currency") => {
    const names = new Intl.DisplayNames(language, { type, fallback: "none" });
    return (code: string) => /^[A-Z]{2,3}$/.test(code) ? names.of(code) : undefined;
  };
  const from = (names: Readonly<Record<string, string>>) => (code: string) =>
    Object.hasOwn(names, code) ? names[code] : undefined;
  const lists: Partial<Record<CodeListId, (code: string) => string | undefined>> = {
    country: known("region"),
    currency: known("currency"),
    documentType: from(documents),
    vatCategory: from(categories),
    paymentMeans: from(means),
    unit: from(units),
    eas: from(schemes),
  };
  return (list, code) => lists[list]?.(code) ?? "";
}
