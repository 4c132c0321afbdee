/**
 * Which amounts to change so that the sums hold, the fewest first: of all that could be changed, always the one that makes the
 * most equations hold. A wrong line amount is found by its price and quantity, and not in the totals that follow from it.
 */
import { Decimal } from "../model/decimal.ts";
import type { ModelGroup, ModelValue } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import { type Operation, pointerTo } from "../patches/operation.ts";
import { besides, type Cell, type Equation, type Ledger, type Line, perOf, type Taxed } from "./ledger.ts";

/** A change, and the equations that hold because of it. */
export interface Step {
  readonly patch: readonly Operation[];
  readonly settles: readonly Equation[];
}

/** Something that could be changed. */
interface Guess extends Step {
  /** How many more equations hold than before. */
  readonly gain: number;
  /** Of guesses that gain the same, the highest is taken. */
  readonly rank: number;
  readonly apply: () => void;
}

/** As many changes as are looked for; who has more wrong amounts has all of them worked out anew. */
const MOST_STEPS = 100;

/** The changes after which the equations hold that findings speak of; fewer where no single amount explains one. */
export function balance(ledger: Ledger, spokenOf: ReadonlySet<Equation>): readonly Step[] {
  const state = new State(ledger);
  const steps: Step[] = [];
  while (steps.length < MOST_STEPS && [...spokenOf].some((it) => state.fails(it))) {
    const best = bestOf(guesses(state, spokenOf));
    if (best === undefined) break;
    best.apply();
    steps.push({ patch: best.patch, settles: best.settles });
  }
  return steps;
}

function bestOf(all: readonly Guess[]): Guess | undefined {
  let best: Guess | undefined;
  for (const it of all) {
    if (it.gain <= 0) continue;
    if (best === undefined || it.gain > best.gain || it.gain === best.gain && it.rank > best.rank) best = it;
  }
  return best;
}

/** What the amounts are by now, and what the equations are off by. */
class State {
  readonly ledger: Ledger;
  readonly #off = new Map<Equation, Decimal>();
  readonly #values = new Map<Cell, Decimal>();
  readonly #closed = new Set<Equation>();
  readonly #of = new Map<Cell, Equation[]>();

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    for (const equation of ledger.equations) {
      for (const cell of equation.parts.keys()) {
        const own = this.#of.get(cell);
        if (own === undefined) this.#of.set(cell, [equation]);
        else own.push(equation);
      }
    }
  }

  equationsOf(cell: Cell): readonly Equation[] {
    return this.#of.get(cell) ?? [];
  }

  value(cell: Cell): Decimal {
    return this.#values.get(cell) ?? cell.value;
  }

  off(equation: Equation): Decimal {
    return this.#off.get(equation) ?? equation.off;
  }

  fails(equation: Equation): boolean {
    return equation.open && !this.#closed.has(equation) || isOff(equation, this.off(equation));
  }

  set(cell: Cell, value: Decimal): void {
    const change = value.minus(this.value(cell));
    this.#values.set(cell, value);
    for (const equation of this.equationsOf(cell)) this.move(equation, change.times(factorOf(equation, cell)));
  }

  move(equation: Equation, by: Decimal): void {
    this.#off.set(equation, this.off(equation).plus(by));
  }

  close(equation: Equation): void {
    this.#closed.add(equation);
  }
}

function isOff({ tolerance }: Equation, off: Decimal): boolean {
  return off.abs().greaterThan(tolerance);
}

function factorOf({ parts }: Equation, cell: Cell): Decimal {
  return parts.get(cell) ?? Decimal.zero;
}

function guesses(state: State, spokenOf: ReadonlySet<Equation>): readonly Guess[] {
  const failing = state.ledger.equations.filter((it) => state.fails(it));
  const spoken = failing.filter((it) => spokenOf.has(it));
  const wrongLines = new Map(state.ledger.lines.map((line) => [line.net, line]));
  const cells = new Set(spoken.flatMap((it) => candidatesIn(it, state, wrongLines)));
  return [
    ...[...cells].flatMap((cell) => amountGuesses(cell, state)),
    ...spoken.flatMap(({ defines }) => defines === undefined ? [] : factorGuesses(wrongLines.get(defines), state)),
    ...rateGuesses(state),
  ];
}

/** The amounts of an equation that may be wrong: of its lines only those that are not what price and quantity come to. */
function candidatesIn(equation: Equation, state: State, lines: ReadonlyMap<Cell, Line>): readonly Cell[] {
  return [...equation.parts.keys()].filter((cell) => {
    if (cell === equation.defines) return true;
    return cell.stated &&
      (!lines.has(cell) || state.equationsOf(cell).some((it) => it.defines === cell && state.fails(it)));
  });
}

/** The values that make one of its equations hold, each. */
function amountGuesses(cell: Cell, state: State): readonly Guess[] {
  const values = new Map<string, Decimal>();
  for (const equation of state.equationsOf(cell)) {
    const factor = factorOf(equation, cell);
    if (!state.fails(equation) || !factor.isZero() && !factor.abs().equals(Decimal.of(1))) continue;
    const value = state.value(cell).minus(state.off(equation).times(factor)).roundHalfAway(2).pad(2);
    values.set(value.toString(), value);
  }
  return [...values.values()].map((value) => amountGuess(cell, value, state));
}

