/** What would repair a finding, by its rule and its place, before anybody has tried it. */
import assert from "node:assert/strict";
import type { Profile } from "../../engine/scenarios/table.ts";
import { JsonFault, parseJson } from "../../engine/model/json.ts";
import type { GroupId, TermId } from "../../engine/model/terms.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import type { Patch } from "../../engine/diagnosis/patches.ts";
import { repairOf } from "../../engine/edits/mechanical.ts";

interface Finding {
  readonly what: string;
  readonly rule: string;
  readonly invoice: object;
  readonly pointer?: string;
  readonly fields?: readonly (TermId | GroupId)[];
  readonly profile?: Profile;
  readonly lang?: string;
  readonly patch: Patch;
}

const CIUS = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const part = (vatCategory: string, more: object = {}) => ({ vatBreakdown: [{ vatCategory, ...more }] });
const breakdown = { pointer: "/vatBreakdown/0", fields: ["BG-23"] } as const;
const exempt = { lines: [{ vatCategory: "E" }, { vatCategory: "E" }] };
const german = { seller: { address: { countryCode: "DE" } } };
const email = { schemeId: "EM", value: "a@b.example" };

const findings: readonly Finding[] = [
  {
    what: "a specification that is not stated",
    rule: "BR-01",
    invoice: {},
    patch: [{ op: "add", path: "/specificationIdentifier", value: "urn:cen.eu:en16931:2017" }],
  },
  {
    what: "a specification that is another than that of the profile",
    rule: "BR-DE-21",
    invoice: { specificationIdentifier: "x" },
    profile: "xrechnung-ubl",
    patch: [{ op: "replace", path: "/specificationIdentifier", value: CIUS }],
  },
  {
    what: "a business process that is not stated",
    rule: "PEPPOL-EN16931-R001",
    invoice: {},
    profile: "peppol-bis-3",
    patch: [{ op: "add", path: "/businessProcess", value: BILLING }],
  },
  { what: "a business process of a profile without one", rule: "PEPPOL-EN16931-R001", invoice: {}, patch: [] },
  {
    what: "an invoice without a type",
    rule: "BR-04",
    invoice: {},
    patch: [{ op: "add", path: "/invoiceTypeCode", value: "380" }],
  },
  {
    what: "a seller that is known by a tax number alone",
    rule: "BR-CO-26",
    invoice: { seller: { taxRegistrationId: "12/345" } },
    patch: [
      { op: "add", path: "/seller/identifiers", value: [] },
      { op: "add", path: "/seller/identifiers/-", value: "12/345" },
    ],
  },
  {
    what: "a seller that has identifiers",
    rule: "BR-CO-26",
    invoice: { seller: { taxRegistrationId: "12/345", identifiers: [] } },
    patch: [],
  },
  { what: "a seller that is known by nothing", rule: "BR-CO-26", invoice: { seller: {} }, patch: [] },
  {
    what: "an exemption of exports",
    rule: "BR-G-10",
    invoice: part("G"),
    ...breakdown,
    patch: [{ op: "add", path: "/vatBreakdown/0/exemptionReasonCode", value: "VATEX-EU-G" }],
  },
  {
    what: "an exemption at a field of its part",
    rule: "BR-IC-10",
    invoice: part("K", { exemptionReasonCode: "x" }),
    pointer: "/vatBreakdown/0/exemptionReasonCode",
    patch: [{ op: "replace", path: "/vatBreakdown/0/exemptionReasonCode", value: "VATEX-EU-IC" }],
  },
  {
    what: "an exemption of a category that has no usual reason",
    rule: "BR-G-10",
    invoice: part("Z"),
    ...breakdown,
    patch: [],
  },
  {
    what: "a small business in Germany, in the language of the reader",
    rule: "BR-E-10",
    invoice: { ...exempt, ...german, ...part("E") },
    ...breakdown,
    lang: "de",
    patch: [{
      op: "add",
      path: "/vatBreakdown/0/exemptionReason",
      value: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG",
    }],
  },
  {
    what: "a small business whose breakdown is worked out",
    rule: "BR-E-10",
    invoice: { ...exempt, ...german },
    lang: "de",
    patch: [{
      op: "add",
      path: "/vatExemptionReasons",
      value: { E: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG" },
    }],
  },
  {
    what: "a small business that gives reasons for other categories",
    rule: "BR-E-10",
    invoice: { ...exempt, ...german, vatExemptionReasons: { AE: "x" } },
    lang: "de",
    patch: [{
      op: "add",
      path: "/vatExemptionReasons/E",
      value: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG",
    }],
  },
  {
    what: "a language in which there is no reason",
    rule: "BR-E-10",
    invoice: { ...exempt, seller: { address: { countryCode: "FR" } }, ...part("E") },
    ...breakdown,
    lang: "it",
    patch: [{
      op: "add",
      path: "/vatBreakdown/0/exemptionReason",
      value: "VAT not applicable, article 293 B of the French tax code (CGI)",
    }],
  },
  {
    what: "a seller with a VAT identifier, who is no small business",
    rule: "BR-E-10",
    invoice: { ...exempt, seller: { ...german.seller, vatId: "DE123456789" }, ...part("E") },
    ...breakdown,
    patch: [],
  },
  {
    what: "a seller of whose lines some are taxed, who is no small business",
    rule: "BR-E-10",
    invoice: { lines: [{ vatCategory: "E" }, { vatCategory: "S" }], ...german, ...part("E") },
    ...breakdown,
    patch: [],
  },
  {
    what: "a seller in a country of which no reason is known",
    rule: "BR-E-10",
    invoice: { ...exempt, seller: { address: { countryCode: "SE" } }, ...part("E") },
    ...breakdown,
    patch: [],
  },
  {
    what: "an exempt invoice without a seller",
    rule: "BR-E-10",
    invoice: { ...exempt, ...part("E") },
    ...breakdown,
    patch: [],
  },
  {
    what: "an exempt invoice without lines",
    rule: "BR-E-10",
    invoice: { ...german, ...part("E") },
    ...breakdown,
    patch: [],
  },
  {
    what: "a reason and its code where VAT is due",
    rule: "BR-S-10",
    invoice: part("S", { exemptionReason: "x", exemptionReasonCode: "y" }),
    ...breakdown,
    patch: [
      { op: "remove", path: "/vatBreakdown/0/exemptionReason" },
      { op: "remove", path: "/vatBreakdown/0/exemptionReasonCode" },
    ],
  },
  { what: "a reason of no part", rule: "BR-S-10", invoice: { exemptionReason: "x" }, pointer: "/lines/0", patch: [] },
  {
    what: "an untaxed line without a rate",
    rule: "BR-AE-05",
    invoice: { lines: [{ vatCategory: "AE" }] },
    pointer: "/lines/0",
    patch: [{ op: "add", path: "/lines/0/vatRate", value: "0" }],
  },
  {
    what: "an untaxed line with another rate",
    rule: "BR-AE-05",
    invoice: { lines: [{ vatCategory: "AE", vatRate: 19 }] },
    pointer: "/lines/0",
    patch: [],
  },
  {
    what: "a taxed line without a rate",
    rule: "BR-AE-05",
    invoice: { lines: [{ vatCategory: "S" }] },
    pointer: "/lines/0",
    patch: [],
  },
  {
    what: "a rate of 0 where none may stand",
    rule: "BR-O-05",
    invoice: { lines: [{ vatCategory: "O", vatRate: "0.00" }] },
    pointer: "/lines/0/vatRate",
    patch: [{ op: "remove", path: "/lines/0/vatRate" }],
  },
  {
    what: "another rate where none may stand",
    rule: "BR-O-05",
    invoice: { lines: [{ vatCategory: "O", vatRate: "0.5" }] },
    pointer: "/lines/0/vatRate",
    patch: [],
  },
  {
    what: "a line without category and rate where none may stand",
    rule: "BR-O-05",
    invoice: { lines: [{}] },
    pointer: "/lines/0",
    patch: [],
  },
  {
    what: "an e-mail address without a scheme",
    rule: "BR-62",
    invoice: { seller: { electronicAddress: { value: "a@b.example" } } },
    pointer: "/seller/electronicAddress",
    fields: ["BT-34"],
    patch: [{ op: "add", path: "/seller/electronicAddress/schemeId", value: "EM" }],
  },
  {
    what: "an e-mail address without a scheme, found at its value",
    rule: "BR-63",
    invoice: { buyer: { electronicAddress: { value: "a@b.example", schemeId: "" } } },
    pointer: "/buyer/electronicAddress/value",
    fields: ["BT-49"],
    patch: [{ op: "replace", path: "/buyer/electronicAddress/schemeId", value: "EM" }],
  },
  {
    what: "another address without a scheme",
    rule: "BR-62",
    invoice: { seller: { electronicAddress: { value: "4012345000009" } } },
    pointer: "/seller/electronicAddress",
    fields: ["BT-34"],
    patch: [],
  },
  {
    what: "a tax point that is stated twice",
    rule: "BR-CO-03",
    invoice: { taxPointDateCode: "35" },
    patch: [{ op: "remove", path: "/taxPointDateCode" }],
  },
  {
    what: "an accounting currency that is the invoice's own",
    rule: "PEPPOL-EN16931-R005",
    invoice: { taxCurrency: "EUR", totals: { taxAmountInTaxCurrency: 1 } },
    patch: [{ op: "remove", path: "/taxCurrency" }, { op: "remove", path: "/totals/taxAmountInTaxCurrency" }],
  },
  {
    what: "an accounting currency without a total",
    rule: "PEPPOL-EN16931-R005",
    invoice: { taxCurrency: "EUR" },
    patch: [{ op: "remove", path: "/taxCurrency" }],
  },
  {
    what: "a line without a number",
    rule: "BR-21",
    invoice: { lines: [{ id: "2" }, {}, { id: "x" }] },
    pointer: "/lines/2/quantity",
    patch: [{ op: "replace", path: "/lines/2/id", value: "3" }],
  },
  {
    what: "a line whose number another line has",
    rule: "BR-21",
    invoice: { lines: [{ id: "2" }, {}] },
    pointer: "/lines/1",
    patch: [],
  },
  { what: "a line that is in no list", rule: "BR-21", invoice: { lines: {} }, pointer: "/lines/0", patch: [] },
  { what: "an invoice without lines", rule: "BR-21", invoice: {}, patch: [] },
  {
    what: "a line without a category, in an invoice of one",
    rule: "BR-CO-04",
    invoice: { lines: [{}], ...part("S", { vatRate: 19 }) },
    pointer: "/lines/0",
    patch: [
      { op: "add", path: "/lines/0/vatCategory", value: "S" },
      { op: "add", path: "/lines/0/vatRate", value: "19" },
    ],
  },
  {
    what: "a line without a category, in an invoice of one without a rate",
    rule: "BR-CO-04",
    invoice: { lines: [{}], ...part("O") },
    pointer: "/lines/0",
    patch: [{ op: "add", path: "/lines/0/vatCategory", value: "O" }],
  },
  {
    what: "a line without a category, in an invoice of two",
    rule: "BR-CO-04",
    invoice: { lines: [{}], vatBreakdown: [{ vatCategory: "S" }, { vatCategory: "Z" }] },
    pointer: "/lines/0",
    patch: [],
  },
  {
    what: "a line without a category, in an invoice of none",
    rule: "BR-CO-04",
    invoice: { lines: [{}] },
    pointer: "/lines/0",
    patch: [],
  },
  {
    what: "the invoice itself without a category",
    rule: "BR-CO-04",
    invoice: part("S"),
    pointer: "",
    patch: [],
  },
  {
    what: "a card number with spaces",
    rule: "BR-51",
    invoice: { payment: { card: { number: "4111 1111 1111 1234" } } },
    pointer: "/payment/card/number",
    fields: ["BT-87"],
    patch: [{ op: "replace", path: "/payment/card/number", value: "1234" }],
  },
  {
    what: "a card number of three digits",
    rule: "BR-51",
    invoice: { payment: { card: { number: "123" } } },
    pointer: "/payment/card/number",
    fields: ["BT-87"],
    patch: [],
  },
  {
    what: "an IBAN in groups",
    rule: "BR-DE-19",
    invoice: { payment: { creditTransfers: [{ iban: "de02 1203-0000/0000.2020 51" }] } },
    pointer: "/payment/creditTransfers/0/iban",
    fields: ["BT-84"],
    patch: [{ op: "replace", path: "/payment/creditTransfers/0/iban", value: "DE02120300000000202051" }],
  },
  {
    what: "an IBAN that is compact",
    rule: "BR-DE-19",
    invoice: { payment: { iban: "DE02120300000000202051" } },
    pointer: "/payment/iban",
    fields: ["BT-84"],
    patch: [],
  },
  {
    what: "cash discounts in another form",
    rule: "BR-DE-18",
    invoice: { paymentTerms: "#Skonto#Tage=14#Prozent=2,5# \nnet\n#SKONTO#TAGE=7#PROZENT=3#BASISBETRAG=100.5#\n" },
    pointer: "/paymentTerms",
    fields: ["BT-20"],
    patch: [{
      op: "replace",
      path: "/paymentTerms",
      value: "#SKONTO#TAGE=14#PROZENT=2.50#\nnet\n#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.50#\n",
    }],
  },
  {
    what: "a code at two places that one finding names",
    rule: "BR-CL-14",
    invoice: { seller: { address: { countryCode: "de" } } },
    pointer: "/seller/address/countryCode",
    fields: ["BT-40", "BT-55"],
    patch: [{ op: "replace", path: "/seller/address/countryCode", value: "DE" }],
  },
  {
    what: "a scheme in lower case, found at the value",
    rule: "BR-CL-25",
    invoice: { seller: { electronicAddress: { ...email, schemeId: "em" } } },
    pointer: "/seller/electronicAddress/value",
    fields: ["BT-34"],
    patch: [{ op: "replace", path: "/seller/electronicAddress/schemeId", value: "EM" }],
  },
  {
    what: "the list of a classification in lower case",
    rule: "BR-CL-13",
    invoice: { lines: [{ classifications: [{ value: "1", listId: "sti" }] }] },
    pointer: "/lines/0/classifications/0",
    fields: ["BT-158"],
    patch: [{ op: "replace", path: "/lines/0/classifications/0/listId", value: "STI" }],
  },
  {
    what: "the wording of a scheme that does not exist",
    rule: "BR-CL-25",
    invoice: { seller: { electronicAddress: { value: "x" } } },
    pointer: "/seller/electronicAddress",
    fields: ["BT-34"],
    patch: [],
  },
  {
    what: "a scheme in lower case, found at its address",
    rule: "BR-CL-25",
    invoice: { seller: { electronicAddress: { ...email, schemeId: "em" } } },
    pointer: "/seller/electronicAddress",
    fields: ["BT-34", "BG-4"],
    patch: [{ op: "replace", path: "/seller/electronicAddress/schemeId", value: "EM" }],
  },
  {
    what: "a scheme with a blank, found at the value of an identifier in a list",
    rule: "BR-CL-10",
    invoice: { seller: { identifiers: [{ value: "1", schemeId: " 0088" }] } },
    pointer: "/seller/identifiers/0/value",
    fields: ["BT-29"],
    patch: [{ op: "replace", path: "/seller/identifiers/0/schemeId", value: "0088" }],
  },
  {
    what: "two codes in lower case",
    rule: "BR-CL-04",
    invoice: { currency: "eur", taxCurrency: "sek" },
    fields: ["BT-5", "BT-6"],
    patch: [
      { op: "replace", path: "/currency", value: "EUR" },
      { op: "replace", path: "/taxCurrency", value: "SEK" },
    ],
  },
  {
    what: "a word for a number",
    rule: "ATW-INPUT-TYPE",
    invoice: { totals: { payableAmount: "much" } },
    pointer: "/totals/payableAmount",
    fields: ["BT-115"],
    patch: [],
  },
  {
    what: "a number for nothing that is known",
    rule: "ATW-INPUT-TYPE",
    invoice: { note: 7 },
    pointer: "/note",
    patch: [],
  },
  {
    what: "null",
    rule: "ATW-INPUT-TYPE",
    invoice: { dueDate: null },
    pointer: "/dueDate",
    fields: ["BT-9"],
    patch: [{ op: "remove", path: "/dueDate" }],
  },
  {
    what: "a number for a text",
    rule: "ATW-INPUT-TYPE",
    invoice: { note: 7 },
    pointer: "/note",
    fields: ["BT-22"],
    patch: [{ op: "replace", path: "/note", value: "7" }],
  },
  {
    what: "a text for an address that is no e-mail address",
    rule: "ATW-INPUT-TYPE",
    invoice: { seller: { electronicAddress: "4012345" } },
    pointer: "/seller/electronicAddress",
    fields: ["BT-34"],
    patch: [],
  },
  {
    what: "a text for a group",
    rule: "ATW-INPUT-TYPE",
    invoice: { seller: "A" },
    pointer: "/seller",
    fields: ["BG-4"],
    patch: [],
  },
  {
    what: "an object for a text",
    rule: "ATW-INPUT-TYPE",
    invoice: { note: {} },
    pointer: "/note",
    fields: ["BT-22"],
    patch: [],
  },
  {
    what: "a misspelt field of a line",
    rule: "ATW-INPUT-UNKNOWN",
    invoice: { lines: [{ netAmout: 1 }] },
    pointer: "/lines/0/netAmout",
    fields: ["BG-25"],
    patch: [{ op: "move", from: "/lines/0/netAmout", path: "/lines/0/netAmount" }],
  },
  {
    what: "a misspelt short form",
    rule: "ATW-INPUT-UNKNOWN",
    invoice: { payment: { ibann: "x" } },
    pointer: "/payment/ibann",
    fields: ["BG-16"],
    patch: [{ op: "move", from: "/payment/ibann", path: "/payment/iban" }],
  },
  {
    what: "a misspelt field beside the right one",
    rule: "ATW-INPUT-UNKNOWN",
    invoice: { dueDat: "x", dueDate: "y" },
    pointer: "/dueDat",
    fields: ["BG-0"],
    patch: [],
  },
  {
    what: "a field that is near to none",
    rule: "ATW-INPUT-UNKNOWN",
    invoice: { colour: "red" },
    pointer: "/colour",
    fields: ["BG-0"],
    patch: [],
  },
  {
    what: "an unknown field of an identifier",
    rule: "ATW-INPUT-UNKNOWN",
    invoice: { seller: { identifiers: [{ valu: "1" }] } },
    pointer: "/seller/identifiers/0/valu",
    fields: ["BT-29"],
    patch: [],
  },
  { what: "a rule that takes a decision", rule: "BR-02", invoice: {}, fields: ["BT-1"], patch: [] },
  { what: "a rule of sums, which are settled together", rule: "BR-CO-10", invoice: {}, fields: ["BT-106"], patch: [] },
  { what: "a rule that nobody knows", rule: "X", invoice: {}, patch: [] },
];

for (const { what, rule, invoice, pointer = "", fields = [], profile = "en16931", lang = "en", patch } of findings) {
  Deno.test(`${rule} is repaired ${patch.length === 0 ? "by nothing" : "mechanically"}: ${what}`, () => {
    const parsed = parseJson(JSON.stringify(invoice), { depth: 100, values: 1000 });
    assert.ok(!(parsed instanceof JsonFault));
    const tree = new JsonTree(parsed.root);
    assert.deepEqual(repairOf({ tree, rule, pointer, fields, profile, syntax: "ubl-invoice", lang }), patch);
  });
}
