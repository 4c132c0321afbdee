/** What KoSIT's validator would answer: accept, reject, or that the document could not be processed. */
import type { AnyVerdict } from "../../engine/mod.ts";
import type { ErrorEnvelope } from "../domain/refused.ts";
import type { ProblemCode } from "../domain/problems.ts";
import { type Scenario, scenarioOf } from "./scenarios.ts";

/** What became of a document in strict mode. */
export type Outcome = { readonly verdict: AnyVerdict } | { readonly refusal: ErrorEnvelope };

export interface Assessment {
  readonly recommends: "accept" | "reject";
  /** Whether the work was done to its end; what was not is never accepted. */
  readonly processed: boolean;
  readonly scenario: Scenario | undefined;
}

/** Refusals that say what a document is; any other says that it was not looked at. */
const said: readonly ProblemCode[] = ["xml_malformed", "unsupported_syntax", "unsupported_media_type"];

export function assess(outcome: Outcome): Assessment {
  if ("refusal" in outcome) {
    return { recommends: "reject", processed: said.includes(outcome.refusal.error), scenario: undefined };
  }
  const { verdict } = outcome;
  const scenario = scenarioOf(verdict);
  const processed = !verdict.errors.some(({ rule }) => rule === "ATW-RULE-FAILED");
  const isAccepted = processed && scenario !== undefined && verdict.valid;
  return { recommends: isAccepted ? "accept" : "reject", processed, scenario };
}
