/** Invoices with one thing wrong, for who groups findings by cause: what is changed, and the term that is then wrong. */
type Changes = Readonly<Record<string, unknown>>;

export interface Seed {
  readonly what: string;
  readonly changes: Changes;
  /** The term that the cause has to name. */
  readonly term: string;
}

/** An invoice with two rates, an allowance and a charge, that is valid by every profile and has no finding at all. */
export const sound = {
  profile: "xrechnung-ubl",
  invoiceNumber: "2026-0201",
  issueDate: "2026-11-30",
  dueDate: "2026-12-30",
  invoiceTypeCode: "380",
  currency: "EUR",
  buyerReference: "04011000-12345-34",
  notes: [{ text: "Delivered as ordered." }],
  seller: {
    name: "Hafenkante Holzwerk GmbH",
    vatId: "DE136695976",
    legalRegistrationId: "HRB 4711",
    electronicAddress: { schemeId: "EM", value: "office@hafenkante.example" },
    address: { line1: "Pier 4", city: "Rostock", postalCode: "18069", countryCode: "DE" },
    contact: { name: "Jana Petersen", phone: "+49 381 5550177", email: "office@hafenkante.example" },
  },
  buyer: {
    name: "Bootsverleih Warnow eG",
    electronicAddress: { schemeId: "EM", value: "rechnung@warnow.example" },
    address: { line1: "Uferweg 21", city: "Rostock", postalCode: "18057", countryCode: "DE" },
  },
  delivery: { date: "2026-11-27" },
  payment: { meansCode: "58", creditTransfers: [{ iban: "DE02120300000000202051" }] },
  paymentTerms: "Payable within 30 days without deduction.",
  allowances: [{ amount: "20.00", reason: "Loyalty", vatCategory: "S", vatRate: "19" }],
  charges: [{ amount: "10.00", reason: "Freight", vatCategory: "S", vatRate: "19" }],
  lines: [
    line("1", "Oar, ash", "12", "48.50", "582.00", "19"),
    line("2", "Linseed oil", "7", "18.90", "132.30", "19"),
    line("3", "Handbook of knots", "4", "25.00", "100.00", "7"),
  ],
  totals: {
    lineExtensionAmount: "814.30",
    allowanceTotalAmount: "20.00",
    chargeTotalAmount: "10.00",
    taxExclusiveAmount: "804.30",
    taxAmount: "140.82",
    taxInclusiveAmount: "945.12",
    payableAmount: "945.12",
  },
  vatBreakdown: [
    { taxableAmount: "704.30", taxAmount: "133.82", vatCategory: "S", vatRate: "19" },
    { taxableAmount: "100.00", taxAmount: "7.00", vatCategory: "S", vatRate: "7" },
  ],
};

function line(
  id: string,
  description: string,
  quantity: string,
  unitPrice: string,
  netAmount: string,
  vatRate: string,
) {
  return { id, description, quantity, unitCode: "H87", unitPrice, netAmount, vatCategory: "S", vatRate };
}

function seed(what: string, term: string, changes: Changes): Seed {
  return { what, term, changes };
}

const none = undefined;

