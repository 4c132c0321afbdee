/** Peppol BIS Self-Billing: the rules of Billing but for those of countries, and five that are other ones. */
import assert from "node:assert/strict";
import { identifierOf, SELF_BILLING as PROCESS } from "../../engine/model/specifications.ts";
import { judge, open } from "../../engine/mod.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import type { Language } from "../../engine/locales.ts";
import { textOf } from "../house/sources.ts";

const billed = {
  invoice: textOf("examples/xrechnung-public-buyer.xml").replaceAll(`schemeID="EM"`, `schemeID="9930"`),
  note: textOf("cases/base.creditnote.xml"),
} as const;

/** An invoice that its buyer makes, or a credit note. */
function selfBilled(of: keyof typeof billed = "invoice", type = of === "note" ? "261" : "389"): string {
  return billed[of]
    .replace(/(<cbc:CustomizationID>)[^<]*/, `$1${identifierOf("peppol-selfbilling")}`)
    .replace(/(<cbc:ProfileID>)[^<]*/, `$1${PROCESS}`)
    .replace(/(TypeCode>)38[01]</, `$1${type}<`);
}

async function verdictOn(xml: string, language: Language = "en") {
  const { sets = [], texts } = await load(plan({ input: xml }, { strict: true }), language);
  const opening = open({ input: xml }, { sets });
  assert.ok("ok" in opening);
  return judge(opening.ok, { strict: true, sets, texts, values: true });
}

async function rulesOf(xml: string): Promise<readonly string[]> {
  const { errors, warnings } = await verdictOn(xml);
  return [...errors, ...warnings].map(({ rule }) => rule);
}

Deno.test("a self-billed invoice is valid by the rules of Self-Billing, which the provenance names", async () => {
  const { valid, errors, provenance, profile } = await verdictOn(selfBilled());
  assert.deepEqual([valid, errors, profile], [true, [], "en16931"]);
  assert.deepEqual(provenance.families_not_run, []);
  assert.match(provenance.ruleset, /peppol-selfbilling@/);
});

Deno.test("rules of countries are Billing's alone, and those of Billing that are not of a country run", async () => {
  const german = selfBilled().replace(/<cac:Contact>[^]*?<\/cac:Contact>/, "");
  assert.ok((await rulesOf(german.replaceAll("selfbilling:", "billing:"))).some((it) => it.startsWith("DE-R-")));
  assert.deepEqual(await rulesOf(german), []);
  const unaddressed = selfBilled().replace(/<cbc:EndpointID[^]*?<\/cbc:EndpointID>/, "");
  assert.ok((await rulesOf(unaddressed)).includes("PEPPOL-EN16931-R020"));
});

const fails: readonly (readonly [what: string, xml: string, rule: string, place: RegExp, example: string])[] = [
  ["380 as a type", selfBilled("invoice", "380"), "PEPPOL-EN16931-P0100", /InvoiceTypeCode$/, "389"],
  ["381 as a type of a credit note", selfBilled("note", "381"), "PEPPOL-EN16931-P0101", /CreditNoteTypeCode$/, "261"],
  [
    "the process of billing",
    selfBilled().replace("selfbilling:01", "billing:01"),
    "PEPPOL-EN16931-R007",
    /^\/Invoice/,
    PROCESS,
  ],
  [
    "another currency",
    selfBilled().replace(/(LineExtensionAmount currencyID=")EUR/, "$1SEK"),
    "PEPPOL-EN16931-R051",
    /LineExtensionAmount$/,
    "EUR",
  ],
];

for (const [what, xml, rule, place, example] of fails) {
  Deno.test(`${what} fails ${rule} of Self-Billing, at its place and in every language`, async () => {
    const messages = new Set<string>();
    for (const language of ["en", "de", "fr"] as const) {
      const found = (await verdictOn(xml, language)).errors.find((it) => it.rule === rule);
      assert.ok(found?.location !== undefined && "path" in found.location, rule);
      assert.match(found.location.path, place);
      assert.equal(found.severity, "fatal");
      assert.equal(found.example, example);
      messages.add(found.message);
    }
    assert.equal(messages.size, 3);
  });
}

Deno.test("527 passes as a type, and a process of a nation does", async () => {
  assert.deepEqual(await rulesOf(selfBilled("invoice", "527")), []);
  const french = selfBilled().replace(PROCESS, "urn:peppol:france:billing:regulated");
  assert.ok(!(await rulesOf(french)).includes("PEPPOL-EN16931-R007"));
  const response = selfBilled("invoice", "380").replace(PROCESS, "urn:peppol:bis:billing_with_response");
  assert.ok(!(await rulesOf(response)).includes("PEPPOL-EN16931-P0100"));
});

Deno.test("the tax amount of a part of the breakdown may be in another currency, as Billing has it not", async () => {
  const xml = selfBilled().replace(/(<cac:TaxSubtotal>[^]*?<cbc:TaxAmount currencyID=")EUR/, "$1SEK");
  assert.ok(!(await rulesOf(xml)).includes("PEPPOL-EN16931-R051"));
  assert.ok((await rulesOf(xml.replaceAll("selfbilling:", "billing:"))).includes("PEPPOL-EN16931-R051"));
});
