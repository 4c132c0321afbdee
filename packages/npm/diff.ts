/** Compares two invoices of any syntax by business term. */
import { type Diff, diff as diffOpened } from "../../engine/diff/diff.ts";
import { type JsonRefusal, open, type OpenOptions, type Refusal } from "../../engine/mod.ts";
import { attempted, type Broken, type Input, onGiven } from "./given.ts";

export type { Diff, Difference } from "../../engine/diff/diff.ts";

/** What differs; or which of the two was not read, and why. */
export type DiffOutcome =
  | { readonly ok: Diff }
  | { readonly refusal: Refusal | JsonRefusal | Broken; readonly part?: "a" | "b" };

/** Compares bytes or text of XML or JSON; bytes of a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function diff(a: Input, b: Input, options: Omit<OpenOptions, "sets"> = {}): DiffOutcome {
  const one = opened(a, options);
  if ("refusal" in one) return { ...one, part: "a" };
  const other = opened(b, options);
  if ("refusal" in other) return { ...other, part: "b" };
  return attempted(() => ({ ok: diffOpened(one.ok, other.ok) }));
}

function opened(input: Input, options: OpenOptions) {
  return onGiven(input, options, (document, known: OpenOptions) => open({ input: document }, known));
}
