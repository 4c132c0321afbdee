/** A Factur-X that is French is judged by the rules of its level, and then by those of France (Flux 2). */
import assert from "node:assert/strict";
import { judge, open, type Profile } from "../../engine/mod.ts";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { writeJson } from "../../host/documents/writing.ts";
import { frenchInvoice } from "../support/french_invoice.ts";

const levels = ["minimum", "basicwl", "basic", "en16931", "extended"] as const;

/** A French invoice in CII that names another specification, with parts of it replaced. */
async function invoiceOf(specification: KnownSpecification, ...edits: readonly (readonly [string, string])[]) {
  const { outcome } = await writeJson(JSON.stringify({ ...frenchInvoice, profile: "fr-ctc-cii" }), {});
  assert.ok("ok" in outcome);
  const named: readonly [string, string] = [identifierOf("fr-extended"), identifierOf(specification)];
  return [named, ...edits].reduce((xml, [from, to]) => {
    assert.ok(xml.includes(from), from);
    return xml.replace(from, to);
  }, outcome.ok.xml);
}

const withoutMode: readonly [string, string] = ["<ram:ID>S1</ram:ID>", "<ram:ID>A1</ram:ID>"];
const withoutDiscount: readonly [string, string] = ["<ram:SubjectCode>AAB</ram:SubjectCode>", ""];
const germanBuyer: readonly [string, string] = [
  "<ram:CityName>Lyon</ram:CityName>\n          <ram:CountryID>FR",
  "<ram:CityName>Lyon</ram:CityName>\n          <ram:CountryID>DE",
];

async function judged(xml: string, profile?: Profile) {
  const asked = { strict: true, ...(profile === undefined ? {} : { profile }) };
  const { sets = [], texts } = await load(plan({ input: xml }, asked), "en");
  const opening = open({ input: xml }, { sets });
  assert.ok("ok" in opening);
  const { valid, errors, provenance } = judge(opening.ok, { ...asked, sets, texts });
  return {
    valid,
    french: errors.flatMap(({ rule }) => rule.startsWith("BR-FR-") ? [rule] : []),
    editions: provenance.editions.map(({ set }) => set),
    left: provenance.families_not_run,
  };
}

for (const level of levels) {
  Deno.test(`of Factur-X ${level}, a billing mode of France has Flux 2 judge behind the level's own rules`, async () => {
    const { french, editions, left } = await judged(await invoiceOf(`facturx-${level}`, withoutDiscount));
    assert.ok(french.includes("BR-FR-05_BT-22_AAB"), french.join());
    assert.deepEqual(editions.slice(-2), [`factur-x-${level}`, "br-fr"]);
    assert.deepEqual(left, []);
  });
}

Deno.test("a French Factur-X that states all that both want is valid", async () => {
  assert.equal((await judged(await invoiceOf("facturx-extended"))).valid, true);
  const plain = await invoiceOf("en16931");
  assert.deepEqual(await judged(plain, "facturx-en16931"), {
    valid: true,
    french: [],
    editions: ["en16931", "factur-x-en16931", "br-fr"],
    left: [],
  });
});

Deno.test("EXTENDED between French parties is France's, also without a billing mode", async () => {
  const { french } = await judged(await invoiceOf("facturx-extended", withoutMode));
  assert.deepEqual(french, ["BR-FR-08_BT-23"]);
});

Deno.test("EXTENDED to another country, or a level of EN 16931, is not France's without a billing mode", async () => {
  for (
    const xml of [
      await invoiceOf("facturx-extended", withoutMode, germanBuyer),
      await invoiceOf("facturx-en16931", withoutMode),
    ]
  ) {
    const { editions } = await judged(xml);
    assert.ok(!editions.includes("br-fr"), editions.join());
  }
});

Deno.test("fr-ctc-cii on request judges a Factur-X as one, and by Flux 2", async () => {
  const { french, editions } = await judged(
    await invoiceOf("facturx-extended", withoutMode, germanBuyer),
    "fr-ctc-cii",
  );
  assert.deepEqual(french, ["BR-FR-08_BT-23"]);
  assert.deepEqual(editions, ["factur-x-extended", "br-fr"]);
});

Deno.test("the sets of a Factur-X are planned from its beginning, where nobody knows its parties", async () => {
  const { sets } = plan({ input: await invoiceOf("facturx-extended", withoutMode, germanBuyer) }, { strict: true });
  assert.ok(sets.includes("fr-flux2-cii"));
  const { sets: others } = plan({ input: await invoiceOf("facturx-en16931", withoutMode) }, { strict: true });
  assert.ok(!others.includes("fr-flux2-cii"));
});

Deno.test("which of the notes that the law demands is missing is said by its code, in each language", async () => {
  const xml = await invoiceOf("facturx-extended", withoutDiscount);
  for (const language of ["en", "de", "fr"] as const) {
    const { sets = [], texts } = await load(plan({ input: xml }, { strict: true }), language);
    const opening = open({ input: xml }, { sets });
    assert.ok("ok" in opening);
    const found = judge(opening.ok, { strict: true, sets, texts }).errors.find(({ rule }) =>
      rule === "BR-FR-05_BT-22_AAB"
    );
    assert.match(found?.message ?? "", /AAB/);
    assert.doesNotMatch(found?.message ?? "", /PMT|PMD/);
    assert.match(found?.fix ?? "", /#AAB#/);
  }
});
