/** The languages of the workbench, each loaded when it is first asked for. */
import type { LanguageTag } from "../../texts/languages.ts";
import type { WorkbenchTexts } from "./texts.ts";

const loaders: Readonly<Record<LanguageTag, () => Promise<WorkbenchTexts>>> = {
  en: async () => (await import("./en.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
};

export function loadWorkbenchTexts(tag: LanguageTag): Promise<WorkbenchTexts> {
  return loaders[tag]();
}
