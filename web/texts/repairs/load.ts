/** What the page says of causes and repairs, by language. */
import type { RepairTexts } from "./texts.ts";

const loaders = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
} as const;

export function loadRepairTexts(tag: keyof typeof loaders): Promise<RepairTexts> {
  return loaders[tag]();
}
