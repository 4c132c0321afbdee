/** What the page says that gets a key, by language. */
import type { LanguageTag } from "../languages.ts";
import type { SignupTexts } from "./texts.ts";

const loaders: Readonly<Record<LanguageTag, () => Promise<SignupTexts>>> = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
};

export function loadSignupTexts(tag: LanguageTag): Promise<SignupTexts> {
  return loaders[tag]();
}
