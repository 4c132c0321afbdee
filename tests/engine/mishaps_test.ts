/** What could have happened to an invoice, as people report it, in both syntaxes: what is offered first, and where it ends. */
import assert from "node:assert/strict";
import { type Cause, diagnose } from "../../engine/diagnosis/mod.ts";
import { repair } from "../../engine/repair/mod.ts";
import { loadNational } from "../../host/documents/locales.ts";
import { writeJson } from "../../host/documents/writing.ts";
import { frenchInvoice } from "../support/french_invoice.ts";

const example = (name: string) => Deno.readTextFileSync(new URL(`../../examples/${name}.xml`, import.meta.url));
const documents = {
  ubl: example("invoice-simple"),
  cii: example("cii-xrechnung"),
  credit: example("credit-note"),
  rates: example("cii-two-rates"),
  german: example("xrechnung-public-buyer"),
  attached: example("invoice-attachment"),
  charges: example("invoice-allowances-and-charges"),
  germanCredit: asCredit(example("xrechnung-public-buyer")),
  peppol: asPeppol(example("xrechnung-public-buyer")),
};

/** As an access point takes it: addressed by numbers, and without what is read in Germany alone. */
function asPeppol(xml: string): string {
  return xml.replace("urn:xeinkauf.de:kosit:xrechnung_3.0", "urn:fdc:peppol.eu:2017:poacc:billing:3.0")
    .replace(/schemeID="EM">rechnung@[a-z.]+/, 'schemeID="9930">DE900011115')
    .replace(/<cac:PaymentTerms>[^]*?<\/cac:PaymentTerms>/, "");
}

/** What an Invoice claims, given back. */
function asCredit(xml: string): string {
  return xml.replace(/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, "").replaceAll("InvoiceLine>", "CreditNoteLine>")
    .replaceAll("InvoicedQuantity", "CreditedQuantity").replaceAll("InvoiceTypeCode>", "CreditNoteTypeCode>")
    .replace(">380<", ">381<").replace("xsd:Invoice-2", "xsd:CreditNote-2").replace("<Invoice ", "<CreditNote ")
    .replace("</Invoice>", "</CreditNote>");
}

type Edit = readonly [from: string | RegExp, to: string];

interface Case {
  readonly name: string;
  readonly of: keyof typeof documents;
  readonly edits: readonly Edit[];
  /** Where the repair that is offered first writes, and what; of one in the file, its name. */
  readonly first: readonly [pointer: string, value: string | null] | string;
  readonly due: string;
  /** It is made without being asked for. */
  readonly unasked?: true;
  /** What no choice may write. */
  readonly never?: readonly [pointer: string, values: RegExp];
  /** The fewest choices that there are beside each other. */
  readonly choices?: number;
}

const untaxed: readonly Edit[] = [
  [/<cbc:Percent>19/g, "<cbc:Percent>0"],
  [/91\.20/g, "0.00"],
  [/571\.20/g, "480.00"],
];

const charged: readonly Edit[] = [
  [
    '<cbc:TaxExclusiveAmount currencyID="EUR">480.00',
    '<cbc:TaxExclusiveAmount currencyID="EUR">580.00',
  ],
  ['<cbc:TaxInclusiveAmount currencyID="EUR">571.20', '<cbc:TaxInclusiveAmount currencyID="EUR">690.20'],
  [
    '<cbc:PayableAmount currencyID="EUR">571.20',
    '<cbc:ChargeTotalAmount currencyID="EUR">100.00</cbc:ChargeTotalAmount><cbc:PayableAmount currencyID="EUR">690.20',
  ],
  ['<cbc:TaxableAmount currencyID="EUR">480.00', '<cbc:TaxableAmount currencyID="EUR">580.00'],
  [/>91\.20</g, ">110.20<"],
];

const chargedCii: readonly Edit[] = [
  [
    "<ram:LineTotalAmount>870.00</ram:LineTotalAmount>\n        <ram:TaxBasis",
    "<ram:LineTotalAmount>870.00</ram:LineTotalAmount><ram:ChargeTotalAmount>100.00</ram:ChargeTotalAmount><ram:TaxBasis",
  ],
  ["<ram:TaxBasisTotalAmount>870.00", "<ram:TaxBasisTotalAmount>970.00"],
  ["<ram:BasisAmount>870.00", "<ram:BasisAmount>970.00"],
  [/165\.30/g, "184.30"],
  [/1035\.30/g, "1154.30"],
];

const logistics =
  "<ram:SpecifiedLogisticsServiceCharge><ram:Description>Fracht</ram:Description><ram:AppliedAmount>100.00</ram:AppliedAmount>" +
  "<ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>" +
  "<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>";

const reference =
  "<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-1</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>" +
  "<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE-2</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>";

const state = "<ram:LineStatusReasonCode>";
const below = "<cac:InvoiceLine>$1<cac:SubInvoiceLine>$1</cac:SubInvoiceLine></cac:InvoiceLine>";

