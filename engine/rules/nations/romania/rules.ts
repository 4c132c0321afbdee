/** CIUS-RO 1.0.9: one pattern, in the order of its places. */
import { identifierOf } from "../../../model/specifications.ts";
import { dateIn } from "../../../syntax/values.ts";
import {
  and,
  asks,
  has,
  type Holds,
  is,
  like,
  listed,
  longest,
  most,
  not,
  number,
  or,
  required,
  some,
  such,
  text,
  tidy,
  words,
  written,
} from "../../paths/asks.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms } from "../../paths/row.ts";
import { cents, lengths, ofDocument, ofInvoice, ofLine, ofPayment, ofProperty, totals } from "./lengths.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";

const counties = words(
  "RO-AB RO-AG RO-AR RO-B RO-BC RO-BH RO-BN RO-BR RO-BT RO-BV RO-BZ RO-CJ RO-CL RO-CS RO-CT RO-CV RO-DB RO-DJ RO-GJ " +
    "RO-GL RO-GR RO-HD RO-HR RO-IF RO-IL RO-IS RO-MH RO-MM RO-MS RO-NT RO-OT RO-PH RO-SB RO-SJ RO-SM RO-SV RO-TL " +
    "RO-TM RO-TR RO-VL RO-VN RO-VS",
);

const dates: readonly Place[] = ([
  ["DT001", "cbc:IssueDate", "BT-2"],
  ["DT002", "cbc:TaxPointDate", "BT-7"],
  ["DT003", "cbc:DueDate", "BT-9"],
  ["DT003_CN", "cbc:PaymentDueDate", "BT-9"],
  ["DT004", "cbc:ActualDeliveryDate", "BT-72"],
  ["DT005", "cbc:StartDate", "BT-73", "BT-134"],
  ["DT006", "cbc:EndDate", "BT-74", "BT-135"],
] as const).map(([id, path, ...terms]) =>
  on(
    path,
    rule(
      `BR-RO-${id}`,
      terms,
      like("2026-11-21", written("text()", (it) => it.length === 10 && dateIn(it) !== undefined, "date")),
    ),
  )
);

/** In Bucharest, RO-B, the city is one of the six sectors; elsewhere in Romania, the county is one there is. */
function romanian(city: string, county: string, address: string, ...terms: Terms): readonly Row[] {
  const inRomania = tidy(`${address}cac:Country/cbc:IdentificationCode`, "RO");
  const region = `${address}cbc:CountrySubentity`;
  const sectors = ["1", "2", "3", "4", "5", "6"].map((it) => `SECTOR${it}`);
  const inSector = or(not(inRomania), not(tidy(region, "RO-B")), tidy(`${address}cbc:CityName`, ...sectors));
  const [cityTerm, countyTerm] = [terms.slice(0, 1), terms.slice(1)];
  return [
    ...(city === "" ? [] : [rule(`BR-RO-${city}`, cityTerm, asks(inSector, `${address}cbc:CityName`, "SECTOR1"))]),
    rule(`BR-RO-${county}`, countyTerm, asks(or(not(inRomania), tidy(region, ...counties)), region, "RO-B")),
  ];
}

const taxed = "S,Z,E,AE,K,G,L,M";
/** VAT is shown, so both parties are registered somewhere. */
const showsVat: Holds = has(
  [
    `cac:AllowanceCharge[cbc:ChargeIndicator=false]/cac:TaxCategory[cac:TaxScheme/cbc:ID=VAT]/cbc:ID[.=${taxed}]`,
    `cac:AllowanceCharge[cbc:ChargeIndicator=true]/cac:TaxCategory/cbc:ID[.=${taxed}]`,
    `cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID[.=${taxed}]`,
  ].join(" | "),
);

function registered(first: string, second: string) {
  return asks(or(not(showsVat), has(first), some(second, text(".", (it) => it !== ""))), second, "RO12345674");
}

