/** Writing Factur-X: an invoice on pages for people, with its XML inside for machines. */
import { ENGINE, ENGINE_VERSION, type ExplainOptions, type Invoice } from "../mod.ts";
import { specificationOf } from "../model/specifications.ts";
import { begin, finish } from "./write/archive.ts";
import { supplementsOf } from "./write/attached.ts";
import { Canvas, type Pens } from "./write/canvas.ts";
import { notes, parties, payment } from "./write/closing.ts";
import { documentTitle } from "./write/code_words.ts";
import { type Faces, facesOf, type Fonts, gathered, lackedBy, shown } from "./write/faces.ts";
import { footerHeight, footerOf, footers, footOf, running } from "./write/footer.ts";
import { Flow, type Spread } from "./write/flow.ts";
import { formatsOf, type Lang } from "./write/format.ts";
import { adjustments, items } from "./write/items.ts";
import { words } from "./write/labels.ts";
import { readLogo } from "./write/logo.ts";
import { markOf } from "./write/mark.ts";
import { joined, legalName, type Scene } from "./write/model.ts";
import { opening } from "./write/opening.ts";
import { logoProblem, type PdfProblem } from "./write/problems.ts";
import { type PrintFinding, textsIn, unprintable } from "./write/printable.ts";
import { widthOf } from "./write/setting.ts";
import type { AttachmentName } from "./write/xmp.ts";
import { sheet, type Style } from "./write/styles.ts";
import { totals, vatBreakdown } from "./write/sums.ts";

export type { Fonts, FurtherFont } from "./write/faces.ts";
export { type Lang, langs } from "./write/format.ts";
export type { PdfProblem } from "./write/problems.ts";
export type { PrintFinding } from "./write/printable.ts";

/** Beside what concerns the pages: the language of findings, and the address of their pages. */
export interface PdfOptions extends ExplainOptions {
  readonly lang: Lang;
  /** What the XML is called; left out, factur-x.xml. An XRechnung in CII may be called xrechnung.xml. */
  readonly attachment?: AttachmentName | undefined;
  /** When it is made; nothing here looks at a clock. The same date and invoice give the same bytes. */
  readonly date: Date;
  /** The seller's logo: PNG, JPEG or SVG, up to 1 MB. */
  readonly logo?: Uint8Array | undefined;
  /** A text at the foot of every page, of a few lines. */
  readonly footer?: string | undefined;
  /** The note of the invoice that stands above its lines, as letters begin; left out, all notes stand below. */
  readonly opening?: string | undefined;
  /** A word across every page, for example DRAFT. */
  readonly watermark?: string;
  /** The word for a preview, in the language of the pages, in the place of a watermark. */
  readonly preview?: boolean;
}

/** The bytes of the PDF, the texts that the fonts cannot show, or what is wrong with the logo or the footer. */
export type PdfOutcome =
  | { readonly ok: Uint8Array<ArrayBuffer> }
  | { readonly findings: readonly PrintFinding[] }
  | { readonly problem: PdfProblem };

export type { AttachmentName } from "./write/xmp.ts";

/**
 * `xml` is the CII document of the invoice, as `generate` writes it for the profiles facturx-en16931 and fr-ctc-cii, or for
 * xrechnung-cii where it is called xrechnung.xml. Without it there are the pages alone.
 */
export type PdfWriter = (invoice: Invoice, xml: string | undefined, options: PdfOptions) => Promise<PdfOutcome>;

/**
 * Makes a writer with two typefaces, which are parsed once for all its documents. The writer draws the invoice as the JSON
 * model has it, by `parse`, `readJson` or `generate`; short forms are not looked at. It checks nothing. The promise is
 * rejected with a RangeError for a watermark that the fonts cannot show.
 */
export function pdfWriter(fonts: Fonts): PdfWriter {
  const first = facesOf(fonts);
  return async (invoice, xml, options) => {
    const faces = await gathered(first, fonts, textsFor(invoice, options));
    const lacking = lackedBy(faces, options.watermark ?? "");
    if (lacking.length > 0) throw new RangeError(`Cannot draw this watermark: the fonts must have ${lacking.join("")}`);
    const findings = unprintable(invoice, faces, options);
    if (findings.length > 0) return { findings };
    const logo = options.logo === undefined ? undefined : readLogo(options.logo);
    if (logo !== undefined && ("fault" in logo || "lacks" in logo)) return { problem: logoProblem(logo, options.lang) };
    const footer = footerOf(faces, options);
    if ("option" in footer) return { problem: footer };
    const begun = await begin(faces);
    const mark = logo === undefined ? undefined : await markOf(begun.document, logo);
    if (mark === "damaged") return { problem: logoProblem({ fault: "damaged" }, options.lang) };
    const say = words(options.lang);
    const watermark = options.preview === true ? say("preview") : options.watermark;
    const formats = formatsOf(options.lang, invoice.currency);
    const scene = {
      invoice,
      say,
      formats,
      final: watermark === undefined,
      footer,
      opening: options.opening?.trim(),
      mark,
    };
    const canvas = drawn(begun.pens, faces, scene, watermark);
    const held = { supplements: supplementsOf(invoice), picture: mark?.picture };
    return { ok: await finish(begun.document, canvas, xml, held, metadataOf(scene, xml, options)) };
  };
}

