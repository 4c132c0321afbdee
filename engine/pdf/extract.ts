/** The e-invoice inside a PDF: Factur-X, ZUGFeRD, and XRechnung in a PDF. */
import { quote } from "../model/said.ts";
import type { Refusal, XmlCode } from "../mod.ts";
import { type Attachment, Encrypted, type Searched, withFiles } from "./read/attachments.ts";
import { defaultPdfLimits, type PdfLimits } from "./read/budget.ts";
import { isSame } from "./read/bytes.ts";
import { invoicesIn } from "./invoices.ts";
import { Unreadable } from "./read/objects.ts";
import type { Unlock } from "./read/unlock.ts";

export interface Extracted {
  /** The name of the attachment, such as factur-x.xml. */
  readonly name: string;
  readonly xml: Uint8Array;
  /** What it says it is to the document (AFRelationship): Alternative, Data, Source. */
  readonly relationship?: string | undefined;
  /** The names of all attachments, this one included, in the order of the PDF. */
  readonly all: readonly string[];
}

export type ExtractOutcome = { readonly ok: Extracted } | { readonly refusal: Refusal };

const SHOWN = 5;

/**
 * Takes the e-invoice out of a PDF. Bad input never throws: a refusal says why there is none. What may be spent on it is
 * limited, in bytes looked at, bytes unpacked and values kept. Names are compared without regard to case, folders, blanks at
 * their ends and numbers of copies; where none is that of an e-invoice, what files hold counts, and then annotations of pages.
 * With `unlock`, a document that opens without a password is decrypted.
 */
export function extract(
  pdf: Uint8Array,
  limits: Partial<PdfLimits> = {},
  unlock?: Unlock,
): ExtractOutcome {
  try {
    return withFiles(pdf, { ...defaultPdfLimits, ...limits }, unlock, (searched) => taken(searched));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { refusal: error instanceof Encrypted ? encrypted() : unreadable(error.message) };
  }
}

function taken(searched: Searched): ExtractOutcome {
  const { invoices, files } = invoicesIn(searched);
  const attachments = files.map(({ attachment }) => attachment);
  const [invoice, ...more] = invoices.map(({ attachment }) => attachment);
  if (invoice === undefined) return { refusal: noInvoice(attachments) };
  const { name, relationship } = invoice;
  const xml = invoice.read();
  // Some writers attach one invoice under an old name, too.
  const others = more.filter((it) => !isSame(it.read(), xml));
  if (others.length > 0) return { refusal: several([invoice, ...others]) };
  const all = attachments.map((it) => it.name);
  return { ok: { name, xml, ...(relationship === undefined ? {} : { relationship }), all } };
}

function refuse(xmlCode: XmlCode, message: string): Refusal {
  return { error: "unsupported_syntax", xmlCode, message };
}

function unreadable(why: string): Refusal {
  return refuse("pdf_unreadable", `The PDF cannot be read: ${why}. Save it again, or send the XML of the invoice.`);
}

function encrypted(): Refusal {
  return refuse(
    "pdf_encrypted",
    "The PDF opens with a password only. Save it without one, or send the XML of the invoice.",
  );
}

function noInvoice(attachments: readonly Attachment[]): Refusal {
  const found = attachments.length === 0 ? "it has no attachments" : `its attachments are ${namesOf(attachments)}`;
  return refuse(
    "pdf_no_invoice",
    `The PDF holds no e-invoice; ${found}. Send a PDF with factur-x.xml or xrechnung.xml inside, or the XML itself.`,
  );
}

function several(invoices: readonly Attachment[]): Refusal {
  return refuse(
    "pdf_several_invoices",
    `The PDF holds several e-invoices: ${namesOf(invoices)}. Take out the one that counts, and send that.`,
  );
}

function namesOf(attachments: readonly Attachment[]): string {
  const rest = attachments.length - SHOWN;
  const shown = attachments.slice(0, SHOWN).map(({ name }) => quote(name)).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
