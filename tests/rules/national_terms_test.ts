/** What the national rules are about, and how severe they are, as listed here, whatever their rows are made of. */
import assert from "node:assert/strict";
import { abroad } from "../../engine/rules/nations/belgium/abroad.ts";
import { edition as belgianEdition } from "../../engine/rules/nations/belgium/edition.ts";
import { belgium } from "../../engine/rules/nations/belgium/rules.ts";
import { croatia } from "../../engine/rules/nations/croatia/rules.ts";
import { edition1_3_15 } from "../../engine/rules/nations/edition_1_3_15.ts";
import { edition1_3_15Cii } from "../../engine/rules/nations/edition_1_3_15_cii.ts";
import { edition1_3_8 } from "../../engine/rules/nations/edition_1_3_8.ts";
import { extendedCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { flux2Cii } from "../../engine/rules/nations/france/flux2/cii.ts";
import { flux2Ubl } from "../../engine/rules/nations/france/flux2/ubl.ts";
import { netherlandsCii } from "../../engine/rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "../../engine/rules/nations/netherlands/ubl.ts";
import { portugal } from "../../engine/rules/nations/portugal/rules.ts";
import { romania } from "../../engine/rules/nations/romania/rules.ts";
import { serbia } from "../../engine/rules/nations/serbia/rules.ts";
import type { Pattern } from "../../engine/rules/paths/row.ts";
import { nationalTerms } from "./national_terms.ts";

const sets: Readonly<Record<string, readonly Pattern[]>> = {
  "EN 16931 1.3.8": edition1_3_8,
  "EN 16931 1.3.15, UBL": edition1_3_15,
  "EN 16931 1.3.15, CII": edition1_3_15Cii,
  "EN 16931 and Peppol, as Belgium pins them": belgianEdition,
  "Belgium, of sellers abroad": abroad,
  "Belgium": [belgium],
  "Croatia": croatia,
  "EXTENDED-CTC-FR, CII": extendedCii,
  "EXTENDED-CTC-FR, UBL": extendedUbl,
  "France, CII": flux2Cii,
  "France, UBL": flux2Ubl,
  "the Netherlands, CII": netherlandsCii,
  "the Netherlands, UBL": netherlandsUbl,
  "the Netherlands, blocked accounts": [blockedAccount],
  "Portugal": portugal,
  "Serbia": serbia,
  "Romania": [romania],
};

for (const [name, patterns] of Object.entries(sets)) {
  Deno.test(`every rule of ${name} is about its terms, and as severe as listed`, () => {
    const rows = patterns.flat().flatMap((place) => place.rows);
    const found = new Set(
      rows.map(({ id, severity, terms }) => `${terms.join(" ")}: ${id}${severity === "fatal" ? "" : "?"}`),
    );
    const told = Object.entries(nationalTerms[name] ?? {}).flatMap(([terms, ids]) => {
      return ids.split(" ").map((id) => `${terms}: ${id}`);
    });
    assert.deepEqual([...found].toSorted(), told.toSorted());
  });
}
