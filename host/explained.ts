/** Explanations of rules, with what in software usually makes them fail. */
import { causesOf, guides } from "../engine/explain/guide.ts";
import type { ExplainOptions, Explanation } from "../engine/mod.ts";

export interface Explained extends Explanation {
  /** The most frequent first. */
  readonly causes: readonly string[];
}

/** `options` are those with which the rules were explained. */
export function withCauses(
  explanations: readonly Explanation[],
  { texts, sets = [] }: ExplainOptions = {},
): readonly Explained[] {
  const families = new Map(guides(sets).map(({ rule, family }) => [rule, family]));
  return explanations.map((it) => ({ ...it, causes: causesOf(families.get(it.rule) ?? "ATW", texts?.lang ?? "en") }));
}
