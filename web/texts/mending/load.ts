/** What the page says of causes and repairs, by language. */
import type { MendingTexts } from "./texts.ts";

const loaders = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
} as const;

export function loadMendingTexts(tag: keyof typeof loaders): Promise<MendingTexts> {
  return loaders[tag]();
}
