/** What the page says of many files, by language. */
import type { ManyTexts } from "./texts.ts";

const loaders = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
} as const;

export function loadManyTexts(tag: keyof typeof loaders): Promise<ManyTexts> {
  return loaders[tag]();
}
