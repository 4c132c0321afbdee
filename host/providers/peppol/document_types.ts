/** The billing document types of Peppol, in words: one row a customization of UBL or CII. */

export type Received = "ubl_invoice" | "ubl_credit_note" | "cii_invoice";

const elements: Readonly<Record<string, { readonly what: string; readonly received: Received }>> = {
  "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice": { what: "invoice", received: "ubl_invoice" },
  "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote": {
    what: "credit note",
    received: "ubl_credit_note",
  },
  "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice": {
    what: "invoice (CII)",
    received: "cii_invoice",
  },
};

/** What customizations begin with, the longer ones first; `{what}` is the document. */
const customizations: readonly (readonly [start: string, title: string])[] = [
  [
    "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0",
    "Peppol BIS Self-Billing 3 {what}",
  ],
  ["urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", "Peppol BIS Billing 3 {what}"],
  [
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#",
    "XRechnung 3 Extension {what}",
  ],
  ["urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "XRechnung 3 {what}"],
  ["urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_", "XRechnung {what}, an older version"],
  ["urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic", "Factur-X BASIC {what}"],
  ["urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended", "Factur-X EXTENDED {what}"],
  ["urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0", "NLCIUS {what}"],
  ["urn:cen.eu:en16931:2017#compliant#urn:fdc:gov.si:", "Slovenian CIUS {what}"],
  ["urn:cen.eu:en16931:2017#conformant#urn:fdc:peppol.eu:2017:poacc:billing:international:sg:3.0", "SG Peppol {what}"],
  [
    "urn:cen.eu:en16931:2017#conformant#urn:fdc:peppol.eu:2017:poacc:billing:international:aunz:3.0",
    "A-NZ Peppol {what}",
  ],
  ["urn:peppol:pint:selfbilling-1", "PINT self-billing {what}"],
  ["urn:peppol:pint:billing-1", "PINT {what}"],
  ["urn:peppol:france:billing:cius:1.0", "French CIUS {what}"],
  ["urn:peppol:france:billing:extended:1.0", "French EXTENDED-CTC-FR {what}"],
  ["urn:cen.eu:en16931:2017", "EN 16931 {what}"],
];

export interface DocumentType {
  /** As it is registered, with its scheme. */
  readonly id: string;
  readonly title: string;
  readonly received: Received;
}

/** A document type as it is registered: `busdox-docid-qns::ROOT::ELEMENT##CUSTOMIZATION::VERSION`; undefined for no billing. */
export function documentTypeOf(id: string): DocumentType | undefined {
  const [name = "", customization = ""] = id.split("##");
  const element = name.slice(name.indexOf("::") + 2);
  const found = Object.hasOwn(elements, element) ? elements[element] : undefined;
  const row = customizations.find(([start]) => customization.startsWith(start));
  if (found === undefined || row === undefined) return undefined;
  return { id, title: row[1].replace("{what}", found.what), received: found.received };
}
