/**
 * The sums of an invoice as linear equations between its amounts (EN 16931-1, clause 6.4.2), with what each of them is off by.
 * That tells which one amount, if changed, makes the most of them hold, without judging the invoice for every guess.
 */
import { Decimal } from "../model/decimal.ts";
import { grouped } from "../model/grouped.ts";
import type { ModelGroup } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import { specificationOf } from "../model/specifications.ts";
import { type TermId, termRows } from "../model/terms.ts";
import type { JsonReading } from "../open/read_json.ts";
import { pointerTo } from "./operation.ts";

/** An amount, stated or to be stated. */
export interface Cell {
  readonly term: TermId;
  readonly pointer: string;
  /** Whether the invoice states it, readable or not. */
  readonly stated: boolean;
  /** Zero where it cannot be read. */
  readonly value: Decimal;
  readonly readable: boolean;
}

/** Σ coefficient × amount = 0. */
export interface Equation {
  readonly parts: ReadonlyMap<Cell, Decimal>;
  /** The amount that follows from the others; undefined where a part of the VAT breakdown is missing. */
  readonly defines: Cell | undefined;
  /** What the sum is instead of zero. */
  readonly off: Decimal;
  readonly tolerance: Decimal;
  /** It cannot hold as it is, whatever the sum: what it defines is missing, or cannot be read. */
  readonly open: boolean;
  /** The category and rate of which a part of the VAT breakdown is missing. */
  readonly gap?: string;
}

/** The equations that each amount is in, in their order. */
export function equationsByCell({ equations }: Ledger): ReadonlyMap<Cell, readonly Equation[]> {
  const found = new Map<Cell, Equation[]>();
  for (const equation of equations) {
    for (const cell of equation.parts.keys()) {
      const own = found.get(cell);
      if (own === undefined) found.set(cell, [equation]);
      else own.push(equation);
    }
  }
  return found;
}

export function isOff({ tolerance }: Equation, off: Decimal): boolean {
  return off.abs().greaterThan(tolerance);
}

/** What a part of the invoice is taxed by. */
export interface Taxed {
  readonly group: ModelGroup;
  readonly pointer: string;
  readonly key: string;
  readonly amount: Cell;
  readonly sign: Decimal;
}

export interface Line {
  readonly net: Cell;
  readonly group: ModelGroup;
  readonly pointer: string;
}

export interface Ledger {
  readonly equations: readonly Equation[];
  readonly lines: readonly Line[];
  /** Lines, allowances and charges. */
  readonly items: readonly Taxed[];
  readonly breakdown: readonly Taxed[];
}

type Sum = ReadonlyMap<Cell, Decimal>;

const one = Decimal.of(1);
const minus = Decimal.of(-1);
/** Half a cent: the sums of totals are exact. */
const EXACT = Decimal.of(4).shift(-3);
/** What is multiplied may have been rounded line by line. */
const ROUNDED = Decimal.of(2).shift(-2);
const NOTHING = Decimal.zero;

/** The equations of an invoice. `complete`: what is not stated is missing, where otherwise it is worked out. */
export function ledgerOf({ invoice, source: { pointers } }: JsonReading, complete: boolean): Ledger | undefined {
  const [totals, more] = invoice.items("totals");
  if (more !== undefined || totals === undefined && complete) return undefined;
  return new Book((place) => pointers.at(place), complete).written(invoice, totals ?? invoice);
}

class Book {
  readonly #equations: Equation[] = [];
  /** What stands for an amount that is worked out. */
  readonly #derived = new Map<Cell, Sum>();

  constructor(readonly at: (place: number) => string, readonly complete: boolean) {}

