/** The check digits of public identifiers: numbers that their registers published or that were made for the purpose. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  isAustralianBusiness,
  isBelgianEnterprise,
  isDanishCvr,
  isGln,
  isGreekTaxNumber,
  isIban,
  isItalianIpa,
  isItalianTaxCode,
  isItalianVatNumber,
  isNorwegianOrganisation,
  isSirenOrSiret,
  isSwedishOrganisation,
} from "../../engine/rules/kit/check_digits.ts";
import { explain, validate } from "../../engine/mod.ts";
import { peppolBase } from "../../cases/base.ts";
import { attribute, set } from "../../cases/case.ts";
import { peppolIdsTexts } from "../../engine/texts/en/peppol_ids.ts";
import { documentOf } from "../../cases/edit.ts";

type Test = (id: string) => boolean;

interface Numbers {
  readonly test: Test;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const table: Readonly<Record<string, Numbers>> = {
  isGln: {
    test: isGln,
    good: ["4012345000009", "4099999000012", "96385074", "0"],
    bad: ["4012345000008", "4012345000090", "401234500000", "", "4012345 000009", "-4012345000009", "٤٠"],
  },
  isNorwegianOrganisation: {
    test: isNorwegianOrganisation,
    good: ["974760673", "999000444", "999000401"],
    bad: ["974760674", "999000410", "000000000", "97476067", "9747606730", ""],
  },
  isBelgianEnterprise: {
    test: isBelgianEnterprise,
    good: ["0999004186", "0000009797", "9700000097"],
    bad: ["0999004187", "0000009700", "999004186", "0999.004.186", ""],
  },
  isSwedishOrganisation: {
    test: isSwedishOrganisation,
    good: ["5599000170", "0000000000", "0000000018"],
    bad: ["5599000171", "559900-0170", "559900017", "55990001700", ""],
  },
  isSirenOrSiret: {
    test: isSirenOrSiret,
    // The SIRET of La Poste hold by another sum.
    good: ["732829320", "404833048", "73282932000074", "35600000000048", "35600000049837"],
    bad: ["732829321", "73282932000075", "35600000049838", "7328293200", ""],
  },
  isAustralianBusiness: {
    test: isAustralianBusiness,
    good: ["51824753556", "51999004521"],
    bad: ["51824753557", "00000000000", "5182475355", "51 824 753 556", ""],
  },
  isGreekTaxNumber: {
    test: isGreekTaxNumber,
    good: ["999000412", "999000424", "012345670", "999000412 and what follows"],
    bad: ["999000413", "99900041", "EL999000412", ""],
  },
  isDanishCvr: {
    test: isDanishCvr,
    good: ["12345678", "DK12345678"],
    bad: ["1234567", "123456789", "DK1234567", "dk12345678", "12345678\n", ""],
  },
  isItalianIpa: { test: isItalianIpa, good: ["UF0A1B", "uf0a1b", "000000"], bad: ["UF0A1", "UF0A1B2", "UF-A1B", ""] },
  isItalianTaxCode: {
    test: isItalianTaxCode,
    good: ["09990004179", "+0999000417", "TSTTST80A01H501X", "tsttst80a01???1x"],
    bad: [
      "0999000417",
      "0999000417A",
      "1STTST80A01H501X",
      "TSTTSTX0A01H501X",
      "TSTTST80101H501X",
      "TSTTST80A01H5011",
      "TSTTST80A01H501XX",
      "TSTTST80A01H501",
      "",
    ],
  },
  isItalianVatNumber: {
    test: isItalianVatNumber,
    good: ["IT09990004179", "it09990004179", "IT00000000000", "FR1", "09990004178", "It1", ""],
    bad: ["IT09990004178", "IT0999000417", "IT099900041790", "IT0999000417A", "IT"],
  },
  isIban: {
    test: isIban,
    good: ["DE89370400440532013000", "GB82 WEST 1234 5698 7654 32", " DE89370400440532013000\n"],
    bad: ["DE88370400440532013000", "de89370400440532013000", "GB82west12345698765432", "DE89-3704", "89DE", ""],
  },
};

for (const [name, { test, good, bad }] of Object.entries(table)) {
  Deno.test(`${name}() takes good numbers`, () => {
    assert.deepEqual(good.filter((id) => !test(id)), []);
  });
  Deno.test(`${name}() refuses bad numbers`, () => {
    assert.deepEqual(bad.filter((id) => test(id)), []);
  });
}

function digits(count: number): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
}

/** Good numbers: random digits with the check digits behind or in front that make them so, where there are some. */
function goodNumbers(test: Test, beginnings: fc.Arbitrary<string>, checkDigits: number): fc.Arbitrary<string> {
  const all = Array.from({ length: 10 ** checkDigits }, (_, i) => String(i).padStart(checkDigits, "0"));
  return beginnings.map((beginning) => all.map((check) => beginning + check).find(test)).filter((id) =>
    id !== undefined
  );
}

