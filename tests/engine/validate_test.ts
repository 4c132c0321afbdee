import assert from "node:assert/strict";
import { scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { cut } from "../../engine/judge/findings.ts";
import { judgingFor } from "../../engine/judge/options.ts";
import { draftsOn } from "../../engine/judge/run.ts";
import {
  type Finding,
  type Outcome,
  parse,
  type Place,
  type Refusal,
  validate,
  type ValidateOptions,
  type ValidationResult,
} from "../../engine/mod.ts";
import { openXml } from "../../engine/open/open.ts";
import { corpusFiles, withCorpus } from "../support/files.ts";
import { sampled } from "../support/sweeps.ts";
import { creditNoteOf, invoiceOf } from "../support/ubl.ts";

const encoder = new TextEncoder();

function base(name: string): Uint8Array {
  return Deno.readFileSync(new URL(`../../cases/${name}`, import.meta.url));
}

function resultOf(input: Uint8Array | string, options: ValidateOptions = {}): ValidationResult {
  const outcome = validate(input, options);
  assert.ok("ok" in outcome, "refusal" in outcome ? outcome.refusal.message : "");
  return outcome.ok;
}

function refusalOf(outcome: Outcome<unknown>): Refusal {
  assert.ok("refusal" in outcome, "it is refused");
  return outcome.refusal;
}

function first(findings: readonly Finding<Place>[], rule: string): Finding<Place> {
  const found = findings.find((it) => it.rule === rule);
  assert.ok(found !== undefined, `${rule} is among ${findings.map((it) => it.rule).join(", ")}`);
  return found;
}

for (const name of ["base.ubl.xml", "base.creditnote.xml"]) {
  Deno.test(`validate() finds ${name} valid`, () => {
    const { valid, errors } = resultOf(base(name));
    assert.deepEqual(errors, []);
    assert.equal(valid, true);
  });
}

Deno.test("validate() says what was read: syntax, type code, specification, profile and its source", () => {
  const { syntax, invoiceTypeCode, specificationIdentifier, profile, profileSource } = resultOf(
    base("base.creditnote.xml"),
  );
  assert.deepEqual([syntax, invoiceTypeCode, specificationIdentifier, profile, profileSource], [
    "ubl-credit-note",
    "381",
    "urn:cen.eu:en16931:2017",
    "en16931",
    "document",
  ]);
});

Deno.test("validate() says null for a type code and a specification that are not there", () => {
  const { syntax, invoiceTypeCode, specificationIdentifier } = resultOf(invoiceOf("<cbc:ID>1</cbc:ID>"));
  assert.deepEqual([syntax, invoiceTypeCode, specificationIdentifier], ["ubl-invoice", null, null]);
});

Deno.test("validate() normalises the type code and the specification that it quotes", () => {
  const xml = invoiceOf(
    "<cbc:CustomizationID>\n a  b </cbc:CustomizationID><cbc:InvoiceTypeCode> 380\n</cbc:InvoiceTypeCode>",
  );
  const { invoiceTypeCode, specificationIdentifier } = resultOf(xml);
  assert.deepEqual([invoiceTypeCode, specificationIdentifier], ["380", "a b"]);
});

Deno.test("validate() takes a profile that is asked for, and says so", () => {
  const { profile, profileSource, provenance } = resultOf(base("base.ubl.xml"), { profile: "en16931" });
  assert.deepEqual([profile, profileSource, provenance.profile], ["en16931", "query", "en16931"]);
});

Deno.test("the provenance names the engine, its version and the rule set", () => {
  const { engine, engine_version, ruleset, rules_evaluated } = resultOf(base("base.ubl.xml")).provenance;
  assert.equal(engine, "faktlint");
  assert.match(engine_version, /^\d+\.\d+\.\d+/);
  assert.match(ruleset, /^en16931@\d+(\.\d+)+$/);
  assert.ok(rules_evaluated > 0);
});

Deno.test("a finding has every field of the specification and the place of the element", () => {
  const xml = invoiceOf("\n  <cac:LegalMonetaryTotal/>");
  const { valid, errors } = resultOf(xml);
  assert.equal(valid, false);
  const finding = first(errors, "BR-02");
  assert.equal(finding.field, "BT-1");
  assert.equal(finding.severity, "fatal");
  assert.ok(finding.message.length > 0 && finding.fix.length > 0);
  assert.equal(finding.xpath, "/Invoice/cbc:ID");
  assert.equal(finding.docsUrl, "faktlint explain BR-02");
  assert.deepEqual(finding.location, { path: "/Invoice", line: 1, column: 1 });
  assert.equal(Object.hasOwn(finding, "offset"), false);
});

Deno.test("every finding points to its rule's page below the address that is given", () => {
  const { errors } = resultOf(invoiceOf(""), { docsBase: "https://lint.example" });
  assert.deepEqual(errors.filter(({ rule, docsUrl }) => docsUrl !== `https://lint.example/rules/${rule}`), []);
  assert.ok(errors.length > 0);
});

Deno.test("a total that is no number is found at its place, and the document is not valid", () => {
  const xml = new TextDecoder().decode(base("base.ubl.xml")).replace(">2891.00<", ">2891,00<");
  const { valid, errors } = resultOf(xml);
  const { severity, field, location } = first(errors, "ATW-DECLARED-TOTAL-NOT-A-NUMBER");
  const line = xml.slice(0, xml.indexOf("<cbc:PayableAmount")).split("\n").length;
  assert.equal(valid, false);
  assert.deepEqual([severity, field], ["fatal", "BT-115"]);
  assert.deepEqual(location, { path: "/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount", line, column: 5 });
});

Deno.test("findings of each severity are in their own list", () => {
  const { errors, warnings, information } = resultOf(invoiceOf(""));
  assert.deepEqual(errors.filter(({ severity }) => severity !== "fatal"), []);
  assert.deepEqual(warnings.filter(({ severity }) => severity !== "warning"), []);
  assert.deepEqual(information.filter(({ severity }) => severity !== "information"), []);
});

/** Amounts of every line and of its allowance have a decimal place too many. */
const manyFaults = invoiceOf(
  `<cac:InvoiceLine><cbc:LineExtensionAmount currencyID="EUR">1.001</cbc:LineExtensionAmount><cac:AllowanceCharge>
    <cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1.001</cbc:Amount></cac:AllowanceCharge>
    </cac:InvoiceLine>`.repeat(600),
);

Deno.test("a list that is cut holds every rule that failed, and the true totals stand beside it", () => {
  const { valid, errors, findings_truncated } = resultOf(manyFaults);
  const reading = openXml(manyFaults);
  assert.ok("ok" in reading);
  const judging = judgingFor({}, "ubl-invoice", {
    profile: "en16931",
    scenario: scenarioOfProfile("en16931"),
    side: "ubl",
    syntax: "ubl-invoice",
    mode: "default",
    input: "xml",
  });
  const all = draftsOn(reading.ok.document, judging).filter((it) => it.severity === "fatal");
  const rules = (findings: readonly { readonly rule: string }[]) => [...new Set(findings.map(({ rule }) => rule))];
  assert.equal(valid, false);
  for (const rule of ["BR-02", "BR-DEC-23", "BR-DEC-24"]) assert.ok(rules(all).includes(rule), rule);
  assert.deepEqual(rules(errors), rules(all));
  assert.deepEqual(errors.map(({ rule }) => rule), cut(all).map(({ rule }) => rule));
  assert.equal(errors.length, 500);
  assert.equal(findings_truncated?.cap, 500);
  assert.deepEqual(findings_truncated?.by_severity.errors, { total: all.length, returned: 500 });
});

Deno.test("a result that holds all findings says nothing of a cut", () => {
  assert.equal(Object.hasOwn(resultOf(invoiceOf("")), "findings_truncated"), false);
});

Deno.test("what is not read is listed with its place, a hundred at most, with the total", () => {
  const xml = invoiceOf("\n<cbc:UBLVersionID>2.1</cbc:UBLVersionID>" + "<cbc:Odd>x</cbc:Odd>".repeat(150));
  const places = [
    { path: "/Invoice/cbc:UBLVersionID", line: 2, column: 1 },
    { path: "/Invoice/cbc:Odd[1]", line: 2, column: 41 },
  ];
  for (const { total, elements } of [resultOf(xml).notRead, parsed(xml).notRead]) {
    assert.deepEqual(elements.slice(0, 2), places);
    assert.equal(elements.length, 100);
    assert.equal(total, 151);
  }
});

function parsed(input: Uint8Array | string) {
  const outcome = parse(input);
  assert.ok("ok" in outcome, "it is read");
  return outcome.ok;
}

Deno.test("parse() gives the invoice with its profile, its syntax and what was not read", () => {
  const { invoice, syntax, notRead } = parsed(creditNoteOf("<cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID>"));
  assert.deepEqual(invoice, { profile: "en16931", invoiceNumber: "1" });
  assert.equal(syntax, "ubl-credit-note");
  assert.deepEqual(notRead.elements.map(({ path }) => path), ["/CreditNote/cbc:ID[2]"]);
});

Deno.test("caps can be set for one document, and the others keep their defaults", () => {
  const code = (options: ValidateOptions) => {
    const outcome = validate(invoiceOf("<cac:Delivery><cbc:ID a='1' b='2'>1</cbc:ID></cac:Delivery>"), options);
    return "refusal" in outcome ? `${outcome.refusal.error} ${outcome.refusal.xmlCode}` : "read";
  };
  assert.equal(code({ limits: { depth: 2 } }), "xml_limit_exceeded depth_limit");
  assert.equal(code({ limits: { elements: 2 } }), "xml_limit_exceeded element_limit");
  assert.equal(code({ limits: { attributes: 1 } }), "xml_limit_exceeded attribute_limit");
  assert.equal(code({ limits: { characters: 50 } }), "xml_limit_exceeded character_limit");
  assert.equal(code({ limits: { depth: 3, elements: 3 } }), "read");
  assert.equal(code({ limits: {} }), "read");
});

Deno.test("a document beyond the default caps is judged with raised ones, places included", () => {
  const xml = invoiceOf("<cbc:Odd>1</cbc:Odd>".repeat(50_000));
  assert.equal(refusalOf(validate(xml)).xmlCode, "element_limit");
  const { notRead, errors } = resultOf(xml, { limits: { elements: 60_000 } });
  assert.equal(notRead.elements[99]?.path, "/Invoice/cbc:Odd[100]");
  assert.equal(first(errors, "BR-02").location?.path, "/Invoice");
});

Deno.test("bytes of a PDF and of a ZIP archive are refused by their signatures", () => {
  const codesOf = (head: string) => {
    const { error, xmlCode } = refusalOf(validate(Uint8Array.from(head, (character) => character.charCodeAt(0))));
    return [error, xmlCode];
  };
  assert.deepEqual(codesOf("%PDF-1.7\n%\xe2\xe3"), ["unsupported_syntax", "pdf_document"]);
  assert.deepEqual(codesOf("PK\x03\x04\x14\x00"), ["unsupported_syntax", "zip_archive"]);
  assert.deepEqual(codesOf("PK\x05\x06\x00\x00"), ["unsupported_syntax", "zip_archive"]);
});

Deno.test("text and bytes, with a byte order mark or without, are judged alike and at the same places", () => {
  const xml = invoiceOf("<cbc:ID/>");
  const expected = resultOf(xml);
  assert.deepEqual(resultOf(encoder.encode(xml)), expected);
  assert.deepEqual(resultOf(`\ufeff${xml}`), expected);
  assert.deepEqual(resultOf(encoder.encode(`\ufeff${xml}`)), expected);
});

Deno.test("text in other encodings is judged as the same text in UTF-8", () => {
  const text = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${invoiceOf("<cbc:Note>Größe</cbc:Note>")}`;
  const latin = Uint8Array.from(text("ISO-8859-1"), (character) => character.charCodeAt(0));
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${text("UTF-16")}`, (unit) => unit.charCodeAt(0)).buffer);
  assert.deepEqual(parsed(latin).invoice.notes, [{ text: "Größe" }]);
  assert.deepEqual(parsed(wide).invoice.notes, [{ text: "Größe" }]);
});

