/**
 * Simple types by their lexical forms (XML Schema Part 2). Where the recommendation leaves room, they are read as Xerces
 * reads them, which is the parser of the official validators.
 */
import {
  type Bound,
  isBase64,
  isBetween,
  isDay,
  isListOf,
  isNoColonName,
  isQualifiedName,
  NAME,
  TOKEN,
} from "./forms.ts";
import { isUri } from "./uri.ts";

interface BuiltinType {
  /** The builtin type that it restricts; without one, anySimpleType. */
  readonly base?: string;
  /** What it asks of a value beyond what its base does, white space collapsed. */
  readonly is?: (value: string, bound: Bound) => boolean;
  /** White space is part of the value. */
  readonly keeps?: true;
  /** What such a value looks like. */
  readonly shows?: string;
}

const ZONE = "(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?";
const TIME = "(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)";
/** XML Schema 1.0 has no year 0, and the official parser reads no year beyond 31 bits. */
const YEAR = "-?(?!0000)(?:[1-9]\\d{4,9}|\\d{4})";
const FLOAT = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][+-]?\d+)?|-?INF|NaN)$/;

/** The builtin types, each with what it adds to the one that it restricts. */
const rows = {
  anySimpleType: { keeps: true },
  string: { keeps: true },
  normalizedString: { base: "string", keeps: true },
  token: { base: "normalizedString" },
  language: { base: "token", is: matches(/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/), shows: "de" },
  NMTOKEN: { base: "token", is: matches(TOKEN) },
  NMTOKENS: { is: (value) => isListOf(value, matches(TOKEN)) },
  Name: { base: "token", is: matches(NAME) },
  NCName: { base: "Name", is: isNoColonName },
  ID: { base: "NCName" },
  IDREF: { base: "NCName" },
  IDREFS: { is: (value) => isListOf(value, isNoColonName) },
  // Entities are declared in a DOCTYPE, which no document has. That a notation is declared, the official parser never asks.
  ENTITY: { base: "NCName", is: () => false },
  ENTITIES: { is: () => false },
  NOTATION: { is: isQualifiedName },
  QName: { is: isQualifiedName },
  boolean: { is: matches(/^(?:true|false|0|1)$/), shows: "true, false, 1, 0" },
  decimal: { is: matches(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/), shows: "1234.56" },
  integer: { base: "decimal", is: matches(/^[+-]?\d+$/), shows: "12" },
  nonPositiveInteger: { base: "integer", is: matches(/^(?:-\d+|\+?0+)$/) },
  negativeInteger: { base: "nonPositiveInteger", is: matches(/^-0*[1-9]\d*$/) },
  nonNegativeInteger: { base: "integer", is: matches(/^(?:\+?\d+|-0+)$/) },
  positiveInteger: { base: "nonNegativeInteger", is: matches(/^\+?0*[1-9]\d*$/) },
  long: { base: "integer", is: (value) => isBetween(value, "9223372036854775808", "9223372036854775807") },
  int: { base: "long", is: (value) => isBetween(value, "2147483648", "2147483647") },
  short: { base: "int", is: (value) => isBetween(value, "32768", "32767") },
  byte: { base: "short", is: (value) => isBetween(value, "128", "127") },
  unsignedLong: { base: "nonNegativeInteger", is: (value) => isBetween(value, "0", "18446744073709551615") },
  unsignedInt: { base: "unsignedLong", is: (value) => isBetween(value, "0", "4294967295") },
  unsignedShort: { base: "unsignedInt", is: (value) => isBetween(value, "0", "65535") },
  unsignedByte: { base: "unsignedShort", is: (value) => isBetween(value, "0", "255") },
  float: { is: matches(FLOAT) },
  double: { is: matches(FLOAT) },
  duration: { is: matches(/^-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/) },
  dateTime: { is: dayForm(`T${TIME}`), shows: "2026-11-30T12:00:00" },
  date: { is: dayForm(""), shows: "2026-11-30" },
  time: { is: form(TIME), shows: "12:00:00" },
  gYear: { is: form(YEAR) },
  gYearMonth: { is: form(`${YEAR}-(?:0[1-9]|1[0-2])`) },
  gMonth: { is: form("--(?:0[1-9]|1[0-2])(?:--)?") },
  gMonthDay: { is: form("--(?:(?!02-3)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|30)|(?:0[13578]|1[02])-31)") },
  gDay: { is: form("---(?:0[1-9]|[12]\\d|3[01])") },
  hexBinary: { is: matches(/^(?:[0-9A-Fa-f]{2})*$/) },
  base64Binary: { is: isBase64, shows: "SGFsbG8=" },
  anyURI: { is: isUri, shows: "https://example.org/" },
} as const satisfies Readonly<Record<string, BuiltinType>>;

