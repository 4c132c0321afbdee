/** Where nothing says which of two readings is right, the one that leaves what is due is first, and it is said. */
import assert from "node:assert/strict";
import { type Cause, diagnose } from "../../engine/diagnosis/mod.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

type Changes = Readonly<Record<string, unknown>>;

const EVEN = words.told.even;
const [line1, line2, line3] = sound.lines;

function causesOf(changes: Changes): readonly Cause[] {
  const options = { asStated: true, strict: true };
  const outcome = diagnose({ input: textWith(sound, changes), mediaType: "application/json" }, options);
  assert.ok("ok" in outcome);
  return outcome.ok.causes;
}

/** What each choice of the only cause of sums changes first, and what would be due with it. */
function choicesOf({ choices = [] }: Cause): readonly string[] {
  return choices.map(({ changes: [first], amount_due }) => `${first?.pointer} ${first?.new}, due ${amount_due.new}`);
}

interface Row {
  readonly what: string;
  readonly changes: Changes;
  readonly isEven: boolean;
  readonly choices: readonly string[];
}

const due = "/totals/payableAmount";
const paidIn = (means: object) => ({ [due]: "0.00", "/payment": means });

const rows: readonly Row[] = [
  {
    what: "of an invoice of which nothing is due, it may have been paid, or the amount was never worked out",
    changes: { [due]: "0.00" },
    isEven: true,
    choices: ["/totals/prepaidAmount 945.12, due 0.00", "/totals/payableAmount 945.12, due 945.12"],
  },
  {
    what: "an invoice that was paid by card is paid, where nothing is due",
    changes: paidIn({ meansCode: "48", card: { number: "1234" } }),
    isEven: false,
    choices: ["/totals/prepaidAmount 945.12, due 0.00", "/totals/payableAmount 945.12, due 945.12"],
  },
  {
    what: "an invoice that was paid in cash is paid, where nothing is due",
    changes: paidIn({ meansCode: "10" }),
    isEven: false,
    choices: ["/totals/prepaidAmount 945.12, due 0.00", "/totals/payableAmount 945.12, due 945.12"],
  },
  {
    what: "a cent less may be rounded, or a digit is another",
    changes: { [due]: "945.11" },
    isEven: true,
    choices: ["/totals/roundingAmount -0.01, due 945.11", "/totals/payableAmount 945.12, due 945.12"],
  },
  {
    what: "a whole amount was rounded",
    changes: { [due]: "945.00" },
    isEven: false,
    choices: ["/totals/roundingAmount -0.12, due 945.00", "/totals/payableAmount 945.12, due 945.12"],
  },
  {
    what: "an allowance that nothing counts may not belong there, or all that follows lacks it",
    changes: {
      "/totals/allowanceTotalAmount": undefined,
      "/totals/taxExclusiveAmount": "824.30",
      "/totals/taxAmount": "144.62",
      "/totals/taxInclusiveAmount": "968.92",
      [due]: "968.92",
      "/vatBreakdown/0/taxableAmount": "724.30",
      "/vatBreakdown/0/taxAmount": "137.62",
    },
    isEven: true,
    choices: ["/allowances/0/amount null, due 968.92", "/vatBreakdown/0/taxableAmount 704.30, due 945.12"],
  },
];

for (const { what, changes, isEven, choices } of rows) {
  Deno.test(`${what}: the first choice leaves what is due, and ${isEven ? "nothing says" : "something says"} which is right`, () => {
    const [cause] = causesOf(changes);
    assert.ok(cause !== undefined);
    assert.deepEqual(choicesOf(cause), choices);
    assert.equal(cause.told === EVEN, isEven, cause.told);
    assert.ok(!Object.hasOwn(cause, "even"));
  });
}

/** All that would be changed by any offer. */
function offersOf(changes: Changes): readonly string[] {
  return causesOf(changes).flatMap(({ changes = [], choices = [] }) =>
    [changes, ...choices.map((it) => it.changes)].flat().map((it) => `${it.pointer} ${it.new}`)
  );
}

Deno.test("nobody pays less than nothing before: a paid amount is not turned below zero", () => {
  const offers = offersOf({ "/totals/prepaidAmount": "100.00", [due]: "1045.12" });
  assert.ok(offers.includes("/totals/payableAmount 845.12"), offers.join("\n"));
  assert.ok(!offers.includes("/totals/prepaidAmount -100.00"), offers.join("\n"));
});

Deno.test("a rounding amount is not made one that nobody rounds by", () => {
  const offers = offersOf({ "/totals/roundingAmount": "0.40", [due]: "954.52" });
  assert.ok(offers.includes("/totals/payableAmount 945.52"), offers.join("\n"));
  assert.ok(!offers.some((it) => it.startsWith("/totals/roundingAmount 9.40")), offers.join("\n"));
});

Deno.test("two faults that explain more sums are likelier than one value that explains fewer", () => {
  const offers = offersOf({ "/lines": [line1, { ...line2, netAmount: "123.30" }, line3, { ...line1, id: "9" }] });
  assert.ok(offers.includes("/lines/3/id null") && offers.includes("/lines/1/netAmount 132.30"), offers.join("\n"));
  assert.ok(!offers.some((it) => it.startsWith("/lines/1/netAmount -")), offers.join("\n"));
});

Deno.test("a VAT total that is missing is what the other totals leave for it, also where a part stands twice in the VAT breakdown", () => {
  const [standard, reduced] = sound.vatBreakdown;
  const [cause] = causesOf({ "/totals/taxAmount": undefined, "/vatBreakdown": [standard, reduced, reduced] });
  const [first] = cause?.choices ?? [];
  assert.equal(first?.amount_due.new, "945.12");
  assert.deepEqual(first?.patch, [
    { op: "add", path: "/totals/taxAmount", value: "140.82" },
    { op: "remove", path: "/vatBreakdown/2" },
  ]);
});

Deno.test("where most of what is stated would be wrong and something else due, nothing is recalculated", () => {
  const offers = offersOf({
    "/lines": [line1],
    "/allowances": undefined,
    "/charges": undefined,
    "/vatBreakdown": [{ vatCategory: "S", vatRate: "19", taxableAmount: "714.30", taxAmount: "135.72" }],
    "/totals": {
      lineExtensionAmount: "7.1430e2",
      taxExclusiveAmount: "714.30",
      taxAmount: "135.72",
      taxInclusiveAmount: "850.02",
      payableAmount: "850.02",
    },
  });
  assert.ok(!offers.some((it) => it.startsWith("/totals/payableAmount")), offers.join("\n"));
});

Deno.test("what is wrong beside a number with a blank in it is told from the number", () => {
  const offers = offersOf({ "/totals/taxAmount": "1 40.82", "/totals/taxExclusiveAmount": "945.12" });
  assert.ok(offers.includes("/totals/taxAmount 140.82"), offers.join("\n"));
  assert.ok(offers.includes("/totals/taxExclusiveAmount 804.30"), offers.join("\n"));
  assert.ok(!offers.some((it) => it.startsWith("/totals/payableAmount")), offers.join("\n"));
});
