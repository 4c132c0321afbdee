/** The billing document types of Peppol, in words: what is received, and the specification that its customization begins with. */
import { beginningOf, specifications } from "../../../engine/model/specifications.ts";

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
  const specification = beginningOf(customization);
  if (found === undefined || specification === undefined) return undefined;
  return { id, title: `${specifications[specification].title} ${found.what}`, received: found.received };
}
