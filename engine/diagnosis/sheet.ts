/**
 * What a ledger says with some changes made. Each change touches the few equations that have what it changes, however many
 * lines there are: so many explanations can be looked at without judging the invoice for each.
 */
import { Decimal } from "../model/decimal.ts";
import type { TermId } from "../model/terms.ts";
import { type Cell, type Equation, isOff, type Line, type Taxed } from "../edits/ledger.ts";
import { type Books, failedBefore, resulting } from "./books.ts";

/** A category and rate, as a part of an invoice states it. */
export interface Rate {
  readonly key: string;
  readonly rate: Decimal;
}

const hundredth = -2;

/** How exactly the bases and amounts of the VAT breakdown have to hold, where rules are content with less than sums are. */
export interface Lenience {
  /** By what a base may be off: the model has no place for what is counted there. */
  readonly beyond: readonly Decimal[];
  /** By what the sum of lines may be off: headings are not counted in it. */
  readonly headings: Decimal;
}

/** What the rules on bases and amounts of VAT are content with (BR-CO-17, BR-S-08, BR-S-09). */
const CONTENT = Decimal.of(1);

/** What was worked out anew. */
export interface Followed {
  readonly cells: readonly Cell[];
  /** How many of them were wrong before, and do not follow from what was changed. */
  readonly apart: number;
}

/** An allowance or a charge that is not there. */
export interface More extends Pick<Rate, "key"> {
  readonly total: TermId;
  readonly amount: Decimal;
  /** By which it counts in the base. */
  readonly sign: Decimal;
}

export class Sheet {
  readonly books: Books;
  readonly #off = new Map<Equation, Decimal>();
  readonly #values = new Map<Cell, Decimal>();
  readonly #rates = new Map<Equation, Decimal>();
  readonly #settled = new Set<Equation>();
  readonly #gone = new Set<Equation>();
  /** By how much the numbers of items and parts of a category and rate have changed. */
  readonly #items = new Map<string, number>();
  readonly #parts = new Map<string, number>();

  constructor(books: Books, readonly lenience: Lenience | undefined = undefined) {
    this.books = books;
  }

  value(cell: Cell): Decimal {
    return this.#values.get(cell) ?? cell.value;
  }

  off(equation: Equation): Decimal {
    return this.#off.get(equation) ?? equation.off;
  }

