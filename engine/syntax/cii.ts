/** UN/CEFACT CII D16B CrossIndustryInvoice (EN 16931-3-3), in the order of the schema. */
import type { GroupId, TermId } from "../model/terms.ts";
import { type AnywhereRow, type Binding, type BindingRow, group, leaf, type TermChoice } from "./row.ts";

const TRANSACTION = "rsm:SupplyChainTradeTransaction";
const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;

const date = { codec: "date102" } as const;

const address: readonly BindingRow<"address">[] = [
  leaf("postalCode", "ram:PostcodeCode"),
  leaf("line1", "ram:LineOne"),
  leaf("line2", "ram:LineTwo"),
  leaf("line3", "ram:LineThree"),
  leaf("city", "ram:CityName"),
  leaf("countryCode", "ram:CountryID"),
  leaf("countrySubdivision", "ram:CountrySubDivisionName"),
];

const contact: readonly BindingRow<"contact">[] = [
  leaf("name", "ram:PersonName"),
  leaf("name", "ram:DepartmentName"),
  leaf("phone", "ram:TelephoneUniversalCommunication/ram:CompleteNumber"),
  leaf("email", "ram:EmailURIUniversalCommunication/ram:URIID"),
];

/** A tax registration says by its scheme whether it is a VAT identifier (VA) or another one (FC). */
function taxRegistration(vatId: TermId, other: TermId): readonly BindingRow<"partyTaxScheme">[] {
  const terms: readonly TermChoice[] = [
    { when: { attribute: "schemeID", is: ["VA"] }, term: vatId },
    { when: { attribute: "schemeID", is: ["FC"] }, term: other },
    { term: vatId },
  ];
  return [leaf("companyId", "ram:ID", { terms })];
}

const eachRegistration = { each: { slot: "companyId", with: [] } } as const;

/** Identifiers with a scheme have an element of their own. */
function identifiers(term: TermId): readonly BindingRow<"party">[] {
  return [
    leaf("identifiers", "ram:ID", { terms: [{ term }], schemed: false }),
    leaf("globalIdentifiers", "ram:GlobalID", { terms: [{ term }], schemed: true }),
  ];
}

interface Parties {
  readonly identifier: TermId;
  readonly address: GroupId;
  readonly vatId: TermId;
  readonly taxRegistrationId: TermId;
  readonly contact: GroupId;
}

function party(ids: Parties): readonly BindingRow<"party">[] {
  return [
    ...identifiers(ids.identifier),
    leaf("legalName", "ram:Name"),
    leaf("additionalLegalInfo", "ram:Description"),
    leaf("legalRegistrationId", "ram:SpecifiedLegalOrganization/ram:ID"),
    leaf("name", "ram:SpecifiedLegalOrganization/ram:TradingBusinessName"),
    group("contact", "contact", "ram:DefinedTradeContact", contact, { of: ids.contact }),
    group("address", "address", "ram:PostalTradeAddress", address, { of: ids.address }),
    leaf("endpointElement", "ram:URIUniversalCommunication"),
    leaf("electronicAddress", "ram:URIUniversalCommunication/ram:URIID"),
    group(
      "taxSchemes",
      "partyTaxScheme",
      "ram:SpecifiedTaxRegistration",
      taxRegistration(ids.vatId, ids.taxRegistrationId),
      eachRegistration,
    ),
  ];
}

const seller: Parties = {
  identifier: "BT-29",
  address: "BG-5",
  vatId: "BT-31",
  taxRegistrationId: "BT-32",
  contact: "BG-6",
};
const buyer: Parties = {
  identifier: "BT-46",
  address: "BG-8",
  vatId: "BT-48",
  taxRegistrationId: "BT-48",
  contact: "BG-9",
};

const period: readonly BindingRow<"period">[] = [
  leaf("startElement", "ram:StartDateTime"),
  leaf("startDate", "ram:StartDateTime/udt:DateTimeString", date),
  leaf("endElement", "ram:EndDateTime"),
  leaf("endDate", "ram:EndDateTime/udt:DateTimeString", date),
];

