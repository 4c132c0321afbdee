/**
 * Cases of the rules of CIUS-PT: the Portuguese invoice with one thing changed, so that a rule fails, or so that it still holds.
 * Credit notes have the same, but where a case says so.
 */
import { portuguese } from "../conformance/portuguese.ts";
import { type Element, parsed } from "./elements.ts";
import { portugueseNotes } from "./portuguese_note_cases.ts";
import { portugueseValues } from "./portuguese_values.ts";

export interface PortugueseCase {
  readonly id: string;
  /** Where something is changed; `cac:X#1` is the second of its name, `@x` an attribute. Of several with " + " between them, all. */
  readonly path: string;
  /** What is written there: nothing takes away what is there. */
  readonly breaks: readonly (string | null)[];
  readonly keeps: readonly (string | null)[];
  /** What else is there for it, by paths. */
  readonly beside?: Readonly<Record<string, string | null>>;
  /** Of these documents alone. */
  readonly only?: "invoice" | "note";
}

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const PLACE = "cac:Delivery/cac:DeliveryLocation/cac:Address";
const PART = "cac:TaxTotal/cac:TaxSubtotal";
const LINE = "cac:InvoiceLine";
const TOTAL = "cac:LegalMonetaryTotal";
const ITEM = `${LINE}/cac:Item`;
const ACCOUNT = "cac:PaymentMeans/cac:PayeeFinancialAccount";
const MANDATE = "cac:PaymentMeans#2/cac:PaymentMandate";

