/**
 * Values at the edge of what national rules allow, as they are published: for each the last that holds and the first that fails.
 * Lengths and lists of rows that say no more than that are in `national_values.ts`.
 */
import assert from "node:assert/strict";
import { edition as belgianEdition } from "../../engine/rules/nations/belgium/edition.ts";
import { belgium } from "../../engine/rules/nations/belgium/rules.ts";
import { edition1_3_15 } from "../../engine/rules/nations/edition_1_3_15.ts";
import { edition1_3_15Cii } from "../../engine/rules/nations/edition_1_3_15_cii.ts";
import { edition1_3_8 } from "../../engine/rules/nations/edition_1_3_8.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { croatia } from "../../engine/rules/nations/croatia/rules.ts";
import { flux2Cii } from "../../engine/rules/nations/france/flux2/cii.ts";
import { flux2Ubl } from "../../engine/rules/nations/france/flux2/ubl.ts";
import { netherlandsCii } from "../../engine/rules/nations/netherlands/cii.ts";
import { netherlandsUbl } from "../../engine/rules/nations/netherlands/ubl.ts";
import { pricedLines, romania } from "../../engine/rules/nations/romania/rules.ts";
import { serbia } from "../../engine/rules/nations/serbia/rules.ts";
import type { Pattern } from "../../engine/rules/paths/row.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { documentWith, idsBy } from "../support/path_cases.ts";

interface Edge {
  readonly ids: string;
  readonly patterns: readonly Pattern[];
  readonly root: string;
  /** What else is in the document. */
  readonly beside?: readonly (readonly [path: string, text: string])[];
  /** Where the values are put. */
  readonly at: string;
  readonly holds: readonly string[];
  readonly fails: readonly string[];
}

const INVOICE = "ubl:Invoice";
const NOTE = "cn:CreditNote";
const CII = "rsm:CrossIndustryInvoice";
const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const COUNTRY = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const dutch = [`${SELLER}/${COUNTRY}`, "NL"] as const;
const TRADE = "rsm:SupplyChainTradeTransaction";
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const dutchInCii = [
  `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID`,
  "NL",
] as const;

/** Real days, and texts of the same length, or nearly, that are not days. */
const days = { holds: ["2026-01-01", "2026-12-31", "2028-02-29"] };
const noDays = [
  "2026-02-29",
  "2026-1-01",
  "2026-01-1",
  "20260101",
  "2026-01-01Z",
  "2026-13-01",
  "2026-00-10",
  " 2026-01-01",
];

function digits(count: number): string {
  return "1234567890123456".slice(0, count);
}

/** Numbers by their digits: so many hold, one fewer or one more does not. */
function numbers(counts: readonly number[], prefix = ""): Pick<Edge, "holds" | "fails"> {
  const around = [...new Set(counts.flatMap((it) => [it - 1, it + 1]))].filter((it) => !counts.includes(it));
  return { holds: counts.map((it) => prefix + digits(it)), fails: [...around, 0].map((it) => prefix + digits(it)) };
}

const romanianDates = [
  ["BR-RO-DT001", "cbc:IssueDate"],
  ["BR-RO-DT002", "cbc:TaxPointDate"],
  ["BR-RO-DT003", "cbc:DueDate"],
  ["BR-RO-DT003_CN", "cbc:PaymentDueDate"],
  ["BR-RO-DT004", "cac:Delivery/cbc:ActualDeliveryDate"],
  ["BR-RO-DT005", "cac:InvoicePeriod/cbc:StartDate"],
  ["BR-RO-DT006", "cac:InvoicePeriod/cbc:EndDate"],
] as const;

const counties =
  "AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM " +
  "SV TL TM TR VL VN VS";
const sectors = ["SECTOR1", "SECTOR2", "SECTOR3", "SECTOR4", "SECTOR5", "SECTOR6"];

/** Where Romania asks for a county, and in Bucharest for a sector. */
const romanianPlaces = [
  ["BR-RO-110", "BR-RO-100", `${SELLER}/cac:PostalAddress`],
  ["BR-RO-111", "BR-RO-101", `${BUYER}/cac:PostalAddress`],
  ["BR-RO-170", "BR-RO-160", "cac:TaxRepresentativeParty/cac:PostalAddress"],
  ["BR-RO-212", "BR-RO-202", "cac:Delivery/cac:DeliveryLocation/cac:Address"],
] as const;

