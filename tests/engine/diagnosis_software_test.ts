/** Whole invoices that software gets wrong in one way: one cause each, with the change that undoes it. */
import assert from "node:assert/strict";
import { type Cause } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { parse } from "../../engine/mod.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

function causesOf(changes: Readonly<Record<string, unknown>>): readonly Cause[] {
  const outcome = diagnose({ input: textWith(sound, changes), mediaType: "application/json" }, {
    asStated: true,
    strict: true,
  });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

/** All changes of a repair: where, old and new. */
function changed({ changes }: Pick<Cause, "changes">): readonly string[] {
  return changes.map((it) => `${it.pointer} ${it.old} -> ${it.new}`);
}

const [line1, line2, line3] = sound.lines;
const [standard, reduced] = sound.vatBreakdown;
const exempt = { vatCategory: "E" };

Deno.test("VAT that is charged in a category without any is the standard rate under another name", () => {
  const [cause, ...others] = causesOf({
    "/lines": [{ ...line1, ...exempt }, { ...line2, ...exempt }, line3],
    "/allowances/0/vatCategory": "E",
    "/charges/0/vatCategory": "E",
    "/vatBreakdown": [{ ...standard, ...exempt, exemptionReason: "Export" }, reduced],
  });
  assert.ok(cause !== undefined);
  assert.deepEqual(cause.rules.toSorted(), ["BR-E-05", "BR-E-06", "BR-E-07", "BR-E-09"]);
  assert.deepEqual([cause.kind, others], ["open", []]);
  assert.deepEqual(cause.choices?.map((it) => it.changes[0]?.pointer), [
    "/vatBreakdown/0/vatCategory",
    "/vatBreakdown/0/vatRate",
  ]);
});

Deno.test("without a reason for an exemption, that the category is wrong stands alone, and needs consent", () => {
  const [cause] = causesOf({
    "/lines": [{ ...line1, ...exempt }, { ...line2, ...exempt }, line3],
    "/allowances/0/vatCategory": "E",
    "/charges/0/vatCategory": "E",
    "/vatBreakdown": [{ ...standard, ...exempt }, reduced],
  });
  assert.ok(cause !== undefined && cause.rules.includes("BR-E-10"));
  assert.deepEqual([cause.kind, changed(cause)], ["owed", [
    "/vatBreakdown/0/vatCategory E -> S",
    "/lines/0/vatCategory E -> S",
    "/lines/1/vatCategory E -> S",
    "/allowances/0/vatCategory E -> S",
    "/charges/0/vatCategory E -> S",
  ]]);
});

Deno.test("of many parts with VAT in a category without any, four are told to be of the standard rate, and the others are left", () => {
  const rates = ["19", "7", "16", "5", "10"];
  const causes = causesOf({
    "/lines": rates.map((vatRate, at) => {
      return { ...line1, ...exempt, id: `${at + 1}`, quantity: "1", unitPrice: "100.00", netAmount: "100.00", vatRate };
    }),
    "/allowances": undefined,
    "/charges": undefined,
    "/vatBreakdown": rates.map((vatRate) => {
      return { ...exempt, vatRate, taxableAmount: "100.00", taxAmount: `${vatRate}.00`, exemptionReason: "Export" };
    }),
    "/totals": {
      ...{ lineExtensionAmount: "500.00", taxExclusiveAmount: "500.00", taxAmount: "57.00" },
      ...{ taxInclusiveAmount: "557.00", payableAmount: "557.00" },
    },
  });
  const renamed = causes.flatMap((it) => changed(it)).filter((it) =>
    /^\/vatBreakdown\/\d\/vatCategory E -> S$/.test(it)
  );
  assert.deepEqual(renamed, [0, 1, 2, 3].map((at) => `/vatBreakdown/${at}/vatCategory E -> S`));
});

Deno.test("totals that all have the other sign are turned together", () => {
  const totals = Object.entries(sound.totals).filter(([name]) => !/^(allowance|charge)/.test(name));
  const [cause] = causesOf(Object.fromEntries(totals.map(([name, value]) => [`/totals/${name}`, `-${value}`])));
  assert.ok(cause !== undefined);
  const [first] = cause.choices ?? [cause];
  assert.deepEqual(first && changed(first), totals.map(([name, value]) => `/totals/${name} -${value} -> ${value}`));
});

Deno.test("where all was taxed at one rate, the part that the VAT breakdown lacks is taken out of the other", () => {
  const [cause] = causesOf({ "/vatBreakdown": [{ ...standard, taxableAmount: "804.30", taxAmount: "152.82" }] });
  assert.ok(cause !== undefined);
  const [first] = cause.choices ?? [cause];
  assert.deepEqual(first && changed(first).toSorted(), [
    "/vatBreakdown/0/taxAmount 152.82 -> 133.82",
    "/vatBreakdown/0/taxableAmount 804.30 -> 704.30",
    "/vatBreakdown/1/taxAmount null -> 7.00",
    "/vatBreakdown/1/taxableAmount null -> 100.00",
    "/vatBreakdown/1/vatCategory null -> S",
    "/vatBreakdown/1/vatRate null -> 7",
  ]);
});

Deno.test("an amount due that is a cent less is no payment of a cent", () => {
  const [cause] = causesOf({
    "/totals/prepaidAmount": "0",
    "/totals/roundingAmount": "0",
    "/totals/payableAmount": "945.11",
  });
  assert.ok(cause !== undefined);
  const [first] = cause.choices ?? [cause];
  assert.deepEqual(first && changed(first), ["/totals/payableAmount 945.11 -> 945.12"]);
});

/** The sound invoice without VAT, in a category that asks for identifiers of both parties. */
function taxFree(vatCategory: string, exemptionReasonCode: string, more: Readonly<Record<string, unknown>> = {}) {
  const free = { vatCategory, vatRate: "0" };
  return causesOf({
    "/lines": [line1, line2, line3].map((line) => ({ ...line, ...free })),
    "/allowances/0": { ...sound.allowances[0], ...free },
    "/charges/0": { ...sound.charges[0], ...free },
    "/vatBreakdown": [{ ...free, taxableAmount: "804.30", taxAmount: "0.00", exemptionReasonCode }],
    "/totals/taxAmount": "0.00",
    "/totals/taxInclusiveAmount": "804.30",
    "/totals/payableAmount": "804.30",
    ...more,
  });
}

Deno.test("a rule that asks for an identifier of both parties asks for that of the one who has none", () => {
  const [cause] = taxFree("AE", "VATEX-EU-AE");
  assert.ok(cause !== undefined && cause.rules.includes("BR-AE-02"), cause?.title);
  assert.deepEqual([cause.question?.term, cause.question?.pointer], ["BT-48", "/buyer/vatId"]);
});

for (
  const [number, repairs] of [
    ["HRB 815", []],
    ["DE123456789", ["/buyer/vatId null -> DE123456789", "/buyer/legalRegistrationId DE123456789 -> null"]],
  ] as const
) {
  Deno.test(`where each party has some number, a rule that asks for VAT identifiers asks for the buyer's, who has ${number} in the register`, () => {
    const delivery = { ...sound.delivery, address: sound.buyer.address };
    const more = { "/buyer/legalRegistrationId": number, "/delivery": delivery };
    const [cause] = taxFree("K", "VATEX-EU-IC", more);
    assert.ok(cause !== undefined && cause.rules.includes("BR-IC-02"), cause?.title);
    assert.deepEqual([cause.question?.term, cause.question?.pointer], ["BT-48", "/buyer/vatId"]);
    assert.deepEqual((cause.choices ?? []).flatMap(changed), repairs);
  });
}

const amounts =
  /((?:LineExtension|TaxExclusive|TaxInclusive|Payable|Tax|Taxable)Amount [^>]*>|CreditedQuantity[^>]*>)(\d)/g;
const creditNotes: Readonly<Record<string, (text: string) => string>> = {
  "quantities": (text) => text.replace(amounts, "$1-$2"),
  "quantities and prices": (text) => text.replace(amounts, "$1-$2").replace(/(PriceAmount [^>]*>)(\d)/g, "$1-$2"),
};

for (const [what, turned] of Object.entries(creditNotes)) {
  Deno.test(`a credit note with a minus at amounts, ${what} is offered without, and the author has to choose`, async () => {
    const text = await Deno.readTextFile(new URL("../../examples/credit-note.xml", import.meta.url));
    const outcome = diagnose({ input: turned(text) }, { strict: true });
    assert.ok("ok" in outcome);
    const [cause, ...others] = outcome.ok.causes;
    assert.ok(cause !== undefined && cause.rules.includes("ATW-CREDIT-NOTE-NEGATIVE"));
    assert.match(cause.title, /^This credit note states -94\.04 EUR/);
    assert.deepEqual([cause.kind, cause.question, others], ["open", null, []]);
    const [choice, ...more] = cause.choices ?? [];
    assert.ok(choice !== undefined && more.length === 0);
    assert.deepEqual(choice.amount_due, { old: "-94.04", new: "94.04" });
    assert.ok(choice.changes.every((it) => it.new?.startsWith("-") === false));
    assert.ok(choice.changes.some(({ pointer }) => pointer === "/lines/0/quantity"));
  });
}

Deno.test("a line that goes the other way within a credit note with a minus still does without", async () => {
  const text = await Deno.readTextFile(new URL("../../examples/credit-note.xml", import.meta.url));
  const json = parse(text.replace(amounts, "$1-$2"));
  assert.ok("ok" in json);
  const input = textWith(json.ok.invoice, { "/lines/0/quantity": "2", "/lines/0/netAmount": "23.90" });
  const outcome = diagnose({ input, mediaType: "application/json" }, { asStated: true, strict: true });
  assert.ok("ok" in outcome);
  const changes = outcome.ok.causes.flatMap(({ choices = [] }) => choices).flatMap((it) => changed(it));
  assert.ok(changes.includes("/lines/0/quantity 2 -> -2"), changes.join());
  assert.ok(changes.includes("/lines/0/netAmount 23.90 -> -23.90"));
  assert.ok(!changes.some((it) => it.startsWith("/lines/0/unitPrice")));
});

Deno.test("a rate that nobody could read is read, and the line that stands there twice is told by the sums behind it", () => {
  const causes = causesOf({
    "/lines": [line1, line2, line3, { ...line3, id: "4" }],
    "/vatBreakdown": [standard, { ...reduced, vatRate: `${reduced?.vatRate}%` }],
  });
  assert.deepEqual(causes.slice(0, 2).map((it) => [it.kind, it.changes[0]?.pointer]), [
    ["form", "/vatBreakdown/1/vatRate"],
    ["owed", "/lines/3/id"],
  ]);
});
