/** Where each syntax keeps what the cases of PEPPOL-EN16931-R* change. */
import { drop, set } from "../case.ts";

export const line = "cac:InvoiceLine";
export const creditLine = "cac:CreditNoteLine";
export const seller = "cac:AccountingSupplierParty/cac:Party";
export const buyer = "cac:AccountingCustomerParty/cac:Party";
export const period = "cac:InvoicePeriod";
export const item = "cac:AllowanceCharge";
export const discount = `${line}[1]/cac:Price/cac:AllowanceCharge`;
export const total = "cac:TaxTotal";

export const root = "/rsm:CrossIndustryInvoice";
export const context = "rsm:ExchangedDocumentContext";
export const process = `${context}/ram:BusinessProcessSpecifiedDocumentContextParameter`;
export const deal = "rsm:SupplyChainTradeTransaction";
export const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
export const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
export const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
export const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
export const ciiMeans = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
export const ciiPeriod = `${settlement}/ram:BillingSpecifiedPeriod`;
export const ciiItem = `${settlement}/ram:SpecifiedTradeAllowanceCharge`;
export const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem`;
export const lineSettlement = "ram:SpecifiedLineTradeSettlement";
export const linePeriod = `${ciiLine}[1]/${lineSettlement}/ram:BillingSpecifiedPeriod`;
export const lineTotal = `${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`;
export const gross = "ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice";
export const net = "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice";
export const ciiDiscount = `${ciiLine}[1]/${gross}/ram:AppliedTradeAllowanceCharge`;
export const indicator = "ram:ChargeIndicator/udt:Indicator";

export const ublNames = { factor: "cbc:MultiplierFactorNumeric", base: "cbc:BaseAmount" } as const;
export const ciiNames = { factor: "ram:CalculationPercent", base: "ram:BasisAmount" } as const;

/** A credit note's line in an invoice, or the other way round: some rules look at it, some do not. */
export function oddLine(kind: "InvoiceLine" | "CreditNoteLine", content: string): string {
  return `<cac:${kind}><cbc:ID>9</cbc:ID>${content}</cac:${kind}>`;
}

export function amount(name: string, value: string): string {
  return `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
}

export const credited = '<cbc:CreditedQuantity unitCode="C62">3</cbc:CreditedQuantity>';
export const price = `<cac:Price>${
  amount("PriceAmount", "5.00")
}<cbc:BaseQuantity unitCode="C62">1</cbc:BaseQuantity></cac:Price>`;

export function bareItem(content: string): string {
  return `<cac:AllowanceCharge>${content}${amount("Amount", "1.00")}</cac:AllowanceCharge>`;
}

export const early = set(`${line}[1]/${period}/cbc:StartDate`, "2020-01-01");

/** The base invoice without a VAT accounting currency. */
export const withoutAccounting = [drop("cbc:TaxCurrencyCode"), drop(`${total}[2]`)] as const;
export const ciiWithoutAccounting = [
  drop(`${settlement}/ram:TaxCurrencyCode`),
  drop(`${summation}/ram:TaxTotalAmount[2]`),
];