function amountGuess(cell: Cell, value: Decimal, state: State): Guess {
  const change = value.minus(state.value(cell));
  const settles: Equation[] = [];
  let gain = 0;
  for (const equation of state.equationsOf(cell)) {
    const closes = equation.defines === cell || !equation.open;
    const fails = !closes && state.fails(equation) ||
      isOff(equation, state.off(equation).plus(change.times(factorOf(equation, cell))));
    const failed = state.fails(equation);
    if (failed && !fails) settles.push(equation);
    if (failed !== fails) gain += failed ? 1 : -1;
  }
  const op = cell.stated ? "replace" : "add";
  return {
    patch: [{ op, path: cell.pointer, value: value.toString() }],
    settles,
    gain,
    // What follows from others is wrong more often than what they follow from.
    rank: settles.some(({ defines }) => defines === cell) ? 2 : 1,
    apply: () => {
      state.set(cell, value);
      for (const equation of settles) state.close(equation);
    },
  };
}

/** A quantity or a price with which a line comes to its net amount, where that is what the totals say, too. */
function factorGuesses(line: Line | undefined, state: State): readonly Guess[] {
  if (line === undefined) return [];
  const per = perOf(line.group);
  const worth = state.value(line.net).plus(besides(line.group));
  const own = state.equationsOf(line.net).filter(({ defines }) => defines === line.net);
  return (["unitPrice", "quantity"] as const).flatMap((name) => {
    const other = decimalOf(line.group.value(name === "quantity" ? "unitPrice" : "quantity"));
    if (per === undefined || other === undefined || other.isZero()) return [];
    const value = worth.times(per).divide(other, FACTOR_PLACES);
    const isExact = value.times(other).equals(worth.times(per));
    if (!isExact || value.isNegative()) return [];
    return [factorGuess(line.group, pointerTo(line.pointer, name), value, name, own, state)];
  });
}

const FACTOR_PLACES = 4;

function factorGuess(
  line: ModelGroup,
  path: string,
  exact: Decimal,
  name: "unitPrice" | "quantity",
  settles: readonly Equation[],
  state: State,
): Guess {
  const scale = decimalOf(line.value(name))?.scale ?? 0;
  const value = exact.round(exact.toShortString().split(".")[1]?.length ?? 0).pad(scale);
  return {
    patch: [{ op: "replace", path, value: value.toString() }],
    settles,
    gain: settles.length,
    // A value of no more decimals than the one that stands there is the likelier one.
    rank: value.scale <= scale ? 1.5 : 0.5,
    apply: () => {
      for (const equation of settles) state.move(equation, state.off(equation).negate());
    },
  };
}

/** A category or rate that none but one item has, or one part of the breakdown, where the others have another. */
function rateGuesses(state: State): readonly Guess[] {
  const { items, breakdown, equations } = state.ledger;
  const missing = equations.filter((it) => it.defines === undefined && state.fails(it));
  const keys = new Set(breakdown.map(({ key }) => key));
  const strays = Map.groupBy(items.filter(({ key }) => !keys.has(key)), ({ key }) => key);
  const idle = breakdown.filter(({ key }) => !items.some((item) => item.key === key));
  const [first] = missing;
  if (first === undefined || strays.size !== missing.length) return [];
  return [...strays.values()].flatMap((group, index) => {
    const gap = missing[index] ?? first;
    return [
      ...breakdown.filter((part) => !idle.includes(part)).map((part) => joined(group, part, gap, state)),
      ...idle.map((part) => renamed(part, group, gap, state)),
    ];
  });
}

/** Items take the category and rate of a part of the breakdown. */
function joined(group: readonly Taxed[], part: Taxed, gap: Equation, state: State): Guess {
  const sum = Decimal.sum(group.map(({ amount, sign }) => state.value(amount).times(sign)));
  const [base] = state.equationsOf(part.amount).filter(({ defines }) => defines === part.amount);
  const holds = base !== undefined && state.fails(base) && !isOff(base, state.off(base).minus(sum));
  return {
    patch: group.flatMap((item) => taxedAs(item, part)),
    settles: base !== undefined && holds ? [gap, base] : [gap],
    gain: holds ? 2 : 0,
    // One item is likelier to be wrong than several.
    rank: group.length === 1 ? 3 : 0,
    apply: () => {
      state.close(gap);
      if (base !== undefined) state.move(base, sum.negate());
    },
  };
}

/** A part of the breakdown that no item belongs to takes the category and rate of those that belong to no part. */
function renamed(part: Taxed, group: readonly Taxed[], gap: Equation, state: State): Guess {
  const sum = Decimal.sum(group.map(({ amount, sign }) => state.value(amount).times(sign)));
  const [base] = state.equationsOf(part.amount).filter(({ defines }) => defines === part.amount);
  const holds = base !== undefined && !isOff(base, state.off(base).minus(sum));
  const [model] = group;
  const taxes = state.equationsOf(part.amount).filter((it) => it !== base && state.fails(it));
  return {
    patch: model === undefined ? [] : taxedAs(part, model),
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
function taxedAs(it: Taxed, as: Taxed): readonly Operation[] {
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
