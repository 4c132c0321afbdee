/** Cases of Peppol's rules for Danish sellers and buyers, DK-R-*. */
import {
  add,
  attribute,
  type Cases,
  drop,
  type Edit,
  fails,
  onCreditNote,
  type Pass,
  passes,
  repairedBy,
  set,
} from "../case.ts";
import type { denmark } from "../../engine/rules/national/denmark.ts";
import { at, besides, type Told, within } from "./scene.ts";

const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const legal = "cac:PartyLegalEntity/cbc:CompanyID";
const means = "cac:PaymentMeans[1]";
const account = `${means}/cac:PayeeFinancialAccount`;
const branch = `${account}/cac:FinancialInstitutionBranch/cbc:ID`;
const line = "cac:InvoiceLine[1]";
const unspsc = `${line}/cac:Item/cac:CommodityClassification[1]/cbc:ItemClassificationCode`;

/** Seller and buyer in Denmark, with what Danish rules want of both. */
const sellerAlone: readonly Edit[] = [
  set(`${seller}/${country}`, "DK"),
  set(`${seller}/${legal}`, "12345674"),
  attribute(`${seller}/${legal}`, "schemeID", "0184"),
];
const danish: readonly Edit[] = [
  ...sellerAlone,
  set(`${buyer}/${country}`, "DK"),
  set(`${buyer}/${legal}`, "12345674"),
  attribute(`${buyer}/${legal}`, "schemeID", "0184"),
  attribute(`${seller}/cac:PartyIdentification[1]/cbc:ID`, "schemeID", "0060"),
  attribute(unspsc, "listVersionID", "26.08.01"),
  attribute(
    "cac:InvoiceLine[2]/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode",
    "listVersionID",
    "26.08.01",
  ),
];
const abroad = passes("a seller elsewhere");

function classified(edition: string): string {
  const code = `<cbc:ItemClassificationCode listID="TST" listVersionID="${edition}">1</cbc:ItemClassificationCode>`;
  return `<cac:CommodityClassification>${code}</cac:CommodityClassification>`;
}

/** Payment means of a code, with remittance information and account. */
function paying(code: string, id: string, iban: string): readonly Edit[] {
  return [
    set(`${means}/cbc:PaymentMeansCode`, code),
    set(`${means}/cbc:PaymentID`, id),
    set(`${account}/cbc:ID`, iban),
  ];
}

const giro = paying("50", "04#1234567890123456", "1234567");
const creditor = paying("93", "71#123456789012345", "12345678");

function mandated(content: string): Edit {
  return add(means, `<cac:PaymentMandate>${content}</cac:PaymentMandate>`);
}

const debited = "<cac:PayerFinancialAccount><cbc:ID>DK1</cbc:ID></cac:PayerFinancialAccount>";
const direct = set(`${means}/cbc:PaymentMeansCode`, "49");
const reason = "cac:AllowanceCharge[2]/cbc:AllowanceChargeReason";
const tax = set("cac:AllowanceCharge[2]/cbc:AllowanceChargeReasonCode", "ZZZ");

