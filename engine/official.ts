/**
 * The rule sets of strict mode beyond the engine's own rules: XML Schema, and the rest of the official rules. An entry of its
 * own, loaded when strict mode is asked for. Both opening and judging a document get it as `sets`.
 */
import { elementsSets } from "./judge/elements_set.ts";
import { schemaSets } from "./judge/schema_sets.ts";
import type { RuleSet } from "./judge/sets.ts";
import { strictRules } from "./judge/rest_sets.ts";

export const official: readonly RuleSet[] = [
  ...schemaSets,
  ...elementsSets,
  ...strictRules,
];
