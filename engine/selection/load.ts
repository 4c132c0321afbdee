/** Loads what a plan needs: the sets, and the wording in a language. Each module is loaded when it is first needed. */
import type { Plan } from "./plan.ts";
import { earlierSets } from "../scenarios/earlier.ts";
import { setRows } from "../scenarios/table.ts";
import type { RuleSet } from "../judge/sets.ts";
import { type Language, loadOfficialTexts, loadTexts } from "../locales.ts";
import type { Locale } from "../texts/locale.ts";

/** How a document is opened and judged in a language. */
export interface Wording {
  readonly texts: Locale;
  /** With them, strict mode says what the official validators say. */
  readonly sets?: readonly RuleSet[];
}

const modules = {
  earlier: async () => (await import("../earlier.ts")).earlier,
  official: async () => (await import("../official.ts")).official,
  facturx: async () => (await import("../facturx.ts")).facturx,
  be: async () => (await import("../nations/be.ts")).be,
  fr: async () => (await import("../nations/fr.ts")).france,
  hr: async () => (await import("../nations/hr.ts")).hr,
  nl: async () => (await import("../nations/nl.ts")).nl,
  pt: async () => (await import("../nations/pt.ts")).pt,
  rs: async () => (await import("../nations/rs.ts")).rs,
  selfbilled: async () => (await import("../selfbilled.ts")).selfbilled,
  ro: async () => (await import("../nations/ro.ts")).ro,
} as const;

type ModuleName = keyof typeof modules;

/** What was loaded, by the language and the modules: to ask for a module again takes longer than to read a small document. */
const loaded = new Map<string, Promise<Wording>>();

/** It gives the same object for plans that need the same. */
export function load({ sets }: Plan, language: Language): Promise<Wording> {
  const names = [...new Set(sets.flatMap((id) => (setRows[id] ?? earlierSets[id])?.from ?? []))].sort();
  const key = [language, ...names].join(" ");
  let wording = loaded.get(key);
  if (wording === undefined) {
    wording = sets.length === 0 ? plainly(language) : officially(names, language);
    loaded.set(key, wording);
    // A module that did not come, over a network, is asked for again.
    wording.catch(() => loaded.delete(key));
  }
  return wording;
}

async function plainly(language: Language): Promise<Wording> {
  return { texts: await loadTexts(language) };
}

async function officially(names: readonly ModuleName[], language: Language): Promise<Wording> {
  const [texts, ...loaded] = await Promise.all([loadOfficialTexts(language), ...names.map((name) => modules[name]())]);
  // Those that no document needs do not follow it: all that a module has is handed in.
  return { texts, sets: loaded.flat() };
}
