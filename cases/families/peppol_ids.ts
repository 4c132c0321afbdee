/** Cases of PEPPOL-COMMON-*, which differ in the scheme and in what its numbers look like. */
import { attribute, type Cases, type Edit, type Fail, fails, onCreditNote, type Pass, passes, set } from "../case.ts";
import type { peppolIds } from "../../engine/rules/peppol/ids.ts";

const seller = "cac:AccountingSupplierParty/cac:Party";
const endpoint = `${seller}/cbc:EndpointID`;
const party = `${seller}/cac:PartyIdentification[2]/cbc:ID`;
const legal = `${seller}/cac:PartyLegalEntity/cbc:CompanyID`;
const taxScheme = `${seller}/cac:PartyTaxScheme`;
const vat = `${taxScheme}[1]/cbc:CompanyID`;
const item = "cac:InvoiceLine[1]/cac:Item/cac:StandardItemIdentification/cbc:ID";

/** A number, and what is special about it. */
type Numbers = readonly (readonly [number: string, why: string])[];

interface Row {
  readonly scheme: string;
  /** The first stands for the others where only the place differs. */
  readonly good: readonly [Numbers[number], ...Numbers];
  readonly bad: readonly [Numbers[number], ...Numbers];
  /** The number is compared as written. */
  readonly asWritten?: true;
  readonly pass?: readonly Pass[];
  /** At which the official validators stop. */
  readonly stop?: Numbers;
}

const none = ["", "no number"] as const;
const italianTaxCodes = {
  good: [
    ["09990004179", "a company's number"],
    ["TSTTST80A01H501X", "a person's code"],
    ["tsttst80a01h501x", "a person's code in lower case"],
    ["TSTTST80A01???1X", "a person's code with anything for the place of birth"],
    ["TSTTST80A01?😀?1X", "a place of birth with a character of two units of UTF-16"],
    ["+9990004179", "a sign among the characters of a number"],
  ],
  bad: [
    ["0999000417", "ten digits"],
    ["099900041799", "twelve digits"],
    ["0999000417A", "a letter among eleven"],
    ["1STTST80A01H501X", "a digit in the name"],
    ["TSTTSTX0A01H501X", "a letter in the year"],
    ["TSTTST80101H501X", "a digit for the month"],
    ["TSTTST80AX1H501X", "a letter in the day"],
    ["TSTTST80A01H50XX", "a letter before the last"],
    ["TSTTST80A01H5011", "a digit at the end"],
    none,
  ],
} as const;

