/** XML Schema: what follows a document by it, and what it tells. The official schemas were asked about every one of these. */
import assert from "node:assert/strict";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import type { SchemaFault } from "../../engine/schema/faults.ts";
import { schemaFollower } from "../../engine/schema/schemas.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { schemaSets } from "../../engine/judge/schema_sets.ts";
import { validate } from "../../engine/mod.ts";
import { cii as ciiOf, extension, invoice } from "../support/schema_documents.ts";
import { wordsIn } from "../support/texts.ts";

const bind = binder([ubl, cii]);

function faultsOf(xml: string): readonly SchemaFault[] {
  const faults: SchemaFault[] = [];
  const document = bind(xml, { listen: (syntax) => schemaFollower(syntax, (fault) => faults.push(fault)) });
  assert.ok(!isRefusal(document), "the document is read");
  return faults;
}

/** What is reported, one line per fault: id, kind, and the start of its element. */
function told(xml: string): readonly string[] {
  return faultsOf(xml).map(({ id, kind, offset }) => {
    const [, name = ""] = /^<([^\s/>]+)/.exec(xml.slice(offset)) ?? [];
    return `${id.slice("ATW-SCHEMA-".length)} ${kind} ${name}`;
  });
}

Deno.test("a document that its schema allows has no faults", () => {
  assert.deepEqual(told(invoice({})), []);
  assert.deepEqual(told(ciiOf({})), []);
});

Deno.test("an element that stands too late is to be moved before the first that must follow it", () => {
  const [fault, ...more] = faultsOf(invoice({
    after: "<cbc:TaxPointDate>2026-11-30</cbc:TaxPointDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>" +
      "<cbc:Note>late</cbc:Note>",
  }));
  assert.deepEqual(more, []);
  assert.deepEqual([fault?.id, fault?.kind], ["ATW-SCHEMA-ELEMENT", "misplaced"]);
  assert.deepEqual([fault?.actual, wordsIn(fault?.expected)], ["cbc:Note", "cbc:TaxPointDate"]);
});

Deno.test("an element whose place was taken for empty is misplaced, and not missing as well", () => {
  const xml = invoice({ id: "", after: "<cbc:ID>1</cbc:ID>" });
  assert.deepEqual(told(xml), ["ELEMENT misplaced cbc:ID"]);
  assert.deepEqual(wordsIn(faultsOf(xml)[0]?.expected), "cbc:IssueDate");
});

Deno.test("an element that may occur once is repeated, and one that may stand often is moved to its like", () => {
  const due = "<cbc:DueDate>2026-11-30</cbc:DueDate>";
  assert.deepEqual(told(invoice({ after: due + due })), ["ELEMENT repeated cbc:DueDate"]);
  const [fault] = faultsOf(invoice({
    after: "<cbc:Note>1</cbc:Note><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:Note>2</cbc:Note>",
  }));
  assert.deepEqual([fault?.kind, wordsIn(fault?.expected)], ["misplaced", "cbc:DocumentCurrencyCode"]);
});

Deno.test("an unknown element is reported once, whatever is in it", () => {
  const odd = '<x xmlns="urn:x"><cbc:IssueDate>no</cbc:IssueDate><cac:Party><cbc:Odd/></cac:Party></x>';
  assert.deepEqual(told(invoice({ after: odd + "<cbc:Odd/>" })), ["ELEMENT unknown x", "ELEMENT unknown cbc:Odd"]);
});

Deno.test("what is missing is named with the element that it is missing before, or the one that ends too early", () => {
  const [before] = faultsOf(invoice({ id: "" }));
  assert.deepEqual([before?.id, before?.kind], ["ATW-SCHEMA-MISSING", "before"]);
  assert.deepEqual([before?.actual, wordsIn(before?.expected)], ["cbc:IssueDate", "cbc:ID"]);
  const [within] = faultsOf(invoice({ total: "" }));
  assert.deepEqual([within?.kind, within?.actual, wordsIn(within?.expected)], [
    "within",
    "cac:LegalMonetaryTotal",
    "cbc:PayableAmount",
  ]);
  const [either] = faultsOf(ciiOf({ date: "<ram:IssueDateTime/>" }));
  assert.deepEqual([either?.kind, wordsIn(either?.expected)], ["either", "udt:DateTimeString, udt:DateTime"]);
});

