/**
 * UBL 2.1 Invoice and CreditNote (EN 16931-3-2), in the order of the Invoice schema. Both documents are read by the same
 * rows, because the official rules accept the elements of either in both.
 */
import type { GroupId, TermId } from "../model/terms.ts";
import {
  type AnywhereRow,
  type Binding,
  type BindingRow,
  group,
  type GroupChoice,
  leaf,
  nested,
  type TermChoice,
} from "./row.ts";

const VAT = { slot: "scheme", is: ["VAT"] } as const;

const address: readonly BindingRow<"address">[] = [
  leaf("line1", "cbc:StreetName"),
  leaf("line2", "cbc:AdditionalStreetName"),
  leaf("city", "cbc:CityName"),
  leaf("postalCode", "cbc:PostalZone"),
  leaf("countrySubdivision", "cbc:CountrySubentity"),
  leaf("line3", "cac:AddressLine/cbc:Line"),
  leaf("countryCode", "cac:Country/cbc:IdentificationCode"),
];

const contact: readonly BindingRow<"contact">[] = [
  leaf("name", "cbc:Name"),
  leaf("phone", "cbc:Telephone"),
  leaf("email", "cbc:ElectronicMail"),
];

const partyTaxScheme: readonly BindingRow<"partyTaxScheme">[] = [
  leaf("companyId", "cbc:CompanyID"),
  leaf("scheme", "cac:TaxScheme/cbc:ID"),
];

const SEPA = { when: { attribute: "schemeID", is: ["SEPA"] }, term: "BT-90" } as const;

/** BT-90 is a party identification with the scheme SEPA, of the seller, or of the payee in what others write. */
function identifiers(own: TermId, creditor: TermChoice = { ...SEPA, readOnly: true }): readonly TermChoice[] {
  return [creditor, { term: own }];
}

/** The rows of cac:Party, for the seller and the buyer. */
function party(prefix: string, ids: Parties): readonly BindingRow<"party">[] {
  return [
    leaf("electronicAddress", `${prefix}cbc:EndpointID`),
    leaf("identifiers", `${prefix}cac:PartyIdentification/cbc:ID`, {
      terms: identifiers(ids.identifier, ids.creditor),
    }),
    leaf("name", `${prefix}cac:PartyName/cbc:Name`),
    group("address", "address", `${prefix}cac:PostalAddress`, address, { of: ids.address }),
    group("taxSchemes", "partyTaxScheme", `${prefix}cac:PartyTaxScheme`, partyTaxScheme, { choices: ids.taxSchemes }),
    leaf("legalName", `${prefix}cac:PartyLegalEntity/cbc:RegistrationName`),
    leaf("legalRegistrationId", `${prefix}cac:PartyLegalEntity/cbc:CompanyID`),
    leaf("additionalLegalInfo", `${prefix}cac:PartyLegalEntity/cbc:CompanyLegalForm`),
    group("contact", "contact", `${prefix}cac:Contact`, contact, { of: ids.contact }),
  ];
}

interface Parties {
  readonly identifier: TermId;
  readonly creditor?: TermChoice;
  readonly address: GroupId;
  readonly taxSchemes: readonly GroupChoice[];
  readonly contact: GroupId;
}

const seller: Parties = {
  identifier: "BT-29",
  creditor: SEPA,
  address: "BG-5",
  taxSchemes: [{ when: VAT, terms: { companyId: "BT-31" } }, {
    terms: { companyId: "BT-32" },
    fixed: { scheme: "FC" },
  }],
  contact: "BG-6",
};
const buyer: Parties = {
  identifier: "BT-46",
  address: "BG-8",
  taxSchemes: [{ when: VAT, terms: { companyId: "BT-48" } }],
  contact: "BG-9",
};

const dates: readonly BindingRow<"period">[] = [leaf("startDate", "cbc:StartDate"), leaf("endDate", "cbc:EndDate")];

const period: readonly BindingRow<"period">[] = [
  ...dates,
  leaf("taxPointDateCode", "cbc:DescriptionCode", { terms: [{ term: "BT-8" }] }),
];

