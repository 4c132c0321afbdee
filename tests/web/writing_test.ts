/** The JSON of an invoice that is written in the form, its draft, and what is remembered of it. */
import assert from "node:assert/strict";
import { openJson, type Profile, write } from "../../engine/mod.ts";
import { fieldAt, fullPointer } from "../../engine/edits/shown.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { languageTags } from "../../web/texts/languages.ts";
import { loadWritingTexts } from "../../web/texts/writing/load.ts";
import { follow } from "../../web/writing/following.ts";
import { Draft, draftOf, type FieldPlace, MOST_LINES, placeOf } from "../../web/writing/draft.ts";
import { discountAt } from "../../web/writing/cash_discount.ts";
import { buyerPart, linePart, parts, sellerPart } from "../../web/writing/fields.ts";
import { nothingRemembered, recall, rememberedIn, remembering } from "../../web/writing/remembered.ts";
import { reopened } from "../../web/writing/reopened.ts";
import { startLine, supply } from "../../web/writing/supplies.ts";
import { numberIn, plainNumber } from "../../web/browser/plain_number.ts";

function drafted(texts: Readonly<Record<string, string>>, lines = 1): Draft {
  return new Draft({ values: texts, lines });
}

const jsonOf = (draft: Draft) => JSON.parse(draft.json());

Deno.test("what nobody has written is not in the JSON, and what a field starts with is", () => {
  assert.deepEqual(jsonOf(drafted({ "/invoiceNumber": "  ", "/seller/name": " Muster GmbH " })), {
    invoiceTypeCode: "380",
    currency: "EUR",
    seller: { name: "Muster GmbH" },
    payment: { meansCode: "58" },
    lines: [{ id: "1", quantity: "1", unitCode: "C62", vatCategory: "S" }],
  });
});

Deno.test("the kind of an address is written with the address alone", () => {
  const { seller } = jsonOf(drafted({ "/seller/electronicAddress/schemeId": "9930", "/seller/name": "A" }));
  assert.equal(seller.electronicAddress, undefined);
  const written = jsonOf(drafted({ "/seller/electronicAddress/value": "a@b.example" }));
  assert.deepEqual(written.seller.electronicAddress, { value: "a@b.example", schemeId: "EM" });
});

Deno.test("a registration number says whose register it is in, where the country has one for all", () => {
  const number = (country: string) =>
    jsonOf(drafted({ "/seller/address/countryCode": country, "/seller/legalRegistrationId": "404833048" }))
      .seller.legalRegistrationId;
  assert.deepEqual(number("FR"), { value: "404833048", schemeId: "0002" });
  assert.deepEqual(number("BE"), { value: "404833048", schemeId: "0208" });
  assert.equal(number("DE"), "404833048");
});

Deno.test("what is asked for in some countries, types and categories alone is not written in others", () => {
  const texts = {
    "/seller/taxRegistrationId": "12/345/67890",
    "/precedingInvoices/0/invoiceNumber": "R-1",
    "/vatExemptionReasons/E": "small business",
  };
  const without = jsonOf(drafted({ ...texts, "/seller/address/countryCode": "FR" }));
  assert.equal(without.seller.taxRegistrationId, undefined);
  assert.equal(without.precedingInvoices, undefined);
  assert.equal(without.vatExemptionReasons, undefined);
  const asked = {
    "/seller/address/countryCode": "DE",
    "/invoiceTypeCode": "381",
    "/lines/0/vatCategory": "E",
  };
  const written = jsonOf(drafted({ ...texts, ...asked }));
  assert.equal(written.seller.taxRegistrationId, "12/345/67890");
  assert.deepEqual(written.precedingInvoices, [{ invoiceNumber: "R-1" }]);
  assert.deepEqual(written.vatExemptionReasons, { E: "small business" });
});

