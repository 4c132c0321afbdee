/** Invoices to make PDFs of: every kind that the pages must have room for. Names and numbers are made up. */
import type { Invoice } from "../../engine/mod.ts";
import { jpegLogo, pngLogo, svgLogo } from "./logos.ts";
import { type Lang, langs } from "../../engine/pdf/write.ts";

export interface Sample {
  readonly name: string;
  readonly lang: Lang;
  readonly watermark?: string;
  readonly preview?: true;
  readonly logo?: Uint8Array;
  readonly footer?: string;
  readonly attachment?: "xrechnung.xml";
  readonly invoice: Invoice;
}

type Line = NonNullable<Invoice["lines"]>[number];

const german: Invoice = {
  profile: "facturx-en16931",
  invoiceNumber: "RE-2026-0815",
  issueDate: "2026-11-20",
  dueDate: "2026-12-20",
  currency: "EUR",
  buyerReference: "04011000-12345-34",
  orderReference: "B-2026-4711",
  seller: {
    name: "Feinmechanik Wattenbek GmbH",
    vatId: "DE900000119",
    taxRegistrationId: "20/290/12345",
    legalRegistrationId: "HRB 11820 KI",
    electronicAddress: { schemeId: "EM", value: "rechnung@wattenbek.example" },
    address: { line1: "Am Dorfteich 7", city: "Wattenbek", postalCode: "24582", countryCode: "DE" },
    contact: { name: "Silke Hansen", phone: "+49 4322 55501-12", email: "s.hansen@wattenbek.example" },
    additionalLegalInfo: "Geschäftsführerin: Dr. Inke Paulsen · Sitz der Gesellschaft: Wattenbek · Amtsgericht Kiel",
  },
  buyer: {
    name: "Werft Überlingen AG & Co. KGaA",
    identifiers: ["K-20481"],
    address: { line1: "Seepromenade 112", line2: "Tor 3", city: "Überlingen", postalCode: "88662", countryCode: "DE" },
    contact: { name: "Einkauf, Herr Müßig" },
  },
  delivery: { date: "2026-11-18" },
  payment: {
    meansCode: "58",
    creditTransfers: [{
      iban: "DE02120300000000202051",
      accountName: "Feinmechanik Wattenbek GmbH",
      bic: "BYLADEM1001",
    }],
    remittanceInformation: "RE-2026-0815 / K-20481",
  },
  paymentTerms: "Zahlbar innerhalb von 30 Tagen ohne Abzug.",
  lines: [item("1", "Lagerbuchse Rotguss, 40 × 50 × 45 mm", "12", "34.90")],
};

const english: Invoice = {
  ...german,
  invoiceNumber: "INV-10027",
  seller: {
    name: "Kilbarra Instruments Ltd",
    legalName: "Kilbarra Instruments (Ireland) Limited",
    vatId: "IE6388047V",
    electronicAddress: { schemeId: "EM", value: "billing@kilbarra.example" },
    address: { line1: "Unit 4, Quay Road", city: "Galway", postalCode: "H91 X2P4", countryCode: "IE" },
    contact: { name: "Accounts", phone: "+353 91 555 010", email: "billing@kilbarra.example" },
  },
  buyer: {
    name: "Ashcombe Marine Services",
    address: { line1: "12 Harbour Street", city: "Cork", postalCode: "T12 AB34", countryCode: "IE" },
  },
  payment: { meansCode: "30", creditTransfers: [{ iban: "IE29AIBK93115212345678" }] },
  paymentTerms: "Payable within 30 days.",
  lines: [item("1", "Calibration of pressure gauge, class 0.6", "4", "85.00", { unitCode: "HUR", vatRate: "23" })],
};

const french: Invoice = {
  ...german,
  invoiceNumber: "F-2026-0331",
  seller: {
    name: "Ateliers Beaurivage SARL",
    vatId: "FR61954506077",
    legalRegistrationId: { schemeId: "0002", value: "954506077" },
    electronicAddress: { schemeId: "EM", value: "factures@beaurivage.example" },
    address: { line1: "3, rue de l’Écluse", city: "Besançon", postalCode: "25000", countryCode: "FR" },
    contact: { name: "Hélène Guérin", phone: "+33 3 81 55 50 10", email: "factures@beaurivage.example" },
  },
  buyer: {
    name: "Société Générale de Brochage",
    address: { line1: "18, boulevard de la Liberté", city: "Lille", postalCode: "59000", countryCode: "FR" },
  },
  payment: {
    meansCode: "58",
    creditTransfers: [{ iban: "FR7630006000011234567890189", accountName: "Ateliers Beaurivage" }],
    remittanceInformation: "RF18539007547034",
  },
  paymentTerms: "Paiement à 30 jours. En cas de retard, indemnité forfaitaire de 40 €.",
  lines: [item("1", "Reliure à la française, dos cousu", "150", "12.345", { vatRate: "20" })],
};

