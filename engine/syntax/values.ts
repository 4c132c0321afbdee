/**
 * The only readers of values. They follow XPath: an absent value is the empty sequence, a value that is not of its type
 * is an error, and so are two values where one is wanted. The error is a `Cast`, which the rule engine catches once a
 * node; the official validators stop at the same places.
 */
import { Decimal } from "../model/decimal.ts";
import { trimmed } from "../model/space.ts";
import { type Attributes, type Group, heldIn, type Leaf } from "./bound.ts";
import type { GroupSlot, Kind, LeafSlot } from "./shapes.ts";

export type CastReason = "number" | "date" | "indicator" | "repeated";

/** Why a rule could not be evaluated: the leaf that it cannot read. Not an Error, because it needs no stack. */
export class Cast {
  constructor(readonly reason: CastReason, readonly leaf: Leaf) {}
}

/** What is worked out of something, or the `Cast` that it stumbles over. */
export function attempt<A, T>(compute: (of: A) => T, of: A): T | Cast {
  try {
    return compute(of);
  } catch (error) {
    if (error instanceof Cast) return error;
    throw error;
  }
}

/** Whether an element is there, whatever it holds. */
export function exists<K extends Kind>({ layout }: Group<K>, slot: LeafSlot<K>): boolean {
  return layout.placeOf(slot) >= 0;
}

/** Whether a group is there. */
export function has<K extends Kind>({ layout }: Group<K>, slot: GroupSlot<K>): boolean {
  return layout.placeOf(slot) >= 0;
}

/** The one leaf of a slot, undefined when absent; two are a `Cast`. */
export function one<K extends Kind>(group: Group<K>, slot: LeafSlot<K>): Leaf | undefined {
  // The binder fills a leaf slot with leaves only: rows are typed against the shapes.
  const held = heldIn(group, slot) as Leaf | Leaf[] | undefined;
  return Array.isArray(held) ? oneOf(held) : held;
}

/** The one of some leaves, undefined when there is none; two are a `Cast`. */
export function oneOf(found: readonly Leaf[]): Leaf | undefined {
  if (found.length > 1 && found[1] !== undefined) throw new Cast("repeated", found[1]);
  return found[0];
}

/** normalize-space() of the one leaf; "" when absent, as XPath has it. */
export function text<K extends Kind>(group: Group<K>, slot: LeafSlot<K>): string {
  const leaf = one(group, slot);
  return leaf === undefined ? "" : normalize(leaf.text);
}

/** Whether the one leaf of a slot holds more than white space. */
export function filled<K extends Kind>(group: Group<K>, slot: LeafSlot<K>): boolean {
  return text(group, slot) !== "";
}

/** xs:decimal() of the one leaf; undefined when absent. */
export function decimal<K extends Kind>(group: Group<K>, slot: LeafSlot<K>): Decimal | undefined {
  const leaf = one(group, slot);
  return leaf === undefined ? undefined : decimalOf(leaf);
}

export function decimalOf(leaf: Leaf): Decimal {
  const value = decimalOrNull(leaf);
  if (value === null) throw new Cast("number", leaf);
  return value;
}

export function isDecimal(leaf: Leaf): boolean {
  return decimalOrNull(leaf) !== null;
}

function decimalOrNull(leaf: Leaf): Decimal | null {
  return leaf.decimal === undefined ? leaf.decimal = Decimal.parse(leaf.text) ?? null : leaf.decimal;
}

const DOUBLE = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const SPECIAL: ReadonlyMap<string, number> = new Map([
  ["INF", Infinity],
  ["+INF", Infinity],
  ["-INF", -Infinity],
  ["NaN", NaN],
]);

/** xs:double() of a leaf: what the official rules compare when they name no type. */
export function doubleOf(leaf: Leaf): number {
  const exact = decimalOrNull(leaf);
  // Of zeros the sign counts, which decimals have none of.
  const value = exact === null || exact.isZero() ? doubleIn(trimmed(leaf.text)) : exact.toDouble();
  if (value === undefined) throw new Cast("number", leaf);
  return value;
}

function doubleIn(written: string): number | undefined {
  return DOUBLE.test(written) ? +written : SPECIAL.get(written);
}

/** number() of a text, white space around it or not: NaN for anything but an xs:double. */
export function numberOf(written: string): number {
  return doubleIn(trimmed(written)) ?? NaN;
}

