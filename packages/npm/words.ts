/** The wording of diagnoses and of the questions of repairs, in one language. */
import { loadWords as loadWordsOf, type Words } from "../../engine/diagnosis/mod.ts";
import { isLanguage, type Language, languages } from "../../engine/locales.ts";
import { argument, promised } from "./checked.ts";

const language = argument("language", {
  is: (value) => typeof value === "string" && isLanguage(value),
  words: `one of ${languages.join(", ")}`,
});

/**
 * The wording of a language, for the option `words` of a diagnosis. The promise is rejected with a TypeError that names the
 * argument for anything but a language.
 */
export const loadWords: (language: Language) => Promise<Words> = promised("loadWords", loadWordsOf, [language]);
