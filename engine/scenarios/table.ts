/**
 * What an invoice is judged by: a row a scenario. Exactly one row is for a document, by the specification and the process
 * that it names (BT-24, BT-23), its syntax, and what the caller asks for (`find.ts`). Strict mode judges by that row; the
 * default mode by the row of the profile that is reported. Sets that are handed in are named by their ids, so that nothing
 * is loaded for a row that no document needs (`load.ts`).
 */
import { editions } from "./editions.ts";
import { BILLING, knownSpecifications, type SpecificationId, specifications } from "../model/specifications.ts";
import { levels } from "../rules/facturx/levels.ts";

import { both, core, profileNames, type ScenarioRow, type SetRow, standard, ubl } from "./row.ts";
import { facturxRows } from "./facturx.ts";
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
  "xrechnung-rest": official("BR-DEX-*", "BR-DE-CVD-*", "BR-TMP-CVD-*"),
  "peppol-rest": official("DK-R-*", "NO-R-*", "SE-R-*"),
  ...nationalSets,
  "xrechnung-2.6-ubl": { from: "next", families: ["BR-TMP-*"] },
  "xrechnung-2.6-cii": { from: "next", families: ["BR-TMP-*"] },
  ...Object.fromEntries(
    levels.flatMap((level): readonly (readonly [string, SetRow])[] => [
      [`schema-facturx-${level}`, { from: "facturx", families: [] }],
      [`elements-facturx-${level}`, { from: "facturx", families: ["FX-SCH-*"] }],
    ]),
  ),
};

const german = {
  ...standard,
  profile: { ubl: "xrechnung-ubl", cii: "xrechnung-cii" },
  rules: ["en16931", "xrechnung"],
  further: ["en16931-rest", "xrechnung-rest"],
  editions: [editions.en16931, editions.xrechnung],
} as const;

/** Identifier schemes of items and units of measure, on whose lists KoSIT's validator is lenient. */
const cius = { "BR-CL-21": "warning", "BR-CL-23": "warning" } as const;
const ublInvoice = { "UBL-CR-646": "fatal" } as const;
const cii = { "CII-SR-452": "fatal", "CII-SR-453": "fatal", "CII-SR-454": "fatal" } as const;
const vehicles = { ...cius, "BR-CL-13": "information" } as const;
/** Rules on code lists that the extension widens, so that rules of its own stand in for them. */
const widened = {
  "BR-CL-10": "information",
  "BR-CL-11": "information",
  "BR-CL-21": "information",
  "BR-CL-23": "warning",
  "BR-CL-24": "information",
  "BR-CL-25": "information",
  "BR-CL-26": "information",
} as const;

const askedGerman = ["xrechnung-ubl", "xrechnung-cii"] as const;

/** Specifications beside Factur-X, whose invoices come in PDFs as well. */
const besideFacturx: readonly SpecificationId[] = [
  ...knownSpecifications.filter((id) => ["KoSIT", "OpenPeppol"].includes(specifications[id].owner)),
  ...["xrechnung-other", "peppol-other", "german-unknown", "peppol-unknown"] as const,
];

/** KoSIT's scenarios are those of validator-configuration-xrechnung of 2026-01-31. */
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
    writes: { specification: "en16931" },
  },
  {
    id: "en16931-2026",
    specifications: ["en16931-2026"],
    by: ["document", ...profileNames],
    unpublished: true,
    syntaxes: both,
    ...{ schema: {}, elements: {}, rules: [], further: [], severities: {}, families: [] },
    editions: [editions.en16931_2026],
  },
  {
    ...german,
    id: "xrechnung",
    specifications: ["xrechnung"],
    by: ["document", ...askedGerman],
    takes: [
      { by: ["document"], of: ["xrechnung-other"] },
      { by: ["document"], of: ["xrechnung-extension"], syntaxes: ["ubl-credit-note"] },
      { by: askedGerman },
    ],
    syntaxes: both,
    severities: { "ubl-invoice": { ...cius, ...ublInvoice }, "ubl-credit-note": cius, "cii": { ...cius, ...cii } },
    families: ["BR-DE-*"],
    writes: { specification: "xrechnung", businessProcess: BILLING, strict: true },
  },
  {
    ...german,
    id: "xrechnung-extension",
    specifications: ["xrechnung-extension"],
    by: ["document", ...askedGerman],
    syntaxes: ["ubl-invoice", "cii"],
    severities: {
      "ubl-invoice": {
        ...widened,
        "BR-CO-16": "information",
        "UBL-CR-470": "information",
        "UBL-CR-646": "information",
      },
      "cii": { ...widened, ...cii },
    },
    families: ["BR-DEX-*", "BR-DE-*"],
  },
  {
    ...german,
    id: "xrechnung-cvd",
    specifications: ["xrechnung-cvd"],
    by: ["document", ...askedGerman],
    syntaxes: both,
    severities: {
      "ubl-invoice": { ...vehicles, ...ublInvoice },
      "ubl-credit-note": { ...vehicles, ...ublInvoice },
      "cii": { ...vehicles, ...cii },
    },
    families: ["BR-DE-CVD-*", "BR-DE-*"],
  },
  {
    ...core,
    id: "peppol",
    specifications: ["peppol"],
    by: ["document", "peppol-bis-3"],
    takes: [{ by: ["document"], of: ["peppol-other"] }, { by: ["peppol-bis-3"] }],
    syntaxes: both,
    profile: { ubl: "peppol-bis-3", cii: "peppol-bis-3" },
    rules: ["en16931", "peppol"],
    further: ["en16931-rest", "peppol-rest"],
    families: ["PEPPOL-*"],
    editions: [editions.en16931, editions.peppol],
    writes: { specification: "peppol", businessProcess: BILLING },
  },
  ...facturxRows,
  ...nationalRows,
];
