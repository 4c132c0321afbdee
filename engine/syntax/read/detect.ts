/** What a document is that no binding reads, by its root, so that the refusal says where to turn. */
import type { TextPlace } from "../../xml/place.ts";
import { quote } from "../../model/said.ts";
import { type Named, type Refusal, refuse, type XmlCode } from "../../xml/refusal.ts";

interface Stranger {
  readonly is: RegExp;
  readonly code: XmlCode;
  readonly message: string;
}

const ENVELOPE = /\}StandardBusinessDocument$/;

const roots: readonly Stranger[] = [
  {
    is: /^Q\{urn:oasis:names:specification:ubl:schema:xsd:DebitNote-2\}DebitNote$/,
    code: "ubl_debit_note",
    message: "This is a UBL DebitNote, which EN 16931 does not cover. Send an invoice or a credit note instead.",
  },
  {
    is: /^Q\{urn:(?:ferd:CrossIndustryDocument:invoice:1p0|un:unece:uncefact:data:standard:CBFBUY:5)\}/,
    code: "zugferd_1",
    message: "This is ZUGFeRD 1, which is older than EN 16931. Export the invoice as ZUGFeRD 2 / Factur-X.",
  },
  {
    is: ENVELOPE,
    code: "sbdh_envelope",
    message: "This is a transport envelope (SBDH) around a document. Take the invoice out of it and send that.",
  },
];

/** A format: how its root's name begins, and what is in the namespace of that. */
type Format = readonly [name: string, root: string, namespace: string];

/** Formats of invoices that are not by EN 16931. */
const formats: readonly Format[] = [
  ["FatturaPA", "FatturaElettronica", ""],
  ["ebInterface", "Invoice", "ebinterface.at/"],
  ["Svefaktura 1", "", "urn:sfti:documents:"],
  ["Facturae", "Facturae", ""],
  ["ISDOC", "", "isdoc"],
  ["KSeF FA(2)", "Faktura", "crd.gov.pl/wzor/2023/06/29/12648/"],
  ["KSeF FA(3)", "Faktura", "crd.gov.pl/wzor/2025/06/25/13775/"],
  ["KSeF", "Faktura", "crd.gov.pl/"],
  ["e-SLOG", "IzdaniRacun", ""],
  ["e-SLOG", "Invoice", "urn:eslog:"],
  ["Finvoice", "Finvoice", ""],
];

const ORDER_X = "SCRDMCCBDACIOMessageStructure";
const LONGEST_NAME = 50;

/** What a root is called that no binding reads, where others know it. */
function namedBy(name: string, namespace: string): Named | undefined {
  const format = formats.find(([, root, part]) => name.startsWith(root) && namespace.includes(part));
  if (format !== undefined) return { as: "other_invoice", name: format[0] };
  if (name === ORDER_X) return { as: "other_document", name: "Order-X" };
  // Others of UBL and CII have a namespace each, which ends as they are called.
  const family = namespace.endsWith(`:xsd:${name}-2`) ? "UBL" : namespace.endsWith(`:${name}:100`) ? "CII" : "";
  return family === "" || name.length > LONGEST_NAME ? undefined : { as: "other_document", name: `${family} ${name}` };
}

const said: Readonly<Record<Named["as"], (name: string) => string>> = {
  other_invoice: (name) =>
    `This is ${name}, another format for invoices, and its rules are not carried here. ` +
    `Export the invoice as UBL or CII by EN 16931, or have it checked by a validator for ${name}.`,
  other_document: (name) => `This document (${name}) is not an invoice. Send the invoice that belongs to it.`,
};

/** Whether a root element, given as the reader names it, is a transport envelope. */
export function isEnvelope(element: string): boolean {
  return ENVELOPE.test(element);
}

/** Whether an element inside an envelope is its header, and not the document. */
export function isEnvelopeHeader(element: string): boolean {
  return element.endsWith("}StandardBusinessDocumentHeader");
}

/** The refusal for an envelope that was opened and does not hold one document. */
export function refuseEnvelope(several: boolean): Refusal {
  const message = several
    ? "This transport envelope (SBDH) holds several documents. Take them out of it and send them one by one."
    : "This transport envelope (SBDH) holds no document. Send the invoice that belongs into it.";
  return refuse("sbdh_envelope", message);
}

export function refuseMixed(place: TextPlace): Refusal {
  return refuse(
    "mixed_content",
    "This element holds text beside child elements, which no invoice element may. Remove the text between them.",
    place,
  );
}

/** A name that the reader gave with a canonical prefix, with its namespace instead. */
export function withNamespace(element: string, prefixes: ReadonlyMap<string, string>): string {
  const [prefix, local] = element.split(":");
  const found = [...prefixes].find(([, canonical]) => canonical === prefix);
  return found === undefined ? element : `Q{${found[0]}}${local}`;
}

/** The refusal for a root element, given as the reader names it. */
export function refuseRoot(element: string, place: TextPlace): Refusal {
  const stranger = roots.find(({ is }) => is.test(element));
  if (stranger !== undefined) return refuse(stranger.code, stranger.message, place);
  const end = element.startsWith("Q{") ? element.lastIndexOf("}") : -1;
  const [namespace, name] = [end < 0 ? undefined : element.slice(2, end), element.slice(end + 1)];
  const named = namedBy(name ?? "", namespace ?? "");
  if (named !== undefined) return { ...refuse("unknown_root", said[named.as](named.name), place), named };
  const where = namespace === undefined ? "no namespace" : `the namespace ${quote(namespace.replaceAll(/\s/g, " "))}`;
  return refuse(
    "unknown_root",
    `The root element ${quote(name)} in ${where} is not an invoice that can be read here. ` +
      "Send a UBL Invoice, a UBL CreditNote or a CII CrossIndustryInvoice.",
    place,
  );
}
