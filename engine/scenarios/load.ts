/** Loads what a plan needs: the sets, and the wording in a language. Each module is loaded when it is first needed. */
import type { Plan } from "./plan.ts";
import { setRows } from "./table.ts";
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
  official: async () => (await import("../official.ts")).official,
  facturx: async () => (await import("../facturx.ts")).facturx,
  be: async () => (await import("../nations/be.ts")).be,
  fr: async () => (await import("../nations/fr.ts")).france,
  hr: async () => (await import("../nations/hr.ts")).hr,
  nl: async () => (await import("../nations/nl.ts")).nl,
  next: async () => (await import("../next.ts")).next,
  rs: async () => (await import("../nations/rs.ts")).rs,
  ro: async () => (await import("../nations/ro.ts")).ro,
} as const;

export async function load({ sets }: Plan, language: Language): Promise<Wording> {
  if (sets.length === 0) return { texts: await loadTexts(language) };
  const names = new Set(sets.flatMap((id) => setRows[id]?.from ?? []));
  const [texts, ...loaded] = await Promise.all([
    loadOfficialTexts(language),
    ...[...names].map((name) => modules[name]()),
  ]);
  // Those that no document needs do not follow it: all that a module has is handed in.
  return { texts, sets: loaded.flat() };
}
