/** PDFs of the samples, as the command line makes them. */
import { generate, type Invoice } from "../../engine/mod.ts";
import { type PdfOutcome, pdfWriter } from "../../engine/pdf/write.ts";
import { readFonts } from "../../host/documents/pdf.ts";
import type { Sample } from "./samples.ts";

export const fonts = await readFonts();

export const write = pdfWriter(fonts);

export const date = new Date("2026-11-20T09:30:00Z");

/** The invoice with its sums, and its XML. Throws for a sample that no PDF is made of. */
export function generated({ name, invoice }: Sample): { readonly invoice: Invoice; readonly xml: string } {
  const outcome = generate(JSON.stringify(invoice));
  if ("ok" in outcome) return outcome.ok;
  throw new Error(
    `${name} is not generated: ${JSON.stringify("refused" in outcome ? outcome.refused.errors : outcome)}`,
  );
}

export function made(sample: Sample): Promise<PdfOutcome> {
  const { invoice, xml } = generated(sample);
  const { name: _, invoice: __, ...options } = sample;
  return write(invoice, xml, { ...options, date });
}

const kept = new Map<Sample, Promise<Uint8Array>>();

/** The bytes, made once. Throws for a sample with characters that the fonts lack. */
export function bytesOf(sample: Sample): Promise<Uint8Array> {
  const bytes = kept.get(sample) ?? madeBytes(sample);
  kept.set(sample, bytes);
  return bytes;
}

async function madeBytes(sample: Sample): Promise<Uint8Array> {
  const outcome = await made(sample);
  if ("ok" in outcome) return outcome.ok;
  throw new Error(`${sample.name} is not printed: ${JSON.stringify(outcome)}`);
}