const refused: readonly (readonly [string, Uint8Array | string, string])[] = [
  ["nothing", "", "xml_malformed empty_document"],
  ["white space", new Uint8Array([32, 10]), "xml_malformed empty_document"],
  ["JSON", `{"invoiceNumber": "1"}`, "xml_malformed not_well_formed"],
  ["half a character", "<a>\ud800</a>", "xml_malformed not_well_formed"],
  ["bytes that are no UTF-8", new Uint8Array([60, 97, 62, 255]), "xml_malformed not_well_formed"],
  ["a DOCTYPE", "<!DOCTYPE a><a/>", "xml_rejected doctype_forbidden"],
  ["an entity", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, "xml_rejected entity_declaration_forbidden"],
  ["a cut document", "<a><b>", "xml_malformed unexpected_end"],
  ["mixed content", invoiceOf("x<cbc:ID/>"), "xml_malformed mixed_content"],
  ["another document", "<a/>", "unsupported_syntax unknown_root"],
];

for (const [what, input, codes] of refused) {
  Deno.test(`${what} is refused with ${codes}, by openXml(), validate() and parse()`, () => {
    for (const outcome of [openXml(input), validate(input), parse(input)]) {
      const { error, xmlCode, message } = refusalOf(outcome);
      assert.equal(`${error} ${xmlCode}`, codes);
      assert.ok(message.length > 0);
    }
  });
}

