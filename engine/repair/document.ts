/** A document in, the repaired document out: for callers that pass it on as it is. */
import { encodeUtf8 } from "../xml/encode.ts";
import type { Source } from "../open/kind.ts";
import type { OpenOptions } from "../open/open.ts";
import type { JsonRefusal } from "../open/read_json.ts";
import { type Refusal, refuse } from "../xml/refusal.ts";
import { repair, type Repaired, repairedBytes, type RepairOptions } from "./mod.ts";

export interface RepairedDocument extends Repaired {
  /** In the encoding that it came in, or in UTF-8 where it came as a text; where a PDF came, its XML. */
  readonly bytes: Uint8Array;
}

/** Opens and repairs an invoice of any kind. Never throws on bad input. */
export function repairDocument(
  source: Source,
  options: RepairOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: RepairedDocument } | { readonly refusal: Refusal | JsonRefusal } {
  const outcome = repair(source, options);
  if ("refusal" in outcome) return outcome;
  const bytes = bytesOf(source.input, outcome.ok);
  return bytes === undefined ? { refusal: unwritten() } : { ok: { ...outcome.ok, bytes } };
}

function bytesOf(input: Source["input"], repaired: Repaired): Uint8Array | undefined {
  const given = typeof input === "string" ? encodeUtf8(input) : input;
  const { given: before, applied } = repaired;
  const isPdf = before.kind === "xml" && before.attachment !== undefined;
  return applied.length === 0 && !isPdf ? given : repairedBytes(given, before, repaired);
}

function unwritten(): Refusal {
  const message = "The document is in an encoding that is read here, and not written. Send it in UTF-8.";
  return refuse("encoding_unsupported", message);
}
