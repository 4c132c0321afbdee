/** The names of codes, loaded with the first choice of one. */
import type { LanguageTag } from "../languages.ts";
import type { Names } from "./names.ts";

const loaders: Readonly<Record<LanguageTag, () => Promise<Names>>> = {
  en: async () => (await import("./en.ts")).names,
  de: async () => (await import("./de.ts")).names,
  fr: async () => (await import("./fr.ts")).names,
};

export function loadNames(tag: LanguageTag): Promise<Names> {
  return loaders[tag]();
}
