/** Cases of Peppol's national rules but the German ones: GR-R, GR-S, IS-R, IT-R, NL-R. */
import {
  add,
  attribute,
  type Cases,
  drop,
  type Edit,
  type Fail,
  fails,
  onCreditNote,
  type Pass,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import type { greece } from "../../engine/rules/national/greece.ts";
import type { iceland } from "../../engine/rules/national/iceland.ts";
import type { italy } from "../../engine/rules/national/italy.ts";
import type { netherlands } from "../../engine/rules/national/netherlands.ts";

const supplier = "cac:AccountingSupplierParty";
const customer = "cac:AccountingCustomerParty";
const representative = "cac:TaxRepresentativeParty";
const seller = `${supplier}/cac:Party`;
const buyer = `${customer}/cac:Party`;
const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const vat = "cac:PartyTaxScheme[1]/cbc:CompanyID";
/** The buyer has one alone. */
const buyerVat = `${buyer}/cac:PartyTaxScheme/cbc:CompanyID`;
const legal = "cac:PartyLegalEntity/cbc:CompanyID";
const means = "cac:PaymentMeans";

function document(description: string, id: string, url = ""): Edit {
  const attached = url === ""
    ? ""
    : `<cac:Attachment><cac:ExternalReference><cbc:URI>${url}</cbc:URI></cac:ExternalReference></cac:Attachment>`;
  return add(
    "",
    `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentDescription>${description}` +
      `</cbc:DocumentDescription>${attached}</cac:AdditionalDocumentReference>`,
  );
}

/** The document that was added to the three of the base invoice. */
const added = "cac:AdditionalDocumentReference[4]";

/** A rule's cases, told for the sellers that it is for. */
function of(edits: readonly Edit[], { fail, pass }: SyntaxCases, elsewhere: readonly Pass[] = []): Cases {
  const [first, ...more] = fail;
  const here = <T extends Pass>(it: T): T => ({ ...it, edits: [...edits, ...it.edits] });
  const failing = (it: Fail): Fail => {
    const { repaired, ...moved } = here(it);
    return repaired === undefined ? moved : repairedBy(moved, ...edits, ...repaired);
  };
  return {
    ubl: {
      fail: [failing(first), ...more.map(failing)],
      pass: [here(pass[0]), ...pass.slice(1).map(here), ...elsewhere],
    },
  };
}

const AFM = "999000412";
const MARK = "##M.AR.K##";
const URL = "##INVOICE|URL##";

/** The parts of a Greek invoice number of the base invoice's date. */
const PARTS: readonly string[] = [AFM, "30/09/2025", "0", "1.1", "A", "815"];

function numbered(parts: readonly string[]): Edit {
  return set("cbc:ID", parts.join("|"));
}

function withPart(number: 1 | 2 | 3 | 4 | 5 | 6, part: string): Edit {
  return numbered(PARTS.with(number - 1, part));
}

function greekParty(party: string): readonly Edit[] {
  return [
    set(`${party}/${vat}`, `EL${AFM}`),
    set(`${party}/${country}`, "GR"),
    attribute(`${party}/cbc:EndpointID`, "schemeID", "9933"),
    set(`${party}/cbc:EndpointID`, AFM),
  ];
}

const mark = document(MARK, "400001234567890");
const link = document(URL, "815", "https://example.gr/815");
const greekSeller = [...greekParty(seller), numbered(PARTS)] as const;
const greekBuyer = greekParty(buyer);
const greekBoth = [...greekSeller, ...greekBuyer] as const;

const secondVat = add(
  seller,
  "<cac:PartyTaxScheme><cbc:CompanyID>FR40303265045</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>",
);

/** The seller's Greek VAT identifier counts, and not the address. */
const german = set(`${seller}/${vat}`, "DE900000119");
const withDanishNumber = set(`${seller}/${vat}`, "DK12345678");
/** No VAT identifier of the seller, so that the representative's counts. */
const bySelf = [
  drop(`${seller}/cac:PartyTaxScheme[1]`),
  set(`${representative}/cac:PartyTaxScheme/cbc:CompanyID`, `EL${AFM}`),
];
/** No VAT identifier at all, so that the address counts. */
const byAddress = [drop(`${seller}/cac:PartyTaxScheme[1]`), drop(`${representative}/cac:PartyTaxScheme`)];

const greekCases = {
  "GR-R-001-1": greekNumber(
    [
      ["five parts", numbered(PARTS.slice(0, 5))],
      ["seven parts", numbered([...PARTS, ""])],
      ["an ordinary number", set("cbc:ID", "2025-0417")],
      ["no number", set("cbc:ID", "")],
    ],
    [
      ["six empty parts", set("cbc:ID", "|||||")],
      ["two VAT identifiers of the seller, which then is from nowhere", set("cbc:ID", "2025"), secondVat],
    ],
  ),
  "GR-R-001-2": greekNumber(
    [
      ["another check digit", withPart(1, "999000413")],
      ["ten digits", withPart(1, "9990004121")],
      ["the prefix in front", withPart(1, `EL${AFM}`)],
      ["another Greek tax number", withPart(1, "999000424")],
      ["space in front", withPart(1, ` ${AFM}`)],
    ],
    [
      ["the tax representative's number", withPart(1, AFM), ...bySelf],
      ["one part alone", set("cbc:ID", AFM)],
      ["a longer identifier of the seller", set(`${seller}/${vat}`, `EL${AFM}99`)],
    ],
  ),
  "GR-R-001-3": greekNumber(
    [
      ["another day", withPart(2, "29/09/2025")],
      ["another month", withPart(2, "30/08/2025")],
      ["another year", withPart(2, "30/09/2024")],
      ["the order of BT-2", withPart(2, "2025-09-30")],
      ["hyphens", withPart(2, "30-09-2025")],
      ["no zero in front of the month", withPart(2, "30/9/2025")],
      ["nothing", withPart(2, "")],
    ],
    [["another issue date", set("cbc:IssueDate", "2025-10-01"), withPart(2, "01/10/2025")]],
  ),
  "GR-R-001-4": greekNumber(
    [["a minus sign", withPart(3, "-1")], ["a letter", withPart(3, "A")], ["nothing", withPart(3, "")]],
    [
      ["a larger number", withPart(3, "17")],
      ["a number with space around it", withPart(3, " 7 ")],
      ["zero with a minus sign", withPart(3, "-0")],
    ],
  ),
  "GR-R-001-5": greekNumber(
    [["another type", withPart(4, "1.2")], ["space behind the type", withPart(4, "1.1 ")], [
      "nothing",
      withPart(4, ""),
    ]],
    [["a credit note's type", withPart(4, "5.1")]],
  ),
  "GR-R-001-6": greekNumber(
    [["nothing", withPart(5, "")], ["four parts", numbered(PARTS.slice(0, 4))]],
    [["a space", withPart(5, " ")]],
  ),
  "GR-R-001-7": greekNumber(
    [["nothing", withPart(6, "")], ["five parts", numbered(PARTS.slice(0, 5))]],
    [["a space", withPart(6, " ")]],
  ),
  "GR-R-002": of(greekSeller, {
    fail: [
      fails("no trading name", `/Invoice/${supplier}`, drop(`${seller}/cac:PartyName`)),
      fails("an empty trading name", `/Invoice/${supplier}`, set(`${seller}/cac:PartyName/cbc:Name`, "")),
      fails(
        "no trading name, and a Greek tax representative",
        `/Invoice/${supplier}`,
        ...bySelf,
        drop(`${seller}/cac:PartyName`),
      ),
      fails(
        "no trading name, and an address alone",
        `/Invoice/${supplier}`,
        ...byAddress,
        drop(`${seller}/cac:PartyName`),
      ),
    ],
    pass: [
      passes("a trading name"),
      passes("a space for a name", set(`${seller}/cac:PartyName/cbc:Name`, " ")),
      passes("no trading name of a seller with a German VAT identifier", german, drop(`${seller}/cac:PartyName`)),
    ],
  }),
  "GR-R-003": of(greekSeller, {
    fail: [
      fails("another check digit", `/Invoice/${seller}/${vat}`, set(`${seller}/${vat}`, "EL999000413")),
      fails("the prefix GR", `/Invoice/${seller}/${vat}`, set(`${seller}/${vat}`, `GR${AFM}`)),
      fails("the prefix in lower case", `/Invoice/${seller}/${vat}`, set(`${seller}/${vat}`, `el${AFM}`)),
      fails("eight digits", `/Invoice/${seller}/${vat}`, set(`${seller}/${vat}`, "EL99900041")),
    ],
    pass: [
      passes("a VAT identifier"),
      passes("more behind nine digits", set(`${seller}/${vat}`, `EL${AFM}X`)),
      passes("another tax scheme", ...byAddress),
    ],
  }),
  "GR-R-004-1": of(greekSeller, {
    fail: [
      fails("no reference", "/Invoice", link),
      fails("two references", "/Invoice", mark, mark),
      fails("a description with space behind it", "/Invoice", document(`${MARK} `, "1")),
      onCreditNote(fails("no reference in a credit note", "/CreditNote")),
    ],
    pass: [
      passes("one reference", mark),
      passes("an address abroad", set(`${seller}/${country}`, "CY")),
      passes("the other code for the country of the address", set(`${seller}/${country}`, "EL")),
    ],
  }),
  "GR-R-004-2": of(greekSeller, {
    fail: [
      fails("a zero in front", `/Invoice/${added}/cbc:ID`, document(MARK, "0400001234567890")),
      fails("a letter", `/Invoice/${added}/cbc:ID`, document(MARK, "MARK 4")),
      fails("nothing", `/Invoice/${added}/cbc:ID`, document(MARK, "")),
    ],
    pass: [
      passes("a number", mark),
      passes("a letter behind the first digit", document(MARK, "4X")),
      passes("another document", document("MARK", "0")),
      passes("an address abroad", document(MARK, "0"), set(`${seller}/${country}`, "CY")),
    ],
  }),
  "GR-R-005": of(greekSeller, {
    fail: [
      fails("no trading name", `/Invoice/${customer}`, drop(`${buyer}/cac:PartyName`)),
      fails("an empty trading name", `/Invoice/${customer}`, set(`${buyer}/cac:PartyName/cbc:Name`, "")),
    ],
    pass: [
      passes("a trading name"),
      passes("no trading name for a German seller", german, drop(`${buyer}/cac:PartyName`)),
    ],
  }),
  "GR-R-006": of(greekBoth, {
    fail: [
      fails("another check digit", `/Invoice/${buyerVat}`, set(buyerVat, "EL999000413")),
      fails("the prefix GR", `/Invoice/${buyerVat}`, set(buyerVat, `GR${AFM}`)),
      fails("no VAT identifier", `/Invoice/${customer}`, drop(`${buyer}/cac:PartyTaxScheme`)),
    ],
    pass: [
      passes("a VAT identifier"),
      passes("a Cypriot buyer", set(buyerVat, "CY99000412L")),
      passes("a German seller", german, set(buyerVat, "EL999000413")),
    ],
  }),
  "GR-R-008-2": of(greekSeller, {
    fail: [fails("two such documents", "/Invoice", link, link)],
    pass: [
      passes("one such document", link),
      passes("no such document"),
      passes("two, and an address abroad", link, link, set(`${seller}/${country}`, "CY")),
    ],
  }),
  "GR-R-008-3": of(greekSeller, {
    fail: [
      fails("no address", `/Invoice/${added}`, document(URL, "815")),
      fails("an empty address", `/Invoice/${added}`, document(URL, "815", " ")),
      fails(
        "no address, and a seller abroad",
        `/Invoice/${added}`,
        document(URL, "815"),
        set(`${seller}/${country}`, "CY"),
      ),
    ],
    pass: [
      passes("an address", link),
      passes("another document", document("URL", "815")),
      passes("a German seller", german, document(URL, "815")),
    ],
  }),
  "GR-R-009": of(greekSeller, {
    fail: [
      fails(
        "another scheme",
        `/Invoice/${seller}/cbc:EndpointID`,
        attribute(`${seller}/cbc:EndpointID`, "schemeID", "0088"),
      ),
      fails("the prefix in front", `/Invoice/${seller}/cbc:EndpointID`, set(`${seller}/cbc:EndpointID`, `EL${AFM}`)),
      fails("another check digit", `/Invoice/${seller}/cbc:EndpointID`, set(`${seller}/cbc:EndpointID`, "999000413")),
      fails("no number", `/Invoice/${seller}/cbc:EndpointID`, set(`${seller}/cbc:EndpointID`, "")),
    ],
    pass: [
      passes("a tax number"),
      passes("more behind nine digits", set(`${seller}/cbc:EndpointID`, `${AFM}X`)),
      passes("no electronic address", drop(`${seller}/cbc:EndpointID`)),
      passes(
        "a seller abroad with a Greek tax representative",
        ...bySelf,
        set(`${seller}/${country}`, "CY"),
        set(`${seller}/cbc:EndpointID`, "1"),
      ),
    ],
  }),
  "GR-R-010": of(greekBoth, {
    fail: [
      fails(
        "another scheme",
        `/Invoice/${buyer}/cbc:EndpointID`,
        attribute(`${buyer}/cbc:EndpointID`, "schemeID", "0204"),
      ),
      fails("another check digit", `/Invoice/${buyer}/cbc:EndpointID`, set(`${buyer}/cbc:EndpointID`, "999000413")),
      fails(
        "the address tells the country",
        `/Invoice/${buyer}/cbc:EndpointID`,
        drop(`${buyer}/cac:PartyTaxScheme`),
        set(`${buyer}/cbc:EndpointID`, "1"),
      ),
    ],
    pass: [
      passes("a tax number"),
      passes("a German seller", german, set(`${buyer}/cbc:EndpointID`, "1")),
    ],
  }),
  "GR-S-008-1": of(greekSeller, {
    fail: [
      fails("no such document", "/Invoice"),
      fails("two such documents", "/Invoice", link, link),
      fails("another description", "/Invoice", document("##INVOICE URL##", "815")),
    ],
    pass: [passes("one such document", link), passes("an address abroad", set(`${seller}/${country}`, "CY"))],
  }),
  "GR-S-011": of(greekSeller, {
    fail: [
      fails("another check digit", `/Invoice/${seller}/${vat}`, set(`${seller}/${vat}`, "EL999000413")),
      fails("no VAT identifier of its own", `/Invoice/${supplier}`, ...bySelf),
    ],
    pass: [passes("a VAT identifier"), passes("a German seller", german)],
  }),
} as const satisfies Readonly<Record<keyof typeof greece, Cases>>;

/** Numbers that fail or pass for a Greek seller; none is judged for another one. */
function greekNumber(
  bad: readonly [Example, ...Example[]],
  good: readonly [Example, ...Example[]],
): Cases {
  const [[why, ...edits], ...more] = bad;
  const failing = (because: string, ...by: readonly Edit[]): Fail => fails(because, "/Invoice/cbc:ID", ...by);
  return of(greekSeller, {
    fail: [failing(why, ...edits), ...more.map(([because, ...by]) => failing(because, ...by))],
    pass: [
      passes("a number of six parts"),
      ...good.map(([because, ...by]) => passes(because, ...by)),
      passes("an ordinary number of a German seller", german, set("cbc:ID", "2025")),
    ],
  });
}

type Example = readonly [why: string, ...edits: Edit[]];

const icelandicSeller = [
  set(`${seller}/${country}`, "IS"),
  attribute(`${seller}/${legal}`, "schemeID", "0196"),
] as const;
const icelandicBoth = [
  ...icelandicSeller,
  set(`${buyer}/${country}`, "IS"),
  attribute(`${buyer}/${legal}`, "schemeID", "0196"),
] as const;
const final = (date: string) => document("EINDAGI", date);
const inGermany = set(`${seller}/${country}`, "DE");

const icelandicCases = {
  "IS-R-001": of(icelandicSeller, {
    fail: [
      fails("a corrected invoice", "/Invoice", set("cbc:InvoiceTypeCode", "384")),
      fails("two codes", "/Invoice", set("cbc:InvoiceTypeCode", "380 381")),
      fails("no code", "/Invoice", drop("cbc:InvoiceTypeCode")),
      onCreditNote(fails("another credit note", "/CreditNote", set("cbc:CreditNoteTypeCode", "396"))),
    ],
    pass: [
      passes("an invoice"),
      passes("a code with space around it", set("cbc:InvoiceTypeCode", " 380\n")),
      passes("a credit note's code in an invoice", set("cbc:InvoiceTypeCode", "381")),
      onCreditNote(passes("a credit note")),
      passes("a German seller", inGermany, set("cbc:InvoiceTypeCode", "384")),
      passes("a country with space around it", set(`${seller}/${country}`, " IS "), set("cbc:InvoiceTypeCode", "384")),
    ],
  }),
  "IS-R-002": of(icelandicSeller, {
    fail: [
      fails("another scheme", "/Invoice", attribute(`${seller}/${legal}`, "schemeID", "0199")),
      fails("no scheme", "/Invoice", attribute(`${seller}/${legal}`, "schemeID")),
      fails("no number", "/Invoice", drop(`${seller}/${legal}`)),
    ],
    pass: [
      passes("an identity number"),
      passes("a number with nothing in it", set(`${seller}/${legal}`, "")),
      passes("a German seller", inGermany, drop(`${seller}/${legal}`)),
    ],
  }),
  "IS-R-003": inAddress(icelandicSeller, seller, ["cbc:StreetName", "cbc:PostalZone"], "/Invoice", [
    passes("a German seller", inGermany, drop(`${seller}/cac:PostalAddress/cbc:StreetName`)),
    passes("no city", ...icelandicSeller, drop(`${seller}/cac:PostalAddress/cbc:CityName`)),
  ]),
  "IS-R-004": of(icelandicBoth, {
    fail: [
      fails("another scheme", `/Invoice/${customer}`, attribute(`${buyer}/${legal}`, "schemeID", "0060")),
      fails("no number", `/Invoice/${customer}`, drop(`${buyer}/${legal}`)),
    ],
    pass: [
      passes("an identity number"),
      passes("a German buyer", set(`${buyer}/${country}`, "DE"), drop(`${buyer}/${legal}`)),
      passes("a German seller", inGermany, drop(`${buyer}/${legal}`)),
    ],
  }),
  "IS-R-005": inAddress(icelandicBoth, buyer, ["cbc:StreetName", "cbc:PostalZone"], `/Invoice/${customer}`, [
    passes("a German buyer", ...icelandicSeller, drop(`${buyer}/cac:PostalAddress/cbc:StreetName`)),
  ]),
  "IS-R-006": icelandicAccount("9"),
  "IS-R-007": icelandicAccount("42"),
  "IS-R-008": of(icelandicSeller, {
    fail: [
      fails("Icelandic order", "/Invoice", final("15.12.2025")),
      fails("a day that does not exist", "/Invoice", final("2025-11-31")),
      fails("space behind the date", "/Invoice", final("2025-12-15 ")),
      fails("nothing", "/Invoice", final("")),
    ],
    pass: [
      passes("a date", final("2025-12-15")),
      passes("no final date"),
      passes("another description", document("Eindagi", "soon")),
      passes("a German seller", inGermany, final("soon")),
    ],
  }),
  "IS-R-009": of(icelandicSeller, {
    fail: [
      repairedBy(
        fails("a final date alone", "/Invoice", drop("cbc:DueDate"), final("2025-12-15")),
        final("2025-12-15"),
      ),
      onCreditNote(
        fails("a final date in a credit note, whose due date is elsewhere", "/CreditNote", final("2025-12-15")),
      ),
    ],
    pass: [
      passes("both dates", final("2025-12-15")),
      passes("neither", drop("cbc:DueDate")),
      passes("an empty due date", set("cbc:DueDate", ""), final("2025-12-15")),
    ],
  }),
  "IS-R-010": of(icelandicSeller, {
    fail: [
      fails("a final date a day before", "/Invoice", final("2025-10-29")),
      fails("no due date", "/Invoice", drop("cbc:DueDate"), final("2025-12-15")),
      fails("a text that is before", "/Invoice", final("15.12.2025")),
    ],
    pass: [
      passes("the same day", final("2025-10-30")),
      passes("a later day", final("2025-12-15")),
      passes("a text that is after", final("soon")),
      passes("no final date"),
    ],
  }),
} as const satisfies Readonly<Record<keyof typeof iceland, Cases>>;

function icelandicAccount(code: string): Cases {
  const [first, second] = [`${means}[1]`, `${means}[2]`];
  const pay = set(`${first}/cbc:PaymentMeansCode`, code);
  const account = `${first}/cac:PayeeFinancialAccount/cbc:ID`;
  return of(icelandicSeller, {
    fail: [
      fails("an IBAN", "/Invoice", pay),
      fails("hyphens within", "/Invoice", pay, set(account, "0101-26-123456")),
      fails("no account", "/Invoice", pay, drop(`${first}/cac:PayeeFinancialAccount`)),
    ],
    pass: [
      passes("twelve digits", pay, set(account, "010126123456")),
      passes("twelve characters, one of which takes two units of UTF-16", pay, set(account, "01012612345😀")),
      passes("twelve digits with space around them", pay, set(account, " 010126123456\n")),
      passes("another way to pay", set(`${first}/cbc:PaymentMeansCode`, "30")),
      passes("a code with space around it", set(`${second}/cbc:PaymentMeansCode`, ` ${code}`)),
      passes("a German seller", inGermany, pay),
    ],
  });
}

/** The address must have each of some elements, whatever they hold. */
function inAddress(
  edits: readonly Edit[],
  party: string,
  names: readonly [string, ...string[]],
  at: string,
  elsewhere: readonly Pass[],
): Cases {
  const address = `${party}/cac:PostalAddress`;
  const without = (name: string): Fail => fails(`no ${name}`, at, drop(`${address}/${name}`));
  const [first, ...more] = names;
  return of(
    edits,
    {
      fail: [without(first), ...more.map(without)],
      pass: [
        passes("a full address"),
        ...names.map((name) => passes(`an empty ${name}`, set(`${address}/${name}`, ""))),
      ],
    },
    elsewhere,
  );
}

const italianSeller = [set(`${seller}/${vat}`, "IT09990004179")] as const;
const italianTax = `${seller}/cac:PartyTaxScheme[2]`;

const italianCases = {
  "IT-R-001": of(italianSeller, {
    fail: [
      fails("slashes", `/Invoice/${italianTax}`),
      fails("ten digits", `/Invoice/${italianTax}`, set(`${italianTax}/cbc:CompanyID`, "0999000417")),
      fails("seventeen characters", `/Invoice/${italianTax}`, set(`${italianTax}/cbc:CompanyID`, "TSTTST80A01H501X1")),
      fails("lower case", `/Invoice/${italianTax}`, set(`${italianTax}/cbc:CompanyID`, "tsttst80a01h501x")),
      fails("no number", `/Invoice/${italianTax}`, drop(`${italianTax}/cbc:CompanyID`)),
      fails(
        "a tax scheme in lower case",
        `/Invoice/${italianTax}`,
        set(`${italianTax}/cac:TaxScheme/cbc:ID`, "vat"),
      ),
    ],
    pass: [
      passes("eleven digits with space around them", set(`${italianTax}/cbc:CompanyID`, " 09990004179 ")),
      passes("sixteen characters", set(`${italianTax}/cbc:CompanyID`, "TSTTST80A01H501X")),
      passes("no tax registration", drop(italianTax)),
      passes(
        "two schemes of one tax registration",
        add(italianTax, "<cac:TaxScheme><cbc:ID>LOC</cbc:ID></cac:TaxScheme>"),
      ),
      passes("a German seller", german),
    ],
  }),
  "IT-R-002": italianAddress("cbc:StreetName"),
  "IT-R-003": italianAddress("cbc:CityName"),
  "IT-R-004": italianAddress("cbc:PostalZone"),
} as const satisfies Readonly<Record<keyof typeof italy, Cases>>;

function italianAddress(name: string): Cases {
  const address = `${seller}/cac:PostalAddress`;
  return inAddress(italianSeller, seller, [name], `/Invoice/${supplier}`, [
    passes("a German seller", drop(`${address}/${name}`)),
    passes(
      "an Italian address with a Danish VAT identifier",
      withDanishNumber,
      set(`${seller}/${country}`, "IT"),
      drop(`${address}/${name}`),
    ),
  ]);
}

const dutchSeller = [
  set(`${seller}/${country}`, " nl"),
  attribute(`${seller}/${legal}`, "schemeID", "0106"),
] as const;
const dutchBuyer = [set(`${buyer}/${country}`, "NL"), attribute(`${buyer}/${legal}`, "schemeID", "0190")] as const;
const dutchBoth = [...dutchSeller, ...dutchBuyer] as const;
const dutchRepresented = [...dutchSeller, set(`${representative}/${country}`, "NL")] as const;
const FULL = ["cbc:StreetName", "cbc:CityName", "cbc:PostalZone"] as const;

const dutchCases = {
  "NL-R-001": of(dutchSeller, {
    fail: [
      onCreditNote(
        fails("no preceding invoice", "/CreditNote/cbc:CreditNoteTypeCode", drop("cac:BillingReference")),
      ),
      onCreditNote(
        fails(
          "a preceding invoice without its number",
          "/CreditNote/cbc:CreditNoteTypeCode",
          drop("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"),
        ),
      ),
      fails(
        "a credit note's element in an invoice",
        "/Invoice/cbc:CreditNoteTypeCode",
        drop("cac:BillingReference"),
        add("", "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>"),
      ),
    ],
    pass: [
      onCreditNote(passes("a preceding invoice")),
      onCreditNote(passes("an empty number", set("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID", ""))),
      passes("an invoice", drop("cac:BillingReference")),
      onCreditNote(passes("a German seller", inGermany, drop("cac:BillingReference"))),
    ],
  }),
  "NL-R-002": inAddress(dutchSeller, seller, FULL, `/Invoice/${seller}/cac:PostalAddress`, [
    passes("a German seller", drop(`${seller}/cac:PostalAddress/cbc:CityName`)),
  ]),
  "NL-R-003": dutchLegalId(dutchSeller, seller, []),
  "NL-R-004": inAddress(dutchBoth, buyer, FULL, `/Invoice/${buyer}/cac:PostalAddress`, [
    passes("a German buyer", ...dutchSeller, drop(`${buyer}/cac:PostalAddress/cbc:CityName`)),
    passes("a German seller", ...dutchBuyer, drop(`${buyer}/cac:PostalAddress/cbc:CityName`)),
  ]),
  "NL-R-005": dutchLegalId(dutchBoth, buyer, [
    passes("a German buyer", ...dutchSeller, attribute(`${buyer}/${legal}`, "schemeID", "0060")),
  ]),
  "NL-R-006": inRepresentative(),
  "NL-R-007": of(dutchSeller, {
    fail: [
      fails("no payment instructions", "/Invoice/cac:LegalMonetaryTotal", drop(means)),
      fails("a cent to pay", "/Invoice/cac:LegalMonetaryTotal", drop(means), payable("0.01")),
      fails(
        "no amount due",
        "/Invoice/cac:LegalMonetaryTotal",
        drop(means),
        drop("cac:LegalMonetaryTotal/cbc:PayableAmount"),
      ),
      onCreditNote(
        fails(
          "a credit note to be paid by the buyer",
          "/CreditNote/cac:LegalMonetaryTotal",
          drop(means),
          payable("-0.01"),
        ),
      ),
    ],
    pass: [
      passes("payment instructions"),
      passes("payment instructions beside an amount that is no number", payable("x")),
      passes("nothing to pay", drop(means), payable("0.00")),
      passes("something to pay back", drop(means), payable("-1.00")),
      passes(
        "payment instructions in an odd place",
        drop(means),
        add("cac:Delivery", "<cac:PaymentMeans><cbc:ID>1</cbc:ID></cac:PaymentMeans>"),
      ),
      onCreditNote(passes("a credit note", drop(means))),
      passes("a German seller", inGermany, drop(means)),
    ],
  }),
  "NL-R-008": of(dutchBoth, {
    fail: [
      fails("cash", `/Invoice/${means}[1]`, set(`${means}[1]/cbc:PaymentMeansCode`, "10")),
      fails("a transfer of another kind", `/Invoice/${means}[2]`, set(`${means}[2]/cbc:PaymentMeansCode`, "31")),
      fails("no code", `/Invoice/${means}[2]`, drop(`${means}[2]/cbc:PaymentMeansCode`)),
    ],
    pass: [
      passes("a SEPA credit transfer"),
      ...["30", "48", "49", " 57 ", "59"].map((code) =>
        passes(`the code "${code}"`, set(`${means}/cbc:PaymentMeansCode`, code))
      ),
      passes("a German buyer", set(`${buyer}/${country}`, "DE"), set(`${means}/cbc:PaymentMeansCode`, "10")),
    ],
  }),
  "NL-R-009": of(dutchSeller, {
    fail: [
      fails("no order", "/Invoice/cac:InvoiceLine[1]/cac:OrderLineReference/cbc:LineID", drop("cac:OrderReference")),
      fails(
        "the seller's order number alone",
        "/Invoice/cac:InvoiceLine[2]/cac:OrderLineReference/cbc:LineID",
        drop("cac:OrderReference/cbc:ID"),
      ),
    ],
    pass: [
      passes("an order"),
      passes("an empty order number", set("cac:OrderReference/cbc:ID", "")),
      passes("neither", drop("cac:OrderReference"), drop("cac:InvoiceLine/cac:OrderLineReference")),
      passes("a German seller", inGermany, drop("cac:OrderReference")),
    ],
  }),
} as const satisfies Readonly<Record<keyof typeof netherlands, Cases>>;

function payable(amount: string): Edit {
  return set("cac:LegalMonetaryTotal/cbc:PayableAmount", amount);
}

function dutchLegalId(edits: readonly Edit[], party: string, elsewhere: readonly Pass[]): Cases {
  const path = `${party}/${legal}`;
  return of(
    edits,
    {
      fail: [
        fails("another scheme", `/Invoice/${path}`, attribute(path, "schemeID", "0199")),
        fails("no scheme", `/Invoice/${path}`, attribute(path, "schemeID")),
        fails("an empty number", `/Invoice/${path}`, set(path, " ")),
      ],
      pass: [
        passes("a register's scheme"),
        passes("the other register's scheme", attribute(path, "schemeID", party === seller ? "0190" : "0106")),
        passes("two schemes with a space between", attribute(path, "schemeID", "0199 0106")),
        passes("no number", drop(path)),
        passes("a German seller", inGermany, attribute(path, "schemeID", "0199")),
      ],
    },
    elsewhere,
  );
}

function inRepresentative(): Cases {
  return inAddress(dutchRepresented, representative, FULL, `/Invoice/${representative}/cac:PostalAddress`, [
    passes("a Swedish representative", ...dutchSeller, drop(`${representative}/cac:PostalAddress/cbc:CityName`)),
    passes(
      "a German seller",
      set(`${representative}/${country}`, "NL"),
      drop(`${representative}/cac:PostalAddress/cbc:CityName`),
    ),
  ]);
}

export const nationalCases = { ...greekCases, ...icelandicCases, ...italianCases, ...dutchCases } as const;
