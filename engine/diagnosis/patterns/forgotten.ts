import { Decimal } from "../../model/decimal.ts";
import type { TermId } from "../../model/terms.ts";
import type { Cell, Equation } from "../../edits/ledger.ts";
import { type Failure, type Pattern, type Proposal, setTo, type ValueChange } from "./pattern.ts";
import { isGross, isShifted, isSwapped, isTurned, isTyped } from "../../edits/likeness.ts";

const two = Decimal.of(2);
const one = Decimal.of(1);
const CENT = Decimal.of(1).shift(-2);

/** That all sums are off by one amount is no chance. */
const CERTAIN = 15;

/** Totals that may be forgotten in the next one. */
const addends: readonly TermId[] = ["BT-107", "BT-108", "BT-110", "BT-113", "BT-114"];

/** An allowance, a charge, a line, the VAT, the prepayment or the rounding is there, and was not counted, or the wrong way. */
export const forgotten = {
  id: "forgotten",
  rank: 10,
  fits: ({ cell, old, now }: ValueChange, of: Failure) => {
    // Nothing is due of what is paid, whatever else is as large.
    if (!cell.pointer.includes("otals/") || cell.term === "BT-115" && old.isZero()) return false;
    const by = now.minus(old).abs();
    return !by.isZero() && amountsIn(of, cell).some((it) => it.equals(by) || it.times(two).equals(by)) &&
      !isByOtherSign(of, cell, by);
  },
  /** Everything that follows is worked out anew, where one amount explains what each of the sums is off by. */
  proposals: function* (of: Failure): Iterable<Proposal> {
    const { failing, books: { ledger } } = of;
    const isOne = ledger.items.some(({ amount }) => {
      const value = amount.value.abs();
      return !value.isZero() &&
        failing.every((it) =>
          !it.open && (it.off.abs().equals(value) || isTaxOn(value, it.off.abs(), of)) && lacks(it, amount)
        );
    });
    if (isOne) yield { edits: [], together: true, less: -CERTAIN };
  },
} as const satisfies Pattern;

/** A payment below zero is written wrong, and a rounding may be: then it is not what is due that is. */
function isByOtherSign({ books }: Failure, { term }: Cell, by: Decimal): boolean {
  if (term !== "BT-115") return false;
  const [paid, rounding] = [books.total("BT-113"), books.total("BT-114")];
  return [paid?.value.isNegative() === true ? paid : undefined, rounding].some((it) =>
    it?.value.abs().times(two).equals(by) === true
  );
}

/** Whether a sum is without an amount that is in it, and not with it once more. */
function lacks({ parts, off }: Equation, amount: Cell): boolean {
  const factor = parts.get(amount);
  return factor === undefined || off.isNegative() === amount.value.times(factor).isNegative();
}

function isTaxOn(value: Decimal, off: Decimal, { rates }: Failure): boolean {
  return rates.some((rate) => {
    const tax = value.times(rate).shift(-2);
    return [tax, value.plus(tax)].some((it) => !it.minus(off).abs().greaterThan(CENT));
  });
}

function amountsIn({ books }: Failure, besides: Cell): readonly Decimal[] {
  const totals = addends.flatMap((term) => books.total(term) ?? []);
  const items = books.ledger.items.map(({ amount }) => amount);
  return [...totals, ...items].filter((it) => it !== besides).map(({ value }) => value.abs()).filter((it) =>
    !it.isZero()
  );
}

/** Something was taken off or rounded, and the invoice does not say so. */
export const unstated = {
  id: "unstated",
  rank: 38,
  proposals: function* ({ failing, books, rates, tree }: Failure): Iterable<Proposal> {
    const due = books.total("BT-115");
    const sum = due === undefined ? undefined : books.definitionOf(due);
    if (due === undefined || sum === undefined || !failing.includes(sum) || !due.readable) return;
    const now = due.value.minus(sum.off);
    // A value that is written wrong is likelier, unless the difference is an amount as people pay it.
    const less = isWritten(due.value, now, rates) && !isTens(sum.off) ? WRITTEN : 0;
    const [paid, rounding] = [books.total("BT-113"), books.total("BT-114")];
    const isPart = !due.value.isNegative() && due.value.lessThan(now);
    // Who has nothing to pay has paid, or it was never worked out.
    const isPaid = due.value.isZero();
    if (paid !== undefined && (isPaid || !paid.stated) && isPart && !sum.off.abs().lessThan(least(now))) {
      const settled = isPaidAtOnce(tree) ? SETTLED : 0;
      yield { edits: [setTo(paid, paid.value.minus(sum.off).pad(2))], less: isPaid ? settled : less };
    }
    if (rounding?.stated === false && sum.off.abs().lessThan(one)) {
      // Who leaves a digit out does not round.
      const isCash = isWhole(due.value) || isRound(due.value) && !isRound(now) && sum.off.abs().lessThan(FIVE_CENTS);
      const isFew = !sum.off.abs().greaterThan(FEW_CENTS) && due.value.scale === 2;
      const other = isFew ? CENT_LESS : isRound(due.value) ? less : WRITTEN;
      yield { edits: [setTo(rounding, sum.off.pad(2))], less: isCash ? SETTLED : other };
    }
  },
} as const satisfies Pattern;

/** How much less likely it is where the amount is written wrong, and more where it was paid at once, or rounded to a whole one. */
const WRITTEN = 30;
const SETTLED = -20;
/** A cent may be rounded, and may be a digit that is another: what is as likely as the one and the other leaves what is due. */
const CENT_LESS = -8;
const FEW_CENTS = Decimal.of(1).shift(-2);
const FIVE_CENTS = Decimal.of(5).shift(-2);

/** In cash, or by card (UNTDID 4461). */
const atOnce: ReadonlySet<string | undefined> = new Set(["10", "48", "54", "55"]);

function isPaidAtOnce(tree: Failure["tree"]): boolean {
  return tree.at("/payment/card") !== undefined || atOnce.has(tree.text("/payment/meansCode"));
}

/** Nobody pays a few cents before, or one in a hundred. */
function least(due: Decimal): Decimal {
  const share = due.abs().shift(-2);
  return share.lessThan(one) ? one : share;
}

function isWritten(old: Decimal, now: Decimal, rates: readonly Decimal[]): boolean {
  const [one, other] = [old.pad(2).toString(), now.pad(2).toString()];
  return isTurned(old, now) || isShifted(old, now) || isGross(old, now, rates) || isSwapped(one, other) ||
    isTyped(one, other);
}

function isTens(amount: Decimal): boolean {
  return amount.shift(-1).equals(amount.shift(-1).round(0));
}

function isWhole(amount: Decimal): boolean {
  return amount.equals(amount.round(0));
}

/** To five cents, as cash is rounded. */
function isRound(amount: Decimal): boolean {
  return /[05]$/.test(amount.round(2).pad(2).toString());
}
