/** Lines, allowances, charges and parts of the VAT breakdown that may be too many: removed, and found by their amounts. */
import type { Decimal } from "../../model/decimal.ts";
import type { Taxed } from "../../edits/ledger.ts";
import type { Edit, Failure } from "./pattern.ts";

/** A line, an allowance or a charge goes. */
export function without(item: Taxed): Edit {
  return { apply: (sheet) => sheet.without(item), operations: [{ op: "remove", path: item.pointer }], sets: [] };
}

/** A part of the VAT breakdown goes. */
export function withoutPart(part: Taxed): Edit {
  return { apply: (sheet) => sheet.withoutPart(part), operations: [{ op: "remove", path: part.pointer }], sets: [] };
}

function sizeOf(amount: Decimal): string {
  return amount.abs().toShortString();
}

/** Items that are as large as what a sum is off by. */
export function itemsAsOff({ failing, books: { ledger } }: Failure): readonly Taxed[] {
  const offs = new Set(failing.filter(({ open }) => !open).map(({ off }) => sizeOf(off)));
  return ledger.items.filter(({ amount }) => !amount.value.isZero() && offs.has(sizeOf(amount.value)));
}

/** Parts of the breakdown whose base or VAT is in a sum that does not hold. */
export function partsOff({ failing, books }: Failure): readonly Taxed[] {
  return books.ledger.breakdown.filter((part) => {
    const tax = books.taxOf(part)?.defines;
    return failing.some(({ parts }) => parts.has(part.amount) || tax !== undefined && parts.has(tax));
  });
}