const invoice: Place = on(
  "/ubl:Invoice | /cn:CreditNote",
  rule(
    "BR-RO-001",
    ["BT-24"],
    asks(is("cbc:CustomizationID", identifierOf("cius-ro")), "cbc:CustomizationID", identifierOf("cius-ro")),
  ),
  ...ofInvoice,
  rule("BR-RO-010", ["BT-1"], such("cbc:ID", (it) => /[0-9]/.test(it))),
  rule(
    "BR-RO-030",
    ["BT-5", "BT-6"],
    asks(
      or(
        tidy("cbc:DocumentCurrencyCode", "RON"),
        and(tidy("cbc:TaxCurrencyCode", "RON"), text("cbc:DocumentCurrencyCode", () => true)),
      ),
      "cbc:TaxCurrencyCode",
      "RON",
    ),
  ),
  rule(
    "BR-RO-065",
    ["BT-31", "BT-32", "BT-63"],
    registered(
      "cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID",
      `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
    ),
  ),
  rule("BR-RO-081", ["BT-35"], required(`${SELLER}/cac:PostalAddress/cbc:StreetName`)),
  rule("BR-RO-082", ["BT-50"], required(`${BUYER}/cac:PostalAddress/cbc:StreetName`)),
  rule("BR-RO-091", ["BT-37"], required(`${SELLER}/cac:PostalAddress/cbc:CityName`)),
  rule("BR-RO-092", ["BT-52"], required(`${BUYER}/cac:PostalAddress/cbc:CityName`)),
  ...romanian("100", "110", `${SELLER}/cac:PostalAddress/`, "BT-37", "BT-39"),
  ...romanian("101", "111", `${BUYER}/cac:PostalAddress/`, "BT-52", "BT-54"),
  rule(
    "BR-RO-120",
    ["BT-47", "BT-48"],
    registered(`${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`, `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`),
  ),
);

const addresses: readonly Place[] = [
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:TaxRepresentativeParty/cac:PostalAddress",
    rule("BR-RO-140", ["BT-64"], required("cbc:StreetName")),
    rule("BR-RO-150", ["BT-66"], required("cbc:CityName")),
    ...romanian("160", "170", "", "BT-66", "BT-68"),
  ),
  on("//cac:PaymentMeans", ...ofPayment),
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:Delivery/cac:DeliveryLocation/cac:Address",
    rule("BR-RO-180", ["BT-75"], required("cbc:StreetName")),
    rule("BR-RO-201", ["BT-77"], required("cbc:CityName")),
    ...romanian("202", "212", "", "BT-77", "BT-79"),
    rule("BR-RO-211", ["BT-79"], required("cbc:CountrySubentity")),
  ),
];

const amounts = (first: string, second: string) =>
  cents([first, "cbc:Amount", "BT-92", "BT-99"], [second, "cbc:BaseAmount", "BT-93", "BT-100"]);
const ofLines = (first: string, second: string) =>
  cents([first, "cbc:Amount", "BT-136", "BT-141"], [second, "cbc:BaseAmount", "BT-137", "BT-142"]);

const charges: readonly Place[] = [
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:AllowanceCharge[cbc:ChargeIndicator~=false,0]",
    ...amounts("01", "02"),
    ...lengths(["L1017", 100, "cbc:AllowanceChargeReasonCode", "BT-98"]),
  ),
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:AllowanceCharge[cbc:ChargeIndicator~=true,1]",
    ...amounts("05", "06"),
    ...lengths(["L1018", 100, "cbc:AllowanceChargeReasonCode", "BT-105"]),
  ),
  on("cac:LegalMonetaryTotal", ...totals),
  on(
    "cac:TaxTotal/cac:TaxSubtotal",
    ...cents(["1009", "cbc:TaxableAmount", "BT-116"], ["1010", "cbc:TaxAmount", "BT-117"]),
  ),
  // Another place for lines comes before this one: BR-DEC-RO-23 is never asked.
  on(
    "(cac:InvoiceLine|cac:CreditNoteLine)/cac:AllowanceCharge[cbc:ChargeIndicator~=false,0]",
    ...ofLines("24", "25"),
    ...lengths(["L1022", 100, "cbc:AllowanceChargeReason", "BT-139"]),
  ),
  on(
    "(cac:InvoiceLine|cac:CreditNoteLine)/cac:AllowanceCharge[cbc:ChargeIndicator~=true,1]",
    ...ofLines("27", "28"),
    ...lengths(["L1023", 100, "cbc:AllowanceChargeReason", "BT-144"]),
  ),
];

/** BR-27 of EN 16931, whose id Romania has for a rule on prices wherever they stand: a line without a price breaks it. */
export const pricedLines: Pattern = [
  on(
    "cac:InvoiceLine | cac:CreditNoteLine",
    rule("BR-27", ["BT-146"], asks(number("cac:Price/cbc:PriceAmount", (it) => it >= 0), "cac:Price/cbc:PriceAmount")),
  ),
];

export const romania: Pattern = [
  ...dates,
  on("cbc:PriceAmount", rule("BR-27", ["BT-146"], asks(number(".", (it) => it >= 0), "."))),
  on("cbc:InvoiceTypeCode", rule("BR-RO-020_1", ["BT-3"], listed(".", words("380 384 389 751")))),
  on("cbc:CreditNoteTypeCode", rule("BR-RO-020_2", ["BT-3"], listed(".", words("381")))),
  invoice,
  ...addresses,
  on("cac:InvoicePeriod/cbc:DescriptionCode", rule("BR-RO-040", ["BT-8"], listed(".", words("3 35 432")))),
  on("cac:InvoiceLine | cac:CreditNoteLine", ...ofLine),
  on("//cac:Item/cac:AdditionalItemProperty", ...ofProperty),
  ...charges,
  on("cbc:Note", rule("BR-RO-L302", ["BT-22"], longest(300, "."))),
  on("//cac:AdditionalDocumentReference", ...ofDocument),
  on(
    "//cac:BillingReference",
    rule("BR-RO-A500", ["BG-3"], most(500, "cac:InvoiceDocumentReference")),
    ...lengths(["L156", 200, "cac:InvoiceDocumentReference/cbc:ID", "BT-25"]),
  ),
  on(
    "/(ubl:Invoice|cn:CreditNote)/cac:TaxTotal/cac:TaxSubtotal",
    ...lengths(["L1019", 100, "cbc:TaxExemptionReason", "BT-120"]),
  ),
];
