/**
 * A PDF with another version of its e-invoice: appended, so that every byte that was there stays; and only where the pages do
 * not say otherwise.
 */
import { isSame } from "./read/bytes.ts";
import { chosenAmong } from "./invoices.ts";
import { type Claims, contradicted, type Contradiction } from "./pages/claims.ts";
import { textOfPages } from "./pages/text.ts";
import { Encrypted, type FileInside, filesIn } from "./read/attachments.ts";
import { Budget, defaultPdfLimits, type PdfLimits } from "./read/budget.ts";
import type { Opened, Section } from "./read/file.ts";
import { Unreadable } from "./read/objects.ts";
import { find } from "./read/parser.ts";
import { readXref } from "./read/xref.ts";
import { appended } from "./update/append.ts";
import { newId, newVersion } from "./update/version.ts";

/**
 * Why the XML stays beside the PDF. `encrypted`, `signed`, `damaged`: the file is not to be added to. `pages`: they say
 * otherwise. `unreadable`: they have no text, no text that identifies this invoice, or more text than is read. `level`: what the
 * file says of the XML would be wrong.
 */
export type Beside =
  | { readonly why: "encrypted" | "signed" | "damaged" | "unreadable" | "level" }
  | ({ readonly why: "pages" } & Contradiction);

/** What the new version is to the document. */
export interface Exchange extends Claims {
  readonly xml: Uint8Array;
  /** The level that the XML claims is not the one that it had, which the metadata name. */
  readonly otherLevel: boolean;
  readonly date: Date;
}

export type ExchangeOutcome = { readonly ok: Uint8Array<ArrayBuffer> } | { readonly beside: Beside };

/** Exchanges the e-invoice inside a PDF by an incremental update. Never throws on bad input. */
export function exchange(
  pdf: Uint8Array,
  { xml, otherLevel, date, ...claims }: Exchange,
  limits: Partial<PdfLimits> = {},
): ExchangeOutcome {
  const all = { ...defaultPdfLimits, ...limits };
  const found = foundIn(pdf, all);
  if ("beside" in found) return found;
  if (otherLevel) return { beside: { why: "level" } };
  const said = saidOfPages(found.opened, all, claims);
  if (said !== undefined) return { beside: said };
  return updated(found, { xml, date }, all);
}

/** A PDF that can be added to, and the invoices in it. */
interface Found {
  readonly opened: Opened & { readonly newest: Section };
  readonly files: readonly FileInside[];
}

function foundIn(pdf: Uint8Array, limits: PdfLimits): Found | { readonly beside: Beside } {
  try {
    const budget = new Budget(limits);
    const opened = readXref(pdf, budget);
    const { newest } = opened;
    const files = filesIn(opened, budget);
    if (newest === undefined || chosenAmong(files).length === 0) return { beside: { why: "damaged" } };
    if (isSigned(pdf, budget)) return { beside: { why: "signed" } };
    return { opened: { ...opened, newest }, files };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { beside: { why: error instanceof Encrypted ? "encrypted" : "damaged" } };
  }
}

/** A signature says which bytes it is of (12.8.1), so that its dictionary is in no compressed stream. */
function isSigned(pdf: Uint8Array, budget: Budget): boolean {
  return find(pdf, "/ByteRange", 0, budget) >= 0;
}

/** Why the pages keep the invoice from being exchanged; undefined where they do not. */
function saidOfPages({ file: { bytes } }: Opened, limits: PdfLimits, claims: Claims): Beside | undefined {
  try {
    const budget = new Budget(limits);
    const text = textOfPages(readXref(bytes, budget), budget);
    if (text === undefined) return { why: "unreadable" };
    const contradiction = contradicted(text, claims, budget);
    return contradiction === "unknown"
      ? { why: "unreadable" }
      : contradiction === undefined
      ? undefined
      : { why: "pages", ...contradiction };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { why: "unreadable" };
  }
}

/** The file with the new version, read once more as somebody else would: what is not found in it then was not there whole. */
function updated(
  { opened, files }: Found,
  { xml, date }: Pick<Exchange, "xml" | "date">,
  limits: PdfLimits,
): ExchangeOutcome {
  try {
    const numbers = [...new Set(chosenAmong(files).flatMap(({ streams }) => streams))];
    const shared = files.filter((it) => !chosenAmong(files).includes(it)).flatMap(({ streams }) => streams);
    // What another attachment has, too, is not exchanged for it.
    if (numbers.some((it) => shared.includes(it))) return { beside: { why: "damaged" } };
    const made = appended(opened, numbers.map((it) => newVersion(opened, it, xml, date)), newId(opened, xml));
    return isExchanged(made, files, xml, limits) ? { ok: made } : { beside: { why: "damaged" } };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { beside: { why: "damaged" } };
  }
}

function isExchanged(
  made: Uint8Array,
  before: readonly FileInside[],
  xml: Uint8Array,
  limits: PdfLimits,
): boolean {
  const budget = new Budget({ ...limits, inflated: 2 * limits.inflated });
  const now = filesIn(readXref(made, budget), budget);
  const invoices = chosenAmong(before).map(({ id }) => id);
  return now.length === before.length &&
    now.every(({ id, attachment }, index) => {
      if (id !== before[index]?.id || attachment.name !== before[index]?.attachment.name) return false;
      return !invoices.includes(id) || isSame(attachment.read(), xml);
    });
}
