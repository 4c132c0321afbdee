/** The rules of EXTENDED at their boundaries. */
import assert from "node:assert/strict";
import { facturx } from "../../engine/facturx.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { edited, extendedBoundaries } from "../support/facturx_boundaries.ts";
import { invoiceAt } from "../support/facturx_documents.ts";

const sets = [...official, ...facturx];
const invoice = invoiceAt("extended");

for (const { id, why, fails, edits } of extendedBoundaries) {
  Deno.test(`${id} ${fails ? "fails" : "passes"} in EXTENDED: ${why}`, () => {
    for (const [index, edit] of edits.entries()) {
      const before = edited(invoice, edits.slice(0, index));
      assert.notEqual(edited(before, [edit]), before, `edit ${index} changes the invoice`);
    }
    const outcome = validate(edited(invoice, edits), { strict: true, sets });
    assert.ok("ok" in outcome, "the invoice is read");
    const found = [...outcome.ok.errors, ...outcome.ok.warnings].map(({ rule }) => rule);
    assert.equal(found.includes(id), fails, found.join(" "));
  });
}