Deno.test("a document that is cut or altered anywhere gets a verdict or a refusal, never an exception", () => {
  const bytes = base("base.ubl.xml");
  for (let at = 0; at < bytes.length; at += 211) {
    assert.ok("refusal" in validate(bytes.subarray(0, at)), `cut at ${at}`);
    for (const byte of [0, 0x20, 0x3c, 0xff, 0x39]) {
      const altered = bytes.slice();
      altered[at] = byte;
      const outcome = validate(altered);
      if ("ok" in outcome) {
        assert.deepEqual(outcome.ok.errors.filter(({ rule }) => rule === "ATW-RULE-FAILED"), [], `${at}`);
      }
    }
  }
});

Deno.test(withCorpus("every malformed or unsupported file of the corpus is refused", () => {
  const errorsOf = (folder: string) =>
    new Map([...corpusFiles(folder)].map(([path, bytes]) => [path, refusalOf(validate(bytes)).error]));
  for (const [path, error] of errorsOf("malformed")) assert.match(error, /^xml_/, path);
  for (const [path, error] of errorsOf("unsupported")) assert.equal(error, "unsupported_syntax", path);
}));

Deno.test(withCorpus("no document of the corpus makes parse() fail", () => {
  for (const [path, bytes] of sampled(corpusFiles("documents"), 3)) assert.ok("ok" in parse(bytes), path);
}));

