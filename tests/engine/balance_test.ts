/** Which amounts are changed so that the sums hold: the one that explains the most, then the next; and what is not a fault. */
import assert from "node:assert/strict";
import { balance, type Balanced } from "../../engine/diagnosis/balance.ts";
import { ledgerOf } from "../../engine/edits/ledger.ts";
import { reopened } from "../../engine/edits/model.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

type Changes = Readonly<Record<string, unknown>>;

interface How {
  /** False where the invoice leaves out what can be worked out. */
  readonly complete?: boolean;
  /** The terms of the findings that there are; left out, everything that is wrong is one. */
  readonly spoken?: readonly string[];
}

function balanced(changes: Changes, { complete = true, spoken }: How = {}): Balanced {
  const reading = reopened(textWith(sound, changes), true);
  const ledger = reading && ledgerOf(reading, complete);
  assert.ok(ledger !== undefined);
  const spokenOf = ledger.equations.filter(({ defines }) => spoken?.includes(defines?.term ?? "BG-23") !== false);
  return balance(ledger, new Set(spokenOf));
}

/** Each change in a row, for example `replace /lines/0/netAmount 582.00`. */
function changesOn(changes: Changes, how?: How): readonly string[] {
  return balanced(changes, how).steps.flatMap(({ patch }) => patch).map((it) => {
    return [it.op, it.path, ...("value" in it ? [it.value] : [])].join(" ");
  });
}

const none = undefined;
const part = (taxableAmount: string, taxAmount: string, vatRate = "19", vatCategory = "S") => {
  return { taxableAmount, taxAmount, vatCategory, vatRate };
};
const [, reduced] = sound.vatBreakdown;

