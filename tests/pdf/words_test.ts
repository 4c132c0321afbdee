/** The words on the pages: what rates, documents, discounts, reasons and addresses are called, in each language. */
import assert from "node:assert/strict";
import type { Invoice } from "../../engine/mod.ts";
import { documentTitle } from "../../engine/pdf/write/code_words.ts";
import { termsInWords } from "../../engine/pdf/write/early_payment.ts";
import { exemptionInWords, reasonInWords } from "../../engine/pdf/write/exemption.ts";
import { formatsOf, type Lang, langs } from "../../engine/pdf/write/format.ts";
import { words } from "../../engine/pdf/write/labels.ts";
import { addressLines, reasonText, vatText } from "../../engine/pdf/write/model.ts";
import { cityLine, postalLines } from "../../engine/pdf/write/postal.ts";
import { rateName, vatCountry } from "../../engine/pdf/write/rates.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { bytesOf } from "./made.ts";
import { samples } from "./samples.ts";

function sceneIn(lang: Lang, invoice: Invoice = { currency: "EUR" }) {
  return { invoice, say: words(lang), formats: formatsOf(lang, invoice.currency), final: true, footer: [] };
}

async function linesOn(name: string): Promise<readonly string[]> {
  const sample = samples.find((it) => it.name === name);
  assert.ok(sample !== undefined, name);
  return textOfPages(readPages(await bytesOf(sample))).split("\n");
}

const rates = [
  ["DE", "19", "standardRate"],
  ["DE", "19.00", "standardRate"],
  ["DE", 7, "reducedRate"],
  ["DE", "5.5", undefined],
  ["FR", "5.5", "reducedRate"],
  ["FR", "10", "intermediateRate"],
  ["FR", "2.1", "specialRate"],
  ["ES", "4", "superReducedRate"],
  ["CH", "8.1", "standardRate"],
  ["XX", "19", undefined],
  [undefined, "19", undefined],
  ["DE", undefined, undefined],
  ["DE", "-19", undefined],
  ["DE", "1", undefined],
  ["DE", "9", undefined],
] as const;

for (const [country, rate, name] of rates) {
  Deno.test(`a rate of ${rate} in ${country} is called ${name ?? "VAT alone"}`, () => {
    assert.equal(rateName(country, rate), name);
  });
}

Deno.test("the country of the VAT is that of the representative's identifier, else of the seller's, else of the address", () => {
  const seller = { vatId: "EL094259216", address: { countryCode: "DE" } };
  assert.equal(vatCountry({ seller, taxRepresentative: { vatId: "FR61954506077" } }), "FR");
  assert.equal(vatCountry({ seller }), "GR");
  assert.equal(vatCountry({ seller: { address: { countryCode: "DE" } } }), "DE");
  assert.equal(vatCountry({ seller: { vatId: "12345", address: { countryCode: "AT" } } }), "AT");
  assert.equal(vatCountry({}), undefined);
});

Deno.test("an item shows its rate, and its category where that is not the standard one", () => {
  assert.equal(vatText("S", "19", sceneIn("de")), "19\u00a0%");
  assert.equal(vatText(undefined, 5.5, sceneIn("en")), "5.5%");
  assert.equal(vatText("Z", "0", sceneIn("en")), "0%");
  assert.equal(vatText("O", undefined, sceneIn("en")), "no VAT");
});

Deno.test("the breakdown names rates by their law, and categories by what they are", async () => {
  const texts = await linesOn("many-rates");
  for (
    const text of [
      "Regelsteuersatz",
      "Ermäßigter Steuersatz",
      "Umsatzsteuer 5,5 %",
      "Nullsteuersatz",
      "Steuerfrei",
    ]
  ) {
    assert.ok(texts.some((it) => it.replaceAll("\u00a0", " ") === text), text);
  }
  assert.ok((await linesOn("french-rates")).filter((it) => it === "Taux réduit").length === 1);
});

