/**
 * The syntax rules of EN 16931 for UN/CEFACT CII D16B (CII-SR, CII-DT), edition 1.3.16: what of CII an invoice does not
 * use. Contexts are in the order in which the official rules ask them.
 */
import {
  all,
  any,
  type Condition,
  type ElementTable,
  has,
  is,
  isAs,
  named,
  not,
  type RuleRow,
  within,
  withRows,
} from "../elements/row.ts";
import { ciiContexts } from "./cii.elements.gen.ts";

const transaction = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction";
const line = `${transaction}/ram:IncludedSupplyChainTradeLineItem`;
const means = "ram:SpecifiedTradeSettlementPaymentMeans";
const discount = "ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge";

const hasDiscount: Condition = any(has(`${discount}/ram:ChargeIndicator`), has(`${discount}/ram:ActualAmount`));
const notInSettlement: Condition = not(within("ram:ApplicableHeaderTradeSettlement"));
const isAdditionalDocument: Condition = named("ram:AdditionalReferencedDocument");
const isSupportingDocument: Condition = all(isAdditionalDocument, is("ram:TypeCode", "916"));

const inSupportingDocuments = {
  severity: "warning",
  among: "ram:AdditionalReferencedDocument",
  having: isAs("normalized", "ram:TypeCode", "916"),
} as const satisfies Partial<RuleRow>;

/** Of an identifier without and one with a scheme, there is one at the most. */
function oneId(party: string): Pick<RuleRow, "severity" | "of" | "distinct" | "max"> {
  return { severity: "warning", of: [`${party}/ram:ID`, `${party}/ram:GlobalID`], distinct: "paths", max: 1 };
}

/** A contact point has a person's name or a department's. */
function oneContactName(party: string): Pick<RuleRow, "severity" | "of" | "distinct" | "max"> {
  const contact = `${party}/ram:DefinedTradeContact`;
  return {
    severity: "warning",
    of: [`${contact}/ram:PersonName`, `${contact}/ram:DepartmentName`],
    distinct: "paths",
    max: 1,
  };
}

export const ciiElements: ElementTable = {
  prefix: "CII-",
  contexts: withRows(ciiContexts, {
    [`${line}/ram:SpecifiedTradeProduct`]: [
      { id: "SR-046", of: "ram:GlobalID/@schemeID", min: 1, when: has("ram:GlobalID"), term: "BT-157" },
      {
        id: "SR-090",
        of: "ram:OriginTradeCountry/ram:ID",
        min: 1,
        max: 1,
        when: has("ram:OriginTradeCountry"),
        term: "BT-159",
      },
    ],
    [`${line}/ram:SpecifiedLineTradeAgreement`]: [
      {
        id: "SR-119",
        severity: "warning",
        among: `${discount}/ram:ChargeIndicator`,
        having: isAs("boolean", "udt:Indicator", "false"),
        of: ".",
        min: 1,
        when: hasDiscount,
        term: "BT-147",
      },
      {
        id: "SR-119",
        severity: "warning",
        of: `${discount}/ram:ActualAmount`,
        min: 1,
        when: hasDiscount,
        term: "BT-147",
      },
    ],
    [`${line}/ram:SpecifiedLineTradeSettlement`]: [
      {
        id: "SR-474",
        severity: "warning",
        among: "ram:AdditionalReferencedDocument",
        having: isAs("normalized", "ram:TypeCode", "130"),
        of: ".",
        max: 1,
        term: "BT-128",
      },
    ],
    [`${transaction}/ram:ApplicableHeaderTradeAgreement`]: [
      { id: "SR-450", ...oneId("ram:BuyerTradeParty"), term: "BT-46" },
      { id: "SR-465", ...oneContactName("ram:SellerTradeParty"), term: "BT-41" },
      { id: "SR-466", ...oneContactName("ram:BuyerTradeParty"), term: "BT-56" },
      { id: "SR-475", ...inSupportingDocuments, of: "ram:Name", max: 1, term: "BT-123" },
      { id: "SR-476", ...inSupportingDocuments, of: "ram:AttachmentBinaryObject", max: 1, term: "BT-125" },
    ],
    [`${transaction}/ram:ApplicableHeaderTradeDelivery`]: [
      { id: "SR-449", ...oneId("ram:ShipToTradeParty"), term: "BT-71" },
    ],
    [`${transaction}/ram:ApplicableHeaderTradeSettlement`]: [
      { id: "SR-451", ...oneId("ram:PayeeTradeParty"), term: "BT-60" },
      {
        id: "SR-462",
        of: "//ram:ApplicableTradeTax/ram:DueDateTypeCode",
        distinct: "exact",
        max: 1,
        term: "BT-8",
      },
      {
        id: "SR-470",
        among: "ram:SpecifiedTradeSettlementPaymentMeans",
        having: all(
          isAs("normalized", "ram:TypeCode", "30", "58"),
          not(has("ram:PayeePartyCreditorFinancialAccount/ram:IBANID")),
          not(has("ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID")),
        ),
        of: ".",
        term: "BT-84",
      },
    ],
    "/rsm:CrossIndustryInvoice": [
      { id: "SR-467", of: `//${means}/ram:TypeCode`, distinct: "normalized", max: 1, term: "BT-81" },
      { id: "SR-468", of: `//${means}/ram:Information`, distinct: "normalized", max: 1, term: "BT-82" },
    ],
    "ram:*ReferencedDocument": [
      { id: "DT-015", of: "ram:URIID", when: not(isSupportingDocument) },
      {
        id: "DT-018",
        of: "ram:TypeCode",
        when: not(all(isAdditionalDocument, is("ram:TypeCode", "50", "130", "916"))),
      },
      { id: "DT-021", of: "ram:Name", when: not(isSupportingDocument) },
      { id: "DT-022", of: "ram:AttachmentBinaryObject", when: not(isSupportingDocument) },
      { id: "DT-024", of: "ram:ReferenceTypeCode", when: not(all(isAdditionalDocument, is("ram:TypeCode", "130"))) },
      { id: "DT-027", of: "ram:FormattedIssueDateTime", when: not(named("ram:InvoiceReferencedDocument")) },
    ],
    "ram:*Quantity": [
      {
        id: "DT-033",
        of: "@unitCode",
        pardon: { has: `${line}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode` },
      },
    ],
    "ram:*TradeTax": [
      { id: "DT-037", severity: "fatal", of: "ram:TypeCode", when: not(is("ram:TypeCode", "VAT")) },
      { id: "DT-041", severity: "warning", of: "ram:BasisAmount", when: notInSettlement },
      {
        id: "DT-052",
        severity: "warning",
        of: "ram:ExemptionReasonCode",
        when: not(named("ram:ApplicableTradeTax")),
      },
      { id: "DT-098", severity: "warning", of: "ram:ExemptionReason", when: not(named("ram:ApplicableTradeTax")) },
      { id: "DT-054", severity: "warning", of: "ram:TaxPointDate", when: notInSettlement },
      { id: "DT-058", severity: "warning", of: "ram:DueDateTypeCode", when: notInSettlement },
    ],
    "udt:DateTimeString": [
      { id: "DT-097", of: ".", form: "date", when: is("@format", "102") },
    ],
  }),
};
