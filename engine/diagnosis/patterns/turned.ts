import type { TermId } from "../../model/terms.ts";
import { type Failure, type Proposal, setTo } from "./pattern.ts";

/** The totals that have the sign of the whole invoice. */
const whole: readonly TermId[] = ["BT-106", "BT-109", "BT-110", "BT-112", "BT-115"];
/** One total alone has other explanations. */
const FEW = 3;
/** Lines and VAT breakdown agree with each other, and the totals were made from them. */
const LIKELIER = -10;

/** All totals have the other sign than what they are made from: software that turns a credit note turns one half of it. */
export function* turnedTotals({ books }: Failure): Iterable<Proposal> {
  const totals = whole.flatMap((term) => books.total(term) ?? []).filter(({ stated, value }) =>
    stated && !value.isZero()
  );
  const [first, ...others] = totals;
  if (first === undefined || totals.length < FEW) return;
  if (others.some(({ value }) => value.isNegative() !== first.value.isNegative())) return;
  yield { edits: totals.map((cell) => setTo(cell, cell.value.negate())), less: LIKELIER };
}
