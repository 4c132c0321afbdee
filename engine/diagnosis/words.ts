/** The languages of diagnoses, each loaded when it is first asked for. */
import type { Language } from "../locales.ts";
import type { Words } from "./texts/words.ts";

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import("./texts/en.ts")).words,
  de: async () => (await import("./texts/de.ts")).words,
  fr: async () => (await import("./texts/fr.ts")).words,
};

/** The wording of a language, for the option `words` of a diagnosis. */
export function loadWords(language: Language): Promise<Words> {
  return loaders[language]();
}