/** The code is in the schema of a line's period too, but BT-8 it is in the document's period only. */
const linePeriod: readonly BindingRow<"period">[] = [...dates, leaf("taxPointDateCode", "cbc:DescriptionCode")];

const document: readonly BindingRow<"document">[] = [
  leaf("id", "cbc:ID"),
  leaf("typeCode", "cbc:DocumentTypeCode"),
  leaf("description", "cbc:DocumentDescription"),
  leaf("content", "cac:Attachment/cbc:EmbeddedDocumentBinaryObject", {
    attributes: { mimeCode: "BT-125-1", filename: "BT-125-2" },
  }),
  leaf("urlElement", "cac:Attachment/cac:ExternalReference"),
  leaf("url", "cac:Attachment/cac:ExternalReference/cbc:URI"),
];

const taxCategory: readonly BindingRow<"taxCategory">[] = [
  leaf("vatCategory", "cbc:ID"),
  leaf("vatRate", "cbc:Percent", { single: true }),
  leaf("exemptionReasonCode", "cbc:TaxExemptionReasonCode"),
  leaf("exemptionReason", "cbc:TaxExemptionReason"),
  leaf("scheme", "cac:TaxScheme/cbc:ID", { fixed: "VAT", single: true }),
];

const allowanceCharge: readonly BindingRow<"allowanceCharge">[] = [
  leaf("indicator", "cbc:ChargeIndicator"),
  leaf("reasonCode", "cbc:AllowanceChargeReasonCode"),
  leaf("reason", "cbc:AllowanceChargeReason"),
  leaf("percentage", "cbc:MultiplierFactorNumeric"),
  leaf("amount", "cbc:Amount"),
  leaf("baseAmount", "cbc:BaseAmount"),
  group("categories", "taxCategory", "cac:TaxCategory", taxCategory),
];

function allowanceOrCharge(allowance: GroupId, charge: GroupId) {
  return {
    choices: [
      { when: { slot: "indicator", is: ["false", "0"] }, of: allowance },
      { when: { slot: "indicator", is: ["true", "1"] }, of: charge },
    ],
  } as const;
}

const delivery: readonly BindingRow<"delivery">[] = [
  leaf("date", "cbc:ActualDeliveryDate"),
  leaf("locationId", "cac:DeliveryLocation/cbc:ID"),
  group("address", "address", "cac:DeliveryLocation/cac:Address", address, { of: "BG-15" }),
  leaf("partyName", "cac:DeliveryParty/cac:PartyName/cbc:Name"),
];

const paymentMeans: readonly BindingRow<"paymentMeans">[] = [
  leaf("meansCode", "cbc:PaymentMeansCode", { attributes: { name: "BT-82" } }),
  leaf("dueDate", "cbc:PaymentDueDate", { terms: [{ term: "BT-9" }], in: "ubl-credit-note" }),
  leaf("remittanceInformation", "cbc:PaymentID"),
  group("cards", "card", "cac:CardAccount", [
    leaf("number", "cbc:PrimaryAccountNumberID"),
    leaf("network", "cbc:NetworkID", { fixed: "NA", unread: true }),
    leaf("holderName", "cbc:HolderName"),
  ], { of: "BG-18" }),
  group("accounts", "account", "cac:PayeeFinancialAccount", [
    leaf("iban", "cbc:ID"),
    leaf("accountName", "cbc:Name"),
    leaf("bic", "cac:FinancialInstitutionBranch/cbc:ID"),
  ], { of: "BG-17" }),
  group("mandates", "mandate", "cac:PaymentMandate", [
    leaf("mandateId", "cbc:ID"),
    leaf("debitedIban", "cac:PayerFinancialAccount/cbc:ID"),
  ], { of: "BG-19" }),
];

const breakdown: readonly BindingRow<"breakdown">[] = [
  leaf("taxableAmount", "cbc:TaxableAmount"),
  leaf("taxAmount", "cbc:TaxAmount"),
  group("categories", "taxCategory", "cac:TaxCategory", taxCategory),
];

