/** Rows on elements at paths fail in the documents that are made to break them, and hold in those that are not. */
import assert from "node:assert/strict";
import { edition1_3_15 } from "../../engine/rules/nations/edition_1_3_15.ts";
import { edition1_3_15Cii } from "../../engine/rules/nations/edition_1_3_15_cii.ts";
import { edition1_3_8 } from "../../engine/rules/nations/edition_1_3_8.ts";
import { edition as belgianEdition } from "../../engine/rules/nations/belgium/edition.ts";
import { abroad as belgianAbroad } from "../../engine/rules/nations/belgium/abroad.ts";
import { belgium } from "../../engine/rules/nations/belgium/rules.ts";
import { croatia } from "../../engine/rules/nations/croatia/rules.ts";
import { extendedCii } from "../../engine/rules/nations/france/extended/cii.ts";
import { extendedUbl } from "../../engine/rules/nations/france/extended/ubl.ts";
import { flux2Cii } from "../../engine/rules/nations/france/flux2/cii.ts";
import { flux2Ubl } from "../../engine/rules/nations/france/flux2/ubl.ts";
import { netherlandsCii } from "../../engine/rules/nations/netherlands/cii.ts";
import { blockedAccount, netherlandsUbl } from "../../engine/rules/nations/netherlands/ubl.ts";
import { serbia } from "../../engine/rules/nations/serbia/rules.ts";
import { pricedLines, romania } from "../../engine/rules/nations/romania/rules.ts";
import { BILLING, CROATIAN_EXTENSION } from "../../engine/model/specifications.ts";
import type { Pattern } from "../../engine/rules/paths/row.ts";
import { compilePatterns } from "../../engine/rules/paths/walk.ts";
import { documentsOf, having, idsBy } from "../support/path_cases.ts";
import { nationalValues, Told } from "./national_values.ts";

const dutch = "cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const dutchInCii = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/" +
  "ram:PostalTradeAddress/ram:CountryID";

/** The sets with the root of their documents and what must be in each for their rules to be asked. */
const sets:
  readonly (readonly [name: string, patterns: readonly Pattern[], root: string, path?: string, text?: string])[] = [
    ["EN 16931 1.3.8", edition1_3_8, "ubl:Invoice"],
    ["Romania", [romania], "ubl:Invoice"],
    ["Croatia", croatia, "ubl:Invoice"],
    ["the Netherlands, UBL", netherlandsUbl, "ubl:Invoice", dutch, "NL"],
    ["the Netherlands, CII", netherlandsCii, "rsm:CrossIndustryInvoice", dutchInCii, "NL"],
    ["France, UBL", flux2Ubl, "ubl:Invoice"],
    ["France, CII", flux2Cii, "rsm:CrossIndustryInvoice"],
    ["EXTENDED-CTC-FR, UBL", extendedUbl, "ubl:Invoice"],
    ["EXTENDED-CTC-FR, CII", extendedCii, "rsm:CrossIndustryInvoice"],
    ["Serbia", serbia, "ubl:Invoice"],
    ["Belgium", [belgium], "ubl:Invoice"],
    ["EN 16931 and Peppol, as Belgium pins them", belgianEdition, "ubl:Invoice"],
    ["EN 16931 1.3.15, UBL", edition1_3_15, "ubl:Invoice"],
    ["EN 16931 1.3.15, CII", edition1_3_15Cii, "rsm:CrossIndustryInvoice"],
  ];

function idsIn(xml: string, patterns: readonly Pattern[]): ReadonlySet<string> {
  return idsBy(xml, compilePatterns(patterns));
}

/** What a set says is written down here once more, and not taken from its rows. */
for (const [name, patterns, root, path = "", text = ""] of sets) {
  const scene = path === "" ? () => {} : having(path, text);
  const told = new Told(nationalValues[name] ?? {});

  Deno.test(`the rows of ${name} fail where they are broken, and hold where they are kept`, () => {
    const wrong: string[] = [];
    for (const place of patterns.flat()) {
      for (const row of place.rows) {
        const values = told.of(row, place);
        const made = documentsOf(row, place, root, scene);
        if (values === undefined || made === undefined) continue;
        const compiled = compilePatterns([[{ ...place, rows: [row] }]]);
        const fails = (texts: readonly string[]) => idsBy(made(texts), compiled).has(row.id);
        wrong.push(
          ...values.breaks.filter((it) => !fails(it)).map((it) => `${row.id} on ${place.on} holds for ${it}`),
          ...values.keeps.filter(fails).map((it) => `${row.id} on ${place.on} fails for ${it}`),
        );
      }
    }
    assert.deepEqual(wrong, []);
  });

  Deno.test(`every length, number and list of ${name} is listed, and nothing else`, () => {
    const asked = patterns.flat().flatMap((place) => place.rows.flatMap((row) => told.of(row, place)?.named ?? []));
    assert.deepEqual(told.names.filter((it) => !asked.includes(it)), []);
  });
}

