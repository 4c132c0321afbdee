/** Mechanical repairs, as JSON Patch (RFC 6902) on the JSON model. */
import { type JsonRefusal, open, type Refusal, type ValidateOptions } from "../../engine/mod.ts";
import { judgeWithPatches } from "../../engine/patches/mod.ts";

export {
  judgeWithPatches,
  type Operation,
  type Patch,
  type Patched,
  patched,
  type WithPatches,
} from "../../engine/patches/mod.ts";

/** Checks an invoice as `validate` does; findings that can be repaired mechanically have a `patch`. */
export function validateWithPatches(
  input: Uint8Array | string,
  options: ValidateOptions = {},
): { readonly ok: ReturnType<typeof judgeWithPatches> } | { readonly refusal: Refusal | JsonRefusal } {
  const opened = open({ input }, options);
  return "refusal" in opened ? opened : { ok: judgeWithPatches(opened.ok, options) };
}
