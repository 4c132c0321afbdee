import assert from "node:assert/strict";
import { generalProfiles, generate, type Generated, type GenerateOptions, parse, validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { briefly, invoiceWith } from "../../cases/json.ts";
import { longTest } from "../support/sweeps.ts";

function generated(json: string, options: GenerateOptions = {}): Generated {
  const outcome = generate(json, options);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

/** The fatal findings, in short. */
function refused(json: string, options: GenerateOptions = {}): readonly string[] {
  const outcome = generate(json, options);
  assert.ok("refused" in outcome, "it is refused");
  assert.equal(outcome.refused.valid, false);
  return briefly(outcome.refused.errors);
}

const german = {
  "/buyerReference": "04011000-12345-03",
  "/seller/electronicAddress": { schemeId: "0088", value: "7300010000001" },
  "/buyer/electronicAddress": { schemeId: "0088", value: "7300010000001" },
};

for (const profile of generalProfiles) {
  Deno.test(`generate() writes ${profile} in its syntax, with its identifiers, and the document is valid by it`, () => {
    const { xml, syntax, ...made } = generated(invoiceWith({ "/profile": profile, ...german }));
    const judged = validate(xml);
    assert.ok("ok" in judged);
    const ruled = profile === "facturx-en16931" ? "en16931" : profile;
    assert.deepEqual([judged.ok.valid, judged.ok.profile, judged.ok.profileSource], [true, ruled, "document"]);
    assert.equal(syntax, profile.endsWith("cii") || profile.startsWith("facturx") ? "cii" : "ubl-invoice");
    assert.deepEqual([made.profile, made.provenance.profile, judged.ok.syntax], [profile, profile, syntax]);
  });
}

Deno.test("generate() gives the same text for the same invoice, and the invoice that parse() reads", () => {
  const [one, other] = [generated(invoiceWith()), generated(invoiceWith())];
  assert.equal(one.xml, other.xml);
  const read = parse(one.xml);
  assert.ok("ok" in read);
  assert.deepEqual(one.invoice, read.ok.invoice);
  assert.equal(one.invoice.totals?.payableAmount, one.xml.match(/PayableAmount currencyID="EUR">([^<]+)/)?.[1]);
});

Deno.test("generate() writes a credit note by its type, with the project among its documents, and says so", () => {
  const credit = { "/invoiceTypeCode": "381", "/projectReference": "P-1" };
  const { xml, syntax, information } = generated(invoiceWith(credit));
  assert.equal(syntax, "ubl-credit-note");
  const { warnings } = generated(invoiceWith(credit), { strict: false });
  assert.ok(briefly(warnings).includes("ATW-CREDIT-NOTE-PROJECT /projectReference"));
  assert.ok(briefly(information).includes("ATW-CREDIT-NOTE-PROJECT /projectReference"));
  const others = [
    invoiceWith({ "/projectReference": "P-1" }),
    invoiceWith({ ...credit, "/profile": "facturx-en16931" }),
  ];
  for (const other of others) assert.ok(!briefly(generated(other).warnings).join().includes("PROJECT"));
  const read = parse(xml);
  assert.ok("ok" in read);
  assert.equal(read.ok.invoice.projectReference, "P-1");
});

Deno.test("generate() refuses what the rules find fatal, and says it as validate does", () => {
  assert.deepEqual(refused(invoiceWith({ "/invoiceNumber": undefined })), ["BR-02 "]);
  assert.deepEqual(refused(invoiceWith({ "/profile": "ubl" })), ["ATW-PROFILE-UNKNOWN /profile"]);
  assert.deepEqual(refused(invoiceWith({ "/note": "\u0001" })), ["ATW-TEXT-NOT-XML /note"]);
});

Deno.test("what cannot be written is fatal in strict mode, too, where validate only informs", () => {
  assert.deepEqual(refused(invoiceWith({ "/note": "\u0001" }), { strict: true }), ["ATW-TEXT-NOT-XML /note"]);
  const conflict = { "/note": "one", "/notes": [{ text: "other" }] };
  assert.deepEqual(refused(invoiceWith(conflict), { strict: true }), ["ATW-INPUT-CONFLICT /note"]);
});

Deno.test("a declared total that is wrong is refused by its own rule, and by that alone", () => {
  const declared = { "/declaredTotals": { lineExtensionAmount: 1 } };
  assert.ok(refused(invoiceWith(declared)).includes("BR-CO-10 /declaredTotals/lineExtensionAmount"));
  assert.ok(!refused(invoiceWith(declared)).includes("ATW-AMOUNT-DIFFERS /declaredTotals/lineExtensionAmount"));
});

const part = { vatCategory: "S", vatRate: "19", taxableAmount: "713.75", taxAmount: "135.61" };

Deno.test("a stated breakdown that is what the lines add up to is written without a word", () => {
  const { xml, warnings } = generated(invoiceWith({ "/vatBreakdown": [part] }));
  assert.match(xml, /TaxAmount currencyID="EUR">135\.61</);
  assert.deepEqual(briefly(warnings), briefly(generated(invoiceWith()).warnings));
});

Deno.test("a stated breakdown that leaves its amounts out gets them, and keeps its reason", () => {
  const lines = [{
    id: "1",
    description: "Course",
    quantity: 1,
    unitCode: "C62",
    unitPrice: 100,
    vatCategory: "E",
    vatRate: 0,
  }];
  const vatBreakdown = [{ vatCategory: "E", vatRate: 0, exemptionReasonCode: "VATEX-EU-132" }];
  const { invoice } = generated(invoiceWith({ "/lines": lines, "/vatBreakdown": vatBreakdown }));
  assert.deepEqual(invoice.vatBreakdown, [
    { taxableAmount: "100.00", taxAmount: "0.00", vatCategory: "E", vatRate: "0", exemptionReasonCode: "VATEX-EU-132" },
  ]);
});

const lost: readonly (readonly [what: string, changes: Record<string, unknown>, found: string])[] = [
  [
    "a unit of a base quantity that is not there",
    { "/lines/0/baseQuantityUnitCode": "C62" },
    "ATW-NOT-CARRIED /lines/0/baseQuantityUnitCode",
  ],
  [
    "a seller identifier that would be read as a creditor identifier (UBL)",
    { "/seller/identifiers": [{ schemeId: "SEPA", value: "DE98ZZZ09999999999" }] },
    "ATW-NOT-CARRIED /seller/identifiers/0/value",
  ],
  [
    "a note that would be read as one with a subject (UBL)",
    { "/note": "#AAI#text" },
    "ATW-NOT-CARRIED /note",
  ],
];

for (const [what, changes, found] of lost) {
  Deno.test(`generate() refuses ${what}`, () => {
    assert.deepEqual(refused(invoiceWith(changes)), [found]);
  });
}

Deno.test("what one syntax cannot carry, the other can", () => {
  generated(invoiceWith({ "/note": "#AAI#text", "/profile": "facturx-en16931" }));
  generated(invoiceWith({ "/precedingInvoices": [{ invoiceNumber: "1" }, { invoiceNumber: "2" }] }));
});

Deno.test("an invoice that goes on from two others is written as Factur-X, whose schema allows both, and read back with them", () => {
  const precedingInvoices = [{ invoiceNumber: "1", issueDate: "2026-01-31" }, { invoiceNumber: "2" }];
  const written = (profile: string) => invoiceWith({ "/profile": profile, "/precedingInvoices": precedingInvoices });
  const { xml, invoice } = generated(written("facturx-en16931"));
  assert.deepEqual(invoice.precedingInvoices, precedingInvoices);
  assert.equal(xml.match(/<ram:InvoiceReferencedDocument>/g)?.length, 2);
  // XRechnung is CII D16B, which has a place for one.
  const found = refused(written("xrechnung-cii"), { strict: false });
  assert.ok(found.includes("ATW-NOT-CARRIED /precedingInvoices/1/invoiceNumber"), found.join(", "));
});

const CONFLICT = "ATW-INPUT-CONFLICT /specificationIdentifier";
const foreign: readonly (readonly [profile: string, identifier: string])[] = [
  ["en16931", "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"],
  ["en16931", "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended"],
  ["en16931", "urn:cen.eu:en16931:2017#compliant#urn:example:more"],
  ["en16931", "urn:example:more"],
  ["peppol-bis-3", "urn:cen.eu:en16931:2017"],
  [
    "facturx-en16931",
    "urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0",
  ],
  ["xrechnung-cii", "urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3"],
];

for (const [profile, identifier] of foreign) {
  Deno.test(`under ${profile} nothing is written that says it is ${identifier}`, () => {
    const text = invoiceWith({ "/profile": profile, "/specificationIdentifier": identifier });
    for (const options of [{}, { strict: false }]) {
      const found = refused(text, options);
      assert.ok(found.includes(CONFLICT), found.join());
    }
  });
}

Deno.test("what parse prints is taken as the invoice that is in it", () => {
  const { xml } = generated(invoiceWith({}));
  const read = parse(xml);
  assert.ok("ok" in read);
  assert.equal(generated(JSON.stringify(read.ok)).xml, xml);
  const { invoice, ...beside } = read.ok;
  const spoilt = JSON.stringify({ invoice: { ...invoice, currency: "XXY" }, ...beside });
  assert.ok(refused(spoilt).some((it) => it === "BR-CL-04 /currency"));
});

Deno.test("a field that the model does not know is left out, with a warning", () => {
  const { warnings, xml } = generated(invoiceWith({ "/colour": "blue" }));
  assert.deepEqual(briefly(warnings), ["ATW-INPUT-UNKNOWN /colour"]);
  assert.ok(!xml.includes("blue"));
});

function line(index: number) {
  return {
    id: `${index + 1}`,
    description: `Part ${index}`,
    quantity: 1,
    unitCode: "C62",
    unitPrice: 1,
    vatCategory: "S",
    vatRate: 19,
  };
}

longTest("10,000 lines are more than is read by default, and written where the caps are raised", () => {
  const json = invoiceWith({ "/lines": Array.from({ length: 10_000 }, (_, index) => line(index)) });
  assert.deepEqual(refused(json), ["ATW-DOCUMENT-TOO-LARGE "]);
  const limits = { elements: 1_000_000, characters: 100_000_000 };
  const { xml } = generated(json, { readers: limits });
  const judged = validate(xml, { limits });
  assert.ok("ok" in judged && judged.ok.valid);
});

Deno.test("of a thousand lost values the first are found, and the others counted", () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => ({ ...line(index), baseQuantityUnitCode: "C62" }));
  const outcome = generate(invoiceWith({ "/lines": lines }));
  assert.ok("refused" in outcome);
  assert.deepEqual([outcome.refused.errors.length, outcome.refused.findings_truncated?.total], [500, 1_000]);
});