function item(id: string, description: string, quantity: string, unitPrice: string, more: Line = {}): Line {
  return { id, description, quantity, unitCode: "C62", unitPrice, vatCategory: "S", vatRate: "19", ...more };
}

const goods = [
  ["Sechskantschraube M12 × 80, Edelstahl A4", "C62", "0.4275"],
  ["Montage vor Ort, Facharbeiter", "HUR", "68.50"],
  ["Schmierfett, Kartusche 400 g", "C62", "9.80"],
  ["Flachstahl 60 × 8 mm, S235JR", "MTR", "7.31"],
  ["Hydrauliköl HLP 46", "LTR", "3.1999"],
  ["Anfahrt", "KMT", "0.52"],
] as const;

/** Lines with and without details, of three rates. */
function many(count: number): readonly Line[] {
  return Array.from({ length: count }, (_, index) => {
    const [description, unitCode, unitPrice] = goods[index % goods.length] ?? goods[0];
    return item(`${index + 1}`, description, `${(index * 7) % 40 + 1}`, unitPrice, {
      unitCode,
      vatRate: index % 5 === 3 ? "7" : "19",
      ...(index % 4 === 0
        ? { sellerItemId: `WB-${10_000 + index}`, longDescription: "Nach Zeichnung, entgratet und gezählt" }
        : {}),
      ...(index % 11 === 2 ? { note: "Teillieferung; der Rest folgt in der 49. Woche." } : {}),
    });
  });
}

const words =
  "Ausführung in seewasserbeständiger Bronze nach Kundenzeichnung einschließlich Prüfprotokoll und Verpackung. ";
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3);

function of(name: string, lang: Lang, invoice: Invoice, more: Partial<Sample> = {}): Sample {
  return { name, lang, invoice, ...more };
}

/** An invoice with one VAT category on its line. */
function category(vatCategory: string, vatRate: string | undefined, more: Invoice = {}): Invoice {
  const { vatRate: _, ...line } = item("1", "Schiffspropeller, dreiflügelig", "2", "1840.00");
  return { ...german, ...more, lines: [{ ...line, vatCategory, ...(vatRate === undefined ? {} : { vatRate }) }] };
}

const greekBuyer = {
  name: "Ναυπηγεία Ελευσίνας Α.Ε.",
  vatId: "EL999999990",
  address: { line1: "Λεωφόρος Ηρώων 18", city: "Ελευσίνα", postalCode: "19200", countryCode: "GR" },
};

