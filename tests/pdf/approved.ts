/** What is on the pages of some samples, and where, as it was looked at and approved: one file a sample. */
import { readPages } from "../support/pdf_pages.ts";
import { samples } from "./all_samples.ts";
import { bytesOf } from "./made.ts";
import type { Sample } from "./samples.ts";

/** Samples that have every part of an invoice between them; long ones only as far as something new comes. */
const names: ReadonlySet<string> = new Set([
  "simple-en",
  "preview-de",
  "lines-40",
  "credit-note",
  "correction",
  "intra-community",
  "not-subject",
  "many-rates",
  "allowances",
  "prepaid-rounded",
  "tax-currency",
  "payee-and-representative",
  "direct-debit",
  "card",
  "references",
  "long-texts",
  "long-names",
  "many-digits",
  "odd-characters",
  "skonto-fr",
  "final-invoice",
  "to-america",
  "attachments",
  "logo-svg",
  "logo-png",
  "corrected-lines",
  "yen",
  "nothing-due",
  "hebrew",
]);

export const approvedSamples: readonly Sample[] = samples.filter(({ name }) => names.has(name));

const folder = new URL("approved/", import.meta.url);

function fileOf({ name }: Sample): URL {
  return new URL(`${name}.txt`, folder);
}

/** The rows of all pages. */
export async function drawingOf(sample: Sample): Promise<string> {
  const { pages } = readPages(await bytesOf(sample));
  return pages.map(({ drawing }, at) => [`page ${at + 1}`, ...drawing, ""].join("\n")).join("\n");
}

/** The rows that were approved. */
export function approvedOf(sample: Sample): string {
  return Deno.readTextFileSync(fileOf(sample));
}

/** Approves the samples as they are drawn now. */
export async function approve(): Promise<void> {
  Deno.mkdirSync(folder, { recursive: true });
  for (const sample of approvedSamples) Deno.writeTextFileSync(fileOf(sample), await drawingOf(sample));
}