Deno.test("an attachment of 5 MB, names in Thai and emoji and amounts of 15 digits are written right", () => {
  const content = "QUJD".repeat(5_000_000 / 3);
  const attachment = { id: "1", content, mimeCode: "application/pdf", filename: "ใบแจ้งหนี้ 😀.pdf" };
  const { xml } = generated(invoiceWith({
    "/supportingDocuments": [attachment],
    "/seller/name": "บริษัท ตัวอย่าง 👩‍👩‍👧",
    "/lines": [{ ...line(0), unitPrice: "999999999999999.99" }],
  }));
  const judged = validate(xml);
  assert.ok("ok" in judged && judged.ok.valid);
  const read = parse(xml);
  assert.ok("ok" in read);
  const { seller, supportingDocuments, totals } = read.ok.invoice;
  assert.equal(seller?.name, "บริษัท ตัวอย่าง 👩‍👩‍👧");
  assert.equal(supportingDocuments?.[0]?.content, content);
  assert.equal(supportingDocuments?.[0]?.filename, attachment.filename);
  assert.equal(totals?.lineExtensionAmount, "999999999999999.99");
  assert.equal(totals?.taxAmount, "190000000000000.00");
});

Deno.test("anything but a JSON invoice is not read, as by validate", () => {
  for (const input of ["", "[]", "{", "<Invoice/>", new Uint8Array([0xff])]) {
    const outcome = generate(input);
    assert.ok("refusal" in outcome);
    assert.equal(outcome.refusal.error, "bad_request");
  }
});

