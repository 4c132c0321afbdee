/** The rows of XRechnung, by the configuration for its validator that KoSIT published for 2026-08-31. */
import { editions } from "./editions.ts";
import { BILLING } from "../model/specifications.ts";
import { both, type ScenarioRow, standard } from "./row.ts";

/** Identifier schemes of items and units of measure, on whose lists KoSIT's validator is lenient. */
const cius = { "BR-CL-21": "warning", "BR-CL-23": "warning" } as const;
const ublInvoice = { "UBL-CR-646": "fatal" } as const;
const cii = {
  "CII-SR-452": "fatal",
  "CII-SR-453": "fatal",
  "CII-SR-454": "fatal",
  "CII-SR-465": "fatal",
  "CII-SR-466": "fatal",
  // BR-TMP-4 and -5 ask the same.
  "CII-SR-475": "information",
  "CII-SR-476": "information",
} as const;
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

const asked = ["xrechnung-ubl", "xrechnung-cii"] as const;

const row = {
  ...standard,
  by: ["document", ...asked],
  syntaxes: both,
  profile: { ubl: "xrechnung-ubl", cii: "xrechnung-cii" },
  rules: ["en16931", "xrechnung"],
  further: ["en16931-rest", "xrechnung-rest"],
  editions: [editions.en16931, editions.xrechnung],
  zone: "Europe/Berlin",
} as const;

export const german: readonly ScenarioRow[] = [
  {
    ...row,
    id: "xrechnung",
    specifications: ["xrechnung"],
    takes: [
      { by: ["document"], of: ["xrechnung-other"] },
      { by: ["document"], of: ["xrechnung-extension"], syntaxes: ["ubl-credit-note"] },
      { by: asked },
    ],
    severities: { "ubl-invoice": { ...cius, ...ublInvoice }, "ubl-credit-note": cius, "cii": { ...cius, ...cii } },
    families: ["BR-DE-*"],
    writes: { specification: "xrechnung", businessProcess: BILLING, strict: true },
  },
  {
    ...row,
    id: "xrechnung-extension",
    specifications: ["xrechnung-extension"],
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
    ...row,
    id: "xrechnung-cvd",
    specifications: ["xrechnung-cvd"],
    severities: {
      "ubl-invoice": { ...vehicles, ...ublInvoice },
      "ubl-credit-note": { ...vehicles, ...ublInvoice },
      "cii": { ...vehicles, ...cii },
    },
    families: ["BR-DE-CVD-*", "BR-DE-*"],
  },
];
