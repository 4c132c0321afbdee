/**
 * The syntax rules of EN 16931 for UBL 2.1 (UBL-CR, UBL-SR, UBL-DT), edition 1.3.16: what of UBL an invoice does not use.
 * Contexts are in the order in which the official rules ask them.
 */
import {
  all,
  any,
  type Condition,
  type ElementTable,
  fewer,
  has,
  is,
  isAs,
  isNot,
  isNotAs,
  not,
  root,
  type RuleRow,
  withRows,
} from "../elements/row.ts";
import { ublContexts } from "./ubl.elements.gen.ts";

const isAllowance: Condition = isAs("boolean", "cbc:ChargeIndicator", "false");
const isSepa: Condition = isAs("upper", "@schemeID", "SEPA");

const isVat: Condition = isAs("upper", "cac:TaxScheme/cbc:ID", "VAT");
/** A scheme without an identifier is another tax, too. */
const isOtherTax: Condition = any(
  isNotAs("upper", "cac:TaxScheme/cbc:ID", "VAT"),
  fewer("cac:TaxScheme/cbc:ID", "cac:TaxScheme"),
);

function inTaxSchemes(party: string, having: Condition): Pick<RuleRow, "among" | "having" | "of"> {
  return { among: `${party}/cac:Party/cac:PartyTaxScheme`, having, of: "cbc:CompanyID" };
}

/** The name of a payee is not that of the seller; with either missing, it is not either. */
const otherThanSeller = {
  of: "cac:PartyName/cbc:Name",
  unlike: { beside: "cac:AccountingSupplierParty", at: "cac:Party/cac:PartyLegalEntity/cbc:RegistrationName" },
  min: 1,
  term: "BT-59",
} as const satisfies Partial<RuleRow>;

export const ublElements: ElementTable = {
  prefix: "UBL-",
  contexts: withRows(ublContexts, {
    "cac:AdditionalDocumentReference": [
      {
        id: "SR-43",
        of: ["cbc:ID/@schemeID", "cbc:DocumentTypeCode"],
        when: not(any(
          is("cbc:DocumentTypeCode", "130"),
          all(root("cn:CreditNote"), is("cbc:DocumentTypeCode", "50")),
        )),
      },
    ],
    "*Amount": [
      { id: "DT-01", of: ".", form: "two decimals", pardon: { around: "cac:Price", has: "cac:AllowanceCharge" } },
    ],
    "cac:AllowanceCharge": [
      { id: "SR-30", of: "cbc:AllowanceChargeReason", max: 1, when: isAllowance },
      {
        id: "SR-31",
        of: "cbc:AllowanceChargeReason",
        max: 1,
        when: all(not(isAllowance), isAs("boolean", "cbc:ChargeIndicator", "true")),
      },
    ],
    "cac:PartyTaxScheme": [
      { id: "SR-53", of: "cac:TaxScheme/cbc:ID", min: 1 },
      { id: "SR-53", of: "cbc:CompanyID", min: 1 },
    ],
    "/ubl:Invoice": [
      {
        id: "CR-002",
        severity: "warning",
        of: "cbc:UBLVersionID",
        when: not(is("cbc:UBLVersionID", "2.1")),
      },
      {
        id: "CR-412",
        severity: "warning",
        of: "cac:PaymentMeans/cbc:PaymentDueDate",
        when: not(root("cn:CreditNote")),
        term: "BT-9",
      },
      {
        id: "CR-665",
        severity: "warning",
        among: "//cac:AdditionalDocumentReference",
        having: any(isNot("cbc:DocumentTypeCode", "130"), not(has("cbc:DocumentTypeCode"))),
        of: "cbc:ID/@schemeID",
        term: "BG-24",
      },
      { id: "DT-18", severity: "warning", of: "//@name", minus: "//cbc:PaymentMeansCode/@name" },
      { id: "SR-12", ...inTaxSchemes("cac:AccountingSupplierParty", isVat), max: 1, term: "BT-31" },
      { id: "SR-13", ...inTaxSchemes("cac:AccountingSupplierParty", isOtherTax), max: 1, term: "BT-32" },
      { id: "SR-18", ...inTaxSchemes("cac:AccountingCustomerParty", isVat), max: 1, term: "BT-48" },
      {
        id: "SR-29",
        among: "//cac:PartyIdentification/cbc:ID",
        having: isSepa,
        of: ".",
        max: 1,
        term: "BT-90",
      },
      { id: "SR-44", of: "//cbc:PaymentID", distinct: "exact", max: 1, term: "BT-83" },
      { id: "SR-47", of: "//cbc:PaymentMeansCode", distinct: "exact", max: 1, term: "BT-81" },
    ],
    "cac:PayeeParty": [
      { id: "SR-19", of: "cac:PartyName/cbc:Name", max: 1 },
      { id: "SR-19", ...otherThanSeller },
      {
        id: "SR-20",
        among: "cac:PartyIdentification/cbc:ID",
        having: not(isSepa),
        of: ".",
        max: 1,
      },
      { id: "SR-20", ...otherThanSeller },
      { id: "SR-21", of: "cac:PartyLegalEntity/cbc:CompanyID", max: 1 },
      { id: "SR-21", ...otherThanSeller },
    ],
  }),
};