const faults: readonly (readonly [what: string, Changes, changes: readonly string[], How?])[] = [
  ["an invoice whose sums hold", {}, []],
  ["a line amount, by its price and quantity", { "/lines/0/netAmount": "528.00" }, [
    "replace /lines/0/netAmount 582.00",
  ]],
  ["a quantity, by the line amount that the totals have", { "/lines/0/quantity": "21" }, [
    "replace /lines/0/quantity 12",
  ]],
  ["a price, with as many decimals as it had", { "/lines/0/unitPrice": "84.50" }, [
    "replace /lines/0/unitPrice 48.50",
  ]],
  ["a price for several", { "/lines/0/unitPrice": "9.70", "/lines/0/baseQuantity": "2" }, [
    "replace /lines/0/unitPrice 97.00",
  ]],
  ["a price, beside an allowance of the line", {
    "/lines/0/allowances": [{ amount: "18.00" }],
    "/lines/0/unitPrice": "5",
  }, ["replace /lines/0/unitPrice 50"]],
  ["a quantity, beside a charge of the line", {
    "/lines/0/charges": [{ amount: "18.00" }],
    "/lines/0/quantity": "5",
    "/lines/0/unitPrice": "47",
  }, ["replace /lines/0/quantity 12"]],
  ["a price rather than a quantity, where both would do", { "/lines/2/quantity": "10", "/lines/2/unitPrice": "5" }, [
    "replace /lines/2/unitPrice 10",
  ]],
  ["a quantity without decimals rather than a price with more", {
    "/lines/2/quantity": "8",
    "/lines/2/unitPrice": "5",
  }, ["replace /lines/2/quantity 20"]],
  ["the factor that needs the fewest decimals first of two that need more", {
    "/lines/2/quantity": "8",
    "/lines/2/unitPrice": "8",
  }, ["replace /lines/2/unitPrice 12.5"]],
  ["a quantity of four decimals", { "/lines/2/quantity": "3", "/lines/2/unitPrice": "64" }, [
    "replace /lines/2/quantity 1.5625",
  ]],
  ["no factor that needs five decimals", { "/lines/2/quantity": "3", "/lines/2/unitPrice": "96" }, []],
  ["no factor that is no whole of any decimals", { "/lines/1/quantity": "11", "/lines/1/unitPrice": "13" }, []],
  ["the amounts of two lines that have none, by their prices and quantities", {
    "/lines/0/netAmount": none,
    "/lines/1/netAmount": none,
  }, ["add /lines/0/netAmount 582.00", "add /lines/1/netAmount 132.30"]],
  ["an allowance with a third decimal", { "/allowances/0/amount": "20.001" }, ["replace /allowances/0/amount 20.00"]],
  ["nothing where only an allowance below zero would do", {
    "/totals/allowanceTotalAmount": "-5.00",
    "/totals/taxExclusiveAmount": "829.30",
    "/totals/taxAmount": "145.57",
    "/totals/taxInclusiveAmount": "974.87",
    "/totals/payableAmount": "974.87",
    "/vatBreakdown/0": part("729.30", "138.57"),
  }, []],
  ["the sign of a quantity", { "/lines/0/quantity": "-12" }, ["replace /lines/0/quantity 12"]],
  ["the sign of a price", { "/lines/0/unitPrice": "-48.50" }, ["replace /lines/0/unitPrice 48.50"]],
  ["the factor that is zero", { "/lines/0/quantity": "0" }, ["replace /lines/0/quantity 12"]],
  ["no line of which nothing can be worked out", { "/lines/0/baseQuantity": "0" }, []],
  ["no line without a quantity", { "/lines/0/quantity": none }, []],
  ["a line amount that is missing", { "/lines/0/netAmount": none }, ["add /lines/0/netAmount 582.00"]],
  ["a line amount and the total of lines that was added up with it", {
    "/lines/1/netAmount": "132.33",
    "/totals/lineExtensionAmount": "814.33",
  }, ["replace /lines/1/netAmount 132.30", "replace /totals/lineExtensionAmount 814.30"]],
  [
    "no line amount within two cents, which is rounding",
    {
      "/lines/1/netAmount": "132.32",
      "/totals/lineExtensionAmount": "814.32",
    },
    [],
    { spoken: ["BT-131"] },
  ],
  ["a taxable amount that is three cents off", { "/vatBreakdown/0/taxableAmount": "704.33" }, [
    "replace /vatBreakdown/0/taxableAmount 704.30",
  ]],
  ["no taxable amount within two cents", { "/vatBreakdown/0/taxableAmount": "704.32" }, []],
  ["a VAT amount", { "/vatBreakdown/0/taxAmount": "133.28" }, ["replace /vatBreakdown/0/taxAmount 133.82"]],
  ["a total that is a cent off", { "/totals/payableAmount": "945.13" }, ["replace /totals/payableAmount 945.12"]],
  ["a total of three decimals, whatever it adds up to", { "/totals/payableAmount": "945.120" }, [
    "replace /totals/payableAmount 945.12",
  ]],
  ["a total that is missing", { "/totals/payableAmount": none }, ["add /totals/payableAmount 945.12"]],
  ["a sum of lines that is missing", { "/totals/lineExtensionAmount": none }, [
    "add /totals/lineExtensionAmount 814.30",
  ]],
  ["a net total that is missing", { "/totals/taxExclusiveAmount": none }, ["add /totals/taxExclusiveAmount 804.30"]],
  ["a sum of charges that is missing", { "/totals/chargeTotalAmount": none }, ["add /totals/chargeTotalAmount 10.00"]],
  ["nothing where a sum of charges is missing, and there are none", {
    "/charges": [],
    "/totals/chargeTotalAmount": none,
    "/totals/taxExclusiveAmount": "794.30",
    "/totals/taxAmount": "138.92",
    "/totals/taxInclusiveAmount": "933.22",
    "/totals/payableAmount": "933.22",
    "/vatBreakdown/0": part("694.30", "131.92"),
  }, []],
  ["a total that is no number", { "/totals/taxInclusiveAmount": "much" }, [
    "replace /totals/taxInclusiveAmount 945.12",
  ]],
  ["a taxable amount that is missing", { "/vatBreakdown/0/taxableAmount": none }, [
    "add /vatBreakdown/0/taxableAmount 704.30",
  ]],
  ["the amount due, less what was paid", { "/totals/prepaidAmount": "100.00" }, [
    "replace /totals/payableAmount 845.12",
  ]],
  ["the amount due, with what it is rounded by", { "/totals/roundingAmount": "0.08" }, [
    "replace /totals/payableAmount 945.20",
  ]],
  ["a sum of allowances that is stated without any", { "/allowances": [], "/totals/allowanceTotalAmount": "5.00" }, [
    "replace /totals/allowanceTotalAmount 0.00",
  ], { spoken: ["BT-107"] }],
  ["nothing where the amount of an allowance is missing, because it is in no sum", {
    "/allowances/0/amount": none,
  }, []],
  ["the rate of a line that no part of the breakdown has", { "/lines/1/vatRate": "16" }, [
    "replace /lines/1/vatRate 19",
  ]],
  ["category and rate of a line", { "/lines/1/vatCategory": "O", "/lines/1/vatRate": none }, [
    "replace /lines/1/vatCategory S",
    "add /lines/1/vatRate 19",
  ]],
  ["the category of a line alone, where its rate is the same number", {
    "/lines/1/vatCategory": "Z",
    "/lines/1/vatRate": "19.0",
  }, ["replace /lines/1/vatCategory S"]],
  ["nothing where rates are the same numbers", { "/lines/0/vatRate": "19.0", "/lines/1/vatRate": "19.00" }, []],
  ["the rate of two lines alike", { "/lines/0/vatRate": "16", "/lines/1/vatRate": "16" }, [
    "replace /lines/0/vatRate 19",
    "replace /lines/1/vatRate 19",
  ]],
  ["the rate of one line sooner than the base of a part", {
    "/lines/1/vatRate": "16",
    "/vatBreakdown/0": part("704.30", "108.68"),
  }, ["replace /lines/1/vatRate 19", "replace /vatBreakdown/0/taxAmount 133.82"]],
  ["the base of a part sooner than the rates of two items", {
    "/lines/1/vatRate": "16",
    "/charges/0/vatRate": "16",
    "/vatBreakdown/0": part("704.30", "106.78"),
  }, ["replace /vatBreakdown/0/taxableAmount 562.00"]],
  ["no rates of two lines that differ", { "/lines/0/vatRate": "16", "/lines/1/vatRate": "17" }, []],
  ["the rate of a part that one line alone may have, and then that of a line, which is wrong by itself", {
    "/lines/0/vatRate": "16",
    "/lines/2/vatRate": "17",
  }, ["replace /vatBreakdown/1/vatRate 17", "replace /lines/0/vatRate 19"]],
  ["the rate of a part that no line has", { "/vatBreakdown/1/vatRate": "17" }, ["replace /vatBreakdown/1/vatRate 7"]],
  ["category and rate of a part", { "/vatBreakdown/1/vatCategory": "O", "/vatBreakdown/1/vatRate": none }, [
    "replace /vatBreakdown/1/vatCategory S",
    "add /vatBreakdown/1/vatRate 7",
  ]],
  ["a line and a total", { "/lines/0/netAmount": "528.00", "/totals/payableAmount": "1.00" }, [
    "replace /lines/0/netAmount 582.00",
    "replace /totals/payableAmount 945.12",
  ]],
  ["a line and the VAT of its rate", { "/lines/0/netAmount": "528.00", "/vatBreakdown/0/taxAmount": "1.00" }, [
    "replace /lines/0/netAmount 582.00",
    "replace /vatBreakdown/0/taxAmount 133.82",
  ]],
  ["what makes the most equations hold first, though something else is likelier", {
    "/vatBreakdown/0/taxableAmount": "704.300",
    "/allowances/0/amount": "200.00",
  }, ["replace /allowances/0/amount 20.00", "replace /vatBreakdown/0/taxableAmount 704.30"]],
  ["a part of the breakdown that nothing belongs to", { "/vatBreakdown/2": part("5.00", "0.00", "0", "Z") }, [
    "replace /vatBreakdown/2/taxableAmount 0.00",
  ]],
  ["nothing where two parts of one rate share what there is", {
    "/vatBreakdown": [part("700.00", "133.00"), part("4.30", "0.82"), reduced],
  }, []],
  ["one of two parts of one rate", {
    "/vatBreakdown": [part("700.00", "133.00"), part("5.30", "0.82"), reduced],
  }, ["replace /vatBreakdown/1/taxableAmount 4.30"]],
  ["a line amount, where findings speak only of what is added up from it", { "/lines/0/netAmount": "528.00" }, [
    "replace /lines/0/netAmount 582.00",
  ], { spoken: ["BT-106", "BT-116"] }],
  ["no line amount where nothing tells what it comes to", {
    "/lines/0/quantity": none,
    "/lines/0/netAmount": "528.00",
  }, []],
  ["no line that is right, where the totals agree about more lines than there are", {
    "/totals/lineExtensionAmount": "914.30",
    "/totals/taxExclusiveAmount": "904.30",
    "/totals/taxAmount": "159.82",
    "/totals/taxInclusiveAmount": "1064.12",
    "/totals/payableAmount": "1064.12",
    "/vatBreakdown/0/taxableAmount": "804.30",
    "/vatBreakdown/0/taxAmount": "152.82",
  }, []],
  ["only what findings speak of", { "/lines/0/netAmount": "528.00", "/totals/payableAmount": "1.00" }, [
    "replace /totals/payableAmount 945.12",
  ], { spoken: ["BT-115"] }],
];

