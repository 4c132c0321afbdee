/** The languages that findings are there in; what the engine is given for each. */
import type { Locale } from "../engine/mod.ts";

/** English is the engine's own. */
export const locales = { en: {} } as const satisfies Readonly<Record<string, { readonly locale?: Locale }>>;

export type Language = keyof typeof locales;

export const languages = Object.keys(locales).filter(isLanguage);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(locales, text);
}
