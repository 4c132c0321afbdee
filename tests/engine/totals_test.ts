import assert from "node:assert/strict";
import fc from "fast-check";
import { computed, readJson } from "../../engine/open/read_json.ts";
import type { ModelGroup } from "../../engine/model/model.ts";
import { EXTENSION } from "../../cases/identifiers.ts";
import { briefly, findingsOn, invoiceWith, verdictOn } from "../../cases/json.ts";

function completed(json: object): ModelGroup {
  const outcome = readJson(JSON.stringify(json));
  assert.ok("ok" in outcome);
  return outcome.ok.invoice;
}

function fields(group: ModelGroup | undefined): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries([...group?.terms.keys() ?? []].map((name) => [name, group?.value(name)?.text]));
}

const netAmounts: readonly (readonly [what: string, line: object, net: string | undefined])[] = [
  ["quantity times price", { quantity: 3, unitPrice: "1.50" }, "4.50"],
  ["a price for several", { quantity: 40, unitPrice: 189, baseQuantity: 10 }, "756.00"],
  ["a price for two", { quantity: 3, unitPrice: 10, baseQuantity: 2 }, "15.00"],
  ["a price for one", { quantity: 3, unitPrice: 10, baseQuantity: 1 }, "30.00"],
  ["halves go up", { quantity: 1, unitPrice: "0.125" }, "0.13"],
  ["halves below zero go down", { quantity: -1, unitPrice: "0.125" }, "-0.13"],
  ["binary fractions do no harm", { quantity: 3, unitPrice: 0.1 }, "0.30"],
  ["a third", { quantity: 1, unitPrice: 1, baseQuantity: 3 }, "0.33"],
  [
    "allowances and charges",
    { quantity: 1, unitPrice: 10, allowances: [{ amount: 1 }], charges: [{ amount: "0.5" }] },
    "9.50",
  ],
  ["what is stated", { quantity: 1, unitPrice: 10, netAmount: "7" }, "7"],
  ["no price", { quantity: 1 }, undefined],
  ["a price that is no number", { quantity: 1, unitPrice: "ten" }, undefined],
  ["a price for none", { quantity: 1, unitPrice: 1, baseQuantity: 0 }, undefined],
];

for (const [what, line, net] of netAmounts) {
  Deno.test(`the net amount of a line: ${what}`, () => {
    const [only] = completed({ lines: [line] }).items("lines");
    assert.equal(only?.value("netAmount")?.text, net);
  });
}

Deno.test("a price for none leaves the line without a net amount, and that is a finding", () => {
  const json = invoiceWith({ "/lines/0/baseQuantity": 0, "/lines/0/netAmount": undefined });
  assert.ok(briefly(findingsOn(json)).includes("BR-24 /lines/0"));
});

const line = (amount: string, vatCategory: string, vatRate?: string) => ({ netAmount: amount, vatCategory, vatRate });

Deno.test("the VAT breakdown adds up lines, charges and allowances by category and rate, equal rates alike", () => {
  const invoice = completed({
    lines: [line("100", "S", "19"), line("50", "S", "7"), line("25", "S", "19.0"), line("10", "Z", "0")],
    allowances: [{ amount: "5", vatCategory: "S", vatRate: "19.00" }],
    charges: [{ amount: "1", vatCategory: "Z", vatRate: "0" }],
  });
  assert.deepEqual(invoice.items("vatBreakdown").map(fields), [
    { taxableAmount: "120.00", taxAmount: "22.80", vatCategory: "S", vatRate: "19" },
    { taxableAmount: "50.00", taxAmount: "3.50", vatCategory: "S", vatRate: "7" },
    { taxableAmount: "11.00", taxAmount: "0.00", vatCategory: "Z", vatRate: "0" },
  ]);
});

Deno.test("categories with a usual reason have it in a computed breakdown, at a rate of 0, which XRechnung asks for", () => {
  const categories = ["AE", "K", "G", "O", "E"];
  const invoice = completed({ lines: categories.map((category) => line("1", category)) });
  for (const [index, category] of categories.entries()) {
    const part = fields(invoice.items("vatBreakdown")[index]);
    assert.equal(part["exemptionReason"] === undefined, category === "E", category);
    assert.equal(part["vatRate"], "0", category);
  }
});

Deno.test("a stated breakdown stays as it is stated", () => {
  const vatBreakdown = [{ vatCategory: "AE", taxableAmount: "9" }];
  const invoice = completed({ lines: [line("1", "S", "19")], vatBreakdown });
  assert.deepEqual(invoice.items("vatBreakdown").map(fields), [{ vatCategory: "AE", taxableAmount: "9" }]);
});

