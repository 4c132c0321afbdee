/** Changes of VAT categories and rates with which lines, allowances and charges belong to the VAT breakdown. */
import { Decimal } from "../model/decimal.ts";
import { grouped } from "../model/grouped.ts";
import type { ModelValue } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import { type Operation, pointerTo } from "../edits/operation.ts";
import type { Guess, State } from "./guess.ts";
import { type Equation, isOff, type Taxed } from "../edits/ledger.ts";

/** Of more groups and parts than these, any of which may belong to any, nobody can tell. */
const MOST_PAIRS = 400;

/** A category or rate that none but one item has, or one part of the breakdown, where the others have another. */
export function rateGuesses(state: State): readonly Guess[] {
  const { items, breakdown, equations } = state.ledger;
  const missing = equations.filter(({ defines }) => defines === undefined);
  const keys = new Set(breakdown.map(({ key }) => key));
  const strays = grouped(items.filter(({ key }) => !keys.has(key)), ({ key }) => key);
  const used = new Set(items.map(({ key }) => key));
  const idle = breakdown.filter(({ key }) => !used.has(key));
  if (strays.size !== missing.length || strays.size * breakdown.length > MOST_PAIRS) return [];
  return [...strays.values()].flatMap((items, index) => {
    const gap = missing[index];
    if (gap === undefined || !state.fails(gap)) return [];
    const sum = Decimal.sum(items.map(({ amount, sign }) => state.value(amount).times(sign)));
    const group = { items, sum, gap };
    return [
      ...breakdown.filter((part) => !idle.includes(part)).map((part) => joined(group, part, state)),
      ...idle.map((part) => renamed(part, group, state)),
    ];
  });
}

/** Items of one category and rate that no part of the breakdown has. */
interface Stray {
  readonly items: readonly Taxed[];
  readonly sum: Decimal;
  /** The part that is missing. */
  readonly gap: Equation;
}

/** Items take the category and rate of a part of the breakdown. */
function joined({ items, sum, gap }: Stray, part: Taxed, state: State): Guess {
  const [base] = state.equationsOf(part.amount).filter(({ defines }) => defines === part.amount);
  const holds = base !== undefined && state.fails(base) && !isOff(base, state.off(base).minus(sum));
  return {
    patch: () => items.flatMap((item) => taxedAs(item, part)),
    settles: base !== undefined && holds ? [gap, base] : [gap],
    gain: holds ? 2 : 0,
    // One item is likelier to be wrong than several.
    rank: items.length === 1 ? 3 : 0,
    apply: () => {
      state.close(gap);
      if (base !== undefined) state.move(base, sum.negate());
    },
  };
}

/** A part of the breakdown that no item belongs to takes the category and rate of those that belong to no part. */
function renamed(part: Taxed, { items: [model], sum, gap }: Stray, state: State): Guess {
  const [base] = state.equationsOf(part.amount).filter(({ defines }) => defines === part.amount);
  const holds = base !== undefined && !isOff(base, state.off(base).minus(sum));
  const taxes = state.equationsOf(part.amount).filter((it) => it !== base && state.fails(it));
  return {
    patch: () => model === undefined ? [] : taxedAs(part, model),
    settles: base === undefined ? [gap] : [gap, base, ...taxes],
    gain: holds ? 2 + taxes.length : 0,
    rank: 4,
    apply: () => {
      state.close(gap);
      if (base !== undefined) state.move(base, sum.negate());
      for (const it of taxes) state.move(it, state.off(it).negate());
    },
  };
}

/** Gives something the category and rate of another. */
export function taxedAs(it: Taxed, as: Taxed): readonly Operation[] {
  return ["vatCategory", "vatRate"].flatMap((name): readonly Operation[] => {
    const [before, after] = [it.group.value(name), as.group.value(name)];
    const path = pointerTo(it.pointer, name);
    if (before?.text === after?.text || isSameNumber(before, after)) return [];
    if (after === undefined) return [{ op: "remove", path }];
    return [{ op: before === undefined ? "add" : "replace", path, value: after.text }];
  });
}

function isSameNumber(one: ModelValue | undefined, other: ModelValue | undefined): boolean {
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left !== undefined && right !== undefined && left.equals(right);
}
