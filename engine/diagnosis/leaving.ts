/** How what is due may stay as it is stated, where all that explains the sums changes it: something was paid, or rounded. */
import { Decimal } from "../model/decimal.ts";
import type { JsonTree } from "../edits/operation.ts";
import { Books } from "./books.ts";
import { setTo } from "./patterns/pattern.ts";
import { patchOf, type Reason } from "./reasons.ts";
import type { Reread } from "./together.ts";

const one = Decimal.of(1);
const CENTS = 2;
/** Nothing in the invoice speaks of it. */
const INVENTED = 25;

/** Undefined where nothing that can be paid or rounded comes to it. */
export function leavingDue(
  [best]: readonly Reason[],
  { tree, reread }: { readonly tree: JsonTree; readonly reread: Reread },
): Reason | undefined {
  const others = best === undefined ? [] : patchOf(best).filter(({ path }) => path !== "/totals/payableAmount");
  const changed = tree.with(others);
  const ledger = changed && reread(changed);
  const books = ledger && new Books(ledger);
  const due = books?.total("BT-115");
  const sum = due && books?.definitionOf(due);
  if (best === undefined || due?.readable !== true || sum === undefined) return undefined;
  const [cell, value] = sum.off.abs().lessThan(one)
    ? [books?.total("BT-114"), sum.off] as const
    : [books?.total("BT-113"), sum.off.negate()] as const;
  const now = cell?.value.plus(value);
  const gross = books?.total("BT-112");
  const isPaid = cell?.term === "BT-114" || now?.isNegative() === gross?.value.isNegative();
  if (cell === undefined || now === undefined || !isPaid) return undefined;
  const paid = setTo(cell, now.pad(CENTS)).operations;
  const [first] = best.steps;
  const steps = first === undefined
    ? []
    : [{ pattern: "unstated" as const, patch: [...others, ...paid], settles: first.settles }];
  return { ...best, steps, cost: best.cost + INVENTED, isDoubtful: true };
}
