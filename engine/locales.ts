/** The languages of findings, for hosts: each is loaded when it is first asked for, so that a bundle holds what it uses. */
import type { RuleSet } from "./judge/sets.ts";
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

/** How a document is opened and judged in a language. */
export interface Wording {
  readonly texts: Locale;
  /** With them, strict mode says what the official validators say. */
  readonly sets?: readonly RuleSet[];
}

/**
 * `official` for strict mode, and to know what it would say: the rest of the official rule sets is loaded as well. `facturx`:
 * also that of Factur-X, which documents need of which `mayBeFacturX` says so, and who lists rules.
 */
export async function loadWording(language: Language, official: boolean, facturx = true): Promise<Wording> {
  if (!official) return { texts: await loadTexts(language) };
  const [{ official: sets }, levels, texts] = await Promise.all([
    import("./official.ts"),
    facturx ? import("./facturx.ts") : undefined,
    loadOfficialTexts(language),
  ]);
  return { texts, sets: [...sets, ...levels?.facturx ?? []] };
}

export { mayBeFacturX } from "./judge/may_be_facturx.ts";
