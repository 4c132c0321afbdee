/** The sets of nations: what each runs and lists, and what of the other sets it leaves out or grades otherwise. */
import assert from "node:assert/strict";
import type { RuleSet } from "../../engine/judge/sets.ts";
import { be } from "../../engine/nations/be.ts";
import { france } from "../../engine/nations/fr.ts";
import { hr } from "../../engine/nations/hr.ts";
import { nl } from "../../engine/nations/nl.ts";
import { pt } from "../../engine/nations/pt.ts";
import { ro } from "../../engine/nations/ro.ts";
import { rs } from "../../engine/nations/rs.ts";

const all: readonly RuleSet[] = [...be, ...france, ...hr, ...nl, ...pt, ...ro, ...rs];

/** How many official rules a nation's set runs, the first and the last that it lists, and their families. */
const national = [
  ["be", "UBL.BE", 79, "ubl-CR-384", "ubl-BE-15", "ubl-CR ubl-BE"],
  ["fr-flux2-ubl", "BR-FR Flux 2", 169, "BR-FR-01_BT-1-1", "BR-FR-MV-BD_BT-3", "BR-FR"],
  ["fr-flux2-cii", "BR-FR Flux 2", 170, "BR-FR-01_BT-1", "BR-FR-BD-13_BT-3", "BR-FR"],
  ["fr-extended-ubl", "EXTENDED-CTC-FR", 69, "BR-FREXT-CO-10", "BR-FREXT-12", "BR-FREXT UBL-FREXT CII-FREXT"],
  ["fr-extended-cii", "EXTENDED-CTC-FR", 82, "BR-FREXT-BR-38", "BR-FREXT-CL-19-GP", "BR-FREXT CII-FREXT"],
  ["hr", "HR-CIUS", 69, "HR-BR-33", "HR-BR-CL-2", "HR-BR"],
  ["nl-ubl", "NLCIUS", 33, "BR-NL-1", "SI-UBL-2", "BR-NL SI-UBL"],
  ["nl-gaccount", "G-account", 40, "BR-GA-1", "BR-GA-6", "BR-GA"],
  ["nl-cii", "NLCIUS", 32, "BR-NL-22", "empty-element-check", "BR-NL empty-element"],
  ["pt", "CIUS-PT", 440, "BR-CIUS-PT-30", "DT-CIUS-PT-170", "BR-CIUS-PT BR-AA DT-CIUS-PT"],
  ["ro", "CIUS-RO", 139, "BR-RO-DT001", "BR-RO-L1019", "BR-RO BR-DEC-RO"],
  ["rs", "SRBDT", 53, "RSR-01", "RSK-X-10", "RSR RSE RSK"],
] as const;

for (const [id, ...wanted] of national) {
  Deno.test(`the set ${id} runs all of its rules, those that it has of EN 16931 included, in their families`, () => {
    const set = all.find((it) => it.id === id) ?? assert.fail(id);
    const listed = set.rules?.() ?? [];
    const families = [...new Set(listed.map(({ family }) => family))].join(" ");
    const { official } = set.plan(id.endsWith("-cii") ? "cii" : "ubl");
    assert.deepEqual([set.name, official, listed[0]?.id, listed.at(-1)?.id, families], wanted);
  });
}

/** Rules of other sets that a nation's set leaves out, those that it has with another severity, and one that runs as it is. */
const graded = [
  ["be", "BR-CO-10", "PEPPOL-EN16931-R001 DK-R-003 SE-R-003 SE-R-004", "BR-16"],
  ["fr-flux2-ubl", "BR-FR-01_BT-1-1", "", "BR-01"],
  ["fr-flux2-cii", "BR-FR-01_BT-1", "", "BR-01"],
  ["fr-extended-ubl", "BR-E-01 BR-22 BR-FREXT-12", "", "BR-01"],
  ["fr-extended-cii", "BR-AE-01 BR-CO-24 BR-FREXT-CL-19-GP", "", "BR-01"],
  ["hr", "UBL-SR-56 UBL-SR-23 UBL-CR-674", "", "BR-01"],
  ["nl-ubl", "BR-CO-25", "", "UBL-CR-459"],
  ["nl-gaccount", "BR-CO-25 UBL-CR-411 UBL-CR-453 UBL-CR-459", "", "UBL-CR-412"],
  ["nl-cii", "BR-CO-25", "", "BR-01"],
  ["pt", "UBL-CR-002", "UBL-SR-01 UBL-SR-40", "BR-16"],
  ["ro", "UBL-SR-22 UBL-SR-23 UBL-CR-572 BR-RO-010", "", "BR-01"],
  ["rs", "UBL-SR-22 UBL-SR-23 UBL-CR-572 RSR-01", "", "BR-01"],
] as const;

for (const [id, off, warnings, asItIs] of graded) {
  Deno.test(`the set ${id} leaves out what it has no use for, and grades what it has otherwise`, () => {
    const set = all.find((it) => it.id === id) ?? assert.fail(id);
    const { grades, beside } = set.plan(id.endsWith("-cii") ? "cii" : "ubl");
    const gradesOf = (rules: string) => rules.split(" ").map((rule) => grades?.of(rule));
    assert.deepEqual(gradesOf(off), off.split(" ").map(() => "off"));
    if (warnings !== "") assert.deepEqual(gradesOf(warnings), warnings.split(" ").map(() => "warning"));
    assert.deepEqual([grades?.by, grades?.of(asItIs), beside], [id, undefined, id.startsWith("fr-flux2")]);
  });
}