export const denmarkCases = {
  "DK-R-002": {
    ubl: besides(
      within(
        sellerAlone,
        at("/Invoice", [
          ["no legal registration", drop(`${seller}/${legal}`)],
          ["a blank one", set(`${seller}/${legal}`, " ")],
        ], [["a CVR number"]]),
      ),
      abroad,
      passes("a seller elsewhere without a legal registration", drop(`${seller}/${legal}`)),
    ),
  },
  "DK-R-003": {
    ubl: besides(
      within(
        danish,
        at(`/Invoice/${unspsc}`, [
          ["another edition", attribute(unspsc, "listVersionID", "20")],
          ["no edition", attribute(unspsc, "listVersionID")],
        ], [
          ["an edition written in another way", attribute(unspsc, "listVersionID", "19.0501")],
          ["another list", attribute(unspsc, "listVersionID", "20"), attribute(unspsc, "listID", "STI")],
          ["a second code of another edition", add(`${line}/cac:Item`, classified("20"))],
          [
            "a line of the other document",
            add("", `<cac:CreditNoteLine><cac:Item>${classified("20")}</cac:Item></cac:CreditNoteLine>`),
          ],
        ]),
      ),
      onCreditNote(abroad),
    ),
  },
  "DK-R-004": {
    ubl: besides(
      within(
        [...danish, tax],
        at(`/Invoice/${reason}`, [
          ["words", set(reason, "Electricity tax")],
          ["a number of three digits", set(reason, "020")],
          ["# at the end", set(reason, "0020#")],
          ["a number below zero", set(reason, "-123")],
          ["a number above 9999 in four characters", set(reason, "9e99")],
          ["# at the beginning", set(reason, "#Electricity tax")],
        ], [
          ["four digits", set(reason, "0020")],
          ["four digits with white space around", set(reason, " 0020\n")],
          ["the lowest number", set(reason, "0000")],
          ["the highest number", set(reason, "9999")],
          ["number and name", set(reason, "0020#Electricity tax")],
          [
            "another code",
            set("cac:AllowanceCharge[2]/cbc:AllowanceChargeReasonCode", "FC"),
            set(reason, "Electricity tax"),
          ],
        ]),
      ),
      passes("a buyer elsewhere", ...danish, tax, set(reason, "Electricity tax"), set(`${buyer}/${country}`, "SE")),
    ),
  },
  "DK-R-005": {
    ubl: besides(
      within(
        danish,
        at(`/Invoice/${means}/cbc:PaymentMeansCode`, [
          ["another means", set(`${means}/cbc:PaymentMeansCode`, "30")],
          ["a blank one", set(`${means}/cbc:PaymentMeansCode`, "")],
        ], [
          ["a SEPA transfer"],
          [
            "two neighbours of the list, which the official rule takes for one",
            set(`${means}/cbc:PaymentMeansCode`, "48 49"),
          ],
        ]),
      ),
      ...unpaid(set(`${means}/cbc:PaymentMeansCode`, "30")),
    ),
  },
  "DK-R-006": {
    ubl: besides(
      within(
        [...danish, set(`${means}/cbc:PaymentMeansCode`, "42")],
        at(`/Invoice/${means}`, [
          ["no account", drop(`${account}/cbc:ID`)],
          ["no bank", drop(branch)],
          ["a blank bank, code 31", set(`${means}/cbc:PaymentMeansCode`, "31"), set(branch, " ")],
        ], [["both"], ["another means without a bank", set(`${means}/cbc:PaymentMeansCode`, "58"), drop(branch)]]),
      ),
      ...unpaid(set(`${means}/cbc:PaymentMeansCode`, "42"), drop(branch)),
    ),
  },
  "DK-R-007": {
    ubl: besides(
      within([...danish, direct], {
        fail: [
          repairedBy(
            fails("no mandate", `/Invoice/${means}`),
            drop(`${account}/cbc:Name`),
            mandated(`<cbc:ID>M-1</cbc:ID>${debited}`),
          ),
          fails("no account", `/Invoice/${means}`, mandated("<cbc:ID>M-1</cbc:ID>")),
          fails("no id", `/Invoice/${means}`, mandated(debited)),
        ],
        pass: [passes("both", mandated(`<cbc:ID>M-1</cbc:ID>${debited}`))],
      }),
      ...unpaid(direct),
    ),
  },
  "DK-R-008": {
    ubl: besides(
      within(
        [...danish, ...giro],
        at(`/Invoice/${means}`, [
          ["another kind of card", set(`${means}/cbc:PaymentID`, "71#1234567890123456")],
          ["six digits", set(`${account}/cbc:ID`, "123456")],
          ["no remittance information", drop(`${means}/cbc:PaymentID`)],
        ], [["a payment slip"], ["eight digits", set(`${account}/cbc:ID`, "12345678")]]),
      ),
      ...unpaid(...paying("50", "71#1234567890123456", "1234567")),
    ),
  },
  "DK-R-009": {
    ubl: besides(
      within(
        [...danish, ...giro],
        at(`/Invoice/${means}/cbc:PaymentID`, [
          ["a digit too few", set(`${means}/cbc:PaymentID`, "04#123456789012345")],
          ["a digit too many", set(`${means}/cbc:PaymentID`, "15#12345678901234567")],
        ], [["19 characters"], ["kind 01, of any length", set(`${means}/cbc:PaymentID`, "01#1")]]),
      ),
      ...unpaid(...paying("50", "04#1", "1234567")),
    ),
  },
  "DK-R-010": {
    ubl: besides(
      within(
        [...danish, ...creditor],
        at(`/Invoice/${means}`, [
          ["another kind of card", set(`${means}/cbc:PaymentID`, "04#123456789012345")],
          ["seven digits", set(`${account}/cbc:ID`, "1234567")],
        ], [["a payment slip"], ["eight characters of any kind", set(`${account}/cbc:ID`, "ABCDEFGH")]]),
      ),
      ...unpaid(...paying("93", "04#123456789012345", "12345678")),
    ),
  },
  "DK-R-011": {
    ubl: besides(
      within(
        [...danish, ...creditor],
        at(`/Invoice/${means}/cbc:PaymentID`, [
          ["17 characters", set(`${means}/cbc:PaymentID`, "71#12345678901234")],
          ["20 characters", set(`${means}/cbc:PaymentID`, "75#12345678901234567")],
        ], [["18 characters"], ["kind 73, of any length", set(`${means}/cbc:PaymentID`, "73#1")]]),
      ),
      ...unpaid(...paying("93", "71#1", "12345678")),
    ),
  },
  "DK-R-013": {
    ubl: besides(
      within(
        danish,
        at(`/Invoice/${seller}/cac:PartyIdentification[1]/cbc:ID`, [
          ["no scheme", attribute(`${seller}/cac:PartyIdentification[1]/cbc:ID`, "schemeID")],
        ], [["schemes"], ["an identification without an id", drop(`${seller}/cac:PartyIdentification[1]/cbc:ID`)]]),
      ),
      passes(
        "a buyer elsewhere",
        ...danish,
        set(`${buyer}/${country}`, "SE"),
        attribute(`${seller}/cac:PartyIdentification[1]/cbc:ID`, "schemeID"),
      ),
    ),
  },
  "DK-R-014": registered(seller, set(`${seller}/${country}`, "SE")),
  "DK-R-016": {
    ubl: {
      fail: [
        onCreditNote(
          fails(
            "below zero",
            "/CreditNote/cac:LegalMonetaryTotal/cbc:PayableAmount",
            ...inCreditNote(),
            set("cac:LegalMonetaryTotal/cbc:PayableAmount", "-0.01"),
          ),
        ),
        onCreditNote(
          fails(
            "below zero with white space around",
            "/CreditNote/cac:LegalMonetaryTotal/cbc:PayableAmount",
            ...inCreditNote(),
            set("cac:LegalMonetaryTotal/cbc:PayableAmount", " -0.01\n"),
          ),
        ),
      ],
      pass: [
        onCreditNote(passes("zero", ...inCreditNote(), set("cac:LegalMonetaryTotal/cbc:PayableAmount", "-0.00"))),
        onCreditNote(passes("no number", ...inCreditNote(), set("cac:LegalMonetaryTotal/cbc:PayableAmount", "x"))),
        onCreditNote(
          passes(
            "a buyer elsewhere",
            set(`${seller}/${country}`, "DK"),
            set("cac:LegalMonetaryTotal/cbc:PayableAmount", "-0.01"),
          ),
        ),
        passes("an invoice", ...danish, set("cac:LegalMonetaryTotal/cbc:PayableAmount", "-0.01")),
      ],
    },
  },
  "DK-R-017": registered(buyer, set(`${seller}/${country}`, "SE"), set(`${buyer}/${country}`, "DK")),
} as const satisfies Readonly<Record<keyof typeof denmark, Cases>>;

