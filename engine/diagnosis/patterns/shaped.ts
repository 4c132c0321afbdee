/** Single values that went wrong by how they are written: the sign, the separator, the digits, and gross for net. */
import { Decimal } from "../../model/decimal.ts";
import { isGross, isShifted, isSwapped, isTurned, isTyped, type Variants, variantsOf } from "../../edits/likeness.ts";
import { factorsAlone, factorsAndAmount } from "./lines.ts";
import type { Failure, Pattern, Proposal } from "./pattern.ts";
import { turnedTotals } from "./turned.ts";

const CENT = Decimal.of(1).shift(-2);

/** More decimals than an amount has, and otherwise the same. */
export const decimals = {
  id: "decimals",
  rank: 0,
  fits: ({ old, now }) => old.scale > 2 && !old.minus(now).abs().greaterThan(CENT),
} as const satisfies Pattern;

/** How a value is alike what it should be: an amount as it is, a price and a quantity as they are or with the line's amount. */
interface Shape<Id extends string> {
  readonly id: Id;
  readonly rank: number;
  readonly way: keyof Variants;
  readonly isAlike: (old: Decimal, now: Decimal, rates: readonly Decimal[]) => boolean;
  /** By its digits: an amount has two decimals, and a price the ones that it has. */
  readonly isWritten?: true;
  /** The price may be any that is written so. */
  readonly anyPrice?: true;
  readonly first?: (of: Failure) => Iterable<Proposal>;
}

/** A price that is written wrong is seldom what the line was worked out from, and never the invoice. */
const SELDOM = 45;

function shaped<Id extends string>({ id, rank, way, isAlike, isWritten, anyPrice, first }: Shape<Id>) {
  return {
    id,
    rank,
    fits: ({ old, now }, { rates }) => isWritten ? isAlike(old.pad(2), now.pad(2), rates) : isAlike(old, now, rates),
    proposals: function* (of) {
      yield* first?.(of) ?? [];
      yield* factorsAlone(of, way);
      const variants = anyPrice && ((old: Decimal) => variantsOf(old, of.rates)[way]);
      for (const it of factorsAndAmount(of, (old, now) => isAlike(old, now, of.rates), variants)) {
        yield isWritten ? { ...it, less: (it.less ?? 0) + SELDOM } : it;
      }
    },
  } as const satisfies Pattern;
}

/** The sign is the wrong way round. */
export const sign = shaped({ id: "sign", rank: 15, way: "sign", isAlike: isTurned, first: turnedTotals });

/** The price, the amount or a total is the other one of gross and net. */
export const gross = shaped({ id: "gross", rank: 16, way: "gross", isAlike: isGross, anyPrice: true });

/** The decimal separator is in another place, or lost. */
export const separator = shaped({ id: "separator", rank: 18, way: "separator", isAlike: isShifted });

/** Two digits have changed places. */
export const swapped = shaped({
  id: "swapped",
  rank: 20,
  way: "digits",
  isAlike: (old, now) => isSwapped(old.toString(), now.toString()),
  isWritten: true,
});

/** One digit is another, or one too many. */
export const typed = shaped({
  id: "typed",
  rank: 22,
  way: "typed",
  isAlike: (old, now) => !old.isZero() && isTyped(old.toString(), now.toString()),
  isWritten: true,
});
