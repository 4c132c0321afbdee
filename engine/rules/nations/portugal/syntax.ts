/**
 * Rules on syntax that CIUS-PT asks otherwise than EN 16931: its first pattern, and what is of the payee in its last. Those on
 * the root are for invoices alone, as all that restrict the elements of UBL, so that a credit note has few.
 */
import { and, asks, count, has, type Holds, most as atMost, not, present, unused } from "../../paths/asks.ts";
import { pathOf } from "../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms, warning } from "../../paths/row.ts";
import { valuesAt } from "../../paths/scene.ts";
import type { Node } from "../../paths/tree.ts";
import { ALLOWANCE, CHARGE } from "./categories.ts";
import { kept } from "./totals.ts";

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
const ID = "cac:PartyIdentification/cbc:ID";
const COMPANY = "cac:PartyLegalEntity/cbc:CompanyID";

/** The values of the sellers beside a payee, worked out once however many there are of both. */
function ofSellers(path: string): (payee: Node) => ReadonlySet<string> {
  const found = pathOf(`${SELLER}/${path}`);
  const values = kept((around) => new Set(valuesAt(around, found)));
  return (payee) => payee.parent === undefined ? new Set() : values(payee.parent);
}

const registered = ofSellers("cac:PartyLegalEntity/cbc:RegistrationName");
const OWN = pathOf(NAME);

/** Some name of the payee is another than some name of the seller. */
const isOther: Holds = (at) => {
  const sellers = registered(at);
  return valuesAt(at, OWN).some((name) => sellers.size > 1 || sellers.size === 1 && !sellers.has(name));
};

function ofPayee(id: string, path: string, ...terms: Terms): Row {
  return warning(id, terms, asks(and(count(path, (it) => it <= 1), isOther), NAME, "Factoring Ltd"));
}

function sharedWithSeller(path: string): Holds {
  const [own, sellers] = [pathOf(path), ofSellers(path)];
  return (at) => valuesAt(at, own).some((it) => sellers(at).has(it));
}

const isOfItsOwn = and(has(NAME), ...[NAME, ID, COMPANY].map((it) => not(sharedWithSeller(it))));

export const payees: Place = on(
  "cac:PayeeParty",
  rule("BR-17", ["BT-59"], asks(isOfItsOwn, NAME, "Factoring Ltd")),
  ofPayee("UBL-SR-19", NAME, "BT-59"),
  ofPayee("UBL-SR-20", ID, "BT-60"),
  ofPayee("UBL-SR-21", COMPANY, "BT-61"),
);
