/**
 * The rule sets of editions that were in force before those of today. They are XRechnung by Schematron 2.5.0, and NLCIUS
 * 2.0.3.12 (CII: 1.0.3.12), both beside EN 16931 1.3.15. An entry of its own, whose sets are handed in behind those of
 * official.ts.
 */
import { type National, nationalSet } from "./judge/national_set.ts";
import type { RuleSet } from "./judge/sets.ts";
import { restOf } from "./judge/table_set.ts";
import { core1_3_15, edition1_3_15, since1_3_15 } from "./rules/nations/edition_1_3_15.ts";
import { core1_3_15Cii, edition1_3_15Cii, since1_3_15Cii } from "./rules/nations/edition_1_3_15_cii.ts";
import { netherlandsCii } from "./rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "./rules/nations/netherlands/ubl.ts";
import { emptyElements, extension2_5 } from "./rules/xrechnung/schematron_2_5.ts";
import { earlierRows } from "./scenarios/earlier.ts";
import { earlierTexts as de } from "./texts/de/earlier.ts";
import { netherlands as netherlandsDe } from "./texts/de/nl.ts";
import { netherlands as netherlandsEn } from "./texts/en/nl.ts";
import { netherlands as netherlandsFr } from "./texts/fr/nl.ts";
import { earlierTexts as en } from "./texts/en/earlier.ts";
import { earlierTexts as fr } from "./texts/fr/earlier.ts";

const netherlands = { en: netherlandsEn, de: netherlandsDe, fr: netherlandsFr };

const ubl: National = {
  id: "xrechnung-2.5-ubl",
  name: "XRechnung, Schematron 2.5.0",
  side: "ubl",
  families: [],
  patterns: [...edition1_3_15, emptyElements],
  without: since1_3_15,
  words: { en, de, fr },
};

/** NLCIUS or G-account, which then had the rule on the due date. A list of the rules takes them from the sets in force. */
function dutch(
  id: string,
  side: National["side"],
  patterns: National["patterns"],
  families: National["families"],
  unused: readonly string[] = [],
): RuleSet {
  const [edition, since] = side === "ubl" ? [edition1_3_15, since1_3_15] : [edition1_3_15Cii, since1_3_15Cii];
  return nationalSet({
    ...{ id, side, families, listedElsewhere: patterns, words: netherlands },
    name: "NLCIUS",
    patterns: [...edition, ...patterns],
    without: [...since, ...unused.map((it) => `UBL-CR-${it}`)],
  });
}

/** What the default mode runs of EN 16931 1.3.15, some of it in place of rules of the engine. */
function preflight(side: National["side"], patterns: National["patterns"]): RuleSet {
  return nationalSet({ ...ubl, id: `en16931-1.3.15-${side}`, name: "EN 16931 1.3.15", side, patterns, without: [] });
}

export const earlier: readonly RuleSet[] = [
  { ...nationalSet(ubl), scenarios: earlierRows },
  nationalSet({
    ...ubl,
    id: "xrechnung-2.5-cii",
    side: "cii",
    patterns: edition1_3_15Cii,
    without: since1_3_15Cii,
  }),
  preflight("ubl", core1_3_15),
  preflight("cii", core1_3_15Cii),
  restOf("xrechnung", { id: "xrechnung-2.5-rest", replaced: extension2_5 }),
  dutch("nl-ubl-earlier", "ubl", netherlandsUbl, ["BR-NL", "SI-UBL"]),
  dutch("nl-gaccount-earlier", "ubl", [...netherlandsUbl, blockedAccount], ["BR-GA"], ["411", "453", "459"]),
  dutch("nl-cii-earlier", "cii", netherlandsCii, ["BR-NL", "empty-element"]),
];