Deno.test("a final invoice names the deposit invoices that were paid, one after the other", () => {
  const deposit = {
    "/precedingInvoices/0/invoiceNumber": "A-1",
    "/precedingInvoices/0/issueDate": "2026-10-01",
    "/totals/prepaidAmount": "119",
  };
  const terms = (draft: Draft) =>
    parts.flatMap((part) => draft.places(part)).filter(({ row }) => row.label === "depositInvoice").map((it) =>
      it.pointer
    );
  assert.deepEqual(terms(drafted({})), [], "nothing was paid");
  assert.deepEqual(terms(drafted({ "/totals/prepaidAmount": "119" })), ["/precedingInvoices/0/invoiceNumber"]);
  assert.deepEqual(terms(drafted(deposit)).at(-1), "/precedingInvoices/1/invoiceNumber");
  const second = { ...deposit, "/precedingInvoices/1/invoiceNumber": "A-2" };
  const written = drafted(second);
  assert.deepEqual(jsonOf(written).precedingInvoices, [
    { invoiceNumber: "A-1", issueDate: "2026-10-01" },
    { invoiceNumber: "A-2" },
  ]);
  assert.equal(reopened(written.json())?.json(), written.json());
  assert.equal(jsonOf(drafted({ ...deposit, "/totals/prepaidAmount": " " })).precedingInvoices, undefined);
});

Deno.test("each place is asked for once, whatever kind of invoice it is", () => {
  for (const type of ["380", "381", "384"]) {
    const draft = drafted({ "/invoiceTypeCode": type, "/totals/prepaidAmount": "1" });
    const pointers = parts.flatMap((part) => draft.places(part)).map(({ pointer }) => pointer);
    assert.equal(new Set(pointers).size, pointers.length, type);
  }
});

const two = {
  "/lines/0/quantity": "1",
  "/lines/0/unitPrice": "100",
  "/lines/0/vatRate": "19",
  "/lines/1/quantity": "1",
  "/lines/1/unitPrice": "50",
  "/lines/1/vatRate": "7",
};

Deno.test("an allowance off the invoice is shared out to the rates of its lines: a percentage of each, and an amount to the cent", () => {
  const discount = { reasonCode: "95", vatCategory: "S" };
  assert.deepEqual(
    jsonOf(drafted({ ...two, "/allowances/0/percentage": "10", "/allowances/0/reason": "loyal" }, 2)).allowances,
    [
      { ...discount, vatRate: "19", percentage: "10", baseAmount: "100.00", reason: "loyal" },
      { ...discount, vatRate: "7", percentage: "10", baseAmount: "50.00", reason: "loyal" },
    ],
  );
  assert.deepEqual(jsonOf(drafted({ ...two, "/allowances/0/amount": "10" }, 2)).allowances, [
    { ...discount, vatRate: "19", amount: "6.67" },
    { ...discount, vatRate: "7", amount: "3.33" },
  ]);
  const equalRates = { ...two, "/lines/1/vatRate": "19.00" };
  assert.deepEqual(jsonOf(drafted({ ...equalRates, "/allowances/0/amount": "10" }, 2)).allowances, [
    { ...discount, vatRate: "19", amount: "10" },
  ]);
});

Deno.test("what is taken off a line counts before what is taken off the invoice", () => {
  const draft = drafted({ ...two, "/lines/0/allowances/0/percentage": "50", "/allowances/0/percentage": "10" }, 2);
  const { lines, allowances } = jsonOf(draft);
  assert.deepEqual(lines[0].allowances, [{ percentage: "50", baseAmount: "100.00", reasonCode: "95" }]);
  assert.equal(lines[1].allowances, undefined);
  assert.deepEqual(allowances.map((it: { baseAmount: string }) => it.baseAmount), ["50.00", "50.00"]);
});

Deno.test("an allowance with only a reason does not count, and nothing is not shared out", () => {
  const reasons = { "/allowances/0/reason": "loyal", "/lines/0/allowances/0/reason": "spring" };
  const { allowances, lines } = jsonOf(drafted({ ...two, ...reasons }, 2));
  assert.deepEqual([allowances, lines[0].allowances], [undefined, undefined]);
  const nothing = { "/lines/1/vatRate": "7", "/lines/0/vatRate": "19", "/allowances/0/amount": "10" };
  assert.deepEqual(
    jsonOf(drafted(nothing, 2)).allowances.map((it: { amount: string }) => it.amount),
    ["10", "0"],
  );
});

Deno.test("of a percentage and an amount, the one that was entered last holds", () => {
  const draft = drafted({ "/lines/0/allowances/0/amount": "5", "/lines/0/allowances/0/percentage": "3" });
  const place = { ...placeAt("BT-138"), pointer: "/lines/0/allowances/0/percentage" };
  assert.ok(follow(draft, place, nothingRemembered));
  assert.equal(draft.at("/lines/0/allowances/0/amount"), "");
  draft.set("/lines/0/allowances/0/percentage", " ");
  assert.equal(follow(draft, place, nothingRemembered), false, "what is empty holds nothing");
});

