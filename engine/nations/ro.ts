/** What strict mode judges Romanian invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { calledIn1_3_8, edition1_3_8, since1_3_8 } from "../rules/nations/edition_1_3_8.ts";
import { pricedLines, romania } from "../rules/nations/romania/rules.ts";
import { romania as de } from "../texts/de/ro.ts";
import { romania as en } from "../texts/en/ro.ts";
import { romania as fr } from "../texts/fr/ro.ts";

export const ro: readonly RuleSet[] = [
  nationalSet({
    id: "ro",
    name: "CIUS-RO",
    side: "ubl",
    families: ["BR-RO", "BR-DEC-RO"],
    patterns: [...edition1_3_8, pricedLines, romania],
    without: since1_3_8,
    called: calledIn1_3_8,
    words: { en, de, fr },
  }),
];
