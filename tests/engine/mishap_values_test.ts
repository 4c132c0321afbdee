/** What is read otherwise by each thing that could have happened to an invoice, up to where it is read so no more. */
import assert from "node:assert/strict";
import type { Mishap } from "../../engine/diagnosis/mishaps/mishap.ts";
import { nationalForm } from "../../engine/diagnosis/mishaps/national.ts";
import { partedNote, unmarkedNote } from "../../engine/diagnosis/mishaps/notes.ts";
import { otherCurrency, otherName, otherSpecification, unheld } from "../../engine/diagnosis/mishaps/names.ts";
import { bareVatId, noScheme, onlyTaxNumber } from "../../engine/diagnosis/mishaps/parties.ts";
import { otherMeans, otherMode } from "../../engine/diagnosis/mishaps/payment.ts";
import {
  fraction,
  noBase,
  turnedCredit,
  turnedPeriod,
  turnedPrice,
  twoVatPoints,
  unnamedItem,
} from "../../engine/diagnosis/mishaps/sides.ts";
import { charged, notSubject, otherReason, rated } from "../../engine/diagnosis/mishaps/taxed.ts";
import { registers } from "../../engine/edits/registers.ts";
import { type Around, readingsOf, type Texts } from "../support/readings.ts";

interface Case extends Around {
  readonly what: string;
  readonly of: Texts;
  readonly is: readonly string[];
}

