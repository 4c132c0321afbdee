/**
 * What makes PDFs: a script by itself, so that those of the validator are not parted by what both use. The typefaces are in
 * it, because the page may load scripts, and nothing by a connection.
 */
import { bytesOf } from "./base64.ts";
import { type PdfWriter, pdfWriter } from "../../engine/pdf/mod.ts";

/** Written by the build, in base64: Noto Sans (SIL Open Font License 1.1). */
declare const REGULAR: string;
declare const BOLD: string;

export function pagesWriter(): Promise<PdfWriter> {
  return pdfWriter({ regular: bytesOf(REGULAR), bold: bytesOf(BOLD) });
}
