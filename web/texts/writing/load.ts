/** What the page says in which an invoice is written, by language. */
import type { LanguageTag } from "../languages.ts";
import type { WritingTexts } from "./texts.ts";

const loaders: Readonly<Record<LanguageTag, () => Promise<WritingTexts>>> = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
};

export function loadWritingTexts(tag: LanguageTag): Promise<WritingTexts> {
  return loaders[tag]();
}
