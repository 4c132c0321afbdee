/** Whether a file is an e-invoice, by its root element. */

export type InvoiceKind = "cii" | "ubl" | "zugferd1";

/** The local name of a root, and a namespace that its start tag declares. */
const kinds: readonly (readonly [InvoiceKind, name: string, namespace: string])[] = [
  ["cii", "CrossIndustryInvoice", "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:"],
  ["ubl", "Invoice", "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"],
  ["ubl", "CreditNote", "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],
  ["zugferd1", "CrossIndustryDocument", "urn:ferd:CrossIndustryDocument:"],
];

/** The root of an invoice begins within so many bytes. */
const HEAD = 16_384;

/** What an e-invoice is, in any encoding in which its tags are ASCII but for empty bytes; undefined for anything else. */
export function invoiceKindOf(bytes: Uint8Array): InvoiceKind | undefined {
  const head = Array.from(bytes.subarray(0, HEAD)).filter((byte) => byte !== 0);
  const tag = rootTag(head.map((byte) => String.fromCharCode(byte)).join(""));
  if (tag === undefined) return undefined;
  const [raw = ""] = tag.split(/[\s/]/, 1);
  const local = raw.slice(raw.indexOf(":") + 1);
  return kinds.find(([, name, namespace]) => name === local && tag.includes(namespace))?.[0];
}

/** Behind the declaration and comments: the first start tag, without its brackets. */
function rootTag(text: string): string | undefined {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    if (text.startsWith("<!--", at)) at = text.indexOf("-->", at);
    else if (text.startsWith("<?", at)) at = text.indexOf("?>", at);
    else return text.slice(at + 1, endOf(text, at));
    if (at < 0) return undefined;
  }
  return undefined;
}

function endOf(text: string, at: number): number {
  const end = text.indexOf(">", at);
  return end < 0 ? text.length : end;
}
