/**
 * An invoice and a credit note of Portugal that CIUS-PT 2.1.1 takes, with what it writes into notes, payments and properties: no
 * document of the corpus has that. Changed at random or by plan, they are what the official set is asked about.
 */
import { identifierOf } from "../../engine/model/specifications.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

const address = `<cac:PostalAddress>
      <cbc:StreetName>Rua da Prata 12</cbc:StreetName><cbc:AdditionalStreetName>2.º andar</cbc:AdditionalStreetName>
      <cbc:CityName>Lisboa</cbc:CityName><cbc:PostalZone>1100-419</cbc:PostalZone><cbc:CountrySubentity>Lisboa</cbc:CountrySubentity>
      <cac:AddressLine><cbc:Line>Porta B</cbc:Line></cac:AddressLine>
      <cac:Country><cbc:IdentificationCode>PT</cbc:IdentificationCode></cac:Country>
    </cac:PostalAddress>`;

function party(vat: string, name: string): string {
  return `<cac:Party>
    <cbc:EndpointID schemeID="9946">${vat}</cbc:EndpointID>
    <cac:PartyIdentification><cbc:ID schemeID="0088">5790000435975</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
    ${address}
    <cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${name}, S.A.</cbc:RegistrationName><cbc:CompanyID>${
    vat.slice(2)
  }</cbc:CompanyID></cac:PartyLegalEntity>
    <cac:Contact><cbc:Name>Ana Exemplo</cbc:Name><cbc:Telephone>+351 21 555 01 00</cbc:Telephone><cbc:ElectronicMail>faturas@example.pt</cbc:ElectronicMail></cac:Contact>
  </cac:Party>`;
}

const notes = [
  "Viatura AA-01-BB",
  "#SOURCECURRENCYCODE#USD#",
  "#CALCULATIONRATE#1.0842#",
  "#DESCRIPTION@INVOICEPERIOD#Novembro de 2026#",
  "#ADDITIONALPROPERTY#Viatura#AA-01-BB#",
  "#NUMBER@ATCERTIFIEDPROGRAM#1234/AT#",
  "#HASHCODE@ATCERTIFIEDPROGRAM#a1B2#",
  "#DESCRIPTION@ATCERTIFIEDPROGRAM#Faturas 4.2#",
  "#WITHHOLDINGTAXTYPE@WITHHOLDINGTAX-001#IRF#",
  "#WITHHOLDINGTAXDESCRIPTION@WITHHOLDINGTAX-001#IRS a 25 por cento#",
  "#WITHHOLDINGTAXAMOUNT@WITHHOLDINGTAX-001#25.00#",
  "#ENTITY@ATMPAYMENT-001#20001#",
  "#REFERENCE@ATMPAYMENT-001#123456789#",
  "#AMOUNT@ATMPAYMENT-001#143.50#",
  "#DESCRIPTION@ATMPAYMENT-001#Pagar em novembro#",
].map((it) => `<cbc:Note>${it}</cbc:Note>`).join("\n  ");

