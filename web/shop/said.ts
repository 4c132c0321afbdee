/** The words of these pages by language. */
import type { LanguageTag } from "../texts/languages.ts";
import type { ShopWords } from "./words.ts";
import { de } from "./words_de.ts";
import { en } from "./words_en.ts";
import { fr } from "./words_fr.ts";

export const shopWords: Readonly<Record<LanguageTag, ShopWords>> = { en, de, fr };