  written(invoice: ModelGroup, totals: ModelGroup): Ledger {
    const lines = invoice.items("lines").map((group) => this.#line(group));
    const allowances = invoice.items("allowances").map((group) => this.#shared(group, "BT-92", minus));
    const charges = invoice.items("charges").map((group) => this.#shared(group, "BT-99", one));
    const items = [
      ...lines.map(({ group, pointer, net }) => ({ group, pointer, key: keyOf(group), amount: net, sign: one })),
      ...allowances,
      ...charges,
    ];
    const breakdown = invoice.items("vatBreakdown").map((group) => this.#item(group, "BT-116", one));
    const taxes = this.#taxes(items, breakdown, lines.length > 0);
    const others = thirdPartyPayments(invoice).map((group) => this.#cell(group, "BT-DEX-002"));
    this.#totals(totals, { lines: lines.map(({ net }) => net), allowances, charges, taxes, others });
    return { equations: this.#equations, lines, items, breakdown };
  }

  #cell(group: ModelGroup, term: TermId): Cell {
    const { name } = termRows[term];
    const stated = group.value(name);
    const value = decimalOf(stated);
    const pointer = stated === undefined ? pointerTo(this.at(group.place), name) : this.at(stated.place);
    const cell = {
      term,
      pointer,
      stated: stated !== undefined,
      value: value ?? NOTHING,
      readable: value !== undefined,
    };
    if (cell.value.scale > 2) this.#equations.push(unrounded(cell));
    return cell;
  }

  #item(group: ModelGroup, term: TermId, sign: Decimal): Taxed {
    return { group, pointer: this.at(group.place), key: keyOf(group), amount: this.#cell(group, term), sign };
  }

  /** BT-92 = BT-93 × BT-94, and BT-99 = BT-100 × BT-101, where both are stated. */
  #shared(group: ModelGroup, term: TermId, sign: Decimal): Taxed {
    const item = this.#item(group, term, sign);
    const [base, share] = [decimalOf(group.value("baseAmount")), decimalOf(group.value("percentage"))];
    if (base !== undefined && share !== undefined && item.amount.stated) {
      this.#add(item.amount, new Map(), { constant: base.times(share).shift(-2).roundHalfAway(2), tolerance: ROUNDED });
    }
    return item;
  }

  /** BT-131 = quantity × price ÷ base quantity − allowances + charges. */
  #line(group: ModelGroup): Line {
    const net = this.#cell(group, "BT-131");
    const worth = netOf(group);
    if (worth !== undefined && (net.stated || this.complete)) {
      this.#add(net, new Map(), { constant: worth, tolerance: ROUNDED, needed: true });
    }
    const isWorked = !net.stated && !this.complete && worth !== undefined;
    return { net: isWorked ? { ...net, value: worth } : net, group, pointer: this.at(group.place) };
  }

  /** BT-116 and BT-117 of each part; gives the amounts that BT-110 is the sum of. */
  #taxes(items: readonly Taxed[], breakdown: readonly Taxed[], hasLines: boolean): Sum {
    const byKey = grouped(items, ({ key }) => key);
    if (breakdown.length === 0) return this.complete ? new Map() : worked(items);
    const taxes = new Map<Cell, Decimal>();
    for (const [key, parts] of grouped(breakdown, ({ key }) => key)) {
      const sum = new Map((byKey.get(key) ?? []).map(({ amount, sign }) => [amount, sign]));
      if (hasLines) this.#bases(parts, sum);
      else for (const { amount } of this.complete ? parts : []) this.#equations.push(alone(amount));
      for (const part of parts) taxes.set(this.#tax(part), one);
    }
    const stated = new Set(breakdown.map(({ key }) => key));
    for (const [key] of hasLines ? byKey : []) if (!stated.has(key)) this.#equations.push(missing(key));
    return taxes;
  }

  /** Several parts of one category and rate have different reasons for an exemption; they share what there is. */
  #bases(parts: readonly Taxed[], sum: Sum): void {
    const [first, ...others] = parts;
    if (first === undefined) return;
    const rest = new Map([...sum, ...others.map(({ amount }) => [amount, minus] as const)]);
    this.#add(first.amount, rest, { tolerance: ROUNDED, needed: true });
  }

  #tax({ group, amount }: Taxed): Cell {
    const tax = this.#cell(group, "BT-117");
    const rate = decimalOf(group.value("vatRate")) ?? NOTHING;
    this.#add(tax, new Map([[amount, rate.shift(-2)]]), { tolerance: ROUNDED, needed: true });
    return tax;
  }

  #totals(
    group: ModelGroup,
    { lines, allowances, charges, taxes, others }: {
      readonly lines: readonly Cell[];
      readonly allowances: readonly Taxed[];
      readonly charges: readonly Taxed[];
      readonly taxes: Sum;
      readonly others: readonly Cell[];
    },
  ): void {
    const cell = (term: TermId) => this.#cell(group, term);
    const all = (cells: readonly Cell[]): Sum => new Map(cells.map((it) => [it, one]));
    const [net, off, on] = [cell("BT-106"), cell("BT-107"), cell("BT-108")];
    if (lines.length > 0) this.#add(net, all(lines), { needed: true });
    else if (this.complete) this.#equations.push(alone(net));
    this.#add(off, all(allowances.map(({ amount }) => amount)));
    this.#add(on, all(charges.map(({ amount }) => amount)));
    const [untaxed, tax, gross] = [cell("BT-109"), cell("BT-110"), cell("BT-112")];
    this.#add(untaxed, new Map([[net, one], [off, minus], [on, one]]), { needed: true });
    if (taxes.size > 0) this.#add(tax, taxes, { needed: true, tolerance: this.complete ? EXACT : ROUNDED });
    this.#add(gross, new Map([[untaxed, one], [tax, one]]), { needed: true });
    const given = new Map([[gross, one], [cell("BT-113"), minus], [cell("BT-114"), one], ...all(others)]);
    this.#add(cell("BT-115"), given, { needed: true });
  }