Deno.test("a discount for early payment is in the payment terms, for machines or for people", () => {
  const discount = { [discountAt.percentage]: "2.5", [discountAt.days]: "14" };
  const draft = drafted({ ...discount, "/paymentTerms": "30 days net." });
  assert.equal(jsonOf(draft).paymentTerms, "30 days net.\n#SKONTO#TAGE=14#PROZENT=2.50#\n");
  const inWords = draft.json(({ percentage, days }) => `${percentage} in ${days}`);
  assert.equal(JSON.parse(inWords).paymentTerms, "30 days net.\n2.5 in 14");
  assert.equal(jsonOf(drafted(discount)).paymentTerms, "#SKONTO#TAGE=14#PROZENT=2.50#\n");
  assert.equal(jsonOf(drafted({ "/paymentTerms": "30 days net." })).paymentTerms, "30 days net.");
  const again = reopened(draft.json());
  assert.deepEqual(again?.cashDiscount(), { percentage: "2.50", days: "14" });
  assert.equal(again?.at("/paymentTerms"), "30 days net.");
  assert.equal(again?.json(), draft.json());
});

for (
  const [percentage, days, wrong] of [
    ["", "", []],
    ["2", "14", []],
    ["2.55", "7", []],
    ["2", "", ["days"]],
    ["", "14", ["percentage"]],
    ["2.555", "14", ["percentage"]],
    ["0.00", "14", ["percentage"]],
    ["two", "1.5", ["percentage", "days"]],
  ] as const
) {
  Deno.test(`of a discount of "${percentage}" per cent in "${days}" days, wrong is: ${wrong.join(", ") || "nothing"}`, () => {
    const draft = drafted({ [discountAt.percentage]: percentage, [discountAt.days]: days });
    assert.deepEqual(draft.wrong(), wrong.map((it) => discountAt[it]));
  });
}

Deno.test("the lines behind one that is removed move up, and keep what they say", () => {
  const draft = drafted({
    "/lines/0/description": "one",
    "/lines/1/description": "two",
    "/lines/1/quantity": "2",
    "/lines/2/description": "three",
  }, 3);
  draft.removeLine(1);
  const { lines } = jsonOf(draft);
  assert.deepEqual(lines.map(({ id }: { id: string }) => id), ["1", "2"]);
  assert.deepEqual(lines.map(({ description }: { description: string }) => description), ["one", "three"]);
  assert.equal(lines[1].quantity, "1");
  draft.addLine();
  assert.equal(jsonOf(draft).lines[2].description, undefined, "a new line is empty");
});

Deno.test("a draft is kept and read again as it was; anything else is not a draft", () => {
  const draft = drafted({ "/invoiceNumber": "R-1" }, 2);
  assert.equal(draftOf(JSON.parse(JSON.stringify(draft.kept())))?.json(), draft.json());
  for (const other of [undefined, null, "", [], {}, { values: {}, lines: 0 }, { values: null, lines: 1 }]) {
    assert.equal(draftOf(other), undefined, JSON.stringify(other));
  }
  assert.equal(draftOf({ values: {}, lines: MOST_LINES + 1 }), undefined);
  assert.equal(draftOf({ values: { "/invoiceNumber": 7 }, lines: 1 })?.at("/invoiceNumber"), "");
});

Deno.test("a saved draft is opened whole, and a file with more than the form has is not opened", () => {
  const draft = drafted({
    "/invoiceNumber": "R-1",
    "/seller/address/countryCode": "FR",
    "/seller/legalRegistrationId": "404833048",
    "/lines/1/description": "two",
  }, 2);
  assert.equal(reopened(draft.json())?.json(), draft.json());
  assert.equal(reopened('{"invoiceNumber":"R-1","projectReference":"P"}'), undefined);
  assert.equal(reopened('{"lines":[{"id":"10"}]}'), undefined, "the number of a line would be another");
  assert.equal(reopened("<Invoice/>"), undefined);
  assert.equal(reopened(`{"lines":{"${MOST_LINES}":{"id":"1"}}}`), undefined);
});

