import type { TermId } from "../../model/terms.ts";
import type { Cell } from "../../edits/ledger.ts";
import { partsOff } from "./items.ts";
import { type Failure, type Pattern, type Proposal, setTo } from "./pattern.ts";

/** Totals that stand beside each other in forms and programs. */
const neighbours: readonly (readonly [TermId, TermId])[] = [
  ["BT-106", "BT-109"],
  ["BT-109", "BT-110"],
  ["BT-109", "BT-112"],
  ["BT-110", "BT-112"],
  ["BT-112", "BT-115"],
  ["BT-107", "BT-108"],
  ["BT-113", "BT-115"],
  ["BT-112", "BT-113"],
  ["BT-109", "BT-115"],
];

/** Two amounts have each other's value. */
export const exchanged = {
  id: "exchanged",
  rank: 19,
  proposals: function* (of: Failure): Iterable<Proposal> {
    const { books } = of;
    for (const part of partsOff(of)) {
      const tax = books.taxOf(part)?.defines;
      if (tax !== undefined) yield* swap(part.amount, tax);
    }
    for (const [one, other] of neighbours.map((pair) => pair.map((term) => books.total(term)))) {
      if (one !== undefined && other !== undefined) yield* swap(one, other);
    }
  },
} as const satisfies Pattern;

function* swap(one: Cell, other: Cell): Iterable<Proposal> {
  if (!one.stated || !other.stated || one.value.equals(other.value)) return;
  if (one.value.isZero() || other.value.isZero()) return;
  yield { edits: [setTo(one, other.value), setTo(other, one.value)] };
}
