/** Which profile judges an XML invoice. */
import assert from "node:assert/strict";
import { type Profile, validate, type ValidationResult } from "../../engine/mod.ts";
import { set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

const core = "urn:cen.eu:en16931:2017";
const german = `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const identifierAt = {
  ubl: "cbc:CustomizationID",
  cii: "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
} as const;

function judged(identifier: string, side: "ubl" | "cii", profile?: Profile): ValidationResult {
  const xml = documentOf({ why: "", edits: [set(identifierAt[side], identifier)] }, side, { ubl: [], cii: [] });
  const outcome = validate(xml, profile === undefined ? {} : { profile });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

const selected: readonly (readonly [identifier: string, ubl: Profile, cii: Profile, assumed: boolean])[] = [
  [core, "en16931", "en16931", false],
  [german, "xrechnung-ubl", "xrechnung-cii", false],
  [`${core}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, "xrechnung-ubl", "xrechnung-cii", true],
  [`${german}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`, "xrechnung-ubl", "xrechnung-cii", true],
  [`${german}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`, "xrechnung-ubl", "xrechnung-cii", true],
  [`${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, "peppol-bis-3", "peppol-bis-3", false],
];

for (const [identifier, ubl, cii, assumed] of selected) {
  for (const [side, profile] of [["ubl", ubl], ["cii", cii]] as const) {
    Deno.test(`BT-24 "${identifier}" in ${side} selects ${profile}${assumed ? " and says what it leaves out" : ""}`, () => {
      const result = judged(identifier, side);
      assert.equal(result.profile, profile);
      assert.equal(result.profileSource, "document");
      assert.equal(result.specificationIdentifier, identifier);
      assert.equal(result.information.some((it) => it.rule === "ATW-PROFILE-ASSUMED"), assumed);
    });
  }
}

for (
  const unknown of [
    `${core}#compliant#urn:factur-x.eu:1p0:basic`,
    `${core}#conformant#urn:factur-x.eu:1p0:extended`,
    "something else",
  ]
) {
  Deno.test(`BT-24 "${unknown}" is judged by EN 16931, and said so`, () => {
    const result = judged(unknown, "cii");
    assert.equal(result.profile, "en16931");
    assert.equal(result.profileSource, "default");
    const [note] = result.information.filter((it) => it.rule === "ATW-PROFILE-ASSUMED");
    assert.match(note?.message ?? "", new RegExp(`"${unknown.split("#").at(-1)?.replaceAll(".", "\\.")}"`));
  });
}

const beyond: readonly (readonly [identifier: string, asked: Profile, families: RegExp | undefined])[] = [
  [`${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, "en16931", / BR-DE-\* /],
  [`${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, "peppol-bis-3", / BR-DE-\* /],
  [`${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, "xrechnung-cii", undefined],
  [`${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, "xrechnung-ubl", / PEPPOL-\* /],
  [
    `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
    "xrechnung-ubl",
    /"urn:xeinkauf\.de:kosit:extension:xrechnung_3\.0".* BR-DEX-\* /,
  ],
  [core, "peppol-bis-3", undefined],
  [core, "xrechnung-ubl", undefined],
];

for (const [identifier, asked, families] of beyond) {
  Deno.test(`checked against ${asked}, "${identifier}" ${families === undefined ? "leaves out nothing" : "names what did not run"}`, () => {
    const { information } = judged(identifier, "ubl", asked);
    const note = information.find(({ rule }) => rule === "ATW-PROFILE-ASSUMED");
    if (families === undefined) assert.equal(note, undefined);
    else assert.match(note?.message ?? "", families);
  });
}

Deno.test("the caller's profile goes before BT-24", () => {
  const result = judged(core, "ubl", "peppol-bis-3");
  assert.equal(result.profile, "peppol-bis-3");
  assert.equal(result.profileSource, "query");
});

Deno.test("xrechnung-ubl judges a CII invoice exactly as xrechnung-cii does", () => {
  const [one, other] = (["xrechnung-ubl", "xrechnung-cii"] as const).map((profile) => judged(core, "cii", profile));
  assert.deepEqual(one?.errors, other?.errors);
  assert.deepEqual(one?.warnings, other?.warnings);
});

Deno.test("provenance names mode, rule sets and what did not run", () => {
  const { provenance } = judged(german, "ubl");
  assert.equal(provenance.mode, "default");
  assert.match(provenance.ruleset, /xrechnung@3\.0\.2/);
  assert.deepEqual(provenance.editions.map(({ set, since, until }) => [set, since, until]), [
    ["en16931", null, null],
    ["xrechnung", "2026-08-31", null],
  ]);
  assert.ok(provenance.families_not_run.includes("BR-DEX-*"));
  assert.ok(provenance.rules_evaluated > 0);
});

Deno.test("who changes the lists of a verdict changes no other", () => {
  const before = structuredClone(judged(german, "ubl"));
  const { errors, warnings, information, notRead, provenance } = judged(german, "ubl");
  const lists = [errors, warnings, information, notRead.elements, provenance.editions, provenance.families_not_run];
  // JavaScript knows no readonly.
  for (const list of lists as readonly (readonly unknown[])[]) (list as unknown[]).push("changed");
  assert.deepEqual(judged(german, "ubl"), before);
});
