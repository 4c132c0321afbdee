/** NLCIUS in UBL: SI-UBL 2.0.3.13. */
import {
  and,
  asks,
  decimalAt,
  differs,
  has,
  type Holds,
  is,
  not,
  or,
  some,
  sumOf,
  text,
  tidy,
  unused,
} from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { on, type Pattern, type Place, rule, warning } from "../../paths/row.ts";
import { valueOf } from "../../paths/tree.ts";
import { addressed, dutchBy, EMPTY, inInvoiceCurrency, registered } from "./shared.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const COUNTRY = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";

const { dutch, discouraged } = dutchBy(`/*/${SELLER}/${COUNTRY}`);

const address = ["cbc:StreetName", "cbc:CityName", "cbc:PostalZone"] as const;
const PRECEDING = "/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID";
const BIC = "cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID";
const abroad = differs("cac:Country/cbc:IdentificationCode", "NL");
const legal = `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`;

const parties: readonly Place[] = [
  dutch(
    SELLER,
    rule(
      "BR-NL-1",
      ["BT-30"],
      asks(
        and(
          registered("cac:PartyLegalEntity/cbc:CompanyID"),
          some("cac:PartyLegalEntity/cbc:CompanyID", text(".", Boolean)),
        ),
        "cac:PartyLegalEntity/cbc:CompanyID[@schemeID=0106,0190]",
        "12345678",
      ),
    ),
  ),
  dutch(
    "/(ubl:Invoice|cn:CreditNote)",
    rule(
      "BR-NL-2",
      ["BT-10", "BT-13"],
      asks(has("cbc:BuyerReference | cac:OrderReference/cbc:ID"), "cbc:BuyerReference | cac:OrderReference/cbc:ID"),
    ),
  ),
  dutch(`${SELLER}/cac:PostalAddress`, rule("BR-NL-3", ["BT-35", "BT-37", "BT-38"], addressed(address))),
  dutch(`${BUYER}/cac:PostalAddress`, rule("BR-NL-4", ["BT-50", "BT-52", "BT-53"], addressed(address, abroad))),
  dutch(`${AGENT}/cac:PostalAddress`, rule("BR-NL-5", ["BT-64", "BT-66", "BT-67"], addressed(address, abroad))),
];

const documents: readonly Place[] = [
  dutch(
    "cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode",
    rule("BR-NL-7", ["BT-3"], asks(is(".", "380", "381", "384", "389"), ".", "380")),
    rule("BR-NL-8", ["BT-3"], asks((at, scene) => is(".", "381")(at, scene) !== scene.isInvoice, ".")),
    rule(
      "BR-NL-9",
      ["BT-25"],
      asks(or(differs(".", "384"), has(PRECEDING)), PRECEDING),
    ),
  ),
  dutch(
    `${BUYER}/cac:PartyLegalEntity`,
    rule(
      "BR-NL-10",
      ["BT-47"],
      asks(
        and(
          or(not(is(`//${BUYER}/${COUNTRY}`, "NL")), registered(`//${legal}`)),
          or(not(has("cbc:CompanyID")), some("cbc:CompanyID", text(".", Boolean))),
        ),
        "cbc:CompanyID[@schemeID=0106,0190]",
        "12345678",
      ),
    ),
  ),
  dutch(
    "/ubl:Invoice/cac:LegalMonetaryTotal",
    rule("BR-NL-11", ["BG-16"], asks(or(owesNothing, has("//cac:PaymentMeans")), "../cac:PaymentMeans")),
  ),
  dutch(
    "cac:PaymentMeans",
    rule(
      "BR-NL-12",
      ["BT-81"],
      asks(tidy("cbc:PaymentMeansCode", "30", "48", "49", "57", "58", "59"), "cbc:PaymentMeansCode", "58"),
    ),
    warning(
      "BR-NL-31",
      ["BT-86"],
      asks(
        or(
          not(tidy("cbc:PaymentMeansCode", "58", "59")),
          not(has(BIC)),
        ),
        BIC,
      ),
    ),
  ),
  on(
    "cac:OrderLineReference/cbc:LineID",
    rule("BR-NL-13", ["BT-13"], asks(has("/*/cac:OrderReference/cbc:ID"), "/*/cac:OrderReference/cbc:ID")),
  ),
];

function owesNothing(...[at]: Parameters<Holds>): boolean {
  const amount = decimalAt(at, pathOf("cbc:PayableAmount"));
  return amount !== undefined && (amount.isNegative() || amount.isZero());
}