Deno.test("the provenance says what the caller says of the last conformance run", () => {
  const conformance = {
    recorded: "2026-01-01",
    validator: "x",
    configuration: "y",
    configuration_published: "2026-01-01",
  };
  assert.deepEqual(generated(invoiceWith(), { conformance }).provenance.validator_conformance, conformance);
  assert.equal(generated(invoiceWith()).provenance.validator_conformance.recorded, null);
});

for (const [given, ubl, cii] of [["3", "3", "5"], ["29", "35", "29"], ["72", "432", "72"], ["432", "432", "72"]]) {
  Deno.test(`the VAT point code ${given} is written as UBL and as CII name it, and read back as one`, () => {
    const json = (profile: string) =>
      invoiceWith({ "/taxPointDateCode": given, "/taxPointDate": undefined, "/profile": profile });
    const [one, other] = [generated(json("en16931")), generated(json("facturx-en16931"))];
    assert.equal(one.xml.match(/DescriptionCode>([^<]+)/)?.[1], ubl);
    assert.equal(other.xml.match(/DueDateTypeCode>([^<]+)/)?.[1], cii);
    for (const { xml } of [one, other]) {
      const read = parse(xml);
      assert.ok("ok" in read);
      assert.equal(read.ok.invoice.taxPointDateCode, ubl);
    }
  });
}

