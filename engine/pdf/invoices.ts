/** Which of the files inside a PDF are its e-invoice. */
import { annotatedFiles } from "./read/annotations.ts";
import type { Attachment, FileInside, Searched } from "./read/attachments.ts";
import type { Budget } from "./read/budget.ts";
import { invoiceKindOf } from "./read/contents.ts";
import type { Opened } from "./read/file.ts";
import { Unreadable } from "./read/objects.ts";

/** What an e-invoice is called in a PDF: Factur-X 1.0, ZUGFeRD 1 and 2, and XRechnung as ZUGFeRD 2.2 has it. */
const names: ReadonlySet<string> = new Set(["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]);

/** Those with the name of an e-invoice. A copy counts where there is no original. */
function invoicesAmong<T>(files: readonly T[], nameOf: (file: T) => string): readonly T[] {
  const named = files.filter((it) => names.has(plainName(nameOf(it))));
  const originals = named.filter((it) => !copyNumber.test(nameOf(it).trimEnd()));
  return originals.length > 0 ? originals : named;
}

/** A name without what mail programs, file managers and careless writers put around it: folders, blanks, "(1)". */
function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1).trim().toLowerCase();
  return last.replace(copyNumber, ".xml");
}

/** What file managers add to the name of a copy. */
const copyNumber = / ?\(\d{1,3}\)\.xml$/i;

/** Those that are an e-invoice by what they hold, whatever their name. What cannot be unpacked is none. */
function invoicesByContent(files: readonly FileInside[]): readonly FileInside[] {
  return files.filter(({ attachment: it }) => looksLikeXml(it) && invoiceKindOf(bytesOf(it)) !== undefined);
}

/** XML has a name that says so, a type that does, or neither says anything. */
function looksLikeXml({ name, mime = "" }: Attachment): boolean {
  return /\.xml$/i.test(name.trim()) || /xml/i.test(mime) || !name.includes(".");
}

function bytesOf(file: Attachment): Uint8Array {
  try {
    return file.read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return new Uint8Array();
  }
}

/** The e-invoices of a PDF, and all files that were looked at for them. */
export interface Invoices {
  readonly invoices: readonly FileInside[];
  readonly files: readonly FileInside[];
}

/** By their names, else by what attachments hold, else among the annotations of pages. Throws Unreadable. */
export function invoicesIn({ opened, files, budget }: Searched): Invoices {
  const attached = chosenAmong(files);
  if (attached.length > 0) return { invoices: attached, files };
  const annotated = annotatedIn(opened, budget);
  return { invoices: chosenAmong(annotated), files: [...files, ...annotated] };
}

/** By their names, or by what they hold where none has one of them. */
export function chosenAmong(files: readonly FileInside[]): readonly FileInside[] {
  const named = invoicesAmong(files, ({ attachment }) => attachment.name);
  return named.length > 0 ? named : invoicesByContent(files);
}

/** All that is an e-invoice by its name or by what it holds. */
export function candidatesAmong(files: readonly FileInside[]): readonly FileInside[] {
  const [named, held] = [invoicesAmong(files, ({ attachment }) => attachment.name), invoicesByContent(files)];
  return files.filter((it) => named.includes(it) || held.includes(it));
}

/** A page tree that cannot be read has none: attachments were found without it. */
function annotatedIn(opened: Opened, budget: Budget): readonly FileInside[] {
  try {
    return annotatedFiles(opened, budget);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [];
  }
}
