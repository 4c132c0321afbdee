import assert from "node:assert/strict";
import { allOf, coded, groups, leaves } from "../../engine/syntax/bound.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { compile, reach } from "../../engine/syntax/read/compile.ts";
import { type Binding, group, leaf } from "../../engine/syntax/row.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { boundOf, creditNoteOf, elementsAt, invoiceOf, offsetsOf, refusalOf, textsOf } from "../support/ubl.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

Deno.test("an absent element leaves its slot empty", () => {
  const { root, empty } = boundOf(invoiceOf("<cbc:IssueDate>2025-01-31</cbc:IssueDate>"));
  assert.deepEqual(leaves(root, "invoiceNumber"), []);
  assert.deepEqual(empty, []);
});

Deno.test("a group without the value element is a group with an empty slot", () => {
  const { root, empty } = boundOf(invoiceOf("<cac:TaxTotal><cbc:Other>1</cbc:Other></cac:TaxTotal>"));
  const [total] = groups(root, "taxTotals");
  assert.ok(total !== undefined);
  assert.deepEqual(leaves(total, "taxAmount"), []);
  assert.equal(total.children, 1);
  assert.deepEqual(empty, []);
});

Deno.test("a party tells whether its wrapper cac:Party is there", () => {
  const partyOf = (inner: string) => {
    const [party] = groups(
      boundOf(invoiceOf(`<cac:AccountingSupplierParty>${inner}</cac:AccountingSupplierParty>`)).root,
      "seller",
    );
    assert.ok(party !== undefined);
    return leaves(party, "partyElement").length > 0;
  };
  assert.equal(partyOf("<cac:Party></cac:Party>"), true);
  assert.equal(partyOf("<cac:DespatchContact/>"), false);
});

const theRoot = { element: "ubl:Invoice", parent: undefined };

function emptyIdAt(xml: string) {
  return { offset: xml.indexOf("<cbc:ID"), step: { element: "cbc:ID", parent: theRoot }, raw: "cbc:ID" };
}

Deno.test("an empty element is a leaf with empty text and is recorded as empty", () => {
  for (
    const form of ["<cbc:ID/>", "<cbc:ID></cbc:ID>", "<cbc:ID><!-- none --></cbc:ID>", "<cbc:ID><![CDATA[]]></cbc:ID>"]
  ) {
    const xml = invoiceOf(form);
    const { root, empty } = boundOf(xml);
    assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), [""], form);
    assert.deepEqual(empty, [emptyIdAt(xml)], form);
  }
});

Deno.test("an element with white space only keeps it and is recorded as empty", () => {
  const xml = invoiceOf("<cbc:ID> \n\t</cbc:ID>");
  const { root, empty } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), [" \n\t"]);
  assert.deepEqual(empty, [emptyIdAt(xml)]);
});

Deno.test("white space that is not white space in XML counts as text", () => {
  const xml = invoiceOf("<cbc:ID>\u00a0</cbc:ID><cbc:Unknown>\u2003</cbc:Unknown>");
  const { root, empty, notRead } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["\u00a0"]);
  assert.deepEqual(empty, []);
  assert.deepEqual(elementsAt(xml, offsetsOf(notRead)), ["cbc:Unknown \u2003"]);
});

Deno.test("empty elements are recorded wherever they stand, bound or not, in document order", () => {
  const xml = invoiceOf(
    "<cbc:ID/><cac:Strange><cbc:Odd> </cbc:Odd></cac:Strange><cac:Delivery/><cac:SubInvoiceLine><cbc:ID/></cac:SubInvoiceLine>",
  );
  const { empty } = boundOf(xml);
  assert.deepEqual(elementsAt(xml, offsetsOf(empty)), [
    "cbc:ID ",
    "cbc:Odd  ",
    "cac:Delivery ",
    "cbc:ID ",
  ]);
});

Deno.test("a root without content is recorded as empty", () => {
  const xml = invoiceOf("");
  assert.deepEqual(boundOf(xml).empty, [{ offset: 0, step: theRoot, raw: "Invoice" }]);
});