for (const [what, changes, expected, how] of faults) {
  Deno.test(`balance() changes ${what}`, () => assert.deepEqual(changesOn(changes, how), expected));
}

/** The lines, allowances and charges alone, from which all else can be worked out. */
const bare = { "/vatBreakdown": none, "/totals": none };

const derived: readonly (readonly [what: string, Changes, changes: readonly string[]])[] = [
  ["nothing where nothing is stated", bare, []],
  ["the one total that is stated", { ...bare, "/totals": { payableAmount: "1.00" } }, [
    "replace /totals/payableAmount 945.12",
  ]],
  ["the amount due, less what was paid", { ...bare, "/totals": { payableAmount: "945.12", prepaidAmount: "1.00" } }, [
    "replace /totals/payableAmount 944.12",
  ]],
  ["a sum of lines, by what a line comes to that states no amount", {
    ...bare,
    "/lines/0/netAmount": none,
    "/totals": { lineExtensionAmount: "814.31" },
  }, ["replace /totals/lineExtensionAmount 814.30"]],
  ["a VAT total, with what rounding may make of it", { ...bare, "/totals": { taxAmount: "140.85" } }, [
    "replace /totals/taxAmount 140.82",
  ]],
  ["no VAT total within rounding", { ...bare, "/totals": { taxAmount: "140.83" } }, []],
  ["a VAT amount that is more than two cents off", {
    "/totals": none,
    "/vatBreakdown/0/taxAmount": "133.84",
  }, ["replace /vatBreakdown/0/taxAmount 133.82"]],
  ["no VAT amount within two cents", { "/totals": none, "/vatBreakdown/0/taxAmount": "133.83" }, []],
  ["a net total, by allowances and charges that have no sum", {
    ...bare,
    "/totals": { taxExclusiveAmount: "814.30" },
  }, ["replace /totals/taxExclusiveAmount 804.30"]],
];

