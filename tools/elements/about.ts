/**
 * What the elements of a context are about, and below them, by their paths from there, those that are about something
 * closer: what the official rules do not say.
 */
const transaction = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction";
const line = `${transaction}/ram:IncludedSupplyChainTradeLineItem`;

const ubl = `
cac:AccountingSupplierParty/cac:Party BG-4
cac:AdditionalDocumentReference BG-24
*BinaryObject BT-125
cac:Delivery BG-13
cac:AllowanceCharge BG-20
/ubl:Invoice
  cac:InvoicePeriod BG-14
  cac:OrderReference BT-13
  cac:BillingReference BG-3
  cac:DespatchDocumentReference BT-16
  cac:ReceiptDocumentReference BT-15
  cac:OriginatorDocumentReference BT-17
  cac:ContractDocumentReference BT-12
  cac:AdditionalDocumentReference BG-24
  cac:ProjectReference BT-11
  cac:AccountingSupplierParty BG-4
  cac:AccountingSupplierParty/cac:Party/cac:PostalAddress BG-5
  cac:AccountingSupplierParty/cac:Party/cac:Contact BG-6
  cac:AccountingCustomerParty BG-7
  cac:AccountingCustomerParty/cac:Party/cac:PostalAddress BG-8
  cac:AccountingCustomerParty/cac:Party/cac:Contact BG-9
  cac:PayeeParty BG-10
  cac:TaxRepresentativeParty BG-11
  cac:TaxRepresentativeParty/cac:PostalAddress BG-12
  cac:Delivery BG-13
  cac:Delivery/cac:DeliveryLocation/cac:Address BG-15
  cac:PaymentMeans BG-16
  cac:PaymentMeans/cac:CardAccount BG-18
  cac:PaymentMeans/cac:PayeeFinancialAccount BG-17
  cac:PaymentMeans/cac:PaymentMandate BG-19
  cac:PaymentTerms BT-20
  cac:AllowanceCharge BG-20
  cac:TaxTotal BG-22
  cac:TaxTotal/cac:TaxSubtotal BG-23
  cac:LegalMonetaryTotal BG-22
  cac:InvoiceLine|cac:CreditNoteLine BG-25
  cac:InvoiceLine|cac:CreditNoteLine/cac:InvoicePeriod BG-26
  cac:InvoiceLine|cac:CreditNoteLine/cac:OrderLineReference BT-132
  cac:InvoiceLine|cac:CreditNoteLine/cac:DocumentReference BT-128
  cac:InvoiceLine|cac:CreditNoteLine/cac:AllowanceCharge BG-27
  cac:InvoiceLine|cac:CreditNoteLine/cac:Item BG-31
  cac:InvoiceLine|cac:CreditNoteLine/cac:Item/cac:ClassifiedTaxCategory BG-30
  cac:InvoiceLine|cac:CreditNoteLine/cac:Item/cac:AdditionalItemProperty BG-32
  cac:InvoiceLine|cac:CreditNoteLine/cac:Price BG-29
  cbc:CustomizationID BT-24
  cbc:ProfileID BT-23
  cbc:ID BT-1
  cbc:SalesOrderID BT-14
  cbc:InvoiceTypeCode BT-3
  cbc:DocumentCurrencyCode BT-5
  cbc:TaxCurrencyCode BT-6
  //cac:FinancialInstitution BG-17
  //cac:BuyersItemIdentification BT-156
  //cac:SellersItemIdentification BT-155
  //cac:Price BG-29
  cbc:CreditNoteTypeCode BT-3
  //cbc:PrimaryAccountNumberID BT-87
  //cac:CardAccount BG-18
  //cac:PaymentMandate BG-19
  //cac:PaymentMeans BG-16
  cac:AdditionalDocumentReference{cbc:DocumentTypeCode=130} BT-18
  //cac:AdditionalDocumentReference{cbc:DocumentTypeCode=130} BT-18
cac:InvoiceLine BG-25
cac:PayeeParty BG-10
cac:PaymentMeans BG-16
cac:BillingReference BG-3
cac:TaxRepresentativeParty BG-11
cac:TaxSubtotal BG-23
`;

