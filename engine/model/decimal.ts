/**
 * Exact decimal numbers for amounts, prices, quantities and rates: an integer and the number of digits after the point.
 * The integer is a number as long as it is a safe one, as nearly all are, and a BigInt beyond: that is ten times as slow.
 * A value keeps the scale it was written or computed with, so "10.00" stays "10.00" (the BR-DEC rules look at it).
 * Rounding and division are those of xs:decimal in the reference (XPath 3.1: fn:round, op:numeric-divide).
 */

import { isSpace } from "./space.ts";

/** A longer text is no number here: this bounds the cost of a hostile document. */
const longestText = 10_000;
const divisionPlaces = 18;

/** A number where it is a safe integer, and never -0; a BigInt elsewhere. */
type Units = number | bigint;

function unitsOf(units: bigint): Units {
  const number = Number(units);
  return Number.isSafeInteger(number) ? number : units;
}

function added(a: Units, b: Units): Units {
  const sum = typeof a === "number" && typeof b === "number" ? a + b : NaN;
  return Number.isSafeInteger(sum) ? sum : unitsOf(BigInt(a) + BigInt(b));
}

function multiplied(a: Units, b: Units): Units {
  // Adding 0 makes 0 of -0.
  const product = typeof a === "number" && typeof b === "number" ? a * b + 0 : NaN;
  return Number.isSafeInteger(product) ? product : unitsOf(BigInt(a) * BigInt(b));
}

const powers: readonly Units[] = Array.from({ length: 64 }, (_, exponent) => unitsOf(10n ** BigInt(exponent)));

function powerOfTen(exponent: number): Units {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

/** The largest power of ten that is a double and an integer both. */
const EXACT_POWER = 22;

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

export class Decimal {
  static readonly zero: Decimal = new Decimal(0, 0);

  private constructor(private readonly units: Units, readonly scale: number) {}

  /**
   * Reads what xs:decimal allows (XML Schema Part 2, 3.2.3): "1", "+1.50", ".5", "100.", XML white space around it.
   * Undefined for anything else, and for more than 10,000 characters.
   */
  static parse(text: string): Decimal | undefined {
    let [start, end] = [0, text.length];
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (end - start > longestText) return undefined;
    const sign = text.charCodeAt(start);
    if (sign === 0x2b || sign === 0x2d) start++;
    let [point, units] = [-1, 0];
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
    if (digits <= 15) return new Decimal(sign === 0x2d ? 0 - units : units, scale);
    const whole = BigInt(point < 0 ? text.slice(start, end) : text.slice(start, point) + text.slice(point + 1, end));
    return new Decimal(unitsOf(sign === 0x2d ? -whole : whole), scale);
  }

  /** Throws RangeError for a number that is not a safe integer. */
  static of(integer: bigint | number): Decimal {
    if (typeof integer === "bigint") return new Decimal(unitsOf(integer), 0);
    if (Number.isSafeInteger(integer)) return new Decimal(integer + 0, 0);
    throw new RangeError(`Cannot make a decimal of ${integer}: number must be a safe integer`);
  }

  /** The exact value of an IEEE 754 binary64, as a cast from xs:double gives it. Throws RangeError unless finite. */
  static fromDouble(double: number): Decimal {
    if (!Number.isFinite(double)) throw new RangeError(`Cannot make a decimal of ${double}: number must be finite`);
    if (Number.isSafeInteger(double)) return new Decimal(double + 0, 0);
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, Math.abs(double));
    const bits = view.getBigUint64(0);
    const biased = view.getUint32(0) >>> 20;
    let units = BigInt.asUintN(52, bits) | (biased > 0 ? 1n << 52n : 0n);
    if (units === 0n) return Decimal.zero;
    let exponent = Math.max(biased, 1) - 1075;
    for (; exponent < 0 && (units & 1n) === 0n; exponent++) units >>= 1n;
    if (double < 0) units = -units;
    // units / 2^k is units * 5^k / 10^k.
    if (exponent < 0) return new Decimal(unitsOf(units * 5n ** BigInt(-exponent)), -exponent);
    return new Decimal(unitsOf(units << BigInt(exponent)), 0);
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
    return new Decimal(added(this.unitsAt(scale), other.unitsAt(scale)), scale);
  }

  minus(other: Decimal): Decimal {
    return this.plus(other.negate());
  }

  times(other: Decimal): Decimal {
    return new Decimal(multiplied(this.units, other.units), this.scale + other.scale);
  }

  negate(): Decimal {
    return new Decimal(typeof this.units === "number" ? 0 - this.units : -this.units, this.scale);
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

  /** Compares with an IEEE 754 binary64 by its exact value. Throws RangeError unless that is finite. */
  compareDouble(double: number): -1 | 0 | 1 {
    const near = this.toDouble();
    // Rounding keeps the order: a double beside the nearest one is beside the value.
    if (near < double) return -1;
    return near > double ? 1 : this.compare(Decimal.fromDouble(double));
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
    if (typeof unit === "number" && typeof this.units === "number") {
      const sum = this.units + unit / 2;
      if (Number.isSafeInteger(sum)) return new Decimal(floorOf(sum, unit), places);
    }
    const [whole, half] = [BigInt(unit), BigInt(unit) / 2n];
    const raised = BigInt(this.units) + half;
    // BigInt division cuts towards zero, where the floor is wanted.
    const floor = raised < 0n ? (raised - whole + 1n) / whole : raised / whole;
    return new Decimal(unitsOf(floor), places);
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
    return scale < 0 ? new Decimal(multiplied(this.units, powerOfTen(-scale)), 0) : new Decimal(this.units, scale);
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
    const dividend = BigInt(multiplied(this.units, powerOfTen(Math.max(shift, 0))));
    const divisor = BigInt(multiplied(other.units, powerOfTen(Math.max(-shift, 0))));
    const rest = dividend % divisor * 2n;
    const isMore = (rest < 0n ? -rest : rest) > (divisor < 0n ? -divisor : divisor);
    return new Decimal(unitsOf(dividend / divisor + (isMore ? BigInt(this.sign * other.sign) : 0n)), places);
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

  /** The nearest IEEE 754 binary64, as a cast to xs:double gives it. */
  toDouble(): number {
    const { units, scale } = this;
    // The quotient of two exact numbers is rounded once.
    return typeof units === "number" && scale <= EXACT_POWER ? units / Number(powerOfTen(scale)) : +this.toString();
  }

  private unitsAt(scale: number): Units {
    return scale === this.scale ? this.units : multiplied(this.units, powerOfTen(scale - this.scale));
  }

  /** The scale without trailing zeros; negative for whole tens, -3 for 3000. */
  private leastScale(): number {
    return this.units === 0 ? this.scale : this.scale - zerosAtEnd(this.units.toString());
  }
}

/** The integer that is no greater than the quotient of two; `%` is exact, which division is not. */
function floorOf(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor - (rest < 0 ? 1 : 0) + 0;
}