for (const [what, changes, expected] of derived) {
  Deno.test(`balance() of an invoice that leaves out totals changes ${what}`, () => {
    assert.deepEqual(changesOn(changes, { complete: false }), expected);
  });
}

Deno.test("balance() says which equations hold because of a change", () => {
  const settled = (changes: Changes) => {
    return balanced(changes).steps.map(({ settles }) =>
      settles.map(({ defines }) => defines?.pointer ?? "BG-23").toSorted()
    );
  };
  assert.deepEqual(settled({ "/lines/0/netAmount": "528.00" }), [
    ["/lines/0/netAmount", "/totals/lineExtensionAmount", "/vatBreakdown/0/taxableAmount"],
  ]);
  assert.deepEqual(settled({ "/vatBreakdown/1/taxAmount": "7.01" }), [["/totals/taxAmount"]]);
  assert.deepEqual(settled({ "/lines/0/quantity": "21" }), [["/lines/0/netAmount"]]);
  assert.deepEqual(settled({ "/lines/1/vatRate": "16" }), [["/vatBreakdown/0/taxableAmount", "BG-23"].toSorted()]);
  assert.deepEqual(settled({ "/vatBreakdown/1/vatRate": "17" }), [
    ["/vatBreakdown/1/taxAmount", "/vatBreakdown/1/taxableAmount", "BG-23"].toSorted(),
  ]);
});

Deno.test("balance() finds what is wrong alike in many lines at once, and says that nothing is left to guess", () => {
  const [line] = sound.lines;
  const lines = Array.from({ length: 200 }, (_, id) => ({ ...line, id, netAmount: "528.00" }));
  const { steps, isWhole } = balanced({ ...bare, "/lines": lines }, { complete: false });
  assert.deepEqual(
    steps.map(({ patch }) => patch),
    lines.map((_, at) => [
      { op: "replace", path: `/lines/${at}/netAmount`, value: "582.00" },
    ]),
  );
  assert.equal(isWhole, true);
});
