/** The wording of what keeps a PDF from being PDF/A-3, each language loaded when it is first needed. */
import type { EmbedWords } from "./text.ts";

const languages = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  fr: async () => (await import("./texts/fr.ts")).fr,
} as const satisfies Readonly<Record<string, () => Promise<EmbedWords>>>;

/** The words of a language, for the option `words` of `embed`. */
export function loadEmbedWords(language: keyof typeof languages): Promise<EmbedWords> {
  return languages[language]();
}