const romanian: readonly Edge[] = [
  ...romanianDates.map(([ids, at]) => ({ ids, patterns: [romania], root: INVOICE, at, ...days, fails: noDays })),
  ...romanianPlaces.flatMap(([county, city, address]) => [
    {
      ...{ ids: county, patterns: [romania], root: INVOICE, at: `${address}/cbc:CountrySubentity` },
      beside: [[`${address}/cac:Country/cbc:IdentificationCode`, "RO"]] as const,
      holds: counties.split(" ").map((it) => `RO-${it}`),
      fails: ["RO-", "AB", "RO-XX", "RO-A", "RO-VSX", "ro-ab"],
    },
    {
      ...{ ids: city, patterns: [romania], root: INVOICE, at: `${address}/cbc:CityName` },
      beside: [
        [`${address}/cac:Country/cbc:IdentificationCode`, "RO"],
        [`${address}/cbc:CountrySubentity`, "RO-B"],
      ] as const,
      holds: sectors,
      fails: ["SECTOR0", "SECTOR7", "SECTOR", "sector1", "Bucuresti"],
    },
  ]),
  { ids: "BR-RO-010", patterns: [romania], root: INVOICE, at: "cbc:ID", holds: ["a0", "9b"], fails: ["A", "/", ":"] },
  ...[[romania, "cac:InvoiceLine/cac:Price/cbc:PriceAmount"], [
    pricedLines,
    "cac:InvoiceLine/cac:Price/cbc:PriceAmount",
  ]]
    .map(([pattern, at]) => ({
      ...{ ids: "BR-27", patterns: [pattern as Pattern], root: INVOICE, at: at as string },
      holds: ["0", "0.01", "-0"],
      fails: ["-0.01", "-1"],
    })),
  {
    ...{ ids: "BR-RO-030", patterns: [romania], root: INVOICE, at: "cbc:TaxCurrencyCode" },
    beside: [["cbc:DocumentCurrencyCode", "EUR"]],
    holds: ["RON"],
    fails: ["EUR", "ron", "ROL"],
  },
];

const serbianNumbers = [
  ["RSR-11", `${SELLER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID`],
  ["RSR-21", `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`],
  ["RSR-30", "cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID"],
] as const;

const serbian: readonly Edge[] = [
  ...serbianNumbers.map(([ids, at]) => ({ ids, patterns: serbia, root: INVOICE, at, ...numbers([9, 13], "RS") })),
  ...[
    ["RSR-19", `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`],
    ["RSR-28", "cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID"],
  ].map(([ids = "", at = ""]) => ({ ids, patterns: serbia, root: INVOICE, at, ...numbers([8, 13]) })),
  ...["R", "OE", "SS", "N"].flatMap((code): readonly Edge[] => {
    const category = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";
    const vat = [[`${category}/cbc:ID`, code], [`${category}/cac:TaxScheme/cbc:ID`, "VAT"]] as const;
    const item = "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory";
    const line = [[`${item}/cbc:ID`, code], [`${item}/cac:TaxScheme/cbc:ID`, "VAT"]] as const;
    const zero = { holds: ["0", "0.00", "-0"], fails: ["0.01", "-0.01", "1"] };
    return [
      {
        ...{ ids: "RSK-X-09", patterns: serbia, root: INVOICE },
        beside: vat,
        at: "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount",
        ...zero,
      },
      { ...{ ids: "RSK-X-05", patterns: serbia, root: INVOICE }, beside: line, at: `${item}/cbc:Percent`, ...zero },
      {
        ...{ ids: "RSK-X-08", patterns: serbia, root: INVOICE, at: "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount" },
        beside: [...vat, ...line, ["cac:InvoiceLine/cbc:LineExtensionAmount", "10.00"]],
        holds: ["10", "10.00"],
        fails: ["10.01", "9.99"],
      },
    ];
  }),
];

const types = { holds: ["380", "381", "384", "389"], fails: ["379", "382", "383", "385", "388", "390"] };
const means = { holds: ["30", "48", "49", "57", "58", "59"], fails: ["29", "31", "47", "50", "56", "60", "42"] };
const owed = { holds: ["0", "0.00", "-0.01", "-1"], fails: ["0.01", "1"] };

