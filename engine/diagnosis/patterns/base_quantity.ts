import { Decimal } from "../../model/decimal.ts";
import { decimalOf } from "../../model/numeric.ts";
import { isNear, linesOff, withFactor, worthOf } from "./lines.ts";
import type { Failure, Pattern, Proposal } from "./pattern.ts";

const USUAL = [10, 100, 1000].map((it) => Decimal.of(it));
const one = Decimal.of(1);

/** The price is for ten, a hundred or a thousand, and the line does not say so; or it says so, and the price is for one. */
export const baseQuantity = {
  id: "baseQuantity",
  rank: 17,
  proposals: function* (of: Failure): Iterable<Proposal> {
    for (const line of linesOff(of)) {
      const stated = line.group.value("baseQuantity") !== undefined;
      const own = statedIn(of);
      for (const per of stated ? [undefined, ...USUAL] : [...own.values(), ...USUAL]) {
        const worth = worthOf(line, { per: per ?? one });
        if (worth === undefined || !isNear(worth, line.net.value)) continue;
        // Where no other line has it, a misplaced separator is likelier.
        const less = per === undefined || own.has(per.toShortString()) ? 0 : 3;
        yield { edits: [withFactor(line, "baseQuantity", per, worth)], less };
      }
    }
  },
} as const satisfies Pattern;

/** Those of other lines. */
function statedIn({ books: { ledger } }: Failure): ReadonlyMap<string, Decimal> {
  const own = new Map<string, Decimal>();
  for (const { group } of ledger.lines) {
    const per = decimalOf(group.value("baseQuantity"));
    if (per !== undefined && !per.isZero() && !per.equals(one)) own.set(per.toShortString(), per);
    if (own.size === MOST_OWN) break;
  }
  return own;
}

const MOST_OWN = 4;
