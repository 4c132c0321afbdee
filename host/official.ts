/** What strict mode needs beyond the engine, and its wording: loaded when it is first asked for, and not before. */
import { type Language, loadOfficialTexts, loadTexts } from "../engine/locales.ts";
import type { Locale, RuleSet } from "../engine/mod.ts";

/** How a document is opened and judged in a language. */
export interface Wording {
  readonly texts: Locale;
  /** With them, strict mode says what the official validators say. */
  readonly sets?: readonly RuleSet[];
}

/** `official` where strict mode is asked for, or what it would say. */
export async function wordingIn(language: Language, official: boolean): Promise<Wording> {
  if (!official) return { texts: await loadTexts(language) };
  const [{ official: sets }, texts] = await Promise.all([import("../engine/official.ts"), loadOfficialTexts(language)]);
  return { texts, sets };
}