const dutchEdges: readonly Edge[] = [
  { ids: "BR-NL-7", patterns: netherlandsUbl, root: INVOICE, beside: [dutch], at: "cbc:InvoiceTypeCode", ...types },
  {
    ...{ ids: "BR-NL-8", patterns: netherlandsUbl, root: INVOICE, beside: [dutch], at: "cbc:InvoiceTypeCode" },
    holds: ["380", "384", "389"],
    fails: ["381"],
  },
  {
    ...{ ids: "BR-NL-8", patterns: netherlandsUbl, root: NOTE, beside: [dutch], at: "cbc:CreditNoteTypeCode" },
    holds: ["381"],
    fails: ["380", "384", "389"],
  },
  {
    ...{ ids: "BR-NL-9", patterns: netherlandsUbl, root: INVOICE, beside: [dutch], at: "cbc:InvoiceTypeCode" },
    holds: ["383", "385"],
    fails: ["384"],
  },
  {
    ...{ ids: "BR-NL-11", patterns: netherlandsUbl, root: INVOICE, beside: [dutch] },
    at: "cac:LegalMonetaryTotal/cbc:PayableAmount",
    ...owed,
  },
  {
    ...{ ids: "BR-NL-12", patterns: netherlandsUbl, root: INVOICE, beside: [dutch] },
    at: "cac:PaymentMeans/cbc:PaymentMeansCode",
    ...means,
  },
  {
    ...{ ids: "BR-NL-31", patterns: netherlandsUbl, root: INVOICE, at: "cac:PaymentMeans/cbc:PaymentMeansCode" },
    beside: [dutch, ["cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID", "x"]],
    holds: ["57", "60", "30"],
    fails: ["58", "59"],
  },
  {
    ...{
      ids: "BR-NL-1",
      patterns: netherlandsUbl,
      root: INVOICE,
      at: `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`,
    },
    beside: [dutch, [`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, "1"]],
    holds: ["0106", "0190"],
    fails: ["0105", "0107", "0189", "0191"],
  },
  { ids: "BR-NL-7", patterns: netherlandsCii, root: CII, at: "rsm:ExchangedDocument/ram:TypeCode", ...types },
  {
    ...{ ids: "BR-NL-12", patterns: netherlandsCii, root: CII, beside: [dutchInCii] },
    at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`,
    ...means,
  },
  {
    ...{ ids: "BR-NL-11", patterns: netherlandsCii, root: CII },
    beside: [dutchInCii, ["rsm:ExchangedDocument/ram:TypeCode", "380"]],
    at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`,
    ...owed,
  },
  {
    ...{ ids: "BR-NL-11", patterns: netherlandsCii, root: CII, at: "rsm:ExchangedDocument/ram:TypeCode" },
    beside: [
      dutchInCii,
      [`${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`, "1"],
    ],
    holds: ["381"],
    fails: ["380", "382"],
  },
];

const century = { holds: ["1900-01-01", "2026-01-01", "2099-12-31"], fails: ["1899-12-31", "2100-01-01"] };
const croatianDays = [
  ["HR-BR-48", "cbc:TaxPointDate"],
  ["HR-BR-49", "cac:InvoicePeriod/cbc:StartDate"],
  ["HR-BR-50", "cac:InvoicePeriod/cbc:EndDate"],
  ["HR-BR-44", "cac:Delivery/cbc:ActualDeliveryDate"],
  ["HR-BR-45", "cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate"],
  ["HR-BR-51", "cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate"],
  ["HR-BR-52", "cac:InvoiceLine/cac:InvoicePeriod/cbc:EndDate"],
] as const;
/** Numbers have fewer than 30 characters, and at most ten behind the point. */
const shortNumbers = {
  holds: ["1".repeat(29), "1.1234567890", `${"1".repeat(18)}.1234567890`],
  fails: ["1".repeat(30), "1.12345678901", `${"1".repeat(19)}.1234567890`],
};

const croatian: readonly Edge[] = [
  ...croatianDays.map(([ids, at]) => ({ ids, patterns: croatia, root: INVOICE, at, ...century })),
  {
    ...{ ids: "HR-BR-41", patterns: croatia, root: INVOICE, at: "cbc:DueDate" },
    beside: [["cac:LegalMonetaryTotal/cbc:PayableAmount", "1"]],
    ...century,
  },
  {
    ...{ ids: "HR-BR-40", patterns: croatia, root: INVOICE, at: "cbc:IssueDate" },
    holds: ["2026-01-01", "2100-01-01"],
    fails: ["2025-12-31", "2100-01-02"],
  },
  {
    ...{ ids: "HR-BR-4 HR-BR-41", patterns: croatia, root: INVOICE, at: "cac:LegalMonetaryTotal/cbc:PayableAmount" },
    holds: ["0", "-0.01"],
    fails: ["0.01"],
  },
  {
    ...{ ids: "HR-BR-4 HR-BR-41", patterns: croatia, root: NOTE, at: "cac:LegalMonetaryTotal/cbc:PayableAmount" },
    holds: ["0", "0.01"],
    fails: ["-0.01"],
  },
  {
    ...{ ids: "HR-BR-34", patterns: croatia, root: INVOICE, at: "cbc:ProfileID" },
    holds: ["P1", "P9", "P10", "P12", "P99:x", "P99:"],
    fails: ["P0", "P13", "P20", "P99", "P1x", "xP1", "P012", "P"],
  },
  {
    ...{ ids: "HR-BR-2", patterns: croatia, root: INVOICE, at: "cbc:IssueTime" },
    holds: ["10:11:12", "00:00:00"],
    fails: ["1:11:12", "100:11:12", "10:1:12", "10:111:12", "10:11:1", "10:11:123"],
  },
  ...["cac:Price/cbc:PriceAmount", "cbc:InvoicedQuantity", "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent"].map((
    it,
  ) => ({
    ...{ ids: "HR-BR-56", patterns: croatia, root: INVOICE, at: `cac:InvoiceLine/${it}` },
    ...shortNumbers,
  })),
  {
    ...{ ids: "HR-BR-20", patterns: croatia, root: INVOICE, at: "cac:InvoiceLine/cac:Price/cbc:BaseQuantity" },
    holds: ["0.01", "1"],
    fails: ["0", "-1"],
  },
  {
    ...{ ids: "HR-BR-9", patterns: croatia, root: INVOICE, at: "cac:AccountingSupplierParty/cac:SellerContact/cbc:ID" },
    holds: ["12345678903", "00000000001"],
    fails: ["12345678904", "1234567890", "123456789033", "HR12345678903"],
  },
];

const TERMS = "cac:PaymentTerms";
const belgian: readonly Edge[] = [
  {
    ...{ ids: "ubl-BE-07", patterns: [belgium], root: INVOICE, at: `${TERMS}/cbc:SettlementDiscountPercent` },
    holds: ["0.01", "99.99", "-1", "-1.00"],
    fails: ["0", "100", "-0.01", "-1.01", "-0.99", "100.01"],
  },
  {
    ...{ ids: "ubl-BE-08", patterns: [belgium], root: INVOICE, at: `${TERMS}/cbc:Amount` },
    beside: [[`${TERMS}/cbc:SettlementDiscountPercent`, "2"]],
    holds: ["0.01", "-0.01"],
    fails: ["0", "0.00"],
  },
  {
    ...{ ids: "ubl-BE-09", patterns: [belgium], root: INVOICE, at: `${TERMS}/cbc:PaymentDueDate` },
    beside: [[`${TERMS}/cbc:SettlementDiscountPercent`, "2"]],
    ...days,
    fails: noDays,
  },
  {
    ...{ ids: "ubl-BE-05", patterns: [belgium], root: INVOICE, at: "cac:Delivery/cac:DeliveryTerms/cbc:ID" },
    holds: ["BELM-001", "BELM-004", "BELM-008"],
    fails: ["BELM-000", "BELM-009", "BELM-01"],
  },
  {
    ...{ ids: "ubl-BE-06", patterns: [belgium], root: INVOICE, at: "cac:Delivery/cac:DeliveryTerms/cbc:SpecialTerms" },
    holds: [
      "Special ruling - travelagencies",
      "BTW terug te storten aan de staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht",
    ],
    fails: ["Special ruling", "special ruling - travelagencies"],
  },
  {
    ...{
      ids: "ubl-BE-10",
      patterns: [belgium],
      root: INVOICE,
      at: "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Name",
    },
    holds:
      "00 01 02 03 45 NA FD SC 00/44 03/SE MA 46/GO 47/TO 47/AS 47/DI 47/SE 44 46/TR 47/EX 47/EI 47/EE NS OSS-S OSS-G OSS-I"
        .split(" "),
    fails: ["0", "04", "43", "OSS-X", "47/EX 47/EI"],
  },
  {
    ...{ ids: "ubl-BE-11", patterns: [belgium], root: INVOICE },
    at: "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode",
    holds: "45 EX FD SC 00/44 03/SE MA 46/GO 47/TO 47/AS 47/DI 47/SE 44 46/TR 47/EX 47/EI 47/EE NS".split(" ").map((
      it,
    ) => `BETE-${it}`),
    fails: ["BETE-01", "45", "NS"],
  },
  {
    ...{ ids: "ubl-BE-12", patterns: [belgium], root: INVOICE },
    at: "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason",
    holds: ["Reverse charge - Contractor", "Exempt", "Export via E.U.", "Not subject to VAT"],
    fails: ["Reverse charge", "exempt"],
  },
];

const frenchTypes = "380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503".split(" ");
const others = ["379", "382", "326", "388", "470", "504"];
const french: readonly Edge[] = [
  {
    ...{ ids: "BR-FR-04_BT-3", patterns: flux2Ubl, root: INVOICE, at: "cbc:InvoiceTypeCode" },
    holds: frenchTypes,
    fails: others,
  },
  {
    ...{ ids: "BR-FR-04_BT-3", patterns: flux2Cii, root: CII, at: "rsm:ExchangedDocument/ram:TypeCode" },
    holds: frenchTypes,
    fails: others,
  },
];

/** Only a seller or a payee has a creditor identifier, never the one who pays. */
const creditors: readonly Edge[] = [edition1_3_15, edition1_3_8, belgianEdition, extendedUbl].flatMap((patterns) => {
  const ids = patterns === extendedUbl ? "BR-FREXT-CL-10" : "BR-CL-10";
  const scheme = "cac:PartyIdentification/cbc:ID/@schemeID";
  const row = { ids, patterns, root: INVOICE };
  return [
    { ...row, at: `${SELLER}/${scheme}`, holds: ["SEPA", " SEPA ", "0088"], fails: ["sepa", "SEPA 0088"] },
    { ...row, at: `cac:PayeeParty/${scheme}`, holds: ["SEPA", "0088"], fails: ["sepa"] },
    { ...row, at: `${BUYER}/${scheme}`, holds: ["0088"], fails: ["SEPA"] },
  ];
});

const DUE = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`;
const PAID_BY = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`;
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ACCOUNT = `${MEANS}/ram:PayeePartyCreditorFinancialAccount`;

/** Of EN 16931 1.3.15 in CII: what is due needs a day or terms, and a credit transfer an account. */
const inCii: readonly Edge[] = [
  { ids: "BR-CO-25", at: DUE, holds: ["0", "0.00", "-0.01"], fails: ["0.01", "1"] },
  { ids: "BR-CO-25", beside: [[`${PAID_BY}/ram:Description`, "x"]], at: DUE, holds: ["0.01"], fails: [] },
  { ids: "BR-CO-25", beside: [[`${PAID_BY}/ram:DueDateDateTime`, "x"]], at: DUE, holds: ["0.01"], fails: [] },
  ...["30", "58"].flatMap((code): readonly Pick<Edge, "ids" | "beside" | "at" | "holds" | "fails">[] => {
    const means = [`${MEANS}/ram:TypeCode`, code] as const;
    return [
      { ids: "BR-50", beside: [means], at: `${ACCOUNT}/ram:AccountName`, holds: [], fails: ["x"] },
      { ids: "BR-50", beside: [means], at: `${ACCOUNT}/ram:IBANID`, holds: ["x", ""], fails: [] },
      { ids: "BR-50", beside: [means], at: `${ACCOUNT}/ram:ProprietaryID`, holds: ["x"], fails: [] },
    ];
  }),
  {
    ids: "BR-50",
    beside: [[`${MEANS}/ram:TypeCode`, "42"]],
    at: `${ACCOUNT}/ram:AccountName`,
    holds: ["x"],
    fails: [],
  },
].map((it) => ({ ...it, patterns: edition1_3_15Cii, root: CII }) as Edge);

for (
  const { ids, patterns, root, beside = [], at, holds, fails } of [
    ...inCii,
    ...creditors,
    ...romanian,
    ...serbian,
    ...dutchEdges,
    ...croatian,
    ...belgian,
    ...french,
  ]
) {
  Deno.test(`${ids} holds for ${holds[0]} and fails for ${fails[0]} at ${at} of ${root}${beside.length === 0 ? "" : ", beside others"}`, () => {
    const compiled = compilePatterns(patterns);
    const wrong = (values: readonly string[], failing: boolean) =>
      values.filter((text) => {
        const found = idsBy(documentWith(root, [...beside, [at, text]]), compiled);
        return !ids.split(" ").every((id) => found.has(id) === failing);
      });
    assert.deepEqual([wrong(holds, false), wrong(fails, true)], [[], []]);
  });
}