const titles: readonly (readonly [Invoice, string, string, string])[] = [
  [{ invoiceTypeCode: "380" }, "Invoice", "Rechnung", "Facture"],
  [{ invoiceTypeCode: "381" }, "Credit note", "Rechnungskorrektur", "Avoir"],
  [{ invoiceTypeCode: "384" }, "Corrective invoice", "Rechnungskorrektur", "Facture rectificative"],
  [{ invoiceTypeCode: "389" }, "Self-billed invoice", "Gutschrift", "Autofacture"],
  [{ invoiceTypeCode: "877" }, "Final invoice", "Schlussrechnung", "Facture finale"],
  [
    { invoiceTypeCode: "384", totals: { taxInclusiveAmount: "-9.98" } },
    "Cancellation invoice",
    "Stornorechnung",
    "Facture d’annulation",
  ],
  [
    { invoiceTypeCode: "380", totals: { taxInclusiveAmount: "-9.98" }, precedingInvoices: [{ invoiceNumber: "1" }] },
    "Cancellation invoice",
    "Stornorechnung",
    "Facture d’annulation",
  ],
  [
    { invoiceTypeCode: "381", totals: { taxInclusiveAmount: "-9.98" }, precedingInvoices: [{ invoiceNumber: "1" }] },
    "Credit note",
    "Rechnungskorrektur",
    "Avoir",
  ],
  [{ invoiceTypeCode: "380", totals: { taxInclusiveAmount: "-9.98" } }, "Invoice", "Rechnung", "Facture"],
  [
    { invoiceTypeCode: "384", totals: { taxInclusiveAmount: "-0.00" } },
    "Corrective invoice",
    "Rechnungskorrektur",
    "Facture rectificative",
  ],
  [{ invoiceTypeCode: "420" }, "Credit note", "Rechnungskorrektur", "Avoir"],
  [{ invoiceTypeCode: "constructor" }, "Invoice", "Rechnung", "Facture"],
];

for (const [invoice, ...names] of titles) {
  Deno.test(`${JSON.stringify(invoice)} is called ${names.join(", ")}`, () => {
    assert.deepEqual(langs.map((lang) => documentTitle(invoice, lang)), names);
  });
}

const discounts = [
  ["#SKONTO#TAGE=14#PROZENT=2.00#", {
    en: "2% discount for payment within 14 days",
    de: "2 % Skonto bei Zahlung innerhalb von 14 Tagen",
    fr: "Escompte de 2 % pour paiement sous 14 jours",
  }],
  ["#SKONTO#TAGE=7#PROZENT=2.50#BASISBETRAG=1000.00#", {
    en: "2.5% discount on 1,000.00 EUR for payment within 7 days",
    de: "2,5 % Skonto auf 1.000,00 EUR bei Zahlung innerhalb von 7 Tagen",
    fr: "Escompte de 2,5 % sur 1 000,00 EUR pour paiement sous 7 jours",
  }],
  ["#VERZUG#TAGE=30#PROZENT=9.00#", {
    en: "9% interest on payment after 30 days",
    de: "9 % Verzugszinsen bei Zahlung nach 30 Tagen",
    fr: "Intérêts de retard de 9 % pour paiement après 30 jours",
  }],
] as const;

for (const [terms, said] of discounts) {
  Deno.test(`${terms} is said in words`, () => {
    for (const lang of langs) {
      const text = termsInWords(`30 Tage netto\n${terms}\n`, sceneIn(lang)).replaceAll(/[\u00a0\u202f]/g, " ");
      assert.equal(text, `30 Tage netto\n${said[lang]}`);
    }
  });
}

Deno.test("a discount that lacks its days is shown without its signs, and other lines stay as they are", () => {
  assert.equal(
    termsInWords("#SKONTO#PROZENT=2.00#\nArtikel #4711#", sceneIn("de")),
    "SKONTO PROZENT=2.00\nArtikel #4711#",
  );
});

const addresses = [
  ["DE", ["Hafen 1", "20457 Hamburg"]],
  ["GB", ["Hafen 1", "Hamburg", "20457"]],
  ["US", ["Hafen 1", "Hamburg 20457"]],
  ["LV", ["Hafen 1", "Hamburg, 20457"]],
  ["HU", ["Hamburg", "Hafen 1", "20457"]],
  ["XX", ["Hafen 1", "20457 Hamburg"]],
] as const;

for (const [countryCode, lines] of addresses) {
  Deno.test(`an address in ${countryCode} is written ${lines.join(" | ")}`, () => {
    assert.deepEqual(postalLines({ line1: "Hafen 1", city: "Hamburg", postalCode: "20457", countryCode }), lines);
  });
}

Deno.test("the part of a country stands where the country has it", () => {
  const address = { line1: "1 Main St", city: "Springfield", postalCode: "62701", countrySubdivision: "IL" };
  assert.deepEqual(postalLines({ ...address, countryCode: "US" }), ["1 Main St", "Springfield, IL 62701"]);
  assert.deepEqual(postalLines({ ...address, countryCode: "IT" }), ["1 Main St", "62701 Springfield IL"]);
  assert.deepEqual(postalLines({ ...address, countryCode: "FR" }), ["1 Main St", "62701 Springfield", "IL"]);
  const { city: _, ...homeless } = address;
  assert.deepEqual(postalLines({ ...homeless, countryCode: "US" }), ["1 Main St", "IL 62701"]);
  assert.equal(cityLine({ ...address, countryCode: "GB" }), "Springfield 62701");
});