  /** The equation of an amount, or what stands for it where it is worked out. */
  #add(cell: Cell, sum: Sum, { constant = NOTHING, tolerance = EXACT, needed = false } = {}): void {
    const parts = this.#expanded(sum);
    if (!cell.stated && !this.complete) return void this.#derived.set(cell, parts);
    if (!cell.stated && !needed && parts.size === 0) return;
    const negated = [...parts].map(([it, factor]) => [it, factor.negate()] as const);
    const off = [...parts].reduce((rest, [it, factor]) => rest.minus(it.value.times(factor)), cell.value);
    this.#equations.push({
      parts: new Map([...negated, [cell, one]]),
      defines: cell,
      off: off.minus(constant),
      tolerance,
      open: cell.stated ? !cell.readable : needed,
    });
  }

  #expanded(sum: Sum): Sum {
    const all = new Map<Cell, Decimal>();
    for (const [cell, factor] of sum) {
      for (const [part, own] of this.#derived.get(cell) ?? [[cell, one] as const]) {
        all.set(part, (all.get(part) ?? NOTHING).plus(own.times(factor)));
      }
    }
    return all;
  }
}

/** What is due to others is due with it by the XRechnung extension (BR-DEX-09), and by nothing else. */
function thirdPartyPayments(invoice: ModelGroup): readonly ModelGroup[] {
  const specification = specificationOf(invoice.value("specificationIdentifier")?.text ?? "");
  return specification === "xrechnung-extension" ? invoice.items("thirdPartyPayments") : [];
}

/** The VAT of items where no breakdown is stated. */
function worked(items: readonly Taxed[]): Sum {
  return new Map(items.map(({ group, amount, sign }) => {
    return [amount, sign.times((decimalOf(group.value("vatRate")) ?? NOTHING).shift(-2))];
  }));
}

/** An amount of more than two decimals, whatever it adds up to. */
function unrounded(cell: Cell): Equation {
  return { parts: new Map([[cell, NOTHING]]), defines: cell, off: NOTHING, tolerance: EXACT, open: true };
}

/** An amount that there should be, and that no other is known to add up to: below some levels there are no lines. */
function alone(cell: Cell): Equation {
  return { parts: new Map([[cell, NOTHING]]), defines: cell, off: NOTHING, tolerance: EXACT, open: !cell.readable };
}

/** A part of the VAT breakdown that there should be. */
function missing(gap: string): Equation {
  return { parts: new Map(), defines: undefined, off: NOTHING, tolerance: EXACT, open: true, gap };
}

/** What a line comes to; undefined where a factor is missing. */
function netOf(line: ModelGroup): Decimal | undefined {
  const [quantity, price] = [decimalOf(line.value("quantity")), decimalOf(line.value("unitPrice"))];
  const per = perOf(line);
  if (quantity === undefined || price === undefined || per === undefined) return undefined;
  return quantity.times(price).divide(per).minus(besides(line)).roundHalfAway(2);
}

/** The base quantity of the price. */
export function perOf(line: ModelGroup): Decimal | undefined {
  const per = line.value("baseQuantity");
  const value = per === undefined ? one : decimalOf(per);
  return value?.isZero() === true ? undefined : value;
}

/** The allowances of a line without its charges. */
export function besides(line: ModelGroup): Decimal {
  const total = (name: string) => Decimal.sum(line.items(name).map((it) => decimalOf(it.value("amount")) ?? NOTHING));
  return total("allowances").minus(total("charges"));
}

/** Categories without VAT have one part, whatever rate they state. */
export function keyOf(part: ModelGroup): string {
  const rate = decimalOf(part.value("vatRate"));
  return `${part.value("vatCategory")?.text} ${rate === undefined || rate.isZero() ? "" : rate.round(4).pad(4)}`;
}
