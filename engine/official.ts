/**
 * What strict mode judges by beyond the engine's own rules, so that its verdict is that of the official validators: XML
 * Schema, and the rest of their rule sets. An entry of its own, for whoever asks for strict mode to load: both opening and
 * judging a document get it as `sets`.
 */
import { elementsSets } from "./judge/elements_set.ts";
import { schemaSets } from "./judge/schema_sets.ts";
import type { RuleSet } from "./judge/sets.ts";
import { strictRules } from "./judge/table_set.ts";

export const official: readonly RuleSet[] = [...schemaSets, ...elementsSets, ...strictRules];