/** Algorithms whose modulus is a prime, or whose weights are prime to it, so that they see any one digit that is wrong. */
const strict: Readonly<Record<string, { readonly test: Test; readonly numbers: fc.Arbitrary<string> }>> = {
  isGln: { test: isGln, numbers: goodNumbers(isGln, digits(12), 1) },
  isNorwegianOrganisation: {
    test: isNorwegianOrganisation,
    numbers: goodNumbers(isNorwegianOrganisation, digits(8), 1),
  },
  isBelgianEnterprise: { test: isBelgianEnterprise, numbers: goodNumbers(isBelgianEnterprise, digits(8), 2) },
  isSwedishOrganisation: { test: isSwedishOrganisation, numbers: goodNumbers(isSwedishOrganisation, digits(9), 1) },
  isAustralianBusiness: { test: isAustralianBusiness, numbers: goodNumbers(isAustralianBusiness, digits(9), 2) },
  isItalianVatNumber: {
    test: isItalianVatNumber,
    numbers: goodNumbers(isItalianVatNumber, digits(10).map((id) => `IT${id}`), 1),
  },
  isIban: {
    test: isIban,
    numbers: digits(18).map((account) => ibanOf(account)),
  },
};

function ibanOf(account: string): string {
  const checks = Array.from({ length: 97 }, (_, i) => String(i + 2).padStart(2, "0"));
  return checks.map((check) => `DE${check}${account}`).find(isIban) ?? "";
}

for (const [name, { test, numbers }] of Object.entries(strict)) {
  Deno.test(`${name}() refuses a good number with one digit changed`, () => {
    fc.assert(fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, place, step) => {
      const places = [...id.matchAll(/[0-9]/g)].map(({ index }) => index);
      const at = places[place % places.length] ?? 0;
      const other = String((id.charCodeAt(at) - 48 + step) % 10);
      assert.ok(test(id), id);
      assert.ok(!test(id.slice(0, at) + other + id.slice(at + 1)), `${id} with ${other} at ${at}`);
    }));
  });
}

Deno.test("no check throws, whatever it is given", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    for (const { test } of Object.values(table)) test(text);
  }));
});

Deno.test("the example of every identifier rule passes that rule", () => {
  const endpoint = "cac:AccountingSupplierParty/cac:Party/cbc:EndpointID";
  for (const [id, { message }] of Object.entries(peppolIdsTexts())) {
    const example = explain(id)?.example ?? "";
    const scheme = /scheme (\d{4})/.exec(message)?.[1] ?? "9944";
    const edits = [attribute(endpoint, "schemeID", scheme), set(endpoint, example)];
    const outcome = validate(documentOf({ why: "of its text", edits }, "ubl", peppolBase), { strict: true });
    assert.ok("ok" in outcome, "the document is read");
    const { errors, warnings } = outcome.ok;
    assert.deepEqual([...errors, ...warnings].filter(({ rule }) => rule.startsWith("PEPPOL-COMMON-")), [], id);
  }
});
