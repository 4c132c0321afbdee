/**
 * The rows of editions that were in force before. They come with the sets that judge by them (`engine/earlier.ts`), so that
 * nobody loads them who does not ask for such a day.
 */
import { type Edition, editions } from "./editions.ts";
import { german } from "./german.ts";
import { nationalRows } from "./national.ts";
import type { ScenarioRow, SetRow, Severities } from "./row.ts";

const xrechnung: Edition = {
  set: "xrechnung",
  edition: "3.0.2 (Schematron 2.5.0)",
  since: "2026-01-31",
  until: editions.xrechnung.since,
};

/** Where KoSIT's configuration of 2026-01-31 left the severity to the rules, and that of 2026-08-31 does not. */
const left: ReadonlySet<string> = new Set(["CII-SR-465", "CII-SR-466", "CII-SR-475", "CII-SR-476"]);

function before(severities: Severities = {}): Severities {
  const kept = Object.entries(severities).filter(([id]) => !left.has(id));
  return { ...Object.fromEntries(kept), "BR-TMP-2": "warning" };
}

/** XRechnung by Schematron 2.5.0 beside EN 16931 1.3.15. */
const germanRows: readonly ScenarioRow[] = german.map(({ severities, ...row }) => ({
  ...row,
  elements: { ubl: ["elements-ubl", "xrechnung-2.5-ubl"], cii: ["elements-cii", "xrechnung-2.5-cii"] },
  further: ["en16931-rest", "xrechnung-2.5-rest"],
  preflight: { ubl: ["en16931-1.3.15-ubl"], cii: ["en16931-1.3.15-cii"] },
  severities: {
    "ubl-invoice": before(severities["ubl-invoice"]),
    "ubl-credit-note": before(severities["ubl-credit-note"]),
    "cii": before(severities.cii),
  },
  editions: [editions.en16931_1_3_15, xrechnung],
}));

const nlcius: Edition = {
  set: "nlcius",
  edition: "2.0.3.12 (CII: 1.0.3.12)",
  since: null,
  until: editions.nl.since,
};

/** NLCIUS on EN 16931 1.3.15; its sets are called like those in force, with their edition behind. */
const dutchRows: readonly ScenarioRow[] = nationalRows.filter((row) => row.editions.at(-1) === editions.nl)
  .map(({ elements: { ubl = [], cii = [] }, ...row }) => ({
    ...row,
    elements: { ubl: ubl.map(beforeNow), cii: cii.map(beforeNow) },
    editions: [editions.en16931_1_3_15, nlcius],
  }));

function beforeNow(id: string): string {
  return id.startsWith("nl-") ? `${id}-earlier` : id;
}

export const earlierRows: readonly ScenarioRow[] = [...germanRows, ...dutchRows];

const earlier = (...families: readonly string[]): SetRow => ({ from: "earlier", families });

/** The sets that they name beside those of the table. */
export const earlierSets: Readonly<Record<string, SetRow>> = {
  "en16931-1.3.15-ubl": earlier(),
  "en16931-1.3.15-cii": earlier(),
  "xrechnung-2.5-ubl": earlier(),
  "xrechnung-2.5-cii": earlier(),
  "nl-ubl-earlier": earlier("BR-NL-*"),
  "nl-cii-earlier": earlier("BR-NL-*"),
  "nl-gaccount-earlier": earlier("BR-NL-*", "BR-GA-*"),
  "xrechnung-2.5-rest": earlier("BR-DEX-*", "BR-DE-CVD-*", "BR-TMP-CVD-*"),
};
