/** Converts a document that is not open yet. */
import { writeConverted, type WriteOptions, type WriteOutcome } from "../../engine/convert/written.ts";
import { type JsonRefusal, open, type OpenOptions, type Refusal } from "../../engine/mod.ts";

/** How a document is converted, with the language by its tag; it can be cloned. */
export interface Converting extends Omit<OpenOptions, "sets" | "extract">, WriteOptions {}

export async function convertDocument(
  input: Uint8Array | string,
  { kind, ...options }: Converting & { readonly kind: "xml" | "json" },
): Promise<WriteOutcome | { readonly refusal: Refusal | JsonRefusal }> {
  const opened = open({ input, mediaType: `application/${kind}` }, options);
  return "refusal" in opened ? opened : await writeConverted(opened.ok, options);
}