Deno.test("a sales order alone invents no order number: what UBL needs there is read as none", () => {
  const sales = { "/salesOrderReference": "S-7", "/orderReference": undefined };
  const { xml } = generated(invoiceWith(sales));
  const read = parse(xml);
  assert.ok("ok" in read);
  assert.equal(read.ok.invoice.salesOrderReference, "S-7");
  assert.equal(read.ok.invoice.orderReference, undefined);
  assert.deepEqual(read.ok.notRead.elements, []);
  const other = generated(JSON.stringify({ ...read.ok.invoice, profile: "facturx-en16931" }));
  assert.doesNotMatch(other.xml, /BuyerOrderReferencedDocument/);
});

Deno.test("an order that is really called as UBL says none is not lost in silence", () => {
  const both = { "/salesOrderReference": "S-7", "/orderReference": "NA" };
  assert.deepEqual(refused(invoiceWith(both)), ["ATW-NOT-CARRIED /orderReference"]);
  assert.match(generated(invoiceWith({ "/orderReference": "NA" })).xml, /OrderReference>\s*<cbc:ID>NA</);
});

const attached = { id: "1", content: "SGVsbG8=", mimeCode: "text/csv", filename: "hours.csv" };

/** What the default mode writes by a profile, and strict mode does not, because the official validators refuse it; and where. */
const refusedOfficially = [
  ["en16931", { "/buyer/identifiers": ["A", "B"] }, "UBL-SR-16 /buyer/identifiers/1"],
  ["peppol-bis-3", { "/totals": { taxAmount: "135.610" } }, "UBL-DT-01 /totals/taxAmount"],
  [
    "xrechnung-ubl",
    { "/supportingDocuments": [{ ...attached, mimeCode: undefined }] },
    "ATW-SCHEMA-ATTRIBUTE /supportingDocuments/0/content",
  ],
  [
    "en16931",
    { "/supportingDocuments": [{ ...attached, filename: undefined }] },
    "UBL-DT-07 /supportingDocuments/0/content",
  ],
  [
    "facturx-en16931",
    { "/supportingDocuments": [{ ...attached, content: "SGVsbG8" }] },
    "ATW-SCHEMA-VALUE /supportingDocuments/0/content",
  ],
  ["xrechnung-cii", { "/lines/0/priceDiscount": "1" }, "ATW-SCHEMA-MISSING /lines/0"],
  [
    "en16931",
    { "/payment": { meansCode: "48", card: { holderName: "J. Petersen" } } },
    "ATW-SCHEMA-MISSING /payment/card",
  ],
  ["facturx-en16931", { "/payment": { meansCode: "58" } }, "CII-SR-470 /payment"],
] as const;

