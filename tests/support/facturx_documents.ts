/** Documents of the levels of Factur-X. */
import assert from "node:assert/strict";
import { generate } from "../../engine/mod.ts";
import { invoiceWith } from "../../cases/json.ts";

const CORE = "urn:cen.eu:en16931:2017";

const namespaces = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(" ");

/** A document without lines, with what its level must have. */
export function bookkeeping(level: "minimum" | "basicwl"): string {
  const more = level === "basicwl";
  const address = more ? "<ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>" : "";
  const tax =
    "<ram:ApplicableTradeTax><ram:CalculatedAmount>20.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>" +
    "<ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>" +
    "<ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>";
  const due = "<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>" +
    '<udt:DateTimeString format="102">20261130</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice ${namespaces}>
  <rsm:ExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:factur-x.eu:1p0:${level}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>F-2026-17</ram:ID>
    <ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20261030</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>
        <ram:Name>Moulin SARL</ram:Name>
        <ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR11999999998</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Atelier du Port</ram:Name>${address}</ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      ${more ? tax + due : ""}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${more ? "<ram:LineTotalAmount>100.00</ram:LineTotalAmount>" : ""}
        <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">20.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>120.00</ram:GrandTotalAmount>
        <ram:DuePayableAmount>120.00</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

/** A whole invoice, as it is written here, under the name of a level. */
export function invoiceAt(level: "basic" | "en16931" | "extended"): string {
  const outcome = generate(invoiceWith({ "/profile": "facturx-en16931" }));
  assert.ok("ok" in outcome, "the invoice is written");
  const names = {
    basic: `${CORE}#compliant#urn:factur-x.eu:1p0:basic`,
    en16931: CORE,
    extended: `${CORE}#conformant#urn:factur-x.eu:1p0:extended`,
  };
  const named = outcome.ok.xml.replace(`<ram:ID>${CORE}</ram:ID>`, `<ram:ID>${names[level]}</ram:ID>`);
  if (level !== "basic") return named;
  // BASIC has neither contacts nor the name of an account.
  return named.replace(/<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/gs, "")
    .replace(/<ram:AccountName>.*?<\/ram:AccountName>/gs, "");
}
