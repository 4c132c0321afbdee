/** The values with which sums hold, each by a change of one amount. */
import { Decimal } from "../../model/decimal.ts";
import type { TermId } from "../../model/terms.ts";
import type { Cell, Equation } from "../../edits/ledger.ts";
import { failedBefore } from "../books.ts";
import type { Failure, ValueChange } from "./pattern.ts";

const one = Decimal.of(1);
const CENTS = 2;

/** What is taken off or added: the sign is in what it is, so that one below zero would be the other. */
const unsigned: ReadonlySet<TermId> = new Set<TermId>(["BT-92", "BT-99"]);

/** Of what is to be paid nobody has paid less than nothing, and nobody rounds by as much as one. */
function isUnlikely(value: Decimal, { term, value: old }: Cell, { books }: Failure): boolean {
  if (term === "BT-114") return !value.abs().lessThan(one) && old.abs().lessThan(one);
  const isTurned = value.isNegative() && !old.isNegative();
  return isTurned && (unsigned.has(term) || term === "BT-113" && books.total("BT-112")?.value.isNegative() === false);
}

/** The values of an amount, each of which makes one of the failing sums hold. */
export function solvedFor(cell: Cell, of: Failure): readonly Decimal[] {
  const values = new Map<string, Decimal>();
  for (const value of [...of.failing.map((it) => solvedIn(it, cell)), restOfNet(cell, of)]) {
    if (value === undefined || isUnlikely(value, cell, of)) continue;
    values.set(value.toString(), value);
  }
  return [...values.values()];
}

/** What is left of the net total for a part of the VAT breakdown. */
function restOfNet(cell: Cell, { books }: Failure): Decimal | undefined {
  const net = books.total("BT-109");
  if (cell.term !== "BT-116" || net?.readable !== true) return undefined;
  const others = books.ledger.breakdown.filter(({ amount }) => amount !== cell);
  return net.value.minus(Decimal.sum(others.map(({ amount }) => amount.value))).roundHalfAway(CENTS).pad(CENTS);
}

function solvedIn(equation: Equation, cell: Cell): Decimal | undefined {
  const factor = equation.parts.get(cell);
  if (factor === undefined) return undefined;
  // An amount with more decimals than it may have stands in a sum of its own.
  if (factor.isZero()) return cell.value.roundHalfAway(CENTS);
  if (!factor.abs().equals(one)) return cell.value.minus(equation.off.divide(factor)).roundHalfAway(CENTS).pad(CENTS);
  return cell.value.minus(equation.off.times(factor)).roundHalfAway(CENTS).pad(CENTS);
}

/** Whether it is not there, and should be. */
function isOpen(cell: Cell, { books }: Failure): boolean {
  return books.equationsOf(cell).some((it) => it.defines === cell && failedBefore(it));
}

/** All changes of one amount with which one of the sums holds. What is not stated is only worked out. */
export function* solvedChanges(of: Failure): Iterable<ValueChange> {
  const seen = new Set<Cell>();
  for (const { parts, defines } of of.failing) {
    for (const cell of parts.keys()) {
      if (seen.has(cell) || !cell.stated && cell !== defines && !isOpen(cell, of)) continue;
      seen.add(cell);
      for (const now of solvedFor(cell, of)) yield { cell, old: cell.value, now };
    }
  }
}