Deno.test("seller, account, customer and items are remembered, and how many were sold is not", () => {
  const draft = drafted({
    "/seller/name": "Muster GmbH",
    "/payment/creditTransfers/0/iban": "DE02120300000000202051",
    "/dueDate": "2026-12-24",
    "/buyer/name": "Stadt",
    "/buyer/address/city": "Musterhafen",
    "/lines/0/description": "Beratung",
    "/lines/0/quantity": "3",
    "/lines/0/unitPrice": "100",
  });
  const remembered = remembering(draft, nothingRemembered);
  assert.equal(remembered.payment["/dueDate"], undefined);
  const next = new Draft();
  recall(next, sellerPart, remembered.own);
  recall(next, buyerPart, remembered.customers["Stadt"] ?? {});
  recall(next, linePart, remembered.items["Beratung"] ?? {});
  assert.equal(next.at("/seller/name"), "Muster GmbH");
  assert.equal(next.at("/buyer/address/city"), "Musterhafen");
  assert.equal(next.at("/lines/0/unitPrice"), "100");
  assert.equal(next.at("/lines/0/quantity"), "");
  assert.deepEqual(rememberedIn(JSON.parse(JSON.stringify(remembered))), remembered);
});

Deno.test("what was remembered otherwise is nothing", () => {
  for (const other of [null, "x", {}, { own: {}, payment: {}, customers: { a: 1 }, items: {} }]) {
    assert.deepEqual(rememberedIn(other), nothingRemembered, JSON.stringify(other));
  }
});

Deno.test("what goes without saying is filled in where nothing stands, and nowhere else", () => {
  const draft = drafted({ "/seller/address/countryCode": "AT", "/seller/contact/email": "a@b.example" });
  assert.ok(follow(draft, placeAt("BT-40"), nothingRemembered));
  assert.equal(draft.at("/lines/0/vatRate"), "20");
  draft.set("/lines/0/vatRate", "10");
  follow(draft, placeAt("BT-40"), nothingRemembered);
  assert.equal(draft.at("/lines/0/vatRate"), "10");
  assert.ok(follow(draft, placeAt("BT-43"), nothingRemembered));
  assert.equal(draft.at("/seller/electronicAddress/value"), "a@b.example");
  draft.set("/seller/contact/email", "c@d.example");
  assert.equal(follow(draft, placeAt("BT-43"), nothingRemembered), false);
  assert.equal(draft.at("/seller/electronicAddress/value"), "a@b.example");
  const other = drafted({ "/seller/contact/email": "a@b.example", "/seller/electronicAddress/schemeId": "9930" });
  assert.equal(follow(other, placeAt("BT-43"), nothingRemembered), false, "a mail address is no VAT number");
  draft.set("/buyer/name", "constructor");
  assert.equal(follow(draft, placeAt("BT-44"), nothingRemembered), false, "nobody of this name is remembered");
  draft.set("/lines/0/vatCategory", "AE");
  assert.ok(follow(draft, placeAt("BT-151"), nothingRemembered));
  assert.equal(draft.at("/lines/0/vatRate"), "0");
});

function placeAt(term: string): FieldPlace {
  for (const part of parts) {
    const row = part.fields.find((it) => it.term === term);
    if (row !== undefined) return placeOf(part, row, 0);
  }
  throw new RangeError(term);
}

for (
  const [language, text, plain] of [
    ["de", " 1.234,50 ", "1234.50"],
    ["de", "1.000", "1000"],
    ["de", "1.234.567,8", "1234567.8"],
    ["de", "0.125", "0.125"],
    ["de", "12.5", "12.5"],
    ["de", "1234.567", "1234.567"],
    ["en", "1,234.50", "1234.50"],
    ["en", "1,000", "1000"],
    ["en", "1.000", "1.000"],
    ["en", "2,5", "2.5"],
    ["fr", "1 234,5", "1234.5"],
    ["fr", "1\u202f000", "1000"],
    ["fr", "1.000", "1.000"],
    ["", "1.000", "1.000"],
    ["", "1,000,000", "1000000"],
    ["de", "-2,5", "-2.5"],
    ["de", "1,2,3", "1,2,3"],
    ["de", "two", "two"],
  ] as const
) {
  Deno.test(`"${text}" is ${plain} ${language === "" ? "anywhere" : `in ${language}`}`, () => {
    assert.equal(plainNumber(text, language), plain);
  });
}

Deno.test("a number that is shown in a language is read there as what it was", () => {
  for (const language of languageTags) {
    for (const plain of ["1.000", "1234.5", "0.125", "-2.50", "7", "two"]) {
      assert.equal(plainNumber(numberIn(language, plain), language), plain);
    }
  }
  assert.equal(numberIn("de", "1234.5"), "1234,5");
});

