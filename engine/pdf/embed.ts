/** An XML invoice into a person's own PDF. */
import { type Invoice, parse, type Refusal } from "../mod.ts";
import { quote } from "../model/said.ts";
import { specificationOf } from "../model/specifications.ts";
import { levelFor, nameFor, relationshipFor } from "./container/checks.ts";
import { attached, type Whole } from "./embed/embed.ts";
import type { Obstacle } from "./embed/obstacle.ts";
import type { EmbedWords } from "./embed/text.ts";
import { en } from "./embed/texts/en.ts";
import { candidatesAmong } from "./invoices.ts";
import { type Disagreement, disagreements, type StatedValues } from "./pages/agreement.ts";
import { textOfPages } from "./pages/text.ts";
import { Encrypted, filesIn } from "./read/attachments.ts";
import { Budget, defaultPdfLimits, type PdfLimits } from "./read/budget.ts";
import { isSame } from "./read/bytes.ts";
import { Unreadable } from "./read/objects.ts";
import { find } from "./read/parser.ts";
import { readXref } from "./read/xref.ts";

export type { Disagreement } from "./pages/agreement.ts";

export interface EmbedOptions {
  /** When it is done; nothing here looks at a clock. */
  readonly date: Date;
  /** Whether the result must be PDF/A-3; left out, it must. Otherwise it is an ordinary PDF, which claims nothing. */
  readonly pdfa?: boolean | undefined;
  /** Embeds though the pages state something else. */
  readonly force?: boolean | undefined;
  /** In which language reasons are said; left out, English. */
  readonly words?: EmbedWords | undefined;
}

/** Why a PDF cannot be PDF/A-3, in words. */
export interface Reason {
  /** From 1; null where it is of the whole file. */
  readonly page: number | null;
  readonly kind: Obstacle["kind"];
  readonly about: string;
  readonly message: string;
}

export type EmbedOutcome =
  | { readonly ok: { readonly pdf: Uint8Array<ArrayBuffer>; readonly pdfa: "3a" | "3b" | "none" } }
  | { readonly refusal: Refusal }
  | { readonly reasons: readonly Reason[] }
  | { readonly disagreements: readonly Disagreement[] };

/**
 * Embeds an invoice in CII by an incremental update: the bytes of the PDF all stay. Bad input never throws: a refusal says why
 * nothing was made.
 */
export function embed(
  pdf: Uint8Array,
  xml: Uint8Array,
  { date, pdfa = true, force = false, words = en }: EmbedOptions,
  limits: Partial<PdfLimits> = {},
): EmbedOutcome {
  const invoice = invoiceIn(xml);
  if ("refusal" in invoice) return invoice;
  const all = { ...embedLimits, ...limits };
  try {
    const budget = new Budget(all);
    const opened = openedIn(pdf, budget);
    if ("refusal" in opened) return opened;
    const wrong = force ? [] : pagesAgainst(pdf, invoice.stated, all);
    if (wrong.length > 0) return { disagreements: wrong };
    const outcome = attached(opened, { xml, date, pdfa, ...invoice }, budget);
    if ("obstacles" in outcome) return { reasons: outcome.obstacles.map((it) => reasonOf(it, words)) };
    const { made } = outcome;
    if (!isWhole(made, invoice.name, xml, all)) return { refusal: unreadable("it is damaged") };
    return { ok: { pdf: made, pdfa: outcome.pdfa } };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error instanceof Encrypted) return { refusal: refuse("pdf_encrypted", ENCRYPTED) };
    return { refusal: unreadable(error.message) };
  }
}

/** Every object and every page is looked at. */
const embedLimits: PdfLimits = { ...defaultPdfLimits, work: 3 * defaultPdfLimits.work };

const ENCRYPTED = "The PDF is encrypted, so that nothing can be added to it. Save it without protection.";

function refuse(xmlCode: Refusal["xmlCode"], message: string): Refusal {
  return { error: "unsupported_syntax", xmlCode, message };
}

