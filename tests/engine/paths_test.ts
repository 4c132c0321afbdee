import assert from "node:assert/strict";
import { type GroupId, groupIds, groupRows, type TermId, termIds, termRows } from "../../engine/model/terms.ts";
import { pathsOf, unbound } from "../../engine/syntax/paths.ts";
import { ubl } from "../../engine/syntax/ubl.ts";

const paths = pathsOf(ubl, "/Invoice");

Deno.test("every term and every group that is an element of its own has a path in UBL", () => {
  assert.deepEqual(unbound(paths, termIds), []);
});

Deno.test("flat groups have no path: their terms stand in the group around them", () => {
  const flat = groupIds.filter((id) => groupRows[id].flat === true);
  assert.deepEqual(flat.filter((id) => paths.has(id)), []);
});

Deno.test("every path starts at the root and consists of UBL names", () => {
  const step = /^(?:c[ab]c:[A-Za-z]+(?:\[[^\]]+='[^']+'\])?|@[A-Za-z]+)$/;
  for (const [id, path] of paths) {
    const steps = path.replaceAll(/\[[^\]]*\]/g, "").split("/").slice(2);
    assert.ok(path.startsWith("/Invoice"), id);
    assert.deepEqual(steps.filter((name) => !step.test(name)), [], id);
  }
});

Deno.test("a term's path lies in the path of its group", () => {
  // Where UBL puts a term elsewhere than EN 16931-1 does.
  const elsewhere: readonly TermId[] = ["BT-90", "BT-110", "BT-111"];
  const home = (id: GroupId): GroupId => groupRows[id].flat ? home(groupRows[id].parent ?? "BG-0") : id;
  for (const id of termIds) {
    const { group } = termRows[id];
    const inside = paths.get(id)?.startsWith(paths.get(home(group)) ?? "none") === true;
    assert.equal(inside, !elsewhere.includes(id), id);
  }
});

const party = (name: string) => `/Invoice/cac:${name}/cac:Party`;
const allowance = (indicator: boolean) => `cac:AllowanceCharge[cbc:ChargeIndicator='${indicator}']`;

const places: Readonly<Partial<Record<TermId | GroupId, string>>> = {
  "BT-1": "/Invoice/cbc:ID",
  "BT-3": "/Invoice/cbc:InvoiceTypeCode",
  "BT-8": "/Invoice/cac:InvoicePeriod/cbc:DescriptionCode",
  "BT-9": "/Invoice/cbc:DueDate",
  "BT-11": "/Invoice/cac:AdditionalDocumentReference[cbc:DocumentTypeCode='50']/cbc:ID",
  "BT-18": "/Invoice/cac:AdditionalDocumentReference[cbc:DocumentTypeCode='130']/cbc:ID",
  "BT-21": "/Invoice/cbc:Note",
  "BT-22": "/Invoice/cbc:Note",
  "BT-27": `${party("AccountingSupplierParty")}/cac:PartyLegalEntity/cbc:RegistrationName`,
  "BT-28": `${party("AccountingSupplierParty")}/cac:PartyName/cbc:Name`,
  "BT-29": `${party("AccountingSupplierParty")}/cac:PartyIdentification/cbc:ID`,
  "BT-31": `${party("AccountingSupplierParty")}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`,
  "BT-32": `${party("AccountingSupplierParty")}/cac:PartyTaxScheme/cbc:CompanyID`,
  "BT-48": `${party("AccountingCustomerParty")}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`,
  "BT-63": "/Invoice/cac:TaxRepresentativeParty/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID",
  "BT-82": "/Invoice/cac:PaymentMeans/cbc:PaymentMeansCode/@name",
  "BT-90": `${party("AccountingSupplierParty")}/cac:PartyIdentification/cbc:ID[@schemeID='SEPA']`,
  "BG-20": `/Invoice/${allowance(false)}`,
  "BT-95": `/Invoice/${allowance(false)}/cac:TaxCategory/cbc:ID`,
  "BT-103": `/Invoice/${allowance(true)}/cac:TaxCategory/cbc:Percent`,
  "BT-110": "/Invoice/cac:TaxTotal/cbc:TaxAmount",
  "BT-117": "/Invoice/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount",
  "BG-24": "/Invoice/cac:AdditionalDocumentReference",
  "BT-122": "/Invoice/cac:AdditionalDocumentReference/cbc:ID",
  "BT-125-1": "/Invoice/cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode",
  "BT-125-2": "/Invoice/cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename",
  "BT-128": "/Invoice/cac:InvoiceLine/cac:DocumentReference/cbc:ID",
  "BT-130": "/Invoice/cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode",
  "BT-141": `/Invoice/cac:InvoiceLine/${allowance(true)}/cbc:Amount`,
  "BT-147": `/Invoice/cac:InvoiceLine/cac:Price/${allowance(false)}/cbc:Amount`,
  "BT-148": `/Invoice/cac:InvoiceLine/cac:Price/${allowance(false)}/cbc:BaseAmount`,
  "BT-150": "/Invoice/cac:InvoiceLine/cac:Price/cbc:BaseQuantity/@unitCode",
  "BT-151": "/Invoice/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID",
  "BT-152": "/Invoice/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
  "BT-153": "/Invoice/cac:InvoiceLine/cac:Item/cbc:Name",
  "BT-154": "/Invoice/cac:InvoiceLine/cac:Item/cbc:Description",
  "BT-158-1": "/Invoice/cac:InvoiceLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode/@listID",
};

for (const [id, path] of Object.entries(places) as [TermId | GroupId, string][]) {
  Deno.test(`${id} is at ${path}`, () => assert.equal(paths.get(id), path));
}

Deno.test("what has no path is unbound, but for groups whose terms stand in the group around them", () => {
  const some = new Map([["BT-1", "/Invoice/cbc:ID"], ["BG-4", "/Invoice/x"]] as const);
  const missing = unbound(some, ["BT-1", "BT-2"]);
  assert.deepEqual(["BT-1", "BT-2", "BG-4", "BG-7", "BG-2", "BG-31"].filter((id) => missing.some((it) => it === id)), [
    "BT-2",
    "BG-7",
  ]);
});
