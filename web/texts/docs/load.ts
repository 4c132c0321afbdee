/** What the pages of the API say, by language. */
import type { LanguageTag } from "../languages.ts";
import { words as german } from "./de.ts";
import { words as english } from "./en.ts";
import { words as french } from "./fr.ts";
import type { DocsWords } from "./words.ts";

export const docsWords: Readonly<Record<LanguageTag, DocsWords>> = { en: english, de: german, fr: french };
