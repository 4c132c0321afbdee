/** What CIUS-PT asks of single values: how long they are, how they are written, which codes they are, in which currency. */
import { like, words } from "../../paths/asks.ts";
import { type Ask, on, type Pattern, type Place, rule, type Terms } from "../../paths/row.ts";
import {
  allowanceReasons,
  categories,
  chargeReasons,
  classes,
  countries,
  currencies,
  invoices,
  lineChargeReasons,
  mimes,
  notes,
  partySchemes,
  references,
  schemes,
  taxes,
  taxPoints,
  units,
} from "./codes.ts";
import {
  amount,
  code,
  codeIfAny,
  currenciesAt,
  dayForm,
  inCurrency,
  line,
  lineIfAny,
  percent,
  prefixed,
  signedAmount,
  upToHundred,
} from "./forms.ts";
import { describedPayment, distinct, exact, inTaxCurrency, named, paid, payable, properties, small } from "./odd.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const PLACE = "cac:Delivery/cac:DeliveryLocation/cac:Address";
const PART = "cac:TaxTotal/cac:TaxSubtotal";

export type Numbered = readonly [number: string, ask: Ask];

/** Below the root of either document, or below its lines. */
function places(full: (path: string) => string) {
  return (path: string, terms: Terms, ...asked: readonly Numbered[]): Place =>
    on(full(path), ...asked.map(([number, ask]) => rule(`DT-CIUS-PT-${number}`, terms, ask)));
}

const inOwn = inCurrency(currenciesAt("cbc:DocumentCurrencyCode"));
const vatCountry = prefixed(countries);
const invoiced = words("130");

const at = places((path) => path);
const inDocument = places((path) => `//(ubl:Invoice|cn:CreditNote)/${path}`);
const inLine = places((path) => `//ubl:Invoice/cac:InvoiceLine/${path} | //cn:CreditNote/cac:CreditNoteLine/${path}`);

const ofOne: Pattern = [
  at("//ubl:Invoice/cbc:InvoiceTypeCode", ["BT-3"], ["003_i", exact(invoices)]),
  at("//cn:CreditNote/cbc:CreditNoteTypeCode", ["BT-3"], ["003_cn", exact(notes)]),
  at("//ubl:Invoice/cbc:DueDate | //cn:CreditNote/cac:PaymentMeans/cbc:PaymentDueDate", ["BT-9"], ["008", dayForm]),
];

