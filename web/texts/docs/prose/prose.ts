/** The texts of the OpenAPI document in other languages. The document itself stays English: its readers are programs, too. */
import type { LanguageTag } from "../../languages.ts";
import { operations } from "./operations.ts";
import { overview } from "./overview.ts";
import type { Prose } from "./row.ts";
import { schemas } from "./schemas.ts";
import { verbs } from "./verbs.ts";

export const prose: Prose = { ...overview, ...schemas, ...operations, ...verbs };

/** Where a language is in a row. */
export const placeOf: Readonly<Record<Exclude<LanguageTag, "en">, 0 | 1>> = { de: 0, fr: 1 };

/** A paragraph in the language; in English where there is no row for it. */
export function paragraphIn(language: LanguageTag, text: string): string {
  if (language === "en" || !Object.hasOwn(prose, text)) return text;
  return prose[text]?.[placeOf[language]] ?? text;
}