Deno.test("a country is named in the language of the pages, and only to who is in another", () => {
  const address = { city: "Piräus", countryCode: "GR" };
  const countries = langs.map((lang) => addressLines(address, formatsOf(lang, "EUR"), "DE").at(-1));
  assert.deepEqual(countries, ["Greece", "Griechenland", "Grèce"]);
  assert.deepEqual(addressLines(address, formatsOf("de", "EUR"), "GR"), ["Piräus"]);
});

Deno.test("reasons that are codes are said in words", () => {
  const exemptions = [
    "VATEX-EU-AE",
    "VATEX-EU-132-1I",
    "VATEX-EU-143-1FA",
    "VATEX-EU-79-C",
    "VATEX-FR-CGI261-4",
    "OTHER",
  ];
  assert.deepEqual(exemptions.map((code) => exemptionInWords(code, sceneIn("de"))), [
    "Steuerschuldnerschaft des Leistungsempfängers",
    "Steuerfrei nach Artikel 132(1)(i) der Richtlinie 2006/112/EG",
    "Steuerfrei nach Artikel 143(1)(fa) der Richtlinie 2006/112/EG",
    "Steuerfrei nach Artikel 79(c) der Richtlinie 2006/112/EG",
    "Steuerfrei nach Artikel 261 4 des französischen Steuergesetzbuchs (CGI)",
    "OTHER",
  ]);
  assert.equal(exemptionInWords("VATEX-FR-CGI275", sceneIn("en")), words("en")("frenchArticle", "275"));
  const reason = (lang: Lang, kind: "allowance" | "charge", reasonCode: string) =>
    reasonText({ reasonCode }, kind, sceneIn(lang));
  assert.deepEqual(langs.map((lang) => reason(lang, "allowance", "95")), ["Discount", "Rabatt", "Remise"]);
  assert.deepEqual(langs.map((lang) => reason(lang, "charge", "FC")), ["Freight", "Fracht", "Fret"]);
  assert.equal(reason("fr", "charge", "SAA"), "Majoration (SAA)");
  assert.equal(reasonText({ reason: "Treue", reasonCode: "95" }, "allowance", sceneIn("en")), "Treue");
});

Deno.test("the usual reason of a category is said in the language of the pages, and a reason of the invoice as it is", () => {
  const french = sceneIn("fr");
  const usual = "Reverse charge: the customer owes the VAT";
  assert.equal(reasonInWords(usual, "AE", french), "Autoliquidation : la TVA est due par le preneur");
  assert.equal(reasonInWords("Steuerfreie Ausfuhrlieferung", "G", sceneIn("en")), words("en")("export"));
  assert.equal(reasonInWords(usual, "E", french), usual);
  assert.equal(reasonInWords(usual, undefined, french), usual);
  assert.equal(reasonInWords(usual, "toString", french), usual);
  assert.equal(reasonInWords("§ 13b UStG", "AE", french), "§ 13b UStG");
});

Deno.test("a gross price is a list price", async () => {
  const texts = (await linesOn("allowances")).join("\n");
  assert.match(texts, /Listenpreis: 140,00, Rabatt 28,00/);
  assert.doesNotMatch(texts, /Bruttopreis/);
});

Deno.test("a preview says so in the language of its pages, and has no code to pay by; nor has a page with a watermark", async () => {
  for (
    const [name, word] of [["preview-en", "PREVIEW"], ["preview-de", "VORSCHAU"], ["preview-fr", "APERÇU"]] as const
  ) {
    const sample = samples.find((it) => it.name === name);
    assert.ok(sample !== undefined);
    const { preview: _, ...final } = sample;
    const [shown, draft] = [await bytesOf(sample), await bytesOf({ ...final, watermark: "DRAFT" })].map(readPages);
    assert.ok(shown !== undefined && draft !== undefined);
    assert.ok(textOfPages(shown).split("\n").includes(word), word);
    assert.ok([...shown.pages, ...draft.pages].every(({ squares }) => squares.length === 0));
    assert.ok(readPages(await bytesOf(final)).pages.some(({ squares }) => squares.length > 0));
  }
});