const dates = ["ram:StartDateTime", "ram:EndDateTime"];

const document: readonly BindingRow<"document">[] = [
  leaf("id", "ram:IssuerAssignedID", { schemeSlot: "referenceTypeCode" }),
  leaf("url", "ram:URIID"),
  leaf("typeCode", "ram:TypeCode"),
  leaf("description", "ram:Name"),
  leaf("content", "ram:AttachmentBinaryObject", { attributes: { mimeCode: "BT-125-1", filename: "BT-125-2" } }),
  leaf("referenceTypeCode", "ram:ReferenceTypeCode"),
];

const taxCategory: readonly BindingRow<"taxCategory">[] = [
  leaf("scheme", "ram:TypeCode", { fixed: "VAT", single: true }),
  leaf("exemptionReason", "ram:ExemptionReason"),
  leaf("vatCategory", "ram:CategoryCode"),
  leaf("exemptionReasonCode", "ram:ExemptionReasonCode"),
  leaf("vatRate", "ram:RateApplicablePercent", { single: true }),
];

/** ApplicableTradeTax of the header is a VAT breakdown and its category in one element. */
const breakdown: readonly BindingRow<"breakdown">[] = [
  leaf("taxAmount", "ram:CalculatedAmount"),
  leaf("taxableAmount", "ram:BasisAmount"),
  // Each breakdown can hold it, and only one may (CII-SR-461).
  leaf("taxPointDate", "ram:TaxPointDate/udt:DateString", { terms: [{ term: "BT-7" }], ...date, once: true }),
  leaf("taxPointDateCode", "ram:DueDateTypeCode", { terms: [{ term: "BT-8" }], codec: "alias" }),
  group("categories", "taxCategory", ".", taxCategory),
];

/** The order of the schema, in which breakdown and category alternate. */
const taxOrder = [
  "ram:CalculatedAmount",
  "ram:TypeCode",
  "ram:ExemptionReason",
  "ram:BasisAmount",
  "ram:CategoryCode",
  "ram:ExemptionReasonCode",
  "ram:TaxPointDate",
  "ram:DueDateTypeCode",
  "ram:RateApplicablePercent",
];

const allowanceCharge: readonly BindingRow<"allowanceCharge">[] = [
  leaf("indicator", "ram:ChargeIndicator/udt:Indicator"),
  leaf("percentage", "ram:CalculationPercent"),
  leaf("baseAmount", "ram:BasisAmount"),
  leaf("amount", "ram:ActualAmount"),
  leaf("reasonCode", "ram:ReasonCode"),
  leaf("reason", "ram:Reason"),
  group("categories", "taxCategory", "ram:CategoryTradeTax", taxCategory),
];

function allowanceOrCharge(allowance: GroupId, charge: GroupId) {
  return {
    choices: [
      { when: { slot: "indicator", is: ["false", "0"] }, of: allowance },
      { when: { slot: "indicator", is: ["true", "1"] }, of: charge },
    ],
  } as const;
}

const SETTLED = "ram:SpecifiedLineTradeSettlement";
const NET = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice";
const GROSS = "ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice";
const PRODUCT = "ram:SpecifiedTradeProduct";

const price: readonly BindingRow<"price">[] = [
  leaf("amount", "ram:ChargeAmount", { terms: [{ term: "BT-148" }] }),
  leaf("baseQuantity", "ram:BasisQuantity", { attributes: { unitCode: "BT-150" }, beside: "amount" }),
  group("priceAllowances", "allowanceCharge", "ram:AppliedTradeAllowanceCharge", allowanceCharge, {
    // A charge on the gross price is no business term.
    choices: [
      { when: { slot: "indicator", is: ["true", "1"] } },
      { terms: { amount: "BT-147" }, fixed: { indicator: "false" } },
    ],
  }),
];