const taxTotal: readonly BindingRow<"taxTotal">[] = [
  leaf("taxAmount", "cbc:TaxAmount", {
    terms: [
      { when: { attribute: "currencyID", sameAs: "currency" }, term: "BT-110" },
      { when: { attribute: "currencyID", sameAs: "taxCurrency" }, term: "BT-111" },
      { term: "BT-110" },
    ],
  }),
  group("vatBreakdown", "breakdown", "cac:TaxSubtotal", breakdown, { of: "BG-23" }),
];

const totals: readonly BindingRow<"totals">[] = [
  leaf("lineExtensionAmount", "cbc:LineExtensionAmount"),
  leaf("taxExclusiveAmount", "cbc:TaxExclusiveAmount"),
  leaf("taxInclusiveAmount", "cbc:TaxInclusiveAmount"),
  leaf("allowanceTotalAmount", "cbc:AllowanceTotalAmount"),
  leaf("chargeTotalAmount", "cbc:ChargeTotalAmount"),
  leaf("prepaidAmount", "cbc:PrepaidAmount"),
  leaf("roundingAmount", "cbc:PayableRoundingAmount"),
  leaf("payableAmount", "cbc:PayableAmount"),
];

const attribute: readonly BindingRow<"attribute">[] = [leaf("name", "cbc:Name"), leaf("value", "cbc:Value")];

const line: readonly BindingRow<"line">[] = [
  leaf("id", "cbc:ID"),
  leaf("note", "cbc:Note"),
  leaf("quantity", "cbc:InvoicedQuantity", { attributes: { unitCode: "BT-130" }, in: "ubl-invoice" }),
  leaf("quantity", "cbc:CreditedQuantity", { attributes: { unitCode: "BT-130" }, in: "ubl-credit-note" }),
  leaf("netAmount", "cbc:LineExtensionAmount"),
  leaf("buyerAccountingReference", "cbc:AccountingCost"),
  group("periods", "period", "cac:InvoicePeriod", linePeriod, { of: "BG-26" }),
  leaf("orderLineReference", "cac:OrderLineReference/cbc:LineID"),
  group("documents", "document", "cac:DocumentReference", document, {
    choices: [{ terms: { id: "BT-128" }, fixed: { typeCode: "130" } }],
  }),
  group("allowanceCharges", "allowanceCharge", "cac:AllowanceCharge", allowanceCharge, {
    ...allowanceOrCharge("BG-27", "BG-28"),
  }),
  leaf("itemElement", "cac:Item"),
  leaf("longDescription", "cac:Item/cbc:Description"),
  leaf("description", "cac:Item/cbc:Name"),
  leaf("buyerItemId", "cac:Item/cac:BuyersItemIdentification/cbc:ID"),
  leaf("sellerItemId", "cac:Item/cac:SellersItemIdentification/cbc:ID"),
  leaf("standardItemId", "cac:Item/cac:StandardItemIdentification/cbc:ID"),
  leaf("originCountryCode", "cac:Item/cac:OriginCountry/cbc:IdentificationCode"),
  leaf("classifications", "cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode", {
    attributes: { listID: "BT-158-1", listVersionID: "BT-158-2" },
  }),
  group("categories", "taxCategory", "cac:Item/cac:ClassifiedTaxCategory", taxCategory),
  group("attributes", "attribute", "cac:Item/cac:AdditionalItemProperty", attribute, { of: "BG-32" }),
  leaf("unitPrice", "cac:Price/cbc:PriceAmount"),
  leaf("baseQuantity", "cac:Price/cbc:BaseQuantity", { attributes: { unitCode: "BT-150" } }),
  group("priceAllowances", "allowanceCharge", "cac:Price/cac:AllowanceCharge", allowanceCharge, {
    choices: [{
      when: { slot: "indicator", is: ["false", "0"] },
      terms: { amount: "BT-147", baseAmount: "BT-148" },
      // The schema asks for an amount beside the gross price.
      fixed: { amount: "0" },
    }],
  }),
  ...subLines(),
];

function subLines() {
  const of = "BG-DEX-01";
  return [
    nested("subLines", "subLine", "cac:SubInvoiceLine", () => line, { of, in: "ubl-invoice" }),
    nested("subLines", "subLine", "cac:SubCreditNoteLine", () => line, { of, in: "ubl-credit-note" }),
  ];
}

