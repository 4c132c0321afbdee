/** What is wrong with an invoice, by its causes, for all profiles at once; with patches where a repair is mechanical. */
import { diagnose as diagnoseSource, type DiagnoseOptions, type Diagnosis } from "../../engine/diagnosis/mod.ts";
import type { JsonRefusal, OpenOptions, Refusal } from "../../engine/mod.ts";

export {
  type Cause,
  type Change,
  type DiagnoseOptions,
  type Diagnosis,
  loadWords,
  type ProfileVerdict,
  type Repaired,
  type Words,
} from "../../engine/diagnosis/mod.ts";

/** Diagnoses bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function diagnose(
  input: Uint8Array | string,
  options: DiagnoseOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: Diagnosis } | { readonly refusal: Refusal | JsonRefusal } {
  return diagnoseSource({ input }, options);
}
