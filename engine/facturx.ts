/**
 * The rule sets of strict mode for Factur-X: the Schematron and the XML Schema of each level. An entry of its own, whose sets
 * are passed in after those of official.ts.
 */
import { facturxElements, facturxSchemas } from "./judge/facturx_set.ts";
import type { RuleSet } from "./judge/sets.ts";

export const facturx: readonly RuleSet[] = [...facturxElements, ...facturxSchemas];
