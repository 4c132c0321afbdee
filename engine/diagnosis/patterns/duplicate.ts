import type { Taxed } from "../../edits/ledger.ts";
import { grouped } from "../../model/grouped.ts";
import { parentOf, pointerTo } from "../../edits/operation.ts";
import { itemsAsOff, partsOff, without, withoutPart } from "./items.ts";
import { type Failure, type Pattern, type Proposal, setTo } from "./pattern.ts";

/** What is the same in a copy; a copied line may have a number of its own, and one of the two an amount that is wrong. */
const same = [
  "description",
  "quantity",
  "unitCode",
  "unitPrice",
  "amount",
  "reason",
  "reasonCode",
  "vatCategory",
  "vatRate",
  "taxableAmount",
  "taxAmount",
  "exemptionReason",
  "exemptionReasonCode",
];

/** Something stands there twice: the later one goes, or the one whose amount is not that of the other. */
export const duplicate = {
  id: "duplicate",
  rank: 5,
  proposals: function* (of: Failure): Iterable<Proposal> {
    const parts = partsOff(of);
    for (const [item, other] of copiesAmong(itemsAsOff(of), of.books.ledger.items, of)) {
      yield { edits: [without(item)] };
      const { amount } = other;
      if (amount.value.equals(item.amount.value)) continue;
      yield { edits: [without(other), setTo(item.amount, amount.value)], less: OTHER };
    }
    for (const [part] of copiesAmong(parts, parts, of)) yield { edits: [withoutPart(part)] };
  },
} as const satisfies Pattern;

/** Or it is the copy that is right, and the amount of the other that is wrong. */
const OTHER = 2;

/** Those of some items that are copies of any, with what each is a copy of. */
function* copiesAmong(
  some: readonly Taxed[],
  all: readonly Taxed[],
  { tree }: Failure,
): Iterable<readonly [copy: Taxed, of: Taxed]> {
  const [wanted, kinds] = [new Set(some), new Set(some.map(kindOf))];
  for (const alike of grouped(all.filter((it) => kinds.has(kindOf(it))), printOf).values()) {
    const [first] = alike.filter((it) => !wanted.has(it)).concat(alike);
    for (const it of alike) if (first !== undefined && it !== first && wanted.has(it)) yield [it, first];
  }

  function printOf({ pointer }: Taxed): string {
    const isPriced = tree.at(pointerTo(pointer, "unitPrice")) !== undefined;
    const names = isPriced ? same : [...same, "netAmount"];
    return [parentOf(pointer), ...names.map((name) => tree.print(pointerTo(pointer, name)))].join("\n");
  }
}

/** What is soon compared: of many items few are alike by it. */
function kindOf({ key, group, amount }: Taxed): string {
  const [price, quantity] = [group.value("unitPrice")?.text, group.value("quantity")?.text];
  return price === undefined ? `${key} ${amount.value.toShortString()}` : `${key} ${price} ${quantity}`;
}