/** What must be there, and something that is enough. */
const present: readonly (readonly [id: string, path: string, enough?: string])[] = [
  ["BR-01", "cbc:CustomizationID"],
  ["BR-02", "cbc:ID"],
  ["BR-03", "cbc:IssueDate"],
  ["BR-05", "cbc:DocumentCurrencyCode"],
  ["BR-06", `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ["BR-07", `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ["BR-09", `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`],
  ["BR-11", `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`],
  ["BR-18", `${AGENT}/cac:PartyName/cbc:Name`],
  ["BR-20", `${AGENT}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`],
  ["BR-21", `${LINE}/cbc:ID`],
  ["BR-23", `${LINE}/cbc:InvoicedQuantity/@unitCode`],
  ["BR-25", `${ITEM}/cbc:Name`],
  ["BR-31", "cac:AllowanceCharge/cbc:Amount"],
  ["BR-32", "cac:AllowanceCharge/cac:TaxCategory/cbc:ID"],
  ["BR-36", "cac:AllowanceCharge#1/cbc:Amount"],
  ["BR-37", "cac:AllowanceCharge#1/cac:TaxCategory/cbc:ID"],
  ["BR-41", `${LINE}/cac:AllowanceCharge/cbc:Amount`],
  ["BR-43", `${LINE}/cac:AllowanceCharge#1/cbc:Amount`],
  ["BR-47", `${PART}/cac:TaxCategory/cbc:ID`],
  ["BR-48", `${PART}/cac:TaxCategory/cbc:Percent`],
  ["BR-50", `${ACCOUNT}/cbc:ID`],
  ["BR-52", "cac:AdditionalDocumentReference/cbc:ID"],
  ["BR-56", `${AGENT}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["BR-CO-04", `${ITEM}/cac:ClassifiedTaxCategory/cbc:ID`],
  ["BR-CIUS-PT-01", `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["BR-CIUS-PT-03", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["BR-CIUS-PT-05", `${SELLER}/cac:PostalAddress/cbc:StreetName`],
  ["BR-CIUS-PT-06", `${SELLER}/cac:PostalAddress/cbc:CityName`],
  ["BR-CIUS-PT-07", `${SELLER}/cac:PostalAddress/cbc:PostalZone`],
  ["BR-CIUS-PT-08", `${PART}/cac:TaxCategory/cac:TaxScheme/cbc:ID`],
  ["BR-CIUS-PT-09", `${ITEM}/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID`],
  ["BR-CIUS-PT-10", TOTAL],
  ["BR-CIUS-PT-11", "cac:TaxTotal/cbc:TaxAmount"],
  ["BR-CIUS-PT-19", "cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/cbc:ID"],
  ["BR-CIUS-PT-20", "cac:AllowanceCharge#1/cac:TaxCategory/cac:TaxScheme/cbc:ID"],
  ["BR-CIUS-PT-21", `${PLACE}/cbc:StreetName`],
  ["BR-CIUS-PT-22", `${PLACE}/cbc:CityName`],
  ["BR-CIUS-PT-23", `${PLACE}/cbc:PostalZone`],
  ["BR-CIUS-PT-24", "cac:OrderReference/cbc:ID + cac:OrderReference/cbc:SalesOrderID"],
  ["BR-CIUS-PT-26", "cac:DespatchDocumentReference/cbc:ID"],
  ["BR-CIUS-PT-27", "cac:ReceiptDocumentReference/cbc:ID"],
  ["BR-CIUS-PT-28", "cac:OriginatorDocumentReference/cbc:ID"],
  ["BR-CIUS-PT-29", "cac:ContractDocumentReference/cbc:ID"],
  ["BR-CIUS-PT-30", "cac:AdditionalDocumentReference#1/cac:Attachment/cbc:EmbeddedDocumentBinaryObject"],
  ["BR-CIUS-PT-32", "cac:PayeeParty/cac:PartyName/cbc:Name"],
  ["BR-CIUS-PT-33", "cac:ProjectReference/cbc:ID"],
  ["BR-CIUS-PT-34", `${SELLER}/cac:PartyIdentification/cbc:ID`],
  ["BR-CIUS-PT-35", `${SELLER}/cac:PartyName/cbc:Name`],
  ["BR-CIUS-PT-36", ["Name", "Telephone", "ElectronicMail"].map((it) => `${SELLER}/cac:Contact/cbc:${it}`).join(" + ")],
  ["BR-CIUS-PT-37", `${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
  ["BR-CIUS-PT-38", `${BUYER}/cac:PartyIdentification/cbc:ID`],
  ["BR-CIUS-PT-39", `${BUYER}/cac:PartyName/cbc:Name`],
  ["BR-CIUS-PT-40", ["Name", "Telephone", "ElectronicMail"].map((it) => `${BUYER}/cac:Contact/cbc:${it}`).join(" + ")],
  ["BR-CIUS-PT-41", `${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
  ["BR-CIUS-PT-42", "cac:PayeeParty/cac:PartyIdentification/cbc:ID"],
  ["BR-CIUS-PT-43", "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID"],
  ["BR-CIUS-PT-44", `${AGENT}/cac:PostalAddress/cac:AddressLine/cbc:Line`],
  ["BR-CIUS-PT-45", `${PLACE}/cac:AddressLine/cbc:Line`],
  ["BR-CIUS-PT-46", "cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name"],
  [
    "BR-CIUS-PT-47",
    ["cbc:ID", "cbc:Name", "cac:FinancialInstitutionBranch"].map((it) => `${ACCOUNT}/${it}`).join(" + "),
  ],
  ["BR-CIUS-PT-48", `${ACCOUNT}/cac:FinancialInstitutionBranch/cbc:ID`],
  ["BR-CIUS-PT-49", `${MANDATE}/cbc:ID + ${MANDATE}/cac:PayerFinancialAccount/cbc:ID`],
  ["BR-CIUS-PT-50", `${MANDATE}/cac:PayerFinancialAccount/cbc:ID`],
  ["BR-CIUS-PT-51", `${LINE}/cac:OrderLineReference/cbc:LineID`],
  ["BR-CIUS-PT-52", `${LINE}/cac:DocumentReference/cbc:ID`],
  ["BR-CIUS-PT-53", `${ITEM}/cac:BuyersItemIdentification/cbc:ID`],
  ["BR-CIUS-PT-54", `${ITEM}/cac:SellersItemIdentification/cbc:ID`],
  ["BR-CIUS-PT-55", `${ITEM}/cac:StandardItemIdentification/cbc:ID`],
  ["BR-CIUS-PT-56", `${ITEM}/cac:OriginCountry/cbc:IdentificationCode`],
  ["BR-CIUS-PT-57", `${ITEM}/cac:CommodityClassification/cbc:ItemClassificationCode`],
  ["BR-CIUS-PT-59", `${LINE}/cac:Price/cac:AllowanceCharge/cbc:Amount`],
  ["BR-CIUS-PT-60", "cac:PaymentMeans#1/cac:CardAccount/cbc:NetworkID"],
  ["BR-CIUS-PT-61", "cac:PaymentTerms/cbc:Note"],
  ["BR-CIUS-PT-62", `${TOTAL}/cbc:AllowanceTotalAmount`],
  ["BR-CIUS-PT-63", `${TOTAL}/cbc:ChargeTotalAmount`],
  ["BR-CIUS-PT-66", PLACE],
  ["UBL-DT-06", "cac:AdditionalDocumentReference#1/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode"],
  ["UBL-DT-07", "cac:AdditionalDocumentReference#1/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename"],
  ["UBL-SR-07", "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"],
];

const REASONS = ["cbc:AllowanceChargeReason", "cbc:AllowanceChargeReasonCode"];

/** Reasons of allowances and charges, of the whole invoice and of a line. */
const reasons: readonly (readonly [id: string, path: string])[] = ([
  ["33", "CO-21", "cac:AllowanceCharge"],
  ["38", "CO-22", "cac:AllowanceCharge#1"],
  ["42", "CO-23", `${LINE}/cac:AllowanceCharge`],
  ["44", "CO-24", `${LINE}/cac:AllowanceCharge#1`],
] as const).flatMap(([own, same, at]) =>
  [own, same].map((it) => [`BR-${it}`, REASONS.map((name) => `${at}/${name}`).join(" + ")] as const)
);

/** What may be there once. */
const once: readonly (readonly [id: string, path: string, only?: "invoice"])[] = [
  ["UBL-SR-12", `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, "invoice"],
  ["UBL-SR-18", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`, "invoice"],
  ["UBL-SR-20", "cac:PayeeParty/cac:PartyIdentification/cbc:ID"],
  ["UBL-SR-21", "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID"],
  ["UBL-SR-25", "cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name"],
  ["UBL-SR-26", "cac:PaymentMeans/cbc:PaymentID"],
  ["UBL-SR-27", "cac:PaymentMeans/cbc:InstructionNote"],
  ["UBL-SR-28", `${MANDATE}/cbc:ID`],
  ["UBL-SR-29", "cac:PayeeParty/cac:PartyIdentification/cbc:ID", "invoice"],
  ["UBL-SR-30", "cac:AllowanceCharge/cbc:AllowanceChargeReason"],
  ["UBL-SR-31", "cac:AllowanceCharge#1/cbc:AllowanceChargeReason"],
  ["UBL-SR-32", `${PART}#2/cac:TaxCategory/cbc:TaxExemptionReason`],
  ["UBL-SR-33", "cac:AdditionalDocumentReference/cbc:DocumentType"],
  ["UBL-SR-38", `${ITEM}/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason`, "invoice"],
];

/** What is nothing of the above: the lines are each 100.00, and the breakdown has 90.00, 110.00 and 100.00. */
const others: readonly PortugueseCase[] = [
  { id: "UBL-CR-384", path: "cac:Delivery/cac:PromisedDeliveryPeriod", breaks: [""], keeps: [null], only: "invoice" },
  {
    id: "UBL-CR-423",
    path: "cac:PaymentMeans/cac:PayerFinancialAccount",
    breaks: [""],
    keeps: [null],
    only: "invoice",
  },
  { id: "BR-04", path: "cbc:InvoiceTypeCode", breaks: [null], keeps: ["380"], only: "invoice" },
  { id: "BR-CIUS-PT-25", path: "cac:BillingReference", breaks: [null], keeps: [""], only: "note" },
  {
    ...{ id: "BR-CIUS-PT-65", path: "cac:BillingReference", only: "invoice" },
    ...{ breaks: [null], keeps: [""], beside: { "cbc:InvoiceTypeCode": "383" } },
  },
  {
    id: "DT-CIUS-PT-003_i",
    path: "cbc:InvoiceTypeCode",
    only: "invoice",
    breaks: ["381", "325", " 380", "8", ""],
    keeps: ["380", "RA", "80"],
  },
  {
    id: "DT-CIUS-PT-003_cn",
    path: "cbc:CreditNoteTypeCode",
    only: "note",
    breaks: ["380", "nc", "1", ""],
    keeps: ["381", "NC", "81"],
  },
  {
    id: "DT-CIUS-PT-007",
    path: "cac:InvoicePeriod/cbc:DescriptionCode",
    breaks: ["4", " 3", "43", ""],
    keeps: ["35", "3", "432", "5", "32"],
  },
  {
    ...{ id: "DT-CIUS-PT-022", path: "cbc:CustomizationID" },
    breaks: ["urn:cen.eu:en16931:2017", "urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1-2026-11"],
    keeps: ["urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1"],
  },
  ...[["02", SELLER], ["04", BUYER]].map(([number, party]): PortugueseCase => ({
    ...{ id: `BR-CIUS-PT-${number}`, path: `${party}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID` },
    ...{ breaks: ["vat", "TAX", null], keeps: ["VAT"] },
  })),
  {
    id: "BR-CO-19",
    path: "cac:InvoicePeriod/cbc:StartDate + cac:InvoicePeriod/cbc:EndDate",
    breaks: [null],
    keeps: ["2026-11-01"],
  },
  { id: "BR-29", path: "cac:InvoicePeriod/cbc:EndDate", breaks: ["2026-10-31"], keeps: ["2026-11-01", "x"] },
  { id: "BR-30", path: `${LINE}/cac:InvoicePeriod/cbc:EndDate`, breaks: ["2026-10-31"], keeps: ["2026-11-01", "x"] },
  {
    id: "BR-CIUS-PT-58",
    path: `${LINE}/cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator`,
    breaks: ["true"],
    keeps: ["false"],
  },
  {
    id: "BR-CIUS-PT-18",
    path: `${LINE}#2/cac:Item/cac:AdditionalItemProperty + ${LINE}#2/cac:Item/cac:AdditionalItemProperty`,
    breaks: [null],
    keeps: [""],
  },
  ...[["13", 1], ["15", 0]].map(([number, line]): PortugueseCase => ({
    ...{ id: `BR-CIUS-PT-${number}`, path: `${LINE}#${line}/cac:Item/cac:AdditionalItemProperty/cbc:Name` },
    ...{
      breaks: ["#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#", " #TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#1"],
      keeps: ["Cor", "TAXEXEMPTIONREASON"],
    },
    beside: { [`${LINE}#${line}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`]: line === 0 ? "S" : "AA" },
  })),
  {
    ...{ id: "BR-CIUS-PT-17", path: `${LINE}#2/cac:Item/cac:AdditionalItemProperty#0/cbc:Name` },
    beside: { [`${LINE}#2/cac:Item/cac:AdditionalItemProperty#1/cbc:Name`]: "Cor" },
    ...{ breaks: ["Cor"], keeps: ["#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#"] },
  },
  ...["AA-10", "S-10"].map((id, at): PortugueseCase => ({
    ...{ id: `BR-${id}`, path: `${PART}#${1 - at}/cac:TaxCategory/cbc:TaxExemptionReason` },
    ...{ breaks: ["Isento"], keeps: [null] },
  })),
  {
    ...{ id: "BR-E-10", path: `${PART}#2/cac:TaxCategory/cbc:TaxExemptionReason` },
    beside: { [`${PART}#2/cac:TaxCategory/cbc:TaxExemptionReasonCode`]: null },
    ...{ breaks: [null], keeps: ["Isento"] },
  },
  ...[["AA", 1, "6.00"], ["S", 0, "23.00"]].flatMap(([category, at, percent]): readonly PortugueseCase[] =>
    ([
      ["05", `${LINE}#${at}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`],
      [at === 0 ? "06" : "07", `cac:AllowanceCharge#${at}/cac:TaxCategory/cbc:Percent`],
    ] as const).map(([step, path]) => ({
      id: `BR-${category}-${step}`,
      path,
      breaks: ["0.00", "-1.00", null],
      keeps: [`${percent}`],
    }))
  ),
  ...(["AA", "S"] as const).map((category): PortugueseCase => ({
    ...{ id: `BR-${category}-${category === "AA" ? "06" : "07"}` },
    path: `cac:AllowanceCharge#${category === "AA" ? 0 : 1}/cac:TaxCategory/cbc:Percent`,
    beside: { [`cac:AllowanceCharge#${category === "AA" ? 0 : 1}/cac:TaxCategory/cbc:ID`]: category },
    ...{ breaks: ["0.00", null], keeps: ["1.00"] },
  })),
  {
    id: "BR-E-05",
    path: `${LINE}#2/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`,
    breaks: ["1.00", "-0.00", null],
    keeps: ["0.00", "0", "-0"],
  },
  ...["06", "07"].map((step, at): PortugueseCase => ({
    ...{ id: `BR-E-${step}`, path: `cac:AllowanceCharge#${at}/cac:TaxCategory/cbc:Percent` },
    beside: { [`cac:AllowanceCharge#${at}/cac:TaxCategory/cbc:ID`]: "ISE" },
    ...{ breaks: ["1.00", null], keeps: ["0.00"] },
  })),
  { id: "BR-E-09", path: `${PART}#2/cbc:TaxAmount`, breaks: ["0.01", null], keeps: ["0.00"] },
  { id: "BR-CIUS-PT-12", path: `${PART}#1/cac:TaxCategory/cbc:Percent`, breaks: ["0.00", null], keeps: ["6.00"] },
  { id: "BR-CIUS-PT-14", path: `${PART}#0/cac:TaxCategory/cbc:Percent`, breaks: ["0.00", null], keeps: ["23.00"] },
  { id: "BR-CIUS-PT-16", path: `${PART}#2/cac:TaxCategory/cbc:Percent`, breaks: ["1.00", null], keeps: ["0.00"] },
  {
    id: "BR-CIUS-PT-64",
    path: ["cbc:ActualDeliveryDate", "cac:DeliveryLocation", "cac:DeliveryParty"].map((it) => `cac:Delivery/${it}`)
      .join(" + "),
    breaks: [null],
    keeps: ["2026-11-27"],
  },
  ...["AA", "S", "E"].map((category, at): PortugueseCase => {
    const part = [1, 0, 2][at];
    const code = ["RED", "NOR", "ISE"][at] ?? "";
    return {
      id: `BR-${category}-01`,
      path: `${PART}#${part}/cac:TaxCategory/cbc:ID`,
      breaks: ["OUT", null],
      keeps: [code, category],
    };
  }),
  ...[["158", 0], ["159", 1]].map(([number, at]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `cac:AllowanceCharge#${at}/cbc:Amount` },
    ...{ breaks: ["11.01", "8.99"], keeps: ["10.00", "11.00", "9.00"] },
  })),
  ...[["168", 0], ["169", 1]].map(([number, at]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `${LINE}/cac:AllowanceCharge#${at}/cbc:Amount` },
    ...{ breaks: ["11.01", "8.99"], keeps: ["10.00", "11.00", "9.00"] },
  })),
  {
    id: "DT-CIUS-PT-157",
    path: `${LINE}/cbc:LineExtensionAmount`,
    breaks: ["101.01", "98.99"],
    keeps: ["100.00", "101.00", "99.00"],
  },
  {
    id: "DT-CIUS-PT-177",
    path: `${LINE}/cac:Price/cbc:BaseQuantity`,
    breaks: ["0.00", "-1.00"],
    keeps: ["1.00", null],
  },
  {
    id: "DT-CIUS-PT-170",
    path: `${LINE}/cac:Price/cbc:PriceAmount`,
    breaks: ["51.01", "48.99"],
    keeps: ["50.00", "51.00"],
  },
  ...([
    ["160", "cbc:LineExtensionAmount", "300.00"],
    ["161", "cbc:AllowanceTotalAmount", "10.00"],
    ["162", "cbc:ChargeTotalAmount", "10.00"],
    ["163", "cbc:TaxExclusiveAmount", "300.00"],
    ["165", "cbc:TaxInclusiveAmount", "327.30"],
    ["166", "cbc:PayableAmount", "227.50"],
  ] as const).map(([number, name, sum]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `${TOTAL}/${name}` },
    ...{
      breaks: [(+sum + 1.01).toFixed(2), (+sum - 1.01).toFixed(2)],
      keeps: [sum, (+sum + 1).toFixed(2), (+sum - 1).toFixed(2)],
    },
  })),
  { id: "DT-CIUS-PT-164", path: "cac:TaxTotal/cbc:TaxAmount", breaks: ["28.31", "26.29"], keeps: ["27.30", "28.30"] },
  ...[["167", 0, "20.70"], ["174", 0, "20.70"], ["172", 1, "6.60"]].map(([number, at, sum]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `${PART}#${at}/cbc:TaxAmount` },
    ...{
      breaks: [(+`${sum}` + 1.01).toFixed(2), (+`${sum}` - 1.01).toFixed(2)],
      keeps: [`${sum}`, (+`${sum}` + 1).toFixed(2)],
    },
  })),
  ...[["173", 0, "90.00"], ["171", 1, "110.00"], ["175", 2, "100.00"]].map(([number, at, sum]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `${PART}#${at}/cbc:TaxableAmount` },
    ...{
      breaks: [(+`${sum}` + 1.01).toFixed(2), (+`${sum}` - 1.01).toFixed(2)],
      keeps: [`${sum}`, (+`${sum}` + 1).toFixed(2)],
    },
  })),
  {
    id: "DT-CIUS-PT-176",
    path: `${PART}#2/cac:TaxCategory/cbc:TaxExemptionReasonCode`,
    breaks: ["M01", null],
    keeps: ["M07"],
  },
  {
    id: "DT-CIUS-PT-079.1",
    path: "cac:PaymentMeans#1/cbc:PaymentMeansCode",
    breaks: ["#ENTITY@ATMPAYMENT#", ` #ENTITY@ATMPAYMENT#1#`, `#ENTITY@ATMPAYMENT#${"1".repeat(21)}#`],
    keeps: ["#ENTITY@ATMPAYMENT#20001#", "30"],
  },
  {
    id: "DT-CIUS-PT-079.2",
    path: "cac:PaymentMeans/cbc:PaymentMeansCode",
    breaks: ["31", "ZZZ", ""],
    keeps: ["30", "MB", "#ENTITY@ATMPAYMENT#1#"],
  },
  {
    id: "DT-CIUS-PT-079.4",
    path: "cac:PaymentMeans#1/cbc:PaymentMeansCode/@name",
    breaks: ["#DESCRIPTION@ATMPAYMENT#", `#DESCRIPTION@ATMPAYMENT#${"x".repeat(126)}#`],
    keeps: [`#DESCRIPTION@ATMPAYMENT#${"x".repeat(125)}#`, "Multibanco"],
  },
  {
    id: "DT-CIUS-PT-080",
    path: "cac:PaymentMeans/cbc:PaymentID",
    breaks: ["123456789", `#REFERENCE@ATMPAYMENT#${"1".repeat(21)}#`, ""],
    keeps: ["#REFERENCE@ATMPAYMENT#1#", "#REFERENCE@DUCPAYMENT#1#"],
  },
  ...[["098", "cac:TaxTotal/cbc:TaxAmount"], ["104", `${PART}/cbc:TaxAmount`]].flatMap((
    [number, path],
  ): readonly PortugueseCase[] => [
    {
      ...{ id: `DT-CIUS-PT-${number}.2`, path: `${path}/@currencyID`, breaks: ["EUR", ""], keeps: ["USD"] },
      beside: {
        "cbc:TaxCurrencyCode": "USD",
        [`${PART}#1/cbc:TaxAmount/@currencyID`]: "USD",
        [`${PART}#2/cbc:TaxAmount/@currencyID`]: "USD",
      },
    },
    { id: `DT-CIUS-PT-${number}.3`, path: `${path}/@currencyID`, breaks: ["USD", ""], keeps: ["EUR"] },
  ]),
  ...([["2", "#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#"], ["3", "#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#"], [
    "5",
    "#LINEID@COMMITMENTLINEREFERENCE#",
  ]] as const).map(([number, name]): PortugueseCase => {
    const property = (at: number) => `${LINE}/cac:Item/cac:AdditionalItemProperty#${at}/cbc:Name`;
    // Three lines may have three of a name, and the last has some already.
    const more = number === "5" ? [0, 1, 2] : [0, 1];
    return {
      ...{ id: `DT-CIUS-PT-139_${number}`, path: property(more.length), breaks: [name], keeps: ["Cor", null] },
      beside: Object.fromEntries(more.map((at) => [property(at), name])),
    };
  }),
  ...["111.1", "111.2"].map((number): PortugueseCase => ({
    id: `DT-CIUS-PT-${number}`,
    path: "cac:AdditionalDocumentReference#1/cac:Attachment/cbc:EmbeddedDocumentBinaryObject",
    breaks: ["x".repeat(6_826_667)],
    keeps: ["JVBERi0="],
  })),
  { id: "DT-CIUS-PT-114.2", path: `${LINE}#1/cbc:ID`, breaks: ["1", "3"], keeps: ["2", "01"] },
  ...[["139_1", "#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-"]].map(([number, mark]): PortugueseCase => ({
    ...{ id: `DT-CIUS-PT-${number}`, path: `${ITEM}/cac:AdditionalItemProperty/cbc:Name` },
    ...{ breaks: [`${mark}1#`, `${mark}001`, ` ${mark}001#`], keeps: [`${mark}001#`, "Cor"] },
  })),
  {
    ...{ id: "BR-17", path: "cac:PayeeParty/cac:PartyName/cbc:Name" },
    ...{ breaks: ["Exemplo Um", null], keeps: ["Exemplo Factoring", "Exemplo Um, S.A."] },
  },
  {
    id: "BR-17",
    path: "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID",
    breaks: ["501234560"],
    keeps: ["503333333", null],
  },
  {
    id: "UBL-SR-19",
    path: "cac:PayeeParty/cac:PartyName/cbc:Name",
    breaks: ["Exemplo Um, S.A.", null],
    keeps: ["Exemplo Factoring"],
  },
  { id: "DT-CIUS-PT-020", path: "cbc:Note", breaks: ["", "x".repeat(501)], keeps: ["x", "x\nx", "x".repeat(500)] },
  {
    ...{
      id: "BR-CO-26",
      path: ["cac:PartyTaxScheme", "cac:PartyIdentification", "cac:PartyLegalEntity/cbc:CompanyID"].map((it) =>
        `${SELLER}/${it}`
      ).join(" + "),
    },
    ...{ breaks: [null], keeps: ["1"] },
  },
  {
    ...{ id: "BR-CO-25", path: "cac:PaymentTerms/cbc:Note" },
    beside: { "cbc:DueDate": null, "cac:PaymentMeans/cbc:PaymentDueDate": null },
    ...{ breaks: [null], keeps: ["30 dias"] },
  },
  ...["AA", "S", "E"].flatMap((category, at): readonly PortugueseCase[] =>
    [
      ["02", `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`],
      ["03", "cac:AllowanceCharge/cac:TaxCategory/cbc:ID"],
      ["04", "cac:AllowanceCharge#1/cac:TaxCategory/cbc:ID"],
    ].map(([step, path = ""]) => ({
      ...{ id: `BR-${category}-${step}`, path: `${AGENT}/cac:PartyTaxScheme/cbc:CompanyID` },
      beside: { [path]: ["RED", "NOR", "ISE"][at] ?? "", [`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`]: null },
      ...{ breaks: [null], keeps: ["PT504444441"] },
    }))
  ),
];

