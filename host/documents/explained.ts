/** Explanations of rules, with what in software usually makes them fail. */
import { causesOf, explainable, guides } from "../../engine/explain/guide.ts";
import type { ExplainOptions, Explanation } from "../../engine/mod.ts";

export interface Explained extends Explanation {
  /** The most frequent first. */
  readonly causes: readonly string[];
}

/** Every rule by its id, in the order of `explainAll()`, each explained when it is asked for. */
export function explainedRules(options: ExplainOptions = {}): ReadonlyMap<string, () => Explained> {
  const { texts, sets } = options;
  const lang = texts?.lang ?? "en";
  const { rules } = guides(sets);
  return new Map(
    [...explainable(options)].map(([rule, explain]) => {
      return [rule, () => ({ ...explain(), causes: causesOf(rules.get(rule) ?? { family: "ATW" }, lang) })];
    }),
  );
}

/** The id that a rule has, whatever the letters that it is asked for in; undefined where there is none. */
export function idAmong(rules: Iterable<string>, asked: string): string | undefined {
  const id = asked.trim().toUpperCase();
  return [...rules].find((it) => it.toUpperCase() === id);
}
