/** The JSON of an invoice that is written in the form, its draft, and what is remembered of it. */
import assert from "node:assert/strict";
import { openJson, type Profile, write } from "../../engine/mod.ts";
import { fieldAt, fullPointer } from "../../engine/repair/shown.ts";
import { load } from "../../engine/scenarios/load.ts";
import { plan } from "../../engine/scenarios/plan.ts";
import { languageTags } from "../../web/texts/languages.ts";
import { loadWritingTexts } from "../../web/texts/writing/load.ts";
import { follow } from "../../web/writing/following.ts";
import { Draft, draftOf, MOST_LINES, type Place, placeOf } from "../../web/writing/draft.ts";
import { buyerPart, linePart, parts, sellerPart } from "../../web/writing/fields.ts";
import { labels } from "../../web/writing/row.ts";
import { nothingRemembered, recall, rememberedIn, remembering } from "../../web/writing/remembered.ts";
import { reopened } from "../../web/writing/reopened.ts";
import { plainNumber } from "../../web/browser/plain_number.ts";

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

Deno.test("a draft is kept and read again as it was; what is no draft is none", () => {
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

function placeAt(term: string): Place {
  for (const part of parts) {
    const row = part.fields.find((it) => it.term === term);
    if (row !== undefined) return placeOf(part, row, 0);
  }
  throw new RangeError(term);
}

Deno.test("numbers are taken as people of each language write them", () => {
  assert.equal(plainNumber(" 1.234,50 "), "1234.50");
  assert.equal(plainNumber("1 234,5"), "1234.5");
  assert.equal(plainNumber("1234.5"), "1234.5");
  assert.equal(plainNumber("-2,5"), "-2.5");
});

Deno.test("each field is a business term, stands at one place, and has a name in every language", async () => {
  const all = parts.flatMap((part) => part.fields.map((row) => ({ ...row, pointer: `${part.at}${row.at}` })));
  assert.equal(new Set(all.map(({ pointer }) => pointer)).size, all.length);
  // What is no value of a term in the model has a short form of its own.
  const short: Readonly<Record<string, string>> = { "BT-27": "BT-28", "BT-44": "BT-45", "BT-120": "BG-0" };
  for (const part of parts) {
    for (const row of part.fields) {
      const at = fieldAt(fullPointer(placeOf(part, row, 0).pointer));
      assert.equal(at, short[row.term] ?? row.term.replace(/^(BT-\d+)-1$/, "$1"));
    }
  }
  const used = new Set<string>(all.map(({ label }) => label));
  assert.deepEqual(labels.filter((it) => !used.has(it)), []);
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

Deno.test("a French seller's invoice has SIREN, SIRET, billing mode and the notes of the law, and is opened again", () => {
  const draft = drafted({ ...whole, ...french });
  const invoice = jsonOf(draft);
  assert.equal(invoice.businessProcess, "S1");
  assert.deepEqual(invoice.seller.legalRegistrationId, { value: "552100554", schemeId: "0002" });
  assert.deepEqual(invoice.seller.identifiers, [{ value: "55210055400013", schemeId: "0009" }]);
  assert.deepEqual(invoice.notes.map((it: { subjectCode?: string }) => it.subjectCode), [
    undefined,
    "PMT",
    "PMD",
    "AAB",
  ]);
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
    const input = new TextEncoder().encode(drafted({ ...whole, ...french, ...texts }).json());
    const profile = "fr-ctc-cii";
    const { sets = [] } = await load(plan({ input, name: "a.json" }, { profile, strict: true }), "en");
    const opening = openJson(input, { sets });
    assert.ok("ok" in opening);
    const outcome = write(opening.ok, { profile, strict: true, sets });
    assert.deepEqual("refused" in outcome ? outcome.refused.errors.map(({ rule }) => rule) : [], missing);
  });
}

const free = (category: string) => ({ "/lines/0/vatCategory": category, "/lines/0/vatRate": "0" });
const abroad = { "/buyer/vatId": "ATU10223006", "/buyer/address/countryCode": "AT" };

/** What is written otherwise, and the amount due that follows. */
const cases: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string]>> = {
  "an invoice": [{}, "297.50"],
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
    const input = new TextEncoder().encode(drafted({ ...whole, ...texts }).json());
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
