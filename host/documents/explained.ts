/** Explanations of rules, with what in software usually makes them fail. */
import { causesOf, guides } from "../../engine/explain/guide.ts";
import type { ExplainOptions, Explanation } from "../../engine/mod.ts";

export interface Explained extends Explanation {
  /** The most frequent first. */
  readonly causes: readonly string[];
}

/** `options` are those with which the rules were explained. */
export function withCauses(
  explanations: readonly Explanation[],
  { texts, sets = [] }: ExplainOptions = {},
): readonly Explained[] {
  const known = new Map(guides(sets).map((it) => [it.rule, it]));
  const lang = texts?.lang ?? "en";
  return explanations.map((it) => ({ ...it, causes: causesOf(known.get(it.rule) ?? { family: "ATW" }, lang) }));
}
