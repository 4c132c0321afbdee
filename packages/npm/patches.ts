/** Mechanical repairs, as JSON Patch (RFC 6902) on the JSON model. */
import { type JsonRefusal, open, type Refusal, type ValidateOptions } from "../../engine/mod.ts";
import { judgeWithPatches } from "../../engine/edits/patches/mod.ts";
import { type Broken, type Input, onGiven } from "./given.ts";

export {
  judgeWithPatches,
  type Operation,
  type Patch,
  type Patched,
  patched,
  type WithPatches,
} from "../../engine/edits/patches/mod.ts";

/** Checks an invoice as `validate` does; findings that can be repaired mechanically have a `patch`. */
export function validateWithPatches(
  input: Input,
  options: ValidateOptions = {},
): { readonly ok: ReturnType<typeof judgeWithPatches> } | { readonly refusal: Refusal | JsonRefusal | Broken } {
  return onGiven(input, options, (document, known: ValidateOptions) => {
    const opened = open({ input: document }, known);
    return "refusal" in opened ? opened : { ok: judgeWithPatches(opened.ok, known) };
  });
}