Deno.test("the document totals follow from the lines, each from those before it", () => {
  const invoice = completed({
    lines: [line("100", "S", "19"), line("0.10", "S", "19")],
    allowances: [{ amount: "10", vatCategory: "S", vatRate: "19" }],
    charges: [{ amount: "2", vatCategory: "S", vatRate: "19" }],
    totals: { prepaidAmount: "9.60", roundingAmount: "0.01" },
  });
  assert.deepEqual(fields(invoice.items("totals")[0]), {
    prepaidAmount: "9.60",
    roundingAmount: "0.01",
    lineExtensionAmount: "100.10",
    allowanceTotalAmount: "10.00",
    chargeTotalAmount: "2.00",
    taxExclusiveAmount: "92.10",
    taxAmount: "17.50",
    taxInclusiveAmount: "109.60",
    payableAmount: "100.01",
  });
});

Deno.test("a wrong total that is declared gives the one finding on it, at its pointer", () => {
  const declared: readonly (readonly [name: string, rule: string])[] = [
    ["lineExtensionAmount", "BR-CO-10"],
    ["taxExclusiveAmount", "BR-CO-13"],
    ["taxAmount", "BR-CO-14"],
    ["taxInclusiveAmount", "BR-CO-15"],
    ["payableAmount", "BR-CO-16"],
  ];
  for (const [name, rule] of declared) {
    const found = briefly(findingsOn(invoiceWith({ "/declaredTotals": { [name]: 1 } })));
    assert.ok(found.includes(`${rule} /declaredTotals/${name}`), found.join(", "));
  }
});

Deno.test("an invoice without a type is a commercial invoice, and one of type 381 a credit note", () => {
  assert.equal(completed({}).value("invoiceTypeCode")?.text, "380");
  assert.equal(verdictOn(invoiceWith({ "/invoiceTypeCode": "381" })).valid, true);
});

Deno.test("every profile writes the identifiers that its own rules ask for", () => {
  const ids = ["BR-01", "BR-DE-21", "PEPPOL-EN16931-R001", "PEPPOL-EN16931-R004", "PEPPOL-EN16931-R007"];
  for (const profile of ["en16931", "xrechnung-ubl", "xrechnung-cii", "facturx-en16931", "peppol-bis-3"] as const) {
    const rules = findingsOn(invoiceWith(), { profile, strict: true }).map(({ rule }) => rule);
    assert.deepEqual(rules.filter((rule) => ids.includes(rule)), [], profile);
  }
});

Deno.test("a cancellation mirrors its invoice to the cent: -1 x 52.50 at 19 % is -9.98", () => {
  const invoice = completed({ lines: [{ quantity: -1, unitPrice: "52.50", vatCategory: "S", vatRate: 19 }] });
  assert.deepEqual(invoice.items("vatBreakdown").map(fields), [
    { taxableAmount: "-52.50", taxAmount: "-9.98", vatCategory: "S", vatRate: "19" },
  ]);
  assert.equal(invoice.items("totals")[0]?.value("payableAmount")?.text, "-62.48");
});

Deno.test("an invoice and its cancellation add up to zero in every total and every part of the breakdown", () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const item = fc.record({
    quantity: fc.integer({ min: -9_999, max: 9_999 }),
    price: fc.integer({ min: 0, max: 999_999 }),
    rate: fc.constantFrom("0", "5.5", "7", "19", "25.5"),
  });
  const turned = (text: string) => text.startsWith("-") ? text.slice(1) : `-${text}`;
  const made = (items: readonly { quantity: number; price: number; rate: string }[], extra: number, sign: 1 | -1) => {
    const text = (units: number, scale: number) => (units / 10 ** scale).toFixed(scale);
    return completed({
      lines: items.map(({ quantity, price, rate }) => {
        return { quantity: text(sign * quantity, 3), unitPrice: text(price, 3), vatCategory: "S", vatRate: rate };
      }),
      charges: [{ amount: text(sign * extra, 2), vatCategory: "S", vatRate: "19" }],
    });
  };
  fc.assert(fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), cents, (items, extra) => {
    const [one, other] = [made(items, extra, 1), made(items, extra, -1)];
    for (const name of ["totals", "vatBreakdown"]) {
      for (const [index, group] of one.items(name).entries()) {
        const [mine, theirs] = [fields(group), fields(other.items(name)[index])];
        for (const [field, text = ""] of Object.entries(mine)) {
          if (/Amount$/.test(field) && !/^-?0\.00$/.test(text)) assert.equal(theirs[field], turned(text), field);
        }
      }
    }
  }));
});