export type Builtin = keyof typeof rows;

export function isBuiltin(name: string): name is Builtin {
  return Object.hasOwn(rows, name);
}

/** The builtin type that one restricts; undefined for anySimpleType. */
export function baseOf(name: Builtin): Builtin | undefined {
  const { base }: BuiltinType = rows[name];
  if (base !== undefined && isBuiltin(base)) return base;
  return name === "anySimpleType" ? undefined : "anySimpleType";
}

/** What a schema adds to a builtin type. */
interface Facets {
  /** Empty where any will do. */
  readonly values: readonly string[];
  readonly length: RegExp;
}

/** What a text must be. */
export class Simple {
  readonly #checks: readonly ((value: string, bound: Bound) => boolean)[];
  readonly #keeps: boolean;
  readonly #facets: readonly Facets[];
  /** Whether any text will do, so that none need be kept. */
  readonly free: boolean;
  /** Whether its values are names with prefixes, which must be bound. */
  readonly isName: boolean;
  /** Whether its values identify elements, or refer to those. */
  readonly identifies: boolean;

  constructor(readonly builtin: Builtin, facets: readonly Facets[] = []) {
    const chain = [builtin];
    for (let base = baseOf(builtin); base !== undefined; base = baseOf(base)) chain.push(base);
    this.#checks = chain.map((name): BuiltinType => rows[name]).flatMap(({ is }) => is === undefined ? [] : [is]);
    const { keeps }: BuiltinType = rows[builtin];
    this.#keeps = keeps === true;
    this.#facets = facets;
    this.free = this.#checks.length === 0 && facets.length === 0;
    this.isName = builtin === "QName" || builtin === "NOTATION";
    this.identifies = builtin.startsWith("ID");
  }

  /** The type with the facets of a schema table: `>1|<3` for lengths, `=A|=B` for values. */
  restricted(facets: string): Simple {
    if (facets === "") return this;
    const parts = facets.split("|");
    const length = (sign: string) => parts.find((it) => it.startsWith(sign))?.slice(1);
    const added = {
      values: parts.filter((it) => it.startsWith("=")).map((it) => it.slice(1)),
      length: new RegExp(`^[^]{${length(">") ?? "0"},${length("<") ?? ""}}$`),
    };
    return new Simple(this.builtin, [...this.#facets, added]);
  }

  /** What its values look like, in no language. */
  get form(): string {
    const { shows = "" }: BuiltinType = rows[this.builtin];
    const values = this.#facets.flatMap((it) => it.values);
    return values.length > 0
      ? values.join(", ")
      : shows === ""
      ? `xs:${this.builtin}`
      : `${shows} (xs:${this.builtin})`;
  }

  /** The value that a text stands for. */
  value(text: string): string {
    return this.#keeps ? text : collapsed(text);
  }

  is(text: string, bound: Bound): boolean {
    if (this.free) return true;
    const value = this.value(text);
    for (const check of this.#checks) if (!check(value, bound)) return false;
    for (const { values, length } of this.#facets) {
      if (!length.test(value) || values.length > 0 && !values.includes(value)) return false;
    }
    return true;
  }
}

function collapsed(text: string): string {
  return /[\t\n\r]|^ | $| {2}/.test(text) ? text.replace(/[ \t\n\r]+/g, " ").replace(/^ | $/g, "") : text;
}

function matches(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

/** A form of dates or times, with or without a time zone. */
function form(pattern: string): (value: string) => boolean {
  return matches(new RegExp(`^${pattern}${ZONE}$`));
}

/** A form that starts with a day, which must be one of the calendar. */
function dayForm(rest: string): (value: string) => boolean {
  const pattern = new RegExp(`^(${YEAR})-(\\d\\d)-(\\d\\d)${rest}${ZONE}$`);
  return (value) => {
    const [, year = "", month = "", day = ""] = pattern.exec(value) ?? [];
    return isDay(year, month, day);
  };
}
