/** The wording of what is found about a container, each language loaded when it is first needed. */
import type { ContainerWords } from "./text.ts";

export type ContainerLanguage = keyof typeof languages;

const languages = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  fr: async () => (await import("./texts/fr.ts")).fr,
} as const satisfies Readonly<Record<string, () => Promise<ContainerWords>>>;

export function isContainerLanguage(name: string): name is ContainerLanguage {
  return Object.hasOwn(languages, name);
}

/** The words of a language. */
export function loadContainerWords(language: ContainerLanguage): Promise<ContainerWords> {
  return languages[language]();
}