const rows = {
  "PEPPOL-COMMON-R040": {
    scheme: "0088",
    good: [
      ["4099999000043", "a GLN"],
      ["0", "one digit that checks itself"],
      ["96385074", "eight digits"],
    ],
    bad: [
      ["4099999000044", "another check digit"],
      ["4099999000403", "two digits changed over"],
      ["409999900004", "a digit less"],
      ["409999900004X", "a letter"],
      ["4099999 000043", "a space"],
      ["5", "one digit that does not check itself"],
      none,
    ],
  },
  "PEPPOL-COMMON-R041": {
    scheme: "0192",
    good: [["999000444", "an organisation number"], ["974760673", "the number of the register itself"]],
    bad: [
      ["999000445", "another check digit"],
      ["999004044", "two digits changed over"],
      ["999000410", "a remainder that has no check digit"],
      ["99900044", "a digit less"],
      ["000000000", "zeros, which check"],
      ["NO999000444", "the country in front"],
      none,
    ],
  },
  "PEPPOL-COMMON-R042": {
    scheme: "0184",
    asWritten: true,
    good: [["DK12345678", "a number with its country"], ["12345678", "a number without its country"]],
    bad: [
      ["1234567", "seven digits"],
      ["dk12345678", "the country in lower case"],
      ["DK1234567", "a digit less behind the country"],
      ["1234567890", "ten digits"],
      ["DK1234567X", "a letter"],
      none,
    ],
  },
  "PEPPOL-COMMON-R043": {
    scheme: "0208",
    good: [["0999004186", "an enterprise number"], ["0000009797", "97 as the check digits"]],
    bad: [
      ["0999004187", "other check digits"],
      ["0999040186", "two digits changed over"],
      ["999004186", "no zero in front"],
      ["BE0999004186", "the country in front"],
      ["0999.004.186", "full stops"],
      none,
    ],
  },
  "PEPPOL-COMMON-R044": {
    scheme: "0201",
    good: [["UF0A1B", "a code"], ["uf0a1b", "a code in lower case"]],
    bad: [["UF0A1", "five characters"], ["UF0A1BC", "seven characters"], ["UF-A1B", "a hyphen"], none],
  },
  "PEPPOL-COMMON-R045": { scheme: "0210", ...italianTaxCodes },
  "PEPPOL-COMMON-R047": {
    scheme: "0211",
    good: [
      ["IT09990004179", "a VAT number"],
      ["it09990004179", "a VAT number in lower case"],
      ["FR123", "a number from elsewhere, which is not judged"],
      ["09990004178", "a number without a country, which is not judged"],
      ["It09990004178", "an odd country, which is not judged"],
      ["", "no number, which is not judged"],
    ],
    bad: [
      ["IT09990004178", "another check digit"],
      ["IT09990040179", "two digits changed over"],
      ["IT0999000417", "ten digits"],
      ["IT099900041799", "twelve digits"],
      ["IT0999000417X", "a letter"],
      ["IT", "the country alone"],
    ],
    stop: [
      ["IT+9990004179", "a plus sign, which makes an integer of no digits"],
      ["it-9990004179", "a minus sign"],
      ["IT 9990004179", "a space, which an integer may have in front"],
    ],
  },
  "PEPPOL-COMMON-R049": {
    scheme: "0007",
    good: [["5599000170", "an organisation number"], ["0000000000", "zeros, which check"]],
    bad: [
      ["5599000171", "another check digit"],
      ["5599000710", "two digits changed over"],
      ["559900-0170", "a hyphen"],
      ["559900017", "nine digits"],
      ["+559900017", "a sign"],
      ["number10xx", "letters"],
      none,
    ],
  },
  "PEPPOL-COMMON-R050": {
    scheme: "0151",
    good: [["51999004521", "a business number"], ["51824753556", "the example of the register"]],
    bad: [
      ["51999004522", "another last digit"],
      ["51999005421", "two digits changed over"],
      ["5199900452", "ten digits"],
      ["51 999 004 521", "spaces"],
      none,
    ],
  },
  "PEPPOL-COMMON-R052": {
    scheme: "0096",
    asWritten: true,
    good: [["1234567890", "ten digits"]],
    bad: [["123456789", "nine digits"], ["DK12345678", "the country in front"], ["12345678901", "eleven digits"], none],
  },
  "PEPPOL-COMMON-R053": {
    scheme: "0198",
    asWritten: true,
    good: [["DK12345678", "a VAT number"]],
    bad: [["12345678", "no country"], ["SE12345678", "another country"], ["DK123456789", "nine digits"], none],
  },
  "PEPPOL-COMMON-R054": {
    scheme: "0106",
    good: [["12345678", "eight digits"]],
    bad: [["1234567", "seven digits"], ["123456789", "nine digits"], ["1234567X", "a letter"], none],
  },
  "PEPPOL-COMMON-R055": {
    scheme: "0190",
    good: [["00000001234567890000", "twenty digits"]],
    bad: [["0000000123456789000", "nineteen digits"], ["0000000123456789000X", "a letter"], none],
  },
  "PEPPOL-COMMON-R056-1": {
    scheme: "9944",
    good: [["NL123456789B01", "a VAT identifier"]],
    bad: [
      ["NL123456789", "no suffix"],
      ["NL123456789C01", "another letter"],
      ["nl123456789b01", "lower case"],
      ["NL 123456789B01", "a space"],
      none,
    ],
  },
  "PEPPOL-COMMON-R057": {
    scheme: "0217",
    good: [["000012345678", "twelve digits"]],
    bad: [["00001234567", "eleven digits"], ["0000-12345678", "a hyphen"], none],
    pass: [
      passes(
        "a Dutch VAT identifier, which another rule has judged",
        set(vat, "NL123456789B01"),
        attribute(vat, "schemeID", "0217"),
      ),
    ],
  },
} as const satisfies Readonly<
  Record<Exclude<keyof typeof peppolIds, "PEPPOL-COMMON-R046" | "PEPPOL-COMMON-R056-2">, Row>
>;

const rowCases = Object.fromEntries(
  (Object.entries(rows) as [keyof typeof rows, Row][]).map(([id, row]) => [id, casesOf(row)]),
) as Readonly<Record<keyof typeof rows, Cases>>;

