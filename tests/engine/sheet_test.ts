/** What a ledger says with changes in it: which sums are off by how much, what follows, and what the VAT breakdown lacks. */
import assert from "node:assert/strict";
import { textWith } from "../../cases/json.ts";
import { Books, nameOf } from "../../engine/diagnosis/books.ts";
import { type Lenience, Sheet } from "../../engine/diagnosis/sheet.ts";
import { type Cell, ledgerOf } from "../../engine/edits/ledger.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { readJson } from "../../engine/open/read_json.ts";
import { sound } from "../support/seeded.ts";

const [STANDARD, REDUCED, NEW] = ["S 19.0000", "S 7.0000", "S 5.0000"] as const;
const [standard, reduced] = sound.vatBreakdown;

function decimal(text: string): Decimal {
  return Decimal.parse(text) ?? assert.fail(text);
}

/** The invoice with changes, its books, and a sheet of them. */
function sheetOf(changes: Readonly<Record<string, unknown>> = {}, lenience?: Lenience) {
  const read = readJson(textWith(sound, changes), { asStated: true });
  assert.ok("ok" in read);
  const ledger = ledgerOf(read.ok, true);
  assert.ok(ledger !== undefined);
  const books = new Books(ledger);
  const sheet = new Sheet(books, lenience);
  const item = (pointer: string) => ledger.items.find((it) => it.pointer === pointer) ?? assert.fail(pointer);
  const part = (at: number) => ledger.breakdown[at] ?? assert.fail(`${at}`);
  const cell = (name: string): Cell => {
    const cells = ledger.equations.flatMap(({ parts }) => [...parts.keys()]);
    return cells.find(({ pointer }) => pointer === name) ?? assert.fail(name);
  };
  /** The sums that are off, in short, and by how much. */
  const off = () => {
    const all = ledger.equations.filter((it) => it.gap === undefined && sheet.fails(it));
    return all.map((it) =>
      `${nameOf(it).split("/").slice(-2, -1)}/${it.defines?.term} ${sheet.off(it).toShortString()}`
    );
  };
  const lacks = (key: string) => sheet.fails(books.gapOf(key) ?? assert.fail(key));
  return { sheet, books, item, part, cell, off, lacks };
}

/** An invoice whose breakdown lacks the reduced rate, which so many lines are of. */
function lacking(lines: 1 | 2) {
  return sheetOf({ "/vatBreakdown": [standard], ...(lines === 2 ? { "/lines/1/vatRate": "7" } : {}) });
}

Deno.test("nothing is off, and nothing breaks, where nothing was changed", () => {
  const { sheet, off } = sheetOf();
  assert.deepEqual([off(), sheet.breaks()], [[], false]);
});

Deno.test("an amount that is another is missing in each sum that it is in", () => {
  const { sheet, cell, off } = sheetOf();
  sheet.set(cell("/lines/0/netAmount"), decimal("583.00"));
  assert.deepEqual(off(), ["0/BT-131 1", "0/BT-116 -1", "totals/BT-106 -1"]);
  assert.equal(sheet.breaks(), true);
});

Deno.test("what follows is worked out anew, to the cent, in the order of the sums, and nothing that is kept", () => {
  const { sheet, cell, off } = sheetOf();
  sheet.set(cell("/lines/0/netAmount"), decimal("583.00"));
  const { cells, apart } = sheet.follow(new Set(), []);
  assert.deepEqual(cells.map((it) => `${it.term} ${sheet.value(it)}`), [
    ...["BT-116 705.30", "BT-117 134.01", "BT-106 815.30", "BT-109 805.30", "BT-110 141.01", "BT-112 946.31"],
    "BT-115 946.31",
  ]);
  assert.deepEqual([apart, off()], [0, ["0/BT-131 1"]]);
  const kept = sheetOf();
  kept.sheet.set(kept.cell("/lines/0/netAmount"), decimal("583.00"));
  const rest = kept.sheet.follow(new Set([kept.cell("/totals/lineExtensionAmount")]), []);
  assert.deepEqual(rest.cells.map(({ term }) => term), ["BT-116", "BT-117", "BT-110", "BT-112", "BT-115"]);
});

