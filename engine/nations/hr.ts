/** What strict mode judges Croatian invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { edition1_3_15, since1_3_15 } from "../rules/nations/edition_1_3_15.ts";
import { croatia } from "../rules/nations/croatia/rules.ts";
import { croatia as de } from "../texts/de/hr.ts";
import { croatia as en } from "../texts/en/hr.ts";
import { croatia as fr } from "../texts/fr/hr.ts";

export const hr: readonly RuleSet[] = [
  nationalSet({
    id: "hr",
    name: "HR-CIUS",
    side: "ubl",
    families: ["HR-BR"],
    patterns: [...edition1_3_15, ...croatia],
    without: since1_3_15,
    words: { en, de, fr },
  }),
];
