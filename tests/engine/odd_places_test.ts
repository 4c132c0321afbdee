/** What official rules make of elements in places and numbers that no invoice needs: each row was judged by the reference. */
import assert from "node:assert/strict";
import { type Profile, validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { EXTENSION } from "../../cases/identifiers.ts";
import { xrechnungBase } from "../../cases/base.ts";
import { add, attribute, drop, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

interface Row {
  readonly why: string;
  readonly profile: Profile;
  readonly edits: readonly Edit[];
  /** Judged by all official rules, those that only strict mode runs included. */
  readonly whole?: true;
  /** Rules that fail in strict mode, and rules that do not. */
  readonly fires?: readonly string[];
  readonly holds?: readonly string[];
}

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";
const extensions = `${ubl}:CommonExtensionComponents-2`;
const invoice = `${ubl}:Invoice-2`;
const transaction = "rsm:SupplyChainTradeTransaction";
const header = `${transaction}/ram:ApplicableHeaderTradeSettlement`;
const total = `${header}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount`;
const firstLine = `${transaction}/ram:IncludedSupplyChainTradeLineItem[1]`;
const classification = `${firstLine}/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification[1]`;
const lineSettlement = `${firstLine}/ram:SpecifiedLineTradeSettlement`;
const quantity = '<ram:BasisQuantity unitCode="H87">0</ram:BasisQuantity>';
const charge = "<ram:ChargeIndicator><udt:Indicator>x</udt:Indicator></ram:ChargeIndicator>";
const subordinate =
  `<ram:IncludedSubordinateTradeLineItem><ram:SpecifiedSubordinateLineTradeAgreement><ram:NetPriceProductTradePrice>` +
  `${quantity}<ram:AppliedTradeAllowanceCharge>${charge}</ram:AppliedTradeAllowanceCharge></ram:NetPriceProductTradePrice>` +
  `</ram:SpecifiedSubordinateLineTradeAgreement></ram:IncludedSubordinateTradeLineItem>`;
const otherPrice =
  '<cac:PricingReference><cac:OriginalItemLocationQuantity><cac:Price><cbc:PriceAmount currencyID="EUR">5</cbc:PriceAmount>' +
  '<cbc:BaseQuantity unitCode="EA">1</cbc:BaseQuantity></cac:Price></cac:OriginalItemLocationQuantity></cac:PricingReference>';
const secondPrice =
  '<cac:Price><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1</cbc:Amount>' +
  '<cbc:BaseAmount currencyID="EUR">2</cbc:BaseAmount></cac:AllowanceCharge></cac:Price>';
const sellerTax = "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[1]";
const noNumber = "<cac:PartyTaxScheme><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>";
const emptyCurrency = set(`${header}/ram:TaxCurrencyCode`, "");

const attached =
  "<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode>" +
  '<ram:AttachmentBinaryObject mimeCode="text/csv" filename="hours.csv">YQ==</ram:AttachmentBinaryObject>' +
  "</ram:AdditionalReferencedDocument>";
const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`;
const straying = (sum: string) =>
  "<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>" +
  "<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>5</ram:LineTotalAmount>" +
  "</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>" +
  "</ram:IncludedSupplyChainTradeLineItem><ram:ApplicableHeaderTradeSettlement>" +
  `<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${sum}</ram:LineTotalAmount>` +
  "</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>" +
  "</rsm:SupplyChainTradeTransaction>";
const supplier = "cac:AccountingSupplierParty";
const italian = [
  set(`${supplier}/cac:Party/cac:PartyTaxScheme[1]/cbc:CompanyID`, "IT12345670017"),
  set(`${supplier}/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "IT"),
] as const;

/** An invoice in an extension of another, with an allowance and without a total of allowances. */
const within = `<ext:UBLExtensions xmlns:ext="${extensions}"><ext:UBLExtension><ext:ExtensionContent>` +
  `<Invoice xmlns="${invoice}"><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>` +
  '<cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:AllowanceCharge><cac:LegalMonetaryTotal/></Invoice>' +
  "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>";

const skonto = (line: string) => `<cac:PaymentTerms><cbc:Note>${line}\n</cbc:Note></cac:PaymentTerms>`;
const partyId = (scheme: string) =>
  `<cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`;