Deno.test("totals of allowances and charges follow from these", () => {
  const { sheet, cell } = sheetOf();
  sheet.set(cell("/allowances/0/amount"), decimal("21.00"));
  sheet.set(cell("/charges/0/amount"), decimal("12.00"));
  const { cells } = sheet.follow(new Set(), []);
  assert.deepEqual(cells.map((it) => `${it.term} ${sheet.value(it)}`), [
    ...["BT-116 705.30", "BT-117 134.01", "BT-107 21.00", "BT-108 12.00", "BT-109 805.30", "BT-110 141.01"],
    ...["BT-112 946.31", "BT-115 946.31"],
  ]);
});

Deno.test("what was wrong before and does not follow is counted apart", () => {
  const { sheet, books } = sheetOf({ "/totals/payableAmount": "900.00" });
  const wrong = books.ledger.equations.filter((it) => sheet.fails(it));
  assert.deepEqual(wrong.map(({ defines }) => defines?.term), ["BT-115"]);
  const { cells, apart } = sheet.follow(new Set(), wrong);
  assert.deepEqual([cells.map((it) => `${it.term} ${sheet.value(it)}`), apart], [["BT-115 945.12"], 1]);
  assert.deepEqual([...sheet.alsoSettled(new Set())].map(({ defines }) => defines?.term), ["BT-115"]);
});

Deno.test("a line, an allowance or a charge that goes is too much in each sum that it is in, by its sign", () => {
  const of = (pointer: string) => {
    const { sheet, item, off } = sheetOf();
    sheet.without(item(pointer));
    return off();
  };
  assert.deepEqual(of("/lines/0"), ["0/BT-116 582", "totals/BT-106 582"]);
  assert.deepEqual(of("/allowances/0"), ["0/BT-116 -20", "totals/BT-107 20"]);
  assert.deepEqual(of("/charges/0"), ["0/BT-116 10", "totals/BT-108 10"]);
});

Deno.test("a line, an allowance or a charge more is missing in each sum that it belongs to", () => {
  const line = sheetOf();
  line.sheet.withLine(REDUCED, decimal("9"));
  assert.deepEqual(line.off(), ["1/BT-116 -9", "totals/BT-106 -9"]);
  const allowance = sheetOf();
  allowance.sheet.withItem({ total: "BT-107", key: STANDARD, amount: decimal("9"), sign: decimal("-1") });
  assert.deepEqual(allowance.off(), ["0/BT-116 9", "totals/BT-107 -9"]);
  const charge = sheetOf();
  charge.sheet.withItem({ total: "BT-108", key: STANDARD, amount: decimal("9"), sign: decimal("1") });
  assert.deepEqual(charge.off(), ["0/BT-116 -9", "totals/BT-108 -9"]);
});

Deno.test("a line that comes to another amount is off by what is between, and nothing else is", () => {
  const { sheet, books, off } = sheetOf();
  const [line] = books.ledger.lines;
  assert.ok(line !== undefined);
  sheet.worth(line, decimal("580"));
  assert.deepEqual(off(), ["0/BT-131 2"]);
});

Deno.test("an item that is taxed otherwise is missing in one part of the breakdown, and too much in the other", () => {
  const { sheet, item, off } = sheetOf();
  sheet.taxed(item("/lines/2"), STANDARD);
  assert.deepEqual(off(), ["0/BT-116 -100", "1/BT-116 100"]);
});

Deno.test("a part of the breakdown with another rate has another tax, in hundredths", () => {
  const { sheet, part, off } = sheetOf();
  sheet.renamed(part(0), { key: STANDARD, rate: decimal("16") });
  assert.deepEqual(off(), ["0/BT-117 21.132"]);
  sheet.set(part(0).amount, decimal("804.30"));
  assert.deepEqual(off(), ["0/BT-116 100", "0/BT-117 5.132"]);
});

Deno.test("a part that is not there is too much in the total of VAT, and its own sums are gone", () => {
  const { sheet, part, off } = sheetOf();
  sheet.withoutPart(part(1));
  assert.deepEqual([off(), sheet.breaks()], [["totals/BT-110 7"], true]);
});

Deno.test("of two parts of a category and rate, one that goes leaves the base of both to the other", () => {
  const half = { ...reduced, taxableAmount: "50.00", taxAmount: "3.50" };
  const { sheet, part, off } = sheetOf({ "/vatBreakdown": [standard, half, half] });
  assert.deepEqual(off(), []);
  sheet.withoutPart(part(2));
  assert.deepEqual(off(), ["1/BT-116 -50", "totals/BT-110 3.5"]);
});

