/** The numbers of the JSON model: decimal text, from JSON's own numbers or from texts that hold a plain decimal. */
import { Decimal } from "./decimal.ts";
import type { ModelValue } from "./model.ts";
import { trimmed } from "./space.ts";

/** Digits that a number has at most before and after the point; zeros at either end do not count. */
const most = { before: 15, behind: 10 } as const;
/** Characters that a number has at most, zeros and all: this bounds the cost of what follows. */
const longest = 100;

export type NumberProblem = "no number" | "not finite" | "too large";

export interface NumberRead {
  /** Decimal text with the digits and the scale that were given; the given text where it is no decimal. */
  readonly text: string;
  readonly problem?: NumberProblem;
}

const LITERAL = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;
const NO_NUMBER = /^[+-]?(?:nan|inf|infinity)$/i;

/** A number as JSON writes it, which may have an exponent. It comes out without one, with every digit. */
export function numberOf(source: string): NumberRead {
  if (source.length > longest) return { text: source, problem: "too large" };
  const [, sign = "", whole = "", fraction = "", exponent] = LITERAL.exec(source) ?? [];
  if (exponent === undefined) return measured(Decimal.parse(source), source);
  const digits = Decimal.parse(`${sign}${whole}${fraction}`) ?? Decimal.zero;
  if (digits.isZero()) return { text: "0" };
  // Whatever has a longer exponent than this is far too large, or has far too many digits after the point.
  if (exponent.replace(/^[+-]?0*/, "").length > 4) return { text: source, problem: "too large" };
  const value = digits.shift(+exponent - fraction.length);
  return measured(value, value.toString(), source);
}

/** A number written as a text: a plain decimal, as XML has it (XML Schema Part 2, 3.2.3). */
export function numberIn(text: string): NumberRead {
  if (NO_NUMBER.test(trimmed(text))) return { text, problem: "not finite" };
  const value = Decimal.parse(text);
  return value === undefined ? { text, problem: "no number" } : measured(value, text);
}

/** `given` stands for the number where it has too many digits to be written out. */
function measured(value: Decimal | undefined, text: string, given = text): NumberRead {
  if (value === undefined || text.length > longest) return { text: given, problem: "too large" };
  const [before = "", behind = ""] = value.abs().toShortString().split(".");
  if (before.length > most.before || behind.length > most.behind) return { text: given, problem: "too large" };
  return { text: value.isZero() ? text.replace("-", "") : text };
}

/** The number of a value; undefined where there is no value, or it is no number. */
export function decimalOf(value: ModelValue | undefined): Decimal | undefined {
  return value === undefined ? undefined : Decimal.parse(value.text);
}

/** Whether two numbers of an input have the same value, however they are written. */
export function equalNumbers(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => Decimal.parse(numberOf(text).text));
  return left !== undefined && right !== undefined && left.equals(right);
}
