/** Groups that are filled alike share a layout, and what is known of layouts stays within bounds. */
import assert from "node:assert/strict";
import { allOf, type Bound, leaves } from "../../engine/syntax/bound.ts";
import { Layout } from "../../engine/syntax/layout.ts";
import type { AnyRow } from "../../engine/syntax/row.ts";
import { boundOf, invoiceOf } from "../support/ubl.ts";

function row(slot: string): AnyRow {
  return { row: "leaf", slot, path: `cbc:${slot}` };
}

function line(...elements: readonly string[]): string {
  return `<cac:InvoiceLine>${elements.join("")}</cac:InvoiceLine>`;
}

const ID = "<cbc:ID>1</cbc:ID>";
const NOTE = "<cbc:Note>a</cbc:Note>";
const PERIOD = "<cac:InvoicePeriod/>";

function layouts(document: Bound): readonly Layout[] {
  return allOf(document, "line").map(({ layout }) => layout);
}

Deno.test("lines with the same elements in the same order share a layout, also over documents", () => {
  const [first, second, turned] = layouts(boundOf(invoiceOf(line(ID, NOTE) + line(ID, NOTE) + line(NOTE, ID))));
  assert.equal(first, second);
  assert.notEqual(first, turned);
  assert.deepEqual([first?.slots, turned?.slots], [["id", "note"], ["note", "id"]]);
  assert.equal(layouts(boundOf(invoiceOf(line(ID, NOTE))))[0], first);
});

Deno.test("a second value in a slot makes another layout, a second group in one does not", () => {
  const [once, twice, thrice] = layouts(
    boundOf(invoiceOf(line(ID) + line(ID, ID) + line(ID, ID, ID))),
  );
  assert.notEqual(once, twice);
  assert.equal(twice, thrice);
  const [one, two] = layouts(boundOf(invoiceOf(line(PERIOD) + line(PERIOD, PERIOD))));
  assert.equal(one, two);
});

Deno.test("values of a slot stand in the order of the document, whatever is between them", () => {
  const document = boundOf(invoiceOf(line("<cbc:ID>1</cbc:ID>", NOTE, "<cbc:ID>2</cbc:ID>", "<cbc:ID>3</cbc:ID>")));
  const [only] = allOf(document, "line");
  assert.ok(only !== undefined);
  assert.deepEqual(leaves(only, "id").map(({ text }) => text), ["1", "2", "3"]);
  assert.deepEqual(leaves(only, "note").map(({ text }) => text), ["a"]);
  assert.deepEqual(leaves(only, "quantity"), []);
});

Deno.test("layouts are forgotten when there are too many, and groups that have them keep them", () => {
  const empty = Layout.empty();
  const rows = Array.from({ length: 5_000 }, (_, at) => row(`slot${at}`));
  const [first, second] = rows;
  assert.ok(first !== undefined && second !== undefined);
  const before = empty.with(first).with(second);
  assert.equal(empty.with(first).with(second), before);
  for (const it of rows) empty.with(it);
  assert.notEqual(empty.with(first).with(second), before);
  assert.deepEqual(before.slots, ["slot0", "slot1"]);
  assert.deepEqual(empty.with(first).with(second).slots, before.slots);
});
