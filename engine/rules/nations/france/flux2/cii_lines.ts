/** Where CII has what Flux 2 asks of an invoice and of its lines. */
import { has } from "../../../paths/asks.ts";
import { pathOf, select } from "../../../paths/path.ts";
import { valuesAt } from "../../../paths/scene.ts";
import { type Header } from "./header.ts";
import { type Lines } from "./shape.ts";

export const ROOT = "/rsm:CrossIndustryInvoice";

export const DOCUMENT = "rsm:ExchangedDocument";

const TRADE = "rsm:SupplyChainTradeTransaction";

export const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;

export const DELIVERY = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;

export const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;

export const TOTALS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

export const LINE = `${ROOT}/${TRADE}/ram:IncludedSupplyChainTradeLineItem`;

export const LINE_SETTLEMENT = "ram:SpecifiedLineTradeSettlement";

export const LINE_TOTALS = `${LINE_SETTLEMENT}/ram:SpecifiedTradeSettlementLineMonetarySummation`;

export const STATUS = "ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode";

export const PARENT = "ram:AssociatedDocumentLineDocument/ram:ParentLineID";

export const REFERENCE = "ram:InvoiceReferencedDocument";

export const DAY = "udt:DateTimeString";

export const ISSUED = "ram:FormattedIssueDateTime/qdt:DateTimeString";

const LEGAL = "ram:SpecifiedLegalOrganization/ram:ID";

export const identifiers = { id: "ram:GlobalID", legal: LEGAL, address: "ram:URIUniversalCommunication/ram:URIID" };

const [status, parent] = [pathOf(STATUS), pathOf(PARENT)];

const SELLER = "ram:SpecifiedLineTradeAgreement/ram:ItemSellerTradeParty";

const OBJECT = `${LINE_SETTLEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode=130]`;

const isHeading = has(`.[${STATUS}=GROUP][!${PARENT}]`);

const lines: Lines = {
  path: LINE,
  isGroup: isHeading,
  statuses: (line) => valuesAt(line, status),
  parents: (line) => valuesAt(line, parent),
  id: "ram:AssociatedDocumentLineDocument/ram:LineID",
  amount: `${LINE_TOTALS}/ram:LineTotalAmount`,
  tax: `${LINE_TOTALS}/ram:TaxTotalAmount`,
  withTax: `${LINE_TOTALS}/ram:GrandTotalAmount`,
  seller: `${SELLER}/${LEGAL}`,
  sellerName: `${SELLER}/ram:Name`,
  sellerToTheLetter: true,
  sellerCountry: `${SELLER}/ram:PostalTradeAddress/ram:CountryID`,
  number: `${OBJECT}[ram:ReferenceTypeCode=AFL]/ram:IssuerAssignedID`,
  mode: `${OBJECT}[ram:ReferenceTypeCode=AVV]/ram:IssuerAssignedID`,
  reason: `${LINE_SETTLEMENT}/ram:ApplicableTradeTax/ram:ExemptionReason`,
  preceding: has(`${LINE_SETTLEMENT}/${REFERENCE}/ram:IssuerAssignedID`),
  precedingDate: has(`${LINE_SETTLEMENT}/${REFERENCE}/${ISSUED}`),
};

export const note = (code: string) => `${DOCUMENT}/ram:IncludedNote[ram:SubjectCode=${code}]`;

const bar = pathOf(`${note("BAR")}/ram:Content`);

const single = pathOf(`${note("TXD")}[ram:Content=MEMBRE_ASSUJETTI_UNIQUE]`);

export const PERIOD = `${SETTLEMENT}/ram:BillingSpecifiedPeriod`;

export const DUE = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/${DAY}`;

const MODE = "rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID";

export const header: Header = {
  root: ROOT,
  body: `${ROOT}/${TRADE}`,
  number: `${DOCUMENT}/ram:ID`,
  mode: MODE,
  type: `${DOCUMENT}/ram:TypeCode`,
  dueDate: DUE,
  issued: `${DOCUMENT}/ram:IssueDateTime/${DAY}`,
  currency: `${SETTLEMENT}/ram:InvoiceCurrencyCode`,
  taxCurrency: `${SETTLEMENT}/ram:TaxCurrencyCode`,
  seller: `${AGREEMENT}/ram:SellerTradeParty/${LEGAL}`,
  buyer: `${AGREEMENT}/ram:BuyerTradeParty/${LEGAL}`,
  lines,
  taxes: `${SETTLEMENT}/ram:ApplicableTradeTax[ram:TypeCode=VAT]`,
  taxReason: "ram:ExemptionReason",
  taxAmount: "ram:CalculatedAmount",
  sellerSiren: `${AGREEMENT}/ram:SellerTradeParty/${LEGAL}[@schemeID=0002]`,
  buyerSiren: `${AGREEMENT}/ram:BuyerTradeParty/${LEGAL}[@schemeID=0002]`,
  sellerAddress: `${AGREEMENT}/ram:SellerTradeParty/${identifiers.address}`,
  buyerAddress: `${AGREEMENT}/ram:BuyerTradeParty/${identifiers.address}`,
  sellerIds: `${AGREEMENT}/ram:SellerTradeParty/ram:GlobalID`,
  contract: `${AGREEMENT}/ram:ContractReferencedDocument/ram:IssuerAssignedID`,
  start: `${PERIOD}/ram:StartDateTime/${DAY}`,
  end: `${PERIOD}/ram:EndDateTime/${DAY}`,
  prepaid: `${TOTALS}/ram:TotalPrepaidAmount`,
  total: `${TOTALS}/ram:GrandTotalAmount`,
  payable: `${TOTALS}/ram:DuePayableAmount`,
  inEuros: `${TOTALS}/ram:TaxTotalAmount[@currencyID=EUR]`,
  representative: `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`,
  representativeVat:
    `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID=VA]`,
  isTreatedAs: ({ root }, as) => valuesAt(root, bar).includes(as),
  isSingleTaxpayer: ({ root }) => select(root, single).length > 0,
};
