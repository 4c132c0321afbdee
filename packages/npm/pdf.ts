/** E-invoices in PDF: `extract` takes them out, `pdfWriter` draws them, `embed` puts them into a PDF, `inspect` judges it. */
import {
  type Attachment,
  attachmentsOf as allAttachments,
  embed as embedInto,
  type EmbedOptions,
  type EmbedOutcome,
  extract as extractFrom,
  type ExtractOutcome,
  type Fonts,
  type PdfLimits,
  type PdfWriter,
  pdfWriter as writerWith,
} from "../../engine/pdf/mod.ts";
import type { Finding } from "../../engine/mod.ts";
import { argument, checked, optional, promised } from "./checked.ts";
import type { Input } from "./given.ts";
import type { Unshown, ViewOptions } from "./outlined.ts";
import { caps, isObject } from "./wanted.ts";

export { inspect, loadContainerWords, loadEmbedWords, withContainer } from "../../engine/pdf/mod.ts";
export type {
  Attachment,
  ContainerFinding,
  ContainerOptions,
  ContainerWords,
  Disagreement,
  EmbedOptions,
  EmbedOutcome,
  EmbedWords,
  Extracted,
  ExtractOutcome,
  Fonts,
  PdfLimits,
  PdfOptions,
  PdfOutcome,
  PdfWriter,
} from "../../engine/pdf/mod.ts";

export type { Unshown, ViewOptions };

const pdf = argument("pdf", { is: isBytes, words: "the bytes of a PDF in a Uint8Array" });
const limits = argument("limits", caps);
const someLimits = optional("limits", caps);

const fonts = argument("fonts", {
  is: (value) => isObject(value) && isBytes(Reflect.get(value, "regular")) && isBytes(Reflect.get(value, "bold")),
  words: "an object with regular and bold, each the bytes of a typeface in a Uint8Array",
});

function isBytes(value: unknown): boolean {
  return value instanceof Uint8Array;
}

/**
 * Takes the e-invoice out of a PDF, also of one that is encrypted and opens without a password. Bad input never throws: a
 * refusal says why there is none. An argument that is not bytes is a TypeError that names it.
 */
export const extract: (pdf: Uint8Array, limits?: Partial<PdfLimits>) => ExtractOutcome = checked(
  "extract",
  extractFrom,
  [pdf, someLimits],
);

const xml = argument("xml", { is: isBytes, words: "the bytes of an XML in a Uint8Array" });
const embedOptions = argument("options", {
  is: (value) => isObject(value) && Reflect.get(value, "date") instanceof Date,
  words: "an object with date, a Date",
});

/**
 * Puts an XML into a PDF, as an incremental update. Bad input never throws: a refusal, reasons or disagreements say why
 * nothing was made.
 */
export const embed: (
  pdf: Uint8Array,
  xml: Uint8Array,
  options: EmbedOptions,
  limits?: Partial<PdfLimits>,
) => EmbedOutcome = checked("embed", embedInto, [pdf, xml, embedOptions, someLimits]);

/** The files inside of a PDF. Throws for one that cannot be read, and a TypeError that names the argument for a wrong one. */
export const attachmentsOf: (pdf: Uint8Array, limits: PdfLimits) => readonly Attachment[] = checked(
  "attachmentsOf",
  allAttachments,
  [pdf, limits],
);

/**
 * Makes a writer with two typefaces. The promise is rejected with a TypeError that names the argument for anything but fonts.
 */
export const pdfWriter: (fonts: Fonts) => Promise<PdfWriter> = promised("pdfWriter", writerWith, [fonts]);

/** As `view` of `faktlint/view` takes them. */
export interface ViewPdfOptions extends Omit<ViewOptions, "format"> {
  /** When it is made; left out, now. */
  readonly date?: Date;
}

/** The bytes of a PDF; texts that the typefaces cannot show, at their places in the model; or why the invoice is not read. */
export type ViewPdfOutcome =
  | { readonly ok: Uint8Array<ArrayBuffer> }
  | { readonly findings: readonly Finding<{ readonly pointer: string }>[] }
  | Unshown;

/** Draws an invoice for people, valid or not. Bad input never throws, nor is the promise rejected. */
export type ViewWriter = (input: Input, options?: ViewPdfOptions) => Promise<ViewPdfOutcome>;

/**
 * Makes a writer of views, PDF/UA-1 and PDF/A-3a, with two typefaces. The promise is rejected with a TypeError that names the argument
 * for anything but fonts.
 */
export const viewWriter: (fonts: Fonts) => Promise<ViewWriter> = promised("viewWriter", viewsWith, [fonts]);

/** What shows and what draws are loaded with the first writer: who takes invoices out of PDFs needs neither. */
async function viewsWith(given: Fonts): Promise<ViewWriter> {
  const [{ outlineIn }, { viewWriter }] = await Promise.all([
    import("./outlined.ts"),
    import("../../engine/pdf/view.ts"),
  ]);
  const write = viewWriter(given);
  return async (input, { date = new Date(), ...options } = {}) => {
    const outlined = outlineIn(input, options);
    if ("refusal" in outlined) return outlined;
    return await write(outlined.ok, { date, ...(options.texts === undefined ? {} : { texts: options.texts }) });
  };
}
