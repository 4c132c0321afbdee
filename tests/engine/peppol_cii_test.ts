/** Peppol BIS in CII: OpenPeppol has rules for it that are not carried, so that no strict verdict is valid by them. */
import assert from "node:assert/strict";
import { openXml } from "../../engine/open/open.ts";
import { judge, type JudgeOptions, type Verdict } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { validationResult } from "../../host/operations/forms.ts";
import { postXml } from "../http/requests.ts";
import { textOf } from "../house/sources.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

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

const NOT_RUN = "Peppol BIS Billing 3";

function notCarriedIn({ errors, warnings }: Verdict): readonly string[] {
  return [...errors, ...warnings].filter(({ rule }) => rule === "ATW-RULES-NOT-CARRIED")
    .map(({ severity, message }) => message.includes(NOT_RUN) ? severity : message);
}

Deno.test("nothing calls a CII invoice checked by Peppol's rules, in either mode, whoever asks for them", () => {
  const asked = { profile: "peppol-bis-3" } as const;
  const plain = textOf("cases/base.cii.xml");
  for (
    const [xml, options, severity] of [
      [cii, { strict: true }, "fatal"],
      [cii, { strict: true, ...asked }, "warning"],
      [cii, {}, "warning"],
      [cii, asked, "warning"],
      // What asks for them may be the caller alone.
      [plain, asked, "warning"],
      [plain, { strict: true, ...asked }, "warning"],
    ] as const
  ) {
    const verdict = verdictOn(xml, options);
    assert.deepEqual(notCarriedIn(verdict), [severity], JSON.stringify(options));
    const { ruleset, editions, families_not_run } = verdict.provenance;
    assert.deepEqual([ruleset, editions.map(({ set }) => set)], ["en16931@1.3.16", ["en16931"]]);
    assert.ok(families_not_run.includes(NOT_RUN), families_not_run.join());
    // It is judged by no other profile than it names, or is asked for.
    assert.ok(!ids(verdict.warnings).includes("ATW-PROFILE-ASSUMED"));
  }
});

Deno.test("in UBL Peppol's rules run, and nothing is missing", () => {
  for (const options of [{ strict: true }, {}, { profile: "peppol-bis-3" }] as const) {
    const verdict = verdictOn(ubl, options);
    assert.deepEqual(notCarriedIn(verdict), []);
    assert.equal(verdict.provenance.ruleset, "en16931@1.3.16 peppol-bis@3.0.21");
    assert.ok(!verdict.provenance.families_not_run.includes(NOT_RUN));
  }
});

Deno.test("an XRechnung in CII that is asked about by Peppol's rules is told of both sets that did not run", () => {
  const { warnings, provenance } = verdictOn(textOf("examples/cii-xrechnung.xml"), {
    strict: true,
    profile: "peppol-bis-3",
  });
  const said = warnings.filter(({ rule }) => rule === "ATW-RULES-NOT-CARRIED").map(({ message }) => message).join();
  assert.match(said, /XRechnung 3 \(KoSIT\).*Peppol BIS Billing 3 \(OpenPeppol\)/);
  assert.deepEqual(provenance.families_not_run, ["BR-DE-*", NOT_RUN]);
});

const firstLines = [
  ["en", [], /: INVALID by en16931@1\.3\.16: 1 error$/],
  ["en", ["--profile", "peppol-bis-3"], /: VALID by en16931@1\.3\.16: 1 warning$/],
  ["en", ["--preflight"], /: VALID by en16931@1\.3\.16 \(preflight, not by all the rules that the invoice names\)/],
  ["de", ["--preflight"], /en16931@1\.3\.16 \(Vorprüfung, nicht nach allen Regeln, die die Rechnung nennt\)/],
  [
    "fr",
    ["--preflight"],
    /en16931@1\.3\.16 \(contrôle préalable, pas selon toutes les règles que la facture indique\)/,
  ],
] as const;

Deno.test("the first line of the command line names no rules of Peppol for CII", () =>
  withFolder({ "a.xml": cii }, async (folder) => {
    for (const [lang, options, line] of firstLines) {
      const { out } = await faktlint(["validate", "--lang", lang, ...options, `${folder}/a.xml`]);
      assert.match(out.split("\n")[0] ?? "", line);
    }
  }));

Deno.test("over HTTP and to agents it is said, too", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    for (const strict of [false, true]) {
      const answer = await (await it.ask(`/v1/validate?strict=${strict}`, postXml(cii, by))).json();
      const { structured, text } = await callTool(it, "validate_invoice_xml", { xml: cii, strict }, by);
      for (const verdict of [answer, validationResult.parse(structured)]) {
        assert.equal(verdict.valid, !strict);
        assert.equal(verdict.provenance.ruleset, "en16931@1.3.16");
        assert.ok(verdict.provenance.families_not_run.includes(NOT_RUN));
      }
      assert.match(text, /The rules of Peppol BIS Billing 3 \(OpenPeppol\) did not run/);
    }
  }));
