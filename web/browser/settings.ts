/// <reference lib="dom" />
/** What the worker needs to know of the page. */
import type { LanguageTag } from "../texts/languages.ts";
import type { Texts } from "../texts/texts.ts";
import type { Settings } from "../worker/protocol.ts";

/** `profile` is what was chosen; "" where the invoice says it. The scripts lie in a folder of the site. */
export function settingsOf(texts: Texts, language: LanguageTag, profile: string): Settings {
  const docsBase = new URL("..", import.meta.url).href.replace(/\/$/, "");
  return { ...(profile === "" ? {} : { profile }), texts, language, docsBase };
}
