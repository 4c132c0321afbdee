/** What the rule pages are made of: everything about the rules in one language. */
import type { Guide, PlacedTerm } from "../../engine/explain/guide.ts";
import type { Explanation } from "../../engine/mod.ts";
import { titles } from "../../engine/texts/term_titles.ts";
import type { LanguageTag } from "../texts/languages.ts";
import type { Served } from "../frame/page.tsx";

/** Lines of XML or JSON, each after a sign: "-" only failing, "+" only repaired, " " in both, "^" an element around what follows. */
export type Excerpt = readonly string[];

/** What an example is written in. */
export type Form = "ubl" | "cii" | "json";

export interface ShownRule {
  readonly rule: string;
  readonly explanation: Explanation;
  readonly guide: Guide;
  readonly examples: Readonly<Partial<Record<Form, Excerpt>>>;
}

/** Where the pages lead to. */
export interface Links {
  /** The page of all rules; a "#" and an anchor may follow. */
  readonly index: string;
  readonly rule: (id: string) => string;
}

/** What all of these pages are given. */
export interface Frame extends Served {
  readonly links: Links;
}

/** The name of a term in a language. */
export function titleOf({ id, title }: Pick<PlacedTerm, "id" | "title">, language: LanguageTag): string {
  const [de, fr] = titles[id];
  return { en: title, de, fr }[language];
}

/** In the order in which people count: BR-9 before BR-10. */
export function byId<T extends { readonly rule: string }>(rules: readonly T[]): readonly T[] {
  const order = new Intl.Collator("en", { numeric: true });
  return rules.toSorted((a, b) => order.compare(a.rule, b.rule));
}
