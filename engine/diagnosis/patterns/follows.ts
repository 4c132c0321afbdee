import { Decimal } from "../../model/decimal.ts";
import { decimalOf } from "../../model/numeric.ts";
import { failedBefore } from "../books.ts";
import { besides, type Equation, isOff, type Line, perOf } from "../../edits/ledger.ts";
import { linesOff, withFactor, worthOf } from "./lines.ts";
import type { Failure, Pattern, Proposal, ValueChange } from "./pattern.ts";

/** What follows from others was not worked out anew: it is what they come to. */
export const follows = {
  id: "follows",
  rank: 40,
  fits: isDefined,
} as const satisfies Pattern;

/** Whether an amount follows from others, is not what they come to, and would be. */
function isDefined({ cell, old, now }: ValueChange, { books }: Failure): boolean {
  const definition = books.definitionOf(cell);
  // What is not there is what the other totals leave for it, also where its own sum has another fault.
  if (definition === undefined || !cell.stated) return !cell.stated;
  const off = definition.off.plus(now.minus(old));
  // What rules let pass may be off by a cent: it is what the others come to, to the last digit, that follows from them.
  return failedBefore(definition) ? !isOff(definition, off) : !definition.off.isZero() && off.isZero();
}

/** How much less likely a change is by the amount's own sum: whether it holds then, and holds more exactly than before. */
export function doubtOf(change: ValueChange, of: Failure): number {
  const { cell, old, now } = change;
  const definition = of.books.definitionOf(cell);
  if (definition === undefined) return GIVEN;
  const off = definition.off.plus(now.minus(old));
  if (failedBefore(definition) && !definition.open) return isOff(definition, off) ? FARTHER : 0;
  return off.abs().greaterThan(definition.off.abs()) ? FARTHER : off.abs().lessThan(definition.off.abs()) ? CLOSER : 0;
}

/** What follows from others is wrong more often than what they follow from. */
const GIVEN = 4;
const FARTHER = 25;
const CLOSER = -25;

/** Several sums agree on one value, whatever stands there. */
export const agreed = {
  id: "agreed",
  rank: 45,
  fits: (change: ValueChange, { books }: Failure) => {
    if (change.now.isZero()) return false;
    const closer = books.equationsOf(change.cell).filter((it) => {
      const off = offWith(change, it);
      return !isOff(it, off) && off.abs().lessThan(it.off.abs());
    });
    return closer.length > 1;
  },
  proposals: function* (of: Failure): Iterable<Proposal> {
    for (const line of linesOff(of)) yield* exactly(line);
  },
} as const satisfies Pattern;

function offWith({ cell, old, now }: ValueChange, { off, parts }: Equation): Decimal {
  return off.plus(now.minus(old).times(parts.get(cell) ?? Decimal.zero));
}

const FACTOR_PLACES = 4;

/** The price or the quantity with which a line comes to its amount, to the last digit. */
function* exactly(line: Line): Iterable<Proposal> {
  const per = perOf(line.group);
  if (per === undefined) return;
  const whole = line.net.value.plus(besides(line.group)).times(per);
  for (const [name, by] of [["unitPrice", "quantity"], ["quantity", "unitPrice"]] as const) {
    const other = decimalOf(line.group.value(by));
    if (!line.net.stated || other === undefined || other.isZero()) continue;
    const value = whole.divide(other, FACTOR_PLACES);
    const worth = worthOf(line, { [name]: value });
    if (worth === undefined || !value.times(other).equals(whole) || value.isNegative()) continue;
    yield { edits: [withFactor(line, name, value, worth)] };
  }
}
