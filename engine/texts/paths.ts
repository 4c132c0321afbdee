/** The wording of rules on elements at paths: the nation's own words, or a sentence about the business terms of the rule. */
import type { Row, Terms } from "../rules/paths/row.ts";
import { isRuleId } from "../rules/index.ts";
import { titles as english } from "../model/titles.ts";
import type { Locale } from "./locale.ts";
import { ruleText } from "./locale.ts";
import { pathWords } from "./path_words.ts";
import { titles } from "./term_titles.ts";
import type { Text } from "./text.ts";

/**
 * The words that a nation has for rules of its own, by language, then by the ids of the rules; with the first business term
 * behind the id where a rule asks several things.
 */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The wording of a rule; a copy of a rule of the engine's is said as that is. */
export function pathText({ id, kind, terms, expected }: Row, texts: Locale, own: OwnWords): Text {
  const said = own[texts.lang] ?? own["en"];
  const words = said === undefined
    ? undefined
    : keysOf(id, terms).map((key) => said[key]).find((it) => it !== undefined);
  if (words !== undefined) return words;
  if (isRuleId(id)) return ruleText(id, texts);
  const { message, fix } = (pathWords[texts.lang] ?? pathWords["en"])?.[kind] ?? { message: "{what}", fix: "{what}" };
  const what = whatOf(terms, texts.lang);
  const filled = (sentence: string) => sentence.replaceAll("{what}", what);
  const list = kind === "value" && expected !== undefined ? listOf[texts.lang] ?? "" : "";
  return { message: filled(message), fix: filled(fix) + list };
}

/** Rules that differ in what they are on, or in the VAT category, share words: by the start of their ids, or without it. */
function keysOf(id: string, [term]: Terms): readonly string[] {
  const [start = id] = id.split("_");
  return [`${id} ${term}`, id, start, id.replace(/-(?:S|Z|E|AE|IC|G|O|AF|AG)-/, "-VAT-").replace("-FXEXT-", "-FREXT-")];
}

const listOf: Readonly<Record<string, string>> = {
  en: " Allowed: {expected}.",
  de: " Erlaubt: {expected}.",
  fr: " Valeurs autorisées : {expected}.",
};

/** "Invoice number (BT-1), Seller (BG-4)" */
function whatOf(terms: Terms, language: string): string {
  return terms.map((term) => {
    const [de, fr] = titles[term];
    const title = language === "de" ? de : language === "fr" ? fr : english[term];
    return `${title} (${term})`;
  }).join(", ");
}
