/** What strict mode judges French invoices by. An entry of its own, whose sets are handed in behind those of official.ts. */
import { nationalSet } from "../judge/national_set.ts";
import { schemaSet } from "../judge/schema_set.ts";
import type { RuleSet } from "../judge/sets.ts";
import { extendedCii, withoutCii } from "../rules/nations/france/extended/cii.ts";
import { extendedUbl, withoutUbl } from "../rules/nations/france/extended/ubl.ts";
import { flux2Cii } from "../rules/nations/france/flux2/cii.ts";
import { flux2Ubl } from "../rules/nations/france/flux2/ubl.ts";
import { d22bTable } from "../schema/d22b.gen.ts";
import { followerOf } from "../schema/follower.ts";
import { Schema } from "../schema/table.ts";
import { france as de } from "../texts/de/fr.ts";
import { france as en } from "../texts/en/fr.ts";
import { france as fr } from "../texts/fr/fr.ts";

const words = { en, de, fr };

let d22b: Schema | undefined;

const flux2 = { name: "BR-FR Flux 2", families: ["BR-FR"], beside: true, words } as const;
const extended = { name: "EXTENDED-CTC-FR", words } as const;

export const france: readonly RuleSet[] = [
  schemaSet("schema-d22b", (syntax, report) => {
    return syntax === "cii" ? followerOf(d22b ??= new Schema(d22bTable), report) : undefined;
  }),
  nationalSet({ ...flux2, id: "fr-flux2-ubl", side: "ubl", patterns: flux2Ubl }),
  nationalSet({ ...flux2, id: "fr-flux2-cii", side: "cii", patterns: flux2Cii, listedElsewhere: flux2Ubl }),
  nationalSet({
    ...extended,
    id: "fr-extended-ubl",
    side: "ubl",
    families: ["BR-FREXT", "UBL-FREXT", "CII-FREXT"],
    patterns: extendedUbl,
    without: withoutUbl,
  }),
  nationalSet({
    ...extended,
    id: "fr-extended-cii",
    side: "cii",
    families: ["BR-FREXT", "CII-FREXT"],
    patterns: extendedCii,
    listedElsewhere: extendedUbl,
    without: withoutCii,
  }),
];
