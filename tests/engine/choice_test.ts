/** Which terms and groups the nodes of a document are, where their elements can occur several. */
import assert from "node:assert/strict";
import type { GroupId, TermId } from "../../engine/model/terms.ts";
import { type Bound, Group, Leaf } from "../../engine/syntax/bound.ts";
import { termAimedAt, termsAt } from "../../engine/syntax/project/choice.ts";
import { slotsOf } from "../support/slots.ts";
import { boundOf, invoiceOf } from "../support/ubl.ts";

/** All groups and leaves of a document, as far as they are in their slots. */
function nodesBelow(group: Group): readonly (Group | Leaf)[] {
  return slotsOf(group).flatMap(({ nodes }) => nodes).flatMap((node) =>
    node instanceof Leaf ? [node] : [node, ...nodesBelow(node)]
  );
}

function leafOf(document: Bound, text: string): Leaf {
  const found = nodesBelow(document.root).find((node) => node instanceof Leaf && node.text === text);
  assert.ok(found instanceof Leaf, text);
  return found;
}

const taxScheme = (company: string, scheme: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${company}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`;
const scheme = (id: string) => `<cac:TaxScheme><cbc:ID>${id}</cbc:ID></cac:TaxScheme>`;
const party = (kind: string, inner: string) =>
  `<cac:Accounting${kind}Party><cac:Party>${inner}</cac:Party></cac:Accounting${kind}Party>`;
const city = (name: string) => `<cac:PostalAddress><cbc:CityName>${name}</cbc:CityName></cac:PostalAddress>`;
const reduction = (indicator: string, amount: string, category = "") =>
  `<cac:AllowanceCharge>${indicator}<cbc:Amount>${amount}</cbc:Amount>${category}</cac:AllowanceCharge>`;
const is = (text: string) => `<cbc:ChargeIndicator>${text}</cbc:ChargeIndicator>`;

const document = boundOf(invoiceOf(
  "<cbc:ID>number</cbc:ID>" +
    "<cac:AdditionalDocumentReference><cbc:ID>object</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>" +
    "</cac:AdditionalDocumentReference>" +
    "<cac:AdditionalDocumentReference><cbc:ID>document</cbc:ID></cac:AdditionalDocumentReference>" +
    party("Supplier", city("its town") + taxScheme("vat", scheme("VAT")) + taxScheme("tax", "")) +
    party("Customer", city("our town") + taxScheme("other", scheme("XX"))) +
    reduction("", "either", `<cac:TaxCategory><cbc:ID>category</cbc:ID></cac:TaxCategory>`) +
    reduction(is("maybe"), "neither") + reduction(is("true"), "charge") + reduction(is("false"), "allowance") +
    `<cac:InvoiceLine><cbc:ID>line</cbc:ID>${reduction("", "of a line")}${reduction(is("true"), "charge of a line")}` +
    `<cac:Price>${reduction("", "discount")}</cac:Price></cac:InvoiceLine>`,
));

const terms: readonly (readonly [text: string, ...terms: (TermId | GroupId)[]])[] = [
  ["number", "BT-1"],
  ["object", "BT-18"],
  ["document", "BT-122"],
  // What only tells terms apart is about the group around it.
  ["130", "BG-0"],
  ["VAT", "BG-4"],
  ["XX", "BG-7"],
  ["true", "BG-21"],
  ["vat", "BT-31"],
  ["tax", "BT-32"],
  ["other", "BT-48"],
  ["its town", "BT-37"],
  ["our town", "BT-52"],
  ["charge", "BT-99"],
  ["allowance", "BT-92"],
  ["charge of a line", "BT-141"],
  ["discount", "BT-147"],
  // Where nothing says what the group is, all that it can be.
  ["either", "BT-92", "BT-99"],
  ["neither", "BT-92", "BT-99"],
  ["maybe", "BG-20", "BG-21"],
  ["category", "BG-20", "BG-21"],
  ["of a line", "BT-136", "BT-141"],
];

for (const [text, ...expected] of terms) {
  Deno.test(`a finding on the leaf "${text}" is about ${expected.join(" or ")}`, () => {
    assert.deepEqual(termsAt(document, leafOf(document, text)), expected);
  });
}

Deno.test("of a rule's terms, a finding is about that which its leaf is", () => {
  const aimed = (text: string, ...of: readonly TermId[]) => termAimedAt(document, of, leafOf(document, text));
  assert.equal(aimed("our town", "BT-37", "BT-52"), "BT-52");
  assert.equal(aimed("its town", "BT-37", "BT-52"), "BT-37");
  // Its own before one of the same name as the first.
  assert.equal(aimed("our town", "BT-55", "BT-52"), "BT-52");
  assert.equal(aimed("charge", "BT-92", "BT-99", "BT-136", "BT-141"), "BT-99");
  assert.equal(aimed("charge of a line", "BT-92", "BT-99", "BT-136", "BT-141"), "BT-141");
});

Deno.test("where it is not one of them, it is about the one in the enclosing group that has the name of the first", () => {
  const aimed = (text: string, ...of: readonly (TermId | GroupId)[]) =>
    termAimedAt(document, of, leafOf(document, text));
  // The names of the parties' countries, for a finding on their towns.
  assert.equal(aimed("our town", "BT-40", "BT-55"), "BT-55");
  assert.equal(aimed("its town", "BT-40", "BT-55"), "BT-40");
  // The post code of the buyer is called otherwise than the country of the seller.
  assert.equal(aimed("our town", "BT-40", "BT-53"), "BT-40");
  assert.equal(aimed("our town", "BG-5", "BG-8"), "BG-8");
  // A term is not to its group what a group is to its own.
  assert.equal(aimed("our town", "BG-4", "BT-55"), "BG-4");
  assert.equal(aimed("our town", "BG-4", "BG-7"), "BG-7");
  assert.equal(aimed("number", "BT-40", "BT-55"), "BT-40");
});

Deno.test("a finding on a group is about its own kind of a rule's terms, and one term is what it is", () => {
  const charge = leafOf(document, "charge of a line").parent;
  assert.equal(termAimedAt(document, ["BG-20", "BG-21", "BG-27", "BG-28"], charge), "BG-28");
  assert.equal(termAimedAt(document, ["BT-93", "BT-100", "BT-137", "BT-142"], charge), "BT-142");
  assert.equal(termAimedAt(document, ["BG-20"], charge), "BG-20");
  assert.equal(termAimedAt(document, [], charge), undefined);
  assert.equal(termAimedAt(document, ["BT-1", "BT-142"], { offset: 0 }), "BT-1");
});