/** What is drawn and not ours. */
function* textsFor(invoice: Invoice, { watermark = "", footer = "" }: PdfOptions): Generator<string> {
  for (const [, text] of textsIn(invoice, "")) yield text;
  yield watermark;
  // More than this is refused.
  yield footer.slice(0, 10_000);
}

function metadataOf(
  scene: Scene,
  xml: string | undefined,
  { lang, date, attachment = "factur-x.xml" }: PdfOptions,
) {
  const { invoice } = scene;
  const maker = `${ENGINE} ${ENGINE_VERSION}`;
  return {
    title: shown(titleOf(scene)),
    author: shown(legalName(invoice.seller ?? {})),
    producer: maker,
    creator: maker,
    lang,
    date,
    attachment: xml === undefined ? undefined : attachment,
    specification: specificationOf(invoice.specificationIdentifier ?? ""),
  };
}

/** What the last of several pages holds at least: a third of it. */
const LEAST = (sheet.bottom - sheet.top) / 3;
const TIGHT = 0.55;

/**
 * The pages, so that none holds a leftover alone: where little would stand on the last, it is set closer, and if it still
 * does not fit, the page before ends earlier.
 */
function drawn(pens: Pens, faces: Faces, scene: Scene, watermark: string | undefined): Canvas {
  const bottom = sheet.bottom - footerHeight(scene.footer);
  const drawAs = (spread: Spread) => draw(new Canvas(pens, faces), faces, scene, watermark, spread);
  const first = drawAs({ gaps: 1, bottom });
  const count = pagesOf(first);
  if (count === 1 || heightOnLast(first) >= LEAST) return first.canvas;
  const tight = drawAs({ gaps: TIGHT, bottom });
  if (pagesOf(tight) < count && (pagesOf(tight) === 1 || heightOnLast(tight) >= LEAST)) return tight.canvas;
  const unused = bottom - (first.ends.at(-1) ?? bottom);
  const even = drawAs({ gaps: 1, bottom, short: { page: count - 1, by: unused + LEAST - heightOnLast(first) } });
  return pagesOf(even) === count ? even.canvas : first.canvas;
}

function pagesOf({ canvas }: Flow): number {
  return canvas.pages.length;
}

function heightOnLast({ y }: Flow): number {
  return y - sheet.top;
}

function draw(canvas: Canvas, faces: Faces, scene: Scene, watermark: string | undefined, spread: Spread): Flow {
  const flow = new Flow(canvas, faces, spread, () => {
    if (watermark !== undefined) canvas.artifact(() => across(canvas, faces, watermark));
    if (canvas.pages.length > 1) canvas.artifact(() => running(flow, titleOf(scene), scene.say));
  });
  flow.turn();
  opening(flow, scene);
  items(flow, scene);
  adjustments(flow, scene);
  totals(flow, scene);
  vatBreakdown(flow, scene);
  payment(flow, scene);
  notes(flow, scene);
  parties(flow, scene);
  footers(canvas, faces, footOf(scene));
  return flow;
}

/** Behind everything, from the lower left to the upper right, as long as three quarters of the diagonal. */
function across(canvas: Canvas, faces: Faces, watermark: string): void {
  const style: Style = { face: "bold", size: 100, leading: 100, grey: 0.92 };
  const diagonal = Math.hypot(sheet.width, sheet.height);
  const size = Math.min(150, style.size * diagonal * 0.75 / widthOf(faces, watermark, style));
  const scaled = { ...style, size };
  const angle = Math.atan2(sheet.height, sheet.width);
  const width = widthOf(faces, watermark, scaled);
  canvas.turned(sheet.width / 2, sheet.height / 2, watermark, scaled, width, angle);
}

function titleOf({ invoice, formats }: Scene): string {
  return joined([documentTitle(invoice, formats.lang), invoice.invoiceNumber], " ");
}