Deno.test("an allowance and a charge have the amount that their percentage makes of their base", () => {
  const share = { percentage: "2.5", baseAmount: "-99.00", vatCategory: "S", vatRate: 19 };
  const invoice = completed({ lines: [{ charges: [{ percentage: 10, baseAmount: 80 }] }], allowances: [share] });
  assert.equal(invoice.items("allowances")[0]?.value("amount")?.text, "-2.48");
  assert.equal(invoice.items("lines")[0]?.items("charges")[0]?.value("amount")?.text, "8.00");
});

Deno.test("an amount that is stated beside percentage and base stays", () => {
  const invoice = completed({ lines: [], allowances: [{ amount: "7", percentage: 10, baseAmount: 80 }] });
  assert.equal(invoice.items("allowances")[0]?.value("amount")?.text, "7");
});

Deno.test("allowances and charges of the document and of lines are derived alike, from base and percentage, if both are there", () => {
  const share = { percentage: 10, baseAmount: "0.25" };
  const bare = { percentage: 10 };
  const all = { allowances: [share, bare, { baseAmount: 1 }], charges: [share, bare] };
  const invoice = completed({ ...all, lines: [all] });
  for (const group of [invoice, ...invoice.items("lines")]) {
    const amounts = ["allowances", "charges"].map((name) => group.items(name).map((it) => it.value("amount")?.text));
    assert.deepEqual(amounts, [["0.03", undefined, undefined], ["0.03", undefined]]);
  }
});

/** The findings that amounts differ from what follows, as term, what is stated and what follows. */
function differences(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return briefly(findingsOn(invoiceWith(changes)).filter(({ rule }) => rule === "ATW-AMOUNT-DIFFERS"));
}

Deno.test("an amount beside percentage and base may differ by two cents, and a net price from the gross price not at all", () => {
  const allowance = (amount: string) => ({
    "/lines/0/allowances": [{ amount, percentage: 10, baseAmount: "80.00", reason: "x" }],
  });
  for (const amount of ["8.00", "8.02", "7.98"]) assert.deepEqual(differences(allowance(amount)), [], amount);
  for (const amount of ["8.03", "7.97", "-8.00"]) {
    assert.deepEqual(differences(allowance(amount)), ["ATW-AMOUNT-DIFFERS /lines/0/allowances/0/amount"], amount);
  }
  const price = (unitPrice: string, priceDiscount?: string) => {
    return { "/lines/0/grossPrice": "50.00", "/lines/0/priceDiscount": priceDiscount, "/lines/0/unitPrice": unitPrice };
  };
  assert.deepEqual(differences(price("48.50", "1.50")), []);
  assert.deepEqual(differences(price("50")), []);
  assert.deepEqual(differences(price("48.51", "1.50")), ["ATW-AMOUNT-DIFFERS /lines/0/unitPrice"]);
  assert.deepEqual(differences(price("48.50", "much")), []);
});

Deno.test("what is not subject to VAT has no rate, also where zero is stated, and another rate stays", () => {
  const rateOf = (vatCategory: string, vatRate: unknown) => {
    const item = { vatCategory, vatRate, amount: "1", netAmount: "1" };
    const invoice = completed({ lines: [item], allowances: [item], charges: [item] });
    return ["lines", "allowances", "charges"].map((name) => invoice.items(name)[0]?.value("vatRate")?.text);
  };
  assert.deepEqual(rateOf("O", "0.00"), [undefined, undefined, undefined]);
  assert.deepEqual(rateOf("O", "7"), ["7", "7", "7"]);
  assert.deepEqual(rateOf("S", "0"), ["0", "0", "0"]);
  assert.deepEqual(rateOf("AE", undefined), ["0", "0", "0"]);
  assert.deepEqual(rateOf("E", "5"), ["5", "5", "5"]);
});

Deno.test("each category has one part, and those with several rates one for each", () => {
  const categories = ["S", "L", "M", "B", "Z", "E", "O"];
  for (const category of categories) {
    const invoice = completed({
      lines: [line("1", category, "0"), line("2", category, "7"), line("4", category, "7.0")],
    });
    const parts = invoice.items("vatBreakdown").map((part) => part.value("taxableAmount")?.text);
    assert.deepEqual(parts, "SLMB".includes(category) ? ["1.00", "6.00"] : ["7.00"], category);
  }
});

