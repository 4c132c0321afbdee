/**
 * Single values of the rules of CIUS-PT, as the official file has them and whatever the rows are made of: where they stand in the
 * Portuguese invoice, what fails there, and what holds.
 */
import type { PortugueseCase } from "./portuguese_cases.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const PLACE = "cac:Delivery/cac:DeliveryLocation/cac:Address";
const PART = "cac:TaxTotal/cac:TaxSubtotal";
const LINE = "cac:InvoiceLine";
const TOTAL = "cac:LegalMonetaryTotal";

/** The most characters of a line of text, by what the official file says. */
const lengths: Readonly<Record<number, readonly (readonly [number: string, path: string])[]>> = {
  5: [
    ["108", `${PART}/cac:TaxCategory/cbc:TaxExemptionReasonCode`],
  ],
  20: [
    ["011", "cac:ContractDocumentReference/cbc:ID"],
    ["012", "cac:OrderReference/cbc:ID"],
    ["013", "cac:OrderReference/cbc:SalesOrderID"],
    ["014", "cac:ReceiptDocumentReference/cbc:ID"],
    ["015", "cac:DespatchDocumentReference/cbc:ID"],
    ["016", "cac:OriginatorDocumentReference/cbc:ID"],
    ["032.2", `${SELLER}/cbc:EndpointID/@schemeID`],
    ["047.2", `${BUYER}/cbc:EndpointID/@schemeID`],
    ["119", `${LINE}/cac:OrderLineReference/cbc:LineID`],
    ["138.3", `${LINE}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode/@listVersionID`],
  ],
  50: [
    ["001", "cbc:ID"],
    ["009", "cbc:BuyerReference"],
    ["010", "cac:ProjectReference/cbc:ID"],
    ["017.1", "cac:AdditionalDocumentReference/cbc:ID"],
    ["018", "cbc:AccountingCost"],
    ["021", "cbc:ProfileID"],
    ["023", "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"],
    ["027.1", `${SELLER}/cac:PartyIdentification/cbc:ID`],
    ["030", `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`],
    ["032.1", `${SELLER}/cbc:EndpointID`],
    ["044.1", `${BUYER}/cac:PartyIdentification/cbc:ID`],
    ["045.1", `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`],
    ["046.2", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`],
    ["047.1", `${BUYER}/cbc:EndpointID`],
    ["058.1", "cac:PayeeParty/cac:PartyIdentification/cbc:ID"],
    ["059.1", "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID"],
    ["061.2", `${AGENT}/cac:PartyTaxScheme/cbc:CompanyID`],
    ["069.1", "cac:Delivery/cac:DeliveryLocation/cbc:ID"],
    ["081", "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID"],
    ["083", "cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID"],
    ["086", "cac:PaymentMeans/cac:PaymentMandate/cbc:ID"],
    ["087", "cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID"],
    ["113", "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename"],
    ["114.1", `${LINE}/cbc:ID`],
    ["116.1", `${LINE}/cac:DocumentReference/cbc:ID`],
    ["135", `${LINE}/cac:Item/cac:SellersItemIdentification/cbc:ID`],
    ["136", `${LINE}/cac:Item/cac:BuyersItemIdentification/cbc:ID`],
    ["137.1", `${LINE}/cac:Item/cac:StandardItemIdentification/cbc:ID`],
    ["138.1", `${LINE}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode`],
  ],
  150: [
    ["079.3", "cac:PaymentMeans/cbc:PaymentMeansCode/@name"],
  ],
  200: [
    ["019", "cac:PaymentTerms/cbc:Note"],
    ["025", `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`],
    ["026", `${SELLER}/cac:PartyName/cbc:Name`],
    ["028.1", `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`],
    ["031", `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
    ["033", `${SELLER}/cac:PostalAddress/cbc:StreetName`],
    ["034", `${SELLER}/cac:PostalAddress/cbc:AdditionalStreetName`],
    ["035", `${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
    ["036", `${SELLER}/cac:PostalAddress/cbc:CityName`],
    ["037", `${SELLER}/cac:PostalAddress/cbc:PostalZone`],
    ["038", `${SELLER}/cac:PostalAddress/cbc:CountrySubentity`],
    ["039", `${SELLER}/cac:Contact/cbc:Name`],
    ["040", `${SELLER}/cac:Contact/cbc:Telephone`],
    ["041", `${SELLER}/cac:Contact/cbc:ElectronicMail`],
    ["042", `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`],
    ["043", `${BUYER}/cac:PartyName/cbc:Name`],
    ["048", `${BUYER}/cac:PostalAddress/cbc:StreetName`],
    ["049", `${BUYER}/cac:PostalAddress/cbc:AdditionalStreetName`],
    ["050", `${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
    ["051", `${BUYER}/cac:PostalAddress/cbc:CityName`],
    ["052", `${BUYER}/cac:PostalAddress/cbc:PostalZone`],
    ["053", `${BUYER}/cac:PostalAddress/cbc:CountrySubentity`],
    ["054", `${BUYER}/cac:Contact/cbc:Name`],
    ["055", `${BUYER}/cac:Contact/cbc:Telephone`],
    ["056", `${BUYER}/cac:Contact/cbc:ElectronicMail`],
    ["057", "cac:PayeeParty/cac:PartyName/cbc:Name"],
    ["060", `${AGENT}/cac:PartyName/cbc:Name`],
    ["062", `${AGENT}/cac:PostalAddress/cbc:StreetName`],
    ["063", `${AGENT}/cac:PostalAddress/cbc:AdditionalStreetName`],
    ["064", `${AGENT}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
    ["065", `${AGENT}/cac:PostalAddress/cbc:CityName`],
    ["066", `${AGENT}/cac:PostalAddress/cbc:PostalZone`],
    ["067", `${AGENT}/cac:PostalAddress/cbc:CountrySubentity`],
    ["068", "cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name"],
    ["073", `${PLACE}/cbc:StreetName`],
    ["074", `${PLACE}/cbc:AdditionalStreetName`],
    ["075", `${PLACE}/cac:AddressLine/cbc:Line`],
    ["076", `${PLACE}/cbc:CityName`],
    ["077", `${PLACE}/cbc:PostalZone`],
    ["078", `${PLACE}/cbc:CountrySubentity`],
    ["082", "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name"],
    ["084.1", "cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID"],
    ["084.2", "cac:PaymentMeans/cac:CardAccount/cbc:NetworkID"],
    ["085", "cac:PaymentMeans/cac:CardAccount/cbc:HolderName"],
    ["093", "cac:AllowanceCharge/cbc:AllowanceChargeReason"],
    ["107", `${PART}/cac:TaxCategory/cbc:TaxExemptionReason`],
    ["109", "cac:AdditionalDocumentReference/cbc:DocumentDescription"],
    ["110", "cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference/cbc:URI"],
    ["120", `${LINE}/cbc:AccountingCost`],
    ["126", `${LINE}/cac:AllowanceCharge/cbc:AllowanceChargeReason`],
    ["133", `${LINE}/cac:Item/cbc:Name`],
    ["134", `${LINE}/cac:Item/cbc:Description`],
    ["139", `${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:Name`],
    ["140", `${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:Value`],
  ],
  500: [
    ["115", `${LINE}/cbc:Note`],
  ],
};

/** Amounts: how many digits are behind the point, and whether a minus sign may be in front. */
const amounts: readonly (readonly [number: string, path: string, least: number, most: number, signed?: true])[] = [
  ["088.1", "cac:AllowanceCharge/cbc:Amount", 2, 2],
  ["089.1", "cac:AllowanceCharge/cbc:BaseAmount", 2, 2],
  ["094.1", `${TOTAL}/cbc:LineExtensionAmount`, 2, 2, true],
  ["095.1", `${TOTAL}/cbc:AllowanceTotalAmount`, 2, 2],
  ["096.1", `${TOTAL}/cbc:ChargeTotalAmount`, 2, 2],
  ["097.1", `${TOTAL}/cbc:TaxExclusiveAmount`, 2, 2],
  ["098.1", "cac:TaxTotal/cbc:TaxAmount", 2, 2, true],
  ["099.1", `${TOTAL}/cbc:TaxInclusiveAmount`, 2, 2],
  ["100.1", `${TOTAL}/cbc:PrepaidAmount`, 2, 2],
  ["101.1", `${TOTAL}/cbc:PayableRoundingAmount`, 2, 2, true],
  ["102.1", `${TOTAL}/cbc:PayableAmount`, 2, 2],
  ["103.1", `${PART}/cbc:TaxableAmount`, 2, 3, true],
  ["104.1", `${PART}/cbc:TaxAmount`, 2, 2, true],
  ["117.1", `${LINE}/cbc:InvoicedQuantity`, 2, 3, true],
  ["118.1", `${LINE}/cbc:LineExtensionAmount`, 2, 8, true],
  ["123.1", `${LINE}/cac:AllowanceCharge/cbc:Amount`, 2, 2],
  ["124.1", `${LINE}/cac:AllowanceCharge/cbc:BaseAmount`, 2, 2],
  ["127.1", `${LINE}/cac:Price/cbc:PriceAmount`, 2, 8],
  ["128.1", `${LINE}/cac:Price/cac:AllowanceCharge/cbc:Amount`, 2, 8],
  ["129.1", `${LINE}/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`, 2, 8],
  ["130.1", `${LINE}/cac:Price/cbc:BaseQuantity`, 2, 3],
];

const percentages: readonly (readonly [number: string, path: string])[] = [
  ["090.1", "cac:AllowanceCharge/cbc:MultiplierFactorNumeric"],
  ["092.1", "cac:AllowanceCharge/cac:TaxCategory/cbc:Percent"],
  ["106.1", `${PART}/cac:TaxCategory/cbc:Percent`],
  ["125.1", `${LINE}/cac:AllowanceCharge/cbc:MultiplierFactorNumeric`],
  ["132.1", `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`],
];

const currencies: readonly (readonly [number: string, path: string])[] = [
  ["088.2", "cac:AllowanceCharge/cbc:Amount/@currencyID"],
  ["089.2", "cac:AllowanceCharge/cbc:BaseAmount/@currencyID"],
  ["094.2", `${TOTAL}/cbc:LineExtensionAmount/@currencyID`],
  ["095.2", `${TOTAL}/cbc:AllowanceTotalAmount/@currencyID`],
  ["096.2", `${TOTAL}/cbc:ChargeTotalAmount/@currencyID`],
  ["097.2", `${TOTAL}/cbc:TaxExclusiveAmount/@currencyID`],
  ["099.2", `${TOTAL}/cbc:TaxInclusiveAmount/@currencyID`],
  ["100.2", `${TOTAL}/cbc:PrepaidAmount/@currencyID`],
  ["101.2", `${TOTAL}/cbc:PayableRoundingAmount/@currencyID`],
  ["102.2", `${TOTAL}/cbc:PayableAmount/@currencyID`],
  ["103.2", `${PART}/cbc:TaxableAmount/@currencyID`],
  ["118.2", `${LINE}/cbc:LineExtensionAmount/@currencyID`],
  ["123.2", `${LINE}/cac:AllowanceCharge/cbc:Amount/@currencyID`],
  ["124.2", `${LINE}/cac:AllowanceCharge/cbc:BaseAmount/@currencyID`],
  ["127.2", `${LINE}/cac:Price/cbc:PriceAmount/@currencyID`],
  ["128.2", `${LINE}/cac:Price/cac:AllowanceCharge/cbc:Amount/@currencyID`],
  ["129.2", `${LINE}/cac:Price/cac:AllowanceCharge/cbc:BaseAmount/@currencyID`],
];

const days: readonly (readonly [number: string, path: string])[] = [
  ["002", "cbc:IssueDate"],
  ["006", "cbc:TaxPointDate"],
  ["008", "cbc:DueDate"],
  ["024", "cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate"],
  ["070", "cac:Delivery/cbc:ActualDeliveryDate"],
  ["071", "cac:InvoicePeriod/cbc:StartDate"],
  ["072", "cac:InvoicePeriod/cbc:EndDate"],
  ["121", `${LINE}/cac:InvoicePeriod/cbc:StartDate`],
  ["122", `${LINE}/cac:InvoicePeriod/cbc:EndDate`],
];

const prefixes: readonly (readonly [number: string, path: string])[] = [
  ["029", `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["046.1", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["061.1", `${AGENT}/cac:PartyTaxScheme/cbc:CompanyID`],
];

/** What some lists have and have not. */
const lists: readonly (readonly [number: string, path: string, has: string, lacks: string])[] = [
  ["151", "cbc:DocumentCurrencyCode", "EUR ANG BYR", "BYN SLE VES euro"],
  ["152", "cbc:TaxCurrencyCode", "EUR ANG BYR", "BYN SLE VES euro"],
  ["017.2", "cac:AdditionalDocumentReference/cbc:ID/@schemeID", "AFL AAA", "AXS AXU BTP EEP"],
  ["153", "cac:AdditionalDocumentReference/cbc:DocumentTypeCode", "130", "50 13"],
  ["027.2", `${SELLER}/cac:PartyIdentification/cbc:ID/@schemeID`, "SEPA 0088 0192", "0204 0185 sepa"],
  ["028.2", `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`, "0088 0001 0192", "SEPA 0204 0185"],
  ["141", `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "PT AN", "BQ XI SS pt"],
  ["044.2", `${BUYER}/cac:PartyIdentification/cbc:ID/@schemeID`, "SEPA 0088 0192", "0204 0185 sepa"],
  ["045.2", `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`, "0088 0001 0192", "SEPA 0204 0185"],
  ["142", `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "PT AN", "BQ XI SS pt"],
  ["058.2", "cac:PayeeParty/cac:PartyIdentification/cbc:ID/@schemeID", "SEPA 0088 0192", "0204 0185 sepa"],
  ["059.2", "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID", "0088 0001 0192", "SEPA 0204 0185"],
  ["144", `${AGENT}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "PT AN", "BQ XI SS pt"],
  ["069.2", "cac:Delivery/cac:DeliveryLocation/cbc:ID/@schemeID", "0088 0001 0192", "SEPA 0204 0185"],
  ["145", `${PLACE}/cac:Country/cbc:IdentificationCode`, "PT AN", "BQ XI SS pt"],
  ["091", "cac:AllowanceCharge/cac:TaxCategory/cbc:ID", "NOR AA ISE IC NA", "L K B aa"],
  ["156", "cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/cbc:ID", "VAT STT AAA", "QQQ vat"],
  ["149", "cac:AllowanceCharge/cbc:AllowanceChargeReasonCode", "95 41 105", "40 106"],
  ["150", "cac:AllowanceCharge#1/cbc:AllowanceChargeReasonCode", "FC ST AA", "ADF CAX PRV"],
  ["105", `${PART}/cac:TaxCategory/cbc:ID`, "NOR AA ISE IC NA", "L K B aa"],
  ["154", `${PART}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, "VAT STT AAA", "QQQ vat"],
  [
    "112",
    "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode",
    "application/pdf text/csv text/plain",
    "application/zip application/PDF",
  ],
  ["116.2", `${LINE}/cac:DocumentReference/cbc:ID/@schemeID`, "AFL AAA", "AXS AXU BTP EEP"],
  ["143", `${LINE}/cbc:InvoicedQuantity/@unitCode`, "C62 HAR WW", "AWG Z9 XOG"],
  ["147", `${LINE}/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode`, "95 41 105", "40 106"],
  ["148", `${LINE}/cac:AllowanceCharge#1/cbc:AllowanceChargeReasonCode`, "FC ADF ST", "CAX PRV"],
  ["130.2", `${LINE}/cac:Price/cbc:BaseQuantity/@unitCode`, "C62 HAR WW", "AWG Z9 XOG"],
  ["131", `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`, "NOR AA ISE IC NA", "L K B aa"],
  ["155", `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID`, "VAT STT AAA", "QQQ vat"],
  ["137.2", `${LINE}/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID`, "0088 0001 0192", "SEPA 0204 0185"],
  ["138.2", `${LINE}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode/@listID`, "STI AA", "TSQ EMD"],
  ["146", `${LINE}/cac:Item/cac:OriginCountry/cbc:IdentificationCode`, "PT AN", "BQ XI SS pt"],
];

const day = {
  keeps: ["2026-11-30", "2026-02-31"],
  breaks: ["2026-11-3", "20261130", "2026-11-30Z", " 2026-11-30", ""],
};

function valueCase(number: string, path: string, keeps: readonly string[], breaks: readonly string[]): PortugueseCase {
  return { id: `DT-CIUS-PT-${number}`, path, keeps, breaks };
}

export const portugueseValues: readonly PortugueseCase[] = [
  ...Object.entries(lengths).flatMap(([most, rows]) =>
    rows.map(([number, path]) =>
      valueCase(number, path, ["x", "x".repeat(+most), "é€𝄞"], [
        "x".repeat(+most + 1),
        "",
        ...(path.includes("@") ? [] : ["x\nx"]),
      ])
    )
  ),
  ...amounts.map(([number, path, least, most, signed]) => {
    const amount = (whole: string, places: number) => `${whole}.${"0".repeat(places)}`;
    const [negative, tooMuch] = [amount("-1", least), amount("12345678901234", least)];
    return valueCase(
      number,
      path,
      [amount("100", least), amount("1234567890123", most), ...(signed === true ? [negative] : [])],
      [amount("1", most + 1), "1.0", "1", tooMuch, "+1.00", " 1.00", "", ...(signed === true ? [] : [negative])],
    );
  }),
  ...percentages.flatMap(([number, path]) => [
    valueCase(number, path, ["23.00", "0.00", "999.00"], ["23", "23.0", "23.000", "-1.00", "1000.00", ""]),
    valueCase(number.replace(".1", ".2"), path, ["100.00", "0.00", "099.99", "101"], ["100.01", "101.00", "999.99"]),
  ]),
  ...currencies.map(([number, path]) => valueCase(number, path, ["EUR", " EUR "], ["USD", "eur", ""])),
  ...days.map(([number, path]) => valueCase(number, path, day.keeps, day.breaks)),
  ...prefixes.map(([number, path]) =>
    valueCase(number, path, ["PT501234560", "AN1", " PT1"], ["501234560", "pt501234560", "P", ""])
  ),
  ...lists.map(([number, path, has, lacks]) => valueCase(number, path, has.split(" "), lacks.split(" "))),
];
