/**
 * BR-CO-05 … BR-CO-08: reason and reason code of an allowance or a charge mean the same. That is for people to say: the
 * official rules always hold.
 */
import type { TermId } from "../../model/terms.ts";
import { apart, never, type Rule, type RuleTable } from "../kit/rule.ts";

export const reasonRules = {
  "BR-CO-05": unjudged(["BT-97", "BT-98"]),
  "BR-CO-06": unjudged(["BT-104", "BT-105"]),
  "BR-CO-07": unjudged(["BT-139", "BT-140"]),
  "BR-CO-08": unjudged(["BT-144", "BT-145"]),
} as const satisfies RuleTable;

function unjudged(terms: readonly TermId[]): Rule {
  return apart(terms, never, never);
}
