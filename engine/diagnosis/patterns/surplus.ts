import { itemsAsOff, partsOff, without, withoutPart } from "./items.ts";
import { type Failure, type Pattern, type Proposal, setTo } from "./pattern.ts";
import { Decimal } from "../../model/decimal.ts";

/** Something is there that is counted nowhere: it does not belong. */
export const surplus = {
  id: "surplus",
  rank: 50,
  proposals: function* (of: Failure): Iterable<Proposal> {
    for (const item of itemsAsOff(of)) yield { edits: [without(item)] };
    for (const part of partsOff(of)) yield { edits: [withoutPart(part)] };
    for (const term of ["BT-113", "BT-114"] as const) {
      const cell = of.books.total(term);
      if (cell?.stated !== true || cell.value.isZero()) continue;
      const edit = setTo(cell, Decimal.zero.pad(2));
      yield { edits: [{ ...edit, operations: [{ op: "remove", path: cell.pointer }] }] };
    }
  },
} as const satisfies Pattern;