Deno.test("after a fault the document is followed as if it were repaired", () => {
  const xml = invoice({ id: "", date: "30.11.2026", after: "<cbc:Odd/><cbc:DueDate>soon</cbc:DueDate>", total: "" });
  assert.deepEqual(told(xml).toSorted(), [
    "ELEMENT unknown cbc:Odd",
    "MISSING before cbc:IssueDate",
    "MISSING within cac:LegalMonetaryTotal",
    "VALUE form cbc:DueDate",
    "VALUE form cbc:IssueDate",
  ]);
});

Deno.test("text has no place between elements, nor elements in text", () => {
  assert.deepEqual(told(invoice({ after: "<cac:InvoicePeriod>x</cac:InvoicePeriod>" })), [
    "ELEMENT text cac:InvoicePeriod",
  ]);
  assert.deepEqual(told(invoice({ after: "<cac:InvoicePeriod> \n<!-- x --></cac:InvoicePeriod>" })), []);
  assert.deepEqual(told(invoice({ after: "<cbc:Note><cbc:ID>1</cbc:ID></cbc:Note>" })), ["ELEMENT within cbc:ID"]);
  const empty = '<xades:Include URI="a"> </xades:Include>';
  assert.deepEqual(told(invoice({ before: extension(empty) })), ["ELEMENT text xades:Include"]);
});

Deno.test("attributes that are missing, unknown or malformed are reported", () => {
  const total = (attributes: string) =>
    told(invoice({ total: `<cbc:PayableAmount ${attributes}>1</cbc:PayableAmount>` }));
  assert.deepEqual(total(""), ["ATTRIBUTE missing cbc:PayableAmount"]);
  assert.deepEqual(total('currencyID=""'), []);
  assert.deepEqual(total('currencyID="EUR" odd="1"'), ["ATTRIBUTE unknown cbc:PayableAmount"]);
  assert.deepEqual(total('currencyID="EUR" xml:lang="de"'), ["ATTRIBUTE unknown cbc:PayableAmount"]);
  assert.deepEqual(total('currencyID="EUR" cbc:currencyID="EUR"'), ["ATTRIBUTE unknown cbc:PayableAmount"]);
  assert.deepEqual(told(invoice({ id: '<cbc:ID schemeURI="%">1</cbc:ID>' })), ["ATTRIBUTE form cbc:ID"]);
  const type = (list: string) => told(ciiOf({ type: `<ram:TypeCode listID="${list}">380</ram:TypeCode>` }));
  assert.deepEqual(type(" 1001 "), []);
  assert.deepEqual(type("1002"), ["ATTRIBUTE fixed ram:TypeCode"]);
});

Deno.test("xsi:type names a type that is derived from the declared one; xsi:nil has no place; locations have one", () => {
  const total = (attributes: string) =>
    told(invoice({ total: `<cbc:PayableAmount currencyID="EUR" ${attributes}>1</cbc:PayableAmount>` }));
  assert.deepEqual(total('xsi:type="cbc:PayableAmountType"'), []);
  for (const type of ["udt:AmountType", "cbc:AmountType", "xs:decimal", "none:Type", ""]) {
    assert.equal(total(`xsi:type="${type}"`)[0], "VALUE type cbc:PayableAmount", type);
  }
  assert.deepEqual(total('xsi:nil="false"'), ["ATTRIBUTE nil cbc:PayableAmount"]);
  assert.deepEqual(total('xsi:schemaLocation="urn:a b.xsd" xsi:noNamespaceSchemaLocation="c"'), []);
  assert.deepEqual(total('xsi:schemaLocation=":"'), ["ATTRIBUTE form cbc:PayableAmount"]);
  assert.deepEqual(total('xsi:odd="1"'), ["ATTRIBUTE unknown cbc:PayableAmount"]);
});

