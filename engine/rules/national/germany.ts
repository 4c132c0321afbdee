/** Peppol's rules between German parties, DE-R-*: what XRechnung asks, under ids of their own (UBL). */
import { inFamily } from "../kit/family.ts";
import { german } from "../xrechnung/german.ts";
import { only } from "./national.ts";
import { areGerman } from "../peppol/facts.ts";
import type { Rule } from "../kit/rule.ts";

function inGermany({ ubl, cii: _, ...rule }: Rule): Rule {
  return ubl === undefined ? rule : { ...rule, ubl: only(areGerman, ubl) };
}

/** Rules between German parties: what XRechnung asks, under Peppol's ids. */
export const germany = inFamily("DE-R", {
  "DE-R-001": inGermany(german["1"]),
  "DE-R-002": inGermany(german["2"]),
  "DE-R-003": inGermany(german["3"]),
  "DE-R-004": inGermany(german["4"]),
  "DE-R-005": inGermany(german["5"]),
  "DE-R-006": inGermany(german["6"]),
  "DE-R-007": inGermany(german["7"]),
  "DE-R-008": inGermany(german["8"]),
  "DE-R-009": inGermany(german["9"]),
  "DE-R-010": inGermany(german["10"]),
  "DE-R-011": inGermany(german["11"]),
  "DE-R-014": inGermany(german["14"]),
  "DE-R-015": inGermany(german["15"]),
  "DE-R-016": inGermany(german["16"]),
  "DE-R-017": inGermany(german["17"]),
  "DE-R-018": inGermany(german["18"]),
  "DE-R-019": inGermany(german["19"]),
  "DE-R-020": inGermany(german["20"]),
  "DE-R-022": inGermany(german["22"]),
  "DE-R-023-1": inGermany(german["23-a"]),
  "DE-R-023-2": inGermany(german["23-b"]),
  "DE-R-024-1": inGermany(german["24-a"]),
  "DE-R-024-2": inGermany(german["24-b"]),
  "DE-R-025-1": inGermany(german["25-a"]),
  "DE-R-025-2": inGermany(german["25-b"]),
  "DE-R-026": inGermany(german["26"]),
  "DE-R-027": inGermany(german["27"]),
  "DE-R-028": inGermany(german["28"]),
  "DE-R-030": inGermany(german["30"]),
  "DE-R-031": inGermany(german["31"]),
  "DE-R-T02": inGermany(german.url),
});
