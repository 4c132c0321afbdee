/** How rules of EXTENDED read the elements of a document. XPath reads alike: what is absent is no value at all. */
import { Decimal } from "../../model/decimal.ts";
import { decimalOf as decimalIn } from "../../model/numeric.ts";
import { normalize, numberOf } from "../../syntax/values.ts";
import { type Element, valueOf } from "../paths/tree.ts";

/** Why a rule could not be evaluated: a value that is no number, or one too many. The official rules stop there. */
export class Unread {
  constructor(readonly element: Element) {}
}

/** All elements at a path below some others. */
export function at(from: Element | readonly Element[], path: string): readonly Element[] {
  let found: readonly Element[] = "name" in from ? [from] : from;
  for (const step of path.split("/")) {
    const name = step.includes(":") ? step : `ram:${step}`;
    found = found.flatMap((element) => element.children.filter((it) => it.name === name));
  }
  return found;
}

export function has(from: Element, path: string): boolean {
  return at(from, path).length > 0;
}

/** Whether some value at a path is this one, to the letter. */
export function is(from: Element | readonly Element[], path: string, value: string): boolean {
  return at(from, path).some((it) => valueOf(it) === value);
}

/** normalize-space() of the one value at a path; "" where there is none. */
export function text(from: Element, path: string): string {
  const leaf = one(from, path);
  return leaf === undefined ? "" : normalize(valueOf(leaf));
}

function one(from: Element, path: string): Element | undefined {
  const [first, second] = at(from, path);
  if (second !== undefined) throw new Unread(second);
  return first;
}

/** xs:decimal() of the one value at a path. */
export function decimal(from: Element, path: string): Decimal | undefined {
  const leaf = one(from, path);
  return leaf === undefined ? undefined : decimalOf(leaf);
}

function decimalOf(element: Element): Decimal {
  const value = decimalIn({ text: valueOf(element), place: element.offset });
  if (value === undefined) throw new Unread(element);
  return value;
}

/** sum() of values of xs:decimal. */
export function total(of: readonly Element[]): Decimal {
  return Decimal.sum(of.map(decimalOf));
}

/** `round(sum(x) * 100) div 100` of values without a type, which XPath adds up as doubles, and casts to xs:decimal. */
export function doubleTotal(of: readonly Element[]): Decimal {
  return Decimal.fromDouble(cents(of.map(doubleOf)));
}

/** The sum of doubles, rounded to cents as XPath does: half goes up. */
export function cents(of: readonly number[]): number {
  return Math.round(of.reduce((sum, value) => sum + value, 0) * 100) / 100;
}

function doubleOf(element: Element): number {
  const value = numberOf(normalize(valueOf(element)));
  if (!Number.isFinite(value)) throw new Unread(element);
  return value;
}