Deno.test("what has no category is in no part, and what has no amount counts nothing", () => {
  const invoice = completed({
    lines: [line("1", "S", "19"), { netAmount: "2" }, { vatCategory: "S", vatRate: "19", netAmount: "much" }],
    charges: [{ amount: "4" }],
  });
  assert.deepEqual(invoice.items("vatBreakdown").map((part) => part.value("taxableAmount")?.text), ["1.00"]);
  assert.equal(invoice.items("totals")[0]?.value("lineExtensionAmount")?.text, "3.00");
});

Deno.test("totals of allowances and charges are filled where there are some, and not where there are none", () => {
  const totals = (json: object) => fields(completed({ lines: [line("10", "S", "0")], ...json }).items("totals")[0]);
  const item = { amount: "2", vatCategory: "S", vatRate: "0" };
  const names = (json: object) => Object.keys(totals(json)).filter((name) => /allowance|charge/.test(name));
  assert.deepEqual(names({}), []);
  assert.deepEqual(names({ allowances: [item] }), ["allowanceTotalAmount"]);
  assert.deepEqual(names({ charges: [item] }), ["chargeTotalAmount"]);
  assert.equal(totals({ allowances: [item] })["taxExclusiveAmount"], "8.00");
  assert.equal(totals({ charges: [item] })["taxExclusiveAmount"], "12.00");
});

Deno.test("what is paid to third parties is due by the XRechnung extension alone", () => {
  const due = (specificationIdentifier: string) => {
    const invoice = completed({
      specificationIdentifier,
      lines: [line("10", "S", "0")],
      thirdPartyPayments: [{ amount: "3" }, { amount: "4" }],
    });
    return invoice.items("totals")[0]?.value("payableAmount")?.text;
  };
  assert.equal(due("urn:cen.eu:en16931:2017"), "10.00");
  assert.equal(due(EXTENSION), "17.00");
});

Deno.test("the net price is the gross price less its discount, and is not missing then", () => {
  const lines = [{ quantity: 3, grossPrice: "10.00", priceDiscount: "0.505" }, { quantity: 1, grossPrice: "4" }];
  const [first, second] = completed({ lines }).items("lines");
  assert.deepEqual([first?.value("unitPrice")?.text, first?.value("netAmount")?.text], ["9.495", "28.49"]);
  assert.equal(second?.value("unitPrice")?.text, "4");
  const found = findingsOn(invoiceWith({ "/lines/0/grossPrice": "35.50", "/lines/0/unitPrice": undefined }));
  assert.ok(!briefly(found).some((it) => /unitPrice|BR-26|lines\/0$/.test(it)), briefly(found).join());
});

Deno.test("a category whose rate can only be zero needs no rate, and what is not subject to VAT gets none", () => {
  for (const category of ["Z", "E", "AE", "K", "G"]) {
    const invoice = completed({ lines: [{ netAmount: "1", vatCategory: category }] });
    assert.equal(invoice.items("lines")[0]?.value("vatRate")?.text, "0", category);
  }
  for (const category of ["S", "O", "L"]) {
    const invoice = completed({ lines: [{ netAmount: "1", vatCategory: category }] });
    assert.equal(invoice.items("lines")[0]?.value("vatRate"), undefined, category);
  }
});

/** An invoice as it is stated, and as it is worked out; and what of the stated amounts is another. */
function bothWays(json: object) {
  const outcome = readJson(JSON.stringify(json));
  assert.ok("ok" in outcome);
  const differing = outcome.ok.differing.map(({ field, actual, expected }) => [field, actual, expected]);
  return { stated: outcome.ok.invoice, own: computed(outcome.ok), differing };
}

Deno.test("a stated part whose amounts are others is noted, stays where amounts are stated, and gives way where they are computed", () => {
  const vatBreakdown = [{ vatCategory: "S", vatRate: "19", taxableAmount: "90", taxAmount: "17.1" }];
  const { stated, own, differing } = bothWays({ lines: [line("100", "S", "19")], vatBreakdown });
  assert.deepEqual(differing, [["BT-116", "90", "100"]]);
  assert.deepEqual(stated.items("vatBreakdown").map(fields), vatBreakdown);
  const [part] = own.invoice.items("vatBreakdown");
  assert.deepEqual([part?.value("taxableAmount")?.text, part?.value("taxAmount")?.text], ["100.00", "19.00"]);
  // What is worked out stands where the other amount stood.
  const places = (invoice: ModelGroup) => invoice.items("vatBreakdown")[0]?.value("taxableAmount")?.place;
  assert.equal(places(own.invoice), places(stated));
});

