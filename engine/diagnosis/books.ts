/** What is looked up of a ledger, once for all explanations. */
import { grouped } from "../model/grouped.ts";
import { type TermId, termRows } from "../model/terms.ts";
import { holds } from "../edits/due.ts";
import { type Cell, type Equation, equationsByCell, type Ledger, type Line, type Taxed } from "../edits/ledger.ts";

/** Amounts that follow from others, which are worked out anew where those change. */
export const resulting: ReadonlySet<TermId> = new Set<TermId>([
  "BT-106",
  "BT-107",
  "BT-108",
  "BT-109",
  "BT-110",
  "BT-112",
  "BT-115",
  "BT-116",
  "BT-117",
]);

export class Books {
  readonly ledger: Ledger;
  readonly #of: ReadonlyMap<Cell, readonly Equation[]>;
  readonly #order = new Map<Equation, number>();
  readonly #gaps = new Map<string, Equation>();
  readonly #lines: ReadonlyMap<Cell, Line>;
  readonly #totals = new Map<TermId, Cell>();
  readonly itemsOf: ReadonlyMap<string, readonly Taxed[]>;
  readonly partsOf: ReadonlyMap<string, readonly Taxed[]>;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    this.#of = equationsByCell(ledger);
    for (const [index, equation] of ledger.equations.entries()) {
      this.#order.set(equation, index);
      if (equation.gap !== undefined) this.#gaps.set(equation.gap, equation);
      for (const cell of equation.parts.keys()) {
        if (termRows[cell.term].group === "BG-22") this.#totals.set(cell.term, cell);
      }
    }
    this.#lines = new Map(ledger.lines.map((line) => [line.net, line]));
    this.itemsOf = grouped(ledger.items, ({ key }) => key);
    this.partsOf = grouped(ledger.breakdown, ({ key }) => key);
  }

  equationsOf(cell: Cell): readonly Equation[] {
    return this.#of.get(cell) ?? [];
  }

  /** What a cell has to be by others; a line by its price and quantity. */
  definitionOf(cell: Cell): Equation | undefined {
    return this.equationsOf(cell).find(({ defines, parts }) => defines === cell && parts.get(cell)?.isZero() === false);
  }

  orderOf(equation: Equation): number {
    return this.#order.get(equation) ?? 0;
  }

  /** The categories and rates that the VAT breakdown lacks. */
  get gaps(): readonly string[] {
    return [...this.#gaps.keys()];
  }

  gapOf(key: string): Equation | undefined {
    return this.#gaps.get(key);
  }

  lineOf(net: Cell): Line | undefined {
    return this.#lines.get(net);
  }

  /** A document total; undefined where no sum has it. */
  total(term: TermId): Cell | undefined {
    return this.#totals.get(term);
  }

  /** What the totals and the VAT breakdown say that follows from other amounts. */
  get results(): readonly Cell[] {
    return this.ledger.equations.flatMap(({ defines, parts }) =>
      defines !== undefined && resulting.has(defines.term) && parts.get(defines)?.isZero() === false ? [defines] : []
    );
  }

  /** The equation of the base of a category and rate. */
  baseOf(key: string): Equation | undefined {
    const [first] = this.partsOf.get(key) ?? [];
    return first === undefined ? undefined : this.definitionOf(first.amount);
  }

  /** The equation of the VAT of a part. */
  taxOf({ amount }: Taxed): Equation | undefined {
    return this.equationsOf(amount).find(({ defines }) => defines?.term === "BT-117");
  }
}

export function failedBefore(equation: Equation): boolean {
  return !holds(equation);
}

/** The same for the same sum of an invoice that was changed. */
export function nameOf({ gap, defines, parts }: Equation): string {
  return gap ?? `${defines?.pointer} ${defines !== undefined && parts.get(defines)?.isZero()}`;
}
