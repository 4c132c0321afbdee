/** What strict mode judges UBL.BE by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { abroad } from "../rules/nations/belgium/abroad.ts";
import { edition } from "../rules/nations/belgium/edition.ts";
import { calledInBelgium, lacking } from "../rules/nations/belgium/lacking.ts";
import { belgium } from "../rules/nations/belgium/rules.ts";
import { belgium as de } from "../texts/de/be.ts";
import { belgium as en } from "../texts/en/be.ts";
import { belgium as fr } from "../texts/fr/be.ts";

export const be: readonly RuleSet[] = [
  nationalSet({
    id: "be",
    name: "UBL.BE",
    side: "ubl",
    families: ["ubl-BE", "ubl-CR"],
    patterns: [...edition, belgium, ...abroad],
    without: lacking,
    severities: {
      "PEPPOL-EN16931-R001": "warning",
      "DK-R-003": "warning",
      "SE-R-003": "warning",
      "SE-R-004": "warning",
    },
    called: calledInBelgium,
    words: { en, de, fr },
  }),
];
