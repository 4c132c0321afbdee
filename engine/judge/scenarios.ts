/**
 * The scenarios of KoSIT's validator for XRechnung: one a document and specification identifier (BT-24), with the
 * severities that it gives rules other than their set does (validator-configuration-xrechnung of 2026-01-31). A
 * scenario's rules are those of its profile; CIUS is the one for what names no other.
 */
import type { Syntax } from "../model/codes/index.ts";
import type { Profile, Scenario } from "./profiles.ts";
import type { Scope } from "./sets.ts";
import { CVD, EXTENSION } from "../rules/xrechnung/scenarios.ts";

interface ScenarioRow {
  readonly name: string;
  /** BT-24; left out, every other. */
  readonly specification?: string;
  /** By document; a document that is not there has no such scenario. */
  readonly severities: Readonly<Partial<Record<Syntax, Scenario["severities"]>>>;
}

/** Identifier schemes of items and units of measure, on whose lists the validator is lenient. */
const cius = { "BR-CL-21": "warning", "BR-CL-23": "warning" } as const;
const invoice = { "UBL-CR-646": "fatal" } as const;
const cii = { "CII-SR-452": "fatal", "CII-SR-453": "fatal", "CII-SR-454": "fatal" } as const;

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
const vehicles = { ...cius, "BR-CL-13": "information" } as const;

const scenarios: readonly ScenarioRow[] = [
  {
    name: "extension",
    specification: EXTENSION,
    severities: {
      "ubl-invoice": {
        ...widened,
        "BR-CO-16": "information",
        "UBL-CR-470": "information",
        "UBL-CR-646": "information",
      },
      cii: { ...widened, ...cii },
    },
  },
  {
    name: "cvd",
    specification: CVD,
    severities: {
      "ubl-invoice": { ...vehicles, ...invoice },
      "ubl-credit-note": { ...vehicles, ...invoice },
      cii: { ...vehicles, ...cii },
    },
  },
  {
    name: "cius",
    severities: { "ubl-invoice": { ...cius, ...invoice }, "ubl-credit-note": cius, cii: { ...cius, ...cii } },
  },
];

const made = scenarios.flatMap(({ name, specification, severities }) =>
  Object.entries(severities).map(([syntax, levels]) => ({
    syntax,
    scenario: { name: `${name} ${syntax}`, specification, severities: levels },
  }))
);

const german: readonly Profile[] = ["xrechnung-ubl", "xrechnung-cii"];

/** The scenario by which strict mode judges a document; undefined where the severities of the sets count. */
export function scenarioOf({ profile, mode, syntax, specification }: Scope): Scenario | undefined {
  if (mode !== "strict" || !german.includes(profile)) return undefined;
  return made.find(({ syntax: of, scenario }) =>
    of === syntax && (scenario.specification === undefined || scenario.specification === specification)
  )?.scenario;
}
