/** E-invoices in PDF: `extract` takes them out, `pdfWriter` draws them. */
export {
  type Attachment,
  attachmentsOf,
  extract,
  type Extracted,
  type ExtractOutcome,
  type Fonts,
  type PdfOptions,
  type PdfOutcome,
  type PdfWriter,
  pdfWriter,
} from "../../engine/pdf/mod.ts";
