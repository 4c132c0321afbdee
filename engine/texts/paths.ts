/** The wording of rules on elements at paths: the nation's own words, or a sentence about the business terms of the rule. */
import type { Side } from "../model/side.ts";
import type { Row, Terms } from "../rules/paths/row.ts";
import { isRuleId } from "../rules/index.ts";
import { titles as english } from "../model/titles.ts";
import type { Locale } from "./locale.ts";
import { ruleText } from "./locale.ts";
import { englishWords, type PathWords, pathWords } from "./path_words.ts";
import { typesetAll } from "./fr/typography.ts";
import { titles } from "./term_titles.ts";
import { placedFix, type Text } from "./text.ts";
import { whereIs } from "./where.ts";

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
  if (words !== undefined) return texts.lang === "fr" ? typesetAll({ words }).words : words;
  if (isRuleId(id)) return ruleText(id, texts);
  const { requires = "", message, absent, fix } = wordsIn(texts).kinds[kind];
  const what = whatOf(terms, texts.lang);
  const filled = (sentence: string) => sentence.replaceAll("{what}", what);
  const list = kind === "value" && expected !== undefined ? wordsIn(texts).list : "";
  // What a row expects it expects of every document.
  const stated = (sentence: string) => filled(sentence + list).replaceAll("{expected}", expected ?? "{expected}");
  return {
    requires: stated(requires),
    message: filled(message),
    ...(absent === undefined ? {} : { absent: filled(absent) }),
    fix: stated(fix),
  };
}

/** A fix with the place of what is missing behind it: its element, and the field, where that is one of the model. */
export function placedAt(fix: string, element: string, { terms }: Row, side: Side, texts: Locale): string {
  const places = terms.map((term) => whereIs(term, side === "cii" ? "cii" : "ubl-invoice"));
  const where = places.find((it) => it?.element === element);
  return where === undefined
    ? `${fix} ${wordsIn(texts).element.replace("{element}", element)}`
    : placedFix(fix, where, texts.where);
}

function wordsIn({ lang }: Locale): PathWords {
  return pathWords[lang] ?? englishWords;
}

/** Rules that differ in what they are on, or in the VAT category, share words: by the start of their ids, or without it. */
function keysOf(id: string, [term]: Terms): readonly string[] {
  const [start = id] = id.split("_");
  return [`${id} ${term}`, id, start, id.replace(/-(?:S|Z|E|AE|IC|G|O|AF|AG)-/, "-VAT-").replace("-FXEXT-", "-FREXT-")];
}

/** "Invoice number (BT-1), Seller (BG-4)" */
function whatOf(terms: Terms, language: string): string {
  return terms.map((term) => {
    const [de, fr] = titles[term];
    const title = language === "de" ? de : language === "fr" ? fr : english[term];
    return `${title} (${term})`;
  }).join(", ");
}