const line: readonly BindingRow<"line">[] = [
  leaf("documentElement", "ram:AssociatedDocumentLineDocument"),
  leaf("id", "ram:AssociatedDocumentLineDocument/ram:LineID"),
  leaf("note", "ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content"),
  leaf("standardItemId", `${PRODUCT}/ram:GlobalID`),
  leaf("sellerItemId", `${PRODUCT}/ram:SellerAssignedID`),
  leaf("buyerItemId", `${PRODUCT}/ram:BuyerAssignedID`),
  leaf("description", `${PRODUCT}/ram:Name`),
  leaf("longDescription", `${PRODUCT}/ram:Description`),
  group("attributes", "attribute", `${PRODUCT}/ram:ApplicableProductCharacteristic`, [
    leaf("name", "ram:Description"),
    leaf("value", "ram:Value"),
  ], { of: "BG-32" }),
  leaf("classifications", `${PRODUCT}/ram:DesignatedProductClassification/ram:ClassCode`, {
    attributes: { listID: "BT-158-1", listVersionID: "BT-158-2" },
  }),
  leaf("originCountryCode", `${PRODUCT}/ram:OriginTradeCountry/ram:ID`),
  leaf("orderLineReference", "ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID"),
  group("grossPrices", "price", GROSS, price),
  // No business term; a rule looks at its indicator (PEPPOL-EN16931-R043-2).
  group("priceAllowances", "allowanceCharge", `${NET}/ram:AppliedTradeAllowanceCharge`, allowanceCharge, {
    choices: [{ when: { slot: "indicator", is: [] } }],
  }),
  leaf("unitPrice", `${NET}/ram:ChargeAmount`),
  leaf("baseQuantity", `${NET}/ram:BasisQuantity`, { attributes: { unitCode: "BT-150" } }),
  leaf("quantity", "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity", { attributes: { unitCode: "BT-130" } }),
  group("categories", "taxCategory", `${SETTLED}/ram:ApplicableTradeTax`, taxCategory),
  group("periods", "period", `${SETTLED}/ram:BillingSpecifiedPeriod`, period, { of: "BG-26", wrappers: dates }),
  group("allowanceCharges", "allowanceCharge", `${SETTLED}/ram:SpecifiedTradeAllowanceCharge`, allowanceCharge, {
    ...allowanceOrCharge("BG-27", "BG-28"),
  }),
  leaf("netAmount", `${SETTLED}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`),
  group("documents", "document", `${SETTLED}/ram:AdditionalReferencedDocument`, document, {
    choices: [{ terms: { id: "BT-128" }, fixed: { typeCode: "130" } }],
  }),
  leaf("buyerAccountingReference", `${SETTLED}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`),
];

const lines = group("lines", "line", `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`, line, {
  of: "BG-25",
  wrappers: [PRODUCT, "ram:SpecifiedLineTradeAgreement", NET, "ram:SpecifiedLineTradeDelivery", SETTLED],
});

const sellerParty = group("seller", "party", `${AGREEMENT}/ram:SellerTradeParty`, party(seller), { of: "BG-4" });

const buyerParty = group("buyer", "party", `${AGREEMENT}/ram:BuyerTradeParty`, party(buyer), { of: "BG-7" });

const representativeRows: readonly BindingRow<"party">[] = [
  leaf("name", "ram:Name"),
  group("address", "address", "ram:PostalTradeAddress", address, { of: "BG-12" }),
  group(
    "taxSchemes",
    "partyTaxScheme",
    "ram:SpecifiedTaxRegistration",
    taxRegistration("BT-63", "BT-63"),
    eachRegistration,
  ),
];

const payeeRows: readonly BindingRow<"party">[] = [
  ...identifiers("BT-60"),
  leaf("name", "ram:Name"),
  leaf("legalRegistrationId", "ram:SpecifiedLegalOrganization/ram:ID"),
];

/** An account that is no IBAN has an element of its own. */
const iban = /^[A-Z]{2}[0-9]{2}/;
const notIban = /^(?![A-Z]{2}[0-9]{2})/;

const card: readonly BindingRow<"card">[] = [leaf("number", "ram:ID"), leaf("holderName", "ram:CardholderName")];

