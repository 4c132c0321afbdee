/** What strict mode judges Portuguese invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { graded, lacking } from "../rules/nations/portugal/lacking.ts";
import { portugal } from "../rules/nations/portugal/rules.ts";
import { portugal as de } from "../texts/de/pt.ts";
import { portugal as en } from "../texts/en/pt.ts";
import { portugal as fr } from "../texts/fr/pt.ts";

export const pt: readonly RuleSet[] = [
  nationalSet({
    id: "pt",
    name: "CIUS-PT",
    side: "ubl",
    families: ["BR-CIUS-PT", "DT-CIUS-PT", "BR-AA"],
    patterns: portugal,
    without: lacking,
    severities: graded,
    words: { en, de, fr },
  }),
];