Deno.test("a category that a stated breakdown leaves out is noted, and added where amounts are computed", () => {
  const vatBreakdown = [{ vatCategory: "S", vatRate: "19", taxableAmount: "100", taxAmount: "19" }];
  const { stated, own, differing } = bothWays({
    lines: [line("100", "S", "19"), line("7.55", "Z", "0")],
    vatBreakdown,
  });
  assert.deepEqual(differing.filter(([field]) => field === "BG-23"), [["BG-23", "", "7.55"]]);
  assert.deepEqual(stated.items("vatBreakdown").map((part) => part.value("vatCategory")?.text), ["S"]);
  assert.deepEqual(own.invoice.items("vatBreakdown").map((part) => part.value("vatCategory")?.text), ["S", "Z"]);
});

Deno.test("of a stated part that nothing in the invoice asks for, only what is stated is compared", () => {
  const lines = [line("100", "S", "19")];
  const whole = { vatCategory: "S", vatRate: "19", taxableAmount: "100", taxAmount: "19" };
  const bare = bothWays({ lines, vatBreakdown: [whole, { vatCategory: "Z", vatRate: "0" }] });
  assert.deepEqual(bare.differing, []);
  assert.equal(bare.own.invoice.items("vatBreakdown")[1]?.value("taxableAmount"), undefined);
  const odd = bothWays({ lines, vatBreakdown: [whole, { vatCategory: "Z", vatRate: "0", taxableAmount: "5" }] });
  assert.deepEqual(odd.differing[0], ["BT-116", "5", "0"]);
  assert.equal(odd.own.invoice.items("vatBreakdown")[1]?.value("taxableAmount")?.text, "0.00");
  // A part without a category is that of no line.
  assert.deepEqual(bothWays({ lines, vatBreakdown: [whole, { taxableAmount: "5" }] }).differing, []);
});

Deno.test("stated totals that are no number are left to the rules, and equal ones with other zeros are no difference", () => {
  const json = (totals: object) =>
    bothWays({ lines: [line("100", "S", "0")], totals }).differing.map(([field]) => field);
  assert.deepEqual(json({ lineExtensionAmount: "100" }), []);
  assert.deepEqual(json({ lineExtensionAmount: "100.000" }), []);
  assert.deepEqual(json({ lineExtensionAmount: "much" }), []);
  assert.deepEqual(json({ payableAmount: "99.99" }), ["BT-115"]);
  const cents = (lineExtensionAmount: string) =>
    bothWays({ lines: [line("12.34", "S", "0")], totals: { lineExtensionAmount } }).differing.map(([field]) => field);
  assert.deepEqual([cents("12.34"), cents("12.35"), cents("12.3")], [[], ["BT-106"], ["BT-106"]]);
});

Deno.test("an amount that differs from its percentage and base is that of the document or of the line", () => {
  const share = (amount: string) => ({ amount, percentage: 10, baseAmount: "80.00" });
  const all = { allowances: [share("1")], charges: [share("2")] };
  const outcome = readJson(JSON.stringify({ ...all, lines: [all] }));
  assert.ok("ok" in outcome);
  const found = outcome.ok.faults.kept.filter(({ id }) => id === "ATW-AMOUNT-DIFFERS");
  assert.deepEqual(found.map(({ field, actual, expected }) => [field, actual, expected]), [
    ["BT-92", "1", "8.00"],
    ["BT-99", "2", "8.00"],
    ["BT-136", "1", "8.00"],
    ["BT-141", "2", "8.00"],
  ]);
});

Deno.test("a reason that a breakdown states is its only one, whatever reasons the invoice gives", () => {
  const vatBreakdown = [{ vatCategory: "E", vatRate: 0, exemptionReason: "own" }, { vatCategory: "AE", vatRate: 0 }];
  const vatExemptionReasons = { E: "given", AE: "given too" };
  const invoice = completed({ lines: [line("1", "E", "0"), line("1", "AE", "0")], vatBreakdown, vatExemptionReasons });
  const reasons = invoice.items("vatBreakdown").map((part) => part.values("exemptionReason").map(({ text }) => text));
  assert.deepEqual(reasons, [["own"], ["given too"]]);
});