const notes = group("notes", "note", "cbc:Note", [leaf("text", ".", { codec: "subject" })], { of: "BG-1" });

const periods = group("periods", "period", "cac:InvoicePeriod", period, { of: "BG-14" });

const precedingInvoices = group("precedingInvoices", "precedingInvoice", "cac:BillingReference", [
  leaf("documentElement", "cac:InvoiceDocumentReference"),
  leaf("invoiceNumber", "cac:InvoiceDocumentReference/cbc:ID"),
  leaf("issueDate", "cac:InvoiceDocumentReference/cbc:IssueDate"),
], { of: "BG-3" });

/** BT-18 and, in a credit note, BT-11 are additional documents with a type code of their own. */
const documents = group("documents", "document", "cac:AdditionalDocumentReference", document, {
  choices: [
    { when: { slot: "typeCode", is: ["130"] }, terms: { id: "BT-18" } },
    { when: { slot: "typeCode", is: ["50"] }, terms: { id: "BT-11" }, in: "ubl-credit-note" },
    { of: "BG-24" },
  ],
});

const sellerParty = group("seller", "party", "cac:AccountingSupplierParty", [
  leaf("partyElement", "cac:Party"),
  ...party("cac:Party/", seller),
], { of: "BG-4" });

const buyerParty = group("buyer", "party", "cac:AccountingCustomerParty", [
  leaf("partyElement", "cac:Party"),
  ...party("cac:Party/", buyer),
], { of: "BG-7" });

const payee = group("payee", "party", "cac:PayeeParty", [
  leaf("identifiers", "cac:PartyIdentification/cbc:ID", { terms: identifiers("BT-60") }),
  leaf("name", "cac:PartyName/cbc:Name"),
  leaf("legalRegistrationId", "cac:PartyLegalEntity/cbc:CompanyID"),
], { of: "BG-10" });

const taxRepresentative = group("taxRepresentative", "party", "cac:TaxRepresentativeParty", [
  leaf("name", "cac:PartyName/cbc:Name"),
  group("address", "address", "cac:PostalAddress", address, { of: "BG-12" }),
  group("taxSchemes", "partyTaxScheme", "cac:PartyTaxScheme", partyTaxScheme, {
    choices: [{ when: VAT, terms: { companyId: "BT-63" } }],
  }),
], { of: "BG-11" });

const deliveries = group("deliveries", "delivery", "cac:Delivery", delivery, { of: "BG-13" });

const thirdPartyPayments = group("thirdPartyPayments", "thirdPartyPayment", "cac:PrepaidPayment", [
  leaf("type", "cbc:ID"),
  leaf("amount", "cbc:PaidAmount"),
  leaf("description", "cbc:InstructionID"),
], { of: "BG-DEX-09", in: "ubl-invoice" });

/** Several accounts are several means of payment, with the same code and the same remittance information. */
const means = group("paymentMeans", "paymentMeans", "cac:PaymentMeans", paymentMeans, {
  of: "BG-16",
  each: { slot: "accounts", with: ["meansCode", "remittanceInformation"] },
});

const allowanceCharges = group("allowanceCharges", "allowanceCharge", "cac:AllowanceCharge", allowanceCharge, {
  ...allowanceOrCharge("BG-20", "BG-21"),
});

/** BT-110 with the breakdown, then BT-111 without. */
const taxTotals = group("taxTotals", "taxTotal", "cac:TaxTotal", taxTotal, { each: { slot: "taxAmount", with: [] } });

const monetaryTotal = group("totals", "totals", "cac:LegalMonetaryTotal", totals, { of: "BG-22" });

const invoiceLines = group("lines", "line", "cac:InvoiceLine", line, {
  of: "BG-25",
  in: "ubl-invoice",
  wrappers: ["cac:Price", "cac:Item"],
});

const creditNoteLines = group("lines", "line", "cac:CreditNoteLine", line, {
  of: "BG-25",
  in: "ubl-credit-note",
  wrappers: ["cac:Price", "cac:Item"],
});

