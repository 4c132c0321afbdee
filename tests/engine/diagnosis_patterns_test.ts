/** How billing software goes wrong, an invoice for each pattern and each hint: what is reported, and in which order. */
import assert from "node:assert/strict";
import { type Cause, loadWords } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { type HintId, hints } from "../../engine/diagnosis/hints/index.ts";
import { mishaps } from "../../engine/diagnosis/mishaps/index.ts";
import { type PatternId, patterns } from "../../engine/diagnosis/patterns/index.ts";
import { languages } from "../../engine/locales.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

type Changes = Readonly<Record<string, unknown>>;

/** The kind of the cause, and of each repair that it has or offers the first change: where, old and new. */
interface Told {
  readonly changes: Changes;
  readonly kind: Cause["kind"];
  readonly repairs: readonly string[];
}

function causesOf(changes: Changes): readonly Cause[] {
  const outcome = diagnose({ input: textWith(sound, changes), mediaType: "application/json" }, {
    asStated: true,
    strict: true,
  });
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

function repairsOf({ changes, choices }: Cause): readonly string[] {
  const all = choices === undefined ? [changes] : choices.map((it) => it.changes);
  return all.flatMap(([first]) => first === undefined ? [] : [`${first.pointer} ${first.old} -> ${first.new}`]);
}

const none = undefined;
const [line1, line2, line3] = sound.lines;
const [standard, reduced] = sound.vatBreakdown;

const wrong: Readonly<Record<PatternId, Told>> = {
  decimals: {
    changes: { "/lines/1/netAmount": "132.304" },
    kind: "owed",
    repairs: ["/lines/1/netAmount 132.304 -> 132.30"],
  },
  duplicate: {
    changes: { "/lines": [line1, line2, line3, { ...line2, id: "9" }] },
    kind: "owed",
    repairs: ["/lines/3/id 9 -> null"],
  },
  missingGroup: {
    changes: { "/charges": none },
    kind: "owed",
    repairs: ["/charges/0/amount null -> 10.00"],
  },
  forgotten: {
    changes: { "/totals/chargeTotalAmount": "0.00" },
    kind: "derived",
    repairs: ["/totals/chargeTotalAmount 0.00 -> 10.00"],
  },
  turnedInLine: {
    changes: { "/lines/2/allowances": [{ amount: "-10.00", reasonCode: "95" }], "/lines/2/unitPrice": "27.50" },
    kind: "open",
    repairs: [
      "/lines/2/allowances/0/amount -10.00 -> 10.00",
      "/lines/2/unitPrice 27.50 -> 22.50",
      "/lines/2/allowances/1/amount null -> 20.00",
      "/lines/2/netAmount 100.00 -> 120.00",
    ],
  },
  sign: { changes: { "/totals/taxAmount": "-140.82" }, kind: "owed", repairs: ["/totals/taxAmount -140.82 -> 140.82"] },
  gross: {
    changes: { "/lines/2/unitPrice": "26.75", "/lines/2/netAmount": "107.00" },
    kind: "owed",
    repairs: ["/lines/2/unitPrice 26.75 -> 25.00"],
  },
  baseQuantity: {
    changes: { "/lines/0/baseQuantity": "100" },
    kind: "open",
    repairs: [
      "/lines/0/baseQuantity 100 -> null",
      "/lines/0/unitPrice 48.50 -> 4850.00",
      "/lines/0/quantity 12 -> 1200",
      "/lines/0/netAmount 582.00 -> 5.82",
    ],
  },
  separator: {
    changes: { "/totals/payableAmount": "94512.00" },
    kind: "owed",
    repairs: ["/totals/payableAmount 94512.00 -> 945.12"],
  },
  exchanged: {
    changes: { "/vatBreakdown/0/taxableAmount": "133.82", "/vatBreakdown/0/taxAmount": "704.30" },
    kind: "owed",
    repairs: ["/vatBreakdown/0/taxableAmount 133.82 -> 704.30"],
  },
  swapped: {
    changes: { "/lines/0/netAmount": "528.00" },
    kind: "derived",
    repairs: ["/lines/0/netAmount 528.00 -> 582.00"],
  },
  typed: {
    changes: { "/totals/taxInclusiveAmount": "946.12" },
    kind: "owed",
    repairs: ["/totals/taxInclusiveAmount 946.12 -> 945.12"],
  },
  rate: { changes: { "/lines/1/vatRate": "16" }, kind: "owed", repairs: ["/lines/1/vatRate 16 -> 19"] },
  omitted: {
    changes: { "/vatBreakdown": [standard] },
    kind: "owed",
    repairs: ["/vatBreakdown/1/taxableAmount null -> 100.00"],
  },
  unstated: {
    changes: { "/totals/payableAmount": "800.00" },
    kind: "open",
    repairs: ["/totals/prepaidAmount null -> 145.12", "/totals/payableAmount 800.00 -> 945.12"],
  },
  follows: {
    changes: { "/totals/payableAmount": "2000.00" },
    kind: "owed",
    repairs: ["/totals/payableAmount 2000.00 -> 945.12"],
  },
  lacking: { changes: { "/lines": [line1, line3] }, kind: "open", repairs: [] },
  agreed: {
    changes: { "/allowances/0/amount": "37.50" },
    kind: "owed",
    repairs: ["/allowances/0/amount 37.50 -> 20.00"],
  },
  missingInLine: {
    changes: { "/lines/2/unitPrice": "31.25" },
    kind: "open",
    repairs: [
      "/lines/2/allowances/0/amount null -> 25.00",
      "/lines/2/unitPrice 31.25 -> 25.00",
      "/lines/2/quantity 4 -> 3.2",
      "/lines/2/netAmount 100.00 -> 125.00",
    ],
  },
  surplus: {
    changes: {
      "/vatBreakdown": [standard, reduced, {
        taxableAmount: "50.00",
        taxAmount: "2.50",
        vatCategory: "S",
        vatRate: "5",
      }],
    },
    kind: "owed",
    repairs: ["/vatBreakdown/2/taxableAmount 50.00 -> null"],
  },
};

/** The repairs of the likeliest explanation are worded as the pattern says. */
for (const { id } of patterns) {
  const { changes, kind, repairs } = wrong[id];
  Deno.test(`diagnose() knows the pattern ${id}, its place, its values and what else it may be`, async () => {
    const { told } = await loadWords("en");
    const [cause] = causesOf(changes);
    assert.ok(cause !== undefined);
    assert.deepEqual([cause.kind, repairsOf(cause)], [kind, repairs]);
    const said = cause.choices?.[0]?.told ?? cause.told;
    const [start = ""] = told[id].split("{actual}").filter((it) => it !== "");
    assert.ok(said.includes(start.split("{expected}")[0] ?? ""), said);
  });
}

const unknown: Readonly<Record<HintId, Told>> = {
  reading: {
    changes: { "/dueDate": "03/12/2026" },
    kind: "open",
    repairs: ["/dueDate 03/12/2026 -> 2026-12-03", "/dueDate 03/12/2026 -> 2026-03-12"],
  },
  worth: { changes: { "/lines/1/unitPrice": none }, kind: "open", repairs: ["/lines/1/unitPrice null -> 18.9"] },
  checkDigits: {
    changes: { "/payment/creditTransfers/0/iban": "DE20120300000000202051" },
    kind: "open",
    repairs: ["/payment/creditTransfers/0/iban DE20120300000000202051 -> DE02120300000000202051"],
  },
  country: {
    changes: { "/seller/vatId": "123456789" },
    kind: "open",
    repairs: ["/seller/vatId 123456789 -> DE123456789"],
  },
  neighbour: {
    changes: { "/lines/0/unitCode": "QQQ" },
    kind: "open",
    repairs: ["/lines/0/unitCode QQQ -> H87"],
  },
  misspelt: {
    changes: { "/buyer/address/countryCode": "DEX" },
    kind: "open",
    repairs: ["/buyer/address/countryCode DEX -> DE"],
  },
  numbered: {
    changes: { "/lines/0/id": "A-1", "/lines/1/id": none },
    kind: "open",
    repairs: ["/lines/1/id null -> 2"],
  },
  root: {
    changes: { "/invoiceTypeCode": none },
    kind: "open",
    repairs: ["/invoiceTypeCode null -> 380"],
  },
  details: {
    changes: { "/payment/meansCode": none },
    kind: "open",
    repairs: ["/payment/meansCode null -> 58", "/payment/meansCode null -> 30"],
  },
  ofName: {
    changes: {
      "/supportingDocuments": [
        { id: "T-1", content: "JVBERi0=", mimeCode: "application/octet-stream", filename: "hours.PDF" },
      ],
    },
    kind: "open",
    repairs: ["/supportingDocuments/0/mimeCode application/octet-stream -> application/pdf"],
  },
};

for (const { id } of hints) {
  const { changes, kind, repairs } = unknown[id];
  Deno.test(`diagnose() offers what the invoice says by ${id}, and asks`, async () => {
    const { told } = await loadWords("en");
    const [cause] = causesOf(changes);
    assert.ok(cause !== undefined && cause.question !== null);
    assert.deepEqual([cause.kind, cause.patch, repairsOf(cause)], [kind, null, repairs]);
    assert.equal(cause.choices?.[0]?.told, told[id]);
  });
}

Deno.test("two explanations with as few wrong values stay open, whichever is likelier", () => {
  const [cause] = causesOf({ "/lines/2/quantity": "40" });
  assert.deepEqual([cause?.kind, cause?.patch, cause?.changes], ["open", null, []]);
  const repairs = cause === undefined ? [] : repairsOf(cause);
  assert.ok(repairs.includes("/lines/2/unitPrice 25.00 -> 2.50") && repairs.includes("/lines/2/quantity 40 -> 4"));
});

Deno.test("a line that is missing is asked for, with the amount and the rate that the sums lack", () => {
  const [cause] = causesOf({ "/lines": [line1, line3] });
  assert.deepEqual([cause?.title, cause?.rules, cause?.choices], [
    "Invoice line (BG-25), line 3 is missing",
    ["BR-CO-10", "BR-S-08"],
    undefined,
  ]);
  const { question } = cause ?? {};
  assert.equal(question?.title, 'Is a line missing? The sums ask for one of 132.30 net, taxed by "S 19 %".');
  assert.deepEqual(question?.fields.map(({ pointer, value }) => [pointer, value]), [
    ["/lines/2/id", null],
    ["/lines/2/description", null],
    ["/lines/2/quantity", null],
    ["/lines/2/unitCode", null],
    ["/lines/2/unitPrice", null],
    ["/lines/2/vatCategory", "S"],
  ]);
});

Deno.test("a line that is missing is asked for also where a price may be mistyped, and the line worked out from it", () => {
  const [cause] = causesOf({ "/lines/2/quantity": "1", "/lines/2/netAmount": "25.00" });
  assert.equal(cause?.question?.pointer, "/lines/3/id");
  assert.deepEqual(repairsOf(cause), ["/lines/2/quantity 1 -> 4"]);
});

Deno.test("no line is missing where the price of one is gross, and the line worked out from it", () => {
  const [cause] = causesOf({ "/lines/2/unitPrice": "26.75", "/lines/2/netAmount": "107.00" });
  assert.deepEqual([cause?.question, cause?.choices], [null, undefined]);
});

Deno.test("no line is missing where a total alone is wrong", () => {
  const [cause] = causesOf({ "/totals/lineExtensionAmount": "900.00" });
  assert.deepEqual(cause && [cause.question, repairsOf(cause)], [null, [
    "/totals/lineExtensionAmount 900.00 -> 814.30",
  ]]);
});

Deno.test("a part of the VAT breakdown that occurs twice goes unasked, because nobody owes anything else then", () => {
  const [cause] = causesOf({ "/vatBreakdown": [standard, reduced, standard] });
  assert.deepEqual([cause?.kind, cause && repairsOf(cause)], ["form", [
    "/vatBreakdown/2/taxableAmount 704.30 -> null",
  ]]);
});

Deno.test("a part of the VAT breakdown that occurs twice is found also where it is of nothing", () => {
  const exempt = {
    taxableAmount: "0.00",
    taxAmount: "0.00",
    vatCategory: "E",
    vatRate: "0",
    exemptionReason: "Tuition",
  };
  const [cause] = causesOf({ "/vatBreakdown": [standard, reduced, exempt, exempt] });
  assert.deepEqual(cause && repairsOf(cause), ["/vatBreakdown/3/taxableAmount 0.00 -> null"]);
});

Deno.test("a part of the VAT breakdown that all totals lack, too, is brought back with what follows from it", () => {
  const [cause] = causesOf({
    "/vatBreakdown": [standard],
    "/totals/taxExclusiveAmount": "704.30",
    "/totals/taxAmount": "133.82",
    "/totals/taxInclusiveAmount": "838.12",
    "/totals/payableAmount": "838.12",
  });
  const [first] = cause?.choices ?? [];
  assert.deepEqual(first?.changes.map((it) => `${it.pointer} ${it.old} -> ${it.new}`), [
    "/vatBreakdown/1/taxableAmount null -> 100.00",
    "/vatBreakdown/1/taxAmount null -> 7.00",
    "/vatBreakdown/1/vatCategory null -> S",
    "/vatBreakdown/1/vatRate null -> 7",
    "/totals/taxExclusiveAmount 704.30 -> 804.30",
    "/totals/taxAmount 133.82 -> 140.82",
    "/totals/taxInclusiveAmount 838.12 -> 945.12",
    "/totals/payableAmount 838.12 -> 945.12",
  ]);
});

Deno.test("base and tax that are exchanged are found also where the VAT breakdown lacks another part, which nobody asks for", () => {
  const [cause] = causesOf({
    "/vatBreakdown": [{ ...reduced, taxableAmount: "7.00", taxAmount: "100.00" }],
    "/totals/taxAmount": "7.00",
    "/totals/taxInclusiveAmount": "811.30",
    "/totals/payableAmount": "811.30",
  });
  assert.deepEqual(cause && repairsOf(cause), ["/vatBreakdown/0/taxableAmount 7.00 -> 100.00"]);
});

Deno.test("an allowance below zero that was not counted is likelier than another one that is missing", () => {
  const taxed = { reason: "Loyalty", vatCategory: "S", vatRate: "19" };
  const [cause] = causesOf({
    "/allowances": [{ ...taxed, amount: "-15.00" }, { ...taxed, amount: "5.00" }],
    "/totals/allowanceTotalAmount": "5.00",
    "/vatBreakdown": [{ ...standard, taxableAmount: "719.30", taxAmount: "136.67" }, reduced],
    "/totals/taxExclusiveAmount": "819.30",
    "/totals/taxAmount": "143.67",
    "/totals/taxInclusiveAmount": "962.97",
    "/totals/payableAmount": "962.97",
  });
  const repairs = cause === undefined ? [] : repairsOf(cause);
  const [counted, missing] = [
    repairs.indexOf("/vatBreakdown/0/taxableAmount 719.30 -> 734.30"),
    repairs.indexOf("/allowances/2/amount null -> 15.00"),
  ];
  assert.ok(counted >= 0 && counted < missing, repairs.join());
});

/** The places of the sound invoice that are taxed by 19 %. */
const taxed = ["/vatBreakdown/0", "/lines/0", "/lines/1", "/allowances/0", "/charges/0"];

function ratesOf(rate: string): Changes {
  return Object.fromEntries(taxed.map((it) => [`${it}/vatRate`, rate]));
}

for (const rate of ["16", "0", "21"]) {
  Deno.test(`VAT that was worked out by 19 % where ${rate} % is stated keeps its amount, and the rate is the one that changes`, () => {
    const [cause, ...others] = causesOf(ratesOf(rate));
    assert.deepEqual(others, []);
    assert.deepEqual(cause?.changes.map((it) => `${it.pointer} ${it.old} -> ${it.new}`), [
      ...taxed.map((it) => `${it}/vatRate ${rate} -> 19`),
    ]);
    assert.equal(cause?.kind, "owed");
  });
}

Deno.test("VAT that comes of no rate follows from the rate that is stated", () => {
  const [cause] = causesOf({
    "/vatBreakdown/0/taxAmount": "130.01",
    "/totals/taxAmount": "137.01",
    "/totals/taxInclusiveAmount": "941.31",
    "/totals/payableAmount": "941.31",
  });
  assert.ok(cause !== undefined && repairsOf(cause).every((it) => !it.includes("vatRate")));
});

Deno.test("of two parts that would have one rate then nobody can tell, and no rate changes", () => {
  const [cause] = causesOf({
    "/vatBreakdown/1/taxAmount": "19.00",
    "/totals/taxAmount": "152.82",
    "/totals/taxInclusiveAmount": "957.12",
    "/totals/payableAmount": "957.12",
  });
  assert.ok(cause !== undefined && repairsOf(cause).every((it) => !it.startsWith("/vatBreakdown/1/vatRate")));
});

Deno.test("a line that stands there twice goes as a line, and some values of a part go as values", () => {
  const [line] = causesOf({ "/lines": [line1, line2, line3, { ...line2, id: "9" }] });
  assert.equal(line?.title, "Invoice line (BG-25), line 4 should not be there");
  const [reasons] = causesOf({ "/vatBreakdown/0/exemptionReason": "none" });
  assert.match(reasons?.title ?? "", /^VAT exemption reason text \(BT-120\)/);
});

Deno.test("the list of patterns and hints in docs/diagnosis.md names each, and every language says them", async () => {
  const page = await Deno.readTextFile(new URL("../../docs/diagnosis.md", import.meta.url));
  for (const { id } of [...mishaps, ...patterns, ...hints]) {
    assert.ok(page.includes(`| \`${id}\``), id);
    for (const language of languages) assert.ok((await loadWords(language)).told[id].length > 0, `${id} ${language}`);
  }
});
