/** What strict mode judges Serbian invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { calledIn1_3_8, edition1_3_8, since1_3_8 } from "../rules/nations/edition_1_3_8.ts";
import { serbia } from "../rules/nations/serbia/rules.ts";
import { serbia as de } from "../texts/de/rs.ts";
import { serbia as en } from "../texts/en/rs.ts";
import { serbia as fr } from "../texts/fr/rs.ts";

export const rs: readonly RuleSet[] = [
  nationalSet({
    id: "rs",
    name: "SRBDT",
    side: "ubl",
    families: ["RSR", "RSK", "RSE"],
    patterns: [...edition1_3_8, ...serbia],
    without: since1_3_8,
    called: calledIn1_3_8,
    words: { en, de, fr },
  }),
];