Deno.test("text is joined across comments, CDATA sections, processing instructions and references", () => {
  const xml = invoiceOf("<cbc:ID>A<!-- x -->B<![CDATA[<&]]>C<?p i?>&amp;&#x41;&#66;</cbc:ID>");
  assert.deepEqual(textsOf(leaves(boundOf(xml).root, "invoiceNumber")), ["AB<&C&AB"]);
});

Deno.test("text keeps its line breaks and outer space, each break being one line feed", () => {
  const xml = invoiceOf("<cac:PaymentTerms><cbc:Note> #SKONTO#\r\n#\rend\n</cbc:Note></cac:PaymentTerms>");
  assert.deepEqual(textsOf(leaves(boundOf(xml).root, "paymentTerms")), [" #SKONTO#\n#\nend\n"]);
});

Deno.test("repeated values stay in document order, also where one is allowed", () => {
  const xml = invoiceOf(
    "<cbc:ID>1</cbc:ID><cbc:IssueDate>2025-01-31</cbc:IssueDate><cbc:ID>2</cbc:ID><cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>",
  );
  const { root } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["1", "2"]);
  assert.deepEqual(groups(root, "notes").flatMap((note) => textsOf(leaves(note, "text"))), ["a", "b"]);
});

Deno.test("values under repeated wrappers fill one slot in document order", () => {
  const xml = invoiceOf(
    "<cac:PaymentTerms><cbc:Note>a</cbc:Note></cac:PaymentTerms><cac:PaymentTerms><cbc:Note>b</cbc:Note></cac:PaymentTerms>",
  );
  assert.deepEqual(textsOf(leaves(boundOf(xml).root, "paymentTerms")), ["a", "b"]);
});

Deno.test("attributes tell an absent value from an empty one", () => {
  const xml = invoiceOf(
    `<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="">1</cbc:InvoicedQuantity></cac:InvoiceLine>
     <cac:InvoiceLine><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity></cac:InvoiceLine>
     <cac:InvoiceLine><cbc:InvoicedQuantity>1</cbc:InvoicedQuantity></cac:InvoiceLine>`,
  );
  const quantities = groups(boundOf(xml).root, "lines").flatMap((line) => leaves(line, "quantity"));
  assert.deepEqual(quantities.map((leaf) => leaf.attribute("unitCode")), ["", "C62", undefined]);
  assert.deepEqual(quantities.map((leaf) => leaf.attribute("constructor")), [undefined, undefined, undefined]);
});

Deno.test("an attribute with a prefix is not the attribute without", () => {
  const xml = invoiceOf(`<cbc:ID xmlns:o="urn:other" o:schemeID="X">1</cbc:ID>`);
  assert.deepEqual(leaves(boundOf(xml).root, "invoiceNumber").map((leaf) => leaf.attribute("schemeID")), [undefined]);
});

Deno.test("an AllowanceCharge in an unbound place is in the index of its kind, loose, and in no slot", () => {
  const xml = invoiceOf(
    "<cac:Strange><cac:AllowanceCharge><cbc:Amount>1</cbc:Amount></cac:AllowanceCharge></cac:Strange>" +
      "<cac:AllowanceCharge><cbc:Amount>2</cbc:Amount></cac:AllowanceCharge>",
  );
  const document = boundOf(xml);
  const amounts = (of: ReturnType<typeof groups<"invoice", "allowanceCharges">>) =>
    of.flatMap((group) => textsOf(leaves(group, "amount")));
  assert.deepEqual(amounts(allOf(document, "allowanceCharge")), ["1", "2"]);
  assert.deepEqual(allOf(document, "allowanceCharge").map(({ loose }) => loose), [true, false]);
  assert.deepEqual(amounts(groups(document.root, "allowanceCharges")), ["2"]);
  assert.deepEqual(coded(document, "amount").map(({ loose }) => loose), [true, false]);
});

