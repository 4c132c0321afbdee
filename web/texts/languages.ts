/** The languages of the pages. Each is loaded when it is first asked for. */
import type { PageTexts, Texts } from "./texts.ts";

const loaders = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
} as const satisfies Readonly<Record<string, () => Promise<Texts>>>;

/** Pages come with their words, and need those of another language when it is chosen. */
const pages = {
  en: async () => (await import("./pages/en.ts")).page,
  de: async () => (await import("./pages/de.ts")).page,
  fr: async () => (await import("./pages/fr.ts")).page,
} as const satisfies Readonly<Record<string, () => Promise<PageTexts>>>;

/** BCP 47, the language alone. */
export type LanguageTag = keyof typeof loaders;

export function isLanguageTag(tag: string): tag is LanguageTag {
  return Object.hasOwn(loaders, tag);
}

/** All languages by the names that their speakers know, English first. */
export const languageNames: Readonly<Record<LanguageTag, string>> = { en: "English", de: "Deutsch", fr: "Français" };

export const languageTags: readonly LanguageTag[] = Object.keys(loaders).filter(isLanguageTag);

/** What scripts say. */
export function loadTexts(tag: LanguageTag): Promise<Texts> {
  return loaders[tag]();
}

/** What pages say. */
export function loadPageTexts(tag: LanguageTag): Promise<PageTexts> {
  return pages[tag]();
}
