/** The default mode differs from strict by the entries of one table, and each differs as it says. */
import assert from "node:assert/strict";
import { explain, type Finding, type Profile, validate } from "../../engine/mod.ts";
import { differences } from "../../engine/judge/severities.ts";
import { drop, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

function severities(
  edits: readonly Edit[],
  profile: Profile,
  strict: boolean,
): ReadonlyMap<string, Finding["severity"]> {
  const outcome = validate(documentOf({ why: "", edits }, "ubl", { ubl: [], cii: [] }), { profile, strict });
  assert.ok("ok" in outcome);
  const { errors, warnings, information } = outcome.ok;
  return new Map([...errors, ...warnings, ...information].map((it) => [it.rule, it.severity]));
}

/** A document on which a rule of the entry fails, for each entry by its reason. */
const documents: Readonly<Record<string, { readonly rule: string; readonly edits: readonly Edit[] }>> = {
  "A missing electronic address is a warning.": {
    rule: "PEPPOL-EN16931-R010",
    edits: [drop("cac:AccountingCustomerParty/cac:Party/cbc:EndpointID")],
  },
  "Peppol's rules run for Peppol invoices alone.": { rule: "PEPPOL-EN16931-R001", edits: [drop("cbc:ProfileID")] },
  "A rule on the XML document's own identifier does not judge the model.": { rule: "BR-DE-21", edits: [] },
};

for (const entry of differences) {
  for (const profile of entry.profiles) {
    Deno.test(`strict and default differ under ${profile}: ${entry.why}`, () => {
      const found = documents[entry.why];
      assert.ok(found !== undefined, "the entry has a document");
      assert.ok(entry.rules.some((rule) => rule === found.rule), "the document is about a rule of the entry");
      const strict = severities(found.edits, profile, true).get(found.rule);
      const normal = severities(found.edits, profile, false).get(found.rule);
      assert.equal(strict, explain(found.rule)?.severity);
      assert.equal(normal, entry.inDefault === "off" ? undefined : entry.inDefault);
      assert.notEqual(strict, normal);
    });
  }
}

Deno.test("a value that no rule reads is fatal by default and information in strict", () => {
  const edits = [set("cbc:DueDate", "tomorrow")];
  assert.equal(severities(edits, "en16931", false).get("ATW-VALUE-NOT-A-DATE"), "fatal");
  assert.equal(severities(edits, "en16931", true).get("ATW-VALUE-NOT-A-DATE"), "information");
});

Deno.test("a value that a rule needs is fatal in both modes", () => {
  const edits = [set("cac:LegalMonetaryTotal/cbc:PayableAmount", "1,00")];
  for (const strict of [false, true]) {
    assert.equal(severities(edits, "en16931", strict).get("ATW-DECLARED-TOTAL-NOT-A-NUMBER"), "fatal");
  }
});

Deno.test("the service's own advice is information in strict", () => {
  const edits = [set("cbc:DueDate", "2025-01-01")];
  assert.equal(severities(edits, "en16931", false).get("ATW-DUE-BEFORE-ISSUE"), "warning");
  assert.equal(severities(edits, "en16931", true).get("ATW-DUE-BEFORE-ISSUE"), "information");
});