const core = "urn:cen.eu:en16931:2017";
const extended = "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended";
const xrechnung = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
const extension = `${xrechnung}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
const facturx = "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic";

/** A credit note of two lines, with what a minus stands at. */
const credit = {
  "/lines/0/quantity": "-2",
  "/lines/0/unitPrice": "5",
  "/lines/0/netAmount": "-10.00",
  "/lines/1/quantity": "1",
  "/lines/1/unitPrice": "-3",
  "/lines/1/netAmount": "-3.00",
  "/totals/payableAmount": "-13.00",
  "/totals/taxAmount": "0.00",
};

const cases: readonly (readonly [mishap: Mishap, cases: readonly Case[]])[] = [
  [twoVatPoints, [
    {
      what: "a day and a code: each of them goes",
      of: { "/taxPointDateCode": "5", "/taxPointDate": "2026-01-01" },
      is: ["remove /taxPointDateCode", "remove /taxPointDate"],
    },
    { what: "the day alone", of: { "/taxPointDate": "2026-01-01" }, is: [] },
    { what: "the code alone", of: { "/taxPointDateCode": "5" }, is: [] },
  ]],
  [rated, [
    {
      what: "reverse charge with a rate, in the breakdown and at the line",
      of: {
        "/vatBreakdown/0/vatCategory": "AE",
        "/vatBreakdown/0/vatRate": "19",
        "/vatBreakdown/0/taxAmount": "0.00",
        "/lines/0/vatCategory": "AE",
        "/lines/0/vatRate": "19",
      },
      is: ["replace /vatBreakdown/0/vatRate 0; replace /lines/0/vatRate 0"],
    },
    {
      what: "a charge that is not subject to VAT, which has no rate at all",
      of: {
        "/vatBreakdown/0/vatCategory": "O",
        "/vatBreakdown/0/taxAmount": "0",
        "/charges/0/vatCategory": "O",
        "/charges/0/vatRate": "7",
      },
      is: ["remove /charges/0/vatRate"],
    },
    {
      what: "VAT that is charged",
      of: {
        "/vatBreakdown/0/vatCategory": "AE",
        "/vatBreakdown/0/vatRate": "19",
        "/vatBreakdown/0/taxAmount": "19.00",
        "/lines/0/vatCategory": "AE",
        "/lines/0/vatRate": "19",
      },
      is: [],
    },
    {
      what: "a line of a category that the breakdown does not have",
      of: {
        "/vatBreakdown/0/vatCategory": "S",
        "/vatBreakdown/0/taxAmount": "19.00",
        "/lines/0/vatCategory": "Z",
        "/lines/0/vatRate": "19",
      },
      is: [],
    },
  ]],
  [charged, [
    {
      what:
        "a part of one in a category without VAT, by which the VAT is worked out: the standard rate in percent first",
      of: {
        "/vatBreakdown/0/vatCategory": "E",
        "/vatBreakdown/0/vatRate": "0.19",
        "/vatBreakdown/0/taxableAmount": "100.00",
        "/vatBreakdown/0/taxAmount": "19.00",
        "/lines/0/vatCategory": "E",
        "/lines/0/vatRate": "0.19",
      },
      is: [
        "replace /vatBreakdown/0/vatCategory S; replace /lines/0/vatCategory S; " +
        "replace /vatBreakdown/0/vatRate 19; replace /lines/0/vatRate 19",
        "replace /vatBreakdown/0/vatCategory S; replace /lines/0/vatCategory S",
        "replace /vatBreakdown/0/vatRate 0; replace /lines/0/vatRate 0; replace /vatBreakdown/0/taxAmount 0.00",
      ],
    },
    {
      what: "nineteen in a hundred, by which the VAT is worked out",
      of: {
        "/vatBreakdown/0/vatCategory": "E",
        "/vatBreakdown/0/vatRate": "19",
        "/vatBreakdown/0/taxableAmount": "100.00",
        "/vatBreakdown/0/taxAmount": "19.00",
        "/lines/0/vatCategory": "E",
        "/lines/0/vatRate": "19",
      },
      is: [
        "replace /vatBreakdown/0/vatCategory S; replace /lines/0/vatCategory S",
        "replace /vatBreakdown/0/vatRate 0; replace /lines/0/vatRate 0; replace /vatBreakdown/0/taxAmount 0.00",
      ],
    },
  ]],
  [notSubject, [
    {
      what: "the identifiers of seller and buyer go, or it is exempt",
      of: {
        "/seller/vatId": "DE123456788",
        "/buyer/vatId": "FR40303265045",
        "/vatBreakdown/0/vatCategory": "O",
        "/vatBreakdown/0/exemptionReasonCode": "VATEX-EU-O",
        "/lines/0/vatCategory": "O",
        "/lines/0/vatRate": "0",
      },
      rules: ["BR-O-02"],
      is: [
        "remove /seller/vatId; remove /buyer/vatId",
        "replace /vatBreakdown/0/vatCategory E; add /vatBreakdown/0/vatRate 0; replace /lines/0/vatCategory E; " +
        "replace /lines/0/vatRate 0; remove /vatBreakdown/0/exemptionReasonCode",
      ],
    },
    {
      what: "where no rule complains",
      of: { "/seller/vatId": "DE123456788", "/lines/0/vatCategory": "O" },
      is: [],
    },
  ]],
  [unmarkedNote, [
    {
      what: "each by its words, or by the code in front of it",
      of: {
        "/notes/0/text": "Indemnité forfaitaire de 40 €",
        "/notes/1/text": "#aab#Pas d'escompte",
        "/notes/2/text": "Merci",
        "/notes/3/text": "Pénalités de retard",
        "/notes/3/subjectCode": "PMD",
      },
      rules: ["BR-FR-05_BT-22_PMT"],
      is: [
        "add /notes/0/subjectCode PMT; add /notes/1/subjectCode AAB; replace /notes/1/text Pas d'escompte",
      ],
    },
    {
      what: "a text that says several",
      of: { "/notes/0/text": "Pénalités de retard, pas d'escompte" },
      rules: ["BR-FR-05_BT-22_PMT"],
      is: [],
    },
    {
      what: "one that is there already",
      of: { "/notes/0/text": "Escompte", "/notes/1/text": "Sans", "/notes/1/subjectCode": "AAB" },
      rules: ["BR-FR-05_BT-22_PMT"],
      is: [],
    },
    { what: "where no rule asks for one", of: { "/notes/0/text": "Pas d'escompte" }, is: [] },
  ]],
  [partedNote, [
    {
      what: "two parts are one text, and the same twice stands once",
      of: {
        "/notes/0/subjectCode": "PMT",
        "/notes/0/text": "a",
        "/notes/1/subjectCode": "AAB",
        "/notes/1/text": "c",
        "/notes/2/subjectCode": "PMT",
        "/notes/2/text": "b",
        "/notes/3/subjectCode": "AAB",
        "/notes/3/text": "c",
      },
      rules: ["BR-FR-06_BT-21-1"],
      is: ["replace /notes/0/text a\nb; remove /notes/3; remove /notes/2"],
    },
    {
      what: "notes of different subjects, and those of none",
      of: { "/notes/0/subjectCode": "PMT", "/notes/0/text": "a", "/notes/1/text": "b", "/notes/2/text": "b" },
      rules: ["BR-FR-06_BT-21-1"],
      is: [],
    },
  ]],
  [unnamedItem, [
    {
      what: "the first line of the description, at each line without a name",
      of: {
        "/lines/0/longDescription": "Beton\nmit Bettung",
        "/lines/1/description": "Stunde",
        "/lines/1/longDescription": "Facharbeiter",
        "/lines/2/longDescription": "Anfahrt",
      },
      terms: ["BT-153"],
      is: ["add /lines/0/description Beton; add /lines/2/description Anfahrt"],
    },
    { what: "where nobody asks for it", of: { "/lines/0/longDescription": "Beton" }, is: [] },
  ]],
  [noBase, [
    {
      what: "a base quantity of zero goes with its unit",
      of: { "/lines/0/baseQuantity": "0.00", "/lines/0/baseQuantityUnitCode": "C62", "/lines/1/baseQuantity": "10" },
      is: ["remove /lines/0/baseQuantity; remove /lines/0/baseQuantityUnitCode"],
    },
    { what: "one of one", of: { "/lines/0/baseQuantity": "1" }, is: [] },
  ]],
  [onlyTaxNumber, [
    {
      what: "it is the tax number, and what the seller is known by",
      of: { "/seller/vatId": "64/123/45678" },
      rules: ["BR-CO-09"],
      is: [
        "add /seller/taxRegistrationId 64/123/45678; add /seller/identifiers []; " +
        "add /seller/identifiers/- 64/123/45678; remove /seller/vatId",
      ],
    },
    {
      what: "a seller with another number",
      of: { "/seller/vatId": "64/123/45678", "/seller/legalRegistrationId": "HRB 1" },
      rules: ["BR-CO-09"],
      is: [],
    },
    {
      what: "nine digits, which lack their country",
      of: { "/seller/vatId": "123456788" },
      rules: ["BR-CO-09"],
      is: [],
    },
  ]],
  [nationalForm, [
    {
      what: "counties and sectors of Romania, by their names and short codes, of both parties",
      of: {
        "/seller/address/countryCode": "RO",
        "/seller/address/countrySubdivision": "București",
        "/seller/address/city": "Sectorul 3",
        "/buyer/address/countryCode": "RO",
        "/buyer/address/countrySubdivision": "Cluj",
        "/delivery/address/countryCode": "RO",
        "/delivery/address/countrySubdivision": "cj",
      },
      terms: ["BT-39", "BT-37", "BT-54", "BT-79"],
      is: [
        "replace /seller/address/countrySubdivision RO-B",
        "replace /seller/address/city SECTOR3",
        "replace /buyer/address/countrySubdivision RO-CJ",
        "replace /delivery/address/countrySubdivision RO-CJ",
      ],
    },
    {
      what: "what is right, what nobody asks for, and what is in another country",
      of: {
        "/seller/address/countryCode": "RO",
        "/seller/address/countrySubdivision": "RO-B",
        "/seller/address/city": "Sector 9",
        "/buyer/address/countryCode": "DE",
        "/buyer/address/countrySubdivision": "Cluj",
      },
      terms: ["BT-39", "BT-37", "BT-54"],
      is: [],
    },
    {
      what: "the words of Sweden",
      of: { "/seller/taxRegistrationId": "F-skatt", "/seller/address/countryCode": "SE" },
      terms: ["BT-32"],
      is: ["replace /seller/taxRegistrationId Godkänd för F-skatt"],
    },
    {
      what: "the word of Norway",
      of: { "/seller/taxRegistrationId": "foretaksreg.", "/seller/address/countryCode": "NO" },
      terms: ["BT-32"],
      is: ["replace /seller/taxRegistrationId Foretaksregisteret"],
    },
  ]],
  [otherCurrency, [
    {
      what: "two amounts agree on another one",
      of: { "/currency": "USD" },
      text: `<a currencyID="EUR"/><b currencyID='EUR'/>`,
      syntax: "ubl-invoice",
      is: ["replace /currency EUR"],
    },
    {
      what: "the one amount of CII that has a currency",
      of: { "/currency": "USD" },
      text: `<a currencyID="EUR"/>`,
      is: ["replace /currency EUR"],
    },
    {
      what: "one amount of UBL",
      of: { "/currency": "USD" },
      text: `<a currencyID="EUR"/>`,
      syntax: "ubl-invoice",
      is: [],
    },
    {
      what: "amounts in several currencies",
      of: { "/currency": "USD" },
      text: `<a currencyID="EUR"/><b currencyID="CHF"/>`,
      is: [],
    },
    { what: "the same", of: { "/currency": "EUR" }, text: `<a currencyID="EUR"/>`, is: [] },
  ]],
  [otherReason, [
    {
      what: "the code of the category, or the text alone",
      of: {
        "/vatBreakdown/0/vatCategory": "K",
        "/vatBreakdown/0/exemptionReason": "Intra-Community supply",
        "/vatBreakdown/0/exemptionReasonCode": "VATEX-EU-K",
        "/vatBreakdown/1/vatCategory": "E",
        "/vatBreakdown/1/exemptionReasonCode": "VATEX-19",
      },
      is: [
        "replace /vatBreakdown/0/exemptionReasonCode VATEX-EU-IC",
        "remove /vatBreakdown/0/exemptionReasonCode",
      ],
    },
    {
      what: "a code of the list",
      of: { "/vatBreakdown/0/vatCategory": "K", "/vatBreakdown/0/exemptionReasonCode": "VATEX-EU-IC" },
      is: [],
    },
  ]],
  [turnedPeriod, [
    {
      what: "that of the invoice and that of a line",
      of: {
        "/invoicingPeriod/startDate": "2026-02-01",
        "/invoicingPeriod/endDate": "2026-01-31",
        "/lines/0/period/startDate": "2026-03-02",
        "/lines/0/period/endDate": "2026-03-01",
      },
      is: [
        "replace /invoicingPeriod/startDate 2026-01-31; replace /invoicingPeriod/endDate 2026-02-01; " +
        "replace /lines/0/period/startDate 2026-03-01; replace /lines/0/period/endDate 2026-03-02",
      ],
    },
    {
      what: "one day is a period",
      of: { "/invoicingPeriod/startDate": "2026-02-01", "/invoicingPeriod/endDate": "2026-02-01" },
      is: [],
    },
    { what: "no end", of: { "/invoicingPeriod/startDate": "2026-02-01" }, is: [] },
  ]],
  [turnedPrice, [
    {
      what: "what is given back, with its gross price",
      of: {
        "/lines/0/unitPrice": "-5.00",
        "/lines/0/grossPrice": "-6",
        "/lines/0/quantity": "2",
        "/lines/0/netAmount": "-10",
      },
      is: [
        "replace /lines/0/unitPrice 5.00; replace /lines/0/quantity -2; replace /lines/0/grossPrice 6",
      ],
    },
    {
      what: "an amount that is not below zero",
      of: { "/lines/0/unitPrice": "-5", "/lines/0/quantity": "2", "/lines/0/netAmount": "10" },
      is: [],
    },
    {
      what: "no amount",
      of: { "/lines/0/unitPrice": "-5", "/lines/0/quantity": "2" },
      is: ["replace /lines/0/unitPrice 5; replace /lines/0/quantity -2"],
    },
    { what: "a price of nothing", of: { "/lines/0/unitPrice": "0", "/lines/0/quantity": "2" }, is: [] },
    { what: "no quantity", of: { "/lines/0/unitPrice": "-5" }, is: [] },
  ]],
  [turnedCredit, [
    {
      what: "all amounts, the price and the quantities that have their sign",
      of: credit,
      rules: ["ATW-CREDIT-NOTE-NEGATIVE"],
      is: [
        "replace /lines/0/netAmount 10.00; replace /lines/1/unitPrice 3; replace /lines/1/netAmount 3.00; " +
        "replace /totals/payableAmount 13.00; replace /lines/0/quantity 2",
      ],
    },
    { what: "nobody complains", of: credit, is: [] },
  ]],
  [fraction, [
    ...["/lines/0/vatRate", "/allowances/0/vatRate", "/charges/0/vatRate", "/vatBreakdown/0/vatRate"].flatMap((at) => [
      { what: `0.19 at ${at}`, of: { [at]: "0.19" }, is: [`replace ${at} 19`] },
      { what: `1900 at ${at}`, of: { [at]: "1900" }, is: [`replace ${at} 19`] },
    ]),
    ...["/allowances/0", "/charges/0", "/lines/0/allowances/0", "/lines/0/charges/0"].map((at) => {
      return { what: `0.05 at ${at}`, of: { [`${at}/percentage`]: "0.05" }, is: [`replace ${at}/percentage 5`] };
    }),
    ...["0", "1", "1.5", "19", "100"].map((rate) => ({ what: rate, of: { "/lines/0/vatRate": rate }, is: [] })),
    { what: "0.999", of: { "/lines/0/vatRate": "0.999" }, is: ["replace /lines/0/vatRate 99.9"] },
    { what: "100.1", of: { "/lines/0/vatRate": "100.1" }, is: ["replace /lines/0/vatRate 1.001"] },
    { what: "9999", of: { "/lines/0/vatRate": "9999" }, is: ["replace /lines/0/vatRate 99.99"] },
    { what: "10000", of: { "/lines/0/vatRate": "10000" }, is: [] },
    {
      what: "several at once",
      of: { "/lines/0/vatRate": "0.07", "/vatBreakdown/0/vatRate": "0.07" },
      is: ["replace /lines/0/vatRate 7; replace /vatBreakdown/0/vatRate 7"],
    },
  ]],
  [otherMeans, [
    {
      what: "an account where the code is of a card",
      of: { "/payment/meansCode": "48", "/payment/creditTransfers/0/iban": "X" },
      is: [
        "replace /payment/meansCode 58",
        "replace /payment/meansCode 30",
        "remove /payment/creditTransfers",
      ],
    },
    ...["30", "31", "42", "58"].map((code) => ({
      what: `a card where the code is ${code}, a transfer`,
      of: { "/payment/meansCode": code, "/payment/card/primaryAccountNumber": "1" },
      is: [
        ...(code === "58" ? ["48"] : code === "30" ? ["54"] : ["48", "54"]).map((it) =>
          `replace /payment/meansCode ${it}`
        ),
        "remove /payment/card",
      ],
    })),
    ...["49", "59"].map((code) => ({
      what: `an account where the code is ${code}, a direct debit`,
      of: { "/payment/meansCode": code, "/payment/creditTransfers/0/iban": "X" },
      is: [`replace /payment/meansCode ${code === "59" ? "58" : "30"}`, "remove /payment/creditTransfers"],
    })),
    ...["48", "54", "55"].map((code) => ({
      what: `a mandate where the code is ${code}, a card`,
      of: { "/payment/meansCode": code, "/payment/directDebit/mandateReference": "M" },
      is: ["replace /payment/meansCode 59", "replace /payment/meansCode 49", "remove /payment/directDebit"],
    })),
    {
      what: "the details of both, where the code is of one",
      of: {
        "/payment/meansCode": "58",
        "/payment/creditTransfers/0/iban": "X",
        "/payment/directDebit/mandateReference": "M",
      },
      is: ["remove /payment/directDebit", "replace /payment/meansCode 59; remove /payment/creditTransfers"],
    },
    {
      what: "no more than the code is of",
      of: { "/payment/meansCode": "42", "/payment/creditTransfers/0/iban": "X" },
      is: [],
    },
    { what: "no code", of: { "/payment/creditTransfers/0/iban": "X" }, is: [] },
  ]],
  [otherMode, [
    ...["B", "S", "M"].flatMap((kind) =>
      ["2", "4"].map((mode) => ({
        what: `${kind}${mode}`,
        of: { "/businessProcess": `${kind}${mode}` },
        is: [`replace /businessProcess ${kind}1`],
      }))
    ),
    ...["B1", "S1", "M1", "S3", "S5", "M5", "X2"].map((mode) => {
      return { what: mode, of: { "/businessProcess": mode }, is: [] };
    }),
    {
      what: "S2, of which nothing is paid",
      of: { "/businessProcess": "S2", "/totals/taxInclusiveAmount": "119.00", "/issueDate": "2026-01-31" },
      rules: ["BR-FR-CO-09_1"],
      is: [
        "replace /businessProcess S1",
        "add /totals/prepaidAmount 119.00; add /totals/payableAmount 0.00; add /dueDate 2026-01-31",
      ],
    },
    {
      what: "S4, of which nothing is paid",
      of: { "/businessProcess": "S4", "/totals/taxInclusiveAmount": "119.00" },
      rules: ["BR-FR-CO-09_1"],
      is: ["replace /businessProcess S1"],
    },
  ]],
  [otherName, [
    {
      what: "one name in all places where it stands",
      of: { "/lines/0/unitCode": "Stk.", "/lines/1/unitCode": "Stk." },
      is: ["C62", "H87", "EA"].map((it) => `replace /lines/0/unitCode ${it}; replace /lines/1/unitCode ${it}`),
    },
    {
      what: "two names apart",
      of: { "/lines/0/unitCode": "kg", "/lines/1/unitCode": "km" },
      is: ["replace /lines/0/unitCode KGM", "replace /lines/1/unitCode KMT"],
    },
    { what: "a code by other letters", of: { "/currency": "eur" }, is: ["replace /currency EUR"] },
    { what: "a code", of: { "/currency": "EUR", "/lines/0/unitCode": "C62" }, is: [] },
  ]],
  [otherSpecification, [
    {
      what: "with space around it",
      of: { "/specificationIdentifier": ` ${core}\n` },
      is: [
        `replace /specificationIdentifier ${core}`,
      ],
    },
    { what: "as it is", of: { "/specificationIdentifier": core }, is: [] },
    { what: "none", of: {}, is: [] },
    {
      what: "another version of what a nation has",
      of: { "/specificationIdentifier": `${core}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.0` },
      is: [`replace /specificationIdentifier ${core}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`],
    },
    {
      what: "one character is another",
      of: { "/specificationIdentifier": "urn:cen.eu:en16931:2018" },
      is: [`replace /specificationIdentifier ${core}`],
    },
    {
      what: "its end alone",
      of: { "/specificationIdentifier": "urn:fdc:nen.nl:nlcius:v1.0" },
      is: [`replace /specificationIdentifier ${core}#compliant#urn:fdc:nen.nl:nlcius:v1.0`],
    },
    { what: "what is like nothing", of: { "/specificationIdentifier": "invoice" }, is: [] },
    {
      what: "the extension in a credit note of UBL, which it has none of",
      of: { "/specificationIdentifier": extension },
      syntax: "ubl-credit-note",
      is: [`replace /specificationIdentifier ${xrechnung}`],
    },
    {
      what: "the extension in an invoice",
      of: { "/specificationIdentifier": extension },
      syntax: "ubl-invoice",
      is: [],
    },
  ]],
  [unheld, [
    ...["minimum", "basicwl", "basic"].map((level) => ({
      what: `what the level ${level} has no place for`,
      of: { "/specificationIdentifier": `urn:factur-x.eu:1p0:${level}` },
      rules: ["ATW-FACTURX-UNUSED"],
      is: [`replace /specificationIdentifier ${core}`],
    })),
    {
      what: "a level that can hold all of it",
      of: { "/specificationIdentifier": "urn:factur-x.eu:1p0:basic" },
      is: [],
    },
    ...[core, facturx].flatMap((own) =>
      ["ParentLineID", "LineStatusReasonCode"].map((name) => ({
        what: `${name} in ${own}`,
        of: { "/specificationIdentifier": own },
        text: `<ram:${name}>1</ram:${name}>`,
        is: [`replace /specificationIdentifier ${extended}`],
      }))
    ),
    ...["ParentLineID", "SubInvoiceLine", "PrepaidPayment"].map((name) => ({
      what: `${name} in an XRechnung`,
      of: { "/specificationIdentifier": xrechnung },
      text: `<${name}></${name}>`,
      is: [`replace /specificationIdentifier ${extension}`],
    })),
    {
      what: "a prefix of twenty characters, and one of more",
      of: { "/specificationIdentifier": core },
      text: `<${"a".repeat(20)}:ParentLineID>`,
      is: [`replace /specificationIdentifier ${extended}`],
    },
    {
      what: "a prefix of one character",
      of: { "/specificationIdentifier": core },
      text: "<a:ParentLineID>",
      is: [`replace /specificationIdentifier ${extended}`],
    },
    {
      what: "a prefix of one character in an XRechnung",
      of: { "/specificationIdentifier": xrechnung },
      text: "<a:SubInvoiceLine>",
      is: [`replace /specificationIdentifier ${extension}`],
    },
    {
      what: "a longer prefix",
      of: { "/specificationIdentifier": core },
      text: `<${"a".repeat(21)}:ParentLineID>`,
      is: [],
    },
    { what: "neither", of: { "/specificationIdentifier": core }, text: "<cbc:ID>1</cbc:ID>", is: [] },
    { what: "what holds it", of: { "/specificationIdentifier": extended }, text: "<ParentLineID>", is: [] },
  ]],
  [bareVatId, [
    ...(["seller", "buyer", "taxRepresentative"] as const).flatMap((party) =>
      [
        ["AT", "12345675", "ATU12345675"],
        ["CH", "CHE-123.456.789", "CHE123456789MWST"],
        ["NO", "974760673", "NO974760673MVA"],
        ["SE", "SE5560360793", "SE556036079301"],
        ["BE", "202239951", "BE0202239951"],
      ].map(([country = "", text = "", value = ""]) => ({
        what: `${text} of a ${party} in ${country}`,
        of: { [`/${party}/vatId`]: text, [`/${party}/address/countryCode`]: country },
        rules: ["SE-R-001"],
        is: [`replace /${party}/vatId ${value}`],
      }))
    ),
    { what: "as it is", of: { "/seller/vatId": "ATU12345675", "/seller/address/countryCode": "AT" }, is: [] },
    {
      what: "ten digits of Sweden that no rule complains of",
      of: { "/seller/vatId": "se5560360793", "/seller/address/countryCode": "SE" },
      is: [],
    },
    { what: "too few digits", of: { "/seller/vatId": "SE556036", "/seller/address/countryCode": "SE" }, is: [] },
    { what: "no number", of: { "/seller/vatId": "none", "/seller/address/countryCode": "AT" }, is: [] },
    { what: "another country", of: { "/seller/vatId": "123456789", "/seller/address/countryCode": "DE" }, is: [] },
    { what: "no country", of: { "/seller/vatId": "123456789" }, is: [] },
  ]],
  [noScheme, [
    {
      what: "an address with its register in front",
      of: { "/buyer/electronicAddress": "0204:991-33333TEST-33" },
      is: ['replace /buyer/electronicAddress {"value":"991-33333TEST-33","schemeId":"0204"}'],
    },
    {
      what: "an address with its register in front, under the name of all registers",
      of: {
        "/buyer/electronicAddress/value": "0204:991-33333TEST-33",
        "/buyer/electronicAddress/schemeId": "iso6523-actorid-upis",
      },
      is: ['replace /buyer/electronicAddress {"value":"991-33333TEST-33","schemeId":"0204"}'],
    },
    { what: "no number behind it", of: { "/buyer/electronicAddress": "0204:" }, is: [] },
    { what: "no register in front", of: { "/buyer/electronicAddress": ":991" }, is: [] },
    { what: "a register that is not one", of: { "/buyer/electronicAddress": "9:x" }, is: [] },
    {
      what: "the registers that it may be of, the likelier first",
      of: { "/buyer/electronicAddress": "732829320", "/buyer/address/countryCode": "FR" },
      is: ["0225", "0002"].map((it) => `replace /buyer/electronicAddress {"value":"732829320","schemeId":"${it}"}`),
    },
    {
      what: "another register than the one that is stated",
      of: {
        "/buyer/electronicAddress/value": "732829320",
        "/buyer/electronicAddress/schemeId": "0225",
        "/buyer/address/countryCode": "FR",
      },
      is: ["replace /buyer/electronicAddress/schemeId 0002"],
    },
  ]],
];

for (const [mishap, own] of cases) {
  for (const { what, of, is, ...around } of own) {
    Deno.test(`${mishap.id}: ${what}`, () => assert.deepEqual(readingsOf(mishap, of, around), is));
  }
}

for (const { scheme, example, has } of registers) {
  Deno.test(`the example of the register ${scheme} is a number of it, by its form and its check digits`, () => {
    assert.ok(has(example), example);
  });
}