const subLine = '<cbc:ID>1</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">1.00</cbc:LineExtensionAmount>';
const place = '<ram:GlobalID schemeID="XX">1</ram:GlobalID>';
const extended = set("cbc:CustomizationID", EXTENSION);
const extendedCii = set(
  "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
  EXTENSION,
);

const rows: readonly Row[] = [
  {
    why: "an agreement that strayed into the context has file names of its own",
    profile: "xrechnung-cii",
    edits: [
      add(agreement, attached),
      add(
        "rsm:ExchangedDocumentContext",
        `<ram:ApplicableHeaderTradeAgreement>${attached}</ram:ApplicableHeaderTradeAgreement>`,
      ),
    ],
    holds: ["BR-DE-22"],
  },
  {
    why: "two attachments of an agreement that strayed have one name",
    profile: "xrechnung-cii",
    edits: [
      add(
        "rsm:ExchangedDocumentContext",
        `<ram:ApplicableHeaderTradeAgreement>${attached}${attached}</ram:ApplicableHeaderTradeAgreement>`,
      ),
    ],
    fires: ["BR-DE-22"],
  },
  {
    why: "a transaction that strayed adds up its own lines",
    profile: "en16931",
    edits: [add(agreement, `<ram:AdditionalReferencedDocument>${straying("5")}</ram:AdditionalReferencedDocument>`)],
    holds: ["BR-CO-10"],
  },
  {
    why: "a transaction that strayed does not add up",
    profile: "en16931",
    edits: [add(agreement, `<ram:AdditionalReferencedDocument>${straying("6")}</ram:AdditionalReferencedDocument>`)],
    fires: ["BR-CO-10"],
  },
  {
    why: "an Italian seller with a second party element has an address in each",
    profile: "peppol-bis-3",
    edits: [...italian, add(supplier, "<cac:Party><cac:PostalAddress/></cac:Party>")],
    fires: ["IT-R-002", "IT-R-003", "IT-R-004"],
  },
  {
    why: "an Italian seller has an address",
    profile: "peppol-bis-3",
    edits: italian,
    holds: ["IT-R-002", "IT-R-003", "IT-R-004"],
  },
  {
    why: "an invoice in an extension is judged by the rules that see any invoice",
    profile: "peppol-bis-3",
    edits: [add("", within)],
    fires: ["BR-CO-11", "PEPPOL-EN16931-R001", "PEPPOL-EN16931-R003", "PEPPOL-EN16931-R053"],
    holds: ["BR-31", "BR-33"],
  },
  {
    why: "an empty accounting currency is not that of an amount without one",
    profile: "en16931",
    edits: [emptyCurrency, attribute(`${total}[2]`, "currencyID")],
    fires: ["BR-53", "BR-DEC-15"],
  },
  {
    why: "an empty accounting currency is that of an amount with an empty one",
    profile: "en16931",
    edits: [emptyCurrency, attribute(`${total}[2]`, "currencyID", "")],
    fires: ["BR-CL-05"],
    holds: ["BR-53", "BR-DEC-15"],
  },
  {
    why: "of two codes of a classification one says its list",
    profile: "en16931",
    edits: [add(classification, "<ram:ClassCode>1</ram:ClassCode>")],
    holds: ["BR-65"],
  },
  {
    why: "the one code of a classification says no list",
    profile: "en16931",
    edits: [attribute(`${classification}/ram:ClassCode`, "listID")],
    fires: ["BR-65"],
  },
  {
    why: "the reason of what is allowance and charge is that of an allowance",
    profile: "en16931",
    edits: [add("cac:AllowanceCharge[1]", "<cbc:ChargeIndicator>true</cbc:ChargeIndicator>")],
    fires: ["BR-CO-12"],
    holds: ["BR-CL-20"],
  },
  {
    why: "a price in a pricing reference is beside no quantity",
    profile: "xrechnung-ubl",
    edits: [add("cac:InvoiceLine[1]", otherPrice)],
    holds: ["PEPPOL-EN16931-R130"],
  },
  {
    why: "the discount of a second price has no price beside it",
    profile: "xrechnung-ubl",
    edits: [add("cac:InvoiceLine[1]", secondPrice)],
    fires: ["PEPPOL-EN16931-R046"],
  },
  {
    why: "prices of a line below a line are judged, and have no quantity beside them",
    profile: "xrechnung-cii",
    edits: [add(firstLine, subordinate)],
    fires: ["PEPPOL-EN16931-R121", "PEPPOL-EN16931-R130", "PEPPOL-EN16931-R043-2"],
  },
  {
    why: "with two VAT registrations, one without a number, nobody knows the seller's country",
    profile: "peppol-bis-3",
    edits: [set(`${sellerTax}/cbc:CompanyID`, "EL094259216"), add("cac:AccountingSupplierParty/cac:Party", noNumber)],
    holds: ["GR-R-001-1", "GR-R-009"],
  },
  {
    why: "with one VAT registration the number names the seller's country",
    profile: "peppol-bis-3",
    edits: [set(`${sellerTax}/cbc:CompanyID`, "EL094259216")],
    fires: ["GR-R-001-1", "GR-R-009"],
  },
  {
    why: "lines of another transaction are not added up",
    profile: "en16931",
    edits: [add("", `<${transaction}><ram:IncludedSupplyChainTradeLineItem/></${transaction}>`)],
    holds: ["BR-CO-10"],
  },
  {
    why: "a total of another transaction has no lines",
    profile: "en16931",
    edits: [
      add(
        "",
        `<${transaction}><ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementHeaderMonetarySummation>` +
          "<ram:LineTotalAmount>1</ram:LineTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>" +
          `</ram:ApplicableHeaderTradeSettlement></${transaction}>`,
      ),
    ],
    fires: ["BR-CO-10"],
  },
  {
    why: "the amount of a line counts for the category in its own settlement",
    profile: "en16931",
    edits: [
      drop(`${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation`),
      add(
        firstLine,
        "<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>" +
          "<ram:LineTotalAmount>737.10</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>" +
          "</ram:SpecifiedLineTradeSettlement>",
      ),
    ],
    fires: ["BR-S-08"],
    holds: ["BR-CO-10"],
  },
  {
    why: "each settlement has its own VAT totals",
    profile: "xrechnung-cii",
    edits: [
      add(
        transaction,
        "<ram:ApplicableHeaderTradeSettlement><ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode></ram:ApplicableHeaderTradeSettlement>",
      ),
    ],
    fires: ["PEPPOL-EN16931-R054"],
  },
  {
    why: "each end date of a line's period is compared",
    profile: "xrechnung-cii",
    edits: [add(`${lineSettlement}/ram:BillingSpecifiedPeriod`, "<ram:EndDateTime/>")],
    fires: ["PEPPOL-EN16931-R111"],
  },
  {
    why: "a creditor identifier stands anywhere within the seller",
    profile: "en16931",
    edits: [
      add(
        "cac:AccountingSupplierParty/cac:Party",
        '<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="SEPA">1</cbc:ID></cac:PartyIdentification></cac:PayeeParty>' +
          '<cac:CreditNoteLine><cac:PartyIdentification><cbc:ID schemeID="SEPA">1</cbc:ID></cac:PartyIdentification></cac:CreditNoteLine>',
      ),
    ],
    holds: ["BR-CL-10"],
  },
  {
    why: "a time zone beyond 14:00 is read by the rules",
    profile: "en16931",
    edits: [
      set("cac:InvoicePeriod/cbc:StartDate", "2025-09-30-14:01"),
      set("cac:InvoicePeriod/cbc:EndDate", "2025-09-30+14:30"),
    ],
    fires: ["BR-29"],
  },
  {
    why: "a settlement that strayed breaks down a category that nothing has",
    profile: "en16931",
    edits: [
      add(
        "rsm:ExchangedDocumentContext",
        "<ram:ApplicableHeaderTradeSettlement><ram:ApplicableTradeTax><ram:CalculatedAmount>0</ram:CalculatedAmount>" +
          "<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>0</ram:BasisAmount><ram:CategoryCode>Z</ram:CategoryCode>" +
          "<ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax></ram:ApplicableHeaderTradeSettlement>",
      ),
    ],
    fires: ["BR-Z-01"],
  },
  {
    why: "what is allowance and charge needs the reason of an allowance",
    profile: "en16931",
    edits: [
      add(`${header}/ram:SpecifiedTradeAllowanceCharge[1]/ram:ChargeIndicator`, "<udt:Indicator>true</udt:Indicator>"),
      drop(`${header}/ram:SpecifiedTradeAllowanceCharge[1]/ram:Reason`),
      drop(`${header}/ram:SpecifiedTradeAllowanceCharge[1]/ram:ReasonCode`),
    ],
    fires: ["BR-33", "BR-CO-21"],
    holds: ["BR-38", "BR-CO-22"],
  },
  {
    why: "a part of the breakdown by another tax has neither category nor rate of VAT",
    profile: "en16931",
    edits: [set("cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory/cac:TaxScheme/cbc:ID", "GST")],
    fires: ["BR-47", "BR-48", "BR-CO-17"],
  },
  {
    why: "the quantity of a line is there once",
    profile: "peppol-bis-3",
    edits: [add("cac:InvoiceLine[1]", '<cbc:InvoicedQuantity unitCode="HUR">1</cbc:InvoicedQuantity>')],
    fires: ["ATW-VALUE-REPEATED"],
    holds: ["PEPPOL-EN16931-R120"],
  },
  {
    why: "with Skonto in two payment terms, nobody knows where the text ends",
    profile: "xrechnung-ubl",
    edits: [
      drop("cac:PaymentTerms"),
      add("", skonto("#SKONTO#TAGE=14#PROZENT=2.00#") + skonto("#SKONTO#TAGE=7#PROZENT=3.00#")),
    ],
    fires: ["ATW-VALUE-REPEATED"],
    holds: ["BR-DE-18"],
  },
  {
    why: "Skonto of another form is no Skonto, also where there are further payment terms",
    profile: "xrechnung-ubl",
    edits: [drop("cac:PaymentTerms"), add("", skonto("#SKONTO#TAGE=14#PROZENT=2#") + skonto("none"))],
    fires: ["BR-DE-18"],
    holds: ["ATW-VALUE-REPEATED"],
  },
  {
    why: "a buyer has no creditor identifier",
    profile: "xrechnung-ubl",
    whole: true,
    edits: [extended, add("cac:AccountingCustomerParty/cac:Party", partyId("SEPA"))],
    fires: ["BR-CL-10", "BR-DEX-04"],
  },
  {
    why: "a seller has identifiers of known schemes, and a creditor identifier",
    profile: "xrechnung-ubl",
    whole: true,
    edits: [extended, add("cac:AccountingSupplierParty/cac:Party", partyId("9999"))],
    fires: ["BR-CL-10", "BR-DEX-04"],
  },
  {
    why: "space around the scheme of a creditor identifier is no matter",
    profile: "xrechnung-ubl",
    whole: true,
    edits: [extended, add("cac:AccountingSupplierParty/cac:Party", partyId(" SEPA "))],
    holds: ["BR-DEX-04"],
  },
  {
    why: "the place to which a line is delivered is not that of the document",
    profile: "xrechnung-cii",
    whole: true,
    edits: [
      extendedCii,
      add(`${firstLine}/ram:SpecifiedLineTradeDelivery`, `<ram:ShipToTradeParty>${place}</ram:ShipToTradeParty>`),
    ],
    holds: ["BR-DEX-08"],
  },
  {
    why: "the place of delivery has an identifier of a known scheme",
    profile: "xrechnung-cii",
    whole: true,
    edits: [extendedCii, add(`${transaction}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`, place)],
    fires: ["BR-DEX-08", "BR-CL-26"],
  },
  {
    why: "the quantity of a credit note's line does not count in an invoice, so that its unit is not that of the price",
    profile: "xrechnung-ubl",
    edits: [
      attribute("cac:InvoiceLine[1]/cac:Price/cbc:BaseQuantity", "unitCode", "KGM"),
      add("cac:InvoiceLine[1]", '<cbc:CreditedQuantity unitCode="KGM">1</cbc:CreditedQuantity>'),
    ],
    fires: ["PEPPOL-EN16931-R130"],
  },
  {
    why: "a base quantity without a unit cannot have a different one",
    profile: "xrechnung-ubl",
    edits: [attribute("cac:InvoiceLine[1]/cac:Price/cbc:BaseQuantity", "unitCode")],
    holds: ["PEPPOL-EN16931-R130"],
  },
  {
    why: "a credit note's line below a line of an invoice is not one of its sub lines",
    profile: "xrechnung-ubl",
    whole: true,
    edits: [extended, add("cac:InvoiceLine[1]", `<cac:SubCreditNoteLine>${subLine}</cac:SubCreditNoteLine>`)],
    holds: ["BR-DEX-02", "BR-DEX-03"],
  },
  {
    why: "a line of an invoice below a line adds up, and has a category",
    profile: "xrechnung-ubl",
    whole: true,
    edits: [extended, add("cac:InvoiceLine[1]", `<cac:SubInvoiceLine>${subLine}<cac:Item/></cac:SubInvoiceLine>`)],
    fires: ["BR-DEX-02", "BR-DEX-03"],
  },
];