/** One thing wrong in each. */
export const seeds: readonly Seed[] = [
  seed("a line amount with digits the wrong way round", "BT-131", { "/lines/0/netAmount": "528.00" }),
  seed("another line amount", "BT-131", { "/lines/1/netAmount": "123.30" }),
  seed("the amount of the only line of a rate", "BT-131", { "/lines/2/netAmount": "10.00" }),
  seed("a negative line amount", "BT-131", { "/lines/0/netAmount": "-582.00" }),
  seed("a line amount of three decimals", "BT-131", { "/lines/1/netAmount": "132.304" }),
  seed("a wrong sum of lines", "BT-106", { "/totals/lineExtensionAmount": "841.30" }),
  seed("a missing sum of lines", "BT-106", { "/totals/lineExtensionAmount": none }),
  seed("a wrong sum of allowances", "BT-107", { "/totals/allowanceTotalAmount": "30.00" }),
  seed("a missing sum of allowances", "BT-107", { "/totals/allowanceTotalAmount": none }),
  seed("a wrong sum of charges", "BT-108", { "/totals/chargeTotalAmount": "1.00" }),
  seed("a missing sum of charges", "BT-108", { "/totals/chargeTotalAmount": none }),
  seed("a wrong net total", "BT-109", { "/totals/taxExclusiveAmount": "840.30" }),
  seed("a missing net total", "BT-109", { "/totals/taxExclusiveAmount": none }),
  seed("a wrong VAT total", "BT-110", { "/totals/taxAmount": "140.28" }),
  seed("a missing VAT total", "BT-110", { "/totals/taxAmount": none }),
  seed("a wrong gross total", "BT-112", { "/totals/taxInclusiveAmount": "954.12" }),
  seed("a missing gross total", "BT-112", { "/totals/taxInclusiveAmount": none }),
  seed("a wrong amount due", "BT-115", { "/totals/payableAmount": "945.21" }),
  seed("a missing amount due", "BT-115", { "/totals/payableAmount": none }),
  seed("an amount due of three decimals", "BT-115", { "/totals/payableAmount": "945.120" }),
  seed("a wrong taxable amount", "BT-116", { "/vatBreakdown/0/taxableAmount": "740.30" }),
  seed("a wrong VAT amount", "BT-117", { "/vatBreakdown/0/taxAmount": "138.32" }),
  seed("a wrong VAT amount of the other rate", "BT-117", { "/vatBreakdown/1/taxAmount": "70.00" }),
  seed("a wrong rate in the breakdown", "BT-119", { "/vatBreakdown/1/vatRate": "17" }),
  seed("a wrong rate in a line", "BT-152", { "/lines/1/vatRate": "16" }),
  seed("a wrong category in a line", "BT-151", { "/lines/1/vatCategory": "Z" }),
  seed("a wrong amount of an allowance", "BT-92", { "/allowances/0/amount": "200.00" }),
  seed("a wrong amount of a charge", "BT-99", { "/charges/0/amount": "100.00" }),
  seed("a text where an amount belongs", "BT-112", { "/totals/taxInclusiveAmount": "about 945" }),
  seed("a decimal comma", "BT-115", { "/totals/payableAmount": "945,12" }),
  seed("a missing buyer reference", "BT-10", { "/buyerReference": none }),
  seed("a missing number", "BT-1", { "/invoiceNumber": none }),
  seed("a missing date", "BT-2", { "/issueDate": none }),
  seed("a date in the German form", "BT-2", { "/issueDate": "30.11.2026" }),
  seed("no payment instructions", "BG-16", { "/payment": none }),
  seed("no IBAN", "BT-84", { "/payment/creditTransfers": none }),
  seed("no seller contact", "BG-6", { "/seller/contact": none }),
  seed("a contact without telephone", "BT-42", { "/seller/contact/phone": none }),
  seed("a contact without e-mail address", "BT-43", { "/seller/contact/email": none }),
  seed("no VAT identifier of the seller", "BT-31", { "/seller/vatId": none, "/seller/legalRegistrationId": none }),
  seed("no city of the seller", "BT-37", { "/seller/address/city": none }),
  seed("no country of the buyer", "BT-55", { "/buyer/address/countryCode": none }),
  seed("a country in lower case", "BT-40", { "/seller/address/countryCode": "de" }),
  seed("a country that does not exist", "BT-55", { "/buyer/address/countryCode": "XX" }),
  seed("the sign of a currency", "BT-5", { "/currency": "€" }),
  seed("a unit in lower case in every line", "BT-130", {
    "/lines/0/unitCode": "h87",
    "/lines/1/unitCode": "h87",
    "/lines/2/unitCode": "h87",
  }),
  seed("a type of invoice that there is not", "BT-3", { "/invoiceTypeCode": "999" }),
  seed("a line without a number", "BT-126", { "/lines/1/id": none }),
  seed("a line without a name", "BT-153", { "/lines/1/description": none }),
  seed("a line without a quantity", "BT-129", { "/lines/1/quantity": none }),
  seed("a line without a unit", "BT-130", { "/lines/1/unitCode": none }),
  seed("a negative price", "BT-146", { "/lines/0/unitPrice": "-48.50" }),
  seed("a misspelt field", "BT-13", { "/orderReferenc": "PO-1" }),
  seed("no address of the buyer", "BG-8", { "/buyer/address": none }),
  seed("no name of the buyer", "BT-44", { "/buyer/name": none }),
  seed("no name of the seller", "BT-27", { "/seller/name": none }),
  seed("no electronic address of the seller", "BT-34", { "/seller/electronicAddress": none }),
];
