/** What the job does that converts a document. */
import type { OnFault } from "../../engine/mod.ts";
import { convertDocument, type Converting } from "../documents/converting.ts";
import { jsonOf } from "../domain/json_text.ts";

export interface ConvertJob extends Omit<Converting, "onFault"> {
  readonly kind: "xml" | "json";
  /** Whether the document is to stand in JSON: then it comes as it is there, in UTF-8. */
  readonly inJson?: boolean;
}

export async function convertJob(bytes: Uint8Array, { inJson, ...options }: ConvertJob, onFault: OnFault) {
  const outcome = await convertDocument(bytes, { ...options, onFault });
  if (!("ok" in outcome)) return outcome;
  const { text, ...said } = outcome.ok;
  return { ok: { ...said, text: inJson === true ? jsonOf(text) : text } };
}
