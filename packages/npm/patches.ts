/** Mechanical repairs, as JSON Patch (RFC 6902) on the JSON model. */
import {
  type JsonRefusal,
  type JsonVerdict,
  type JudgeOptions,
  open,
  type Opened,
  type OpenedJson,
  type OpenedXml,
  type Refusal,
  type ValidateOptions,
  type ValidationResult,
  type Verdict,
} from "../../engine/mod.ts";
import {
  judgeWithPatches as judgeOpened,
  type Patch,
  patched as patchedWith,
  type WithPatches,
} from "../../engine/diagnosis/patches.ts";
import { argument, checked } from "./checked.ts";
import { type Broken, type Input, onGiven } from "./given.ts";
import { opened, options } from "./opened.ts";
import { isObject } from "./wanted.ts";

export type { Operation, Patch, Patched, WithPatches } from "../../engine/diagnosis/patches.ts";

const patches = argument("patches", {
  is: (value) => Array.isArray(value) && value.every((patch) => Array.isArray(patch) && patch.every(isOperation)),
  words: "a list of patches, each a list of operations (RFC 6902)",
});

function isOperation(value: unknown): boolean {
  return isObject(value) && typeof Reflect.get(value, "op") === "string" &&
    typeof Reflect.get(value, "path") === "string";
}

/**
 * The verdict on a document that was opened, with patches: of JSON on that JSON, of XML on the JSON that `parse` makes of it.
 * Where looking for them breaks, `patchesFailed` says so, and `onFault` gets to know why. Throws a TypeError that names the
 * argument for what `open` did not give.
 */
export const judgeWithPatches: {
  (opened: OpenedXml, options?: JudgeOptions): WithPatches<ValidationResult>;
  (opened: OpenedJson, options?: JudgeOptions): WithPatches<JsonVerdict>;
  (opened: Opened, options?: JudgeOptions): WithPatches<Verdict>;
} = checked("judgeWithPatches", judgeOpened, [opened, options]);

/**
 * A JSON invoice with patches applied, each once, one after the other; undefined if the place of one does not exist. Of an XML
 * invoice, the JSON that `parse` makes of it: its totals are taken as it states them. Throws a TypeError that names the
 * argument for what is neither.
 */
export const patched: (opened: Opened, patches: readonly Patch[]) => OpenedJson | undefined = checked(
  "patched",
  patchedWith,
  [opened, patches],
);

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