const invoice: readonly BindingRow<"invoice">[] = [
  leaf("specificationIdentifier", "cbc:CustomizationID"),
  leaf("businessProcess", "cbc:ProfileID"),
  leaf("invoiceNumber", "cbc:ID"),
  leaf("issueDate", "cbc:IssueDate"),
  leaf("dueDate", "cbc:DueDate", { in: "ubl-invoice" }),
  leaf("invoiceTypeCode", "cbc:InvoiceTypeCode", { in: "ubl-invoice" }),
  leaf("invoiceTypeCode", "cbc:CreditNoteTypeCode", { in: "ubl-credit-note" }),
  notes,
  leaf("taxPointDate", "cbc:TaxPointDate"),
  leaf("currency", "cbc:DocumentCurrencyCode"),
  leaf("taxCurrency", "cbc:TaxCurrencyCode"),
  leaf("buyerAccountingReference", "cbc:AccountingCost"),
  leaf("buyerReference", "cbc:BuyerReference"),
  periods,
  // The schema asks for the reference of the buyer beside that of the seller.
  leaf("orderReference", "cac:OrderReference/cbc:ID", { fixed: "NA", fixedBeside: "salesOrderReference" }),
  leaf("salesOrderReference", "cac:OrderReference/cbc:SalesOrderID"),
  precedingInvoices,
  leaf("despatchAdviceReference", "cac:DespatchDocumentReference/cbc:ID"),
  leaf("receivingAdviceReference", "cac:ReceiptDocumentReference/cbc:ID"),
  leaf("tenderReference", "cac:OriginatorDocumentReference/cbc:ID"),
  leaf("contractReference", "cac:ContractDocumentReference/cbc:ID"),
  documents,
  leaf("projectReference", "cac:ProjectReference/cbc:ID", { in: "ubl-invoice" }),
  sellerParty,
  buyerParty,
  payee,
  taxRepresentative,
  deliveries,
  means,
  leaf("paymentTermsElement", "cac:PaymentTerms"),
  leaf("paymentTerms", "cac:PaymentTerms/cbc:Note", { codec: "lines" }),
  thirdPartyPayments,
  allowanceCharges,
  taxTotals,
  monetaryTotal,
  invoiceLines,
  creditNoteLines,
];

/** Where the schema of the credit note orders the elements otherwise than that of the invoice. */
const creditNoteOrder = [
  "cbc:TaxPointDate",
  "cbc:CreditNoteTypeCode",
  "cbc:Note",
  "cac:ContractDocumentReference",
  "cac:AdditionalDocumentReference",
  "cac:OriginatorDocumentReference",
];

const price: readonly BindingRow<"price">[] = [
  leaf("amount", "cbc:PriceAmount"),
  leaf("baseQuantity", "cbc:BaseQuantity"),
  group("priceAllowances", "allowanceCharge", "cac:AllowanceCharge", allowanceCharge),
];

/** What official rules look at in an invoice that is in an extension of another. */
const inner: readonly BindingRow<"invoice">[] = [
  leaf("specificationIdentifier", "cbc:CustomizationID"),
  leaf("businessProcess", "cbc:ProfileID"),
  leaf("currency", "cbc:DocumentCurrencyCode"),
  leaf("taxCurrency", "cbc:TaxCurrencyCode"),
  leaf("buyerReference", "cbc:BuyerReference"),
  leaf("orderReference", "cac:OrderReference/cbc:ID"),
  allowanceCharges,
  taxTotals,
  monetaryTotal,
];

