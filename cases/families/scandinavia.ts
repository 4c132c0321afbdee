/** Cases of Peppol's rules for Norwegian and Swedish sellers, NO-R-* and SE-R-*. */
import { type Cases, drop, type Edit, onCreditNote, passes, set, type SyntaxCases } from "../case.ts";
import type { norway } from "../../engine/rules/national/norway.ts";
import type { sweden } from "../../engine/rules/national/sweden.ts";
import { at, besides, type Told, within } from "./scene.ts";

const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const vat = `${seller}/cac:PartyTaxScheme[1]/cbc:CompanyID`;
const other = `${seller}/cac:PartyTaxScheme[2]`;
const legal = `${seller}/cac:PartyLegalEntity/cbc:CompanyID`;
const means = "cac:PaymentMeans[1]";
const account = `${means}/cac:PayeeFinancialAccount/cbc:ID`;
const abroad = passes("a seller elsewhere");

const norwegian: readonly Edit[] = [
  set(vat, "NO923609016MVA"),
  set(`${other}/cac:TaxScheme/cbc:ID`, "TAX"),
  set(`${other}/cbc:CompanyID`, "Foretaksregisteret"),
];

export const norwayCases = {
  "NO-R-001": {
    ubl: besides(
      within(
        norwegian,
        at(`/Invoice/${vat}`, [
          ["another check digit", set(vat, "NO923609017MVA")],
          ["no MVA", set(vat, "NO923609016")],
          ["spaces", set(vat, "NO 923 609 016 MVA")],
        ], [["a number of the register"]]),
      ),
      abroad,
      passes(
        "a seller that is Norwegian by address alone",
        drop(`${seller}/cac:PartyTaxScheme[1]`),
        drop("cac:TaxRepresentativeParty"),
        set(`${seller}/${country}`, "NO"),
      ),
    ),
  },
  "NO-R-002": {
    ubl: besides(
      within(
        norwegian,
        at(`/Invoice/${other}/cbc:CompanyID`, [
          ["another word", set(`${other}/cbc:CompanyID`, "Register")],
          ["small letters", set(`${other}/cbc:CompanyID`, "foretaksregisteret")],
        ], [["the word with space around it", set(`${other}/cbc:CompanyID`, " Foretaksregisteret ")]]),
      ),
      onCreditNote(abroad),
    ),
  },
} as const satisfies Readonly<Record<keyof typeof norway, Cases>>;

const swedish: readonly Edit[] = [
  set(`${seller}/${country}`, "SE"),
  set(vat, "SE556677889901"),
  set(legal, "5566778899"),
  set(`${other}/cac:TaxScheme/cbc:ID`, "TAX"),
  set(`${other}/cbc:CompanyID`, "Godkänd för F-skatt"),
];

function giro(name: string): readonly Edit[] {
  return [
    ...swedish,
    set(`${means}/cbc:PaymentMeansCode`, "30"),
    set(account, "1234567"),
    set(`${means}/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID`, name),
  ];
}

const PLUSGIRO = giro("SE:PLUSGIRO");
const BANKGIRO = giro("SE:BANKGIRO");
const rate = "cac:AllowanceCharge[1]/cac:TaxCategory/cbc:Percent";

