/**
 * The e-invoice inside a PDF, also of one that is encrypted and opens without a password. An entry of its own: browsers load
 * the ciphers with the first such PDF.
 */
import { extract as extractPlain, type ExtractOutcome } from "./extract.ts";
import type { PdfLimits } from "./read/budget.ts";
import { unlock } from "./read/unlock.ts";

export { defaultPdfLimits } from "./read/budget.ts";

/** As `extract.ts` has it. */
export function extract(pdf: Uint8Array, limits: Partial<PdfLimits> = {}): ExtractOutcome {
  return extractPlain(pdf, limits, unlock);
}
