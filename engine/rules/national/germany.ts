/** Peppol's rules between German parties, DE-R-*: what XRechnung asks, under ids of their own (UBL). */
import { inFamily } from "../kit/family.ts";
import { german } from "../xrechnung/german.ts";
import { only } from "../kit/only.ts";
import { areGerman } from "../peppol/facts.ts";
import type { Rule } from "../kit/rule.ts";

function inGermany({ ubl, cii: _, ...rule }: Rule): Rule {
  return ubl === undefined ? rule : { ...rule, ubl: only(areGerman, ubl) };
}

/** The number of the rule that asks the same. */
export const twins = {
  "DE-R-001": "1",
  "DE-R-002": "2",
  "DE-R-003": "3",
  "DE-R-004": "4",
  "DE-R-005": "5",
  "DE-R-006": "6",
  "DE-R-007": "7",
  "DE-R-008": "8",
  "DE-R-009": "9",
  "DE-R-010": "10",
  "DE-R-011": "11",
  "DE-R-014": "14",
  "DE-R-015": "15",
  "DE-R-016": "16",
  "DE-R-017": "17",
  "DE-R-018": "18",
  "DE-R-019": "19",
  "DE-R-020": "20",
  "DE-R-022": "22",
  "DE-R-023-1": "23-a",
  "DE-R-023-2": "23-b",
  "DE-R-024-1": "24-a",
  "DE-R-024-2": "24-b",
  "DE-R-025-1": "25-a",
  "DE-R-025-2": "25-b",
  "DE-R-026": "26",
  "DE-R-027": "27",
  "DE-R-028": "28",
  "DE-R-030": "30",
  "DE-R-031": "31",
  "DE-R-T02": "url",
} as const satisfies Readonly<Record<string, keyof typeof german>>;

const entries = Object.entries(twins).map(([id, twin]) => [id, inGermany(german[twin])]);

/** Rules between German parties: what XRechnung asks, under Peppol's ids. */
export const germany = inFamily("DE-R", Object.fromEntries(entries) as Readonly<Record<keyof typeof twins, Rule>>);