export const swedenCases = {
  "SE-R-001": inSweden(vat, [["a digit too few", set(vat, "SE55667788990")]], [[
    "14 characters",
    set(vat, " SE556677889901 "),
  ]]),
  "SE-R-002": inSweden(vat, [["a hyphen", set(vat, "SE556677-88990")]], [
    ["digits"],
    ["an exponent, which the official rule takes for a number", set(vat, "SE55667788e901")],
  ]),
  "SE-R-003": inSweden(legal, [["a hyphen", set(legal, "556677-889")]], [
    ["digits"],
    ["digits with white space around", set(legal, "\n  5566778899\t")],
    ["no registration", drop(legal)],
  ]),
  "SE-R-004": inSweden(legal, [["twelve digits", set(legal, "165566778899")]], [[
    "ten characters with space around",
    set(legal, " 5566778899 "),
  ]]),
  "SE-R-005": inSweden(`${other}/cbc:CompanyID`, [
    ["another text", set(`${other}/cbc:CompanyID`, "F-skatt")],
    [
      "of a registration that names no scheme",
      drop(`${other}/cac:TaxScheme`),
      set(`${other}/cbc:CompanyID`, "F-skatt"),
    ],
  ], [
    ["in capitals", set(`${other}/cbc:CompanyID`, "GODKÄND FÖR F-SKATT")],
    ["without a legal registration", drop(legal), set(`${other}/cbc:CompanyID`, "F-skatt")],
  ]),
  "SE-R-006": inSweden(rate, [["a rate of elsewhere", set(rate, "19")], [
    "another form of a rate of elsewhere",
    set(rate, "24.00"),
  ]], [
    ["a Swedish rate"],
    ["the same in another form", set(rate, "6.0")],
    ["the same with white space around", set(rate, "\n 25 ")],
    ["a seller with a VAT number of elsewhere", set(vat, "DE900000119"), set(rate, "19")],
  ]),
  "SE-R-007": onAccount(PLUSGIRO, [["a hyphen", set(account, "12345-6")]], [["digits"], [
    "the other giro",
    ...BANKGIRO,
    set(account, "123-4567"),
  ]]),
  "SE-R-008": onAccount(BANKGIRO, [["a hyphen", set(account, "123-456")]], [["digits"], [
    "another means of payment",
    set(`${means}/cbc:PaymentMeansCode`, "58"),
    set(account, "x"),
  ]]),
  "SE-R-009": onAccount(
    BANKGIRO,
    [["six digits", set(account, "123456")], ["nine digits", set(account, "123456789")]],
    [
      ["seven digits"],
      ["eight digits", set(account, "12345678")],
    ],
  ),
  "SE-R-010": onAccount(PLUSGIRO, [["one digit", set(account, "1")], ["nine digits", set(account, "123456789")]], [
    ["two digits", set(account, "12")],
    ["eight digits", set(account, "12345678")],
  ]),
  "SE-R-011": {
    ubl: within(
      swedish,
      at(`/Invoice/${means}`, [
        ["code 50", set(`${means}/cbc:PaymentMeansCode`, "50")],
        ["code 56", set(`${means}/cbc:PaymentMeansCode`, "56")],
      ], [["code 30", set(`${means}/cbc:PaymentMeansCode`, "30")]]),
    ),
  },
  "SE-R-012": {
    ubl: besides(
      within(
        [...swedish, set(`${buyer}/${country}`, "SE")],
        at(`/Invoice/${means}`, [
          ["code 31", set(`${means}/cbc:PaymentMeansCode`, "31")],
        ], [["code 30", set(`${means}/cbc:PaymentMeansCode`, "30")]]),
      ),
      passes("a buyer elsewhere", ...swedish, set(`${means}/cbc:PaymentMeansCode`, "31")),
    ),
  },
  "SE-R-013": inSweden(legal, [["another check digit", set(legal, "5566778890")], [
    "nine digits",
    set(legal, "556677889"),
  ]], [
    ["a number of the register"],
    ["more digits behind a good number", set(legal, "55667788991")],
  ]),
} as const satisfies Readonly<Record<keyof typeof sweden, Cases>>;

function inSweden(place: string, failing: readonly [Told, ...Told[]], passing: readonly [Told, ...Told[]]): Cases {
  return { ubl: besides(within(swedish, at(`/Invoice/${place}`, failing, passing)), onCreditNote(abroad)) };
}

function onAccount(
  scene: readonly Edit[],
  failing: readonly [Told, ...Told[]],
  passing: readonly [Told, ...Told[]],
): Cases {
  const cases: SyntaxCases = within(scene, at(`/Invoice/${account}`, failing, passing));
  return { ubl: besides(cases, abroad) };
}