Deno.test("a TaxCategory in an unbound place is loose, and its code is in the index", () => {
  const xml = invoiceOf("<cac:Strange><cac:TaxCategory><cbc:ID>Q</cbc:ID></cac:TaxCategory></cac:Strange>");
  const document = boundOf(xml);
  assert.deepEqual(allOf(document, "taxCategory").map(({ loose, placed }) => [loose, placed]), [[true, false]]);
  assert.deepEqual(textsOf(coded(document, "vatCategory")), ["Q"]);
});

Deno.test("a line below a line is in the slot of that line with its own content, and an InvoiceLine there is loose", () => {
  const xml = invoiceOf(`<cac:InvoiceLine><cbc:ID>1</cbc:ID><cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID>
    <cac:Item><cac:ClassifiedTaxCategory><cbc:ID>Q</cbc:ID></cac:ClassifiedTaxCategory></cac:Item>
    <cac:InvoiceLine><cbc:ID>1.1.1</cbc:ID></cac:InvoiceLine></cac:SubInvoiceLine></cac:InvoiceLine>`);
  const document = boundOf(xml);
  assert.deepEqual(groups(document.root, "lines").flatMap((line) => textsOf(leaves(line, "id"))), ["1"]);
  assert.deepEqual(groups(document.root, "lines").flatMap((line) => groups(line, "categories")), []);
  assert.deepEqual(allOf(document, "line").map((line) => [line.loose, textsOf(leaves(line, "id"))]), [
    [false, ["1"]],
    [true, ["1.1.1"]],
  ]);
  assert.deepEqual(
    groups(document.root, "lines").flatMap((line) => groups(line, "subLines")).map((line) =>
      textsOf(leaves(line, "id"))
    ),
    [["1.1"]],
  );
  assert.deepEqual(coded(document, "lineVatCategory").map((leaf) => [leaf.loose, leaf.text]), [[false, "Q"]]);
});

Deno.test("a country code in an unbound place is in the index and not read", () => {
  const xml = invoiceOf(
    "<cac:Strange><cac:Country><cbc:IdentificationCode>QQ</cbc:IdentificationCode></cac:Country></cac:Strange>",
  );
  const document = boundOf(xml);
  assert.deepEqual(textsOf(coded(document, "country")), ["QQ"]);
  assert.deepEqual(elementsAt(xml, offsetsOf(document.notRead)), ["cbc:IdentificationCode QQ"]);
});

Deno.test("a country code in its place is in the index and in its slot", () => {
  const xml = invoiceOf(
    "<cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode>" +
      "</cac:Country></cac:PostalAddress></cac:Party></cac:AccountingSupplierParty>",
  );
  const document = boundOf(xml);
  assert.deepEqual(coded(document, "country").map((leaf) => [leaf.loose, leaf.text]), [[false, "DE"]]);
  const [address] = allOf(document, "address");
  assert.ok(address !== undefined);
  assert.deepEqual(textsOf(leaves(address, "countryCode")), ["DE"]);
});

Deno.test("groups inside a loose group are loose too, though they fill its slots", () => {
  const xml = invoiceOf(
    "<cac:Strange><cac:AllowanceCharge><cac:TaxCategory><cbc:ID>S</cbc:ID></cac:TaxCategory></cac:AllowanceCharge></cac:Strange>",
  );
  const [charge] = allOf(boundOf(xml), "allowanceCharge");
  assert.ok(charge !== undefined);
  assert.deepEqual(groups(charge, "categories").map(({ loose, placed }) => [loose, placed]), [[true, true]]);
});

Deno.test("content that no slot of a placed group holds is not read, loose groups included", () => {
  const xml = invoiceOf(`<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cac:Strange><cac:AllowanceCharge>
    <cbc:Amount>1</cbc:Amount><cbc:Odd>2</cbc:Odd></cac:AllowanceCharge></cac:Strange><cbc:ID>3</cbc:ID>`);
  const { notRead } = boundOf(xml);
  assert.deepEqual(elementsAt(xml, offsetsOf(notRead)), ["cbc:UBLVersionID 2.1", "cbc:Amount 1", "cbc:Odd 2"]);
});