const cases: readonly Case[] = [
  {
    name: "an invoice that is paid, and does not say so (UBL)",
    of: "ubl",
    edits: [['<cbc:PayableAmount currencyID="EUR">571.20', '<cbc:PayableAmount currencyID="EUR">0.00']],
    first: ["/totals/prepaidAmount", "571.20"],
    due: "0.00",
    choices: 2,
  },
  {
    name: "an invoice that is paid, and does not say so (CII)",
    of: "cii",
    edits: [["<ram:DuePayableAmount>1035.30", "<ram:DuePayableAmount>0.00"]],
    first: ["/totals/prepaidAmount", "1035.30"],
    due: "0.00",
    choices: 2,
  },
  {
    name: "an invoice that is paid, and states a part of it alone",
    of: "cii",
    edits: [[
      "<ram:DuePayableAmount>1035.30",
      "<ram:TotalPrepaidAmount>500.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>0.00",
    ]],
    first: ["/totals/prepaidAmount", "1035.30"],
    due: "0.00",
    choices: 2,
  },
  {
    name: "an amount that was rounded to a whole one, and does not say so",
    of: "ubl",
    edits: [['<cbc:PayableAmount currencyID="EUR">571.20', '<cbc:PayableAmount currencyID="EUR">571.00']],
    first: ["/totals/roundingAmount", "-0.20"],
    due: "571.00",
    choices: 2,
  },
  {
    name: "a cent that was rounded, and is not stated",
    of: "ubl",
    edits: [['<cbc:PayableAmount currencyID="EUR">571.20', '<cbc:PayableAmount currencyID="EUR">571.21']],
    first: ["/totals/roundingAmount", "0.01"],
    due: "571.21",
    choices: 2,
  },
  {
    name: "a paid amount with a minus, of an invoice that is paid",
    of: "ubl",
    edits: [[
      '<cbc:PayableAmount currencyID="EUR">571.20',
      '<cbc:PrepaidAmount currencyID="EUR">-571.20</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">0.00',
    ]],
    first: ["/totals/prepaidAmount", "571.20"],
    due: "0.00",
    choices: 2,
  },
  {
    name: "a rounding with the other sign (CII)",
    of: "cii",
    edits: [
      ["<ram:GrandTotalAmount>", "<ram:RoundingAmount>0.30</ram:RoundingAmount><ram:GrandTotalAmount>"],
      ["<ram:DuePayableAmount>1035.30", "<ram:DuePayableAmount>1035.00"],
    ],
    first: ["/totals/roundingAmount", "-0.30"],
    due: "1035.00",
    choices: 2,
  },
  {
    name: "namespaces under another address (UBL)",
    of: "ubl",
    edits: [["CommonBasicComponents-2", "CommonBasicComponents-2.1"]],
    first: "namespaces",
    due: "571.20",
    unasked: true,
  },
  {
    name: "namespaces under another address (CII)",
    of: "cii",
    edits: [["UnqualifiedDataType:100", "UnqualifiedDataType:12"]],
    first: "namespaces",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a date in digits alone (UBL)",
    of: "german",
    edits: [["<cbc:IssueDate>2025-10-21", "<cbc:IssueDate>20251021"]],
    first: "respelt",
    due: "2713.20",
    unasked: true,
  },
  {
    name: "a VAT identifier with line breaks around it (UBL)",
    of: "german",
    edits: [["DE900011115", "\n  DE900011115\n"]],
    first: "respelt",
    due: "2713.20",
    unasked: true,
  },
  {
    name: "a VAT identifier with line breaks around and white space in it (CII)",
    of: "cii",
    edits: [["DE900011295", "\n  DE900 011 295\n"]],
    first: "respelt",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "an indicator that is a word of another language",
    of: "charges",
    edits: [[/<cbc:ChargeIndicator>false/g, "<cbc:ChargeIndicator>Nein"]],
    first: "unread",
    due: "1468.75",
    unasked: true,
  },
  {
    name: "a tax registration under a scheme that nobody knows",
    of: "cii",
    edits: [['schemeID="VA"', 'schemeID="VAT"']],
    first: "unread",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "two VAT totals without a currency",
    of: "cii",
    edits: [
      ["<ram:InvoiceCurrencyCode>", "<ram:TaxCurrencyCode>USD</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>"],
      [
        /<ram:TaxTotalAmount[^]*?<\/ram:TaxTotalAmount>/,
        "<ram:TaxTotalAmount>184.00</ram:TaxTotalAmount><ram:TaxTotalAmount>165.30</ram:TaxTotalAmount>",
      ],
    ],
    first: "unread",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a file without its kind, which its name tells",
    of: "attached",
    edits: [[/ mimeCode="[^"]*"/, ""]],
    first: "unread",
    due: "4303.64",
    unasked: true,
  },
  {
    name: "the currency at amounts that state none in CII",
    of: "cii",
    edits: [[/<ram:(LineTotalAmount|DuePayableAmount)>/g, '<ram:$1 currencyID="EUR">']],
    first: "unused",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a price in another currency than the invoice",
    of: "peppol",
    edits: [['<cbc:PriceAmount currencyID="EUR">54.00', '<cbc:PriceAmount currencyID="USD">54.00']],
    first: "currency",
    due: "2713.20",
  },
  {
    name: "logistics services whose total is missing, too",
    of: "cii",
    edits: [...chargedCii.slice(1), [
      "<ram:SpecifiedTradePaymentTerms>",
      `${logistics}<ram:SpecifiedTradePaymentTerms>`,
    ]],
    first: "misplaced",
    due: "1154.30",
    unasked: true,
  },
  {
    name: "a refund in an Invoice that names the extension",
    of: "german",
    edits: [
      ["<cbc:InvoiceTypeCode>380", "<cbc:InvoiceTypeCode>381"],
      ["xrechnung_3.0<", "xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<"],
    ],
    first: "converted",
    due: "2713.20",
    never: ["/invoiceTypeCode", /./],
  },
  {
    name: "an unknown specification, behind which other faults were not judged",
    of: "peppol",
    edits: [
      ["peppol.eu:2017:poacc:billing:3.0", "peppol.eu:2018:poacc:billing:3.0"],
      ["<cbc:BuyerReference>03999-BAUHOF12-96</cbc:BuyerReference>", "<cbc:BuyerReference>R</cbc:BuyerReference>"],
    ],
    first: ["/specificationIdentifier", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"],
    due: "2713.20",
  },
  {
    name: "a rate in a category of which no VAT is charged",
    of: "german",
    edits: [
      [/<cbc:ID>S</g, "<cbc:ID>E<"],
      [
        /(<cbc:Percent>19<\/cbc:Percent>)(\s*<cac:TaxScheme>\s*<cbc:ID>VAT<\/cbc:ID>\s*<\/cac:TaxScheme>\s*<\/cac:TaxCategory>)/,
        "$1<cbc:TaxExemptionReason>§ 19 UStG</cbc:TaxExemptionReason>$2",
      ],
      [/433\.20/g, "0.00"],
      [/2713\.20/g, "2280.00"],
    ],
    first: ["/vatBreakdown/0/vatRate", "0"],
    due: "2280.00",
  },
  {
    name: "a part of one as the rate of a category without VAT",
    of: "cii",
    edits: [
      [/<ram:RateApplicablePercent>19</g, "<ram:RateApplicablePercent>0.19<"],
      [/<ram:CategoryCode>S</g, "<ram:CategoryCode>E<"],
    ],
    first: ["/vatBreakdown/0/vatRate", "19"],
    due: "1035.30",
  },
  {
    name: "VAT identifiers beside what is not subject to VAT",
    of: "german",
    edits: [
      [/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S<\/cbc:ID>\s*<cbc:Percent>19<\/cbc:Percent>/g, "$1O</cbc:ID>"],
      ["<cbc:ID>S</cbc:ID>", "<cbc:ID>O</cbc:ID>"],
      [
        "<cbc:Percent>19</cbc:Percent>",
        "<cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReason>-</cbc:TaxExemptionReason>",
      ],
      [/433\.20/g, "0.00"],
      [/2713\.20/g, "2280.00"],
    ],
    first: ["/seller/vatId", null],
    due: "2280.00",
    choices: 2,
    never: ["/buyer/vatId", /./],
  },
  {
    name: "elements of a CreditNote in an Invoice",
    of: "german",
    edits: [[/cac:InvoiceLine>/g, "cac:CreditNoteLine>"], [/InvoicedQuantity/g, "CreditedQuantity"]],
    first: "namesakes",
    due: "2713.20",
    unasked: true,
  },
  {
    name: "elements of an Invoice in a CreditNote",
    of: "credit",
    edits: [[/CreditNoteTypeCode>/g, "InvoiceTypeCode>"], [/cac:CreditNoteLine>/g, "cac:InvoiceLine>"]],
    first: "namesakes",
    due: "94.04",
    unasked: true,
  },
  {
    name: "a due date in a CreditNote, which has it with the means of payment",
    of: "germanCredit",
    edits: [[/(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/, "$1<cbc:DueDate>2025-11-20</cbc:DueDate>"]],
    first: "misplaced",
    due: "2713.20",
    unasked: true,
  },
  {
    name: "a document that says in UBL that it supports the invoice",
    of: "attached",
    edits: [[
      /(<cac:AdditionalDocumentReference>\s*<cbc:ID>[^<]*<\/cbc:ID>)/,
      "$1<cbc:DocumentTypeCode>916</cbc:DocumentTypeCode>",
    ]],
    first: "unused",
    due: "4303.64",
    unasked: true,
  },
  {
    name: "an invoice in a currency that none of its amounts has",
    of: "ubl",
    edits: [["<cbc:DocumentCurrencyCode>EUR", "<cbc:DocumentCurrencyCode>USD"]],
    first: ["/currency", "EUR"],
    due: "571.20",
  },
  {
    name: "more in an invoice than its level of Factur-X can hold",
    of: "cii",
    edits: [["urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "urn:factur-x.eu:1p0:minimum"]],
    first: ["/specificationIdentifier", "urn:cen.eu:en16931:2017"],
    due: "1035.30",
  },
  {
    name: "an invoice in CII without the element of its delivery",
    of: "cii",
    edits: [[/<ram:ApplicableHeaderTradeDelivery>[^]*?<\/ram:ApplicableHeaderTradeDelivery>/, ""]],
    first: "arrangement",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a refund in an Invoice with codes in small letters, which are put right before it is converted",
    of: "ubl",
    edits: [["<cbc:InvoiceTypeCode>380", "<cbc:InvoiceTypeCode>381"], [/<cbc:ID>S</g, "<cbc:ID>s<"]],
    first: "converted",
    due: "571.20",
    never: ["/invoiceTypeCode", /./],
  },
  {
    name: "a credit note of which the totals alone have a minus",
    of: "credit",
    edits: [
      ['<cbc:LineExtensionAmount currencyID="EUR">85.05', '<cbc:LineExtensionAmount currencyID="EUR">-85.05'],
      ['<cbc:TaxExclusiveAmount currencyID="EUR">85.05', '<cbc:TaxExclusiveAmount currencyID="EUR">-85.05'],
      ['<cbc:TaxAmount currencyID="EUR">8.99', '<cbc:TaxAmount currencyID="EUR">-8.99'],
      [/>94\.04</g, ">-94.04<"],
    ],
    first: ["/totals/payableAmount", "94.04"],
    due: "94.04",
    never: ["/lines/0/netAmount", /./],
  },
  {
    name: "VAT that is charged in a category without any, whose reason is missing, too",
    of: "ubl",
    edits: [[/(<cac:(?:TaxCategory|ClassifiedTaxCategory)>\s*<cbc:ID>)S/g, "$1AE"]],
    first: ["/vatBreakdown/0/vatCategory", "S"],
    due: "571.20",
  },
  {
    name: "an invoice type in a CreditNote",
    of: "credit",
    edits: [["<cbc:CreditNoteTypeCode>381", "<cbc:CreditNoteTypeCode>380"]],
    first: ["/invoiceTypeCode", "381"],
    due: "94.04",
    choices: 2,
  },
  {
    name: "a standard rate of zero, of which nothing says why",
    of: "ubl",
    edits: untaxed,
    first: ["/lines/0/vatCategory", "Z"],
    due: "480.00",
  },
  {
    name: "a standard rate of zero of a small business, whose terms say so",
    of: "ubl",
    edits: [...untaxed, ["Due 3 December 2025, no deduction", "Kleinunternehmer nach § 19 UStG"]],
    first: ["/vatBreakdown/0/exemptionReason", "Kleinunternehmer nach § 19 UStG"],
    due: "480.00",
    choices: 2,
  },
  {
    name: "a standard rate of zero of reverse charge, whose note says so (CII)",
    of: "cii",
    edits: [
      [/RateApplicablePercent>19/g, "RateApplicablePercent>0"],
      [/165\.30/g, "0.00"],
      [/1035\.30/g, "870.00"],
      [
        "</ram:IssueDateTime>",
        "</ram:IssueDateTime><ram:IncludedNote><ram:Content>Reverse charge</ram:Content></ram:IncludedNote>",
      ],
      [
        /(<ram:BuyerTradeParty>[^]*?<\/ram:URIUniversalCommunication>)/,
        '$1<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE900000557</ram:ID></ram:SpecifiedTaxRegistration>',
      ],
    ],
    first: ["/lines/1/vatCategory", "AE"],
    due: "870.00",
    choices: 2,
  },
  {
    name: "an exemption whose reason stands in the terms",
    of: "ubl",
    edits: [
      ...untaxed,
      [/(<cac:(?:TaxCategory|ClassifiedTaxCategory)>\s*<cbc:ID>)S/g, "$1E"],
      ["Due 3 December 2025, no deduction", "Steuerfrei nach § 4 Nr. 21 UStG"],
    ],
    first: ["/vatBreakdown/0/exemptionReason", "Steuerfrei nach § 4 Nr. 21 UStG"],
    due: "480.00",
  },
  {
    name: "a tax number where the VAT identifier belongs",
    of: "german",
    edits: [[/(<cac:PartyTaxScheme>\s*<cbc:CompanyID>)DE\d{9}/, "$122/815/08151"]],
    first: ["/seller/taxRegistrationId", "22/815/08151"],
    due: "2713.20",
    never: ["/seller/vatId", /^DE/],
  },
  {
    name: "an attachment of a kind that is not allowed, and whose name says another",
    of: "attached",
    edits: [[/mimeCode="[^"]*"/, 'mimeCode="application/octet-stream"']],
    first: ["/supportingDocuments/0/mimeCode", "application/pdf"],
    due: "4303.64",
  },
  {
    name: "an amount of a line without its currency",
    of: "ubl",
    edits: [['<cbc:PriceAmount currencyID="EUR">', "<cbc:PriceAmount>"]],
    first: "unread",
    due: "571.20",
    unasked: true,
  },
  {
    name: "a discount that only the two prices of a line tell",
    of: "cii",
    edits: [[
      "<ram:NetPriceProductTradePrice>",
      "<ram:GrossPriceProductTradePrice><ram:ChargeAmount>100.00</ram:ChargeAmount></ram:GrossPriceProductTradePrice>" +
      "<ram:NetPriceProductTradePrice>",
    ]],
    first: ["/lines/0/priceDiscount", "8.00"],
    due: "1035.30",
  },
  {
    name: "a Leitweg-ID that stands in a note alone",
    of: "cii",
    edits: [
      [/<ram:BuyerReference>[^<]*<\/ram:BuyerReference>/, ""],
      [
        "</ram:IssueDateTime>",
        "</ram:IssueDateTime><ram:IncludedNote><ram:Content>Leitweg-ID: 04011000-1234512345-06</ram:Content></ram:IncludedNote>",
      ],
    ],
    first: ["/buyerReference", "04011000-1234512345-06"],
    due: "1035.30",
  },
  {
    name: "a Leitweg-ID that is the buyer's address alone, beside an order",
    of: "german",
    edits: [
      [/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ""],
      [
        /(<cac:AccountingCustomerParty>[^]*?)<cbc:EndpointID[^>]*>[^<]*/,
        '$1<cbc:EndpointID schemeID="0204">04011000-1234512345-06',
      ],
    ],
    first: ["/buyerReference", "04011000-1234512345-06"],
    due: "2713.20",
    choices: 2,
  },
  {
    name: "a VAT category that stands twice in an item, word for word",
    of: "ubl",
    edits: [[/<cac:ClassifiedTaxCategory>[^]*?<\/cac:ClassifiedTaxCategory>/, "$&$&"]],
    first: "repetition",
    due: "571.20",
    unasked: true,
  },
  {
    name: "a charge that was forgotten (UBL)",
    of: "ubl",
    edits: charged,
    first: ["/charges/0/amount", "100.00"],
    due: "690.20",
    never: ["/totals/payableAmount", /./],
  },
  {
    name: "a charge that was forgotten (CII)",
    of: "cii",
    edits: chargedCii,
    first: ["/charges/0/amount", "100.00"],
    due: "1154.30",
    never: ["/totals/payableAmount", /./],
  },
  {
    name: "a charge that stands where EN 16931 reads none",
    of: "cii",
    edits: [...chargedCii, ["<ram:SpecifiedTradePaymentTerms>", `${logistics}<ram:SpecifiedTradePaymentTerms>`]],
    first: "misplaced",
    due: "1154.30",
    unasked: true,
  },
  {
    name: "a VAT total without its currency",
    of: "cii",
    edits: [['<ram:TaxTotalAmount currencyID="EUR">', "<ram:TaxTotalAmount>"]],
    first: "unread",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a VAT identifier without its scheme",
    of: "cii",
    edits: [['<ram:ID schemeID="VA">', "<ram:ID>"]],
    first: "unread",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a VAT identifier with a blank, and without its scheme",
    of: "cii",
    edits: [[/<ram:ID schemeID="VA">(\w\w)/, "<ram:ID>$1 "]],
    first: "unread",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a day in CII that is not in eight digits",
    of: "cii",
    edits: [[/(<udt:DateTimeString format="102">\d{4})(\d\d)(\d\d)/, "$1-$2-$3"]],
    first: "respelt",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "an amount with the sign of its currency",
    of: "ubl",
    edits: [['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="€">']],
    first: "unread",
    due: "571.20",
    unasked: true,
  },
  {
    name: "an electronic address with its register in front",
    of: "ubl",
    edits: [[
      /(<cac:AccountingCustomerParty>\s*<cac:Party>)/,
      "$1<cbc:EndpointID>0204:04011000-12345-34</cbc:EndpointID>",
    ]],
    first: ["/buyer/electronicAddress/schemeId", "0204"],
    due: "571.20",
  },
  {
    name: "a category of a tax that is called by another name",
    of: "ubl",
    edits: [[/(<cac:TaxCategory>[^]*?<cac:TaxScheme>\s*<cbc:ID>)VAT/, "$1MwSt"]],
    first: "unread",
    due: "571.20",
    unasked: true,
  },
  {
    name: "a category of a tax without a name, in an empty element",
    of: "ubl",
    edits: [[/(<cac:TaxCategory>[^]*?<cac:TaxScheme>\s*)<cbc:ID>VAT<\/cbc:ID>/, "$1<cbc:ID/>"]],
    first: "unread",
    due: "571.20",
    unasked: true,
  },
  {
    name: "the VAT category of a program, at the line and in the breakdown (CII)",
    of: "cii",
    edits: [[/<ram:CategoryCode>S</g, "<ram:CategoryCode>AA<"]],
    first: ["/lines/0/vatCategory", "S"],
    due: "1035.30",
  },
  {
    name: "the VAT category of a program, at the line and in the breakdown (UBL)",
    of: "ubl",
    edits: [[/<cbc:ID>S</g, "<cbc:ID>AA<"]],
    first: ["/lines/0/vatCategory", "S"],
    due: "571.20",
  },
  {
    name: "a rate that is written as a fraction, at the line and in the breakdown",
    of: "ubl",
    edits: [[/<cbc:Percent>19</g, "<cbc:Percent>0.19<"]],
    first: ["/lines/0/vatRate", "19"],
    due: "571.20",
  },
  {
    name: "a credit note in an invoice",
    of: "ubl",
    edits: [["<cbc:InvoiceTypeCode>380", "<cbc:InvoiceTypeCode>381"]],
    first: "converted",
    due: "571.20",
    never: ["/invoiceTypeCode", /./],
  },
  {
    name: "two preceding invoices, of which CII takes one",
    of: "cii",
    edits: [[
      "</ram:SpecifiedTradeSettlementHeaderMonetarySummation>",
      `</ram:SpecifiedTradeSettlementHeaderMonetarySummation>${reference}`,
    ]],
    first: "converted",
    due: "1035.30",
  },
  {
    name: "a credit transfer with a mandate",
    of: "cii",
    edits: [
      ["<ram:DueDateDateTime>", "<ram:DirectDebitMandateID>M-17</ram:DirectDebitMandateID><ram:DueDateDateTime>"],
      [
        /(<ram:DirectDebitMandateID>.*?<\/ram:DirectDebitMandateID>)([^]*?<\/ram:DueDateDateTime>)/,
        "$2$1",
      ],
    ],
    first: ["/payment/directDebit/mandateId", null],
    due: "1035.30",
    choices: 2,
  },
  {
    name: "a line break in a VAT identifier",
    of: "ubl",
    edits: [["DE900000330", "D\n      E900000330"]],
    first: ["/seller/vatId", "DE900000330"],
    due: "571.20",
    unasked: true,
  },
  {
    name: "a price below zero in place of a quantity",
    of: "ubl",
    edits: [
      ['<cbc:PriceAmount currencyID="EUR">8.00', '<cbc:PriceAmount currencyID="EUR">-8.00'],
      [/>480\.00</g, ">-480.00<"],
      [/>91\.20</g, ">-91.20<"],
      [/>571\.20</g, ">-571.20<"],
    ],
    first: ["/lines/0/unitPrice", "8.00"],
    due: "-571.20",
  },
  {
    name: "a Leitweg-ID in the field of the order",
    of: "german",
    edits: [
      [/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ""],
      ["B-2025-4410", "03999-BAUHOF12-96"],
    ],
    first: ["/orderReference", null],
    due: "2713.20",
  },
  {
    name: "an account in the field of its holder",
    of: "german",
    edits: [[
      /(<cac:PayeeFinancialAccount>\s*)<cbc:ID>([^<]*)<\/cbc:ID>(?:\s*<cbc:Name>[^<]*<\/cbc:Name>)?/,
      "$1<cbc:Name>$2</cbc:Name>",
    ]],
    first: ["/payment/creditTransfers/0/accountName", null],
    due: "2713.20",
  },
  {
    name: "a postcode in the field of the town, which is written in brackets",
    of: "german",
    edits: [[
      /<cbc:CityName>([^<]*)<\/cbc:CityName>\s*<cbc:PostalZone>(\d+)<\/cbc:PostalZone>/,
      "<cbc:CityName>$2 ($1)</cbc:CityName>",
    ]],
    first: ["/seller/address/city", "(Oldenburg)"],
    due: "2713.20",
  },
  {
    name: "a contact that stands twice",
    of: "cii",
    edits: [[/<ram:DefinedTradeContact>[^]*?<\/ram:DefinedTradeContact>/, "$&$&"]],
    first: "repetition",
    due: "1035.30",
    unasked: true,
  },
  {
    name: "a delivery that stands twice",
    of: "ubl",
    edits: [[/<cac:Delivery>[^]*?<\/cac:Delivery>/, "$&$&"]],
    first: "repetition",
    due: "571.20",
    unasked: true,
  },
  {
    name: "a line below another in CII, which Factur-X has in EXTENDED alone",
    of: "rates",
    edits: [[
      /(<ram:IncludedSupplyChainTradeLineItem>\s*<ram:AssociatedDocumentLineDocument>\s*<ram:LineID>)1(<\/ram:LineID>)([^]*?<\/ram:IncludedSupplyChainTradeLineItem>)/,
      `$10$2${state}GROUP</ram:LineStatusReasonCode>$3$11$2<ram:ParentLineID>0</ram:ParentLineID>${state}DETAIL</ram:LineStatusReasonCode>$3`,
    ]],
    first: [
      "/specificationIdentifier",
      "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
    ],
    due: "857.21",
  },
  {
    name: "a line below another in UBL, which XRechnung has in its extension alone",
    of: "german",
    edits: [[/<cac:InvoiceLine>([^]*?)<\/cac:InvoiceLine>/, below]],
    first: [
      "/specificationIdentifier",
      "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0" +
      "#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0",
    ],
    due: "2713.20",
  },
];

function documentOf({ of, edits }: Pick<Case, "of" | "edits">): string {
  return edits.reduce((xml, [from, to]) => {
    const changed = typeof from === "string" ? xml.replace(from, () => to) : xml.replace(from, to);
    assert.notEqual(changed, xml, String(from));
    return changed;
  }, documents[of]);
}

function causesOf(input: string, national: Parameters<typeof diagnose>[1] = {}): readonly Cause[] {
  const outcome = diagnose({ input }, { strict: true, ...national });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

for (const it of cases) {
  const { name, first, due, unasked, never, choices } = it;
  Deno.test(`of ${name}, the true cause is offered first, and accepting it leaves what is owed`, () => {
    const input = documentOf(it);
    const causes = causesOf(input);
    const [cause] = causes;
    assert.ok(cause !== undefined);
    const [best] = cause.choices ?? [cause];
    if (typeof first === "string") assert.equal(cause.id, `structure@${first}`);
    else assert.ok(best?.changes.some((it) => it.pointer === first[0] && it.new === first[1]), JSON.stringify(cause));
    if (choices !== undefined) assert.ok((cause.choices?.length ?? 0) >= choices);
    const patches = causes.flatMap(({ patch, choices = [] }) => [patch ?? [], ...choices.map((it) => it.patch)]).flat();
    const isForbidden = (op: (typeof patches)[number]) =>
      never !== undefined && op.path === never[0] && "value" in op && never[1].test(String(op.value));
    assert.ok(!patches.some(isForbidden));
    const accept = unasked === true ? [] : causes.map(({ id, choices: [choice] = [] }) => choice?.id ?? id);
    const outcome = repair({ input }, { strict: true, accept });
    assert.ok("ok" in outcome);
    assert.deepEqual([outcome.ok.after.official_valid, outcome.ok.amount_due.new], [true, due], outcome.ok.text);
  });
}

Deno.test("a VAT total in another currency than the invoice gets that of the invoice, or the invoice that of the total", () => {
  const input = documentOf({ of: "cii", edits: [["<ram:InvoiceCurrencyCode>EUR", "<ram:InvoiceCurrencyCode>USD"]] });
  const [cause] = causesOf(input);
  assert.deepEqual(cause?.choices?.map(({ patch }) => patch), [
    [],
    [{ op: "replace", path: "/currency", value: "EUR" }],
  ]);
  for (const { id } of cause?.choices ?? []) {
    const outcome = repair({ input }, { strict: true, accept: [id] });
    assert.ok("ok" in outcome);
    assert.deepEqual([outcome.ok.after.official_valid, outcome.ok.amount_due.new], [true, "1035.30"]);
  }
});

Deno.test("a credit note that is valid is asked for the number of its invoice, and never for another type", () => {
  const input = documentOf({ of: "credit", edits: [[/<cac:BillingReference>[^]*?<\/cac:BillingReference>/, ""]] });
  const causes = causesOf(input);
  assert.deepEqual(causes.flatMap(({ choices = [], patch }) => [...choices, ...(patch ?? [])]), []);
  assert.deepEqual(causes.map(({ question }) => question?.pointer), ["/precedingInvoices/0/invoiceNumber"]);
});

Deno.test("of a VAT total and a paid amount that are both wrong, each is a cause, and what is due may stay", () => {
  const due = '<cbc:PayableAmount currencyID="EUR">';
  const causes = causesOf(documentOf({
    of: "ubl",
    edits: [
      [`${due}571.20`, `<cbc:PrepaidAmount currencyID="EUR">17.00</cbc:PrepaidAmount>${due}500.20`],
      [/(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="EUR">)91/, "$119"],
    ],
  }));
  assert.deepEqual(causes.map(({ patch, choices = [] }) => patch ?? choices.map((it) => it.amount_due.new)), [
    [{ op: "replace", path: "/totals/taxAmount", value: "91.20" }],
    ["500.20", "554.20"],
  ]);
});

Deno.test("a refund in an invoice that has other faults is not asked for its type, and is converted after them", () => {
  const due = '<cbc:PayableAmount currencyID="EUR">';
  const input = documentOf({
    of: "ubl",
    edits: [["<cbc:InvoiceTypeCode>380", "<cbc:InvoiceTypeCode>381"], [`${due}571.20`, `${due}517.20`]],
  });
  const cause = causesOf(input).find(({ rules }) => rules.includes("BR-CL-01"));
  assert.deepEqual([cause?.question, cause?.choices, cause?.patch], [null, undefined, null]);
  const accept = ["BR-CO-16@/totals/payableAmount#1", "structure@converted"];
  const outcome = repair({ input }, { strict: true, accept });
  assert.ok("ok" in outcome && outcome.ok.after.official_valid && /CreditNote-2/.test(outcome.ok.text));
});

Deno.test("nothing is asked of a second means of payment, for which the model has no place", () => {
  const end = "</ram:SpecifiedTradeSettlementPaymentMeans>";
  const second = `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode>${end}`;
  const causes = causesOf(documentOf({ of: "cii", edits: [[end, end + second]] }));
  assert.ok(causes.some(({ rules }) => rules.includes("BR-DE-25-a")));
  assert.deepEqual(causes.flatMap(({ question }) => question?.pointer ?? []), []);
});

Deno.test("codes of a question have names, and those that have one come first", () => {
  const input = documentOf({ of: "ubl", edits: [["<cbc:InvoiceTypeCode>380", "<cbc:InvoiceTypeCode>999"]] });
  const [cause] = causesOf(input);
  const [first] = cause?.question?.fields[0]?.codes ?? [];
  assert.equal(cause?.question?.pointer, "/invoiceTypeCode");
  assert.ok(first !== undefined && first.name !== "");
});

function french(edits: readonly Edit[]): Promise<string> {
  return writtenAs({ ...frenchInvoice, profile: "fr-ctc-cii" }, edits);
}

async function writtenAs(invoice: Readonly<Record<string, unknown>>, edits: readonly Edit[]): Promise<string> {
  const { outcome } = await writeJson(JSON.stringify(invoice), {});
  assert.ok("ok" in outcome);
  return edits.reduce((xml, [from, to]) => {
    const changed = xml.replace(from, to);
    assert.notEqual(changed, xml, String(from));
    return changed;
  }, outcome.ok.xml);
}

async function nationOf(input: string) {
  return { national: await loadNational({ input }, "en") };
}

Deno.test("of a French invoice that says it is paid and is not, the mode is what is wrong, and paying it is the other choice", async () => {
  const input = await french([["<ram:ID>S1</ram:ID>", "<ram:ID>S2</ram:ID>"]]);
  const [cause] = causesOf(input, await nationOf(input));
  assert.deepEqual(cause?.choices?.map(({ patch: [first] }) => first?.path), [
    "/businessProcess",
    "/totals/prepaidAmount",
  ]);
  assert.deepEqual(cause?.choices?.map(({ direction }) => direction), ["same", "turned"]);
});

Deno.test("a SIREN is asked for with its register, and its number alone is an answer", async () => {
  const input = await french([[
    /<ram:SpecifiedLegalOrganization>\s*<ram:ID schemeID="0002">[^]*?<\/ram:SpecifiedLegalOrganization>/,
    "",
  ]]);
  const nation = await nationOf(input);
  const question = causesOf(input, nation).find((it) => it.rules.includes("BR-FR-10_BT-30"))?.question;
  assert.deepEqual(question?.fields.map(({ pointer, value }) => [pointer, value]), [
    ["/seller/legalRegistrationId", null],
    ["/seller/legalRegistrationId/schemeId", "0002"],
  ]);
  const answers = { "/seller/legalRegistrationId": "732829320" };
  const outcome = repair({ input }, { strict: true, ...nation, answers });
  assert.ok("ok" in outcome && /schemeID="0002">732829320</.test(outcome.ok.text));
});

for (const pointer of ["/seller", "/lines/0", "/vatBreakdown/0", "/lines", "/payment/creditTransfers/0"]) {
  Deno.test(`a value for ${pointer} changes nothing`, () => {
    const outcome = repair({ input: documents.ubl }, { strict: true, answers: { [pointer]: "21" } });
    assert.ok("ok" in outcome);
    assert.deepEqual([outcome.ok.text, outcome.ok.unused.answers], [documents.ubl, [pointer]]);
  });
}

/** A number in the registers of a country, as a seller of that country writes it, and as the register has it. */
const numbers = [
  { country: "FR", scheme: "0002", vatId: "FR96552100554", written: "55210055400013", right: "552100554" },
  { country: "BE", scheme: "0208", vatId: "BE0202239951", written: "BE 0202.239.951", right: "0202239951" },
] as const;

for (const { country, scheme, vatId, written, right } of numbers) {
  Deno.test(`a number of ${country} that is written otherwise than its register has it is written so`, async () => {
    const seller = { ...frenchInvoice.seller, vatId, legalRegistrationId: { value: right, schemeId: scheme } };
    const isFrench = country === "FR";
    const input = await writtenAs({
      ...frenchInvoice,
      profile: isFrench ? "fr-ctc-ubl" : "peppol-bis-3",
      notes: isFrench ? frenchInvoice.notes : [],
      businessProcess: isFrench ? "S1" : "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
      buyerReference: "PO-7",
      seller: isFrench ? seller : { ...seller, identifiers: [], address: { ...seller.address, countryCode: country } },
    }, [[`<cbc:CompanyID schemeID="${scheme}">${right}`, `<cbc:CompanyID schemeID="${scheme}">${written}`]]);
    const nation = await nationOf(input);
    const [cause] = causesOf(input, nation);
    const [best] = cause?.choices ?? (cause === undefined ? [] : [cause]);
    assert.deepEqual(best?.changes.map((it) => [it.pointer, it.old, it.new]), [
      ["/seller/legalRegistrationId/value", written, right],
    ]);
    const outcome = repair({ input }, { strict: true, ...nation, accept: [best.id] });
    assert.ok("ok" in outcome);
    assert.deepEqual(outcome.ok.verdict.errors.map(({ rule }) => rule), []);
  });
}

Deno.test("the address of a French buyer is asked for in the directory of addresses, where its SIREN is one", async () => {
  const input = await writtenAs({ ...frenchInvoice, profile: "fr-ctc-ubl" }, [[
    /(<cac:AccountingCustomerParty>[^]*?)<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/,
    "$1",
  ]]);
  const nation = await nationOf(input);
  const question = causesOf(input, nation).find((it) => it.rules.includes("BR-FR-12_BT-49"))?.question;
  assert.deepEqual(question?.fields.map(({ pointer, value }) => [pointer, value]), [
    ["/buyer/electronicAddress/value", null],
    ["/buyer/electronicAddress/schemeId", "0225"],
  ]);
});

Deno.test("France: the billing mode is asked for where there is none", async () => {
  const input = await writtenAs({ ...frenchInvoice, profile: "fr-ctc-ubl" }, [[
    /<cbc:ProfileID>S1<\/cbc:ProfileID>/,
    "",
  ]]);
  const nation = await nationOf(input);
  const question = causesOf(input, nation).find((it) => it.rules.includes("BR-FR-08_BT-23"))?.question;
  assert.equal(question?.pointer, "/businessProcess");
  const outcome = repair({ input }, { strict: true, ...nation, answers: { "/businessProcess": "S1" } });
  assert.ok("ok" in outcome && outcome.ok.after.official_valid);
});
