/** The rules by their ids, for callers who may mistype one. */
import { explain, type ExplainOptions, ruleNames } from "../../engine/mod.ts";
import { meant } from "../kit/meant.ts";

/** What is wrong with the id of a rule; undefined when there is such a rule. */
export function problemOf(id: string, options: ExplainOptions = {}): string | undefined {
  if (explain(id, options) !== undefined) return undefined;
  return `there is no rule "${id}".${meant(id, ruleNames(options))}`;
}