function charged(indicator: string, reason = ""): string {
  return `<ubl:Invoice><cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${reason}` +
    "<cac:TaxCategory><cbc:ID>E</cbc:ID></cac:TaxCategory></cac:AllowanceCharge></ubl:Invoice>";
}

function timed(time: string): string {
  return `<ubl:Invoice><cbc:IssueTime>${time}</cbc:IssueTime></ubl:Invoice>`;
}

function exempt(more: string): string {
  return `<ubl:Invoice>${more}<cac:InvoiceLine><cac:Item><cac:ClassifiedTaxCategory><cbc:ID>E</cbc:ID>` +
    "</cac:ClassifiedTaxCategory></cac:Item></cac:InvoiceLine></ubl:Invoice>";
}

const moved = "<cac:Party><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>" +
  `<h:HRFISK20Data xmlns:h="${CROATIAN_EXTENSION}"><h:HRTaxTotal/></h:HRFISK20Data>` +
  "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions></cac:Party>";

/** An empty element where NLCIUS asks something of Dutch sellers. */
function sellerIn(country: string): string {
  const address = `<cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode>` +
    "</cac:Country></cac:PostalAddress>";
  return `<ubl:Invoice><cbc:TaxPointDate/><cac:AccountingSupplierParty><cac:Party>${address}</cac:Party>` +
    "</cac:AccountingSupplierParty></ubl:Invoice>";
}

/** A Dutch seller with a number, by a scheme. */
function registeredBy(scheme: string): string {
  return "<ubl:Invoice><cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cac:Country>" +
    "<cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity>" +
    `<cbc:CompanyID schemeID="${scheme}">1</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>` +
    "</cac:AccountingSupplierParty></ubl:Invoice>";
}

function exemptBy(reason: string): string {
  return `<ubl:Invoice><cbc:TaxExemptionReasonCode>${reason}</cbc:TaxExemptionReasonCode></ubl:Invoice>`;
}

function attached(syntax: "ubl" | "cii", type: string): string {
  const [root, element] = syntax === "ubl"
    ? ["ubl:Invoice", "cbc:EmbeddedDocumentBinaryObject"]
    : ["rsm:CrossIndustryInvoice", "ram:AttachmentBinaryObject"];
  return `<${root}><${element} mimeCode="${type}"/></${root}>`;
}

/** An amount of CII, broken down in category S, on a line in a category. */
function brokenDown(category: string): string {
  const tax = (code: string, basis = "") =>
    `<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${basis}<ram:CategoryCode>${code}</ram:CategoryCode>` +
    "<ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>";
  return "<rsm:CrossIndustryInvoice><rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem>" +
    `<ram:SpecifiedLineTradeSettlement>${tax(category)}<ram:SpecifiedTradeSettlementLineMonetarySummation>` +
    "<ram:LineTotalAmount>10</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>" +
    "</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem><ram:ApplicableHeaderTradeSettlement>" +
    tax("S", "<ram:BasisAmount>10</ram:BasisAmount>") +
    "</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>";
}

function processed(process: string): string {
  return `<ubl:Invoice><cbc:ProfileID>${process}</cbc:ProfileID></ubl:Invoice>`;
}

/** A line of CII with a category of a tax. */
function taxed(tax: string): string {
  return "<rsm:CrossIndustryInvoice><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument/>" +
    `<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>${tax}</ram:TypeCode>` +
    "<ram:CategoryCode>S</ram:CategoryCode></ram:ApplicableTradeTax></ram:SpecifiedLineTradeSettlement>" +
    "</ram:IncludedSupplyChainTradeLineItem></rsm:CrossIndustryInvoice>";
}

function priced(currency: string): string {
  return `<ubl:Invoice><cbc:Amount currencyID="${currency}">1</cbc:Amount></ubl:Invoice>`;
}

/** An amount in Swedish crowns, in an invoice of some currencies. */
function paidIn(...currencies: readonly string[]): string {
  const own = currencies.map((it) => `<cbc:DocumentCurrencyCode>${it}</cbc:DocumentCurrencyCode>`).join("");
  return `<ubl:Invoice>${own}<cbc:Amount currencyID="SEK">1</cbc:Amount></ubl:Invoice>`;
}

function dated(date: string): string {
  return `<ubl:Invoice><cbc:IssueDate>${date}</cbc:IssueDate></ubl:Invoice>`;
}

/** The additional document that UBL.BE wants, with its number and its description. */
function referred(number: string, description = "CommercialInvoice"): string {
  return `<ubl:Invoice><cac:AdditionalDocumentReference><cbc:ID>${number}</cbc:ID>` +
    `<cbc:DocumentDescription>${description}</cbc:DocumentDescription></cac:AdditionalDocumentReference></ubl:Invoice>`;
}

