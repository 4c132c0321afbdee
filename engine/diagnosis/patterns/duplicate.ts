import type { Taxed } from "../../edits/ledger.ts";
import { parentOf, pointerTo } from "../../edits/operation.ts";
import { itemsAsOff, partsOff, without, withoutPart } from "./items.ts";
import type { Failure, Pattern, Proposal } from "./pattern.ts";

/** What is the same in a copy; a copied line may have a number of its own. */
const same = [
  "description",
  "quantity",
  "unitCode",
  "unitPrice",
  "netAmount",
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

/** Something stands there twice: the later one goes. */
export const duplicate = {
  id: "duplicate",
  rank: 5,
  proposals: function* (of: Failure): Iterable<Proposal> {
    for (const item of copiesAmong(itemsAsOff(of), of)) yield { edits: [without(item)] };
    for (const part of copiesAmong(partsOff(of), of)) yield { edits: [withoutPart(part)] };
  },
} as const satisfies Pattern;

function* copiesAmong(items: readonly Taxed[], { tree }: Failure): Iterable<Taxed> {
  const known = new Set<string>();
  for (const { item, print } of items.map((item) => ({ item, print: printOf(item) }))) {
    if (known.has(print)) yield item;
    known.add(print);
  }

  function printOf({ pointer }: Taxed): string {
    const list = parentOf(pointer);
    return [list, ...same.map((name) => tree.print(pointerTo(pointer, name)))].join("\n");
  }
}