function inCreditNote(): readonly Edit[] {
  return [set(`${seller}/${country}`, "DK"), set(`${buyer}/${country}`, "DK")];
}

/** A breach that only payment instructions of invoices between Danish parties can have. */
function unpaid(...breach: readonly Edit[]): readonly Pass[] {
  return [
    passes("a buyer elsewhere", ...danish, ...breach, set(`${buyer}/${country}`, "SE")),
    passes("a seller elsewhere", ...danish, ...breach, set(`${seller}/${country}`, "SE")),
    onCreditNote(passes("a credit note", ...inCreditNote(), ...breach)),
  ];
}

/** The scheme of a legal registration. */
function registered(party: string, ...abroad: readonly Edit[]): Cases {
  const id = `${party}/${legal}`;
  const failing: readonly [Told, Told] = [
    ["another register", attribute(id, "schemeID", "0002")],
    ["no register", attribute(id, "schemeID")],
  ];
  return {
    ubl: besides(
      within(
        danish,
        at(`/Invoice/${id}`, failing, [
          ["the company register", attribute(id, "schemeID", " 0184 ")],
          ["no registration at all", drop(id)],
        ]),
      ),
      passes("another register where the rule is not asked", ...danish, ...abroad, attribute(id, "schemeID", "0002")),
    ),
  };
}