/** Payment to a blocked account, and the terms that go with it. */
function blocked(id: string, of = "GACCOUNT"): string {
  return `<ubl:Invoice><cac:PaymentMeans><cbc:ID>${id}</cbc:ID></cac:PaymentMeans><cac:PaymentTerms>` +
    `<cbc:PaymentMeansID>${of}</cbc:PaymentMeansID></cac:PaymentTerms></ubl:Invoice>`;
}

function sold(country: string, number: string): string {
  return "<ubl:Invoice><cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cac:Country>" +
    `<cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme>` +
    `<cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>` +
    "</cac:Party></cac:AccountingSupplierParty></ubl:Invoice>";
}

function billed(type: string): string {
  return `<ubl:Invoice><cbc:ProfileID>${BILLING}</cbc:ProfileID><cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>` +
    "</ubl:Invoice>";
}

function called(id: string): string {
  return `<ubl:Invoice><cbc:EndpointID schemeID="0184">${id}</cbc:EndpointID></ubl:Invoice>`;
}

function addressed(scheme: string): string {
  return `<ubl:Invoice><cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="${scheme}">1</cbc:EndpointID>` +
    "</cac:Party></cac:AccountingSupplierParty></ubl:Invoice>";
}

function chargedFor(code: string): string {
  return "<ubl:Invoice><cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>" +
    `${code}</cbc:AllowanceChargeReasonCode></cac:AllowanceCharge></ubl:Invoice>`;
}

const long = `<cbc:AllowanceChargeReasonCode>${"x".repeat(101)}</cbc:AllowanceChargeReasonCode>`;

