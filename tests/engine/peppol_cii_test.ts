/** Peppol BIS in CII: OpenPeppol has rules for it that are not carried, so that no strict verdict is valid by them. */
import assert from "node:assert/strict";
import { openXml } from "../../engine/open/open.ts";
import { judge, type JudgeOptions } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { textOf } from "../house/sources.ts";

const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const cii = textOf("examples/cii-xrechnung.xml").replace(/urn:cen\.eu:en16931:2017#compliant[^<]*/, PEPPOL);
const ubl = textOf("examples/xrechnung-public-buyer.xml").replace(/urn:cen\.eu:en16931:2017#compliant[^<]*/, PEPPOL);

function verdictOn(xml: string, options: JudgeOptions) {
  const opened = openXml(xml, { sets: official });
  assert.ok("ok" in opened);
  return judge(opened.ok, { sets: official, ...options });
}

const ids = (findings: readonly { readonly rule: string }[]) => findings.map(({ rule }) => rule);

Deno.test("a Peppol invoice in CII is not valid in strict mode, and says which rules did not run", () => {
  const { valid, errors, provenance } = verdictOn(cii, { strict: true });
  assert.equal(valid, false);
  assert.ok(ids(errors).includes("ATW-RULES-NOT-CARRIED"));
  assert.ok(provenance.families_not_run.some((it) => it.includes("Peppol")), provenance.families_not_run.join());
});

Deno.test("asking for Peppol by name only gets a note, and in UBL nothing is missing", () => {
  const asked = verdictOn(cii, { strict: true, profile: "peppol-bis-3" });
  assert.ok(ids(asked.warnings).includes("ATW-RULES-NOT-CARRIED"));
  const { errors, warnings } = verdictOn(ubl, { strict: true });
  assert.ok(![...ids(errors), ...ids(warnings)].includes("ATW-RULES-NOT-CARRIED"));
});