Deno.test("what the breakdown lacks is lacking until the last item of it is taxed otherwise, or goes", () => {
  for (const away of ["taxed", "without"] as const) {
    const { sheet, item, lacks } = lacking(2);
    const take = (pointer: string) =>
      away === "taxed" ? sheet.taxed(item(pointer), STANDARD) : sheet.without(item(pointer));
    const seen = [lacks(REDUCED)];
    for (const pointer of ["/lines/1", "/lines/2"]) {
      take(pointer);
      seen.push(lacks(REDUCED));
    }
    assert.deepEqual(seen, [true, true, false], away);
  }
});

Deno.test("each line, allowance and charge more counts as one of what the breakdown lacks", () => {
  const more = {
    line: ({ sheet }: ReturnType<typeof sheetOf>) => sheet.withLine(REDUCED, decimal("9")),
    charge: ({ sheet }: ReturnType<typeof sheetOf>) => {
      sheet.withItem({ total: "BT-108", key: REDUCED, amount: decimal("9"), sign: decimal("1") });
    },
    taxed: ({ sheet, item }: ReturnType<typeof sheetOf>) => sheet.taxed(item("/lines/0"), REDUCED),
  };
  for (const [what, add] of Object.entries(more)) {
    const it = lacking(1);
    it.sheet.without(it.item("/lines/2"));
    assert.equal(it.lacks(REDUCED), false, what);
    add(it);
    assert.equal(it.lacks(REDUCED), true, what);
    it.sheet.without({ ...it.item("/lines/2") });
    assert.equal(it.lacks(REDUCED), false, what);
  }
});

Deno.test("a part that is added, or renamed, is what was lacking, once", () => {
  for (const how of ["added", "renamed"] as const) {
    const { sheet, part, lacks } = lacking(1);
    const rate = { key: REDUCED, rate: decimal("7") };
    if (how === "added") sheet.added(rate, decimal("7"));
    else sheet.renamed(part(0), rate);
    assert.equal(lacks(REDUCED), false, how);
    sheet.withoutPart({ ...part(0), key: REDUCED });
    assert.equal(lacks(REDUCED), true, how);
  }
});

Deno.test("a part that is added is missing in the total of VAT", () => {
  const { sheet, off } = lacking(1);
  assert.deepEqual(off(), ["totals/BT-110 7"]);
  sheet.added({ key: REDUCED, rate: decimal("7") }, decimal("7"));
  assert.deepEqual(off(), []);
});

Deno.test("a category and rate that nothing was of breaks the breakdown, where there is one", () => {
  const of = (changes: Readonly<Record<string, unknown>>) => {
    const { sheet } = sheetOf(changes);
    sheet.withLine(NEW, Decimal.zero);
    return sheet.breaks();
  };
  assert.deepEqual([of({}), of({ "/vatBreakdown": undefined })], [true, false]);
  const { sheet, part } = sheetOf();
  sheet.renamed(part(1), { key: NEW, rate: decimal("7") });
  assert.equal(sheet.breaks(), true);
});

Deno.test("where rules are content with less, a base or its tax may be off by less than one, or by what is known", () => {
  const lenience = { beyond: [decimal("30")], headings: decimal("50") };
  const offBy = (name: string, amount: string) => {
    const { sheet, cell, off } = sheetOf({}, lenience);
    const own = cell(name);
    sheet.set(own, own.value.plus(decimal(amount)));
    return off().map((it) => it.split(" ")[0]);
  };
  const BASE = "/vatBreakdown/0/taxableAmount";
  const TAX = "/vatBreakdown/0/taxAmount";
  assert.deepEqual([offBy(BASE, "0.99"), offBy(TAX, "-0.99")], [[], ["totals/BT-110"]]);
  assert.deepEqual(offBy(BASE, "1.00"), ["0/BT-116"]);
  assert.deepEqual(offBy(TAX, "1.00"), ["0/BT-117", "totals/BT-110"]);
  assert.deepEqual(offBy(BASE, "30"), ["0/BT-117"]);
  const sums = (amount: string) => offBy("/totals/lineExtensionAmount", amount);
  assert.deepEqual([sums("50"), sums("-50"), sums("0.5")], [["totals/BT-109"], ["totals/BT-109"], [
    "totals/BT-106",
    "totals/BT-109",
  ]]);
});