/** A reason code of a line matches the first place as well: BR-NL-32-2 and -3 are never asked. */
const exemptTerms: readonly Place[] = [
  discouraged("19", "cbc:TaxCurrencyCode", "BT-6"),
  discouraged("20", "cbc:TaxPointDate", "BT-7"),
  discouraged("21", "cac:InvoicePeriod/cbc:DescriptionCode", "BT-8"),
  discouraged("24", "cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate", "BT-26"),
  dutch(
    `${SELLER}/cac:PartyTaxScheme`,
    warning(
      "BR-NL-25",
      ["BT-32"],
      asks(or(not(has("cbc:CompanyID")), is("cac:TaxScheme/cbc:ID", "VAT")), "cbc:CompanyID"),
    ),
  ),
  discouraged("26", `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`, "BT-33"),
  discouraged("27-1", `${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-162"),
  discouraged("27-2", `${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-163"),
  discouraged("27-3", `${AGENT}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-164"),
  discouraged("27-4", "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line", "BT-165"),
  discouraged("28-1", `${SELLER}/cac:PostalAddress/cbc:CountrySubentity`, "BT-39"),
  discouraged("28-2", `${BUYER}/cac:PostalAddress/cbc:CountrySubentity`, "BT-54"),
  discouraged("28-3", `${AGENT}/cac:PostalAddress/cbc:CountrySubentity`, "BT-68"),
  discouraged("28-4", "cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CountrySubentity", "BT-79"),
  dutch("cac:PaymentMeans/cbc:PaymentMeansCode", warning("BR-NL-29", ["BT-82"], unused("@name"))),
  discouraged("30", "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name", "BT-85"),
  discouraged("32-1", "cac:AllowanceCharge/cbc:AllowanceChargeReasonCode", "BT-98", "BT-105", "BT-140", "BT-145"),
  dutch(
    "cac:TaxTotal/cbc:TaxAmount",
    warning(
      "BR-NL-33",
      ["BT-111"],
      inInvoiceCurrency("//cbc:DocumentCurrencyCode"),
    ),
  ),
  discouraged("35", "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode", "BT-121"),
  on("*[!*]", warning("SI-UBL-2", ["BG-0"], EMPTY)),
];

export const netherlandsUbl: readonly Pattern[] = [[...parties, ...documents, ...exemptTerms]];

/** Blocked accounts: two ways to pay, each with its terms, which add up to what is owed. */
export const blockedAccount: Pattern = [
  on(
    "/ubl:Invoice",
    rule("BR-GA-1", ["BT-20"], asks((at) => select(at, pathOf("cac:PaymentTerms")).length === 2, "cac:PaymentTerms")),
    rule("BR-GA-2", ["BG-16"], asks((at) => select(at, pathOf("cac:PaymentMeans")).length === 2, "cac:PaymentMeans")),
    rule(
      "BR-GA-3",
      ["BT-115", "BT-20"],
      asks((at) => {
        const amount = decimalAt(at, pathOf("cac:LegalMonetaryTotal/cbc:PayableAmount"));
        return amount?.equals(sumOf(select(at, pathOf("cac:PaymentTerms/cbc:Amount")))) === true;
      }, "cac:PaymentTerms/cbc:Amount"),
    ),
    rule(
      "BR-GA-7",
      ["BG-16"],
      asks(
        (at) => select(at, pathOf("cac:PaymentMeans/cbc:ID[text()=GACCOUNT]")).length === 1,
        "cac:PaymentMeans/cbc:ID[text()=GACCOUNT]",
        "GACCOUNT",
      ),
    ),
  ),
  on(
    "/ubl:Invoice/cac:PaymentTerms",
    rule(
      "BR-GA-4",
      ["BT-20"],
      asks((at) => select(at, pathOf("cbc:PaymentMeansID")).length === 1, "cbc:PaymentMeansID", "GACCOUNT"),
    ),
  ),
  on(
    "/ubl:Invoice/cac:PaymentMeans",
    rule("BR-GA-5", ["BG-16"], asks((at) => select(at, pathOf("cbc:ID")).length === 1, "cbc:ID", "GACCOUNT")),
  ),
  on(
    "/ubl:Invoice/cac:PaymentTerms/cbc:PaymentMeansID",
    rule(
      "BR-GA-6",
      ["BG-16"],
      asks((at, scene) => {
        const known = select(scene.root, pathOf("cac:PaymentMeans/cbc:ID/text()")).map((it) => valueOf(it));
        return is(".", ...known)(at, scene);
      }, "."),
    ),
  ),
];
