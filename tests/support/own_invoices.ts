/**
 * Invoices of businesses of every kind, written here by hand: what is charged to which buyer in which currency, and what is
 * special about it. Tests write them as XML and add them up on their own.
 */

/** Quantity, unit, price, VAT category and rate; what else the line has. */
export type Line = readonly [what: string, quantity: string, unit: string, price: string, vat: string, more?: object];

export interface OwnInvoice {
  readonly name: string;
  /** Seller and buyer by their countries. */
  readonly from: Country;
  readonly to: Country;
  readonly currency?: string;
  readonly profile?: string;
  readonly lines: readonly Line[];
  /** Whatever else the invoice has, or has in another way. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const countries = {
  DE: ["DE900000774", "Rostock", "18069"],
  AT: ["ATU13585627", "Linz", "4020"],
  FR: ["FR83404833048", "Brest", "29200"],
  BE: ["BE0428759497", "Gent", "9000"],
  NL: ["NL004495445B01", "Zwolle", "8011"],
  PL: ["PL8567346215", "Gdynia", "81-300"],
  IT: ["IT07643520567", "Trieste", "34121"],
  ES: ["ESB58378431", "Vigo", "36201"],
  HU: ["HU12892312", "Pécs", "7621"],
  CZ: ["CZ46505334", "Brno", "60200"],
  LU: ["LU15027442", "Esch", "4001"],
  FI: ["FI20774740", "Oulu", "90100"],
  IE: ["IE6433435F", "Cork", "T12"],
  CH: [undefined, "Basel", "4051"],
  JP: [undefined, "Nagoya", "460-0001"],
  KW: [undefined, "Kuwait City", "13001"],
  US: [undefined, "Duluth", "55802"],
  GB: [undefined, "Hull", "HU1"],
} as const;

export type Country = keyof typeof countries;

function party(country: Country, role: string, addressed: boolean) {
  const [vatId, city, postalCode] = countries[country];
  return {
    name: `${role} ${country}`,
    ...(vatId === undefined ? { legalRegistrationId: `${country}-4711` } : { vatId }),
    address: { line1: "Hafenstraße 4", city, postalCode, countryCode: country },
    contact: { name: "Jana Petersen", phone: "+49 381 5550177", email: "office@example.com" },
    ...(addressed ? { electronicAddress: { schemeId: "EM", value: `${role.toLowerCase()}@example.com` } } : {}),
  };
}

/** The invoice as JSON; numbers are texts, so that no digit is lost. */
export function jsonOf({ from, to, currency = "EUR", profile = "en16931", lines, more = {} }: OwnInvoice) {
  return {
    profile,
    invoiceNumber: "2026-0815",
    issueDate: "2026-11-20",
    dueDate: "2026-12-20",
    deliveryDate: "2026-11-18",
    currency,
    buyerReference: "04011000-12345-03",
    seller: party(from, "Seller", profile.startsWith("xrechnung")),
    buyer: party(to, "Buyer", profile.startsWith("xrechnung")),
    payment: { meansCode: "58", iban: "DE02120300000000202051" },
    paymentTerms: "30 days",
    lines: lines.map(([description, quantity, unitCode, unitPrice, vat, extra = {}], at) => {
      const [vatCategory, vatRate] = vat.split(" ");
      return {
        id: `${at + 1}`,
        description,
        quantity,
        unitCode,
        unitPrice,
        vatCategory,
        ...(vatRate === undefined ? {} : { vatRate }),
        ...extra,
      };
    }),
    ...more,
  };
}

const discount = (amount: string, vat: string, more: object = {}) => {
  const [vatCategory, vatRate] = vat.split(" ");
  return { amount, vatCategory, ...(vatRate === undefined ? {} : { vatRate }), reason: "Discount", ...more };
};
const off = (amount: string) => ({ allowances: [{ amount, reason: "Discount" }] });
const abroad = (country: Country) => ({ deliverToCountryCode: country });
const smallBusiness = {
  seller: {
    name: "Töpferei Lindner",
    taxRegistrationId: "081/123/45678",
    identifiers: ["081/123/45678"],
    address: { line1: "Am Ring 3", city: "Apolda", postalCode: "99510", countryCode: "DE" },
  },
  vatExemptionReasons: { E: "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG" },
};
const preceding = { precedingInvoices: [{ invoiceNumber: "2026-0700", issueDate: "2026-10-01" }] };

export const ownInvoices: readonly OwnInvoice[] = [
  {
    name: "a carpenter, two items",
    from: "DE",
    to: "DE",
    lines: [["Oar", "12", "C62", "48.50", "S 19"], ["Oil", "7.5", "LTR", "18.90", "S 19"]],
  },
  { name: "a bookshop, reduced rate", from: "DE", to: "DE", lines: [["Atlas", "3", "H87", "29.90", "S 7"]] },
  {
    name: "a caterer, two rates",
    from: "DE",
    to: "DE",
    lines: [["Buffet", "40", "C62", "18.65", "S 7"], ["Service", "6", "HUR", "42.00", "S 19"]],
  },
  {
    name: "a bakery, prices of a third of a cent",
    from: "DE",
    to: "DE",
    lines: [["Rolls", "333", "C62", "0.3333", "S 7"]],
  },
  {
    name: "a power company, price for 1000",
    from: "DE",
    to: "DE",
    lines: [["Work", "12345.678", "KWH", "287.4", "S 19", { baseQuantity: "1000" }]],
  },
  {
    name: "a printer, price for 100 that does not divide",
    from: "DE",
    to: "AT",
    lines: [["Flyers", "2750", "C62", "7.77", "S 19", { baseQuantity: "100" }]],
  },
  {
    name: "a lawyer, hours and minutes",
    from: "DE",
    to: "DE",
    lines: [["Advice", "2.35", "HUR", "245.00", "S 19"], ["Copies", "117", "C62", "0.15", "S 19"]],
  },
  {
    name: "a cleaner, a month",
    from: "DE",
    to: "DE",
    lines: [["Cleaning", "1", "MON", "1890.00", "S 19"]],
    more: { deliveryDate: undefined, invoicingPeriod: { startDate: "2026-11-01", endDate: "2026-11-30" } },
  },
  {
    name: "a phone company, many small amounts",
    from: "DE",
    to: "DE",
    lines: Array.from({ length: 40 }, (_, at): Line => [`Call ${at}`, "1", "C62", `0.0${at % 10}5`, "S 19"]),
  },
  {
    name: "a wholesaler, lines with discounts",
    from: "DE",
    to: "DE",
    lines: [["Screws", "1000", "C62", "0.0725", "S 19", off("3.63")], [
      "Nuts",
      "500",
      "C62",
      "0.031",
      "S 19",
      off("0.78"),
    ]],
  },
  {
    name: "a wholesaler, a discount on all",
    from: "DE",
    to: "DE",
    lines: [["Paint", "24", "LTR", "11.95", "S 19"]],
    more: { allowances: [discount("14.34", "S 19")] },
  },
  {
    name: "a discount by its percentage",
    from: "DE",
    to: "DE",
    lines: [["Paint", "24", "LTR", "11.95", "S 19"]],
    more: { allowances: [{ ...discount("", "S 19"), amount: undefined, percentage: "5", baseAmount: "286.80" }] },
  },
  {
    name: "freight and packing",
    from: "DE",
    to: "DE",
    lines: [["Door", "1", "H87", "899.00", "S 19"]],
    more: { charges: [discount("49.90", "S 19"), discount("12.50", "S 19")] },
  },
  {
    name: "freight on two rates",
    from: "DE",
    to: "DE",
    lines: [["Book", "1", "H87", "49.00", "S 7"], ["Lamp", "1", "H87", "89.00", "S 19"]],
    more: { charges: [discount("1.97", "S 7"), discount("2.93", "S 19")] },
  },
  {
    name: "gross price and price discount",
    from: "DE",
    to: "DE",
    lines: [["Chair", "8", "H87", "107.10", "S 19", { grossPrice: "119.00", priceDiscount: "11.90" }]],
  },
  {
    name: "gross price alone makes the price",
    from: "DE",
    to: "DE",
    lines: [["Table", "2", "H87", "455.50", "S 19", {
      unitPrice: undefined,
      grossPrice: "500.50",
      priceDiscount: "45.00",
    }]],
  },
  {
    name: "Skonto",
    from: "DE",
    to: "DE",
    profile: "xrechnung-ubl",
    lines: [["Steel", "2.75", "TNE", "912.00", "S 19"]],
    more: { paymentTerms: "#SKONTO#TAGE=10#PROZENT=2.00#\n" },
  },
  {
    name: "Skonto in two steps, CII",
    from: "DE",
    to: "DE",
    profile: "xrechnung-cii",
    lines: [["Steel", "3", "TNE", "912.00", "S 19"]],
    more: { paymentTerms: "#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#\n" },
  },
  {
    name: "a town as customer, XRechnung",
    from: "DE",
    to: "DE",
    profile: "xrechnung-ubl",
    lines: [["Benches", "14", "H87", "389.00", "S 19"]],
  },
  {
    name: "a town as customer, XRechnung in CII",
    from: "DE",
    to: "DE",
    profile: "xrechnung-cii",
    lines: [["Swing", "2", "H87", "1749.50", "S 19"]],
  },
  {
    name: "a partial invoice",
    from: "DE",
    to: "DE",
    lines: [["Roof, second part", "1", "C62", "12500.00", "S 19"]],
    more: { invoiceTypeCode: "326" },
  },
  {
    name: "a prepayment invoice",
    from: "DE",
    to: "DE",
    lines: [["Deposit", "1", "C62", "2000.00", "S 19"]],
    more: { invoiceTypeCode: "386" },
  },
  {
    name: "a final invoice with prepayments",
    from: "DE",
    to: "DE",
    lines: [["Roof", "1", "C62", "41230.75", "S 19"]],
    more: { totals: { prepaidAmount: "14875.00" }, ...preceding },
  },
  {
    name: "paid in full already",
    from: "DE",
    to: "DE",
    lines: [["Ticket", "2", "C62", "50.00", "S 19"]],
    more: { totals: { prepaidAmount: "119.00" } },
  },
  {
    name: "paid too much",
    from: "DE",
    to: "DE",
    lines: [["Rent", "1", "MON", "80.00", "S 19"]],
    more: { totals: { prepaidAmount: "100.00" } },
  },
  {
    name: "rounded to five centimes",
    from: "CH",
    to: "DE",
    currency: "CHF",
    lines: [["Watch strap", "1", "H87", "79.33", "Z 0"]],
    more: {
      seller: { ...party("CH", "Seller", false), taxRegistrationId: "CHE-116.281.710 MWST" },
      totals: { roundingAmount: "0.02" },
    },
  },
  {
    name: "rounded to whole euros",
    from: "FI",
    to: "FI",
    lines: [["Timber", "3", "MTQ", "99.99", "S 25.5"]],
    more: { totals: { roundingAmount: "-0.46" } },
  },
  { name: "a small business", from: "DE", to: "DE", lines: [["Vase", "2", "H87", "35.00", "E"]], more: smallBusiness },
  {
    name: "a small business with freight",
    from: "DE",
    to: "DE",
    lines: [["Vase", "1", "H87", "35.00", "E"]],
    more: { ...smallBusiness, charges: [discount("6.90", "E")] },
  },
  {
    name: "a doctor, exempt",
    from: "DE",
    to: "DE",
    lines: [["Report", "1", "C62", "118.02", "E 0"]],
    more: { vatExemptionReasons: { E: "Steuerfrei nach § 4 Nr. 14 UStG" } },
  },
  {
    name: "an insurer, exempt beside taxed",
    from: "DE",
    to: "DE",
    lines: [["Premium", "1", "C62", "321.45", "E"], ["Course", "1", "C62", "90.00", "S 19"]],
    more: { vatExemptionReasons: { E: "Steuerfrei nach § 4 Nr. 10 UStG" } },
  },
  {
    name: "a French auto-entrepreneur",
    from: "FR",
    to: "FR",
    lines: [["Traduction", "1530", "C62", "0.11", "E"]],
    more: { vatExemptionReasons: { E: "TVA non applicable, art. 293 B du CGI" } },
  },
  { name: "construction, reverse charge", from: "DE", to: "DE", lines: [["Drywall", "186.4", "MTK", "38.20", "AE"]] },
  { name: "reverse charge abroad", from: "DE", to: "FR", lines: [["Software", "1", "C62", "4800.00", "AE 0"]] },
  {
    name: "reverse charge with a discount",
    from: "NL",
    to: "BE",
    lines: [["Advice", "12", "HUR", "110.00", "AE"]],
    more: { allowances: [discount("66.00", "AE")] },
  },
  {
    name: "intra-community supply",
    from: "DE",
    to: "AT",
    lines: [["Motor", "4", "H87", "1243.17", "K"]],
    more: abroad("AT"),
  },
  {
    name: "intra-community supply with freight",
    from: "PL",
    to: "CZ",
    currency: "PLN",
    lines: [["Glass", "30", "MTK", "88.40", "K 0"]],
    more: { ...abroad("CZ"), charges: [discount("250.00", "K")] },
  },
  {
    name: "intra-community supply in a period",
    from: "FR",
    to: "IT",
    lines: [["Milk", "28000", "LTR", "0.4417", "K"]],
    more: {
      ...abroad("IT"),
      deliveryDate: undefined,
      invoicingPeriod: { startDate: "2026-11-01", endDate: "2026-11-15" },
    },
  },
  {
    name: "export to Switzerland",
    from: "DE",
    to: "CH",
    lines: [["Press", "1", "H87", "98500.00", "G"]],
    more: abroad("CH"),
  },
  {
    name: "export in dollars",
    from: "DE",
    to: "US",
    currency: "USD",
    lines: [["Valve", "250", "H87", "17.355", "G 0"]],
    more: abroad("US"),
  },
  {
    name: "outside the scope of VAT",
    from: "DE",
    to: "DE",
    lines: [["Membership", "1", "ANN", "60.00", "O"]],
    more: {
      seller: {
        name: "Chor e. V.",
        legalRegistrationId: "VR 1201",
        address: { city: "Rostock", postalCode: "18055", countryCode: "DE" },
      },
      buyer: { name: "M. Klein", address: { city: "Rostock", postalCode: "18055", countryCode: "DE" } },
    },
  },
  {
    name: "outside the scope, with a rate of zero",
    from: "DE",
    to: "DE",
    lines: [["Damages", "1", "C62", "745.20", "O 0"]],
    more: {
      seller: {
        name: "Verein e. V.",
        legalRegistrationId: "VR 1202",
        address: { city: "Rostock", postalCode: "18055", countryCode: "DE" },
      },
      buyer: { name: "M. Klein", address: { city: "Rostock", postalCode: "18055", countryCode: "DE" } },
    },
  },
  { name: "zero rated", from: "IE", to: "IE", lines: [["Children's boots", "5", "PR", "24.99", "Z"]] },
  {
    name: "three Irish rates",
    from: "IE",
    to: "IE",
    lines: [["Boots", "2", "PR", "24.99", "Z"], ["Repair", "1", "C62", "35.10", "S 13.5"], [
      "Polish",
      "3",
      "H87",
      "6.45",
      "S 23",
    ]],
  },
  { name: "the Canary Islands", from: "ES", to: "ES", lines: [["Bananas", "900", "KGM", "1.13", "L 7"]] },
  { name: "Ceuta", from: "ES", to: "ES", lines: [["Fuel", "400", "LTR", "1.02", "M 10"]] },
  {
    name: "France, 20, 10, 5.5 and 2.1 per cent",
    from: "FR",
    to: "FR",
    lines: [["Lampe", "1", "H87", "59.90", "S 20"], ["Repas", "2", "C62", "17.27", "S 10"], [
      "Livre",
      "1",
      "H87",
      "18.96",
      "S 5.5",
    ], ["Journal", "30", "H87", "1.96", "S 2.1"]],
  },
  {
    name: "Belgium",
    from: "BE",
    to: "BE",
    lines: [["Pralinen", "12", "XBX", "15.09", "S 6"], ["Verpakking", "12", "C62", "0.83", "S 21"]],
  },
  { name: "the Netherlands", from: "NL", to: "NL", lines: [["Fietsen", "3", "H87", "619.01", "S 21"]] },
  {
    name: "Austria, 10, 13 and 20 per cent",
    from: "AT",
    to: "AT",
    lines: [["Zimmer", "2", "DAY", "81.82", "S 10"], ["Wein", "6", "XBO", "9.73", "S 13"], [
      "Sauna",
      "2",
      "C62",
      "12.50",
      "S 20",
    ]],
  },
  {
    name: "Luxembourg, in CII",
    from: "LU",
    to: "LU",
    profile: "facturx-en16931",
    lines: [["Audit", "9.25", "HUR", "180.00", "S 17"]],
  },
  { name: "Italy", from: "IT", to: "IT", lines: [["Caffè", "48", "KGM", "13.20", "S 22"]] },
  {
    name: "Spain",
    from: "ES",
    to: "ES",
    lines: [["Aceite", "60", "LTR", "7.45", "S 10"], ["Caja", "10", "C62", "1.1", "S 21"]],
  },
  {
    name: "zloty",
    from: "PL",
    to: "PL",
    currency: "PLN",
    lines: [["Farba", "17", "LTR", "32.49", "S 23"], ["Książka", "2", "H87", "41.90", "S 5"]],
  },
  { name: "koruna", from: "CZ", to: "CZ", currency: "CZK", lines: [["Pivo", "30", "HLT", "2345.60", "S 21"]] },
  { name: "forint", from: "HU", to: "HU", currency: "HUF", lines: [["Paprika", "120", "KGM", "2990", "S 27"]] },
  {
    name: "yen",
    from: "DE",
    to: "JP",
    currency: "JPY",
    lines: [["Oar", "12", "C62", "7850", "G"]],
    more: abroad("JP"),
  },
  {
    name: "Kuwaiti dinar, prices with three decimals",
    from: "DE",
    to: "KW",
    currency: "KWD",
    lines: [["Pump", "3", "H87", "412.375", "G"]],
    more: abroad("KW"),
  },
  {
    name: "pounds with VAT in euros",
    from: "DE",
    to: "GB",
    currency: "GBP",
    lines: [["Repair", "1", "C62", "300.00", "S 19"]],
    more: { taxCurrency: "EUR", totals: { taxAmountInTaxCurrency: "68.40" } },
  },
  {
    name: "dollars with VAT in zloty, in CII",
    from: "PL",
    to: "PL",
    currency: "USD",
    profile: "facturx-en16931",
    lines: [["Licence", "1", "C62", "99.00", "S 23"]],
    more: { taxCurrency: "PLN", totals: { taxAmountInTaxCurrency: "91.12" } },
  },
  {
    name: "a credit note",
    from: "DE",
    to: "DE",
    lines: [["Returned oar", "2", "C62", "48.50", "S 19"]],
    more: { invoiceTypeCode: "381", ...preceding },
  },
  {
    name: "a credit note for a small business",
    from: "DE",
    to: "DE",
    lines: [["Vase", "1", "H87", "35.00", "E"]],
    more: { ...smallBusiness, invoiceTypeCode: "381", ...preceding },
  },
  {
    name: "a corrected invoice, to the last cent",
    from: "DE",
    to: "DE",
    lines: [["Course", "-1", "C62", "52.50", "S 19"]],
    more: { invoiceTypeCode: "384", ...preceding },
  },
  {
    name: "a correction with lines of both signs",
    from: "DE",
    to: "DE",
    lines: [["Course, wrong", "-1", "C62", "52.50", "S 19"], ["Course, right", "1", "C62", "25.25", "S 19"]],
    more: { invoiceTypeCode: "384", ...preceding },
  },
  {
    name: "a return beside a sale",
    from: "DE",
    to: "DE",
    lines: [["Crate", "20", "C62", "3.10", "S 19"], ["Empty crate", "-18", "C62", "3.10", "S 19"]],
  },
  { name: "nothing to pay", from: "DE", to: "DE", lines: [["Sample", "1", "C62", "0", "S 19"]] },
  {
    name: "a discount as large as all",
    from: "DE",
    to: "DE",
    lines: [["Trial", "1", "MON", "29.00", "S 19"]],
    more: { allowances: [discount("29.00", "S 19")] },
  },
  { name: "hundreds of millions", from: "DE", to: "DE", lines: [["Ship", "1", "C62", "487654321.99", "S 19"]] },
  {
    name: "net amounts rounded by the seller",
    from: "DE",
    to: "DE",
    lines: [["Parts", "3", "C62", "3.335", "S 19", { netAmount: "10.01" }], ["Parts", "7", "C62", "1.425", "S 19", {
      netAmount: "9.98",
    }]],
  },
  {
    name: "a line with discount and surcharge",
    from: "DE",
    to: "DE",
    lines: [["Cut", "4", "C62", "15.75", "S 19", {
      allowances: [{ percentage: "10", baseAmount: "63.00", reason: "Discount" }],
      charges: [{ amount: "2.45", reason: "Edge" }],
    }]],
  },
  {
    name: "a factoring company is paid",
    from: "DE",
    to: "DE",
    lines: [["Cement", "26", "TNE", "139.90", "S 19"]],
    more: { payee: { name: "Faktor Nord AG" } },
  },
  {
    name: "direct debit",
    from: "DE",
    to: "DE",
    lines: [["Water", "1", "MON", "41.67", "S 7"]],
    more: {
      payment: {
        meansCode: "59",
        directDebit: { mandateId: "M-1", creditorId: "DE98ZZZ09999999999", debitedIban: "DE02120300000000202051" },
      },
    },
  },
  {
    name: "cash",
    from: "DE",
    to: "DE",
    lines: [["Lunch", "2", "C62", "14.02", "S 7"]],
    more: { payment: { meansCode: "10" } },
  },
  {
    name: "a tax representative",
    from: "US",
    to: "DE",
    lines: [["Server", "1", "H87", "5400.00", "S 19"]],
    more: {
      taxRepresentative: {
        name: "Fiskal GmbH",
        vatId: "DE900000774",
        address: { city: "Kiel", postalCode: "24103", countryCode: "DE" },
      },
    },
  },
  {
    name: "hotel: two rates and a city tax outside VAT's base",
    from: "DE",
    to: "DE",
    lines: [["Night", "3", "DAY", "92.52", "S 7"], ["Breakfast", "3", "C62", "15.04", "S 19"], [
      "City tax",
      "3",
      "DAY",
      "5.00",
      "E",
    ]],
    more: { vatExemptionReasons: { E: "Durchlaufender Posten, § 10 Abs. 1 UStG" } },
  },
  { name: "ten thousandths of a unit", from: "DE", to: "DE", lines: [["Gold", "0.0125", "KGM", "64890.00", "S 19"]] },
  {
    name: "a Peppol invoice between Belgians",
    from: "BE",
    to: "BE",
    profile: "peppol-bis-3",
    lines: [["Wafels", "80", "XBX", "4.35", "S 6"]],
    more: {
      buyerReference: "PO-9",
      seller: { ...party("BE", "Seller", false), electronicAddress: { schemeId: "0208", value: "0428759497" } },
      buyer: { ...party("BE", "Buyer", false), electronicAddress: { schemeId: "0208", value: "0428759497" } },
    },
  },
];
