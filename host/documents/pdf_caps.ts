/** What may be spent on a PDF by the caps on the document in it. */
import type { XmlLimits } from "../../engine/mod.ts";
import { defaultPdfLimits, type PdfLimits } from "../../engine/pdf/read/budget.ts";
import { mostBytes } from "./caps.ts";

/** What of a PDF may be unpacked: as much as the document in it may have. */
export function pdfLimits(limits: Partial<XmlLimits>): Partial<PdfLimits> {
  return { inflated: Math.max(mostBytes(limits), defaultPdfLimits.inflated) };
}