for (const { why, profile, edits, whole, fires = [], holds = [] } of rows) {
  Deno.test(`${profile}: ${why}`, () => {
    const side = edits.some((it) => it.path.startsWith("rsm:")) || JSON.stringify(edits).includes("rsm:")
      ? "cii"
      : "ubl";
    const base = profile === "en16931" ? undefined : xrechnungBase;
    const outcome = validate(documentOf({ why, edits }, side, base), {
      profile,
      strict: true,
      sets: whole === true ? official : [],
    });
    assert.ok("ok" in outcome);
    const { errors, warnings, information } = outcome.ok;
    const found = new Set([...errors, ...warnings, ...information].map(({ rule }) => rule));
    assert.deepEqual(fires.filter((id) => !found.has(id)), [], "fail there");
    assert.deepEqual(holds.filter((id) => found.has(id)), [], "hold there");
    assert.ok(!found.has("ATW-RULE-FAILED"));
  });
}

const repeats: readonly (readonly [path: string, xml: string])[] = [
  ["cac:InvoiceLine[1]/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme", "<cbc:ID>VAT</cbc:ID>"],
  ["cac:InvoiceLine[1]/cac:Item/cac:ClassifiedTaxCategory", "<cbc:Percent>25</cbc:Percent>"],
  [`${lineSettlement}/ram:ApplicableTradeTax`, "<ram:TypeCode>VAT</ram:TypeCode>"],
  [`${lineSettlement}/ram:ApplicableTradeTax`, "<ram:RateApplicablePercent>25</ram:RateApplicablePercent>"],
  [classification, '<ram:ClassCode listID="TST">1</ram:ClassCode>'],
  [`${firstLine}/ram:SpecifiedTradeProduct`, '<ram:GlobalID schemeID="0160">1</ram:GlobalID>'],
];
for (const [path, xml] of repeats) {
  Deno.test(`a second value, ${xml}, cannot be judged in default mode either`, () => {
    const side = path.startsWith("rsm:") ? "cii" : "ubl";
    const outcome = validate(documentOf({ why: "", edits: [add(path, xml)] }, side), { profile: "en16931" });
    assert.ok("ok" in outcome);
    assert.deepEqual(outcome.ok.errors.map(({ rule }) => rule), ["ATW-VALUE-REPEATED"]);
  });
}

