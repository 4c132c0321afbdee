/** Where UBL has what Flux 2 asks of an invoice and of its lines. */
import { type Holds } from "../../../paths/asks.ts";
import { pathOf, select } from "../../../paths/path.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node } from "../../../paths/tree.ts";
import { type Header } from "./header.ts";
import { type Lines } from "./shape.ts";

export const ROOT = "/(ubl:Invoice|cn:CreditNote)";

export const LINE = `${ROOT}/(cac:InvoiceLine|cac:CreditNoteLine)`;

export const SELLER = "cac:AccountingSupplierParty/cac:Party";

export const BUYER = "cac:AccountingCustomerParty/cac:Party";

export const REFERENCE = "cac:BillingReference/cac:InvoiceDocumentReference";

const SIREN = "cac:PartyLegalEntity/cbc:CompanyID[@schemeID=0002]";

export const identifiers = {
  id: "cac:PartyIdentification/cbc:ID",
  legal: "cac:PartyLegalEntity/cbc:CompanyID",
  address: "cbc:EndpointID",
};

export const TYPE = "(cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode)";

const [references, ids, statusCode, above] = [
  "cac:BillingReference",
  "cac:InvoiceDocumentReference/cbc:ID",
  "cac:InvoiceDocumentReference/cbc:DocumentStatusCode",
  "cac:BillingReferenceLine/cbc:ID",
].map(pathOf);

export const number = pathOf("cbc:ID");

/** The references of a line to the invoice itself, by which it says what it is. */
export function own(line: Node, { root }: Scene): readonly Node[] {
  if (references === undefined || ids === undefined) return [];
  const numbers = valuesAt(root, number);
  return select(line, references).filter((it) => valuesAt(it, ids).some((id) => numbers.includes(id)));
}

export const statuses = (it: Node) => statusCode === undefined ? [] : valuesAt(it, statusCode);

const parents = (it: Node) => above === undefined ? [] : valuesAt(it, above);

/** References of a line to other invoices than this. */
export function toOthers(path: string): Holds {
  const found = pathOf(path);
  return (line, { root }) => {
    if (references === undefined || ids === undefined) return false;
    const numbers = valuesAt(root, number);
    const others = select(line, references).filter((it) =>
      valuesAt(it, ids).some((id) => numbers.some((own) => own !== id))
    );
    return others.some((it) => select(it, found).length > 0);
  };
}

const MAKER = "cac:Item/cac:ManufacturerParty";

const OBJECT = "cac:DocumentReference[cbc:DocumentTypeCode=130]/cbc:ID";

export const lines: Lines = {
  path: LINE,
  isGroup: (line, scene) => own(line, scene).some((it) => statuses(it).includes("GROUP") && parents(it).length === 0),
  statuses: (line, scene) => own(line, scene).flatMap(statuses),
  parents: (line, scene) => own(line, scene).flatMap(parents),
  id: "cbc:ID",
  amount: "cbc:LineExtensionAmount",
  tax: "cac:TaxTotal/cbc:TaxAmount",
  withTax: "cbc:TaxInclusiveLineExtensionAmount",
  seller: `${MAKER}/cac:PartyLegalEntity/cbc:CompanyID`,
  sellerName: `${MAKER}/cac:PartyLegalEntity/cbc:RegistrationName`,
  sellerCountry: `${MAKER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  number: `${OBJECT}[@schemeID=AFL]`,
  mode: `${OBJECT}[@schemeID=AVV]`,
  reason: "cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason",
  preceding: toOthers("cac:InvoiceDocumentReference/cbc:ID"),
  precedingDate: toOthers("cac:InvoiceDocumentReference/cbc:IssueDate"),
};

/** What all notes say, one behind the other; what is not coded ends where the next begins. */
export function notesIn({ root }: Scene): string {
  return valuesAt(root, notes).join("#");
}

const notes = pathOf("cbc:Note");

/** What follows a code in the notes, until the next. */
export function noted(scene: Scene, code: string): string {
  return scene.once(notesIn).split(`#${code}#`).slice(1).join(`#${code}#`).split("#")[0] ?? "";
}

export const header: Header = {
  root: ROOT,
  body: ROOT,
  number: "cbc:ID",
  mode: "cbc:ProfileID",
  type: TYPE,
  dueDate: "cbc:DueDate | cac:PaymentMeans/cbc:PaymentDueDate",
  issued: "cbc:IssueDate",
  currency: "cbc:DocumentCurrencyCode",
  taxCurrency: "cbc:TaxCurrencyCode",
  seller: `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`,
  buyer: `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
  lines,
  taxes: "cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cac:TaxScheme/cbc:ID=VAT]",
  taxReason: "cac:TaxCategory/cbc:TaxExemptionReason",
  taxAmount: "cbc:TaxAmount",
  sellerSiren: `${SELLER}/${SIREN}`,
  buyerSiren: `${BUYER}/${SIREN}`,
  sellerAddress: `${SELLER}/cbc:EndpointID`,
  buyerAddress: `${BUYER}/cbc:EndpointID`,
  sellerIds: `${SELLER}/${identifiers.id}`,
  contract: "cac:ContractDocumentReference/cbc:ID",
  start: "cac:InvoicePeriod/cbc:StartDate",
  end: "cac:InvoicePeriod/cbc:EndDate",
  prepaid: "cac:LegalMonetaryTotal/cbc:PrepaidAmount",
  total: "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount",
  payable: "cac:LegalMonetaryTotal/cbc:PayableAmount",
  inEuros: "cac:TaxTotal/cbc:TaxAmount[@currencyID=EUR]",
  representative: "cac:TaxRepresentativeParty/cac:PartyTaxScheme",
  representativeVat: "cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID",
  isTreatedAs: (scene, as) => noted(scene, "BAR") === as,
  isSingleTaxpayer: (scene) => noted(scene, "TXD") === "MEMBRE_ASSUJETTI_UNIQUE",
};