function unreadable(why: string): Refusal {
  return refuse("pdf_unreadable", `The PDF cannot be added to: ${why}. Save it again with another program.`);
}

interface Embedded {
  readonly name: "factur-x.xml" | "xrechnung.xml";
  readonly relationship: "Data" | "Alternative";
  readonly level: string;
  readonly stated: StatedValues;
}

/** What the XML is to the PDF, and what it states that pages show. */
function invoiceIn(xml: Uint8Array): Embedded | { readonly refusal: Refusal } {
  const parsed = parse(xml);
  if ("refusal" in parsed) return parsed;
  const { invoice, syntax } = parsed.ok;
  const specification = specificationOf(invoice.specificationIdentifier ?? "");
  const level = levelFor(specification);
  if (syntax !== "cii" || level === undefined) {
    const message = syntax !== "cii"
      ? "The XML is UBL, and a Factur-X holds CII. Convert it, for example with faktlint convert --to cii."
      : "BT-24 names no profile that Factur-X has. Write one of Factur-X, EN 16931 or XRechnung.";
    return { refusal: refuse("unknown_root", message) };
  }
  return {
    name: nameFor(specification),
    relationship: relationshipFor(specification),
    level,
    stated: statedIn(invoice),
  };
}

function statedIn({ invoiceNumber = "", issueDate = "", totals, payment }: Invoice): StatedValues {
  const amounts = [totals?.payableAmount, totals?.taxInclusiveAmount];
  return {
    number: invoiceNumber,
    date: issueDate,
    totals: amounts.flatMap((it) => it === undefined ? [] : `${it}`),
    ibans: (payment?.creditTransfers ?? []).flatMap(({ iban }) => iban ?? []),
  };
}

function openedIn(pdf: Uint8Array, budget: Budget): Whole | { readonly refusal: Refusal } {
  const opened = readXref(pdf, budget);
  const { newest } = opened;
  const files = filesIn(opened, budget);
  if (newest === undefined) return { refusal: unreadable("its cross-reference is damaged") };
  const [invoice] = candidatesAmong(files);
  if (invoice !== undefined) {
    const message = `The PDF holds an e-invoice already: ${
      quote(invoice.attachment.name)
    }. Embed into the PDF without it.`;
    return { refusal: refuse("pdf_several_invoices", message) };
  }
  // A signature is of the bytes before it, and readers warn of what comes after.
  if (find(pdf, "/ByteRange", 0, budget) >= 0) {
    return { refusal: unreadable("it is signed, and would not be as it was signed. Sign it after embedding") };
  }
  return { ...opened, newest };
}

/** Pages without text, or with too much of it, state nothing that can be compared. */
function pagesAgainst(pdf: Uint8Array, stated: StatedValues, limits: PdfLimits): readonly Disagreement[] {
  try {
    const budget = new Budget(limits);
    const text = textOfPages(readXref(pdf, budget), budget);
    return text === undefined ? [] : disagreements(text, stated, budget);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [];
  }
}

function reasonOf({ kind, page, about }: Obstacle, { quotes, place, about: of, obstacles }: EmbedWords): Reason {
  const where = page === null ? "" : place.replace("{page}", `${page}`);
  const what = of.replace("{what}", obstacles[kind]).replace("{about}", () => quote(about, quotes));
  return { page, kind, about, message: `${where}${what}` };
}

/** Read once more as somebody else would. */
function isWhole(made: Uint8Array, name: string, xml: Uint8Array, limits: PdfLimits): boolean {
  const budget = new Budget({ ...limits, inflated: 2 * limits.inflated });
  const [invoice, ...more] = candidatesAmong(filesIn(readXref(made, budget), budget));
  return more.length === 0 && invoice?.attachment.name === name && invoice.listed === true &&
    invoice.associated === true && isSame(invoice.attachment.read(), xml);
}