Deno.test("lines of either document are read in the other one, as the official rules read them", () => {
  const line = (kind: string) => `<cac:${kind}Line><cbc:ID>${kind}</cbc:ID></cac:${kind}Line>`;
  const both = line("CreditNote") + line("Invoice");
  const ids = (xml: string) => groups(boundOf(xml).root, "lines").flatMap((it) => textsOf(leaves(it, "id")));
  assert.deepEqual(ids(invoiceOf(both)), ["CreditNote", "Invoice"]);
  assert.deepEqual(ids(creditNoteOf(both)), ["CreditNote", "Invoice"]);
});

Deno.test("the root decides the syntax", () => {
  assert.equal(boundOf(invoiceOf("")).syntax, "ubl-invoice");
  assert.equal(boundOf(creditNoteOf("")).syntax, "ubl-credit-note");
});

Deno.test("prefixes may be others than the usual ones, and change on the way", () => {
  const xml = `<x:Invoice xmlns:x="${UBL}:Invoice-2" xmlns:cbc="${UBL}:CommonAggregateComponents-2">
    <cbc:OrderReference><a:ID xmlns:a="${UBL}:CommonBasicComponents-2">7</a:ID></cbc:OrderReference>
    <b:ID xmlns:b="${UBL}:CommonBasicComponents-2">8</b:ID></x:Invoice>`;
  const { root, notRead } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "orderReference")), ["7"]);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["8"]);
  assert.deepEqual(notRead, []);
});

Deno.test("inner elements may have a default namespace of their own", () => {
  const xml = `<Invoice xmlns="${UBL}:Invoice-2"><ID xmlns="${UBL}:CommonBasicComponents-2">9</ID>
    <OrderReference xmlns="${UBL}:CommonAggregateComponents-2"><ID>no</ID><ID xmlns="${UBL}:CommonBasicComponents-2">10</ID></OrderReference>
    </Invoice>`;
  const { root, notRead } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["9"]);
  assert.deepEqual(textsOf(leaves(root, "orderReference")), ["10"]);
  assert.deepEqual(elementsAt(xml, offsetsOf(notRead)), ["ID no"]);
});

Deno.test("elements of another namespace are not read, whatever their prefix", () => {
  const xml = invoiceOf(`<cbc:ID xmlns:cbc="urn:other">1</cbc:ID><cbc:ID>2</cbc:ID>`);
  const { root, notRead } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["2"]);
  assert.deepEqual(elementsAt(xml, offsetsOf(notRead)), ["cbc:ID 1"]);
});

Deno.test("nodes know where they start", () => {
  const xml = invoiceOf(
    "\n<!-- \u{1f4a9} -->\n<cbc:ID>1</cbc:ID><cac:InvoiceLine><cbc:ID>2</cbc:ID></cac:InvoiceLine>",
  );
  const { root } = boundOf(xml);
  assert.equal(root.offset, 0);
  assert.deepEqual(leaves(root, "invoiceNumber").map(({ offset }) => offset), [xml.indexOf("<cbc:ID>1")]);
  assert.deepEqual(groups(root, "lines").map(({ offset }) => offset), [xml.indexOf("<cac:InvoiceLine")]);
});

Deno.test("text beside elements is refused at the element that holds both", () => {
  for (const content of ["<cbc:ID>1</cbc:ID>x", "x<cbc:ID>1</cbc:ID>", "<cbc:ID>1</cbc:ID>&#160;<cbc:ID>1</cbc:ID>"]) {
    const { error, xmlCode, line, column } = refusalOf(
      invoiceOf(`\n  <cac:OrderReference>${content}</cac:OrderReference>`),
    );
    assert.deepEqual([error, xmlCode, line, column], ["xml_malformed", "mixed_content", 2, 3], content);
  }
});

