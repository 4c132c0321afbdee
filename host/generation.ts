/** Writing invoices, as far as a server can: what a build lacks, `createApp` is not given. */
import type { Finding, GenerateOptions, GenerateOutcome, Invoice, JsonPlace, Profile } from "../engine/mod.ts";

export interface Generation {
  /** The profiles that are written. */
  readonly profiles: readonly Profile[];
  run(input: Uint8Array, options: GenerateOptions): GenerateOutcome;
}

export type PdfLanguage = "en" | "de" | "fr";

export interface PdfOptions {
  readonly lang: PdfLanguage;
  /** Drawn across every page. */
  readonly watermark?: string;
  readonly date: Date;
}

/** Draws an invoice and puts its XML inside; or says which text the font cannot draw. */
export type PdfWriter = (
  invoice: Invoice,
  xml: string,
  options: PdfOptions,
) => Promise<{ readonly ok: Uint8Array<ArrayBuffer> } | { readonly finding: Finding<JsonPlace> }>;
