/** How EXTENDED-CTC-FR adds up: with a cent of tolerance for each amount, and by category, rate and reason. */
import { Decimal } from "../../../../model/decimal.ts";
import { normalize, numberOf } from "../../../../syntax/values.ts";
import { asks, decimalOf, type Holds, rawAt, sumOf } from "../../../paths/asks.ts";
import { type Path, pathOf, select } from "../../../paths/path.ts";
import { type Row, rule, warning } from "../../../paths/row.ts";
import { one, type Scene, Unread } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";

/** What is added up in a syntax: each kind of amount, with the elements of its VAT category below it. */
export interface Summed {
  readonly amount: string;
  readonly category: string;
  readonly sign: 1 | -1;
  /** All of them, but headings and remarks. */
  of(scene: Scene): readonly Node[];
  /** The amounts are counted, and not what has them. */
  readonly byAmounts?: true;
}

export interface Breakdown {
  readonly summed: readonly Summed[];
  /** Below a category. */
  readonly code: string;
  /** A code counts without the white space around it. */
  readonly tidies: boolean;
  readonly rate: string;
  readonly reason: string;
  readonly reasonCode: string;
  readonly basis: string;
  readonly tax: string;
  /** The official rules add up as doubles. */
  readonly asDoubles: boolean;
  /** The category must be right by one and the same element; otherwise by any. */
  readonly prefix: string;
}

interface Key {
  readonly code: string;
  readonly rate: string | undefined;
  readonly reason: string;
  readonly reasonCode: string;
}

interface Filed {
  readonly node: Node;
  readonly keys: readonly Key[];
}

const paths = new Map<string, Path>();

export function known(path: string): Path {
  const made = paths.get(path) ?? pathOf(path);
  paths.set(path, made);
  return made;
}

function textOf(at: Node, path: string): string {
  const node = one(at, known(path));
  return node === undefined ? "" : normalize(valueOf(node));
}

function keyOf(category: Node, { code, tidies, rate, reason, reasonCode }: Breakdown): Key {
  const found = one(category, known(rate));
  return {
    code: tidies ? textOf(category, code) : rawAt(category, known(code)),
    rate: found === undefined ? undefined : decimalOf(found).toShortString(),
    reason: textOf(category, reason),
    reasonCode: textOf(category, reasonCode),
  };
}

/** Per document, each amount with its categories: worked out once, since each part of the breakdown asks. */
const filed = new WeakMap<Scene, Map<Summed, readonly Filed[]>>();

function fileOf(summed: Summed, breakdown: Breakdown, scene: Scene): readonly Filed[] {
  const ofScene = filed.get(scene) ?? new Map<Summed, readonly Filed[]>();
  filed.set(scene, ofScene);
  const file = ofScene.get(summed) ?? summed.of(scene).map((node) => ({
    node,
    keys: select(node, known(summed.category)).map((it) => keyOf(it, breakdown)),
  }));
  ofScene.set(summed, file);
  return file;
}

function isOf(key: Key, other: Key, byReason: boolean): boolean {
  if (key.code !== other.code) return false;
  if (key.code !== "O" && (key.rate === undefined || key.rate !== other.rate)) return false;
  return !byReason || key.reason === other.reason && key.reasonCode === other.reasonCode;
}

interface Totals {
  readonly amounts: readonly { readonly sign: 1 | -1; readonly nodes: readonly Node[] }[];
  readonly count: number;
}

function totalsOf(key: Key, byReason: boolean, breakdown: Breakdown, scene: Scene): Totals {
  let count = 0;
  const amounts = breakdown.summed.map((summed) => {
    const own = fileOf(summed, breakdown, scene).filter(({ keys }) => keys.some((it) => isOf(it, key, byReason)));
    const nodes = own.flatMap(({ node }) => select(node, known(summed.amount)));
    count += summed.byAmounts === true ? nodes.length : own.length;
    return { sign: summed.sign, nodes };
  });
  return { amounts, count };
}

/** `round(sum(x) * 100) div 100` of doubles. */
export function cents(nodes: readonly Node[]): number {
  const sum = nodes.reduce((total, node) => {
    const value = numberOf(valueOf(node));
    if (Number.isNaN(value)) throw new Unread(node);
    return total + value;
  }, 0);
  return Math.round(sum * 100) / 100;
}

/** So many cents, as a double compares with them. */
export function hundredths(count: number): number {
  return count / 100;
}

function isNear(basis: Decimal | undefined, { amounts, count }: Totals, asDoubles: boolean): boolean {
  if (basis === undefined) return false;
  if (asDoubles) {
    let rest = numberOf(basis.toString());
    for (const { sign, nodes } of amounts) rest -= sign * cents(nodes);
    return Math.abs(rest) <= hundredths(count);
  }
  const rest = amounts.reduce((left, { sign, nodes }) => {
    const sum = sumOf(nodes).round(2);
    return sign > 0 ? left.minus(sum) : left.plus(sum);
  }, basis);
  return !rest.abs().greaterThan(Decimal.of(count).dividedByPowerOfTen(2));
}

function decimalAt(at: Node, path: string): Decimal | undefined {
  const node = one(at, known(path));
  return node === undefined ? undefined : decimalOf(node);
}

/** The taxable amount of a part of the breakdown, by category and rate alone, or by the reason as well. */
function adds(breakdown: Breakdown, byReason: boolean): Holds {
  return (at, scene) => {
    const key = keyOf(at, breakdown);
    return isNear(decimalAt(at, breakdown.basis), totalsOf(key, byReason, breakdown, scene), breakdown.asDoubles);
  };
}

/** The tax is the taxable amount times the rate, within a cent for each amount. */
function taxed(breakdown: Breakdown): Holds {
  return (at, scene) => {
    const [basis, rate, tax] = [breakdown.basis, breakdown.rate, breakdown.tax].map((it) => decimalAt(at, it));
    if (basis === undefined || rate === undefined || tax === undefined) return false;
    const off = tax.minus(basis.times(rate).dividedByPowerOfTen(2).round(2)).abs();
    const readings = breakdown.asDoubles ? [true] : [true, false];
    return readings.some((byReason) => {
      const { count } = totalsOf(keyOf(at, breakdown), byReason, breakdown, scene);
      return !off.greaterThan(Decimal.of(count).dividedByPowerOfTen(2));
    });
  };
}

/** The rules on a part of the breakdown in a category. */
export function breakdownRows(prefix: string, breakdown: Breakdown): readonly Row[] {
  const [plainly, closely] = [adds(breakdown, false), adds(breakdown, true)];
  const id = `${breakdown.prefix}-${prefix}`;
  return [
    rule(
      `${id}-08`,
      ["BT-116"],
      asks((at, scene) => closely(at, scene) || plainly(at, scene), breakdown.basis, "100.00"),
    ),
    warning(`${id}-08ini`, ["BT-116"], asks(plainly, breakdown.basis, "100.00")),
    warning(`${id}-08rev`, ["BT-116"], asks(closely, breakdown.basis, "100.00")),
    ...(prefix === "S" ? [rule(`${id}-09`, ["BT-117"], asks(taxed(breakdown), breakdown.tax, "20.00"))] : []),
  ];
}

export const prefixes = { AE: "AE", E: "E", G: "G", IC: "K", AF: "L", AG: "M", O: "O", S: "S", Z: "Z" } as const;
