/**
 * Exact decimal numbers for amounts, prices, quantities and rates: an integer and the number of digits after the point.
 * A value keeps the scale it was written or computed with, so "10.00" stays "10.00" (the BR-DEC rules look at it).
 * Rounding and division are those of xs:decimal in the reference (XPath 3.1: fn:round, op:numeric-divide).
 */

import { isSpace } from "./space.ts";

/** A longer text is no number here: this bounds the cost of a hostile document. */
const longestText = 10_000;
const divisionPlaces = 18;

/**
 * An integer of any size: a number where that is exact, which is several times as fast, and a BigInt beyond, and only there.
 * What is worked out with numbers is exact if it comes to one that is.
 */
type Integer = number | bigint;

const powers: readonly Integer[] = Array.from({ length: 64 }, (_, exponent) => integer(10n ** BigInt(exponent)));
/** The powers of ten that are exact as doubles. */
const EXACT_POWERS = 22;

function powerOfTen(exponent: number): Integer {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

function integer(big: bigint): Integer {
  const number = Number(big);
  return Number.isSafeInteger(number) ? number : big;
}

function sumOf(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return integer(BigInt(a) + BigInt(b));
}

function productOf(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // Zero has no sign.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return integer(BigInt(a) * BigInt(b));
}

function negative(a: Integer): Integer {
  return typeof a === "number" ? 0 - a : integer(-a);
}

/** The greatest integer that is not above the quotient by a positive one. */
function floorOf(a: Integer, b: Integer): Integer {
  if (typeof a === "number" && typeof b === "number") {
    const rest = a % b;
    return (a - rest) / b - (rest < 0 ? 1 : 0);
  }
  const dividend = BigInt(a);
  const divisor = BigInt(b);
  // BigInt division cuts towards zero.
  return integer(dividend / divisor - (dividend % divisor < 0n ? 1n : 0n));
}

function checkPlaces(action: string, places: number): void {
  if (Number.isSafeInteger(places) && places >= 0) return;
  throw new RangeError(`Cannot ${action} ${places} places: scale must be ${places < 0 ? "at least 0" : "an integer"}`);
}

/** How many zeros stand at the end of digits. By index: a regular expression would rescan every run of zeros. */
function zerosAtEnd(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.length - end;
}

/** In which a double is looked at bit by bit. */
const view = new DataView(new ArrayBuffer(8));

export class Decimal {
  static readonly zero: Decimal = new Decimal(0, 0);

  private constructor(private readonly units: Integer, readonly scale: number) {}

  /**
   * Reads what xs:decimal allows (XML Schema Part 2, 3.2.3): "1", "+1.50", ".5", "100.", XML white space around it.
   * Undefined for anything else, and for more than 10,000 characters.
   */
  static parse(text: string): Decimal | undefined {
    let start = 0;
    let end = text.length;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (end - start > longestText) return undefined;
    const sign = text.charCodeAt(start);
    if (sign === 0x2b || sign === 0x2d) start++;
    let point = -1;
    let units = 0;
    for (let at = start; at < end; at++) {
      const digit = text.charCodeAt(at) - 0x30;
      if (digit >= 0 && digit <= 9) units = units * 10 + digit;
      else if (digit === -2 && point < 0) point = at;
      else return undefined;
    }
    const digits = end - start - (point < 0 ? 0 : 1);
    if (digits < 1) return undefined;
    const scale = point < 0 ? 0 : end - point - 1;
    // An integer of fifteen digits is exact in a number.
    const whole = digits <= 15
      ? units
      : integer(BigInt(point < 0 ? text.slice(start, end) : text.slice(start, point) + text.slice(point + 1, end)));
    return new Decimal(sign === 0x2d ? negative(whole) : whole, scale);
  }

  /** Throws RangeError for a number that is not a safe integer. */
  static of(whole: bigint | number): Decimal {
    if (typeof whole === "bigint" || Number.isSafeInteger(whole)) return new Decimal(integer(BigInt(whole)), 0);
    throw new RangeError(`Cannot make a decimal of ${whole}: number must be a safe integer`);
  }

  /** The exact value of an IEEE 754 binary64, as a cast from xs:double gives it. Throws RangeError unless finite. */
  static fromDouble(double: number): Decimal {
    if (!Number.isFinite(double)) throw new RangeError(`Cannot make a decimal of ${double}: number must be finite`);
    view.setFloat64(0, Math.abs(double));
    const bits = view.getBigUint64(0);
    const biased = view.getUint32(0) >>> 20;
    let units = BigInt.asUintN(52, bits) | (biased > 0 ? 1n << 52n : 0n);
    if (units === 0n) return Decimal.zero;
    let exponent = Math.max(biased, 1) - 1075;
    for (; exponent < 0 && (units & 1n) === 0n; exponent++) units >>= 1n;
    if (double < 0) units = -units;
    // units / 2^k is units * 5^k / 10^k.
    if (exponent < 0) return new Decimal(integer(units * 5n ** BigInt(-exponent)), -exponent);
    return new Decimal(integer(units << BigInt(exponent)), 0);
  }

  static sum(values: Iterable<Decimal>): Decimal {
    let total = Decimal.zero;
    for (const value of values) total = total.plus(value);
    return total;
  }

  get sign(): -1 | 0 | 1 {
    return this.units > 0 ? 1 : this.units < 0 ? -1 : 0;
  }

  isZero(): boolean {
    return this.units === 0;
  }

  isNegative(): boolean {
    return this.units < 0;
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(sumOf(this.unitsAt(scale), other.unitsAt(scale)), scale);
  }

  minus(other: Decimal): Decimal {
    return this.plus(other.negate());
  }

  times(other: Decimal): Decimal {
    return new Decimal(productOf(this.units, other.units), this.scale + other.scale);
  }

  negate(): Decimal {
    return new Decimal(negative(this.units), this.scale);
  }

  abs(): Decimal {
    return this.units < 0 ? this.negate() : this;
  }

  /** By value: 1.0 and 1.00 compare as 0. */
  compare(other: Decimal): -1 | 0 | 1 {
    const scale = Math.max(this.scale, other.scale);
    const mine = this.unitsAt(scale), theirs = other.unitsAt(scale);
    return mine < theirs ? -1 : mine > theirs ? 1 : 0;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  lessThan(other: Decimal): boolean {
    return this.compare(other) < 0;
  }

  greaterThan(other: Decimal): boolean {
    return this.compare(other) > 0;
  }

  /** fn:round: halves go towards positive infinity. A value without more places stays as it is. */
  round(places: number): Decimal {
    checkPlaces("round to", places);
    if (places >= this.scale) return this;
    const unit = powerOfTen(this.scale - places);
    const half = productOf(5, powerOfTen(this.scale - places - 1));
    return new Decimal(floorOf(sumOf(this.units, half), unit), places);
  }

  /**
   * Halves go away from zero, as businesses round amounts: -9.975 becomes -9.98, so that a cancellation mirrors its invoice.
   * For amounts that are worked out here; official rules round by fn:round.
   */
  roundHalfAway(places: number): Decimal {
    return this.units < 0 ? this.negate().round(places).negate() : this.round(places);
  }

  /** Adds zeros up to a scale, for output: 5 becomes 5.00. Never takes digits away. */
  pad(places: number): Decimal {
    checkPlaces("pad to", places);
    return places <= this.scale ? this : new Decimal(this.unitsAt(places), places);
  }

  /** Moves the decimal point to the right, or to the left for negative places. Exact. */
  shift(places: number): Decimal {
    if (!Number.isSafeInteger(places)) throw new RangeError(`Cannot shift by ${places} places: must be an integer`);
    const scale = this.scale - places;
    return scale < 0 ? new Decimal(productOf(this.units, powerOfTen(-scale)), 0) : new Decimal(this.units, scale);
  }

  dividedByPowerOfTen(exponent: number): Decimal {
    return this.shift(-exponent);
  }

  /**
   * The quotient to this many places; halves go towards zero. The default is the reference's: 18 places, and more by what
   * the dividend's scale exceeds the divisor's (trailing zeros not counted). Throws RangeError for a divisor of zero.
   */
  divide(
    other: Decimal,
    places: number = Math.max(0, this.leastScale() - other.leastScale()) + divisionPlaces,
  ): Decimal {
    checkPlaces("divide to", places);
    if (other.units === 0) throw new RangeError(`Cannot divide ${this} by ${other}: divisor must not be zero`);
    const shift = places + other.scale - this.scale;
    const dividend = BigInt(productOf(this.units, powerOfTen(Math.max(shift, 0))));
    const divisor = BigInt(productOf(other.units, powerOfTen(Math.max(-shift, 0))));
    const rest = dividend % divisor * 2n;
    const isMore = (rest < 0n ? -rest : rest) > (divisor < 0n ? -divisor : divisor);
    return new Decimal(integer(dividend / divisor + (isMore ? BigInt(this.sign * other.sign) : 0n)), places);
  }

  /** All digits of the scale, no exponent; zero has no sign. */
  toString(): string {
    if (this.scale === 0) return this.units.toString();
    const digits = this.abs().units.toString().padStart(this.scale + 1, "0");
    const point = digits.length - this.scale;
    return `${this.units < 0 ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
  }

  /** The digits without the zeros at their end that say nothing: 19.00 is 19. The same for equal values. */
  toShortString(): string {
    const digits = this.toString();
    if (this.scale === 0) return digits;
    const end = digits.length - zerosAtEnd(digits);
    return digits.slice(0, digits.charAt(end - 1) === "." ? end - 1 : end);
  }

  /** The nearest double, as xs:double() has it. */
  toDouble(): number {
    const exact = typeof this.units === "number" && this.scale <= EXACT_POWERS;
    return exact ? Number(this.units) / Number(powerOfTen(this.scale)) : Number(this.toString());
  }

  private unitsAt(scale: number): Integer {
    return scale === this.scale ? this.units : productOf(this.units, powerOfTen(scale - this.scale));
  }

  /** The scale without trailing zeros; negative for whole tens, -3 for 3000. */
  private leastScale(): number {
    return this.units === 0 ? this.scale : this.scale - zerosAtEnd(this.units.toString());
  }
}
