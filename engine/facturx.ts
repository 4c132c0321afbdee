/**
 * What strict mode judges Factur-X by: the Schematron and the XML Schema of its levels. An entry of its own, whose sets are
 * handed in behind those of official.ts.
 */
import { facturxElements, facturxSchemas } from "./judge/facturx_set.ts";
import type { RuleSet } from "./judge/sets.ts";

export const facturx: readonly RuleSet[] = [...facturxElements, ...facturxSchemas];
