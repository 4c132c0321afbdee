import type { Side } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import { type Finding, validate, validateJson } from "../../engine/mod.ts";
import { fieldPaths } from "../../engine/model/field_paths.ts";
import { groupIds, groupRows, type TermId, termIds } from "../../engine/model/terms.ts";
import { attribute, drop, type Edit, fails, onCreditNote, set } from "../../cases/case.ts";

import { documentOf } from "../../cases/edit.ts";
import { type Form, whereIs } from "../../engine/texts/where.ts";

Deno.test("every term, and every group that is an object of its own, has a field", () => {
  assert.deepEqual(termIds.filter((id) => !fieldPaths.has(id)), []);
  const objects = groupIds.filter((id) => id !== "BG-0" && groupRows[id].flat !== true);
  assert.deepEqual(objects.filter((id) => !fieldPaths.has(id)), []);
});

const places: readonly (readonly [TermId, Form, string, string | undefined])[] = [
  ["BT-131", "ubl-invoice", "lines[].netAmount", "cac:InvoiceLine/cbc:LineExtensionAmount"],
  ["BT-131", "ubl-credit-note", "lines[].netAmount", "cac:CreditNoteLine/cbc:LineExtensionAmount"],
  [
    "BT-131",
    "cii",
    "lines[].netAmount",
    "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/" +
    "ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount",
  ],
  ["BT-131", "json", "lines[].netAmount", undefined],
  ["BT-3", "ubl-credit-note", "invoiceTypeCode", "cbc:CreditNoteTypeCode"],
  ["BT-9", "ubl-credit-note", "dueDate", "cac:PaymentMeans/cbc:PaymentDueDate"],
  ["BT-11", "ubl-invoice", "projectReference", "cac:ProjectReference/cbc:ID"],
  ["BT-27", "json", "seller.name", undefined],
  ["BT-29", "json", "seller.identifiers[]", undefined],
  ["BT-158-1", "json", "lines[].classifications[].listId", undefined],
];

Deno.test("whereIs() names the field, and the element that a document of the syntax is written with", () => {
  for (const [term, form, field, element] of places) {
    assert.deepEqual(whereIs(term, form), element === undefined ? { field } : { field, element }, `${term} ${form}`);
  }
});

Deno.test("whereIs() names nothing for the invoice as a whole", () => {
  assert.equal(whereIs("BG-0", "ubl-invoice"), undefined);
});

function found(rule: string, side: Side, ...edits: readonly Edit[]): Finding {
  const outcome = validate(documentOf(fails("of its place", "", ...edits), side));
  assert.ok("ok" in outcome);
  const finding = outcome.ok.errors.find((it) => it.rule === rule);
  assert.ok(finding !== undefined, `${rule} in ${side}`);
  return finding;
}

const buyer = "cac:AccountingCustomerParty/cac:Party";
const lineItem = "cac:InvoiceLine[1]/cac:AllowanceCharge[1]";

Deno.test("a fix names the element that failed, where its rule is about several", () => {
  const country = found("BR-CL-14", "ubl", set(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, "XX"));
  assert.ok(country.fix.includes(`${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`), country.fix);
  assert.ok(country.fix.includes("buyer.address.countryCode"), country.fix);
  const endpoint = found("BR-CL-25", "ubl", attribute(`${buyer}/cbc:EndpointID`, "schemeID", "XX"));
  assert.ok(endpoint.fix.includes("buyer.electronicAddress"), endpoint.fix);
});

Deno.test("a fix names the line's allowance where the line's failed, and the document's where the document's did", () => {
  const codes = ["cbc:AllowanceChargeReasonCode", "cbc:AllowanceChargeReason"];
  const line = found("BR-42", "ubl", ...codes.map((name) => drop(`${lineItem}/${name}`)));
  assert.ok(line.fix.includes("lines[].allowances[].reason"), line.fix);
  const reason = found("BR-CL-19", "ubl", set("cac:AllowanceCharge/cbc:AllowanceChargeReasonCode", "XX"));
  assert.match(reason.fix, / allowances\[\]\.reasonCode\.$/);
});

Deno.test("a fix on the registrations that a line's category needs names the registration, not the line", () => {
  const registrations = ["cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme", "cac:TaxRepresentativeParty"];
  const { fix } = found("BR-S-02", "ubl", ...registrations.map((path) => drop(path)));
  assert.ok(fix.includes("seller.vatId"), fix);
});

Deno.test("validate() names a credit note's own elements", () => {
  const edit = drop("cac:CreditNoteLine[1]/cbc:ID");
  const outcome = validate(documentOf(onCreditNote(fails("of its place", "", edit)), "ubl"));
  assert.ok("ok" in outcome);
  const fix = outcome.ok.errors.find(({ rule }) => rule === "BR-21")?.fix ?? "";
  assert.ok(fix.includes("cac:CreditNoteLine/cbc:ID"), fix);
});

Deno.test("validateJson() names the field and no element", () => {
  const outcome = validateJson(`{"profile": "en16931", "lines": [{}]}`);
  assert.ok("ok" in outcome);
  const { fix } = outcome.ok.errors.find(({ rule }) => rule === "BR-25") ?? { fix: "" };
  assert.ok(fix.includes("lines[].description"), fix);
  assert.doesNotMatch(fix, /c[ab]c:|ram:/);
});