  fails(equation: Equation): boolean {
    if (this.#gone.has(equation)) return false;
    if (equation.gap !== undefined) return this.#isGap(equation.gap);
    if (equation.open && !this.#settled.has(equation)) return true;
    return isOff(equation, this.off(equation)) && !this.#isExcused(equation);
  }

  #isExcused(equation: Equation): boolean {
    const term = equation.defines?.term;
    if (this.lenience === undefined) return false;
    const off = this.off(equation).abs();
    if (term === "BT-106") return off.equals(this.lenience.headings);
    if (term !== "BT-116" && term !== "BT-117") return false;
    return off.lessThan(CONTENT) || term === "BT-116" && this.lenience.beyond.some((it) => it.equals(off));
  }

  /** What a cell counts as in an equation. */
  factor(equation: Equation, cell: Cell): Decimal {
    const rate = cell.term === "BT-116" && equation.defines?.term === "BT-117" ? this.#rates.get(equation) : undefined;
    return rate === undefined ? equation.parts.get(cell) ?? Decimal.zero : rate.shift(hundredth).negate();
  }

  set(cell: Cell, value: Decimal): void {
    const change = value.minus(this.value(cell));
    this.#values.set(cell, value);
    for (const equation of this.books.equationsOf(cell)) {
      if (equation.defines === cell) this.#settled.add(equation);
      this.#move(equation, change.times(this.factor(equation, cell)));
    }
  }

  /** A line comes to another amount, by its price and quantity. */
  worth({ net }: Line, worth: Decimal): void {
    const own = this.books.definitionOf(net);
    if (own !== undefined) this.#off.set(own, this.value(net).minus(worth));
  }

  /** A line, an allowance or a charge that is not there. */
  without(item: Taxed): void {
    for (const equation of this.books.equationsOf(item.amount)) {
      if (equation.defines === item.amount) this.#gone.add(equation);
      else this.#move(equation, this.value(item.amount).times(this.factor(equation, item.amount)).negate());
    }
    this.#count(this.#items, item.key, -1);
  }

  /** A line more, of a category and rate. */
  withLine(key: string, amount: Decimal): void {
    const total = this.books.total("BT-106");
    const sum = total === undefined ? undefined : this.books.definitionOf(total);
    for (const it of [sum, this.books.baseOf(key)]) if (it !== undefined) this.#move(it, amount.negate());
    this.#count(this.#items, key, 1);
  }

  /** An allowance or a charge more, of a category and rate. */
  withItem({ total, key, amount, sign }: More): void {
    const cell = this.books.total(total);
    const sum = cell === undefined ? undefined : this.books.definitionOf(cell);
    if (sum !== undefined) this.#move(sum, amount.negate());
    const base = this.books.baseOf(key);
    if (base !== undefined) this.#move(base, amount.times(sign).negate());
    this.#count(this.#items, key, 1);
  }

  /** A part of the VAT breakdown that is not there. */
  withoutPart(part: Taxed): void {
    const tax = this.books.taxOf(part);
    const others = (this.books.partsOf.get(part.key)?.length ?? 0) > 1;
    for (const equation of this.books.equationsOf(part.amount)) {
      if (equation === tax || equation.defines === part.amount && !others) this.#gone.add(equation);
      else this.#move(equation, this.value(part.amount).times(this.factor(equation, part.amount)).negate());
    }
    const cell = tax?.defines;
    for (const equation of cell === undefined ? [] : this.books.equationsOf(cell)) {
      if (cell === undefined || equation === tax) continue;
      this.#move(equation, this.value(cell).times(this.factor(equation, cell)).negate());
    }
    this.#count(this.#parts, part.key, -1);
  }

  /** A line, an allowance or a charge is taxed in another way. */
  taxed(item: Taxed, key: string): void {
    const amount = this.value(item.amount).times(item.sign);
    const [old, now] = [this.books.baseOf(item.key), this.books.baseOf(key)];
    if (old !== undefined) this.#move(old, amount);
    if (now !== undefined) this.#move(now, amount.negate());
    this.#count(this.#items, item.key, -1);
    this.#count(this.#items, key, 1);
  }

  /** A part of the VAT breakdown has another category or rate; no other part has either. */
  renamed(part: Taxed, { key, rate }: Rate): void {
    const [base, tax] = [this.books.definitionOf(part.amount), this.books.taxOf(part)];
    const sum = Decimal.sum((this.books.itemsOf.get(key) ?? []).map((it) => this.value(it.amount).times(it.sign)));
    if (base !== undefined && key !== part.key) this.#off.set(base, this.value(part.amount).minus(sum));
    if (tax?.defines !== undefined) {
      this.#rates.set(tax, rate);
      this.#off.set(tax, this.value(tax.defines).minus(this.value(part.amount).times(rate).shift(hundredth)));
    }
    this.#count(this.#parts, part.key, -1);
    this.#count(this.#parts, key, 1);
  }

  /** A part that the breakdown lacks: its VAT is in the total. */
  added({ key }: Rate, tax: Decimal): void {
    const total = this.books.total("BT-110");
    const sum = total === undefined ? undefined : this.books.definitionOf(total);
    if (sum !== undefined) this.#move(sum, tax.negate());
    this.#count(this.#parts, key, 1);
  }

  /**
   * Works out anew what follows from what was changed, in the order of the sums; gives what it sets. `kept` stays, and so does
   * what follows from nothing else.
   */
  follow(kept: ReadonlySet<Cell>, failing: Iterable<Equation>): Followed {
    const done = new Set<Equation>();
    const set: Cell[] = [];
    let apart = 0;
    for (;;) {
      const next = this.#nextOf(new Set([...failing, ...this.#off.keys()]), done, kept);
      const cell = next?.defines;
      if (next === undefined || cell === undefined) return { cells: set, apart };
      done.add(next);
      if (failedBefore(next) && this.off(next).equals(next.off)) apart++;
      this.set(cell, this.value(cell).minus(this.off(next)).roundHalfAway(2).pad(2));
      set.push(cell);
    }
  }

  /** Whether something holds no more that held before. */
  breaks(): boolean {
    for (const equation of this.#off.keys()) {
      if (equation.gap === undefined && this.fails(equation) && !failedBefore(equation)) return true;
    }
    for (const key of [...this.#items.keys(), ...this.#parts.keys()]) {
      if (this.books.gapOf(key) === undefined && this.#isGap(key)) return true;
    }
    return false;
  }

  /** The sums that hold now and did not, besides some. */
  alsoSettled(known: ReadonlySet<Equation>): ReadonlySet<Equation> {
    return new Set([...this.#off.keys()].filter((it) => !known.has(it) && failedBefore(it) && !this.fails(it)));
  }

  #nextOf(
    equations: ReadonlySet<Equation>,
    done: ReadonlySet<Equation>,
    kept: ReadonlySet<Cell>,
  ): Equation | undefined {
    let next: Equation | undefined;
    for (const it of equations) {
      const { defines } = it;
      if (defines === undefined || done.has(it) || kept.has(defines) || !resulting.has(defines.term)) continue;
      if (!this.fails(it) || next !== undefined && this.books.orderOf(next) < this.books.orderOf(it)) continue;
      next = it;
    }
    return next;
  }

  #move(equation: Equation, by: Decimal): void {
    this.#off.set(equation, this.off(equation).plus(by));
  }

  #count(counts: Map<string, number>, key: string, by: number): void {
    counts.set(key, (counts.get(key) ?? 0) + by);
  }

  /** Whether something is taxed in a way that no part of the breakdown is of. */
  #isGap(key: string): boolean {
    const { itemsOf, partsOf, ledger } = this.books;
    if (ledger.breakdown.length === 0) return false;
    const items = (itemsOf.get(key)?.length ?? 0) + (this.#items.get(key) ?? 0);
    const parts = (partsOf.get(key)?.length ?? 0) + (this.#parts.get(key) ?? 0);
    return items > 0 && parts <= 0;
  }
}
