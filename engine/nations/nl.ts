/** What strict mode judges Dutch invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { type National, nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { netherlandsCii } from "../rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "../rules/nations/netherlands/ubl.ts";
import { netherlands as de } from "../texts/de/nl.ts";
import { netherlands as en } from "../texts/en/nl.ts";
import { netherlands as fr } from "../texts/fr/nl.ts";

/** EN 16931 has a rule on the due date, which these sets do not. */
const without = ["BR-CO-25"];

const ubl: National = {
  id: "nl-ubl",
  name: "NLCIUS",
  side: "ubl",
  families: ["BR-NL", "SI-UBL"],
  patterns: netherlandsUbl,
  without,
  words: { en, de, fr },
};

export const nl: readonly RuleSet[] = [
  nationalSet(ubl),
  nationalSet({
    ...ubl,
    id: "nl-gaccount",
    name: "G-account",
    families: ["BR-GA"],
    patterns: [...ubl.patterns, blockedAccount],
    without: [...without, "UBL-CR-411", "UBL-CR-453", "UBL-CR-459"],
  }),
  nationalSet({
    ...ubl,
    id: "nl-cii",
    side: "cii",
    families: ["BR-NL", "empty-element"],
    listedElsewhere: netherlandsUbl,
    patterns: netherlandsCii,
  }),
];