export const samples: readonly Sample[] = [
  of("simple-en", "en", english),
  of("simple-de", "de", german),
  of("simple-fr", "fr", french),
  of("preview-en", "en", english, { preview: true }),
  of("preview-de", "de", { ...german, lines: many(12) }, { preview: true }),
  of("preview-fr", "fr", french, { preview: true }),
  of("lines-10", "de", { ...german, lines: many(10) }),
  of("lines-40", "en", { ...german, lines: many(40) }),
  of("lines-100", "fr", { ...german, lines: many(100) }, { preview: true }),
  of("lines-500", "de", { ...german, lines: many(500) }),
  of("credit-note", "de", {
    ...german,
    invoiceTypeCode: "381",
    precedingInvoices: [{ invoiceNumber: "RE-2026-0788", issueDate: "2026-10-02" }],
  }),
  of("correction", "fr", {
    ...french,
    invoiceTypeCode: "384",
    precedingInvoices: [{ invoiceNumber: "F-2026-0299" }],
  }),
  of(
    "reverse-charge",
    "de",
    category("AE", "0", { buyer: { ...greekBuyer, name: "Costa Cálida Náutica S.L.", vatId: "ESB12345674" } }),
  ),
  of(
    "intra-community",
    "de",
    category("K", "0", {
      buyer: greekBuyer,
      delivery: { date: "2026-11-18", address: greekBuyer.address },
    }),
  ),
  of(
    "export",
    "en",
    category("G", "0", {
      buyer: { name: "Ålesund Skipsservice AS", address: { city: "Ålesund", postalCode: "6002", countryCode: "NO" } },
    }),
  ),
  of("exempt", "de", category("E", "0", { vatExemptionReasons: { E: "Steuerfrei nach § 4 Nr. 21 UStG" } } as Invoice)),
  of("not-subject", "fr", category("O", undefined, { seller: withoutVatId(), payment: { meansCode: "10" } })),
  of("many-rates", "de", {
    ...german,
    lines: [
      item("1", "Regelsatz", "1", "100.00"),
      item("2", "Ermäßigter Satz", "1", "100.00", { vatRate: "7" }),
      item("3", "Satz mit Nachkommastellen", "3", "33.33", { vatRate: "5.5" }),
      item("4", "Noch ein Satz", "1", "250.00", { vatRate: "10.7" }),
      item("5", "Nullsatz", "1", "10.00", { vatCategory: "Z", vatRate: "0" }),
      item("6", "Steuerfrei", "1", "20.00", { vatCategory: "E", vatRate: "0" }),
    ],
    vatExemptionReasons: { E: "Steuerfreier Umsatz" },
  } as Invoice),
  of("allowances", "de", {
    ...german,
    lines: [
      item("1", "Zahnrad Modul 2, 40 Zähne", "10", "48.00", {
        allowances: [
          { amount: "48.00", percentage: "10", baseAmount: "480.00", reason: "Mengenrabatt" },
          { amount: "5.00", reasonCode: "95" },
        ],
        charges: [{ amount: "12.50", reason: "Eilzuschlag" }],
      }),
      item("2", "Welle Ø 25 mm", "2", "112.00", { grossPrice: "140.00", priceDiscount: "28.00" }),
    ],
    allowances: [{
      amount: "20.00",
      percentage: "3",
      baseAmount: "666.67",
      vatCategory: "S",
      vatRate: "19",
      reason: "Treuerabatt",
    }],
    charges: [
      { amount: "18.90", vatCategory: "S", vatRate: "19", reason: "Fracht und Verpackung" },
      { amount: "4.00", vatCategory: "S", vatRate: "7", reasonCode: "FC" },
    ],
  }),
  of("prepaid-rounded", "en", {
    ...english,
    totals: { prepaidAmount: "200.00", roundingAmount: "-0.20" },
  }),
  of("tax-currency", "de", { ...german, taxCurrency: "SEK", totals: { taxAmountInTaxCurrency: "901.23" } }),
  of("payee-and-representative", "en", {
    ...english,
    payee: { name: "Galway Factoring DAC", identifiers: [{ value: "5399999123450", schemeId: "0088" }] },
    taxRepresentative: {
      name: "Dublin Tax Agents",
      vatId: "IE6388047V",
      address: { line1: "1 College Green", city: "Dublin", postalCode: "D02 VR66", countryCode: "IE" },
    },
  }),
  of("direct-debit", "de", {
    ...german,
    payment: {
      meansCode: "59",
      directDebit: {
        mandateId: "MANDAT-2025-0093",
        creditorId: "DE98ZZZ09999999999",
        debitedIban: "DE02500105170137075030",
      },
    },
  }),
  of("card", "fr", { ...french, payment: { meansCode: "48", card: { number: "4711", holderName: "M. Lefèvre" } } }),
  of("references", "de", {
    ...german,
    contractReference: "RV-2024-09",
    projectReference: "Neubau 212",
    salesOrderReference: "AB-55102",
    receivingAdviceReference: "WE-7745",
    despatchAdviceReference: "LS-3019",
    tenderReference: "Los 3",
    invoicedObject: { value: "Baunummer 212", schemeId: "ABZ" },
    buyerAccountingReference: "4400-211",
    invoicingPeriod: { startDate: "2026-11-01", endDate: "2026-11-30" },
    supportingDocuments: [
      { id: "Prüfprotokoll 17", description: "Maßprotokoll der Lagerbuchsen", url: "https://wattenbek.example/p/17" },
      { id: "Zeichnung 40-50-45", content: "UERG", mimeCode: "application/pdf", filename: "zeichnung.pdf" },
    ],
    delivery: { date: "2026-11-18", partyName: "Werft Überlingen, Halle 2", address: german.buyer?.address ?? {} },
  }),
  of("long-texts", "de", {
    ...german,
    notes: [{ text: words.repeat(30) }, { text: "Erste Zeile\nzweite Zeile\n\nletzte Zeile" }],
    lines: [
      item("1", words.repeat(2), "1", "10.00", { longDescription: words.repeat(8) }),
      item("Position-mit-langem-Namen-1", longWord, "1", "10.00", { longDescription: longWord.repeat(4) }),
      item("3", "Lange Beschreibung über mehr als eine Seite", "1", "10.00", { longDescription: words.repeat(90) }),
      item("4", "Danach", "1", "10.00"),
    ],
  }),
  of("long-names", "en", {
    ...german,
    invoiceNumber: "RE-".concat("2026-".repeat(14), "1"),
    seller: { ...german.seller, name: words.repeat(2), legalName: longWord },
    buyer: { ...german.buyer, name: words.repeat(2) },
    paymentTerms: words.repeat(5),
  }),
  of("many-digits", "en", {
    ...english,
    lines: [
      item("1", "Screws", "1000000", "0.0123456789", {
        baseQuantity: "100",
        baseQuantityUnitCode: "C62",
        vatRate: "23",
      }),
      item("2", "Turbine", "3.125", "123456789.12", { vatRate: "23", unitCode: "XPP" }),
      item("3", "Returned", "-2", "19.99", { vatRate: "23" }),
    ],
  }),
  of("odd-characters", "de", {
    ...german,
    buyer: { ...greekBuyer, contact: { name: "Владимир Ильич Ёлкин" } },
    lines: [
      item("1", "Ŧŵőřķşħőp “Žluťoučký kůň” – naïve façade, œuvre, Straße", "1", "1.00"),
      item("2", "Tiếng Việt: Nguyễn Thị Minh Khai · Ελληνικά · Кириллица", "1", "1.00"),
      item(
        "3",
        "H₂O, 10⁻³ m², ½ €, £, ¥, ‰, №, ™, weich\u00adge\u00adtrennt, A\u0308nderung, \ttab",
        "1",
        "1.00",
      ),
    ],
  }),
  of("french-rates", "fr", {
    ...french,
    lines: [
      item("1", "Livre relié", "3", "24.00", { vatRate: "5.5" }),
      item("2", "Restauration d’un cahier", "1", "80.00", { vatRate: "10" }),
      item("3", "Presse quotidienne", "10", "1.80", { vatRate: "2.1" }),
      item("4", "Reliure", "1", "120.00", { vatRate: "20" }),
    ],
  }),
  of("skonto", "de", {
    ...german,
    paymentTerms:
      "#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=498.37#\n30 Tage ohne Abzug.\n",
  }),
  of("cancellation", "de", {
    ...german,
    invoiceTypeCode: "384",
    precedingInvoices: [{ invoiceNumber: "RE-2026-0788", issueDate: "2026-10-02" }],
    lines: [item("1", "Lagerbuchse Rotguss, 40 × 50 × 45 mm", "-12", "34.90")],
  }),
  of("self-billed", "de", { ...german, invoiceTypeCode: "389" }),
  of("final-invoice", "de", { ...german, invoiceTypeCode: "877", totals: { prepaidAmount: "200.00" } }),
  of("to-britain", "en", {
    ...english,
    buyer: {
      name: "Thornbury Boatyard",
      address: { line1: "3 Ferry Lane", city: "Bristol", postalCode: "BS1 4XX", countryCode: "GB" },
    },
  }),
  of(
    "to-america",
    "de",
    category("G", "0", {
      buyer: {
        name: "Lakeside Propellers Inc.",
        address: {
          line1: "1200 Harbor Drive",
          city: "Springfield",
          countrySubdivision: "IL",
          postalCode: "62701",
          countryCode: "US",
        },
      },
    }),
  ),
  of("attachments", "de", {
    ...german,
    supportingDocuments: [
      {
        id: "Stundenzettel",
        description: "Stunden im November",
        content: btoa("Tag;Stunden\n18.11.;8\n"),
        mimeCode: "text/csv",
        filename: "Stundenzettel (März).csv",
      },
      { id: "Nachtrag", content: btoa("a;b\n1;2\n"), mimeCode: "text/csv", filename: "Stundenzettel (März).csv" },
      { id: "Fremdes XML", content: btoa("<note/>"), mimeCode: "text/csv", filename: "factur-x.xml" },
    ],
  }),
  of("logo-svg", "de", german, {
    logo: svgLogo,
    footer: "Feinmechanik Wattenbek GmbH · Am Dorfteich 7 · 24582 Wattenbek · HRB 11820 KI · USt-IdNr. DE900000119\n" +
      "Geschäftsführerin: Dr. Inke Paulsen · IBAN DE02 1203 0000 0000 2020 51\nVielen Dank für Ihren Auftrag!",
  }),
  of("logo-png", "en", english, { logo: pngLogo }),
  of("logo-preview", "fr", french, { logo: pngLogo, preview: true, footer: "Membre d’une association agréée." }),
  of("logo-jpeg", "de", { ...german, lines: many(40) }, { logo: jpegLogo, footer: "Danke." }),
  of("lines-300", "de", { ...german, lines: many(300) }),
  of("long-rows", "en", {
    ...german,
    lines: many(30).map((line) => ({ ...line, longDescription: words.repeat(12) })),
  }),
  of("credit-note-en", "en", {
    ...english,
    invoiceTypeCode: "381",
    precedingInvoices: [{ invoiceNumber: "INV-10021", issueDate: "2026-09-30" }],
  }),
  of("credit-note-fr", "fr", {
    ...french,
    invoiceTypeCode: "381",
    precedingInvoices: [{ invoiceNumber: "F-2026-0299", issueDate: "2026-09-30" }],
  }),
  of("reverse-charge-en", "en", category("AE", "0", { buyer: { ...greekBuyer, name: "Elefsis Shipyards S.A." } })),
  of("reverse-charge-fr", "fr", category("AE", "0", { buyer: { ...greekBuyer, name: "Elefsis Shipyards S.A." } })),
  of("small-business", "de", {
    ...category("E", "0", { vatExemptionReasons: { E: "Kein Ausweis von Umsatzsteuer (§ 19 UStG)" } } as Invoice),
  }),
  of("prepayment", "fr", { ...french, invoiceTypeCode: "386" }),
  of("corrected-lines", "en", {
    ...english,
    invoiceTypeCode: "384",
    precedingInvoices: [{ invoiceNumber: "INV-10020", issueDate: "2026-09-01" }],
    lines: [
      item("1", "Calibration, as invoiced", "-4", "85.00", { vatRate: "23" }),
      item("2", "Calibration, as done", "3", "85.00", { vatRate: "23" }),
    ],
  }),
  of("swiss-francs", "de", {
    ...german,
    currency: "CHF",
    lines: [item("1", "Montage in Basel", "8", "140.00", { unitCode: "HUR", vatRate: "8.1" })],
  }),
  of("skonto-fr", "fr", { ...french, paymentTerms: "#SKONTO#TAGE=10#PROZENT=2.00#\nSolde à 30 jours.\n" }),
  of("skonto-en", "en", { ...english, paymentTerms: "#SKONTO#TAGE=14#PROZENT=2.50#\n" }),
  of("yen", "en", { ...english, currency: "JPY", lines: [item("1", "Lens", "3", "12500", { vatRate: "10" })] }),
  of("xrechnung", "de", {
    ...german,
    profile: "xrechnung-cii",
    buyer: { ...german.buyer, electronicAddress: { schemeId: "EM", value: "rechnung@ueberlingen.example" } },
  }, { attachment: "xrechnung.xml" }),
  ...langs.map((lang) => of(`overpaid-${lang}`, lang, { ...german, totals: { prepaidAmount: "529.37" } })),
  of("long-first-item", "de", {
    ...german,
    lines: [
      item("1", "Instandsetzung der Wellenanlage nach Leistungsbeschreibung", "1", "9800.00", {
        longDescription: words.repeat(45),
      }),
      item("2", "Probefahrt", "1", "640.00"),
    ],
  }),
  of("long-identifiers", "de", {
    ...german,
    buyerReference: "04011000-ABCDEF-GHIJKL-12",
    contractReference: "991-01234TEST-ABCDEFGHIJKLMNOPQRSTUVWX-12345-33",
    projectReference: "Neubau der Werfthalle am Südufer, zweiter Bauabschnitt",
    orderReference: "B-2026-AX/4711-KLM-Z9",
  }),
  of("rare-codes", "de", {
    ...german,
    taxCurrency: "SEK",
    totals: { taxAmountInTaxCurrency: "901.23" },
    payment: { meansCode: "33" },
    lines: [item("1", "Lagerbuchse", "12", "34.90", { unitCode: "D41" })],
  }),
  of("penalties", "fr", {
    ...french,
    notes: [
      { subjectCode: "PMD", text: "Pénalités de retard\u00a0: trois fois le taux d’intérêt légal." },
      { subjectCode: "PMT", text: "Indemnité forfaitaire de recouvrement\u00a0: 40 €." },
      { subjectCode: "AAB", text: "Pas d’escompte pour paiement anticipé." },
      { text: "Merci de votre confiance." },
    ],
  }),
  of("nothing-due", "de", { ...german, totals: { prepaidAmount: "498.37" } }),
];

/** Who supplies what is not subject to VAT has no VAT identifier in the invoice (BR-O-02). */
function withoutVatId(): NonNullable<Invoice["seller"]> {
  const { vatId: _, ...seller } = french.seller ?? {};
  return seller;
}