Deno.test("BR-CO-10 and BR-AE-08 fail without what they compare, and do not read the other side", () => {
  const { errors } = resultOf(invoiceOf(
    `<cac:TaxTotal><cac:TaxSubtotal><cbc:TaxableAmount>none</cbc:TaxableAmount><cac:TaxCategory><cbc:ID>AE</cbc:ID>
    <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
    <cac:LegalMonetaryTotal><cbc:PayableAmount>1</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
  ));
  assert.equal(first(errors, "BR-CO-10").location?.path, "/Invoice/cac:LegalMonetaryTotal");
  assert.equal(first(errors, "BR-AE-08").location?.path, "/Invoice/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount");
  const line = "<cac:InvoiceLine><cbc:LineExtensionAmount>1,00</cbc:LineExtensionAmount></cac:InvoiceLine>";
  const total = "<cac:LegalMonetaryTotal><cbc:PayableAmount>1</cbc:PayableAmount></cac:LegalMonetaryTotal>";
  const beside = resultOf(invoiceOf(total + line)).errors;
  assert.equal(first(beside, "BR-CO-10").location?.path, "/Invoice/cac:LegalMonetaryTotal");
});

Deno.test("a finding has the example of its rule", () => {
  const { errors } = resultOf(invoiceOf(""));
  assert.deepEqual(["BR-01", "BR-02", "BR-03"].map((rule) => first(errors, rule).example), [
    "urn:cen.eu:en16931:2017",
    "RE-2026-0815",
    "2026-11-21",
  ]);
});
