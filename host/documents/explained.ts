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
