/** The library writes what the command line writes, also for rules that were not handed in: it warns that they did not run. */
import assert from "node:assert/strict";
import { generate, validateJson } from "../../engine/mod.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { generate as fromPackage } from "../../packages/npm/mod.ts";
import { setsFor } from "../../packages/npm/nations.ts";
import { textOf } from "../house/sources.ts";
import { frenchInvoice } from "../support/french_invoice.ts";
import { faktlint } from "../support/terminal.ts";

const xrechnung = JSON.parse(textOf("examples/xrechnung-from-json.json"));
const invoices = {
  "XRechnung Extension": { ...xrechnung, specificationIdentifier: identifierOf("xrechnung-extension") },
  "EXTENDED-CTC-FR in UBL": { ...frenchInvoice, profile: "fr-ctc-ubl" },
  "EXTENDED-CTC-FR in CII": { ...frenchInvoice, profile: "fr-ctc-cii" },
};

const NOT_RUN = "ATW-RULES-NOT-CARRIED";
const ids = (findings: readonly { readonly rule: string }[]) => findings.map(({ rule }) => rule);

for (const [name, invoice] of Object.entries(invoices)) {
  Deno.test(`the library writes ${name} as the command line does, and says what did not run`, async () => {
    const json = JSON.stringify(invoice);
    const { status, out, err } = await faktlint(["generate", "-"], { stdin: json });
    assert.equal(status, 0, err);
    for (const outcome of [generate(json), fromPackage(json)]) {
      assert.ok("ok" in outcome);
      assert.equal(outcome.ok.xml, out);
      assert.ok(ids(outcome.ok.warnings).includes(NOT_RUN) && outcome.ok.provenance.families_not_run.length > 0);
    }
    const whole = fromPackage(json, { sets: await setsFor(json) });
    assert.ok("ok" in whole);
    assert.equal(whole.ok.xml, out);
    assert.ok(!ids(whole.ok.warnings).includes(NOT_RUN));
    assert.deepEqual(whole.ok.provenance.families_not_run, []);
  });

  Deno.test(`by fewer rules than those of ${name} nothing is written where the official verdict is asked for`, () => {
    const outcome = fromPackage(JSON.stringify(invoice), { strict: true });
    assert.ok("refused" in outcome && ids(outcome.refused.errors).includes(NOT_RUN));
  });
}

Deno.test("a profile that is asked for is asked for, unless somebody says that nobody did", () => {
  const json = JSON.stringify(invoices["XRechnung Extension"]);
  for (
    const [options, severity] of [
      [{}, "errors"],
      [{ profile: "xrechnung-ubl" }, "warnings"],
      [{ profile: "xrechnung-ubl", unasked: true }, "errors"],
      [{ unasked: false }, "warnings"],
    ] as const
  ) {
    const outcome = validateJson(json, { strict: true, ...options });
    assert.ok("ok" in outcome);
    assert.ok(ids(outcome.ok[severity]).includes(NOT_RUN), JSON.stringify(options));
  }
});
