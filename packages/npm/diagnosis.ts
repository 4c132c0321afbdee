/** What is wrong with an invoice, by its causes, for all profiles at once; with patches where a repair is mechanical. */
import { type DiagnoseOptions, type Diagnosis } from "../../engine/diagnosis/mod.ts";
import { diagnose as diagnoseSource } from "../../engine/diagnosis/mod.ts";
import type { JsonRefusal, OpenOptions, Refusal } from "../../engine/mod.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

export { loadWords } from "./words.ts";
export type {
  AmountDue,
  Cause,
  Change,
  Choice,
  DiagnoseOptions,
  Diagnosis,
  Direction,
  Plan,
  ProfileVerdict,
  Question,
  QuestionField,
  Repaired,
  Words,
} from "../../engine/diagnosis/mod.ts";

/** Diagnoses bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function diagnose(
  input: Input,
  options: DiagnoseOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: Diagnosis } | { readonly refusal: Refusal | JsonRefusal | Broken } {
  return onGiven(input, options, (document, known: DiagnoseOptions) => diagnoseSource({ input: document }, known));
}
