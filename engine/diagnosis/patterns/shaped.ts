/** Single values that went wrong by how they are written: the sign, the separator, the digits, and gross for net. */
import { Decimal } from "../../model/decimal.ts";
import type { Failure, Pattern, Proposal } from "./pattern.ts";
import { factorsAlone, factorsAndAmount } from "./lines.ts";
import { turnedTotals } from "./turned.ts";
import { isGross, isShifted, isSwapped, isTurned, isTyped, variantsOf } from "../../edits/likeness.ts";

const CENT = Decimal.of(1).shift(-2);

/** More decimals than an amount has, and otherwise the same. */
export const decimals = {
  id: "decimals",
  rank: 0,
  fits: ({ old, now }) => old.scale > 2 && !old.minus(now).abs().greaterThan(CENT),
} as const satisfies Pattern;

/** The sign is the wrong way round. */
export const sign = {
  id: "sign",
  rank: 15,
  fits: ({ old, now }) => isTurned(old, now),
  proposals: function* (of) {
    yield* turnedTotals(of);
    yield* factorsAlone(of, "sign");
    yield* factorsAndAmount(of, isTurned);
  },
} as const satisfies Pattern;

/** The price, the amount or a total is the other one of gross and net. */
export const gross = {
  id: "gross",
  rank: 16,
  fits: ({ old, now }, { rates }) => isGross(old, now, rates),
  proposals: function* (of) {
    yield* factorsAlone(of, "gross");
    yield* factorsAndAmount(of, (old, now) => isGross(old, now, of.rates), (old) => variantsOf(old, of.rates).gross);
  },
} as const satisfies Pattern;

/** The decimal separator is in another place, or lost. */
export const separator = {
  id: "separator",
  rank: 18,
  fits: ({ old, now }) => isShifted(old, now),
  proposals: function* (of) {
    yield* factorsAlone(of, "separator");
    yield* factorsAndAmount(of, isShifted);
  },
} as const satisfies Pattern;

/** Two digits have changed places. */
export const swapped = {
  id: "swapped",
  rank: 20,
  fits: ({ old, now }) => isSwapped(old.pad(2).toString(), now.pad(2).toString()),
  proposals: function* (of) {
    yield* factorsAlone(of, "digits");
    yield* carried(of, (old, now) => isSwapped(old.toString(), now.toString()));
  },
} as const satisfies Pattern;

/** One digit is another, or one too many. */
export const typed = {
  id: "typed",
  rank: 22,
  fits: ({ old, now }) => !old.isZero() && isTyped(old.pad(2).toString(), now.pad(2).toString()),
  proposals: function* (of) {
    yield* factorsAlone(of, "typed");
    yield* carried(of, (old, now) => isTyped(old.toString(), now.toString()));
  },
} as const satisfies Pattern;

/** A price that is written wrong is seldom what the line was worked out from, and never the invoice. */
function* carried(of: Failure, isAlike: (old: Decimal, now: Decimal) => boolean): Iterable<Proposal> {
  for (const it of factorsAndAmount(of, isAlike)) yield { ...it, less: (it.less ?? 0) + SELDOM };
}

const SELDOM = 45;