const document: Pattern = [
  inDocument("cbc:ID", ["BT-1"], ["001", line(50)]),
  inDocument("cbc:IssueDate", ["BT-2"], ["002", dayForm]),
  inDocument("cbc:DocumentCurrencyCode", ["BT-5"], ["151", code(currencies)]),
  inDocument("cbc:TaxCurrencyCode", ["BT-6"], ["152", code(currencies)]),
  inDocument("cbc:TaxPointDate", ["BT-7"], ["006", dayForm]),
  inDocument("cac:InvoicePeriod/cbc:DescriptionCode", ["BT-8"], ["007", exact(taxPoints)]),
  inDocument("cbc:BuyerReference", ["BT-10"], ["009", line(50)]),
  inDocument("cac:ProjectReference/cbc:ID", ["BT-11"], ["010", line(50)]),
  inDocument("cac:ContractDocumentReference/cbc:ID", ["BT-12"], ["011", line(20)]),
  inDocument("cac:OrderReference/cbc:ID", ["BT-13"], ["012", line(20)]),
  inDocument("cac:OrderReference/cbc:SalesOrderID", ["BT-14"], ["013", line(20)]),
  inDocument("cac:ReceiptDocumentReference/cbc:ID", ["BT-15"], ["014", line(20)]),
  inDocument("cac:DespatchDocumentReference/cbc:ID", ["BT-16"], ["015", line(20)]),
  inDocument("cac:OriginatorDocumentReference/cbc:ID", ["BT-17"], ["016", line(20)]),
  inDocument("cac:AdditionalDocumentReference/cbc:ID", ["BT-122"], ["017.1", line(50)], [
    "017.2",
    codeIfAny(references, "@schemeID"),
  ]),
  inDocument("cac:AdditionalDocumentReference/cbc:DocumentTypeCode", ["BT-18"], ["153", code(invoiced)]),
  inDocument("cbc:AccountingCost", ["BT-19"], ["018", line(50)]),
  inDocument("cac:PaymentTerms/cbc:Note", ["BT-20"], ["019", line(200)]),
  inDocument("cbc:ProfileID", ["BT-23"], ["021", line(50)]),
  inDocument("cbc:CustomizationID", ["BT-24"], ["022", named]),
  inDocument("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID", ["BT-25"], ["023", line(50)]),
  inDocument("cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate", ["BT-26"], ["024", dayForm]),
  inDocument(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, ["BT-27"], ["025", line(200)]),
  inDocument(`${SELLER}/cac:PartyName/cbc:Name`, ["BT-28"], ["026", line(200)]),
  inDocument(`${SELLER}/cac:PartyIdentification/cbc:ID`, ["BT-29"], ["027.1", line(50)], [
    "027.2",
    codeIfAny(partySchemes, "@schemeID"),
  ]),
  inDocument(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, ["BT-30"], ["028.1", line(200)], [
    "028.2",
    codeIfAny(schemes, "@schemeID"),
  ]),
  inDocument(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, ["BT-31", "BT-32"], ["029", vatCountry], ["030", line(50)]),
  inDocument(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`, ["BT-33"], ["031", line(200)]),
  inDocument(`${SELLER}/cbc:EndpointID`, ["BT-34"], ["032.1", line(50)], ["032.2", lineIfAny(20, "@schemeID")]),
  inDocument(`${SELLER}/cac:PostalAddress/cbc:StreetName`, ["BT-35"], ["033", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cbc:AdditionalStreetName`, ["BT-36"], ["034", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, ["BT-162"], ["035", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cbc:CityName`, ["BT-37"], ["036", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cbc:PostalZone`, ["BT-38"], ["037", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cbc:CountrySubentity`, ["BT-39"], ["038", line(200)]),
  inDocument(`${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ["BT-40"], ["141", code(countries)]),
  inDocument(`${SELLER}/cac:Contact/cbc:Name`, ["BT-41"], ["039", line(200)]),
  inDocument(`${SELLER}/cac:Contact/cbc:Telephone`, ["BT-42"], ["040", line(200)]),
  inDocument(`${SELLER}/cac:Contact/cbc:ElectronicMail`, ["BT-43"], ["041", line(200)]),
  inDocument(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, ["BT-44"], ["042", line(200)]),
  inDocument(`${BUYER}/cac:PartyName/cbc:Name`, ["BT-45"], ["043", line(200)]),
  inDocument(`${BUYER}/cac:PartyIdentification/cbc:ID`, ["BT-46"], ["044.1", line(50)], [
    "044.2",
    codeIfAny(partySchemes, "@schemeID"),
  ]),
  inDocument(`${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`, ["BT-47"], ["045.1", line(50)], [
    "045.2",
    codeIfAny(schemes, "@schemeID"),
  ]),
  inDocument(`${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`, ["BT-48"], ["046.1", vatCountry], ["046.2", line(50)]),
  inDocument(`${BUYER}/cbc:EndpointID`, ["BT-49"], ["047.1", line(50)], ["047.2", lineIfAny(20, "@schemeID")]),
  inDocument(`${BUYER}/cac:PostalAddress/cbc:StreetName`, ["BT-50"], ["048", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cbc:AdditionalStreetName`, ["BT-51"], ["049", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, ["BT-163"], ["050", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cbc:CityName`, ["BT-52"], ["051", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cbc:PostalZone`, ["BT-53"], ["052", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cbc:CountrySubentity`, ["BT-54"], ["053", line(200)]),
  inDocument(`${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ["BT-55"], ["142", code(countries)]),
  inDocument(`${BUYER}/cac:Contact/cbc:Name`, ["BT-56"], ["054", line(200)]),
  inDocument(`${BUYER}/cac:Contact/cbc:Telephone`, ["BT-57"], ["055", line(200)]),
  inDocument(`${BUYER}/cac:Contact/cbc:ElectronicMail`, ["BT-58"], ["056", line(200)]),
  inDocument("cac:PayeeParty/cac:PartyName/cbc:Name", ["BT-59"], ["057", line(200)]),
  inDocument("cac:PayeeParty/cac:PartyIdentification/cbc:ID", ["BT-60"], ["058.1", line(50)], [
    "058.2",
    codeIfAny(partySchemes, "@schemeID"),
  ]),
  inDocument("cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID", ["BT-61"], ["059.1", line(50)], [
    "059.2",
    codeIfAny(schemes, "@schemeID"),
  ]),
  inDocument(`${AGENT}/cac:PartyName/cbc:Name`, ["BT-62"], ["060", line(200)]),
  inDocument(`${AGENT}/cac:PartyTaxScheme/cbc:CompanyID`, ["BT-63"], ["061.1", vatCountry], ["061.2", line(50)]),
  inDocument(`${AGENT}/cac:PostalAddress/cbc:StreetName`, ["BT-64"], ["062", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cbc:AdditionalStreetName`, ["BT-65"], ["063", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cac:AddressLine/cbc:Line`, ["BT-164"], ["064", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cbc:CityName`, ["BT-66"], ["065", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cbc:PostalZone`, ["BT-67"], ["066", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cbc:CountrySubentity`, ["BT-68"], ["067", line(200)]),
  inDocument(`${AGENT}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ["BT-69"], ["144", code(countries)]),
  inDocument("cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name", ["BT-70"], ["068", line(200)]),
  inDocument("cac:Delivery/cac:DeliveryLocation/cbc:ID", ["BT-71"], ["069.1", line(50)], [
    "069.2",
    codeIfAny(schemes, "@schemeID"),
  ]),
  inDocument("cac:Delivery/cbc:ActualDeliveryDate", ["BT-72"], ["070", dayForm]),
  inDocument("cac:InvoicePeriod/cbc:StartDate", ["BT-73"], ["071", dayForm]),
  inDocument("cac:InvoicePeriod/cbc:EndDate", ["BT-74"], ["072", dayForm]),
  inDocument(`${PLACE}/cbc:StreetName`, ["BT-75"], ["073", line(200)]),
  inDocument(`${PLACE}/cbc:AdditionalStreetName`, ["BT-76"], ["074", line(200)]),
  inDocument(`${PLACE}/cac:AddressLine/cbc:Line`, ["BT-165"], ["075", line(200)]),
  inDocument(`${PLACE}/cbc:CityName`, ["BT-77"], ["076", line(200)]),
  inDocument(`${PLACE}/cbc:PostalZone`, ["BT-78"], ["077", line(200)]),
  inDocument(`${PLACE}/cbc:CountrySubentity`, ["BT-79"], ["078", line(200)]),
  inDocument(`${PLACE}/cac:Country/cbc:IdentificationCode`, ["BT-80"], ["145", code(countries)]),
  inDocument("cac:PaymentMeans/cbc:PaymentMeansCode", ["BT-81"], ...paid, ["079.3", lineIfAny(150, "@name")], [
    "079.4",
    describedPayment,
  ]),
  inDocument("cac:PaymentMeans/cbc:PaymentID", ["BT-83"], ["080", payable]),
  inDocument("cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID", ["BT-84"], ["081", line(50)]),
  inDocument("cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name", ["BT-85"], ["082", line(200)]),
  inDocument("cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID", ["BT-86"], [
    "083",
    line(50),
  ]),
  inDocument("cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID", ["BT-87"], ["084.1", line(200)]),
  inDocument("cac:PaymentMeans/cac:CardAccount/cbc:NetworkID", ["BG-18"], ["084.2", line(200)]),
  inDocument("cac:PaymentMeans/cac:CardAccount/cbc:HolderName", ["BT-88"], ["085", line(200)]),
  inDocument("cac:PaymentMeans/cac:PaymentMandate/cbc:ID", ["BT-89"], ["086", line(50)]),
  inDocument("cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID", ["BT-91"], ["087", line(50)]),
  inDocument("cac:AllowanceCharge/cbc:Amount", ["BT-92", "BT-99"], ["088.1", amount("2")], ["088.2", inOwn]),
  inDocument("cac:AllowanceCharge/cbc:BaseAmount", ["BT-93", "BT-100"], ["089.1", amount("2")], ["089.2", inOwn]),
  inDocument("cac:AllowanceCharge/cbc:MultiplierFactorNumeric", ["BT-94", "BT-101"], ["090.1", percent], [
    "090.2",
    upToHundred,
  ]),
  inDocument("cac:AllowanceCharge/cac:TaxCategory/cbc:ID", ["BT-95", "BT-102"], ["091", code(categories)]),
  inDocument("cac:AllowanceCharge/cac:TaxCategory/cbc:Percent", ["BT-96", "BT-103"], ["092.1", percent], [
    "092.2",
    upToHundred,
  ]),
  inDocument("cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/cbc:ID", ["BT-95", "BT-102"], ["156", code(taxes)]),
  inDocument("cac:AllowanceCharge/cbc:AllowanceChargeReason", ["BT-97", "BT-104"], ["093", line(200)]),
  inDocument("cac:AllowanceCharge[cbc:ChargeIndicator=false]/cbc:AllowanceChargeReasonCode", ["BT-98"], [
    "149",
    code(allowanceReasons),
  ]),
  inDocument("cac:AllowanceCharge[cbc:ChargeIndicator=true]/cbc:AllowanceChargeReasonCode", ["BT-105"], [
    "150",
    code(chargeReasons),
  ]),
  inDocument("cac:LegalMonetaryTotal/cbc:LineExtensionAmount", ["BT-106"], ["094.1", signedAmount("2")], [
    "094.2",
    inOwn,
  ]),
  inDocument("cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount", ["BT-107"], ["095.1", amount("2")], ["095.2", inOwn]),
  inDocument("cac:LegalMonetaryTotal/cbc:ChargeTotalAmount", ["BT-108"], ["096.1", amount("2")], ["096.2", inOwn]),
  inDocument("cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount", ["BT-109"], ["097.1", amount("2")], ["097.2", inOwn]),
  inDocument("cac:TaxTotal/cbc:TaxAmount", ["BT-110", "BT-111"], ["098.1", signedAmount("2")], ...inTaxCurrency("098")),
  inDocument("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", ["BT-112"], ["099.1", amount("2")], ["099.2", inOwn]),
  inDocument("cac:LegalMonetaryTotal/cbc:PrepaidAmount", ["BT-113"], ["100.1", amount("2")], ["100.2", inOwn]),
  inDocument("cac:LegalMonetaryTotal/cbc:PayableRoundingAmount", ["BT-114"], ["101.1", signedAmount("2")], [
    "101.2",
    inOwn,
  ]),
  inDocument("cac:LegalMonetaryTotal/cbc:PayableAmount", ["BT-115"], ["102.1", amount("2")], ["102.2", inOwn]),
  inDocument(`${PART}/cbc:TaxableAmount`, ["BT-116"], ["103.1", signedAmount("2–3")], ["103.2", inOwn]),
  inDocument(`${PART}/cbc:TaxAmount`, ["BT-117"], ["104.1", signedAmount("2")], ...inTaxCurrency("104")),
  inDocument(`${PART}/cac:TaxCategory/cbc:ID`, ["BT-118"], ["105", code(categories)]),
  inDocument(`${PART}/cac:TaxCategory/cbc:Percent`, ["BT-119"], ["106.1", percent], ["106.2", upToHundred]),
  inDocument(`${PART}/cac:TaxCategory/cbc:TaxExemptionReason`, ["BT-120"], ["107", line(200)]),
  inDocument(`${PART}/cac:TaxCategory/cbc:TaxExemptionReasonCode`, ["BT-121"], ["108", like("M07", line(5))]),
  inDocument(`${PART}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, ["BT-118"], ["154", code(taxes)]),
  inDocument("cac:AdditionalDocumentReference/cbc:DocumentDescription", ["BT-123"], ["109", line(200)]),
  inDocument("cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference/cbc:URI", ["BT-124"], [
    "110",
    line(200),
  ]),
  inDocument(
    "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject",
    ["BT-125"],
    ["111.1", line(6_826_666)],
    ["111.2", small],
    ["112", code(mimes, "@mimeCode")],
    ["113", line(50, "@filename")],
  ),
];

const lines: Pattern = [
  inLine("cbc:ID", ["BT-126"], ["114.1", line(50)], ["114.2", distinct]),
  inLine("cbc:Note", ["BT-127"], ["115", line(500)]),
  inLine("cac:DocumentReference/cbc:ID", ["BT-128"], ["116.1", line(50)], [
    "116.2",
    codeIfAny(references, "@schemeID"),
  ]),
  inLine("(cbc:InvoicedQuantity|cbc:CreditedQuantity)", ["BT-129"], ["117.1", signedAmount("2–3")], [
    "143",
    code(units, "@unitCode"),
  ]),
  inLine("cbc:LineExtensionAmount", ["BT-131"], ["118.1", signedAmount("2–8")], ["118.2", inOwn]),
  inLine("cac:OrderLineReference/cbc:LineID", ["BT-132"], ["119", line(20)]),
  inLine("cbc:AccountingCost", ["BT-133"], ["120", line(200)]),
  inLine("cac:InvoicePeriod/cbc:StartDate", ["BT-134"], ["121", dayForm]),
  inLine("cac:InvoicePeriod/cbc:EndDate", ["BT-135"], ["122", dayForm]),
  inLine("cac:AllowanceCharge/cbc:Amount", ["BT-136", "BT-141"], ["123.1", amount("2")], ["123.2", inOwn]),
  inLine("cac:AllowanceCharge/cbc:BaseAmount", ["BT-137", "BT-142"], ["124.1", amount("2")], ["124.2", inOwn]),
  inLine("cac:AllowanceCharge/cbc:MultiplierFactorNumeric", ["BT-138", "BT-143"], ["125.1", percent], [
    "125.2",
    upToHundred,
  ]),
  inLine("cac:AllowanceCharge/cbc:AllowanceChargeReason", ["BT-139", "BT-144"], ["126", line(200)]),
  inLine("cac:AllowanceCharge[cbc:ChargeIndicator=false]/cbc:AllowanceChargeReasonCode", ["BT-140"], [
    "147",
    code(allowanceReasons),
  ]),
  inLine("cac:AllowanceCharge[cbc:ChargeIndicator=true]/cbc:AllowanceChargeReasonCode", ["BT-145"], [
    "148",
    code(lineChargeReasons),
  ]),
  inLine("cac:Price/cbc:PriceAmount", ["BT-146"], ["127.1", amount("2–8")], ["127.2", inOwn]),
  inLine("cac:Price/cac:AllowanceCharge/cbc:Amount", ["BT-147"], ["128.1", amount("2–8")], ["128.2", inOwn]),
  inLine("cac:Price/cac:AllowanceCharge/cbc:BaseAmount", ["BT-148"], ["129.1", amount("2–8")], ["129.2", inOwn]),
  inLine("cac:Price/cbc:BaseQuantity", ["BT-149"], ["130.1", amount("2–3")], ["130.2", codeIfAny(units, "@unitCode")]),
  inLine("cac:Item/cac:ClassifiedTaxCategory/cbc:ID", ["BT-151"], ["131", code(categories)]),
  inLine("cac:Item/cac:ClassifiedTaxCategory/cbc:Percent", ["BT-152"], ["132.1", percent], ["132.2", upToHundred]),
  inLine("cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID", ["BT-151"], ["155", code(taxes)]),
  inLine("cac:Item/cbc:Name", ["BT-153"], ["133", line(200)]),
  inLine("cac:Item/cbc:Description", ["BT-154"], ["134", line(200)]),
  inLine("cac:Item/cac:SellersItemIdentification/cbc:ID", ["BT-155"], ["135", line(50)]),
  inLine("cac:Item/cac:BuyersItemIdentification/cbc:ID", ["BT-156"], ["136", line(50)]),
  inLine("cac:Item/cac:StandardItemIdentification/cbc:ID", ["BT-157"], ["137.1", line(50)], [
    "137.2",
    code(schemes, "@schemeID"),
  ]),
  inLine("cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode", ["BT-158"], ["138.1", line(50)], [
    "138.2",
    code(classes, "@listID"),
  ], ["138.3", lineIfAny(20, "@listVersionID")]),
  inLine("cac:Item/cac:OriginCountry/cbc:IdentificationCode", ["BT-159"], ["146", code(countries)]),
  inLine("cac:Item/cac:AdditionalItemProperty/cbc:Name", ["BT-160"], ["139", line(200)], ...properties),
  inLine("cac:Item/cac:AdditionalItemProperty/cbc:Value", ["BT-161"], ["140", line(200)]),
];

export const values: Pattern = [...ofOne, ...document, ...lines];