function category(name: string, code: string, percent: string, more = ""): string {
  return `<cac:${name}><cbc:ID>${code}</cbc:ID><cbc:Percent>${percent}</cbc:Percent>${more}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
}

function reduction(isCharge: boolean, code: string, amount: string, part = ""): string {
  return `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode>
    <cbc:AllowanceChargeReason>Acordo</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>10.00</cbc:MultiplierFactorNumeric>
    <cbc:Amount currencyID="EUR">${amount}</cbc:Amount><cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>${part}</cac:AllowanceCharge>`;
}

function part(taxable: string, tax: string, of: string): string {
  return `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${taxable}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>${of}</cac:TaxSubtotal>`;
}

const EXEMPT =
  "<cbc:TaxExemptionReasonCode>M07</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Isento, artigo 9.º do CIVA</cbc:TaxExemptionReason>";

function property(name: string, value: string): string {
  return `<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name><cbc:Value>${value}</cbc:Value></cac:AdditionalItemProperty>`;
}

const reasons = property("#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#", "M07") +
  property("#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#", "Isento");

function line(
  kind: string,
  number: string,
  net: string,
  tax: string,
  more = "",
  properties = property("Cor", "Azul"),
): string {
  const [quantity, name] = kind === "Invoice"
    ? ["InvoicedQuantity", "InvoiceLine"]
    : ["CreditedQuantity", "CreditNoteLine"];
  return `<cac:${name}>
    <cbc:ID>${number}</cbc:ID><cbc:Note>Conforme acordado</cbc:Note><cbc:${quantity} unitCode="C62">2.00</cbc:${quantity}>
    <cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount><cbc:AccountingCost>4400</cbc:AccountingCost>
    <cac:InvoicePeriod><cbc:StartDate>2026-11-01</cbc:StartDate><cbc:EndDate>2026-11-30</cbc:EndDate></cac:InvoicePeriod>
    <cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>
    <cac:DocumentReference><cbc:ID schemeID="AFL">CONTADOR-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
    ${more}
    <cac:Item><cbc:Description>Artigo de exemplo</cbc:Description><cbc:Name>Artigo</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>C-1</cbc:ID></cac:BuyersItemIdentification>
      <cac:SellersItemIdentification><cbc:ID>V-1</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">5601234567890</cbc:ID></cac:StandardItemIdentification>
      <cac:OriginCountry><cbc:IdentificationCode>PT</cbc:IdentificationCode></cac:OriginCountry>
      <cac:CommodityClassification><cbc:ItemClassificationCode listID="STI" listVersionID="19">44103103</cbc:ItemClassificationCode></cac:CommodityClassification>
      ${tax}${properties}
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="C62">1.00</cbc:BaseQuantity>
      <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount><cbc:BaseAmount currencyID="EUR">55.00</cbc:BaseAmount></cac:AllowanceCharge>
    </cac:Price>
  </cac:${name}>`;
}

/** Each 100.00: at the full rate with an allowance and a charge of its own, at the reduced rate, and exempt. */
function lines(kind: string): string {
  const of = (code: string, percent: string) => category("ClassifiedTaxCategory", code, percent);
  return [
    line(kind, "1", "100.00", of("NOR", "23.00"), reduction(false, "95", "10.00") + reduction(true, "FC", "10.00")),
    line(kind, "2", "100.00", of("AA", "6.00")),
    line(kind, "3", "100.00", of("ISE", "0.00"), "", reasons),
  ].join("\n  ");
}

function document(kind: "Invoice" | "CreditNote"): string {
  const isInvoice = kind === "Invoice";
  const due = "<cbc:DueDate>2026-12-31</cbc:DueDate>";
  const type = isInvoice
    ? `${due}<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>`
    : "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>";
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${UBL}:${kind}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>${identifierOf("cius-pt")}</cbc:CustomizationID><cbc:ProfileID>P1</cbc:ProfileID>
  <cbc:ID>FT 2026/17</cbc:ID><cbc:IssueDate>2026-11-28</cbc:IssueDate>${type}
  ${notes}
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:AccountingCost>4400</cbc:AccountingCost><cbc:BuyerReference>C-17</cbc:BuyerReference>
  <cac:InvoicePeriod><cbc:StartDate>2026-11-01</cbc:StartDate><cbc:EndDate>2026-11-30</cbc:EndDate><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>
  <cac:OrderReference><cbc:ID>E-2026-9</cbc:ID><cbc:SalesOrderID>V-9</cbc:SalesOrderID></cac:OrderReference>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>FT 2026/16</cbc:ID><cbc:IssueDate>2026-10-28</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:DespatchDocumentReference><cbc:ID>GR 1</cbc:ID></cac:DespatchDocumentReference><cac:ReceiptDocumentReference><cbc:ID>R 1</cbc:ID></cac:ReceiptDocumentReference>
  ${
    isInvoice
      ? "<cac:OriginatorDocumentReference><cbc:ID>CP 1</cbc:ID></cac:OriginatorDocumentReference>"
      : ""
  }<cac:ContractDocumentReference><cbc:ID>CT 1</cbc:ID></cac:ContractDocumentReference>
  <cac:AdditionalDocumentReference><cbc:ID schemeID="AFL">A-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>
  <cac:AdditionalDocumentReference><cbc:ID>A-2</cbc:ID><cbc:DocumentDescription>Folha de horas</cbc:DocumentDescription><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="horas.pdf">JVBERi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>
  ${isInvoice ? "<cac:ProjectReference><cbc:ID>PR 1</cbc:ID></cac:ProjectReference>" : ""}
  <cac:AccountingSupplierParty>${party("PT501234560", "Exemplo Um")}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party("PT509876544", "Exemplo Dois")}</cac:AccountingCustomerParty>
  <cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="0088">5790000435968</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Exemplo Factoring</cbc:Name></cac:PartyName><cac:PartyLegalEntity><cbc:CompanyID>503333333</cbc:CompanyID></cac:PartyLegalEntity></cac:PayeeParty>
  <cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Exemplo Fiscal</cbc:Name></cac:PartyName>${address}<cac:PartyTaxScheme><cbc:CompanyID>PT504444441</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty>
  <cac:Delivery><cbc:ActualDeliveryDate>2026-11-27</cbc:ActualDeliveryDate><cac:DeliveryLocation><cbc:ID schemeID="0088">5790000435951</cbc:ID>${
    address.replaceAll("PostalAddress", "Address")
  }</cac:DeliveryLocation><cac:DeliveryParty><cac:PartyName><cbc:Name>Armazém</cbc:Name></cac:PartyName></cac:DeliveryParty></cac:Delivery>
  <cac:PaymentMeans><cbc:PaymentMeansCode name="Transferência">30</cbc:PaymentMeansCode>${
    isInvoice ? "" : "<cbc:PaymentDueDate>2026-12-31</cbc:PaymentDueDate>"
  }<cbc:PaymentID>#REFERENCE@ATMPAYMENT#123456789#</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>PT50000201231234567890154</cbc:ID><cbc:Name>Exemplo Um</cbc:Name><cac:FinancialInstitutionBranch><cbc:ID>BESCPTPL</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:PaymentMeans><cbc:PaymentMeansCode name="#DESCRIPTION@ATMPAYMENT#Pagar em novembro#">#ENTITY@ATMPAYMENT#20001#</cbc:PaymentMeansCode><cac:CardAccount><cbc:PrimaryAccountNumberID>510008</cbc:PrimaryAccountNumberID><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount></cac:PaymentMeans>
  <cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode><cac:PaymentMandate><cbc:ID>M-1</cbc:ID><cac:PayerFinancialAccount><cbc:ID>PT50000201231234567890154</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate></cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>30 dias</cbc:Note></cac:PaymentTerms>
  ${reduction(false, "95", "10.00", category("TaxCategory", "NOR", "23.00"))}
  ${reduction(true, "FC", "10.00", category("TaxCategory", "AA", "6.00"))}
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">27.30</cbc:TaxAmount>
    ${part("90.00", "20.70", category("TaxCategory", "NOR", "23.00"))}
    ${part("110.00", "6.60", category("TaxCategory", "AA", "6.00"))}
    ${part("100.00", "0.00", category("TaxCategory", "ISE", "0.00", EXEMPT))}
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">300.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">300.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">327.30</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount>
    <cbc:ChargeTotalAmount currencyID="EUR">10.00</cbc:ChargeTotalAmount><cbc:PrepaidAmount currencyID="EUR">100.00</cbc:PrepaidAmount>
    <cbc:PayableRoundingAmount currencyID="EUR">0.20</cbc:PayableRoundingAmount><cbc:PayableAmount currencyID="EUR">227.50</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  ${lines(kind)}
</${kind}>
`;
}

export const portuguese: readonly string[] = [document("Invoice"), document("CreditNote")];
