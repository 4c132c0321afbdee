/** An invoice that faults are made in: its JSON model, the amounts in it, and how to change them. */
import { Decimal } from "../../../engine/model/decimal.ts";
import { JsonTree, type Operation, pointerTo } from "../../../engine/edits/operation.ts";
import type { Random } from "../random.ts";

const CENT = 2;

export class Bill {
  constructor(readonly tree: JsonTree, readonly random: Random) {}

  text(pointer: string): string | undefined {
    return this.tree.text(pointer) ?? this.tree.text(`${pointer}/value`);
  }

  has(pointer: string): boolean {
    return this.tree.at(pointer) !== undefined;
  }

  /** Zero where there is none. */
  number(pointer: string): Decimal {
    return Decimal.parse(this.text(pointer) ?? "") ?? Decimal.zero;
  }

  total(name: string): Decimal {
    return this.number(`/totals/${name}`);
  }

  /** The pointers of the items of a list. */
  items(list: string): readonly string[] {
    const value = this.tree.at(list);
    return Array.isArray(value) ? value.map((_, index) => pointerTo(list, index)) : [];
  }

  /** One of the items; undefined where there is none. */
  one(list: string): string | undefined {
    const all = this.items(list);
    return all.length === 0 ? undefined : this.random.of(all);
  }

  /** One of the pointers that have a value. */
  any(pointers: readonly string[]): string | undefined {
    const there = pointers.filter((it) => this.text(it) !== undefined);
    return there.length === 0 ? undefined : this.random.of(there);
  }

  set(path: string, value: string | Decimal): Operation {
    const text = typeof value === "string" ? value : value.toString();
    return { op: this.has(path) ? "replace" : "add", path, value: text };
  }

  cents(path: string, value: Decimal): Operation {
    return this.set(path, value.roundHalfAway(CENT).pad(CENT));
  }

  drop(...paths: readonly string[]): readonly Operation[] {
    return paths.filter((it) => this.has(it)).toReversed().map((path) => ({ op: "remove", path }));
  }

  /** An item once more, at the end of its list. */
  again(
    list: string,
    item: string,
    also: readonly (readonly [name: string, value: string])[] = [],
  ): readonly Operation[] {
    const value = this.tree.object(item);
    if (value === undefined) return [];
    const values = [...value].filter(([, node]) => !Array.isArray(node.value));
    const copy = Object.fromEntries(values.map(([name, node]) => [name, plain(node.value)]));
    return [{ op: "add", path: `${list}/-`, value: { ...copy, ...Object.fromEntries(also) } }];
  }

  /** What is charged at a rate, by its category and rate. */
  partOf(item: string): string | undefined {
    return this.items("/vatBreakdown").find((part) =>
      this.text(`${part}/vatCategory`) === this.text(`${item}/vatCategory`) &&
      this.number(`${part}/vatRate`).equals(this.number(`${item}/vatRate`))
    );
  }

  rateOf(item: string): Decimal {
    return this.number(`${item}/vatRate`);
  }

  /** Everything that follows from the net total and the VAT bases, with both changed by an amount: as if it were not there. */
  follow(part: string, change: Decimal): readonly Operation[] {
    const base = this.number(`${part}/taxableAmount`).plus(change);
    const tax = base.times(this.rateOf(part)).shift(-2).roundHalfAway(CENT);
    const extra = tax.minus(this.number(`${part}/taxAmount`));
    return [
      this.cents(`${part}/taxableAmount`, base),
      this.cents(`${part}/taxAmount`, tax),
      ...this.totalsBy(change, extra),
    ];
  }

  /** The totals from BT-109 on, with the net and the VAT changed. */
  totalsBy(net: Decimal, tax: Decimal): readonly Operation[] {
    const gross = net.plus(tax);
    const rows: readonly (readonly [string, Decimal])[] = [
      ["taxExclusiveAmount", net],
      ["taxAmount", tax],
      ["taxInclusiveAmount", gross],
      ["payableAmount", gross],
    ];
    return rows.filter(([name, by]) => !by.isZero() && this.has(`/totals/${name}`))
      .map(([name, by]) => this.cents(`/totals/${name}`, this.total(name).plus(by)));
  }
}

type Plain = string | readonly [] | { readonly [name: string]: Plain };

/** What a patch can hold of a value; lists in an item are left out. */
function plain(value: unknown): Plain {
  if (value instanceof Map) {
    return Object.fromEntries(
      [...value].filter(([, node]) => !Array.isArray(node.value)).map(([name, node]) => [name, plain(node.value)]),
    );
  }
  return typeof value === "string"
    ? value
    : String(value instanceof Object && "source" in value ? value.source : value);
}