Deno.test("text beside elements is refused in unbound elements too", () => {
  assert.equal(refusalOf(invoiceOf("<cac:Strange>x<cbc:ID/></cac:Strange>")).xmlCode, "mixed_content");
});

Deno.test("what is not well-formed is refused for that before its mixed content", () => {
  const broken = invoiceOf("text<cbc:ID>1</cbc:ID><cbc:IssueDate>");
  assert.equal(refusalOf(broken).xmlCode, "not_well_formed");
});

Deno.test("an unsupported root with mixed content is refused for its root", () => {
  assert.equal(refusalOf("<p>text<b/></p>").xmlCode, "unknown_root");
});

Deno.test("an unsupported root that is not well-formed is refused as malformed", () => {
  assert.equal(refusalOf("<p><b></p>").error, "xml_malformed");
});

/** A binding of a document with the given rows. */
function bindingOf(rows: Binding["document"]["rows"]): Binding {
  const document = { ...group("invoice", "invoice", ".", [], { of: "BG-0" }), rows };
  return { prefixes: new Map(), roots: {}, document, anywhere: [] };
}

Deno.test("two rows that claim one element do not compile", () => {
  const contact = group("contact", "contact", "a:Contact", []);
  const claims = (rows: Binding["document"]["rows"]) => () => compile(bindingOf(rows));
  assert.throws(claims([leaf("invoiceNumber", "b:ID"), leaf("buyerReference", "b:ID")]), RangeError);
  assert.throws(claims([contact, contact]), RangeError);
  assert.throws(claims([contact, leaf("phone", "a:Contact/b:Phone")]), RangeError);
  assert.doesNotThrow(claims([contact, leaf("phone", "a:Wrapper/b:Phone"), leaf("email", "a:Wrapper/b:Email")]));
});

Deno.test("no two rows of the syntaxes claim one element, wherever a document gets to", () => {
  for (const binding of [ubl, cii]) {
    const { document, anywhere } = compile(binding);
    const reached = new Set([document, ...anywhere.values()]);
    for (const state of reached) {
      reach(state, anywhere);
      for (const child of state.children.values()) reached.add(child);
    }
    assert.ok(reached.has(document) && [...reached].every(({ pending }) => pending === undefined));
  }
  const below = group("contact", "contact", "a:Contact", [leaf("phone", "b:Phone"), leaf("email", "b:Phone")]);
  const { document, anywhere } = compile(bindingOf([below]));
  for (const child of document.children.values()) assert.throws(() => reach(child, anywhere), RangeError);
});

Deno.test("the text of a value that holds elements is theirs, up to its own end", () => {
  const xml = invoiceOf("<cbc:ID><cbc:Odd>a</cbc:Odd><cbc:Odd>b</cbc:Odd></cbc:ID><cbc:IssueDate>c</cbc:IssueDate>");
  const { root } = boundOf(xml);
  assert.deepEqual(textsOf(leaves(root, "invoiceNumber")), ["ab"]);
  assert.deepEqual(textsOf(leaves(root, "issueDate")), ["c"]);
});

Deno.test("what declares its own namespace is taken for what it is at its place, whatever the document before had it for", () => {
  const reference = (parent: string) => {
    const xml = invoiceOf(`<cac:${parent}><x:ID xmlns:x="${UBL}:CommonBasicComponents-2">7</x:ID></cac:${parent}>`);
    const { root } = boundOf(xml);
    return (["projectReference", "contractReference", "receivingAdviceReference"] as const).filter((slot) =>
      leaves(root, slot).length > 0
    );
  };
  assert.deepEqual(reference("ContractDocumentReference"), ["contractReference"]);
  assert.deepEqual(reference("ReceiptDocumentReference"), ["receivingAdviceReference"]);
  assert.deepEqual(reference("ProjectReference"), ["projectReference"]);
  assert.deepEqual(reference("ContractDocumentReference"), ["contractReference"]);
});