const paymentMeansRows: readonly BindingRow<"paymentMeans">[] = [
  leaf("meansCode", "ram:TypeCode"),
  leaf("meansName", "ram:Information"),
  group("cards", "card", "ram:ApplicableTradeSettlementFinancialCard", card, { of: "BG-18" }),
  leaf("debitedIban", "ram:PayerPartyDebtorFinancialAccount/ram:IBANID", { terms: [{ term: "BT-91" }] }),
  group("accounts", "account", "ram:PayeePartyCreditorFinancialAccount", [
    leaf("iban", "ram:IBANID", { form: iban }),
    leaf("accountName", "ram:AccountName"),
    leaf("proprietaryId", "ram:ProprietaryID", { terms: [{ term: "BT-84" }], form: notIban }),
  ], { of: "BG-17" }),
  leaf("creditorInstitution", "ram:PayeeSpecifiedCreditorFinancialInstitution"),
  leaf("debtorInstitution", "ram:PayerSpecifiedDebtorFinancialInstitution"),
  leaf("bic", "ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID", {
    terms: [{ term: "BT-86" }],
    within: "accounts",
  }),
];

const totalsRows: readonly BindingRow<"totals">[] = [
  leaf("lineExtensionAmount", "ram:LineTotalAmount"),
  leaf("chargeTotalAmount", "ram:ChargeTotalAmount"),
  leaf("allowanceTotalAmount", "ram:AllowanceTotalAmount"),
  leaf("taxExclusiveAmount", "ram:TaxBasisTotalAmount"),
  leaf("taxAmount", "ram:TaxTotalAmount", {
    terms: [
      { when: { attribute: "currencyID", sameAs: "currency" }, term: "BT-110" },
      { when: { attribute: "currencyID", sameAs: "taxCurrency" }, term: "BT-111" },
      { term: "BT-110" },
    ],
  }),
  leaf("roundingAmount", "ram:RoundingAmount"),
  leaf("taxInclusiveAmount", "ram:GrandTotalAmount"),
  leaf("prepaidAmount", "ram:TotalPrepaidAmount"),
  leaf("payableAmount", "ram:DuePayableAmount"),
];

