/**
 * Which amounts to change so that the sums hold, the fewest first: of all that could be changed, always the one that makes the
 * most equations hold. A wrong line amount is found by its price and quantity, and not in the totals that follow from it.
 */
import { Decimal } from "../model/decimal.ts";
import type { ModelGroup } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import type { TermId } from "../model/terms.ts";
import { pointerTo } from "../edits/operation.ts";
import { factorOf, type Guess, State, type Step } from "./guess.ts";
import { besides, type Cell, type Equation, isOff, type Ledger, type Line, perOf } from "../edits/ledger.ts";
import { listItemOf } from "./places.ts";
import { rateGuesses } from "./rates.ts";

/** So often is everything guessed; who has amounts that are wrong in more ways has the rest worked out anew. */
const MOST_ROUNDS = 30;

export interface Balanced {
  readonly steps: readonly Step[];
  /** Whether there is nothing more to guess. */
  readonly isWhole: boolean;
}

/** The changes after which the equations hold that findings speak of; fewer where no single amount explains one. */
export function balance(ledger: Ledger, spokenOf: ReadonlySet<Equation>): Balanced {
  const state = new State(ledger);
  const steps: Step[] = [];
  for (let round = 0; [...spokenOf].some((it) => state.fails(it)); round++) {
    const [best, ...others] = bestOf(guesses(state, spokenOf));
    if (best === undefined) break;
    if (round === MOST_ROUNDS) return { steps, isWhole: false };
    take(best, steps);
    // In other items the same is wrong once more. A total waits for the next round: with this one right, another may be better.
    const taken = new Set([best.item]);
    for (const { item, again } of best.item === undefined ? [] : others) {
      const it = item === undefined || taken.has(item) ? undefined : again?.();
      if (it === undefined || isBetter(best, it)) continue;
      take(it, steps);
      taken.add(item);
    }
  }
  return { steps, isWhole: true };
}

function take({ patch, settles, apply }: Guess, steps: Step[]): void {
  apply();
  steps.push({ patch: patch(), settles });
}

/** Those that none is better than: taken one after the other, as long as they stay that good, they need one round. */
function bestOf(all: readonly Guess[]): readonly Guess[] {
  let best: Guess[] = [];
  for (const it of all) {
    const [known] = best;
    if (it.gain <= 0 || known !== undefined && isBetter(known, it)) continue;
    if (known === undefined || isBetter(it, known)) best = [it];
    else best.push(it);
  }
  return best;
}

function isBetter(one: Guess, other: Guess): boolean {
  return one.gain > other.gain || one.gain === other.gain && one.rank > other.rank;
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

/** What is taken off or added: the sign is in what it is, so that one below zero would be the other. */
const UNSIGNED: ReadonlySet<TermId> = new Set(["BT-92", "BT-99"]);

/** The values that make one of its equations hold, each. What is missing and follows from others is what they come to. */
function amountGuesses(cell: Cell, state: State): readonly Guess[] {
  const values = new Map<string, Decimal>();
  const equations = state.equationsOf(cell);
  const definition = equations.find(({ defines }) => defines === cell);
  for (const equation of cell.stated || definition === undefined ? equations : [definition]) {
    const factor = factorOf(equation, cell);
    if (!state.fails(equation) || !factor.isZero() && !factor.abs().equals(Decimal.of(1))) continue;
    const value = state.value(cell).minus(state.off(equation).times(factor)).roundHalfAway(2).pad(2);
    if (value.isNegative() && !cell.value.isNegative() && UNSIGNED.has(cell.term)) continue;
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
    patch: () => [{ op, path: cell.pointer, value: value.toString() }],
    settles,
    gain,
    // What follows from others is wrong more often than what they follow from.
    rank: settles.some(({ defines }) => defines === cell) ? 2 : 1,
    apply: () => {
      state.set(cell, value);
      for (const equation of settles) state.close(equation);
    },
    item: listItemOf(cell.pointer),
    again: () => amountGuess(cell, value, state),
  };
}

/** A quantity or a price with which a line comes to its net amount, where that is what the totals say, too. */
function factorGuesses(line: Line | undefined, state: State): readonly Guess[] {
  // A net amount that is not there says nothing against its factors.
  if (line === undefined || !line.net.stated) return [];
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
  const guess: Guess = {
    patch: () => [{ op: "replace", path, value: value.toString() }],
    settles,
    gain: settles.length,
    // A value of no more decimals than the one that stands there is the likelier one.
    rank: value.scale <= scale ? 1.5 : 0.5,
    apply: () => {
      for (const equation of settles) state.move(equation, state.off(equation).negate());
    },
    item: listItemOf(path),
    again: () => settles.every((it) => state.fails(it)) ? guess : undefined,
  };
  return guess;
}
