/** Which amounts are written where an invoice states others than those that it adds up to. */
import assert from "node:assert/strict";
import { generate, type Generated, type GenerateOptions, parse } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { type Language, languages, loadTexts } from "../../engine/locales.ts";
import { briefly, findingsOn, invoiceWith } from "../../cases/json.ts";

function generated(json: string, options: GenerateOptions = {}): Generated {
  const outcome = generate(json, options);
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

function refusedRules(json: string, options: GenerateOptions = {}): readonly string[] {
  const outcome = generate(json, options);
  assert.ok("refused" in outcome, "it is refused");
  return outcome.refused.errors.map(({ rule }) => rule);
}

const part = { vatCategory: "S", vatRate: "19", taxableAmount: "713.75", taxAmount: "135.62" };
/** A cent more VAT than the lines make, which the rules let pass, in whatever follows from it. */
const aCentMore = {
  "/vatBreakdown": [part],
  "/declaredTotals": { taxAmount: "135.62", taxInclusiveAmount: "849.37", payableAmount: "849.37" },
};
const replaced = [
  "/vatBreakdown/0/taxAmount",
  "/declaredTotals/taxAmount",
  "/declaredTotals/taxInclusiveAmount",
  "/declaredTotals/payableAmount",
];

function differing({ warnings }: Generated) {
  return warnings.filter(({ rule }) => rule === "ATW-AMOUNT-DIFFERS");
}

Deno.test("computed VAT and totals are written, and each that replaces another is a warning with both figures", () => {
  const made = generated(invoiceWith(aCentMore));
  assert.deepEqual(differing(made).map(({ location }) => location?.pointer), replaced);
  for (const { message, severity } of differing(made)) {
    assert.equal(severity, "warning");
    assert.match(message, /135\.62 EUR.*135\.61 EUR|849\.37 EUR.*849\.36 EUR/);
  }
  const { vatBreakdown: [written] = [], totals } = made.invoice;
  assert.deepEqual(
    [written?.taxAmount, totals?.taxAmount, totals?.taxInclusiveAmount, totals?.payableAmount],
    ["135.61", "135.61", "849.36", "849.36"],
  );
});

Deno.test("with amounts=stated the stated VAT and totals are written, without a word on them", () => {
  const made = generated(invoiceWith(aCentMore), { amounts: "stated" });
  assert.deepEqual(differing(made), []);
  assert.equal(made.invoice.vatBreakdown?.[0]?.taxAmount, "135.62");
  assert.equal(made.invoice.totals?.payableAmount, "849.37");
});

Deno.test("what the rules refuse as stated is refused, whichever amounts are asked for", () => {
  for (const amounts of ["computed", "stated"] as const) {
    const wrong = invoiceWith({ "/declaredTotals": { taxInclusiveAmount: 900 } });
    assert.ok(refusedRules(wrong, { amounts }).includes("BR-CO-15"), amounts);
  }
});

Deno.test("whole forints, as an ERP rounds them, stay as stated where that is asked for", () => {
  const line = { id: "1", description: "Course", quantity: 1, unitCode: "C62", unitPrice: "1002", vatCategory: "S" };
  const forints = {
    "/currency": "HUF",
    "/lines": [{ ...line, vatRate: 27 }],
    "/vatBreakdown": [{ vatCategory: "S", vatRate: 27, taxableAmount: 1002, taxAmount: 271 }],
    "/declaredTotals": { taxAmount: 271, taxInclusiveAmount: 1273, payableAmount: 1273 },
  };
  assert.equal(generated(invoiceWith(forints), { amounts: "stated" }).invoice.totals?.payableAmount, "1273");
  assert.equal(generated(invoiceWith(forints)).invoice.totals?.payableAmount, "1272.54");
});

Deno.test("of several parts of one category and rate, the first makes up for what the lines add up to", () => {
  const line = { id: "1", description: "Course", quantity: 1, unitCode: "C62", unitPrice: "100", vatCategory: "E" };
  const vatBreakdown = [["A", "60.00"], ["B", "39.50"]].map(([exemptionReason, taxableAmount]) => {
    return { vatCategory: "E", vatRate: 0, exemptionReason, taxableAmount, taxAmount: 0 };
  });
  const outcome = generate(invoiceWith({ "/lines": [line], "/vatBreakdown": vatBreakdown }));
  // UBL's rules take one breakdown alone for a category without VAT; what is judged is what is stated.
  assert.ok("refused" in outcome && outcome.refused.errors.some(({ rule }) => rule === "BR-E-08"));
});

const share = { amount: "7", percentage: 10, baseAmount: 80, vatCategory: "S", vatRate: 19, reason: "Rabatt" };

Deno.test("a rate that a stated breakdown leaves out is added to it, with a warning on the breakdown", () => {
  const line = (id: string, vatRate: number) => {
    return { id, description: "Book", quantity: 1, unitCode: "C62", unitPrice: "100", vatCategory: "S", vatRate };
  };
  const leavesOut = invoiceWith({
    "/lines": [line("1", 19), line("2", 7)],
    "/vatBreakdown": [{ vatCategory: "S", vatRate: 19, taxableAmount: "100.00", taxAmount: "19.00" }],
  });
  const made = generated(leavesOut);
  assert.deepEqual(made.invoice.vatBreakdown?.map(({ vatRate, taxAmount }) => [vatRate, taxAmount]), [
    ["19", "19.00"],
    ["7", "7.00"],
  ]);
  assert.deepEqual(differing(made).map(({ field, severity }) => [field, severity]), [["BG-23", "warning"]]);
  const kept = generated(leavesOut, { amounts: "stated" });
  assert.deepEqual([kept.invoice.vatBreakdown?.length, differing(kept)], [1, []]);
});

Deno.test("an amount that is another than its percentage makes of its base stays, and is a warning, also when checked", () => {
  const json = invoiceWith({ "/allowances": [share] });
  assert.ok(briefly(findingsOn(json)).includes("ATW-AMOUNT-DIFFERS /allowances/0/amount"));
  const made = generated(json);
  assert.deepEqual(differing(made).map(({ location }) => location?.pointer), ["/allowances/0/amount"]);
  assert.match(differing(made)[0]?.message ?? "", /7\.00 EUR.*8\.00 EUR/);
  assert.equal(made.invoice.allowances?.[0]?.amount, "7");
  const rounded = invoiceWith({ "/allowances": [{ ...share, amount: "99.99", percentage: "33.33", baseAmount: 300 }] });
  const almost = invoiceWith({ "/allowances": [{ ...share, amount: "100", percentage: "33.33", baseAmount: 300 }] });
  for (const fine of [rounded, almost]) assert.ok(!briefly(findingsOn(fine)).join().includes("ATW-AMOUNT-DIFFERS"));
});

Deno.test("a net price that is not the gross price less its discount is a warning, on the price", () => {
  const json = invoiceWith({ "/lines/0/grossPrice": "40.00", "/lines/0/priceDiscount": "1.00" });
  assert.ok(briefly(findingsOn(json)).includes("ATW-AMOUNT-DIFFERS /lines/0/unitPrice"));
  const strict = findingsOn(json, { strict: true }).find(({ rule }) => rule === "ATW-AMOUNT-DIFFERS");
  assert.equal(strict?.severity, "information");
});

Deno.test("where a rule says that an amount is wrong, nothing else says so again", () => {
  const json = invoiceWith({ "/profile": "peppol-bis-3", "/allowances": [share] });
  const found = briefly(findingsOn(json)).filter((it) => it.endsWith("/allowances/0/amount"));
  assert.deepEqual(found, ["PEPPOL-EN16931-R040 /allowances/0/amount"]);
});

Deno.test("a rate of zero says of what is not subject to VAT what no rate says", () => {
  const line = { id: "1", description: "Course", quantity: 1, unitCode: "C62", unitPrice: "100", vatCategory: "O" };
  const parties = { "/seller/vatId": undefined, "/seller/taxRegistrationId": "1", "/buyer/vatId": undefined };
  for (const rate of [{}, { vatRate: 0 }, { vatRate: "0.00" }]) {
    const { xml } = generated(
      invoiceWith({ ...parties, "/seller/legalRegistrationId": "HRB 1", "/lines": [{ ...line, ...rate }] }),
    );
    assert.ok(!/<cac:ClassifiedTaxCategory>\s*<cbc:ID>O<\/cbc:ID>\s*<cbc:Percent>/.test(xml));
  }
});

Deno.test("XRechnung is written as strictly as its gate checks, unless the caller says otherwise", () => {
  for (const profile of ["xrechnung-ubl", "xrechnung-cii"] as const) {
    const json = invoiceWith({ "/profile": profile, "/buyerReference": "04011000-12345-03" });
    for (const options of [{}, { strict: true }]) {
      const outcome = generate(json, { ...options, sets: official });
      assert.ok("refused" in outcome && outcome.refused.provenance.mode === "strict", profile);
      assert.ok(outcome.refused.errors.some(({ rule }) => rule === "PEPPOL-EN16931-R020"), profile);
    }
    assert.equal(generated(json, { strict: false }).provenance.mode, "default");
  }
});

Deno.test("EN 16931 is written as strictly as its official validators check, unless the caller says otherwise", () => {
  // EN 16931 has the buyer identified once; strict mode alone sees the second.
  const json = invoiceWith({ "/buyer/identifiers": [{ value: "A" }, { value: "B" }] });
  for (const options of [{}, { strict: true }]) {
    assert.equal(generated(invoiceWith(), { ...options, sets: official }).provenance.mode, "strict");
    const outcome = generate(json, { ...options, sets: official });
    assert.ok("refused" in outcome && outcome.refused.provenance.mode === "strict");
    assert.deepEqual(briefly(outcome.refused.errors), ["UBL-SR-16 /buyer/identifiers/1/value"]);
  }
  assert.equal(generated(json, { strict: false }).provenance.mode, "default");
});

Deno.test("Peppol and Factur-X are written as strictly as the caller says, in default mode if it says nothing", () => {
  const address = { schemeId: "0088", value: "7300010000001" };
  const peppol = {
    "/buyerReference": "B-1",
    "/seller/electronicAddress": address,
    "/buyer/electronicAddress": address,
  };
  for (const profile of ["peppol-bis-3", "facturx-en16931"] as const) {
    const json = invoiceWith({ "/profile": profile, ...peppol });
    assert.equal(generated(json).provenance.mode, "default", profile);
    assert.equal(generated(json, { strict: true }).provenance.mode, "strict", profile);
  }
});

const taxFree: readonly (readonly [category: string, de: string])[] = [
  ["AE", "Steuerschuldnerschaft des Leistungsempfängers"],
  ["K", "Steuerfreie innergemeinschaftliche Lieferung"],
  ["G", "Steuerfreie Ausfuhrlieferung"],
];

for (const [category, de] of taxFree) {
  Deno.test(`category ${category} has its usual reason in the language asked for, and a stated reason stays`, async () => {
    const own = { "/lines/0/vatCategory": category, "/lines/0/vatRate": 0, "/lines/1": undefined };
    const base = {
      ...own,
      "/buyer/vatId": "ATU13585627",
      "/deliveryDate": "2026-11-14",
      "/deliverToCountryCode": "AT",
      "/lines": [{ ...JSON.parse(invoiceWith()).lines[0], vatCategory: category, vatRate: 0 }],
    };
    delete (base as Record<string, unknown>)["/lines/0/vatCategory"];
    delete (base as Record<string, unknown>)["/lines/0/vatRate"];
    delete (base as Record<string, unknown>)["/lines/1"];
    const reasons = new Map<Language, string | undefined>();
    for (const lang of languages) {
      const made = generated(invoiceWith(base), { texts: await loadTexts(lang) });
      reasons.set(lang, made.invoice.vatBreakdown?.[0]?.exemptionReason);
    }
    assert.equal(reasons.get("de"), de);
    assert.equal(new Set(reasons.values()).size, languages.length);
    const said = invoiceWith({ ...base, "/vatExemptionReasons": { [category]: "As agreed" } });
    const { vatBreakdown } = generated(said, { texts: await loadTexts("fr") }).invoice;
    assert.equal(vatBreakdown?.[0]?.exemptionReason, "As agreed");
  });
}

Deno.test("what is written with computed amounts is written again without a warning", () => {
  const { xml, profile } = generated(invoiceWith(aCentMore));
  const read = parse(xml);
  assert.ok("ok" in read);
  const again = generated(JSON.stringify({ ...read.ok.invoice, profile }));
  assert.deepEqual(differing(again), []);
  assert.equal(again.xml, xml);
});
