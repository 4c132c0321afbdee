/** What a verdict on XML says beside its findings. */
import assert from "node:assert/strict";
import { judgeXml, judgeXmlWhole, talliesOfXml } from "../../engine/judge/validate.ts";
import { parse, validate, type ValidateOptions } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { type OpenedXml, type OpenOptions, openXml } from "../../engine/open/open.ts";
import { EXTENSION } from "../../cases/identifiers.ts";
import { drop, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";
import { creditNoteOf, invoiceOf } from "../support/ubl.ts";

function opened(xml: string, options: OpenOptions = {}): OpenedXml {
  const outcome = openXml(xml, options);
  assert.ok("ok" in outcome, "the document is read");
  return outcome.ok;
}

const edited = (...edits: readonly Edit[]) => documentOf({ why: "", edits }, "ubl", { ubl: [], cii: [] });

Deno.test("of a hundred elements that are not read all are listed, of more the first hundred, and all are counted", () => {
  for (const [count, listed] of [[0, 0], [100, 100], [101, 100], [250, 100]] as const) {
    const xml = invoiceOf("<cbc:Odd>1</cbc:Odd>".repeat(count));
    const { notRead } = judgeXml(opened(xml));
    assert.deepEqual([notRead.total, notRead.elements.length], [count, listed]);
    const parsed = parse(xml);
    assert.ok("ok" in parsed);
    assert.deepEqual(parsed.ok.notRead, notRead);
  }
});

Deno.test("a verdict has type and specification as they are stated, without the white space around them, or none", () => {
  const stated = judgeXml(opened(edited(set("cbc:InvoiceTypeCode", " 380\n"), set("cbc:CustomizationID", "\tx "))));
  assert.deepEqual([stated.syntax, stated.invoiceTypeCode, stated.specificationIdentifier], [
    "ubl-invoice",
    "380",
    "x",
  ]);
  const none = judgeXml(opened(creditNoteOf("")));
  assert.deepEqual([none.syntax, none.invoiceTypeCode, none.specificationIdentifier], ["ubl-credit-note", null, null]);
  assert.deepEqual([none.profile, none.profileSource], ["en16931", "default"]);
  assert.ok(none.information.every(({ rule }) => rule !== "ATW-PROFILE-ASSUMED"));
});

Deno.test("a plain invoice out of a PDF is Factur-X, and one of another specification is of that", () => {
  const xml = documentOf({ why: "", edits: [] }, "cii", { ubl: [], cii: [] });
  assert.equal(judgeXml(opened(xml)).profile, "en16931");
  assert.equal(judgeXml(opened(xml, { container: "pdf" })).profile, "facturx-en16931");
  const german = xml.replace(
    "<ram:ID>urn:cen.eu:en16931:2017<",
    "<ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0<",
  );
  assert.notEqual(german, xml);
  assert.equal(judgeXml(opened(german, { container: "pdf" })).profile, "xrechnung-cii");
});

Deno.test("the official verdict is added in numbers where it is asked for, and is that of strict mode", () => {
  const xml = edited(
    set("cbc:DueDate", "2025-01-01"),
    drop("cbc:ID"),
    set("cac:LegalMonetaryTotal/cbc:PayableAmount", "1"),
  );
  const strict = judgeXml(opened(xml), { strict: true });
  const both = judgeXml(opened(xml), { official: true });
  assert.deepEqual(both.official, {
    valid: false,
    errors: strict.errors.length,
    warnings: strict.warnings.length,
  });
  assert.equal(Object.hasOwn(strict, "official"), false);
  assert.deepEqual(both.errors, judgeXml(opened(xml)).errors);
});

Deno.test("the tallies of a document are the verdicts by each profile, in numbers", () => {
  const xml = edited(drop("cbc:BuyerReference"), set("cbc:DueDate", "2025-01-01"));
  const tallies = talliesOfXml(opened(xml), {});
  for (const [profile, { own, official }] of Object.entries(tallies)) {
    assert.ok(profile in tallies);
    for (const [strict, numbers] of [[false, own], [true, official]] as const) {
      const verdict = validate(xml, { profile: profile as keyof typeof tallies, strict });
      assert.ok("ok" in verdict);
      const { valid, errors, warnings } = verdict.ok;
      assert.deepEqual(numbers, { valid, errors: errors.length, warnings: warnings.length }, `${profile} ${strict}`);
    }
  }
  assert.ok(tallies["xrechnung-ubl"].official.errors > tallies.en16931.official.errors);
});

Deno.test("a verdict with the invoice says where in that a finding is, and where it is nowhere, only where in the XML", () => {
  const xml = edited(set("cbc:InvoiceTypeCode", "999"), set("cac:InvoiceLine[2]/cbc:LineExtensionAmount", "many"));
  const { verdict, invoice } = judgeXmlWhole(opened(xml));
  const places = new Map(verdict.errors.map(({ rule, location }) => [rule, location]));
  assert.equal(places.get("BR-CL-01")?.pointer, "/invoiceTypeCode");
  assert.equal(places.get("BR-CL-01")?.path, "/Invoice/cbc:InvoiceTypeCode");
  assert.equal(places.get("ATW-VALUE-NOT-A-NUMBER")?.pointer, "/lines/1/netAmount");
  assert.equal(invoice.invoiceTypeCode, "999");
  const plain = judgeXml(opened(xml));
  assert.ok(plain.errors.every(({ location }) => location !== undefined && !Object.hasOwn(location, "pointer")));
});

Deno.test("parse says that the invoice came in an envelope, and of one without says nothing", () => {
  const plain = invoiceOf("<cbc:ID>1</cbc:ID>");
  const sbdh = "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader";
  const wrapped = parse(`<StandardBusinessDocument xmlns="${sbdh}">${plain}</StandardBusinessDocument>`, {
    unwrap: true,
  });
  const bare = parse(plain, { unwrap: true });
  assert.ok("ok" in wrapped && "ok" in bare);
  assert.equal(wrapped.ok.envelope, "sbdh");
  assert.equal(Object.hasOwn(bare.ok, "envelope"), false);
  assert.deepEqual(wrapped.ok.invoice, bare.ok.invoice);
});

Deno.test("BT-24 names more than is checked, unless the official sets know its scenario", () => {
  const xml = edited(set("cbc:CustomizationID", EXTENSION));
  const saidOf = (options: ValidateOptions) => {
    const outcome = validate(xml, options);
    assert.ok("ok" in outcome);
    const { errors, warnings, information } = outcome.ok;
    return [...errors, ...warnings, ...information]
      .filter(({ rule }) => ["ATW-PROFILE-ASSUMED", "ATW-RULES-NOT-CARRIED"].includes(rule))
      .map(({ rule, severity }) => `${rule} ${severity}`);
  };
  assert.deepEqual(saidOf({}), ["ATW-PROFILE-ASSUMED information"]);
  assert.deepEqual(saidOf({ strict: true }), ["ATW-RULES-NOT-CARRIED fatal"]);
  assert.deepEqual(saidOf({ strict: true, sets: official }), []);
});

Deno.test("amounts in a message have the currency of the invoice, where it states one", () => {
  const wrong = judgeXml(opened(edited(set("cac:LegalMonetaryTotal/cbc:LineExtensionAmount", "1.00"))));
  assert.match(wrong.errors.find(({ rule }) => rule === "BR-CO-10")?.message ?? "", /1\.00 EUR/);
  const without = judgeXml(opened(edited(
    drop("cbc:DocumentCurrencyCode"),
    set("cac:LegalMonetaryTotal/cbc:LineExtensionAmount", "1.00"),
  )));
  assert.doesNotMatch(without.errors.find(({ rule }) => rule === "BR-CO-10")?.message ?? "EUR", /EUR|null|undefined/);
});