Deno.test("an extension holds one element of another namespace, which is judged where a schema declares it", () => {
  const within = (xml: string) => told(invoice({ before: extension(xml) }));
  assert.deepEqual(within('<x xmlns="urn:x" a="1"><y xmlns=""/><cbc:IssueDate>2026-11-30</cbc:IssueDate></x>'), []);
  assert.deepEqual(within('<x xmlns="urn:x"><cbc:IssueDate>no</cbc:IssueDate></x>'), ["VALUE form cbc:IssueDate"]);
  assert.deepEqual(within(""), ["MISSING within ext:ExtensionContent"]);
  assert.deepEqual(within('<x xmlns=""/>')[0], "ELEMENT unknown x");
  assert.deepEqual(within("<ext:ExtensionURI>a</ext:ExtensionURI>")[0], "ELEMENT unknown ext:ExtensionURI");
  assert.deepEqual(within("<cac:InvoiceLine/>"), ["MISSING within cac:InvoiceLine"]);
  // What no invoice has elsewhere is not looked into.
  assert.deepEqual(within("<cac:CatalogueLine/>"), []);
  assert.deepEqual(within("<cbc:Unheard/>"), []);
  assert.deepEqual(within('<x xmlns="urn:x" xsi:type="xs:int">2147483648</x>'), ["VALUE form x"]);
  const named = (name: string) => within(`<x xmlns="urn:x" xmlns:y="urn:y" xsi:type="xs:QName">${name}</x>`);
  assert.deepEqual([named("y:a"), named("a"), named("z:a")], [[], [], ["VALUE form x"]]);
  assert.deepEqual(within('<x xmlns="urn:x" xsi:type="xs:anyType"><y/></x>'), []);
  // What belongs to the schema of credit notes is unknown to that of invoices.
  assert.deepEqual(within('<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>'), []);
  assert.notDeepEqual(within("<Invoice/>"), []);
});

Deno.test("signatures are judged by their schemas: repeated groups, wildcards that are strict, identifiers", () => {
  const within = (xml: string) => told(invoice({ before: extension(xml) }));
  const method = (xml: string) => within(`<ds:CanonicalizationMethod Algorithm="a">${xml}</ds:CanonicalizationMethod>`);
  assert.deepEqual(method("<cbc:ID>1</cbc:ID>"), []);
  assert.deepEqual(method('<x xmlns="urn:x"/>'), ["ELEMENT unknown x"]);
  assert.deepEqual(method('<x xmlns="urn:x" xsi:type="xs:string"/>'), []);
  const pair = "<ds:X509SKI>QQ==</ds:X509SKI><ds:X509SubjectName>a</ds:X509SubjectName>";
  assert.deepEqual(within(`<ds:X509Data>${pair}${pair}</ds:X509Data>`), []);
  assert.deepEqual(within("<ds:X509Data/>")[0], "MISSING either ds:X509Data");
  const twice = '<x xmlns="urn:x"><ds:Object Id="a"/><ds:Object Id="a"/></x>';
  assert.deepEqual(within(twice), ["ATTRIBUTE twice ds:Object"]);
  const reference = '<x xmlns="urn:x"><y xsi:type="xs:IDREF">b</y><ds:Object Id="a"/></x>';
  assert.deepEqual(within(reference), ["VALUE reference y"]);
  assert.deepEqual(within(reference.replace(">b<", ">a<")), []);
});