Deno.test("each field is a business term, is at one place, and has a name in every language", async () => {
  const all = parts.flatMap((part) => part.fields);
  // A value that no term of the model allows has a short form of its own.
  const short: Readonly<Record<string, string>> = { "BT-27": "BT-28", "BT-44": "BT-45", "BT-120": "BG-0" };
  for (const part of parts) {
    for (const row of part.fields) {
      // The parts of a discount are entered by themselves, and are in the payment terms; the footer is on the pages alone.
      if (row.fold === "cashDiscount" || row.term === "footer") continue;
      const at = fieldAt(fullPointer(placeOf(part, row, 0).pointer));
      assert.equal(at, short[row.term] ?? row.term.replace(/^(BT-\d+)-1$/, "$1"));
    }
  }
  for (const tag of languageTags) {
    const { codes } = await loadWritingTexts(tag);
    for (const { label, codes: own } of all) {
      if (!Array.isArray(own)) continue;
      assert.deepEqual(Object.keys(codes[label] ?? {}).toSorted(), own.toSorted(), `${tag} ${label}`);
    }
  }
});

const whole = {
  "/invoiceNumber": "R-1",
  "/issueDate": "2026-11-24",
  "/delivery/date": "2026-11-20",
  "/buyerReference": "04011000-12345-03",
  "/seller/name": "Muster GmbH",
  "/seller/address/postalCode": "10115",
  "/seller/address/city": "Berlin",
  "/seller/address/countryCode": "DE",
  "/seller/vatId": "DE900000854",
  "/seller/contact/name": "Eva Muster",
  "/seller/contact/phone": "+49 30 123456",
  "/seller/contact/email": "eva@muster.example",
  "/seller/electronicAddress/value": "DE900000854",
  "/seller/electronicAddress/schemeId": "9930",
  "/buyer/name": "Stadt Musterhafen",
  "/buyer/address/postalCode": "24999",
  "/buyer/address/city": "Musterhafen",
  "/buyer/address/countryCode": "DE",
  "/buyer/electronicAddress/value": "04011000-12345-03",
  "/buyer/electronicAddress/schemeId": "0204",
  "/lines/0/description": "Beratung",
  "/lines/0/quantity": "2.5",
  "/lines/0/unitCode": "HUR",
  "/lines/0/unitPrice": "100",
  "/lines/0/vatRate": "19",
  "/payment/creditTransfers/0/iban": "DE02120300000000202051",
  "/dueDate": "2026-12-24",
};

/** What a seller in France writes for the platforms there. */
const french = {
  "/invoiceNumber": "F-2026-0042",
  "/businessProcess": "S1",
  "/seller/address/countryCode": "FR",
  "/seller/address/postalCode": "75002",
  "/seller/address/city": "Paris",
  "/seller/vatId": "FR96552100554",
  "/seller/legalRegistrationId": "552100554",
  "/seller/identifiers/0": "55210055400013",
  "/seller/electronicAddress/value": "552100554",
  "/seller/electronicAddress/schemeId": "0225",
  "/buyer/address/countryCode": "FR",
  "/buyer/address/postalCode": "69002",
  "/buyer/address/city": "Lyon",
  "/buyer/legalRegistrationId": "732829320",
  "/buyer/electronicAddress/value": "732829320",
  "/buyer/electronicAddress/schemeId": "0225",
  "/lines/0/vatRate": "20",
  "/notes/1/text": "Indemnité forfaitaire : 40 €.",
  "/notes/2/text": "Trois fois le taux d’intérêt légal.",
  "/notes/3/text": "Pas d’escompte.",
};