const cii = `
ram:SpecifiedTradeSettlementPaymentMeans BG-16
/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext BG-2
  ram:BusinessProcessSpecifiedDocumentContextParameter BT-23
  ram:GuidelineSpecifiedDocumentContextParameter BT-24
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument BG-2
  ram:TypeCode BT-3
  ram:IncludedNote BG-1
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote BG-1
${line} BG-25
${line}/ram:AssociatedDocumentLineDocument BG-25
  ram:IncludedNote BT-127
${line}/ram:SpecifiedTradeProduct BG-31
  ram:ApplicableProductCharacteristic BG-32
  ram:DesignatedProductClassification BT-158
  ram:OriginTradeCountry BT-159
${line}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic BG-32
${line}/ram:SpecifiedLineTradeAgreement BG-29
  ram:BuyerOrderReferencedDocument BT-132
  ram:AdditionalReferencedDocument BT-128
  ram:GrossPriceProductTradePrice BG-29
  ram:NetPriceProductTradePrice BG-29
ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge BG-29
${line}/ram:SpecifiedLineTradeDelivery BG-25
  ram:ActualDeliverySupplyChainEvent BT-72
  ram:AdditionalReferencedDocument BT-128
${line}/ram:SpecifiedLineTradeSettlement BG-25
  ram:ApplicableTradeTax BG-30
  ram:SpecifiedTradeAllowanceCharge BG-27
  ram:SpecifiedTradeSettlementLineMonetarySummation BT-131
  ram:ReceivableSpecifiedTradeAccountingAccount BT-133
${transaction}/ram:ApplicableHeaderTradeAgreement
  ram:SellerTradeParty BG-4
  ram:SellerTradeParty/ram:DefinedTradeContact BG-6
  ram:BuyerTradeParty BG-7
  ram:BuyerTradeParty/ram:DefinedTradeContact BG-9
  ram:SellerTaxRepresentativeTradeParty BG-11
  ram:SellerOrderReferencedDocument BT-14
  ram:BuyerOrderReferencedDocument BT-13
  ram:ContractReferencedDocument BT-12
  ram:AdditionalReferencedDocument BG-24
  ram:SpecifiedProcuringProject BT-11
  ram:AdditionalReferencedDocument{ram:TypeCode=50} BT-17
  ram:AdditionalReferencedDocument{ram:TypeCode=130} BT-18
${transaction}/ram:ApplicableHeaderTradeDelivery BG-13
  ram:ShipToTradeParty BG-13
  ram:ActualDeliverySupplyChainEvent BT-72
  ram:AdditionalReferencedDocument BG-24
  ram:DespatchAdviceReferencedDocument BT-16
${transaction}/ram:ApplicableHeaderTradeSettlement
  ram:PayeeTradeParty BG-10
  ram:SpecifiedTradeSettlementPaymentMeans BG-16
  ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard BG-18
  ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount BG-19
  ram:SpecifiedTradeAllowanceCharge BG-20
  ram:SpecifiedTradePaymentTerms BT-20
  ram:InvoiceReferencedDocument BG-3
  ram:ReceivableSpecifiedTradeAccountingAccount BT-19
  ram:ApplicableTradeTax BG-23
${transaction}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation BG-22
*DocumentContextParameter BG-2
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:TypeCode BT-3
${line}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode BG-30
`;

export const about = { ubl: termsIn(ubl), cii: termsIn(cii) };

/** What a context, or a path below it, is about. */
function termsIn(text: string): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  let context = "";
  for (const row of text.split("\n").filter((it) => it !== "")) {
    const [path = "", term = ""] = row.trim().split(" ");
    if (!row.startsWith(" ")) context = path;
    if (term !== "") terms.set(row.startsWith(" ") ? `${context} ${path}` : context, term);
  }
  return terms;
}