Deno.test("a repeated identifier is reported, in a text and in an attribute", () => {
  const id = (name: string, value: string) => `<${name} xsi:type="xs:ID">${value}</${name}>`;
  const within = (xml: string) => told(invoice({ before: extension(`<x xmlns="urn:x">${xml}</x>`) }));
  assert.deepEqual(within(id("y", "a") + id("z", "b")), []);
  assert.deepEqual(within(id("y", "a") + id("z", " a ")), ["ATTRIBUTE twice z"]);
  assert.deepEqual(within(id("y", "a") + '<ds:Object Id="a"/>'), ["ATTRIBUTE twice ds:Object"]);
  assert.deepEqual(within(id("y", "a") + '<z xsi:type="xs:IDREFS">a b a</z>'), ["VALUE reference z"]);
});

Deno.test("what is out of order is judged by itself, too", () => {
  const currency = "<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>";
  assert.deepEqual(told(invoice({ after: `${currency}<cbc:DueDate>soon</cbc:DueDate>` })), [
    "ELEMENT misplaced cbc:DueDate",
    "VALUE form cbc:DueDate",
  ]);
});

Deno.test("text in an element that allows none is reported once, however many pieces it has", () => {
  const empty = '<xades:Include URI="a"> <!-- x --> </xades:Include>';
  assert.deepEqual(told(invoice({ before: extension(empty) })), ["ELEMENT text xades:Include"]);
});

Deno.test("the same wrong attributes are reported at every element that has them", () => {
  const note = '<cbc:Note odd="1">a</cbc:Note>';
  // From the third on the reader knows the tag, and gives the attributes that it gave before.
  const xml = invoice({ after: note.repeat(5) });
  const starts = [...xml.matchAll(/<cbc:Note/g)].map(({ index }) => index);
  assert.deepEqual(faultsOf(xml).map(({ offset }) => offset), starts);
  assert.deepEqual(new Set(told(xml)), new Set(["ATTRIBUTE unknown cbc:Note"]));
  const plain = '<cbc:Note languageID="de">a</cbc:Note>';
  assert.deepEqual(told(invoice({ after: plain.repeat(4) + note + plain })), ["ATTRIBUTE unknown cbc:Note"]);
});

Deno.test("each item of a list of schema locations has the form of one", () => {
  const located = (items: string) => told(invoice({ id: `<cbc:ID xsi:schemaLocation="${items}">1</cbc:ID>` }));
  assert.deepEqual(located("urn:a a.xsd\n urn:b b.xsd"), []);
  assert.deepEqual(located("urn:a :"), ["ATTRIBUTE form cbc:ID"]);
  assert.deepEqual(located(": a.xsd"), ["ATTRIBUTE form cbc:ID"]);
});

Deno.test("of the elements that are allowed in a place all names are given, or the first ones and that there are more", () => {
  const [fault] = faultsOf(invoice({ after: "<cbc:Odd/>" }));
  assert.match(wordsIn(fault?.expected) ?? "", /^(?:\w+:\w+, ){5}\w+:\w+ …$/);
  const total = '<cbc:PayableAmount currencyID="EUR">1</cbc:PayableAmount><cbc:Odd/>';
  assert.equal(wordsIn(faultsOf(invoice({ total }))[0]?.expected), "cbc:PayableAlternativeAmount");
});

Deno.test("a value split by a comment or a CDATA section is judged as one", () => {
  assert.deepEqual(told(invoice({ date: "2026<!-- x -->-11<![CDATA[-30]]>" })), []);
});

Deno.test("validate() with the schema names place and fix, in strict mode as fatal", () => {
  const xml = invoice({ after: "<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>\n<cbc:Note>late</cbc:Note>" });
  const outcome = validate(xml, { strict: true, sets: schemaSets });
  assert.ok("ok" in outcome);
  const finding = outcome.ok.errors.find(({ rule }) => rule === "ATW-SCHEMA-ELEMENT");
  assert.deepEqual([finding?.location?.path, finding?.location?.line], ["/Invoice/cbc:Note", 2]);
  assert.match(finding?.fix ?? "", /cbc:Note.*cbc:DocumentCurrencyCode/);
  assert.equal(finding?.example, undefined);
});
