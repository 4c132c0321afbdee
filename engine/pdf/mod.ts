/** The second public entry of the engine: e-invoices in PDF. Loaded only where it is wanted. */
import { type Attachment, attachmentsOf as allAttachments } from "./read/attachments.ts";
import type { PdfLimits } from "./read/budget.ts";
import { unlock } from "./read/unlock.ts";
import type { Fonts, PdfWriter } from "./write.ts";

export type { Extracted, ExtractOutcome } from "./extract.ts";
export { extract } from "./unlocked.ts";
export { type Beside, type Exchange, exchange, type ExchangeOutcome } from "./exchange.ts";

export { type Disagreement, embed, type EmbedOptions, type EmbedOutcome, type Reason } from "./embed.ts";
export type { EmbedWords } from "./embed/text.ts";
export { loadEmbedWords } from "./embed/words.ts";
export { type ContainerFinding, type ContainerOptions, explainContainer, inspect } from "./container.ts";
export { withContainer } from "./joined.ts";
export type { ContainerWords } from "./container/text.ts";
export { loadContainerWords } from "./container/words.ts";

/** The files inside of a PDF; see `attachments.ts`. Throws Unreadable. */
export function attachmentsOf(pdf: Uint8Array, limits: PdfLimits): readonly Attachment[] {
  return allAttachments(pdf, limits, unlock);
}

export type {
  AttachmentName,
  Fonts,
  FurtherFont,
  Lang,
  PdfOptions,
  PdfOutcome,
  PdfProblem,
  PdfWriter,
  PrintFinding,
} from "./write.ts";
export type { Attachment } from "./read/attachments.ts";
export { defaultPdfLimits, type PdfLimits } from "./read/budget.ts";

/** Makes a writer with two typefaces. What draws is much larger than what reads, and is loaded with the first writer. */
export async function pdfWriter(fonts: Fonts): Promise<PdfWriter> {
  const { pdfWriter } = await import("./write.ts");
  return pdfWriter(fonts);
}
