/** What stands beside each other to be chosen: no two with the same title or the same changes, and none that undoes itself. */
import assert from "node:assert/strict";
import { type Cause, diagnose, loadWords } from "../../engine/diagnosis/mod.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";
import { invoiceOf } from "../support/crowded.ts";
import { validInvoice } from "../support/terminal.ts";

function diagnosed(input: string, options: Parameters<typeof diagnose>[1] = {}): readonly Cause[] {
  const outcome = diagnose({ input }, { strict: true, ...options });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

const brokenVat = Deno.readTextFileSync(new URL("../../examples/broken-vat.xml", import.meta.url));

const titles = {
  en: [
    "VAT category taxable amount (BT-116), entry 1 does not fit the rest: 5 values change – Amount due for payment (BT-115): 1120.00 should be 1154.30",
    "VAT category taxable amount (BT-116), entry 1 does not fit the rest: 5 values change – Paid amount (BT-113) is missing: 34.30",
  ],
  de: [/ – Zahlbetrag \(BT-115\).*1154,30/, / – .*\(BT-113\).*34,30/],
  fr: [/ – .*\(BT-115\).*1154,30/, / – .*\(BT-113\).*34,30/],
} as const;

for (const lang of ["en", "de", "fr"] as const) {
  const wanted = titles[lang];
  Deno.test(`choices of as many changes say by which of them they differ (${lang})`, async () => {
    const words = await loadWords(lang);
    const cause = diagnosed(brokenVat, { words }).find(({ rules }) => rules.includes("BR-S-08"));
    const found = cause?.choices?.map(({ title }) => title) ?? [];
    assert.equal(found.length, wanted.length);
    for (const [at, title] of wanted.entries()) {
      if (typeof title === "string") assert.equal(found[at], title);
      else assert.match(found[at] ?? "", title);
    }
  });
}

const spoiled = [
  { name: "an allowance", what: false, details: "" },
  { name: "a charge", what: true, details: "" },
  { name: "an allowance with a base of three decimals", what: false, details: "51.234" },
  { name: "a charge with a base of three decimals", what: true, details: "51.234" },
] as const;

/** Counted nowhere, of more than one thing wrong: each of them alone explains some of the sums. */
function withMore(isCharge: boolean, base: string): string {
  const details = base === "" ? "" : `<cbc:BaseAmount currencyID="EUR">${base}</cbc:BaseAmount>`;
  const more = `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>` +
    `<cbc:Amount currencyID="EUR">12.345</cbc:Amount>${details}<cac:TaxCategory><cbc:ID>S</cbc:ID>` +
    "<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>";
  const xml = validInvoice.replace("<cac:TaxTotal>", `${more}<cac:TaxTotal>`);
  assert.notEqual(xml, validInvoice);
  return xml;
}

for (const { name, what, details } of spoiled) {
  Deno.test(`of ${name} that is counted nowhere, each choice has a title and changes of its own, and undoes none of them`, () => {
    const causes = diagnosed(withMore(what, details));
    for (const { choices = [] } of causes) {
      for (const said of [choices.map(({ title }) => title), choices.map(({ patch }) => JSON.stringify(patch))]) {
        assert.deepEqual(said, [...new Set(said)]);
      }
    }
    const list = what ? "/charges" : "/allowances";
    const patches = causes.flatMap(({ patch, choices = [] }) => [patch ?? [], ...choices.map((it) => it.patch)]);
    assert.ok(patches.some((patch) => patch.some(({ op, path }) => op === "remove" && path.startsWith(list))));
    for (const patch of patches) {
      const removed = patch.flatMap(({ op, path }) => op === "remove" ? [`${path}/`] : []);
      assert.deepEqual(patch.filter(({ path }) => removed.some((it) => path.startsWith(it))), []);
      assert.deepEqual(patch.length, new Set(patch.map(({ path }) => path)).size);
    }
  });
}

for (const [off, category] of [["-0.01", "E"], ["0.01", "E"], ["-0.01", "Z"]] as const) {
  Deno.test(`VAT of ${off} in category ${category} is what its base comes to, and nothing goes`, () => {
    const [standard, reduced] = sound.vatBreakdown;
    const part = {
      taxableAmount: "0.00",
      taxAmount: off,
      vatCategory: category,
      vatRate: "0",
      ...(category === "E" ? { exemptionReason: "x" } : {}),
    };
    const input = textWith(sound, { "/vatBreakdown": [standard, reduced, part] });
    const causes = diagnosed(input, { asStated: true });
    const [first] = causes.flatMap((
      { patch, choices = [] },
    ) => [...patch === null ? [] : [patch], ...choices.map((it) => it.patch)]);
    assert.deepEqual(first, [{ op: "replace", path: "/vatBreakdown/2/taxAmount", value: "0.00" }]);
  });
}

/** Equal lines of 20.00, in an invoice whose sums say that one of them is of 2.00. */
function withOneLess(count: number): string {
  const [worth, tax, all] = [20 * count - 18, (20 * count - 18) * 0.19, (20 * count - 18) * 1.19].map((it) =>
    it.toFixed(2)
  );
  return textWith(JSON.parse(invoiceOf(Array.from({ length: count }, () => ({})))), {
    "/allowances": undefined,
    "/charges": undefined,
    "/vatBreakdown": [{ taxableAmount: worth, taxAmount: tax, vatCategory: "S", vatRate: "19" }],
    "/totals": {
      lineExtensionAmount: worth,
      taxExclusiveAmount: worth,
      taxAmount: tax,
      taxInclusiveAmount: all,
      payableAmount: all,
    },
  });
}

for (const [count, lines] of [[2, 2], [200, 5], [201, 1]] as const) {
  Deno.test(`of ${count} equal lines of which one was written wrong, ${lines} are offered`, () => {
    const [cause] = diagnosed(withOneLess(count), { asStated: true });
    const paths = cause?.choices?.flatMap(({ patch }) => patch.map(({ path }) => path)) ?? [];
    const offered = new Set(paths.flatMap((path) => /^\/lines\/\d+/.exec(path)?.[0] ?? []));
    assert.deepEqual([...offered], Array.from({ length: lines }, (_, at) => `/lines/${at}`));
    assert.ok(paths.includes("/lines/0/unitPrice"));
  });
}

/** The total with VAT is the one without: in CII the rules let it pass, and find what is due alone. */
const withoutVat = [
  {
    of: "cii-xrechnung.xml",
    total: ["<ram:GrandTotalAmount>1035.30", "<ram:GrandTotalAmount>870.00"],
    due: [">1035.30</ram:Due", ">1035.29</ram:Due"],
  },
  {
    of: "invoice-simple.xml",
    total: [">571.20</cbc:TaxInc", ">480.00</cbc:TaxInc"],
    due: [">571.20</cbc:Pay", ">571.19</cbc:Pay"],
  },
] as const;

for (const { of, total, due } of withoutVat) {
  const text = Deno.readTextFileSync(new URL(`../../examples/${of}`, import.meta.url)).replace(total[0], total[1]);
  const choicesOf = (input: string) =>
    diagnosed(input).flatMap(({ patch, choices = [] }) => patch === null ? choices.map((it) => it.patch) : [patch]);
  const whole = /\d+\.30|571\.20/.exec(total[0])?.[0] ?? "";

  Deno.test(`where VAT was left out of the total of ${of}, what is due stays`, () => {
    assert.deepEqual(choicesOf(text), [[{ op: "replace", path: "/totals/taxInclusiveAmount", value: whole }]]);
  });

  Deno.test(`where VAT was left out of the total of ${of} and a cent of what is due, the cent is rounded or due`, () => {
    const paths = choicesOf(text.replace(due[0], due[1])).map((patch) => patch.map(({ path }) => path).join(" "));
    assert.deepEqual(paths.toSorted(), [
      "/totals/taxInclusiveAmount /totals/payableAmount",
      "/totals/taxInclusiveAmount /totals/roundingAmount",
    ]);
  });
}

Deno.test("what is only warned of takes nothing out of the VAT breakdown", () => {
  const text = Deno.readTextFileSync(new URL("../../examples/invoice-allowances-and-charges.xml", import.meta.url));
  const part =
    '<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">0</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0' +
    "</cbc:TaxAmount><cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0.19</cbc:Percent><cbc:TaxExemptionReason>x" +
    "</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>";
  const causes = diagnosed(text.replace("</cac:TaxSubtotal>", `</cac:TaxSubtotal>${part}`));
  assert.deepEqual(causes.map(({ rules, patch, choices }) => [rules, patch, choices]), [
    [["ATW-VAT-RATE-FRACTION"], null, undefined],
  ]);
});
