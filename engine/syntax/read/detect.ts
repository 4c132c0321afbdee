/** What a document is that no binding reads, by its root, so that the refusal says where to turn. */
import type { TextPlace } from "../../xml/place.ts";
import { quote } from "../../model/said.ts";
import { type Refusal, refuse, type XmlCode } from "../../xml/refusal.ts";

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
    is: /^Q\{urn:ferd:CrossIndustryDocument:invoice:1p0\}/,
    code: "zugferd_1",
    message: "This is ZUGFeRD 1, which is older than EN 16931. Export the invoice as ZUGFeRD 2 / Factur-X.",
  },
  {
    is: ENVELOPE,
    code: "sbdh_envelope",
    message: "This is a transport envelope (SBDH) around a document. Take the invoice out of it and send that.",
  },
];

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
  const where = namespace === undefined ? "no namespace" : `the namespace ${quote(namespace.replaceAll(/\s/g, " "))}`;
  return refuse(
    "unknown_root",
    `The root element ${quote(name)} in ${where} is not an invoice that can be read here. ` +
      "Send a UBL Invoice, a UBL CreditNote or a CII CrossIndustryInvoice.",
    place,
  );
}