const invoice: readonly BindingRow<"invoice">[] = [
  leaf("contextElement", "rsm:ExchangedDocumentContext"),
  leaf(
    "businessProcess",
    "rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID",
  ),
  leaf(
    "specificationIdentifier",
    "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
  ),
  leaf("invoiceNumber", "rsm:ExchangedDocument/ram:ID"),
  leaf("invoiceTypeCode", "rsm:ExchangedDocument/ram:TypeCode"),
  leaf("issueDate", "rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString", date),
  group("notes", "note", "rsm:ExchangedDocument/ram:IncludedNote", [
    leaf("text", "ram:Content"),
    leaf("subjectCode", "ram:SubjectCode"),
  ], { of: "BG-1" }),
  leaf("transactionElement", TRANSACTION),
  lines,
  leaf("agreementElement", AGREEMENT),
  leaf("buyerReference", `${AGREEMENT}/ram:BuyerReference`),
  sellerParty,
  buyerParty,
  group("taxRepresentative", "party", `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`, representativeRows, {
    of: "BG-11",
  }),
  leaf("salesOrderReference", `${AGREEMENT}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`),
  leaf("orderReference", `${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`),
  leaf("contractReference", `${AGREEMENT}/ram:ContractReferencedDocument/ram:IssuerAssignedID`),
  group("documents", "document", `${AGREEMENT}/ram:AdditionalReferencedDocument`, document, {
    choices: [
      { when: { slot: "typeCode", is: ["130"] }, terms: { id: "BT-18" } },
      { when: { slot: "typeCode", is: ["50"] }, terms: { id: "BT-17" } },
      { of: "BG-24", fixed: { typeCode: "916" } },
    ],
  }),
  leaf("projectReference", `${AGREEMENT}/ram:SpecifiedProcuringProject/ram:ID`),
  leaf("projectName", `${AGREEMENT}/ram:SpecifiedProcuringProject/ram:Name`, {
    fixed: "Project reference",
    beside: "projectReference",
  }),
  group("deliveries", "delivery", DELIVERY, [
    leaf("locationId", "ram:ShipToTradeParty/ram:ID", { schemed: false }),
    leaf("globalLocationId", "ram:ShipToTradeParty/ram:GlobalID", { terms: [{ term: "BT-71" }], schemed: true }),
    leaf("partyName", "ram:ShipToTradeParty/ram:Name"),
    group("address", "address", "ram:ShipToTradeParty/ram:PostalTradeAddress", address, { of: "BG-15" }),
    leaf("dateElement", "ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime"),
    leaf("date", "ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString", date),
    leaf("despatchAdviceReference", "ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID", {
      terms: [{ term: "BT-16" }],
    }),
    leaf("receivingAdviceReference", "ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID", {
      terms: [{ term: "BT-15" }],
    }),
  ], { of: "BG-13", required: true }),
  leaf("creditorId", `${SETTLEMENT}/ram:CreditorReferenceID`, { terms: [{ term: "BT-90" }] }),
  leaf("remittanceInformation", `${SETTLEMENT}/ram:PaymentReference`, { terms: [{ term: "BT-83" }] }),
  leaf("taxCurrency", `${SETTLEMENT}/ram:TaxCurrencyCode`),
  leaf("currency", `${SETTLEMENT}/ram:InvoiceCurrencyCode`),
  group("payee", "party", `${SETTLEMENT}/ram:PayeeTradeParty`, payeeRows, { of: "BG-10" }),
  group("paymentMeans", "paymentMeans", `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`, paymentMeansRows, {
    of: "BG-16",
    each: { slot: "accounts", with: ["meansCode", "bic"] },
  }),
  group("vatBreakdown", "breakdown", `${SETTLEMENT}/ram:ApplicableTradeTax`, breakdown, {
    of: "BG-23",
    order: { cii: taxOrder },
  }),
  group("periods", "period", `${SETTLEMENT}/ram:BillingSpecifiedPeriod`, period, { of: "BG-14", wrappers: dates }),
  group("allowanceCharges", "allowanceCharge", `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`, allowanceCharge, {
    ...allowanceOrCharge("BG-20", "BG-21"),
  }),
  leaf("paymentTermsElement", `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`),
  leaf("paymentTerms", `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:Description`, { codec: "lines" }),
  leaf("dueDate", `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`, date),
  leaf("mandateId", `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`, {
    terms: [{ term: "BT-89" }],
  }),
  group("totals", "totals", `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`, totalsRows, {
    of: "BG-22",
  }),
  group("precedingInvoices", "precedingInvoice", `${SETTLEMENT}/ram:InvoiceReferencedDocument`, [
    leaf("invoiceNumber", "ram:IssuerAssignedID"),
    leaf("issueDate", "ram:FormattedIssueDateTime/qdt:DateTimeString", date),
  ], { of: "BG-3", single: true }),
  leaf("buyerAccountingReference", `${SETTLEMENT}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`),
];