for (const [profile, changes, finding] of refusedOfficially) {
  Deno.test(`generate() by ${profile} in strict mode writes nothing that fails ${finding}`, () => {
    const json = invoiceWith({ "/profile": profile, ...german, ...changes });
    assert.ok(refused(json, { strict: true, sets: official }).includes(finding));
    generated(json);
  });
}

Deno.test("what the schema or a syntax rule finds in JSON names the term or group that the element was written from", () => {
  const fieldOf = (rule: string, changes: Readonly<Record<string, unknown>>) => {
    const outcome = generate(invoiceWith({ "/profile": "en16931", ...changes }), { strict: true, sets: official });
    assert.ok("refused" in outcome);
    return outcome.refused.errors.find((it) => it.rule === rule)?.field;
  };
  const unnamed = { ...attached, mimeCode: undefined };
  assert.equal(fieldOf("ATW-SCHEMA-ATTRIBUTE", { "/supportingDocuments": [unnamed] }), "BT-125");
  assert.equal(fieldOf("UBL-SR-16", { "/buyer/identifiers": ["A", "B"] }), "BG-7");
  assert.equal(
    fieldOf("ATW-SCHEMA-VALUE", { "/supportingDocuments": [{ ...attached, content: "SGVsbG8" }] }),
    "BT-125",
  );
});

Deno.test("an amount in a field that the model does not know is not left out: nothing is written", () => {
  for (const field of ["discount", "shippingCosts", "vatAmount", "Rabatt", "frais_de_port"]) {
    assert.deepEqual(refused(invoiceWith({ [`/${field}`]: "4.90" })), [`ATW-AMOUNT-UNKNOWN /${field}`]);
  }
  assert.ok(generated(invoiceWith({ "/discount": "0" })).xml.length > 0);
});

Deno.test("an invoice of more lines than a document may have elements is refused before it is judged", () => {
  const json = JSON.stringify({ profile: "en16931", lines: Array.from({ length: 51 }, () => ({})) });
  const outcome = generate(json, { readers: { elements: 50 } });
  assert.ok("refused" in outcome);
  assert.equal(outcome.refused.provenance.rules_evaluated, 0);
  const found = (it: typeof outcome.refused) => new Set(it.errors.map(({ rule }) => rule));
  assert.ok(found(outcome.refused).has("ATW-DOCUMENT-TOO-LARGE") && !found(outcome.refused).has("BR-02"));
  const judged = generate(json, { readers: { elements: 51 } });
  assert.ok("refused" in judged && found(judged.refused).has("BR-02"));
});

Deno.test("what has as many elements and characters as its readers take is written, and with one more refused", () => {
  const { xml } = generated(invoiceWith());
  const elements = (xml.match(/<\w/g) ?? []).length;
  const characters = xml.length;
  assert.equal(generated(invoiceWith(), { readers: { elements, characters } }).xml, xml);
  for (const readers of [{ elements: elements - 1, characters }, { elements, characters: characters - 1 }]) {
    assert.deepEqual(refused(invoiceWith(), { readers }), ["ATW-DOCUMENT-TOO-LARGE "]);
  }
});

Deno.test("the identifier of the profile itself is written, with white space around it or not", () => {
  for (const identifier of ["urn:cen.eu:en16931:2017", " urn:cen.eu:en16931:2017\n"]) {
    const { information } = generated(invoiceWith({ "/profile": "en16931", "/specificationIdentifier": identifier }));
    assert.ok(!information.some(({ rule }) => rule === "ATW-PROFILE-ASSUMED"));
  }
});
