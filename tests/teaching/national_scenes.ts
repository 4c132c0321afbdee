/** What has to be in a document beside its place for a national rule to be asked, and repairs that a row does not say. */
import type { Side } from "../../engine/model/side.ts";
import type { Element } from "../support/elements.ts";
import { ensured } from "../support/element_cases.ts";

export type Scene = readonly (readonly [path: string, text: string])[];

const item = "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory";
const allowance = "cac:AllowanceCharge[cbc:ChargeIndicator=false]/cac:TaxCategory";
const charge = "cac:AllowanceCharge[cbc:ChargeIndicator=true]/cac:TaxCategory";
const croatian = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/hrextac:HRFISK20Data";
const [tax, total] = [`${croatian}/hrextac:HRTaxTotal`, `${croatian}/hrextac:HRLegalMonetaryTotal`];
const [seller, buyer, agent, delivery] = [
  "cac:AccountingSupplierParty/cac:Party/cac:PostalAddress",
  "cac:AccountingCustomerParty/cac:Party/cac:PostalAddress",
  "cac:TaxRepresentativeParty/cac:PostalAddress",
  "cac:Delivery/cac:DeliveryLocation/cac:Address",
];
const COUNTRY = "cac:Country/cbc:IdentificationCode";

/** In Romania, and in Bucharest. */
function romanian(address: string): readonly Scene[] {
  return [
    [[`${address}/${COUNTRY}`, "RO"], [`${address}/cbc:CountrySubentity`, "RO-B"]],
    [[`${address}/${COUNTRY}`, "RO"]],
  ];
}

const dutch: Scene[number] = [`${seller}/${COUNTRY}`, "NL"];

/** A category of Serbia on an item. */
const serbian: Scene = [[`${item}/cbc:ID`, "SS"], [`${item}/cac:TaxScheme/cbc:ID`, "VAT"]];
const soldTo: Scene = [["cbc:Note", "#BAR#B2B"]];

