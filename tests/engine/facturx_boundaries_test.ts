/** The rules that Factur-X has alone, or words otherwise, at their boundaries. */
import assert from "node:assert/strict";
import { facturx } from "../../engine/facturx.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { edited, extendedBoundaries, rewordedBoundaries } from "../support/facturx_boundaries.ts";
import { bookkeeping, invoiceAt } from "../support/facturx_documents.ts";

const sets = [...official, ...facturx];

for (
  const [level, document, boundaries] of [
    ["EXTENDED", invoiceAt("extended"), extendedBoundaries],
    ["BASIC WL", bookkeeping("basicwl"), rewordedBoundaries],
  ] as const
) {
  for (const { id, why, fails, edits } of boundaries) {
    Deno.test(`${id} ${fails ? "fails" : "passes"} in ${level}: ${why}`, () => {
      for (const [index, edit] of edits.entries()) {
        const before = edited(document, edits.slice(0, index));
        assert.notEqual(edited(before, [edit]), before, `edit ${index} changes the document`);
      }
      const outcome = validate(edited(document, edits), { strict: true, sets });
      assert.ok("ok" in outcome, "the document is read");
      const found = [...outcome.ok.errors, ...outcome.ok.warnings].map(({ rule }) => rule);
      assert.equal(found.includes(id), fails, found.join(" "));
    });
  }
}
