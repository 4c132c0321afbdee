/**
 * What an invoice is judged by: a row a scenario. Exactly one row is for a document, by the specification and the process
 * that it names (BT-24, BT-23), its syntax, and what the caller asks for (`find.ts`). Strict mode judges by that row; the
 * default mode by the row of the profile that is reported. Sets that are handed in are named by their ids, so that nothing
 * is loaded for a row that no document needs (`load.ts`).
 */
import { editions, en16931In2026 } from "./editions.ts";
import { BILLING, knownSpecifications, type SpecificationId, specifications } from "../model/specifications.ts";
import { levels } from "../rules/facturx/levels.ts";

import { both, core, profileNames, type ScenarioRow, type SetRow, ubl } from "./row.ts";
import { facturxRows } from "./facturx.ts";
import { german } from "./german.ts";
import { nationalRows, nationalSets } from "./national.ts";

export * from "./row.ts";

const official = (...families: readonly string[]): SetRow => ({ from: "official", families });

/** The sets that are handed in, by their ids. */
export const setRows: Readonly<Record<string, SetRow>> = {
  "schema-ubl": official(),
  "schema-cii": official(),
  "elements-ubl": official("UBL-CR-*", "UBL-SR-*", "UBL-DT-*"),
  "elements-cii": official("CII-SR-*", "CII-DT-*"),
  "en16931-rest": official("BR-B-*", "BR-CO-05 … BR-CO-08"),
  "xrechnung-rest": official("BR-DEX-*", "BR-DE-CVD-*", "BR-TMP-*"),
  "peppol-rest": official("DK-R-*", "NO-R-*", "SE-R-*"),
  "peppol-selfbilling": { from: "selfbilled", families: ["PEPPOL-*"] },
  ...nationalSets,
  ...Object.fromEntries(
    levels.flatMap((level): readonly (readonly [string, SetRow])[] => [
      [`schema-facturx-${level}`, { from: "facturx", families: [] }],
      [`elements-facturx-${level}`, { from: "facturx", families: ["FX-SCH-*"] }],
    ]),
  ),
};

/** Specifications beside Factur-X, whose invoices come in PDFs as well. */
const besideFacturx: readonly SpecificationId[] = [
  ...knownSpecifications.filter((id) => ["KoSIT", "OpenPeppol"].includes(specifications[id].owner)),
  ...["xrechnung-other", "peppol-other", "german-unknown", "peppol-unknown"] as const,
];

export const scenarios: readonly ScenarioRow[] = [
  {
    ...core,
    id: "en16931",
    specifications: ["en16931"],
    by: ["document", "en16931"],
    takes: [
      { by: ["document", "en16931"] },
      { by: ["facturx-en16931"], syntaxes: ubl },
      { by: ["facturx-en16931"], of: besideFacturx, syntaxes: ["cii"] },
    ],
    syntaxes: both,
    profile: { ubl: "en16931", cii: "en16931" },
    editions: [editions.en16931],
    writes: { specification: "en16931", strict: true },
  },
  {
    id: "en16931-2026",
    specifications: ["en16931-2026"],
    by: ["document", ...profileNames],
    unpublished: true,
    syntaxes: both,
    ...{ schema: {}, elements: {}, rules: [], further: [], severities: {}, families: [] },
    editions: [en16931In2026],
  },
  ...german,
  {
    ...core,
    id: "peppol",
    specifications: ["peppol"],
    by: ["document", "peppol-bis-3"],
    takes: [{ by: ["document"], of: ["peppol-other"] }, { by: ["peppol-bis-3"] }],
    syntaxes: both,
    // OpenPeppol has rules for CII, of which only those are carried that XRechnung has, too.
    lacks: ["cii"],
    profile: { ubl: "peppol-bis-3", cii: "peppol-bis-3" },
    rules: ["en16931", "peppol"],
    further: ["en16931-rest", "peppol-rest"],
    families: ["PEPPOL-*"],
    editions: [editions.en16931, editions.peppol],
    writes: { specification: "peppol", businessProcess: BILLING },
  },
  {
    ...core,
    id: "peppol-selfbilling",
    specifications: ["peppol-selfbilling"],
    by: ["document"],
    syntaxes: ubl,
    rules: ["en16931", "peppol"],
    further: ["en16931-rest", "peppol-selfbilling"],
    families: ["PEPPOL-*"],
    editions: [editions.en16931, editions.selfBilling],
  },
  ...facturxRows,
  ...nationalRows,
];
