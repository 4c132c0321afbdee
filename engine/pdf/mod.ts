/** The second public entry of the engine: e-invoices in PDF. Loaded only where it is wanted. */
export { extract, type Extracted, type ExtractOutcome } from "./extract.ts";
import type { Fonts, PdfWriter } from "./write.ts";

export type { Fonts, FurtherFont, Lang, PdfOptions, PdfOutcome, PdfProblem, PdfWriter, PrintFinding } from "./write.ts";
export { type Attachment, attachmentsOf } from "./read/attachments.ts";
export { defaultPdfLimits, type PdfLimits } from "./read/budget.ts";

/** Makes a writer with two typefaces. What draws is much larger than what reads, and is loaded with the first writer. */
export async function pdfWriter(fonts: Fonts): Promise<PdfWriter> {
  const { pdfWriter } = await import("./write.ts");
  return pdfWriter(fonts);
}