/** Elements that official rules match by name alone, and the code positions of BR-CL-*. */
const anywhere: readonly AnywhereRow[] = [
  ...[
    group("invoice", "invoice", "ubl:Invoice", inner),
    group("invoice", "invoice", "cn:CreditNote", inner),
    documents,
    group("documents", "document", "cac:DocumentReference", document),
    periods,
    precedingInvoices,
    sellerParty,
    buyerParty,
    payee,
    taxRepresentative,
    group("taxSchemes", "partyTaxScheme", "cac:PartyTaxScheme", partyTaxScheme),
    deliveries,
    means,
    allowanceCharges,
    group("grossPrices", "price", "cac:Price", price),
    ...subLines(),
    group("categories", "taxCategory", "cac:TaxCategory", taxCategory),
    group("categories", "taxCategory", "cac:ClassifiedTaxCategory", taxCategory),
    taxTotals,
    monetaryTotal,
    group("attributes", "attribute", "cac:AdditionalItemProperty", attribute),
    invoiceLines,
    creditNoteLines,
  ].map((row) => ({ path: row.path, group: row })),
  { path: "cbc:InvoiceTypeCode", index: "documentType" },
  { path: "cbc:CreditNoteTypeCode", index: "documentType" },
  ...[
    "Amount",
    "BaseAmount",
    "PriceAmount",
    "TaxAmount",
    "TaxableAmount",
    "LineExtensionAmount",
    "TaxExclusiveAmount",
    "TaxInclusiveAmount",
    "AllowanceTotalAmount",
    "ChargeTotalAmount",
    "PrepaidAmount",
    "PayableRoundingAmount",
    "PayableAmount",
  ].map((name) => ({ path: `cbc:${name}`, index: "amount" } as const)),
  { path: "cac:TaxSubtotal/cbc:TaxAmount", index: "subtotalTax" },
  { path: "cbc:DocumentCurrencyCode", index: "currency" },
  { path: "cbc:TaxCurrencyCode", index: "taxCurrency" },
  { path: "cac:InvoicePeriod/cbc:DescriptionCode", index: "taxPoint" },
  { path: "cac:AdditionalDocumentReference/cbc:ID", index: "objectScheme" },
  { path: "cac:DocumentReference/cbc:ID", index: "objectScheme" },
  { path: "cac:PartyIdentification/cbc:ID", index: "partyScheme" },
  { path: "cac:PartyLegalEntity/cbc:CompanyID", index: "legalScheme" },
  { path: "cac:CommodityClassification/cbc:ItemClassificationCode", index: "classification" },
  { path: "cac:Country/cbc:IdentificationCode", index: "country" },
  { path: "cac:OriginCountry/cbc:IdentificationCode", index: "originCountry" },
  { path: "cbc:IdentificationCode", index: "identificationCode" },
  { path: "cac:PaymentMeans/cbc:PaymentMeansCode", index: "paymentMeans" },
  { path: "cac:TaxCategory/cbc:ID", index: "vatCategory" },
  { path: "cac:ClassifiedTaxCategory/cbc:ID", index: "lineVatCategory" },
  { path: "cac:StandardItemIdentification/cbc:ID", index: "itemScheme" },
  { path: "cbc:TaxExemptionReasonCode", index: "exemption" },
  { path: "cbc:InvoicedQuantity", index: "quantity" },
  { path: "cbc:CreditedQuantity", index: "quantity" },
  { path: "cbc:BaseQuantity", index: "quantity" },
  { path: "cbc:EmbeddedDocumentBinaryObject", index: "attachment" },
  { path: "cbc:EndpointID", index: "endpoint" },
  { path: "cbc:CompanyID", index: "companyId" },
  { path: "cac:OrderLineReference/cbc:LineID", index: "orderLine" },
  ...["IssueDate", "DueDate", "TaxPointDate", "StartDate", "EndDate", "ActualDeliveryDate"]
    .map((name) => ({ path: `cbc:${name}`, index: "date" } as const)),
  { path: "cac:DeliveryLocation/cbc:ID", index: "locationScheme" },
];

export const ubl: Binding = {
  prefixes: new Map([
    ["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2", "ubl"],
    ["urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2", "cn"],
    ["urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2", "cac"],
    ["urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2", "cbc"],
    ["urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2", "ext"],
  ]),
  roots: { "ubl:Invoice": "ubl-invoice", "cn:CreditNote": "ubl-credit-note" },
  document: group("invoice", "invoice", ".", invoice, { of: "BG-0", order: { "ubl-credit-note": creditNoteOrder } }),
  anywhere,
  amountAttribute: "currencyID",
};
