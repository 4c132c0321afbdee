/** The second public entry of the engine: e-invoices in PDF. Loaded only by who wants it. */
export { extract, type Extracted, type ExtractOutcome } from "./extract.ts";
export { type Attachment, attachmentsOf } from "./read/attachments.ts";
export { defaultPdfLimits, type PdfLimits } from "./read/budget.ts";
