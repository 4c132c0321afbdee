/**
 * Sums of binary doubles, for the CII rules whose official text adds up untyped values: XPath takes those for xs:double.
 * Nothing else in the engine counts money so.
 */
import { Decimal } from "../../model/decimal.ts";
import { trimmed } from "../../model/space.ts";
import type { Leaf } from "../../syntax/bound.ts";
import { doubleOf } from "../../syntax/values.ts";

/** fn:sum() over untyped values; of -0 alone it is -0. */
export function doubleSum(of: readonly Leaf[]): number {
  // Nothing added to -0 is -0 alone.
  let total = of.length === 0 ? 0 : -0;
  for (const leaf of of) total += doubleOf(leaf);
  return total;
}

/**
 * Compares an untyped value with a double or an integer as the reference does: in a total order, where -0 is less than 0
 * and NaN greater than all. So "-0.00" neither equals 0 nor is at least 0, and "NaN" is.
 */
function compareDoubles(a: number, b: number): -1 | 0 | 1 {
  if (Object.is(a, b)) return 0;
  if (a === b) return Object.is(a, -0) ? -1 : 1;
  return Number.isNaN(b) || a < b ? -1 : 1;
}

/** The same with a whole number or a decimal on the other side: there "-0", without a point, is 0. */
export function compareWhole(leaf: Leaf, to: number): -1 | 0 | 1 {
  const value = /^-0+$/.test(trimmed(leaf.text)) ? 0 : doubleOf(leaf);
  return compareDoubles(value, to);
}

/** Whether two doubles are equal in that order. */
export function sameDouble(a: number, b: number): boolean {
  return compareDoubles(a, b) === 0;
}

/** `round(sum(x) * 10 * 10) div 100`, with XPath's rounding: half goes up. */
export function centSum(of: readonly Leaf[]): number {
  return Math.round(doubleSum(of) * 10 * 10) / 100;
}

/** Whether a value equals the rounded sum of others. */
export function equalsCentSum(value: Leaf, of: readonly Leaf[]): boolean {
  return equalsCents(value, of.length === 0 ? undefined : () => centSum(of));
}

/** The same with the sum, asked for after the value was read. A sum of nothing is a whole number: then there is none. */
export function equalsCents(value: Leaf, sum: (() => number) | undefined): boolean {
  return sum === undefined ? compareWhole(value, 0) === 0 : sameDouble(doubleOf(value), sum());
}

export function asDouble(value: Decimal): number {
  return value.toDouble();
}

/** A double as messages show it. */
export function shownDouble(value: number): string {
  return Number.isFinite(value) ? Decimal.fromDouble(value).round(2).toString() : String(value);
}
