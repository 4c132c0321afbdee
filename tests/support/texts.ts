/** The wording of every rule in a language: those of the engine, and those of the official sets that are handed in. */
import type { Said } from "../../engine/model/said.ts";
import { strictTexts as de } from "../../engine/texts/de/strict.ts";
import { strictTexts as en } from "../../engine/texts/en/strict.ts";
import { strictTexts as fr } from "../../engine/texts/fr/strict.ts";
import type { Locale } from "../../engine/texts/locale.ts";
import type { Text } from "../../engine/texts/text.ts";

const strictTexts: Readonly<Record<string, Readonly<Record<string, Text>>>> = { en, de, fr };

export const strictIds: readonly string[] = Object.keys(en);

export function ruleTexts({ lang, rules }: Locale): readonly (readonly [string, Text])[] {
  return [...Object.entries(rules), ...Object.entries(strictTexts[lang] ?? {})];
}

/** What a fault or a failure says, whether it is a text of the document or words of ours. */
export function wordsIn(said: Said): string;
export function wordsIn(said: Said | undefined): string | undefined;
export function wordsIn(said: Said | undefined): string | undefined {
  return typeof said === "object" ? said.own : said;
}
