/** The languages of findings, each loaded when it is first needed, so that a bundle contains only what it uses. */
import type { Locale, OfficialWords } from "./texts/locale.ts";

const loaders = {
  en: async () => (await import("./texts/en/index.ts")).en,
  de: async () => (await import("./texts/de/index.ts")).de,
  fr: async () => (await import("./texts/fr/index.ts")).fr,
} as const satisfies Readonly<Record<string, () => Promise<Locale>>>;

/** What strict mode says; its English is with its rules. */
const officialLoaders: Readonly<Partial<Record<Language, () => Promise<OfficialWords>>>> = {
  de: async () => (await import("./texts/de/official.ts")).official,
  fr: async () => (await import("./texts/fr/official.ts")).official,
};

/** A language tag (BCP 47, the language alone). */
export type Language = keyof typeof loaders;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(loaders, tag);
}

/** All languages, English first. */
export const languages: readonly Language[] = Object.keys(loaders).filter(isLanguage);

/** The wording of a language, for the option `texts` of functions that judge or explain. */
export function loadTexts(language: Language): Promise<Locale> {
  return loaders[language]();
}

/** The same with the wording of the rule sets that only strict mode has. */
export async function loadOfficialTexts(language: Language): Promise<Locale> {
  const [texts, official] = await Promise.all([loadTexts(language), officialLoaders[language]?.()]);
  return official === undefined ? texts : { ...texts, official };
}
