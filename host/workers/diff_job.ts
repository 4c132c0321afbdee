/** What the job does that compares two documents, which come one behind the other. */
import { diff } from "../../engine/diff/diff.ts";
import { open, type OpenOptions } from "../../engine/mod.ts";
import { jsonOf } from "../domain/json_text.ts";

interface Side extends Omit<OpenOptions, "sets" | "extract"> {
  readonly kind: "xml" | "json";
}

export interface DiffJob {
  /** By which of the bounds for documents of a kind they are small. */
  readonly kind: "xml" | "json";
  readonly documents: readonly [a: Side, b: Side];
  /** Where the second begins. */
  readonly split: number;
}

/** What differs, with the changes as JSON; or which of the two cannot be read, and why. */
export function diffJob(bytes: Uint8Array, { documents: [a, b], split }: DiffJob) {
  const one = opened(bytes.subarray(0, split), a);
  if ("refusal" in one) return { refusal: one.refusal, of: 0 };
  const other = opened(bytes.subarray(split), b);
  if ("refusal" in other) return { refusal: other.refusal, of: 1 };
  const { changes, ...said } = diff(one.ok, other.ok);
  return { ok: { ...said, changes: jsonOf([...changes]) } };
}

function opened(input: Uint8Array, { kind, limits, unwrap, mixed, container }: Side) {
  const caps = limits === undefined ? {} : { limits };
  return open({ input, mediaType: `application/${kind}` }, { ...caps, unwrap, mixed, container });
}