/** Elements that official rules match by name alone, and the code positions of BR-CL-*. */
const anywhere: readonly AnywhereRow[] = [
  ...[
    group("lines", "line", "ram:IncludedSupplyChainTradeLineItem", line),
    group("documents", "document", "ram:AdditionalReferencedDocument", document),
    group("seller", "party", "ram:SellerTradeParty", party(seller)),
    group("buyer", "party", "ram:BuyerTradeParty", party(buyer)),
    group("taxRepresentative", "party", "ram:SellerTaxRepresentativeTradeParty", representativeRows),
    group("payee", "party", "ram:PayeeTradeParty", payeeRows),
    group("taxSchemes", "partyTaxScheme", "ram:SpecifiedTaxRegistration", taxRegistration("BT-31", "BT-32")),
    group("paymentMeans", "paymentMeans", "ram:SpecifiedTradeSettlementPaymentMeans", paymentMeansRows),
    group("cards", "card", "ram:ApplicableTradeSettlementFinancialCard", card),
    group("allowanceCharges", "allowanceCharge", "ram:SpecifiedTradeAllowanceCharge", allowanceCharge),
    group("priceAllowances", "allowanceCharge", "ram:AppliedTradeAllowanceCharge", allowanceCharge),
    group("categories", "taxCategory", "ram:CategoryTradeTax", taxCategory),
    group("categories", "taxCategory", "ram:ApplicableTradeTax", taxCategory),
    group("categories", "taxCategory", `${SETTLED}/ram:ApplicableTradeTax`, taxCategory),
    group("vatBreakdown", "breakdown", "ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax", breakdown),
    group("vatBreakdown", "breakdown", `${SETTLEMENT}/ram:ApplicableTradeTax`, breakdown),
    group("totals", "totals", "ram:SpecifiedTradeSettlementHeaderMonetarySummation", totalsRows),
    group("attributes", "attribute", "ram:ApplicableProductCharacteristic", [
      leaf("name", "ram:Description"),
      leaf("value", "ram:Value"),
    ]),
    group("grossPrices", "price", "ram:GrossPriceProductTradePrice", price),
    group("grossPrices", "price", "ram:NetPriceProductTradePrice", price),
  ].map((row) => ({ path: row.path, group: row })),
  { path: "rsm:ExchangedDocument/ram:TypeCode", index: "documentType" },
  { path: "ram:TaxTotalAmount", index: "amount" },
  { path: "ram:InvoiceCurrencyCode", index: "currency" },
  { path: "ram:TaxCurrencyCode", index: "taxCurrency" },
  { path: "ram:DueDateTypeCode", index: "taxPoint" },
  { path: "ram:TaxPointDate", index: "taxPointDate" },
  { path: "ram:ReferenceTypeCode", index: "objectScheme" },
  { path: "ram:SubjectCode", index: "subject" },
  { path: "ram:GlobalID", index: "globalId", notWithin: ["ram:SpecifiedTradeProduct", "ram:ShipToTradeParty"] },
  { path: "ram:ID", index: "legalScheme" },
  { path: "ram:ClassCode", index: "classification" },
  { path: "ram:DesignatedProductClassification", index: "classificationElement" },
  { path: "ram:CountryID", index: "country" },
  { path: "ram:OriginTradeCountry/ram:ID", index: "originCountry" },
  { path: "ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode", index: "paymentMeans" },
  { path: "ram:CategoryTradeTax/ram:CategoryCode", index: "vatCategory" },
  { path: "ram:ApplicableTradeTax/ram:CategoryCode", index: "lineVatCategory" },
  { path: "ram:CategoryCode", index: "categoryCode" },
  { path: "ram:ParentLineID", index: "parentLine" },
  { path: "ram:SpecifiedTradeProduct/ram:GlobalID", index: "itemScheme" },
  { path: "ram:ExemptionReasonCode", index: "exemption" },
  { path: "ram:BasisQuantity", index: "quantity" },
  { path: "ram:BilledQuantity", index: "quantity" },
  { path: "ram:AttachmentBinaryObject", index: "attachment" },
  { path: "ram:URIUniversalCommunication/ram:URIID", index: "endpoint" },
  { path: "ram:ShipToTradeParty/ram:GlobalID", index: "locationScheme" },
];

export const cii: Binding = {
  prefixes: new Map([
    ["urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "rsm"],
    ["urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100", "ram"],
    ["urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100", "udt"],
    ["urn:un:unece:uncefact:data:standard:QualifiedDataType:100", "qdt"],
  ]),
  roots: { "rsm:CrossIndustryInvoice": "cii" },
  document: group("invoice", "invoice", ".", invoice, {
    of: "BG-0",
    wrappers: ["rsm:ExchangedDocument", TRANSACTION, AGREEMENT, SETTLEMENT],
  }),
  anywhere,
};
