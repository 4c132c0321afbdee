/**
 * The rule sets of editions later than that of the reference, and the rows that name them. An entry of its own, whose sets
 * are passed in after those of official.ts.
 */
import { nationalSet } from "./judge/national_set.ts";
import type { RuleSet } from "./judge/sets.ts";
import { cii, ubl } from "./rules/next/xrechnung_2_6.ts";
import { nextRows } from "./scenarios/next.ts";
import { next as de } from "./texts/de/next.ts";
import { next as en } from "./texts/en/next.ts";
import { next as fr } from "./texts/fr/next.ts";

const xrechnung = {
  name: "XRechnung, Schematron 2.6.0",
  families: [],
  familiesOf: { "BR-TMP-4": "BR-DE", "BR-TMP-5": "BR-DE", "BR-TMP-6": "BR-DE", "BR-TMP-7": "BR-DE" },
  words: { en, de, fr },
} as const;

export const next: readonly RuleSet[] = [
  { ...nationalSet({ ...xrechnung, id: "xrechnung-2.6-ubl", side: "ubl", patterns: ubl }), scenarios: nextRows },
  nationalSet({ ...xrechnung, id: "xrechnung-2.6-cii", side: "cii", patterns: cii }),
];