export const portugueseCases: readonly PortugueseCase[] = [
  ...[...present, ...reasons].map(([id, path]): PortugueseCase => ({ id, path, breaks: [null], keeps: [""] })),
  ...once.map(([id, path, only]): PortugueseCase => ({
    ...{ id, path: `${path}#1`, breaks: ["x"], keeps: [null], beside: { [`${path}#0`]: "x" } },
    ...(only === undefined ? {} : { only }),
  })),
  ...portugueseValues,
  ...portugueseNotes,
  ...others,
];

/** The case in a document: what is beside, then the value. */
export function changed(kind: "invoice" | "note", of: PortugueseCase, value: string | null): Element {
  const root = parsed(portuguese[kind === "invoice" ? 0 : 1] ?? "");
  for (const [path, text] of Object.entries(of.beside ?? {})) write(root, kind, path, text);
  put(root, kind, of, value);
  return root;
}

/** Writes a value where a case has it. */
export function put(root: Element, kind: "invoice" | "note", { path }: PortugueseCase, value: string | null): void {
  const paths = path.split(" + ");
  for (const it of value === null ? paths : paths.slice(0, 1)) write(root, kind, it, value);
}

function write(root: Element, kind: "invoice" | "note", path: string, value: string | null): void {
  const own = kind === "invoice"
    ? path
    : path.replaceAll("InvoiceLine", "CreditNoteLine").replace("Invoiced", "Credited");
  const steps = own.split("/");
  let at = root;
  for (const step of steps) {
    if (step.startsWith("@")) {
      if (value === null) at.attributes.delete(step.slice(1));
      else at.attributes.set(step.slice(1), value);
      return;
    }
    const [name = "", number = "0"] = step.split("#");
    const next = at.named(name)[+number];
    if (next === undefined && value === null) return;
    at = next ?? at.add(name);
  }
  if (value === null) at.remove();
  else if (at.children.length === 0) at.text = value;
}
