/** An invoice on the pages of a PDF. What draws them is large, and so are its typefaces: they are loaded with the first. */
import type { Invoice } from "../../engine/mod.ts";
import type { PdfOptions, PdfOutcome, PdfWriter } from "../../engine/pdf/mod.ts";
import type { GenerateOptions } from "../../engine/write/generate.ts";
import type { LanguageTag } from "../texts/languages.ts";
import type * as Pages from "./pages.ts";

/** Written by the build: the script beside this one that makes PDFs. */
declare const PAGES: string;

let writer: Promise<PdfWriter> | undefined;

/** With `xml` it is a Factur-X; else the pages alone. */
export async function onPages(
  invoice: Invoice,
  xml: string | undefined,
  { texts, docsBase = "" }: Pick<GenerateOptions, "texts" | "docsBase">,
  language: LanguageTag,
  letter: Pick<PdfOptions, "logo" | "footer" | "opening"> = {},
): Promise<PdfOutcome> {
  writer ??= loadWriter();
  const worded = texts === undefined ? {} : { texts };
  return await (await writer)(invoice, xml, { lang: language, date: new Date(), docsBase, ...letter, ...worded });
}

async function loadWriter(): Promise<PdfWriter> {
  const pages: typeof Pages = await import(new URL(PAGES, import.meta.url).href);
  return await pages.pagesWriter();
}