/** By the start of the ids of rules; the longest counts. */
const scenes: Readonly<Record<string, readonly Scene[]>> = {
  "HR-BR-4": [[["cac:LegalMonetaryTotal/cbc:PayableAmount", "100"]]],
  ...Object.fromEntries(
    ["S", "Z", "E", "AE"].flatMap((code) =>
      [item, allowance, charge].map((at, step) => [`HR-BR-${code}-${step + 1}`, [[[`${at}/cbc:ID`, code]]]])
    ),
  ),
  "HR-BR-26": [[[`${item}/cbc:ID`, "E"]]],
  "HR-BR-27": [[
    [`${total}/hrextac:OutOfScopeOfVATAmount`, "0"],
    ["cac:LegalMonetaryTotal/cbc:LineExtensionAmount", "100.00"],
  ]],
  "HR-BR-29": [[[`${tax}/hrextac:HRTaxSubtotal/hrextac:HRTaxCategory/cbc:ID`, "O"]]],
  "HR-BR-30": [[[`${item}/cbc:Name`, "HR:POVNAK"]]],
  "HR-BR-54": [[[`${tax}/hrextac:HRTaxSubtotal/cbc:TaxAmount`, "25.00"]]],
  "HR-BR-55": [[[`${tax}/cbc:TaxAmount`, "25.00"], ["cbc:DocumentCurrencyCode", "EUR"]]],
  "HR-BR-17": [[["cac:OrderReference/cbc:ID", "1"]]],
  "HR-BR-18": [[["cac:DespatchDocumentReference/cbc:ID", "1"]]],
  "HR-BR-19": [[["cac:ReceiptDocumentReference/cbc:ID", "1"]]],
  "BR-NL": [[dutch]],
  "BR-NL-4": [[dutch, [`${buyer}/${COUNTRY}`, "NL"]]],
  "BR-NL-5": [[dutch, [`${agent}/${COUNTRY}`, "NL"]]],
  "BR-NL-10": [[dutch, [`${buyer}/${COUNTRY}`, "NL"]]],
  "BR-NL-31": [[dutch, ["cac:PaymentMeans/cbc:PaymentMeansCode", "58"]]],
  "BR-RO-100": romanian(seller),
  "BR-RO-110": romanian(seller),
  "BR-RO-101": romanian(buyer),
  "BR-RO-111": romanian(buyer),
  "BR-RO-160": romanian(agent),
  "BR-RO-170": romanian(agent),
  "BR-RO-202": romanian(delivery),
  "BR-RO-212": romanian(delivery),
  "BR-RO-065": [[[`${item}/cbc:ID`, "S"]]],
  "BR-RO-120": [[[`${item}/cbc:ID`, "S"]]],
  "RSK-X-01": [serbian],
  "RSK-X-08": [serbian],
  "ubl-BE-08": [[["cac:PaymentTerms/cbc:SettlementDiscountPercent", "2"]]],
  "ubl-BE-09": [[["cac:PaymentTerms/cbc:SettlementDiscountPercent", "2"]]],
  "BR-FR-11": [soldTo],
  "BR-FR-21": [soldTo],
  "BR-FR-22": [[...soldTo, ["cbc:InvoiceTypeCode", "389"]]],
  "BR-FR-CO-03": [[["cbc:CreditNoteTypeCode", "262"]], [["rsm:ExchangedDocument/ram:TypeCode", "262"]]],
  "BR-FR-CO-04": [[["cbc:InvoiceTypeCode", "384"]]],
  "BR-FR-CO-05": [[["cbc:CreditNoteTypeCode", "381"], ["cac:CreditNoteLine/cbc:ID", "1"]]],
  "BR-FR-CO-08": [[["cbc:ProfileID", "S4"], ["cbc:InvoiceTypeCode", "386"]]],
  "BR-FR-CO-09": [[["cbc:ProfileID", "S2"], ["cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "120.00"]]],
  "BR-FR-CO-12": [[["cbc:DocumentCurrencyCode", "USD"]]],
  "BR-FR-CO-14": [[[
    "cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID[@schemeID=0231]",
    "732829320",
  ]]],
  "BR-FR-CO-15": [[[
    "cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID[@schemeID=0231]",
    "732829320",
  ]]],
  "BR-FR-MV": [[["cbc:ProfileID", "S8"], ["cbc:ID", "F-2026-17"]]],
  "BR-FR-BD": [[["cbc:ProfileID", "S9"], ["cbc:ID", "F-2026-17"]]],
};

const DUTCH_IN_CII =
  "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID";

const taxed = "cac:TaxTotal/cac:TaxSubtotal";
const parted = (code: string, ...more: Scene): Scene => [
  [`${taxed}/cbc:TaxableAmount`, "100.00"],
  [`${taxed}/cac:TaxCategory/cbc:ID`, code],
  [`${taxed}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, "VAT"],
  ...more,
];
const rate: Scene[number] = [`${taxed}/cac:TaxCategory/cbc:Percent`, "20"];
const HEADER = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
const CII_LINE = "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem";
const LINE_ID = `${CII_LINE}/ram:AssociatedDocumentLineDocument/ram:LineID`;
const partedInCii = (code: string): Scene => [
  [`${HEADER}/ram:ApplicableTradeTax/ram:TypeCode`, "VAT"],
  [`${HEADER}/ram:ApplicableTradeTax/ram:BasisAmount`, "100.00"],
  [`${HEADER}/ram:ApplicableTradeTax/ram:CategoryCode`, code],
  [`${HEADER}/ram:ApplicableTradeTax/ram:RateApplicablePercent`, "20"],
];
const categories = { AE: "AE", E: "E", G: "G", IC: "K", AF: "L", AG: "M", O: "O", S: "S", Z: "Z" };
const owed: Scene[number] = ["cac:LegalMonetaryTotal/cbc:PayableAmount", "10.00"];
const reference = "cac:InvoiceLine/cac:BillingReference";
const own: Scene = [["cbc:ID", "F-1"], ["cac:InvoiceLine/cbc:ID", "1"], [
  `${reference}/cac:InvoiceDocumentReference/cbc:ID`,
  "F-1",
]];
const group: Scene = [...own, [`${reference}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, "GROUP"]];

/** A line of a seller in an invoice of several, and of those that one of them settles. */
const ofSellers: Scene = [["cbc:ProfileID", "S8"], ["cbc:DocumentCurrencyCode", "EUR"], ...group];
const settled: Scene = [["cbc:ProfileID", "S9"], ...group];
const heading = (id: string, amount: string, above = "") =>
  `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID>${amount}<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-1</cbc:ID>` +
  `<cbc:DocumentStatusCode>GROUP</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${above}</cac:BillingReference>` +
  "</cac:InvoiceLine>";
const sold = (id: string) =>
  `<cac:DocumentReference><cbc:ID schemeID="AFL">${id}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>` +
  "</cac:DocumentReference>";
const settledFor: Scene = [
  ["cbc:ProfileID", "S9"],
  ["cbc:ID", "F-1"],
  ["cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID", "1"],
  ["cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID", "2"],
];
const SERBIAN =
  "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sbt:SrbDtExt/sbt:ReducedTotals/cac:LegalMonetaryTotal";
const SOLD_BY = "cac:Item/cac:ManufacturerParty/cac:PartyLegalEntity/cbc:CompanyID";
const twice = (around: string) =>
  `<ubl:Invoice>${around}<cbc:ID schemeID="AFL">1</cbc:ID><cbc:ID schemeID="AFL">2</cbc:ID>` +
  `${around.split("<").toReversed().map((it) => it === "" ? "" : `</${it}`).join("")}</ubl:Invoice>`;

/** Whole documents of rules that are asked of what no place says, by the id; in CII behind "cii ". */
export const documents: Readonly<Record<string, Scene | string>> = {
  "HR-BR-33": [["cbc:Note", " "]],
  "SI-UBL-2": [["cbc:Note", " "]],
  "cii empty-element-check": [["rsm:ExchangedDocument/ram:Name", " "]],
  "HR-BR-21": [
    ["cac:InvoiceLine/cbc:InvoicedQuantity", "1"],
    ["cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode", "C62"],
    ["cac:InvoiceLine/cac:Price/cbc:BaseQuantity/@unitCode", "KGM"],
  ],
  "BR-NL-8": [dutch, ["cbc:InvoiceTypeCode", "381"]],
  "BR-NL-9": [dutch, ["cbc:InvoiceTypeCode", "384"]],
  "BR-NL-11": [dutch, owed],
  "BR-NL-13": [["cac:InvoiceLine/cac:OrderLineReference/cbc:LineID", "1"]],
  "BR-NL-31": [
    dutch,
    ["cac:PaymentMeans/cbc:PaymentMeansCode", "58"],
    ["cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID", "MARKDEF1"],
  ],
  "RSK-X-01": serbian,
  "RSK-X-08": parted("SS"),
  "RSK-X-09": parted("SS", [`${taxed}/cbc:TaxAmount`, "1.00"]),
  "RSK-X-10": parted("SS"),
  "ubl-BE-01": [["cbc:ID", "1"]],
  "ubl-BE-04": [["cac:AdditionalDocumentReference/cbc:ID", "1"]],
  "BR-FREXT-CO-10": [["cac:LegalMonetaryTotal/cbc:LineExtensionAmount", "1.00"]],
  "BR-FREXT-CO-11": [["cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount", "1.00"]],
  "BR-FREXT-CO-12": [["cac:LegalMonetaryTotal/cbc:ChargeTotalAmount", "1.00"]],
  "BR-FREXT-CO-13": [["cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount", "1.00"]],
  "BR-FREXT-CO-15": [
    ["cbc:DocumentCurrencyCode", "EUR"],
    ["cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount", "1.00"],
    ["cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "5.00"],
    ["cac:TaxTotal/cbc:TaxAmount", "1.00"],
    ["cac:TaxTotal/cbc:TaxAmount/@currencyID", "EUR"],
  ],
  ...Object.fromEntries(
    Object.entries(categories).flatMap(([name, code]) => [
      [`BR-FREXT-${name}-01`, parted(code)],
      ...["08", "08ini", "08rev"].flatMap((end): [string, Scene][] => [
        [`BR-FREXT-${name}-${end}`, parted(code, rate)],
        [`cii BR-FXEXT-${name}-${end}`, partedInCii(code)],
      ]),
    ]),
  ),
  "BR-FREXT-S-09": parted("S", rate, [`${taxed}/cbc:TaxAmount`, "1.00"]),
  "HR-BR-4": [["cac:LegalMonetaryTotal/cbc:PayableAmount", "100"]],
  "HR-BR-41": [["cac:LegalMonetaryTotal/cbc:PayableAmount", "100"], ["cbc:DueDate", "2199-01-01"]],
  "BR-NL-33": [
    dutch,
    ["cbc:DocumentCurrencyCode", "EUR"],
    ["cac:TaxTotal/cbc:TaxAmount", "1"],
    ["cac:TaxTotal/cbc:TaxAmount/@currencyID", "USD"],
  ],
  "BR-FR-CO-07_BT-9": [["cbc:IssueDate", "2026-11-21"], ["cbc:DueDate", "2026-11-01"]],
  "cii BR-FR-CO-04_BT-4": [["rsm:ExchangedDocument/ram:TypeCode", "384"]],
  ...Object.fromEntries(
    ["22", "23", "24", "26"].map((it): [string, Scene] => [`cii BR-FREXT-BR-${it}`, [[LINE_ID, "1"]]]),
  ),
  "cii BR-FREXT-BR-38": [[`${HEADER}/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator`, "true"]],
  "cii BR-FREXT-BR-44": [[
    `${CII_LINE}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator`,
    "true",
  ]],
  "cii CII-FREXT-SR-106": [[
    `${CII_LINE}/ram:SpecifiedLineTradeAgreement/ram:ApplicableTradeDeliveryTerms/ram:Description`,
    "1",
  ]],
  "cii CII-FREXT-SR-293": [[
    "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:ApplicableTradeDeliveryTerms/ram:Description",
    "1",
  ]],
  "cii CII-FREXT-SR-366": [[`${HEADER}/ram:TaxApplicableTradeCurrencyExchange/ram:MarketID`, "1"]],
  "cii CII-FREXT-DT-024": [[`${HEADER}/ram:InvoiceReferencedDocument/ram:ReferenceTypeCode`, "AFL"]],
  "BR-FR-29_BT-18": twice("<cac:AdditionalDocumentReference>"),
  "BR-FR-30_BT-128": twice("<cac:InvoiceLine><cac:DocumentReference>"),
  ...Object.fromEntries(
    ["BT-128_AFL", "BT-128_AVV", "EXT-FR-FE-164", "EXT-FR-FE-167", "EXT-FR-FE-177", "EXT-FR-FE-181"].map((
      it,
    ): [string, Scene] => [`BR-FR-MV-03_${it}`, ofSellers]),
  ),
  "BR-FR-MV-03_EXT-FR-FE-182": [...ofSellers, ["cbc:TaxCurrencyCode", "SEK"]],
  "BR-FR-MV-05_EXT-FR-FE-BG-12": [...ofSellers, ["cac:InvoiceLine/cbc:LineExtensionAmount", "5.00"]],
  "BR-FR-MV-09_EXT-FR-FE-181": [
    ...ofSellers,
    ["cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount", "5.00"],
    ["cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount/@currencyID", "EUR"],
  ],
  "BR-FR-MV-11_BT-128": [
    ...ofSellers,
    ["cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID", "732829320"],
    [`cac:InvoiceLine/${SOLD_BY}`, "732829320"],
  ],
  "BR-FR-MV-14-EXT-FR-FE-136": [...ofSellers, ["cbc:InvoiceTypeCode", "384"]],
  "BR-FR-MV-14-EXT-FR-FE-138": [...ofSellers, ["cbc:InvoiceTypeCode", "384"]],
  "BR-FR-BD-14-EXT-FR-FE-136": [...settled, ["cbc:InvoiceTypeCode", "261"]],
  "BR-FR-BD-14-EXT-FR-FE-138": [...settled, ["cbc:InvoiceTypeCode", "261"]],
  "BR-FR-MV-01_EXT-FR-FE-163": [["cbc:ProfileID", "S8"], ...own],
  "BR-FR-MV-02_EXT-FR-FE-163": [["cbc:ProfileID", "S8"], ...own],
  "BR-FR-MV-08_BT-128": [
    ["cbc:ProfileID", "S8"],
    ...own,
    [`${reference}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, "DETAIL"],
  ],
  "BR-FR-MV-10_EXT-FR-FE-184": [
    ...ofSellers,
    ["cac:InvoiceLine/cbc:LineExtensionAmount", "5.00"],
    ["cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount", "1.00"],
    ["cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount/@currencyID", "EUR"],
    ["cac:InvoiceLine/cbc:TaxInclusiveLineExtensionAmount", "9.00"],
  ],
  "cii BR-FR-BD-13_BT-3": [
    ["rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID", "S9"],
    ["rsm:ExchangedDocument/ram:TypeCode", "380"],
  ],
  "cii BR-FR-31_BT-21": "<rsm:CrossIndustryInvoice><rsm:ExchangedDocument>" +
    "<ram:IncludedNote><ram:Content>B2B</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode></ram:IncludedNote>".repeat(
      2,
    ) +
    "</rsm:ExchangedDocument></rsm:CrossIndustryInvoice>",
  "BR-GA-3": [["cac:LegalMonetaryTotal/cbc:PayableAmount", "10.00"], ["cac:PaymentTerms/cbc:Amount", "9.00"]],
  "BR-GA-6": [["cac:PaymentMeans/cbc:ID", "GACCOUNT"], ["cac:PaymentTerms/cbc:PaymentMeansID", "X"]],
  "BR-FR-MV-12_BT-128": "<ubl:Invoice><cbc:ID>F-1</cbc:ID><cbc:ProfileID>S8</cbc:ProfileID>" +
    heading("1", sold("F-17")) + heading("2", sold("F-17")) + "</ubl:Invoice>",
  "cii BR-FR-BD-02_BT-31": [
    ["rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID", "S9"],
    [
      "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/" +
      "ram:SpecifiedLegalOrganization/ram:ID",
      "1",
    ],
  ],
  "BR-FR-BD-02_EXT-FR-FE-163": settledFor,
  "BR-FR-BD-02_BT-30": settledFor,
  "BR-FR-BD-02_BT-47": settledFor,
  "RSE-03": [
    ["cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "120.00"],
    ["cac:LegalMonetaryTotal/cbc:PrepaidAmount", "20.00"],
    [`${SERBIAN}/cbc:TaxInclusiveAmount`, "120.00"],
  ],
  "BR-FREXT-12": "<ubl:Invoice><cbc:ID>F-1</cbc:ID>" +
    heading("1", "<cbc:LineExtensionAmount>0</cbc:LineExtensionAmount>") +
    heading("2", "", "<cac:BillingReferenceLine><cbc:ID>1</cbc:ID></cac:BillingReferenceLine>") + "</ubl:Invoice>",
  "BR-FR-MV-BD_BT-3": [...settled, ["cbc:InvoiceTypeCode", "380"]],
  "UBL-FREXT-CR-410": [["cac:DeliveryTerms/cbc:SpecialTerms", "1"]],
  "UBL-FREXT-CR-645": [["cac:InvoiceLine/cac:DeliveryTerms/cbc:SpecialTerms", "1"]],
  "CII-FREXT-CR-490": [["cac:TaxExchangeRate/cbc:SourceCurrencyBaseRate", "1"]],
  "BR-FREXT-CL-10": [["cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID/@schemeID", "X"]],
  "BR-FREXT-05": [...own, [`${reference}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, "X"]],
  "BR-FREXT-06": [...own, [`${reference}/cac:BillingReferenceLine/cbc:ID`, "2"]],
  "BR-FREXT-08": [...group, ["cac:InvoiceLine/cbc:LineExtensionAmount", "1.00"]],
  "BR-FREXT-11": [...own, [`${reference}/cac:BillingReferenceLine/cbc:ID`, "9"]],
};

/** What breaks rules that ask for more than a form, at the path that they are about. */
export const wrong: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ...Object.fromEntries(
    ["PMT", "PMD", "AAB", "TXD"].map((code, at) => [`BR-FR-06_BT-21-${at + 1}`, [[`#${code}#1`, `#${code}#2`]]]),
  ),
  "BR-FR-20_BT-21": [["#BAR#X"]],
  "BR-FR-30_BT-21": [["#BAR#B2B", "#BAR#B2B"]],
};

/** The scenes that are tried for a rule, the empty one last. */
export function given(id: string, side: Side): readonly Scene[] {
  if (side === "cii" && id.startsWith("BR-NL")) return [[[DUTCH_IN_CII, "NL"]]];
  const starts = Object.keys(scenes).filter((it) => id.startsWith(it)).toSorted((a, b) => b.length - a.length);
  const own = scenes[starts[0] ?? ""] ?? [];
  return [...own.filter((scene) => scene.every(([path]) => path.startsWith("rsm:") === (side === "cii"))), []];
}

function set(root: Element, path: string, text: string): void {
  ensured(root, path).text = text;
}

/** The tax of a line in a currency. */
function taxLine(root: Element, currency: string, amount: string): void {
  const tax = ensured(root, "cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount");
  tax.text = amount;
  tax.attributes.set("currencyID", currency);
}

/** A line has the number of its invoice, or how that is billed. */
function numbered(root: Element, scheme: string, id: string): void {
  const reference = ensured(root, "cac:InvoiceLine").add("cac:DocumentReference");
  reference.add("cbc:ID", id).attributes.set("schemeID", scheme);
  reference.add("cbc:DocumentTypeCode", "130");
}

/** A heading for the seller and one for the buyer. */
function settle(root: Element): void {
  for (const id of ["1", "2"]) {
    const line = root.add("cac:InvoiceLine");
    ensured(line, SOLD_BY).text = id;
    const to = line.add("cac:BillingReference").add("cac:InvoiceDocumentReference");
    to.add("cbc:ID", "F-1");
    to.add("cbc:DocumentStatusCode", "GROUP");
  }
}

/** A line refers to an invoice that it corrects. */
function corrects(root: Element): void {
  const to = ensured(root, "cac:InvoiceLine").add("cac:BillingReference").add("cac:InvoiceDocumentReference");
  to.add("cbc:ID", "F-0");
  to.add("cbc:IssueDate", "2026-09-30");
}

/** Repairs that are more than to write the example. */
export const repairs: Readonly<Record<string, (root: Element, at: Element) => void>> = {
  "HR-BR-CL-2": (_, at) => {
    at.text = "62.10.11";
    at.attributes.set("listID", "CG");
  },
  "HR-BR-17": (_, at) => at.remove(),
  "HR-BR-18": (_, at) => at.remove(),
  "HR-BR-19": (_, at) => at.remove(),
  "BR-NL-31": (_, at) => at.remove(),
  "RSR-02": (_, at) => at.remove(),
  "RSK-X-10": (_, at) => void at.add("cbc:TaxExemptionReason", "Exempt"),
  "BR-NL-8": (_, at) => void (at.text = "380"),
  "HR-BR-21": (_, at) => void at.attributes.set("unitCode", "C62"),
  "RSK-X-01": (root) => {
    set(root, `${taxed}/cac:TaxCategory/cbc:ID`, "SS");
    set(root, `${taxed}/cac:TaxCategory/cac:TaxScheme/cbc:ID`, "VAT");
  },
  "RSK-X-08": (root) => {
    set(root, "cac:InvoiceLine/cbc:LineExtensionAmount", "100.00");
    set(root, `${item}/cbc:ID`, "SS");
  },
  "RSK-X-09": (root) => set(root, `${taxed}/cbc:TaxAmount`, "0.00"),
  "ubl-BE-01": (root) => {
    for (const id of ["UBL.BE", "1"]) root.add("cac:AdditionalDocumentReference").add("cbc:ID", id);
  },
  "ubl-BE-04": (root) => set(root, "cac:AdditionalDocumentReference/cbc:DocumentDescription", "CommercialInvoice"),
  "BR-FREXT-CO-10": (_, at) => void (at.text = "0.00"),
  "BR-FREXT-CO-13": (_, at) => void (at.text = "0.00"),
  "BR-FREXT-CO-15": (_, at) => void (at.text = "2.00"),
  ...Object.fromEntries(
    Object.entries(categories).flatMap(([name, code]) => [
      [`BR-FREXT-${name}-01`, (root: Element) => set(root, `${item}/cbc:ID`, code)],
      ...["08", "08ini", "08rev"].flatMap((end) => [
        [`BR-FREXT-${name}-${end}`, (_: Element, at: Element) => void (at.text = "0.00")],
        [`BR-FXEXT-${name}-${end}`, (_: Element, at: Element) => void (at.text = "0.00")],
      ]),
    ]),
  ),
  ...Object.fromEntries(
    [
      ...["SR-069", "SR-072", "SR-439", "SR-106", "SR-293", "SR-366", "DT-024"].map((it) => `CII-FREXT-${it}`),
      ...["1", "2", "3", "4"].map((it) => `BR-FR-06_BT-21-${it}`),
      "BR-FR-30_BT-21",
      "BR-NL-25",
    ].map((id) => [id, (_: Element, at: Element) => at.remove()]),
  ),
  ...Object.fromEntries(
    ["BR-FR-06_BT-21_PMT", "BR-FR-06_BT-21_PMD", "BR-FR-06_BT-21_AAB", "BR-FR-06_BT-21_TXD", "BR-FR-31_BT-21"].map((
      id,
    ) => [
      id,
      (_: Element, at: Element) => at.parent?.remove(),
    ]),
  ),
  ...Object.fromEntries(
    [["BR-FR-21_BT-49", "Customer"], ["BR-FR-22_BT-34", "Supplier"]].map(([id = "", party]) => [id, (root: Element) => {
      const address = ensured(root, `cac:Accounting${party}Party/cac:Party/cbc:EndpointID`);
      address.text = "732829320";
      address.attributes.set("schemeID", "0225");
    }]),
  ),
  ...Object.fromEntries(
    [["BR-FR-09_BT-29", "Supplier"], ["BR-FR-09_BT-46", "Customer"]].map(([id = "", party]) => [
      id,
      (root: Element, at: Element) => {
        const legal = ensured(root, `cac:Accounting${party}Party/cac:Party/cac:PartyLegalEntity/cbc:CompanyID`);
        legal.text = "732829320";
        legal.attributes.set("schemeID", "0002");
        at.text = "73282932000074";
      },
    ]),
  ),
  "BR-FR-CO-14_BT-29-1": (root) => void root.add("cbc:Note", "#TXD#MEMBRE_ASSUJETTI_UNIQUE"),
  "BR-FR-CO-07_BT-9": (_, at) => void (at.text = "2026-12-21"),
  "BR-FR-16_BT-96": (_, at) => void (at.text = "20"),
  "BR-FREXT-11": (root) => void root.add("cac:InvoiceLine").add("cbc:ID", "9"),
  "BR-FR-29_BT-18": (_, at) => at.remove(),
  "BR-FR-30_BT-128": (_, at) => at.remove(),
  "BR-FR-MV-03_BT-128_AFL": (root) => numbered(root, "AFL", "F-2026-17"),
  "BR-FR-MV-03_BT-128_AVV": (root) => numbered(root, "AVV", "S1"),
  "BR-FR-MV-11_BT-128": (root) => numbered(root, "AFL", "F-1"),
  "BR-FR-MV-03_EXT-FR-FE-181": (root) => taxLine(root, "EUR", "1.00"),
  "BR-FR-MV-03_EXT-FR-FE-182": (root) => taxLine(root, "SEK", "1.00"),
  "BR-FR-MV-05_EXT-FR-FE-BG-12": (_, at) => void (at.text = "0.00"),
  "BR-FR-MV-01_EXT-FR-FE-163": (root) =>
    set(root, `${reference}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, "GROUP"),
  "BR-FR-MV-02_EXT-FR-FE-163": (root) =>
    set(root, `${reference}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, "GROUP"),
  "BR-FR-MV-08_BT-128": (root) => {
    numbered(root, "AFL", "F-17");
    set(root, "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason", "#F-17#Exempt");
  },
  "BR-FR-MV-12_BT-128": (root) => {
    const [, second] = root.at("cac:InvoiceLine/cac:DocumentReference/cbc:ID");
    if (second !== undefined) second.text = "F-18";
  },
  "BR-FR-BD-02_BT-31": (root) => {
    const line = ensured(root, "rsm:SupplyChainTradeTransaction").add("ram:IncludedSupplyChainTradeLineItem");
    line.add("ram:AssociatedDocumentLineDocument").add("ram:LineStatusReasonCode", "GROUP");
    ensured(line, "ram:SpecifiedLineTradeAgreement/ram:ItemSellerTradeParty/ram:SpecifiedLegalOrganization/ram:ID")
      .text = "1";
  },
  "BR-FR-BD-02_EXT-FR-FE-163": settle,
  "BR-FR-BD-02_BT-30": settle,
  "BR-FR-BD-02_BT-47": settle,
  "BR-FREXT-12": (root) => void root.named("cac:InvoiceLine")[1]?.add("cbc:LineExtensionAmount", "0"),
  "RSE-03": (_, at) => void (at.text = "100.00"),
  "BR-FR-MV-10_EXT-FR-FE-184": (_, at) => void (at.text = "6.00"),
  "BR-GA-3": (_, at) => void (at.text = "10.00"),
  "BR-GA-6": (_, at) => void (at.text = "GACCOUNT"),
  "BR-FR-MV-09_EXT-FR-FE-181": (root) => taxLine(root, "EUR", "0.00"),
  "BR-FR-MV-14-EXT-FR-FE-136": corrects,
  "BR-FR-MV-14-EXT-FR-FE-138": corrects,
  "BR-FR-BD-14-EXT-FR-FE-136": corrects,
  "BR-FR-BD-14-EXT-FR-FE-138": corrects,
  "BR-GA-1": (root) => void root.add("cac:PaymentTerms"),
  "BR-GA-2": (root) => void root.add("cac:PaymentMeans"),
  "UBL-FREXT-CR-410": (_, at) => at.remove(),
  "UBL-FREXT-CR-645": (_, at) => at.remove(),
  "CII-FREXT-CR-490": (_, at) => at.remove(),
  "BR-FREXT-08": (_, at) => void (at.text = "0.00"),
  "BR-FR-CO-09_BT-23-1": (root) => set(root, "cac:LegalMonetaryTotal/cbc:PrepaidAmount", "120.00"),
};