/** The text nodes of leaves (`text()` in XPath): none for an empty one, several where comments part the text. */
export function textNodes(of: readonly Leaf[]): readonly string[] {
  return of.flatMap((leaf) => leaf.pieces ?? (leaf.text === "" ? [] : [leaf.text]));
}

/** The one text node of leaves, "" when there is none; several are a `Cast`. */
export function textNode(of: readonly Leaf[]): string {
  const nodes = textNodes(of);
  const [leaf] = of.length > 1 ? of.filter(({ text }) => text !== "").slice(1) : of;
  if (nodes.length > 1 && leaf !== undefined) throw new Cast("repeated", leaf);
  return nodes[0] ?? "";
}

const INDICATORS: ReadonlyMap<string, boolean> = new Map([["true", true], ["1", true], ["false", false], ["0", false]]);

/** xs:boolean() of a leaf, for ChargeIndicator. */
export function indicatorOf(leaf: Leaf): boolean {
  const value = INDICATORS.get(normalize(leaf.text));
  if (value === undefined) throw new Cast("indicator", leaf);
  return value;
}

export function isIndicator(leaf: Leaf): boolean {
  return INDICATORS.has(normalize(leaf.text));
}

/** With time zones up to 14:59, which the official rules read, although the XML Schema ends at 14:00. */
const DATE = /^(-?(?:[1-9][0-9]{4,}|[0-9]{4}))-([0-9]{2})-([0-9]{2})(Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])?$/;

/** A date, xs:date or CII's YYYYMMDD, in minutes from an epoch; undefined for anything else. Without a zone it is UTC. */
export function dateOrNone(leaf: Leaf): number | undefined {
  return minutesIn(leaf.row?.codec === "date102" ? DATE_102 : DATE, leaf);
}

/** xs:date() of a leaf, in minutes from an epoch. */
export function dateOf(leaf: Leaf): number {
  const minutes = minutesIn(DATE, leaf);
  if (minutes === undefined) throw new Cast("date", leaf);
  return minutes;
}

const DATE_102 = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/** Whether a date is one: xs:date in UBL, YYYYMMDD in CII. CII's other formats are checked by its own rules. */
export function isDate(leaf: Leaf): boolean {
  if (leaf.row?.codec !== "date102") return minutesIn(DATE, leaf) !== undefined;
  const format = leaf.attribute("format");
  return (format !== undefined && format !== "102") || minutesIn(DATE_102, leaf) !== undefined;
}

function minutesIn(form: RegExp, leaf: Leaf): number | undefined {
  const match = form.exec(trimmed(leaf.text));
  return match === null ? undefined : minutesOf(match);
}

function minutesOf([, year = "", month = "", day = "", zone = "Z"]: RegExpExecArray): number | undefined {
  const y = +year;
  const m = +month;
  const d = +day;
  const before = daysTo(y, m) - 1;
  const days = before + d;
  if (m < 1 || m > 12 || d < 1 || days >= daysTo(y, m + 1)) return undefined;
  // As far as dates of the platform reach (ECMA-262, 21.4.1.1).
  return Math.abs(days) <= 1e8 ? days * 1_440 - zoneMinutes(zone) : undefined;
}

/** The days from the first of January 1970 to the first of a month, from 1 to 13. A year that is counted from March ends with its leap day. */
function daysTo(year: number, month: number): number {
  const from = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leapDays = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return from * 365 + leapDays + Math.floor((153 * months + 2) / 5) - 719_468;
}

/** None for "Z", which holds no digits. */
function zoneMinutes(zone: string): number {
  const size = +zone.slice(1, 3) * 60 + +zone.slice(4);
  return zone.startsWith("-") ? -size : size;
}

const RUNS = /[\t\n\r ]+/g;
const UNTIDY = /^[\t\n\r ]|[\t\n\r]|[ ]{2}|[ ]$/;

/** XPath normalize-space(): XML's four white space characters and no other. */
export function normalize(value: string): string {
  return UNTIDY.test(value) ? trimmed(value).replace(RUNS, " ") : value;
}

/** normalize-space(upper-case()), as tax scheme identifiers are compared. */
export function normalizedUpper(value: string): string {
  return normalize(value.toUpperCase());
}

/** An attribute's value, undefined when the attribute is absent. */
export function attribute(node: { readonly attributes: Attributes | undefined }, name: string): string | undefined {
  return node.attributes?.[name];
}

/** xs:date() of a text, in minutes from an epoch; undefined for anything else. */
export function dateIn(written: string): number | undefined {
  const match = DATE.exec(trimmed(written));
  return match === null ? undefined : minutesOf(match);
}
