/** NLCIUS in CII, 1.0.3.12. */
import { and, asks, decimalAt, differs, has, is, not, number, or, some, text } from "../../paths/asks.ts";
import { pathOf } from "../../paths/path.ts";
import { on, type Pattern, type Place, rule, warning } from "../../paths/row.ts";
import { addressed, dutchBy, EMPTY, inInvoiceCurrency, registered } from "./shared.ts";

const [SELLER, BUYER, AGENT] = ["ram:SellerTradeParty", "ram:BuyerTradeParty", "ram:SellerTaxRepresentativeTradeParty"];
const MEANS = "ram:SpecifiedTradeSettlementPaymentMeans";
const TOTALS = "ram:SpecifiedTradeSettlementHeaderMonetarySummation";

const { dutch, discouraged } = dutchBy(
  `//ram:ApplicableHeaderTradeAgreement/${SELLER}/ram:PostalTradeAddress/ram:CountryID`,
);

const address = ["ram:LineOne", "ram:CityName", "ram:PostcodeCode"] as const;
const abroad = differs("ram:CountryID", "NL");
const TYPE = "/*/rsm:ExchangedDocument/ram:TypeCode";
const legal = "ram:SpecifiedLegalOrganization/ram:ID";

/** Places for the type code (BR-NL-9) and the means of payment (BR-NL-31) stand behind others for the same: never asked. */
const ORDERED = "ram:BuyerReference | ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID";
const ORDER = "//ram:ApplicableHeaderTradeAgreement/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID";

const asked: readonly Place[] = [
  dutch(
    `${SELLER}/ram:SpecifiedLegalOrganization`,
    rule(
      "BR-NL-1",
      ["BT-30"],
      asks(and(registered("ram:ID"), some("ram:ID", text(".", Boolean))), "ram:ID[@schemeID=0106,0190]", "12345678"),
    ),
  ),
  dutch(
    "ram:ApplicableHeaderTradeAgreement",
    rule(
      "BR-NL-2",
      ["BT-10", "BT-13"],
      asks(has(ORDERED), ORDERED),
    ),
  ),
  dutch(`${SELLER}/ram:PostalTradeAddress`, rule("BR-NL-3", ["BT-35", "BT-37", "BT-38"], addressed(address))),
  dutch(`${BUYER}/ram:PostalTradeAddress`, rule("BR-NL-4", ["BT-50", "BT-52", "BT-53"], addressed(address, abroad))),
  dutch(`${AGENT}/ram:PostalTradeAddress`, rule("BR-NL-5", ["BT-64", "BT-66", "BT-67"], addressed(address, abroad))),
  on(TYPE, rule("BR-NL-7", ["BT-3"], asks(number(".", (it) => [380, 381, 384, 389].includes(it)), ".", "380"))),
  dutch(
    BUYER,
    rule(
      "BR-NL-10",
      ["BT-47"],
      asks(
        and(
          or(not(is("ram:PostalTradeAddress/ram:CountryID", "NL")), registered(legal)),
          some(legal, text(".", Boolean)),
        ),
        `${legal}[@schemeID=0106,0190]`,
        "12345678",
      ),
    ),
  ),
  dutch(
    TOTALS,
    rule(
      "BR-NL-11",
      ["BG-16"],
      asks((at, scene) => {
        const due = decimalAt(at, pathOf("ram:DuePayableAmount"));
        if (due !== undefined && (due.isZero() || due.isNegative())) return true;
        return number(TYPE, (it) => it === 381)(at, scene) || has(`../${MEANS}/ram:TypeCode`)(at, scene);
      }, `../${MEANS}/ram:TypeCode`),
    ),
  ),
  dutch(
    MEANS,
    rule(
      "BR-NL-12",
      ["BT-81"],
      asks(number("ram:TypeCode", (it) => [30, 48, 49, 57, 58, 59].includes(it)), "ram:TypeCode", "58"),
    ),
  ),
  on(
    "ram:BuyerOrderReferencedDocument/ram:LineID",
    rule(
      "BR-NL-13",
      ["BT-13"],
      asks(has(ORDER), ORDER),
    ),
  ),
];

const exemptTerms: readonly Place[] = [
  discouraged("19", "ram:TaxCurrencyCode", "BT-6"),
  discouraged("20", "ram:TaxPointDate/udt:DateString", "BT-7"),
  discouraged("21", "ram:DueDateTypeCode", "BT-8"),
  discouraged("22", "ram:SubjectCode", "BT-21"),
  discouraged("23", "ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID", "BT-23"),
  discouraged("24", "ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString", "BT-26"),
  dutch(
    `${SELLER}/ram:SpecifiedTaxRegistration`,
    warning("BR-NL-25", ["BT-32"], asks(or(not(has("ram:ID")), is("ram:ID/@schemeID", "VA")), "ram:ID")),
  ),
  discouraged("26", `${SELLER}/ram:Description`, "BT-33"),
  discouraged("27-1", `${SELLER}/ram:PostalTradeAddress/ram:LineThree`, "BT-162"),
  discouraged("27-2", `${BUYER}/ram:PostalTradeAddress/ram:LineThree`, "BT-163"),
  discouraged("27-3", `${AGENT}/ram:PostalTradeAddress/ram:LineThree`, "BT-164"),
  discouraged("27-4", "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineThree", "BT-165"),
  discouraged("28-1", `${SELLER}/ram:PostalTradeAddress/ram:CountrySubDivisionName`, "BT-39"),
  discouraged("28-2", `${BUYER}/ram:PostalTradeAddress/ram:CountrySubDivisionName`, "BT-54"),
  discouraged("28-3", `${AGENT}/ram:PostalTradeAddress/ram:CountrySubDivisionName`, "BT-68"),
  discouraged("28-4", "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountrySubDivisionName", "BT-79"),
  discouraged("29", `${MEANS}/ram:Information`, "BT-82"),
  discouraged("30", "ram:PayeePartyCreditorFinancialAccount/ram:AccountName", "BT-85"),
  discouraged("32-and-34", "ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode", "BT-98", "BT-105", "BT-140", "BT-145"),
  dutch(
    `${TOTALS}/ram:TaxTotalAmount`,
    warning(
      "BR-NL-33",
      ["BT-111"],
      inInvoiceCurrency("../../ram:InvoiceCurrencyCode"),
    ),
  ),
  discouraged("35", "ram:ApplicableTradeTax/ram:ExemptionReasonCode", "BT-121"),
  on("*[!*]", warning("empty-element-check", ["BG-0"], EMPTY)),
];

export const netherlandsCii: readonly Pattern[] = [[...asked, ...exemptTerms]];