Deno.test("the opening text is a note of the invoice, accepted and opened again; the footer is none of it", async () => {
  const letter = { "/notes/4/text": "Thank you for your order.", "/seller/footer": "Managing director: E. Muster" };
  const draft = drafted({ ...whole, ...letter });
  assert.ok(draft.json().includes("Thank you for your order."));
  assert.ok(!draft.json().includes("Managing director"));
  assert.deepEqual(await missingIn(draft, "facturx-en16931"), []);
  const closed = drafted({ ...whole, ...letter, "/notes/0/text": "Kind regards" });
  const again = reopened(closed.json());
  assert.deepEqual(["/notes/0/text", "/notes/4/text"].map((it) => again?.at(it)), [
    "Kind regards",
    letter["/notes/4/text"],
  ]);
  const alone = reopened(draft.saved());
  assert.deepEqual(["/notes/0/text", "/notes/4/text"].map((it) => alone?.at(it)), ["", letter["/notes/4/text"]]);
  assert.equal(alone?.saved(), draft.saved());
  assert.deepEqual(alone?.json(), draft.json(), "the mark is in the file of the draft, and in no invoice");
  const { own } = remembering(draft, nothingRemembered);
  assert.equal(own["/footer"], "Managing director: E. Muster", "each invoice has the same");
});

Deno.test("a French seller's invoice has SIREN, SIRET, billing mode and the notes of the law, and is opened again", () => {
  const draft = drafted({ ...whole, ...french });
  const invoice = jsonOf(draft);
  assert.equal(invoice.businessProcess, "S1");
  assert.deepEqual(invoice.seller.legalRegistrationId, { value: "552100554", schemeId: "0002" });
  assert.deepEqual(invoice.seller.identifiers, [{ value: "55210055400013", schemeId: "0009" }]);
  assert.deepEqual(invoice.notes.map((it: { subjectCode?: string }) => it.subjectCode), ["PMT", "PMD", "AAB"]);
  assert.deepEqual(reopened(draft.json())?.json(), draft.json());
  const german = jsonOf(drafted({ ...whole, ...french, "/seller/address/countryCode": "DE" }));
  assert.deepEqual([german.businessProcess, german.notes, german.seller.identifiers], [
    undefined,
    undefined,
    undefined,
  ]);
});

for (
  const [what, texts, missing] of [
    ["a French invoice", {}, []],
    ["a French invoice without the note on late payment", { "/notes/2/text": "" }, ["BR-FR-05_BT-22_PMD"]],
    ["a French invoice without a billing mode", { "/businessProcess": "" }, ["BR-FR-08_BT-23"]],
  ] as const
) {
  Deno.test(`${what} is ${missing.length === 0 ? "written" : "refused"} as the French rules have it`, async () => {
    assert.deepEqual(await missingIn(drafted({ ...whole, ...french, ...texts }), "fr-ctc-cii"), missing);
  });
}

/** The rules for which a draft is not written. */
async function missingIn(draft: Draft, profile: Profile): Promise<readonly string[]> {
  const input = new TextEncoder().encode(draft.json());
  const { sets = [] } = await load(plan({ input, name: "a.json" }, { profile, strict: true }), "en");
  const opening = openJson(input, { sets });
  assert.ok("ok" in opening);
  const outcome = write(opening.ok, { profile, strict: true, sets });
  return "refused" in outcome ? outcome.refused.errors.map(({ rule }) => rule) : [];
}

const free = (category: string) => ({ "/lines/0/vatCategory": category, "/lines/0/vatRate": "0" });
const abroad = { "/buyer/vatId": "ATU10223006", "/buyer/address/countryCode": "AT" };