Deno.test("BR-S-08 is asked of each code of a part of the breakdown", () => {
  const part = `${header}/ram:ApplicableTradeTax[1]`;
  const failed = (edits: readonly Edit[]) => {
    const outcome = validate(documentOf({ why: "", edits }, "cii"), { profile: "en16931", strict: true });
    return "ok" in outcome ? outcome.ok.errors.filter(({ rule }) => rule === "BR-S-08").length : undefined;
  };
  const wrong = set(`${part}/ram:BasisAmount`, "1.00");
  const once = failed([wrong]) ?? 0;
  assert.ok(once > 0);
  assert.equal(failed([wrong, add(part, "<ram:CategoryCode>S</ram:CategoryCode>")]), once + 1);
});

Deno.test("what each transaction of CII is to state fails at the one that does not state it", () => {
  const second = add("", `<${transaction}><ram:IncludedSupplyChainTradeLineItem/></${transaction}>`);
  const dates = [
    drop(`${transaction}/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent`),
    drop(`${header}/ram:BillingSpecifiedPeriod`),
    drop(`${lineSettlement}/ram:BillingSpecifiedPeriod`),
  ];
  const places = (...edits: readonly Edit[]) => {
    const outcome = validate(documentOf({ why: "", edits }, "cii", xrechnungBase), { strict: true });
    assert.ok("ok" in outcome);
    const { errors, warnings, information } = outcome.ok;
    const found = [...errors, ...warnings, ...information].filter(({ rule }) => rule === "BR-DE-TMP-32");
    return found.map(({ location }) => location?.path);
  };
  const root = "/rsm:CrossIndustryInvoice";
  assert.deepEqual(places(...dates), [root]);
  assert.deepEqual(places(second), [`${root}/${transaction}[2]`]);
  assert.deepEqual(places(...dates, second), [root, `${root}/${transaction}[2]`]);
});
