/** What could be changed in a ledger, and what the ledger says with the changes that were taken. */
import { Decimal } from "../model/decimal.ts";
import type { Operation } from "../edits/operation.ts";
import { type Cell, type Equation, equationsByCell, isOff, type Ledger } from "../edits/ledger.ts";

/** A change, and the equations that hold because of it. */
export interface Step {
  readonly patch: readonly Operation[];
  readonly settles: readonly Equation[];
}

/** Something that could be changed. */
export interface Guess {
  /** Worked out for the guesses that are taken. */
  readonly patch: () => Step["patch"];
  readonly settles: Step["settles"];
  /** How many more equations hold than before. */
  readonly gain: number;
  /** Of guesses that gain the same, the highest is taken. */
  readonly rank: number;
  readonly apply: () => void;
  /** The item of a list that it changes, if it changes one: those of which there may be many. */
  readonly item?: string | undefined;
  /** The guess after others were taken; none where it says nothing any more. */
  readonly again?: () => Guess | undefined;
}

/** What the amounts are by now, and what the equations are off by. */
export class State {
  readonly ledger: Ledger;
  readonly #off = new Map<Equation, Decimal>();
  readonly #values = new Map<Cell, Decimal>();
  readonly #closed = new Set<Equation>();
  readonly #of: ReadonlyMap<Cell, readonly Equation[]>;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    this.#of = equationsByCell(ledger);
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

export function factorOf({ parts }: Equation, cell: Cell): Decimal {
  return parts.get(cell) ?? Decimal.zero;
}
