/** An identifier (BT-24) that is one step beside a carried one gets that one proposed, and no list. */
import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { CORE } from "../../cases/identifiers.ts";
import { textOf } from "../house/sources.ts";

const [ubl, cii] = [textOf("cases/base.ubl.xml"), textOf("cases/base.cii.xml")];

function expectedFor(identifier: string, syntax: "ubl" | "cii", strict: boolean): string | undefined {
  const place = syntax === "cii"
    ? /(GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/
    : /(<cbc:CustomizationID>)[^<]*/;
  const outcome = validate((syntax === "cii" ? cii : ubl).replace(place, `$1${identifier}`), { strict, values: true });
  assert.ok("ok" in outcome);
  const all = [...outcome.ok.errors, ...outcome.ok.warnings];
  const found = all.find(({ rule }) => rule === "ATW-RULES-NOT-CARRIED");
  assert.equal(found?.actual, identifier);
  return found?.expected;
}

const slips: readonly (readonly [identifier: string, meant: KnownSpecification, syntax: "ubl" | "cii"])[] = [
  [`${CORE}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.0`, "cius-ro", "ubl"],
  [`${CORE}#compliant#urn:efactura.mfinante.ro:cius-ro:1.0.1`, "cius-ro", "ubl"],
  [`${CORE}#compliant#urn:factur-x.eu:1p0:en16931`, "en16931", "ubl"],
  [`${CORE}#conformant#urn:factur-x.eu:1p0:extended`, "en16931", "ubl"],
  [`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, "xrechnung", "ubl"],
  [`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, "xrechnung", "cii"],
  [`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_1.2`, "xrechnung", "cii"],
  ["urn:zugferd.de:2p1:extended", "facturx-extended", "cii"],
  [`${CORE}#conformant#urn:zugferd.de:2p1:extended`, "facturx-extended", "cii"],
  [`${CORE}#compliant#urn:factur-x.eu:1p1:basic`, "facturx-basic", "cii"],
  [`${CORE}#Conformant#urn:UBL.BE`, "ubl-be", "ubl"],
  [`${CORE}#conformant#urn:UBL.BE:1.0.0`, "ubl-be", "ubl"],
  [`${CORE}#conformant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`, "en16931", "ubl"],
  [`${CORE}#conformant#urn:cpro.gouv.fr:1p0:extended-ctc-fr`, "fr-extended", "cii"],
  [`${CORE}#compliant#urn:mfin.gov.rs:srbdt:2021`, "srbdt", "ubl"],
  [`${CORE}#compliant#urn:feap.gov.pt:CIUS-PT:2.0.0`, "cius-pt", "ubl"],
  [`${CORE}#compliant#urn:feap.gov.pt:CIUS-PT:2.1`, "cius-pt", "ubl"],
  [`${CORE}#compliant#urn:feap.gov.pt:cius-pt:2.1.1`, "cius-pt", "ubl"],
  [`${CORE}#compliant#urn:fdc:nen.nl:nlcius:v1.1`, "nlcius", "cii"],
  [CORE.toUpperCase(), "en16931", "ubl"],
];

for (const [identifier, meant, syntax] of slips) {
  Deno.test(`${identifier} in ${syntax} is ${meant} with a slip, whose identifier is proposed`, () => {
    for (const strict of [true, false]) {
      assert.equal(expectedFor(identifier, syntax, strict), identifierOf(meant));
    }
  });
}

Deno.test("what is near to nothing gets what is carried in its syntax by name", () => {
  const list = expectedFor(`${CORE}#compliant#urn:example.com:ours`, "cii", true) ?? "";
  assert.ok(list.includes("XRechnung 3") && list.includes("Factur-X EXTENDED") && !list.includes("CIUS-RO"), list);
});
