/** How a wrong value is alike the right one: by its digits, its sign, its decimals, its VAT. */
import { Decimal } from "../model/decimal.ts";
import { decimalIn } from "./values.ts";

const one = Decimal.of(1);
const CENT = 2;
const FACTORS = [1, 2, 3, 4, -1, -2, -3, -4];
const CLOSE = Decimal.of(1).shift(-CENT);
const MOST_PRICE_DECIMALS = 4;

/** Two neighbouring digits have changed places. */
export function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = differencesOf(one, other);
  const [first, second] = places;
  if (first === undefined || second === undefined || places.length > 2) return false;
  return one.charAt(first) === other.charAt(second) && one.charAt(second) === other.charAt(first);
}

/** One digit is another, or one is there that does not belong. */
export function isTyped(one: string, other: string): boolean {
  if (one.length === other.length) return differencesOf(one, other).length === 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at++;
  return short.slice(at) === long.slice(at + 1);
}

function differencesOf(one: string, other: string): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < one.length; at++) if (one.charAt(at) !== other.charAt(at)) places.push(at);
  return places;
}

/** Ten, a hundred, a thousand times what it should be, or a part of it. */
export function isShifted(old: Decimal, now: Decimal): boolean {
  return !now.isZero() && FACTORS.some((places) => now.shift(places).equals(old));
}

export function isTurned(old: Decimal, now: Decimal): boolean {
  return !now.isZero() && old.equals(now.negate());
}

/** With VAT instead of without, or the other way round. */
export function isGross(old: Decimal, now: Decimal, rates: readonly Decimal[]): boolean {
  if (now.isZero() || old.isZero()) return false;
  return rates.some((rate) => {
    const share = one.plus(rate.shift(-2));
    return isClose(now.times(share), old) || isClose(old.times(share), now);
  });
}

function isClose(one: Decimal, other: Decimal): boolean {
  return !one.minus(other).abs().greaterThan(CLOSE);
}

/** Values that a price or quantity may stand for, by what each would have gone wrong with. */
export interface Variants {
  readonly sign: readonly Decimal[];
  readonly separator: readonly Decimal[];
  readonly gross: readonly Decimal[];
  readonly digits: readonly Decimal[];
  readonly typed: readonly Decimal[];
}

export function variantsOf(value: Decimal, rates: readonly Decimal[]): Variants {
  const text = value.toString();
  return {
    sign: [value.negate()],
    separator: FACTORS.map((places) => value.shift(places)),
    gross: rates.flatMap((rate) => netsOf(value, one.plus(rate.shift(-2)))),
    digits: swaps(text),
    typed: slips(text),
  };
}

/** Without the VAT, and with it, with as few decimals as will do. */
function netsOf(value: Decimal, share: Decimal): readonly Decimal[] {
  const places = [CENT, CENT + 1, MOST_PRICE_DECIMALS];
  return places.flatMap((it) => [value.divide(share, it), value.times(share).roundHalfAway(it)]);
}

function swaps(text: string): readonly Decimal[] {
  return [...text].flatMap((digit, at) => {
    const next = text.charAt(at + 1);
    if (!isDigit(digit) || !isDigit(next) || digit === next) return [];
    return decimalIn(text.slice(0, at) + next + digit + text.slice(at + 2)) ?? [];
  });
}

function slips(text: string): readonly Decimal[] {
  return [...text].flatMap((digit, at) => {
    if (!isDigit(digit)) return [];
    const others = [..."0123456789"].filter((it) => it !== digit);
    return others.flatMap((it) => decimalIn(text.slice(0, at) + it + text.slice(at + 1)) ?? []);
  });
}

function isDigit(text: string): boolean {
  return text >= "0" && text <= "9" && text.length === 1;
}
