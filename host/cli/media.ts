/** Opening the files of a command, PDF included. */
import { type Extract, kindOf, open, type Opening, type RuleSet, type XmlLimits } from "../../engine/mod.ts";
import type { PdfLimits } from "../../engine/pdf/mod.ts";
import { unpackedBytes } from "../documents/caps.ts";

/** How a file is read. */
export interface Reading {
  readonly limits: Partial<XmlLimits>;
  readonly sets?: readonly RuleSet[];
  /** The verdict is to be the official one. */
  readonly strict?: boolean | undefined;
}

/** Opens a file that was loaded. What reads PDF is loaded with the first one. */
export async function opened(name: string, input: Uint8Array, { limits, sets, strict }: Reading): Promise<Opening> {
  const source = { name, input };
  const extract = kindOf(source) === "pdf" ? { extract: await extractor(limits) } : {};
  return open(source, { limits, unwrap: true, mixed: strict, sets, ...extract });
}

/** What takes the e-invoice out of a PDF, however large it may be by the caps. */
export async function extractor(limits: Partial<XmlLimits>): Promise<Extract> {
  const { extract } = await import("../../engine/pdf/mod.ts");
  const within = await pdfLimits(limits);
  return (pdf) => extract(pdf, within);
}

/** What may be spent on a PDF by the caps on the document in it. */
export async function pdfLimits(limits: Partial<XmlLimits>): Promise<Partial<PdfLimits>> {
  const { defaultPdfLimits } = await import("../../engine/pdf/mod.ts");
  return { inflated: unpackedBytes(limits, defaultPdfLimits.inflated) };
}
