/** What strict mode judges Dutch invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { type National, nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { edition1_3_15, since1_3_15 } from "../rules/nations/edition_1_3_15.ts";
import { edition1_3_15Cii, since1_3_15Cii } from "../rules/nations/edition_1_3_15_cii.ts";
import { netherlandsCii } from "../rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "../rules/nations/netherlands/ubl.ts";
import { netherlands as de } from "../texts/de/nl.ts";
import { netherlands as en } from "../texts/en/nl.ts";
import { netherlands as fr } from "../texts/fr/nl.ts";

const words = { en, de, fr };

const ubl: National = {
  id: "nl-ubl",
  name: "NLCIUS",
  side: "ubl",
  families: ["BR-NL", "SI-UBL"],
  patterns: [...edition1_3_15, ...netherlandsUbl],
  without: since1_3_15,
  words,
};

export const nl: readonly RuleSet[] = [
  nationalSet(ubl),
  nationalSet({
    ...ubl,
    id: "nl-gaccount",
    name: "G-account",
    families: ["BR-GA"],
    patterns: [...ubl.patterns, blockedAccount],
    without: [...since1_3_15, "UBL-CR-411", "UBL-CR-453", "UBL-CR-459"],
  }),
  nationalSet({
    id: "nl-cii",
    name: "NLCIUS",
    side: "cii",
    families: ["BR-NL", "empty-element"],
    listedElsewhere: netherlandsUbl,
    patterns: [...edition1_3_15Cii, ...netherlandsCii],
    without: since1_3_15Cii,
    words,
  }),
];