/** What is written otherwise, and the amount due that follows. */
const cases: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string]>> = {
  "an invoice": [{}, "297.50"],
  "a line for less": [{ "/lines/0/allowances/0/percentage": "10" }, "267.75"],
  "a line for an amount less": [{
    "/lines/0/allowances/0/amount": "33.33",
    "/lines/0/allowances/0/reason": "Mengenrabatt",
  }, "257.84"],
  "an invoice for less": [{ "/allowances/0/percentage": "3", "/allowances/0/reason": "Treuerabatt" }, "288.58"],
  "an invoice with two rates for an amount less": [{
    "/lines/1/description": "Buch",
    "/lines/1/quantity": "3",
    "/lines/1/unitPrice": "9.99",
    "/lines/1/vatRate": "7",
    "/allowances/0/amount": "20",
  }, "306.03"],
  "a discount for early payment": [{ [discountAt.percentage]: "2", [discountAt.days]: "14" }, "297.50"],
  "a final invoice": [{
    "/totals/prepaidAmount": "97.50",
    "/precedingInvoices/0/invoiceNumber": "A-2026-7",
    "/precedingInvoices/0/issueDate": "2026-10-01",
    "/precedingInvoices/1/invoiceNumber": "A-2026-8",
  }, "200.00"],
  "a small business for less": [{
    ...free("E"),
    "/vatExemptionReasons/E": "Kleinunternehmer, § 19 UStG",
    "/allowances/0/percentage": "10",
  }, "225.00"],
  "an invoice that is paid in part": [{ "/totals/prepaidAmount": "100" }, "197.50"],
  "a credit note": [{ "/invoiceTypeCode": "381", "/precedingInvoices/0/invoiceNumber": "R-0" }, "297.50"],
  "a corrected invoice": [{ "/invoiceTypeCode": "384", "/precedingInvoices/0/invoiceNumber": "R-0" }, "297.50"],
  "a small business without a VAT ID": [{
    ...free("E"),
    "/vatExemptionReasons/E": "Kleinunternehmer, § 19 UStG",
    "/seller/vatId": "",
    "/seller/taxRegistrationId": "12/345/67890",
  }, "250.00"],
  "a reverse charge": [{ ...free("AE"), ...abroad }, "250.00"],
  "an intra-Community supply": [{
    ...free("K"),
    ...abroad,
    "/delivery/address/countryCode": "AT",
    "/delivery/address/postalCode": "1010",
    "/delivery/address/city": "Wien",
  }, "250.00"],
  "an export": [{ ...free("G"), "/buyer/address/countryCode": "CH" }, "250.00"],
  "cash": [{ "/payment/meansCode": "10", "/payment/creditTransfers/0/iban": "" }, "297.50"],
  "a period": [{
    "/delivery/date": "",
    "/invoicingPeriod/startDate": "2026-10-01",
    "/invoicingPeriod/endDate": "2026-10-31",
  }, "297.50"],
};

for (const [name, [texts, due]] of Object.entries(cases)) {
  Deno.test(`${name} is written in each form, as the official rules have it, and ${due} is due`, async () => {
    const lines = "/lines/1/description" in texts ? 2 : 1;
    const input = new TextEncoder().encode(drafted({ ...whole, ...texts }, lines).json());
    for (const profile of ["xrechnung-ubl", "facturx-en16931", "peppol-bis-3"] as const satisfies readonly Profile[]) {
      const { sets = [] } = await load(plan({ input, name: "a.json" }, { profile, strict: true }), "en");
      const opening = openJson(input, { sets });
      assert.ok("ok" in opening);
      const outcome = write(opening.ok, { profile, strict: true, sets });
      const refused = "refused" in outcome ? outcome.refused.errors.map(({ rule }) => rule) : [];
      assert.deepEqual(refused, [], profile);
      assert.equal("ok" in outcome && outcome.ok.invoice.totals?.payableAmount, due, profile);
    }
  });
}

const supplied = [
  ["smallBusiness", "E", "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG"],
  ["reverse", "AE", ""],
  ["goodsInEu", "K", ""],
  ["servicesInEu", "AE", ""],
  ["export", "G", ""],
] as const;

for (const [what, category, reason] of supplied) {
  Deno.test(`what is sold as "${what}" has the category ${category} in all lines, and the rates come back with VAT`, () => {
    const draft = new Draft();
    draft.set("/seller/address/countryCode", "DE");
    startLine(draft, 0);
    draft.addLine();
    draft.set("/lines/1/vatRate", "7");
    supply(draft, what);
    draft.addLine();
    startLine(draft, 2);
    const of = (field: string) => [0, 1, 2].map((line) => draft.at(`/lines/${line}/${field}`));
    assert.deepEqual(of("vatCategory"), [category, category, category]);
    assert.deepEqual(of("vatRate"), ["0", "0", "0"]);
    assert.equal(draft.at("/vatExemptionReasons/E"), reason);
    assert.doesNotMatch(draft.json(), /supply|target|vatRateBefore/, "what it shall be is not in the invoice");
    draft.removeLine(0);
    supply(draft, "domestic");
    assert.deepEqual(of("vatRate").slice(0, 2), ["7", "19"]);
    assert.deepEqual(of("vatCategory").slice(0, 2), ["S", "S"]);
  });
}

Deno.test("a reason that somebody wrote stays when it shall be something else", () => {
  const draft = new Draft();
  draft.set("/seller/address/countryCode", "FR");
  draft.set("/vatExemptionReasons/E", "Formation exonérée, art. 261-4-4° du CGI");
  supply(draft, "smallBusiness");
  assert.equal(draft.at("/vatExemptionReasons/E"), "Formation exonérée, art. 261-4-4° du CGI");
});
