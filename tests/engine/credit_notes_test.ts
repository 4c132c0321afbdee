/** The types of credit notes come from the code list, wherever something depends on them. */
import assert from "node:assert/strict";
import { isCreditNote, validate, validateJson } from "../../engine/mod.ts";
import { syntaxOf } from "../../engine/judge/validate_json.ts";
import { readJson } from "../../engine/open/read_json.ts";
import { drop, set } from "../../cases/case.ts";
import { creditNotes, invoices } from "../support/credit_notes.ts";
import { documentOf } from "../../cases/edit.ts";
import { invoiceWith } from "../../cases/json.ts";

const REFERENCE = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceReferencedDocument";

/** Whether a CII document of a type, without a preceding invoice, gets the finding that a credit note has one. */
function wantsReference(code: string): boolean {
  const edits = [set("rsm:ExchangedDocument/ram:TypeCode", code), drop(REFERENCE)];
  const outcome = validate(documentOf({ why: "", edits }, "cii"));
  assert.ok("ok" in outcome);
  return outcome.ok.information.some(({ rule }) => rule === "ATW-CREDIT-NOTE-NO-REFERENCE");
}

for (const code of creditNotes) {
  Deno.test(`type ${code} is a credit note: in CII, as JSON, and by its document in UBL`, () => {
    assert.ok(isCreditNote(code));
    // A bonus or an allowance on all that was bought corrects no single invoice.
    assert.equal(wantsReference(code), code !== "262");
    const json = invoiceWith({ "/invoiceTypeCode": code });
    const reading = readJson(json);
    assert.ok("ok" in reading);
    assert.equal(syntaxOf(reading.ok.invoice, "ubl"), "ubl-credit-note");
    const outcome = validateJson(json);
    assert.ok("ok" in outcome);
    assert.ok(!outcome.ok.errors.some(({ rule }) => rule === "BR-CL-01"));
  });
}

for (const code of invoices) {
  Deno.test(`type "${code}" is no credit note`, () => {
    assert.ok(!isCreditNote(code));
    assert.ok(!wantsReference(code));
  });
}
