/** An invoice set out for a person: everything has its place, and findings are marked where they belong. */
import assert from "node:assert/strict";
import { fullPointer, groupRows, type Invoice, termRows } from "../../engine/mod.ts";
import { pointersIn, sheetOf } from "../../web/sheet/build.ts";
import { visible, writer } from "../../web/sheet/format.ts";
import { layout } from "../../web/sheet/layout.ts";
import { targetOf } from "../../web/sheet/target.ts";
import { texts } from "../../web/texts/en.ts";
import { creditNotes, invoices } from "../support/credit_notes.ts";

function sheet(invoice: Invoice, wanted: readonly string[] = []) {
  return sheetOf(invoice, { language: "en", texts: texts.sheet, wanted: new Set(wanted), file: () => undefined });
}

/** The paths that the layout has, as they are in the model. */
function paths(): readonly string[] {
  return layout.flatMap(({ at, entries = [], tables = [] }) => {
    const below = (base: string, items: readonly (readonly [string, ...unknown[]])[]) =>
      items.map(([path]) => `${base}/${path}`);
    return [
      ...entries.flatMap(({ items }) => below(at, items)),
      ...tables.flatMap((table) =>
        [...table.cells, ...table.more].flatMap(({ items }) => below(`${at}/${table.at}/*`, items))
      ),
    ].map((path) => path.replace(/^\//, ""));
  });
}

/** The path of a term in the model. */
function pathOf(id: keyof typeof termRows): string {
  const row = termRows[id];
  const steps = [row.name];
  for (
    let group = row.group as keyof typeof groupRows | undefined;
    group !== undefined;
    group = groupRows[group].parent
  ) {
    const { name, flat, card, parent } = groupRows[group];
    if (flat !== true && parent !== undefined) steps.unshift(...(card.endsWith("n") ? [name, "*"] : [name]));
  }
  return steps.join("/");
}

Deno.test("every business term has its place in the layout", () => {
  const known = new Set(paths());
  const ids = Object.keys(termRows).filter((id): id is keyof typeof termRows => Object.hasOwn(termRows, id));
  const whole = ids.filter((id) => termRows[id].partOf === undefined);
  assert.ok(whole.length > 150);
  assert.deepEqual(whole.map(pathOf).filter((path) => !known.has(path)), []);
});

Deno.test("a credit note of any type is titled as one, and nothing else is", () => {
  const titleOf = (invoiceTypeCode: string) => sheet({ invoiceTypeCode, invoiceNumber: "7" }).title;
  for (const code of creditNotes) assert.equal(titleOf(code), "Credit note 7", code);
  for (const code of invoices) assert.doesNotMatch(titleOf(code), /credit/i, code);
});

Deno.test("amounts keep every digit, and are grouped as the language does", () => {
  const write = (language: string) => writer({ language, texts: texts.sheet, currency: "EUR" });
  assert.equal(write("en")("1234567.890", "amount"), "1,234,567.890");
  assert.equal(write("de")("1234567.890", "amount"), "1.234.567,890");
  assert.equal(write("en")("12345678901234567890.12", "amount"), "12,345,678,901,234,567,890.12");
  assert.equal(write("en")("1190.00", "money"), "1,190.00\u00a0EUR");
});

Deno.test("a value that does not fit its type is written as it is", () => {
  const write = writer({ language: "en", texts: texts.sheet });
  for (const format of ["amount", "date", "percentage", "country", "unit", "means"] as const) {
    assert.equal(write("1,00 x", format), "1,00 x", format);
  }
  assert.equal(write("2026-13-45", "date"), "2026-13-45");
  assert.equal(write("constructor", "means"), "constructor");
});

Deno.test("characters that cannot be seen, or that turn others round, are named", () => {
  assert.equal(visible("a\u202eb\u0007c\u2066"), "a⟨U+202E⟩b⟨U+0007⟩c⟨U+2066⟩");
  assert.equal(visible("line\nnext\tß é 😀"), "line\nnext\tß é 😀");
});

Deno.test("a finding on what an invoice lacks is marked at its term, which is shown as missing", () => {
  const found = sheet({ seller: { name: "A" } }, ["/buyerReference", "/seller/contact/phone"]);
  const parts = found.sections.flatMap(({ entries }) => entries.flatMap(({ parts }) => parts));
  const missing = parts.filter((part) => part.missing === true).map(({ at }) => at);
  assert.deepEqual(missing.toSorted(), ["/buyerReference", "/seller/contact/phone"]);
});

Deno.test("columns in which no row has anything are left out", () => {
  const found = sheet({ allowances: [{ amount: "1.00", reason: "Discount" }] });
  const table = found.sections.find(({ id }) => id === "adjustments");
  assert.deepEqual(table?.columns.map(({ label }) => label), ["", "Reason", "Amount"]);
  assert.equal(table?.rows[0]?.cells.length, 3);
});

Deno.test("pointersIn() has the rows in which something is wanted", () => {
  const invoice: Invoice = { lines: [{ id: "1" }, { id: "2" }] };
  const found = pointersIn(sheet(invoice, ["/lines/1/netAmount"]), new Set(["/lines/1/netAmount"]));
  assert.ok(found.has("/lines/1/netAmount") && found.has("/lines/1") && found.has(""));
  assert.ok(!found.has("/lines/0/id"));
});

const targets: readonly (readonly [pointer: string, field: Parameters<typeof targetOf>[1], target: string])[] = [
  ["/totals/taxAmount", ["BT-110", "BT-117"], "/totals/taxAmount"],
  ["", "BT-10", "/buyerReference"],
  ["", ["BT-41"], "/seller/contact/name"],
  ["", "BG-25", "/lines"],
  ["", ["BT-131"], "/lines"],
  ["/lines/2", ["BT-131"], "/lines/2/netAmount"],
  ["/lines/2", ["BT-146"], "/lines/2/unitPrice"],
  ["/lines/2", ["BT-1", "BT-146"], "/lines/2/unitPrice"],
  ["/lines/2", ["BT-5"], "/lines/2"],
  ["/payment", ["BT-84"], "/payment/creditTransfers"],
  ["", ["BT-27"], "/seller/name"],
];

for (const [pointer, field, target] of targets) {
  Deno.test(`a finding at "${pointer}" on ${[field].flat().join(", ")} is marked at "${target}"`, () => {
    assert.equal(targetOf(pointer, field), target);
  });
}

Deno.test("a pointer to a short form of the JSON model leads to what it stands for", () => {
  assert.equal(fullPointer("/payment/iban"), "/payment/creditTransfers/0/iban");
  assert.equal(fullPointer("/declaredTotals/taxAmount"), "/totals/taxAmount");
  assert.equal(fullPointer("/lines/0/id"), "/lines/0/id");
});
