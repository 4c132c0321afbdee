/** Invoices are written as France takes them, judged by its rules before they leave: in UBL, in CII, and in a PDF. */
import assert from "node:assert/strict";
import { judge, open } from "../../engine/mod.ts";
import { billingModes, identifierOf } from "../../engine/model/specifications.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { pdfWriter } from "../../host/documents/pdf.ts";
import { writeJson } from "../../host/documents/writing.ts";
import { frenchInvoice } from "../support/french_invoice.ts";

const CORE = identifierOf("en16931");
const EXTENDED = identifierOf("fr-extended");

async function written(changes: object = {}) {
  const { outcome } = await writeJson(JSON.stringify({ ...frenchInvoice, ...changes }), {});
  assert.ok("ok" in outcome, JSON.stringify(outcome));
  return outcome.ok;
}

async function refused(changes: object): Promise<readonly string[]> {
  const { outcome } = await writeJson(JSON.stringify({ ...frenchInvoice, ...changes }), {});
  assert.ok("refused" in outcome);
  return outcome.refused.errors.map(({ rule, location }) =>
    `${rule} ${location !== undefined && "pointer" in location ? location.pointer : ""}`
  );
}

/** By what a document is judged in strict mode, and whether it is valid. */
async function judged(xml: string) {
  const { found, ...planned } = plan({ input: xml }, { strict: true });
  const { sets = [], texts } = await load({ ...planned }, "en");
  const opening = open({ input: xml }, { sets });
  assert.ok("ok" in opening);
  return { scenario: found?.scenario.id, valid: judge(opening.ok, { strict: true, sets, texts }).valid };
}

for (const [profile, root] of [["fr-ctc-ubl", "ubl:Invoice"], ["fr-ctc-cii", "rsm:CrossIndustryInvoice"]] as const) {
  Deno.test(`${profile} writes EXTENDED-CTC-FR, which the French rules take`, async () => {
    const { xml, provenance } = await written({ profile });
    assert.ok(xml.includes(`<${root} `) && xml.includes(`>${EXTENDED}</`));
    assert.match(provenance.ruleset, /br-fr@/);
    assert.deepEqual(provenance.families_not_run, []);
    assert.deepEqual(await judged(xml), { scenario: "fr-extended", valid: true });
  });

  Deno.test(`${profile} writes an invoice of EN 16931 that says it is one, by the rules of Flux 2`, async () => {
    const { xml } = await written({ profile, specificationIdentifier: CORE });
    assert.ok(xml.includes(`>${CORE}</`));
    assert.deepEqual(await judged(xml), { scenario: "fr-flux2", valid: true });
  });

  Deno.test(`${profile} keeps SIREN, SIRET, directory address and the subjects of notes`, async () => {
    const { invoice } = await written({ profile });
    assert.deepEqual(invoice.seller?.legalRegistrationId, frenchInvoice.seller.legalRegistrationId);
    assert.deepEqual(invoice.seller?.identifiers, frenchInvoice.seller.identifiers);
    assert.deepEqual(invoice.seller?.electronicAddress, frenchInvoice.seller.electronicAddress);
    assert.deepEqual(invoice.notes, frenchInvoice.notes);
    assert.equal(invoice.businessProcess, "S1");
  });
}

Deno.test("what the law demands and the invoice lacks is refused by its rule", async () => {
  assert.deepEqual(await refused({ businessProcess: undefined }), ["BR-FR-08_BT-23 "]);
  assert.deepEqual(await refused({ businessProcess: "A1" }), ["BR-FR-08_BT-23 /businessProcess"]);
  const { PMD: _, ...others } = Object.fromEntries(frenchInvoice.notes.map((it) => [it.subjectCode, it]));
  const missing = await refused({ notes: Object.values(others) });
  assert.ok(missing.some((it) => it.startsWith("BR-FR-05_BT-22-2 ")), missing.join());
  const seller = { ...frenchInvoice.seller, legalRegistrationId: { value: "123", schemeId: "0002" } };
  assert.ok((await refused({ seller })).some((it) => it.startsWith("BR-FR-10")));
});

Deno.test("each billing mode is taken as it is stated", async () => {
  for (const businessProcess of billingModes.filter((it) => /1$/.test(it))) {
    assert.ok((await written({ businessProcess })).xml.includes(`<cbc:ProfileID>${businessProcess}</`));
  }
});

Deno.test("an invoice of another specification is not written under a French profile", async () => {
  const specificationIdentifier = identifierOf("xrechnung");
  assert.ok((await refused({ specificationIdentifier })).includes("ATW-INPUT-CONFLICT /specificationIdentifier"));
});

Deno.test("the PDF of an EXTENDED-CTC-FR invoice says the level EXTENDED, that of EN 16931 its own", async () => {
  const write = pdfWriter();
  const date = new Date("2026-11-20T00:00:00Z");
  for (const [specificationIdentifier, level] of [[EXTENDED, "EXTENDED"], [CORE, "EN 16931"]] as const) {
    const { invoice, xml } = await written({ profile: "fr-ctc-cii", specificationIdentifier });
    const outcome = await write(invoice, xml, { lang: "fr", date });
    assert.ok("ok" in outcome);
    const text = new TextDecoder("latin1").decode(outcome.ok);
    assert.ok(text.includes(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`), level);
  }
});
