/** What turns the base invoices into ones that break no rule of XRechnung or of Peppol: paid by transfer alone. */

import type { Side } from "../engine/model/side.ts";
import { drop, type Edit, set } from "./case.ts";

export type BaseEdits = Readonly<Record<Side, readonly Edit[]>>;

const CORE = "urn:cen.eu:en16931:2017";
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;

const context = "rsm:ExchangedDocumentContext";
const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;

export const xrechnungBase = germanBase(XRECHNUNG);
export const peppolBase = germanBase(PEPPOL);

function germanBase(specification: string): BaseEdits {
  return {
    ubl: [
      set("cbc:CustomizationID", specification),
      drop("cac:PaymentMeans/cac:CardAccount"),
      drop("cac:PaymentMeans/cac:PaymentMandate"),
    ],
    cii: [
      set(`${context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`, specification),
      drop(`${means}/ram:ApplicableTradeSettlementFinancialCard`),
      drop(`${means}/ram:PayerPartyDebtorFinancialAccount`),
      drop(`${settlement}/ram:CreditorReferenceID`),
      drop(`${settlement}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`),
    ],
  };
}
