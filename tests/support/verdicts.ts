/** Verdicts of the engine, for tests of what becomes of them. */
import { validate, type ValidationResult } from "../../engine/mod.ts";
import { invalidInvoice, validInvoice } from "./terminal.ts";

function verdict(xml: string): ValidationResult {
  const outcome = validate(xml);
  if ("refusal" in outcome) throw new Error(outcome.refusal.message);
  return outcome.ok;
}

export const validVerdict = verdict(validInvoice);
/** BR-02 failed. */
export const invalidVerdict = verdict(invalidInvoice);