/** What the official sets say of values and places that nobody writes on purpose, in pieces of documents. */
const forms:
  readonly (readonly [what: string, id: string, patterns: readonly Pattern[], xml: string, fires: boolean])[] = [
    ["white space around true says no less", "HR-BR-13", croatia, charged(" true\n"), true],
    ["another word is not true", "HR-BR-13", croatia, charged("TRUE"), false],
    ["white space around false says no less", "BR-RO-L1017", [romania], charged(" false", long), true],
    [
      "a line without a price breaks EN 16931's",
      "BR-27",
      [pricedLines],
      "<ubl:Invoice><cac:InvoiceLine/></ubl:Invoice>",
      true,
    ],
    [
      "a wide space is no white space of XPath",
      "HR-BR-1",
      croatia,
      "<ubl:Invoice><cbc:ID>1\u2003</cbc:ID></ubl:Invoice>",
      false,
    ],
    ["a space is", "HR-BR-1", croatia, "<ubl:Invoice><cbc:ID>1 2</cbc:ID></ubl:Invoice>", true],
    [
      "a process is one with something before it",
      "PEPPOL-EN16931-R007",
      belgianEdition,
      processed(`x-${BILLING}`),
      false,
    ],
    ["another process does not count", "PEPPOL-EN16931-R007", belgianEdition, processed("S1"), true],
    ["VAT in small letters is VAT", "BR-FREXT-CO-04", extendedCii, taxed("vat"), false],
    ["white space around VAT is another tax", "BR-FREXT-CO-04", extendedCii, taxed(" VAT"), true],
    ["a time has no white space around it", "HR-BR-2", croatia, timed(" 10:11:12"), true],
    ["a time is of two digits each", "HR-BR-2", croatia, timed("10:11:12"), false],
    ["Croatia's own totals are looked for everywhere", "HR-BR-26", croatia, exempt(moved), false],
    ["an exempt line asks for them", "HR-BR-26", croatia, exempt(""), true],
    ["an empty element of a seller abroad is one", "SI-UBL-2", netherlandsUbl, sellerIn("BE"), true],
    ["of a Dutch seller another place has it", "SI-UBL-2", netherlandsUbl, sellerIn("nl"), false],
    ["a currency has no white space around it", "PEPPOL-EN16931-CL007", belgianEdition, priced(" EUR"), true],
    ["a currency of the list", "PEPPOL-EN16931-CL007", belgianEdition, priced("EUR"), false],
    ["a comment makes two texts of a date", "BR-RO-DT001", [romania], dated("2026-<!-- x -->11-26"), true],
    ["a comment before a date makes none", "BR-RO-DT001", [romania], dated("<!-- x -->2026-11-26<?y?>"), false],
    ["CDATA makes no second text", "BR-RO-DT001", [romania], dated("2026-<![CDATA[11-26]]>"), false],
    ["a number in two texts is neither", "ubl-BE-03", [belgium], referred("UBL<?x?>.BE"), true],
    ["one of two texts is the number", "ubl-BE-03", [belgium], referred("UBL.BE<!-- x -->1"), false],
    ["a number without a comment is whole", "ubl-BE-03", [belgium], referred("UBL.BE1"), true],
    [
      "a description in two text nodes does not count",
      "ubl-BE-02",
      [belgium],
      referred("", "Commercial<!-- x -->Invoice"),
      true,
    ],
    ["one of two texts is a description", "ubl-BE-02", [belgium], referred("", "x<!-- x -->CreditNote"), false],
    ["an account in two texts is not blocked", "BR-GA-7", [blockedAccount], blocked("GACC<!-- x -->OUNT"), true],
    ["one of two texts is the blocked account", "BR-GA-7", [blockedAccount], blocked("GACCOUNT<!-- x -->1"), false],
    ["terms name one of the texts of an account", "BR-GA-6", [blockedAccount], blocked("1<!-- x -->2", "2"), false],
    ["terms do not name both texts at once", "BR-GA-6", [blockedAccount], blocked("1<!-- x -->2", "12"), true],
    ["a type in two texts stops the official rule", "PEPPOL-EN16931-P0100", belgianEdition, billed("3<?x?>80"), true],
    ["a type in one text does not", "PEPPOL-EN16931-P0100", belgianEdition, billed("380<?x?>"), false],
    [
      "a CVR in two texts stops the official rule",
      "PEPPOL-COMMON-R042",
      belgianEdition,
      called("DK1<?x?>2345678"),
      true,
    ],
    ["a CVR in one text does not", "PEPPOL-COMMON-R042", belgianEdition, called("DK12345678"), false],
    [
      "a reason in two texts stops the official rule",
      "PEPPOL-EN16931-CL003",
      belgianEdition,
      chargedFor("A<?x?>A"),
      true,
    ],
    ["a Danish seller has a Danish number", "DK-R-015", belgianAbroad, sold("DK", "DK1234567"), true],
    ["which has eight digits", "DK-R-015", belgianAbroad, sold("DK", "DK12345678"), false],
    ["a seller elsewhere has another", "DK-R-015", belgianAbroad, sold("BE", "DK1234567"), false],
    ["a Greek seller refers to myDATA, wherever it sits", "GR-R-004-1", belgianAbroad, sold("BE", "EL094259216"), true],
    ["a Belgian seller does not", "GR-R-004-1", belgianAbroad, sold("GR", "BE0123456789"), false],
    ["white space alone is a number", "BR-02", belgianEdition, "<ubl:Invoice><cbc:ID> </cbc:ID></ubl:Invoice>", false],
    ["an empty element does not count", "BR-02", belgianEdition, "<ubl:Invoice><cbc:ID/></ubl:Invoice>", true],
    ["a reason for an exemption in small letters is one", "BR-CL-22", edition1_3_8, exemptBy("vatex-eu-o"), false],
    ["a reason that came later does not count", "BR-CL-22", edition1_3_8, exemptBy("VATEX-EU-153"), true],
    ["a register is among other words of a scheme", "BR-NL-1", netherlandsUbl, registeredBy(" 0106 x"), false],
    ["a register is a word", "BR-NL-1", netherlandsUbl, registeredBy("0106x"), true],
    ["white space is part of a file's type in UBL", "BR-FREXT-CL-24", extendedUbl, attached("ubl", " text/csv"), true],
    ["white space is part of a file's type in CII", "BR-FREXT-CL-24", extendedCii, attached("cii", " text/csv"), true],
    ["a file's type of the list", "BR-FREXT-CL-24", extendedCii, attached("cii", "text/csv"), false],
    ["a line in a category with white space is in none of CII", "BR-FXEXT-S-08", extendedCii, brokenDown(" S"), true],
    ["a line in the category of the breakdown", "BR-FXEXT-S-08", extendedCii, brokenDown("S"), false],
    ["an amount in one of two currencies", "PEPPOL-EN16931-R051", belgianEdition, paidIn("EUR", "SEK"), false],
    ["an amount in another currency", "PEPPOL-EN16931-R051", belgianEdition, paidIn("EUR"), true],
    ["an amount without a currency to be in", "PEPPOL-EN16931-R051", belgianEdition, paidIn(), true],
    ["white space is part of a scheme", "PEPPOL-EN16931-CL008", belgianEdition, addressed("0208 "), true],
    ["a scheme of the list", "PEPPOL-EN16931-CL008", belgianEdition, addressed("0208"), false],
    ["a reason in one text does not", "PEPPOL-EN16931-CL003", belgianEdition, chargedFor("AA"), false],
  ];

for (const [what, id, patterns, xml, fires] of forms) {
  Deno.test(`${what} (${id})`, () => assert.equal(idsIn(xml, patterns).has(id), fires));
}
