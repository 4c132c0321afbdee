/**
 * Rules on syntax that CIUS-PT asks otherwise than EN 16931: its first pattern, and what is of the payee in its last. Those on
 * the root are for invoices alone, as all that restrict the elements of UBL, so that a credit note has few.
 */
import { and, asks, count, has, type Holds, isAsAt, most as atMost, not, present, unused } from "../../paths/asks.ts";
import { pathOf } from "../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms, warning } from "../../paths/row.ts";
import { valuesAt } from "../../paths/scene.ts";
import { ALLOWANCE, CHARGE } from "./categories.ts";

function most(id: string, path: string, ...terms: Terms): Row {
  return warning(id, terms, atMost(1, path));
}

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";

export const syntax: Pattern = [
  // In the order of the file; no element is at two of these.
  on("cac:AdditionalDocumentReference", most("UBL-SR-33", "cbc:DocumentType", "BT-123")),
  on(
    "cbc:EmbeddedDocumentBinaryObject",
    rule("UBL-DT-06", ["BT-125"], present("@mimeCode")),
    rule("UBL-DT-07", ["BT-125"], present("@filename")),
  ),
  on("cac:Delivery", most("UBL-SR-25", "cac:DeliveryParty/cac:PartyName/cbc:Name", "BT-70")),
  on(ALLOWANCE, most("UBL-SR-30", "cbc:AllowanceChargeReason", "BT-97", "BT-139")),
  on(CHARGE, most("UBL-SR-31", "cbc:AllowanceChargeReason", "BT-104", "BT-144")),
  on(
    "/ubl:Invoice",
    most("UBL-SR-12", `${SELLER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID`, "BT-31"),
    most("UBL-SR-18", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`, "BT-48"),
    most("UBL-SR-29", "cac:PayeeParty/cac:PartyIdentification/cbc:ID", "BT-60"),
    warning("UBL-CR-384", ["BG-13"], unused("cac:Delivery/cac:PromisedDeliveryPeriod")),
    warning("UBL-CR-423", ["BG-16"], unused("cac:PaymentMeans/cac:PayerFinancialAccount")),
  ),
  on("cac:InvoiceLine", most("UBL-SR-38", "cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason", "BG-30")),
  on(
    "cac:PaymentMeans",
    most("UBL-SR-26", "cbc:PaymentID", "BT-83"),
    most("UBL-SR-27", "cbc:InstructionNote", "BT-82"),
    most("UBL-SR-28", "cac:PaymentMandate/cbc:ID", "BT-89"),
  ),
  on("cac:BillingReference", warning("UBL-SR-07", ["BT-25"], present("cac:InvoiceDocumentReference/cbc:ID"))),
  on("cac:TaxSubtotal", most("UBL-SR-32", "cac:TaxCategory/cbc:TaxExemptionReason", "BT-120")),
];

const NAME = "cac:PartyName/cbc:Name";
const [OWN, SELLERS] = [pathOf(NAME), pathOf(`../${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`)];

/** Some name of the payee is another than some name of the seller. */
const isOther: Holds = (at) => {
  const sellers = valuesAt(at, SELLERS);
  return valuesAt(at, OWN).some((name) => sellers.some((it) => it !== name));
};

function ofPayee(id: string, path: string, ...terms: Terms): Row {
  return warning(id, terms, asks(and(count(path, (it) => it <= 1), isOther), NAME, "Factoring Ltd"));
}

function sharedWithSeller(path: string): Holds {
  return isAsAt(path, `../${SELLER}/${path}`);
}

export const payees: Place = on(
  "cac:PayeeParty",
  rule(
    "BR-17",
    ["BT-59"],
    asks(
      and(
        has(NAME),
        not(sharedWithSeller(NAME)),
        not(sharedWithSeller("cac:PartyIdentification/cbc:ID")),
        not(sharedWithSeller("cac:PartyLegalEntity/cbc:CompanyID")),
      ),
      NAME,
      "Factoring Ltd",
    ),
  ),
  ofPayee("UBL-SR-19", NAME, "BT-59"),
  ofPayee("UBL-SR-20", "cac:PartyIdentification/cbc:ID", "BT-60"),
  ofPayee("UBL-SR-21", "cac:PartyLegalEntity/cbc:CompanyID", "BT-61"),
);