export const peppolIdsCases = {
  ...rowCases,
  "PEPPOL-COMMON-R046": {
    ubl: {
      fail: [
        ...failsAt(endpoint, "9907", italianTaxCodes.bad[0]),
        ...italianTaxCodes.bad.slice(1).flatMap((number) => failsAt(endpoint, "9907", number)),
      ],
      pass: [
        ...passesAt(endpoint, "9907", italianTaxCodes.good[0]),
        ...italianTaxCodes.good.slice(1).flatMap((number) => passesAt(endpoint, "9907", number)),
        passes("an identifier that is no address", attribute(party, "schemeID", "9907")),
      ],
    },
  },
  "PEPPOL-COMMON-R056-2": {
    ubl: {
      fail: [
        fails("no suffix", `/Invoice/${vat}`, set(vat, "NL123456789")),
        fails("space within", `/Invoice/${vat}`, set(vat, "NL 123456789 B01")),
        fails("a scheme that no rule is for", `/Invoice/${vat}`, set(vat, "NL12"), attribute(vat, "schemeID", "0060")),
        fails(
          "a scheme that a later rule is for",
          `/Invoice/${vat}`,
          set(vat, "NL12"),
          attribute(vat, "schemeID", "0217"),
        ),
        fails(
          "the tax representative's identifier",
          "/Invoice/cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID",
          set("cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID", "NL12"),
        ),
        onCreditNote(fails("no suffix in a credit note", `/CreditNote/${vat}`, set(vat, "NL123456789"))),
      ],
      pass: [
        passes("a Dutch identifier with space around it", set(vat, " NL123456789B01 ")),
        passes("lower case, which is not taken for Dutch", set(vat, "nl12")),
        passes("another tax scheme", set(vat, "NL12"), set(`${taxScheme}[1]/cac:TaxScheme/cbc:ID`, "GST")),
        passes("a scheme that an earlier rule is for", set(vat, "NL12"), attribute(vat, "schemeID", "0106")),
        passes("the legal registration", set(legal, "NL12"), attribute(legal, "schemeID")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof peppolIds, Cases>>;

function numbered(path: string, scheme: string, number: string): readonly Edit[] {
  return [attribute(path, "schemeID", scheme), set(path, number)];
}

function failsAt(path: string, scheme: string, [number, why]: Numbers[number]): readonly [Fail] {
  return [fails(why, `/Invoice/${path}`, ...numbered(path, scheme, number))];
}

function passesAt(path: string, scheme: string, [number, why]: Numbers[number]): readonly [Pass] {
  return [passes(why, ...numbered(path, scheme, number))];
}

/** Every number as the seller's electronic address, and one at the other places. */
function casesOf({ scheme, good, bad, asWritten, pass = [], stop = [] }: Row): Cases {
  const [[first], [wrong]] = [good[0], bad[0]];
  const spaced = numbered(endpoint, scheme, ` ${first}\n`);
  const around = "space around the number";
  return {
    ubl: {
      fail: [
        ...failsAt(endpoint, scheme, bad[0]),
        ...bad.slice(1).flatMap((number) => failsAt(endpoint, scheme, number)),
        ...failsAt(party, scheme, [wrong, "a party's identifier"]),
        ...failsAt(legal, scheme, [wrong, "a legal registration"]),
        ...failsAt(`${taxScheme}[2]/cbc:CompanyID`, scheme, [wrong, "a tax registration"]),
        ...(asWritten === true ? [fails(around, `/Invoice/${endpoint}`, ...spaced)] : []),
      ],
      pass: [
        ...passesAt(endpoint, scheme, good[0]),
        ...good.slice(1).flatMap((number) => passesAt(endpoint, scheme, number)),
        ...passesAt(party, scheme, [first, "a party's identifier"]),
        ...passesAt(legal, scheme, [first, "a legal registration"]),
        ...passesAt(item, scheme, [wrong, "an item's identifier, which the rule does not see"]),
        ...passesAt(endpoint, `${scheme} `, [wrong, "a scheme with space behind it"]),
        passes("no scheme", set(endpoint, wrong), attribute(endpoint, "schemeID")),
        ...(asWritten === true ? [] : [passes(around, ...spaced)]),
        ...pass,
      ],
      stop: stop.flatMap((number) => [endpoint, legal].flatMap((path) => passesAt(path, scheme, number))),
    },
  };
}
