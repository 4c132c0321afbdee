/** What an invoice is not judged by is said: the rules of its nation, and editions of the standard that have none. */
import assert from "node:assert/strict";
import { generate, judge, open, type Profile, validateJson } from "../../engine/mod.ts";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { textOf } from "../house/sources.ts";
import { invoiceWith } from "../../cases/json.ts";

const CORE = identifierOf("en16931");
const NORM = "urn:cen.eu:en16931:2026";
const documents = {
  ubl: textOf("cases/base.ubl.xml"),
  note: textOf("cases/base.creditnote.xml"),
  cii: textOf("cases/base.cii.xml"),
} as const;
type Base = keyof typeof documents;

/** A document of a syntax with both parties in a country, and what it names. */
function between(country: string, named: string, base: Base = "ubl"): string {
  const [identifier, code] = base === "cii"
    ? [/(GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, /(<ram:CountryID>)DE/g]
    : [/(<cbc:CustomizationID>)[^<]*/, /(<cac:Country>\s*<cbc:IdentificationCode>)DE/g];
  assert.match(documents[base], identifier);
  return documents[base].replace(identifier, `$1${named}`).replace(code, `$1${country}`);
}

async function judged(xml: string, options: { readonly strict?: boolean; readonly profile?: Profile } = {}) {
  const { sets = [], texts } = await load(plan({ input: xml }, options), "en");
  const opening = open({ input: xml }, { sets });
  assert.ok("ok" in opening && opening.ok.kind === "xml");
  const { valid, errors, warnings, information, provenance, profile, ...of } = judge(opening.ok, {
    ...options,
    sets,
    texts,
    values: true,
  });
  const said = information.find(({ rule }) => rule === "ATW-RULES-NOT-SELECTED");
  const source = "profileSource" in of ? of.profileSource : undefined;
  return { valid, errors, warnings, information, said, left: provenance.families_not_run, provenance, profile, source };
}

const silent: readonly (readonly [country: string, families: readonly string[], way: RegExp])[] = [
  ["FR", ["BR-FR-*"], /^BT-23 = B1 \| S1 \| .* profile = fr-ctc-ubl$/],
  ["HR", ["HR-BR-*"], /^BT-24 = \S+:mfin\.gov\.hr:\S+$/],
  ["RO", ["BR-RO-*", "BR-DEC-RO-*"], /CIUS-RO:1\.0\.1$/],
  ["RS", ["RSR-*", "RSK-*", "RSE-*"], /srbdt:2022$/],
  ["PT", ["BR-CIUS-PT-*", "DT-CIUS-PT-*", "BR-AA-*"], /CIUS-PT:2\.1\.1$/],
  ["BE", ["ubl-BE-*"], /UBL\.BE.* BT-24 = \S+:poacc:billing:3\.0, profile = peppol-bis-3$/],
  ["NL", ["BR-NL-*"], /nlcius:v1\.0, BT-24 = \S+:poacc:billing:3\.0/],
  ["NO", ["NO-R-*"], /^BT-24 = \S+:poacc:billing:3\.0, profile = peppol-bis-3$/],
];

for (const [country, families, way] of silent) {
  Deno.test(`between parties of ${country}, nothing selects ${families[0]}, and that is said in both modes`, async () => {
    for (const strict of [true, false]) {
      const { said, left, errors } = await judged(between(country, CORE), { strict });
      assert.match(said?.message ?? "", new RegExp(`in ${country}, .*${families[0]?.replace("*", "\\*")}`));
      assert.match(said?.expected ?? "", way);
      assert.deepEqual(said?.field, ["BT-23", "BT-24"]);
      for (const it of families) assert.ok(left.includes(it), `${it} in ${left}`);
      assert.ok(!errors.some(({ rule }) => rule.startsWith("ATW-")));
    }
  });
}

Deno.test("it is said of credit notes and of CII where the nation has rules for them", async () => {
  assert.ok((await judged(between("FR", CORE, "note"), { strict: true })).said !== undefined);
  assert.match((await judged(between("PT", CORE, "note"), { strict: true })).said?.expected ?? "", /CIUS-PT:2\.1\.1$/);
  assert.match((await judged(between("FR", CORE, "cii"), { strict: true })).said?.expected ?? "", /fr-ctc-cii$/);
  assert.equal((await judged(between("RO", CORE, "cii"), { strict: true })).said, undefined);
});

const selecting: readonly (readonly [country: string, by: KnownSpecification])[] = [
  ["HR", "hr-cius"],
  ["RO", "cius-ro"],
  ["RS", "srbdt"],
  ["PT", "cius-pt"],
  ["BE", "ubl-be"],
  ["BE", "peppol"],
  ["NL", "nlcius"],
  ["NL", "nlcius-gaccount"],
  ["NL", "peppol"],
  ["NO", "peppol"],
  ["FR", "fr-extended"],
];

for (const [country, by] of selecting) {
  Deno.test(`between parties of ${country}, an invoice of ${by} is under their rules, and nothing is said`, async () => {
    for (const strict of [true, false]) {
      assert.equal((await judged(between(country, identifierOf(by)), { strict })).said, undefined);
    }
  });
}

Deno.test("Peppol's rules are not those of Croatia, and German parties need none beside EN 16931", async () => {
  assert.match((await judged(between("HR", identifierOf("peppol")), { strict: true })).said?.message ?? "", /HR-BR/);
  assert.equal((await judged(between("DE", CORE), { strict: true })).said, undefined);
});

Deno.test("a billing mode selects Flux 2, and so does a caller that asks for the profile", async () => {
  const xml = between("FR", CORE).replace(/(<cbc:ProfileID>)[^<]*/, "$1S1");
  for (const strict of [true, false]) assert.equal((await judged(xml, { strict })).said, undefined);
  const asked = await judged(between("FR", CORE), { strict: true, profile: "fr-ctc-ubl" });
  assert.equal(asked.said, undefined);
  assert.ok(asked.errors.some(({ rule }) => rule === "BR-FR-08_BT-23"));
});

Deno.test("EXTENDED-CTC-FR is reported under its profile, which the document chose", async () => {
  for (const [base, profile] of [["ubl", "fr-ctc-ubl"], ["note", "fr-ctc-ubl"], ["cii", "fr-ctc-cii"]] as const) {
    for (const strict of [true, false]) {
      const found = await judged(between("FR", identifierOf("fr-extended"), base), { strict });
      assert.deepEqual([found.profile, found.source], [profile, "document"]);
      assert.equal(found.left.includes("BR-FR-*"), !strict);
    }
  }
  const plain = await judged(between("FR", CORE).replace(/(<cbc:ProfileID>)[^<]*/, "$1S1"), { strict: true });
  assert.deepEqual([plain.profile, plain.source, plain.left], ["en16931", "document", []]);
});

const successors = [
  NORM,
  `${NORM}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.1`,
  ` ${NORM}#conformant#urn:example.com:x`,
];

for (const named of successors) {
  Deno.test(`${named.trim()} is not judged: one finding, and never valid`, async () => {
    for (const base of ["ubl", "note", "cii"] as const) {
      for (
        const options of [{}, { strict: true }, { profile: "en16931" }, {
          profile: "xrechnung-cii",
          strict: true,
        }] as const
      ) {
        const { valid, errors, warnings, information, provenance } = await judged(between("ES", named, base), options);
        assert.equal(valid, false);
        assert.deepEqual(errors.map(({ rule }) => rule), ["ATW-NORM-2026"]);
        assert.deepEqual([warnings, information], [[], []]);
        const [{ field, location, example }] = errors as [typeof errors[0]];
        assert.deepEqual([field, example], ["BT-24", undefined]);
        assert.ok(location !== undefined && "path" in location && /ID$/.test(location.path));
        assert.deepEqual([provenance.rules_evaluated, provenance.ruleset], [0, "en16931@2026"]);
        assert.deepEqual(provenance.families_not_run, ["EN 16931:2026"]);
      }
    }
  });
}

Deno.test("JSON that names EN 16931:2026 is not judged, and not written", () => {
  const text = invoiceWith({ "/profile": "en16931", "/specificationIdentifier": NORM });
  for (const strict of [true, false]) {
    const outcome = validateJson(text, { strict });
    assert.ok("ok" in outcome);
    assert.deepEqual(outcome.ok.errors.map(({ rule, location }) => [rule, location?.pointer]), [
      ["ATW-NORM-2026", "/specificationIdentifier"],
    ]);
  }
  const written = generate(text);
  assert.ok("refused" in written);
  assert.ok(written.refused.errors.some(({ rule }) => rule === "ATW-NORM-2026"));
});
