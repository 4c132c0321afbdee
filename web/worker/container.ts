/** What is found about the PDF around an invoice. It is loaded with the first PDF. */
import type { AnyVerdict } from "../../engine/mod.ts";
import { inspect } from "../../engine/pdf/container.ts";
import { loadContainerWords } from "../../engine/pdf/container/words.ts";
import { withContainer } from "../../engine/pdf/joined.ts";
import type { Settings } from "./protocol.ts";

/** Joins it to the verdict on the invoice, as information. */
export async function joining(
  pdf: Uint8Array,
  { language, docsBase }: Settings,
): Promise<(verdict: AnyVerdict) => AnyVerdict> {
  const findings = inspect(pdf, { words: await loadContainerWords(language), docsBase });
  return (verdict) => withContainer(verdict, findings);
}
